"""Matches played by chance with everything that a log can hold, over clocks that stand still in between."""

from __future__ import annotations

from typing import Any

from igroteka.core import Rng, Seat, game
from igroteka.store import EventRow, TableRow
from igroteka.web.live.rendering import Role, RoleRendering
from igroteka.web.live.view import Viewer
from igroteka.web.tables import clocks
from igroteka.web.tables.clocks import Watch
from igroteka.web.tables.match import KeptRecord, Record
from igroteka.web.tables.slices import at_once
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
        self.events: list[EventRow] = []
        self.record, rows = Record.start(self.row, self.watch)
        self._write(rows)

    def _write(self, rows: list[str]) -> None:
        assert self.record.written_at is not None
        for line in rows:
            self.events.append(EventRow(len(self.events) + 1, line, self.record.written_at))
        self.record.agree(rows)

    @classmethod
    def going_on(cls, of: Played, record: Record) -> Played:
        """The same match in another process, whose clocks show the same."""
        other = cls.__new__(cls)
        other.row, other.record, other.events = of.row, record, list(of.events)
        other.wall, other.steady = ManualClock(of.wall.time), ManualClock(of.steady.time)
        other.watch = record.watch = Watch(other.wall, other.steady)
        return other

    def step(self, rng: Rng) -> None:
        """Let some time pass and something happen."""
        self._pass(0.25 + rng.below(40) / 8, 3600.0 if rng.below(25) == 0 else 0.0)
        record, match, what = self.record, self.record.match, rng.below(30)
        seat = rng.below(self.row.seats)
        back = [one for one in range(self.row.seats) if match.can_undo(one)]
        if what == 0 and match.game.orders:
            key = sorted(match.game.orders)[rng.below(len(match.game.orders))]
            choices = match.game.orders[key]
            self._write(record.order(seat, key, choices[rng.below(len(choices))]))
        elif what == 1:
            self._write(record.hand(seat, "back" if record.bot(seat) else "bot greedy"))
        elif what == 2:
            self._write(record.decide(f"time {seat} 60"))
        elif what < 8 and back:
            points = match.undo_points(back[0])
            self._write(record.undo(back[0], points[rng.below(len(points))] if points else None))
        else:
            asked = match.seats[rng.below(len(match.seats))]
            legal = match.moves_of(asked)
            self._write(record.play(asked, str(legal[rng.below(len(legal))])))

    def _pass(self, seconds: float, jump: float) -> None:
        self.steady.time += seconds
        self.wall.time += seconds + jump

    def situation(self) -> set[str]:
        """What is peculiar to the present moment."""
        match, kept = self.record.match, self.record.keep()
        assert kept is not None
        found = {"over": match.over, "sealed": kept.own, "orders": match.orders, "hands": kept.play.hands}
        found |= {"points": len(match.before) > 1, "undone": self.events[-1].line[0] == "U"}
        found |= {"jump": self.events[-1].line.startswith("X passed"), "gift": kept.clock and kept.clock.gift}
        return {name for name, there in found.items() if there}

    def loaded(self, kept: KeptRecord | None = None) -> Record:
        """The record as another process reads it, from the first row on or from where it was kept."""
        return at_once(Record.load(self.row, self.events, self.watch, kept))


class Still:
    """A table as a rendering needs it."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def surroundings(self, viewer: Viewer) -> dict[str, Any]:
        late = clocks.late_seats(self.record, 5.0)
        return {"clock": clocks.shown(self.record, late, viewer.say), "late": late}

    def only(self, seat: Seat | None) -> None:
        return None


def known(record: Record) -> dict[str, Any]:
    """Everything that any page, file, check or later move can see of a record, but for pictures."""
    match, seats = record.match, range(record.row.seats)
    clock, watch = record.clock, record.watch
    readers = [None, *seats]
    return {
        "files": [match.export(), *[match.export(seat, full=False) for seat in readers], ReplayLog.of(match)],
        "entries": match.entries,
        "opening": match.opening,
        "orders": match.orders,
        "verified": match.verify().to_data(),
        "positions": {step: s.to_data() for step, s in match.before.items()},
        "undo": [(match.undo_points(seat), match.can_undo(seat)) for seat in seats],
        "labels": record.labels,
        "moves": [[str(m) for m in match.moves_of(seat)] for seat in seats],
        "numbers": [(record.number(seat), record._asked_at.get(seat or 0)) for seat in readers],
        "hands": [record.bot(seat) for seat in seats],
        "log": (record.seq, record.status, record.decisions()),
        "times": (record.asked_since, record.open_since, record.written_at, record._passed(0.0, 1e6)),
        "clock": clock and (clock.keep(), clock.now(watch.steady()), clock.since, clock.next_end()),
        "kept": record.keep(),
    }


def drawn(record: Record, seat: Seat | None) -> dict[str, Any]:
    """What a page of a seat is sent, with the whole log, what hints start from, and a replay up to its middle."""
    match = record.match
    rendering = RoleRendering(Role(seat, "en", False, False))
    rendering.refresh(Still(record))
    full = rendering.full(record, picture=True)
    log, more = full["log"], full["more"]
    while more:
        older, more = rendering.older(log[0]["step"])
        log = [*older, *log]
    replay = MatchReplay(match, ReplayRole(seat, "en", tuple(match.names)))
    asked = seat is not None and seat in match.seats
    return {
        **{key: value for key, value in full.items() if key != "mark"},
        "whole log": log,
        "told": list(replay.described_entries()),
        "middle": replay.state_at(len(replay.entries) // 2).to_data(),
        "hint": position_for(match.game, match.state, seat or 0, GUESS) if asked else "",
    }
