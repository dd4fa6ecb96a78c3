"""Notices go out: to a real endpoint, a real mail server and a browser that decrypts; again if need be, and under the same name."""

from __future__ import annotations

import base64
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from igroteka.core import IgrotekaError
from igroteka.store import BanRow, CallRow, ChannelRow, Message, Notice, PersonRow, TableRow
from igroteka.web.calls import hooks, push
from igroteka.web.calls.delivery import Letter, Line, Undelivered
from igroteka.web.calls.mail import MailServer, compose, send_mail
from igroteka.web.calls.outgoing import Caller, PublicNetwork, is_callable_url, is_public
from igroteka.web.calls.sender import FIRST_PAUSE, GIVE_UP, CallSender, pause_after
from igroteka.web.calls.words import write_letter

from ..store.leaping import DAY, HOUR, until
from .fake_time import FakeTime
from .receivers import Browser, endpoint, mail_box
from .support import QUICK, Person, Site, site
from .test_people import keep

OPEN = replace(QUICK, private_calls=True)


@contextlib.asynccontextmanager
async def called(
    url: str, kind: str, address: str, details: dict[str, Any] | None = None, **settings: Any
) -> AsyncIterator[tuple[Site, Person, FakeTime]]:
    """A server with somebody who is called over one channel, at once and at any time."""
    time = FakeTime()
    async with site(url, replace(OPEN, **settings), watch=time.watch) as there, there.person("Ann") as ann:
        await keep(ann, "ann")
        (person,) = await there.registry.store.people.everybody()
        calls = there.registry.store.calls
        await calls.set_call(CallRow(person.id, "turn", "now", 9, 0, 0, "UTC"), 0.0)
        assert await calls.add_channel(ChannelRow("c1", person.id, kind, address, details or {}, True))
        yield there, ann, time


@pytest.fixture(autouse=True)
def no_look_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks into its outbox when a test says so."""
    monkeypatch.setattr("igroteka.web.calls.sender.LOOK_EVERY", 10 * 365 * DAY)


async def look(there: Site) -> int:
    """Let the server look into its outbox, once something is there; how many messages have arrived."""
    await until(there.registry.store.calls.outbox)  # bots move first
    return await CallSender(there.registry).send_due()


async def test_a_webhook_is_told_whose_turn_it_is_and_nothing_more(url: str) -> None:
    async with endpoint() as place, called(url, "hook", place.url) as (there, ann, _):
        table = await ann.new_table()
        assert await look(there) == 1
        (request,) = place.requests
        (line,) = request.data["notices"]
        assert (line["table"], line["kind"]) == (table, "turn")
        assert line["url"] == request.data["url"] == f"{there.base}/t/{table}"
        assert "Dream City" in request.data["title"]
        assert request.headers["idempotency-key"] == request.data["id"]
        seed = there.registry.tables[table].row.seed
        assert seed.encode() not in request.body
        assert await there.registry.store.calls.outbox() == []


async def test_what_does_not_arrive_is_tried_again_under_the_same_name_and_given_up_after_a_day(
    url: str,
) -> None:
    async with endpoint(statuses=[503] * 100) as place, called(url, "hook", place.url) as (there, ann, time):
        await ann.new_table()
        calls, began = there.registry.store.calls, time.wall()
        assert await look(there) == 0
        (row,) = await calls.outbox()
        assert (row.tries, row.error, row.failed) == (1, "busy: 503", 0.0)
        assert row.due == time.wall() + FIRST_PAUSE
        while not row.failed:
            time.wall.time = row.due
            await look(there)
            (row,) = await calls.outbox()
        count = len(place.requests)
        assert len({request.data["id"] for request in place.requests}) == 1
        assert 8 <= count <= 20
        assert time.wall() - began <= GIVE_UP
        (channel,) = await calls.channels((await there.registry.store.people.everybody())[0].id)
        assert channel.trouble == "busy: 503"


async def test_whoever_is_banned_is_not_told_what_waited_for_them(url: str) -> None:
    async with endpoint() as place, called(url, "hook", place.url) as (there, ann, time):
        await ann.new_table()
        store = there.registry.store
        await until(store.calls.outbox)
        (person,) = await store.people.everybody()
        await store.admin.ban(BanRow(person.id, "Ann", at=time.wall()))
        assert await look(there) == 0
        assert place.requests == []
        assert await store.calls.outbox() == []


async def test_a_server_sends_by_itself(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.web.calls.sender.LOOK_EVERY", 0.01)
    async with endpoint() as place, called(url, "hook", place.url) as (_, ann, _time):
        await ann.new_table()
        await until(lambda: place.requests)


def test_pauses_grow_up_to_three_hours() -> None:
    assert [pause_after(n) for n in (1, 2, 3, 20)] == [60.0, 180.0, 540.0, 3 * HOUR]


async def test_mail_has_a_name_and_a_way_out(url: str) -> None:
    async with (
        mail_box(login=("u", "p:w")) as box,
        called(
            url,
            "mail",
            "ann@post.test",
            smtp=f"smtp+plain://u:p%3Aw@127.0.0.1:{box.port}",
            mail_from="Games <games@play.test>",
        ) as (there, ann, time),
    ):
        box.refuse.append("451 later")
        table = await ann.new_table()
        assert await look(there) == 0
        (row,) = await there.registry.store.calls.outbox()
        assert (row.error, row.failed) == ("refused: 451", 0.0)
        time.wall.time = row.due
        assert await look(there) == 1
        (mail,) = box.mails
        assert (mail["To"], mail["From"]) == ("ann@post.test", "Games <games@play.test>")
        assert mail["Message-ID"].endswith("@play.test>")
        stop = str(mail["List-Unsubscribe"]).strip("<> ")
        assert stop.startswith(f"{there.base}/mail/")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"{there.base}/t/{table}" in mail.get_content()
        assert stop in mail.get_content()


async def test_a_browser_reads_what_it_is_sent_and_is_forgotten_when_it_says_so(url: str) -> None:
    browser = Browser()
    async with (
        endpoint() as place,
        called(url, "push", f"{place.url}/push/1", browser.keys, mail_from="games@play.test") as (
            there,
            ann,
            time,
        ),
    ):
        table = await ann.new_table()
        assert await look(there) == 1
        (request,) = place.requests
        told = browser.read(request.body)
        assert (told["url"], "Dream City" in told["title"]) == (f"/t/{table}", True)
        assert request.headers["topic"] == told["id"]
        assert len(told["id"]) <= 32, "the longest that a push service takes"
        _require_signed(request.headers["authorization"], place.url, int(time.wall()))
        place.statuses.append(410)
        await ann.new_table()
        assert await look(there) == 0
        (person,) = await there.registry.store.people.everybody()
        assert await there.registry.store.calls.channels(person.id) == []
        assert await there.registry.store.calls.outbox() == []


def _require_signed(header: str, audience: str, now: int) -> None:
    """The signature of RFC 8292 is right, and holds for this place and a while."""
    token, key = (part.split("=", 1)[1] for part in header.removeprefix("vapid ").split(", "))
    head, claims, signature = token.split(".")
    r, s = (int.from_bytes(push.to_bytes(signature)[i : i + 32], "big") for i in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, push.to_bytes(key))
    public.verify(utils.encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert (told["aud"], told["sub"]) == (audience, "mailto:games@play.test")
    assert now < told["exp"] <= now + 24 * HOUR


def test_what_is_encrypted_is_what_the_standard_shows() -> None:
    """The example of RFC 8291, section 5."""
    sealed = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        push.to_bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        push.to_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        push.to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
        push.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert push.to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert not push.is_subscription("abc", push.to_text(b"0" * 16))
    assert not push.is_subscription(Browser().keys["p256dh"], push.to_text(b"0" * 15))


LETTER = Letter(
    "m1",
    "Title",
    [Line("t1", "Keyflower", "turn", "@everyone it is your turn", "https://x/t/t1")],
    "https://x/t/t1",
)


def hook(template: str, **details: str) -> hooks.HookCall:
    channel = ChannelRow("c", "p", "hook", "https://there.example/x", {"template": template, **details})
    return hooks.hook_call(channel, LETTER)


def test_each_kind_of_webhook_gets_its_own_form() -> None:
    discord = hook("discord")
    assert discord.data["allowed_mentions"] == {"parse": []}, "a name at a table summons nobody"
    assert "https://x/t/t1" in discord.data["content"]
    telegram = hook("telegram", target="-100")
    assert (telegram.data["chat_id"], "parse_mode" in telegram.data) == ("-100", False)
    matrix = hook("matrix", target="!a/b:c.org", token="key")
    assert matrix.method == "PUT"
    assert matrix.url == (
        "https://there.example/x/_matrix/client/v3/rooms/%21a%2Fb%3Ac.org/send/m.room.message/m1"
    )
    assert matrix.headers["authorization"] == "Bearer key"


# ---------------------------------------------------------------- where a server may call


def test_only_public_numbers_are_called() -> None:
    private = (
        "127.0.0.1 10.0.0.1 172.16.3.4 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 240.0.0.1 "
        "::1 :: fe80::1 fe80::1%eth0 fc00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 64:ff9b::a00:1 "
        "2002:7f00:1:: 2002:c0a8:101:: 2001:db8::1 fec0::1 198.18.0.1 192.0.2.1 nonsense"
    )
    assert [number for number in private.split() if is_public(number)] == []
    assert all(is_public(number) for number in ("8.8.8.8", "2a00:1450:4001::1", "64:ff9b::808:808"))


def test_only_plain_addresses_are_called() -> None:
    for bad in (
        "http://a.example/",
        "https://",
        "https://user:word@a.example/",
        "https://a.example:x/",
        "https://a.example\\@b/",
        "file:///etc/passwd",
        "https://a.example/ b",
        "https://a.example/\n",
        "https://ü.example/",
        "https://a.example/" + "x" * 2000,
    ):
        assert not is_callable_url(bad, private=False), bad
    assert is_callable_url("https://a.example:8443/x?y=z", private=False)
    assert is_callable_url("http://10.0.0.1/", private=True)


async def test_a_name_that_leads_home_is_not_called() -> None:
    async with endpoint() as place:
        for url in (f"https://localhost:{place.port}/", f"https://127.0.0.1:{place.port}/", "https://[::1]/"):
            with pytest.raises(Undelivered, match="forbidden") as error:
                await Caller(private=False).send("POST", url, {}, b"x")
            assert error.value.final
        with pytest.raises(Undelivered, match="forbidden"):
            await PublicNetwork(private=False).connect_tcp("localhost", place.port)
        assert place.requests == []


async def test_redirects_are_not_followed_and_long_answers_not_read() -> None:
    async with endpoint(statuses=[302]) as place:
        assert await Caller(private=True).send("POST", f"{place.url}/hook", {}, b"x") == 302
        place.tail = b"x" * 1000
        assert await Caller(private=True).send("POST", f"{place.url}/hook", {}, b"x") == 200
        assert [request.path for request in place.requests] == ["/hook", "/hook"]
    with pytest.raises(Undelivered, match="silent"):
        await Caller(private=True).send("POST", f"{place.url}/hook", {}, b"x")


def test_the_operator_is_told_what_a_mail_server_is() -> None:
    server = MailServer.read("smtps://u%40x:p@post.example", "a@b.example")
    assert (server.kind, server.port, server.user, server.password) == ("smtps", 465, "u@x", "p")
    assert "password" not in repr(server)
    for url, sender in (
        ("http://x", "a@b.example"),
        ("smtp://", "a@b.example"),
        ("smtp://h:x", "a@b"),
        ("smtp://h", "nobody"),
    ):
        with pytest.raises(IgrotekaError, match="allowed") as error:
            MailServer.read(url, sender)
        assert "p:w" not in str(error.value)


async def test_mail_is_not_handed_in_in_the_open_where_tls_was_asked_for() -> None:
    async with mail_box() as box:
        mail = compose(
            MailServer.read(box.url, "a@b.example"), "c@d.example", LETTER, "https://x/stop", 1_700_000_000.0
        )
        for kind in ("smtp", "smtps"):
            server = MailServer.read(f"{kind}://u:secret@127.0.0.1:{box.port}", "a@b.example")
            with pytest.raises(Undelivered, match="silent") as error:
                await send_mail(server, mail)
            assert "secret" not in str(error.value)
        assert box.mails == []


def test_many_tables_are_one_message_with_the_most_urgent_first() -> None:
    rows = {
        f"t{i}": TableRow(f"t{i}", "keyflower", 2, {}, "secret seed", names=["Ann", f"Ben {i}"])
        for i in range(13)
    }
    notices = [Notice(f"t{i}", "move", float(i)) for i in range(13)]
    notices += [Notice("t12", "turn", 20.0), Notice("gone", "turn", 1.0)]
    message = Message(
        "m1",
        ChannelRow("c", "p", "hook", "https://x"),
        PersonRow("p", "P", settings={"lang": "ru"}),
        CallRow("p"),
        notices,
        0,
        0.0,
        0.0,
    )
    letter = write_letter(message, rows, "https://play.example", {})
    assert (letter.title, letter.url) == ("Новости с 13\u00a0столов", "https://play.example/")
    assert [line.table for line in letter.lines] == ["t12", *[f"t{i}" for i in range(9)], ""]
    assert "сейчас ваш ход" in letter.lines[0].text
    assert letter.lines[-1].text == "Есть новости ещё с 3\u00a0столов."
    assert "secret" not in letter.body
