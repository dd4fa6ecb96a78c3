"""A match with the log that it stands for: it writes what happens as rows, and reads rows that others have written."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..core import (
    CHANCE,
    Game,
    IgrotekaError,
    Seat,
    State,
    can_read,
    clean_options,
    game,
    recorded_options,
)
from ..core.positions import is_stored
from ..match import Beginning, MatchSnapshot, take_snapshot
from ..match.names import clean_names
from ..match.seed import clean_seed
from .decisions import read_decision
from .log_rows import (
    ACROSS,
    GUESSING,
    KINDS,
    RECORDER,
    SEALED,
    BadRow,
    Opening,
    begin_row,
    read_begin_row,
    read_change_row,
    read_number,
)
from .question_numbers import QuestionSnapshot
from .rows import EventRow, TableRow
from .written_match import WrittenMatch


class LoggedMatchSnapshot(NamedTuple):
    """A match with its place in the log, as plain values from which it can go on."""

    match: MatchSnapshot
    seq: int
    hands: dict[Seat, str]
    decisions: list[tuple[int, str]]
    questions: QuestionSnapshot
    crossings: int


class LoggedMatch(WrittenMatch):
    """A match that knows its log. It is played like any other match.

    Whatever changes it adds rows to `pending`. When the store has taken them, call `confirm`. When somebody else was
    first, throw the object away and load it again.
    """

    def __init__(self, of: Game, start: State, beginning: Beginning) -> None:
        super().__init__(of, start, beginning)
        self.is_earlier = False
        """Whether it was begun with an earlier version of the game."""
        self._expected: deque[str] = deque()
        """Rows that must come next when a log is read, because they follow from those before."""

    # ------------------------------------------------------------ making one

    @classmethod
    def begin_log(
        cls,
        row: TableRow,
        salt: str = "",
        shares: Mapping[Seat, str] | None = None,
        bids: Mapping[Seat, int] | None = None,
    ) -> LoggedMatch:
        """A new match; the rows of its opening are pending."""
        match = cls._make(row, Opening(salt, shares or {}, bids or {}))
        match.pending = match._opening_rows()
        return match

    @classmethod
    def open_log(
        cls,
        row: TableRow,
        first_row: str,
        any_version: bool = False,
        snapshot: LoggedMatchSnapshot | None = None,
    ) -> LoggedMatch:
        """The match whose log begins with this row. All rows are still to be followed; with a snapshot, those after it."""
        match = cls._make(row, read_begin_row(row.id, first_row), any_version, snapshot)
        if snapshot is None:
            match._expected.extend(match._opening_rows())
        return match

    @classmethod
    def load(cls, row: TableRow, events: Iterable[EventRow], any_version: bool = False) -> LoggedMatch:
        """The match of a table with at least one row."""
        rows = list(events)
        match = cls.open_log(row, rows[0].line if rows else "B", any_version)
        match.follow(rows)
        return match

    @classmethod
    def import_file(cls, row: TableRow, text: str) -> LoggedMatch:
        """The match of a log file, only to be looked at; a bad file gives a BadLog."""
        match = cls.parse(text)
        match.table_id, match.is_imported, match.pending = row.id, True, []
        return match

    @classmethod
    def _make(
        cls,
        row: TableRow,
        opening: Opening,
        any_version: bool = False,
        snapshot: LoggedMatchSnapshot | None = None,
    ) -> LoggedMatch:
        """The match of a table before any row of its log, or where a snapshot was taken."""
        taken = snapshot.match if snapshot else None
        salt, shares, bids = opening
        try:
            of = game(row.game)
            if not (any_version or can_read(of, row.version)):
                raise BadRow(row.id, 0, f"version {row.version} of {row.game}", f"version {of.version}")
            chance, seed = ("seeded", clean_seed(row.seed)) if row.seed else ("asked", None)
            options = recorded_options(of, row.options)
            if row.position is None:
                names = clean_names(row.names, row.seats)
                m = cls.new(row.game, row.seats, seed, options, names, salt, shares, taken, chance, bids)
            else:
                if not is_stored(of, row.position):
                    of.load(row.position)  # a form would fill in what a damaged row has lost
                m = cls.begin(row.game, row.position, seed, row.names, salt, shares, taken, chance, bids)
                if m.count != row.seats or m.options != clean_options(of, row.seats, options):
                    raise BadRow(row.id, 0, "a position with other seats or options", "those of the table")
        except BadRow:
            raise
        except IgrotekaError as error:
            raise BadRow(row.id, 0, "a match that cannot begin", str(error)) from error
        m.table_id = row.id
        m.is_earlier = row.version != of.version
        if snapshot is not None:
            m.seq, m.hands = snapshot.seq, dict(snapshot.hands)
            m.crossings = snapshot.crossings
            for seq, text in snapshot.decisions:
                m._note_decision(seq, read_decision(text, m.count))
            m.questions.restore(snapshot.questions, m.state)
        return m

    def _opening_rows(self) -> list[str]:
        rows = [begin_row(self), *self._rows_of(self.entries)]
        self.questions.note(rows, len(rows), self.state)
        return rows

    # ------------------------------------------------------------ looking at it

    @property
    def is_settled(self) -> bool:
        """Whether the log has all that this match contains, and this match all that follows from its log."""
        return not self.pending and not self._expected

    @property
    def status(self) -> str:
        """What the table's status should be."""
        if self.is_imported or self.is_ended:
            return "closed"
        return "over" if self.over else "running"

    @property
    def seats(self) -> list[Seat]:
        """Whom the game waits for; nobody once its people have ended it."""
        return [] if self.is_ended else super().seats

    @property
    def moves_played(self) -> int:
        """How many moves of people and bots stand in the log now."""
        return sum(1 for e in self.entries if e.seat >= 0 and not e.auto)

    def number_for(self, seat: Seat | None) -> int:
        """The number of the position as this seat may know it."""
        return self.questions.number(seat, self.seq)

    def is_current(self, seat: Seat, number: int) -> bool:
        """Whether the question to this seat is still the one that was put at this number."""
        return self.questions.is_current(seat, number, self.seq)

    def take_snapshot(self) -> LoggedMatchSnapshot:
        """The match as it is now, if it is settled."""
        if not self.is_settled:
            raise self._own_rows_wait()
        return LoggedMatchSnapshot(
            take_snapshot(self),
            self.seq,
            dict(self.hands),
            [(seq, decision.text) for seq, decision in self.decisions],
            self.questions.take_snapshot(),
            self.crossings,
        )

    # ------------------------------------------------------------ what reads rows

    def follow(self, events: Iterable[EventRow]) -> None:
        """Go on with rows that are in the log, whoever has written them. They begin after `seq`."""
        if self.pending:
            raise self._own_rows_wait()
        for event in events:
            self._follow_row(event.seq, event.line)
        if self._expected:
            raise self._bad_row(self.seq + 1, "the end of the log", repr(self._expected[0]))

    def _follow_row(self, seq: int, line: str) -> None:
        if seq != self.seq + 1:
            raise self._bad_row(seq, f"row {seq} after row {self.seq}", f"row {self.seq + 1}")
        if self._expected:
            if not self._agrees(line, self._expected[0]):
                allowed = f"{self._expected[0]!r}, as seed and rules give it"
                raise self._bad_row(seq, repr(line[:200]), allowed)
            self._expected.popleft()
        else:
            self._repeat_decision(seq, line)
            written, *consequences = self.pending
            if written != line:
                raise self._bad_row(seq, repr(line[:200]), repr(written))
            self._expected.extend(consequences)
            self.pending = []
        self.seq = seq

    def _agrees(self, line: str, expected: str) -> bool:
        """Whether a row is what follows. The fingerprint of an earlier version differs: options that have come since are part of it."""
        if self.is_earlier and line[:2] == expected[:2] == "E ":
            line, expected = line.rpartition(" ")[0], expected.rpartition(" ")[0]
        return line == expected

    def _repeat_decision(self, seq: int, line: str) -> None:
        """Do what a row says, so that the row as we would write it, and all that follows from it, are pending."""
        try:
            if self._repeat(line):
                return
        except IgrotekaError as error:
            raise self._bad_row(seq, repr(line[:200]), str(error)) from error
        if line.partition(" ")[0] in ("B", "A", "C", "E"):
            raise self._bad_row(seq, repr(line[:200]), "a decision; nothing follows by itself here")
        raise self._bad_row(seq, repr(line[:200]), f"a row of the kinds {KINDS}")

    def _repeat(self, line: str) -> bool:
        """Do what the row of a decision says; False if it is no such row."""
        kind, _, rest = line.partition(" ")
        words, what = rest.split(" "), rest.partition(" ")[2]
        seat = int(words[0]) if words[0].isdecimal() and len(words) > 1 else None
        if kind == "X" and rest:
            self.decide(rest)
        elif kind == "D":
            self.play(rest, CHANCE)
        elif kind in GUESSING:
            self._repeat_guess(kind, rest)
        elif kind == "U" and self.is_recorded and words[0] == RECORDER and what.isdecimal():
            self.undo(None, int(what))
        elif seat is None:
            return False
        elif kind == "M":
            self.play(what, seat)
        elif kind == "S":
            self.hand_over(seat, what)
        elif kind == "O" and len(words) == 3:
            self.order(seat, words[1], words[2])
        elif kind == "U" and (what == SEALED or what.isdecimal()):
            self.undo(seat, None if what == SEALED else int(what))
        elif kind == "U" and len(words) == 3 and words[1].isdecimal() and words[2] == ACROSS:
            self.undo(seat, int(words[1]), across=True)
        else:
            return False
        return True

    def _repeat_guess(self, kind: str, rest: str) -> None:
        """Do what a row says about something unknown."""
        who, _, what = rest.partition(" ")
        if kind == "R":
            self.change_guesses(read_change_row(self.game, rest))
        elif kind == "K":
            self.settle(read_number(rest))
        else:
            self.suppose(self.game.moves.parse(what), CHANCE if who == RECORDER else read_number(who))

    def _bad_row(self, seq: int, found: str, allowed: str) -> BadRow:
        return BadRow(self.table_id, seq, found, allowed)
