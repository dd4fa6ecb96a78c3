"""Turns, passes, bids and uses."""

from __future__ import annotations

import pytest

from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.tiles import TILE_NAMES, USABLE

from .scenario import Table, table

#: A little village beside home 1.
FARM = {"keywood": (1, 0), "stable": (1, -1)}


@pytest.mark.rule("KF-4.4.1", "KF-4.4.2", "KF-4.4.4")
def test_a_turn_is_one_bid_one_use_or_a_pass() -> None:
    t = table(3, auction=["miner"], workers=["2 red", "1 red", ""])
    assert t.kinds() == {"pass", "bid", "use"}
    t.do("0 bid miner", "0 colour red", "0 count 1")
    assert t.turn == [1]
    t.do("1 pass")
    assert t.turn == [2]
    assert t.s.passes == 1


@pytest.mark.rule("KF-4.4.5")
def test_nothing_to_place_means_a_pass() -> None:
    t = table(2, auction=["miner"])
    assert t.legal() == {"pass"}
    assert t.refusal("bid:miner") == "KF-4.4.5 no-workers"
    assert t.refusal("tile:miner") == "KF-4.4.5 no-workers"


@pytest.mark.rule("KF-4.4.6", "KF-4.6.2")
def test_boats_in_the_row_and_points_only_are_never_used_or_bid_for() -> None:
    t = table(2, season="autumn", auction=["well", "barn"], won=[["summer_boat_1"]], workers=["6 red"])
    assert t.of("use") == {"home_1", "home_2"}
    assert t.of("bid") == {"well", "barn", "turn_order_1"}
    assert table(2, season="summer", auction=["summer_boat_1"], workers=["6 red"]).of("bid") == {
        "summer_boat_1",
        "turn_order_1",
    }
    assert t.refusal("tile:well") == "KF-4.6.2 no-use"
    assert t.refusal("tile:summer_boat_1") == "KF-4.6.2 no-use"
    assert t.refusal("tile:turn_order_1") == "KF-4.6.2 no-use"
    assert t.refusal("boat:boat_keyflower") == "KF-4.4.6 no-boat-yet"
    points_only = {
        "barn",
        "blacksmith",
        "stone_yard",
        "timber_yard",
        "forge",
        "goldsmith",
        "sawmill",
        "sculptor",
        "well",
    }
    assert not points_only & {TILE_NAMES[i] for i in USABLE}


@pytest.mark.rule("KF-4.5.2", "KF-4.5.11", "KF-4.5.10")
def test_the_first_worker_chooses_the_colour() -> None:
    t = table(2, auction=["miner"], workers=["1 blue 2 green", "2 green 5 red"])
    t.do("0 bid turn_order_1")
    assert t.of("colour") == {"blue", "green"}
    t.do("0 colour green", "0 count 1")
    assert t.colour("turn_order_1") == "green"
    t.do("1 bid turn_order_1")
    assert t.counts() == [2]
    t.do("1 count 2")
    t.do("0 bid miner", "0 colour blue", "0 count 1")
    assert t.bids("miner") == [1, 0]
    assert t.bids("turn_order_1") == [1, 2]


@pytest.mark.rule("KF-4.5.6")
def test_a_winning_group_stays() -> None:
    t = table(2, auction=["miner", "keywood"], workers=["1 blue"], bids={"miner": "blue 3 2"})
    t.do("0 bid keywood")
    assert t.legal() == {"colour blue"}
    t.do("0 colour blue")
    assert t.bids("miner") == [3, 2]
    assert t.bids("keywood") == [1, 0]
    t = table(
        2,
        auction=["miner", "keywood", "stable"],
        workers=["1 blue"],
        bids={"miner": "blue 3 2", "stable": "blue 1 2"},
    )
    t.do("0 bid keywood", "0 colour blue")
    assert t.legal() == {"group stable", "groups_done"}
    assert t.refusal("bid:miner") == "KF-4.5.6 no-winning-group"
    assert t.refusal("bid:turn_order_1") == "KF-4.5.7 no-group"
    assert t.refusal("bid:stable") == "", "it can come along"


@pytest.mark.rule("KF-4.5.8", "KF-4.6.7", "KF-5.9", "KF-5.10")
def test_why_a_group_cannot_come_along() -> None:
    t = table(
        2,
        season="autumn",
        auction=["fair", "inn", "well", "barn", "forge"],
        workers=["2 red"],
        bids={"inn": "red 1 2", "well": "red 2 3", "barn": "blue 1 2", "forge": "red 4 5"},
        users={"fair": "red 1"},
    )
    t.do("0 use fair", "0 pay_group well")
    assert t.legal() == {"group forge", "group inn", "groups_done"}
    assert t.refusal("bid:well") == "KF-5.10 no-group-pays"
    assert t.refusal("bid:barn") == "KF-4.6.3 no-colour"
    assert t.refusal("bid:forge") == t.refusal("bid:inn") == ""
    t.do("0 group forge")
    assert t.refusal("bid:forge") == "KF-4.5.8 no-group-twice"
    assert t.refusal("bid:inn") == ""
    t.do("0 group inn")
    assert t.users("fair") == {"red": 6}
    tight = table(
        2,
        season="autumn",
        auction=["inn", "well", "forge"],
        workers=["2 red"],
        bids={"well": "red 2 3", "forge": "red 4 5"},
        users={"inn": "red 1 2"},
    )
    tight.do("0 use inn")
    assert tight.legal() == {"group well"}
    assert tight.refusal("bid:forge") == "KF-4.6.7 no-room-group"
    order = table(
        2,
        season="autumn",
        auction=["inn", "well", "forge"],
        workers=["2 red"],
        bids={"inn": "red 1 2", "well": "red 2 3", "forge": "red 4 5"},
    )
    order.do("0 bid turn_order_1", "0 colour red", "0 group well")
    assert order.refusal("bid:forge") == "KF-4.5.8 no-group-order"
    beside = table(
        2,
        season="autumn",
        auction=["inn", "well"],
        workers=["2 red"],
        bids={"inn": "red 1 2", "well": "red 2 3"},
        options={"losing_group_may_use_same_tile": "false"},
    )
    beside.do("0 use inn")
    assert beside.refusal("bid:inn") == "KF-5.9 no-group-here"


@pytest.mark.rule("KF-4.11.7")
def test_an_offshore_tile_is_explained_in_a_turn() -> None:
    t = table(2, season="autumn", won=[["summer_boat_1"]], workers=["1 red"])
    assert t.refusal("won:summer_boat_1") == "KF-4.11.7 no-cell"


@pytest.mark.rule("KF-4.5.5")
def test_a_winning_group_is_raised() -> None:
    t = table(2, auction=["miner"], workers=["2 blue"], bids={"miner": "blue 3 2"})
    t.do("0 bid miner")
    assert t.counts() == [1, 2]
    assert t.show("count 2").label.args == {"workers": 2, "total": 5, "colour": "blue", "best": "no"}
    assert t.show("count 1").label.args["best"] == "yes"


@pytest.mark.rule("KF-4.6.1", "KF-4.6.10")
def test_resources_from_own_foreign_and_auction_tiles() -> None:
    t = table(2, auction=["miner"], villages=[FARM], workers=["3 red", "3 red"])
    t.do("0 use keywood", "0 colour red", "0 count 1")
    assert t.goods("keywood") == {"wood": 1}
    t.do("1 use keywood")
    assert t.counts() == [2, 3]
    t.do("1 count 2")
    assert t.goods("home_2") == {"wood": 1}
    t.do("0 use miner", "0 colour red", "0 count 1")
    assert t.goods("home_1") == {"iron": 2}


@pytest.mark.rule("KF-4.6.10")
def test_a_tile_that_the_user_is_winning_still_gives_to_the_home() -> None:
    t = table(2, auction=["miner"], workers=["1 red"], bids={"miner": "red 1 0"})
    t.do("0 use miner")
    assert t.goods("home_1") == {"iron": 2}
    assert t.goods("miner") == {}


@pytest.mark.rule("KF-4.6.6")
def test_an_upgrade_changes_neither_colour_nor_count() -> None:
    t = table(
        2, villages=[{"keywood": (1, 0)}], workers=["4 red", ""], skills=["1 saw"], users={"keywood": "red 1"}
    )
    t.do("0 use home_1", "0 colour red", "0 count 1", "0 upgrade keywood", "1 pass", "0 use keywood")
    assert t.counts() == [2, 3]
    t.do("0 count 2")
    assert t.goods("keywood") == {"wood": 3}
    assert t.colour("keywood") == "red"


@pytest.mark.rule("KF-4.6.8", "KF-4.6.19")
def test_more_workers_bring_no_more() -> None:
    t = table(2, auction=["gold_mine"], workers=["5 red"])
    t.do("0 use gold_mine", "0 colour red", "0 count 5")
    assert t.goods("home_1") == {"gold": 1}
    assert t.users("gold_mine") == {"red": 5}


@pytest.mark.rule("KF-4.6.19")
@pytest.mark.parametrize(
    ("tile", "front", "back"),
    [
        ("keywood", {"wood": 1}, {"wood": 3}),
        ("keystone_quarry", {"stone": 1}, {"stone": 3}),
        ("key_mine", {"iron": 1}, {"iron": 3}),
        ("gold_mine", {"gold": 1}, {"gold": 2}),
        ("woodcutter", {"wood": 2}, {"wood": 1, "gold": 1}),
        ("quarryman", {"stone": 2}, {"stone": 1, "gold": 1}),
        ("miner", {"iron": 2}, {"iron": 1, "gold": 1}),
    ],
)
def test_what_the_producers_give(tile: str, front: dict[str, int], back: dict[str, int]) -> None:
    for flipped, want in (([], front), ([tile], back)):
        t = table(2, villages=[{tile: (1, 0)}], workers=["1 red"], flipped=flipped)
        t.do(f"0 use {tile}", "0 colour red")
        assert t.goods(tile) == want


@pytest.mark.rule("KF-4.6.20")
def test_workshop() -> None:
    t = table(2, auction=["workshop"], workers=["1 red"])
    t.do("0 use workshop", "0 colour red")
    assert t.legal() == {"take wood", "take stone", "take iron"}
    assert t.refusal("supply:gold") == "KF-4.6.20 no-gold-here"
    t.do("0 take stone")
    assert t.goods("home_1") == {"stone": 1}
    t = table(2, auction=["workshop"], workers=["1 red"], goods={"home_2": "24 wood"})
    t.do("0 use workshop", "0 colour red")
    assert t.legal() == {"take stone", "take iron"}
    t = table(2, auction=["workshop"], workers=["1 red"], goods={"home_2": "24 wood 24 iron"})
    t.do("0 use workshop", "0 colour red")
    assert t.goods("home_1") == {"stone": 1}
    t = table(2, auction=["workshop"], workers=["1 red"], goods={"home_2": "24 wood 24 iron 24 stone"})
    t.do("0 use workshop", "0 colour red")
    assert t.turn == [1]
    t = table(2, villages=[{"workshop": (1, 0)}], workers=["1 red"], flipped=["workshop"])
    t.do("0 use workshop", "0 colour red")
    assert t.goods("workshop") == {"wood": 1, "stone": 1, "iron": 1}


@pytest.mark.rule("KF-4.6.11", "KF-4.6.12", "KF-4.6.13")
def test_draws_go_behind_the_screen() -> None:
    t = table(2, villages=[{"alehouse": (1, 0)}], workers=["1 red"], flipped=["alehouse"])
    t.do("0 use alehouse", "0 colour red", "* draw_worker blue", "* draw_worker yellow")
    assert t.workers() == {"blue": 1, "yellow": 1}
    t = table(2, auction=["apprentice_hall"], workers=["1 red"])
    t.do("0 use apprentice_hall", "0 colour red", "* draw_skill saw")
    assert t.skills() == {"saw": 1}


@pytest.mark.rule("KF-4.6.12", "KF-4.6.22")
def test_an_empty_bag_gives_nothing() -> None:
    t = table(2, auction=["alehouse"], workers=["1 red"], empty_bag="0 red", green=0)
    t.do("0 use alehouse", "0 colour red")
    assert t.turn == [1]
    assert t.workers() == {}


@pytest.mark.rule("KF-4.6.14", "KF-5.42")
def test_brewer() -> None:
    t = table(2, season="summer", auction=["brewer"], workers=["1 red"], skills=["1 saw 1 anvil"])
    t.do("0 use brewer")
    assert t.legal() == {"pay_skill saw", "pay_skill anvil"}
    t.do("0 pay_skill saw", "0 colour red", "* draw_worker red", "* draw_worker blue")
    assert t.skills() == {"anvil": 1}
    assert t.s.pile == [15, 16, 16]
    assert t.workers() == {"red": 1, "blue": 1}
    assert "use brewer" not in table(2, season="summer", auction=["brewer"], workers=["1 red"]).legal()
    t = table(2, season="summer", auction=["brewer"], workers=["1 red"])
    assert t.refusal("tile:brewer") == "KF-5.11 no-skill"


@pytest.mark.rule("KF-4.6.15")
@pytest.mark.parametrize(
    ("tile", "skill", "front"),
    [("carpenter", "saw", "wood"), ("mason", "pickaxe", "stone"), ("smelter", "anvil", "iron")],
)
def test_craftsmen_turn_a_token_into_three_resources(tile: str, skill: str, front: str) -> None:
    for flipped, made in (([], front), ([tile], "gold")):
        t = table(
            2,
            season="autumn",
            villages=[{tile: (1, 0)}],
            workers=["1 red"],
            skills=[f"1 {skill}"],
            flipped=flipped,
        )
        t.do(f"0 use {tile}", "0 colour red")
        assert t.goods(tile) == {made: 3}
        assert t.skills() == {}
    poor = table(2, season="autumn", villages=[{tile: (1, 0)}], workers=["1 red"])
    assert f"use {tile}" not in poor.legal()


@pytest.mark.rule("KF-4.6.16", "KF-5.44")
@pytest.mark.parametrize(
    ("season", "tile", "colour"),
    [("spring", "peddler", "yellow"), ("summer", "store", "blue"), ("autumn", "fair", "red")],
)
def test_greens_for_a_worker(season: str, tile: str, colour: str) -> None:
    other = "green" if colour != "green" else "red"
    t = table(2, season=season, auction=[tile], workers=[f"1 {colour} 1 {other}"])
    bag = t.bag()
    t.do(f"0 use {tile}")
    assert t.of("colour") == {other}, "the worker that pays is not there to be placed"
    t.do(f"0 colour {other}")
    assert t.workers() == {"green": 1}
    assert t.bag() == {**bag, colour: bag[colour] + 1}


@pytest.mark.rule("KF-4.6.22")
def test_a_supply_that_runs_short() -> None:
    t = table(2, auction=["miner"], workers=["1 red"], goods={"home_2": "23 iron"})
    t.do("0 use miner", "0 colour red")
    assert t.goods("home_1") == {"iron": 1}
    t = table(
        2,
        season="summer",
        auction=["carpenter"],
        workers=["1 red"],
        skills=["1 saw"],
        goods={"home_2": "24 wood"},
    )
    t.do("0 use carpenter", "0 colour red")
    assert t.goods("home_1") == {}
    assert t.skills() == {}


@pytest.mark.rule("KF-5.11", "KF-4.7.9")
def test_a_transport_without_any_effect_is_legal() -> None:
    t = table(2, workers=["1 red"])
    t.do("0 use home_2", "0 colour red")
    assert t.turn == [1]
    assert t.users("home_2") == {"red": 1}


def test_a_question_with_one_answer_that_only_the_owner_knows_is_asked() -> None:
    """Otherwise the log would show that there is nothing else behind the screen."""
    t = table(2, auction=["miner"], workers=["1 red"])
    t.do("0 bid miner")
    assert t.legal() == {"colour red"}
    m = GAME.orders
    assert m == {"single": ("ask", "take")}


def test_a_standing_order_answers_what_leaves_no_choice() -> None:
    t = table(2, auction=["miner"], workers=["1 red"])
    t.do("0 bid miner")
    frame = t.s.agenda[-1]
    assert str(frame.standing(t.s, {"single": "take"})) == "colour red"  # type: ignore[attr-defined]
    assert frame.standing(t.s, {"single": "ask"}) is None  # type: ignore[attr-defined]
    assert isinstance(t, Table)


@pytest.mark.rule("KF-4.6.5", "KF-4.6.4")
def test_a_tile_with_room_for_nobody_is_not_offered() -> None:
    t = table(2, auction=["keywood", "miner"], workers=["4 red", "6 red"])
    t.do("0 use keywood", "0 colour red", "0 count 3")
    assert "keywood" not in t.of("use", 1), "four are needed, and there is room for three"
    assert "miner" in t.of("use", 1)


@pytest.mark.rule("KF-4.6.17", "KF-4.6.18")
def test_the_worker_that_pays_for_a_draw_is_not_among_those_drawn() -> None:
    t = table(2, villages=[{"tavern": (1, 0)}], workers=["1 blue 1 yellow"], empty_bag="2 red")
    t.do("0 use tavern", "0 pay_worker yellow", "0 colour blue", "0 count 1")
    for _ in range(2):
        assert t.turn == [-1]
        assert t.legal() == {"draw_worker red"}
        t.do("* draw_worker red")
    assert t.workers(0) == {"red": 2}
    assert t.bag() == {"yellow": 1}
