"""A match in memory with its place in the log, its clock, and what pages need to know beside the position."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from typing import Final, NamedTuple

from ...core import Seat, Text, Together
from ...match import Match
from ...store import EventRow, KeptPlay, Play, StoreError, TableRow
from .clocks import TOLERANCE, Clock, KeptClock, Watch
from .fairness import salt_of, shares_of
from .seats import clock_of

FOLLOWS = ("A", "C", "E")
"""Rows that follow from the decision before them."""
HEARD: Final = 5.0
"""Seconds after which at the latest a process hears of a row that another one has written."""


class KeptRecord(NamedTuple):
    """A record as plain values from which it can go on. Its times are those of the day: no other process knows ours."""

    play: KeptPlay
    opened_at: int
    own: dict[Seat, int]
    asked_at: dict[Seat, int]
    written_at: float | None
    moved_at: float | None
    open_at: float | None
    clock: KeptClock | None


class Record:
    """The match of a table.

    `play`, `undo`, `order`, `hand` and `decide` change it and return the rows to append; `agree` says that
    the store has them. If the store refuses, the whole record is thrown away and loaded again.
    """

    def __init__(self, row: TableRow, play: Play | None, match: Match, watch: Watch) -> None:
        self.row = row
        self.watch = watch
        self.match = match
        self.labels: dict[int, Text] = {}
        """What the moves said that can be taken back, by step."""
        rule = clock_of(row)
        self.clock = Clock(rule, row.seats) if rule else None
        self.asked_since = 0.0
        """When the last move was made, by the steady clock."""
        self.open_since: float | None = None
        """When the present question was put. Answers to a simultaneous one do not count: they are unseen."""
        self.written_at: float | None = None
        """The time of day of the last row."""
        self._moved_at: float | None = None
        """The time of day of the last move."""
        self._open_at: float | None = None
        """The time of day at which the present question was put."""
        self._seen_at = 0.0
        """The steady clock when this process has written the last row or has heard of it."""
        self.changes = 0
        """How often something has happened: as long as it stays the same, pages need not be drawn anew."""
        self._play = play
        self._lanes: object = None
        self._opened_at = 0
        self._own: dict[Seat, int] = {}
        self._asked_at: dict[Seat, int] = {}

    @classmethod
    def start(cls, row: TableRow, watch: Watch) -> tuple[Record, list[str]]:
        """A new match and the rows of its opening."""
        play, rows = Play.start(row, salt_of(row), shares_of(row))
        record = cls(row, play, play.match, watch)
        return record, record._made(rows)

    @classmethod
    def load(
        cls, row: TableRow, events: list[EventRow], watch: Watch, kept: KeptRecord | None = None
    ) -> Generator[None, None, Record]:
        """The match of a log, a little more of it with each step. With `kept` only the rows after it are played."""
        play = Play(row, events[0].line if events else "B", kept=kept.play if kept else None)
        record = cls(row, play, play.match, watch)
        if kept is not None:
            record._resume(kept)
        yield
        for batch in _batches(events[play.seq :]):
            record._follow(batch, math.inf)
            yield
        record._label()
        return record

    @classmethod
    def imported(cls, row: TableRow, watch: Watch) -> Record:
        """A match out of a log file that somebody has brought."""
        return cls(row, None, Match.parse(row.config["log"]), watch)

    # ------------------------------------------------------------ asking

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return self._play.seq if self._play else 0

    @property
    def status(self) -> str:
        """What the table's status should be."""
        return self._play.status if self._play else "closed"

    def bot(self, seat: Seat) -> str:
        """The bot that plays a seat now, or nothing."""
        hand = self._play.hands.get(seat, "") if self._play else ""
        if hand.startswith("bot "):
            return hand.removeprefix("bot ")
        return str(self.row.config["seats"][seat].get("bot", ""))

    def thinking(self) -> list[Seat]:
        """The people who must decide now."""
        return [seat for seat in self.match.seats if not self.bot(seat)]

    def number(self, seat: Seat | None) -> int:
        """The number of the position as this seat may know it.

        While a simultaneous decision is open it counts only the seat's own answers: how often others have
        answered is theirs.
        """
        if self._lanes is None:
            return self.seq
        return self._opened_at + (self._own.get(seat, 0) if seat is not None else 0)

    def is_fresh(self, seat: Seat, number: int) -> bool:
        """Whether the question to this seat is still the one that was put at this number."""
        return self._asked_at.get(seat, 0) <= number <= self.number(seat)

    def keep(self) -> KeptRecord | None:
        """All that this record holds; None while the store has not answered, and for a match that cannot go on."""
        if self._play is None or not self._play.settled:
            return None
        return KeptRecord(
            self._play.keep(),
            self._opened_at,
            dict(self._own),
            dict(self._asked_at),
            self.written_at,
            self._moved_at,
            self._open_at,
            self.clock.keep() if self.clock is not None else None,
        )

    def decisions(self) -> int:
        """How many moves of people and bots stand in the log now."""
        return sum(1 for e in self.match.entries if e.seat >= 0 and not e.auto)

    # ------------------------------------------------------------ changing

    def play(self, seat: Seat, move: str) -> list[str]:
        """Play a move."""
        return self._made(self._live().play(seat, move))

    def undo(self, seat: Seat, to: int | None) -> list[str]:
        """Take back a decision."""
        return self._made(self._live().undo(seat, to))

    def order(self, seat: Seat, key: str, value: str) -> list[str]:
        """Give a standing order; no rows if that would change nothing."""
        if self._play is not None and self.match.is_ordered(seat, key, value):
            return []
        return self._made(self._live().order(seat, key, value))

    def hand(self, seat: Seat, who: str) -> list[str]:
        """Let somebody else play a seat: "bot greedy", or "back" for its owner."""
        return self._made(self._live().seat(seat, who))

    def decide(self, what: str) -> list[str]:
        """Write down a decision of the clock or the host."""
        return self._made(self._live().decide(what))

    def agree(self, rows: list[str]) -> None:
        """The store has these rows."""
        self._live().agree(rows)

    def follow(self, events: list[EventRow]) -> Generator[None, None, None]:
        """Go on with rows that another process has written, some of them with each step."""
        for batch in _batches(events):
            self._follow(batch, HEARD)
            yield
        self._label()

    # ------------------------------------------------------------ inside

    def _live(self) -> Play:
        if self._play is None:
            raise StoreError("an imported game cannot be played on; allowed: to look at it")
        return self._play

    def _resume(self, kept: KeptRecord) -> None:
        """Go on where a record of the same log was kept."""
        self._lanes, self._opened_at = self._open_lanes(), kept.opened_at
        self._own, self._asked_at = dict(kept.own), dict(kept.asked_at)
        self.written_at, self._moved_at, self._open_at = kept.written_at, kept.moved_at, kept.open_at
        self._seen_at = self._steady_at(kept.written_at)
        self.asked_since = self._steady_at(kept.moved_at)
        self.open_since = None if kept.open_at is None else self._steady_at(kept.open_at)
        if (self.clock is None) != (kept.clock is None):
            raise StoreError("found a clock on one side only; allowed: the clock of the table")
        if self.clock is not None and kept.clock is not None:
            self.clock.resume(kept.clock, self._seen_at)

    def _steady_at(self, at: float | None) -> float:
        """What the steady clock showed at a time of day, however long ago; 0 if that has never been."""
        return 0.0 if at is None else self.watch.steady_at(at, math.inf)

    def _made(self, rows: list[str]) -> list[str]:
        wall, steady = self.watch.wall(), self.watch.steady()
        passed = self._passed(wall, steady)
        self._note(rows, self.seq + len(rows), wall, steady)
        if passed is not None:
            more = self._live().decide(f"passed {round(passed * 1000)}")
            self._note(more, self.seq + len(rows) + 1, wall, steady)
            rows = [*rows, *more]
        self._label()
        return rows

    def _passed(self, wall: float, steady: float) -> float | None:
        """The seconds since the last row, if a clock runs and the time of day tells another number."""
        if self.clock is None or not self.clock.running or self.written_at is None or self.match.over:
            return None
        passed = max(0.0, steady - self._seen_at)
        return passed if abs(wall - self.written_at - passed) > TOLERANCE else None

    def _follow(self, batch: list[EventRow], most: float) -> None:
        """One decision with all that follows from it, written at most so many seconds ago."""
        self._live().follow(batch)
        at = batch[0].at
        self._note([event.line for event in batch], self.seq, at, self.watch.steady_at(at, most))
        self.labels = {}

    def _label(self) -> None:
        """Find out what the moves say that can be taken back, as far as it is not known."""
        match, known = self.match, self.labels
        self.labels = {
            step: known[step] if step in known else match.game.show(s, match.entries[step].move).label
            for step, s in match.before.items()
        }

    def _open_lanes(self) -> object:
        """What tells the simultaneous decision that is open now from any other; None if none is."""
        agenda = self.match.state.agenda
        top = agenda[-1] if agenda else None
        return top.lanes if isinstance(top, Together) else None

    def _note(self, rows: list[str], seq: int, at: float, seen: float) -> None:
        """Keep numbers and clock up to date after rows that are being written or followed.

        `at` is the time of day of the rows, `seen` the same moment by the steady clock.
        """
        self.changes += 1
        kind, who, *words = rows[0].split()
        moved = any(row[0] in "MACU" for row in rows)
        lanes = self._open_lanes()
        if lanes is None or lanes is not self._lanes:
            self._lanes, self._opened_at, self._own = lanes, seq, {}
            if moved:
                self._asked_at = dict.fromkeys(range(self.row.seats), seq)
                self.open_since, self._open_at = seen, at
        elif kind in "MUO":
            seat = int(who)
            self._own[seat] = self._own.get(seat, 0) + len(rows)
            if moved:
                self._asked_at[seat] = self.number(seat)
        if moved:
            self.asked_since, self._moved_at = seen, at
        if self.clock is not None:
            self._turn_clock(self.clock, who if kind == "X" else "", words, at, seen)
        self.written_at, self._seen_at = at, seen

    def _turn_clock(self, clock: Clock, decision: str, words: list[str], at: float, seen: float) -> None:
        """Count the time since the last row. Decisions of the clock and the host may say how."""
        if decision == "passed":
            clock.correct(int(words[0]) / 1000)
            return
        known = self.written_at is not None and decision != "resume"
        passed = max(0.0, at - (self.written_at or 0.0)) if known else 0.0
        gift = (int(words[0]), float(words[1])) if decision == "time" else None
        clock.turn(passed, seen, self.thinking(), gift)


def _batches(events: list[EventRow]) -> Iterator[list[EventRow]]:
    batch: list[EventRow] = []
    for event in events:
        if batch and event.line.partition(" ")[0] not in FOLLOWS:
            yield batch
            batch = []
        batch.append(event)
    if batch:
        yield batch
