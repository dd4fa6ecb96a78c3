"""Sides: games that tell them, their terms in the model, and how they are shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from igroteka.cli import app
from igroteka.core import Rng, Sided, Text, game, list_games, playout
from igroteka.lab.arena import Results, plan_tournament, play_tournament
from igroteka.lab.arena.play import GameResult, play_pairing
from igroteka.lab.arena.plots import plot
from igroteka.lab.arena.points import side_points
from igroteka.lab.arena.rating import ELO, rate
from igroteka.lab.arena.report import TournamentReport
from igroteka.lab.executor import Serial
from igroteka.texts import unsaid

from .made import drawn, luck, made_up

BOTS = {"a": 0.8, "b": 0.0, "c": -0.8}
SIDES = {"x": 0.7, "y": 0.1, "z": -0.8}


def synthetic(seed: int, games: int, seats: int) -> list[GameResult]:
    """Games of three bots on three sides; the first seat is better by 0.4."""
    rng = Rng(seed)
    results: list[GameResult] = []
    for number in range(games):
        bots = [list(BOTS)[(number + i) % 3] for i in range(seats)]
        sides = [list(SIDES)[rng.below(3)] for _ in range(seats)]
        strengths = [BOTS[bots[i]] + SIDES[sides[i]] + (0.4 if i == 0 else 0.0) for i in range(seats)]
        results.append(made_up(number, tuple(bots), drawn(rng, strengths), number // seats, tuple(sides)))
    return results


@pytest.mark.parametrize("key", list_games())
def test_sides_have_names_in_all_languages(key: str) -> None:
    g = game(key)
    if not isinstance(g, Sided):
        assert not hasattr(g, "side")
        return
    s = g.new(2)
    assert [g.side(s, seat) for seat in range(2)] == [None, None]
    playout(s, Rng(3))
    sides = [g.side(s, seat) for seat in range(2)]
    assert None not in sides
    assert len(set(sides)) == 2
    assert [problem for side in sides for problem in unsaid(g, Text(str(side)))] == []


def test_games_with_sides_are_the_two_that_have_them() -> None:
    assert [key for key in list_games() if isinstance(game(key), Sided)] == [
        "age_of_innovation",
        "sweet_lands",
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_model_finds_sides_bots_and_seats(seats: int) -> None:
    found = rate(synthetic(1, 1500, seats))
    assert [t.name for t in found.bots] == ["a", "b", "c"]
    assert [t.name for t in found.sides] == ["x", "y", "z"]
    for terms, true in ((found.bots, BOTS), (found.sides, SIDES)):
        for t in terms:
            assert abs(t.elo - true[t.name] * ELO) < 0.75 * (
                t.high - t.low
            )  # 3 standard errors: all twelve hold
            assert t.high - t.low < 90
        assert sum(t.elo for t in terms) == pytest.approx(0, abs=1e-6)
    first = 0.4 - 0.4 / seats
    assert abs(found.seats[0].elo - first * ELO) < 0.75 * (found.seats[0].high - found.seats[0].low)
    assert sum(t.games for t in found.sides) == 1500 * seats


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = [
        t.low < true[t.name] * ELO < t.high
        for seed in range(20)
        for found in [rate(synthetic(100 + seed, 160, 3))]
        for terms, true in ((found.bots, BOTS), (found.sides, SIDES))
        for t in terms
    ]
    assert 0.88 < sum(held) / len(held) <= 1


def test_without_side_terms_the_strengths_would_be_wrong() -> None:
    """The weaker bot sits on the better side: only a model with sides finds out."""
    rng = Rng(5)
    results: list[GameResult] = []
    for number in range(2000):
        lucky = rng.below(4) > 0
        sides = ("x", "z") if lucky else ("z", "x")
        ranks = drawn(rng, [-0.2 + SIDES[sides[0]], 0.2 + SIDES[sides[1]]])
        results.append(made_up(number, ("weak", "strong"), ranks, number, sides))
    wins = sum(one.ranks[0] == 1 for one in results)
    assert wins > 1100
    found = rate([_turned(one) for one in results])
    assert [t.name for t in found.bots] == ["strong", "weak"]
    assert found.bots[0].low < 0.2 * ELO < found.bots[0].high


def _turned(one: GameResult) -> GameResult:
    """Every second game with its seats turned round, so that seats and bots can be told apart."""
    if one.number % 2:
        return one
    return made_up(one.number, one.bots[::-1], one.ranks[::-1], one.deal, one.sides[::-1])


def test_where_bot_and_side_cannot_be_told_apart_the_bot_gets_the_credit() -> None:
    rng = Rng(8)
    results = [
        made_up(n, ("a", "b"), drawn(rng, [0.5, -0.5]), n, ("x", "z"))
        if n % 2
        else made_up(n, ("b", "a"), drawn(rng, [-0.5, 0.5]), n, ("z", "x"))
        for n in range(600)
    ]
    found = rate(results)
    bots, sides = {t.name: t for t in found.bots}, {t.name: t for t in found.sides}
    apart = bots["a"].elo - bots["b"].elo + sides["x"].elo - sides["z"].elo
    assert apart == pytest.approx(ELO, rel=0.25)
    assert bots["a"].elo > 2 * sides["x"].elo > 0
    assert sides["x"].low < 0 < sides["x"].high


def test_a_kind_with_one_side_only_has_no_terms() -> None:
    results = [made_up(n, ("a", "b"), (1, 2), n, ("x", "x")) for n in range(4)]
    assert rate(results).sides == []
    assert side_points(results) == []


def test_a_bot_that_won_all_games_is_surely_stronger() -> None:
    found = rate(
        [made_up(n, ("a", "b"), (1, 2), n) for n in range(20)] + [made_up(20, ("b", "a"), (2, 1), 20)]
    )
    assert found.bots[0].low > 0
    assert found.bots[0].elo < 1000


def test_points_of_sides_are_found_whatever_the_bot() -> None:
    rng = Rng(2)
    worth = {"x": 12, "y": 0, "z": -12}
    results: list[GameResult] = []
    for number in range(600):
        bots = ("a", "b") if number % 2 else ("b", "a")
        sides = tuple([list(worth)[rng.below(3)] for _ in range(2)])
        totals = tuple(
            [round(50 + 30 * (b == "a") + worth[s] + 5 * luck(rng)) for b, s in zip(bots, sides, strict=True)]
        )
        results.append(made_up(number, bots, (1, 1), number, sides, totals))
    for one in side_points(results):
        assert one.low is not None
        assert one.high is not None
        assert one.low < worth[one.name] < one.high
        assert one.high - one.low < 3


def test_factions_are_reported_in_words(tmp_path: Path) -> None:
    p = plan_tournament("age_of_innovation", 2, ("easy", "random"), 4, 2)
    report = TournamentReport(p, play_tournament(Results(p), Serial()).list())
    named = {side for one in report.played for side in one.sides}
    assert all(side.startswith("faction-") for side in named)
    data: dict[str, Any] = report.to_data()
    assert (
        {one["name"] for one in data["sides_elo"]} == named == {one["name"] for one in data["sides_points"]}
    )
    labels = {one["label"] for one in data["sides_elo"]}
    assert labels == {side.removeprefix("faction-").capitalize() for side in named}
    pytest.importorskip("matplotlib")
    plot(report, tmp_path / "a.html")
    page = (tmp_path / "a.html").read_text()
    assert all(f"<td>{label}</td>" in page for label in labels)
    assert page.count("<table>") == 7


def test_characters_are_told_in_a_game_for_one() -> None:
    words = [
        "arena",
        "sweet_lands",
        "--bots",
        "easy,random",
        "--seats",
        "1",
        "--games",
        "2",
        "--on",
        "serial",
    ]
    said = CliRunner().invoke(app, words).output
    data = json.loads(CliRunner().invoke(app, [*words, "--json"]).output)
    p = plan_tournament("sweet_lands", 1, ("easy", "random"), 2, 1)
    characters = {play_pairing(p, one).sides[0] for one in p.pairings()}
    assert {one["name"] for one in data["sides_points"]} == characters
    assert all(one["label"] in said for one in data["sides_points"])
    assert data["elo"] == data["sides_elo"] == []
