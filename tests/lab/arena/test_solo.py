"""Games for one: bots are ranked by their points on the same deals."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from igroteka.cli import app
from igroteka.core import Rng
from igroteka.lab.arena import plan_tournament
from igroteka.lab.arena.play import GameResult
from igroteka.lab.arena.points import differences, mean_of, means, student
from igroteka.lab.arena.report import TournamentReport
from igroteka.lab.arena.sprt import Sprt, deal_shares
from igroteka.lab.arena.tables import tables

from .made import alone, made_up


def pairs(deals: int, better: int, seed: int = 1) -> list[GameResult]:
    """Two bots on the same deals: the deal gives most of the points, "a" makes some more than "b"."""
    rng = Rng(seed)
    results: list[GameResult] = []
    for deal in range(deals):
        base = 50 + rng.below(60)
        results.append(alone(len(results), "b", deal, base + rng.below(10)))
        results.append(alone(len(results), "a", deal, base + better + rng.below(10)))
    return results


@pytest.mark.parametrize(
    ("freedom", "bound"), [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_bounds_of_student(freedom: int, bound: float) -> None:
    assert student(freedom) == pytest.approx(bound, abs=0.004)


def test_intervals_of_means() -> None:
    one = mean_of("a", [1.0, 2.0, 3.0, 4.0, 5.0], 5)
    assert one.mean == 3
    assert one.low == pytest.approx(3 - 2.776 * (2.5 / 5) ** 0.5, abs=0.002)
    assert mean_of("a", [7.0], 1).low is None


def test_bots_are_ranked_by_their_mean() -> None:
    found = means(pairs(60, 6), ("b", "a"))
    assert [one.name for one in found] == ["a", "b"]
    assert all(one.games == 60 for one in found)


def test_the_same_deals_make_the_difference_much_surer_than_the_means() -> None:
    results = pairs(60, 6)
    best = means(results, ("a", "b"))[0]
    (apart,) = differences(results, ("a", "b"))
    assert (apart.bot, apart.against) == ("a", "b")
    assert None not in (apart.by.low, apart.by.high, best.low, best.high)
    assert apart.by.low < 6 < apart.by.high  # type: ignore[operator]
    assert apart.by.high - apart.by.low < (best.high - best.low) / 3  # type: ignore[operator]
    assert apart.ahead.rate > 0.8


def test_mirrored_games_count_as_one_observation_of_their_deal() -> None:
    """Ten deals played twice with equal points tell no more than ten games."""
    once = [made_up(n, ("a",), (1,), n, totals=(10 * (n % 3),)) for n in range(10)]
    twice = once + [made_up(10 + n, ("a",), (1,), n, totals=(10 * (n % 3),)) for n in range(10)]
    a, b = means(once, ("a",))[0], means(twice, ("a",))[0]
    assert (a.mean, a.low, a.high) == (b.mean, b.low, b.high)
    assert (a.games, b.games) == (10, 20)


def test_the_sequential_test_compares_on_the_deal() -> None:
    assert deal_shares(pairs(4, 40), "a", 2) == [1.0] * 4
    assert deal_shares(pairs(4, 40), "b", 2) == [0.0] * 4
    assert Sprt(0.5, 0.6).judge(pairs(40, 40), "a", 2).accepted == 1
    assert Sprt(0.5, 0.6).judge(pairs(40, 40), "b", 2).accepted == 0
    assert deal_shares(pairs(4, 40)[:-1], "a", 2) == [1.0] * 3


def test_a_report_of_a_game_for_one() -> None:
    p = plan_tournament("sweet_lands", 1, ("random", "greedy"), 20)
    report = TournamentReport(
        p, [alone(o.number, o.bots[0], o.deal, 5 + 9 * (o.bots[0] == "greedy")) for o in p.pairings()]
    )
    first, second = tables(report)[:2]
    assert first.head[:3] == ("bot", ">mean points", ">95 % interval")
    assert ">wins" not in first.head  # nobody to beat
    assert [row[:2] for row in first.rows] == [("greedy", "14.0"), ("random", "5.0")]
    assert second.rows[0][:3] == ("greedy", "random", "+9.0")


def test_wins_against_the_opponent_of_a_game_for_one_are_told() -> None:
    words = ["arena", "dream_city", "--seats", "1", "--games", "3", "--on", "serial"]
    said = CliRunner().invoke(app, words)
    assert said.exit_code == 0, said.output
    assert "mean points" in said.output
    assert "wins" in said.output
    data = json.loads(CliRunner().invoke(app, [*words, "--json"]).output)
    assert [one["name"] for one in data["means"]] == ["greedy", "random"]
    assert data["differences"][0]["deals"] == 3
