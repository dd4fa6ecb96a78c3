"""What a sceptical analyst asks about Garden Nation, answered by the public surface alone; the numbers are worked out by hand from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Match, Rng, game, questions
from igroteka.core import BadData
from igroteka.core.position_builder import PositionBuilder

GAME = game("garden_nation")


def table(seats: int = 2) -> PositionBuilder:
    """The board of the rulebook in the middle of a game, in the turn of the first player."""
    return GAME.position(seats=seats).round(4).turn(0)


def asked(builder: PositionBuilder) -> Any:
    """Questions about a position."""
    return questions(GAME, builder.build())


def test_what_do_i_get_for_a_building_and_what_would_it_cost_another() -> None:
    # By the memo: two floors on 3, four on 1, three on 5, one on 4.
    mine = {"4c": 2, "4se": 4, "4e": 3, "4nw": 1}
    q = asked(table().crane(4).buildings(0, mine).population(0, 10))
    told = {move: q.explain(move).change.gain["population"] for move in q.legal("demolish")}
    assert told == {"demolish 4c": 14, "demolish 4se": 20, "demolish 4e": 36, "demolish 4nw": 8}
    theirs: Any = questions(GAME, q.s, 1).prices()["invasion"]
    assert theirs == {"4c": 14, "4se": 20, "4e": 36, "4nw": 8}


def test_how_high_can_i_build_and_when_is_a_floor_too_dear() -> None:
    q = asked(table().crane(4).buildings(0, {"4c": 2, "4se": 1}).population(0, 4))
    prices: Any = q.prices()["floor"]
    assert (prices["4c"], prices["4se"], prices["4w"], prices["4e"]) == (5, 2, 3, 5)
    # The last inhabitant never leaves: four pay for three at most.
    assert q.legal("build") == ["build 4se", "build 4w"]
    assert set(q.what_if(population=3).legal("build")) == {"build 4se"}
    assert set(q.what_if(population=6).legal("build")) > {"build 4c", "build 4e green"}


def test_a_roof_ends_a_building() -> None:
    q = asked(table().crane(4).buildings(0, {"4c": 2, "4se": 1}).population(0, 30))
    closed = q.what_if(roofs=["4c"])
    floors: Any = closed.prices()["floor"]
    assert "4c" in q.prices()["floor"]
    assert "4c" not in floors
    assert "4c" not in closed.placements("floor")
    assert "demolish 4c" in closed.legal()
    with pytest.raises(BadData, match=r"^what: found 'roof'; allowed: floor$"):
        q.placements("roof")


def test_how_far_do_i_walk_when_nothing_can_be_built() -> None:
    # Two inhabitants pay for zones of 1 only: the next on the way from 5 are those of 7.
    builder = table().crane(5).buildings(0, {"6c": 1, "1c": 1}).buildings(1, {"5nw": 1}).population(0, 2)
    q = asked(builder)
    assert q.reach() == ["5", "6", "7"]
    assert q.legal() == ["build 7se", "demolish 6c", "strategic 4", "strategic 6"]
    refusal = q.why_not("zone:1c")
    assert refusal is not None
    assert refusal.rule.startswith("GN-4.")
    poor = q.what_if(population=1)
    assert poor.reach() == ["5", "6", "7", "1", "2", "3", "4"]
    assert "pass" in poor.legal()
    assert {"demolish 6c", "demolish 1c"} < set(poor.legal())


def test_may_i_take_over_that_building() -> None:
    builder = table().crane(5).buildings(1, {"5e": 2}).population(0, 15)
    q = asked(builder)
    told = q.explain("invade 5e")
    assert told.change.cost == {"population": 10}  # two floors on 2
    assert told.change.gain == {"buildings.5e": 2, "ploys.invasion": 1}
    # From 15 inhabitants to 5: from 2 points to -10.
    assert told.change.points == -12
    assert q.what_if(population=11).legal("invade") == ["invade 5e"]
    assert q.what_if(population=10).legal("invade") == []
    assert q.what_if(ploys={"roof": 2, "strategic": 2}).legal("invade") == []


def test_who_leads_where() -> None:
    q = asked(
        table(3).buildings(0, {"1nw": 3, "2c": 2}).buildings(1, {"1ne": 1, "2w": 2}).buildings(2, {"7c": 1})
    )
    sizes: Any = q.sizes()
    assert sizes["1"] == {"floors": 3, "leaders": [0]}
    assert sizes["2"] == {"floors": 2, "leaders": [0, 1]}
    assert sizes["7"] == {"floors": 0, "leaders": [2]}
    assert sizes["3"] == {"floors": 0, "leaders": []}


def test_what_stands_together_across_a_border() -> None:
    # 1 and 4 meet where zone se of 1 touches zone nw of 4.
    q = asked(table().buildings(0, {"1se": 1, "4nw": 1, "6c": 1}))
    assert q.groups() == [["4nw", "1se"], ["6c"]]


def test_what_does_a_project_bring_this_turn() -> None:
    builder = table().crane(1).actions(1).buildings(0, {"4nw": 1}).population(0, 30)
    q = asked(builder.projects(["forge", "house", "prison", "bunker"]))
    turns = {turn.moves: turn.change for turn in q.turns(begin=["build 1se"])}
    assert set(turns) == {("build 1se", "claim forge"), ("build 1se", "decline")}
    assert turns["build 1se", "claim forge"].gain["points.projects"] == 3
    assert turns["build 1se", "claim forge"].cost == {"population": 3}
    closed = q.what_if(roofs=["4nw"])
    assert closed.turns(begin=["build 1se"]).turns[0].moves == ("build 1se",)


def test_what_are_the_secrets_worth_at_the_end() -> None:
    # Open buildings of 4, 4 and 3 floors in three territories: 2 x 11 and 3 x 7; 38 inhabitants are 10 points. The other has -20
    # for three inhabitants, and one point for a floor on green (5c).
    mine = {"1nw": 4, "2nw": 4, "3nw": 3}
    builder = (
        GAME.position(seats=2).round(6).last(True).buildings(0, mine).population(0, 38).turn(1).actions(1)
    )
    builder.buildings(1, {"5c": 1}).population(1, 3).kept(0, ["observatory", "belfry"]).kept(
        1, ["market", "cabaret"]
    )
    q = asked(builder)
    assert [score["total"] for score in q.scores()] == [53, -19]
    builder.space(0, 3).space(1, 4)
    match = Match.begin("garden_nation", builder.form(), seed=1)
    match.play("build 4se")
    assert match.over
    # Control adds two inhabitants for each of three territories, and to the other two for 4 and 5, less one for the floor.
    assert match.state.to_data()["population"] == [44, 6]
    totals = [score["total"] for score in questions(GAME, match.state, 0).scores()]
    # The floor in 4 stands on green: so the cabaret gives 2 now; six inhabitants are -5.
    assert totals == [53, -3]


def test_what_is_kept_in_secret_is_unknown_to_others() -> None:
    builder = table().kept(0, ["belfry", "market"]).kept(1, ["sculpture", "cabaret"])
    s = builder.build()
    guesses: list[Any] = [GAME.guess(s, 0, Rng(seed)).to_data() for seed in range(12)]
    assert len({tuple(data["kept"][1]) for data in guesses}) > 1
    assert {tuple(sorted(data["kept"][0])) for data in guesses} == {("belfry", "market")}
    told = questions(GAME, GAME.guess(s, 0, Rng(1)), 0)
    assert told.legal() == questions(GAME, s, 0).legal()
