"""A finished game looked at again: chances at every step, turning points."""

from __future__ import annotations

from dataclasses import replace

from igroteka import Match
from igroteka.bots import bot
from igroteka.bots.simple import position_after
from igroteka.core import Rng
from igroteka.match.analysis import (
    TurningPoint,
    add_better_move,
    chains,
    chances,
    sample_points,
    turning_points,
)
from igroteka.match.hints import CLEARLY, find_better_move
from igroteka.texts import speaker


def played(seats: int, options: dict[str, object] | None = None) -> Match:
    m = Match.new("dream_city", seats=seats, seed=3, options=options or {})
    rng = Rng(5)
    players = [bot("greedy" if seat == 0 else "random") for seat in range(seats)]
    while not m.over:
        seat = m.seats[0]
        m.play(players[seat].choose(m.game, m.state, seat, rng), seat)
    return m


def test_chances_run_from_an_open_game_to_the_result() -> None:
    m = played(2)
    points = chances(m)
    assert len(points) == len(m.entries) + 1
    assert all(abs(sum(p.chances) - 1) < 0.001 for p in points)
    assert abs(points[0].chances[0] - 0.5) < 0.2
    assert points[-1].chances[0] > 0.9  # the greedy bot has won
    assert [p.seat for p in points[1:]] == [e.seat for e in m.entries]


def test_turning_points_are_the_greatest_changes_in_order() -> None:
    m = played(2)
    points = chances(m)
    turns = turning_points(m, points)
    assert 0 < len(turns) <= 6
    assert [t.step for t in turns] == sorted(t.step for t in turns)
    for turn in turns:
        assert turn.move == str(m.entries[turn.step - 1].move)
        assert (turn.before, turn.after) == (
            points[turn.step - 1].chances[turn.seat],
            points[turn.step].chances[turn.seat],
        )


def test_a_solo_game_has_chances_too() -> None:
    assert all(0 <= p.chances[0] <= 1 for p in chances(played(1)))


def test_a_long_game_is_sampled_and_refined_where_it_turns() -> None:
    m = played(2)
    whole = {p.step: p.chances for p in sample_points(m, most=0)}
    some = sample_points(m, most=12)
    assert len(whole) > 30
    assert len(some) <= 13  # and the first question
    assert all(whole[p.step] == p.chances for p in some)
    assert (some[0].step, some[-1].step) == (min(whole), len(m.entries))
    hurried = sample_points(m, most=12, seconds=1e-9)
    assert {p.step for p in hurried} <= {p.step for p in some}
    assert all(turn in turning_points(m, chances(m)) for turn in turning_points(m, sample_points(m, most=0)))


def test_chances_are_judged_where_chains_of_choices_end() -> None:
    m = played(2)
    pieces = chains(m)
    assert [a for a, _ in pieces] == [0, *[b for _, b in pieces[:-1]]]
    assert pieces[-1][1] == len(m.entries)
    for first, last in pieces:
        deciders = {(e.group, e.seat if e.group < 0 else None) for e in m.entries[first:last]}
        assert len(deciders) == 1
    points = chances(m)
    for first, last in pieces:
        assert len({p.chances for p in points[first:last]}) == 1


def test_a_simultaneous_decision_is_one_chain_and_set_up_is_not_judged() -> None:
    m = Match.new("keyflower", seats=2, seed=5)
    rng = Rng(2)
    while not any(e.group >= 0 for e in m.entries) or m.entries[-1].group >= 0:
        seat = m.seats[rng.below(len(m.seats))]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    group = [i for i, e in enumerate(m.entries) if e.group >= 0]
    assert (group[0], group[-1] + 1) in chains(m)
    assert len({m.entries[i].seat for i in group}) == 2
    dealt = next(i for i, e in enumerate(m.entries) if e.seat >= 0)
    points = sample_points(m, most=0)
    assert dealt > 10
    assert points[0].step == dealt


def test_the_end_is_the_result() -> None:
    m = played(2)
    assert chances(m)[-1].chances == (1.0, 0.0)
    last = turning_points(m, chances(m))[-1]
    assert last.why == ("end" if last.step == len(m.entries) else "move")


def test_a_bad_move_gets_a_better_one_and_a_good_one_none() -> None:
    m = Match.new("dream_city", seats=2, seed=3, options={"first": "0"})
    g = m.game
    worth = {move: g.evaluate(position_after(m.state, 0, move, Rng(1)), 0) for move in m.moves}
    worst, best = min(worth, key=worth.__getitem__), max(worth, key=worth.__getitem__)
    assert worth[best] - worth[worst] > 1
    step = len(m.entries)
    m.play(worst)
    lost = TurningPoint(step + 1, 0, str(worst), 0.5, 0.4, step, "move", -0.1)
    found = add_better_move(m, lost, iterations=40)
    assert found.better is not None
    assert found.better.move != str(worst)
    legal = {str(move) for move in m.at(step).moves}
    assert found.better.move in legal
    assert found.better.chance > 0.4
    assert found.better.fault in ("blunder", "mistake", "slip")
    assert found.better.lost >= CLEARLY
    assert found.better.line[0].move == found.better.move
    assert all(speaker(g.key, "en")(reason.text("Ann")) for reason in found.better.reasons)
    assert speaker(g.key, "uk")(found.better.label)
    assert add_better_move(m, replace(lost, gain=0.1)).better is None
    assert find_better_move(g, m.at(step).state, 0, g.moves.parse(found.better.move), 40) is None
