"""A table in memory: its match over the store, everybody who looks on, and what they may do.

Whatever changes or reads the match holds the lock, so nobody ever sees a move that is not on the disk yet.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ...core import BadLog, Move, Seat
from ...store import BadRow, ChatRow, StoreError, TableRow
from ..errors import Broken, NoSuch, Refused
from ..live.messages import Parcel, written
from ..live.rendering import Client, Role, RoleRendering
from ..live.view import Viewer
from ..security.budget import charge_processor_time
from . import clocks, fairness, seats
from .lessons import Lesson, lesson_of
from .match import Record
from .scheduler import TableScheduler
from .seats import Access
from .snapshots import Snapshots
from .stored_rows import require_readable

if TYPE_CHECKING:
    from .registry import TableRegistry

T = TypeVar("T")
CHAT_SHOWN: Final = 50


class Table:
    """Get one from the house. `record` is the match once it has begun."""

    def __init__(self, registry: TableRegistry, row: TableRow) -> None:
        self.registry = registry
        self.row = row
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.said: list[ChatRow] = []
        self.used = time.monotonic()
        self.changed = asyncio.Event()
        """Set, and replaced by a fresh one, whenever something has happened."""
        self.grace_until = 0.0
        """Until then clocks have no consequences: after a restart people must be able to come back."""
        self.gone = False
        """Whether the store has the table no more."""
        self.scheduler = TableScheduler(self)
        self.snapshots = Snapshots(self)
        self._record: Record | None = None
        self._stale = False
        """Whether the match in memory went astray and must be read again."""
        self._renderings: dict[Role, RoleRendering] = {}
        self._here: asyncio.TimerHandle | None = None
        self._start: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ loading and writing

    @property
    def record(self) -> Record:
        """The match; only where it has begun."""
        if self._record is None:
            raise Refused("open", "the table has not begun: seats are open")
        return self._record

    @property
    def begun(self) -> bool:
        """Whether there is a match."""
        return self._record is not None

    @property
    def is_sound(self) -> bool:
        """Whether there is a match that has not gone astray."""
        return self._record is not None and not self._stale

    async def act(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the match up to date, alone, and to its end even if the caller goes away."""

        async def alone() -> T:
            async with self.lock:
                if self.gone:
                    raise NoSuch("there is no such table any more")
                if self._stale:
                    await self.load()
                try:
                    return await work()
                except (Refused, NoSuch):
                    raise
                except BaseException:
                    self._stale = True  # nobody knows how far it came: the log does
                    raise

        task = asyncio.ensure_future(charge_processor_time(alone()))
        self.registry.mind(task)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Read the table anew if it went astray, and begin what could not begin before."""
        if self._stale or (self._record is None and self.row.status == "open"):
            await self.act(self.begin)

    async def load(self) -> None:
        """Read the table from the store; the lock is held."""
        store = self.registry.store
        self._record, self._stale = None, True
        row = await store.table(self.row.id)
        if row is None:
            self.registry.drop(self)
            raise NoSuch("there is no such table any more")
        require_readable(row)
        self.row = row
        if not self.said:
            self.said = (await store.chat(row.id))[-CHAT_SHOWN:]
        events = await store.events(row.id) if row.seq else []
        try:
            if row.config.get("log"):
                self._record = await asyncio.to_thread(Record.imported, row, self.registry.watch)
            elif row.seq:
                self._record = await self.snapshots.open(row, events)
        except (BadRow, BadLog) as error:
            at = error.seq if isinstance(error, BadRow) else error.line
            self.registry.log.error("table cannot be replayed", table=row.id, row=at)
            raise Broken(str(error)) from error
        except (
            Exception
        ) as error:  # rules that fall over a stored game must not look like a fault of the page
            self.registry.log.error("table cannot be replayed", table=row.id, exc_info=error)
            raise Broken(f"{type(error).__name__}: {error}") from error
        self._stale = False
        self.scheduler.look(own=False)
        self.snapshots.look()

    async def write(self, rows: list[str]) -> None:
        """Append rows that the record has just made. When this returns they are on the disk."""
        record, store, status = self.record, self.registry.store, None
        if record.status != self.row.status:
            status = record.status
        expected = record.seq
        try:
            won = await store.append(self.row.id, expected, rows, status, record.written_at)
        except StoreError as error:
            # It may have been written all the same: the log is the truth.
            await self.load()
            log = await store.events(self.row.id, expected)
            if [event.line for event in log[: len(rows)]] != rows:
                raise Refused("not-kept", "the store does not answer") from error
            self.broadcast()
            return
        if not won:
            self.registry.metrics.conflicts.inc()
            await self.load()
            self.broadcast()
            raise Refused("overtaken", "somebody else was first; look again")
        record.agree(rows)
        self.registry.metrics.rows.inc(len(rows))
        self.snapshots.look()
        if status is not None:
            self.row = await store.table(self.row.id) or self.row
            record.row = self.row

    async def begin(self) -> None:
        """Start the match if all seats are taken; the lock is held."""
        row, store = self.row, self.registry.store
        if self._record is not None or row.status != "open" or seats.free(row):
            return
        wait = fairness.seconds_to_wait(
            row, self.registry.settings.share_patience, self.registry.watch.wall()
        )
        if wait > 0:
            self._begin_later(wait)
            return
        names = seats.names(row.config["seats"], row.config.get("lang", "en"))
        if row.names != names:
            if not await store.update(row.id, names=names, expected_rev=row.rev):
                await self.load()
                return
            row = self.row = await store.table(row.id) or row
        self._record, rows = Record.start(row, self.registry.watch)
        try:
            await self.write(rows)
            self.registry.metrics.begun.labels(row.game).inc()
        except Refused as refused:
            if not refused.is_outdated:
                raise
        self.scheduler.look(own=True)
        self._open_doors()

    def _begin_later(self, wait: float) -> None:
        """Begin without the pages that have not told their shares by then."""

        def ring() -> None:
            self._start = None
            self.registry.mind(asyncio.ensure_future(self.act(self.begin)))

        if self._start is None:
            # In a context of its own: what the server does by itself is paid by nobody.
            self._start = asyncio.get_running_loop().call_later(
                wait + 0.02, ring, context=contextvars.Context()
            )

    def _open_doors(self) -> None:
        """Send everybody from the room to the table."""
        self._wake()
        door = written({"t": "reload", "href": f"/t/{self.row.id}"})
        for client in self.clients:
            client.push(door)

    def _wake(self) -> None:
        """Let go on whoever waits for something to happen, and begin to wait anew."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def catch_up(self) -> None:
        """Go on with what other processes have written; the lock is held."""
        store = self.registry.store
        if self._record is None:
            await self.load()
            self._open_doors() if self.begun else self.broadcast()
            return
        row = await store.table(self.row.id) or self.row
        require_readable(row)
        events = await store.events(row.id, self._record.seq)
        if not events and row.rev == self.row.rev:
            return
        self.row = self._record.row = row
        if events:
            try:
                await self.registry.slicer.run(self._record.follow(events))
            except StoreError:
                await self.load()
            self.scheduler.look(own=False)
        self.broadcast()

    def running(self) -> Record:
        """The match, if it can be played on."""
        record = self.record
        if self.row.status != "running" or record.match.over:
            raise Refused("over", "the game is over")
        return record

    async def done(self, rows: list[str]) -> None:
        """Keep what the record has just done, then tell everybody; the lock is held."""
        await self.write(rows)
        self.scheduler.look(own=True)
        self.broadcast()

    # ------------------------------------------------------------ what pages see

    @property
    def lesson(self) -> Lesson | None:
        """The script of a training table."""
        return lesson_of(self.record.match.game) if self.row.config.get("lesson") else None

    def script(self, seat: Seat | None) -> str:
        """The move that the script wants of a seat next, or nothing."""
        lesson = self.lesson if self._record is not None else None
        return "" if lesson is None else lesson.move(self.record.decisions(), seat)

    def only(self, seat: Seat | None) -> Move | None:
        """The one move that a lesson asks of this seat for."""
        wanted = self.script(seat)
        return self.record.match.game.moves.by_text.get(wanted) if wanted else None

    def players(self, lang: str = "") -> list[dict[str, Any]]:
        """Everybody at the table, named in a language; by default that of the host."""
        row = self.row
        names = seats.names(row.config["seats"], lang or row.config.get("lang", "en"))
        here = self.present()
        return [
            {
                "seat": i,
                "name": names[i] if seat["kind"] != "open" else "",
                "kind": seat["kind"],
                "bot": self._record.bot(i) if self._record is not None else seat.get("bot", ""),
                "host": bool(seat.get("guest")) and seat.get("guest") == row.config.get("host"),
                "here": None if here is None else seat["kind"] == "bot" or i in here,
            }
            for i, seat in enumerate(row.config["seats"])
        ]

    def present(self) -> set[Seat] | None:
        """The seats that are connected; None where other processes may know more."""
        if not self.registry.placement.is_here(self.row.id):
            return None
        return {seat for client in self.clients for seat in client.access.seats}

    def surroundings(self, viewer: Viewer) -> dict[str, Any]:
        """What a rendering tells beside the match."""
        record, row = self.record, self.row
        late = clocks.late_seats(record, self.registry.settings.host_waits) if not record.match.over else []
        lesson, next_id = self.lesson, row.config.get("next", "")
        over = record.match.over
        return {
            "status": row.status,
            "players": [
                {key: p[key] for key in ("seat", "name", "kind", "bot", "host")}
                for p in self.players(viewer.lang)
            ],
            "clock": clocks.shown(record, late, viewer.say),
            "late": late,
            "lesson": None if lesson is None else lesson.shown(record.decisions(), viewer.seat, viewer.say),
            "next": f"/t/{next_id}" if next_id else "",
            "result": {"say": viewer.result(), "end": f"/t/{row.id}/end", "rematch": f"/t/{row.id}/rematch"}
            if over
            else None,
        }

    def rendering(self, role: Role) -> RoleRendering:
        """The rendering of a role, up to date."""
        rendering = self._renderings.get(role)
        if rendering is None:
            rendering = self._renderings[role] = RoleRendering(role)
        patch = rendering.refresh(self)
        if patch is not None:
            self._push(role, written(patch))
        return rendering

    async def draw(self, role: Role) -> None:
        """Make the first rendering of a role in slices, so that nobody else waits for it; the lock is held."""
        if self._record is not None and role not in self._renderings:
            rendering = RoleRendering(role)
            await self.registry.slicer.run(rendering.refreshing(self))
            self._renderings[role] = rendering

    def _push(self, role: Role, parcel: Parcel) -> None:
        for client in self.clients:
            if client.role == role:
                client.push(parcel)

    def broadcast(self) -> None:
        """Tell every page what has changed for it; the lock is held."""
        self._wake()
        if self._record is None:
            for client in self.clients:
                client.push(written(self.full(client.role, client.access)))
            return
        began = time.perf_counter()
        for role in {client.role for client in self.clients}:
            if role in self._renderings:
                self.rendering(role)
        self.registry.metrics.render.observe(time.perf_counter() - began)

    def full(self, role: Role, access: Access, *, picture: bool = True, token: str = "") -> dict[str, Any]:
        """The whole message for one page."""
        own = {
            "table": self.row.id,
            "game": self.row.game,
            "role": {
                "seat": role.seat,
                "seats": list(access.seats),
                "host": access.host,
                "lang": role.lang,
                "portrait": role.portrait,
                "dark": role.dark,
            },
            "token": token,
            "chat": [self.saying(said) for said in self.said],
            "can_chat": bool(access.seats or access.host),
            "fair": fairness.shown(self.row),
        }
        if self._record is None:
            room = {"t": "full", "status": self.row.status, "mark": ""}
            return {**room, **own, "players": self.players(role.lang)}
        found = self.rendering(role).full(self._record, picture)
        return {**found, **own, "players": self.players(role.lang)}

    # ------------------------------------------------------------ talk and presence

    def saying(self, said: ChatRow) -> dict[str, Any]:
        """A line of the chat."""
        owners = seats.seats_of(self.row, said.guest)
        return {
            "n": said.seq,
            "seat": owners[0] if len(owners) == 1 else None,
            "name": said.name,
            "text": said.text,
            "at": said.at,
        }

    async def hear(self) -> None:
        """Pass on what was said since the last time; the lock is held."""
        last = self.said[-1].seq if self.said else 0
        fresh = await self.registry.store.chat(self.row.id, last)
        if fresh:
            self.said = [*self.said, *fresh][-CHAT_SHOWN:]
            parcel = written({"t": "chat", "lines": [self.saying(said) for said in fresh]})
            for client in self.clients:
                client.push(parcel)

    def come(self, client: Client) -> None:
        """A page listens from now on."""
        self.clients.add(client)
        self.registry.unattended.somebody_looks(self)
        self._presence()

    def leave(self, client: Client) -> None:
        """A page is gone."""
        self.clients.discard(client)
        self.used = time.monotonic()
        self._presence()

    def _presence(self) -> None:
        """Tell who is here, at most once a second however many come."""
        if self._here is None and self.registry.placement.is_here(self.row.id):
            self._here = asyncio.get_running_loop().call_later(1.0, self._tell_presence)

    def _tell_presence(self) -> None:
        self._here = None
        here = self.present() or set()
        watching = sum(1 for client in self.clients if not client.access.seats)
        parcel = written({"t": "here", "seats": sorted(here), "watching": watching})
        for client in self.clients:
            client.push(parcel)

    def forget(self) -> None:
        """Let go of renderings that nobody looks at."""
        wanted = {client.role for client in self.clients}
        self._renderings = {role: rendering for role, rendering in self._renderings.items() if role in wanted}

    def end(self) -> None:
        """The table is not in the store any more: let everybody go."""
        self.gone = True
        self.close()
        self._wake()
        for client in self.clients:
            client.end()

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        self.scheduler.close()
        self.snapshots.close()
        for timer in (self._here, self._start):
            if timer is not None:
                timer.cancel()
