"""The numeric statements of the rulebook, as tests."""

from __future__ import annotations

import pytest

from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.setups import SETUPS

from .scenario import Table, ended, table

#: Keywood south-east of home 1, joined by a road.
BESIDE = {"keywood": (1, 0)}


@pytest.mark.rule("KF-4.7.2")
def test_capacity_two_is_two_steps_of_any_resources() -> None:
    village = {"keywood": (1, 0), "stable": (1, -1)}
    t = table(2, villages=[village], goods={"home_1": "2 wood"}, workers=["1 red"], flipped=["home_1"])
    t.do("0 use home_1", "0 colour red")
    assert t.legal() == {"step home_1 ne wood", "step home_1 se wood", "transport_done"}
    t.do("0 step home_1 se wood", "0 step home_1 ne wood")
    assert t.turn == [1]
    assert t.goods("keywood") == {"wood": 1}
    t = table(2, villages=[village], goods={"home_1": "2 wood"}, workers=["1 red"], flipped=["home_1"])
    t.do("0 use home_1", "0 colour red", "0 step home_1 se wood")
    t.do("0 step keywood nw wood")
    assert t.goods("home_1") == {"wood": 2}
    assert t.turn == [1]


@pytest.mark.rule("KF-4.6.4", "KF-4.6.5")
def test_three_uses_with_one_two_and_three_workers() -> None:
    t = table(2, auction=["miner"], workers=["4 red", "2 red"])
    t.do("0 use miner", "0 colour red", "0 count 1")
    t.do("1 use miner")
    assert t.turn == [0], "two workers are the only number that is left to seat 1"
    t.do("0 use miner")
    assert t.users("miner") == {"red": 6}
    assert "use miner" not in t.legal(1)
    assert t.refusal("tile:miner", 1) == "KF-4.6.5 no-room"


@pytest.mark.rule("KF-4.6.4")
def test_a_first_use_with_two_leaves_one_more_use_of_three() -> None:
    t = table(2, auction=["miner"], workers=["9 red", "9 red"], users={"miner": "red 2"})
    t.do("0 use miner")
    assert t.counts() == [3, 4]
    t.do("0 count 3")
    assert "use miner" not in t.legal(1)


@pytest.mark.rule("KF-4.6.5")
@pytest.mark.parametrize("first", [3, 4, 5, 6])
def test_a_first_use_with_three_or_more_is_the_only_one(first: int) -> None:
    t = table(2, auction=["miner"], workers=["9 red", "9 red"])
    t.do("0 use miner", "0 colour red")
    assert t.counts() == [1, 2, 3, 4, 5, 6]
    t.do(f"0 count {first}")
    assert "use miner" not in t.legal(1)


@pytest.mark.rule("KF-4.6.3")
def test_a_red_bid_asks_for_red_users() -> None:
    t = table(2, auction=["miner"], workers=["2 red 9 blue"], bids={"miner": "red 0 1"})
    t.do("0 use miner")
    assert t.counts() == [1, 2]
    other = table(2, auction=["miner"], workers=["9 blue"], bids={"miner": "red 0 1"})
    assert "use miner" not in other.legal()
    assert other.refusal("tile:miner") == "KF-4.6.3 no-users"
    none = table(2, auction=["miner"], workers=["", "9 red"], bids={"miner": "red 0 1"})
    assert none.refusal("tile:miner") == "KF-4.6.4 no-users"


@pytest.mark.rule("KF-4.5.2", "KF-4.5.3", "KF-4.5.4")
def test_two_blue_are_outbid_by_three_blue() -> None:
    t = table(2, me=1, auction=["miner"], workers=["", "4 blue"], bids={"miner": "blue 2 0"})
    t.do("1 bid miner")
    assert t.counts() == [3, 4]
    for screen, rule in (("2 blue", "KF-4.5.4"), ("3 red", "KF-4.5.2"), ("9 green", "KF-4.5.2")):
        poor = table(2, me=1, auction=["miner"], workers=["", screen], bids={"miner": "blue 2 0"})
        assert "bid miner" not in poor.legal()
        assert poor.refusal("bid:miner", 1) == f"{rule} no-bid", "the colour is wrong, or there are too few"


@pytest.mark.rule("KF-4.5.5", "KF-4.5.7", "KF-4.5.9")
def test_an_outbid_group_moves_whole_or_is_raised() -> None:
    t = table(2, auction=["miner", "keywood"], workers=["3 blue"], bids={"miner": "blue 2 3"})
    t.do("0 bid miner")
    assert t.counts() == [2, 3]
    t = table(2, auction=["miner", "keywood"], workers=[""], bids={"miner": "blue 2 3"})
    t.do("0 bid keywood", "0 colour blue", "0 group miner")
    assert t.bids("keywood") == [2, 0]
    assert t.bids("miner") == [0, 3]
    assert t.workers() == {}


@pytest.mark.rule("KF-3.8.1", "KF-3.9.1", "KF-4.2.5", "KF-4.2.6")
def test_a_table_of_four() -> None:
    s = GAME.new(4)
    assert len(s.boats()) == 4
    assert [t - 54 for t in s.auction] == [0, 1, 2]
    assert s.purple() == 56
    assert SETUPS[4].market == 8
    assert SETUPS[4].winter == 3


@pytest.mark.rule("KF-4.10.4", "KF-4.2.6")
@pytest.mark.parametrize(("seats", "low", "high"), [(2, 2, 6), (3, 3, 9), (4, 4, 12), (5, 5, 10), (6, 6, 12)])
def test_sizes_of_the_winter_auction(seats: int, low: int, high: int) -> None:
    for answer, n in (("choose_winter 1", low), ("all", high)):
        t = table(seats, season="autumn", agenda=[{"frame": "Season", "number": 3}])
        most = (1 << SETUPS[seats].winter) - 1
        for seat in range(seats):
            t.do(f"{seat} {answer if answer != 'all' else f'choose_winter {most}'}")
        assert len([tile for tile in t.s.auction if tile < 54]) == n


@pytest.mark.rule("KF-4.9.9")
def test_nobody_bid_for_the_purple_tile() -> None:
    t = table(4, season="summer", first=0, me=3, passes=3)
    t.do("3 pass")
    boats = ["boat_keyflower", "boat_sea_bastion", "boat_sea_breese"]
    for seat, boat in enumerate(boats):
        assert t.turn == [seat]
        t.do(f"{seat} choose_boat {boat}")
    assert t.s.first == 1


@pytest.mark.rule("KF-4.9.10", "KF-5.41", "KF-4.9.11")
@pytest.mark.parametrize("season", ["spring", "winter"])
def test_two_turn_order_tiles_and_one_boat(season: str) -> None:
    bids = {"turn_order_1": "red 0 0 1 0", "turn_order_3": "blue 0 0 1 0"}
    t = table(4, season=season, first=0, me=3, passes=3, bids=bids)
    t.do("3 pass")
    assert t.turn == [2]
    t.do("2 choose_boat boat_keyflower")
    assert t.s.first == 2, "the marker comes with the purple tile, right after"
    assert t.turn == [3], "then the others, clockwise from the new start player"
    t.do("3 choose_boat boat_sea_bastion", "0 choose_boat boat_sea_breese")
    if season == "winter":
        assert {"turn_order_1", "turn_order_3", "boat_keyflower"} <= t.of("place_tile", 2)


@pytest.mark.rule("KF-4.6.18")
def test_tavern_with_one_worker_in_the_bag() -> None:
    t = table(2, season="summer", auction=["tavern"], workers=["2 red"], empty_bag="1 blue", green=0)
    t.do("0 use tavern", "0 pay_worker red", "0 colour red")
    assert t.turn == [-1]
    t.do("* draw_worker blue")
    assert t.workers() == {"blue": 1}
    assert t.bag() == {"red": 1}


@pytest.mark.rule("KF-4.6.16", "KF-4.6.22")
def test_store_with_one_green_worker_left() -> None:
    t = table(
        2,
        season="summer",
        villages=[{"store": (1, 0)}],
        workers=["2 blue", "19 green"],
        flipped=["store"],
        green=1,
    )
    t.do("0 use store", "0 colour blue")
    assert t.workers() == {"green": 1}
    assert t.s.green == 0


@pytest.mark.rule("KF-4.6.17")
def test_hiring_fair_with_one_token_in_the_pile() -> None:
    t = table(
        2,
        season="summer",
        auction=["hiring_fair"],
        workers=["1 red"],
        skills=["1 saw", "16 anvil 16 pickaxe 14 saw"],
    )
    t.do("0 use hiring_fair", "0 pay_skill saw", "0 colour red")
    assert t.s.seen_skills.size(2) == 1
    t.do("* draw_skill saw")
    assert t.skills() == {"saw": 1}
    assert t.s.pile == [0, 0, 1]


@pytest.mark.rule("KF-4.3.3")
def test_five_workers_for_two_boats() -> None:
    t = table(
        2,
        season="spring",
        boats=["boat_keyflower", "boat_sea_bastion"],
        empty_bag="5 red",
        agenda=[{"frame": "Season", "number": 1}],
        green=0,
    )
    for _ in range(3):
        t.do("* load_worker red")
    assert t.s.cargo_workers[1] == 3
    t.do("* load_skill saw", "* load_worker red", "* load_worker red")
    assert t.s.cargo_workers[5] == 2


@pytest.mark.rule("KF-4.12.11")
def test_gold_of_the_jeweller_counts_twice_not_three_times() -> None:
    t = table(2, season="winter", won=[["jeweller"]], goods={"home_1": "1 gold"}, first=1)
    assert t.scored() == {"jeweller": 2}


@pytest.mark.rule("KF-4.12.10", "KF-4.12.24")
def test_gold_on_the_barn_counts_there_only() -> None:
    t = table(2, season="winter", won=[["barn"]], goods={"barn": "1 gold"}, flipped=["barn"], first=1)
    assert t.scored() == {"barn": 2}


@pytest.mark.rule("KF-4.12.24")
def test_no_item_counts_for_two_tiles() -> None:
    t = table(
        2,
        season="winter",
        won=[["apothecary", "craftsmans_guild"]],
        workers=["2 blue 2 red 1 yellow"],
        first=1,
    )
    assert t.best() == 3
    t = table(2, season="winter", won=[["watermill", "windmill"]], goods={"home_1": "5 wood"}, first=1)
    assert t.best() == 5


@pytest.mark.rule("KF-4.12.21")
def test_fifteen_tokens_for_the_key_guild() -> None:
    t = table(2, season="winter", won=[["key_guild"]], skills=["8 anvil 7 saw"], first=1)
    assert t.scored() == {"key_guild": 30}


@pytest.mark.rule("KF-4.12.4", "KF-4.13.6")
@pytest.mark.parametrize("doubled", [False, True])
def test_transport_capacity_for_the_keyflower(doubled: bool) -> None:
    won = ["stable", "wainwright", *(["summer_boat_2"] if doubled else [])]
    t = ended(
        2, boats=["boat_keyflower"], won=[won], flipped=["home_1", *(["summer_boat_2"] if doubled else [])]
    )
    assert t.item("boat") == (16 if doubled else 8)


@pytest.mark.rule("KF-4.12.9")
def test_white_wind_with_key_market_and_apothecary() -> None:
    boats = ["boat_white_wind"]
    t = ended(6, boats=boats, won=[["key_market", "apothecary"]], workers=["2 green 4 red 3 blue"], first=1)
    assert t.total() == 11
    assert t.item("boat") == 7


@pytest.mark.rule("KF-4.12.3", "KF-5.28")
def test_three_neighbours_of_a_turn_order_tile() -> None:
    village = {"keywood": (1, 0), "stable": (1, -1), "turn_order_3": (2, -1)}
    t = ended(4, villages=[village])
    assert t.item("turn_order") == 2
    t = ended(4, villages=[{**village, "miner": (3, -2)}])
    assert t.item("turn_order") == 3


@pytest.mark.rule("KF-4.13.9", "KF-4.13.11")
def test_a_lying_bid_stands_up() -> None:
    t = table(
        2,
        season="autumn",
        me=1,
        auction=["inn", "fair"],
        won=[["summer_boat_4"]],
        workers=["", "1 red"],
        bids={"inn": "red 3 2"},
        lying={"inn": "green"},
    )
    t.do("1 bid fair", "1 colour red", "1 group inn", "1 count 0")
    assert t.bids("inn") == [3, 0]
    assert t.colour("inn") == "green"
    assert [e.args for e in t.events_of("stood_up")] == [(0, "inn", "green")]


@pytest.mark.rule("KF-4.13.12")
def test_a_use_with_two_colours() -> None:
    t = table(
        2,
        season="autumn",
        auction=["inn"],
        won=[["summer_boat_4"]],
        flipped=["summer_boat_4"],
        workers=["1 red 1 blue", "3 yellow"],
        users={"inn": "yellow 1"},
    )
    t.do("0 use inn", "0 count 1", "0 count 1", "0 count 0", "* draw_worker red")
    assert t.users("inn") == {"blue": 1, "red": 1, "yellow": 1}
    assert t.colour("inn") == "yellow"
    t.do("1 use inn", "* draw_worker red")
    assert t.users("inn") == {"blue": 1, "red": 1, "yellow": 4}
    assert "use inn" not in t.legal()


@pytest.mark.rule("KF-4.12.7")
def test_the_best_tile_for_the_flipper() -> None:
    t = ended(4, boats=["boat_flipper"], won=[["sawmill", "goldsmith"]], first=1, flipped=["home_1"])
    assert t.item("boat") == 2
    assert t.item("tiles") == 5 + 3 + 7
    assert t.s.side[30] == 1, "the sawmill comes first among equals"


@pytest.mark.rule("KF-4.4.3", "KF-4.4.4")
def test_three_passes_in_a_row_end_the_season_of_three() -> None:
    t = table(3, workers=["2 red", "1 red", "1 red"])
    t.do("0 bid turn_order_1", "0 colour red", "0 count 1", "1 pass", "2 pass")
    again = Table(t.s.clone())
    t.do("0 pass")
    assert t.turn == [0]
    assert t.kinds() == {"choose_boat"}
    again.do("0 bid turn_order_1")
    assert again.turn == [1]
    assert "pass" in again.legal(1)
    again.do("1 pass", "2 pass")
    assert again.turn == [0]
    assert again.kinds() == {"pass"}


@pytest.mark.rule("KF-4.5.8")
def test_two_losing_groups_and_the_screen_make_a_bid() -> None:
    t = table(
        2,
        auction=["miner", "keywood", "stable"],
        workers=["4 red", ""],
        bids={"keywood": "red 2 3", "stable": "red 1 2", "miner": "red 0 5"},
    )
    t.do("0 bid miner")
    one = Table(t.s.clone()).do("0 group keywood", "0 group stable")
    assert one.counts() == [3, 4]
    two = Table(t.s.clone()).do("0 group keywood", "0 groups_done")
    assert two.turn == [1], "four from the screen are the only number"
    assert two.bids("miner") == [6, 5]
    assert "groups_done" not in t.legal()
    assert t.legal() == {"group keywood"}, "stable alone and the screen make five"


@pytest.mark.rule("KF-4.6.7")
@pytest.mark.parametrize(("uses", "legal"), [("red 1 3", False), ("red 1 2", True)])
def test_a_losing_group_of_three_on_a_used_tile(uses: str, legal: bool) -> None:
    t = table(2, auction=["miner", "keywood"], users={"miner": uses}, bids={"keywood": "red 3 4"})
    assert ("use miner" in t.legal()) == legal
    if legal:
        t.do("0 use miner", "0 group keywood")
        assert t.users("miner") == {"red": 6}


@pytest.mark.rule("KF-5.10")
def test_a_group_of_three_pays_for_the_tavern() -> None:
    t = table(
        2, season="summer", auction=["tavern", "farrier"], workers=["1 yellow"], bids={"farrier": "blue 3 4"}
    )
    before = t.bag()
    t.do("0 use tavern", "0 pay_group farrier", "0 colour yellow", "* draw_worker red", "* draw_worker red")
    assert t.workers() == {"red": 2}
    assert t.bag() == {**before, "red": before["red"] - 2, "blue": before["blue"] + 3}


@pytest.mark.rule("KF-5.11", "KF-4.6.21")
def test_one_yellow_worker_is_not_enough_for_the_peddler() -> None:
    t = table(2, auction=["peddler"], workers=["1 yellow"])
    assert "use peddler" not in t.legal()
    assert t.refusal("tile:peddler") == "KF-4.6.21 no-extra-worker"


@pytest.mark.rule("KF-4.7.9", "KF-4.7.10")
def test_steps_and_upgrades_are_mixed() -> None:
    t = table(
        2,
        season="autumn",
        villages=[{"stable": (1, 0)}],
        flipped=["stable"],
        goods={"home_1": "1 wood 1 stone", "stable": "3 wood"},
        won=[["keywood"]],
        skills=["1 saw"],
        workers=["1 red"],
    )
    t.do("0 use stable", "0 colour red", "0 step stable nw wood", "0 upgrade home_1")
    assert t.view(0).steps == 3
    t.do("0 step stable nw wood", "0 step stable nw wood", "0 upgrade keywood", "0 transport_done")
    assert t.goods("home_1") == {"wood": 3}
    assert t.turn == [1]


@pytest.mark.rule("KF-4.9.8", "KF-4.9.9")
def test_boats_when_only_the_low_number_was_won() -> None:
    t = table(3, season="summer", first=1, me=0, passes=2, bids={"turn_order_1": "red 1 0 0"})
    t.do("0 pass")
    assert t.turn == [0]
    t.do("0 choose_boat boat_keyflower")
    assert t.turn == [1]
    t.do("1 choose_boat boat_sea_bastion")
    assert t.s.first == 2
