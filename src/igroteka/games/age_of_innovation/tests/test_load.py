"""Positions set up by hand: sound ones load, hostile ones are refused with one clear sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core import CHANCE, BadData, Rng, apply, chance, moves, waiting
from igroteka.core.json_types import Json, JsonDraft
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.state import AgeOfInnovationState

from .scenario import table

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 99)
    | st.sampled_from(["desert", "E9", "guild", "steel", "coins", "palace-3", "", "Turn", "0", "1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("way", ["sets", "draft"])
def test_every_position_of_a_game_can_be_stored(seats: int, way: str) -> None:
    s = GAME.new(seats, {"factions": way} if seats > 1 else {"level": "4" if way == "draft" else "1"})
    rng = Rng(f"{seats} {way}")
    while waiting(s):
        data = s.to_data()
        loaded = GAME.load(data)
        assert loaded.to_data() == data
        assert (loaded.near, loaded.reach, loaded.homes, loaded.link) == (s.near, s.reach, s.homes, s.link)
        assert [a.items for a in loaded.able] == [a.items for a in s.able]
        seat = waiting(s)[-1]
        legal = moves(s, seat)
        assert moves(loaded, seat) == legal
        assert seat == CHANCE or legal
        apply(s, seat, legal[rng.below(len(legal))])
    assert GAME.load(s.to_data()).to_data() == s.to_data()


def frame(name: str, **fields: Any) -> JsonDraft:
    return {"frame": name, **fields}


def base() -> JsonDraft:
    return table(2, {"E9": "0 workshop", "H6": "0 guild", "E10": "1 guild"}).s.to_data()


def on_top(*frames: JsonDraft) -> JsonDraft:
    """The agenda of the base with other frames instead of the turn."""
    return {"agenda": [*base()["agenda"][:-1], *frames]}


FINISH, OFFERS = frame("Finish", me=0), frame("Offers", frames=[])
PENDING = frame("Pending", me=0, frames=[])
BAD: list[tuple[str, JsonDraft, str]] = [
    ("another game", {"game": "chess"}, "age_of_innovation"),
    ("seats", {"seats": 9}, "1 to 5"),
    ("unknown option", {"options": {"taste": "sweet"}}, "taste"),
    ("a field too many", {"tea": 1}, "unknown fields"),
    ("a round in the set-up", {"round": 0}, "in phase"),
    ("an odd order", {"order": [0, 0]}, "each party once"),
    ("a tile twice", {"round_tiles": ["workshop_law"] * 6}, "each once"),
    ("no tiles", {"round_tiles": [""] * 6}, "after the whole set-up"),
    ("too few bonuses", {"display": ["coins"]}, "after the whole set-up|each once"),
    ("a bonus twice", {"bonus": ["send_scholar", "power_coins"]}, "each once"),
    ("a faction twice", {"faction": ["monks", "monks"]}, "each once"),
    ("a terrain twice", {"native": ["desert", "desert"]}, "each once"),
    ("no faction", {"faction": ["", "monks"]}, "a board, a faction"),
    ("points that do not add up", {"points": [[0] * 16] * 2}, "add up"),
    ("too many tokens", {"bowl_1": [9, 5]}, "power tokens"),
    ("too many scholars", {"purse": [[0, 0, 8, 0, 0, 0, 0, 0, 0, 20], [0] * 9 + [20]]}, "scholars|tokens"),
    ("keys without cities", {"keys": [2, 0]}, "city tile"),
    ("annexes from nowhere", {"annexed": ["E9"]}, "annexes"),
    ("two on level 12", {"level": [[12, 0, 0, 0], [12, 0, 0, 0]]}, "level 12"),
    ("a building in the river", {"building": {"E9": "guild", "F8": "workshop"}}, "owner|outside|terrain"),
    ("a building without owner", {"owner": {}}, "owner"),
    (
        "a foreign ground",
        {"terraformed": {}},
        "found the terrain wasteland; allowed: swamp, native to its owner",
    ),
    ("a coloured tower", {"building": {"E9": "tower", "H6": "guild", "E10": "guild"}}, "neutral"),
    ("a palace without tile", {"building": {"E9": "palace", "H6": "guild", "E10": "guild"}}, "both or none"),
    ("a bridge in the air", {"bridges": {"A7-B5": "0"}}, "own building"),
    ("no such hex", {"building": {"Z9": "guild"}}, "found 'Z9'"),
    ("a river city on land", {"river_cities": ["E9"]}, "river hexes"),
    ("levels of nobody", {"territory": 12}, "territory"),
    ("cards of the Automa", {"deck": ["card-1"]}, "alone"),
    ("nothing to do", {"agenda": []}, "goes on"),
    ("the end too early", {"phase": "end"}, "empty agenda"),
    ("another phase", {"phase": "income"}, "with this agenda"),
    ("the set-up in play", {"agenda": [frame("SetUp")]}, "order of the rules"),
    ("an unknown frame", on_top(frame("Nap")), "found frame 'Nap'"),
    ("a seat outside", on_top(frame("Turn", me=7)), "from 0 to 1"),
    ("a text for a number", on_top(frame("Turn", me="0")), "allowed: int"),
    ("a turn out of order", on_top(frame("Turn", me=1)), "out of order"),
    ("two turns", on_top(frame("Turn", me=0), frame("Turn", me=0)), "order of the rules"),
    ("a question in the air", on_top(frame("ChooseCity", me=0)), "order of the rules"),
    ("who has passed", {"passed": [0]}, "has not passed"),
    (
        "a key without a lock",
        on_top(FINISH, OFFERS, PENDING, frame("UseKey", me=0, discipline=0, left=1)),
        "level 7",
    ),
    (
        "a fifth discipline",
        on_top(FINISH, OFFERS, PENDING, frame("ChooseLevels", me=0, n=2, split=True, closed=16)),
        "four disciplines",
    ),
    (
        "levels for nothing",
        on_top(FINISH, OFFERS, PENDING, frame("ChooseLevels", me=0, n=2, split=True, closed=15)),
        "no legal move",
    ),
    (
        "books that are not there",
        on_top(FINISH, OFFERS, PENDING, frame("SpendBook", me=0, n=2)),
        "books to pay",
    ),
    (
        "no such innovation",
        on_top(FINISH, OFFERS, PENDING, frame("TakeInnovation", me=0, innovation=17)),
        "on the board",
    ),
    (
        "no guild for a palace",
        on_top(FINISH, OFFERS, PENDING, frame("ChoosePalace", me=0, hex=3)),
        "own guild",
    ),
    (
        "spades of another phase",
        on_top(FINISH, OFFERS, PENDING, frame("Work", me=0, free=1, first=-1, used=0, mode=5)),
        "of this phase",
    ),
    (
        "another action waits",
        on_top(
            FINISH,
            OFFERS,
            PENDING,
            frame("Perform", me=0, effect={"tree": "faction:psychics:ability-1.do"}, n=1),
        ),
        "at once",
    ),
    ("no effect", on_top(FINISH, OFFERS, PENDING, frame("Perform", me=0, effect=5, n=1)), "effect"),
    (
        "an offer to oneself",
        on_top(FINISH, OFFERS, frame("Answer", me=0, amount=2, builder=0)),
        "another seat|out of",
    ),
    (
        "rewards of another",
        on_top(
            FINISH,
            OFFERS,
            frame("Pending", me=0, frames=[frame("Perform", me=1, effect={"tree": "city"}, n=1)]),
        ),
        "same seat",
    ),
    ("a huge number", {"round": 10**6000}, "a huge int"),
    ("truth for a number", {"round": True}, "a whole number"),
]


@pytest.mark.parametrize(("name", "change", "says"), BAD, ids=[b[0] for b in BAD])
def test_hostile_data_is_refused(name: str, change: JsonDraft, says: str) -> None:
    with pytest.raises(BadData, match=says):
        GAME.load({**base(), **change})


def in_set_up(frame_name: str, seats: int = 3, **options: str) -> AgeOfInnovationState:
    """A position in the middle of the set-up."""
    s, rng = GAME.new(seats, options), Rng(7)
    while type(s.agenda[-1]).__name__ != frame_name:
        legal = moves(s, waiting(s)[0])
        apply(s, waiting(s)[0], legal[rng.below(len(legal))])
    return s


STAGES = [
    *[("DrawCompetency", {}), ("ChooseSet", {}), ("PlaceStart", {}), ("Draft", {"factions": "draft"})],
    ("DraftBonus", {"factions": "draft"}),
]


@pytest.mark.parametrize(("stage", "options"), STAGES)
def test_damaged_set_ups_are_refused(stage: str, options: dict[str, str]) -> None:
    data = in_set_up(stage, 3, **options).to_data()
    cells = data["competency_cells"]
    changes: list[JsonDraft] = [
        {"competency_cells": [""] * 12 if cells[0] else ["tower", *cells[1:]]},
        {"round_tiles": ["", *data["round_tiles"][1:]]},
        {"innovations": [["steel"], [], []]},
        {"agenda": data["agenda"][:-1] + data["agenda"][-2:-1]},
        {"agenda": data["agenda"][1:]},
        {"display": []} if data["display"] else {"display": ["coins", "spade"]},
        {"round": 1},
    ]
    for change in changes:
        with pytest.raises(BadData):
            GAME.load({**data, **change})


@pytest.mark.parametrize("data", [None, 7, [], "age_of_innovation", {}, {1: 2, None: 3}])
def test_what_is_no_position_at_all(data: Json) -> None:
    with pytest.raises(BadData):
        GAME.load(data)


def test_nesting_without_end_is_refused() -> None:
    data = base()
    deep: Json = []
    for _ in range(5000):
        deep = [deep]
    for change in ({"agenda": deep}, {"points": deep}, {"agenda": [{**PENDING, "frames": deep}]}):
        with pytest.raises(BadData):
            GAME.load({**data, **change})


def _positions() -> list[JsonDraft]:
    rich = [{"c": 30, "t": 12, "s": 2, "bb": 5}]
    school = table(2, {"E9": "0 guild", "E10": "0 school", "D9": "0 guild", "D10": "0 workshop"})
    school.do("0 upgrade E10 university")
    palace = table(2, {"E9": "0 guild", "C8": "0 workshop"}, palaces=["palace-15", "palace-17"])
    palace.do("0 upgrade E9 palace", "0 palace palace-15")
    offer = table(2, {"E10": "1 guild", "E8": "0 workshop"}).do("0 build E9")
    books = table(2, shelf=["sewers"], purse=[{"bb": 3, "bl": 3, "c": 9}]).do("0 innovate sewers")
    deus = table(2, shelf=["deus_ex_machina"], purse=rich).do("0 innovate deus_ex_machina")
    alone = table(1, {"E9": "0 workshop"}, bonuses=("coins", "power_coins"), deck=["card-1", "card-2"])
    alone.do("0 send law 3").skip()
    return [
        base(),
        *[t.s.to_data() for t in (school, palace, offer, books, deus, alone)],
        table(2, agenda="science", tile="city_engineering", levels=[[0, 0, 8, 0]]).s.to_data(),
        table(2, agenda="income", bonuses=("spade", "coins")).s.to_data(),
        in_set_up("ChooseSet").to_data(),
        in_set_up("Draft", 2, factions="draft").to_data(),
        in_set_up("PlaceStart").to_data(),
        in_set_up("ChooseAutomaTerrain", 1).to_data(),
    ]


POSITIONS = _positions()


@settings(max_examples=350, deadline=None)
@given(st.data())
def test_any_damage_is_refused_or_playable(data: st.DataObject) -> None:
    stored: Any = copy.deepcopy(data.draw(st.sampled_from(POSITIONS)))
    inner: Any = stored
    key: Any = data.draw(st.sampled_from(sorted(stored)))
    while isinstance(inner[key], (dict, list)) and inner[key] and data.draw(st.booleans()):
        inner = inner[key]
        keys = sorted(inner) if isinstance(inner, dict) else list(range(len(inner)))
        key = data.draw(st.sampled_from(keys))
    inner[key] = data.draw(JSON)
    try:
        s = GAME.load(stored)
    except BadData:
        return
    rng = Rng(1)
    for _ in range(40):
        chance(s, rng)
        seats = waiting(s)
        if not seats:
            break
        legal = moves(s, seats[0])
        apply(s, seats[0], legal[rng.below(len(legal))])
