"""Standing up from a table that has not begun: whose seat becomes free, and what a host must do first."""

from __future__ import annotations

from typing import Any

from igroteka.match.seed import seal_of
from igroteka.store import TableRow
from igroteka.web.tables import fairness

from .support import Person, Site, site
from .test_host import headline
from .test_joining import invitations

THREE: dict[str, Any] = {"seats": 3, "seat__0": "me", "seat__1": "open", "seat__2": "open"}


async def row_of(there: Site, table: str) -> TableRow:
    row = await there.registry.store.table(table)
    assert row is not None
    return row


async def sit_down(host: Person, table: str, guest: Person) -> None:
    """Take the first free seat by its link."""
    answer = await guest.post(f"/join/{(await invitations(host, table))[0]}", name=guest.name)
    assert answer.status_code == 303


async def test_a_seat_that_somebody_leaves_waits_again_with_a_new_link(url: str) -> None:
    async with (
        site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben, there.person("Cat") as cat
    ):  # fmt: skip
        table = await ann.new_table(**THREE)
        before = await invitations(ann, table)
        await sit_down(ann, table, ben)
        assert "Leave the seat" in (await ben.http.get(f"/t/{table}")).text
        assert "Leave the seat" not in (await ann.http.get(f"/t/{table}")).text, "she is the host"
        assert f"/t/{table}" in (await ben.http.get("/tables?list=open")).text
        own = (await row_of(there, table)).config["seats"][1]["token"]
        async with ann.page(table) as room:
            assert room.state["players"][1]["name"] == "Ben"
            assert (await ben.post(f"/t/{table}/leave")).headers["location"] == "/"
            told = await room.until(lambda m: m["t"] == "full" and m["players"][1]["kind"] == "open")
            assert told["fair"]["stage"] == "seats"
        assert (await ben.http.get(f"/t/{table}")).status_code == 404, "it is Ann's private table again"
        assert (await ben.http.get(f"/seat/{table}.{own}")).status_code == 404
        assert f"/t/{table}" not in (await ben.http.get("/tables?list=open")).text
        after = await invitations(ann, table)
        assert len(after) == 2
        assert (await cat.post(f"/join/{before[0]}", name="Cat")).status_code == 410, (
            "nobody sends an old link on"
        )
        assert (await cat.post(f"/join/{after[0]}", name="Cat")).status_code == 303
        assert (await ben.post(f"/join/{after[1]}", name="Ben")).status_code == 303, "he may come back"
        assert there.registry.tables[table].has_begun or (await row_of(there, table)).config["filled"]


async def test_nobody_leaves_once_all_have_sat_down(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open")
        invitation = (await invitations(ann, table))[0]
        seal = seal_of("0123456789abcdef" * 2)
        assert (await ben.post(f"/join/{invitation}", name="Ben", seal=seal)).status_code == 303
        row = await row_of(there, table)
        assert (row.status, fairness.stage(row)) == ("open", "share"), "it waits for the share of Ben's page"
        assert "Leave the seat" not in (await ben.http.get(f"/t/{table}")).text
        answer = await ben.post(f"/t/{table}/leave")
        assert (answer.status_code, answer.headers["x-refusal"]) == (409, "leave-begun")
        assert headline(answer.text).startswith("All seats are taken")


async def test_a_host_leaves_only_by_handing_the_table_over(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(**THREE)
        alone = await ann.post(f"/t/{table}/leave")
        assert (alone.status_code, alone.headers["x-refusal"]) == (409, "host-leave")
        assert "Leave the table" not in (await ann.http.get(f"/t/{table}")).text, "nobody could take it over"
        await sit_down(ann, table, ben)
        room = (await ann.http.get(f"/t/{table}")).text
        assert 'name="heir" value="1"' in room
        for heir in ("0", "2", "7"):
            refused = await ann.post(f"/t/{table}/leave", heir=heir)
            assert (refused.status_code, refused.headers["x-refusal"]) == (409, "others-seat"), heir
        assert (await ann.post(f"/t/{table}/leave", heir="one")).status_code == 422
        before = await row_of(there, table)
        async with ben.page(table) as page:
            assert page.state["role"]["host"] is False
            assert (await ann.post(f"/t/{table}/leave", heir="1")).status_code == 303
        after = await row_of(there, table)
        ben_id = before.config["seats"][1]["guest"]
        assert (after.config["host"], after.guests) == (ben_id, [ben_id])
        assert after.config["host_token"] != before.config["host_token"], (
            "a program of Ann has no key any more"
        )
        assert after.config["seats"][0]["kind"] == "open"
        assert (await ann.http.get(f"/t/{table}")).status_code == 404
        assert len(await invitations(ben, table)) == 2
        assert (await ben.post(f"/t/{table}/close")).status_code == 303


async def test_an_open_table_is_found_by_the_names_of_those_who_sit_there_now(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(**THREE)
        find = "/tables?list=open&q=ben"
        assert f"/t/{table}" not in (await ann.http.get(find)).text
        await sit_down(ann, table, ben)
        assert f"/t/{table}" in (await ann.http.get(find)).text
        await ben.post(f"/t/{table}/leave")
        assert f"/t/{table}" not in (await ann.http.get(find)).text
