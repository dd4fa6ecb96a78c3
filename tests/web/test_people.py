"""People with accounts: a guest keeps their games, signs in elsewhere, is protected against guessing, and leaves."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from html import unescape
from typing import Any

import httpx

from igroteka.store import TableRow
from igroteka.web.ops.settings import Settings
from igroteka.web.people.accounts import FREE_TRIES, wait_after
from igroteka.web.people.passwords import clean_code, clean_email, clean_login, clean_password

from ..store.leaping import until
from .fake_time import FakeTime
from .markup import csrf_of
from .support import QUICK, Person, Site, site
from .test_joining import invitations

SECRET = "correct horse battery"
MAN: dict[str, Any] = {"seats": 2, "seat__0": "me", "seat__1": "open"}


async def refresh(one: Person) -> None:
    """Load a page: forms belong to whoever is signed in."""
    one.csrf = csrf_of((await one.http.get("/replay")).text)


async def keep(one: Person, login: str, **more: Any) -> str:
    """Make an account with a password; the recovery code."""
    page = await one.post("/me/account", login=login, password=SECRET, **more)
    assert page.status_code == 200, page.text
    await refresh(one)
    found = re.search(r'class="code" id="code" value="([^"]+)"', page.text)
    assert found
    return found[1]


async def sign_in(one: Person, login: str, password: str = SECRET) -> httpx.Response:
    """Sign in with a name and a password."""
    answer = await one.post("/sign-in", login=login, password=password)
    await refresh(one)
    return answer


async def device_link(one: Person) -> str:
    """The address for another device."""
    page = await one.post("/me/device")
    assert page.status_code == 200, page.text
    assert "<svg" in page.text
    found = re.search(r'id="device-link" value="[^"]*(/device/[^"]+)"', page.text)
    assert found
    return unescape(found[1])


def seats(there: Site, table: str) -> list[str]:
    return [seat.get("guest", "") for seat in there.registry.tables[table].row.config["seats"]]


async def stored(there: Site, table: str) -> TableRow:
    row = await there.registry.store.table(table)
    assert row is not None
    return row


def test_what_is_typed_is_read_as_people_mean_it() -> None:
    assert clean_login("  ANN   Ольга ") == "ann ольга"
    assert clean_login("a") == clean_login("x" * 41) == clean_login("a@b.org") == clean_login("a\x00b") == ""
    assert clean_password("1234567") == "" != clean_password("12345678")
    assert clean_code("ABCD-efgh ") == ""
    assert clean_code("ABCD-efgh-2345-6789-abcd-EFGH") == "abcdefgh23456789abcdefgh"
    assert clean_email(" ann@example.org ") == "ann@example.org"
    assert clean_email("") == ""
    assert (
        clean_email("ann") is clean_email("a b@c.de") is clean_email("a@b") is clean_email("a\n@b.de") is None
    )


def test_waiting_grows_up_to_an_hour() -> None:
    assert [wait_after(n) for n in (0, FREE_TRIES - 1, FREE_TRIES, FREE_TRIES + 1)] == [0, 0, 30, 60]
    assert wait_after(10_000) == 3600


async def test_a_guest_becomes_a_person_who_finds_the_tables_on_another_device(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as phone:
        table = await ann.new_table(**MAN)
        guest = seats(there, table)[0]
        await keep(ann, "Ann", email="ann@example.org")
        await until(lambda: seats(there, table)[0] != guest)
        person = seats(there, table)[0]
        row = await stored(there, table)
        assert (row.guests, row.config["host"]) == ([person], person)
        assert guest not in str(row.config), "the id of the cookie is nowhere any more"
        assert (await sign_in(phone, " ann ")).headers["location"] == "/"
        assert f"/t/{table}" in (await phone.http.get("/")).text
        state = await phone.state(f"/t/{table}")
        assert state["role"]["host"], "both devices host the table"
        await phone.post("/me", name="Anna", lang="uk", theme="dark", next="/me")
        page = (await ann.http.get("/me")).text
        assert '<html lang="uk" data-theme="dark"' in page, "settings are the same on all devices"
        assert "Anna" in page
        assert "ann@example.org" in page


async def test_what_is_stored_leads_back_to_no_secret(url: str) -> None:
    dear = replace(QUICK, password_memory=Settings().password_memory)
    async with site(url, dear) as there, there.person("Ann") as ann:
        code = await keep(ann, "ann")
        row = await there.registry.store.people.person_by_login("ann")
        assert row is not None
        assert row.password is not None
        assert row.password.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
        told = f"{row.password} {row.recovery} {await there.registry.store.people.sessions(row.id)}"
        for secret in (SECRET, code, code.replace("-", ""), ann.http.cookies["igroteka_session"]):
            assert secret not in told


async def test_seats_that_a_guest_has_taken_since_come_along(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ann") as phone:
        await keep(ann, "ann")
        table = await phone.new_table(**MAN)
        await sign_in(phone, "ann")
        async with there.person("Ben") as ben:
            assert (
                await ben.post(f"/join/{(await invitations(ann, table))[0]}", name="Ben")
            ).status_code == 303
        assert (await ann.state(f"/t/{table}"))["role"]["seats"] == [0]


async def test_who_sits_twice_at_a_table_is_asked(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ann") as phone:
        await keep(ann, "ann")
        table = await ann.new_table(**MAN)
        alone = await phone.new_table(**MAN)
        await phone.post(f"/join/{(await invitations(ann, table))[0]}", name="Me")
        answer = await sign_in(phone, "ann")
        assert answer.headers["location"] == "/me/games"
        assert (await stored(there, alone)).config["seats"][0]["guest"] == seats(there, table)[0]
        assert len(set(seats(there, table))) == 2, "nothing is done before there is an answer"
        page = (await phone.http.get("/me/games")).text
        assert "Are both yours?" in page
        assert page.count('<li class="card">') == 1
        assert (await phone.post("/me/games", both="0")).status_code == 303
        assert len(set(seats(there, table))) == 2
        assert "1 more table" in (await phone.http.get("/me")).text
        assert (await phone.post("/me/games", both="1")).status_code == 303
        assert (await ann.state(f"/t/{table}"))["role"]["seats"] == [0, 1]
        assert "more table" not in (await phone.http.get("/me")).text


async def test_open_pages_of_the_guest_go_on_as_the_person(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
        async with ann.page(table) as page:
            await keep(ann, "ann")
            assert (await page.ending()) == 1012, "it is asked to come again"
        async with ann.page(table) as page:
            assert page.state["role"]["seats"] == [0]


async def test_a_link_to_another_device_is_good_once_and_for_ten_minutes(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person() as phone:
        await keep(ann, "Ann")
        first, link = await device_link(ann), await device_link(ann)
        assert (await phone.http.get(first)).status_code == 409, "a newer one takes its place"
        for _ in range(2):
            assert "Are you Ann?" in (await phone.http.get(link)).text, "looking does not use it up"
        assert (await phone.post(link)).status_code == 303
        await refresh(phone)
        assert "Ann" in (await phone.http.get("/me")).text
        async with there.person() as other:
            assert (await other.post(link)).status_code == 409
            late = await device_link(ann)
            time.passes(601)
            assert (await other.post(late)).status_code == 409
            assert (await other.http.get(late)).headers["x-refusal"] == "device"


async def test_of_two_devices_with_the_same_link_one_gets_in(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as one, there.person() as two:
        await keep(ann, "ann")
        link = await device_link(ann)
        answers = await asyncio.gather(one.post(link), two.post(link))
        assert sorted(answer.status_code for answer in answers) == [303, 409]


async def test_sessions_are_listed_and_ended_with_their_pages(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as phone:
        await keep(ann, "ann")
        phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36"
        await sign_in(phone, "ann")
        table = await ann.new_table(**MAN)
        page = (await ann.http.get("/me")).text
        assert "Chrome, Android" in page
        (session,) = re.findall(r'name="session" value="([0-9a-f]{64})"', page)
        async with phone.page(table) as listening:
            assert (await ann.post("/me/sessions", session=session)).status_code == 303
            assert (await listening.ending()) == 1012
        assert "Keep my games" in (await phone.http.get("/me")).text
        assert (await phone.http.get(f"/t/{table}")).status_code == 404
        assert (await ann.http.get(f"/t/{table}")).status_code == 200
        await sign_in(phone, "ann")
        await ann.post("/me/sessions", session="others")
        assert (await phone.http.get(f"/t/{table}")).status_code == 404
        async with there.person("Eve") as eve:
            await keep(eve, "eve")
            own = re.findall(r'name="session" value="([0-9a-f]{64})"', (await ann.http.get("/me")).text)
            assert own == []
            mine = await there.registry.store.people.person_by_login("ann")
            assert mine is not None
            (left,) = await there.registry.store.people.sessions(mine.id)
            await eve.post("/me/sessions", session=left.id)
            assert "My account" in (await ann.http.get("/me")).text, (
                "nobody ends the session of somebody else"
            )
        await ann.post("/sign-out")
        assert (await ann.http.get(f"/t/{table}")).status_code == 404


async def test_guessing_is_slow_and_tells_nothing(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person() as eve:
        await keep(ann, "ann")
        told: dict[str, list[tuple[int, str, str]]] = {}
        for login in ("ann", "nobody at all"):
            answers = [await eve.post("/sign-in", login=login, password="wrong word") for _ in range(7)]
            told[login] = [
                (a.status_code, a.headers["x-refusal"], re.sub(r'value="[^"]*"|nonce="[^"]*"', "", a.text))
                for a in answers
            ]
        mask = [re.sub(r'(?s)<script type="application/json".*?</script>', "", one[2]) for one in told["ann"]]
        same = [
            re.sub(r'(?s)<script type="application/json".*?</script>', "", one[2])
            for one in told["nobody at all"]
        ]
        assert mask == same, "an unknown name and a wrong password look the same"
        assert [one[:2] for one in told["ann"]] == [(403, "sign-in")] * 5 + [(429, "locked")] * 2
        assert (await eve.post("/sign-in", login="ann", password=SECRET)).status_code == 429, "even if right"
        time.passes(31)
        assert (await eve.post("/sign-in", login="ann", password="wrong word")).status_code == 403
        assert (await eve.post("/sign-in", login="ann", password=SECRET)).status_code == 429
        time.passes(61)
        assert (await sign_in(eve, "ann")).status_code == 303
        assert (await eve.post("/sign-in", login="ann", password="wrong word")).status_code == 403


async def test_many_tries_at_the_same_time_count_as_many(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as eve:
        await keep(ann, "ann")
        ways = ("ann", "ANN", "  Ann ", "\uff41\uff4e\uff4e")  # one name, however it is written
        tries = [eve.post("/sign-in", login=ways[i % 4], password=f"wrong word {i}") for i in range(20)]
        codes = [answer.status_code for answer in await asyncio.gather(*tries)]
        assert codes.count(403) <= FREE_TRIES + 1
        assert set(codes) == {403, 429}


async def test_one_address_tries_and_makes_only_so_many(url: str) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, accounts="1 per hour", signing="2 per hour"))
    async with site(url, few) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        await keep(ann, "ann")
        refused = await eve.post("/me/account", login="eve", password=SECRET)
        assert (refused.status_code, refused.headers["x-refusal"]) == (429, "many-accounts")
        codes = [(await eve.post("/sign-in", login=f"n{i}", password="x" * 8)).status_code for i in range(3)]
        assert codes == [403, 403, 429]
        assert (await eve.post("/sign-in/code", code="x")).status_code == 429
        assert (await eve.http.get("/device/" + "2" * 28)).status_code == 429


async def test_the_recovery_code_works_once(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as phone:
        code = await keep(ann, "Ann")
        wrong = await phone.post("/sign-in/code", code="abcd-" * 6)
        assert (wrong.status_code, wrong.headers["x-refusal"]) == (403, "recovery")
        page = await phone.post("/sign-in/code", code=f" {code.upper()} ")
        fresh = re.search(r'class="code" id="code" value="([^"]+)"', page.text)
        assert fresh
        assert fresh[1] != code
        await refresh(phone)
        assert "Ann" in (await phone.http.get("/me")).text
        async with there.person() as eve:
            assert (await eve.post("/sign-in/code", code=code)).status_code == 403
            assert (await eve.post("/sign-in/code", code=fresh[1])).status_code == 200


async def test_a_name_belongs_to_one_person_and_a_password_can_be_changed(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        await keep(ann, "Ann")
        taken = await eve.post("/me/account", login="ANN", password=SECRET)
        assert taken.status_code == 409
        assert "Somebody else signs in with this name" in taken.text
        for login, password, email in (("e", SECRET, ""), ("eve", "sh0rt!", ""), ("eve", SECRET, "eve")):
            bad = await eve.post("/me/account", login=login, password=password, email=email)
            assert bad.status_code == 422
            assert password not in bad.text
        await sign_in(eve, "ann")
        wrong = await ann.post("/me/password", login="ann", current="not this one", password="another one 1")
        assert wrong.status_code == 403
        done = await ann.post("/me/password", login="anna", current=SECRET, password="another one 1")
        assert done.status_code == 303
        assert "Keep my games" in (await eve.http.get("/me")).text, "other devices are signed out"
        assert (await sign_in(eve, "ann")).status_code == 403
        assert (await sign_in(eve, "anna", "another one 1")).status_code == 303


async def test_whoever_guesses_the_current_password_has_to_wait(url: str) -> None:
    """On a device that somebody has left open, the password that is asked for protects the account."""
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        fields = {"login": "ann", "password": "another one 1"}
        tries = [(await ann.post("/me/password", current=f"guess {i}", **fields)) for i in range(6)]
        assert [answer.status_code for answer in tries] == [403] * 5 + [429]
        assert (await ann.post("/me/password", current=SECRET, **fields)).status_code == 429, "even if right"


async def test_everything_can_be_seen_and_deleted_and_games_of_others_stay(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await keep(ann, "ann")
        shared = await ann.new_table(**MAN)
        alone = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
        waiting = await ben.new_table(seats=3, seat__0="me", seat__1="open", seat__2="open")
        await ben.post(f"/join/{(await invitations(ann, shared))[0]}", name="Ben")
        await ann.post(f"/join/{(await invitations(ben, waiting))[0]}", name="Ann")
        async with ann.page(shared) as page:
            await page.ask(t="chat", text="something private")
        data = (await ann.http.get("/me/export")).json()
        assert {one["id"]: one["status"] for one in data["tables"]} == {
            shared: "running",
            alone: "running",
            waiting: "open",
        }
        assert (data["login"], data["has_password"], len(data["devices"])) == ("ann", True, 1)
        assert [line["text"] for line in data["chat"]] == ["something private"]
        assert (await ann.post("/me/delete")).status_code == 422, "nobody deletes by mistake"
        me = data["id"]
        assert (await ann.post("/me/delete", sure="1")).status_code == 303
        store = there.registry.store
        assert await store.people.person(me) is None
        assert await store.table(alone) is None
        row = await stored(there, shared)
        assert row.guests == [row.config["host"]] == [row.config["seats"][1]["guest"]], "Ben hosts it now"
        assert row.names == ["a former player", "Ben"]
        assert me not in str(row)
        assert [(line.guest, line.text) for line in await store.chat(shared)] == [("guest", "…")]
        assert [seat["kind"] for seat in (await stored(there, waiting)).config["seats"]] == [
            "guest",
            "open",
            "open",
        ]
        state = await ben.state(f"/t/{shared}")
        assert [player["name"] for player in state["players"]] == ["a former player", "Ben"]
        events = [event.line for event in await store.events(shared)]
        assert "S 0 bot greedy" in events, "a bot plays on"
        assert "Keep my games" in (await ann.http.get("/me")).text
        assert (await ann.http.get(f"/t/{shared}")).status_code == 404


async def test_pages_of_people_are_not_for_guests(url: str) -> None:
    async with site(url) as there, there.person("Eve") as eve:
        for path in ("/me/password", "/me/code", "/me/device", "/me/sessions", "/me/games", "/me/settings"):
            answer = await eve.post(path, session="others")
            assert (answer.status_code, answer.headers["x-refusal"]) == (403, "account"), path
        eve.http.cookies.set("igroteka_session", "A" * 43)
        assert "Keep my games" in (await eve.http.get("/me")).text, "a forged session is none"


async def test_signing_in_leads_only_to_this_site(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as phone:
        await keep(ann, "ann")
        answer = await phone.post("/sign-in", login="ann", password=SECRET, next="//evil.example/")
        assert answer.headers["location"] == "/"
