"""What people set for their pages: the same on all their devices, and taken along by a guest who makes an account or signs in."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from igroteka.web.people.preferences import ALLOWED, LONGEST, preferences_of, read_cookie

from .support import Person, Site, site
from .test_people import keep, refresh, sign_in


def test_a_cookie_is_read_as_pages_write_it_and_nothing_else_of_it_counts() -> None:
    assert read_cookie("confirm:always.sound:1") == {"confirm": "always", "sound": "1"}
    assert read_cookie("") == read_cookie("sound") == read_cookie("sound:") == {}
    for bad in (
        "confirm:Always",
        "sound:2",
        "sound:on",
        "sound:1:0",
        "theme:dark",
        "profile:all",
        "ranked:1",
    ):
        assert read_cookie(f"{bad}.keys:0") == {"keys": "0"}, bad
    assert read_cookie("sound:1." + "x" * LONGEST) == {}
    longest = ".".join(f"{name}:{max(words, key=len)}" for name, words in ALLOWED.items())
    assert len(longest) <= LONGEST
    assert set(read_cookie(longest)) == set(ALLOWED)


def test_of_all_that_a_person_has_chosen_pages_are_told_what_they_can_follow() -> None:
    chosen = {"lang": "uk", "profile": "me", "sound": "1", "stay": "for ever", "keys": ["0"], "slow": 0}
    assert preferences_of(chosen) == {"sound": "1"}


async def told(one: Person, path: str = "/me") -> dict[str, str] | None:
    """What a page is told that its reader has set; None if its reader is a guest."""
    found = re.search(r'data-settings="([^"]*)"', (await one.http.get(path)).text.split(">", 2)[1])
    return None if found is None else json.loads(unescape(found[1]))


async def kept(there: Site, login: str) -> dict[str, object]:
    row = await there.registry.store.people.person_by_login(login)
    assert row is not None
    return row.settings


async def test_what_is_set_on_one_device_holds_on_the_other(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as phone:
        await keep(ann, "ann")
        await sign_in(phone, "ann")
        assert await told(phone) == {}
        answer = await ann.post("/me/settings", sound="1", confirm="always")
        assert (answer.status_code, answer.text) == (204, "")
        await phone.post("/me/settings", motion="0")
        await ann.post("/me/standing", profile="all")
        both = {"sound": "1", "confirm": "always", "motion": "0"}
        assert await told(ann) == await told(phone) == await told(phone, "/replay") == both
        await phone.post("/me/settings", sound="0")
        assert await told(ann) == {**both, "sound": "0"}
        async with there.person() as eve:
            await keep(eve, "eve")
            assert await told(eve) == {}, "they are nobody else's"


async def test_a_guest_takes_along_what_they_have_set_but_what_the_person_chose_counts(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as phone:
        ann.http.cookies.set("settings", "sound:1.confirm:never.ranked:1", domain="127.0.0.1", path="/")
        await keep(ann, "ann")
        assert await told(ann) == {"sound": "1", "confirm": "never"}
        assert "ranked" not in await kept(there, "ann"), "a cookie chooses nothing but how pages behave"
        assert "settings" not in ann.http.cookies, "the device has given them away"

        phone.http.cookies.set("settings", "sound:0.motion:0", domain="127.0.0.1", path="/")
        assert await told(phone) is None
        await sign_in(phone, "ann")
        assert await told(phone) == await told(ann) == {"sound": "1", "confirm": "never", "motion": "0"}
        assert "settings" not in phone.http.cookies

        # Whoever signs in next at this device gets nothing of what Ann has set.
        await phone.post("/sign-out")
        await refresh(phone)
        await keep(phone, "ben")
        assert await told(phone) == {}


async def test_guests_and_forms_of_others_set_nothing(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        await keep(ann, "ann")
        refused = await eve.post("/me/settings", sound="1")
        assert (refused.status_code, refused.headers["x-refusal"]) == (403, "account")
        await keep(eve, "eve")
        foreign = await ann.http.post(
            "/me/settings", data={"csrf": eve.csrf, "sound": "1"}, headers={"origin": ann.base}
        )
        assert (foreign.status_code, foreign.headers["x-refusal"]) == (403, "form")
        me = (await ann.http.get("/me/export")).json()["id"]
        await eve.post("/me/settings", sound="1", id=me, person=me)
        assert await told(ann) == {}
        assert await told(eve) == {"sound": "1"}


@pytest.mark.parametrize(
    ("name", "value", "lang", "allowed"),
    [
        ("confirm", "sometimes", "en", "never, final, lasting or always"),
        ("confirm", "always" * 10_000, "en", "never, final, lasting or always"),
        ("stay", "SECONDS", "ru", "seconds, button или none"),
        ("sound", "on", "uk", "0 або 1"),
        ("keys", "true", "en", "0 or 1"),
        ("motion", "[1]", "en", "0 or 1"),
    ],
)
async def test_what_cannot_be_set_is_refused_with_what_can(
    url: str, name: str, value: str, lang: str, allowed: str
) -> None:
    async with site(url) as there, there.person("Ann", lang) as ann:
        await keep(ann, "ann")
        before = await kept(there, "ann")
        answer = await ann.post("/me/settings", **{name: value})
        assert (answer.status_code, answer.headers["x-refusal"]) == (422, "input")
        assert allowed in unescape(answer.text).replace("\xa0", " ")
        twice = f"csrf={ann.csrf}&sound=1&sound=0"
        form = {"origin": ann.base, "content-type": "application/x-www-form-urlencoded"}
        assert (await ann.http.post("/me/settings", content=twice, headers=form)).status_code == 422
        await ann.post("/me/settings", theme="dark", ranked="1", more="x" * 1000)
        assert await kept(there, "ann") == before, "names that are no settings of a page are passed over"
