"""A table in memory: its match, everybody who looks on, and what is told them.

Whatever changes or reads the match holds the lock, so nobody ever sees a move that is not on the disk yet.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Awaitable, Callable, Set
from functools import partial
from typing import TypeVar

from ...core import BadLog, Move, Seat
from ...store import BadRow, LoggedMatch, StoreError, TableRow
from ..errors import Broken, NoSuch, Refused
from ..live.audience import Audience
from ..live.chat_messages import reveal_watchers
from ..live.messages import encode
from ..live.payloads import TableFields
from ..live.rendering import Client, Role, RoleRendering
from ..live.table_messages import describe_table, full_message
from ..live.view import Viewer
from ..security.budget import charge_processor_time
from . import arranging, bidding, fairness, hosting, seats
from .conversation import Conversation
from .lessons import FIRST, Lesson, find_lesson
from .loading import follow_log, import_match, start_match
from .protocols import Scheduler
from .services import TableServices
from .snapshots import Snapshots
from .stored_rows import require_readable
from .timing import MatchTiming
from .turns import TurnNotes, turns_of

T = TypeVar("T")


class Table:
    """A table of this process; the registry makes them. `match` and `timing` are there once it has begun.

    `forget` is called when the store has the table no more.
    """

    def __init__(
        self,
        services: TableServices,
        row: TableRow,
        make_scheduler: Callable[[Table], Scheduler],
        forget: Callable[[Table], None],
    ) -> None:
        self.services = services
        self.row = row
        self.lock = asyncio.Lock()
        self.audience = Audience(lambda: services.placement.is_here(row.id))
        self.chat = Conversation()
        self.last_used = time.monotonic()
        self.changed = asyncio.Event()
        """Set, and replaced by a fresh one, whenever something has happened."""
        self.grace_until = 0.0
        """Until then clocks have no consequences: after a restart people must be able to come back."""
        self.is_deleted = False
        """Whether the store has the table no more."""
        self.scheduler = make_scheduler(self)
        self.snapshots = Snapshots(services, self)
        self.turn_notes = TurnNotes()
        self._forget = forget
        self._match: LoggedMatch | None = None
        self._timing: MatchTiming | None = None
        self._is_stale = False
        """Whether the match in memory may differ from the log and must be read again."""
        self._renderings: dict[Role, RoleRendering] = {}
        self._begin_timer: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ the match

    @property
    def match(self) -> LoggedMatch:
        """The match; Refused while there is none."""
        if self._match is None:
            raise _not_begun()
        return self._match

    @property
    def timing(self) -> MatchTiming:
        """The time of the match; Refused while there is none."""
        if self._timing is None:
            raise _not_begun()
        return self._timing

    @property
    def has_begun(self) -> bool:
        """Whether there is a match."""
        return self._match is not None

    @property
    def is_sound(self) -> bool:
        """Whether there is a match that agrees with the log."""
        return self.has_begun and not self._is_stale

    def require_running(self) -> LoggedMatch:
        """The match, if it can be played on."""
        match = self.match
        if self.row.status != "running" or match.over:
            raise Refused("over", "the game is over")
        return match

    def bot_of(self, seat: Seat) -> str:
        """The bot that plays a seat now, or nothing."""
        return seats.bot_of(self.row.config["seats"], self.match, seat)

    @property
    def lesson(self) -> Lesson | None:
        """The script of a training table. Those that are older than second lessons do not name theirs."""
        name = self.row.config.get("lesson")
        return find_lesson(self.match.game, FIRST if name is True else name) if name else None

    def late_seats(self) -> list[Seat]:
        """The seats about which the host may decide."""
        return self.timing.late_seats(self.services.settings.host_waits)

    def scripted_move(self, seat: Seat | None) -> str:
        """The move that the script of a lesson wants of a seat next, or nothing."""
        lesson = self.lesson if self.has_begun else None
        return "" if lesson is None else lesson.move(self.match.moves_played, seat)

    def lesson_move(self, seat: Seat | None) -> Move | None:
        """The one move that a lesson asks of this seat."""
        return self.match.game.moves.by_text.get(self.scripted_move(seat)) if self.has_begun else None

    # ------------------------------------------------------------ acting and writing

    async def act(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the match up to date, alone, and to its end even if the caller goes away."""
        task = asyncio.ensure_future(charge_processor_time(partial(self._act_alone, work)))
        self.services.track_task(task)
        return await asyncio.shield(task)

    async def _act_alone(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self.lock:
            if self.is_deleted:
                raise NoSuch("there is no such table any more")
            if self._is_stale:
                await self.load()
            try:
                return await work()
            except (Refused, NoSuch):
                raise
            except BaseException:
                self._is_stale = True  # nobody knows how far it came: the log does
                raise

    async def save(self, mover: Seat | None = None) -> None:
        """Write what the match has just done, then tell everybody, whoever has moved first; the lock is held."""
        await self.append_rows()
        self.scheduler.schedule(own=True)
        own = {role for role in self.audience.roles() if mover is not None and role.seat == mover}
        if own:
            self.broadcast(own)
            await asyncio.sleep(0)  # it is sent before the pictures of others are drawn
        self.broadcast(self.audience.roles() - own)

    async def append_rows(self) -> None:
        """Append the rows that the match has just made. When this returns they are on the disk."""
        match, store, timing = self.match, self.services.store, self.timing
        timing.stamp()
        expected, rows = match.seq, match.pending
        status = match.status if match.status != self.row.status else None
        try:
            ends, here = timing.ends(self.row.config["seats"]), self.audience.guests
            turns = turns_of(self.row, match, ends, hosting.deciders(self))
            news, at = self.turn_notes.news(expected, turns), timing.written_at
            is_first = await store.append(self.row.id, expected, rows, status, at, news, here)
        except StoreError as error:
            # It may have been written all the same: the log is the truth.
            await self.load()
            log = await store.events(self.row.id, expected)
            if [event.line for event in log[: len(rows)]] != rows:
                raise Refused("not-kept", "the store does not answer") from error
            self.broadcast()
            return
        if not is_first:
            self.services.metrics.conflicts.inc()
            await self.load()
            self.broadcast()
            raise Refused("overtaken", "somebody else was first; look again")
        match.confirm()
        self.turn_notes.wrote(match.seq, turns)
        self.services.metrics.rows.inc(len(rows))
        self.snapshots.save_soon()
        if status is not None:
            self.row = await store.table(self.row.id) or self.row
            self.services.note_status(self.row)

    # ------------------------------------------------------------ loading and beginning

    async def reload_or_begin(self) -> None:
        """Read the table again if it may differ from the log, and begin what could not begin before."""
        if self._is_stale or (not self.has_begun and self.row.status == "open"):
            await self.act(self.begin)

    async def load(self) -> None:
        """Read the table from the store; the lock is held."""
        store = self.services.store
        self._match, self._timing, self._is_stale = None, None, True
        row = await store.table(self.row.id)
        if row is None:
            self.mark_deleted()
            raise NoSuch("there is no such table any more")
        require_readable(row)
        self.row = row
        await self.chat.reread(store, row.id)
        await self._load_match(row)
        self._is_stale = False
        self.scheduler.schedule(own=False)
        self.snapshots.save_soon()

    async def _load_match(self, row: TableRow) -> None:
        """Read the match of a table that has begun."""
        events = await self.services.store.events(row.id) if row.seq else []
        try:
            if row.config.get("log"):
                loaded = await asyncio.to_thread(import_match, row, self.services.watch)
                self._match, self._timing = loaded
            elif row.seq:
                self._match, self._timing = await self.snapshots.load(row, events)
        except (BadRow, BadLog) as error:
            at = error.seq if isinstance(error, BadRow) else error.line
            self.services.log.error("table cannot be replayed", table=row.id, row=at)
            raise Broken(str(error)) from error
        except Exception as error:  # rules that fail on a stored game must not look like a fault of the page
            self.services.log.error("table cannot be replayed", table=row.id, exc_info=error)
            raise Broken(f"{type(error).__name__}: {error}") from error

    async def begin(self) -> None:
        """Start the match if all seats are taken; the lock is held."""
        row, store = self.row, self.services.store
        if self.has_begun or row.status != "open" or seats.free_seats(row):
            return
        if bidding.is_open(row):
            self.scheduler.schedule(own=True)
            return
        patience = self.services.settings.share_patience
        wait = fairness.seconds_to_wait(row, patience, self.services.watch.wall())
        if wait > 0:
            self._begin_later(wait)
            return
        names = seats.names(row.config["seats"], row.config.get("lang", "en"))
        options = arranging.options_of(row)
        if (row.names, row.options) != (names, options):
            if not await store.update(row.id, names=names, options=options, expected_rev=row.rev):
                await self.load()
                return
            row = self.row = await store.table(row.id) or row
        self._match, self._timing = start_match(row, self.services.watch)
        try:
            await self.append_rows()
            self.services.metrics.begun.labels(row.game).inc()
        except Refused as refused:
            if not refused.is_outdated:
                raise
        self.scheduler.schedule(own=True)
        self._reload_pages()

    def _begin_later(self, wait: float) -> None:
        """Begin without the pages that have not told their shares by then."""

        def begin() -> None:
            self._begin_timer = None
            self.services.track_task(asyncio.ensure_future(self.act(self.begin)))

        if self._begin_timer is None:
            # In a context of its own: what the server does by itself is paid by nobody.
            self._begin_timer = asyncio.get_running_loop().call_later(
                wait + 0.02, begin, context=contextvars.Context()
            )

    async def catch_up(self) -> None:
        """Go on with what other processes have written; the lock is held."""
        store = self.services.store
        if not self.has_begun:
            await self.load()
            self.audience.part_with_others(self.row)
            self._reload_pages() if self.has_begun else self.broadcast()
            return
        row = await store.table(self.row.id) or self.row
        require_readable(row)
        events = await store.events(row.id, self.match.seq)
        if not events and row.rev == self.row.rev:
            return
        if row.rev != self.row.rev:  # people may have left, and what they have said with them
            await self.chat.reread(store, row.id)
        self.row = row
        self.audience.part_with_others(row)
        if events:
            try:
                await self.services.slicer.run(follow_log(self.timing, events))
            except StoreError:
                await self.load()
            self.scheduler.schedule(own=False)
        self.broadcast()

    # ------------------------------------------------------------ what pages are told

    def describe(self, viewer: Viewer) -> TableFields:
        """What a rendering tells in addition to the match."""
        return describe_table(self, viewer)

    def broadcast(self, roles: Set[Role] | None = None) -> None:
        """Tell every page what has changed for it, or only those of some roles; the lock is held."""
        self._wake_waiters()
        if not self.has_begun:
            for client in self.clients:
                client.push(encode(full_message(self, client.role, client.access)))
            return
        began = time.perf_counter()
        for role in (self.audience.roles() if roles is None else roles) & self._renderings.keys():
            patch = self._renderings[role].refresh(self)
            if patch is not None:
                message = encode(patch)
                for client in self.audience.with_role(role):
                    client.push(message)
        reveal_watchers(self, self.audience)
        self.services.metrics.render.observe(time.perf_counter() - began)

    def rendering_of(self, role: Role) -> RoleRendering:
        """The rendering of a role, up to date; pages of the same role are told what has changed."""
        rendering = self._renderings.get(role)
        if rendering is None:
            rendering = self._renderings[role] = RoleRendering(role, self._renderings.values())
        patch = rendering.refresh(self)
        if patch is not None:
            self.audience.push_to(self.audience.with_role(role), patch)
        return rendering

    async def prepare_rendering(self, role: Role) -> None:
        """Make the first rendering of a role in slices, so that nobody else waits for it; the lock is held."""
        if self.has_begun and role not in self._renderings:
            rendering = RoleRendering(role, self._renderings.values())
            await self.services.slicer.run(rendering.refresh_in_steps(self))
            self._renderings[role] = rendering

    def drop_unused_renderings(self) -> None:
        """Forget renderings that no page looks at."""
        used = self.audience.roles() & self._renderings.keys()
        self._renderings = {role: self._renderings[role] for role in used}

    def _reload_pages(self) -> None:
        """Send everybody from the room to the table."""
        self._wake_waiters()
        self.audience.push_all({"t": "reload", "href": f"/t/{self.row.id}"})

    def _wake_waiters(self) -> None:
        """Let whoever waits for a change go on, and wait again from now on."""
        self.changed.set()
        self.changed = asyncio.Event()

    # ------------------------------------------------------------ who is connected

    @property
    def clients(self) -> set[Client]:
        """The pages that listen."""
        return self.audience.clients

    def connect(self, client: Client) -> None:
        """A page listens from now on."""
        self.audience.add(client)
        self.scheduler.resume_if_attended()

    def disconnect(self, client: Client) -> None:
        """A page listens no more."""
        self.audience.remove(client)
        self.last_used = time.monotonic()

    def connected_seats(self) -> set[Seat] | None:
        """The seats whose pages are connected; None where other processes may know more."""
        return self.audience.connected_seats()

    def mark_deleted(self) -> None:
        """The table is not in the store any more: close the connections of all pages."""
        self._forget(self)
        self.is_deleted = True
        self.close()
        self._wake_waiters()
        self.audience.close_connections()

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        self.scheduler.close()
        self.snapshots.close()
        self.audience.close()
        if self._begin_timer is not None:
            self._begin_timer.cancel()


def _not_begun() -> Refused:
    return Refused("open", "the table has not begun: seats are open")
