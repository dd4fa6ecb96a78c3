"""What a sceptical analyst asks about Keyflower, answered by the public surface alone; the numbers are worked out by hand from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Match, Rng, game, questions
from igroteka.core import BadData
from igroteka.core.position_builder import PositionBuilder

GAME = game("keyflower")


def table(seats: int = 2) -> PositionBuilder:
    """An empty table in the turn of the first player, whose home is number 1."""
    return GAME.position(seats=seats).turn(0)


def asked(builder: PositionBuilder) -> Any:
    """Questions about a position."""
    return questions(GAME, builder.build())


def test_how_many_workers_do_i_need_here_and_of_which_colour() -> None:
    builder = table(3).season("summer").auction(["tavern"]).village(0, keywood=[1, 0])
    builder.bids(1, tavern={"yellow": 2}).users(keywood={"red": 2}).workers(0, yellow=4, red=3, blue=1)
    q = asked(builder)
    prices: Any = q.prices()
    assert (prices["bid"]["tavern"], prices["use"]["keywood"], prices["use"]["home_2"]) == (3, 3, 1)
    # Yellow binds the tile that is bid for, red that which is used.
    bids = {turn.moves[-1]: turn.change.cost for turn in q.turns(begin=["bid tavern"])}
    assert bids == {"count 3": {"workers.yellow": 3}, "count 4": {"workers.yellow": 4}}
    (used,) = q.turns(begin=["use keywood"])
    assert used.change.cost == {"workers.red": 3}
    assert used.change.table["users.keywood.red"] == (2, 5)
    assert used.change.table["goods.keywood.wood"] == (None, 1)
    assert q.what_if(workers={"yellow": 2, "blue": 9}).legal("bid") == [
        "bid turn_order_1",
        "bid turn_order_2",
    ]


def test_when_is_a_tile_full() -> None:
    builder = table().village(0, keywood=[1, 0]).users(keywood={"red": 4}).workers(0, red=9)
    q = asked(builder)
    # Four are there from one use; five more would be nine, and six is the most.
    assert "keywood" not in q.prices()["use"]
    refusal = q.why_not("tile:keywood")
    assert refusal is not None
    assert refusal.text.args == {"users": 4, "most": 6}
    three = q.what_if(users={"keywood": {"red": 3}}, last={"keywood": 2})
    assert three.prices()["use"]["keywood"] == 3
    assert [turn.change.cost for turn in three.turns(begin=["use keywood"])] == [{"workers.red": 3}]
    with pytest.raises(BadData, match=r"^users.keywood: found 3; allowed: from the last use \(1\) to 1"):
        three.what_if(last={"keywood": 1})  # one came first, so the next were two or more


def test_where_would_a_boat_fit() -> None:
    # Its water must meet the only water of the home; all other edges of the home are roads.
    q = asked(table())
    assert q.placements("boat_keyflower") == {"0,1": [0]}
    built = asked(table().village(0, keywood=[1, 0], woodcutter=[0, -1]))
    assert "0,1" not in built.placements("boat_keyflower")  # the road of Keywood lies there now
    with pytest.raises(BadData, match=r"^tile: found 'home_2'; allowed: keywood, keystone_quarry, "):
        q.placements("home_2")


def test_where_would_a_tile_with_three_roads_fit() -> None:
    # Mason has roads at its edges 1, 2 and 5; beside a road of the home one of these must lie.
    q = asked(table())
    assert q.placements("mason") == {
        "0,-1": [1, 4, 5],
        "1,-1": [0, 2, 5],
        "1,0": [0, 1, 3],
        "-1,0": [0, 3, 4],
        "-1,1": [2, 3, 5],
    }


def test_what_can_i_do_with_one_cart_and_one_hammer() -> None:
    builder = table().village(0, keywood=[1, 0]).goods(keywood={"wood": 1}, home_1={"stone": 1})
    q = asked(builder.workers(0, red=1).skills(0, saw=1))
    assert q.prices()["upgrade"] == {"home_1": ["wood", "stone"], "keywood": ["saw"]}
    turns = q.turns(begin=["use home_1"])
    assert (len(turns), turns.complete) == (9, True)
    (home,) = [turn for turn in turns if turn.moves[-1] == "upgrade home_1"]
    assert home.moves[-2] == "step keywood nw wood"
    assert home.change.points == 5
    assert home.change.table["goods.home_1.stone"] == (1, None)
    assert home.change.table["goods.keywood.wood"] == (1, None)
    assert home.change.table["flipped.home_1"] == (None, 1)
    best = max(turn.change.points for turn in turns)
    assert best == 5  # Keywood would be 3
    assert "home_1" not in q.what_if(flipped=["home_1"]).prices()["upgrade"]
    assert (
        q.what_if(skills={}).prices()["upgrade"] == q.prices()["upgrade"]
    )  # it tells what it costs, not what is there


def test_which_tiles_can_i_supply_and_which_are_joined() -> None:
    # Gold mine and workshop meet field to field, both meet the home by a road.
    q = asked(table().village(0, workshop=[1, 0], gold_mine=[1, -1]))
    assert q.reach()[0] == "home_1"
    assert sorted(q.reach()) == ["gold_mine", "home_1", "workshop"]
    assert q.sizes()["loop"] == 0
    round_trip = asked(table().village(0, woodcutter=[1, 0], key_mine=[1, -1]))
    assert round_trip.sizes() == {"village": 3, "loop": 3, "points": 1}
    assert round_trip.groups() == [["home_1", "woodcutter", "key_mine"]]


def test_what_is_counted_after_winter() -> None:
    builder = GAME.position(seats=2).season("winter").moment("scoring").first(0)
    builder.village(0, craftsmans_guild=[0, -1], key_market=[-1, 0]).boat(0, "boat_keyflower").workers(
        0, red=3, blue=2, yellow=2, green=3
    )
    builder.boat(1, "boat_sea_bastion").village(1, keythedral=[0, -1]).skills(1, saw=4)
    match = Match.begin("keyflower", builder.form(), seed=1)
    assert match.over
    ranking: Any = questions(GAME, match.state).scores()
    first, second = ranking
    # Two sets of three colours at 3, three green workers at 2, and the marker as a fourth; one for the cart of the home.
    assert (first["items"]["winter"], first["items"]["boat"], first["total"]) == (14, 1, 15)
    # No loop, and skills score with no tile that takes them.
    assert (second["items"]["winter"], second["total"], second["rank"]) == (12, 12, 2)
    without = Match.begin("keyflower", {**builder.form(), "first": 1}, seed=1)
    assert [score["total"] for score in questions(GAME, without.state).scores()] == [13, 13]
    said = [str(line) for line in match.story()]
    assert said[-1] == "The game is over."
    assert "Player 1 scores 8 points for Key Market." in said


def test_what_lies_behind_screens_is_unknown() -> None:
    s = table().workers(0, red=3).workers(1, blue=2, yellow=1).skills(1, saw=1).build()
    hands: list[Any] = [GAME.guess(s, 0, Rng(seed)).to_data() for seed in range(12)]
    assert {sum(data["workers"][1].values()) for data in hands} == {3}
    assert len({str(data["workers"][1]) for data in hands}) > 1
    assert {str(data["workers"][0]) for data in hands} == {"{'red': 3}"}


def test_what_if_it_were_another_season() -> None:
    q = asked(table().auction(["keywood"]).workers(0, red=1))
    assert q.legal("bid") == ["bid keywood", "bid turn_order_1"]
    with pytest.raises(
        BadData, match=r"^auction: found keywood at auction in summer; allowed: tiles of the season"
    ):
        q.what_if(season="summer")
    summer = q.what_if(season="summer", auction=["summer_boat_1"])
    assert "bid summer_boat_1" in summer.legal()
    assert "use summer_boat_1" not in summer.legal()
