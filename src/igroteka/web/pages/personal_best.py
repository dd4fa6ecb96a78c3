"""What somebody has reached alone: the best result against each opponent, on each side and level, found in their finished games."""

from __future__ import annotations

from typing import TypedDict

from ...core import Game, Text
from ...store import LoneResult
from ..tables.table import Table
from . import cards
from .visit import Visit


class Best(TypedDict):
    """The best result with some options, in words."""

    label: str
    points: int
    games: int


def counts(one: LoneResult) -> bool:
    """Whether a game was a whole one that nobody could know beforehand: no lesson, no position, no chosen seed."""
    return not ({"lesson", "from", "chosen", "log"} & {key for key, value in one.config.items() if value})


def setting_of(g: Game, options: dict[str, str], lang: str) -> tuple[str, ...]:
    """What a result alone depends on, in words: the choices before a game that are neither rulings nor files."""
    said = []
    for option in cards.option_cards(g, lang):
        if 1 in option["seats"] and not option["ruling"] and len(option["choices"]) > 1:
            labels = {choice["value"]: choice["label"] for choice in option["choices"]}
            value = options.get(option["key"], option["default"])
            if not option["names_seat"]:
                said.append(labels.get(value, value))
    return tuple(said)


async def results(visit: Visit, g: Game) -> list[LoneResult]:
    """The games of a visitor that count, of this game, alone."""
    if visit.guest.fresh or 1 not in g.seats:
        return []
    played = await visit.registry.store.lists.played_alone(visit.guest.id, g.key)
    return [one for one in played if counts(one)]


async def bests(visit: Visit, g: Game) -> list[Best]:
    """The best result of a visitor for every setting in which they have played alone, the highest first."""
    points: dict[tuple[str, ...], list[int]] = {}
    for one in await results(visit, g):
        points.setdefault(setting_of(g, one.options, visit.lang), []).append(one.points)
    found: list[Best] = [
        {"label": ", ".join(setting), "points": max(reached), "games": len(reached)}
        for setting, reached in points.items()
    ]
    return sorted(found, key=lambda best: (-best["points"], best["label"]))


async def compare(visit: Visit, table: Table) -> str:
    """What the end page says of a game alone beside the best before it; nothing for other games."""
    g, row = table.match.game, table.row
    played = await results(visit, g)
    today = next((one for one in played if one.id == row.id), None)
    if today is None:
        return ""
    setting = setting_of(g, today.options, visit.lang)
    before = [
        one.points for one in played if one.id != row.id and setting_of(g, one.options, visit.lang) == setting
    ]
    if not before:
        return visit.say(Text("websay-best-first", points=today.points))
    kind = "new" if today.points > max(before) else "old"
    return visit.say(Text(f"websay-best-{kind}", best=max(before), points=today.points))
