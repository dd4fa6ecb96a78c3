"""Strengths by the Bradley-Terry model, with terms for the seat and for the side that was played.

Every game counts as comparisons between all pairs of its seats, each weighted so that a game with more seats is not
worth more. The chance that one seat ends before another follows the logistic curve of the difference of their
strengths: bot + seat + side. Fitted by Newton's method; the intervals come from the curvature. A weak pull
towards zero keeps bots finite that won or lost everything.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from .play import Result

ELO: Final = 400 / math.log(10)
Z: Final = 1.959964
PULL: Final = 0.02


@dataclass(frozen=True)
class Term:
    """A strength in Elo points with its 95 % interval, and the number of games behind it."""

    name: str
    elo: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Ratings:
    """Bots relative to their average; seats and sides relative to theirs."""

    bots: list[Term]
    seats: list[Term]
    sides: list[Term]


def rate(results: list[Result]) -> Ratings:
    """Fit the model to results."""
    bots = sorted({name for one in results for name in one.bots})
    seats = max((len(one.bots) for one in results), default=0)
    sides = sorted({name for one in results for name in one.sides if name})
    index = {("bot", name): i for i, name in enumerate(bots)}
    index |= {("seat", str(seat)): len(index) + seat for seat in range(seats if seats > 1 else 0)}
    index |= {("side", name): len(index) + i for i, name in enumerate(sides)}
    rows = _comparisons(results, index)
    strength, covariance = _fit(rows, len(index))
    counts = [0] * len(index)
    for one in results:
        for seat in range(len(one.bots)):
            for term in _terms(one, seat, index):
                counts[term] += 1

    def terms(kind: str) -> list[Term]:
        own = [i for (what, _), i in index.items() if what == kind]
        found: list[Term] = []
        for (what, name), i in index.items():
            if what == kind:
                # The contrast to the average of its kind: only differences can be measured.
                row = {j: (1.0 if j == i else 0.0) - 1 / len(own) for j in own}
                mean = math.fsum([w * strength[j] for j, w in row.items()])
                spread = math.fsum([row[a] * row[b] * covariance[a][b] for a in row for b in row])
                half = Z * math.sqrt(max(spread, 0.0))
                found.append(Term(name, mean * ELO, (mean - half) * ELO, (mean + half) * ELO, counts[i]))
        return found

    best_first = sorted(terms("bot"), key=lambda term: -term.elo)
    return Ratings(best_first, terms("seat"), sorted(terms("side"), key=lambda term: -term.elo))


def _terms(one: Result, seat: int, index: dict[tuple[str, str], int]) -> list[int]:
    names = (("bot", one.bots[seat]), ("seat", str(seat)), ("side", one.sides[seat]))
    return [index[name] for name in names if name in index]


Row = tuple[list[int], list[int], float, float]  # terms for, terms against, outcome, weight


def _comparisons(results: list[Result], index: dict[tuple[str, str], int]) -> list[Row]:
    rows: list[Row] = []
    for one in results:
        n = len(one.bots)
        for a in range(n):
            for b in range(a + 1, n):
                won = 1.0 if one.ranks[a] < one.ranks[b] else 0.0 if one.ranks[a] > one.ranks[b] else 0.5
                rows.append((_terms(one, a, index), _terms(one, b, index), won, 2 / n))
    return rows


def _fit(rows: list[Row], size: int) -> tuple[list[float], list[list[float]]]:
    """The most likely strengths and their covariance."""
    strength = [0.0] * size
    for _ in range(60):
        slope = [-PULL * x for x in strength]
        bend = [[PULL if i == j else 0.0 for j in range(size)] for i in range(size)]
        for ours, theirs, won, weight in rows:
            lead = math.fsum([strength[i] for i in ours]) - math.fsum([strength[i] for i in theirs])
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))
            signed = [(i, 1.0) for i in ours] + [(i, -1.0) for i in theirs]
            steep = weight * chance * (1 - chance)
            for i, x in signed:
                slope[i] += weight * (won - chance) * x
                for j, y in signed:
                    bend[i][j] += steep * x * y
        covariance = inverse(bend)
        step = [math.fsum([covariance[i][j] * slope[j] for j in range(size)]) for i in range(size)]
        longest = max([abs(x) for x in step], default=0.0)
        shorter = min(1.0, 2.0 / longest) if longest else 1.0
        strength = [x + shorter * d for x, d in zip(strength, step, strict=True)]
        if longest < 1e-9:
            break
    return strength, covariance if size else []


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination with pivots."""
    n = len(matrix)
    rows = [[*row, *[1.0 if i == j else 0.0 for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        scale = rows[i][i]
        rows[i] = [x / scale for x in rows[i]]
        for r in range(n):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [row[n:] for row in rows]
