"""The rooms of a table's chat: what spectators say to each other, players read only when the game is over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from igroteka.core import Rng
from igroteka.web.live import messages as m
from igroteka.web.tables import seats

from .support import FREE, QUICK, Page, Person, Site, catch_up, play_out, site
from .test_people import keep
from .test_play import two_at_a_table, watch_link

SECRET = "Ben holds the metro"


def watching(person: Person, table: str, token: str, **hello: Any) -> Page:
    """A page of somebody who has come by the link for spectators."""
    return person.page(table, token=token, **hello)


async def say(page: Page, text: str, room: str = "watchers") -> str:
    """Say something in a room; the code of the refusal, or nothing."""
    answer = await page.ask(t="chat", room=room, text=text)
    return "" if answer["t"] == "done" else str(answer["code"])


async def heard(page: Page, room: str, text: str) -> dict[str, Any]:
    """Wait until a page has heard something; the message."""
    told = [one for one in page.others if is_news(one, room, text)]
    return told[-1] if told else await page.until(lambda one: is_news(one, room, text))


def is_news(message: dict[str, Any], room: str, text: str) -> bool:
    return (message["t"], message.get("room")) == ("chat", room) and message["lines"][-1]["text"] == text


async def require_silence(there: Site, table: str, token: str, *players: Person) -> None:
    """Nothing that players can open tells what the spectators have said."""
    for player in players:
        for path in ("", "/log", "/replay", "/frames?from=0&to=1&seat=0"):
            assert SECRET not in (await player.http.get(f"/t/{table}{path}")).text, path
        assert SECRET not in (await player.http.get(f"/watch/{token}")).text
        assert SECRET not in (await player.http.get("/me/export")).text
    row = there.registry.tables[table].row
    key = {"Authorization": f"Bearer {seats.token(row, row.config['seats'][0]['token'])}"}
    for path in ("", "/view", "/log", "/export", "/moves"):
        answer = await players[0].http.get(f"/api/tables/{table}{path}", headers=key)
        assert (answer.status_code, SECRET in answer.text) == (200, False), path


async def test_what_spectators_say_reaches_players_only_after_the_game(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person() as ben,
        there.person() as eve,
        there.person("Cat") as cat,
    ):
        table = await two_at_a_table(ann, ben, public="on")
        assert (await cat.post("/me", name="Cat")).status_code == 303
        token = await watch_link(ann, table)
        async with (
            ann.page(table) as one,
            ben.page(table) as two,
            watching(ann, table, token) as peeping,
            watching(eve, table, token) as guest,
            cat.page(table) as passer,
        ):
            assert (one.state["watchers"], peeping.state["watchers"]) == (None, None)
            assert passer.state["watchers"] == {"lines": [], "can_chat": True}
            assert (passer.state["can_chat"], one.state["can_chat"]) == (False, True)
            assert await say(one, "first", "players") == ""
            assert await say(passer, SECRET) == ""
            assert [line["name"] for line in (await heard(guest, "watchers", SECRET))["lines"]] == ["Cat"]
            assert await say(guest, SECRET) == "", "who has given no name may talk, too"
            told = await passer.until(lambda one: one["t"] == "chat" and one["lines"][0]["n"] == 2)
            assert [line["name"] for line in told["lines"]] == ["Spectator 2"]
            assert await say(two, "second", "players") == ""
            for page in (one, two, peeping, guest, passer):
                told = await heard(page, "players", "second")
                assert [line["n"] for line in told["lines"]] == [2], "no gap tells that others have talked"
            for page in (one, two, peeping):
                assert await say(page, "let us in") == "watchers-room"
            for page in (guest, passer):
                assert await say(page, "Ben cheats", "players") == "players-room"
            await catch_up(one, two, peeping)
            for page in (one, two, peeping):
                assert not [
                    text
                    for text in page.heard
                    if SECRET in text or '"watchers"' in text.replace('"watchers":null', "")
                ]
            await require_silence(there, table, token, ann, ben)
            assert SECRET in (await cat.http.get(f"/t/{table}")).text

            await play_out(there, table, Rng(3))
            for page in (one, two, peeping):
                news = await heard(page, "watchers", SECRET)
                assert [line["n"] for line in news["lines"]] == [1, 2]
                assert await say(page, "so that was it") == "watchers-room", (
                    "they read, and write in their own room"
                )
            assert await say(guest, "well played") == ""
            assert (await heard(one, "watchers", "well played"))["lines"][0]["n"] == 3
        state = await ben.state(f"/t/{table}")
        assert [line["text"] for line in state["watchers"]["lines"]] == [SECRET, SECRET, "well played"]
        assert state["watchers"]["can_chat"] is False


async def test_who_takes_a_seat_hears_the_spectators_no_more(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Cat") as cat:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", public="on")
        at = there.registry.tables[table]
        async with cat.page(table) as page:
            assert await say(page, "I am only looking") == ""
            row = at.row
            places = [row.config["seats"][0], {**row.config["seats"][0], "guest": page_guest(there, table)}]
            at.row = replace(row, config={**row.config, "seats": places})
            assert await say(page, "still looking?") == "watchers-room"
            link = m.Hello(token=await watch_link(ann, table)).link
            own = seats.access(row, None, link)
            assert own is not None
            assert (own.guest, own.visitor, own.seats) == ("", "", ())


def page_guest(there: Any, table: str) -> str:
    """Who watches a table that one page without a seat listens to."""
    (one,) = [client for client in there.registry.tables[table].clients if not client.access.seats]
    return str(one.access.guest)


async def test_the_host_silences_one_in_both_rooms_and_all_spectators(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben, there.person() as eve:
        table = await two_at_a_table(ann, ben)
        token = await watch_link(ann, table)
        async with ben.page(table) as player, watching(eve, table, token) as guest:
            assert (await ann.post(f"/t/{table}/mute", seat=1)).status_code == 303
            assert await say(player, "hello", "players") == "muted"
            assert await say(guest, "hello") == ""
            row = there.registry.tables[table].row
            visitor = next(
                one.access.visitor for one in there.registry.tables[table].clients if one.access.visitor
            )
            there.registry.tables[table].row = replace(row, config={**row.config, "muted": [visitor]})
            assert await say(guest, "hello") == "muted", "whoever was muted as a player watches in silence"
            there.registry.tables[table].row = row
            assert (await eve.post(f"/t/{table}/hush")).status_code == 404
            assert (await ben.post(f"/t/{table}/hush")).headers["x-refusal"] == "host-people"
            assert (await ann.post(f"/t/{table}/hush")).status_code == 303
            assert await say(guest, "hello?") == "hushed"
            assert "Switch on the spectators" in (await ann.http.get(f"/t/{table}")).text
            assert (await ann.post(f"/t/{table}/hush", hushed=0)).status_code == 303
            assert await say(guest, "thank you") == ""


async def test_spectators_are_counted_apart_from_the_players_at_their_address(url: str) -> None:
    few = replace(QUICK, limits=replace(FREE, chat="3 per hour"))
    async with site(url, few) as there, there.person("Ann") as ann, there.person() as eve:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
        token = await watch_link(ann, table)
        async with ann.page(table) as one, watching(eve, table, token) as guest:
            assert [await say(guest, f"line {i}") for i in range(4)] == ["", "", "", "many-chat"]
            assert await say(guest, "x" * 501) == await say(guest, " \n ") == "chat"
            assert await say(one, "I can still talk", "players") == ""


async def test_a_page_that_comes_back_is_told_what_it_has_missed(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben, there.person() as eve:
        table = await two_at_a_table(ann, ben)
        token = await watch_link(ann, table)
        async with ann.page(table) as one, watching(eve, table, token) as guest:
            assert await say(one, "first", "players") == ""
            await heard(guest, "players", "first")
            mark = guest.state["mark"]
            assert await say(guest, "hm") == ""
            await heard(guest, "watchers", "hm")
            assert await say(one, "second", "players") == ""
            await heard(guest, "players", "second")
        async with watching(eve, table, token, mark=mark, heard=1, heard_watchers=0) as back:
            await catch_up(back)
            told = [
                (one["room"], [line["text"] for line in one["lines"]])
                for one in back.others
                if one["t"] == "chat"
            ]
            assert told == [("players", ["second"]), ("watchers", ["hm"])]
        async with ben.page(table) as two:
            mark = two.state["mark"]
        async with ben.page(table, mark=mark, heard=0, heard_watchers=0) as back:
            await catch_up(back)
            assert [one["room"] for one in back.others if one["t"] == "chat"] == ["players"]


async def test_words_of_somebody_who_only_watched_go_with_them(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Cat") as cat:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", public="on")
        async with cat.page(table) as page:
            assert await say(page, "said as a guest") == ""
        await keep(cat, "cat")
        async with cat.page(table) as page:
            assert await say(page, "said with an account") == ""
        data = (await cat.http.get("/me/export")).json()
        assert [(line["room"], line["text"]) for line in data["chat"]] == [
            ("watchers", "said as a guest"),
            ("watchers", "said with an account"),
        ]
        assert (await cat.post("/me/delete", sure="1")).status_code == 303
        async with there.person("Dan") as dan, dan.page(table) as page:
            assert [line["text"] for line in page.state["watchers"]["lines"]] == ["…", "…"]


async def test_the_players_who_agree_to_end_a_game_read_the_spectators_then(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben, there.person() as eve:
        table = await two_at_a_table(ann, ben)
        token = await watch_link(ann, table)
        async with ann.page(table) as one, ben.page(table) as two, watching(eve, table, token) as guest:
            assert await say(guest, SECRET) == ""
            assert (await one.ask(t="propose", seat=0, kind="end"))["t"] == "done"
            assert not [message for message in one.others if is_news(message, "watchers", SECRET)]
            assert (await two.ask(t="vote", seat=1, agrees=True))["t"] == "done"
            await catch_up(one, two)
            for page in (one, two):
                (told,) = [message for message in page.others if is_news(message, "watchers", SECRET)]
                assert told["lines"][0]["name"] == "Spectator 1"
