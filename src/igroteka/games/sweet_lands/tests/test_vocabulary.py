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
from igroteka.games.sweet_lands.ui.draw.art import ART
from igroteka.games.sweet_lands.ui.draw.glyphs import words_of
from igroteka.games.sweet_lands.ui.words import effect_text
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


#: Symbols of the rulebook's glossary that are on none of our components: the count, a player, what it is worth, and its words.
GLOSSARY: list[tuple[Row, dict[str, Any], int, tuple[str, str, str]]] = [
    (
        {"what": "terrain", "kind": "mine", "state": "flipped"},
        {"tokens": {"r0c7": "up"}, "flipped": ["r0c4", "r0c5", "r0c1"]},
        2,
        ("flipped mine token", "перевёрнутый жетон шахты", "перевернутий жетон шахти"),
    ),
    (
        {"what": "terrain", "kind": "sea", "state": "flipped"},
        {"tokens": {"r0c6": "up"}, "flipped": ["r0c1", "r0c4"]},
        1,
        ("flipped sea token", "перевёрнутый жетон моря", "перевернутий жетон моря"),
    ),
    (
        {"what": "played", "mark": "agri"},
        {"columns": {"agri": ["pie_03"], "forest": ["cake_01"]}, "played": ["cake_25"]},
        2,
        (
            "played card with an agriculture mark",
            "карту со знаком сельскохозяйственной промышленности",
            "карту зі знаком сільського господарства",
        ),
    ),
    (
        {"what": "played", "mark": "forest"},
        {"columns": {"agri": ["pie_03"], "forest": ["cake_01"]}, "played": ["cake_25"]},
        2,
        (
            "played card with a forestry mark",
            "карту со знаком лесной промышленности",
            "карту зі знаком лісової промисловості",
        ),
    ),
    (
        {"what": "played", "mark": "mining"},
        {"columns": {"agri": ["pie_03"], "forest": ["cake_01"]}, "played": ["cake_25"]},
        1,
        (
            "played card with a mining mark",
            "карту со знаком горнодобывающей промышленности",
            "карту зі знаком гірничої промисловості",
        ),
    ),
    (
        {"what": "ip_symbol"},
        {"cart": 4, "locomotive": 3, "pieces": {"r2c4": "lab"}},
        3,
        (
            "industry point symbol your cart and locomotive have crossed",
            "символ промышленных очков, пересечённый вашими фишками",
            "символ промислових очок, який перетнули ваші фішки",
        ),
    ),
]


@pytest.mark.parametrize(("count", "who", "n", "words"), GLOSSARY, ids=[str(row[0]) for row in GLOSSARY])
@pytest.mark.rule("SL-3.0.6", "SL-5.19", "SL-5.51")
def test_symbols_of_the_glossary_that_our_components_lack(
    count: Row, who: dict[str, Any], n: int, words: tuple[str, str, str]
) -> None:
    rows: list[Row] = [{"op": "gain", "vp": 2, "per": count}]
    assert resolving(rows, **who).have("vp") == 2 * n
    for least, vp in ((n, 5), (n + 1, 0)):
        rows = [{"op": "gain", "vp": 5, "if": [{**count, "min": least}]}]
        assert resolving(rows, **who).have("vp") == vp
    for lang, word in zip(("en", "ru", "uk"), words, strict=True):
        said = speaker("sweet_lands", lang)(effect_text([{"op": "gain", "vp": 2, "per": count}]))
        assert said.endswith(word)
    pictures = [glyph.what for word in words_of(rows) for glyph in word if glyph.kind == "icon"]
    assert len(pictures) > 1
    assert set(pictures) <= set(ART)


def test_industry_point_symbols_are_crossed() -> None:
    rows: list[Row] = [{"op": "gain", "vp": 5, "if": [{"what": "ip_symbol", "min": 1}]}]
    said = [speaker("sweet_lands", lang)(effect_text(rows)) for lang in ("en", "ru", "uk")]
    assert (
        said[0]
        == "gain 5 victory points if your cart and locomotive have crossed at least 1 industry point symbol"
    )
    assert said[1].endswith("если ваши повозка и паровоз пересекли хотя бы 1\u00a0символ промышленных очков")
    assert said[2].endswith("якщо ваші віз і паровоз перетнули щонайменше 1\u00a0символ промислових очок")


def test_effects_that_may_be_nothing() -> None:
    check_effect([{"op": "property", "n": 1, "free": False, "discount_wood": 0}], "effect")
    check_effect(
        [{"op": "pay", "cost": {"gold": 1}, "times": 0, "then": [{"op": "gain", "vp": 1}]}], "effect"
    )
    check_effect([SEARCH, PLAY], "effect")
