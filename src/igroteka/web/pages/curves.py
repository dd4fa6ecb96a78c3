"""Ratings over games, and shares with their intervals, drawn as SVG that needs neither script nor style."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from ...core.shares import Share
from ...store import Skill

WIDE: Final = 320
HIGH: Final = 110
LEFT: Final = 44
EDGE: Final = 10
BAR: Final = 200
THICK: Final = 16


def draw_curve(curve: Sequence[Skill], title: str) -> Markup:
    """A rating after each game, with a band for how sure it is."""
    low = min(one.shown - one.margin for one in curve)
    high = max(one.shown + one.margin for one in curve)

    def x(game: int) -> float:
        return round(LEFT + game / max(1, len(curve) - 1) * (WIDE - LEFT - EDGE), 1)

    def y(rating: float) -> float:
        return round(EDGE + (high - rating) / max(1, high - low) * (HIGH - 2 * EDGE), 1)

    above = [f"{x(i)},{y(one.shown + one.margin)}" for i, one in enumerate(curve)]
    below = [f"{x(i)},{y(one.shown - one.margin)}" for i, one in enumerate(curve)]
    line = [f"{x(i)},{y(one.shown)}" for i, one in enumerate(curve)]
    ticks = Markup("").join(
        [
            Markup('<text x="{}" y="{}" text-anchor="end">{}</text>').format(LEFT - 6, y(value) + 4, value)
            for value in (high, low)
        ]
    )
    return Markup(
        '<svg viewBox="0 0 {} {}" role="img" class="chart-svg rating-curve"><title>{}</title>{}'
        '<polygon class="band" points="{}"/><polyline class="line" data-colour="0" points="{}"/>'
        '<circle class="now" cx="{}" cy="{}" r="4"/></svg>'
    ).format(
        WIDE,
        HIGH,
        title,
        ticks,
        " ".join([*above, *reversed(below)]),
        " ".join(line),
        x(len(curve) - 1),
        y(curve[-1].shown),
    )


def draw_share(share: Share, usual: float) -> Markup:
    """A share of wins as a point in its interval, beside what would be usual. The numbers stand next to it in words."""
    low, high = share.interval
    return Markup(
        '<svg viewBox="0 0 {0} {1}" class="share-bar" aria-hidden="true" preserveAspectRatio="none">'
        '<rect class="whole" width="{0}" height="{1}"/><rect class="interval" x="{2}" width="{3}" y="4" height="8"/>'
        '<rect class="usual" x="{4}" width="1.5" height="{1}"/><rect class="rate" x="{5}" width="4" y="1" height="14"/></svg>'
    ).format(
        BAR,
        THICK,
        round(low * BAR, 1),
        round(max(1.0, (high - low) * BAR), 1),
        round(usual * BAR, 1),
        round(min(BAR - 4, max(0, share.rate * BAR - 2)), 1),
    )
