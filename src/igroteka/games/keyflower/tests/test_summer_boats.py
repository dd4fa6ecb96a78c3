"""The eight abilities of the summer boats."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower.components.tiles import NUMBER

from .scenario import Table, ended, table


def boat(number: int, side: str, **more: Any) -> Table:
    """Seat 0 owns a side of a summer boat."""
    name = f"summer_boat_{number}"
    won = more.pop("won", [[], []])
    flipped = [*more.pop("flipped", []), *([name] if side == "b" else [])]
    more.setdefault("season", "autumn")
    return table(2, won=[[name, *won[0]], *won[1:]], flipped=flipped, **more)


@pytest.mark.rule("KF-4.13.1")
def test_a_boat_helps_from_the_moment_it_is_won() -> None:
    t = table(
        2,
        season="summer",
        me=1,
        passes=1,
        auction=["summer_boat_1"],
        bids={"summer_boat_1": "red 1 0"},
        flipped=["summer_boat_1"],
    )
    t.do("1 pass")
    assert t.s.power[1] == 0
    t.do("0 choose_boat boat_keyflower")
    assert t.workers(0) == {"green": 1}


@pytest.mark.rule("KF-4.13.2")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_1a_draws_two_workers(season: str) -> None:
    t = boat(1, "a", season=season, me=1, passes=1).do("1 pass", "0 choose_boat boat_keyflower")
    assert t.turn == [-1]
    t.do("* draw_worker red", "* draw_worker blue")
    assert t.workers(0) == {"red": 1, "blue": 1}


@pytest.mark.rule("KF-4.13.2")
@pytest.mark.parametrize(("bag", "draws"), [("0 red", 0), ("1 red", 1), ("2 red", 2), ("3 red", 2)])
def test_1a_draws_no_more_workers_than_the_bag_holds(bag: str, draws: int) -> None:
    t = boat(1, "a", me=1, passes=1, empty_bag=bag).do("1 pass", "0 choose_boat boat_keyflower")
    t.do(*["* draw_worker red"] * draws)
    assert len(t.events_of("drew_worker")) == draws == t.workers(0).get("red", 0)
    assert t.turn != [-1], "nothing is drawn from an empty bag"


@pytest.mark.rule("KF-4.13.3")
def test_1b_takes_a_green_worker_if_there_is_one() -> None:
    t = boat(1, "b", me=1, passes=1).do("1 pass", "0 choose_boat boat_keyflower")
    assert t.workers(0) == {"green": 1}
    t = boat(1, "b", me=1, passes=1, workers=["", "20 green"]).do("1 pass", "0 choose_boat boat_keyflower")
    assert t.workers(0) == {}


@pytest.mark.rule("KF-4.13.4", "KF-5.17")
def test_2a_carries_over_fields_but_not_over_water() -> None:
    near = {"keywood": (1, 0, 2), "well": (2, -1)}
    plain = table(2, season="autumn", villages=[near])
    t = boat(2, "a", villages=[near])
    at = NUMBER["keywood"] * 6 + 4
    assert plain.s.ways[at] == -1
    assert t.s.ways[at] == NUMBER["well"]
    wet = boat(2, "a", villages=[{"keywood": (0, 1, 0)}])
    assert wet.s.ways[0] == -1, "home 1 has water there"
    assert wet.s.ways[NUMBER["keywood"] * 6 + 3] == -1
    loose = boat(
        2, "a", villages=[{"keywood": (0, 1, 0)}], options={"field_move_never_enters_water_edge": False}
    )
    assert loose.s.ways[NUMBER["keywood"] * 6 + 3] == 0, "only the edge that is left counts then"
    assert loose.s.ways[0] == -1


@pytest.mark.rule("KF-4.13.4", "KF-4.13.1")
def test_2a_opens_new_ways_when_it_is_won() -> None:
    near = {"keywood": (1, 0, 2), "well": (2, -1)}
    t = table(
        2,
        season="summer",
        me=1,
        passes=1,
        villages=[near],
        auction=["summer_boat_2"],
        bids={"summer_boat_2": "red 1 0"},
    )
    at = NUMBER["keywood"] * 6 + 4
    assert t.s.ways[at] == -1
    t.do("1 pass")
    assert t.s.ways[at] == NUMBER["well"]


@pytest.mark.rule("KF-4.13.5")
def test_2a_changes_nothing_for_loops_and_rivers() -> None:
    village = {"keywood": (0, 1, 0), "boat_sea_breese": (0, 2, 0)}
    t = ended(3, boats=["boat_sea_breese"], won=[["summer_boat_2"]], villages=[village])
    assert t.item("boat") == 0
    near = {"boat_sea_bastion": (0, 1, 1), "keywood": (1, 0, 0), "stable": (1, -1, 2)}
    t = ended(2, boats=["boat_sea_bastion"], won=[["summer_boat_2"]], villages=[near])
    assert t.item("boat") == 0


@pytest.mark.rule("KF-4.13.6", "KF-5.14")
def test_2b_doubles_wherever_the_owner_works() -> None:
    more: JsonDraft = {
        "villages": [{"keywood": (1, 0)}, {"stable": (1, 0)}],
        "workers": ["3 red", "3 red"],
        "goods": {"home_1": "9 wood 9 stone", "home_2": "5 iron 5 stone"},
    }
    t = boat(2, "b", **more)
    t.do("0 use home_1", "0 colour red", "0 count 1")
    assert (t.view(1).steps, t.view(1).upgrades) == (2, 2)
    t = boat(2, "b", **more).do("0 use stable", "0 colour red", "0 count 1")
    assert (t.view(0).steps, t.view(0).upgrades) == (4, 2)
    t = boat(2, "b", options={"double_capacity_on_any_used_tile": False}, **more)
    t.do("0 use stable", "0 colour red", "0 count 1")
    assert (t.view(0).steps, t.view(0).upgrades) == (2, 1)
    t = boat(2, "b", me=1, **more).do("1 use home_1", "1 colour red", "1 count 1")
    assert (t.view(1).steps, t.view(1).upgrades) == (1, 1), "others get the printed numbers"


@pytest.mark.rule("KF-4.13.7")
def test_3a_any_resource_pays() -> None:
    more: JsonDraft = {
        "villages": [{"peddler": (1, 0)}],
        "workers": ["1 red"],
        "goods": {"peddler": "1 wood 1 iron"},
    }
    plain = table(2, season="autumn", **more).do("0 use home_1", "0 colour red")
    assert "upgrade peddler" not in plain.legal()
    t = boat(3, "a", **more).do("0 use home_1", "0 colour red", "0 upgrade peddler")
    assert t.legal() == {"spend_resource wood", "spend_resource iron"}
    t.do("0 spend_resource iron")
    assert t.goods("peddler") == {"wood": 1}
    skills: JsonDraft = {
        "villages": [{"keywood": (1, 0)}],
        "workers": ["1 red"],
        "goods": {"keywood": "5 wood"},
    }
    t = boat(3, "a", **skills).do("0 use home_1", "0 colour red")
    assert "upgrade keywood" not in t.legal(), "skill tokens are not affected"


@pytest.mark.rule("KF-4.13.8")
def test_3b_counts_every_resource_on_a_yard() -> None:
    t = boat(
        3, "b", season="winter", won=[["timber_yard"], []], goods={"timber_yard": "1 stone 2 iron"}, first=1
    )
    assert t.scored() == {"timber_yard": 6}
    plain = table(2, season="winter", won=[["timber_yard"]], goods={"timber_yard": "1 stone 2 iron"}, first=1)
    assert plain.scored() == {}


AUCTION: JsonDraft = {"auction": ["inn", "fair", "well"]}


@pytest.mark.rule("KF-4.13.9")
def test_4a_bids_in_another_colour() -> None:
    t = boat(4, "a", workers=["4 blue 3 green 2 red", ""], bids={"inn": "red 0 2"}, **AUCTION)
    t.do("0 bid inn")
    assert t.of("colour") == {"blue", "green"}, "two red are too few"
    t.do("0 colour green")
    assert t.bids("inn") == [3, 2]
    assert t.colour("inn") == "red", "the others keep to the standing workers"
    assert t.s.lying[NUMBER["inn"]] == 3
    assert t.view(1).auction[-1].lying == -1
    seen = next(tile for tile in t.view(1).auction if tile.tile == NUMBER["inn"])
    assert (seen.lying, seen.lying_seat) == (3, 0)


@pytest.mark.rule("KF-4.13.9", "KF-4.13.10", "KF-5.19")
def test_4a_a_lying_group_is_raised_in_its_colour() -> None:
    t = boat(
        4,
        "a",
        workers=["4 blue 3 green 9 red", ""],
        bids={"inn": "red 3 2"},
        lying={"inn": "green"},
        **AUCTION,
    )
    t.do("0 bid inn")
    assert t.counts() == [1, 2, 3], "green only"
    t = boat(4, "a", workers=["4 blue 3 green", ""], bids={"inn": "red 1 2"}, **AUCTION)
    assert "bid inn" not in t.legal(), "a standing group stays red"


@pytest.mark.rule("KF-4.13.9")
def test_4a_no_right_against_green_or_users_alone() -> None:
    t = boat(4, "a", workers=["9 blue", ""], bids={"inn": "green 0 2"}, users={"fair": "red 1"}, **AUCTION)
    assert not {"inn", "fair"} & t.of("bid")
    assert "well" in t.of("bid")


@pytest.mark.rule("KF-4.13.10", "KF-4.13.11")
def test_4a_an_outbid_lying_group_moves_whole() -> None:
    t = boat(4, "a", workers=["", ""], bids={"inn": "red 2 3"}, lying={"inn": "green"}, green=18, **AUCTION)
    t.do("0 bid well")
    assert t.of("colour") == {"green"}
    t.do("0 colour green", "0 group inn")
    assert t.bids("well") == [2, 0]
    assert t.colour("well") == "green"
    assert t.s.lying == [-1] * 64
    assert t.colour("inn") == "red"


@pytest.mark.rule("KF-4.13.11")
def test_4a_users_keep_a_lying_bid_down() -> None:
    t = boat(
        4,
        "a",
        me=1,
        workers=["", "1 red"],
        bids={"inn": "red 3 2"},
        lying={"inn": "blue"},
        users={"inn": "red 1"},
        **AUCTION,
    )
    t.do("1 bid well", "1 colour red", "1 group inn", "1 count 0")
    assert t.colour("inn") == "red"
    assert t.s.lying[NUMBER["inn"]] == 0


@pytest.mark.rule("KF-4.13.9", "KF-4.9.4")
def test_4a_a_winning_lying_bid_is_bagged_in_its_colour() -> None:
    t = boat(4, "a", me=1, passes=1, bids={"inn": "red 3 2"}, lying={"inn": "blue"}, **AUCTION).do("1 pass")
    assert t.bag() == {"blue": 40, "red": 38, "yellow": 40}
    assert t.workers(1) == {"red": 2}


@pytest.mark.rule("KF-5.18")
@pytest.mark.parametrize("village_only", [True, False])
def test_4a_and_turn_order_tiles(village_only: bool) -> None:
    t = boat(
        4,
        "a",
        workers=["9 blue", ""],
        bids={"turn_order_1": "red 0 2"},
        options={"boat_4a_only_village_tiles": village_only},
    )
    assert ("bid turn_order_1" in t.legal()) != village_only


@pytest.mark.rule("KF-4.13.12")
def test_4b_uses_a_touched_tile_with_any_colours() -> None:
    t = boat(
        4,
        "b",
        workers=["1 red 1 blue 2 green", ""],
        users={"inn": "green 1"},
        bids={"fair": "blue 2 3"},
        **AUCTION,
    )
    t.do("0 use inn", "0 group fair")
    assert t.turn == [0]
    assert t.counts() == [0, 1]
    t.do("0 count 1", "0 count 0", "0 count 0", "0 count 2")
    assert t.users("inn") == {"blue": 3, "green": 3}
    assert t.s.last[NUMBER["inn"]] == 5


@pytest.mark.rule("KF-4.13.13")
def test_4b_keeps_to_one_colour_at_an_untouched_tile_and_in_bids() -> None:
    t = boat(4, "b", workers=["1 red 1 blue", ""], bids={"fair": "yellow 0 1"}, **AUCTION)
    assert "bid fair" not in t.legal()
    t.do("0 use inn")
    assert t.of("colour") == {"red", "blue"}


@pytest.mark.rule("KF-4.13.12", "KF-4.6.4")
def test_boat_4b_is_told_a_number_of_any_colours() -> None:
    """Too few workers for a second use: their colours do not matter to the owner of 4b, but to all others."""
    t = table(
        2,
        season="autumn",
        won=[["summer_boat_4", "keywood"]],
        flipped=["summer_boat_4"],
        workers=["1 blue 1 yellow", "1 blue 1 yellow"],
        users={"keywood": "red 2"},
    )
    assert t.refusal("tile:keywood") == "KF-4.6.4 no-users-any"
    t.do("0 pass")
    assert t.refusal("tile:keywood", 1) == "KF-4.6.4 no-users"
