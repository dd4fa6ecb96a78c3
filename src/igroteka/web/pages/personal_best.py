"""What somebody has reached alone: the best result against each opponent, on each side and level, found in their finished games."""

from __future__ import annotations

from typing import TypedDict

from ...core import Game, Option, Text
from ...store import LoneResult
from ...texts import speaker
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


def setting_of(g: Game, options: dict[str, str]) -> tuple[str, ...]:
    """What a result alone depends on: the values of the choices before a game that are neither rulings, seats nor files."""
    return tuple([options.get(one.key, one.default) for one in _choices(g)])


def setting_words(g: Game, setting: tuple[str, ...], lang: str) -> str:
    """A setting in the reader's language."""
    say = speaker(g.key, lang)
    named = [
        say(Text(f"option-{one.key}-{value}")) if value in one.choices else value
        for one, value in zip(_choices(g), setting, strict=True)
    ]
    return ", ".join(named)


def _choices(g: Game) -> list[Option]:
    """The options that a result alone depends on."""
    rulings = cards.rulings_of(g)
    return [
        one
        for one in g.options
        if 1 in one.seats and one.key not in rulings and len(one.choices) > 1 and not one.names_seat
    ]


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
        points.setdefault(setting_of(g, one.options), []).append(one.points)
    found: list[Best] = [
        {"label": setting_words(g, setting, visit.lang), "points": max(reached), "games": len(reached)}
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
    setting = setting_of(g, today.options)
    before = [one.points for one in played if one.id != row.id and setting_of(g, one.options) == setting]
    if not before:
        return visit.say(Text("websay-best-first", points=today.points))
    kind = "new" if today.points > max(before) else "old"
    return visit.say(Text(f"websay-best-{kind}", best=max(before), points=today.points))
