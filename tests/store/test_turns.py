"""Turns in the store: written with the rows that cause them, all or nothing, and searched without loading a game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, text

from igroteka.store import Store, TableChange, TableRow, Turns, open_store

from .examples import table
from .made import empty_file as empty_file
from .made import made_url as made_url


async def make(
    store: Store, id: str, *guests: str, names: tuple[str, ...] = (), status: str = "running"
) -> None:
    row = table(id, created=float(len(id)), status=status)
    row.guests, row.names = list(guests), list(names)
    await store.create(row)


def waiting(*guests: str, **results: str) -> Turns:
    return Turns(frozenset(guests), results)


async def waits(store: Store, guest: str) -> dict[str, float]:
    return {one.id: one.waits for one in await store.lists.mine(guest)}


async def test_turns_are_written_with_the_rows_or_not_at_all(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "t1", "ann", "ben")
        assert await store.append("t1", 0, ["X a"], "running", 10.0, waiting("ann"))
        assert (await waits(store, "ann"), await waits(store, "ben")) == ({"t1": 10.0}, {"t1": 0.0})
        assert not await store.append("t1", 0, ["X b"], None, 11.0, waiting("ben")), "somebody else was first"
        assert await waits(store, "ben") == {"t1": 0.0}
        assert await store.append("t1", 1, ["X b"], None, 12.0, waiting("ann", "ben"))
        assert (await waits(store, "ann"), await waits(store, "ben")) == ({"t1": 10.0}, {"t1": 12.0}), (
            "who is waited for already keeps the time since when"
        )
        assert await store.append("t1", 2, ["X c"], None, 13.0), "rows that change no turn"
        assert await store.lists.count_waiting("ann") == (1, 1)
        assert await store.append("t1", 3, ["X d"], "over", 14.0, waiting(ann="won", ben="lost"))
        assert await store.lists.count_waiting("ann") == (0, 0)
        (one,) = await store.lists.finished_tables("ben")
        assert (one.id, one.result, one.ended, one.waits) == ("t1", "lost", 14.0, 0.0)


async def test_a_change_of_a_table_that_waits_says_whose_turn_it_is(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "t1", "ann", "ben", status="open")
        store.wall = lambda: 10.0
        until = Turns(frozenset({"ann"}), {}, ends={"ann": 50.0})
        assert await store.update("t1", expected_rev=0, options={"first": "1"}, turns=until)
        row = await store.table("t1")
        assert row is not None
        assert (row.options, row.rev) == ({"first": "1"}, 1)
        assert (await waits(store, "ann"), await waits(store, "ben")) == ({"t1": 10.0}, {"t1": 0.0})
        assert (await store.lists.overdue_tables(49.0), await store.lists.overdue_tables(50.0)) == (
            [],
            ["t1"],
        )
        assert not await store.update("t1", expected_rev=0, turns=waiting("ben")), "somebody else was first"
        assert await waits(store, "ben") == {"t1": 0.0}
        assert await store.update("t1", expected_rev=1, turns=Turns(frozenset(), {}, ends={}))
        assert (await waits(store, "ann"), await store.lists.overdue_tables(99.0)) == ({"t1": 0.0}, [])


async def test_of_two_processes_the_winner_says_whose_turn_it_is(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        await make(one, "t1", "ann", "ben")
        for seq in range(10):
            tries = [
                one.append("t1", seq, ["X one"], None, 1.0 + seq, waiting("ann")),
                two.append("t1", seq, ["X two"], None, 1.0 + seq, waiting("ben")),
            ]
            first = await asyncio.gather(*tries)
            assert sorted(first) == [False, True]
            expected = {"ann": int(first[0]), "ben": int(first[1])}
            assert {guest: (await two.lists.count_waiting(guest)).every for guest in expected} == expected


async def test_finished_games_are_searched_by_name_game_and_result(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "a", "ann", names=("Ann", "Їжак Ні"), status="over")
        await make(store, "bb", "ann", names=("Ann", "100%_Ben"), status="over")
        await make(store, "ccc", "ann", names=("Ann", "Ben"))
        await store.lists.follow("a", 0, waiting(ann="won"), 5.0)
        await store.lists.follow("bb", 0, waiting(ann="lost"), 6.0)

        async def ids(**wanted: Any) -> list[str]:
            return [one.id for one in await store.lists.finished_tables("ann", **wanted)]

        assert await ids() == ["bb", "a"], "the last first"
        assert await ids(words="їжак ANN") == ["a"], "in any case, in any language"
        assert await ids(words="%_b") == ["bb"], "signs mean themselves"
        assert await ids(words="%") == ["bb"]
        assert await ids(result="won") == ["a"]
        assert await ids(game="keyflower") == []
        assert await ids(game="dream_city", result="lost") == ["bb"]
        assert await store.update("a", expected_rev=0, names=["Ann", "Zoë"])
        assert await ids(words="ZOË") == ["a"]


async def test_tables_that_are_not_over_are_searched_too(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "a", "ann", names=("Ann", "Їжак Ні"))
        await make(store, "bb", "ann", names=("Ann", "100%_Ben"), status="open")
        await make(store, "ccc", "ann", names=("Ann", "Ben"), status="over")

        async def ids(**wanted: Any) -> list[str]:
            return sorted([one.id for one in await store.lists.mine("ann", **wanted)])

        assert await ids() == ["a", "bb"]
        assert await ids(words="ЇЖАК ann") == ["a"]
        assert await ids(words="ben") == ["bb"]
        assert await ids(words="_b") == ["bb"], "signs mean themselves"
        assert await ids(words="ben", game="keyflower") == []
        assert await ids(game="dream_city") == ["a", "bb"]
        assert await store.lists.hide("bb", "ann", True)
        assert await ids(words="ben") == []
        assert await ids(words="ben", hidden=True) == ["bb"]


async def test_tables_that_wait_are_in_one_order_and_counted_besides_one(url: str) -> None:
    async with await open_store(url) as store:
        for id, at in (("b-", 2.0), ("B0", 2.0), ("b2", 2.0), ("old", 1.0), ("new", 3.0)):
            await make(store, id, "ann", "ben")
            assert await store.append(id, 0, ["X a"], None, at, waiting("ann"))
        await make(store, "idle", "ann")
        # Of the same moment by id as Python sorts it, whatever the database takes for an alphabet.
        assert await store.lists.waiting_tables("ann") == ["old", "B0", "b-", "b2", "new"]
        assert await store.lists.count_waiting("ann", "old") == (5, 4)
        assert await store.lists.count_waiting("ann", "idle") == (5, 5)
        assert await store.lists.hide("b-", "ann", True)
        assert await store.lists.waiting_tables("ann") == ["old", "B0", "b2", "new"]
        assert await store.lists.count_waiting("ann", "old") == (4, 3)
        assert await store.lists.waiting_tables("ben") == []


async def test_hidden_tables_leave_the_list_of_one_only(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "t1", "ann", "ben")
        await store.append("t1", 0, ["X a"], None, 1.0, waiting("ann", "ben"))
        assert await store.lists.hide("t1", "ann", True)
        assert not await store.lists.hide("t1", "eve", True)
        assert (await waits(store, "ann"), await store.lists.count_waiting("ann")) == ({}, (0, 0))
        assert (await store.lists.count_waiting("ben")).every == 1
        assert [one.id for one in await store.lists.mine("ann", hidden=True)] == ["t1"]
        assert await store.update("t1", expected_rev=0, guests=["ann", "ben", "cat"])
        assert await waits(store, "ann") == {}, "a change of the table keeps what is hidden"
        assert await waits(store, "ben") == {"t1": 1.0}, "and whom it waits for"
        assert await store.lists.hide("t1", "ann", False)
        assert await waits(store, "ann") == {"t1": 1.0}


async def test_games_of_an_earlier_program_are_followed_once(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "old", "ann")
        await make(store, "done", "ann", status="over")
        await store.append("old", 0, ["X a"])
        assert [row.id for row in await store.lists.unfollowed_tables()] == ["old", "done"], (
            "running ones first"
        )
        assert not await store.lists.follow("old", 0, waiting("ann"), 1.0), "it has gone on meanwhile"
        assert await store.lists.follow("old", 1, waiting("ann"), 1.0)
        assert await store.lists.follow("done", 0, None, 1.0)
        assert await store.lists.unfollowed_tables() == []
        assert await waits(store, "ann") == {"old": 1.0}
        await make(store, "new", "ann", status="open")
        await store.append("new", 0, ["X a"], "running", 2.0, waiting("ann"))
        assert await store.lists.unfollowed_tables() == [], "new games are followed from their beginning"


async def test_names_of_older_tables_are_searched_too(url: str) -> None:
    async with await open_store(url) as store:
        await make(store, "t1", "ann", names=("Ann", "Їжак"), status="over")

        def back(conn: Connection) -> None:
            for index in ("ix_guests_guest_waits", "ix_tables_public_status_created", "ix_tables_deadline"):
                conn.execute(text(f"DROP INDEX {index}"))
            newer = (
                "rates",
                "errors",
                "bans",
                "admins",
                "meetings",
                "entrants",
                "tournaments",
                "rating_changes",
                "rated_games",
                "ratings",
            )
            for name in (*newer, "outcome_parts", "outcomes", "outbox", "channels", "calls"):
                conn.execute(text(f"DROP TABLE {name}"))
            shared = ("pace", "read_players", "read_watchers")
            for column in ("waits", "ended", "hidden", "result", "points", "wish", "note", *shared):
                conn.execute(text(f"ALTER TABLE guests DROP COLUMN {column}"))
            for column in ("people", "followed", "public", "deadline"):
                conn.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
            conn.execute(text("ALTER TABLE chat DROP COLUMN room"))
            conn.execute(text("CREATE INDEX ix_guests_guest ON guests (guest)"))
            conn.execute(text("UPDATE igroteka_version SET version_num = '0004'"))

        await store.database.write(back)
    async with await open_store(url) as store:
        assert [one.id for one in await store.lists.finished_tables("ann", words="їжак")] == ["t1"]


@pytest.mark.parametrize("both", [False, True])
async def test_a_turn_goes_along_when_a_table_changes_hands(url: str, both: bool) -> None:
    async with await open_store(url) as store:
        await make(store, "t1", *(("guest", "ann") if both else ("guest",)))
        await store.append("t1", 0, ["X a"], None, 3.0, waiting("guest"))

        def given(row: TableRow) -> TableChange | None:
            return TableChange({}, ["ann"], [])

        assert await store.people.give_tables("guest", "ann", given) == ["t1"]
        assert (await waits(store, "ann"), await waits(store, "guest")) == ({"t1": 3.0}, {})
