"""Strengths by the Bradley-Terry model, with terms for the seat and for the side that was played.

Every game counts as comparisons between all pairs of its seats, each weighted so that a game with more seats is not
worth more. The chance that one seat ends before another follows the logistic curve of the difference of their
strengths: bot + seat + side. Fitted by Newton's method.

Only differences within a kind can be measured, so terms are told relative to the average of their kind. Every bot
has one imagined draw against an average one: that keeps bots finite, and their intervals sensible, that won or
lost everything. Seats and sides are pulled towards zero: where a bot and its side cannot be told apart, because it always
plays that side, the bot gets the credit.

Intervals are the wider of two. One follows from the curvature of the likelihood, as if all comparisons were
independent. The other sums up how far whole deals stray from the model, which is honest about games that share
their chance or their table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from .play import GameResult

ELO: Final = 400 / math.log(10)
Z: Final = 1.959964
#: The pull towards zero by kind: the inverse of the square of a usual strength. Bots have their imagined draw instead.
PULL: Final = {"bot": 1e-6, "seat": 1.0, "side": 1.0}

Key = tuple[str, str]
Matrix = list[list[float]]


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
    """Bots relative to their average; seats and sides relative to theirs. Sides are named by their message keys."""

    bots: list[Term]
    seats: list[Term]
    sides: list[Term]


def rate(results: list[GameResult]) -> Ratings:
    """Fit the model to results."""
    index = terms_of(results)
    pull = [PULL[kind] for kind, _ in index]
    strength, curved = _fit(_comparisons(results, index), pull)
    strayed = _observed_covariance(results, index, strength, curved)
    counts = games_per_term(results, index)

    def terms(kind: str) -> list[Term]:
        terms: list[Term] = []
        for name, i, row in contrasts(index, kind):
            mean = math.fsum([w * strength[j] for j, w in row.items()])
            half = Z * math.sqrt(max(variance(row, curved), variance(row, strayed), 0.0))
            terms.append(Term(name, mean * ELO, (mean - half) * ELO, (mean + half) * ELO, counts[i]))
        return terms

    def best_first(kind: str) -> list[Term]:
        return sorted(terms(kind), key=lambda term: -term.elo)

    return Ratings(best_first("bot"), terms("seat"), best_first("side"))


# ---------------------------------------------------------------- terms, shared with the model of points


def terms_of(results: list[GameResult]) -> dict[Key, int]:
    """All terms that results tell of, numbered. A kind with one member only cannot be measured and has none."""
    seats = max((len(one.bots) for one in results), default=0)
    sides = sorted({name for one in results for name in one.sides if name})
    keys = [("bot", name) for name in sorted({name for one in results for name in one.bots})]
    keys += [("seat", str(seat)) for seat in range(seats if seats > 1 else 0)]
    keys += [("side", name) for name in (sides if len(sides) > 1 else [])]
    return {key: i for i, key in enumerate(keys)}


def terms_of_seat(one: GameResult, seat: int, index: dict[Key, int]) -> tuple[int, ...]:
    """The terms that make up the strength of a seat."""
    names = (("bot", one.bots[seat]), ("seat", str(seat)), ("side", one.sides[seat]))
    return tuple([index[name] for name in names if name in index])


def games_per_term(results: list[GameResult], index: dict[Key, int]) -> list[int]:
    """How many games each term is in."""
    counts = [0] * len(index)
    for one in results:
        for seat in range(len(one.bots)):
            for term in terms_of_seat(one, seat, index):
                counts[term] += 1
    return counts


def contrasts(index: dict[Key, int], kind: str) -> list[tuple[str, int, dict[int, float]]]:
    """For each term of a kind its name, its number and its difference to the average of the kind, as weights."""
    own = {name: i for (what, name), i in index.items() if what == kind}
    return [
        (name, i, {j: (1.0 if j == i else 0.0) - 1 / len(own) for j in own.values()})
        for name, i in own.items()
    ]


def variance(row: dict[int, float], covariance: Matrix) -> float:
    """The variance of a weighted sum of terms."""
    return math.fsum([row[a] * row[b] * covariance[a][b] for a in row for b in row])


# ---------------------------------------------------------------- the fit


Pair = tuple[tuple[int, ...], tuple[int, ...]]  # terms for, terms against


def _pairs(one: GameResult, index: dict[Key, int]) -> list[tuple[Pair, float, float]]:
    """The comparisons of one game: terms, weighted outcome, weight."""
    n = len(one.bots)
    terms = [terms_of_seat(one, seat, index) for seat in range(n)]
    pairs: list[tuple[Pair, float, float]] = []
    for a in range(n):
        for b in range(a + 1, n):
            won = 1.0 if one.ranks[a] < one.ranks[b] else 0.0 if one.ranks[a] > one.ranks[b] else 0.5
            pairs.append(((terms[a], terms[b]), won * 2 / n, 2 / n))
    return pairs


def _comparisons(results: list[GameResult], index: dict[Key, int]) -> dict[Pair, tuple[float, float]]:
    """All comparisons, equal ones summed up, and the imagined draw of every bot."""
    comparisons: dict[Pair, tuple[float, float]] = {
        ((i,), ()): (0.5, 1.0) for (kind, _), i in index.items() if kind == "bot"
    }
    for one in results:
        for pair, won, weight in _pairs(one, index):
            before = comparisons.get(pair, (0.0, 0.0))
            comparisons[pair] = (before[0] + won, before[1] + weight)
    return comparisons


def _chance(pair: Pair, strength: list[float]) -> float:
    lead = math.fsum([strength[i] for i in pair[0]]) - math.fsum([strength[i] for i in pair[1]])
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))


def _fit(rows: dict[Pair, tuple[float, float]], pull: list[float]) -> tuple[list[float], Matrix]:
    """The most likely strengths and their covariance."""
    size = len(pull)
    strength = [0.0] * size
    covariance: Matrix = []
    for _ in range(60):
        slope = [-pull[i] * strength[i] for i in range(size)]
        bend = [[pull[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        for pair, (won, weight) in rows.items():
            chance = _chance(pair, strength)
            signed = [(i, 1.0) for i in pair[0]] + [(i, -1.0) for i in pair[1]]
            steep = weight * chance * (1 - chance)
            for i, x in signed:
                slope[i] += (won - weight * chance) * x
                for j, y in signed:
                    bend[i][j] += steep * x * y
        covariance = inverse(bend)
        step = [math.fsum([covariance[i][j] * slope[j] for j in range(size)]) for i in range(size)]
        longest = max([abs(x) for x in step], default=0.0)
        shorter = min(1.0, 2.0 / longest) if longest else 1.0
        strength = [x + shorter * d for x, d in zip(strength, step, strict=True)]
        if longest < 1e-9:
            break
    return strength, covariance


def _observed_covariance(
    results: list[GameResult], index: dict[Key, int], strength: list[float], curved: Matrix
) -> Matrix:
    """The covariance by what was seen: how far the outcomes of whole deals stray from what the model expects."""
    size = len(strength)
    slopes: dict[int, list[float]] = {}
    for one in results:
        slope = slopes.setdefault(one.deal, [0.0] * size)
        for pair, won, weight in _pairs(one, index):
            off = won - weight * _chance(pair, strength)
            for i in pair[0]:
                slope[i] += off
            for i in pair[1]:
                slope[i] -= off
    n = len(slopes)
    moved = [[math.fsum([row[j] * s[j] for j in range(size)]) for row in curved] for s in slopes.values()]
    scale = n / (n - 1) if n > 1 else 0.0
    return [[scale * math.fsum([m[i] * m[j] for m in moved]) for j in range(size)] for i in range(size)]


def inverse(matrix: Matrix) -> Matrix:
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
