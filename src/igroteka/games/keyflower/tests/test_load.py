"""Positions set up by hand: sound ones load, hostile ones are refused with one clear sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka import Match
from igroteka.core import CHANCE, BadData, Rng, apply, moves, register, waiting
from igroteka.core.json_types import Json, JsonDraft
from igroteka.games.keyflower import GAME

from .scenario import table, turn

register(GAME)

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 99)
    | st.sampled_from(["keywood", "red", "wood", "", "Turn", "table", "0", "boat_keyflower", "jeweller"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def rich() -> JsonDraft:
    """A position with a little of everything."""
    return table(
        3,
        season="autumn",
        auction=["inn", "fair", "well"],
        villages=[{"keywood": (1, 0), "stable": (1, -1)}, {"miner": (1, 0)}],
        won=[["summer_boat_4"]],
        workers=["3 red 2 blue 1 green", "4 yellow", "1 red"],
        skills=["1 saw", "1 anvil 1 saw"],
        bids={"inn": "red 1 2 0", "turn_order_1": "blue 0 1 0", "well": "red 3 2 0"},
        lying={"well": "blue"},
        users={"keywood": "red 1 2", "fair": "yellow 1"},
        goods={"keywood": "2 wood 1 gold", "home_1": "1 stone"},
        cargo={"boat_keyflower": "2 red 1 saw"},
        flipped=["keywood"],
    ).s.to_data()


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_every_position_of_a_game_can_be_stored(seats: int) -> None:
    s = GAME.new(seats)
    rng = Rng(seats)
    while waiting(s):
        if rng.below(6) == 0:
            loaded = GAME.load(s.to_data())
            assert loaded.to_data() == s.to_data()
            for seat in (CHANCE, *range(seats)):
                assert moves(loaded, seat) == moves(s, seat)
        seat = waiting(s)[-1]
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])
    assert GAME.load(s.to_data()).to_data() == s.to_data()


def test_a_position_can_say_that_only_numbers_are_known() -> None:
    data = rich()
    s = GAME.load({**data, "seen_workers": {}, "seen_skills": {}})
    assert s.seen_workers.size(0) == 6
    assert s.seen_workers.most(0, 3) == 1


SEASON = {"frame": "Season", "number": 3}
EXPANSION = {"frame": "Expansion"}
CHAIN = {"me": 0, "tile": 0, "use": True, "pay": None}
CARRY = {"me": 0, "used": 0, "left": 1, "ups": 1}

#: Seat 0 has just used its home.
AT_HOME = {
    "users": {**rich()["users"], "home_1": {"red": 1}},
    "last": {**rich()["last"], "home_1": 1},
    "colour": {**rich()["colour"], "home_1": "red"},
    "seen_workers": {},
}

BAD: list[tuple[str, JsonDraft, str]] = [
    ("no agenda", {"agenda": 7}, "a list of frames"),
    ("unknown frame", {"agenda": turn(0, 3, "autumn", {"frame": "Nap"})}, "found frame 'Nap'"),
    ("seat outside", {"agenda": turn(0, 3, "autumn", {"frame": "Turn", "me": 7})}, "from 0 to 2"),
    ("text for a number", {"agenda": turn(0, 3, "autumn", {"frame": "Turn", "me": "0"})}, "allowed: int"),
    ("odd order", {"agenda": [EXPANSION, SEASON]}, "order of the rules"),
    ("two turns", {"agenda": [*turn(0, 3, "autumn"), {"frame": "Turn", "me": 0}]}, "order of the rules"),
    ("the wrong turn", {"agenda": turn(1, 3, "autumn", {"frame": "Turn", "me": 0})}, "turns clockwise"),
    ("another season", {"season": "spring"}, "tiles of the season"),
    (
        "scoring too early",
        {"agenda": [{"frame": "FinalScoring"}]},
        "only after winter|everybody has one|between",
    ),
    ("set-up in play", {"agenda": [{"frame": "SetUp"}]}, "one for each seat without a home"),
    ("passes", {"passes": 3}, "passes and a turn"),
    ("a boat taken", {"boats": ["boat_sea_bastion", "", ""]}, "before the end"),
    ("a boat twice", {"boats": ["boat_sea_bastion", "boat_sea_bastion", ""]}, "every boat once"),
    ("a boat too many", {"boats": ["boat_white_wind", "", ""]}, "allowed"),
    ("cargo of a strange boat", {"cargo_workers": {"boat_flipper": {"red": 1}}}, "found 'boat_flipper'"),
    ("too many workers", {"workers": [{"red": 39}, {}, {}]}, "more than there are"),
    ("too many skills", {"skills": [{"saw": 16}, {"saw": 1}, {}]}, "more than there are"),
    ("too many goods", {"goods": {"home_1": {"wood": 25}}}, "more than there are"),
    ("goods at auction", {"goods": {"inn": {"wood": 1}}}, "of a seat"),
    ("two equal bids", {"bids": {"inn": [2, 2, 0]}}, "larger than the others"),
    ("a bid in a village", {"bids": {"keywood": [1, 0, 0]}}, "tiles at auction"),
    ("a colour without workers", {"colour": {"stable": "red"}}, "a colour where workers are"),
    ("no colour", {"colour": {}}, "a colour where workers are"),
    ("seven users", {"users": {"keywood": {"red": 7}}, "last": {"keywood": 6, "fair": 1}}, "to 6"),
    ("a last use too small", {"last": {"keywood": 1, "fair": 1}}, r"the last use \(1\) to 1"),
    ("users of two colours", {"users": {"keywood": {"red": 1, "blue": 2}, "fair": {"yellow": 1}}}, "boat 4b"),
    (
        "users of another colour",
        {"users": {"keywood": {"red": 3}, "fair": {"red": 1}}, "side": {"summer_boat_4": 1}, "lying": {}},
        "boat 4b",
    ),
    ("a bid that lies alone", {"bids": {**rich()["bids"], "well": [3, 0, 0]}}, "before standing workers"),
    (
        "a bid that lies before green",
        {"colour": {**rich()["colour"], "well": "green"}, "green": 17},
        "before standing workers",
    ),
    (
        "a bid that lies at a turn order tile",
        {
            "bids": {**rich()["bids"], "turn_order_1": [2, 1, 0]},
            "lying": {"well": "blue", "turn_order_1": "red"},
        },
        "only village tiles",
    ),
    ("an old tile at auction", {"owner": {**rich()["owner"], "alehouse": "table"}}, "found alehouse at"),
    (
        "a winter tile at auction",
        {"owner": {**rich()["owner"], "apothecary": "table"}},
        "tiles of the season",
    ),
    ("users on points", {"users": {"well": {"red": 1}}}, "tiles in play that can be used"),
    ("lying without the boat", {"side": {"summer_boat_4": 1}}, "owner of boat 4a"),
    ("a home elsewhere", {"cells": {"home_1": [1, 0, 0]}}, "for a home|allowed"),
    ("an unmatched edge", {"cells": {**rich()["cells"], "keywood": [1, 0, 0]}}, "edges that match"),
    ("a tile apart", {"cells": {**rich()["cells"], "stable": [5, 5, 0]}}, "beside a tile"),
    ("two on a cell", {"cells": {**rich()["cells"], "stable": rich()["cells"]["keywood"]}}, "beside a tile"),
    ("a rotation", {"cells": {**rich()["cells"], "keywood": [1, 0, 6]}}, "found rotation 6"),
    ("upgraded at auction", {"side": {"inn": 1}}, "only in a village"),
    ("a winter tile twice", {"winter": [["jeweller"], ["jeweller"], ["scribes"]]}, "every tile once"),
    ("no hands", {"winter": [[], [], []]}, "until winter"),
    ("a home on the table", {"owner": {**rich()["owner"], "home_6": "table"}}, "belongs to a seat"),
    ("two homes", {"owner": {**rich()["owner"], "home_6": "0"}}, "one each"),
    (
        "a turn order tile gone",
        {"owner": {k: v for k, v in rich()["owner"].items() if k != "turn_order_2"}},
        "winter",
    ),
    (
        "a boat gone",
        {"owner": {k: v for k, v in rich()["owner"].items() if k != "boat_keyflower"}},
        "all boats",
    ),
    ("a strange boat", {"owner": {**rich()["owner"], "boat_flipper": "table"}}, "not with 3 players"),
    ("wrong knowledge", {"seen_workers": {**rich()["seen_workers"], "stock": [0, 0, 0, 0]}}, "seen_workers"),
    ("pieces aside", {"aside_workers": {"red": 1}, "seen_workers": {}}, "both or none"),
    (
        "a chain at nothing",
        {"agenda": turn(0, 3, "autumn", {"frame": "Payment", "me": 0, "tile": 6})},
        "no legal move|allowed",
    ),
    (
        "a bid for a home",
        {"agenda": turn(0, 3, "autumn", {"frame": "Colour", **CHAIN, "use": False})},
        "a tile at auction",
    ),
    (
        "an odd payment",
        {"agenda": turn(0, 3, "autumn", {"frame": "Colour", **CHAIN, "pay": {"move": "pass"}})},
        "what can pay",
    ),
    (
        "no payment",
        {"agenda": turn(0, 3, "autumn", {"frame": "Colour", **CHAIN, "pay": 7})},
        "a move|Move",
    ),
    (
        "an odd colour",
        {"agenda": turn(0, 3, "autumn", {"frame": "Groups", **CHAIN, "colour": 9, "named": []})},
        "from 0 to 4",
    ),
    (
        "a winning group",
        {"agenda": turn(0, 3, "autumn", {"frame": "Groups", **CHAIN, "colour": 1, "named": [36]})},
        "own losing groups",
    ),
    (
        "texts for groups",
        {"agenda": turn(0, 3, "autumn", {"frame": "Groups", **CHAIN, "colour": 1, "named": ["inn"]})},
        "a list of numbers",
    ),
    (
        "counts too many",
        {
            "agenda": turn(
                0, 3, "autumn", {"frame": "Count", **CHAIN, "colour": 1, "named": [], "counts": [1]}
            )
        },
        "each earlier colour",
    ),
    (
        "an upgrade of another",
        {
            **AT_HOME,
            "agenda": turn(0, 3, "autumn", {"frame": "SpendResource", **CARRY, "tile": 17, "paid": []}),
        },
        "an own tile to upgrade",
    ),
    (
        "carrying without a use",
        {"agenda": turn(0, 3, "autumn", {"frame": "Transport", **CARRY})},
        "a tile with workers on it",
    ),
    (
        "carrying too much",
        {**AT_HOME, "agenda": turn(0, 3, "autumn", {"frame": "Transport", **CARRY, "left": 3})},
        "what home_1 gives",
    ),
    (
        "taking without a use",
        {"agenda": turn(0, 3, "autumn", {"frame": "TakeOne", "me": 0, "at": 0})},
        "a Workshop in use",
    ),
    (
        "four draws",
        {"agenda": turn(0, 3, "autumn", *[{"frame": "DrawWorker", "me": 0} for _ in range(4)])},
        "order of the rules",
    ),
    ("points in play", {"points": [[0, 1, 0, 0, 0, 0], [0] * 6, [0] * 6]}, "none before the end"),
    (
        "a boat overloaded",
        {"cargo_workers": {"boat_keyflower": {"red": 4}}, "seen_workers": {}},
        "4 workers and 1 tokens",
    ),
    (
        "carrying without transport",
        {"agenda": turn(0, 3, "autumn", {"frame": "Transport", **CARRY, "used": 6})},
        "a tile with transport",
    ),
    (
        "placing in a turn",
        {"agenda": turn(0, 3, "autumn", {"frame": "PlaceTile", "me": 0})},
        "order of the rules",
    ),
    ("unknown tile", {"last": {"castle": 1}}, "found 'castle'"),
    ("unknown option", {"options": {"taste": "sweet"}}, "taste"),
    ("seats", {"seats": 9}, "2 to 6"),
    ("a field too many", {"tea": 1}, "unknown fields"),
    ("truth for a number", {"first": True}, "a whole number"),
    ("a huge number", {"first": 10**6000}, "a huge int"),
    ("another game", {"game": "chess"}, "keyflower"),
]


@pytest.mark.parametrize(("name", "change", "says"), BAD, ids=[b[0] for b in BAD])
def test_hostile_data_is_refused(name: str, change: JsonDraft, says: str) -> None:
    with pytest.raises(BadData, match=says):
        GAME.load({**rich(), **change})


def in_set_up() -> JsonDraft:
    """A set-up on its way."""
    s, rng = GAME.new(2), Rng(7)
    for _ in range(25):
        legal = moves(s, CHANCE)
        apply(s, CHANCE, legal[rng.below(len(legal))])
    return s.to_data()


SET_UP: list[tuple[str, JsonDraft, str]] = [
    ("workers missing", {"workers": [{}, {}], "seen_workers": {}}, "with those behind the screen"),
    (
        "a worker too many",
        {"workers": [{"red": 9}, {"red": 8}], "seen_workers": {}},
        "with those behind the screen",
    ),
    ("a skill", {"skills": [{"saw": 1}, {}], "seen_skills": {}}, "untouched table"),
    ("goods", {"goods": {"home_1": {"wood": 1}}}, "untouched table|of a seat"),
    ("a season begun", {"season": "summer"}, "untouched table"),
    ("no home", {"owner": {}, "cells": {}}, "homes to deal|all boats"),
    (
        "other draws",
        {"agenda": [{"frame": "Season", "number": 0}, {"frame": "DealWinter", "me": 0}]},
        "another set-up",
    ),
]


@pytest.mark.parametrize(("name", "change", "says"), SET_UP, ids=[b[0] for b in SET_UP])
def test_a_hostile_set_up_is_refused(name: str, change: JsonDraft, says: str) -> None:
    with pytest.raises(BadData, match=says):
        GAME.load({**in_set_up(), **change})


def in_winter() -> JsonDraft:
    """Seat 1 has chosen its winter tiles, seat 0 has not."""
    t = table(2, season="autumn", agenda=[{"frame": "Season", "number": 3}]).do("1 choose_winter 3")
    return t.s.to_data()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"winter": [["jeweller"], []]}, "one for each seat at least"),
        ({"season": "autumn"}, "after this season|only in winter|only after winter"),
        ({"chosen": [["scribes"], []]}, "every tile once|one for each seat"),
    ],
)
def test_a_hostile_choice_is_refused(change: JsonDraft, says: str) -> None:
    with pytest.raises(BadData, match=says):
        GAME.load({**in_winter(), **change})


def test_hostile_answers_are_refused() -> None:
    answers: list[Any] = [[[], [{"move": "pass"}]], [[]], [[], [5]], 5]
    for said in answers:
        data = in_winter()
        data["agenda"][-1]["said"] = said
        with pytest.raises(BadData):
            GAME.load(data)
    data = in_winter()
    data["agenda"][-1]["lanes"] = [[{"frame": "Expand", "me": 0}], [{"frame": "Expand", "me": 1}]]
    with pytest.raises(BadData, match="other lanes"):
        GAME.load(data)


@pytest.mark.parametrize("data", [None, 7, [], "keyflower", {}, {1: 2, None: 3}])
def test_what_is_no_position_at_all(data: Json) -> None:
    with pytest.raises(BadData):
        GAME.load(data)


def test_nesting_without_end_is_refused() -> None:
    deep: Json = []
    for _ in range(5000):
        deep = [deep]
    for change in ({"agenda": deep}, {"points": deep}, {"bids": {"inn": deep}}, {"seen_workers": deep}):
        with pytest.raises(BadData):
            GAME.load({**rich(), **change})


def damage(data: st.DataObject, stored: JsonDraft) -> None:
    """Change one thing somewhere in the data."""
    key: Any = data.draw(st.sampled_from(sorted(stored)))
    inner: Any = stored[key]
    where: Any = stored
    while isinstance(inner, (dict, list)) and inner and data.draw(st.booleans()):
        where = inner
        key = (
            data.draw(st.sampled_from(sorted(inner)))
            if isinstance(inner, dict)
            else data.draw(st.integers(0, len(inner) - 1))
        )
        inner = inner[key]
    where[key] = data.draw(JSON)


def check(stored: JsonDraft) -> None:
    """Refused, or playable."""
    try:
        s = GAME.load(stored)
    except BadData:
        return
    rng = Rng(1)
    for _ in range(30):
        seats = waiting(s)
        if not seats:
            break
        legal = moves(s, seats[0])
        apply(s, seats[0], legal[rng.below(len(legal))])


@settings(max_examples=250, deadline=None)
@given(st.data())
def test_any_damage_is_refused_or_playable(data: st.DataObject) -> None:
    stored = copy.deepcopy(data.draw(st.sampled_from([RICH, SETTING_UP, CHOOSING])))
    damage(data, stored)
    check(stored)


RICH, SETTING_UP, CHOOSING = rich(), in_set_up(), in_winter()


def test_a_match_can_begin_in_the_middle_of_the_choice() -> None:
    again = Match.begin("keyflower", in_winter(), seed=1)
    assert again.seats == [0]
    again.play("choose_winter 1", seat=0)
    assert Match.parse(again.export()).export() == again.export()
