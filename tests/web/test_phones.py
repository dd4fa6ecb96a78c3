"""Hands on phones: who is given the links, and what each of them and the screen in the middle may do."""

from __future__ import annotations

import re

from igroteka.store import TableRow
from igroteka.web.tables.config import TableConfig

from .support import site


async def test_each_seat_of_a_screen_has_a_link_of_its_own_and_the_middle_has_none(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person() as phone:
        table = await ann.new_table(seat__1="local", name__1="Ben")
        page = await ann.http.get(f"/t/{table}/phones")
        assert page.status_code == 200
        links = re.findall(r'value="http://[^"]*/seat/([^"]+)"', page.text)
        assert len(set(links)) == 2
        for seat, link in enumerate(links):
            state = await phone.state(f"/seat/{link}")
            assert (state["role"]["seat"], state["role"]["seats"]) == (seat, [seat])
        found = re.search(r'href="/watch/([^"]+)"', page.text)
        assert found
        assert found[1] not in links
        state = await ann.state(f"/watch/{found[1]}")
        assert (state["role"]["seat"], state["role"]["seats"]) == (None, [])
        assert (await phone.http.get(f"/t/{table}/phones")).status_code == 404
        assert (await phone.http.get(f"/t/{table}/phones?k={links[0]}")).status_code == 404


async def test_a_screen_with_one_seat_and_a_recorded_game_give_nothing_to_phones(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        alone = await ann.new_table()
        recorded = await ann.new_table(seats=2, seat__0="me", seat__1="local", recorded="on")
        for table in (alone, recorded):
            assert (await ann.http.get(f"/t/{table}/phones")).status_code == 404
            assert f"/t/{table}/phones" not in (await ann.http.get(f"/t/{table}")).text


def _lock(row: TableRow) -> TableConfig:
    config: TableConfig = row.config.copy()
    config["locked"] = True
    return config


async def test_a_locked_table_has_no_screen_in_the_middle(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        id = await ann.new_table(seat__1="local", name__1="Ben")
        page = f"/t/{id}/phones"
        assert "/watch/" in (await ann.http.get(page)).text
        table = await there.registry.table(id)
        await there.registry.change_config(table, _lock)
        assert "/watch/" not in (await ann.http.get(page)).text


async def test_a_screen_that_no_phone_can_reach_says_so(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        page = f"/t/{await ann.new_table(seat__1='local', name__1='Ben')}/phones"
        for host, is_reached in (("192.168.1.7:8000", True), ("127.0.0.1:8000", False)):
            text = (await ann.http.get(page, headers={"host": host})).text
            assert text.count('class="qr"') == (2 if is_reached else 0)
            assert ("Phones cannot open these links" in text) is not is_reached
