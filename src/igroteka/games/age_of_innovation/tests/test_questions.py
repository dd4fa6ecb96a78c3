"""What a sceptical analyst asks about Age of Innovation, answered by the public surface alone; the numbers are worked out by hand from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Match, Rng, game, questions
from igroteka.core import BadData
from igroteka.core.position_builder import PositionBuilder
from igroteka.core.questions import NoAnswer

GAME = game("age_of_innovation")


def table() -> PositionBuilder:
    """Two players on the smaller map: goblins from the forest and monks from the mountains, with round bonuses that change no price."""
    builder = GAME.position(seats=2).round(2).turn(0).native(0, "forest").native(1, "mountain")
    return builder.faction(0, "goblins").faction(1, "monks").bonus(0, "coins").bonus(1, "power_coins")


def asked(builder: PositionBuilder) -> Any:
    """Questions about a position."""
    return questions(GAME, builder.build())


def test_how_many_spades_is_that_land_away_and_what_do_they_cost() -> None:
    q = asked(table().buildings(0, C5="workshop").buildings(1, I3="workshop").purse(0, coins=5, tools=4))
    # C4 is a mountain, next to the forest on the circle; D4 is a desert, three steps away either way round the short side.
    assert q.placements("workshop") == {
        "B4": {"terrain": "swamp", "spades": 2, "tools": 6},
        "B5": {"terrain": "wasteland", "spades": 2, "tools": 6},
        "C4": {"terrain": "mountain", "spades": 1, "tools": 3},
        "D4": {"terrain": "desert", "spades": 3, "tools": 9},
    }
    better = q.what_if(terraforming=2)
    assert better.prices()["spade"] == {"tools": 1}
    assert better.placements("workshop")["D4"]["tools"] == 3
    with pytest.raises(BadData, match=r"^what: found 'guild'; allowed: workshop$"):
        q.placements("guild")


def test_does_a_neighbour_make_the_guild_cheaper() -> None:
    builder = table().buildings(0, C5="workshop").purse(0, coins=15, tools=9)
    far, near = asked(builder.buildings(1, I3="workshop")), asked(builder.buildings(1, C4="workshop"))
    assert far.prices()["upgrade"] == {"C5": {"guild": {"tools": 2, "coins": 6}}}
    assert near.prices()["upgrade"] == {"C5": {"guild": {"tools": 2, "coins": 3}}}
    assert near.explain("upgrade C5 guild").change.cost == {"purse.coins": 3, "purse.tools": 2}
    assert near.explain("upgrade C5 guild").next == (1,)  # the neighbour may take power
    guild = near.what_if(buildings={"C5": "guild"})
    assert guild.prices()["upgrade"] == {
        "C5": {"school": {"tools": 3, "coins": 5}, "palace": {"tools": 4, "coins": 6}}
    }


def test_what_can_a_turn_with_one_spade_bring() -> None:
    q = asked(table().buildings(0, C5="workshop").buildings(1, I3="workshop").purse(0, coins=2, tools=4))
    turns = q.turns(begin=["dig C4 1"], without=["convert", "sacrifice"])
    assert turns.complete
    # Goblins get two coins for the spade, which a workshop costs; the tile of the second round gives two points for that.
    assert {turn.moves: (turn.change.cost, turn.change.gain) for turn in turns} == {
        ("dig C4 1", "build C4", "end"): ({"purse.tools": 4}, {"points.rounds": 2, "purse.vp": 2}),
        ("dig C4 1", "done", "end"): ({"purse.tools": 3}, {"purse.coins": 2}),
    }
    assert all(turn.change.table["terraformed.C4"] == (None, "forest") for turn in turns)
    with pytest.raises(NoAnswer, match=r"^kind of move: found 'conversions'; allowed: "):
        q.turns(without=["conversions"])


def test_does_a_bridge_join_what_shipping_does_not() -> None:
    # C5 and D6 are forests on both banks of a river.
    q = asked(table().buildings(0, C5="workshop", D6="guild"))
    assert q.groups() == [["C5"], ["D6"]]
    assert q.sizes() == {"area": 1, "power": {"C5": 1, "D6": 2}}
    shipping = q.what_if(shipping=1)
    assert shipping.groups() == [["C5"], ["D6"]]
    assert shipping.sizes()["area"] == 2  # they are in reach of each other, which is enough at the end
    bridge = q.what_if(bridges=["C5-D6"])
    assert bridge.groups() == [["C5", "D6"]]
    assert bridge.sizes() == {"area": 2, "power": {"C5": 3}}
    assert "E6" in bridge.reach()
    with pytest.raises(BadData, match=r"^bridges: found 'C5-D9'; allowed: "):
        q.what_if(bridges=["C5-D9"])


def test_does_this_upgrade_found_a_city() -> None:
    row = {"I5": "guild", "I6": "guild", "I7": "workshop", "I8": "workshop"}
    q = asked(table().buildings(0, row).purse(0, coins=8, tools=4, vp=20))
    assert q.groups() == [["I5", "I6", "I7", "I8"]]
    assert q.sizes()["power"] == {"I5": 6}  # one less than a city needs
    told = q.explain("upgrade I7 guild")
    assert set(told.follow_ups) == {
        f"city {tile}" for tile in ("tools", "books", "power", "spades", "coins", "scholar", "levels")
    }
    assert told.change.table == {f"cities.{hex}": (None, 1) for hex in row}
    points = {
        turn.moves[1]: turn.change.gain["purse.vp"]
        for turn in q.turns(begin=["upgrade I7 guild", "city coins"], without=["convert", "sacrifice"])
    }
    assert points == {"city coins": 6}
    three = q.what_if(buildings={"I5": "guild", "I6": "guild", "I7": "workshop"})
    assert "city" not in " ".join(three.explain("upgrade I7 guild").follow_ups)


def test_which_innovation_costs_what() -> None:
    q = asked(table().innovation_cells(["deus_ex_machina", "professors"]).purse(0, coins=5, banking=2, law=3))
    prices: Any = q.prices()["innovation"]
    # Without a palace five coins; the first space of the board costs no book more.
    assert prices["deus_ex_machina"] == {"banking": 2, "any": 3, "coins": 5}
    assert q.legal("innovate") == ["innovate deus_ex_machina", "innovate professors"]
    fewer = q.what_if(purse={"coins": 5, "banking": 1, "law": 4})
    assert fewer.legal("innovate") == ["innovate professors"]
    second: Any = q.what_if(innovations=["libraries"]).prices()["innovation"]
    assert second["deus_ex_machina"]["any"] == 4
    assert q.what_if(purse={"coins": 4, "banking": 2, "law": 3}).legal("innovate") == []


def test_who_has_how_many_points_at_the_end() -> None:
    builder = (
        table()
        .round(6)
        .territory(12)
        .buildings(0, I5="guild", I6="guild", I7="workshop")
        .buildings(1, D9="workshop")
    )
    builder.round_tiles(["workshop_law", "workshop_banking", "guild_law", "school_banking", "big_medicine"])
    builder.level(0, law=3, banking=1).level(1, law=3).purse(0, coins=7, tools=2, vp=20, law=1).purse(
        1, vp=30
    )
    q = asked(builder.passed([1]).order([0, 1]))
    first, second = q.scores()
    # The third faction has twelve buildings, and levels 8 and 6 in law and banking: 12 and 6 points are left for the area, in law both
    # share the places of 4 and 2, in banking 4 are left. Seven coins, two tools, a book and half of a bowl of seven: thirteen coins.
    parts: Any = first["items"]
    assert (parts["area"], parts["science"], parts["resources"], first["total"]) == (12, 3 + 4, 2, 41)
    parts = second["items"]
    assert (parts["area"], parts["science"], parts["resources"], second["total"]) == (6, 3, 0, 39)
    match = Match.begin("age_of_innovation", builder.form(), seed=1)
    match.play("pass")
    match.play("end")
    assert match.over
    assert [score["total"] for score in questions(GAME, match.state).scores()] == [41, 39]


def test_what_may_the_territory_tile_be() -> None:
    s = table().build()
    guesses = [GAME.guess(s, 0, Rng(seed)) for seed in range(8)]
    assert {guess.to_data()["territory"] for guess in guesses} == {0}
    data: Any = guesses[0].to_data()
    mine: Any = s.to_data()
    assert data == mine  # all else is public
    unowned: Any = mine["unowned"]
    assert unowned == [2 + 3 + 1, 2 + 3 + 3, 2, 2 + 2]


def test_why_may_i_not_build_there() -> None:
    q = asked(table().buildings(0, C5="workshop").buildings(1, I3="workshop").purse(0, coins=0, tools=0))
    water, far = q.why_not("hex:D5"), q.why_not("hex:I5")
    assert water is not None
    assert far is not None
    assert water.rule != far.rule
    assert q.legal("dig") == q.legal("build") == []
    assert q.legal("pass") == ["pass"]
