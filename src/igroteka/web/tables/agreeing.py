"""What people do about a game together, and how somebody gives it up. Called with the table's lock held, through `Table.act`."""

from __future__ import annotations

from typing import Final

from ...core import Seat
from ..errors import Refused
from . import hosting, motions, seats
from .clock_rules import DAY
from .config import TableConfig
from .outcome import is_decided
from .quotas import require_quota
from .resigning import resigned_seats
from .table import Table

TRIES: Final = 8
LEAST_GIFT: Final = 300
"""Seconds that a late seat gets at least, if it gets time."""


async def propose(table: Table, seat: Seat, kind: str, number: int) -> None:
    """Propose something; where nobody else has to agree, it is done."""
    hosting.require_live(table.require_running())
    require_quota(table, "hands", seat)
    if motions.open_motion(table) is not None:
        raise Refused("motion-open", "found a motion that is still open; allowed: one at a time")
    against = motions.reason_against(table, kind, number)
    if against is not None:
        raise against
    motion = motions.Motion(kind, number, seat, {seat: True})
    motions.require_voter(table, motion, seat)
    if motions.is_carried(table, motion):
        await _carry_out(table, motion, seat)
    else:
        await _write(table, f"propose {seat} {kind} {number}")


async def vote(table: Table, seat: Seat, agrees: bool) -> None:
    """Agree with the open motion, or not. Whoever has proposed it takes it back by not agreeing."""
    table.require_running()
    require_quota(table, "hands", seat)
    motion = motions.open_motion(table)
    if motion is None:
        raise Refused("no-motion", "found no open motion")
    motions.require_voter(table, motion, seat)
    motion = motions.Motion(motion.kind, motion.number, motion.by, {**motion.votes, seat: agrees})
    if motions.is_carried(table, motion):
        await _carry_out(table, motion, seat)
    elif motions.is_hopeless(table, motion):
        await _write(table, f"drop {seat}")
    else:
        await _write(table, f"{'agree' if agrees else 'oppose'} {seat}")


async def _carry_out(table: Table, motion: motions.Motion, seat: Seat) -> None:
    """Write what follows from a motion with the vote that has decided it."""
    # In whole seconds, and not ahead of the time of day: what begins now has begun.
    now, kind = int(table.timing.watch.wall()), motion.kind
    clock = table.timing.clock
    effect = {
        "pause": f"pause {now} {now + motion.number * DAY}",
        "resume": f"unpause {now}",
        "end": "end",
        "bot": f"bot {motion.number}",
        "time": f"time {motion.number} {max(LEAST_GIFT, clock.rule.seconds) if clock else 0}",
    }[kind]
    await _write(table, f"carry {seat} {effect}")
    if kind == "bot":
        table.match.hand_over(motion.number, hosting.BOT)
        await table.save()


async def end_game(table: Table) -> None:
    """End a game without a result, as if all had agreed: the operator of the server does so."""
    hosting.require_live(table.require_running())
    await _write(table, "carry 0 end")


async def _write(table: Table, what: str) -> None:
    table.match.decide(what)
    await table.save()


async def resign(table: Table, seat: Seat) -> None:
    """Give a seat up for good: a bot plays it to the end, and the game counts as lost."""
    match = table.require_running()
    hosting.require_live(match)
    require_quota(table, "hands", seat)
    if seat in resigned_seats(match):
        raise Refused("resigned", f"seat {seat} has been given up already")
    if table.row.config.get("lesson"):
        raise Refused("lesson-resign", "nobody gives up in a lesson")
    await give_up(table, seat)


async def give_up(table: Table, seat: Seat) -> None:
    """Write down that a seat has been given up. A rated game, or one of a tournament, that is decided by that ends with it: nothing is left to be counted."""
    match = table.match
    if not table.bot_of(seat):
        match.hand_over(seat, hosting.BOT)
        await table.save()
    match.decide(f"resign {seat}")
    if seats.is_contest(table.row) and is_decided(table.row, match):
        match.decide(f"carry {seat} end")
    await table.save()


async def has_stayed_away(table: Table, seat: Seat) -> bool:
    """Whether somebody has not come to a game of a tournament: they have decided nothing in it, nor taken anything back. Who was never asked cannot have stayed away."""
    if not table.row.config.get("tournament") or table.bot_of(seat):
        return False
    return not await table.services.store.tournaments.has_decided(table.row.id, seat)


async def note_absent(table: Table, absent: list[Seat]) -> None:
    """Write down that nobody came to these seats until their time was over: they are given up, all at once."""
    match = table.match
    for seat in absent:
        match.hand_over(seat, hosting.BOT)
        await table.save()
    for seat in absent:
        match.decide(f"absent {seat}")
        match.decide(f"resign {seat}")
    if is_decided(table.row, match):
        match.decide(f"carry {absent[0]} end")
    await table.save()


async def welcome(table: Table, seat: Seat) -> None:
    """Somebody has taken a seat of a running game: the bot makes way."""
    match = table.require_running()
    match.decide(f"join {seat}")
    await table.save()
    if table.bot_of(seat):
        match.hand_over(seat, "back")
        await table.save()


# ---------------------------------------------------------------- the host


async def follow_host(table: Table) -> None:
    """Make somebody else the host if bots play for the host; the lock is held."""
    if table.has_begun and not table.match.over and hosting.is_host_replaced(table):
        await pass_host_on(table)


async def pass_host_on(table: Table) -> None:
    """Make somebody else the host if the host is away and anybody is there; the lock is held."""
    store = table.services.store
    for _ in range(TRIES):
        heir = hosting.heir_of(table)
        if heir is None:
            return
        row = table.row
        # The old host may have a link of their own, which must not open the seats of the new one.
        config: TableConfig = row.config.copy()
        config["host"], config["host_token"] = heir, seats.secret()
        if await store.update(row.id, config=config, guests=seats.guests_of(config), expected_rev=row.rev):
            table.row = await store.table(row.id) or row
            table.audience.part_with_others(table.row)
            table.broadcast()
            return
        table.row = await store.table(row.id) or row
