"""Many games between bots: reproducible, shared over processes, summed up rightly."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from igroteka.core import BadOption
from igroteka.core.shares import Share
from igroteka.lab.simulate import (
    SimulatedGame,
    SimulationPlan,
    SimulationReport,
    plan_simulation,
    play_one,
    quantile,
    simulate,
    spread,
)
from igroteka.scaffold import new_game

from .tool import inside, real, refused, run


def settled(text: str) -> dict[str, object]:
    """The report of a run without its speed."""
    data: dict[str, object] = json.loads(text)
    assert set(data.pop("speed")) == {"seconds", "games_per_second", "decisions_per_second"}  # type: ignore[call-overload]
    return data


def test_the_same_seed_gives_the_same_games() -> None:
    words = ("simulate", "dream_city", "--seats", "3", "--games", "12", "--json")
    first = settled(run(*words, "--seed", "5").stdout)
    assert settled(run(*words, "--seed", "5").stdout) == first
    assert settled(run(*words, "--seed", "6").stdout) != first
    assert first["games"] == 12
    assert first["seed"] == "5"


def test_the_number_of_processes_changes_nothing() -> None:
    words = ("simulate", "dream_city", "--seats", "2", "--games", "3", "--bots", "greedy,random", "--json")
    alone = run(*words, "--jobs", "1")
    shared = real(*words, "--jobs", "2")
    assert shared.returncode == 0, shared.stderr
    assert settled(alone.stdout) == settled(shared.stdout)


def test_a_game_does_not_depend_on_those_before_it() -> None:
    p = plan_simulation("dream_city", 4, ["random"], seed=3)
    report = simulate(p, 6)
    assert report.played == [play_one(p, number) for number in reversed(range(6))][::-1]
    assert len({one.totals for one in report.played}) > 1


def test_bots_change_seats_unless_they_are_fixed() -> None:
    moving = plan_simulation("dream_city", 3, ["greedy", "random"])
    assert moving.bots == ("greedy", "random", "greedy")
    seats = [[moving.bot_at(seat, number) for number in range(3)].count("random") for seat in range(3)]
    assert seats == [1, 1, 1]
    fixed = plan_simulation("dream_city", 3, ["greedy", "random"], rotate=False)
    assert [fixed.bot_at(seat, 17) for seat in range(3)] == ["greedy", "random", "greedy"]


def test_the_greedy_bot_beats_the_random_one() -> None:
    report = simulate(plan_simulation("dream_city", 2, ["greedy", "random"]), 8)
    wins = report.bot_wins()
    assert wins["greedy"].wins + wins["random"].wins == pytest.approx(8)
    assert wins["greedy"].interval[0] > wins["random"].interval[1]


def test_a_solo_game_is_won_only_against_the_opponent() -> None:
    report = simulate(plan_simulation("dream_city", 1, ["random"], options={"opponent": "zinovy"}), 8)
    assert report.bot_wins()["random"].rate < 1
    rounds = report.rounds()
    assert rounds is not None
    assert rounds.mean > 5


def test_shared_wins_are_split_and_counted_by_seat_and_bot() -> None:
    p = SimulationPlan("dream_city", 2, ("greedy", "random"))
    played = [SimulatedGame((10, 10), (0.5, 0.5), 20, 3), SimulatedGame((5, 9), (0.0, 1.0), 22, 3)]
    report = SimulationReport(p, played, 1.0)
    assert [share.wins for share in report.seat_wins()] == [0.5, 1.5]
    # In the second game the bots have changed seats, so the winner was the greedy one.
    assert {name: share.wins for name, share in report.bot_wins().items()} == {"greedy": 1.5, "random": 0.5}
    assert report.bot_scores()["greedy"].mean == pytest.approx(9.5)


def test_statistics() -> None:
    one = spread([1, 2, 3, 4, 10])
    assert (one.count, one.mean, one.quantiles[50], one.quantiles[0], one.quantiles[100]) == (5, 4, 3, 1, 10)
    assert one.sd == pytest.approx(math.sqrt(12.5))
    assert quantile([1, 2, 3, 4], 50) == 2.5
    assert spread([7]).sd == 0
    assert sum(count for _, _, count in one.histogram) == 5
    wide = spread(list(range(-30, 71)))
    assert sum(count for _, _, count in wide.histogram) == 101
    assert len(wide.histogram) <= 12
    assert all(low <= high for low, high, _ in wide.histogram)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27753), (5, 10, 0.23659, 0.76341), (10, 10, 0.72247, 1.0), (81, 263, 0.25529, 0.36617)],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    found = Share(wins, games).interval
    assert found == pytest.approx((low, high), abs=1e-4)


def test_bad_plans() -> None:
    assert "no bot is called 'deep'" in refused("simulate", "dream_city", "--bots", "deep")
    assert "bots: found 3; allowed: 1 to 2" in refused(
        "simulate", "dream_city", "--seats", "2", "--bots", "random,random,greedy"
    )
    assert "bots: found 0" in refused("simulate", "dream_city", "--bots", ",")
    assert "--games" in refused("simulate", "dream_city", "--games", "0")
    assert "--jobs" in refused("simulate", "dream_city", "--jobs", "-2")
    with pytest.raises(BadOption, match="games: found 0"):
        simulate(plan_simulation("dream_city", 2, ["random"]), 0)
    with pytest.raises(BadOption, match="jobs: found 0"):
        simulate(plan_simulation("dream_city", 2, ["random"]), 1, jobs=0)


def test_the_tables_of_a_run() -> None:
    text = run("simulate", "dream_city", "--seats", "1", "--games", "5", "-o", "opponent=boris").stdout
    assert text.startswith("dream_city: 5 games, 1 seat, seed 0\n")
    assert "opponent=boris" in text
    for word in ("median", "decisions", "rounds", "95 % interval", "seat 0", "games/s", "decisions/s", "#"):
        assert word in text


def test_a_game_in_a_folder_can_be_shared_over_processes(tmp_path: Path) -> None:
    folder = new_game("far_shore", tmp_path)
    words = ("simulate", folder, "--games", "6", "--seats", "4", "--json")
    one, two = inside(folder, *words), real(*words, "--jobs", "2")
    assert two.returncode == 0, two.stderr
    assert settled(one.stdout) == settled(two.stdout)
    assert settled(one.stdout)["game"] == "far_shore"
