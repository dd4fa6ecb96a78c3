"""The end of a season: bids, tiles, workers, boats, the purple marker."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.keyflower.components.tiles import NUMBER
from igroteka.games.keyflower.fields import BOX

from .scenario import Table, table


def end(seats: int = 2, **more: Any) -> Table:
    """The last pass of a season."""
    first = more.get("first", 0)
    t = table(seats, me=(first - 1) % seats, passes=seats - 1, **more)
    return t.do(f"{(first - 1) % seats} pass")


@pytest.mark.rule("KF-4.9.1", "KF-4.9.2", "KF-4.9.3", "KF-4.9.4")
def test_bids_and_tiles_change_hands() -> None:
    t = end(
        auction=["miner", "keywood", "stable"],
        bids={"miner": "red 2 3", "keywood": "blue 4 0"},
        users={"miner": "red 1", "keywood": "blue 1 2", "stable": "yellow 2"},
        workers=["1 yellow", ""],
    )
    kinds = [e.kind for e in t.s.events or []]
    assert kinds[:5] == ["passed", "took_back", "unsold", "won", "won"]
    assert t.workers(0) == {"red": 2, "blue": 3, "yellow": 1}
    assert t.workers(1) == {"red": 1}
    assert t.s.won == [[NUMBER["keywood"]], [NUMBER["miner"]]]
    assert t.s.owner[NUMBER["stable"]] == BOX
    assert t.bag() == {"blue": 40 - 3, "red": 40 - 3, "yellow": 40 - 1}


@pytest.mark.rule("KF-4.6.9", "KF-4.9.5")
def test_workers_in_a_village_belong_to_its_owner() -> None:
    t = end(villages=[{"keywood": (1, 0)}], users={"keywood": "red 1 2", "home_2": "green 1"})
    assert t.workers(0) == {"red": 3}
    assert t.workers(1) == {"green": 1}


@pytest.mark.rule("KF-4.12.28")
def test_workers_in_the_village_in_winter_are_counted() -> None:
    t = end(
        season="winter",
        villages=[{"keywood": (1, 0), "village_hall": (0, -1)}],
        users={"keywood": "red 1 2"},
        workers=["1 red", ""],
    )
    assert t.workers(0) == {"red": 4}
    while t.turn != []:
        t.do(f"{t.turn[0]} {sorted(t.legal(t.turn[0]))[0]}")
    assert [e.args for e in t.events_of("scored") if e.args[1] == "village_hall"] == [(0, "village_hall", 4)]


@pytest.mark.rule("KF-2.6", "KF-2.5")
def test_green_workers_of_a_bid_go_into_the_bag() -> None:
    t = end(auction=["miner"], bids={"miner": "green 2 0"})
    assert t.bag()["green"] == 2
    assert t.s.green == 18


@pytest.mark.rule("KF-4.9.12")
def test_what_is_forgotten_and_what_stays() -> None:
    t = end(
        villages=[{"keywood": (1, 0)}],
        users={"keywood": "red 1 2"},
        goods={"keywood": "2 wood"},
        bids={"turn_order_1": "red 1 0"},
    )
    assert t.colour("keywood") == ""
    assert t.s.last[NUMBER["keywood"]] == 0
    assert t.goods("keywood") == {"wood": 2}
    assert t.s.auction == [54]


@pytest.mark.rule("KF-4.9.6", "KF-4.9.7", "KF-4.9.8")
def test_boats_in_the_order_of_the_numbers() -> None:
    t = end(
        4,
        bids={"turn_order_1": "red 0 0 0 1", "turn_order_2": "red 0 1 0 0", "turn_order_3": "blue 0 0 1 0"},
        cargo={"boat_keyflower": "2 red 1 saw", "boat_flipper": "1 blue"},
    )
    assert t.turn == [3]
    t.do("3 choose_boat boat_keyflower")
    assert t.workers(3) == {"red": 2}
    assert t.skills(3) == {"saw": 1}
    assert t.turn == [1]
    assert t.refusal("boat:boat_keyflower", 1) == "KF-4.9.10 no-boat-taken"
    t.do("1 choose_boat boat_sea_bastion")
    assert t.turn == [2]
    assert t.s.first == 0, "the marker changes hands when the purple tile is resolved"
    t.do("2 choose_boat boat_sea_breese")
    assert t.s.first == 2
    assert t.workers(0) == {"blue": 1}, "the last boat is no choice"


@pytest.mark.rule("KF-4.9.8")
def test_others_choose_clockwise_from_the_new_start_player() -> None:
    t = end(4, first=0, bids={"turn_order_3": "blue 0 0 1 0"})
    t.do("2 choose_boat boat_keyflower")
    assert t.turn == [3]
    t.do("3 choose_boat boat_sea_bastion")
    assert t.turn == [0]


@pytest.mark.rule("KF-5.16", "KF-4.13.2")
def test_bids_for_turn_order_tiles_are_bagged_before_boats_are_chosen() -> None:
    t = end(
        season="summer",
        won=[["summer_boat_1"]],
        bids={"turn_order_1": "red 1 0"},
        workers=["", ""],
        empty_bag="0 red",
        green=0,
    )
    assert t.bag() == {"red": 1}
    t.do("0 choose_boat boat_keyflower")
    assert t.turn == [-1], "the worker of the bid can be drawn"
    t.do("* draw_worker red")
    assert t.workers(0) == {"red": 1}


@pytest.mark.rule("KF-4.9.11", "KF-4.9.10")
def test_winter_brings_turn_order_tiles_and_boats() -> None:
    t = end(3, season="winter", bids={"turn_order_2": "blue 0 1 0"})
    t.do("1 choose_boat boat_sea_bastion", "2 choose_boat boat_keyflower")
    assert t.s.owner[NUMBER["turn_order_2"]] == 1
    assert t.s.owner[NUMBER["turn_order_1"]] == BOX
    assert t.s.owner[NUMBER["boat_sea_breese"]] == 0
    assert t.s.first == 1
    assert {NUMBER["turn_order_2"], NUMBER["boat_sea_bastion"]} == set(t.s.won[1])


@pytest.mark.rule("KF-4.9.10")
def test_an_empty_boat_is_taken_too() -> None:
    t = end(bids={"turn_order_1": "red 0 1"})
    t.do("1 choose_boat boat_sea_bastion")
    assert [e.args for e in t.events_of("took_boat")] == [(1, "boat_sea_bastion"), (0, "boat_keyflower")]


@pytest.mark.rule("KF-5.41", "KF-4.9.7")
def test_low_number_and_purple_tile_choose_once() -> None:
    t = end(3, bids={"turn_order_1": "red 0 0 1", "turn_order_2": "blue 0 0 1"})
    t.do("2 choose_boat boat_sea_breese")
    assert t.s.first == 2
    assert t.turn == [0]
