"""Agendas that are stored, loaded, and damaged on the way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.core import (
    CHANCE,
    Ask,
    BadData,
    Queue,
    canonical,
    over,
    settle,
    waiting,
)

from .toys import (
    BREAD,
    HONEY,
    PICK,
    Errands,
    Note,
    Pick,
    Reward,
    Rewards,
    Roll,
    fair,
    load,
    offers,
    say,
)


def test_an_open_together_survives_storage() -> None:
    s = offers(0, 1, 2)
    say(s, 0, "offer 2", "close")
    say(s, 1, "offer 4")
    data = json.loads(canonical(s.to_data()))
    other = load(data)
    assert other.to_data() == s.to_data()
    assert other.agenda == s.agenda
    assert waiting(other) == [1, 2]
    for t in (s, other):
        say(t, 2, "close")
        say(t, 1, "offer 1")
    assert over(s)
    assert other.to_data() == s.to_data()


def damaged(path: tuple[int | str, ...], value: Any) -> dict[str, Any]:
    """The data of an open Together with one entry replaced."""
    s = offers(0, 1)
    say(s, 0, "offer 2")
    data: dict[str, Any] = json.loads(canonical(s.to_data()))
    at: Any = data["agenda"]
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ((0,), 7, r"agenda\[0\]: found frame 7; allowed: .*Note"),
        ((0, "frame"), "Parade", r"agenda\[0\]: found frame 'Parade'; allowed: Errands, "),
        ((0, "frame"), ["Note"], r"agenda\[0\]: found frame \['Note'\]"),
        ((0, "text"), 3, r"agenda\[0\].text: found 3; allowed: str"),
        (
            (0, "colour"),
            "red",
            r"agenda\[0\]: found fields \['colour', 'text'\]; allowed: exactly \['text'\]",
        ),
        ((1, "lanes", 0, 0, "me"), True, r"agenda\[1\].lanes\[0\]\[0\].me: found True; allowed: Seat"),
        ((1, "said", 0, 0), {"move": "offer 9"}, r"agenda\[1\].said\[0\]\[0\]: found move 'offer 9'"),
        ((1, "said", 0, 0), {"move": "pick 1"}, r"pick 1 is not legal for seat 0; allowed: offer 1, "),
        ((1, "said", 1), [{"move": "close"}, {"move": "close"}], "seat 1 cannot play close now"),
        ((1, "said", 0, 0), 1.5, r"agenda\[1\].said\[0\]\[0\]: found 1.5; allowed: a number"),
        ((1, "said"), [], "agenda: IndexError"),
        ((1, "seats"), [1, 0], r"found the seats \(1, 0\); allowed: each seat once, in seat order"),
        ((1, "seats"), [0, 0], r"found the seats \(0, 0\)"),
        ((1, "lanes", 1, 0, "me"), 0, "the lane of seat 1 asks seat 0"),
        ((1, "lanes", 0, 0, "me"), 44, "agenda: IndexError"),
    ],
)
def test_a_damaged_agenda_is_refused_by_name(path: tuple[int | str, ...], value: Any, message: str) -> None:
    with pytest.raises(BadData, match=message):
        load(damaged(path, value))


def test_a_question_without_an_answer_is_refused() -> None:
    data = fair(Rewards(0, (Reward(BREAD), Reward(HONEY)))).to_data()
    data["agenda"][0]["me"] = 1
    assert waiting(load(data)) == [1]
    data["agenda"] = [{"frame": "Pick", "me": 0, "most": -1}]
    with pytest.raises(BadData, match="agenda: Pick has no legal move; allowed: a position to play on"):
        load(data)


def test_a_queue_is_stored_with_what_waits_in_it() -> None:
    s = fair(Pick(0, 0), Errands((Note("a"), Roll(True))))
    other = load(json.loads(canonical(s.to_data())))
    assert other.agenda == s.agenda
    assert isinstance(other.agenda[0], Queue)
    say(other, 0, "pick 0")
    assert other.trail == ["0 picked 0", "a"]
    assert waiting(other) == [CHANCE]


def test_asks_have_quiet_defaults() -> None:
    question: Ask = Pick(0, 1)
    s = fair(question)
    assert question.prompt(s).key == "ask-Pick"
    assert question.sees(s, PICK[1]) is None
    assert question.mask(PICK[1]) == "pick ?"
    assert question.why_not(s, "purse:1") is None
    assert question.standing(s, {}) is None
    assert Rewards(0).prompt(s).key == "ask-Rewards"
    settle(s)
    assert waiting(s) == [0]
