"""A finished game looked at again: chances at every step, turning points."""

from __future__ import annotations

from igroteka import Match
from igroteka.analysis import chances, turning_points
from igroteka.bots import bot
from igroteka.core import Rng


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
