"""Cookies, links and origins that are forged or foreign: they count for nothing."""

from __future__ import annotations

from dataclasses import replace

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from igroteka.web.security.guests import Guest, GuestCookies

from ..store.leaping import HOUR, leap, until
from .hostile import refusal_code
from .support import QUICK, site


async def test_foreign_sites_and_strangers_cannot_listen(url: str) -> None:
    quick = replace(QUICK, hello_patience=HOUR)
    async with site(url, quick) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        cookie = {"cookie": ann.cookie()}
        path = f"/live/{table}"
        origin = websockets.Origin
        assert (
            await refusal_code(there, path, additional_headers=cookie, origin=origin("http://evil.example"))
            == 403
        )
        assert await refusal_code(there, path, additional_headers=cookie, origin=origin("null")) == 403
        other = origin("http://127.0.0.1:1")
        assert await refusal_code(there, path, additional_headers=cookie, origin=other) == 403
        # Without an origin it is no browser, and a cookie alone counts for nothing.
        assert await refusal_code(there, path, additional_headers=cookie) == 1008
        own = origin(there.base)
        assert await refusal_code(there, path, origin=own) == 1008
        assert await refusal_code(there, path, hello='{"t":"hello","token":"' + table + '.aaaa"}') == 1008
        assert await refusal_code(there, path, hello='{"t":"hello","token":"."}') == 1008
        assert await refusal_code(there, "/live/nosuchtable", origin=own) == 4004
        assert await refusal_code(there, "/live/..%2f..%2fetc", origin=own) in (403, 404, 4004)
        assert await refusal_code(there, path, origin=own, hello='{"t":"ping"}') == 4000
        assert await refusal_code(there, path, origin=own, hello="garbage") == 4000
        async with connect(there.base.replace("http", "ws") + path, origin=own, proxy=None) as line:
            await until(lambda: len(there.app.state.hub.open) == 1)
            leap(HOUR)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4000


async def test_forged_cookies_count_for_nothing(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        genuine = ann.http.cookies["igroteka"]
        me = there.registry.guest_cookies.read_cookie(genuine)
        assert me is not None
        said, _, signature = genuine.rpartition(".")
        forged = [
            GuestCookies("another key").sign(me),
            # The last letter would not do: two of its bits stand for nothing.
            f"{said}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}",
            genuine.split(".")[0],
            "." + genuine.split(".", 1)[1],
            "x" * 5_000,
            '{"id":"' + me.id + '"}',
        ]
        for cookie in forged:
            async with httpx.AsyncClient(
                base_url=there.base, cookies={"igroteka": cookie}, trust_env=False, timeout=None, verify=False
            ) as eve:
                page = await eve.get(f"/t/{table}")
                assert page.status_code == 404, cookie[:60]
        async with httpx.AsyncClient(
            base_url=there.base, cookies={"igroteka": genuine}, trust_env=False, timeout=None, verify=False
        ) as ann2:
            assert (await ann2.get(f"/t/{table}")).status_code == 200


def test_a_signed_cookie_is_read_only_with_its_key() -> None:
    guest_cookies = GuestCookies("key")
    assert guest_cookies.read_cookie(guest_cookies.sign(Guest("g", "Ann"))) == Guest("g", "Ann")
    assert GuestCookies("other").read_cookie(guest_cookies.sign(Guest("g", "Ann"))) is None


async def test_strangers_cannot_do_what_only_hosts_and_players_may(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open", public="on")
        assert (await eve.post(f"/t/{table}/seat", seat="1", kind="bot:random")).status_code == 403
        assert (await eve.post(f"/t/{table}/close")).status_code == 403
        assert (await ann.post(f"/t/{table}/seat", seat="0", kind="bot:random")).status_code == 409
        assert (await ann.post(f"/t/{table}/seat", seat="1", kind="king")).status_code == 422
        assert (await ann.post(f"/t/{table}/seat", seat="1", kind="bot:random")).status_code == 303
        assert there.registry.tables[table].row.status == "running"
        assert (await eve.post(f"/t/{table}/close")).status_code == 403
        assert (await ann.post(f"/t/{table}/close")).status_code == 409
        async with eve.page(table) as page:
            assert page.state["role"]["seats"] == []
            assert (await page.play("done", seat=0))["code"] == "watch"
