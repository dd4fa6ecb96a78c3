"""The pages of the operator: who may open them, and what follows for everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import html
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import pytest
import websockets

from igroteka.core import Text
from igroteka.store import BanRow, CallRow, ChannelRow
from igroteka.texts import speaker
from igroteka.web.ops.kept_errors import ErrorCollector
from igroteka.web.ops.logs import logger

from .support import QUICK, Person, Site, site
from .test_access import two_people
from .test_people import SECRET, keep, refresh, sign_in
from .test_tournaments import play_any_move

BANNED = speaker(None, "en")(Text("websay-banned"))


class Club(NamedTuple):
    """A server with an administrator and a player."""

    there: Site
    admin: Person
    ben: Person
    ben_id: str


@contextlib.asynccontextmanager
async def club(url: str, **settings: float) -> AsyncIterator[Club]:
    """A server that Ann administers and where Ben has an account."""
    async with (
        site(url, replace(QUICK, **settings)) as there,  # type: ignore[arg-type]
        there.person("Ann") as ann,
        there.person("Ben") as ben,
    ):
        await keep(ann, "ann")
        await keep(ben, "ben")
        store = there.registry.store
        people = {one.login: one.id for one in await store.people.everybody()}
        await store.admin.set_admin(people["ann"], True, store.wall())
        yield Club(there, ann, ben, people["ben"])


def text_of(page: str) -> str:
    """What a page says, with all signs as they are read."""
    return html.unescape(page)


async def press(person: Person, path: str, **fields: object) -> int:
    """Send a form of the operator; the status of the answer."""
    return (await person.post(f"/admin{path}", **fields)).status_code


async def test_only_administrators_get_in_and_only_while_they_are(url: str) -> None:
    async with club(url) as (there, admin, ben, ben_id):
        for path in ("/admin", "/admin/people", "/admin/tables"):
            assert (await admin.http.get(path)).status_code == 200
            refused = await ben.http.get(path)
            assert (refused.status_code, refused.headers["x-refusal"]) == (403, "admin")
        for path, fields in (
            ("/ban", {"guest": "x"}),
            ("/unban", {"guest": "x"}),
            ("/sessions", {"guest": ben_id}),
            ("/registration", {"registration": "closed"}),
            ("/announcement", {"en": "x"}),
            ("/invitation", {}),
            ("/invitations/drop", {}),
            ("/notice", {"notice": "x"}),
            ("/tables/x/close", {}),
            ("/tables/x/lock", {}),
        ):
            answer = await ben.post(f"/admin{path}", **fields)
            assert (answer.status_code, answer.headers.get("x-refusal")) == (403, "admin"), path
            forged = await admin.http.post(
                f"/admin{path}", data={**fields, "csrf": ben.csrf}, headers={"origin": admin.base}
            )
            assert (forged.status_code, forged.headers.get("x-refusal")) == (403, "form"), path
        assert "/admin" in (await admin.http.get("/me")).text
        assert 'href="/admin"' not in (await ben.http.get("/me")).text
        me = (await there.registry.store.admin.admins())[0].id
        await there.registry.store.admin.set_admin(me, False, 1.0)
        assert (await admin.http.get("/admin")).status_code == 403


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
async def test_whoever_is_banned_is_told_so_on_every_page_and_at_the_door(url: str, lang: str) -> None:
    words = speaker(None, lang)(Text("websay-banned"))
    async with club(url) as (there, admin, ben, ben_id):
        await ben.post("/me", lang=lang)
        assert await press(admin, "/ban", guest=ben_id, reason="Rude <words>") == 303
        for path in ("/", "/me", "/tournaments", "/new/dream_city", "/sign-in"):
            page = await ben.http.get(path)
            assert (page.status_code, page.headers["x-refusal"]) == (403, "banned"), path
            assert words in text_of(page.text)
            assert "Rude <words>" in text_of(page.text)
            assert "Rude <words>" not in page.text
        assert (await ben.post("/new/dream_city")).status_code == 403
        export = (await ben.http.get("/me/export")).json()
        assert export["ban"]["reason"] == "Rude <words>"
        assert not export["is_admin"]
        async with there.person("Ben", lang) as elsewhere:
            refused = await sign_in(elsewhere, "ben")
            assert (refused.status_code, refused.headers["x-refusal"]) == (403, "banned")
            assert words in text_of(refused.text)
        assert await press(admin, "/unban", guest=ben_id) == 303
        assert (await ben.http.get("/")).status_code == 200


async def test_a_recovery_code_outlives_a_ban(url: str) -> None:
    async with club(url) as (there, admin, _, _), there.person("Cid") as cid:
        code = await keep(cid, "cid")
        row = await there.registry.store.people.person_by_login("cid")
        assert row is not None
        await press(admin, "/ban", guest=row.id)
        async with there.person() as fresh:
            assert (await fresh.post("/sign-in/code", code=code)).headers["x-refusal"] == "banned"
            await press(admin, "/unban", guest=row.id)
            assert (await fresh.post("/sign-in/code", code=code)).status_code == 200


async def test_a_banned_player_leaves_the_table_and_the_host_gives_the_seat_to_a_bot(url: str) -> None:
    async with club(url, host_waits=0.0) as (there, admin, ben, ben_id), there.person("Guy") as host:
        table = await two_people(there, "dream_city", host, ben)
        row = await there.registry.store.table(table)
        assert row is not None
        seat = next(i for i, place in enumerate(row.config["seats"]) if place.get("guest") == ben_id)
        link = f"{table}.{row.config['seats'][seat]['token']}"
        call = {"authorization": f"Bearer {link}"}
        assert (await ben.http.get(f"/api/tables/{table}", headers=call)).status_code == 200
        async with host.page(table) as at_host:
            async with ben.page(table) as page:
                await press(admin, "/ban", guest=ben_id)
                assert await page.ending() == 1008
                assert page.others[-1]["say"] == BANNED
            for again in (ben.page(table), host.page(table, token=link)):
                with pytest.raises(websockets.ConnectionClosed):
                    await again.open()
                assert again.others[-1]["say"] == BANNED
            called = await ben.http.get(f"/api/tables/{table}", headers=call)
            assert (called.status_code, called.json()["error"]["code"]) == (403, "banned")
            async with there.person("Eve") as eve:
                assert (await eve.http.get(f"/t/{table}?k={link}")).headers["x-refusal"] == "banned"
            here = await there.registry.table(table)
            while seat not in here.match.seats:
                assert await here.act(partial(play_any_move, here, [1 - seat]))
            answer = await at_host.ask(t="host", do="bot", seat=seat, bot="random")
            assert answer["t"] == "done"


async def test_guests_can_be_banned_and_administrators_cannot(url: str) -> None:
    async with club(url) as (there, admin, _, _), there.person("Guest") as guest:
        table = await guest.new_table()
        row = await there.registry.store.table(table)
        assert row is not None
        listed = (await admin.http.get("/admin/tables?status=running")).text
        assert f'value="{row.config["host"]}"' in listed
        await press(admin, "/ban", guest=row.config["host"], name="Guest", next="/admin/tables")
        assert (await guest.http.get(f"/t/{table}")).headers["x-refusal"] == "banned"
        page = (await admin.http.get("/admin/people?find=zzz")).text
        assert "<strong>Guest</strong>" in page
        me = (await there.registry.store.admin.admins())[0].id
        answer = await admin.post("/admin/ban", guest=me)
        assert (answer.status_code, answer.headers["x-refusal"]) == (409, "admin-ban")
        async with there.person() as fresh:
            assert (await fresh.http.get("/")).status_code == 200


async def test_people_are_found_and_signed_out(url: str) -> None:
    async with club(url) as (_, admin, ben, ben_id):
        found = (await admin.http.get("/admin/people?find=be")).text
        assert ben_id in found
        assert (await admin.http.get("/admin/people?find=nobody")).text.count(ben_id) == 0
        assert await press(admin, "/sessions", guest=ben_id) == 303
        assert 'href="/me/calls"' not in (await ben.http.get("/me")).text


async def test_what_the_operator_announces_is_on_every_page_until_it_ends(url: str) -> None:
    async with (
        club(url) as (there, admin, ben, _),
        there.person("Ru", "ru") as ru,
        there.person("U", "uk") as uk,
    ):
        assert (
            await press(admin, "/announcement", en="Down <at> noon", ru="Перерыв в полдень", hours=2) == 303
        )
        assert (
            '<p class="announcement" role="status">Down &lt;at&gt; noon</p>' in (await ben.http.get("/")).text
        )
        assert "Перерыв в полдень" in (await ru.http.get("/replay")).text
        assert "Down &lt;at&gt; noon" in (await uk.http.get("/rules/dream_city")).text
        wall = there.registry.store.wall
        there.registry.store.wall = lambda: wall() + 2 * 3600 + 1
        assert "announcement" not in (await ben.http.get("/")).text
        there.registry.store.wall = wall
        assert await press(admin, "/announcement", hours=2) == 303
        assert 'class="announcement"' not in (await ben.http.get("/")).text
        assert await press(admin, "/announcement", en="x" * 501, hours=2) == 422


async def test_the_pages_of_tables_are_told_at_once_each_in_its_language(url: str) -> None:
    async with club(url) as (_, admin, ben, _):
        await ben.post("/me", lang="ru")
        async with ben.page(await ben.new_table(), lang="ru") as page:
            await press(admin, "/announcement", en="Down at noon", ru="Перерыв в полдень", hours=2)
            told = await page.until(lambda m: m["t"] == "announcement")
            assert told["say"] == "Перерыв в полдень"
            await press(admin, "/announcement", hours=2)
            assert (await page.until(lambda m: m["t"] == "announcement"))["say"] == ""


async def test_accounts_are_made_by_everybody_by_the_invited_or_by_nobody(url: str) -> None:
    async with club(url) as (there, admin, _, _):
        assert await press(admin, "/registration", registration="closed") == 303
        async with there.person("Cid") as cid:
            assert "No new accounts" in (await cid.http.get("/me")).text
            closed = await cid.post("/me/account", login="cid", password=SECRET)
            assert closed.status_code == 403
        await press(admin, "/registration", registration="invited")
        shown = (await admin.post("/admin/invitation")).text
        found = re.search(r"/me\?invitation=([0-9a-z-]+)", shown)
        assert found
        async with there.person("Cid") as cid, there.person("Dan") as dan:
            assert found[1] in (await cid.http.get(f"/me?invitation={found[1]}")).text
            wrong = await cid.post("/me/account", login="cid", password=SECRET, invitation="wrong")
            assert wrong.status_code == 403
            assert "This invitation is wrong" in wrong.text
            # A name that is taken does not use the invitation up, an account does.
            before = await there.registry.store.admin.invitations(0.0)
            taken = await cid.post("/me/account", login="ben", password=SECRET, invitation=found[1])
            assert taken.status_code == 409
            assert await there.registry.store.admin.invitations(0.0) == before, "it keeps its own end"
            await keep(cid, "cid", invitation=found[1])
            again = await dan.post("/me/account", login="dan", password=SECRET, invitation=found[1])
            assert again.status_code == 403
            await admin.post("/admin/invitation")
            assert "1 unused invitation" in (await admin.http.get("/admin")).text
            await press(admin, "/invitations/drop")
            assert "0 unused invitations" in (await admin.http.get("/admin")).text
            await press(admin, "/registration", registration="open")
            await keep(dan, "dan")
        assert await press(admin, "/registration", registration="ajar") == 422


async def test_a_locked_table_takes_nobody_new_and_nobody_talks_there(url: str) -> None:
    async with club(url) as (there, admin, ben, _), there.person("Eve") as eve, there.person("Guy") as guy:
        table = await guy.new_table(seats=2, seat__0="me", seat__1="open", public="on")
        row = await there.registry.store.table(table)
        assert row is not None
        join = f"/join/{table}.{row.config['invite']}"
        async with eve.page(table) as watcher, guy.page(table) as player:
            assert await press(admin, f"/tables/{table}/lock", locked="1") == 303
            assert await watcher.ending() == 1012
            assert (await player.ask(t="chat", text="hello"))["code"] == "table-locked"
        async with guy.page(table) as room:
            assert "has locked this table" in room.state["locked"]
        for answer in (await eve.http.get(join), await eve.post(join, name="Eve")):
            assert (answer.status_code, answer.headers["x-refusal"]) == (403, "table-locked")
        assert (await eve.http.get(f"/t/{table}")).status_code == 404
        called = await eve.http.get(f"/api/tables/{table}")
        assert (called.status_code, called.json()["error"]["code"]) == (403, "table-locked")
        assert (await guy.http.get(f"/t/{table}")).status_code == 200
        assert await press(admin, f"/tables/{table}/lock", locked="0") == 303
        assert (await ben.post(join, name="Ben")).status_code == 303


async def test_the_operator_closes_tables_that_wait_and_ends_games(url: str) -> None:
    async with club(url) as (there, admin, ben, _):
        waits = await ben.new_table(seats=2, seat__0="me", seat__1="open")
        runs = await ben.new_table()
        for table in (waits, runs):
            assert await press(admin, f"/tables/{table}/close") == 303
            row = await there.registry.store.table(table)
            assert row is not None
            assert row.status == "closed"
            answer = await admin.post(f"/admin/tables/{table}/close")
            assert (answer.status_code, answer.headers["x-refusal"]) == (409, "admin-table")


async def test_errors_are_counted_with_their_place_and_without_what_they_say(url: str) -> None:
    async with club(url) as (there, admin, _, _):
        try:
            raise KeyError("secret seed")
        except KeyError as error:
            for _ in range(3):
                logger().error("something <odd> has failed", exc_info=error)
        page = (await admin.http.get("/admin")).text
        assert "something &lt;odd&gt; has failed" in page
        assert "KeyError" in page
        assert "3 times" in page
        assert "secret seed" not in page
        (row,) = await there.registry.store.admin.errors(0.0)
        assert row.times == 3
        assert not there.registry.errors.has_news


def test_an_error_is_told_by_the_line_of_our_program() -> None:
    collector = ErrorCollector()
    logger().collect(collector)
    try:
        speaker(None, "no-language")(Text("web-admin"))
    except Exception as error:  # whatever it is, it comes out of our program
        logger().error("a language is missing", exc_info=error)
    finally:
        logger().collect_no_more(collector)
    (row,) = collector._counted.values()
    assert re.fullmatch(r"texts/\w+\.py:\d+", row.place)


async def test_notices_that_failed_are_sent_again_or_deleted(url: str) -> None:
    async with club(url) as (there, admin, _, ben_id):
        calls, store = there.registry.store.calls, there.registry.store
        channel = ChannelRow("c" * 32, ben_id, "hook", "https://hook.example/", {}, True, 1.0)
        await calls.restore(CallRow(ben_id), [channel])
        for do in ("retry", "delete"):
            assert await calls.ask_channel(ben_id, channel.id, "test", store.wall())
            await give_up_all(there)
            (failed,) = await store.admin.failed_notices()
            assert failed.id in (await admin.http.get("/admin")).text
            assert await press(admin, "/notice", notice=failed.id, do=do) == 303
            assert await store.admin.failed_notices() == []
            answer = await admin.post("/admin/notice", notice=failed.id, do=do)
            assert (answer.status_code, answer.headers["x-refusal"]) == (409, "admin-notice")


async def give_up_all(there: Site) -> None:
    """Give up all notices that wait, as if the other side had refused them for good."""
    calls, now = there.registry.store.calls, there.registry.store.wall()
    while messages := await calls.take(now + 1, 60.0):
        for message in messages:
            await calls.note_failed(message, "refused", None, now + 1)


async def test_another_process_knows_of_a_ban_at_once(url: str) -> None:
    """A hint tells it; here the second process is another store on the same file, whose hints are passed on by hand."""
    async with club(url) as (there, _, ben, ben_id):
        await there.registry.store.admin.ban(BanRow(ben_id, "Ben", "", 1.0))
        while not there.registry.site.is_banned(ben_id):
            await asyncio.sleep(0)
        assert (await ben.http.get("/")).status_code == 403
        await ben.post("/sign-out")
        await refresh(ben)
        assert (await ben.http.get("/")).status_code == 200
