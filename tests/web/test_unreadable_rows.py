"""Rows that this process cannot read: lists pass over them, their own pages say so, and nothing else suffers."""

from __future__ import annotations

import json
import sqlite3
import time
from dataclasses import replace
from typing import Any

import pytest

from igroteka.web.errors import Unreadable
from igroteka.web.tables.cleanup import tidy
from igroteka.web.tables.stored_rows import require_readable

from .support import Person, Site, site

SEAT = {"kind": "guest", "guest": "", "name": "Ann", "token": "x"}
OPEN = {"kind": "open", "name": "", "token": "x"}

#: What is wrong with a row, by the names of its columns.
WRONG: dict[str, dict[str, Any]] = {
    "an unknown game": {"game": "chess_of_another_server"},
    "no seats at all": {"config": {"public": True}},
    "too few seats": {"config": {"public": True, "seats": [SEAT]}},
    "seats of a wrong type": {"config": {"public": True, "seats": {"0": SEAT, "1": SEAT}}},
    "a seat of an unknown kind": {"config": {"public": True, "seats": [SEAT, {"kind": "ghost"}]}},
    "a seat that is no object": {"config": {"public": True, "seats": [SEAT, 7]}},
    "an open seat without a link": {"config": {"public": True, "seats": [SEAT, {"kind": "open"}]}},
    "an unknown bot": {"config": {"public": True, "seats": [SEAT, {"kind": "bot", "bot": "hal"}]}},
    "a clock without seconds": {"config": {"public": True, "seats": [SEAT, OPEN], "clock": {"bonus": 5}}},
    "a clock with words": {
        "config": {
            "public": True,
            "seats": [SEAT, OPEN],
            "clock": {"seconds": "long", "bonus": 5, "then": "bot"},
        }
    },
    "a clock of another kind": {
        "config": {
            "public": True,
            "seats": [SEAT, OPEN],
            "clock": {"seconds": 60, "bonus": 5, "then": "explode"},
        }
    },
    "a salt of another kind": {"config": {"public": True, "seats": [SEAT, OPEN], "salt": 7}},
    "a salt of words": {"config": {"public": True, "seats": [SEAT, OPEN], "salt": "salt share 0 x"}},
    "a share of words": {"config": {"public": True, "seats": [{**SEAT, "share": "mine"}, OPEN]}},
    "a time of words": {"config": {"public": True, "seats": [SEAT, SEAT], "filled": "today"}},
    "an auction whose bids do not follow from each other": {
        "config": {
            "public": True,
            "seats": [SEAT, SEAT],
            "auction": {"order": [0, 1], "bids": [[0, 0, 3], [1, 0, 3]], "since": 1.0},
        }
    },
    "a list for an object": {"config": []},
    "nothing for an object": {"config": None},
    "names of a wrong type": {"names": [1, 2]},
    "options of a wrong type": {"options": ["first"]},
    "a position of a wrong type": {"position": "start"},
    "no JSON at all": {"config": "{not json"},
}


def spoil(url: str, table: str, values: dict[str, Any]) -> None:
    """Change a row behind the back of everybody, as damage or another program would."""
    conn = sqlite3.connect(url.removeprefix("sqlite:///"))
    with conn:
        for column, value in values.items():
            plain = column == "game" or value == "{not json"
            written = value if plain else json.dumps(value)
            conn.execute(f"UPDATE tables SET {column} = ?, rev = rev + 1 WHERE id = ?", (written, table))
    conn.close()


async def make(person: Person, status: str) -> str:
    other = "open" if status == "open" else "local"
    return await person.new_table(seats=2, seat__0="me", seat__1=other, public="on", clock="5+10")


async def others_are_served(there: Site, good: str, bad: list[str], owner: Person) -> None:
    """The lists pass over all bad rows, and a good table is there for everybody."""
    for person in (owner, there.person("Eve")):
        page = await person.http.get("/")
        assert page.status_code == 200
        assert not [id for id in bad if f"/t/{id}" in page.text]
        assert (await person.http.get(f"/t/{good}")).status_code == 200


async def is_told(id: str, owner: Person, words: str) -> None:
    """The pages of a bad row say what is wrong."""
    for path in ("", "/log", "/replay", "/end"):
        page = await owner.http.get(f"/t/{id}{path}")
        assert page.status_code == 409, path
        assert words in page.text
    answer = await owner.http.get(f"/api/tables/{id}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "broken")


@pytest.mark.parametrize("status", ["open", "running"])
async def test_a_row_that_cannot_be_read_harms_nobody(url: str, status: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        good = await make(ann, status)
        bad = {name: await make(ann, status) for name in WRONG}
    for name, values in WRONG.items():
        spoil(url, bad[name], values)
    # The start, too: clocks of running tables are pardoned then.
    async with site(url) as there:
        again = Person(there.base, "Ann")
        again.http.cookies = ann.http.cookies
        await others_are_served(there, good, list(bad.values()), again)
        for name, id in bad.items():
            words = "is not loaded on this server" if "game" in WRONG[name] else "cannot open the table"
            await is_told(id, again, words)
        # Nor does it when somebody has tried to open each of them.
        await others_are_served(there, good, list(bad.values()), again)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "is not loaded on this server"), ("ru", "не загружена"), ("uk", "не завантажено")],
)
async def test_a_game_that_is_not_loaded_any_more_is_told_as_such(url: str, lang: str, words: str) -> None:
    async with site(url) as there, there.person("Ann", lang) as ann:
        table = await make(ann, "running")
        there.registry.tables.clear()
        spoil(url, table, {"game": "chess_of_another_server"})
        for path in ("", "/log", "/replay", "/end"):
            page = await ann.http.get(f"/t/{table}{path}")
            assert page.status_code == 409
            assert words in page.text
            assert "chess_of_another_server" in page.text
            assert "--game" in page.text
        answer = (await ann.http.get(f"/api/tables/{table}")).json()["error"]
        assert answer["code"] == "broken"
        assert "'chess_of_another_server' is not loaded" in answer["message"]
        assert (await ann.http.get("/")).status_code == 200
        settings = replace(there.registry.settings, keep_running_days=1.0)
        listed = await tidy(there.registry.store, settings, really=False, now=time.time() + 10 * 86_400)
        assert [(one.id, one.game) for one in listed] == [(table, "chess_of_another_server")]


async def test_each_fault_is_found_by_itself(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        for values in WRONG.values():
            table = await make(ann, "open")
            row = await there.registry.store.table(table)
            assert row is not None
            require_readable(row)
            spoil(url, table, values)
            row = await there.registry.store.table(table)
            assert row is not None
            with pytest.raises(Unreadable, match=table):
                require_readable(row)


async def test_the_operator_is_told_of_such_a_row_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await make(ann, "open")
        spoil(url, table, {"game": "chess_of_another_server"})
        told: list[dict[str, Any]] = []

        class Log:
            """Keeps what is written."""

            def warning(self, event: str, **more: Any) -> None:
                told.append({"event": event, **more})

        monkeypatch.setattr(there.registry, "log", Log())
        for _ in range(3):
            assert (await ann.http.get("/")).status_code == 200
        assert [(one["event"], one["table"]) for one in told] == [("a table is passed over", table)]


async def test_a_table_in_memory_whose_row_is_spoilt_ends_clearly(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await make(ann, "running")
        assert (await ann.http.get(f"/t/{table}")).status_code == 200
        spoil(url, table, {"config": {}})
        there.registry.tables[table]._is_stale = True
        assert (await ann.http.get(f"/t/{table}")).status_code == 409
        assert (await ann.http.get("/")).status_code == 200
