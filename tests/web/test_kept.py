"""Everything that is kept about somebody can be seen, downloaded and deleted, also by a guest without an account."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from typing import Any

import pytest

from igroteka.core import Rng, Text
from igroteka.core.languages import LANGUAGES
from igroteka.store import BanRow
from igroteka.texts import speaker

from .support import Person, play_out, site
from .test_chat import heard, say, watching
from .test_joining import invitations
from .test_people import MAN, keep, sign_in, stored
from .test_play import two_at_a_table, watch_link

WORDS = "something <private>"


async def export(one: Person) -> dict[str, Any]:
    """The file."""
    answer = await one.http.get("/me/export")
    assert answer.status_code == 200
    assert "igroteka.json" in answer.headers["content-disposition"]
    data: dict[str, Any] = answer.json()
    return data


async def kinds(one: Person) -> dict[str, int]:
    """What the page counts, by its labels."""
    page = (await one.http.get("/me/kept")).text
    found = re.findall(r'<th scope="row">(?:<a [^>]*>)?([^<]+)(?:</a>)?</th><td>(\d+)</td>', page)
    return {unescape(label): int(count) for label, count in found}


@dataclass
class Traces:
    """What Ann has left behind: tables, words, a note and what she has read."""

    shared: str
    """With Ben, who reads what she says."""
    alone: str
    waiting: str
    """Of Ben, with a free seat."""
    watched: str
    """Of Cat; she has only watched there."""


async def leave_traces(ann: Person, ben: Person, cat: Person) -> Traces:
    shared = await two_at_a_table(ann, ben)
    alone = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
    waiting = await ben.new_table(seats=3, seat__0="me", seat__1="open", seat__2="open")
    await ann.post(f"/join/{(await invitations(ben, waiting))[0]}", name="Ann")
    watched = await cat.new_table(seats=2, seat__0="me", seat__1="bot:random")
    token = await watch_link(cat, watched)
    async with ann.page(shared) as page, ben.page(shared) as other:
        assert await say(page, WORDS, "players") == ""
        await heard(page, "players", WORDS)
        assert (await page.ask(t="read", line=1))["t"] == "done"
        assert await say(other, "mine", "players") == ""
    async with watching(ann, watched, token) as gallery:
        assert await say(gallery, "heard nowhere else") == ""
    assert (await ann.post(f"/t/{shared}/note", text="watch <Ben>")).status_code == 303
    assert (await ann.post(f"/t/{alone}/hide")).status_code == 303
    ann.http.cookies.set("settings", "sound:1.shoe_size:44", domain="127.0.0.1", path="/")
    return Traces(shared, alone, waiting, watched)


async def test_a_guest_sees_and_takes_along_everything(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        at = await leave_traces(ann, ben, cat)
        data = await export(ann)
        assert (data["name"], data["settings"]) == ("Ann", {"lang": "en", "theme": "auto", "sound": "1"})
        assert {one["id"]: (one["status"], one["hidden"]) for one in data["tables"]} == {
            at.shared: ("running", False),
            at.alone: ("running", True),
            at.waiting: ("open", False),
        }
        assert {one["id"]: one["read"]["players"] for one in data["tables"]}[at.shared] == 1
        said = [(at.shared, WORDS), (at.watched, "heard nowhere else")]
        assert [(one["table"], one["text"]) for one in data["chat"]] == said
        assert data["notes"] == {at.shared: "watch <Ben>"}
        shown = (await ann.http.get("/me/kept")).text
        assert "something &lt;private&gt;" in shown
        assert "watch &lt;Ben&gt;" in shown
        assert "mine" not in re.sub(r"<[^>]*>", "", shown)
        assert f'href="/t/{at.shared}"' in shown
        assert f'href="/t/{at.watched}"' not in shown, "a link to watch is needed there"
        assert await kinds(ann) == {
            "Settings": 3,
            "Tables": 3,
            "Finished games": 0,
            "Messages in chats": 2,
            "Notes about tables": 1,
            "Chats with a mark of how far you have read": 1,
        }


async def test_a_guest_deletes_everything_and_games_of_others_stay(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        store, at = there.registry.store, await leave_traces(ann, ben, cat)
        data = await export(ann)
        me = data["id"]
        assert (await ann.post("/me/delete")).status_code == 422, "nobody deletes by mistake"
        assert (await export(ann)) == data
        assert (await ann.post("/me/delete", sure="1")).status_code == 303
        assert not {"igroteka", "settings"} & set(ann.http.cookies), "the browser is nobody's"
        assert await store.table(at.alone) is None
        row = await stored(there, at.shared)
        assert row.guests == [row.config["host"]] == [row.config["seats"][1]["guest"]], "Ben hosts it now"
        assert row.names == ["a former player", "Ben"]
        assert me not in str(row)
        gone = ("a former player", "…")
        assert [(one.name, one.text) for one in await store.chat(at.shared)] == [gone, ("Ben", "mine")]
        assert [(one.name, one.text) for one in await store.chat(at.watched)] == [gone]
        waiting = (await stored(there, at.waiting)).config["seats"]
        assert [seat["kind"] for seat in waiting] == ["guest", "open", "open"]
        assert "S 0 bot greedy" in [one.line for one in await store.events(at.shared)], "a bot plays on"
        state = await ben.state(f"/t/{at.shared}")
        assert [one["name"] for one in state["players"]] == ["a former player", "Ben"]
        assert (await ann.http.get(f"/t/{at.shared}")).status_code == 404
        assert (await export(ann))["tables"] == []
        assert await store.lists.entries(me) == []
        assert await store.people.said_by(me) == []


async def test_finished_games_of_a_guest_are_told_and_forgotten(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await two_at_a_table(ann, ben)
        await ann.state(f"/t/{table}")
        await play_out(there, table, Rng(1))
        ((mine,), (theirs,)) = [(await export(person))["games"] for person in (ann, ben)]
        assert (mine["table"], mine["seat"], theirs["seat"]) == (table, 0, 1)
        me = (await export(ann))["id"]
        assert (await ann.post("/me/delete", sure="1")).status_code == 303
        assert await there.registry.store.standing.games_of(me) == []
        assert (await export(ben))["games"] == [theirs]
        assert "a former player" in (await ben.http.get(f"/t/{table}/end")).text


async def test_nobody_sees_or_deletes_what_is_kept_about_others(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        table = await ann.new_table(**MAN)
        me = (await export(ann))["id"]
        for path in ("/me/export", "/me/kept"):
            for query in (f"?id={me}", f"?guest={me}", f"?person={me}"):
                assert table not in (await eve.http.get(path + query)).text
        await eve.post("/me/delete", sure="1", id=me, guest=me)
        assert (await stored(there, table)).guests == [me]
        async with there.person() as mallory:
            forged = await mallory.http.post(
                "/me/delete",
                data={"csrf": mallory.csrf, "sure": "1"},
                headers={"origin": there.base, "cookie": ann.cookie()},
            )
            assert (forged.status_code, forged.headers["x-refusal"]) == (403, "form")
        assert (await stored(there, table)).guests == [me]
        async with there.person() as fresh:
            fresh.http.cookies.clear()
            nothing = (await fresh.http.get("/me/export")).json()
            assert (nothing["id"], nothing["tables"], nothing["chat"]) == ("", [], [])


async def test_whoever_is_signed_in_deletes_the_account_and_not_the_guest_of_the_device(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as phone:
        await keep(ann, "ann")
        table = await ann.new_table(**MAN)
        await phone.post(f"/join/{(await invitations(ann, table))[0]}", name="Eve")
        await sign_in(phone, "ann")
        before = [seat["guest"] for seat in (await stored(there, table)).config["seats"]]
        page = (await phone.http.get("/me/kept")).text
        assert "Devices and keys for programs" in page
        assert (await kinds(phone))["Devices and keys for programs"] == 2
        assert (await phone.post("/me/delete", sure="1")).status_code == 303
        assert [seat["guest"] for seat in (await stored(there, table)).config["seats"]] == ["", before[1]]
        assert (await export(phone))["id"] == before[1], "the guest of the device is awake again"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_banned_guest_may_still_take_everything_along_and_delete_it(url: str, lang: str) -> None:
    say_it = speaker(None, lang)
    async with site(url) as there, there.person("Eve", lang) as eve:
        table = await eve.new_table(seats=2, seat__0="me", seat__1="bot:random")
        me = (await export(eve))["id"]
        await there.registry.store.admin.ban(BanRow(me, "Eve", "noise", 1.0))
        await there.registry.site.load()
        page = await eve.http.get("/")
        assert page.status_code == 403
        assert say_it(Text("web-delete-guest")) in unescape(page.text)
        assert say_it(Text("web-banned-guest")) in unescape(page.text)
        data = await export(eve)
        assert (data["ban"]["reason"], [one["id"] for one in data["tables"]]) == ("noise", [table])
        assert (await eve.http.get("/me/kept")).status_code == 403
        assert (await eve.post("/me/delete", sure="1")).status_code == 303
        assert await there.registry.store.table(table) is None
        assert await there.registry.store.admin.ban_of(me) is None
