"""One's own tables: my turn first, finished ones on a page of their own, and a thousand of them without loading a game."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine, event, text

from igroteka.core import Rng
from igroteka.store import TableRow, Turns, fresh_id
from igroteka.web.tables import seats
from igroteka.web.tables.older_games import follow_older_games

from .support import Person, Site, play_out, site
from .test_access import two_people
from .test_joining import invitations

MANY = 1_000
TWO: dict[str, Any] = {"seats": 2, "seat__0": "me", "seat__1": "open"}


async def pair(ann: Person, ben: Person) -> str:
    """A running table of two people."""
    table = await ann.new_table(**TWO)
    assert (await ben.post(f"/join/{(await invitations(ann, table))[0]}", name="Ben")).status_code == 303
    return table


async def number(one: Person) -> int:
    return int((await one.http.get("/me/waiting")).json()["waiting"])


def order(text: str, *parts: str) -> None:
    """These parts stand in a page in this order."""
    places = [text.index(part) for part in parts]
    assert places == sorted(places), parts


async def test_every_move_says_whose_turn_it_is(url: str) -> None:
    async with site(url, luck="turns") as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await pair(ann, ben)
        people = {0: ann, 1: ben}
        async with ann.page(table) as first, ben.page(table) as second:
            pages = {0: first, 1: second}
            match = there.registry.tables[table].match
            for _ in range(12):
                (seat,) = match.seats
                assert (await number(people[seat]), await number(people[1 - seat])) == (1, 0)
                page = (await people[seat].http.get("/")).text
                assert '<li class="card table-card call">' in page
                assert '<li class="card table-card call">' not in (await people[1 - seat].http.get("/")).text
                await pages[seat].play(str(match.moves_of(seat)[0]), seat)
        assert await number(ann) + await number(ben) == 1


async def test_my_turn_comes_first_then_running_then_open(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        one, two = await pair(ann, ben), await pair(ann, ben)
        store = there.registry.store
        mine = await store.lists.mine((await stored(there, one)).config["host"])
        assert {m.id for m in mine} == {one, two}
        waiting = await ann.new_table(**TWO)
        page = (await ann.http.get("/")).text
        # Who begins is drawn by lot: whom the table has waited for longest comes first, of the others the newest.
        turn = [m.id for m in sorted(mine, key=lambda m: m.waits) if m.waits]
        other = [m.id for m in sorted(mine, key=lambda m: -m.created) if not m.waits]
        order(page, *[f'href="/t/{id}"' for id in (*turn, *other, waiting)])


async def stored(there: Site, table: str) -> TableRow:
    row = await there.registry.store.table(table)
    assert row is not None
    return row


async def test_finished_games_have_a_page_with_search_hiding_and_deleting(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await pair(ann, ben)
        alone = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
        for id in (table, alone):
            await play_out(there, id, Rng("finish"))
        host = (await stored(there, table)).config["host"]
        results = {one.id: one.result for one in await there.registry.store.lists.finished_tables(host)}
        match = there.registry.tables[table].match
        best = [score.seat for score in match.scores if score.rank == 1]
        assert results[table] == ("won" if best == [0] else "tied" if 0 in best else "lost")
        assert f"/t/{table}" not in (await ann.http.get("/")).text, "not in the lobby any more"
        every = (await ann.http.get("/tables")).text
        assert f"/t/{table}" in every
        assert f"/t/{alone}/delete" in every
        assert f"/t/{table}/delete" not in every, "the game is Ben's, too"
        assert f"/t/{table}" in (await ann.http.get("/tables?q=ben")).text
        assert f"/t/{alone}" not in (await ann.http.get("/tables?q=ben")).text
        assert f"/t/{table}" in (await ann.http.get(f"/tables?result={results[table]}&game=dream_city")).text
        assert "No tables." in (await ann.http.get("/tables?game=keyflower")).text
        assert (await ann.http.get("/tables?result=nonsense")).status_code == 422
        assert (await ann.post(f"/t/{table}/hide", next="/tables")).headers["location"] == "/tables"
        assert f"/t/{table}" not in (await ann.http.get("/tables")).text
        assert f"/t/{table}" in (await ann.http.get("/tables?hidden=1")).text
        assert f"/t/{table}" in (await ben.http.get("/tables")).text, "it is hidden from Ann alone"
        await ann.post(f"/t/{table}/hide", hidden="0")
        assert f"/t/{table}" in (await ann.http.get("/tables")).text


async def test_games_of_an_earlier_program_get_their_turns_at_the_start(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        running, over = await pair(ann, ben), await pair(ann, ben)
        await play_out(there, over, Rng("finish"))
        host = (await stored(there, running)).config["host"]
        lists = there.registry.store.lists
        before = await lists.mine(host), await lists.finished_tables(host)
        games = await there.registry.store.standing.games_of(host)
        assert [one.table for one in games] == [over]

        def forget(conn: Connection) -> None:
            conn.execute(text("UPDATE guests SET waits = 0, result = '', ended = 0"))
            conn.execute(text("DELETE FROM outcomes"))
            conn.execute(text("UPDATE tables SET followed = 0"))

        await there.registry.store.database.write(forget)
        broken = TableRow(
            "broken", "dream_city", 2, {}, "7", config={"seats": 7}, status="running", version=1
        )
        await there.registry.store.create(broken)
        for id in (running, over):
            there.registry.put_away(there.registry.tables[id])
        assert await number(ann) + await number(ben) == 0
        await follow_older_games(there.registry)
        assert await lists.unfollowed_tables() == [], "one that cannot be read is passed over"
        assert not there.registry.tables, "nothing stays in memory for it"
        after = await lists.mine(host), await lists.finished_tables(host)
        assert [(one.id, one.waits > 0) for one in after[0]] == [(one.id, one.waits > 0) for one in before[0]]
        assert after[1] == before[1]
        assert await there.registry.store.standing.games_of(host) == games


def many_rows(guest: str, count: int) -> list[TableRow]:
    rows = []
    for i in range(count):
        config = {
            "host": guest,
            "seats": [
                {"kind": "guest", "guest": guest, "name": "Ann", "token": seats.secret()},
                {
                    "kind": "guest",
                    "guest": f"other-{i % 50}",
                    "name": f"Player {i % 50}",
                    "token": seats.secret(),
                },
            ],
        }
        rows.append(
            TableRow(
                fresh_id(), "dream_city", 2, {}, "7", ["Ann", f"Player {i % 50}"], config, 1000.0 + i, "running",
                [guest, f"other-{i % 50}"], 1,
            )
        )  # fmt: skip
    return rows


@contextlib.contextmanager
def counted() -> Iterator[list[str]]:
    """All statements that any database is asked meanwhile."""
    asked: list[str] = []

    def note(conn: object, cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


async def test_a_thousand_tables_take_as_few_questions_as_ten(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        await ann.new_table(**TWO)
        guest = next(iter(there.registry.tables.values())).row.config["host"]
        store, asked = there.registry.store, dict[int, int]()
        for count in (10, MANY):
            have = len(await store.lists.mine(guest))
            await asyncio.gather(*[store.create(row) for row in many_rows(guest, count - have)])
            loaded = set(there.registry.tables)
            with counted() as statements:
                page = await ann.http.get("/")
            asked[count] = len([one for one in statements if one.lstrip().upper().startswith("SELECT")])
            assert page.status_code == 200
            assert set(there.registry.tables) == loaded, "no game is loaded for a list"
        assert asked[10] == asked[MANY] <= 6, asked
        assert f'<a href="/tables?list=running&amp;page=1">And {MANY - 31} more.</a>' in page.text
        with counted() as statements:
            second = (await ann.http.get("/tables?list=running&page=1")).text
        assert len([one for one in statements if one.lstrip().upper().startswith("SELECT")]) <= 6
        mine = sorted(await store.lists.mine(guest), key=lambda one: (-one.created, one.id))
        running = [one.id for one in mine if one.status == "running"]
        assert shown(page.text)[:30] == running[:30]
        assert shown(second) == running[30:60], "it goes on where the lobby ends"
        last = (await ann.http.get("/tables?list=running&page=33")).text
        assert shown(last) == running[990:]
        assert "page=34" not in last
        named = (await ann.http.get("/tables?list=running&q=player+33&game=dream_city")).text
        assert "20 tables." in named
        assert (await ann.http.get("/tables?list=everything")).status_code == 422


def shown(page: str) -> list[str]:
    """The tables of a page, in its order."""
    return re.findall(r'class="table-link" href="/t/([^"]+)"', page)


async def turn_rows(there: Site, guest: str, count: int) -> list[str]:
    """Tables of two people that wait for somebody, the longest first."""
    store, rows = there.registry.store, many_rows(guest, count)
    for number, row in enumerate(rows):
        await store.create(row)
        known = Turns(frozenset([guest]), {})
        assert await store.append(row.id, 0, ["X resume"], None, 1000.0 - number, known)
    return [row.id for row in reversed(rows)]


async def guest_of(there: Site, person: Person) -> str:
    await person.new_table(seats=1, seat__0="me")
    return str(next(iter(there.registry.tables.values())).row.config["host"])


async def test_the_next_table_that_waits_is_one_click_away_round_and_round(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        guest = await guest_of(there, ann)
        (alone,) = there.registry.tables
        assert await waits(ann, alone) == (1, 0)
        assert await next_of(ann, alone) == "/", "no other one waits"
        first, second, third = await turn_rows(there, guest, 3)
        assert await waits(ann, "") == (4, 4)
        assert await waits(ann, alone) == (4, 3), "besides the one she looks at"
        assert await next_of(ann, "") == f"/t/{first}"
        assert await next_of(ann, "elsewhere") == f"/t/{first}", "it does not wait for her"
        assert await next_of(ann, first) == f"/t/{second}"
        assert await next_of(ann, third) == f"/t/{alone}", "it has begun last"
        assert await next_of(ann, alone) == f"/t/{first}"
        with counted() as statements:
            await waits(ann, alone)
        assert len(statements) == 1, "as little as the badge of the lobby asks"
        await there.registry.store.lists.hide(second, guest, True)
        assert await next_of(ann, first) == f"/t/{third}"
        assert f'href="/me/next?after={alone}"' in (await ann.http.get(f"/t/{alone}")).text
    async with site(url) as there, there.person() as nobody:
        assert await waits(nobody, "") == (0, 0)
        assert await next_of(nobody, "") == "/"


async def waits(one: Person, besides: str) -> tuple[int, int]:
    said = (await one.http.get("/me/waiting", params={"besides": besides} if besides else {})).json()
    return said["waiting"], said["others"]


async def next_of(one: Person, after: str) -> str:
    answer = await one.http.get("/me/next", params={"after": after} if after else {})
    assert answer.status_code == 303
    return answer.headers["location"]


async def test_a_table_is_hidden_and_one_without_others_deleted_from_its_card(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        alone = await ann.new_table(seats=2, seat__0="me", seat__1="bot:random")
        table, room = await pair(ann, ben), await ann.new_table(**TWO)
        lobby = (await ann.http.get("/")).text
        for id in (alone, table, room):
            assert f'action="/t/{id}/hide"' in lobby
        deletable = {id for id in (alone, table, room) if f'action="/t/{id}/delete"' in lobby}
        assert deletable == {alone, room}, "the game is Ben's, too"
        assert (await ann.post(f"/t/{table}/hide", next="/")).headers["location"] == "/"
        assert f"/t/{table}" not in (await ann.http.get("/")).text
        assert f"/t/{table}" in (await ben.http.get("/")).text
        hidden = (await ann.http.get("/tables?hidden=1&q=ben&game=dream_city")).text
        assert shown(hidden) == [table]
        assert "No tables." in (await ann.http.get("/tables?hidden=1&game=keyflower")).text
        page = "/tables?list=waiting&q=ann"
        gone = await ann.post(f"/t/{alone}/delete", next=page)
        assert gone.headers["location"] == page
        assert (await ann.http.get(f"/t/{alone}")).status_code == 404
        assert (await ann.post(f"/t/{table}/delete", next=page)).status_code == 409


async def test_notes_are_kept_for_their_writer_alone(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await two_people(there, "dream_city", ann, ben)
        assert (await ann.post(f"/t/{table}/note", text="take the <b>park</b>\r\nnext")).status_code == 303
        assert "take the &lt;b&gt;park&lt;/b&gt;\nnext" in (await ann.http.get(f"/t/{table}")).text
        for page in (f"/t/{table}", f"/t/{table}/log"):
            assert "take the" not in (await ben.http.get(page)).text
        assert (await ann.post(f"/t/{table}/note", text="x" * 4001)).status_code == 422
        assert (await ann.post(f"/t/{table}/note", text="")).status_code == 303
        assert "take the" not in (await ann.http.get(f"/t/{table}")).text
