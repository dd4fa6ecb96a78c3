"""What every store does, on both databases."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from igroteka.store import Mark, NoTable, Store, StoreError, TableRow, fresh_id, open_store

from .examples import table
from .made import empty_file as empty_file
from .made import made_url as made_url


async def test_a_table_comes_back_as_it_went_in(url: str) -> None:
    row = TableRow(
        "Ab_9-z",
        "dream_city",
        3,
        {"mode": "full", "side": "A B A"},
        "a seed of words",
        names=["Анна", "Її", "李 🎲"],
        config={"z": [1, 2.5, None, True, {"ключ": '‘quoted’ "twice" \\'}], "a": {}},
        created=1_700_000_000.123456,
        status="running",
        guests=["Z", "a", "ä", "б"],
        version=4,
        position={"agenda": [], "text": "\u2028 and a new\nline"},
    )
    async with await open_store(url) as store:
        await store.create(row)
    async with await open_store(url) as store:
        found = await store.table("Ab_9-z")
        assert found == row
        assert found is not None
        assert list(found.config) == ["z", "a"]
        assert await store.table("ab_9-z") is None


async def test_a_second_table_with_the_same_id_is_refused(url: str) -> None:
    async with await open_store(url) as store:
        first = table()
        first.guests = ["b", "a"]
        await store.create(first)
        with pytest.raises(StoreError, match="there is a table t1 already"):
            await store.create(table(seed="8"))
        found = await store.table("t1")
        assert found is not None
        assert found.seed == "7"
        found.guests.reverse()
        await store.create(found)  # word for word the same: a repeated try


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"id": "a b"}, "table id: found 'a b'"),
    ({"id": ""}, "table id"),
    ({"id": "x" * 65}, "1 to 64"),
    ({"status": "lost"}, "status: found 'lost'; allowed: open, running, over, closed"),
    ({"seats": -1}, "seats: found -1"),
    ({"seats": 2**31}, "seats"),
    ({"seed": "7\n8"}, "seed: found"),
    ({"names": ["two\nlines"]}, "name: found"),
    ({"names": ["\ud800"]}, "name: found"),
    ({"guests": ["g", "g"]}, "each guest once"),
    ({"guests": ["g" * 65]}, "guest: found"),
    ({"config": {"x": float("nan")}}, "config: found nan"),
    ({"config": {"x": "\x00"}}, "config: found"),
    ({"config": {"x": object()}}, "config: found object; allowed: JSON data"),
    ({"config": {1: "x"}}, "config: found the key 1"),
    ({"created": float("inf")}, "created: found inf"),
    ({"seq": 3}, "seq 3; a new table has 0"),
]


async def test_a_bad_table_is_refused(url: str) -> None:
    async with await open_store(url) as store:
        for change, says in BAD_TABLES:
            row = table()
            for name, value in change.items():
                setattr(row, name, value)
            with pytest.raises(StoreError, match=says):
                await store.create(row)
        assert await store.tables() == []


async def test_lists_of_tables(url: str) -> None:
    async with await open_store(url) as store:
        for i in range(7):
            row = table(f"t{i}", created=100.0 + i // 2, status="open" if i % 2 else "running")
            row.guests = ["ann"] if i < 3 else ["ben", "ann"] if i == 6 else []
            await store.create(row)
        all_ids = ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
        assert [row.id for row in await store.tables()] == all_ids
        assert [row.id for row in await store.tables(limit=2)] == ["t6", "t5"]
        pages = []
        last = None
        while page := await store.tables(limit=2, before=last):
            pages += [row.id for row in page]
            last = page[-1].id
        assert pages == all_ids
        assert [row.id for row in await store.tables(status="open")] == ["t5", "t3", "t1"]
        mine = await store.tables(guest="ann")
        assert [row.id for row in mine] == ["t6", "t2", "t1", "t0"]
        assert mine[0].guests == ["ann", "ben"]
        assert [row.id for row in await store.tables(guest="ann", status="running", limit=2)] == ["t6", "t2"]
        assert await store.tables(guest="nobody") == []
        assert await store.tables(before="unknown") == []
        assert await store.tables(limit=0) == []
        with pytest.raises(StoreError, match="status: found 'late'"):
            await store.tables(status="late")


async def test_update_is_optimistic(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table())
        assert await store.update("t1", expected_rev=0, names=["A", "B"], guests=["a"])
        assert not await store.update("t1", expected_rev=0, config={"late": 1}, guests=["x"])
        assert await store.update("t1", expected_rev=1, config={"host": "a"}, status="closed", guests=[])
        found = await store.table("t1")
        assert found is not None
        assert (found.rev, found.names, found.config) == (2, ["A", "B"], {"host": "a"})
        assert (found.status, found.guests) == ("closed", [])
        with pytest.raises(NoTable, match="no table 'nix'"):
            await store.update("nix", expected_rev=0)
        with pytest.raises(StoreError, match="status"):
            await store.update("t1", expected_rev=2, status="")


async def test_of_many_updates_of_one_revision_one_wins(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table())
        tries = [store.update("t1", expected_rev=0, config={"by": i}, guests=[f"g{i}"]) for i in range(12)]
        won = await asyncio.gather(*tries)
        assert sum(won) == 1
        found = await store.table("t1")
        assert found is not None
        assert found.rev == 1
        assert found.config == {"by": won.index(True)}
        assert found.guests == [f"g{won.index(True)}"]


async def test_append_takes_all_rows_or_none(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table())
        assert await store.append("t1", 0, ["C deal park", "C deal офіс", "M 0 'quoted' \"x\" \\n"])
        assert not await store.append("t1", 0, ["M 1 late"])
        assert not await store.append("t1", 2, ["M 1 late", "C x", "C y"])
        assert not await store.append("t1", 4, ["M 1 early"])
        assert await store.append("t1", 3, ["M 1 done"])
        log = await store.events("t1")
        assert [(e.seq, e.line) for e in log] == [
            (1, "C deal park"),
            (2, "C deal офіс"),
            (3, "M 0 'quoted' \"x\" \\n"),
            (4, "M 1 done"),
        ]
        assert log[0].at == log[2].at <= log[3].at
        assert [e.seq for e in await store.events("t1", after=2)] == [3, 4]
        assert await store.events("t1", after=4) == []
        found = await store.table("t1")
        assert found is not None
        assert (found.seq, found.rev, found.status) == (4, 0, "open")


async def test_append_can_change_the_status_in_the_same_moment(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table())
        assert await store.append("t1", 0, ["C a"], status="running")
        assert not await store.append("t1", 0, ["C b"], status="over")
        found = await store.table("t1")
        assert found is not None
        assert (found.status, found.rev, found.seq) == ("running", 1, 1)
        assert await store.append("t1", 1, ["C b"], status="running")
        found = await store.table("t1")
        assert found is not None
        assert (found.status, found.rev, found.seq) == ("running", 1, 2)


BAD_ROWS: list[tuple[list[str], str]] = [
    ([], "rows: found 0"),
    ([""], "row: found ''"),
    (["M 0 a", "two\nlines"], "one line"),
    (["M 0 \x00"], "one line"),
    (["M 0 \u2028"], "one line"),
    (["M 0 \udc80"], "one line"),
    (["x" * 4001], "1 to 4000"),
]


async def test_a_bad_row_is_refused(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table())
        for rows, says in BAD_ROWS:
            with pytest.raises(StoreError, match=says):
                await store.append("t1", 0, rows)
        with pytest.raises(StoreError, match="expected: found -1"):
            await store.append("t1", -1, ["M 0 a"])
        assert await store.events("t1") == []


async def test_a_table_that_does_not_exist(url: str) -> None:
    async with await open_store(url) as store:
        for id in ("nix", "", "a b", "\x00", "ы", "\ud800", "x" * 5000):
            assert await store.table(id) is None
            assert await store.marks([id]) == {}
            assert await store.events(id) == []
            assert await store.chat(id) == []
            for expected in (0, 5):
                with pytest.raises(NoTable):
                    await store.append(id, expected, ["M 0 a"])
            with pytest.raises(NoTable):
                await store.add_chat(id, "g", "N", "hello")
            with pytest.raises(NoTable):
                await store.update(id, expected_rev=0, config={})


async def test_chat_in_any_language(url: str) -> None:
    said = [
        "Добрий вечір, пані й панове! Ґудзик, їжак, щедрість",
        "Съешь ещё этих мягких французских булок",
        "👩‍👩‍👧‍👦 🏳️‍🌈 🎲🎲 é é Z͑ͫa̴l̴g̴o",
        "שלום مرحبا 你好 こんにちは",
        "two\nlines\tand a tab",
        "'; DROP TABLE chat; -- %s $1 :x {y}",
        "𝄞" * 2000,
        " spaces stay ",
    ]
    async with await open_store(url) as store:
        await store.create(table())
        for i, text in enumerate(said, 1):
            assert await store.add_chat("t1", "g" * i, f"Їжак {i}", text) == i
    async with await open_store(url) as store:
        found = await store.chat("t1")
        assert [c.text for c in found] == said
        assert [c.seq for c in found] == list(range(1, len(said) + 1))
        assert (found[2].guest, found[2].name) == ("ggg", "Їжак 3")
        assert found[0].at <= found[1].at
        assert [c.seq for c in await store.chat("t1", after=6)] == [7, 8]
        for bad in ("", "x" * 4001, "a\x00b", "\ud83d", "\x1b[31m"):
            with pytest.raises(StoreError, match="chat: found"):
                await store.add_chat("t1", "g", "N", bad)
        assert await store.marks(["t1", "nix"]) == {"t1": Mark(0, 8, 0)}


async def test_the_same_words_a_moment_later_are_another_saying(url: str) -> None:
    async with await open_store(url) as store:
        await store.create(table())
        now = store.wall()
        for later, seq in ((0.0, 1), (0.0, 1), (1.0, 2), (2.0, 3)):  # the second is the first, tried again
            store.wall = partial(float, now + later)
            assert await store.add_chat("t1", "g", "N", "yes") == seq
        assert [c.text for c in await store.chat("t1")] == ["yes", "yes", "yes"]


async def test_sayings_of_many_at_once_get_numbers_without_gaps(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        await one.create(table())
        numbers = await asyncio.gather(
            *[(one if i % 2 else two).add_chat("t1", f"g{i}", "N", f"saying {i}") for i in range(40)]
        )
        assert sorted(numbers) == list(range(1, 41))
        texts = {c.seq: c.text for c in await one.chat("t1")}
        assert texts == {seq: f"saying {i}" for i, seq in enumerate(numbers)}


async def test_what_is_kept_stays_as_the_first_one_has_written_it(url: str) -> None:
    async with await open_store(url) as one, await open_store(url) as two:
        tries = [(one if i % 2 else two).keep_value("cookie-key", f"secret {i}") for i in range(10)]
        answers = set(await asyncio.gather(*tries))
        assert len(answers) == 1
        assert await two.kept_values() == {"cookie-key": answers.pop()}


async def test_many_tables_at_once(url: str) -> None:
    ids = [fresh_id() for _ in range(24)]
    assert len(set(ids)) == 24

    async def fill(store: Store, id: str) -> None:
        for seq in range(0, 40, 2):
            assert await store.append(id, seq, [f"X {id} {seq}", f"X {id} {seq + 1}"])

    async with await open_store(url) as store:
        await asyncio.gather(*[store.create(table(id)) for id in ids])
        await asyncio.gather(*[fill(store, id) for id in ids])
        assert await store.marks(ids) == {id: Mark(40, 0, 0) for id in ids}
        for id in ids:
            assert [(e.seq, e.line) for e in await store.events(id)] == [
                (i + 1, f"X {id} {i}") for i in range(40)
            ]


async def test_a_wrong_append_among_many_harms_only_itself(url: str) -> None:
    async with await open_store(url) as store:
        ids = [fresh_id() for _ in range(10)]
        await asyncio.gather(*[store.create(table(id)) for id in ids])
        tries = [store.append(id, 0, ["X good"]) for id in ids] + [store.append("nix", 0, ["X bad"])]
        tries += [store.append(id, 0, ["X second"]) for id in ids]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert isinstance(found[10], NoTable)
        assert sum(answer is True for answer in found) == 10
        assert sum(answer is False for answer in found) == 10
        for i, id in enumerate(ids):
            line = (await store.events(id))[0].line
            assert line == ("X good" if found[i] is True else "X second")


async def test_a_closed_store_says_so(url: str) -> None:
    store = await open_store(url)
    await store.create(table())
    pending = [asyncio.ensure_future(store.append("t1", 0, ["X a"]))]
    await asyncio.sleep(0)
    await asyncio.gather(*pending)
    await store.close()
    await store.close()
    for call in (store.table("t1"), store.append("t1", 1, ["X b"])):
        with pytest.raises(StoreError, match="has been closed"):
            await call
    async with await open_store(url) as again:
        assert [e.line for e in await again.events("t1")] == ["X a"]


async def test_errors_tell_neither_seed_nor_password(url: str) -> None:
    async with await open_store(url) as store:
        row = table(seed="the-secret-seed")
        await store.create(row)
        with pytest.raises(StoreError) as caught:
            await store.create(table(seed="another-secret-seed"))
        assert "secret" not in f"{caught.value!r} {caught.value.__cause__!r} {caught.value.__context__}"
        assert "secret" not in repr(store)
