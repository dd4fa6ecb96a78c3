"""All tables of this process: found in memory, loaded from the store, kept up to date, put away when idle."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final

from ..core import BadData, IgrotekaError, Text, clean_options, game
from ..match import Match
from ..match.match import clean_seed
from ..store import LOOK, Hint, Store, StoreError, TableRow, fresh_id
from ..store.rows import is_id
from . import seats
from .advising import Adviser
from .analysing import Analyst
from .budget import Budget
from .errors import Broken, NoSuch, Refused
from .guests import Desk, Guest
from .library import Library
from .logs import logger
from .metrics import Metrics
from .settings import Settings
from .table import Table
from .thinking import Think, Thinker
from .unattended import Unattended

GRACE: Final = 20.0
TRIES: Final = 8


class House:
    """The tables and all that they share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        desk: Desk,
        metrics: Metrics,
        think: Think | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.desk = desk
        self.metrics = metrics
        self.log = logger()
        self.budget = budget or Budget(settings.limits)
        self.thinker = Thinker(settings.bot_processes, settings.bot_patience, settings.reading_processes)
        self.think: Think = think or self.thinker.choose
        self.analyst = Analyst(self.thinker)
        self.adviser = Adviser(self.thinker)
        self.library = Library(self.thinker, settings.film_memory)
        self.unattended = Unattended(self)
        self.tables: dict[str, Table] = {}
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
                table = Table(self, row)
                table.grace_until = time.monotonic() + GRACE
                async with table.lock:
                    await table.load()
                self.tables[id] = table
                self.metrics.tables.set(len(self.tables))
            await table.settle()
            return table
        finally:
            self._loading.pop(id, None)

    async def by_link(self, link: str) -> Table:
        """The table of a link's token."""
        return await self.table(seats.table_of(link))

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
        position: dict[str, Any] | None = None,
        since: int | None = None,
        **more: Any,
    ) -> Table:
        """A new table, with the set-up of the game or with a position; it begins at once if no seat is open.

        `since` is the step of another game that the position comes from, -1 for one set up by hand.
        """
        g = game(key)
        self.unattended.require_room(places)
        secret = clean_seed(seed)
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
            "clock": clock.to_data() if clock else None,
            **({} if since is None else {"from": since}),
            **more,
        }
        row = TableRow(
            fresh_id(),
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
        return await self._add(row)

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
        return table

    async def change(self, table: Table, seat: int, wanted: dict[str, Any] | None, expect: str) -> None:
        """Give a seat to somebody else, if it still is of the kind `expect` and the table has not begun."""

        async def work() -> None:
            for _ in range(TRIES):
                row = await self.store.table(table.row.id)
                if row is None or row.status != "open" or row.config["seats"][seat]["kind"] != expect:
                    raise Refused(
                        "seat", Text("websay-taken"), detail=f"seat {seat} is taken, or the table has begun"
                    )
                table.row = row
                config = {**row.config, "seats": list(row.config["seats"])}
                if wanted is not None:
                    config["seats"][seat] = wanted
                    self.unattended.require_room(config["seats"])
                if await self.store.update(
                    row.id, config=config, guests=seats.guests_of(config), expected_rev=row.rev
                ):
                    table.row = await self.store.table(row.id) or row
                    self.unattended.note_begun(table)
                    await table.begin()
                    table.broadcast()
                    return
            raise Refused("store", Text("websay-store"), detail="the table is changing too fast; try again")

        await table.act(work)

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
        raise Refused("store", Text("websay-store"), detail="the table is changing too fast; try again")

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
                    if table is not None and (hint == LOOK or any(_news(table, hint))):
                        self.mind(asyncio.ensure_future(self._heard(table, hint)))

    async def _heard(self, table: Table, hint: Hint) -> None:
        async def work() -> None:
            fresh, talk = _news(table, hint)
            if hint == LOOK:
                mark = (await self.store.marks([table.row.id])).get(table.row.id)
                if mark is None:
                    return
                known, said = _known(table)
                fresh, talk = mark.seq > known or mark.rev > table.row.rev, mark.chat > said
            if fresh:
                await table.catch_up()
            if talk:
                await table.hear()

        await table.act(work)

    async def sweep(self) -> None:
        """Now and then put away what nobody uses."""
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.idle / 4)))
            now = time.monotonic()
            for id, table in list(self.tables.items()):
                table.forget()
                idle = now - table.used > self.settings.idle
                if idle and not table.clients and not table.minder.busy and not table.lock.locked():
                    table.close()
                    del self.tables[id]
            self.metrics.tables.set(len(self.tables))

    async def pardon_clocks(self) -> None:
        """After a start of the only process: the time while nobody could play does not count."""
        last: str | None = None
        while page := await self.store.tables(status="running", limit=100, before=last):
            for row in page:
                if row.config.get("clock"):
                    await self.store.append(row.id, row.seq, ["X resume"])
            last = page[-1].id

    async def close(self) -> None:
        """Finish what is being written; stop everything else."""
        for table in self.tables.values():
            table.close()
        for table in list(self.tables.values()):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await table.lock.acquire()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinker.close()


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
