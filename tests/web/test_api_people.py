"""People at the JSON API: a key that they make, tables of their own, and rated games."""

from __future__ import annotations

import re
from typing import Any

import pytest

from igroteka.web.people.sessions import COOKIE

from .support import Person, Site, site
from .test_api import program
from .test_people import keep

RATED: dict[str, Any] = {
    "game": "dream_city",
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "clock": "10+15",
    "rated": True,
}


async def make_key(person: Person) -> str:
    """A key for programs, made on the page of an account."""
    page = await person.post("/me/key")
    assert page.status_code == 200, page.text
    found = re.search(r'value="(key-[\w-]+)"', page.text)
    assert found
    return found[1]


async def refusal(there: Site, key: str, **fields: Any) -> tuple[int, str]:
    """Status and code of the answer to somebody who wants a rated table that cannot be."""
    async with program(there, key) as api:
        answer = await api.post("/tables", json={**RATED, **fields})
        return answer.status_code, answer.json()["error"]["code"]


async def test_two_people_make_and_join_a_rated_table_by_their_keys(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await keep(ann, "ann")
        await keep(ben, "ben")
        async with program(there, await make_key(ann)) as api:
            made = await api.post("/tables", json=RATED)
            assert made.status_code == 201, made.text
            keys = made.json()
        async with program(there) as nobody:
            refused = await nobody.post("/join", json={"invitation": keys["seats"][1]["invitation"]})
            assert refused.json()["error"]["code"] == "rated-account"
        async with program(there, await make_key(ben)) as api:
            taken = await api.post("/join", json={"invitation": keys["seats"][1]["invitation"]})
            assert taken.status_code == 200, taken.text
        row = await there.registry.store.table(keys["table"])
        assert row is not None
        assert row.config["rated"]
        people = {one.id for one in await there.registry.store.people.everybody()}
        assert {place["guest"] for place in row.config["seats"]} == people
        assert (await ann.http.get(f"/t/{keys['table']}")).status_code == 200
        assert (await ben.http.get(f"/t/{keys['table']}")).status_code == 200


async def test_what_a_rated_table_needs_it_needs_here_too(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        key = await make_key(ann)
        assert await refusal(there, "") == (403, "rated-account")
        assert await refusal(there, key, clock="none") == (422, "rated-clock")
        assert await refusal(there, key, seats=[{"kind": "me"}, {"kind": "bot"}]) == (422, "rated-seat")
        assert await refusal(there, key, seats=[{"kind": "me"}, {"kind": "me"}]) == (422, "rated-twice")
        alone = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        assert await refusal(there, key, seats=alone, seed="mine") == (422, "rated-start")


@pytest.mark.parametrize("wrong", ["key-", "key-" + "a" * 43, "key-" + "ы" * 43])
async def test_a_key_that_is_nobodys_is_refused(url: str, wrong: str) -> None:
    async with site(url) as there, program(there) as api:
        header = {b"authorization": f"Bearer {wrong}".encode()}
        for path, body in (("/tables", RATED), ("/join", {"invitation": "a" * 14 + "." + "b" * 20})):
            assert (await api.post(path, json=body, headers=header)).status_code == 401


async def test_a_key_opens_no_page_and_a_cookie_no_call(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as other:
        await keep(ann, "ann")
        key = await make_key(ann)
        other.http.cookies.set(COOKIE, key)
        assert "Make a key for programs" not in (await other.http.get("/me")).text
        by_cookie = await ann.http.post("/api/tables", json=RATED)
        assert by_cookie.json()["error"]["code"] == "rated-account"
        secret = next(one.value for one in ann.http.cookies.jar if one.name == COOKIE)
        assert await refusal(there, f"key-{secret}") == (401, "key")


async def test_a_key_ends_with_its_entry_in_the_list_of_devices_and_with_its_owner(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        key = await make_key(ann)
        (person,) = await there.registry.store.people.everybody()
        there.registry.site.banned = frozenset({person.id})
        assert await refusal(there, key) == (403, "banned")
        there.registry.site.banned = frozenset()
        (row,) = [one for one in await there.registry.store.people.sessions(person.id) if one.device == "API"]
        assert "API" in (await ann.http.get("/me")).text
        assert (await ann.post("/me/sessions", session=row.id)).status_code == 303
        assert await refusal(there, key) == (401, "key")
