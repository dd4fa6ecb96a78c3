"""Questions about positions: what all games answer alike, and that answers are what the rules do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka import Rng, game, list_games, questions
from igroteka.core import CHANCE, BadData, apply, moves, waiting
from igroteka.core.questions import OWN, NoAnswer, Questions

from .test_positions import random_positions

#: Something that can be placed in each game.
PLACED = {
    "age_of_innovation": "workshop",
    "dream_city": "park",
    "garden_nation": "floor",
    "keyflower": "mason",
    "sweet_lands": "road",
}


@pytest.mark.parametrize("key", list_games())
def test_every_question_of_a_game_has_an_answer_in_any_position(key: str) -> None:
    g = game(key)
    for seats in g.seats:
        for s in random_positions(key, seats, 3, 4):
            before = s.to_data()
            for seat in range(seats):
                q = questions(g, s, seat)
                for name in q.answers():
                    answer = getattr(q, name)(*([PLACED[key]] if name == "placements" else []))
                    assert json.loads(json.dumps(answer)) == answer
            assert s.to_data() == before


@pytest.mark.parametrize("key", list_games())
def test_an_explanation_tells_what_playing_the_move_does(key: str) -> None:
    g = game(key)
    for s in random_positions(key, g.seats[1], 5, 8)[1:]:
        q = questions(g, s)
        for text in q.legal()[:6]:
            told = q.explain(text)
            after = s.clone()
            apply(after, q.seat, g.moves.parse(text))
            assert told.next == tuple(waiting(after))
            assert told.change == q.change_to(after)
            if told.follow_ups:
                assert told.follow_ups == tuple([str(m) for m in moves(after, q.seat)])


@pytest.mark.parametrize("key", list_games())
def test_every_turn_can_be_played_and_ends_as_it_says(key: str) -> None:
    g = game(key)
    for s in random_positions(key, g.seats[1], 6, 4)[1:]:
        q = questions(g, s)
        turns = q.turns(40)
        assert len({turn.moves for turn in turns}) == len(turns)
        for turn in turns:
            played = s.clone()
            for text in turn.moves:
                assert q.seat in waiting(played)
                apply(played, q.seat, g.moves.parse(text))
            assert played.to_data() == turn.state.to_data()
            assert turn.ends_in_chance == (waiting(played) == [CHANCE])


def test_the_first_moves_of_all_turns_are_the_legal_moves() -> None:
    g = game("garden_nation")
    q = questions(g, g.position(seats=2).buildings(0, {"4nw": 1}).actions(1).build())
    turns = q.turns()
    assert turns.complete
    assert {turn.moves[0] for turn in turns} == set(q.legal())
    assert not q.turns(3).complete


def test_prices_are_what_is_paid() -> None:
    g = game("garden_nation")
    q = questions(g, g.position(seats=2).buildings(0, {"4nw": 1}).population(0, 30).build())
    floors: Any = q.prices()["floor"]
    for text in q.legal("build"):
        assert q.explain(text).change.cost == {"population": floors[text.split()[1]]}
    g = game("keyflower")
    q = questions(
        g, g.position(seats=2).auction(["tavern"]).bids(1, tavern={"red": 2}).workers(0, red=5).build()
    )
    bids: Any = q.prices()["bid"]
    counts = [int(turn.moves[-1].split()[1]) for turn in q.turns() if turn.moves[0] == "bid tavern"]
    assert min(counts) == bids["tavern"] == 3
    g = game("age_of_innovation")
    q = questions(
        g,
        g.position(seats=2)
        .native(0, "forest")
        .buildings(0, C5="workshop")
        .purse(0, coins=20, tools=9)
        .build(),
    )
    dug: Any = q.placements("workshop")
    for text in q.legal("dig"):
        _, hex, spades = text.split()
        if int(spades) == dug[hex]["spades"]:
            assert q.explain(text).change.cost["purse.tools"] == dug[hex]["tools"]


def test_placements_are_the_points_that_are_scored() -> None:
    g = game("dream_city")
    s = (
        g.position(seats=2, options={"mode": "training"})
        .city(0, r1c1="park", r2c2="home")
        .hidden(0, ["park", "home"])
        .build()
    )
    q = questions(g, s)
    for tile in ("park", "home"):
        points = q.placements(tile)
        told = {
            text.split()[2]: q.explain(text).change.points
            for text in q.legal("build")
            if text.split()[1] == tile
        }
        assert told == points


def test_what_cannot_be_answered_says_what_can() -> None:
    g = game("dream_city")
    q = questions(g, g.position(seats=2).build())
    with pytest.raises(
        NoAnswer, match=r"^dream_city: found the question prices; allowed: reach, groups, placements, sizes$"
    ):
        q.prices()
    with pytest.raises(NoAnswer, match=r"^found done; allowed: flower extra_turn, build "):
        q.explain("done")
    with pytest.raises(NoAnswer, match=r"^seat: found 5; allowed: 0 to 1$"):
        questions(g, q.s, 5)
    assert Questions(g, q.s).answers() == []
    assert set(q.answers()) < set(OWN)


def test_questions_about_a_guess_tell_no_secret() -> None:
    g = game("keyflower")
    s = g.position(seats=2).workers(0, red=3).workers(1, blue=3).build()
    other = g.position(seats=2).workers(0, red=3).workers(1, yellow=3).build()
    told = [questions(g, g.guess(one, 0, Rng(4)), 0) for one in (s, other)]
    assert [turn.change for turn in told[0].turns()] == [turn.change for turn in told[1].turns()]


def test_turns_pass_over_kinds_of_moves_and_begin_as_they_are_told() -> None:
    g = game("age_of_innovation")
    s = g.position(seats=2).native(0, "forest").buildings(0, C5="workshop").purse(0, tools=3).build()
    q = questions(g, s)
    few = q.turns(begin=["dig C4 1"], without=["convert", "sacrifice"])
    assert few.complete
    assert {turn.moves[:2] for turn in few} == {("dig C4 1", "end")}
    all_of_them = q.turns(begin=["dig C4 1"])
    assert {turn.moves for turn in few} < {turn.moves for turn in all_of_them}
    # A move that ends the turn is a whole turn; before the last one the seat must go on.
    assert {turn.moves[0] for turn in q.turns(begin=["pass"], without=["convert", "sacrifice"])} == {"pass"}
    with pytest.raises(NoAnswer, match=r"^after dig C4 1: found dig B5 1; allowed: "):
        q.turns(begin=["dig C4 1", "dig B5 1"])


def test_a_change_tells_what_becomes_of_the_table() -> None:
    g = game("keyflower")
    s = g.position(seats=2).goods(home_1={"wood": 1, "stone": 1}).workers(0, red=1).build()
    turn = next(turn for turn in questions(g, s).turns() if turn.moves[-1] == "upgrade home_1")
    assert turn.change.table["goods.home_1.wood"] == (1, None)
    assert turn.change.table["flipped.home_1"] == (None, 1)
    assert not any(name.startswith(("turn", "moment", "seen")) for name in turn.change.table)


@pytest.mark.parametrize("key", list_games())
def test_scores_are_those_that_a_change_counts(key: str) -> None:
    g = game(key)
    for s in random_positions(key, g.seats[1], 4, 5):
        q = questions(g, s)
        scores: list[Any] = q.scores()
        assert json.loads(json.dumps(scores)) == scores
        assert [sum(score["items"].values()) for score in scores] == [score["total"] for score in scores]
        if q.legal():
            told = q.explain(q.legal()[0])
            after = s.clone()
            apply(after, q.seat, g.moves.parse(told.move))
            then: Any = questions(g, after, q.seat).scores()[q.seat]["total"]
            assert then - scores[q.seat]["total"] == told.change.points


@pytest.mark.parametrize("key", list_games())
def test_nothing_is_told_before_the_table_is_laid(key: str) -> None:
    g = game(key)
    q = questions(g, g.new(g.seats[-1]))
    for name in ("reach", "groups"):
        told = getattr(q, name)()
        assert told == [] or key == "dream_city"  # its cities are empty, so all cells can be reached
    if key == "garden_nation":
        assert q.prices() == {"floor": {}, "invasion": {}}
        assert q.placements("floor") == q.sizes() == {}
    assert len(q.turns()) == 0
    with pytest.raises(NoAnswer, match=r"allowed: nothing: .* decides now$"):
        q.explain(g.moves.all[0])


@pytest.mark.interpreted  # compiled code refuses other types by itself
def test_what_is_no_seat_no_number_and_no_name_is_refused() -> None:
    g = game("keyflower")
    s = g.position(seats=2).auction(["tavern"]).workers(0, red=2).build()
    q = questions(g, s)
    for seat in (True, 1.0, "1", -1, 2):
        with pytest.raises(NoAnswer, match=r"^seat: found .*; allowed: 0 to 1$"):
            questions(g, s, seat)  # type: ignore[arg-type]
        with pytest.raises(NoAnswer, match=r"^seat: found .*; allowed: 0 to 1$"):
            q.what_if(seat, workers={})  # type: ignore[arg-type]
    for most in ("5", 0, -1):
        with pytest.raises(NoAnswer, match=r"^most: found .*; allowed: a whole number from 1 on$"):
            q.turns(most)  # type: ignore[arg-type]
    wrong: tuple[Any, ...] = (5, ["mason"], None, "masn")
    for what in wrong:
        with pytest.raises(BadData, match=r"^tile: found .*; allowed: keywood, "):
            q.placements(what)
    # One move or kind need not stand in a list.
    assert [turn.moves for turn in q.turns(begin="pass")] == [("pass",)]
    assert all(turn.moves[0] != "bid tavern" for turn in q.turns(without="bid"))
