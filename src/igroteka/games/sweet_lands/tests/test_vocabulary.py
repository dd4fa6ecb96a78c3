"""The words of effects: what data files may say, and steps that our own components use in one way only."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.agenda import settle
from igroteka.core.effects import Perform
from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands.components.vocabulary import BadEffect, check_effect
from igroteka.games.sweet_lands.counting import count_text
from igroteka.games.sweet_lands.rules.catalogue import effect
from igroteka.texts import speaker

from .scenario import Table, table

Row = JsonDraft
SEARCH: Row = {"op": "search", "n": 2, "card_kind": "round_end"}
PLAY: Row = {"op": "play", "card_kind": "round_end", "discount_gold": 5, "only_found": True}


def resolving(rows: list[Row], **who: Any) -> Table:
    """A position in which an effect of some other deck is carried out."""
    check_effect(rows, "effect")
    t = table(2, who)
    t.s.then(Perform(0, effect(rows)))
    settle(t.s)
    return t


# ---------------------------------------------------------------- playing what was found


@pytest.mark.rule("SL-3.0.2", "SL-3.0.4")
def test_a_found_card_may_be_played_at_its_price() -> None:
    t = resolving([SEARCH, PLAY], have={"gold": 3}, hand=["pie_01"])
    t.do("0 find cake_31", "0 find cake_32")  # 6 and 9 gold, 5 less
    assert t.legal() == {"play cake_31", "stop"}
    t.do("0 play cake_31")
    assert t.have("gold") == 2
    assert t.hand() == {"pie_01", "cake_32"}
    assert list(t.view(1).players[0].played) == ["cake_31"]


@pytest.mark.rule("SL-3.0.2")
def test_a_found_card_may_be_kept() -> None:
    t = resolving([SEARCH, PLAY], have={"gold": 3}, hand=["pie_01"])
    t.do("0 find cake_31", "0 find cake_32", "0 stop")
    assert t.have("gold") == 3
    assert t.hand() == {"pie_01", "cake_31", "cake_32"}
    t = resolving([SEARCH, PLAY], hand=["pie_01"]).do("0 find cake_31", "0 find cake_32")
    assert t.legal() == {"stop"}  # neither can be paid, which nobody else may see
    t.do("0 stop")
    assert "end_round" in t.legal()
    assert t.hand() == {"pie_01", "cake_31", "cake_32"}


@pytest.mark.rule("SL-3.0.2")
def test_only_a_fitting_card_that_was_found_is_played() -> None:
    rows = [{"op": "search", "n": 2, "sweet": "macaron"}, {**PLAY, "free": True}]
    t = resolving(rows, hand=["cake_31", "pie_01"]).do("0 find macaron_31", "0 find macaron_01")
    assert t.legal() == {"play macaron_31", "stop"}
    t.do("0 play macaron_31")
    assert t.hand() == {"cake_31", "pie_01", "macaron_01"}


# ---------------------------------------------------------------- what is refused

REFUSED = [
    ("no search for what is found", [PLAY], "only_found"),
    ("two searches", [SEARCH, SEARCH, PLAY], "only_found"),
    ("two cards", [SEARCH, PLAY, PLAY], "only_found"),
    ("on a condition", [SEARCH, {**PLAY, "if": [{"what": "food", "min": 3}]}], "only_found"),
    ("a number of cards found", [SEARCH, {**PLAY, "per": {"what": "rabbit"}}], "only_found"),
    (
        "some number of times",
        [{"op": "pay", "cost": {"gold": 1}, "times": 2, "then": [{"op": "road"}]}],
        "times",
    ),
    ("no road", [{"op": "road", "n": 0}], "n: found 0"),
    ("no step", [{"op": "prosper", "n": 0, "color": "any"}], "n: found 0"),
    ("nothing found", [{"op": "search", "n": 0}], "n: found 0"),
    ("no gold", [{"op": "gain", "gold": 0}], "gold: found 0"),
    ("no production", [{"op": "produce", "any": 0}], "any: found 0"),
    ("one of two terrains", [{"op": "gain", "vp": 1, "per": {"what": "terrain", "kinds": ["sea"]}}], "kinds"),
    (
        "the same terrain twice",
        [{"op": "gain", "vp": 1, "per": {"what": "terrain", "kinds": ["sea", "sea"]}}],
        "kinds",
    ),
    (
        "one terrain and two",
        [{"op": "gain", "vp": 1, "per": {"what": "terrain", "kind": "sea", "kinds": ["mine", "field"]}}],
        "kind and kinds",
    ),
    (
        "a kind of card and its mark",
        [{"op": "gain", "vp": 1, "per": {"what": "played", "kind": "round_end", "mark": "agri"}}],
        "kind and mark",
    ),
    ("two kinds of site", [{"op": "property", "on": ["field", "sea"]}], "on"),
    ("never", [{"op": "gain", "vp": 1, "per": {"what": "road", "max": 0}}], "max: found 0"),
]


@pytest.mark.parametrize(("rows", "said"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_effects_that_say_nothing_or_too_much(rows: list[Row], said: str) -> None:
    with pytest.raises(BadEffect, match=said) as refused:
        check_effect(rows, "effect")
    assert "allowed" in str(refused.value)


@pytest.mark.parametrize(
    ("count", "en", "ru"),
    [
        (
            {"what": "terrain", "kinds": ["field", "sea"], "state": "flipped"},
            "flipped field or sea tokens",
            "перевёрнутых жетонов пашни и моря",
        ),
        (
            {"what": "property", "kind": "tent", "on": "field"},
            "tents on field tokens",
            "палаток на жетонах пашни",
        ),
        (
            {"what": "property", "on": "sea"},
            "properties on sea tokens",
            "фишек собственности на жетонах моря",
        ),
    ],
)
def test_a_count_is_told_with_all_its_words(count: Row, en: str, ru: str) -> None:
    check_effect([{"op": "gain", "vp": 1, "per": count}], "effect")
    assert speaker("sweet_lands", "en")(count_text(count)) == en
    assert speaker("sweet_lands", "ru")(count_text(count)) == ru


def test_effects_that_may_be_nothing() -> None:
    check_effect([{"op": "property", "n": 1, "free": False, "discount_wood": 0}], "effect")
    check_effect(
        [{"op": "pay", "cost": {"gold": 1}, "times": 0, "then": [{"op": "gain", "vp": 1}]}], "effect"
    )
    check_effect([SEARCH, PLAY], "effect")
