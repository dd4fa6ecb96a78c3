"""The commands for stored tables."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import text

from igroteka.store import open_store

from ..cli.tool import refused, run
from .test_calls import make as call_ann
from .test_calls import take, turn
from .test_folder import fill


@pytest.fixture
def full(url: str) -> str:
    """A store with some games."""

    async def make() -> None:
        async with await open_store(url) as store:
            await fill(store)

    asyncio.run(make())
    return url


def test_check_export_import_and_check_again(full: str, tmp_path: Path) -> None:
    checked = run("store", "check", "--database", full)
    assert checked.exit_code == 0, checked.output
    assert "5 tables" in checked.stdout
    assert "all is well" in checked.stdout
    folder = tmp_path / "backup"
    assert "5 tables" in run("store", "export", str(folder), "--database", full).stdout
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert "5 tables" in run("store", "import", str(folder), "--database", copy).stdout
    assert "5 were there already" in run("store", "import", str(folder), "--database", copy).stdout
    old, new = (json.loads(run("store", "check", "--json", "--database", one).stdout) for one in (full, copy))
    assert old == new
    assert old["ok"]
    assert "not empty" in refused("store", "export", str(folder), "--database", full)


def test_a_check_that_finds_something_fails(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'store.db'}"

    async def make() -> None:
        async with await open_store(database) as store:
            await fill(store)
            command = text("UPDATE events SET line = 'M 0 nonsense' WHERE seq = 9")
            await store.database.write(lambda conn: conn.execute(command))

    asyncio.run(make())
    found = run("store", "check", "--database", database)
    assert found.exit_code == 1
    assert "row 9" in found.stdout
    assert "faults" in found.stdout


def test_a_store_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    for words in (["check"], ["export", str(tmp_path / "out")]):
        assert "there is no store" in refused("store", *words, "--database", f"sqlite:///{file}")
    assert not file.exists()
    assert "store.json" in refused("store", "import", str(tmp_path), "--database", f"sqlite:///{file}")


@pytest.mark.parametrize("words", [["check"], ["tidy"], ["export", "{out}"], ["import", "{out}"]])
def test_every_command_takes_the_address_from_a_file(full: str, tmp_path: Path, words: list[str]) -> None:
    out = tmp_path / "out"
    if words[0] == "import":
        run("store", "export", str(out), "--database", full)
    file = tmp_path / "address"
    file.write_text(f"{full}\n", encoding="utf-8")
    file.chmod(0o600)
    given = [word.format(out=out) for word in words]
    done = run("store", *given, "--database-file", str(file))
    assert done.exit_code == 0, done.output
    file.chmod(0o644)
    assert "only you may read" in refused("store", *given, "--database-file", str(file))


def test_the_outbox_tells_what_was_given_up_and_names_nobody(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'store.db'}"

    async def make() -> None:
        async with await open_store(database) as store:
            await call_ann(store, "ann", "ben")
            await turn(store, 10.0, "ann", "ben")
            first, _ = await take(store, 10.0)
            await store.calls.note_failed(first, "refused: 404", None, 86_400.0)

    asyncio.run(make())
    told = run("store", "outbox", "--database", database).stdout
    assert "given up 1970-01-02: turn by hook, 1 try, refused: 404" in told
    assert "1 notice to be sent, 0 of them have failed so far; 1 given up" in told
    data = run("store", "outbox", "--json", "--database", database).stdout
    assert ('"ann' in data, "example" in data) == (False, False)
