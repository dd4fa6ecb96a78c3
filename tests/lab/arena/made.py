"""Made-up results with known strengths."""

from __future__ import annotations

import math

from igroteka.core import Rng
from igroteka.lab.arena.play import GameResult


def made_up(
    number: int,
    bots: tuple[str, ...],
    ranks: tuple[int, ...],
    deal: int = 0,
    sides: tuple[str, ...] = (),
    totals: tuple[int, ...] = (),
) -> GameResult:
    """A result with these ranks."""
    n = len(bots)
    points = totals or tuple([10 - r for r in ranks])
    return GameResult(
        number, deal, bots, points, ranks, sides or ("",) * n, (1,) * n, (1,) * n, (0.0,) * n, (0.0,) * n
    )


def alone(number: int, bot: str, deal: int, total: int, side: str = "") -> GameResult:
    """A game for one."""
    return made_up(number, (bot,), (1,), deal, (side,), (total,))


def luck(rng: Rng) -> float:
    """Luck for which the better of two wins by the logistic curve of their difference."""
    return -math.log(-math.log((rng.below(10**9) + 0.5) / 10**9))


def drawn(rng: Rng, strengths: list[float]) -> tuple[int, ...]:
    """Ranks by strength and luck."""
    worth = [strength + luck(rng) for strength in strengths]
    order = sorted(range(len(worth)), key=lambda i: -worth[i])
    return tuple([order.index(i) + 1 for i in range(len(worth))])
