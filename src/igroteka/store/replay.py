"""Rows and matches: what a match adds to a log, and the match that a log stands for.

A row is one line; the log is the truth and a match is only what follows from it.

    B 6b51d431df5d…         the match began; the commitment to its seed
      … salt 5e0b…            the same with the salt of the commitment,
      … share 0 77ab…         and with what the page of seat 0 has added to the chance
    M 0 build park r3c3     seat 0 moved
    A 0 done                seat 0 moved by its standing order
    C deal office           chance
    U 0 12                  seat 0 took back to step 12
    U 1 sealed              seat 1 took back its last answer in an open simultaneous decision
    O 0 flower keep         seat 0 gave a standing order
    E 31 28 4f0c…           the game ended: totals, and the fingerprint of the position
    S 0 bot medium          who plays seat 0 from here on
    X clock 0 late          a decision of the clock or the host
    X passed 12345          the decision before took so many milliseconds, whatever the times of the rows say

M, U, O, S and X are what people and programs decided. B, A, C and E follow from them, from the seed and from
the rules: they are computed again and must agree, so that a log shows every change of chance or rules.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from ..core import CHANCE, IgrotekaError, Seat, clean_options, game
from ..match import Entry, KeptMatch, Match, keep
from ..match.match import clean_names, clean_seed
from .rows import EventRow, StoreError, TableRow, clean_line

KINDS: Final = "B M A C U O E S X"
SEALED: Final = "sealed"


class BadRow(StoreError):
    """A log that does not fit its table; `seq` is the first bad row, 0 if it is the table itself."""

    def __init__(self, table: str, seq: int, found: str, allowed: str) -> None:
        where = f"row {seq}" if seq else "the table itself"
        super().__init__(f"table {table}, {where}: found {found}; allowed: {allowed}")
        self.table = table
        self.seq = seq
        self.found = found
        self.allowed = allowed


class KeptPlay(NamedTuple):
    """A match with its place in the log, as plain values from which it can go on."""

    match: KeptMatch
    seq: int
    hands: dict[Seat, str]
    decisions: list[tuple[int, str]]


class Play:
    """A match with the log that it stands for.

    `play`, `undo`, `order`, `seat` and `decide` change the match and return the rows to append. When the
    store has taken them, call `agree`. When somebody else was first, throw the object away and load anew.
    """

    def __init__(
        self, row: TableRow, first: str = "B", any_version: bool = False, kept: KeptPlay | None = None
    ) -> None:
        """`first` is the B row of the log; of a new match, what is to stand there beside the commitment.

        With `kept` it goes on from there, and the rows after that are still to be followed.
        """
        self.table = row.id
        self.match = _begun(row, *_chance(row, first), any_version, kept.match if kept else None)
        self.seq = 0
        """The number of the last row that this match contains and the log has."""
        self.hands: dict[Seat, str] = {}
        """Who plays a seat, as its last S row says; seats without one are not in it."""
        self.decisions: list[tuple[int, str]] = []
        """The X rows with their numbers."""
        self._due: deque[str] = deque()
        self._added = 0
        if kept is not None:
            self.seq, self.hands, self.decisions = kept.seq, dict(kept.hands), list(kept.decisions)
        else:
            self._due.extend([_begin(self.match), *self._lines(self.match.entries, None)])

    @classmethod
    def start(
        cls, row: TableRow, salt: str = "", shares: Mapping[Seat, str] | None = None
    ) -> tuple[Play, list[str]]:
        """A new match and the rows of its opening."""
        play = cls(row, " ".join(["B", *_chance_words(salt, shares or {})]))
        rows = list(play._due)
        play._due.clear()
        play._added = len(rows)
        return play, rows

    @classmethod
    def load(cls, row: TableRow, events: Iterable[EventRow], any_version: bool = False) -> Play:
        """The match of a table with at least one row."""
        rows = list(events)
        play = cls(row, rows[0].line if rows else "B", any_version)
        play.follow(rows)
        return play

    @property
    def settled(self) -> bool:
        """Whether the log has all that this match contains, and this match all that follows from its log."""
        return not self._added and not self._due

    def keep(self) -> KeptPlay:
        """The match as it is now, if it is settled."""
        if not self.settled:
            raise StoreError(f"table {self.table}: {self._added} own rows wait for the store's answer")
        return KeptPlay(keep(self.match), self.seq, dict(self.hands), list(self.decisions))

    @property
    def status(self) -> str:
        """What the table's status should be."""
        return "over" if self.match.over else "running"

    # ------------------------------------------------------------ what adds rows

    def play(self, seat: Seat, move: str) -> list[str]:
        """Play a move."""
        firm, before = self._open_entries()
        self.match.play(move, seat)
        return self._rows(firm, before, f"M {seat}")

    def undo(self, seat: Seat, to: int | None = None) -> list[str]:
        """Take back the last decision of a seat, or all back to a step."""
        firm, before = self._open_entries()
        points = self.match.undo_points(seat)
        target = str(points[-1] if to is None else to) if points else SEALED
        self.match.undo(seat, to)
        return [f"U {seat} {target}", *self._rows(firm, before, None)]

    def order(self, seat: Seat, key: str, value: str) -> list[str]:
        """Give a standing order."""
        firm, before = self._open_entries()
        self.match.order(seat, key, value)
        return [f"O {seat} {key} {value}", *self._rows(firm, before, None)]

    def seat(self, seat: Seat, hand: str) -> list[str]:
        """Write down who plays a seat from now on."""
        if seat not in range(self.match.count):
            raise StoreError(f"seat: found {seat}; allowed: 0 to {self.match.count - 1}")
        line = f"S {seat} {_words(hand)}"
        self.hands[seat] = hand
        self._added += 1
        return [line]

    def decide(self, what: str) -> list[str]:
        """Write down what the clock or the host decided."""
        line = f"X {_words(what)}"
        self._added += 1
        self.decisions.append((self.seq + self._added, what))
        return [line]

    def agree(self, rows: list[str]) -> None:
        """The store has taken these rows."""
        self.seq += len(rows)
        self._added -= len(rows)

    # ------------------------------------------------------------ what reads rows

    def follow(self, events: Iterable[EventRow]) -> None:
        """Go on with rows that are in the log, whoever has written them. They begin after `seq`."""
        if self._added:
            raise StoreError(f"table {self.table}: {self._added} own rows wait for the store's answer")
        for event in events:
            self._take(event)
        if self._due:
            raise self._bad(self.seq + 1, "the end of the log", repr(self._due[0]))

    def _take(self, event: EventRow) -> None:
        seq, line = event.seq, event.line
        if seq != self.seq + 1:
            raise self._bad(seq, f"row {seq} after row {self.seq}", f"row {self.seq + 1}")
        if self._due:
            if line != self._due[0]:
                raise self._bad(seq, repr(line[:200]), f"{self._due[0]!r}, as seed and rules give it")
            self._due.popleft()
        else:
            rows = self._done(seq, line)
            if rows[0] != line:
                raise self._bad(seq, repr(line[:200]), repr(rows[0]))
            self._due.extend(rows[1:])
        self._added = 0
        self.seq = seq

    def _done(self, seq: int, line: str) -> list[str]:
        """Do what a row says; the row as we would write it, and all that follows from it."""
        kind, _, rest = line.partition(" ")
        words = rest.split(" ")
        try:
            if kind == "X" and rest:
                return self.decide(rest)
            if kind in ("M", "U", "O", "S") and words[0].isdecimal() and len(words) > 1:
                seat, said = int(words[0]), rest.partition(" ")[2]
                if kind == "M":
                    return self.play(seat, said)
                if kind == "S":
                    return self.seat(seat, said)
                if kind == "O" and len(words) == 3:
                    return self.order(seat, words[1], words[2])
                if kind == "U" and (said == SEALED or said.isdecimal()):
                    return self.undo(seat, None if said == SEALED else int(said))
        except IgrotekaError as error:
            raise self._bad(seq, repr(line[:200]), str(error)) from error
        if kind in ("B", "A", "C", "E"):
            raise self._bad(seq, repr(line[:200]), "a decision; nothing follows by itself here")
        raise self._bad(seq, repr(line[:200]), f"a row of the kinds {KINDS}")

    def _bad(self, seq: int, found: str, allowed: str) -> BadRow:
        return BadRow(self.table, seq, found, allowed)

    # ------------------------------------------------------------ entries as rows

    def _open_entries(self) -> tuple[int, list[Entry]]:
        """How many entries stand for good, and those after them, between which new ones may come."""
        firm = self.match.firm
        return firm, self.match.entries[firm:]

    def _rows(self, firm: int, before: list[Entry], mover: str | None) -> list[str]:
        """The rows of all entries that were not there before, the seat's own move first."""
        known = {id(entry) for entry in before}
        fresh = [entry for entry in self.match.entries[firm:] if id(entry) not in known]
        rows = self._lines(fresh, mover)
        self._added += len(rows) + (mover is None)
        return rows

    def _lines(self, entries: list[Entry], mover: str | None) -> list[str]:
        rows = [_line(entry) for entry in entries]
        if mover is not None:
            # Sealed answers stand in seat order, so the move itself need not be the first of the new ones.
            own = next(i for i, row in enumerate(rows) if row.startswith(mover + " "))
            rows.insert(0, rows.pop(own))
        if rows and self.match.over:
            rows.append(_end(self.match))
        return rows


def row_of(m: Match, id: str) -> TableRow:
    """A new table for a match."""
    return TableRow(
        id,
        m.game.key,
        m.count,
        dict(m.options),
        m.seed,
        names=list(m.names),
        version=m.game.version,
        position=m.position,
    )


def rows_of(m: Match) -> list[str]:
    """The log of a match that was played elsewhere. What standing orders answered counts as decided."""
    rows = [f"C {e.move}" if e.seat == CHANCE else f"M {e.seat} {e.move}" for e in m.entries]
    return [_begin(m), *rows, _end(m)] if m.over else [_begin(m), *rows]


def _begin(m: Match) -> str:
    return " ".join(["B", m.commitment, *_chance_words(m.salt, m.shares)])


def _chance_words(salt: str, shares: Mapping[Seat, str]) -> list[str]:
    """What a B row says of the chance beside the commitment."""
    words = ["salt", salt] if salt else []
    return words + [word for seat, share in shares.items() for word in ("share", str(seat), share)]


def _chance(row: TableRow, first: str) -> tuple[str, dict[Seat, str]]:
    """The salt and the shares in a B row. Whatever else is wrong with the row shows when it is compared."""
    words = first.split(" ")
    salt = words[words.index("salt") + 1] if "salt" in words[:-1] else ""
    shares: dict[Seat, str] = {}
    for i, word in enumerate(words[:-2]):
        if word == "share":
            if not re.fullmatch("0|[1-9][0-9]?", words[i + 1]):
                raise BadRow(row.id, 1, repr(first[:200]), "share SEAT NUMBER")
            shares[int(words[i + 1])] = words[i + 2]
    return salt, shares


def _end(m: Match) -> str:
    totals = " ".join([str(score.total) for score in m.scores])
    return f"E {totals} {m.fingerprint}"


def _line(entry: Entry) -> str:
    if entry.seat == CHANCE:
        return f"C {entry.move}"
    return f"{'A' if entry.auto else 'M'} {entry.seat} {entry.move}"


def _words(text: str) -> str:
    clean_line("row", text)
    if " ".join(text.split()) != text:
        raise StoreError(f"row: found {text[:80]!r}; allowed: words with one space between them")
    return text


def _begun(
    row: TableRow, salt: str, shares: dict[Seat, str], any_version: bool, kept: KeptMatch | None
) -> Match:
    """The match of a table before any decision, or where it was kept."""
    try:
        of = game(row.game)
        if row.version != of.version and not any_version:
            raise BadRow(row.id, 0, f"version {row.version} of {row.game}", f"version {of.version}")
        if row.position is not None:
            m = Match.begin(row.game, row.position, clean_seed(row.seed), row.names, salt, shares, kept)
            if m.count != row.seats or m.options != clean_options(of, row.seats, row.options):
                raise BadRow(row.id, 0, "a position with other seats or options", "those of the table")
            return m
        names = clean_names(row.names, row.seats)
        return Match.new(row.game, row.seats, clean_seed(row.seed), row.options, names, salt, shares, kept)
    except BadRow:
        raise
    except IgrotekaError as error:
        raise BadRow(row.id, 0, "a match that cannot begin", str(error)) from error
