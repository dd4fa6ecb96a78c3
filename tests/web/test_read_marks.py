"""What somebody has read of a chat on one device they have read on all of them, and nobody else learns of it."""

from __future__ import annotations

from typing import Any

from igroteka.store import PLAYERS_ROOM, WATCHERS_ROOM

from .support import Page, catch_up, site
from .test_chat import heard, is_news, say, watching
from .test_people import keep, sign_in
from .test_play import two_at_a_table, watch_link


def told(page: Page) -> list[dict[str, int]]:
    """All that a page was told about what its reader has read."""
    return [one["rooms"] for one in page.others if one["t"] == "read"]


async def read(page: Page, line: int, room: str = "players", **more: Any) -> str:
    """Have read a room; the code of the refusal, or nothing."""
    answer = await page.ask(t="read", room=room, line=line, **more)
    return "" if answer["t"] == "done" else str(answer["code"])


async def test_what_is_read_on_one_device_is_read_on_the_other(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as laptop,
        there.person() as phone,
        there.person() as ben,
    ):
        await keep(laptop, "ann")
        await sign_in(phone, "ann")
        table = await two_at_a_table(laptop, ben)
        async with ben.page(table) as two:
            for words in ("one", "two", "three"):
                assert await say(two, words, "players") == ""
            await heard(two, "players", "three")
            assert (await phone.state(f"/t/{table}"))["read"] == {"players": 0}
            async with laptop.page(table) as one, phone.page(table) as pocket:
                assert await read(one, 2) == ""
                await pocket.until(lambda m: m["t"] == "read" and m["rooms"] == {"players": 2})
                assert (await phone.state(f"/t/{table}"))["read"] == {"players": 2}
                assert await read(pocket, 1) == "", "a device that comes later takes nothing back"
                assert await read(pocket, 3) == ""
                await one.until(lambda m: m["t"] == "read" and m["rooms"] == {"players": 3})
                assert {"players": 1} not in told(one)
            async with laptop.page(table) as back:
                await catch_up(back)
                assert told(back) == [{"players": 3}], (
                    "a page that comes back is told what was read meanwhile"
                )
            await catch_up(two)
            assert told(two) == [], "nobody sees what others have read"
            assert (await ben.state(f"/t/{table}"))["read"] == {"players": 0}


async def test_nobody_reads_for_others_or_more_than_there_is(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person() as ben,
        there.person() as eve,
    ):
        table = await two_at_a_table(ann, ben, public="on")
        token = await watch_link(ann, table)
        lists = there.registry.store.lists
        async with ann.page(table) as one, ben.page(table) as two, watching(eve, table, token) as guest:
            assert await say(two, "hello", "players") == ""
            await heard(one, "players", "hello")
            assert await read(one, 2) == "read-line"
            assert await read(one, 999_999_999) == "read-line"
            assert await read(one, 1_000_000_000) == await read(one, -1) == "message"
            assert await read(one, 1, "attic") == "message"
            assert await read(one, 1, seat=1) == await read(one, 1, guest="x") == "message"
            assert await say(guest, "hm") == ""
            for line in (0, 1, 2):
                assert await read(one, line, "watchers") == "read-room", (
                    "not even whether there is such a line"
                )
            assert await read(guest, 1, "watchers") == await read(guest, 1) == "read"
            row = there.registry.tables[table].row
            for who in row.guests:
                assert await lists.read_marks(table, who) == {PLAYERS_ROOM: 0, WATCHERS_ROOM: 0}
            assert (await eve.state(f"/watch/{token}"))["read"] is None
            assert (await eve.state(f"/t/{table}"))["read"] is None, "a public table is in nobody's list"
            assert await read(one, 1) == ""
            mine, theirs = row.config["seats"][0]["guest"], row.config["seats"][1]["guest"]
            assert (await lists.read_marks(table, mine))[PLAYERS_ROOM] == 1
            assert (await lists.read_marks(table, theirs))[PLAYERS_ROOM] == 0


async def test_the_words_of_spectators_are_read_on_all_devices_when_players_may_read_them(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person() as ben,
        there.person() as eve,
    ):
        table = await two_at_a_table(ann, ben)
        token = await watch_link(ann, table)
        async with ann.page(table) as one, ben.page(table) as two, watching(eve, table, token) as guest:
            assert await say(guest, "what a game") == ""
            assert (await one.ask(t="propose", seat=0, kind="end"))["t"] == "done"
            assert (await two.ask(t="vote", seat=1, agrees=True))["t"] == "done"
            if not [message for message in one.others if is_news(message, "watchers", "what a game")]:
                await heard(one, "watchers", "what a game")
            assert await read(one, 1, "watchers") == ""
        assert (await ann.state(f"/t/{table}"))["read"] == {"players": 0, "watchers": 1}


async def test_a_guest_takes_along_what_they_have_read(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben, there.person() as phone:
        table = await two_at_a_table(ann, ben)
        async with ann.page(table) as one, ben.page(table) as two:
            assert await say(two, "hello", "players") == ""
            await heard(one, "players", "hello")
            assert await read(one, 1) == ""
        await keep(ann, "ann")
        await sign_in(phone, "ann")
        assert (await phone.state(f"/t/{table}"))["read"] == {"players": 1}
