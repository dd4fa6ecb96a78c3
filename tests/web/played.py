"""Matches played by chance with everything that a log can hold, over clocks that stand still in between."""

from __future__ import annotations

from typing import Any

from benchmarks.moves import StillTable

from igroteka.core import Rng, Seat, Text, game
from igroteka.match.stops import run_at_once
from igroteka.match.undo import undo_label
from igroteka.store import EventRow, LoggedMatch, TableRow
from igroteka.web.live.payloads import TableFields
from igroteka.web.live.rendering import Role, RoleRendering
from igroteka.web.live.view import Viewer
from igroteka.web.tables.clocks import Watch
from igroteka.web.tables.loading import TableSnapshot, load_match, start_match, take_table_snapshot
from igroteka.web.tables.seats import bot_of
from igroteka.web.tables.timing import MatchTiming
from igroteka.web.workers.hints import GUESS
from igroteka.web.workers.pool import position_for
from igroteka.web.workers.replays import MatchReplay, ReplayLog, ReplayRole

from .fake_time import ManualClock


class Played:
    """A match with its log as a store would hold it."""

    def __init__(self, key: str, seats: int, seed: str, clock: bool = True) -> None:
        places = [
            {"kind": "guest", "guest": f"g{i}", "name": f"N{i}", "token": f"s{i}"} for i in range(seats)
        ]
        config: dict[str, Any] = {"host": "g0", "seats": places, "lang": "en"}
        config["clock"] = {"seconds": 100_000, "bonus": 3, "then": "host"} if clock else None
        config["salt"] = "5e0b" * 8
        places[0]["share"] = "77ab" * 8
        names = [str(place["name"]) for place in places]
        version = game(key).version
        self.row = TableRow("t1", key, seats, {}, seed, names, config, version=version, status="running")
        self.wall, self.steady = ManualClock(1_700_000_000.0), ManualClock(50.0)
        self.watch = Watch(self.wall, self.steady)
        self.start()

    def start(self) -> None:
        """Begin the match of the row, with a new log."""
        self.events: list[EventRow] = []
        _, self.timing = start_match(self.row, self.watch)
        self.write()

    @property
    def match(self) -> LoggedMatch:
        return self.timing.match

    def write(self) -> None:
        """Write down what the match has just done, as a table and its store do."""
        self.timing.stamp()
        assert self.timing.written_at is not None
        for line in self.match.pending:
            self.events.append(EventRow(len(self.events) + 1, line, self.timing.written_at))
        self.match.confirm()

    @classmethod
    def going_on(cls, of: Played, timing: MatchTiming) -> Played:
        """The same match in another process, whose clocks show the same."""
        other = cls.__new__(cls)
        other.row, other.timing, other.events = of.row, timing, list(of.events)
        other.wall, other.steady = ManualClock(of.wall.time), ManualClock(of.steady.time)
        other.watch = timing.watch = Watch(other.wall, other.steady)
        return other

    def step(self, rng: Rng) -> None:
        """Let some time pass and something happen."""
        self._pass(0.25 + rng.below(40) / 8, 3600.0 if rng.below(25) == 0 else 0.0)
        match, what = self.match, rng.below(30)
        seat = rng.below(self.row.seats)
        back = [one for one in range(self.row.seats) if match.can_undo(one)]
        if what == 0 and match.game.orders:
            key = sorted(match.game.orders)[rng.below(len(match.game.orders))]
            choices = match.game.orders[key]
            value = choices[rng.below(len(choices))]
            if match.is_ordered(seat, key, value):
                return
            match.order(seat, key, value)
        elif what == 1:
            match.hand_over(seat, "back" if bot_of(self.row.config["seats"], match, seat) else "bot greedy")
        elif what == 2:
            match.decide(f"time {seat} 60")
        elif what < 8 and back:
            points = match.undo_points(back[0])
            match.undo(back[0], points[rng.below(len(points))] if points else None)
        else:
            asked = match.seats[rng.below(len(match.seats))]
            legal = match.moves_of(asked)
            match.play(legal[rng.below(len(legal))], asked)
        self.write()

    def _pass(self, seconds: float, jump: float) -> None:
        self.steady.time += seconds
        self.wall.time += seconds + jump

    def situation(self) -> set[str]:
        """What is peculiar to the present moment."""
        match, taken = self.match, self.snapshot()
        found = {"over": match.over, "sealed": taken.match.questions.own, "orders": match.orders}
        found |= {"hands": match.hands, "points": len(match.undo_positions) > 1}
        found |= {"undone": self.events[-1].line[0] == "U"}
        clock = taken.timing.clock
        found |= {"jump": self.events[-1].line.startswith("X passed"), "gift": clock and clock.gift}
        return {name for name, there in found.items() if there}

    def snapshot(self) -> TableSnapshot:
        """All that can be kept of the match now."""
        taken = take_table_snapshot(self.match, self.timing)
        assert taken is not None
        return taken

    def loaded(self, snapshot: TableSnapshot | None = None) -> MatchTiming:
        """The match as another process reads it, from the first row on or from a snapshot."""
        return run_at_once(load_match(self.row, self.events, self.watch, snapshot))[1]


class Still(StillTable):
    """The same with the time of its match, and with bots in the place of people."""

    def __init__(self, timing: MatchTiming) -> None:
        match = timing.match
        names = [{"kind": "guest", "name": name} for name in match.names]
        super().__init__(TableRow("t1", match.game.key, match.count, {}, "", config={"seats": names}), match)
        self.timing = timing

    def describe(self, viewer: Viewer) -> TableFields:
        late = self.timing.late_seats(5.0)
        return {
            **super().describe(viewer),
            "clock": self.timing.describe_clock(late, viewer.say),
            "late": late,
        }

    def bot_of(self, seat: Seat) -> str:
        return bot_of(self.row.config["seats"], self.match, seat)


def labels(match: LoggedMatch) -> dict[int, Text]:
    """What the moves say that can be taken back."""
    return {step: undo_label(match, step) for step in match.undo_positions}


def known(timing: MatchTiming) -> dict[str, Any]:
    """Everything that any page, file, check or later move can see of a match, but for pictures."""
    match = timing.match
    seats, clock, watch = range(match.count), timing.clock, timing.watch
    readers = [None, *seats]
    return {
        "files": [match.export(), *[match.export(seat, full=False) for seat in readers], ReplayLog.of(match)],
        "entries": match.entries,
        "opening": match.opening,
        "orders": match.orders,
        "verified": match.verify().to_data(),
        "positions": {step: s.to_data() for step, s in match.undo_positions.items()},
        "undo": [(match.undo_points(seat), match.can_undo(seat)) for seat in seats],
        "labels": labels(match),
        "moves": [[str(m) for m in match.moves_of(seat)] for seat in seats],
        "numbers": [(match.number_for(seat), match.questions.asked_at.get(seat or 0)) for seat in readers],
        "hands": [match.hands.get(seat) for seat in seats],
        "people": timing.people_to_move(),
        "log": (match.seq, match.status, match.moves_played),
        "times": (
            timing.moved_since,
            timing.asked_since,
            timing.written_at,
            timing.seconds_to_correct(0.0, 1e6),
        ),
        "clock": clock
        and (clock.take_snapshot(), clock.left_at(watch.steady()), clock.since, clock.next_alarm()),
        "kept": take_table_snapshot(match, timing),
    }


def drawn(timing: MatchTiming, seat: Seat | None) -> dict[str, Any]:
    """What a page of a seat is sent, with the whole log, what hints start from, and a film up to its middle."""
    match = timing.match
    rendering = RoleRendering(Role(seat, "en", False))
    rendering.refresh(Still(timing))
    full = rendering.full_state(match, picture=True)
    log, more = rendering.older_entries(len(match.entries_for(seat)))
    while more:
        older, more = rendering.older_entries(log[0]["step"])
        log = [*older, *log]
    replayed = MatchReplay(match, ReplayRole(seat, "en", tuple(match.names)))
    asked = seat is not None and seat in match.seats
    return {
        **{key: value for key, value in full.items() if key != "mark"},
        "whole log": log,
        "told": list(replayed.describe_entries()),
        "middle": replayed.state_at(len(replayed.entries) // 2).to_data(),
        "hint": position_for(match.game, match.state, seat or 0, GUESS) if asked else "",
    }
