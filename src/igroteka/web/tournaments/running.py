"""How a tournament goes on by itself: tables are made, results are noted, and the next round begins.

Everything follows from what the store holds, and every step is taken once however often it is tried: the names of the tables of a round are
written with the round. So any process may do all of this, at any time, and go on where another one was killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
from typing import Final

from ...bots.levels import SEARCHING
from ...core import IgrotekaError
from ...store import EntrantRow, MeetingRow, StoreError, TournamentRow, WholeTournament, fresh_id
from ...tournaments import Field, Meeting, challenge_of, next_round, reachable_places
from ...tournaments.meetings import KINDS
from ..errors import Refused
from ..people.leaving import hand_over_seats
from ..security.guests import Guest
from ..tables import seats
from ..tables.clock_rules import clock_rule
from ..tables.config import SeatConfig
from ..tables.fairness import Deal
from ..tables.outcome import BOT
from ..tables.registry import TableRegistry
from .terms import rounds_in, terms_of

LOOK_EVERY: Final = 10.0
"""Seconds between two looks at all tournaments that are played."""
NOBODY: Final = Guest("", "")
"""The host of the tables of a tournament."""
CHEAP: Final = "easy"
"""Who plays where bots are among themselves, in the place of those that think long."""
SUBSTITUTE: Final = "greedy"
"""Who plays for somebody who has left between the draw and the game."""


def field_of(whole: WholeTournament) -> Field:
    """A tournament as the rules of tournaments see it."""
    row = whole.row
    rounds: list[list[Meeting]] = [[] for _ in range(row.round)]
    for one in whole.meetings:
        rounds[one.round - 1].append(Meeting(one.players, one.ranks, one.scores, one.absent))
    kind = next(one for one in KINDS if one == row.kind)
    active = frozenset(one.number for one in whole.entrants if not one.withdrawn)
    history = tuple(tuple(one) for one in rounds)
    return Field(kind, row.seats, len(whole.entrants), row.seed, active, history)


# ---------------------------------------------------------------- what people do


async def start(registry: TableRegistry, row: TournamentRow) -> None:
    """Begin a tournament: bots take the places that are left, and the first round is drawn. Done once, however often it is asked for."""
    store, terms = registry.store.tournaments, terms_of(row)
    if terms.bot:
        await store.fill(row.id, f"{BOT}{terms.bot}", terms.size)
    while (whole := await store.whole(row.id)) is not None and whole.row.status == "open":
        count, least = len(whole.entrants), max(row.seats, 2)
        if count < least:
            detail = f"found {count} players; allowed: {least} or more"
            raise Refused("tournament-few", detail, least=least)
        drawn = () if row.kind == "ladder" else next_round(field_of(whole))
        await store.begin_round(whole, _rows(whole, drawn))
    await _advance_unpaid(registry, row.id)


async def challenge(registry: TableRegistry, whole: WholeTournament, own: int, other: int) -> None:
    """Let somebody on a ladder challenge somebody above them."""
    field = field_of(whole)
    is_open = whole.row.kind == "ladder" and whole.row.status == "running"
    meeting = challenge_of(field, own, other) if is_open and other in reachable_places(field, own) else None
    if meeting is None or not await registry.store.tournaments.begin_round(whole, _rows(whole, (meeting,))):
        raise Refused("tournament-challenge", "found somebody who plays already, or has moved")
    await _advance_unpaid(registry, whole.row.id)


async def withdraw(registry: TableRegistry, whole: WholeTournament, entrant: EntrantRow) -> None:
    """Let somebody take part no more. A game that they play is given up."""
    await registry.store.tournaments.leave(whole.row.id, entrant)
    if whole.row.status == "running" and entrant.player and not entrant.player.startswith(BOT):
        for one in whole.meetings:
            if entrant.number in one.players and not one.has_ended:
                row = await registry.store.table(one.table)
                if row is not None and row.status == "running":
                    await hand_over_seats(registry, row, entrant.player)
    registry.tournament_news.set()


async def _advance_unpaid(registry: TableRegistry, id: str) -> None:
    """Take the next steps at once, in a context of their own: what a tournament does by itself is paid by nobody."""
    task = asyncio.get_running_loop().create_task(advance(registry, id), context=contextvars.Context())
    registry.track_task(task)
    await asyncio.shield(task)


def _rows(whole: WholeTournament, drawn: tuple[Meeting, ...]) -> list[MeetingRow]:
    number = whole.row.round + 1
    return [
        MeetingRow(number, i, "" if one.is_bye else fresh_id(), one.players) for i, one in enumerate(drawn)
    ]


# ---------------------------------------------------------------- what goes on by itself


async def keep_tournaments(registry: TableRegistry) -> None:
    """Let all tournaments go on, for as long as the server runs: whenever a game has ended here, and now and then."""
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_EVERY):
                await registry.tournament_news.wait()
        registry.tournament_news.clear()
        try:
            await advance_all(registry)
        except StoreError as error:
            registry.log.warning("tournaments wait for the store", error=type(error).__name__)


async def advance_all(registry: TableRegistry) -> None:
    """Take the steps of all tournaments that are played."""
    for id in await registry.store.tournaments.running():
        try:
            await advance(registry, id)
        except Exception as error:  # one that is broken must not hold up the others
            registry.log.error(
                "a tournament waits", tournament=id, error=type(error).__name__, exc_info=error
            )


async def advance(registry: TableRegistry, id: str) -> None:
    """Take all steps of a tournament that can be taken now."""
    store = registry.store.tournaments
    while (whole := await store.whole(id)) is not None and whole.row.status == "running":
        waits = False
        for one in whole.meetings:
            if not one.has_ended:
                waits |= not await _has_ended(registry, whole, one)
        if waits or whole.row.kind == "ladder":
            return
        whole = await store.whole(id) or whole
        drawn = next_round(field_of(whole))
        if not drawn or whole.row.round >= rounds_in(whole.row, len(whole.entrants)):
            await store.end(id)
            return
        await store.begin_round(whole, _rows(whole, drawn))


async def _has_ended(registry: TableRegistry, whole: WholeTournament, meeting: MeetingRow) -> bool:
    """Whether a meeting is over, and its result noted; if not, see to it that it is played."""
    store, id = registry.store, whole.row.id
    row = await store.table(meeting.table)
    try:
        if row is None and not meeting.made:
            await _make_table(registry, whole, meeting)
            await store.tournaments.note_made(id, meeting)
            return False
        if row is not None and row.status in ("open", "running"):
            if not meeting.made:
                await store.tournaments.note_made(id, meeting)
            await _wake(registry, whole, meeting, row.status)
            return False
    except IgrotekaError as error:  # a table that cannot be made or opened now must not hold up the others
        registry.log.warning("a table of a tournament waits", table=meeting.table, why=str(error)[:300])
        return False
    places = await store.tournaments.places_at(meeting.table) if row is not None else []
    # A game that was deleted, or that its people have agreed to end, is a tie of all.
    ranks = tuple(rank for rank, _ in places) or (1,) * len(meeting.players)
    scores = tuple(points for _, points in places)
    away = await store.tournaments.absent_at(meeting.table, len(meeting.players))
    absent = tuple([meeting.players[seat] for seat in away])
    result = meeting._replace(ranks=ranks, scores=scores, absent=absent)
    await store.tournaments.note_result(id, result, registry.watch.wall())
    return True


async def _wake(registry: TableRegistry, whole: WholeTournament, meeting: MeetingRow, status: str) -> None:
    """Load a table that nobody would open otherwise: one that has not begun, or where only bots play."""
    here = [whole.entrants[number] for number in meeting.players]
    plays_alone = all(one.withdrawn or one.player.startswith(BOT) for one in here)
    is_ours = registry.placement.is_here(meeting.table) and meeting.table not in registry.tables
    if is_ours and (status == "open" or plays_alone):
        await registry.table(meeting.table)


async def _make_table(registry: TableRegistry, whole: WholeTournament, meeting: MeetingRow) -> None:
    """Make the table of a meeting, unless another process has just made it."""
    row, terms = whole.row, terms_of(whole.row)
    here = [whole.entrants[number] for number in meeting.players]
    has_people = any(_is_person(one) for one in here)
    try:
        await registry.create(
            row.game,
            NOBODY,
            [_place(one, has_people) for one in here],
            options=dict(terms.options),
            clock=clock_rule(terms.clock, "bot"),
            lang=terms.lang,
            deal=Deal(meeting.table),
            rated=terms.rated and has_people,
            tournament=row.id,
        )
    except StoreError:
        if await registry.store.table(meeting.table) is None:
            raise


def _is_person(one: EntrantRow) -> bool:
    return bool(one.player) and not one.withdrawn and not one.player.startswith(BOT)


def _place(one: EntrantRow, has_people: bool) -> SeatConfig:
    if _is_person(one):
        return seats.make("me", Guest(one.player, one.name))
    bot = one.player.removeprefix(BOT) if one.player.startswith(BOT) else SUBSTITUTE
    if not has_people and bot in SEARCHING:
        bot = CHEAP
    return seats.make(f"{BOT}{bot}", NOBODY)
