"""What the suite promises, how it complains, and what it tells at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ..core import Game

#: Every check by its name, with the promise behind it.
CHECKS: Final = {
    "begins": "a new game can be set up with every number of seats and every option",
    "ends": "a game ends, and chance leaves the word to the seats again",
    "turns": "who is waited for, who is asked and who has moves agree",
    "moves": "legal lists are never empty, hold nothing twice, and only entries of the move table",
    "draws": "a draw has a whole weight above zero for each of its moves, and draws one of them",
    "accepted": "every listed move is accepted and leads to a sound position",
    "refused": "a move that is not listed is refused with IllegalMove and changes nothing",
    "unchanged": "looking at a position changes nothing",
    "clone": "a copy equals its original, and playing on one never changes the other",
    "quiet": "copies record no events",
    "data": "a stored position loads as the same position and plays on to the same end",
    "damaged data": "damaged data is refused with BadData",
    "log": "a log reads back as the same match, step by step, and its draws are those of the seed",
    "undo": "a move taken back leaves no trace; chance, secrets and other seats are barriers",
    "orders": "standing orders give legal answers, and the log of such a match reads back",
    "together": "simultaneous answers are hidden until all are in, and their order does not matter",
    "view": "a view, its moves and its drawing tell nothing that its seat cannot know",
    "complete view": "a view leaves out nothing that its seat may know: equal views mean equal moves, questions and guesses",
    "guess": "a guess depends on nothing but the view of its seat and the generator",
    "masked log": "a seat reads in its log and its events only what it may know",
    "bounds": "the truth and every guess lie inside what is publicly known",
    "conservation": "no component is lost, made or counted below zero",
    "scores": "scores add up from their items, and ranks follow from totals and tie-breaks; open scores tell nothing hidden",
    "observe": "a seat is told the numbers of the layout: no secret, and other ones wherever it sees something else",
    "texts": "everything that can be said has its words in every language",
    "rules": "every rule that is cited stands in the ledger",
    "drawing": "drawings are sound and show every element that a move is chosen by",
    "paths": "within one question no path of clicks is the beginning of another",
}


class GameSetup(NamedTuple):
    """A number of seats with options; what is left out is the default."""

    seats: int
    options: dict[str, str]


class Failure(AssertionError):
    """A promise that a game breaks. `check` is its name in `CHECKS`; `log` ends with the last move tried."""

    def __init__(
        self,
        check: str,
        game: Game,
        expected: str,
        found: str,
        table: GameSetup | None = None,
        seed: int = 0,
        deep_every: int = 0,
        log: Sequence[str] = (),
    ) -> None:
        self.check = check
        self.game = game
        self.expected = expected
        self.found = found
        self.table = table
        self.seed = seed
        self.log = list(log)
        lines = [f"{game.key} breaks the check {check!r}: {CHECKS[check]}"]
        if table is not None:
            lines.append(
                f"  table:    {table.seats} seats, options {table.options}, seed {seed}, step {len(log)}"
            )
        lines += [f"  expected: {expected}", f"  found:    {found}"]
        if table is not None:
            again = f"seats=[{table.seats}], options=[{table.options}], games=1, seed={seed}"
            lines.append(f"  again:    check_game(game, {again}, deep_every={deep_every})")
            lines += ["  log so far:", *[f"    {line}" for line in self.log]]
        super().__init__("\n".join(lines))


#: So often by default.
RARE: Final = 4


@dataclass
class CheckReport:
    """What was played and checked. Nothing in it is wrong: what is wrong raises `Failure`."""

    game: Game
    rare: int = RARE
    """So often a kind of question is looked at in depth before samples are enough."""
    games: int = 0
    decisions: int = 0
    draws: int = 0
    deep: int = 0
    """Positions with all expensive checks."""
    forks: int = 0
    """Places where two outcomes of one question were compared through the eyes of every seat."""
    worlds: int = 0
    """Other worlds, equal for one seat, that were played along with the true one."""
    neighbours: int = 0
    """Positions with one detail changed that were compared with the true one through the eyes of every seat."""
    replays: int = 0
    """Logs that were written, read and verified."""
    seconds: float = 0.0
    kinds: Counter[str] = field(default_factory=Counter)
    """How often each kind of question and draw was looked at in depth."""
    seats: Counter[int] = field(default_factory=Counter)
    """Games by number of seats."""
    tables: set[tuple[int, tuple[tuple[str, str], ...]]] = field(default_factory=set)
    """Combinations of seats and options that were played."""
    refused: list[str] = field(default_factory=list)
    """Choices that the game does not offer with some number of seats."""
    unordered: set[str] = field(default_factory=set)
    """Stored lists whose order differed where no view told it: the game must declare them, and these were needed."""
    moves: set[str] = field(default_factory=set)
    """The moves that were played, by their notation."""
    events: set[str] = field(default_factory=set)
    """The kinds of events that were seen."""

    @property
    def unused_moves(self) -> list[str]:
        """Kinds of moves that nobody played."""
        used = {text.partition(" ")[0] for text in self.moves}
        return [kind for kind in dict.fromkeys([m.kind for m in self.game.moves.all]) if kind not in used]

    @property
    def unseen_events(self) -> list[str]:
        """Kinds of events that never happened."""
        return [kind for kind in self.game.events if kind not in self.events]

    def __str__(self) -> str:
        seats = ", ".join([f"{n} with {count}" for count, n in sorted(self.seats.items())])
        lines = [
            f"{self.game.key}: {self.games} games, {self.decisions} decisions and {self.draws} draws "
            f"in {self.seconds:.1f} s; nothing is wrong",
            f"  games by seats: {seats}; combinations of options: {len(self.tables)}",
            f"  checked in depth: {self.deep} positions, {self.replays} logs, "
            f"{self.forks} pairs of outcomes, {self.worlds} other worlds, {self.neighbours} neighbours",
            f"  moves played: {len(self.moves)} of {len(self.game.moves)}{_never(self.unused_moves)}",
            f"  kinds of events: {len(self.events)} of {len(self.game.events)}{_never(self.unseen_events)}",
        ]
        if self.refused:
            lines.append(f"  not offered: {', '.join(self.refused)}")
        return "\n".join(lines)


def _never(kinds: list[str]) -> str:
    return f"; never: {', '.join(kinds)}" if kinds else ""
