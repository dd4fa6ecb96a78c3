"""Several workers of one server: a table lives in one of them, and connections are handed over to it.

Two workers run in one event loop, each behind a port of its own, so that a test chooses to which one a client comes. They share
an SQLite file, which takes part in no leap through time; `test_serve.py` has processes that share a PostgreSQL server.
"""

from __future__ import annotations

import asyncio
import contextlib
import stat
import tempfile
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from igroteka.web.api.routes import make_api
from igroteka.web.app import routes
from igroteka.web.errors import Refused
from igroteka.web.live.page import RESTART
from igroteka.web.ops.handover import HandedOverConnections
from igroteka.web.ops.settings import Settings
from igroteka.web.ops.siblings import Siblings, open_siblings, table_in_request
from igroteka.web.security.budget import BUDGET_USER
from igroteka.web.security.connections import WebSocketConnection
from igroteka.web.security.guests import Guest
from igroteka.web.tables.fairness import Deal
from igroteka.web.tables.seats import make

from ..store.leaping import DAY, HOUR, PAUSE, leap, until
from .raw_connections import RawConnection, frame, handshake, head
from .support import QUICK, Page, Person, Site, catch_up, ended, site

BOTH = replace(QUICK, workers=2)
FIRST = {"first": "0"}


class TwoWorkers:
    """Two workers of one server."""

    def __init__(self, folder: Path, *sites: Site) -> None:
        self.folder = folder
        self.sites = sites
        self._homes = Siblings(str(folder), 2)

    def home(self, table: str) -> Site:
        """The worker in which a table lives."""
        return self.sites[self._homes.home_of(table)]

    def away(self, table: str) -> Site:
        """The other one."""
        return self.sites[1 - self._homes.home_of(table)]

    def name(self, there: Site) -> str:
        """A name for a table that lives in a worker."""
        return next(f"table-{i}" for i in range(100) if self.home(f"table-{i}") is there)

    def holders(self, table: str) -> list[Site]:
        """The workers that have a table in memory."""
        return [there for there in self.sites if table in there.registry.tables]


@contextlib.asynccontextmanager
async def two_workers(database: str, folder: Path, settings: Settings = BOTH) -> AsyncIterator[TwoWorkers]:
    async with (
        site(database, settings, siblings=Siblings(str(folder), 2)) as one,
        site(database, settings, siblings=Siblings(str(folder), 2)) as two,
    ):
        yield TwoWorkers(folder, one, two)


def elsewhere(person: Person, there: Site) -> Person:
    """The same person, who comes to another worker."""
    found = Person(there.base, person.name)
    found.http.cookies.update(person.http.cookies)
    found.csrf = person.csrf
    return found


async def test_a_table_is_loaded_in_one_worker_wherever_its_pages_come_in(url: str, tmp_path: Path) -> None:
    async with two_workers(url, tmp_path) as both, both.sites[0].person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        home, away = both.home(table), both.away(table)
        async with elsewhere(ann, away) as afar, elsewhere(ann, home) as near:
            assert (await afar.state(f"/t/{table}"))["table"] == table
            async with afar.page(table, seat=0) as one, near.page(table, seat=1) as two:
                assert both.holders(table) == [home]
                assert len(home.registry.tables[table].clients) == 2
                # A move that came through one worker is seen by the page that came through the other.
                assert (await one.play(one.state["ask"]["moves"][0]["id"]))["t"] == "done"
                while two.state["seq"] < one.state["seq"]:
                    await two.next()
                assert [e["step"] for e in two.state["log"]] == [e["step"] for e in one.state["log"]]
                # Who is here is known, since all pages are in one process.
                leap(HOUR)
                await two.until(lambda m: m["t"] == "here" and m["seats"] == [0, 1])
            key = home.registry.tables[table].row.config["seats"][0]["token"]
            headers = {"authorization": f"Bearer {table}.{key}"}
            answer = await afar.http.get(f"/api/tables/{table}/moves", headers=headers)
            assert answer.status_code == 200
            assert answer.headers["date"]
        assert both.holders(table) == [home]
        assert not away.registry.metrics.conflicts._value.get()


async def test_a_connection_goes_from_worker_to_worker_with_its_requests(url: str, tmp_path: Path) -> None:
    async with two_workers(url, tmp_path) as both, both.sites[0].person("Ann") as ann:
        names = [both.name(there) for there in both.sites]
        async with RawConnection(both.sites[0].port, "127.0.0.7") as raw:
            for name in [*names, *names]:
                await raw.send(head(f"/t/{name}", port=both.sites[0].port))
                answer = b""
                while b"</html>" not in answer:
                    part = await raw.receive()
                    assert part, "the connection has ended"
                    answer += part
                assert answer.startswith(b"HTTP/1.1 404")
        one, two = [_requests(there, "127.0.0.7") for there in both.sites]
        # Each request was counted once, where its table lives, and for the address from which it came.
        assert (one, two) == (2, 2)
        assert ann.http


def _requests(there: Site, where: str) -> int:
    """How many requests a worker has counted for an address."""
    return len(there.app.state.rate_limiter._hits.get(("requests", where), ()))


async def test_what_is_not_handed_over_is_served_where_it_comes(url: str, tmp_path: Path) -> None:
    async with two_workers(url, tmp_path) as both, both.sites[0].person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", public="on")
        away = both.away(table)
        close = b"connection: close"
        path, port = f"/t/{table}", away.port
        async with RawConnection(port) as split:
            whole = head(path, close, port=port)
            await split.send(whole[:6])
            await until(lambda: any(line._head == 6 for line in away.server.server_state.connections))  # type: ignore[union-attr]
            assert b"</html>" in await split.answer(whole[6:])
        await until(lambda: both.holders(table) == list(both.sites))
        async with RawConnection(port) as hasty:
            answers = await hasty.answer(head("/healthz", port=port) + head(path, close, port=port))
            assert answers.count(b"HTTP/1.1 200") == 2


async def test_a_connection_stays_while_a_request_is_being_read_or_answered(url: str, tmp_path: Path) -> None:
    async with two_workers(url, tmp_path) as both:
        here, other = both.sites
        foreign = head(f"/t/{both.name(other)}", b"connection: close", port=here.port)
        async with RawConnection(here.port, "127.0.0.7") as raw:
            # The answer is there before the body, which only looks like another request.
            await raw.send(
                head("/healthz", b"content-length: %d" % len(foreign), method="POST", port=here.port)
            )
            assert (await raw.receive()).startswith(b"HTTP/1.1 405")
            await raw.send(foreign)
            await raw.send(head("/healthz", port=here.port))
            assert (await raw.receive()).startswith(b"HTTP/1.1 200")
            assert (_requests(here, "127.0.0.7"), _requests(other, "127.0.0.7")) == (2, 0)
        host = Guest("host", "Ann")
        table = await here.registry.create("dream_city", host, [make("me", host)], deal=Deal(both.name(here)))
        key = f"authorization: Bearer {table.row.id}.{table.row.config['watch']}".encode()
        async with RawConnection(here.port, "127.0.0.8") as raw:
            # The second request waits until the first is answered, which nothing but time brings about.
            await raw.send(head(f"/api/tables/{table.row.id}/wait?seq=1000", key, port=here.port))
            await until(lambda: _requests(here, "127.0.0.8") == 1)
            await raw.send(foreign)
            await until(lambda: any(line.pipeline for line in here.server.server_state.connections))  # type: ignore[union-attr]
            rest = asyncio.ensure_future(raw.rest())
            while not rest.done():
                leap(HOUR)
                await asyncio.sleep(PAUSE)
            answers = await rest
            assert [part[:3] for part in answers.split(b"HTTP/1.1 ")[1:]] == [b"200", b"404"]
            assert (_requests(here, "127.0.0.8"), _requests(other, "127.0.0.8")) == (2, 0)


async def test_the_address_of_a_page_survives_and_its_end_arrives(url: str, tmp_path: Path) -> None:
    async with two_workers(url, tmp_path) as both, both.sites[0].person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        home, away = both.home(table), both.away(table)
        async with deaf_page(ann, table, away, home, "127.0.0.5") as (_, client):
            assert client.where == "127.0.0.5"
            assert home.app.state.hub._counts[f"127.0.0.5 {table}"] == 1
            assert not away.app.state.hub._counts
            assert away.server.config.connection_limits.websockets == 0  # type: ignore[attr-defined]
        await until(lambda: not home.registry.tables[table].clients)
        await until(lambda: not home.app.state.hub._counts)
        assert home.server.config.connection_limits.websockets == 0  # type: ignore[attr-defined]


@contextlib.asynccontextmanager
async def deaf_page(
    ann: Person, table: str, through: Site, home: Site, source: str = "127.0.0.1"
) -> AsyncIterator[tuple[RawConnection, Any]]:
    """A page that comes through one worker, lives in another and reads nothing; with the server's side of it."""
    async with RawConnection(through.port, source) as raw:
        own = (f"origin: http://127.0.0.1:{through.port}".encode(), f"cookie: {ann.cookie()}".encode())
        await raw.send(handshake(table, through.port, *own))
        first = await asyncio.get_running_loop().sock_recv(raw.sock, 12)
        assert first == b"HTTP/1.1 101", first
        await raw.send(frame(b'{"t":"hello"}'))
        await until(lambda: table in home.registry.tables and home.registry.tables[table].clients)
        client: Any = next(iter(home.registry.tables[table].clients))
        yield raw, client


async def test_a_page_that_takes_nothing_is_cut_off(url: str, tmp_path: Path) -> None:
    hasty = replace(BOTH, write_patience=HOUR)
    async with two_workers(url, tmp_path, hasty) as both, both.sites[0].person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        home = both.home(table)
        async with deaf_page(ann, table, both.away(table), home) as (raw, client):
            receiver = home.server.config.siblings.receiver  # type: ignore[attr-defined]
            assert isinstance(receiver, HandedOverConnections)
            [line] = [line for line in receiver.state.connections if isinstance(line, WebSocketConnection)]
            looks = [frame(b'{"t":"look","dark":true}'), frame(b'{"t":"look","dark":false}')]
            clients, count = home.registry.tables[table].clients, 0
            while client in clients and line.writable.is_set():
                await raw.send(looks[count % 2])
                count += 1
                await asyncio.sleep(PAUSE)
            # An hour for the writer that waits, and one for the last word. To close, the line counts as writable again:
            # whoever went on sending then would wait for a server that reads nothing any more.
            while not line.disconnected:
                leap(HOUR)
                await asyncio.sleep(PAUSE)
            assert client not in clients


async def test_too_large_a_body_is_refused_as_ever(url: str, tmp_path: Path) -> None:
    async with two_workers(url, tmp_path) as both, both.sites[0].person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open")
        for there in (both.away(table), both.home(table)):
            for length in (b"content-length: 2000000", b"transfer-encoding: chunked"):
                own = (f"cookie: {ann.cookie()}".encode(), b"content-type: application/x-www-form-urlencoded")
                asked = head(f"/t/{table}/seat", length, *own, method="POST", port=there.port)
                async with RawConnection(there.port) as raw:
                    await raw.send(asked)
                    body = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
                    sending = asyncio.ensure_future(raw.send(body * 40))
                    assert (await raw.receive()).startswith(b"HTTP/1.1 413")
                    sending.cancel()
        # A table that was made elsewhere is still being loaded by its home.
        await until(lambda: both.holders(table) == [both.home(table)])


async def test_a_table_that_is_made_elsewhere_goes_home_and_its_bots_play_there(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.web.tables.scheduler.LEAVE_TO_OTHERS", DAY)
    async with two_workers(url, tmp_path) as both:
        home, away = both.sites
        name, host = both.name(home), Guest("host", "Ann")
        places = [make("bot:random", host), make("bot:random", host)]
        await away.registry.create("dream_city", host, places, deal=Deal(name))
        await until(lambda: name in home.registry.tables)
        await ended(home, name)
        assert both.holders(name) == [home]
        moves = [there.registry.metrics.moves.labels("dream_city")._value.get() for there in both.sites]
        assert moves[0] > 0
        assert moves[1] == 0
        assert [there.registry.metrics.conflicts._value.get() for there in both.sites] == [0, 0]


async def test_games_between_bots_that_live_elsewhere_count_for_whoever_has_begun_them(
    url: str, tmp_path: Path
) -> None:
    few = replace(BOTH, limits=replace(BOTH.limits, bot_tables=1), unattended_tables=0)
    async with two_workers(url, tmp_path, few) as both:
        home, away = both.sites
        host = Guest("host", "Ann")
        before = BUDGET_USER.set(away.registry.budget.user("192.0.2.1"))
        try:
            places = [make("bot:random", host), make("bot:random", host)]
            table = await away.registry.create("dream_city", host, places, deal=Deal(both.name(home)))
            with pytest.raises(Refused, match="running games between bots"):
                await away.registry.create("dream_city", host, places)
            # When the game is over, or gone, there is room again.
            assert await away.registry.store.delete(table.row.id)
            await away.registry.create("dream_city", host, places)
        finally:
            BUDGET_USER.reset(before)


async def test_pages_are_served_elsewhere_while_nobody_is_at_home_and_ask_to_reconnect(
    url: str, tmp_path: Path
) -> None:
    async with (
        site(url, BOTH, siblings=Siblings(str(tmp_path), 2)) as one,
        one.person("Ann") as ann,
    ):
        async with site(url, BOTH, siblings=Siblings(str(tmp_path), 2)) as two:
            both = TwoWorkers(tmp_path, one, two)
            table = both.name(two)
            guest = one.registry.guest_cookies.read_cookie(ann.http.cookies["igroteka"])
            assert guest is not None
            places = [make("me", guest), make("local", guest)]
            await one.registry.create("dream_city", guest, places, deal=Deal(table), options=FIRST)
            page = ann.page(table, seat=0)
            await page.open()
            assert both.holders(table) == [two]
            done = await play_any(page)
        assert await page.ending() == RESTART
        await page.open()
        assert page.state["seq"] == done
        assert table in one.registry.tables
        async with site(url, BOTH, siblings=Siblings(str(tmp_path), 2)) as two:
            leap(HOUR)  # the next look at all tables
            assert await page.ending() == RESTART
            await page.open()
            assert table in two.registry.tables
            assert page.state["seq"] == done
            await page.line.close()
            # What nobody looks at does not stay in a second place for long.
            one.registry.tables[table].last_used -= 100
            leap(HOUR)
            await until(lambda: table not in one.registry.tables)


async def test_a_worker_that_comes_to_its_end_gives_up_its_place_before_it_lets_its_pages_go(
    url: str, tmp_path: Path
) -> None:
    async with two_workers(url, tmp_path) as both, both.sites[0].person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        home, away = both.home(table), both.away(table)
        async with elsewhere(ann, home).page(table) as page:
            for line in list(home.server.server_state.connections):
                line.shutdown()  # as uvicorn does first of all
            assert await page.ending() == RESTART
        async with elsewhere(ann, away).page(table):
            assert away.registry.tables[table].clients
            assert not home.registry.tables[table].clients


async def play_any(page: Page) -> int:
    """Play the first move that is allowed; the number after it."""
    ask = page.state["ask"]
    answer = await page.play(ask["moves"][0]["id"])
    assert answer["t"] == "done", answer
    await catch_up(page)
    return int(page.state["seq"])


async def test_a_worker_that_comes_too_early_waits_for_the_place_of_another(tmp_path: Path) -> None:
    """When all workers are replaced one by one, each new one starts before the old one ends."""
    old, new = Siblings(str(tmp_path), 1), Siblings(str(tmp_path), 1)
    before: list[str] = []
    after: list[str] = []
    async with contextlib.AsyncExitStack() as older:
        await older.enter_async_context(old.join(before.append))
        async with new.join(after.append):
            assert (old.number, new.number) == (0, None)
            assert new.hand_over_table("first")
            await until(lambda: before)
            await older.aclose()
            await until(lambda: new.number == 0)
            assert old.hand_over_table("second")
            await until(lambda: after)
    assert (before, after) == (["first"], ["second"])
    assert not old.can_reach("any")


def test_only_the_user_of_the_server_gets_at_the_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_siblings(2) as found:
        assert found is not None
        assert stat.S_IMODE(found.folder.stat().st_mode) == 0o700
    assert not found.folder.exists()
    # Where the name of a socket would be too long, workers do without each other.
    deep = tmp_path / ("x" * 80)
    deep.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(deep))
    with open_siblings(2) as found:
        assert found is None


def test_every_address_of_a_table_tells_where_it_lives() -> None:
    paths = [route.path for route in routes()]
    paths += [f"/api{getattr(route, 'path', '')}" for route in make_api().routes]
    named = [path for path in paths if "{table}" in path or "{token}" in path]
    assert len(named) > 25
    for path in named:
        asked = path.replace("{table}", "abc").replace("{token}", "abc.xyz")
        for end in (" HTTP/1.1\r\n", "?k=abc.xyz HTTP/1.1\r\n"):
            assert table_in_request(f"GET {asked}{end}".encode()) == "abc", path
    for line in (b"GET / HTTP/1.1", b"GET /t/ HTTP/1.1", b"GET /t/abc", b"get /t/abc ", b"POST /new/abc "):
        assert not table_in_request(line)
