"""Positions set up by hand: sound ones load, hostile ones are refused with one clear sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka import Match
from igroteka.core import CHANCE, BadData, Rng, apply, moves, waiting
from igroteka.games.dream_city import GAME

from .scenario import table

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 99)
    | st.sampled_from(["office", "r1c1", "seed", "", "Round"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["full", "training"])
def test_every_position_of_a_game_can_be_stored(seats: int, mode: str) -> None:
    s = GAME.new(seats, {"mode": mode} if seats > 1 else {})
    rng = Rng(seats)
    while waiting(s):
        assert GAME.load(s.to_data()).to_data() == s.to_data()
        seat = waiting(s)[-1]
        legal = moves(s, seat)
        assert seat == CHANCE or legal
        apply(s, seat, legal[rng.below(len(legal))])
    assert GAME.load(s.to_data()).to_data() == s.to_data()


def build(me: int = 0, used: int = 0) -> dict[str, Any]:
    return {"frame": "Build", "me": me, "used": used, "extra": False}


AROUND: list[dict[str, Any]] = [
    {"frame": "Round"},
    {"frame": "Turn", "me": 1},
    {"frame": "Refill", "setup": False},
]
BAD: list[tuple[str, dict[str, Any], str]] = [
    ("no agenda", {"agenda": 7}, "a list of frames"),
    ("unknown frame", {"agenda": [{"frame": "Nap"}]}, "found frame 'Nap'"),
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
    ("unknown option", {"options": {"taste": "sweet"}}, "taste"),
    ("options no object", {"options": []}, "object of texts"),
    ("seats", {"seats": 9}, "1 to 4"),
    ("a field too many", {"tea": 1}, "unknown fields"),
    ("a huge number", {"first": 10**6000}, "a huge int"),
    ("another game", {"game": "chess"}, "dream_city"),
]


@pytest.mark.parametrize(("name", "change", "says"), BAD, ids=[b[0] for b in BAD])
def test_hostile_data_is_refused(name: str, change: dict[str, Any], says: str) -> None:
    data = table(hidden=[["office", "park"], ["metro", "home"]]).s.to_data()
    with pytest.raises(BadData, match=says):
        GAME.load({**data, **change})


@pytest.mark.parametrize("data", [None, 7, [], "dream_city", {}, {1: 2, None: 3}])
def test_what_is_no_position_at_all(data: Any) -> None:
    with pytest.raises(BadData):
        GAME.load(data)


def test_nesting_without_end_is_refused() -> None:
    data = table().s.to_data()
    deep: Any = []
    for _ in range(5000):
        deep = [deep]
    for change in (
        {"agenda": deep},
        {"points": deep},
        {"agenda": [{"frame": "Together", "seats": [], "lanes": deep, "said": []}]},
    ):
        with pytest.raises(BadData):
            GAME.load({**data, **change})


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_is_refused_or_playable(data: st.DataObject) -> None:
    stored: dict[str, Any] = copy.deepcopy(table(flower=[1, 1], area={"park": 1}).s.to_data())
    key = data.draw(st.sampled_from(sorted(stored)))
    inner = stored[key]
    if isinstance(inner, dict) and inner and data.draw(st.booleans()):
        inner[data.draw(st.sampled_from(sorted(inner)))] = data.draw(JSON)
    elif isinstance(inner, list) and inner and data.draw(st.booleans()):
        inner[data.draw(st.integers(0, len(inner) - 1))] = data.draw(JSON)
    else:
        stored[key] = data.draw(JSON)
    try:
        s = GAME.load(stored)
    except BadData:
        return
    rng = Rng(1)
    for _ in range(40):
        turn = waiting(s)
        if not turn:
            break
        legal = moves(s, turn[0])
        apply(s, turn[0], legal[rng.below(len(legal))])


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
