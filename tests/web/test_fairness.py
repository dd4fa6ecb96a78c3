"""Nobody chooses what is drawn: seeds, seals, shares, and what everybody is shown of them before the first move."""

from __future__ import annotations

import hashlib
import itertools
import re
from dataclasses import replace
from typing import Any

import pytest

from igroteka.core import commitment
from igroteka.match import Match
from igroteka.match.seed import seal_of
from igroteka.store import check, open_store
from igroteka.web.tables.fairness import Dealer

from ..store.leaping import HOUR
from .fake_time import FakeTime
from .support import QUICK, Person, Site, site

ONE, TWO, THREE = "1" * 32, "2" * 32, "3" * 32


async def invite(ann: Person, table: str) -> list[str]:
    """The invitations that the host's room shows."""
    room = (await ann.http.get(f"/t/{table}")).text
    return list(dict.fromkeys(re.findall(r'/join/([^"]+)"', room)))


async def sealed_pair(there: Site, ann: Person, ben: Person) -> str:
    """A table of two whose pages have told their seals."""
    table = await ann.new_table(seats=2, seat__0="me", seat__1="open", seal=seal_of(ONE))
    link = (await invite(ann, table))[0]
    assert (await ben.post(f"/join/{link}", name="Ben", seal=seal_of(TWO))).status_code == 303
    return table


# ---------------------------------------------------------------- chosen seeds


@pytest.mark.parametrize("second", ["open", "local"])
async def test_nobody_chooses_the_seed_where_others_sit(url: str, second: str) -> None:
    async with site(url) as there, there.person("Ann", "ru") as ann:
        answer = await ann.post("/new/dream_city", seats=2, seat__0="me", seat__1=second, seed="7")
        assert answer.status_code == 422
        assert "seed" in answer.text
        body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "7"}
        made = await ann.http.post("/api/tables", json=body)
        assert made.status_code == 422
        assert "only where one person plays" in made.json()["error"]["message"]
        assert there.registry.tables == {}


async def test_who_plays_alone_may_choose_and_everybody_is_told(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", seed="7", public="on")
        match = there.registry.tables[table].match
        assert match.fingerprint == Match.new("dream_city", seats=2, seed="7").fingerprint
        async with there.person() as watcher:
            page = (await watcher.http.get(f"/t/{table}")).text
            assert "was chosen by its player" in page
            state = await watcher.state(f"/t/{table}")
            assert state["fair"]["chosen"]
        # A short seed cannot be found from the commitment: the salt is in it.
        guesses = [commitment(str(n)) for n in itertools.chain(range(2_000), ("seven", ""))]
        assert match.commitment not in guesses
        assert match.commitment == hashlib.sha256(f"{match.salt}\n7".encode()).hexdigest()


# ---------------------------------------------------------------- the commitment


async def test_the_commitment_is_shown_before_anybody_sits_or_moves(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open")
        row = there.registry.tables[table].row
        seal = commitment(row.seed, row.config["salt"])
        room = (await ann.http.get(f"/t/{table}")).text
        link = (await invite(ann, table))[0]
        invitation = (await ben.http.get(f"/join/{link}")).text
        assert seal in room
        assert seal in invitation
        await ben.post(f"/join/{link}", name="Ben")
        running = (await ann.http.get(f"/t/{table}")).text
        assert seal in running
        match = there.registry.tables[table].match
        assert match.commitment == seal
        for page in (room, invitation, running):
            assert row.seed not in page
            assert row.config["salt"] not in page


async def test_tables_of_programs_show_it_too(url: str) -> None:
    async with site(url) as there, there.person() as someone:
        body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await someone.http.post("/api/tables", json=body)).json()
        key = {"authorization": f"Bearer {made['watch_token']}"}
        about = (await someone.http.get(f"/api/tables/{made['table']}", headers=key)).json()
        row = there.registry.tables[made["table"]].row
        assert about["commitment"] == commitment(row.seed, row.config["salt"])


# ---------------------------------------------------------------- seals and shares


async def test_a_table_begins_when_all_pages_have_added_their_shares(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await sealed_pair(there, ann, ben)
        async with ann.page(table) as one, ben.page(table) as two:
            assert one.state["fair"]["stage"] == "share"
            assert one.state["fair"]["seals"] == {"0": seal_of(ONE), "1": seal_of(TWO)}
            assert one.state["status"] == "open"
            assert (await one.ask(t="share", seat=0, share=ONE))["t"] == "done"
            # What one page has told stays with the server until the game is over.
            await two.until(lambda m: m["t"] == "full" and m["fair"]["given"] == [0])
            assert ONE not in "".join(two.heard)
            assert (await two.ask(t="share", seat=1, share=TWO))["t"] == "done"
            assert (await one.until(lambda m: m["t"] == "reload"))["href"] == f"/t/{table}"
        match = there.registry.tables[table].match
        assert match.shares == {0: ONE, 1: TWO}
        row = there.registry.tables[table].row
        other = Match.new("dream_city", 2, row.seed, row.options)
        assert other.fingerprint != match.fingerprint


async def test_a_share_must_fit_its_seal_its_seat_and_its_time(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open", seal=seal_of(ONE))
        async with ann.page(table) as one:
            # Nobody tells a share while another seal is still to come.
            assert (await one.ask(t="share", seat=0, share=ONE))["code"] == "share"
            link = (await invite(ann, table))[0]
            await ben.post(f"/join/{link}", name="Ben", seal=seal_of(TWO))
            bad: list[tuple[str, dict[str, Any]]] = [
                ("unfit-share", {"t": "share", "seat": 0, "share": TWO}),
                ("message", {"t": "share", "seat": 0, "share": ONE + "\n"}),
                ("message", {"t": "share", "seat": 0, "share": ""}),
                ("seal", {"t": "seal", "seat": 0, "seal": seal_of(THREE)}),
                ("message", {"t": "seal", "seat": 0, "seal": "x"}),
            ]
            for code, message in bad:
                assert (await one.ask(**message))["code"] == code, message
            assert (await one.ask(t="share", seat=1, share=TWO))["code"] == "seat"
            assert (await one.ask(t="share", seat=0, share=ONE))["t"] == "done"
            assert (await one.ask(t="share", seat=0, share=ONE))["code"] == "share"
            watch = f"{table}.{there.registry.tables[table].row.config['watch']}"
            async with there.person() as eve, eve.page(table, token=watch) as page:
                assert (await page.ask(t="share", seat=1, share=TWO))["code"] == "watch"
        assert not there.registry.tables[table].has_begun


async def test_a_page_that_does_not_answer_is_left_out(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await sealed_pair(there, ann, ben)
        async with ann.page(table) as one:
            await one.ask(t="share", seat=0, share=ONE)
            live = there.registry.tables[table]
            assert not live.has_begun
            # The time that it waits is over.
            there.registry.settings = replace(QUICK, share_patience=0.0)
            await live.reload_or_begin()
            await one.until(lambda m: m["t"] == "reload")
        assert there.registry.tables[table].match.shares == {0: ONE}


async def test_the_time_to_wait_runs_by_itself(url: str) -> None:
    time = FakeTime()
    settings = replace(QUICK, share_patience=HOUR)
    async with site(url, settings, watch=time.watch) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", seal=seal_of(ONE))
        async with ann.page(table) as page:
            assert page.state["status"] == "open"
            time.passes(HOUR)
            await page.until(lambda m: m["t"] == "reload")
        assert there.registry.tables[table].match.shares == {}


async def test_a_table_for_one_page_begins_at_once_with_its_share(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        form = (await ann.http.get("/new/dream_city")).text
        draft = re.search(r'name="draft" value="([^"]+)"', form)
        promised = re.search(r'data-seal="([^"]+)" data-commitment="([0-9a-f]{64})"', form)
        assert draft
        assert promised
        fields: dict[str, Any] = {"seats": 2, "seat__0": "me", "seat__1": "bot:random", "draft": draft[1]}
        table = await ann.new_table(**fields, seal=seal_of(ONE), share=ONE)
        match = there.registry.tables[table].match
        # The table is the one whose commitment the form had shown before the share was told.
        assert (table, match.commitment) == (promised[1], promised[2])
        assert match.shares == {0: ONE}
        # The same form once more makes another table, whose seed is a fresh one.
        again = await ann.new_table(**fields, seal=seal_of(ONE), share=ONE)
        assert again != table
        assert there.registry.tables[again].match.seed != match.seed


async def test_the_promise_of_a_form_is_for_its_guest_and_never_for_a_table_with_others(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        dealer: Dealer = there.registry.guest_cookies.dealer
        mine = there.registry.guest_cookies.read_cookie(ann.http.cookies["igroteka"])
        assert mine is not None
        draft = dealer.draft(mine.id)
        deal = dealer.drafted_deal(draft.token, mine.id)
        assert deal is not None
        assert dealer.drafted_deal(draft.token, "another guest") is None
        for forged in ("", "x", draft.token[:-3] + "abc", "x" * 600):
            assert dealer.drafted_deal(forged, mine.id) is None
        stolen = await eve.new_table(seats=2, seat__0="me", seat__1="bot:random", draft=draft.token)
        assert stolen != draft.id
        # Whoever has seen the seed of an earlier table must not know that of a table with friends.
        shared = await ann.new_table(seats=2, seat__0="me", seat__1="open", draft=draft.token)
        assert shared == draft.id
        assert there.registry.tables[shared].row.seed != deal.seed


async def test_a_rematch_is_shuffled_anew_by_everybody(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random", seal=seal_of(ONE), share=ONE)
        old = there.registry.tables[table].row
        await there.registry.store.update(table, status="over", expected_rev=old.rev)
        await there.registry.tables[table].act(there.registry.tables[table].load)
        answer = await ann.post(f"/t/{table}/rematch")
        fresh = answer.headers["location"].removeprefix("/t/")
        assert there.registry.tables[fresh].row.config["seats"][0]["seal"] == ""
        async with ann.page(fresh) as page:
            assert page.state["fair"]["stage"] == "seal"
            assert (await page.ask(t="seal", seat=0, seal=seal_of(TWO)))["t"] == "done"
            assert (await page.ask(t="share", seat=0, share=TWO))["t"] == "done"
            assert "reload" in [message["t"] for message in page.others]
        match = there.registry.tables[fresh].match
        assert match.shares == {0: TWO}
        assert match.seed != old.seed


async def test_a_game_with_shares_is_read_again_and_proved_in_the_end(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as ben:
        table = await sealed_pair(there, ann, ben)
        async with ann.page(table) as one, ben.page(table) as two:
            await one.ask(t="share", seat=0, share=ONE)
            await two.ask(t="share", seat=1, share=TWO)
            await one.until(lambda m: m["t"] == "reload")
        print_before = there.registry.tables[table].match.fingerprint
    async with site(url) as there:
        match = (await there.registry.table(table)).match
        assert match.fingerprint == print_before
        assert match.shares == {0: ONE, 1: TWO}
    store = await open_store(url)
    async with store:
        report = await check(store)
        assert report.differences == []
        rows = await store.events(table)
        assert rows[0].line.startswith("B ")
        assert rows[0].line.endswith(f"share 0 {ONE} share 1 {TWO}")
