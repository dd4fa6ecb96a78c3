"""What a store holds, as plain values, and the errors that it answers with."""

from __future__ import annotations

import math
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from ..core import IgrotekaError, Json
from ..core.errors import some
from .standing_rows import RatedSeat, SeatOutcome

STATUSES: Final = ("open", "running", "over", "closed")
LONGEST_LINE: Final = 4_000
LONGEST_CHAT: Final = 4_000
PLAYERS_ROOM: Final = "players"
WATCHERS_ROOM: Final = "watchers"
ROOMS: Final = (PLAYERS_ROOM, WATCHERS_ROOM)
"""Where something is said at a table: among its players, or among those who only watch."""
LONGEST_NOTE: Final = 4_000
MOST_ROWS: Final = 10_000
LARGEST_SNAPSHOT: Final = 4_000_000

#: Lower-case letters and figures that nobody mixes up when a link is read aloud.
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"

# Line ends of any kind, other control characters, and halves of characters that no file can hold.
_NO_LINE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_NO_TEXT = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class StoreError(IgrotekaError):
    """The store cannot do this; the message says what was found."""


class CannotOpen(StoreError):
    """There is no store at this address, and none can be made there."""


class NoTable(StoreError):
    """No table has this id."""


class BadFolder(StoreError):
    """A folder that cannot be read; the message names the file and the line."""


class BadFile(StoreError):
    """A backup that cannot be read, or a file that cannot become one."""


class StoreDown(StoreError):
    """The database does not answer. What was sent last may or may not have been written: read it again."""


class Turns(NamedTuple):
    """Whom a game waits for after some rows, and how it has ended for its guests and with how many points, if it has."""

    waiting: frozenset[str]
    results: Mapping[str, str]
    points: Mapping[str, int] = {}
    ends: Mapping[str, float] | None = None
    """At which time of day the time of those who are waited for ends; None at a table without a clock."""
    deciders: frozenset[str] = frozenset()
    """Those who must decide about somebody whose time has ended."""
    outcome: tuple[SeatOutcome, ...] = ()
    """How the game has ended for every seat, if it has ended by its rules, or has been decided because others have given it up."""
    rated: tuple[RatedSeat, ...] = ()
    """The same for ratings, if the game is rated: it is counted with the rows that end it."""


class MyTable(NamedTuple):
    """A table in somebody's own list: since when it waits for them (0: not now), how and when it ended for them."""

    id: str
    status: str
    created: float
    waits: float
    result: str
    ended: float


class OwnEntry(NamedTuple):
    """What is known of a table in somebody's own list besides the table itself; `read` is how far they have read its chat, by room."""

    table: str
    hidden: bool
    result: str
    ended: float
    points: int | None
    read: Mapping[str, int]


class WaitingTables(NamedTuple):
    """How many tables wait for somebody: all of them, and those besides the one that they look at."""

    every: int
    others: int


class LoneResult(NamedTuple):
    """A game that somebody has played alone to its end."""

    id: str
    options: dict[str, str]
    config: dict[str, Any]
    points: int


@dataclass
class TableRow:
    """A table: what its match is made of, who may sit there, and how far its log has come.

    `config`, a dictionary, belongs to the caller; the store only keeps it. `guests` are those who find the table in their
    own list. `seed` is empty where people tell what was drawn. `version` is the version of the game's rules. `rev` counts the changes of this row and `seq`
    is the number of its newest event; both are the store's own.
    """

    id: str
    game: str
    seats: int
    options: dict[str, str]
    seed: str
    names: list[str] = field(default_factory=list)
    config: Any = field(default_factory=dict)
    created: float = 0.0
    status: str = "open"
    guests: list[str] = field(default_factory=list)
    version: int = 0
    position: Mapping[str, Json] | None = None
    rev: int = 0
    seq: int = 0


class EventRow(NamedTuple):
    """One line of a table's log; the first has the number 1."""

    seq: int
    line: str
    at: float


class ChatRow(NamedTuple):
    """A line of the chat at a table; the first has the number 1, in whichever room."""

    seq: int
    guest: str
    name: str
    text: str
    at: float
    room: str = PLAYERS_ROOM


class SnapshotRow(NamedTuple):
    """A match as it was after a row of its log, packed; `proof` tells whether it still fits. It holds secrets, as the log does."""

    seq: int
    proof: str
    body: bytes


class Mark(NamedTuple):
    """How far a table has come: its newest event, its newest line of chat, the revision of its row."""

    seq: int
    chat: int
    rev: int


class Idle(NamedTuple):
    """A table, and when something last happened at it."""

    row: TableRow
    last: float


class Hint(NamedTuple):
    """Something is new: `events` or `chat` up to a number, or the `table` row, or it is `gone`. The store is the truth.

    A hint can come late, twice or for nothing. `COMPARE_ALL` means that hints may be missing: compare all marks.
    """

    table: str
    seq: int
    what: str


COMPARE_ALL: Final = Hint("", 0, "look")


def fresh_id() -> str:
    """An id for a new table, too long to be guessed and short enough for a link."""
    return "".join(secrets.choice(LETTERS) for _ in range(14))


# ---------------------------------------------------------------- checks


def clean_table(row: TableRow) -> None:
    """Refuse a row that one of the databases could not hold."""
    clean_id(row.id)
    clean_status(row.status)
    if row.rev or row.seq:
        raise StoreError(f"table {row.id}: found rev {row.rev} and seq {row.seq}; a new table has 0 and 0")
    clean_number("seats", row.seats)
    clean_number("version", row.version)
    clean_time("created", row.created)
    clean_line("game", row.game)
    if row.seed:
        clean_line("seed", row.seed)
    for name in row.names:
        clean_line("name", name)
    clean_guests(row.guests)
    for key, value in row.options.items():
        clean_line("option", key)
        clean_line(f"option {key}", value)
    clean_json("config", row.config)
    clean_json("position", row.position)


def clean_id(table: str) -> None:
    """An id stands in addresses and in names of files."""
    if not is_id(table):
        raise StoreError(
            f"table id: found {table[:80]!r}; allowed: 1 to 64 of the characters A-Z a-z 0-9 _ -"
        )


def is_id(table: str) -> bool:
    """Whether a table can have this id at all."""
    return bool(_ID.fullmatch(table))


def clean_status(status: str) -> None:
    """One of four words."""
    if status not in STATUSES:
        raise StoreError(f"status: found {status[:80]!r}; allowed: {some(list(STATUSES))}")


def clean_number(what: str, value: object, most: int = 2**31 - 1) -> None:
    """A whole number that fits into a column of the smaller kind."""
    if type(value) is not int or not 0 <= value <= most:
        raise StoreError(f"{what}: found {value!r}; allowed: a whole number from 0 to {most}")


def clean_time(what: str, value: object) -> None:
    """Seconds since 1970."""
    if not isinstance(value, int | float) or isinstance(value, bool) or not math.isfinite(value):
        raise StoreError(f"{what}: found {value!r}; allowed: seconds since 1970")


def clean_guests(guests: list[str]) -> None:
    """Each guest once, as the caller names it."""
    for guest in guests:
        clean_guest(guest)
    if len(set(guests)) != len(guests):
        raise StoreError(f"guests: found {some(guests)}; allowed: each guest once")


def clean_guest(guest: str) -> None:
    """A short name, since the database looks tables up by it."""
    if not isinstance(guest, str) or not guest or len(guest) > 64 or _NO_LINE.search(guest):
        raise StoreError(f"guest: found {str(guest)[:80]!r}; allowed: one line of 1 to 64 characters")


def clean_line(what: str, text: str) -> None:
    """One line of text with something on it."""
    if not isinstance(text, str) or not text or len(text) > LONGEST_LINE or _NO_LINE.search(text):
        raise StoreError(
            f"{what}: found {str(text)[:80]!r}; allowed: one line of 1 to {LONGEST_LINE} characters"
        )


def clean_chat_text(text: str) -> None:
    """A text of any language, also with several lines."""
    if not text or len(text) > LONGEST_CHAT or _NO_TEXT.search(text):
        raise StoreError(f"chat: found {text[:80]!r}; allowed: 1 to {LONGEST_CHAT} characters of text")


def clean_room(room: str) -> None:
    """One of the rooms of a table."""
    if room not in ROOMS:
        raise StoreError(f"room: found {str(room)[:80]!r}; allowed: {', '.join(ROOMS)}")


def clean_note(text: str) -> None:
    """What somebody notes for themselves: a text of any language, or nothing."""
    if len(text) > LONGEST_NOTE or _NO_TEXT.search(text):
        raise StoreError(f"note: found {text[:80]!r}; allowed: at most {LONGEST_NOTE} characters of text")


def clean_lines(rows: list[str]) -> None:
    """What one append may add."""
    if not 1 <= len(rows) <= MOST_ROWS:
        raise StoreError(f"rows: found {len(rows)}; allowed: 1 to {MOST_ROWS} at once")
    for row in rows:
        clean_line("row", row)


def clean_snapshot(snapshot: SnapshotRow) -> None:
    """A snapshot of a size that is quick to read."""
    clean_number("seq", snapshot.seq)
    if not re.fullmatch("[0-9a-f]{64}", snapshot.proof):
        raise StoreError(f"proof: found {snapshot.proof[:80]!r}; allowed: 64 hexadecimal digits")
    if len(snapshot.body) > LARGEST_SNAPSHOT:
        raise StoreError(f"snapshot: found {len(snapshot.body)} bytes; allowed: {LARGEST_SNAPSHOT}")


def clean_whole(row: TableRow, log: list[EventRow], chat: list[ChatRow]) -> None:
    """A table with all that belongs to it, as another store has had it."""
    clean_table(row)
    for seq, event in enumerate(log, 1):
        if event.seq != seq:
            raise StoreError(f"table {row.id}: found row {event.seq}; allowed: row {seq}")
        clean_line("row", event.line)
        clean_time("at", event.at)
    for seq, line in enumerate(chat, 1):
        if line.seq != seq:
            raise StoreError(f"table {row.id}: found saying {line.seq}; allowed: saying {seq}")
        clean_guest(line.guest)
        clean_line("name", line.name)
        clean_chat_text(line.text)
        clean_time("at", line.at)
        clean_room(line.room)


def clean_json(what: str, value: object) -> None:
    """Data that comes back from JSON as it went in, and that both databases take."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise StoreError(f"{what}: found the key {key!r}; allowed: text")
            clean_json(what, key)
            clean_json(what, inner)
    elif isinstance(value, list):
        for inner in value:
            clean_json(what, inner)
    elif isinstance(value, str):
        if "\x00" in value or any("\ud800" <= c <= "\udfff" for c in value):
            raise StoreError(f"{what}: found {value[:80]!r}; allowed: text without NUL and halves of pairs")
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise StoreError(f"{what}: found {value!r}; allowed: finite numbers")
    elif value is not None and not isinstance(value, bool | int):
        raise StoreError(f"{what}: found {type(value).__name__}; allowed: JSON data")
