"""How long bots think: in processor time, by decision and by turn."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from igroteka.bots import GreedyBot
from igroteka.core import Rng, apply, chance, game, waiting
from igroteka.lab.arena import plan_tournament, play
from igroteka.lab.arena.play import TimedPlayer, play_pairing
from igroteka.lab.arena.report import Thinking, TournamentReport
from igroteka.lab.arena.tables import tables

from .made import made_up


def test_a_player_is_timed_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processor works a second for the first decision, two for the second and so on; the clock on the wall is not asked."""
    ticks = [0.0]

    def work() -> float:
        ticks.append(ticks[-1] + len(ticks) // 2)
        return ticks[-1]

    monkeypatch.setattr(play, "time", SimpleNamespace(process_time=work))
    g, rng, player = game("dream_city"), Rng("times"), TimedPlayer(GreedyBot())
    s = g.new(1)
    by_turn: dict[int, int] = {}
    for number in range(1, 13):
        chance(s, rng)
        by_turn[s.turns] = by_turn.get(s.turns, 0) + number
        apply(s, 0, player.choose(g, s, waiting(s)[0], rng))
    assert len(by_turn) > 2
    assert player.turns == len(by_turn)
    assert player.seconds == sum(by_turn.values())
    assert player.longest == max(by_turn.values())


def test_a_game_tells_turns_and_times() -> None:
    p = plan_tournament("dream_city", 2, ("greedy", "random"), 2, "times")
    one = play_pairing(p, p.pairings()[0])
    for seat in range(2):
        assert 0 < one.turns[seat] < one.decisions[seat]
        assert 0 <= one.longest[seat] <= one.seconds[seat]


def test_a_report_tells_how_long_bots_thought() -> None:
    p = plan_tournament("dream_city", 2, ("hard", "greedy"), 2, "times")
    first = replace(
        made_up(0, ("hard", "greedy"), (1, 2)),
        decisions=(20, 10),
        turns=(4, 5),
        seconds=(8.0, 1.0),
        longest=(3.0, 0.5),
    )
    second = replace(
        made_up(1, ("greedy", "hard"), (1, 2)),
        decisions=(10, 20),
        turns=(5, 4),
        seconds=(1.0, 12.0),
        longest=(0.25, 2.5),
    )
    report = TournamentReport(p, [first, second])
    assert report.thinking() == {"hard": Thinking(0.5, 2.5, 3.0), "greedy": Thinking(0.1, 0.2, 0.5)}
    [times] = [one for one in tables(report) if one.head[0] == "thinking"]
    assert times.head[1:] == (">ms a decision", ">ms a turn", ">longest turn")
    assert list(times.rows) == [
        ("hard", "500.0", "2500.0", "3000.0"),
        ("greedy", "100.0", "200.0", "500.0"),
    ]
    assert report.to_data()["thinking"] == {
        "hard": {"decision": 0.5, "turn": 2.5, "longest": 3.0},
        "greedy": {"decision": 0.1, "turn": 0.2, "longest": 0.5},
    }
