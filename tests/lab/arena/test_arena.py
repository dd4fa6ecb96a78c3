"""Tournaments: who meets whom, resumable files, strengths, sequential tests, pictures, the command."""

from __future__ import annotations

import json
import math
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from igroteka.cli import app
from igroteka.core import BadData, BadOption, Rng
from igroteka.lab.arena import Results, TournamentPlan, open_results, plan_tournament, play_tournament
from igroteka.lab.arena.plan import Pairing
from igroteka.lab.arena.play import GameResult, play_pairing
from igroteka.lab.arena.plots import plot
from igroteka.lab.arena.rating import inverse, rate
from igroteka.lab.arena.report import TournamentReport
from igroteka.lab.arena.sprt import Sprt, deal_shares, even_share
from igroteka.lab.executor import Processes, Serial

from .made import made_up

BOTS = ("greedy", "random")


def small(games: int = 6) -> TournamentPlan:
    return plan_tournament("dream_city", 2, BOTS, games, 5)


# ---------------------------------------------------------------- plans


def test_a_deal_is_played_in_every_rotation() -> None:
    games = plan_tournament("dream_city", 3, ("greedy", "random"), 6, 1).pairings()
    assert [one.deal for one in games] == [0] * 6 + [1] * 6
    for start in (0, 6):
        assert [one.bots for one in games[start : start + 6]] == [
            ("greedy", "random", "greedy"),
            ("random", "greedy", "greedy"),
            ("greedy", "greedy", "random"),
            ("random", "greedy", "random"),
            ("greedy", "random", "random"),
            ("random", "random", "greedy"),
        ]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 3), (4, 2), (3, 5)])
def test_all_bots_have_every_seat_equally_often(bots: int, seats: int) -> None:
    p = TournamentPlan("dream_city", seats, tuple("abcd"[:bots]), seats)
    places = Counter([(name, seat) for one in p.pairings() for seat, name in enumerate(one.bots)])
    assert len(places) == bots * seats
    assert len(set(places.values())) == 1


def test_the_games_of_two_bots_at_two_seats_are_the_known_ones() -> None:
    games = plan_tournament("dream_city", 2, ("greedy", "random"), 200, 1).pairings()
    assert games == [
        Pairing(n, n // 2, ("random", "greedy") if n % 2 else ("greedy", "random")) for n in range(200)
    ]


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    p = plan_tournament("dream_city", 2, ("greedy", "random", "easy"), 2, 1)
    assert p.lineups() == [("greedy", "random"), ("greedy", "easy"), ("random", "easy")]
    assert [one.number for one in p.pairings()] == list(range(6))


def test_a_run_that_stops_early_has_let_all_bots_play() -> None:
    p = plan_tournament("dream_city", 2, ("greedy", "random", "easy"), 5, 1)
    games = p.pairings()
    assert p.per_deal == 6
    assert [one.deal for one in games] == [0] * 6 + [1] * 6 + [2] * 3
    for start in (0, 6):
        assert sorted(one.bots for one in games[start : start + 6]) == sorted(
            [(a, b) for a in p.bots for b in p.bots if a != b]
        )


def test_bots_that_are_named_several_times_are_one_table() -> None:
    """One against three: it sits on every seat of a deal once, and equal bots would give it a quarter of the wins."""
    p = plan_tournament("dream_city", 4, ("greedy", "random", "random", "random"), 8, 1)
    games = p.pairings()
    assert p.per_deal == 4
    assert [one.deal for one in games] == [0] * 4 + [1] * 4
    for deal in (games[:4], games[4:]):
        assert sorted(one.bots.index("greedy") for one in deal) == [0, 1, 2, 3]
        assert all(one.bots.count("random") == 3 for one in deal)
    ranks = [tuple([1 + (i + n) % 4 for i in range(4)]) for n in range(4)]
    played = [made_up(one.number, one.bots, ranks[one.number % 4], one.deal) for one in games]
    assert even_share(played, "greedy") == 0.25
    report = TournamentReport(p, played)
    assert list(report.wins()) == ["greedy", "random"]
    assert report.wins()["random"].games == 24
    assert {one.name: one.games for one in report.means()} == {"greedy": 8, "random": 24}
    assert len(report.differences()) == 1


@pytest.mark.parametrize(
    ("bots", "games", "said"),
    [
        (("greedy",), 2, "2 or more different ones"),
        (("greedy", "greedy"), 2, "different"),
        (("greedy", "nobody"), 2, "no bot is called 'nobody'"),
        (("greedy", "random"), 0, "1 or more"),
    ],
)
def test_a_bad_plan_is_refused(bots: tuple[str, ...], games: int, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        plan_tournament("dream_city", 2, bots, games)


def test_rotations_of_a_deal_begin_with_the_same_chance() -> None:
    p = plan_tournament("dream_city", 2, ("random", "greedy"), 2, 3)
    first, second = p.pairings()
    assert play_pairing(p, first).deal == play_pairing(p, second).deal
    assert play_pairing(p, first).totals == play_pairing(p, first).totals


# ---------------------------------------------------------------- results


def test_results_do_not_depend_on_who_plays(tmp_path: Path) -> None:
    here = play_tournament(Results(small()), Serial()).list()
    there = play_tournament(open_results(small(), tmp_path / "r.jsonl"), Processes(2)).list()
    assert [one.totals for one in here] == [one.totals for one in there]
    again = open_results(small(), tmp_path / "r.jsonl")
    assert again.list() == there


def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    whole = play_tournament(open_results(small(), path), Serial()).list()
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:20])  # killed in the middle of a line
    results = open_results(small(), path)
    assert len(results.played) == 2
    played: list[int] = []
    play_tournament(results, Serial(), played.append)
    assert sum(played) == 4
    assert [one.totals for one in results.list()] == [one.totals for one in whole]
    assert [one.totals for one in open_results(small(), path).list()] == [one.totals for one in whole]


DYING = """
import os, signal
from igroteka.cli import main
from igroteka.lab.arena.results import Results

add = Results.add

def add_and_die(self, one):
    add(self, one)
    if len(self.played) == 5:
        os.kill(os.getpid(), signal.SIGKILL)

Results.add = add_and_die
main()
"""
"""The command, killed by a signal after its fifth game: nobody has to hit the moment."""


def test_a_killed_command_goes_on_to_the_same_result(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    words = ["arena", "dream_city", "--games", "12", "--seed", "5", "--on", "serial", "--json", "--file"]
    run = subprocess.run([sys.executable, "-c", DYING, *words, str(path)], stdout=subprocess.DEVNULL)
    assert run.returncode == -signal.SIGKILL
    assert path.read_bytes().count(b"\n") == 1 + 5
    after, whole = (
        json.loads(CliRunner().invoke(app, [*words, str(file)]).output) for file in (path, tmp_path / "w")
    )
    assert whole["played"] == 12
    for one in (after, whole):
        del one["thinking"]
    assert after == whole


def test_a_run_killed_before_its_head_was_whole_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    play_tournament(open_results(small(2), path), Serial())
    head = path.read_text().splitlines()[0]
    for torn in ("", head[:30]):
        path.write_text(torn)
        assert open_results(small(2), path).played == {}
        assert path.read_text() == head + "\n"
    path.write_text("my diary")
    with pytest.raises(BadData, match="line 1: found 'my diary'"):
        open_results(small(2), path)
    assert path.read_text() == "my diary"


def test_a_bad_result_file_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    play_tournament(open_results(small(2), path), Serial())
    lines = path.read_text().splitlines()
    for broken, said in (
        (["{}", *lines[1:]], "line 1: .*head of a result file"),
        ([lines[0], "nonsense"], "line 2: .*JSON"),
        ([lines[0], "[1]"], "line 2: .*result with number"),
        ([lines[0], lines[1].replace('"deal": 0', '"deal": "x"')], "line 2: deal"),
        ([lines[0], lines[1].replace('"number": 0', '"number": 99')], "line 2: number"),
        ([lines[0], lines[1].replace('"greedy"', '"random"')], "line 2: found deal"),
    ):
        path.write_text("\n".join(broken) + "\n")
        with pytest.raises(BadData, match=said):
            open_results(small(2), path)
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadData, match='another plan: its seed is "5", not "6"; name another file'):
        open_results(plan_tournament("dream_city", 2, BOTS, 2, 6), path)


# ---------------------------------------------------------------- statistics


def test_ratings_find_the_strengths_behind_results() -> None:
    strength = {"a": 1.0, "b": 0.0, "c": -1.0}
    rng = Rng(4)
    games: list[GameResult] = []
    names = list(strength)
    for number in range(3000):
        one, other = names[rng.below(3)], names[rng.below(3)]
        if one != other:
            lead = strength[one] - strength[other] + 0.5  # the first seat is better by 0.5
            won = rng.below(10**6) / 10**6 < 1 / (1 + math.exp(-lead))
            games.append(made_up(number, (one, other), (1, 2) if won else (2, 1)))
    found = rate(games)
    points = 400 / math.log(10)
    for term in found.bots:
        assert term.low < strength[term.name] * points < term.high
        assert term.high - term.low < 80
    assert found.seats[0].low < 0.25 * points < found.seats[0].high


def test_a_bot_that_won_everything_has_a_finite_strength() -> None:
    found = rate([made_up(i, ("a", "b"), (1, 2)) for i in range(10)])
    assert found.bots[0].name == "a"
    assert 0 < found.bots[0].elo < 1500


def test_the_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    other = inverse(matrix)
    for i in range(3):
        for j in range(3):
            entry = sum(matrix[i][k] * other[k][j] for k in range(3))
            assert entry == pytest.approx(1.0 if i == j else 0.0)


def deals(shares: list[tuple[int, int]]) -> list[GameResult]:
    """Games of two bots: for each deal whether "a" won as first and as second."""
    results: list[GameResult] = []
    for deal, (first, second) in enumerate(shares):
        results.append(made_up(len(results), ("a", "b"), (1, 2) if first else (2, 1), deal))
        results.append(made_up(len(results), ("b", "a"), (2, 1) if second else (1, 2), deal))
    return results


def test_the_sequential_test_decides_both_ways_and_waits_in_between() -> None:
    test = Sprt(0.5, 0.6)
    assert test.judge(deals([(1, 1)] * 30), "a").accepted == 1
    assert test.judge(deals([(1, 0), (0, 1)] * 40), "a").accepted == 0
    assert not test.judge(deals([(1, 0), (1, 1)]), "a").is_decided
    assert deal_shares(deals([(1, 0), (1, 1)]), "a") == [0.5, 1.0]
    assert deal_shares(deals([(1, 0)])[:1], "a") == []  # the other rotation is not there yet


def test_errors_of_the_sequential_test_are_kept() -> None:
    """With a true share of 0.6, hypothesis 1 of (0.5, 0.6) is accepted in nearly all of many runs."""
    rng = Rng(9)
    wrong = 0
    for _ in range(60):
        played: list[tuple[int, int]] = []
        verdict = Sprt(0.5, 0.6).judge([], "a")
        while not verdict.is_decided:
            played += [(int(rng.below(10) < 6), int(rng.below(10) < 6)) for _ in range(25)]
            verdict = Sprt(0.5, 0.6).judge(deals(played), "a")
        wrong += verdict.accepted == 0
    assert wrong <= 8


def test_the_verdict_does_not_depend_on_who_was_quick() -> None:
    played = deals([(1, 1)] * 30)
    test = Sprt(0.5, 0.6)
    verdict = test.judge(played, "a")
    assert verdict.is_decided
    assert verdict.deals < 15
    assert test.judge(played[::-1], "a") == verdict
    running = test.begin("a", 2)
    for one in [*played[3:], *played[:2]]:
        assert not running.add(one).is_decided  # a game of the second deal is still being played
    assert running.add(played[2]) == verdict


def test_games_after_the_decision_do_not_count() -> None:
    p = plan_tournament("dream_city", 2, BOTS, 60, 1)
    won = [
        made_up(o.number, o.bots, (1, 2) if o.bots[0] == "greedy" else (2, 1), o.deal) for o in p.pairings()
    ]
    test = Sprt(0.5, 0.6)
    whole, cut = TournamentReport(p, won, test), TournamentReport(p, won[:40], test)
    assert whole.to_data() == cut.to_data()
    assert whole.verdict is not None
    assert len(whole.played) == 2 * whole.verdict.deals < 40
    assert len(TournamentReport(p, won).played) == 60


def test_a_decided_test_plays_no_more() -> None:
    p = plan_tournament("dream_city", 2, BOTS, 60, 1)
    won = [
        made_up(o.number, o.bots, (1, 2) if o.bots[0] == "greedy" else (2, 1), o.deal) for o in p.pairings()
    ]
    played: list[int] = []
    results = play_tournament(Results(p, won[:40]), Serial(), played.append, Sprt(0.5, 0.6))
    assert played == []
    assert len(results.played) == 40


@pytest.mark.parametrize("bad", [(0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_a_senseless_test_is_refused(bad: tuple[float, float]) -> None:
    with pytest.raises(BadOption, match="0 < low < high < 1"):
        Sprt(*bad)


# ---------------------------------------------------------------- the command


def test_the_command_prints_intervals_and_goes_on_with_a_file(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    words = ["arena", "dream_city", "--games", "4", "--on", "serial", "--file", str(path)]
    first = CliRunner().invoke(app, words)
    assert first.exit_code == 0, first.output
    assert "greedy" in first.output
    assert "95 % interval" in first.output
    data = json.loads(CliRunner().invoke(app, [*words, "--json"]).output)
    assert data["played"] == 4
    assert data["wins"]["greedy"]["games"] == 4
    assert len(path.read_text().splitlines()) == 5


def test_pictures_are_written(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    report = TournamentReport(small(2), play_tournament(Results(small(2)), Serial()).list())
    for name, begin in (("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.html", b"<!doctype html>")):
        plot(report, tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begin)


def test_a_picture_of_an_unknown_kind_is_refused_before_anything_is_played() -> None:
    done = CliRunner().invoke(app, ["arena", "dream_city", "--games", "1000", "--plot", "a.gif"])
    assert done.exit_code != 0
