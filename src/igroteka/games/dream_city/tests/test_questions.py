"""What a sceptical analyst asks about Dream City, answered by the public surface alone; the numbers are worked out by hand from the rules."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka import Match, Rng, game, questions
from igroteka.core import CHANCE, waiting
from igroteka.core.questions import NoAnswer

GAME = game("dream_city")


def asked(seats: int = 2, options: dict[str, Any] | None = None, **parts: Any) -> Any:
    """Questions of the first player, who has these parts; what belongs to the table stands there."""
    players = [parts.pop("mine", {}), parts.pop("theirs", {})][:seats]
    builder = GAME.position(seats=seats, options=options)
    for name, value in parts.items():
        getattr(builder, name)(value)
    for seat, said in enumerate(players):
        for name, value in said.items():
            getattr(builder, name)(seat, value)
    return questions(GAME, builder.build())


def offices() -> dict[str, Any]:
    """Two offices in the row of the spring cell in the middle, and a third above it; an office and a park in hand."""
    return {
        "city": {"r3c1": "office", "r3c2": "office", "r2c3": "office"},
        "hidden": ["office", "park"],
    }


def test_what_would_a_tile_bring_that_i_have_not_got() -> None:
    q = asked(
        mine={"city": {"r2c3": "home", "r3c2": "park", "r3c4": "office", "r4c3": "park", "r2c2": "metro"}}
    )
    # One for the shop and one for each neighbour under its roof: home and both parks.
    assert q.placements("shop_park_home")["r3c3"] == 4
    assert q.placements("shop_office_metro")["r3c3"] == 2
    # Home, park and office are three kinds beside a home; parks beside a park are a group of three.
    assert q.placements("home")["r3c3"] == 4
    assert q.placements("park")["r3c3"] == 4
    assert q.placements("metro")["r3c3"] == 2  # the diagonal, not the neighbours
    assert "r2c2" not in q.placements("metro")


def test_what_is_a_park_worth_where_it_joins_groups() -> None:
    q = asked(mine={"city": {"r1c1": "park", "r1c2": "park", "r1c4": "park", "r3c1": "park"}})
    parks = q.placements("park")
    assert (parks["r1c3"], parks["r2c1"], parks["r2c4"], parks["r5c5"]) == (0, 0, 3, 1)


def test_what_can_become_of_an_office_on_a_spring() -> None:
    turns = asked(mine=offices()).turns(begin=["build office r3c3"])
    assert turns.complete
    alone = {
        tuple(move for move in turn.moves[1:] if move != "done"): turn.change.points
        for turn in turns
        if "build park" not in " ".join(turn.moves)
    }
    # Four offices meet. No bonus is used twice in a turn, so nothing brings sixteen.
    assert alone == {(): 4, ("spring double",): 8, ("flower double",): 8}
    extra = [turn for turn in turns if {"spring extra_turn", "flower extra_turn"} & set(turn.moves)]
    assert extra
    for turn in extra:
        assert sum(["extra_turn" in move for move in turn.moves]) == 1
        assert sum(["double" in move for move in turn.moves]) <= 1
    best = max(extra, key=lambda turn: turn.change.points)
    # Four doubled, and a park alone, or with another office had there been one: 8 + 1.
    assert best.change.points == 9


def test_a_turn_that_is_begun_wrongly_says_where() -> None:
    q = asked(mine=offices())
    with pytest.raises(
        NoAnswer, match=r"^after build office r3c3: found build park r1c1; allowed: spring double, "
    ):
        q.turns(begin=["build office r3c3", "build park r1c1"])
    with pytest.raises(
        NoAnswer, match=r"^found build office r3c1; allowed: flower extra_turn, build office r1c1, "
    ):
        q.turns(begin=["build office r3c1"])
    q = asked(options={"mode": "training"}, mine=offices())
    (only,) = q.turns(begin=["build office r3c3"])
    assert only.moves == ("build office r3c3",)
    assert only.change.points == 4
    with pytest.raises(
        NoAnswer, match=r"after build office r3c3: .*nothing, the turn is over or chance decides$"
    ):
        q.turns(begin=["build office r3c3", "done"])


def test_may_i_rescore_parks_with_my_flower_and_whom_does_it_help() -> None:
    mine, theirs = {"city": {"r1c1": "park"}}, {"city": {"r1c1": "park", "r1c2": "park", "r5c5": "park"}}
    q = asked(area={"park": 1}, mine=mine, theirs=theirs)
    told = q.explain("flower_rescore park")
    assert told.change.points == 2
    assert told.change.cost == {"flower": 1}
    assert questions(GAME, q.s, 1).sizes()["park"] == 6
    (rescored, *_) = [turn.state for turn in q.turns(begin=["flower_rescore park"])]
    assert [score.total for score in GAME.scores(rescored)][1] == 6
    for area in ({}, {"park": 2}, {"home": 1}):
        assert "flower_rescore park" not in q.what_if(area=area).legal()
    assert q.what_if(flower=0).legal("flower_rescore") == []


def test_what_would_each_kind_score_again() -> None:
    q = asked(
        mine={
            "city": {
                "r2c3": "office",
                "r4c3": "metro",
                "r3c2": "park",
                "r3c4": "shop_park_home",
                "r3c3": "home",
                "r5c5": "office",
            }
        }
    )
    # Two for each office, metro and park; the home has four kinds beside it, the shop the home under its roof.
    assert q.sizes() == {"office": 4, "metro": 2, "park": 2, "home": 5, "shop": 2}
    assert sorted(q.groups()) == [[cell] for cell in ("r2c3", "r3c2", "r3c3", "r3c4", "r4c3", "r5c5")]


def test_what_do_i_take_when_the_slot_and_its_stack_are_empty() -> None:
    market = {"seed": "office", "bulb": "metro"}
    q = asked(
        stacks={"star": 4}, first=1, turn=0, market=market, mine={"hidden": ["home", "park"], "flower": 0}
    )
    told = q.explain("build park r1c3")  # the sprout slot
    assert (told.label.args["points"], told.change.gain) == (1, {"points.park": 1})
    assert told.follow_ups == ("take seed", "take bulb")
    turns = q.turns(begin=["build park r1c3"])
    assert [turn.change.gain["open." + tile] for turn, tile in zip(turns, market.values(), strict=True)] == [
        1,
        1,
    ]


def test_who_wins_a_tie_and_what_is_each_kept_tile_worth() -> None:
    builder = (
        GAME.position(seats=2)
        .stacks({})
        .area(park=2, office=2, metro=2, home=2, shop=2)
        .market({})
        .city(0, r1c1="park", r5c5="office", r4c4="office")
        .city(1, r1c1="metro", r3c1="metro", r5c1="home")
        .hidden(0, ["office", "park"])
        .hidden(1, ["metro", "home"])
        .first(0)
        .turn(1)
    )
    match = Match.begin("dream_city", builder.form(), seed=1)
    last = ("build home r5c2", "done", "done")
    for move in last:
        match.play(move, 1)
    assert match.seats == [0, 1]
    kept = questions(GAME, match.state, 0)
    assert kept.legal() == ["keep office", "keep park"]
    assert (kept.sizes()["office"], kept.sizes()["park"]) == (4, 2)
    match.play("keep office", 0)
    match.play("keep metro", 1)
    assert match.over
    # Two for the second home, four for two metro stations: six against four.
    assert [score.total for score in GAME.scores(match.state)] == [4, 6]
    even = Match.begin("dream_city", builder.points(0, office=2).form(), seed=1)
    for move in last:
        even.play(move, 1)
    even.play("keep metro", 1)
    even.play("keep office", 0)
    assert [(score.total, score.rank) for score in GAME.scores(even.state)] == [(6, 2), (6, 1)]


def test_what_does_zinovy_get_at_the_end() -> None:
    shops = {"shop_park_home": 1, "shop_park_office": 1, "shop_home_metro": 1}
    builder = GAME.position(seats=1, options={"opponent": "zinovy"}).stacks({}).hidden(0, ["home", "metro"])
    builder.area(park=2, office=2, metro=2, home=2, shop=2).collection(
        {**shops, "office": 5, "metro": 2, "home": 1}
    )
    match = Match.begin("dream_city", builder.form(), seed=1)
    match.play("keep metro")
    assert match.over
    # Eleven for three shops, twenty for five offices, eight for two metro stations, six for a home.
    rival: Any = match.state.to_data()["rival"]
    assert sum(rival.values()) == 45


def test_what_others_hold_is_unknown_and_what_all_see_is_not() -> None:
    q = asked(
        mine={"hidden": ["park", "home"]}, theirs={"hidden": ["metro", "office"], "city": {"r1c1": "park"}}
    )
    hands = set[tuple[str, ...]]()
    for seed in range(12):
        guess = GAME.guess(q.s, 0, Rng(seed))
        told = questions(GAME, guess, 0)
        assert told.legal() == q.legal()
        assert told.placements("home") == q.placements("home")
        data: Any = guess.to_data()
        assert data["city"] == q.s.to_data()["city"]
        hands.add(tuple(data["hidden"][1]))
    assert len(hands) > 1


def test_whose_turn_it_is_not_cannot_be_explained() -> None:
    q = asked(mine=offices(), theirs={"hidden": ["park", "home"]})
    other = questions(GAME, q.s, 1)
    assert other.legal() == [] == list(other.turns())
    assert other.placements("park")["r1c1"] == 1
    with pytest.raises(NoAnswer, match=r"^found build park r1c1; allowed: nothing: seat 0 decides now$"):
        other.explain("build park r1c1")
    with pytest.raises(NoAnswer, match=r"^kind of move: found 'bild'; allowed: build, deal, done, "):
        q.legal("bild")
    with pytest.raises(NoAnswer, match=r"^seat: found 2; allowed: 0 to 1$"):
        q.what_if(seat=2, hidden=["park"])


def test_where_does_a_turn_end_in_luck() -> None:
    q = asked(mine=offices())
    turns = q.turns(begin=["build park r1c1", "done", "done"])
    assert [turn.ends_in_chance for turn in turns] == [True]  # the slot is filled from its stack
    assert [waiting(turn.state) for turn in turns] == [[CHANCE]]
    last = q.what_if(stacks={}, market={"seed": "metro"}, first=1, turn=0)
    turns = last.turns(begin=["build park r1c1", "done", "done"])
    # Nothing is drawn any more: each keeps one of two tiles.
    assert {(turn.moves[-1], turn.ends_in_chance) for turn in turns} == {
        ("keep office", False),
        ("keep metro", False),
    }
