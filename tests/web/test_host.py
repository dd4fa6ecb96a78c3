"""What only the host may do, each refusal with a reason of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from igroteka.bots import bots

from .support import QUICK, Page, site
from .test_access import two_people


async def test_each_refusal_has_a_code_and_words_of_its_own(url: str) -> None:
    said: dict[str, str] = {}
    quick = replace(QUICK, host_waits=0.0)
    async with site(url, quick) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await two_people(there, "dream_city", ann, ben)
        async with ann.page(table) as host, ben.page(table) as guest:
            asked = host.state["turn"]["seats"][0]

            async def refused(page: Page, **words: object) -> str:
                answer = await page.ask(t="host", **words)
                assert answer["t"] == "refused", answer
                assert answer["detail"]
                said[answer["code"]] = answer["say"]
                return str(answer["code"])

            # The seat is late, so that nothing but the missing right stands in the way.
            assert host.state["late"] == [asked]
            assert await refused(guest, do="bot", seat=asked, bot="random") == "host-decision"
            assert await refused(host, do="bot", seat=1 - asked, bot="random") == "late"
            assert await refused(host, do="burn", seat=asked) == "message"
            assert await refused(host, do="time", seat=asked, seconds=5) == "decision"
            assert await refused(host, do="bot", seat=asked, bot="nobody") == "unknown-bot"
            assert host.state["players"][asked]["bot"] == ""
            assert (await host.ask(t="host", do="bot", seat=asked, bot="random"))["t"] == "done"
    assert sorted(said) == ["decision", "host-decision", "late", "message", "unknown-bot"]
    assert len(set(said.values())) == 5
    assert said["unknown-bot"] == f"There is no such bot. Choose one of these: {', '.join(bots())}."


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
async def test_closing_tells_who_may_from_when_one_may(url: str, lang: str) -> None:
    async with site(url) as there, there.person("Ann", lang) as ann, there.person("Ben", lang) as ben:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open", public="on")
        other = await ben.post(f"/t/{table}/close")
        seat = await ben.post(f"/t/{table}/seat", seat="1", kind="bot:random")
        assert (other.status_code, seat.status_code) == (403, 403)
        assert (await ann.post(f"/t/{table}/seat", seat="1", kind="bot:random")).status_code == 303
        late = await ann.post(f"/t/{table}/close")
        assert late.status_code == 409
        assert headline(other.text) == headline(seat.text) != headline(late.text)


def headline(page: str) -> str:
    """The sentence of a page for an error."""
    return page.split("<h1>")[1].split("</h1>")[0]
