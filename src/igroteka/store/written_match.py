"""A match that writes what happens in it as rows of its log."""

from __future__ import annotations

from collections.abc import Mapping

from ..core import (
    CHANCE,
    Game,
    Move,
    Seat,
    State,
)
from ..match import Beginning, Entry, Match
from ..match.undo import last_mover
from .decisions import Decision, read_decision
from .log_rows import (
    ACROSS,
    RECORDER,
    SEALED,
    change_row,
    clean_words,
    end_row,
    entry_row,
)
from .question_numbers import QuestionNumbers
from .rows import StoreError


class WrittenMatch(Match):
    """A match whose changes are rows: they wait in `pending` until the store has taken them."""

    def __init__(self, of: Game, start: State, beginning: Beginning) -> None:
        super().__init__(of, start, beginning)
        self.table_id = ""
        self.seq = 0
        """The number of the last row that this match contains and the log has."""
        self.pending: list[str] = []
        """Rows that the store has not taken yet."""
        self.hands: dict[Seat, str] = {}
        """Who plays a seat, as its last S row says; seats without one are not in it."""
        self.decisions: list[tuple[int, Decision]] = []
        """The X rows with their numbers."""
        self.crossings = 0
        """How often somebody alone against bots took back across their moves or a draw: such a game is no record."""
        self.questions = QuestionNumbers(self.count)
        self.is_ended = False
        """Whether its people have agreed to end it before its rules do."""
        self.is_imported = False
        """Whether it comes out of a log file that somebody has brought: such a match can only be looked at."""

    def play(self, move: Move | str, seat: Seat | None = None) -> None:
        """Play a move."""
        self._require_log()
        if self.guesses:
            move, seat = self.make_legal(move, seat)  # guesses that change have a row of their own
        who, fixed, later = self.seat if seat is None else seat, *self._later_entries()
        super().play(move, seat)
        self._add(self._rows_from("D " if who == CHANCE else f"M {who} ", fixed, later))

    def _rows_from(self, kind: str, fixed: int, later: list[Entry]) -> list[str]:
        """The rows of a decision of this kind and of all that follows from it."""
        rows = self._rows_of(self._new_entries(fixed, later))
        # Sealed answers stand in seat order, so the decision itself need not be the first of the new ones.
        own = next(i for i, row in enumerate(rows) if row.startswith(kind))
        return [rows.pop(own), *rows]

    def suppose(self, move: Move, seat: Seat) -> None:
        """Answer with a guess what whoever records does not know."""
        self._require_log()
        fixed, later = self._later_entries()
        super().suppose(move, seat)
        self._add(self._rows_from("G ", fixed, later))

    def change_guesses(self, changes: Mapping[int, Move]) -> None:
        """Put other guesses in the place of some."""
        self._require_running()
        super().change_guesses(changes)
        self._add([change_row(changes)])

    def settle(self, step: int) -> None:
        """What was guessed at a step is known to be so."""
        self._require_running()
        super().settle(step)
        self._add([f"K {step}"])

    def undo(self, seat: Seat | None = None, to: int | None = None, *, across: bool = False) -> None:
        """Take back the last decision of a seat, or all back to a step, `across` barriers where nobody but bots plays too."""
        self._require_log()
        who = last_mover(self) if seat is None else seat
        if self.is_recorded:
            super().undo(who, to)
            self._add([f"U {RECORDER} {len(self.entries)}"])
            return
        if across:
            super().undo(who, to, across=True)
            self.crossings += 1
            self._add([f"U {who} {len(self.entries)} {ACROSS}"])
            return
        points = self.undo_points(who)
        target = str(points[-1] if to is None else to) if points else SEALED
        super().undo(who, to)
        self._add([f"U {who} {target}"])

    def order(self, seat: Seat, key: str, value: str) -> None:
        """Give a standing order."""
        self._require_log()
        fixed, later = self._later_entries()
        super().order(seat, key, value)
        self._add([f"O {seat} {key} {value}", *self._rows_of(self._new_entries(fixed, later))])

    def hand_over(self, seat: Seat, hand: str) -> None:
        """Write down who plays a seat from now on: "bot greedy", or "back" for its owner."""
        self._require_log()
        if seat not in range(self.count):
            raise StoreError(f"seat: found {seat}; allowed: 0 to {self.count - 1}")
        row = f"S {seat} {clean_words(hand)}"
        self.hands[seat] = hand
        self._add([row])

    def decide(self, what: str) -> None:
        """Write down what the clock, the host or the people of the table decided."""
        self._require_log()
        decision = read_decision(what, self.count)
        self._add([f"X {what}"])
        self._note_decision(self.seq + len(self.pending), decision)

    def _note_decision(self, seq: int, decision: Decision) -> None:
        self.decisions.append((seq, decision))
        self.is_ended = self.is_ended or decision.done.word == "end"

    def confirm(self) -> None:
        """The store has taken all rows that were pending."""
        self.seq += len(self.pending)
        self.pending = []

    def _add(self, rows: list[str]) -> None:
        self.pending = [*self.pending, *rows]
        self.questions.note(rows, self.seq + len(self.pending), self.state)

    def _require_log(self) -> None:
        if self.is_imported:
            raise StoreError("an imported game cannot be played on; allowed: to look at it")

    def _require_running(self) -> None:
        """The row of the end tells the result, so nothing before it changes any more."""
        self._require_log()
        if self.over:
            raise StoreError("the game is over; allowed: to tell before the last decision what was unknown")

    def _own_rows_wait(self) -> StoreError:
        return StoreError(f"table {self.table_id}: {len(self.pending)} own rows wait for the store's answer")

    def _later_entries(self) -> tuple[int, list[Entry]]:
        """How many entries stand for good, and those after them, between which new ones may come."""
        return self.fixed_entries, self.entries[self.fixed_entries :]

    def _new_entries(self, fixed: int, later: list[Entry]) -> list[Entry]:
        """The entries that were not there before."""
        known = {id(entry) for entry in later}
        return [entry for entry in self.entries[fixed:] if id(entry) not in known]

    def _rows_of(self, entries: list[Entry]) -> list[str]:
        rows = [entry_row(entry, self.is_recorded) for entry in entries]
        return [*rows, end_row(self)] if rows and self.over else rows
