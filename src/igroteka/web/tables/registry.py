"""All tables of this process: found in memory, loaded from the store, kept up to date, put away when idle."""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final, Unpack

from ...core import game
from ...store import COMPARE_ALL, Hint, Store, TableRow
from ...store.rows import is_id
from ..errors import NoSuch, Refused, Unreadable
from ..live.chat_messages import tell_news
from ..ops.garbage import WORTH_IT, look_through_everything
from ..ops.kept_errors import ErrorCollector
from ..ops.metrics import Metrics
from ..ops.placement import TablePlacement
from ..ops.preloading import GamePreloader, language_of
from ..ops.settings import Settings
from ..ops.siblings import Siblings
from ..ops.site_state import SiteState
from ..people.accounts import Accounts
from ..security.budget import ProcessorBudget
from ..security.guests import Guest, GuestCookies
from ..security.rate_limiter import RateLimiter
from ..security.shared_limits import SharedLimits
from ..workers.analyses import AnalysisService
from ..workers.hints import HintService
from ..workers.link_pictures import LinkPictures
from ..workers.pool import Think, WorkerPool
from ..workers.replay_library import ReplayLibrary
from . import agreeing, bidding, seats
from .calendar import Pause
from .clock_rules import clock_of
from .clocks import Watch
from .config import SeatConfig, TableConfig
from .new_tables import Choices, new_row, note_when_filled
from .rated import require_account, require_ratable_seat
from .scheduler import TableScheduler
from .services import TableServices
from .snapshots import write_last
from .statistics import Statistics
from .stored_rows import require_readable
from .table import Table
from .unattended import UnattendedTables
from .writing import TRIES, ChangeConfig, too_many_tries, write_config

GRACE: Final = 20.0


class TableRegistry(TableServices):
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
        self.worker_pool = WorkerPool(
            settings.bot_processes, settings.bot_patience, settings.reading_processes
        )
        super().__init__(
            settings,
            store,
            metrics,
            think or self.worker_pool.choose_move,
            rate_limiter or RateLimiter(settings.limits),
            watch or Watch(),
            TablePlacement(settings, siblings),
        )
        self.guest_cookies = guest_cookies
        self.shared_limits = SharedLimits(self.rate_limiter, store, guest_cookies.key)
        self.site = SiteState(store)
        self.errors = ErrorCollector()
        self.accounts = Accounts(store, guest_cookies.key, settings.password_memory)
        self.budget = budget or ProcessorBudget(settings.limits)
        self.analysis_service = AnalysisService(self.worker_pool, self.track_task)
        self.hint_service = HintService(self.worker_pool)
        self.replay_library = ReplayLibrary(self.worker_pool, settings.replay_memory)
        self.game_preloader = GamePreloader()
        self.link_pictures = LinkPictures(self.worker_pool)
        self.statistics = Statistics(store, self.watch.steady)
        self.tables: dict[str, Table] = {}
        self.unattended = UnattendedTables(self, self.tables)
        self._unreadable_ids: set[str] = set()
        self._put_away = 0
        """How many tables have been put away since everything was looked through for garbage."""
        self._loading: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------ finding

    async def table(self, id: str) -> Table:
        """A table, loaded if need be; NoSuch if there is none."""
        table = self.tables.get(id)
        if table is not None:
            table.last_used = time.monotonic()
            await table.reload_or_begin()
            self.unattended.resume_if_attended(table)
            return table
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
                table = self._new_table(row)
                table.grace_until = self.watch.steady() + GRACE
                async with table.lock:
                    await table.load()
                self.tables[id] = table
                self.metrics.tables.set(len(self.tables))
            await table.reload_or_begin()
            return table
        finally:
            self._loading.pop(id, None)

    def load_here(self, id: str) -> None:
        """Load a table that another worker has made or changed, and go on with it."""
        # In a context of its own: what the server does by itself is charged to nobody.
        context = contextvars.Context()
        self.track_task(asyncio.get_running_loop().create_task(self.table(id), context=context))

    def _new_table(self, row: TableRow) -> Table:
        return Table(self, row, partial(TableScheduler, self.unattended), self._forget)

    def readable_rows(self, rows: list[TableRow]) -> list[TableRow]:
        """The rows that this process can work with. The operator is told of each other one once."""
        return [row for row in rows if self._can_read(row)]

    def _can_read(self, row: TableRow) -> bool:
        try:
            require_readable(row)
        except Unreadable as error:
            if row.id not in self._unreadable_ids:
                self._unreadable_ids.add(row.id)
                self.log.warning("a table is passed over", table=row.id, why=str(error)[:300])
            return False
        return True

    # ------------------------------------------------------------ making and filling

    async def create(
        self, key: str, host: Guest, places: list[SeatConfig], **choices: Unpack[Choices]
    ) -> Table:
        """A new table, with the set-up of the game or with a position; it begins as soon as nobody is waited for."""
        game(key)
        await self.unattended.require_few_bot_tables(places)
        if any(place["kind"] == "open" for place in places):
            await self._require_few_open(host)
        row = new_row(key, host, places, choices)
        if seats.is_rated(row):
            for place in places:
                if place.get("guest"):
                    await require_account(self.store, place["guest"])
        note_when_filled(row.config, self.watch.wall())
        return await self._add(row)

    async def _require_few_open(self, host: Guest) -> None:
        """Refuse one more table that waits for players to somebody who has many of them."""
        most = self.settings.limits.most_open
        rows = await self.store.tables(status="open", guest=host.id, limit=most + 1)
        own = [row for row in self.readable_rows(rows) if row.config.get("host") == host.id]
        if len(own) >= most:
            detail = f"found {len(own)} own tables that wait for players; allowed: {most}"
            raise Refused("open-tables", detail, most=most)

    async def add_imported(self, row: TableRow) -> Table:
        """A table made elsewhere, such as an imported game."""
        table = await self._add(row)
        async with table.lock:
            await table.load()
        return table

    async def _add(self, row: TableRow) -> Table:
        await self.store.create(row)
        if bidding.is_open(row):  # all have sat down at once, as for a rematch
            await self.store.update(row.id, expected_rev=row.rev, turns=bidding.turns_of(row))
            row = await self.store.table(row.id) or row
        table = self.tables[row.id] = self._new_table(row)
        self.metrics.tables.set(len(self.tables))
        self.unattended.note_start(table)
        await table.act(table.begin)
        self._send_home(table)
        return table

    async def give_seat(self, table: Table, seat: int, wanted: SeatConfig) -> None:
        """Give an open seat to somebody, if it still is open and the table has not begun."""

        was_running = False
        if seats.is_rated(table.row):
            require_ratable_seat(wanted)
            if wanted["kind"] == "guest":
                await require_account(self.store, wanted["guest"])

        def take(row: TableRow) -> SeatConfig:
            nonlocal was_running
            was_running = row.status == "running"
            seats.require_unlocked(row)
            seats.require_free(row, seat)
            if wanted["kind"] == "guest" and seats.seats_of(row, wanted["guest"]):
                raise Refused("seated", "found a second seat; allowed: one for each guest")
            if wanted.get("guest", "") in row.config.get("blocked", []):
                raise Refused("blocked", "the host of this table has shut this guest out")
            if row.status != "open" and wanted["kind"] != "guest":
                raise Refused("freed", "found a bot or somebody at the host's screen; allowed: an invitation")
            return wanted

        await self.change_seat(table, seat, take)
        if was_running:
            await table.act(partial(agreeing.welcome, table, seat))

    async def change_seat(self, table: Table, seat: int, change: Callable[[TableRow], SeatConfig]) -> None:
        """Write a seat's data again; `change` makes them from the row as it is then, or refuses."""

        def change_config(row: TableRow) -> TableConfig:
            config: TableConfig = row.config.copy()
            config["seats"] = list(config["seats"])
            config["seats"][seat] = change(row)
            return config

        await self.change_config(table, change_config)

    async def change_config(self, table: Table, change: ChangeConfig) -> None:
        """Write again what is kept with a table; `change` makes it from the row as it is then, or refuses."""

        async def check(config: TableConfig) -> None:
            await self.unattended.require_few_bot_tables(config["seats"])

        async def work() -> None:
            await write_config(table, change, check)
            self.unattended.note_start(table)

        await table.act(work)
        self._send_home(table)

    async def keep_rematch(self, table: Table, rematch: TableRow) -> None:
        """Keep the id of its rematch with a table, and if it is rated the invitation to it, unless one is there already. The lock is held."""
        known = {"next": rematch.id}
        if seats.is_rated(rematch) and rematch.config.get("invite"):
            known["next_link"] = seats.token(rematch, rematch.config["invite"])
        for _ in range(TRIES):
            row = await self.store.table(table.row.id)
            if row is None:
                raise NoSuch("there is no such table")
            config = row.config if row.config.get("next") else {**row.config, **known}
            if await self.store.update(row.id, config=config, expected_rev=row.rev):
                table.row = await self.store.table(row.id) or row
                return
        raise too_many_tries()

    # ------------------------------------------------------------ keeping up

    async def listen(self) -> None:
        """Follow what other processes write, and pass on the chat of all."""
        with self.store.listen() as hints:
            async for hint in hints:
                self._follow_hint(hint)

    def _follow_hint(self, hint: Hint) -> None:
        named = [hint.table] if hint.table in self.tables else []
        for id in self.tables if hint == COMPARE_ALL else named:
            table = self.tables[id]
            if hint == COMPARE_ALL or hint.what == "gone" or any(_find_news(table, hint)):
                self.track_task(asyncio.ensure_future(self._take_news(table, hint)))

    async def _take_news(self, table: Table, hint: Hint) -> None:
        async def work() -> None:
            has_changed, has_chat = _find_news(table, hint)
            if hint == COMPARE_ALL or hint.what == "gone":
                mark = (await self.store.marks([table.row.id])).get(table.row.id)
                if mark is None:
                    table.mark_deleted()
                    return
                seq, chat_seq = _last_numbers(table)
                has_changed = mark.seq > seq or mark.rev > table.row.rev
                has_chat = mark.chat > chat_seq
            if has_changed:
                await table.catch_up()
            if has_chat:
                tell_news(table, table.audience, await table.chat.read_new(self.store, table.row.id))

        await table.act(work)

    async def catch_up(self, ids: Iterable[str]) -> None:
        """Let the tables in memory know at once what was written about them; hints would tell them a moment later."""
        for id in ids:
            table = self.tables.get(id)
            if table is not None:
                await table.act(table.catch_up)

    async def put_away_idle(self) -> None:
        """Now and then put away what nobody uses."""
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.idle / 4)))
            if self._put_away >= WORTH_IT:  # they have had time to be kept
                self._put_away = 0
                look_through_everything()
            self._put_away_idle_tables()

    def _put_away_idle_tables(self) -> None:
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            table.drop_unused_renderings()
            if self.placement.can_reach_home(id):
                table.audience.send_home()
            idle = now - table.last_used > self.placement.idle_seconds(id)
            if idle and not table.clients and not table.scheduler.is_busy and not table.lock.locked():
                self.put_away(table)

    def put_away(self, table: Table) -> None:
        """Keep a table in the store alone until somebody asks for it again."""
        self._forget(table)
        table.close()
        table.snapshots.save_now()
        self._put_away += 1

    def _send_home(self, table: Table) -> None:
        """Hand a table that was made or changed here over to its home, unless pages are open here or it cannot be reached."""
        if not table.clients and self.placement.hand_over(table.row.id):
            self.put_away(table)

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            self.metrics.tables.set(len(self.tables))

    async def resume_clocks(self, away: Pause | None) -> None:
        """After a start of the only process: the time while nobody could play does not count. `away` is when there was no server."""
        last: str | None = None
        while page := await self.store.tables(status="running", limit=100, before=last):
            for row in self.readable_rows(page):
                clock = clock_of(row)
                if clock is not None and not clock.is_long:
                    await self.store.append(row.id, row.seq, ["X resume"])
                elif clock is not None and away is not None:
                    await self.store.append(row.id, row.seq, [f"X pause {away.begin:.0f} {away.end:.0f}"])
            last = page[-1].id
        await self._resume_auctions(away)

    async def _resume_auctions(self, away: Pause | None) -> None:
        """The same for bids: who must bid has their time anew at a table for one sitting, and otherwise what was left of it."""
        last: str | None = None
        while page := await self.store.tables(status="open", limit=100, before=last):
            for row in self.readable_rows(page):
                config = bidding.after_absence(row, away, self.watch.wall())
                if config is not None:
                    turns = bidding.turns_of(replace(row, config=config))
                    await self.store.update(row.id, config=config, expected_rev=row.rev, turns=turns)
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
        await self.cancel_tasks()
        await write_last([table.snapshots for table in held])
        self.accounts.close()
        await self.worker_pool.close()


def _last_numbers(table: Table) -> tuple[int, int]:
    """How far the log and the chat of a table have come in this process."""
    return table.match.seq if table.has_begun else 0, table.chat.seq


def _find_news(table: Table, hint: Hint) -> tuple[bool, bool]:
    """Whether a hint tells of moves, or of chat, that this process does not have. Most hints are its own."""
    seq, chat_seq = _last_numbers(table)
    known = {"events": seq, "table": table.row.rev, "chat": chat_seq}
    is_new = hint.what in known and hint.seq > known[hint.what]
    return is_new and hint.what != "chat", is_new and hint.what == "chat"
