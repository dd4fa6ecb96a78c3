"""A whole store as a folder and back, and the replay of everything that it holds."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from igroteka.store import (
    BadFolder,
    CopyReport,
    Store,
    StoreError,
    check,
    export_store,
    import_store,
    open_store,
)

from .examples import append, begin, table, whole_game


async def fill(store: Store) -> None:
    """Games to the end, one in progress, one not begun, and talk."""
    for i in range(3):
        row = table(f"over-{i}", created=100.0 + i, seed=f"s{i}", seats=2 + i)
        row.guests, row.config = [f"g{i}"], {"host": f"g{i}", "текст": ["ї", None, 1.5]}
        row.names = ["Їжак", "Bo", "Си", "D"][: 2 + i]
        await whole_game(store, row)
    match = await begin(store, table("half", created=104.0, seed="h"))
    for _ in range(5):
        seat = match.seats[0]
        match.play(match.moves_of(seat)[0], seat)
        await append(store, match)
    await store.create(table("open", created=90.0))
    await store.add_chat("half", "g1", "Ann", "Пішли! 🎲\nзаново")
    await store.add_chat("half", "g2", "Бо", "'so' \"be\" it")
    await store.add_chat("half", "g3", "Cat", "only we read this", room="watchers")
    await store.keep_value("cookie-key", "secret")


def files(folder: Path) -> dict[str, str]:
    """Everything in a folder."""
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


async def test_out_of_one_store_into_the_other_and_back(
    url: str, postgres: str, file: Path, tmp_path: Path
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    other = postgres if url.startswith("sqlite") else f"sqlite:///{file}"
    async with await open_store(url) as store:
        await fill(store)
        done = await export_store(store, first)
        assert (done.tables, done.sayings) == (5, 3)
        rows = sum([row.seq for row in await store.tables()])
        assert done.rows == rows > 200
    async with await open_store(other) as store:
        seen: list[int] = []
        assert await import_store(store, first, lambda moved: seen.append(moved.tables)) == done
        assert seen == [1, 2, 3, 4, 5]
        await export_store(store, second)
        assert files(first) == files(second)
        assert await store.kept_values() == {"cookie-key": "secret"}
        report = await check(store)
        assert report.ok, report.differences
        assert (report.tables, report.rows, report.games["dream_city"]) == (5, rows, 5)
        again = await import_store(store, first)
        assert again == CopyReport(already_there=5)
    assert list(files(first))[:3] == ["store.json", "tables/000001_open.jsonl", "tables/000002_over-0.jsonl"]
    assert stat.S_IMODE((first / "store.json").stat().st_mode) == 0o600
    assert stat.S_IMODE(first.stat().st_mode) == 0o700


async def test_an_import_never_changes_a_table_that_is_there(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await fill(store)
        await export_store(store, tmp_path / "out")
        assert await store.append("half", (await store.marks(["half"]))["half"].seq, ["X one more"])
        with pytest.raises(StoreError, match="the store has another table half"):
            await import_store(store, tmp_path / "out")
        assert (await store.events("half"))[-1].line == "X one more"
        with pytest.raises(StoreError, match="is not empty"):
            await export_store(store, tmp_path / "out")


async def test_folders_that_cannot_be_read(file: Path, tmp_path: Path) -> None:
    async with await open_store(f"sqlite:///{file}") as store:
        await fill(store)
        good = tmp_path / "good"
        await export_store(store, good)

    async def refused(what: str, change: Any, says: str) -> None:
        folder = tmp_path / what.replace(" ", "-")
        (folder / "tables").mkdir(parents=True)
        for name, content in files(good).items():
            (folder / name).write_text(content, encoding="utf-8")
        change(folder)
        async with await open_store(f"sqlite:///{folder}.db") as empty:
            with pytest.raises(BadFolder, match=says):
                await import_store(empty, folder)
            assert await empty.tables() == [], what

    half = "tables/000005_half.jsonl"

    def edit(find: str, put: str) -> Any:
        def change(folder: Path) -> None:
            before = (folder / half).read_text(encoding="utf-8")
            assert find in before
            (folder / half).write_text(before.replace(find, put, 1), encoding="utf-8")

        return change

    def cut(folder: Path) -> None:
        lines = (folder / half).read_text(encoding="utf-8").splitlines(keepends=True)
        (folder / half).write_text("".join(lines[:-1]), encoding="utf-8")

    def tear(folder: Path) -> None:
        whole = (folder / half).read_bytes()
        (folder / half).write_bytes(whole[: len(whole) // 2])

    def other_format(folder: Path) -> None:
        data = json.loads((folder / "store.json").read_text())
        (folder / "store.json").write_text(json.dumps({**data, "format": 9}))

    await refused("no end", cut, r"line \d+: found ''; allowed: an object of JSON; the last line is the end")
    await refused("torn", tear, "allowed: an object of JSON")
    await refused("a row less", edit('{"seq":1,', '{"seq":2,'), "found row 2; allowed: row 1")
    await refused(
        "another count",
        edit('"end":{"rows":', '"end":{"rows":1'),
        r"found .*'rows': 1\d+.*; allowed: \{\"end\"",
    )
    await refused("bad row", edit('"row":"C', '"row":"\\nC'), "one line")
    await refused("bad time", edit('"at":', '"at":"x","was":'), "an object with seq, row, at")
    await refused("bad status", edit('"status":"running"', '"status":"lost"'), "status: found 'lost'")
    await refused("bad seats", edit('"seats":2', '"seats":"2"'), "found '2' as seats; allowed: int")
    await refused("more lines", lambda f: (f / half).open("a").write("x"), "found 1 lines after it")
    await refused("bad options", edit('"options":{}', '"options":{"a":1}'), "option a: found '1'")
    await refused("bad names", edit('"names":[]', '"names":[null]'), "name: found 'None'")
    await refused("not utf-8", lambda f: (f / half).write_bytes(b"\xff\xfe"), "cannot be read")
    await refused("a file less", lambda f: (f / half).unlink(), "found 4 tables; allowed: 5")
    await refused("unfinished", lambda f: (f / "store.json").unlink(), "holds no store.json")
    await refused("no json", lambda f: (f / "store.json").write_text("{"), "cannot be read")
    await refused("other format", other_format, "format 1")


async def test_a_check_finds_what_differs(url: str) -> None:
    async with await open_store(url) as store:
        await fill(store)
        seen: list[int] = []
        assert (await check(store, lambda report: seen.append(report.tables))).ok
        assert seen == [1, 2, 3, 4, 5]

        async def sql(command: str) -> None:
            await store.database.write(lambda conn: conn.execute(text(command)))

        chance = next(e.seq for e in await store.events("over-0") if e.line.startswith("C turn_over"))
        end = (await store.events("over-1"))[-1]
        await sql(f"UPDATE events SET line = 'C turn_over x' WHERE table_id = 'over-0' AND seq = {chance}")
        await sql(f"UPDATE events SET line = 'E 1 2 3 x' WHERE table_id = 'over-1' AND seq = {end.seq}")
        await sql("DELETE FROM events WHERE table_id = 'over-2' AND seq = 30")
        await sql("UPDATE tables SET status = 'over', version = 7 WHERE id = 'half'")
        await sql("UPDATE tables SET status = 'running' WHERE id = 'open'")
        await sql("DELETE FROM chat WHERE seq = 1")
        report = await check(store)
        assert not report.ok
        found = {(d.table, d.seq): d.text for d in report.differences}
        assert set(found) == {
            ("over-0", chance),
            ("over-1", end.seq),
            ("over-2", 31),
            ("half", 0),
            ("half", (await store.marks(["half"]))["half"].seq),
            ("open", 0),
        }
        assert "found 'C turn_over x'" in found["over-0", chance]
        assert repr(end.line) in found["over-1", end.seq]
        assert "row 31 after row 29" in found["over-2", 31]
        assert "chat: found saying 2" in found["half", 0]
        assert "without any row" in found["open", 0]
        data = report.to_data()
        assert data["ok"] is False
        assert data["differences"] == [vars(one) for one in report.differences]
        assert len(report.differences) == 6
        json.dumps(data)


async def test_a_check_tells_unknown_games_and_other_versions(file: Path) -> None:
    async with await open_store(f"sqlite:///{file}") as store:
        strange = table("strange")
        strange.game = "chess"
        await store.create(strange)
        await store.append("strange", 0, ["C e4"])
        old = table("old")
        old.version = 0
        match = await begin(store, table("today"))
        await store.create(old)
        lines = [e.line for e in await store.events("today")]
        await store.append("old", 0, lines[:-1])
        same = table("same")
        same.version = 0
        await store.create(same)
        await store.append("same", 0, lines)
        report = await check(store)
        found = {d.table: d.text for d in report.differences}
        assert set(found) == {"strange", "old"}, "other rules that give the same game are no difference"
        assert "no game is called 'chess'" in found["strange"]
        assert "(played with version 0, today's is 2)" in found["old"]
        assert match.seq
