"""What a sceptical analyst asks about Sweet Lands, answered by the public surface alone; the numbers are worked out by hand from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Match, Rng, game, questions
from igroteka.core import BadData
from igroteka.core.position_builder import PositionBuilder

GAME = game("sweet_lands")


def table() -> PositionBuilder:
    """Two players in the third round, on domains of side A: Elina, and Nata to whom industry costs one iron less."""
    return GAME.position(seats=2).round(3).turn(0).character(0, "elina").character(1, "nata").side(0, "1A")


def asked(builder: PositionBuilder, seat: int = 0) -> Any:
    """Questions about a position."""
    return questions(GAME, builder.build(), seat)


def test_what_does_an_area_cost_me_and_what_another() -> None:
    builder = table().discs(terrain_3=2, prosper_2=1)
    elina: Any = asked(builder).prices()
    nata: Any = asked(builder, 1).prices()
    assert elina["areas"]["industry_2"] == {"iron": 3}
    assert nata["areas"]["industry_2"] == {"iron": 2}
    assert nata["areas"]["industry_3"] == {"iron": 4}
    assert elina["areas"]["terrain_road_3"] == {"wheat": 8, "wood": 8}
    # Two discs lie there, so the third space takes three cards; the only space of the other is taken.
    assert elina["hand"]["terrain_3"] == 3
    assert "prosper_2" not in elina["hand"]
    assert "copy_basic" not in elina["areas"]  # its board is for three and four


def test_may_my_last_card_pay_for_an_area() -> None:
    builder = table().discs(terrain_3=2).have(0, wheat=9).hand(0, ["cake_01", "pie_01", "cake_02"])
    q = asked(builder)
    # Before the last round one card must stay: three for the space are four in hand.
    assert "use terrain_3" not in q.legal()
    assert "use terrain_3" in q.what_if(hand=["cake_01", "pie_01", "cake_02", "pie_02"]).legal()
    assert "use terrain_3" in q.what_if(round=5).legal()
    assert "use terrain_3" not in q.what_if(round=5, have={"wheat": 5}).legal()


def test_what_does_a_card_cost_that_i_have_not_got() -> None:
    q = asked(table().have(0, gold=9, diamond=1).hand(0, ["pie_01", "cake_01"]))
    assert q.placements("cake_05") == {"cake_05": {"gold": 5}}
    assert q.prices()["cards"] == {"cake_01": {"gold": 3}, "pie_01": {"gold": 3}}
    turns = q.turns(begin=["play pie_01"], without=["free"])
    # Its mark is agri: a diamond employs it there.
    assert {turn.moves[1]: (turn.change.cost, turn.change.gain["makes.wheat"]) for turn in turns} == {
        "employ agri": ({"hand.pie_01": 1, "have.diamond": 1, "have.gold": 3}, 2),
        "stop": ({"hand.pie_01": 1, "have.gold": 3}, 2),
    }
    with pytest.raises(BadData, match=r"^what: found 'tower'; allowed: terrain, road, property, cake_01, "):
        q.placements("tower")


def test_what_does_my_next_property_cost() -> None:
    builder = table().pieces(0, r2c4="tent", r3c3="tent", r3c4="house")
    full: Any = asked(builder).prices()["properties"]
    assert (full["tent"], full["house"], full["building"]) == ({"wood": 6}, {"wood": 5}, {"wood": 4})
    assert (full["lab"], full["shop_agri"]) == ({"wood": 4, "iron": 1}, {"wood": 5, "gold": 3})
    # Both tokens of the food track take three wood off.
    less: Any = asked(builder.food(0, 11)).prices()["properties"]
    assert (less["tent"], less["building"], less["shop_agri"]) == (
        {"wood": 3},
        {"wood": 1},
        {"wood": 2, "gold": 3},
    )
    one: Any = asked(builder.food(0, 7)).prices()["properties"]
    assert one["tent"] == {"wood": 5}


def test_where_can_terrain_lie_at_the_beginning() -> None:
    # The capital is r2c4, r3c3 and r3c4: these are its neighbours on side A.
    q = asked(table())
    assert q.placements("terrain") == {
        "r1c3": "field",
        "r1c4": "mine",
        "r2c3": "mine",
        "r2c5": "field",
        "r3c2": "forest",
        "r3c5": "mine",
        "r4c3": "field",
        "r4c4": "forest",
        "r4c5": "forest",
    }
    further = q.what_if(tokens={"r1c3": "up"}).placements("terrain")
    # One step on from r1c3: the row above and the cell to its left, which is a bonus area.
    assert set(further) - set(q.placements("terrain")) == {"r0c3", "r0c4"}
    assert set(q.placements("property")) == {"r2c4", "r3c3", "r3c4"}
    assert "r2c3" in q.what_if(tokens={"r2c3": "flipped"}).placements("property")
    assert "r2c3" not in q.what_if(tokens={"r2c3": "up"}).placements("property")


def test_what_does_a_road_beside_a_token_turn_over() -> None:
    builder = table().have(0, wood=6).hand(0, ["cake_01", "pie_01"]).tokens(0, r2c5="up")
    turns = asked(builder).turns(begin=["use road_3", "discard cake_01", "road r2c4-e"], without=["free"])
    assert turns.turns
    for turn in turns:
        # Six wood for up to three roads; the field is turned, for wheat or a step in orange.
        assert turn.change.cost["have.wood"] == 6
        gained = turn.change.gain
        assert turn.change.other["tokens.r2c5"] == ("up", "flipped")
        assert gained.get("makes.wheat", 0) + sum([n for name, n in gained.items() if "prosper" in name]) >= 1


def test_is_that_a_city_and_what_is_it_worth() -> None:
    tokens = {"r2c3": "flipped", "r1c3": "flipped"}
    q = asked(table().tokens(0, tokens).pieces(0, r2c4="house", r2c3="tent", r3c3="house"))
    assert q.groups() == [["r2c3", "r2c4", "r3c3"]]
    assert q.sizes()["cities"] == 0  # three properties, but of two kinds
    assert q.what_if(pieces={"r2c4": "house", "r2c3": "tent", "r3c3": "lab"}).sizes()["cities"] == 1
    apart = q.what_if(pieces={"r2c4": "house", "r1c3": "tent", "r3c4": "lab"})
    assert apart.groups() == [["r1c3", "r2c4", "r3c4"]]
    assert apart.sizes()["cities"] == 1


def test_what_is_counted_at_the_end() -> None:
    builder = GAME.position(seats=2).round(5).turn(0).ended([1]).character(0, "elina").character(1, "nata")
    builder.scoring(["score_terrain", "score_production"]).hand(0, []).pieces(0, r2c4="house", r3c3="tent")
    builder.have(0, gold=13, diamond=3, vp=10, cp=4).have(1, vp=50).prosper(0, property=4)
    match = Match.begin("sweet_lands", builder.form(), seed=1)
    match.play("end_round")
    assert match.over
    first, second = questions(GAME, match.state).scores()
    items: Any = first["items"]
    # Two properties at 1 each, two points for each of four, 13 gold and 3 diamonds, no port; Elina makes 5 of something, Nata 4,
    # and the virtual player 9 of something and 8 tokens.
    assert items["prosper_property"] == 2
    assert (items["city"], items["gold"], items["diamonds"], items["ports"]) == (8, 2, 3, -40)
    assert items["scoring"] == 7 + 7
    assert first["total"] == 10 + 2 + 8 + 2 + 3 - 40 + 14
    assert second["total"] == 50 - 40 + 7
    assert (first["rank"], second["rank"]) == (2, 1)


def test_what_is_in_another_hand_is_unknown() -> None:
    s = table().hand(0, ["cake_01"]).hand(1, ["pie_01", "pie_02"]).build()
    hands = set[str]()
    for seed in range(6):
        players: Any = GAME.guess(s, 0, Rng(seed)).to_data()["players"]
        assert players[0]["hand"] == ["cake_01"]
        assert len(players[1]["hand"]) == 2
        hands.add(str(players[1]["hand"]))
    assert len(hands) > 1
