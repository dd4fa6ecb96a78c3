"""Positions set up by hand: sound ones load, hostile ones are refused with one clear sentence."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import Rng
from igroteka.core.json_types import JsonDraft
from igroteka.games.dream_city import GAME
from igroteka.testing.stored import (
    Change,
    damages,
    nonsense,
    refuses,
    refuses_what_is_no_position,
    stores_every_position,
)

from .scenario import table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["full", "training"])
def test_every_position_of_a_game_can_be_stored(seats: int, mode: str) -> None:
    stores_every_position(GAME, seats, {"mode": mode} if seats > 1 else {})


def build(me: int = 0, used: int = 0) -> JsonDraft:
    return {"frame": "Build", "me": me, "used": used, "extra": False}


AROUND: list[JsonDraft] = [
    {"frame": "Round"},
    {"frame": "Turn", "me": 1},
    {"frame": "Refill", "setup": False},
]
BAD: list[tuple[str, Change, str]] = [
    ("abstract frame", {"agenda": [{"frame": "FromStack", "slot": 0}]}, "order of the rules"),
    ("seat outside", {"agenda": [{"frame": "Round"}, {"frame": "Turn", "me": 7}]}, "allowed: 0 to 1"),
    ("odd order", {"agenda": [build(), {"frame": "Round"}]}, "order of the rules"),
    ("text for a number", {"agenda": [{"frame": "Turn", "me": "0"}]}, "allowed: int"),
    ("nothing to build", {"agenda": [*AROUND, build()], "hidden": [[], ["metro"]]}, "office|can build"),
    ("set-up in play", {"agenda": [{"frame": "SetUp"}]}, "untouched table"),
    ("too many in hand", {"hidden": [["office", "park", "home"], ["metro", "home"]]}, "at most 2"),
    ("a tile too many", {"city": [{"r1c1": "office"}, {}]}, "found 14 tiles"),
    ("a token too many", {"area": {"park": 2}}, "tokens in pool and area"),
    ("box too large", {"box": 60}, "box|pool"),
    ("stack too high", {"stacks": {"seed": 99}}, "from 0 to 13"),
    ("unknown cell", {"city": [{"r9c9": "office"}, {}]}, "found 'r9c9'"),
    ("unknown tile", {"market": {"seed": "castle"}}, "found 'castle'"),
    ("points below zero", {"points": [{"office": -1}, {}]}, "from 0 to"),
    ("a flower too many", {"flower": [2, 0]}, "from 0 to 1"),
    ("truth for a number", {"first": True}, "a whole number"),
    ("a huge number", {"first": 10**6000}, "a huge int"),
]


@pytest.mark.parametrize(("name", "change", "says"), BAD, ids=[b[0] for b in BAD])
def test_hostile_data_is_refused(name: str, change: Change, says: str) -> None:
    refuses(GAME, {**table(hidden=[["office", "park"], ["metro", "home"]]).s.to_data(), **change}, says)


@pytest.mark.parametrize(("change", "says"), nonsense(GAME))
def test_plain_nonsense_is_refused(change: Change, says: str) -> None:
    refuses(GAME, {**table(hidden=[["office", "park"], ["metro", "home"]]).s.to_data(), **change}, says)


def test_what_is_no_position_at_all_is_refused() -> None:
    refuses_what_is_no_position(GAME, table().s.to_data())


def test_any_damage_is_refused_or_playable() -> None:
    damages(GAME, table(flower=[1, 1], area={"park": 1}).s.to_data(), words=["r5c5", "star"])


def test_a_match_can_begin_in_the_middle_of_the_final_choice() -> None:
    m = Match.new("dream_city", seats=2, seed=5)
    rng = Rng(5)
    while len(m.seats) < 2:
        m.play(m.moves[rng.below(len(m.moves))])
    m.play(m.moves_of(1)[0], seat=1)
    again = Match.begin("dream_city", m.state.to_data(), seed=1)
    assert again.seats == [0]
    assert again.log_for(0) == []
    assert not again.can_undo(1)
    again.play(again.moves_of(0)[0], seat=0)
    assert again.over
    assert Match.parse(again.export()).export() == again.export()
