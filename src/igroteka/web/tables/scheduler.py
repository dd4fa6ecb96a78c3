"""What goes on at a table by itself: bots that move and clocks that run out."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import secrets
import time
from functools import partial
from typing import Final, NamedTuple

from ...core import Seat, moves
from ...store import StoreError
from ..errors import Broken, Refused
from ..workers.pool import position_for
from . import actions, bidding
from .table import Table
from .unattended import UnattendedTables
from .writing import end_bid_time

LEAVE_TO_OTHERS: Final = 8.0
"""Seconds of silence after which a process moves for a bot although another one has made the last move."""


class BotTurn(NamedTuple):
    """What a bot has spent on a turn so far, in seconds that people have waited. `number` tells turns apart."""

    number: int
    spent: float


class TableScheduler:
    """Belongs to one table."""

    def __init__(self, unattended: UnattendedTables, table: Table) -> None:
        self.table = table
        self._unattended = unattended
        self._bots: dict[Seat, asyncio.Task[None]] = {}
        self._waiting: set[Seat] = set()
        """The bots that leave their move to another process for the time being."""
        self._turns: dict[Seat, BotTurn] = {}
        self._alarm: asyncio.TimerHandle | None = None

    def schedule(self, own: bool) -> None:
        """Start what must happen next, after a change by this process (`own`) or another."""
        table = self.table
        if not table.has_begun:
            self._set_alarm()
            return
        if table.row.status == "running":
            alone = own or table.services.placement.is_here(table.row.id)
            for seat in table.match.answering_seats:
                task = self._bots.get(seat)
                if task is not None and alone and seat in self._waiting:
                    task.cancel()  # the last move is ours now, so nobody else plays the next one
                    task = None
                if table.bot_of(seat) and (task is None or task.done()):
                    self._start_bot(seat, patient=not alone)
        self._set_alarm()

    def resume_if_attended(self) -> None:
        """Let bots that wait because nobody looks on play again, now that somebody may."""
        self._unattended.resume_if_attended(self.table)

    @property
    def is_busy(self) -> bool:
        """Whether a bot is at work."""
        return any(not task.done() for task in self._bots.values())

    def close(self) -> None:
        """Stop."""
        for task in self._bots.values():
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # ------------------------------------------------------------ bots

    def _start_bot(self, seat: Seat, patient: bool) -> None:
        # In a context of its own: what a bot thinks is not paid by whoever moved before it.
        task = asyncio.get_running_loop().create_task(
            self._play(seat, patient), context=contextvars.Context()
        )
        self._bots[seat] = task
        self.table.services.track_task(task)

    async def _play(self, seat: Seat, patient: bool) -> None:
        """Play for a bot until somebody else is to move, or until too many play where nobody looks."""
        try:
            await self._play_on(seat, patient)
        finally:
            if not any(not task.done() for other, task in self._bots.items() if other != seat):
                self._unattended.stop_playing(self.table)

    async def _play_on(self, seat: Seat, patient: bool) -> None:
        services, failures = self.table.services, 0
        self._turns.pop(seat, None)  # after a step back, turns are counted anew
        if patient and not await self._nobody_else_plays(seat):
            return
        while True:
            await asyncio.sleep(services.settings.bot_pause if not failures else min(5.0, 0.1 * 2**failures))
            if not self._unattended.may_play(self.table):
                return
            try:
                if not await self._move(seat):
                    return
                failures = 0
            except Refused as refused:
                # Somebody was quicker, or the store is away for a moment.
                failures += not refused.is_outdated
            except Broken:
                return
            except StoreError as error:
                failures += 1
                services.log.warning("a bot waits for the store", table=self.table.row.id, error=str(error))

    async def _nobody_else_plays(self, seat: Seat) -> bool:
        """Give another process the time to move; whether it has not."""
        table = self.table
        self._waiting.add(seat)
        try:
            while table.has_begun and seat in table.match.seats:
                if table.timing.watch.steady() - table.timing.moved_since >= LEAVE_TO_OTHERS:
                    return True
                await asyncio.sleep(1)
            return False
        finally:
            self._waiting.discard(seat)

    async def _move(self, seat: Seat) -> bool:
        """Play one move of a bot; False if it has nothing to decide."""
        table = self.table

        async def ask() -> tuple[int, str, str, list[str]] | None:
            if not table.has_begun or table.row.status != "running":
                return None
            match, bot = table.match, table.bot_of(seat)
            if seat not in match.seats or not bot:
                return None
            scripted, lesson = table.scripted_move(seat), table.lesson
            if not scripted and lesson is not None and match.moves_played < lesson.length:
                return None  # where all decide at once, nobody goes before the learner
            legal = [scripted] if scripted else [str(m) for m in moves(match.state, seat)]
            position = "" if len(legal) == 1 else position_for(match.game, match.state, seat)
            return match.number_for(seat), bot, position, legal

        question = await table.act(ask)
        if question is None:
            return False
        number, bot, position, legal = question
        move = legal[0] if len(legal) == 1 else await self._think(seat, bot, position, legal)
        await table.act(partial(actions.play_move, table, seat, number, move))
        return True

    async def _think(self, seat: Seat, bot: str, position: str, legal: list[str]) -> str:
        """The bot's answer; a bot that fails or takes too long plays any legal move."""
        services, began, turn = self.table.services, time.perf_counter(), self._turn_of(seat)
        try:
            place = self._unattended.queue_place(self.table)
            move = await services.think(self.table.row.game, position, seat, bot, place, turn.spent)
            if move not in legal:
                raise ValueError("the bot has chosen a move that is not legal")
        except Exception as error:  # whatever a bot does wrong, the table goes on
            services.log.warning(
                "a bot has failed", table=self.table.row.id, bot=bot, error=type(error).__name__
            )
            services.metrics.bot_failures.inc()
            return secrets.choice(legal)
        took = time.perf_counter() - began
        self._turns[seat] = BotTurn(turn.number, turn.spent + took)
        services.metrics.thinking.labels(bot).observe(took)
        return move

    def _turn_of(self, seat: Seat) -> BotTurn:
        """The turn that a bot plays in, with what it has spent on it: a level's time is for the whole of it."""
        number, known = self.table.match.state.turns, self._turns.get(seat)
        return known if known is not None and known.number == number else BotTurn(number, 0.0)

    # ------------------------------------------------------------ clocks

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        wait = self._seconds_to_alarm() if self.table.row.status in ("open", "running") else None
        if wait is not None:
            self._alarm = asyncio.get_running_loop().call_later(
                wait + 0.02, self._on_alarm, context=contextvars.Context()
            )

    def _seconds_to_alarm(self) -> float | None:
        """How long until a seat is out of time or a clock stops or goes on, or, without one, a seat is silent for too long; None for never."""
        table, watch = self.table, self.table.services.watch
        now = watch.steady()
        if not table.has_begun:
            end = bidding.ends_at(table.row)
            return None if end is None else max(end - watch.wall(), table.grace_until - now, 0.0)
        timing = table.timing
        if timing.clock is not None:
            wall = timing.watch.wall()
            alarm, change = timing.clock.next_alarm(now, wall), timing.clock.calendar.next_change(wall)
            waits = [] if alarm is None else [max(alarm - now, table.grace_until - now, 0.0)]
            # Pages count by themselves between two messages, so they are told when a clock stands still or goes on.
            return min([*waits, *([] if change is None else [change - wall])], default=None)
        wait = (timing.asked_since or 0.0) + table.services.settings.host_waits - now
        return wait if wait > 0 and timing.people_to_move() else None

    def _on_alarm(self) -> None:
        self._alarm = None
        self.table.services.track_task(asyncio.ensure_future(self._end_time()))

    async def _end_time(self) -> None:
        with contextlib.suppress(Refused, StoreError):
            end = actions.end_time if self.table.has_begun else end_bid_time
            await self.table.act(partial(end, self.table))
        self.schedule(own=False)
