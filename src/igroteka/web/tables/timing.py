"""The time of a match in this process: its clock, when things happened, and who is late."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ...core import Seat, Text
from ...core.game import Say
from ...store import Decision, LoggedMatch, StoreError, TableRow, read_decision
from ...store.log_rows import MOVING, RECORDER
from ..live.payloads import ClockFields
from .calendar import Pause
from .clock_rules import clock_of
from .clocks import TOLERANCE, Clock, ClockSnapshot, Watch
from .config import SeatConfig
from .seats import bot_of


class TimingSnapshot(NamedTuple):
    """Times as plain values. They are those of the day: no other process knows our steady clock."""

    written_at: float | None
    moved_at: float | None
    asked_at: float | None
    clock: ClockSnapshot | None


class MatchTiming:
    """Belongs to one match of a table. Whoever changes the match calls `stamp` before the rows are written."""

    def __init__(self, row: TableRow, match: LoggedMatch, watch: Watch) -> None:
        self.match = match
        self.watch = watch
        rule = clock_of(row)
        self.clock = Clock(rule, row.seats) if rule else None
        self.moved_since = 0.0
        """When the last move was made, by the steady clock."""
        self.asked_since: float | None = None
        """When the present question was put. Answers to a simultaneous one do not count: they are unseen."""
        self.written_at: float | None = None
        """The time of day of the last row."""
        self._places = row.config["seats"]
        self._moved_at: float | None = None
        """The time of day of the last move."""
        self._asked_at: float | None = None
        """The time of day at which the present question was put."""
        self._known_since = 0.0
        """The steady clock when this process has written the last row or has heard of it."""
        self._asked_all_at = 0

    # ------------------------------------------------------------ asking

    def people_to_move(self) -> list[Seat]:
        """The people who must decide now."""
        return [seat for seat in self.match.answering_seats if not bot_of(self._places, self.match, seat)]

    def late_seats(self, patience: float) -> list[Seat]:
        """The seats about which the host may decide: without time, or, without a clock, silent for so many seconds.

        At a recorded table nobody is late.
        """
        if self.match.is_recorded:
            return []
        now = self.watch.steady()
        if self.clock is not None:
            return self.clock.seats_out_of_time(now, self.watch.wall())
        if self.asked_since is None or now < self.asked_since + patience:
            return []
        return self.people_to_move()

    @property
    def paused_until(self) -> float:
        """The time of day at which the game goes on; 0 if it is not paused."""
        now = self.watch.wall()
        pauses = self.clock.calendar.pauses if self.clock is not None else []
        return max([pause.end for pause in pauses if pause.begin <= now < pause.end], default=0.0)

    def ends(self, places: Sequence[SeatConfig]) -> dict[str, float] | None:
        """At which time of day the time of each guest whom the game waits for ends; None without a clock.

        It is told as it follows from the last row, in whole seconds, so that the same turn always gives the same.
        """
        clock = self.clock
        if clock is None:
            return None
        ends: dict[str, float] = {}
        for seat, end in clock.ends_at(clock.since, self.written_at or 0.0).items():
            guest = places[seat].get("guest", "")
            ends[guest] = min(float(round(end)), ends.get(guest, math.inf))
        return {guest: end for guest, end in ends.items() if guest}

    def describe_clock(self, late: list[Seat], say: Say) -> ClockFields | None:
        """The clock as pages get it; None where there is none."""
        clock = self.clock
        if clock is None:
            return None
        return {
            "left": [round(left, 1) for left in clock.left_at(self.watch.steady(), self.watch.wall())],
            "running": [] if self._stands_still(clock) else clock.running,
            "out": late,
            "then": clock.rule.then,
            "bonus": clock.rule.bonus,
            "say": " ".join(
                filter(None, [self._say_still(clock, say), say(Text(f"websay-clock-{clock.rule.then}"))])
            ),
        }

    def _stands_still(self, clock: Clock) -> bool:
        """Whether nothing counts now."""
        now = self.watch.wall()
        return not clock.calendar.counts_always and clock.calendar.counted(now, now + 1.0) == 0.0

    def _say_still(self, clock: Clock, say: Say) -> str:
        """Why the clock stands still now; nothing if it does not."""
        if self.paused_until:
            return say(Text("websay-clock-paused"))
        return say(Text("websay-clock-day-off")) if self._stands_still(clock) else ""

    def take_snapshot(self) -> TimingSnapshot:
        """All times as they are now."""
        clock = self.clock.take_snapshot() if self.clock is not None else None
        return TimingSnapshot(self.written_at, self._moved_at, self._asked_at, clock)

    # ------------------------------------------------------------ counting

    def stamp(self) -> None:
        """Count the time of what this process has just done; where the time of day has jumped, a row says so."""
        wall, steady = self.watch.wall(), self.watch.steady()
        seconds = self.seconds_to_correct(wall, steady)
        self.count(self.match.pending, wall, steady)
        if seconds is not None:
            self.match.decide(f"passed {round(seconds * 1000)}")
            self.count(self.match.pending[-1:], wall, steady)

    def seconds_to_correct(self, wall: float, steady: float) -> float | None:
        """The seconds since the last row, if a clock runs and the time of day tells another number."""
        if self.clock is None or not self.clock.running or self.written_at is None or self.match.over:
            return None
        seconds = max(0.0, steady - self._known_since)
        return seconds if abs(wall - self.written_at - seconds) > TOLERANCE else None

    def count(self, rows: list[str], at: float, since: float) -> None:
        """Count the time of a decision with all that follows from it.

        `at` is the time of day of the rows, `since` the same moment by the steady clock.
        """
        if self.match.questions.asked_all_at != self._asked_all_at:
            self._asked_all_at = self.match.questions.asked_all_at
            self.asked_since, self._asked_at = since, at
        if any(row[0] in MOVING for row in rows):
            self.moved_since, self._moved_at = since, at
        if self.clock is not None:
            kind, _, rest = rows[0].partition(" ")
            who = rest.partition(" ")[0]
            returned = [int(who)] if kind == "U" and who != RECORDER else []
            decision = read_decision(rest, self.match.count).done if kind == "X" else None
            self._turn_clock(self.clock, decision, returned, at, since)
        self.written_at, self._known_since = at, since

    def _turn_clock(
        self, clock: Clock, decision: Decision | None, returned: list[Seat], at: float, since: float
    ) -> None:
        """Count the time since the last row. Decisions of the clock, the host and of votes may say how."""
        word = decision.word if decision else ""
        seats, numbers = (decision.seats, decision.numbers) if decision else ((), ())
        if word == "passed":
            clock.correct(clock.calendar.counted(at - numbers[0] / 1000, at))
            return
        if decision:
            self._note_pause(clock, decision)
        known = self.written_at is not None and word != "resume"
        seconds = max(0.0, at - (self.written_at or 0.0)) if known else 0.0
        gift = (seats[0], float(numbers[0])) if word == "time" else None
        counted = clock.calendar.counted(at - seconds, at)
        clock.turn(counted, since, self.people_to_move(), gift, returned)
        if word == "out":
            clock.silence_alarm(list(seats))

    def _note_pause(self, clock: Clock, decision: Decision) -> None:
        """A pause begins with its row, or ends sooner than it was meant to."""
        pauses, numbers = clock.calendar.pauses, decision.numbers
        if decision.word == "pause":
            pauses.append(Pause(float(numbers[0]), float(numbers[1])))
        elif decision.word == "unpause" and pauses:
            pauses[-1] = pauses[-1]._replace(end=min(pauses[-1].end, float(numbers[0])))

    def restore(self, snapshot: TimingSnapshot) -> None:
        """Go on from a snapshot of the same match."""
        self.written_at = snapshot.written_at
        self._moved_at, self._asked_at = snapshot.moved_at, snapshot.asked_at
        self._known_since = self._steady_at(snapshot.written_at)
        self.moved_since = self._steady_at(snapshot.moved_at)
        self.asked_since = None if snapshot.asked_at is None else self._steady_at(snapshot.asked_at)
        if (self.clock is None) != (snapshot.clock is None):
            raise StoreError("found a clock on one side only; allowed: the clock of the table")
        if self.clock is not None and snapshot.clock is not None:
            for _, decision in self.match.decisions:
                self._note_pause(self.clock, decision.done)
            self.clock.restore(snapshot.clock, self._known_since)

    def _steady_at(self, at: float | None) -> float:
        """What the steady clock showed at a time of day, however long ago; 0 if that has never been."""
        return 0.0 if at is None else self.watch.steady_at(at, math.inf)
