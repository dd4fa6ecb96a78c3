"""Whom a game waits for and how it ended, as lists of tables tell it: written with every row, found out once for older games."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ...core import IgrotekaError
from ...store import LoggedMatch, StoreError, TableRow, Turns
from . import seats

if TYPE_CHECKING:
    from .registry import TableRegistry

RESULTS: Final = ("won", "tied", "lost", "played")
"""How a game can end for somebody; alone, without an opponent, it was only played."""
FOLLOW_TURN: Final = "turns-followed-at"
FOLLOW_EVERY: Final = 60.0
PAUSE: Final = 0.05
"""Seconds between two older games, in which the moves of others are written."""


def turns_of(row: TableRow, match: LoggedMatch) -> Turns:
    """For whom a game waits now, and if it is over, how it ended for everybody."""
    places = row.config["seats"]
    if match.over:
        return Turns(frozenset(), results_of(row, match))
    waiting = [places[seat].get("guest", "") for seat in match.seats if not seats.bot_of(places, match, seat)]
    return Turns(frozenset(guest for guest in waiting if guest), {})


def results_of(row: TableRow, match: LoggedMatch) -> dict[str, str]:
    """How a finished game ended for its people; whoever has several seats counts by the best of them."""
    scores = match.scores
    best = [score.seat for score in scores if score.rank == 1]
    results: dict[str, str] = {}
    for guest in row.guests:
        mine = seats.seats_of(row, guest)
        if not mine:
            continue  # a host without a seat
        if len(scores) == len(mine):
            results[guest] = "played"
        elif not set(mine) & set(best):
            results[guest] = "lost"
        else:
            results[guest] = "won" if set(best) <= set(mine) else "tied"
    return results


class TurnNotes:
    """What a table has written about its turns last, so that the same is not written with every small step of a turn."""

    def __init__(self) -> None:
        self._written: tuple[int, Turns] | None = None

    def news(self, row: TableRow, match: LoggedMatch) -> Turns | None:
        """What the next rows must tell; nothing if the rows just before them have told the same."""
        turns = turns_of(row, match)
        return None if self._written == (match.seq, turns) else turns

    def wrote(self, row: TableRow, match: LoggedMatch) -> None:
        """The rows are there, and what they tell with them."""
        self._written = (match.seq, turns_of(row, match))


async def follow_older_games(registry: TableRegistry) -> None:
    """Write down turns and results of games that an earlier program has left, one after the other; usually there are none."""
    store = registry.store
    while True:
        try:
            rows = await store.lists.unfollowed()
            if not rows:
                return
            if registry.settings.workers == 1 or await store.take_turn(FOLLOW_TURN, FOLLOW_EVERY):
                for row in rows:
                    await follow_older_game(registry, row)
                    await asyncio.sleep(PAUSE)
                continue
        except StoreError as error:
            registry.log.warning("older games wait for the store", error=type(error).__name__)
        await asyncio.sleep(FOLLOW_EVERY)


async def follow_older_game(registry: TableRegistry, row: TableRow) -> None:
    """Write down the turns of one game. One that cannot be opened has none."""
    known: Turns | None = None
    seq = row.seq
    try:
        table = await registry.table(row.id)
        if table.has_begun:
            seq, known = table.match.seq, turns_of(table.row, table.match)
    except IgrotekaError:
        pass
    if row.config.get("log"):
        seq = row.seq  # the rows of an imported game are in its log file
    events = await registry.store.events(row.id, max(0, seq - 1))
    at = events[-1].at if events else row.created
    await registry.store.lists.follow(row.id, seq, known, at)
