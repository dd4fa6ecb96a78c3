"""Hints in words: how good a move is, and why."""

from __future__ import annotations

import re
from typing import Final

from ...core import Text
from ...core.game import Say
from ...match.lines import describe_line
from ...match.reasons import NameOf, describe_reasons
from ..workers.tasks import RatedMove
from .page import Page
from .payloads import HintedMove

DECIMAL: Final = re.compile(r"(\d)\.(\d)")
"""What has a point in English has a comma elsewhere."""
SHARES: Final = {
    "none": 0.0, "tenth": 0.1, "quarter": 0.25, "third": 0.33, "half": 0.5,
    "two-thirds": 0.67, "three-quarters": 0.75, "nine-tenths": 0.9, "sure": 1.0,
}  # fmt: skip
"""The chances that hints speak of."""


def describe_hints(page: Page, seat: int, rated: list[RatedMove]) -> list[HintedMove]:
    """Hints with the labels of their moves and the reasons, as far as they are still legal."""
    match = page.table.match
    say, name_of = page.viewer.say, page.viewer.name_of
    alone = len(match.game.scores(page.viewer.world())) == 1
    legal = {m.text: m for m in match.moves_of(seat)}
    return [
        {
            "id": one.move,
            "label": say(match.show(legal[one.move], seat).label),
            "points": one.points,
            "score": one.score - match.bids.get(seat, 0),
            "chance": round(one.chance, 3),
            "why": describe_reason(say, page.viewer.lang, alone, one, name_of),
            "line": describe_line(say, one.line, name_of),
        }
        for one in rated
        if one.move in legal
    ]


def describe_reason(say: Say, lang: str, alone: bool, one: RatedMove, name_of: NameOf) -> str:
    """The chance to win, the expected score with its change, the reasons, and items; prospects where there are neither."""
    parts = [
        say(Text("web-hint-alone" if alone else "web-hint-chance", share=chance_in_words(one.chance))),
        say(Text("web-hint-score", score=_plain(one.score), change=_with_sign(one.points))),
    ]
    changes = [f"{say(Text(f'item-{key}'))} {_with_sign(change)}" for key, change in one.items[:3]]
    reasons = describe_reasons(say, one.reasons, name_of)
    if not changes and not reasons and one.prospects:
        changes = [say(Text("web-hint-prospects", change=_with_sign(one.prospects)))]
    text = "; ".join([", ".join(parts), *reasons, *([", ".join(changes)] if changes else [])])
    return text if lang == "en" else DECIMAL.sub(r"\1,\2", text)


def chance_in_words(chance: float) -> str:
    """The nearest share that a short search can tell from the next: a message has a variant for each."""
    return min(SHARES, key=lambda word: abs(SHARES[word] - chance))


def _plain(points: float) -> str:
    """Points with a decimal only where there is one."""
    return f"{points:.1f}".removesuffix(".0").replace("-", "\u2212")


def _with_sign(change: float) -> str:
    """A change of points with its sign, a true minus, and a decimal only where there is one."""
    return f"{change:+.1f}".removesuffix(".0").replace("-", "\u2212")
