"""What is said at a table: among its players, and among those who watch, whom the players do not hear before the game is over."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...store import PLAYERS_ROOM, ROOMS, WATCHERS_ROOM, ChatRow, Store, TableRow
from ..errors import Refused
from . import seats
from .seats import Access

NEWEST_LINES: Final = 50
"""How much of each room a page is shown."""


class Saying(NamedTuple):
    """A line with its number in its own room: no gap between two lines tells that somebody talks in the other one."""

    n: int
    row: ChatRow


class Conversation:
    """The newest lines of both rooms of a table."""

    def __init__(self) -> None:
        self.seq = 0
        """The newest line of the store that is known here, in whichever room."""
        self.was_over = False
        """Whether the players have been told what the spectators said."""
        self._newest: dict[str, list[Saying]] = {room: [] for room in ROOMS}
        self._spectators: dict[str, int] = {}
        """Who has talked among the spectators, by the order in which they began."""

    def lines(self, room: str, after: int = 0) -> list[Saying]:
        """The newest lines of a room, or those of them after a number."""
        return [saying for saying in self._newest[room] if saying.n > after]

    def spectator_number(self, guest: str) -> int:
        """Which of the spectators somebody is, for those who have given no name."""
        return self._spectators.get(guest, len(self._spectators) + 1)

    async def reread(self, store: Store, table: str) -> None:
        """Read all lines as they are now; of a table whose lines were told already only those, since the rest is told as news."""
        rows = await store.chat(table)
        known = [row for row in rows if not self.seq or row.seq <= self.seq]
        self._newest, self._spectators = {room: [] for room in ROOMS}, {}
        self._add(known)

    async def read_new(self, store: Store, table: str) -> dict[str, list[Saying]]:
        """What was said since the last time, in each room where something was."""
        return self._add(await store.chat(table, self.seq))

    def _add(self, rows: list[ChatRow]) -> dict[str, list[Saying]]:
        added: dict[str, list[Saying]] = {}
        for row in rows:
            lines = self._newest[row.room]
            saying = Saying(lines[-1].n + 1 if lines else 1, row)
            lines.append(saying)
            del lines[:-NEWEST_LINES]
            added.setdefault(row.room, []).append(saying)
            if row.room == WATCHERS_ROOM:
                self._spectators.setdefault(row.guest, len(self._spectators) + 1)
            self.seq = row.seq
        return added


def is_watcher(row: TableRow, access: Access) -> bool:
    """Whether somebody only watches. Whoever has a seat does not, by whichever link they come."""
    held = [seats.seats_of(row, guest) for guest in (access.guest, access.visitor)]
    return not access.seats and not any(held)


def can_read(row: TableRow, access: Access, room: str, over: bool) -> bool:
    """Whether somebody may read a room: what spectators say could help those who play."""
    return room == PLAYERS_ROOM or over or is_watcher(row, access)


def can_write(row: TableRow, access: Access, room: str) -> bool:
    """Whether a room takes the words of somebody. A host who only watches may talk in both."""
    if room == WATCHERS_ROOM:
        is_watched = row.status != "open" and not row.config.get("log")
        return is_watched and is_watcher(row, access) and not row.config.get("hushed")
    return bool(access.seats or access.host)


def require_writer(row: TableRow, access: Access, room: str) -> None:
    """Refuse the words of somebody whom a room does not take, or who is to be silent."""
    seats.require_unlocked(row)
    if room == WATCHERS_ROOM and row.status == "open":
        raise Refused("watchers-begin", "found a table that has not begun; allowed: one that can be watched")
    if room == WATCHERS_ROOM and row.config.get("log"):
        raise Refused("watchers-log", "found an imported game; allowed: one that is played here")
    if room == PLAYERS_ROOM and not can_write(row, access, room):
        raise Refused("players-room", "found a spectator; allowed: players, and the room of the spectators")
    if room == WATCHERS_ROOM and not is_watcher(row, access):
        raise Refused("watchers-room", "found a player; allowed: those who only watch")
    if room == WATCHERS_ROOM and row.config.get("hushed"):
        raise Refused("hushed", "the host has switched off the chat of the spectators")
    if {access.guest, access.visitor} & set(row.config.get("muted", [])):
        raise Refused("muted", "the host keeps this guest silent")
