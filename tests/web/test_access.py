"""Who may see and do what: the value that is asked about is the value that is used, however it is written."""

from __future__ import annotations

import json

import pytest

import igroteka
from igroteka.web.security.inputs import Link
from igroteka.web.tables.seats import access

from .matrix.disguises import NUMBERS
from .support import Person, Site, site


async def two_people(there: Site, key: str, ann: Person, ben: Person) -> str:
    """A table at which Ann has seat 0 and Ben seat 1."""
    table = await ann.new_table(key, seats=2, seat__0="me", seat__1="open")
    room = (await ann.http.get(f"/t/{table}")).text
    link = room.split("/join/")[1].split('"')[0]
    assert (await ben.post(f"/join/{link}", name="Ben")).status_code == 303
    return table


@pytest.mark.parametrize("key", igroteka.list_games())
async def test_no_seat_looks_through_the_eyes_of_another(url: str, key: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await two_people(there, key, ann, ben)
        for page in ("frames", "replay"):
            for seat in ("1", *NUMBERS):
                answer = await ann.http.get(f"/t/{table}/{page}", params={"seat": seat})
                assert answer.status_code in (403, 422), (page, seat[:20])
            for query in ("seat=0&seat=1", "seat=1&seat=0", "seat=0&seat=0001", "seat=&seat=1"):
                answer = await ann.http.get(f"/t/{table}/{page}?{query}")
                assert answer.status_code == 422, (page, query)
            own = await ann.http.get(f"/t/{table}/{page}?seat=0")
            assert own.status_code == 200
            # A spectator has no seat to look from.
            assert (await ben.http.get(f"/t/{table}/{page}?seat=0")).status_code == 403
        hers = (await ann.http.get(f"/t/{table}/frames?seat=0")).json()
        his = (await ben.http.get(f"/t/{table}/frames?seat=1")).json()
        assert hers["base"] != his["base"] or key in ("dream_city", "garden_nation")


async def test_forms_and_links_read_numbers_in_one_way_only(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        for seats in ("0021", "02", " 2", "2 ", "+2", "２", "2.0", "9" * 5_000, ""):
            answer = await ann.post("/new/dream_city", seats=seats)
            assert answer.status_code == 422, seats[:20]
            assert 'role="alert"' in answer.text
        table = await ann.new_table(seats=3, seat__0="me", seat__1="open", seat__2="open")
        for seat in ("0019", "01", "000" + "9" * 5_000, "", "x", "1.0", "１"):
            answer = await ann.post(f"/t/{table}/seat", seat=seat, kind="bot:random")
            assert answer.status_code == 422, seat[:20]
        for seat in ("0", "7"):
            answer = await ann.post(f"/t/{table}/seat", seat=seat, kind="bot:random")
            assert answer.status_code == 409, seat
        assert [s["kind"] for s in there.registry.tables[table].row.config["seats"]] == [
            "guest",
            "open",
            "open",
        ]
        assert (await ann.post(f"/t/{table}/seat", seat="1", kind="bot:random")).status_code == 303
        for clock in ("0010+15", "１０+15", "10 +15", "10+015", "9" * 5_000 + "+1", "10+"):
            assert (await ann.post("/new/dream_city", seats="2", clock=clock)).status_code == 422, clock[:20]


async def test_only_the_host_gives_away_seats(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(seats=3, seat__0="me", seat__1="open", seat__2="open", public="on")
        answer = await ben.post(f"/t/{table}/seat", seat="1", kind="bot:random")
        assert answer.status_code == 403
        assert (await ben.post(f"/t/{table}/close")).status_code == 403


@pytest.mark.parametrize("host", ["[::1", "[", "]", "[::1]:x", "a" * 5_000, "[::1%25]", "//", "%00"])
async def test_a_broken_host_header_is_refused(url: str, host: str) -> None:
    async with site(url) as there, there.person() as someone:
        for path in ("/", "/api/games", "/static/site.js"):
            answer = await someone.http.get(path, headers={"host": host})
            assert answer.status_code in (400, 421), (path, answer.status_code)


async def test_programs_write_numbers_in_one_way_too(url: str) -> None:
    async with site(url) as there, there.person() as someone:
        body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await someone.http.post("/api/tables", json=body)).json()
        invitation = made["seats"][1]["invitation"]
        assert (await someone.http.post("/api/join", json={"invitation": invitation})).status_code == 200
        table, key = made["table"], {"authorization": f"Bearer {made['seats'][0]['token']}"}
        for call, name in (("moves", "seat"), ("wait", "seq"), ("log", "after")):
            for written in NUMBERS:
                query = {name: written, **({"timeout": "0"} if call == "wait" else {})}
                answer = await someone.http.get(f"/api/tables/{table}/{call}", params=query, headers=key)
                assert answer.status_code == 422, (call, written[:20])
            twice = await someone.http.get(f"/api/tables/{table}/{call}?{name}=0&{name}=1", headers=key)
            assert (twice.status_code, twice.json()["error"]["code"]) == (422, "input")
        assert (await someone.http.get(f"/api/tables/{table}/moves?seat=1", headers=key)).status_code == 403
        for value in ('"0"', "0.0", "true", "[0]", '"0000"'):
            sent = f'{{"move":"done","seq":{value}}}'
            answer = await someone.http.post(f"/api/tables/{table}/play", content=sent, headers=key)
            assert answer.status_code == 422, value
            assert json.loads(answer.text)["error"]["code"] == "invalid"


async def test_a_secret_opens_only_the_table_that_its_link_names(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
        row = there.registry.tables[table].row
        for secret in (row.config["seats"][0]["token"], row.config["host_token"], row.config["watch"]):
            assert access(row, None, Link(table, secret)) is not None
            for other in (
                Link(f"x{table}", secret),
                Link("", secret),
                Link(table, ""),
                Link(table, f"{secret}x"),
            ):
                assert access(row, None, other) is None, other
            for link in (f"x{table}.{secret}", f".{secret}", secret, f"{table}.", f"{table}.{secret}x"):
                assert (await ben.http.get(f"/t/{table}", params={"k": link})).status_code == 404
