"""Taking seats: one for each guest, and not too many from one address."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from igroteka.web.pages.qr import draw_qr

from .support import QUICK, Person, Site, site


async def invitations(host: Person, table: str) -> list[str]:
    """The links of the open seats; before them stands the one for all of them."""
    room = (await host.http.get(f"/t/{table}")).text
    return [part.split('"')[0] for part in room.split("/join/")[2:]]


def kinds(there: Site, table: str) -> list[str]:
    return [seat["kind"] for seat in there.registry.tables[table].row.config["seats"]]


async def test_nobody_takes_two_seats_of_a_table(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(seats=4, seat__0="me", seat__1="open", seat__2="open", seat__3="open")
        one, two, three = await invitations(ann, table)
        assert (await ben.post(f"/join/{one}", name="Ben")).status_code == 303
        for link in (two, three):
            again = await ben.post(f"/join/{link}", name="Benjamin")
            assert again.status_code == 409
            assert "already have a seat" in again.text
        # The host has a seat as well, and may give others to people at the same screen only.
        assert (await ann.post(f"/join/{two}", name="Ann")).status_code == 409
        assert (await ann.post(f"/t/{table}/seat", seat="2", kind="me")).status_code == 409
        assert kinds(there, table) == ["guest", "guest", "open", "open"]
        assert (await ann.post(f"/t/{table}/seat", seat="2", kind="local", name="Cat")).status_code == 303
        async with there.person("Dan") as dan:
            assert (await dan.post(f"/join/{three}", name="Dan")).status_code == 303
        assert kinds(there, table) == ["guest", "guest", "local", "guest"]


async def test_two_seats_asked_for_at_the_same_time_are_still_one(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(seats=4, seat__0="me", seat__1="open", seat__2="open", seat__3="open")
        links = await invitations(ann, table)
        answers = await asyncio.gather(*[ben.post(f"/join/{link}", name="Ben") for link in links])
        assert sorted(answer.status_code for answer in answers) == [303, 409, 409]
        assert sorted(kinds(there, table)) == ["guest", "guest", "open", "open"]


async def test_one_address_takes_only_so_many_seats(url: str) -> None:
    few = replace(QUICK, limits=replace(QUICK.limits, joins="3 per hour"))
    async with site(url, few) as there, there.person("Ann") as ann:
        codes = []
        for number in range(3):
            table = await ann.new_table(seats=3, seat__0="me", seat__1="open", seat__2="open", public="on")
            for link in await invitations(ann, table):
                async with there.person(f"Ben {number}") as ben:
                    codes.append((await ben.post(f"/join/{link}", name="Ben")).status_code)
        assert codes == [303] * 3 + [429] * 3
        invitation = (await invitations(ann, table))[0]
        answer = await ann.http.post("/api/join", json={"invitation": invitation})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "many-joins")


async def test_an_invitation_of_the_api_is_good_for_one(url: str) -> None:
    async with site(url) as there, there.person() as someone:
        body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        made = (await someone.http.post("/api/tables", json=body)).json()
        join = {"invitation": made["seats"][1]["invitation"]}
        answers = await asyncio.gather(*[someone.http.post("/api/join", json=join) for _ in range(5)])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
        assert {a.json()["error"]["code"] for a in answers if a.status_code == 409} == {"taken"}


async def test_phones_at_the_table_read_the_invitation_from_the_screen(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open")
        (invitation,) = await invitations(ann, table)
        for page, link in ((f"/t/{table}", None), (f"/join/{invitation}", invitation)):
            drawn = {
                host: (await ann.http.get(page, headers={"host": host})).text
                for host in ("192.168.1.7:8000", "127.0.0.1:8000", "localhost")
            }
            # No other device comes to the last two.
            assert [text.count('class="qr"') for text in drawn.values()] == [1, 0, 0]
            if link:
                assert draw_qr(f"http://192.168.1.7:8000/join/{link}") in drawn["192.168.1.7:8000"]
        async with there.person("Ben") as ben, there.person("Cat") as cat:
            assert (await ben.post(f"/join/{invitation}", name="Ben")).status_code == 303
            used = await cat.http.get(f"/join/{invitation}", headers={"host": "192.168.1.7:8000"})
        assert (used.status_code, 'class="qr"' in used.text) == (410, False)
