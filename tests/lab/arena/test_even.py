"""Equal bots are even: the sequential test and the intervals of shares, at tables of every size."""

from __future__ import annotations

import math

import pytest

from igroteka.core import Rng
from igroteka.core.shares import Share
from igroteka.lab.arena.plan import TournamentPlan
from igroteka.lab.arena.play import GameResult
from igroteka.lab.arena.report import TournamentReport
from igroteka.lab.arena.shares import meetings, over_deals
from igroteka.lab.arena.sprt import Sprt, deal_shares, even_share

from .made import drawn, made_up

TABLES = [(2, 2), (2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (4, 4), (3, 2), (4, 3)]


def table(bots: int, seats: int, deals: int) -> TournamentPlan:
    return TournamentPlan("dream_city", seats, tuple("abcd"[:bots]), deals * seats)


def by_luck(p: TournamentPlan, rng: Rng, better: float = 0.0) -> list[GameResult]:
    """All games of a plan with bots of equal strength, or with one that is better."""
    return [
        made_up(o.number, o.bots, drawn(rng, [better * (name == "a") for name in o.bots]), o.deal)
        for o in p.pairings()
    ]


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_the_shares_of_equal_bots_are_even_on_average(bots: int, seats: int) -> None:
    p = table(bots, seats, 400)
    played = by_luck(p, Rng(f"{bots} {seats}"))
    even = 1 / min(bots, seats)
    for name in p.bots:
        shares = deal_shares(played, name, p.per_deal)
        assert even_share(played[: p.per_deal], name) == pytest.approx(even)
        mean = math.fsum(shares) / len(shares)
        error = math.sqrt(math.fsum([(one - mean) ** 2 for one in shares])) / len(shares)
        assert len(shares) == 400
        assert abs(mean - even) < 3.5 * error


@pytest.mark.parametrize(("bots", "seats"), [(2, 3), (3, 3), (4, 4)])
def test_the_sequential_test_finds_equal_bots_even(bots: int, seats: int) -> None:
    """Neither the half above nor the half below an even match is taken for the truth more often than it may."""
    rng = Rng(f"even {bots} {seats}")
    above = below = 0
    for _ in range(20):
        p = table(bots, seats, 300)
        played = by_luck(p, rng)
        above += Sprt(0.5, 0.62).judge(played, "a", p.per_deal).accepted == 1
        below += Sprt(0.38, 0.5).judge(played, "a", p.per_deal).accepted == 0
    assert above <= 3
    assert below <= 3


def test_a_share_among_three_stands_for_its_odds() -> None:
    """Who is better by the odds of 3 to 2 wins three sevenths of the games of three: that is what 0.6 means."""
    rng = Rng("three")
    wrong = 0
    for _ in range(20):
        p = table(3, 3, 300)
        wrong += Sprt(0.5, 0.6).judge(by_luck(p, rng, math.log(1.5)), "a", p.per_deal).accepted != 1
    assert wrong <= 3


def test_two_bots_at_two_seats_are_judged_by_their_plain_shares() -> None:
    won = [(1, 0), (1, 1), (0, 0), (1, 1), (1, 0)]
    played: list[GameResult] = []
    for deal, (first, second) in enumerate(won):
        played.append(made_up(2 * deal, ("a", "b"), (1, 2) if first else (2, 1), deal))
        played.append(made_up(2 * deal + 1, ("b", "a"), (2, 1) if second else (1, 2), deal))
    assert Sprt(0.5, 0.6).judge(played, "a").ratio == 0.14344262295081958
    assert Sprt(0.5, 0.56).judge(played, "b").ratio == -0.22377049180327896


# ---------------------------------------------------------------- intervals


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 4), (2, 6), (3, 3)])
def test_intervals_of_who_is_ahead_hold_the_truth_as_often_as_they_say(bots: int, seats: int) -> None:
    rng = Rng(f"ahead {bots} {seats}")
    held = 0
    for _ in range(120):
        p = table(bots, seats, 20)
        one = meetings(by_luck(p, rng))["a", "b"]
        assert one.deals == 20
        held += one.low <= 0.5 <= one.high
    assert held >= 110


def test_seats_of_one_table_are_no_observations_of_their_own() -> None:
    """A game of six where all of one bot come first tells of one table, not of nine meetings."""
    p = table(2, 6, 2)
    played = [made_up(o.number, o.bots, tuple([1 if n == "a" else 4 for n in o.bots])) for o in p.pairings()]
    one = meetings(played)["a", "b"]
    assert (one.rate, one.high, one.deals) == (1.0, 1.0, 1)
    assert one.low == pytest.approx(Share(1, 1).interval[0])


def test_deals_that_agree_make_a_share_surer() -> None:
    mixed, alike = over_deals([1.0, 0.0] * 20), over_deals([0.5] * 40)
    assert mixed.rate == alike.rate == 0.5
    assert 0 < alike.high - alike.low < (mixed.high - mixed.low) / 4
    assert mixed.high - mixed.low > Share(20, 40).interval[1] - Share(20, 40).interval[0]


# ---------------------------------------------------------------- notes


def test_a_deal_that_is_not_played_in_all_rotations_is_told() -> None:
    p = TournamentPlan("dream_city", 3, ("a", "b"), 7)
    report = TournamentReport(p, by_luck(p, Rng(1)))
    (note,) = report.notes
    assert note.startswith("deal 2 was not played in all rotations")
    assert report.to_data()["notes"] == [note]
    whole = TournamentPlan("dream_city", 3, ("a", "b"), 6)
    assert TournamentReport(whole, by_luck(whole, Rng(1))).notes == []
