"""Other worlds: a table that one viewer cannot tell from the true one, since only what is hidden from it differs."""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Iterator
from typing import Final
from unittest import mock

from igroteka.core import Event, Move, Rng, Seat, State, apply
from igroteka.match import Entry, Match
from igroteka.store import LoggedMatch
from igroteka.web.live.payloads import TableFields
from igroteka.web.live.view import Viewer
from igroteka.web.tables.table import Table

SECRET: Final = "SECRET-THAT-NOBODY-MAY-READ"
"""What stands in another world where something is hidden from the viewer."""


class OtherWorld:
    """A table that one viewer cannot tell from the true one."""

    def __init__(self, table: Table, seat: Seat | None, seed: int) -> None:
        self._table = table
        self._seat = seat
        self._seed = seed
        self.row = table.row
        self.true = true = table.match
        self.match = other_match(true, seat, seed)
        self.timing = copy.copy(table.timing)
        self.timing.match = self.match
        pairs = zip(self.match.entries, true.entries_for(seat), strict=False)
        self._hidden = {id(other.move): e.move for other, e in pairs if other.move is not e.move}
        self._states: dict[int, tuple[State, State]] = {}
        """Positions of replays, each with the true one that its next move is played on."""

    def describe(self, viewer: Viewer) -> TableFields:
        with self.in_place():
            return self._table.describe(viewer)

    def bot_of(self, seat: Seat) -> str:
        return self._table.bot_of(seat)

    def lesson_move(self, seat: Seat | None) -> Move | None:
        return self._table.lesson_move(seat)

    @contextlib.contextmanager
    def in_place(self) -> Iterator[None]:
        """Let the table have the match of this world for a while."""
        table = self._table
        true = table._match, table._timing
        table._match, table._timing = self.match, self.timing
        try:
            yield
        finally:
            table._match, table._timing = true

    def apply(self, s: State, seat: Seat, move: Move) -> None:
        """Go on by a move of the log: the replay that holds this position is given a guess of what follows."""
        _, true = self._states.setdefault(id(s), (s, s.clone()))
        apply(true, seat, self._hidden.get(id(move), move))
        vars(s).update(vars(self.match.game.guess(true, self._seat, Rng(self._seed))))


@contextlib.contextmanager
def another_world(table: Table, seat: Seat | None, seed: int) -> Iterator[OtherWorld]:
    """Let all that the server tells of a table come out of another world for a while."""
    world = OtherWorld(table, seat, seed)
    renderings, table._renderings = table._renderings, {}
    try:
        with world.in_place(), mock.patch("igroteka.web.workers.replays.apply", world.apply):
            yield world
    finally:
        table._renderings = renderings


def other_match(match: LoggedMatch, seat: Seat | None, seed: int) -> LoggedMatch:
    """The same match with other secrets."""
    if match.over:
        return match
    other = copy.copy(match)
    other.state = match.game.guess(match.state, seat, Rng(seed))
    # Whether and what others have answered to an open simultaneous decision differs from world to world.
    other.entries = [other_entry(e, seat) for e in match.entries_for(seat)]
    other.opening = [other_event(e, seat) for e in match.opening]
    other.orders = {
        one: orders if one == seat else dict.fromkeys(orders, SECRET) for one, orders in match.orders.items()
    }
    # What can be taken back is told to its own seat only: nobody else may even look at those positions.
    other.undo_positions = {
        step: s for step, s in match.undo_positions.items() if match.entries[step].seat == seat
    }
    other.seed = SECRET
    return other


def other_entry(e: Entry, seat: Seat | None) -> Entry:
    """An entry whose move, if the viewer may not read it, is another one."""
    changed = copy.copy(e)
    if not e.is_visible_to(seat):
        changed.move = Move(-1, SECRET, (), ())
    changed.events = [other_event(event, seat) for event in e.events]
    return changed


def other_event(e: Event, seat: Seat | None) -> Event:
    """An event of which the viewer may not read what is in it."""
    if e.to is None or seat in e.to:
        return e
    return Event(e.kind, tuple(SECRET for _ in e.args), e.to, e.masked)


def differs(s: State, g: State) -> bool:
    """Whether another world really is another one."""
    return s.to_data() != g.to_data()


def hides(key: str, seats: int) -> bool:
    """Whether a game hides anything at all right after its set-up."""
    match = Match.new(key, seats=seats, seed=1)
    guesses = [match.game.guess(match.state, 0, Rng(i)).to_data() for i in range(8)]
    return any(guess != match.state.to_data() for guess in guesses)
