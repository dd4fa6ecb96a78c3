"""Trouble with the store: nothing is shown that is not kept, and a table comes back by itself."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.store import StoreDown, open_store
from igroteka.web.security.guests import Guest
from igroteka.web.tables import seats

from .support import site


async def test_a_move_that_could_not_be_kept_is_not_shown(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as one, ann.page(table, seat=0) as two:
            move, before = one.state["ask"]["moves"][0]["id"], one.drawn()
            true = there.registry.store.append

            async def lost(*args: Any, **more: Any) -> bool:
                raise StoreDown("the database is away")

            monkeypatch.setattr(there.registry.store, "append", lost)
            answer = await one.play(move)
            assert (answer["t"], answer["code"]) == ("refused", "not-kept")
            assert answer["say"]
            await two.ask(t="ping")
            assert two.drawn() == one.drawn() == before
            log = (await ann.http.get(f"/t/{table}/log")).text
            assert f"\n0 {move}" not in log
            monkeypatch.setattr(there.registry.store, "append", true)
            assert (await one.play(move))["t"] == "done"


async def test_a_move_that_was_kept_although_the_line_broke_counts(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as one:
            move = one.state["ask"]["moves"][0]["id"]
            true = there.registry.store.append

            async def written_but_unanswered(*args: Any, **more: Any) -> bool:
                await true(*args, **more)
                raise StoreDown("the connection broke")

            monkeypatch.setattr(there.registry.store, "append", written_but_unanswered)
            assert (await one.play(move))["t"] == "done"
            monkeypatch.setattr(there.registry.store, "append", true)
            await one.ask(t="ping")
            assert one.state["log"][-1]["step"] + 1 == one.state["step"]
            log = (await ann.http.get(f"/t/{table}/log")).text
            assert log.count(f"\n0 {move}") == 1


async def test_a_store_that_is_away_is_a_clear_page_and_comes_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as one:
            move = one.state["ask"]["moves"][0]["id"]

            async def lost(*args: Any, **more: Any) -> Any:
                raise StoreDown("the database is away")

            with monkeypatch.context() as away:
                for name in ("append", "events", "table", "marks", "tables", "require_writable"):
                    away.setattr(there.registry.store, name, lost)
                for name in ("mine", "public"):
                    away.setattr(there.registry.store.lists, name, lost)
                assert (await one.play(move))["code"] == "store"
                for path in (f"/t/{table}", "/", f"/t/{table}/log"):
                    page = await ann.http.get(path)
                    assert page.status_code == 503, path
                    assert "try again" in page.text
                assert (await ann.http.get("/healthz")).status_code == 503
            assert (await ann.http.get(f"/t/{table}")).status_code == 200
            assert (await one.play(move))["t"] == "done"


async def test_a_table_that_was_made_but_never_begun_begins_when_somebody_comes(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        me = there.registry.guest_cookies.read_cookie(ann.http.cookies["igroteka"])
        assert me is not None
        places = [seats.make("me", me), seats.make("local", me)]
        table = await there.registry.create("dream_city", Guest(me.id, "Ann"), places)
        row = table.row
    # As if the process had died between the two writes.
    store = await open_store(url)
    orphan = type(row)(
        "orphan", row.game, row.seats, row.options, row.seed, names=row.names, config=row.config,
        version=row.version, guests=row.guests,
    )  # fmt: skip
    await store.create(orphan)
    await store.close()
    async with site(url) as there:
        again = there.person()
        again.http.cookies = ann.http.cookies
        state = await again.state("/t/orphan")
        assert state["status"] == "running"
        assert state["ask"] is not None


async def test_a_game_that_another_process_has_begun_meanwhile_is_begun(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open")
        room = (await ann.http.get(f"/t/{table}")).text
        link = room.split("/join/")[1].split('"')[0]
        true, lost = there.registry.store.append, 0

        async def overtaken(*args: Any, **more: Any) -> bool:
            nonlocal lost
            won = await true(*args, **more) and await true(*args, **more)
            lost += not won
            return won

        monkeypatch.setattr(there.registry.store, "append", overtaken)
        joined = await ben.http.post("/api/join", json={"invitation": link, "name": "Ben"})
        monkeypatch.setattr(there.registry.store, "append", true)
        assert joined.status_code == 200, joined.text
        assert lost == 1
        assert there.registry.tables[table].row.status == "running"
        async with ann.page(table, seat=0) as page:
            assert page.state["status"] == "running"


async def test_a_table_of_other_rules_is_refused_clearly(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        row = there.registry.tables[table].row
        old = type(row)(
            "oldrules", row.game, row.seats, row.options, row.seed, names=row.names,
            config=row.config, version=row.version + 7, guests=row.guests, status="running",
        )  # fmt: skip
        await there.registry.store.create(old)
        rows = [event.line for event in await there.registry.store.events(table)]
        assert await there.registry.store.append("oldrules", 0, rows)
        page = await ann.http.get("/t/oldrules")
        assert page.status_code == 409
        assert "different rules" in page.text
        assert (await ann.http.get("/")).status_code == 200
