"""One game under test: what every check needs to know, and how it complains."""

from __future__ import annotations

import dataclasses
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn, TypeVar

from ..core import CHANCE, Draw, Game, Json, Move, Rng, Seat, State, View, apply, moves, waiting
from ..core.errors import some
from ..match import Match
from .report import CheckReport, Failure, GameSetup
from .words import Words

#: More draws than this between two decisions never end.
MOST_DRAWS: Final = 2_000

Item = TypeVar("Item")


class Trial:
    """A match, and a twin state that core plays along with it and one step ahead."""

    match: Match
    twin: State

    def __init__(
        self, game: Game, table: GameSetup, seed: int, deep_every: int, report: CheckReport, words: Words
    ) -> None:
        self.game = game
        self.table = table
        self.seed = seed
        self.deep_every = deep_every
        self.report = report
        self.words = words
        self.rng = Rng(f"{seed} checks")
        self.samples = Rng(f"{seed} samples")
        self.log: list[str] = []
        self.draws = 0
        self.decisions = 0
        self.stock: dict[str, int] | None = None
        self.witnesses: list[tuple[State, dict[str, Json]]] = []
        self.past: dict[int, dict[str, Json]] = {}
        self.told: dict[tuple[int, ...], View] = {}

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(self.table.seats)

    @property
    def viewers(self) -> list[Seat | None]:
        """Everybody who looks on: all seats and a spectator."""
        return [*self.seats, None]

    def is_sampled(self, kind: str, times: int = 1) -> bool:
        """Whether expensive checks run now: `times` in `deep_every` on average, and always on a rare kind.

        Their generator starts again at each place, so that they do the same in whatever run it comes up.
        """
        chosen = self.samples.below(self.deep_every) < times
        if not chosen and self.report.kinds[kind] >= self.report.rare:
            return False
        self.report.kinds[kind] += 1
        self.rng = Rng(f"{self.seed} {self.draws} {self.decisions}")
        return True

    def fail(self, check: str, expected: str, found: str) -> NoReturn:
        """Report that a check has failed here, and give the game up."""
        raise self.failure(check, expected, found)

    def failure(self, check: str, expected: str, found: str) -> Failure:
        """The error for a failed check, with all that is needed to see it again."""
        return Failure(check, self.game, expected, found, self.table, self.seed, self.deep_every, self.log)

    def note(self, seat: Seat, m: Move) -> None:
        """Write down what is about to be played."""
        self.log.append(f"{'*' if seat == CHANCE else seat} {m}")
        self.report.moves.add(m.text)
        if seat == CHANCE:
            self.draws += 1
            self.report.draws += 1
        else:
            self.decisions += 1
            self.report.decisions += 1

    @contextmanager
    def checking(self, check: str, expected: str = "no exception") -> Iterator[None]:
        """Whatever the game raises inside breaks this check."""
        try:
            yield
        except Failure:
            raise
        except Exception as error:
            raise self.failure(
                check, expected, f"{type(error).__name__}: {error}{place_of(error)}"
            ) from error

    def check_legal(self, legal: list[Move], who: str) -> None:
        """A legal list is not empty, holds nothing twice, and only entries of the table."""
        if not legal:
            self.fail("moves", f"at least one move for {who}", "an empty list")
        if len(set(legal)) != len(legal):
            twice = sorted({str(m) for m in legal if legal.count(m) > 1})
            self.fail("moves", f"every move of {who} once", f"more than once: {some(twice)}")
        table = self.game.moves.all
        for m in legal:
            if not 0 <= m.id < len(table) or table[m.id] is not m:
                self.fail("moves", "entries of game.moves", f"{m!r} for {who}")

    def check_same(self, check: str, what: str, want: object, found: object) -> None:
        """Two values must be equal."""
        if want != found:
            self.fail(check, f"{what} as before", first_difference(want, found))


def viewer_name(viewer: Seat | None) -> str:
    """A viewer in a message."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def play_some(t: Trial, s: State, steps: int) -> list[tuple[Seat, Move]]:
    """Play random moves on a state, in place; what was played, draws included."""
    played: list[tuple[Seat, Move]] = []
    for _ in range(steps):
        turn = waiting(s)
        if not turn:
            break
        seat = turn[t.rng.below(len(turn))]
        top = s.agenda[-1]
        legal = moves(s, seat)
        t.check_legal(legal, f"seat {seat}")
        m = top.sample(s, t.rng) if isinstance(top, Draw) else legal[t.rng.below(len(legal))]
        played.append((seat, m))
        try:
            apply(s, seat, m)
        except Exception as error:
            moved = ", ".join([f"{'*' if who == CHANCE else who} {move}" for who, move in played])
            expected = f"a copy of the position to accept {moved}"
            raise t.failure("accepted", expected, f"{error!r}{place_of(error)}") from error
    return played


def run_chance(s: State, rng: Rng) -> bool:
    """Resolve draws; whether they came to an end."""
    for _ in range(MOST_DRAWS):
        top = s.agenda[-1] if s.agenda else None
        if not isinstance(top, Draw):
            return True
        apply(s, CHANCE, top.sample(s, rng))
    return False


def pick(rng: Rng, items: Sequence[Item], most: int) -> list[Item]:
    """Some of the items, in random order."""
    order = list(range(len(items)))
    rng.shuffle(order)
    return [items[i] for i in order[:most]]


def first_difference(want: object, found: object, where: str = "") -> str:
    """The first place where two values differ."""
    if dataclasses.is_dataclass(want) and type(want) is type(found):
        names = [f.name for f in dataclasses.fields(want)]
        want, found = [{n: getattr(x, n) for n in names} for x in (want, found)]
    if isinstance(want, dict) and isinstance(found, dict):
        for key in [*want, *[k for k in found if k not in want]]:
            if key not in found or key not in want or want[key] != found[key]:
                here = f"{where}.{key}" if where else str(key)
                return first_difference(want.get(key, "nothing"), found.get(key, "nothing"), here)
    if isinstance(want, (list, tuple)) and isinstance(found, (list, tuple)) and len(want) == len(found):
        for i, (a, b) in enumerate(zip(want, found, strict=True)):
            if a != b:
                return first_difference(a, b, f"{where}[{i}]")
    return f"{where + ': ' if where else ''}{_short(found)} instead of {_short(want)}"


def place_of(error: Exception) -> str:
    """Where an error was raised, for a message."""
    last = traceback.extract_tb(error.__traceback__)[-1:]
    return "".join([f" ({Path(frame.filename).name}:{frame.lineno})" for frame in last])


def _short(value: object) -> str:
    text = str(value) if isinstance(value, Move) else repr(value)
    return text if len(text) <= 300 else text[:300] + "…"
