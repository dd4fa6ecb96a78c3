"""What a seat may take back, and what it may not; and what standing orders have to do with it."""

from __future__ import annotations

import pytest

from igroteka.core import CHANCE, IllegalMove, Json, Rng
from igroteka.match import Match

from .test_match import end_choice


def test_only_own_moves_behind_the_last_one_of_another_seat_are_taken_back() -> None:
    m = Match.new("garden_nation", seats=2, seed=1)
    rng, changes = Rng(1), 0
    while not m.over:
        before = len(m.entries)
        mover = m.seats[0]
        legal = m.moves_of(mover)
        m.play(legal[rng.below(len(legal))], mover)
        points = m.undo_points(mover)
        if points:
            assert {e.seat for e in m.entries[points[0] :]} == {mover}
            changes += m.entries[before - 1].seat == 1 - mover
    assert changes > 10, "often nothing but the change of seats stands in the way"


def test_the_end_is_not_taken_back_once_secrets_have_been_shown() -> None:
    m = Match.new("garden_nation", seats=2, seed=1)
    rng = Rng(1)
    while not m.over:
        legal = m.moves_of(m.seats[0])
        m.play(legal[rng.below(len(legal))], m.seats[0])
    last = m.entries[-1].seat
    assert last >= 0, "no chance stands in the way"
    assert m.undo_points(last) == []
    with pytest.raises(IllegalMove, match="behind a secret that has come out"):
        m.undo(last)


def test_chance_itself_takes_nothing_back() -> None:
    m = Match.new("dream_city", seed=3)
    assert m.entries[-1].seat == CHANCE
    assert m.undo_points(CHANCE) == []
    with pytest.raises(IllegalMove, match="behind chance"):
        m.undo(CHANCE)


def test_who_takes_back_a_sealed_answer_leaves_those_of_the_others() -> None:
    m = end_choice(seats=3)
    first, other = m.moves_of(0)[0], m.moves_of(2)[0]
    m.play(first, seat=0)
    m.play(other, seat=2)
    m.undo(seat=0)
    assert [(e.seat, e.move) for e in m.entries[-1:]] == [(2, other)]
    assert m.log_for(2)[-1] == f"2 {other}"
    assert m.seats == [0, 1]


def test_what_a_standing_order_has_answered_is_no_point_to_go_back_to() -> None:
    m = Match.new("sweet_lands", seats=2, seed=1)
    m.order(m.seats[0], "end_turn", "auto")
    while not (m.entries[-1].auto and m.undo_points(m.entries[-1].seat)):
        m.play(m.moves[0])
    done, auto = m.export(), m.entries[-1]
    points = m.undo_points(auto.seat)
    assert not any(m.entries[step].auto for step in points)
    with pytest.raises(IllegalMove, match=f"to step {len(m.entries) - 1}; allowed: "):
        m.undo(auto.seat, len(m.entries) - 1)
    decided = m.entries[points[-1]].move
    m.undo(auto.seat)
    assert (m.seat, len(m.entries)) == (auto.seat, points[-1])
    m.play(decided)
    assert m.export() == done


def test_a_match_seen_again_tells_what_standing_orders_have_answered() -> None:
    m = Match.new("dream_city", seed=1, options={"first": "0"})
    m.order(0, "flower", "keep")
    m.play(next(x for x in m.moves if str(x).endswith("r1c1")))
    autos = [e.auto for e in m.entries]
    assert any(autos)
    assert [e.auto for e in m.at(len(m.entries)).entries] == autos


def test_an_order_in_force_that_would_answer_the_question_is_not_idle() -> None:
    m = Match.new("sweet_lands", seats=2, seed=1)
    while "end_turn" not in [str(x) for x in m.moves]:
        m.play(m.moves[0])
    seat = m.seats[0]
    m.play(m.moves[0])  # a free action after the main one
    m.order(seat, "end_turn", "auto")
    assert m.is_ordered(seat, "end_turn", "auto")
    assert not m.is_ordered(seat, "end_turn", "ask")
    m.undo(seat)
    assert "end_turn" in [str(x) for x in m.moves_of(seat)]
    assert not m.is_ordered(seat, "end_turn", "auto"), "now it would end the turn"
    m.order(seat, "end_turn", "auto")
    assert (m.entries[-1].auto, m.log[-1]) == (True, f"{seat} end_turn")
    assert m.is_ordered(seat, "end_turn", "auto")


def test_across_barriers_the_position_is_as_before_and_the_same_draws_come_again() -> None:
    m = Match.new("garden_nation", seats=2, seed=1)
    rng, known = Rng(1), dict[int, dict[str, Json]]()
    while not m.over:
        if 0 in m.seats and m.open_group() < 0:
            known[len(m.entries)] = m.state.to_data()
        legal = m.moves_of(m.seats[0])
        m.play(legal[rng.below(len(legal))], m.seats[0])
    log, ends = m.log, m.fingerprint
    points = m.points_across(0)
    assert points == sorted(known)
    for step in (points[-1], points[len(points) // 2], points[0]):
        m.undo(0, step, across=True)
        assert m.state.to_data() == known[step]
        assert m.log == log[:step]
    for line in log[points[0] :]:
        seat, _, move = line.partition(" ")
        if seat != "*":
            m.play(move, int(seat))
    assert m.log == log, "chance has drawn the same"
    assert m.fingerprint == ends
    assert m.verify().ok


def test_across_a_simultaneous_decision_the_answers_of_the_others_are_taken_back_too() -> None:
    m = end_choice(seats=3)
    steps, seats = len(m.entries), m.seats
    m.play(m.moves_of(0)[0], seat=0)
    m.play(m.moves_of(2)[0], seat=2)
    m.undo(2, across=True)
    assert (len(m.entries), m.seats) == (steps, seats)


def test_who_has_decided_nothing_takes_nothing_back_across_barriers() -> None:
    m = Match.new("dream_city", seed=3)
    with pytest.raises(IllegalMove, match="allowed: none: it has decided nothing"):
        m.undo(1, across=True)
