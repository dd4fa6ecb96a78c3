"""Tables that nobody comes back to go after some days, and whoever still looks at one is told."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import replace
from typing import Any

import pytest

from igroteka.core import BadOption
from igroteka.store import Store, TableRow, open_store
from igroteka.store.rows import EventRow
from igroteka.web.ops.logs import Log
from igroteka.web.ops.settings import Settings, keep_days
from igroteka.web.tables.cleanup import DAY, kind_of, tidy

from ..cli.tool import refused, run
from ..store.leaping import HOUR, until
from .fake_time import FakeTime
from .support import QUICK, Site, site
from .test_access import two_people
from .test_joining import invitations

NOW = 1_800_000_000.0
PERSON = {"kind": "guest", "guest": "g", "name": "Ann", "token": "x"}
BOT = {"kind": "bot", "bot": "random", "name": ""}


async def old(store: Store, id: str, status: str, days: float, *, begun: bool = True, **config: Any) -> None:
    """A table at which nothing has happened for some days before `NOW`."""
    at = NOW - days * DAY
    given = {"seats": [PERSON, BOT], **config}
    row = TableRow(id, "dream_city", 2, {}, "7", created=at - 5 if begun else at, status=status, config=given)
    await store.restore(row, [EventRow(1, "X a", at)] if begun else [], [])


async def test_each_kind_has_its_term(url: str) -> None:
    async with await open_store(url) as store:
        for kind, status, days, stays in (
            ("open", "open", 14.0, 13.5),
            ("closed", "closed", 14.0, 13.5),
            ("running", "running", 180.0, 179.5),
        ):
            await old(store, f"{kind}-old", status, days + 0.5, begun=status == "running")
            await old(store, f"{kind}-new", status, stays, begun=status == "running")
        for days, name in ((30.5, "old"), (29.5, "new")):
            await old(store, f"bots-{name}", "over", days, seats=[BOT, BOT])
            await old(store, f"playing-bots-{name}", "running", days, seats=[BOT, BOT])
            await old(store, f"log-{name}", "closed", days, begun=False, log="a log")
        await old(store, "finished", "over", 5_000.0)
        await old(store, "odd-old", "running", 500.0, seats="nonsense")
        wanted = sorted(
            f"{name}-old" for name in ("open", "closed", "running", "bots", "playing-bots", "log", "odd")
        )
        told = await tidy(store, Settings(), really=False, now=NOW)
        assert sorted(one.id for one in told) == wanted
        assert len(await store.tables(limit=100)) == 14
        gone = await tidy(store, Settings(), really=True, now=NOW)
        assert gone == told
        left = sorted(row.id for row in await store.tables(limit=100))
        assert left == sorted(["finished", *[id.replace("old", "new") for id in wanted if id != "odd-old"]])
        assert await tidy(store, Settings(), really=True, now=NOW) == []


async def test_a_term_of_nothing_is_for_ever_and_finished_games_can_have_one(url: str) -> None:
    async with await open_store(url) as store:
        for status in ("open", "running", "over", "closed"):
            await old(store, status, status, 10_000.0)
        forever = Settings(**keep_days("open=0,running=0,passing=0,over=0"))
        assert await tidy(store, forever, really=True, now=NOW) == []
        some = replace(forever, keep_over_days=365.0)
        assert [one.id for one in await tidy(store, some, really=True, now=NOW)] == ["over"]


async def test_more_tables_than_one_page_go_at_once(url: str) -> None:
    async with await open_store(url) as store:
        for i in range(130):
            await old(store, f"t{i:03}", "open", 100.0 - i / 1000, begun=False)
        await old(store, "young", "open", 1.0, begun=False)
        assert len(await tidy(store, Settings(), really=True, now=NOW)) == 130
        assert [row.id for row in await store.tables()] == ["young"]


async def test_a_table_that_somebody_came_back_to_stays(url: str) -> None:
    async with await open_store(url) as store:
        await old(store, "t1", "running", 200.0)
        await old(store, "t2", "running", 200.0)

        class Late(Store):
            """Somebody moves after the look and before the deletion."""

            async def delete(self, id: str, **expected: int | None) -> bool:
                if id == "t1":
                    await store.append(id, 1, ["X b"])
                return await store.delete(id, **expected)

        late = Late(store.database, store._hub)
        assert [one.id for one in await tidy(late, Settings(), really=True, now=NOW)] == ["t2"]
        assert len(await store.events("t1")) == 2


def test_the_days_are_read_in_one_way_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert keep_days("") == {}
    assert keep_days("open=7, over=365") == {"keep_open_days": 7.0, "keep_over_days": 365.0}
    for wrong in ("open", "open=", "open=-1", "open=1.5", "closed=3", "open=٣", "7", "open=9999999"):
        with pytest.raises(BadOption, match=r"allowed: open=DAYS"):
            keep_days(wrong)


def test_rows_of_any_kind_have_a_term() -> None:
    odd: list[dict[str, Any]] = [{}, {"seats": []}, {"seats": [1]}, {"seats": {"a": 1}}]
    for config in odd:
        assert kind_of(TableRow("t", "g", 2, {}, "7", config=config, status="over")) == "over"
    damaged: Any = "{not json"
    assert kind_of(TableRow("t", "g", 2, {}, "7", config=damaged, status="closed")) == "open"


def test_the_command_lists_first_and_deletes_only_when_told(url: str) -> None:
    async def make() -> None:
        async with await open_store(url) as store:
            await fill_by_today(store)

    async def ids() -> list[str]:
        async with await open_store(url) as store:
            return sorted(row.id for row in await store.tables())

    asyncio.run(make())
    listed = run("store", "tidy", "--database", url)
    assert listed.exit_code == 0, listed.output
    assert "old  dream_city, open, 0 rows, nothing since" in listed.stdout
    assert "1 table would be deleted; --really deletes them" in listed.stdout
    assert asyncio.run(ids()) == ["new", "old"]
    assert "days to keep tables" in refused("store", "tidy", "--database", url, "--keep", "open=soon")
    assert "nothing to tidy" in run("store", "tidy", "--database", url, "--keep", "open=0").stdout
    told = json.loads(run("store", "tidy", "--database", url, "--json", "--really").stdout)
    assert (told["deleted"], [one["table"] for one in told["tables"]]) == (True, ["old"])
    assert asyncio.run(ids()) == ["new"]
    assert "there is no store" in refused("store", "tidy", "--database", url + ".none")


async def fill_by_today(store: Store) -> None:
    for id, days in (("old", 15.0), ("new", 1.0)):
        row = TableRow(id, "dream_city", 2, {}, "7", created=time.time() - days * DAY)
        await store.create(row)


# ---------------------------------------------------------------- in a running server


class Deletions(Log):
    """Remembers how many tables were said to be deleted."""

    def __init__(self) -> None:
        super().__init__(logging.getLogger("nobody"))
        self.counts: list[int] = []

    def info(self, event: str, **words: Any) -> None:
        self.counts.append(words["count"])


async def make_old(there: Site, table: str) -> None:
    """Let a table be as old as if it had been forgotten."""
    from sqlalchemy import text

    def work(conn: Any) -> None:
        conn.execute(text("UPDATE tables SET created = 1 WHERE id = :id"), {"id": table})
        conn.execute(text("UPDATE events SET at = 1 WHERE table_id = :id"), {"id": table})

    await there.registry.store.database.write(work)


async def test_a_server_tidies_by_itself_but_not_under_the_eyes_of_people(url: str) -> None:
    time, told = FakeTime(), Deletions()
    settings = replace(QUICK, tidy_every=HOUR)
    async with site(url, settings, watch=time.watch) as there, there.person("Ann") as ann:
        there.registry.log = told
        kept, looked, gone = [await ann.new_table(seats=2, seat__0="me", seat__1="open") for _ in range(3)]
        async with ann.page(looked) as page:
            for table in (looked, gone):
                await make_old(there, table)
            time.passes(HOUR)
            await until(lambda: told.counts == [1])
            assert gone not in there.registry.tables
            assert await there.registry.store.table(gone) is None
            assert (await ann.http.get(f"/t/{gone}")).status_code == 404
            assert (await page.ask(t="ping"))["t"] == "pong"
            for table in (kept, looked):
                assert (await ann.http.get(f"/t/{table}")).status_code == 200
        await until(lambda: not there.registry.tables[looked].clients)
        time.passes(HOUR)
        await until(lambda: told.counts == [1, 1])
        assert looked not in there.registry.tables
        assert (await ann.http.get(f"/t/{kept}")).status_code == 200
        assert (await ann.http.get("/")).status_code == 200


@pytest.mark.parametrize("where", ["here", "elsewhere"])
async def test_pages_of_a_table_that_is_deleted_are_let_go(url: str, where: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await two_people(there, "dream_city", ann, ben)
        async with ann.page(table) as one, ben.page(table) as two:
            if where == "here":
                assert await there.registry.store.delete(table)
            else:
                async with await open_store(url) as other:
                    assert await other.delete(table)
            assert [await one.ending(), await two.ending()] == [4004, 4004]
        assert table not in there.registry.tables
        assert (await ann.http.get(f"/t/{table}")).status_code == 404


async def test_several_processes_hear_of_a_deletion(postgres: str) -> None:
    async with site(postgres) as there, site(postgres) as other, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table) as page:
            await other.registry.table(table)
            assert await other.registry.store.delete(table)
            assert await page.ending() == 4004
        await until(lambda: table not in there.registry.tables and table not in other.registry.tables)


async def test_whoever_waits_at_a_table_that_goes_is_told_at_once(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        key = {"authorization": f"Bearer {table}.{there.registry.tables[table].row.config['host_token']}"}
        waiting = asyncio.ensure_future(
            ann.http.get(f"/api/tables/{table}/wait?seq=99999&timeout=30", headers=key)
        )
        asked = there.registry.tables[table]
        await until(lambda: asked.changed._waiters)
        assert await there.registry.store.delete(table)
        answer = await waiting
        assert answer.status_code == 404
        assert asked.is_deleted


async def test_a_host_deletes_a_table_unless_others_play_there(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        played = await two_people(there, "dream_city", ann, ben)
        assert (await ben.post(f"/t/{played}/delete")).status_code == 403
        refusal = await ann.post(f"/t/{played}/delete")
        assert refusal.status_code == 409
        assert "It is their game too" in refusal.text
        row = there.registry.tables[played].row
        await there.registry.store.update(played, status="over", expected_rev=row.rev)
        await there.registry.tables[played].act(there.registry.tables[played].load)
        assert (await ann.post(f"/t/{played}/delete")).status_code == 409
        alone = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        waits = await ann.new_table(seats=2, seat__0="me", seat__1="open")
        for table in (alone, waits):
            assert (await ann.http.post(f"/t/{table}/delete", data={"csrf": "x"})).status_code == 403
            assert (await ann.post(f"/t/{table}/delete")).status_code == 303
            assert (await ann.http.get(f"/t/{table}")).status_code == 404
            assert await there.registry.store.table(table) is None
        assert (await ann.http.get(f"/t/{played}")).status_code == 200


async def test_a_guest_has_only_so_many_tables_that_wait(url: str) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, most_open=2))
    async with site(url, few) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        wait: dict[str, Any] = {"seats": 2, "seat__0": "me", "seat__1": "open"}
        tables = [await ann.new_table(**wait) for _ in range(2)]
        answer = await ann.post("/new/dream_city", **wait)
        assert answer.status_code == 429
        assert "2 tables waiting for players" in answer.text
        # Tables that begin at once are no burden, and those of others do not count.
        await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
        other = await ben.new_table(**wait)
        assert (await ben.post(f"/t/{other}/close")).status_code == 303
        assert (await ann.post(f"/t/{tables[0]}/close")).status_code == 303
        await ann.new_table(**wait)
        link = (await invitations(ann, tables[1]))[0]
        assert (await ben.post(f"/join/{link}", name="Ben")).status_code == 303
        await ann.new_table(**wait)
