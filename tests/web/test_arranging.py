"""Before a game begins: people change their seats, exchange them, and choose what they play with."""

from __future__ import annotations

from typing import Any

from .support import Person, Site, site
from .test_seating import THREE, link_of, owners

FOUR: dict[str, Any] = {
    "seats": 4,
    "seat__0": "me",
    "seat__1": "open",
    "seat__2": "open",
    "seat__3": "bot:random",
}


def sides(there: Site, table: str) -> list[str]:
    """What everybody has chosen, as nobody has played yet."""
    return [
        place.get("options", {}).get("side", "") for place in there.registry.tables[table].row.config["seats"]
    ]


async def come(host: Person, table: str, *people: Person, **choices: Any) -> str:
    link = await link_of(host, table)
    for one in people:
        assert (await one.post(link, name=one.name, **choices)).status_code == 303
    return link


async def test_somebody_with_a_seat_goes_to_a_free_one_and_all_in_the_room_see_it(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await ann.new_table(**THREE, public="on")
        await come(ann, table, ben)
        async with ann.page(table) as page:
            assert (await ben.post(f"/t/{table}/move", seat=1, to=2)).status_code == 303
            told = await page.until(lambda m: m["t"] == "full" and m["players"][2]["name"] == "Ben")
            assert told["players"][1]["kind"] == "open"
        assert owners(there, table) == ["Ann", "", "Ben"]
        for form, code in (
            ({"seat": 2, "to": 0}, "taken"),
            ({"seat": 2, "to": 3}, "taken"),
            ({"seat": 1, "to": 2}, "seat"),
        ):
            assert (await ben.post(f"/t/{table}/move", **form)).headers["x-refusal"] == code, form
        assert (await cat.post(f"/t/{table}/move", seat=1, to=1)).headers["x-refusal"] == "watch"
        # The links of free seats are those that the room shows now.
        assert (await cat.post(await link_of(ann, table), name="Cat", seat=1)).status_code == 303
        assert (await ben.post(f"/t/{table}/move", seat=2, to=1)).headers["x-refusal"] == "arrange-begun"


async def test_two_people_exchange_seats_when_both_want_to(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await ann.new_table(seats=4, seat__0="me", seat__1="open", seat__2="open", seat__3="open")
        await come(ann, table, ben, cat)
        ask, refuse = f"/t/{table}/exchange", f"/t/{table}/exchange/refuse"
        assert (await ben.post(ask, seat=1, other=3)).headers["x-refusal"] == "exchange"
        assert (await ben.post(ask, seat=1, other=2)).status_code == 303
        assert owners(there, table) == ["Ann", "Ben", "Cat", ""], "one alone changes nothing"
        room = (await cat.http.get(f"/t/{table}")).text
        assert "Ben would like to swap seats with you" in room
        assert "Ben would like" not in (await ann.http.get(f"/t/{table}")).text
        # Whoever changes their seat asks anew.
        assert (await ben.post(f"/t/{table}/move", seat=1, to=3)).status_code == 303
        assert (await cat.post(refuse, seat=2, other=1)).headers["x-refusal"] == "exchange"
        assert (await ben.post(ask, seat=3, other=2)).status_code == 303
        assert (await cat.post(ask, seat=2, other=3)).status_code == 303
        assert owners(there, table) == ["Ann", "", "Ben", "Cat"]
        assert "would like" not in (await cat.http.get(f"/t/{table}")).text
        assert (await ann.post(ask, seat=0, other=3)).status_code == 303
        assert (await cat.post(refuse, seat=3, other=0)).status_code == 303
        assert (await cat.post(refuse, seat=3, other=0)).headers["x-refusal"] == "no-exchange"
        assert (await cat.post(ask, seat=3, other=0)).status_code == 303
        assert owners(there, table)[0] == "Ann", "whoever has refused asks anew"


async def test_a_drawn_table_has_no_seats_to_choose(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(**THREE, seating="lot")
        await come(ann, table, ben)
        for path, more in (("move", {"to": 2}), ("exchange", {"other": 0})):
            assert (await ben.post(f"/t/{table}/{path}", seat=1, **more)).headers[
                "x-refusal"
            ] == "arrange-lot"
        assert "Sit here" not in (await ben.http.get(f"/t/{table}")).text


async def test_everybody_chooses_a_side_that_goes_along_and_is_played_with(url: str) -> None:
    async with (
        site(url) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await ann.new_table(**FOUR)
        link = await link_of(ann, table)
        assert "You can still change this" in (await ben.http.get(link)).text
        assert (await ben.post(link, name="Ben", option__side="C")).status_code == 422
        assert (await ben.post(link, name="Ben", option__other="B")).status_code == 422
        assert (await ben.post(link, name="Ben", seat=1, option__side="B")).status_code == 303
        assert (await ben.post(f"/t/{table}/move", seat=1, to=2)).status_code == 303
        assert sides(there, table) == ["", "", "B", ""]
        assert (await ann.post(f"/t/{table}/choose", seat=2, option__side="A")).headers[
            "x-refusal"
        ] == "choose"
        assert (await ann.post(f"/t/{table}/choose", seat=3, option__side="B")).status_code == 303, "her bot"
        told = (await ann.state(f"/t/{table}"))["players"]
        assert [one["options"] for one in told] == [
            {"side": "A"},
            {"side": "A"},
            {"side": "B"},
            {"side": "B"},
        ]
        await come(ann, table, cat)
        match = there.registry.tables[table].match
        assert match.options["side"] == "A A B B"
        there.registry.tables.clear()
        assert (await there.registry.table(table)).match.options["side"] == "A A B B", (
            "read again from the store"
        )


async def test_a_host_may_keep_the_sides_to_themselves(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await ann.new_table(
            **THREE, sides="host", option__side__1="B", option__side__0="A", option__side__2="A"
        )
        link = await link_of(ann, table)
        assert "You can still change this" not in (await ben.http.get(link)).text
        assert (await ben.post(link, name="Ben", option__side="A")).status_code == 403
        assert (await ben.post(link, name="Ben")).status_code == 303
        assert (await ben.post(f"/t/{table}/choose", seat=1, option__side="A")).headers[
            "x-refusal"
        ] == "choose"
        assert (await ann.post(f"/t/{table}/choose", seat=1, option__side="A")).status_code == 303
        assert sides(there, table) == ["", "A", ""]


async def test_what_does_not_go_together_is_refused_when_it_is_chosen(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(**THREE, option__mode="training")
        answer = await ann.post(f"/t/{table}/choose", seat=0, option__side="B")
        assert (answer.status_code, sides(there, table)) == (422, ["", "", ""])


async def test_programs_choose_seat_and_side_when_they_join(url: str) -> None:
    async with site(url) as there, there.person() as someone:
        body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        made = (await someone.http.post("/api/tables", json=body)).json()
        join = {"invitation": made["invitation"], "seat": 2, "options": {"side": "B"}}
        for wrong in ({"seat": 0}, {"options": {"side": "C"}}, {"options": {"mode": "full"}}):
            assert (await someone.http.post("/api/join", json=join | wrong)).status_code in (409, 422), wrong
        assert (await someone.http.post("/api/join", json=join)).json()["seat"] == 2
        key = {"authorization": f"Bearer {made['host_token']}"}
        about = (await someone.http.get(f"/api/tables/{made['table']}", headers=key)).json()
        assert (about["options"]["side"], about["players"][2]["options"]) == ("A A B", {"side": "B"})
        one = {"invitation": made["seats"][1]["invitation"], "seat": 2}
        assert (await someone.http.post("/api/join", json=one)).json()["error"]["code"] == "taken"
        reserved = (await someone.http.post("/api/tables", json=body | {"sides": "host"})).json()
        answer = await someone.http.post("/api/join", json={**join, "invitation": reserved["invitation"]})
        assert answer.json()["error"]["code"] == "reserved"
        assert there.registry.tables[made["table"]].row.status == "open"
