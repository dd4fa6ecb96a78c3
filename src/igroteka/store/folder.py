"""A whole store as a folder of text files, and back: for moving, keeping, reading and comparing.

    store.json              what this is, and the small things that are kept
    people.jsonl            people with accounts, if there are any, one in each line, with their passkeys and how they want to be called; they sign in anew
    standing.json           ratings and tournaments, if there are any, with the games that were counted for ratings
    tables/000001_ID.jsonl  a table: its row, its log, its chat, and an end that counts both

Tables stand in the order in which they were made. The files hold the seeds of running games, so only
their owner may read them.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..core import Json
from ..core.errors import some
from . import people_folder, standing_folder
from .checking import every_table
from .database import compact
from .rows import PLAYERS_ROOM, BadFolder, ChatRow, EventRow, StoreError, TableRow, clean_whole
from .store import Store

FORMAT: Final = 1
MAGIC: Final = "igroteka store"
Fields = dict[str, tuple[type, ...]]

TABLE: Final[Fields] = {
    "id": (str,),
    "game": (str,),
    "seats": (int,),
    "options": (dict,),
    "seed": (str,),
    "names": (list,),
    "config": (dict,),
    "created": (int, float),
    "status": (str,),
    "guests": (list,),
    "version": (int,),
    "position": (dict, type(None)),
}
EVENT: Final[Fields] = {"seq": (int,), "row": (str,), "at": (int, float)}
SAYING: Final[Fields] = {"chat": (int,), "guest": (str,), "name": (str,), "text": (str,), "at": (int, float)}
SAYING_ELSEWHERE: Final[Fields] = {**SAYING, "room": (str,)}
"""What was said in another room than that of the players; folders of older programs have no such lines."""


@dataclass
class CopyReport:
    """What an export or import has done."""

    tables: int = 0
    rows: int = 0
    sayings: int = 0
    people: int = 0
    already_there: int = 0
    """Tables that the store had already, word for word."""


@dataclass
class _TableFile:
    row: TableRow
    log: list[EventRow]
    chat: list[ChatRow]


# ---------------------------------------------------------------- out


async def export_store(
    store: Store, folder: Path, progress: Callable[[CopyReport], None] | None = None
) -> CopyReport:
    """Write everything into a new or empty folder. A game in progress is written up to its last row."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise StoreError(f"{folder} is not empty; allowed: a new or an empty folder")
    home = folder / "tables"
    home.mkdir(parents=True)
    folder.chmod(0o700)
    report = CopyReport()
    ids = sorted([(row.created, row.id) async for row in every_table(store)])
    for number, (_, id) in enumerate(ids, 1):
        whole = await _whole(store, id)
        await asyncio.to_thread(_write, home / f"{number:06}_{id}.jsonl", _text(whole))
        report.tables += 1
        report.rows += len(whole.log)
        report.sayings += len(whole.chat)
        if progress is not None:
            progress(report)
    people = [await people_folder.describe(store, row) for row in await store.people.everybody()]
    if people:
        text = "".join(compact(one) + "\n" for one in people)
        await asyncio.to_thread(_write, folder / people_folder.FILE, text)
    report.people = len(people)
    standing = await standing_folder.describe(store)
    if any(standing.values()):
        await asyncio.to_thread(_write, folder / standing_folder.FILE, compact(standing) + "\n")
    about = {
        "magic": MAGIC,
        "format": FORMAT,
        "tables": report.tables,
        "people": report.people,
        "kept": await store.kept_values(),
    }
    # Last, so that a folder without it is known to be unfinished.
    await asyncio.to_thread(
        _write, folder / "store.json", json.dumps(about, indent=2, ensure_ascii=False) + "\n"
    )
    return report


async def _whole(store: Store, id: str) -> _TableFile:
    row = await store.table(id)
    assert row is not None
    return _TableFile(row, await store.events(id), await store.chat(id))


def _text(whole: _TableFile) -> str:
    lines: list[Mapping[str, object]] = [{"table": {name: getattr(whole.row, name) for name in TABLE}}]
    lines += [{"seq": e.seq, "row": e.line, "at": e.at} for e in whole.log]
    lines += [
        {"chat": c.seq, "guest": c.guest, "name": c.name, "text": c.text, "at": c.at}
        | ({} if c.room == PLAYERS_ROOM else {"room": c.room})
        for c in whole.chat
    ]
    lines.append(_end(whole))
    return "".join(compact(line) + "\n" for line in lines)


def _end(whole: _TableFile) -> dict[str, dict[str, int]]:
    return {"end": {"rows": len(whole.log), "sayings": len(whole.chat)}}


def _write(path: Path, text: str) -> None:
    with open(
        os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8", newline="\n"
    ) as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())


# ---------------------------------------------------------------- in


async def import_store(
    store: Store, folder: Path, progress: Callable[[CopyReport], None] | None = None
) -> CopyReport:
    """Read a folder into a store. All files are checked first; then each table comes in whole.

    A table that is there already, word for word, is passed over, so that a broken import can be repeated.
    """
    files, kept = await asyncio.to_thread(_check_files, folder)
    people = await asyncio.to_thread(people_folder.read_people, folder)
    standing = await asyncio.to_thread(standing_folder.read_standing, folder)
    report = CopyReport()
    report.people = await people_folder.restore(store, people)
    for name, value in kept.items():
        await store.keep_value(name, value)
    for path in files:
        whole = await asyncio.to_thread(_read, path)
        if await store.restore(whole.row, whole.log, whole.chat):
            report.tables += 1
            report.rows += len(whole.log)
            report.sayings += len(whole.chat)
        elif _text(await _whole(store, whole.row.id)) == _text(whole):
            report.already_there += 1
        else:
            raise StoreError(
                f"{path}: the store has another table {whole.row.id}; "
                f"{report.tables} tables have come in before, nothing was changed"
            )
        if progress is not None:
            progress(report)
    await people_folder.restore_wishes(store, people)
    await standing_folder.restore(store, standing)
    return report


def _check_files(folder: Path) -> tuple[list[Path], dict[str, str]]:
    """All files of a folder, each of them sound."""
    about = folder / "store.json"
    try:
        data = json.loads(about.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadFolder(
            f"{folder} holds no store.json; allowed: a folder that an export has finished"
        ) from None
    except (OSError, ValueError, RecursionError) as error:
        raise BadFolder(f"{about} cannot be read: {error}") from None
    if not isinstance(data, dict) or data.get("magic") != MAGIC or data.get("format") != FORMAT:
        raise BadFolder(f"{about}: allowed: an exported store of format {FORMAT}")
    kept = data.get("kept")
    if not isinstance(kept, dict) or not all(isinstance(value, str) for value in kept.values()):
        raise BadFolder(f"{about}: found {kept!r} under 'kept'; allowed: names with texts")
    files = sorted((folder / "tables").glob("*.jsonl"))
    if data.get("tables") != len(files):
        raise BadFolder(
            f"{folder}: found {len(files)} tables; allowed: {data.get('tables')}, as store.json says"
        )
    for path in files:
        _read(path)
    return files, kept


def _read(path: Path) -> _TableFile:
    """One table."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFolder(f"{path} cannot be read: {error}") from None
    return _TableReader(path, text.split("\n")).read_table()


class _TableReader:
    """Goes through the lines of a file once; every error names the line."""

    def __init__(self, path: Path, lines: list[str]) -> None:
        self.path = path
        self.lines = lines
        self.at = 0

    def error(self, found: object, allowed: str) -> BadFolder:
        """The error at this line."""
        return BadFolder(f"{self.path}, line {self.at}: found {str(found)[:200]}; allowed: {allowed}")

    def read_line(self) -> dict[str, Json]:
        """The next line."""
        self.at += 1
        allowed = "an object of JSON; the last line is the end"
        line = self.lines[self.at - 1] if self.at <= len(self.lines) else ""
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise self.error(repr(line), allowed) from None
        if not isinstance(data, dict):
            raise self.error(repr(line), allowed)
        return data

    def read_fields(self, data: object, wanted: Fields) -> list[Any]:
        """The values of an object that has exactly these fields."""
        if not isinstance(data, dict) or list(data) != list(wanted):
            raise self.error(data, f"an object with {', '.join(wanted)}")
        for key, kinds in wanted.items():
            if not isinstance(data[key], kinds) or isinstance(data[key], bool):
                names = [kind.__name__ for kind in kinds]
                raise self.error(f"{data[key]!r} as {key}", some(names))
        return list(data.values())

    def read_table(self) -> _TableFile:
        """The table, if all of it is sound."""
        row = TableRow(
            **dict(zip(TABLE, self.read_fields(self.read_line().get("table"), TABLE), strict=True))
        )
        whole = _TableFile(row, [], [])
        while "end" not in (data := self.read_line()):
            if "chat" in data:
                wanted = SAYING_ELSEWHERE if "room" in data else SAYING
                whole.chat.append(ChatRow(*self.read_fields(data, wanted)))
            else:
                whole.log.append(EventRow(*self.read_fields(data, EVENT)))
        if data != _end(whole):
            raise self.error(data, compact(_end(whole)))
        if self.lines[self.at :] != [""]:
            raise self.error(f"{len(self.lines) - self.at} lines after it", "nothing but the end of the line")
        try:
            clean_whole(whole.row, whole.log, whole.chat)
        except StoreError as error:
            raise BadFolder(f"{self.path}: {error}") from None
        return whole
