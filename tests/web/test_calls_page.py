"""The page of being called: wishes, places to be called at, links in mails, and the site as an app."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import httpx
import pytest

from igroteka.store import CallRow, ChannelRow, PersonRow
from igroteka.web.calls.links import MailLinks
from igroteka.web.calls.sender import CallSender
from igroteka.web.ops.settings import Limits

from ..store.leaping import DAY
from .receivers import Browser, endpoint, mail_box
from .support import FREE, QUICK, Site, site
from .test_people import keep

QUIET = {"quiet_from": "23:30", "quiet_to": "07:15", "zone": "Europe/Kyiv"}


@pytest.fixture(autouse=True)
def no_look_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks into its outbox when a test says so."""
    monkeypatch.setattr("igroteka.web.calls.sender.LOOK_EVERY", 10 * 365 * DAY)


async def me(there: Site) -> PersonRow:
    (person,) = await there.registry.store.people.everybody()
    return person


async def channels(there: Site) -> list[ChannelRow]:
    return await there.registry.store.calls.channels((await me(there)).id)


async def test_somebody_says_what_for_and_when(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        page = await ann.http.get("/me/calls")
        assert (page.status_code, "/sign-in?next=/me/calls" in page.text) == (200, True), (
            "a guest is told how"
        )
        assert (await ann.post("/me/calls", wish="all")).headers["x-refusal"] == "account"
        await keep(ann, "ann")
        answer = await ann.post("/me/calls", wish="all", pace="daily", hour="7", **QUIET)
        assert answer.headers["location"] == "/me/calls?done=saved"
        person = await me(there)
        known = await there.registry.store.calls.call(person.id)
        assert known == CallRow(person.id, "all", "daily", 7, 23 * 60 + 30, 7 * 60 + 15, "Europe/Kyiv")
        page = await ann.http.get("/me/calls?done=saved")
        for shown in (
            'value="all" checked',
            'value="daily" checked',
            'value="23:30"',
            'value="Europe/Kyiv" selected',
        ):
            assert shown in page.text, shown
        for bad in (
            {"wish": "x"},
            {"pace": "x"},
            {"hour": "24"},
            {"hour": "07"},
            {"quiet_to": "24:00"},
            {"zone": "../x"},
            {"zone": "Atlantis/Capital"},
        ):
            fields: dict[str, Any] = {**QUIET, **bad}
            assert (await ann.post("/me/calls", **fields)).status_code == 422, bad
        assert await there.registry.store.calls.call(person.id) == known


async def test_mail_is_asked_for_and_stopped_by_its_links_alone(url: str) -> None:
    async with mail_box() as box:
        post = {"smtp": box.url, "mail_from": "games@play.test"}
        async with site(url, replace(QUICK, **post)) as there, there.person("Ann", "uk") as ann:  # type: ignore[arg-type]
            await keep(ann, "ann")
            sender = CallSender(there.registry)
            assert (await ann.post("/me/calls/mail", address="nobody")).status_code == 422
            assert (await ann.post("/me/calls/mail", address="ann@post.test")).status_code == 303
            (channel,) = await channels(there)
            assert not channel.confirmed
            assert await sender.send_due() == 1
            (mail,) = box.mails
            assert mail["Subject"] == "Це ваша адреса?", "in the language of the person"
            link = _link(mail.get_content(), there)
            async with there.person() as reader:  # in a mail program, where nobody is signed in
                assert "ann@post.test" in (await reader.http.get(link)).text
                assert not (await channels(there))[0].confirmed, "looking at a link is no answer"
                assert (await reader.post(link)).status_code == 200
            assert (await channels(there))[0].confirmed
            assert (await ann.post("/me/calls/test", channel=channel.id)).headers["location"].endswith("sent")
            assert await sender.send_due() == 1
            stop = str(box.mails[1]["List-Unsubscribe"]).strip("<> ").removeprefix(there.base)
            assert "ann@post.test" in (await ann.http.get(stop)).text
            async with httpx.AsyncClient(base_url=there.base, trust_env=False) as program:
                answer = await program.post(stop, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            assert not (await channels(there))[0].confirmed
            token = MailLinks("another key").token(channel.id)
            for path in (f"/mail/{token}", f"/mail/{token}/stop", "/mail/x"):
                assert (await ann.http.get(path)).headers["x-refusal"] == "mail-link", path
            assert (await ann.post("/me/calls/remove", channel=channel.id)).status_code == 303
            assert (await ann.http.get(link)).headers["x-refusal"] == "mail-link"


async def test_no_visitor_says_where_links_lead(url: str) -> None:
    """An IP number is a name that every server goes by, so a forged Host passes; mails do not follow it."""
    async with mail_box() as box:
        settings = replace(QUICK, smtp=box.url, mail_from="g@play.test", public_address="https://play.test")
        async with site(url, settings) as there, there.person("Ann") as ann:
            await keep(ann, "ann")
            forged = {"host": "203.0.113.9", "origin": "http://203.0.113.9"}
            data = {"csrf": ann.csrf, "address": "victim@post.test"}
            answer = await ann.http.post("/me/calls/mail", data=data, headers=forged)
            assert answer.status_code == 303
            assert await CallSender(there.registry).send_due() == 1
            (mail,) = box.mails
            assert "203.0.113.9" not in mail.as_string()
            assert "https://play.test/mail/" in mail.get_content()


async def test_without_an_address_of_the_site_nothing_goes_out_that_needs_one(url: str) -> None:
    settings = replace(
        QUICK,
        smtp="smtp+plain://127.0.0.1:9",
        mail_from="g@play.test",
        hosts=("play.test",),
        private_calls=True,
    )
    async with site(url, settings) as there, there.person("Ann", "ru") as ann:
        await keep(ann, "ann")
        mail = await ann.post("/me/calls/mail", address="ann@post.test")
        hook = await ann.post("/me/calls/hook", address="http://127.0.0.1:9/")
        for answer in (mail, hook):
            assert answer.status_code == 409
            assert "не знает своего адреса" in answer.text
        person = await me(there)
        calls = there.registry.store.calls
        assert await calls.add_channel(ChannelRow("c1", person.id, "mail", "ann@post.test", {}, True))
        await calls.ask_channel(person.id, "c1", "test", 0.0)
        assert await CallSender(there.registry).send_due() == 0
        (row,) = await calls.outbox()
        assert row.error == "unset", "it waits until the operator has said where the site is"


def _link(text: str, there: Site) -> str:
    found = re.search(rf"{re.escape(there.base)}(/mail/[^\s/]+)", text)
    assert found
    return found[1]


async def test_an_address_is_not_asked_too_often(url: str) -> None:
    limits = replace(FREE, mails="2 per day")
    async with mail_box() as box:
        settings = replace(QUICK, smtp=box.url, mail_from="games@play.test", limits=limits)
        async with site(url, settings) as there, there.person("Ann") as ann, there.person("Ben") as ben:
            await keep(ann, "ann")
            await keep(ben, "ben")
            for one, answer in ((ann, 303), (ben, 303), (ann, 429)):
                assert (await one.post("/me/calls/mail", address="cat@post.test")).status_code == answer
            assert (await ben.post("/me/calls/mail", address="dan@post.test")).status_code == 303
    assert Limits().mails.startswith("5 ")


async def test_a_webhook_is_tried_and_belongs_to_one_person(url: str) -> None:
    async with (
        endpoint() as place,
        site(url, replace(QUICK, private_calls=True)) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
    ):
        await keep(ann, "ann")
        assert (await ann.post("/me/calls/hook", address="ftp://x", template="json")).status_code == 422
        assert (await ann.post("/me/calls/hook", address=place.url, template="telegram")).status_code == 422
        assert (await ann.post("/me/calls/hook", address=f"{place.url}/s3cret")).status_code == 303
        (channel,) = await channels(there)
        assert "s3cret" not in (await ann.http.get("/me/calls")).text, "the address may hold a secret"
        await keep(ben, "ben")
        for path in ("/me/calls/test", "/me/calls/remove"):
            assert (await ben.post(path, channel=channel.id)).headers["x-refusal"] == "channel"
        assert (await ann.post("/me/calls/test", channel=channel.id)).status_code == 303
        assert await CallSender(there.registry).send_due() == 1
        assert place.requests[0].data["notices"][0]["kind"] == "test"


async def test_no_webhook_leads_into_the_own_network(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        assert (await ann.post("/me/calls/hook", address=there.base)).status_code == 422
        # A name may lead home: that is found out when it is called.
        assert (
            await ann.post("/me/calls/hook", address=f"https://localhost:{there.port}/")
        ).status_code == 303
        (channel,) = await channels(there)
        await ann.post("/me/calls/test", channel=channel.id)
        assert await CallSender(there.registry).send_due() == 0
        (row,) = await there.registry.store.calls.outbox()
        assert (row.error, row.failed > 0) == ("forbidden", True)
        assert "only public addresses" in (await ann.http.get("/me/calls")).text


async def test_a_browser_is_called(url: str) -> None:
    browser = Browser()
    async with (
        endpoint() as place,
        site(url, replace(QUICK, private_calls=True)) as there,
        there.person("Ann") as ann,
    ):
        await keep(ann, "ann")
        good = {"address": f"{place.url}/push", **browser.keys}
        for bad in ({"auth": "x"}, {"p256dh": "A" * 87}, {"address": "push"}):
            assert (await ann.post("/me/calls/push", **{**good, **bad})).status_code == 422, bad
        for _ in range(2):  # one who subscribes again is called once
            assert (await ann.post("/me/calls/push", **good)).status_code == 303
        (channel,) = await channels(there)
        await ann.post("/me/calls/test", channel=channel.id)
        assert await CallSender(there.registry).send_due() == 1
        assert browser.read(place.requests[0].body)["url"] == "/me/calls"
        await ann.post("/sign-out")
        assert await channels(there) == [], "whoever uses this browser next does not read who plays what"


async def test_a_browser_gets_another_address(url: str) -> None:
    """What its service worker does: it asks for the key, subscribes anew, and tells the old address and the new one."""
    old, new = Browser(), Browser()
    async with (
        endpoint() as place,
        site(url, replace(QUICK, private_calls=True)) as there,
        there.person("Ann") as ann,
    ):
        await keep(ann, "ann")
        told = (await ann.http.get("/me/calls/key")).json()
        assert f'data-push="{told["key"]}"' in (await ann.http.get("/me/calls")).text
        fresh = {"csrf": told["csrf"], "old": f"{place.url}/old", "address": f"{place.url}/new", **new.keys}
        answer = await ann.post("/me/calls/renew", **fresh)
        assert (answer.status_code, answer.headers["x-refusal"]) == (409, "never-called"), (
            "nobody has asked to be called"
        )
        await ann.post("/me/calls/push", address=f"{place.url}/old", **old.keys)
        (before,) = await channels(there)
        await ann.post("/me/calls/test", channel=before.id)
        assert (await ann.post("/me/calls/renew", **{**fresh, "auth": "A" * 20})).status_code == 422
        assert (await ann.post("/me/calls/renew", **fresh)).status_code == 204
        (after,) = await channels(there)
        assert (after.id, after.address) == (before.id, f"{place.url}/new")
        assert await CallSender(there.registry).send_due() == 1
        assert [one.path for one in place.requests] == ["/new"], "what waited goes to the new address"
        assert new.read(place.requests[0].body)["url"] == "/me/calls"
        # The maker of the browser may have said first that the old address is gone.
        await ann.post("/me/calls/remove", channel=after.id)
        assert (await ann.post("/me/calls/renew", **fresh)).status_code == 303
        assert [one.address for one in await channels(there)] == [f"{place.url}/new"]


async def test_a_table_can_be_an_exception_and_all_is_seen_and_deleted(url: str) -> None:
    async with site(url, replace(QUICK, private_calls=True)) as there, there.person("Ann") as ann:
        guest_table = await ann.new_table()
        assert 'href="/me/calls"' in (await ann.http.get(f"/t/{guest_table}")).text
        await keep(ann, "ann")
        await ann.post("/me/calls/hook", address="http://127.0.0.1:9/")
        table = await ann.new_table()
        answer = await ann.post(f"/t/{table}/calls", wish="never", next=f"/t/{table}")
        assert answer.headers["location"] == f"/t/{table}"
        assert 'value="never" aria-pressed="true"' in (await ann.http.get(f"/t/{table}")).text
        await ann.post(f"/t/{table}/calls", wish="turn", pace="daily", next=f"/t/{table}")
        page = (await ann.http.get(f"/t/{table}")).text
        assert 'value="turn" aria-pressed="true"' in page
        assert 'value="daily" aria-pressed="true"' in page
        assert (await ann.post(f"/t/{table}/calls", pace="weekly")).status_code == 422
        told = (await ann.http.get("/me/export")).json()["calls"]
        assert told["tables"] == {table: {"wish": "turn", "pace": "daily"}}
        assert [one["address"] for one in told["channels"]] == ["http://127.0.0.1:9/"]
        assert told["settings"]["wish"] == "turn"
        person = await me(there)
        assert (await ann.post("/me/delete", sure="1")).status_code == 303
        calls = there.registry.store.calls
        assert (await calls.call(person.id), await calls.channels(person.id)) == (None, [])


async def test_who_opens_the_table_need_not_be_called(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        await ann.post("/me/calls/hook", address="https://a.example/")
        table = await ann.new_table(seat__0="me", seat__1="local")
        person = await me(there)
        calls = there.registry.store.calls
        assert [one.table for one in await calls.notices(person.id)] == [table]
        async with there.person() as stranger:
            await stranger.http.get(f"/t/{table}")
        assert len(await calls.notices(person.id)) == 1
        await ann.http.get(f"/t/{table}")
        assert await calls.notices(person.id) == []


async def test_the_site_is_an_app(url: str) -> None:
    async with site(url) as there, there.person(lang="ru") as ann:
        manifest = await ann.http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        told = manifest.json()
        assert (told["name"], told["start_url"], told["display"]) == ("Игротека", "/", "standalone")
        kinds = {(one["sizes"], one["purpose"]) for one in told["icons"]}
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"), ("any", "any")} <= kinds
        for one in told["icons"]:
            icon = await ann.http.get(one["src"])
            assert (icon.status_code, icon.headers["content-type"].split(";")[0]) == (200, one["type"])
            assert "immutable" in icon.headers["cache-control"]
            if one["type"] == "image/png":
                width, height = (int.from_bytes(icon.content[at : at + 4], "big") for at in (16, 20))
                assert one["sizes"] == f"{width}x{height}"
        assert "immutable" not in (await ann.http.get("/icon/192.png")).headers["cache-control"]
        assert (await ann.http.get("/icon/9000.png")).status_code == 404
        assert '<link rel="apple-touch-icon" href="/icon/apple-touch.png' in (await ann.http.get("/")).text
        worker = await ann.http.get("/worker.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        offline = (await ann.http.get("/offline")).text
        assert "Нет связи" in offline
        assert "<script" not in offline
        assert "<link" not in offline
        assert (
            '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">'
            in (await ann.http.get("/")).text
        )
