"""All tables of this process: found in memory, loaded from the store, kept up to date, put away when idle."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

from ...core import BadData, IgrotekaError, clean_options, game
from ...match import Match
from ...match.match import clean_seed
from ...store import LOOK, Hint, Store, StoreError, TableRow
from ...store.rows import is_id
from ..errors import Broken, NoSuch, Refused, Unreadable
from ..ops.logs import logger
from ..ops.metrics import Metrics
from ..ops.placement import TablePlacement
from ..ops.preloading import GamePreloader, language_of
from ..ops.settings import Settings
from ..ops.siblings import Siblings
from ..security.budget import ProcessorBudget
from ..security.guests import Guest, GuestCookies
from ..security.rate_limiter import RateLimiter
from ..workers.analyses import AnalysisService
from ..workers.hints import HintService
from ..workers.pool import Think, WorkerPool
from ..workers.replay_library import ReplayLibrary
from . import fairness, seats
from .bot_tables import Unattended
from .clocks import Watch
from .fairness import Deal
from .slices import Slicer
from .snapshots import write_last
from .stored_rows import require_readable
from .table import Table

GRACE: Final = 20.0
TRIES: Final = 8


class TableRegistry:
    """The tables and all that they share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        guest_cookies: GuestCookies,
        metrics: Metrics,
        think: Think | None = None,
        rate_limiter: RateLimiter | None = None,
        watch: Watch | None = None,
        budget: ProcessorBudget | None = None,
        siblings: Siblings | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.guest_cookies = guest_cookies
        self.metrics = metrics
        self.rate_limiter = rate_limiter or RateLimiter(settings.limits)
        self.watch = watch or Watch()
        self.log = logger()
        self.budget = budget or ProcessorBudget(settings.limits)
        self.worker_pool = WorkerPool(
            settings.bot_processes, settings.bot_patience, settings.reading_processes
        )
        self.think: Think = think or self.worker_pool.choose_move
        self.analysis_service = AnalysisService(self.worker_pool)
        self.hint_service = HintService(self.worker_pool)
        self.replay_library = ReplayLibrary(self.worker_pool, settings.film_memory)
        self.placement = TablePlacement(self, siblings)
        self.unattended = Unattended(self)
        self.slicer = Slicer()
        self.game_preloader = GamePreloader()
        self.tables: dict[str, Table] = {}
        self._passed_over: set[str] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Future[Any]] = set()

    # ------------------------------------------------------------ finding

    async def table(self, id: str) -> Table:
        """A table, loaded if need be; NoSuch if there is none."""
        found = self.tables.get(id)
        if found is not None:
            found.used = time.monotonic()
            await found.settle()
            self.unattended.somebody_looks(found)
            return found
        if not is_id(id):
            raise NoSuch("there is no such table")
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id in self.tables:
                    return self.tables[id]
                row = await self.store.table(id)
                if row is None:
                    raise NoSuch("there is no such table")
                await self.game_preloader.preload(row.game, language_of(row))
                require_readable(row)
                table = Table(self, row)
                table.grace_until = self.watch.steady() + GRACE
                async with table.lock:
                    await table.load()
                self.tables[id] = table
                self.metrics.tables.set(len(self.tables))
            await table.settle()
            return table
        finally:
            self._loading.pop(id, None)

    def readable(self, rows: list[TableRow]) -> list[TableRow]:
        """The rows that this process can work with. The operator is told of each other one once."""
        return [row for row in rows if self._reads(row)]

    def _reads(self, row: TableRow) -> bool:
        try:
            require_readable(row)
        except Unreadable as error:
            if row.id not in self._passed_over:
                self._passed_over.add(row.id)
                self.log.warning("a table is passed over", table=row.id, why=str(error)[:300])
            return False
        return True

    # ------------------------------------------------------------ making and filling

    async def create(
        self,
        key: str,
        host: Guest,
        places: list[dict[str, Any]],
        *,
        options: dict[str, Any] | None = None,
        lang: str = "en",
        clock: seats.ClockRule | None = None,
        public: bool = False,
        seed: str | None = None,
        deal: Deal | None = None,
        position: dict[str, Any] | None = None,
        since: int | None = None,
        **more: Any,
    ) -> Table:
        """A new table, with the set-up of the game or with a position; it begins as soon as nobody is waited for.

        A `seed` may be chosen where only one person plays. `since` is the step of another game that the position
        comes from, -1 for one set up by hand.
        """
        g = game(key)
        await self.unattended.require_room(places)
        if any(place["kind"] == "open" for place in places):
            await self._require_few_open(host)
        if seed is not None:
            fairness.require_alone(places)
        deal = deal or Deal()
        secret = deal.seed if seed is None else clean_seed(seed)
        clean = clean_options(g, len(places), options)
        # The game itself may refuse a combination; nothing is kept then.
        if position is None:
            g.new(len(places), clean)
        else:
            clean = _options_of(key, position, secret, len(places))
        config: dict[str, Any] = {
            "host": host.id,
            "host_token": seats.secret(),
            "watch": seats.secret(),
            "seats": places,
            "public": public,
            "lang": lang,
            "salt": deal.salt,
            **({} if seed is None else {"chosen": True}),
            "clock": clock.to_data() if clock else None,
            **({} if since is None else {"from": since}),
            **more,
        }
        row = TableRow(
            deal.id,
            g.key,
            len(places),
            clean,
            secret,
            names=seats.names(places, lang),
            config=config,
            version=g.version,
            guests=seats.guests_of(config),
            position=position,
        )
        _note_filled(row.config, self.watch.wall())
        return await self._add(row)

    async def _require_few_open(self, host: Guest) -> None:
        """Refuse one more table that waits for players to somebody who has many of them."""
        most = self.settings.limits.most_open
        rows = await self.store.tables(status="open", guest=host.id, limit=most + 1)
        own = [row for row in self.readable(rows) if row.config.get("host") == host.id]
        if len(own) >= most:
            said = f"found {len(own)} own tables that wait for players; allowed: {most}"
            raise Refused("open-tables", said, most=most)

    async def bring(self, row: TableRow) -> Table:
        """A table made elsewhere, such as an imported game."""
        table = await self._add(row)
        async with table.lock:
            await table.load()
        return table

    async def _add(self, row: TableRow) -> Table:
        await self.store.create(row)
        table = self.tables[row.id] = Table(self, row)
        self.metrics.tables.set(len(self.tables))
        self.unattended.note_begun(table)
        await table.act(table.begin)
        self.placement.send_home(table)
        return table

    async def give_seat(self, table: Table, seat: int, wanted: dict[str, Any]) -> None:
        """Give an open seat to somebody, if it still is open and the table has not begun."""

        def taken(row: TableRow) -> dict[str, Any]:
            seats.require_free(row, seat)
            if wanted["kind"] == "guest" and seats.seats_of(row, wanted["guest"]):
                said = "found a second seat; allowed: one for each guest"
                raise Refused("seated", said)
            return wanted

        await self.change_seat(table, seat, taken)

    async def change_seat(
        self, table: Table, seat: int, change: Callable[[TableRow], dict[str, Any]]
    ) -> None:
        """Write a seat's data anew; `change` makes them from the row as it is then, or refuses."""

        async def work() -> None:
            for _ in range(TRIES):
                row = await self.store.table(table.row.id)
                if row is None:
                    raise NoSuch("there is no such table")
                table.row = row
                config = {**row.config, "seats": list(row.config["seats"])}
                config["seats"][seat] = change(row)
                await self.unattended.require_room(config["seats"])
                _note_filled(config, self.watch.wall())
                if await self.store.update(
                    row.id, config=config, guests=seats.guests_of(config), expected_rev=row.rev
                ):
                    table.row = await self.store.table(row.id) or row
                    self.unattended.note_begun(table)
                    await table.begin()
                    table.broadcast()
                    return
            raise _too_many_tries()

        await table.act(work)
        self.placement.send_home(table)

    async def configure(self, table: Table, **values: Any) -> dict[str, Any]:
        """Keep something else with a table, unless it is there already; the table's lock is held."""
        for _ in range(TRIES):
            row = await self.store.table(table.row.id)
            if row is None:
                raise NoSuch("there is no such table")
            config = {**values, **row.config}
            if await self.store.update(row.id, config=config, expected_rev=row.rev):
                table.row = await self.store.table(row.id) or row
                if table.begun:
                    table.record.row = table.row
                return config
        raise _too_many_tries()

    # ------------------------------------------------------------ keeping up

    def mind(self, task: asyncio.Future[Any]) -> None:
        """Hold on to a task until it is done; its error, if nobody waits for it, is logged."""
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, Refused | NoSuch | Broken | StoreError):
            self.log.error("a task has failed", error=type(error).__name__, exc_info=error)

    async def listen(self) -> None:
        """Follow what other processes write, and pass on the chat of all."""
        with self.store.listen() as hints:
            async for hint in hints:
                for table in list(self.tables.values()) if hint == LOOK else [self.tables.get(hint.table)]:
                    if table is not None and (hint == LOOK or hint.what == "gone" or any(_news(table, hint))):
                        self.mind(asyncio.ensure_future(self._heard(table, hint)))

    async def _heard(self, table: Table, hint: Hint) -> None:
        async def work() -> None:
            fresh, talk = _news(table, hint)
            if hint == LOOK or hint.what == "gone":
                mark = (await self.store.marks([table.row.id])).get(table.row.id)
                if mark is None:
                    self.drop(table)
                    return
                known, said = _known(table)
                fresh, talk = mark.seq > known or mark.rev > table.row.rev, mark.chat > said
            if fresh:
                await table.catch_up()
            if talk:
                await table.hear()

        await table.act(work)

    def drop(self, table: Table) -> None:
        """Let go of a table that is not in the store any more, and of everybody who looks at it."""
        self._forget(table)
        table.end()

    async def sweep(self) -> None:
        """Now and then put away what nobody uses."""
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.idle / 4)))
            now = time.monotonic()
            for id, table in list(self.tables.items()):
                table.forget()
                self.placement.send_pages_home(table)
                idle = now - table.used > self.placement.idle_seconds(id)
                if idle and not table.clients and not table.scheduler.busy and not table.lock.locked():
                    self.put_away(table)

    def put_away(self, table: Table) -> None:
        """Keep a table in the store alone until somebody asks for it again."""
        self._forget(table)
        table.close()
        table.snapshots.put_away()

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            self.metrics.tables.set(len(self.tables))

    async def pardon_clocks(self) -> None:
        """After a start of the only process: the time while nobody could play does not count."""
        last: str | None = None
        while page := await self.store.tables(status="running", limit=100, before=last):
            for row in self.readable(page):
                if row.config.get("clock"):
                    await self.store.append(row.id, row.seq, ["X resume"])
            last = page[-1].id

    async def close(self) -> None:
        """Finish what is being written; stop everything else."""
        for table in self.tables.values():
            table.close()
        held: list[Table] = []
        for table in list(self.tables.values()):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await table.lock.acquire()
                    held.append(table)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await write_last(held)
        await self.worker_pool.close()


def _too_many_tries() -> Refused:
    return Refused("crowded", "the table is changing too fast; try again")


def _note_filled(config: dict[str, Any], now: float) -> None:
    """Write down when the last seat was taken: from then on the table waits for the pages of its people."""
    if "filled" not in config and all(place["kind"] != "open" for place in config["seats"]):
        config["filled"] = now


def _known(table: Table) -> tuple[int, int]:
    """How far the log and the chat of a table have come in this process."""
    return table.record.seq if table.begun else 0, table.said[-1].seq if table.said else 0


def _news(table: Table, hint: Hint) -> tuple[bool, bool]:
    """Whether a hint tells of moves, or of talk, that this process does not have. Most hints are its own."""
    seq, said = _known(table)
    known = {"events": seq, "table": table.row.rev, "chat": said}
    fresh = hint.what in known and hint.seq > known[hint.what]
    return fresh and hint.what != "chat", fresh and hint.what == "chat"


def _options_of(key: str, position: dict[str, Any], seed: str, count: int) -> dict[str, str]:
    """The options of a position, which must be one that can be begun with this seed and these seats."""
    try:
        match = Match.begin(key, position, seed)
    except IgrotekaError:
        raise
    except Exception as error:
        raise BadData(f"position: found one that cannot be played ({type(error).__name__})") from error
    if match.over:
        raise BadData("position: found a game that is over; allowed: one in which somebody has to decide")
    if match.count != count:
        raise BadData(f"position: found {match.count} seats; allowed: {count}, as many as the table has")
    return dict(match.options)
