"""A game as learning agents see it: whose turn, what may be done, what is seen, what it was worth."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ..core import (
    BadOption,
    Game,
    IllegalMove,
    Move,
    Rng,
    Seat,
    State,
    apply,
    chance,
    clean_options,
    game,
    games,
    moves,
    waiting,
)

_NAME: Final = re.compile(r"([a-z_]+)_v([1-9][0-9]*)")


def names() -> list[str]:
    """The names of all environments: game and version of its rules."""
    return [f"{key}_v{game(key).version}" for key in games()]


def environment(name: str) -> Game:
    """The game of an environment. Only this one is loaded: processes that play it should begin quickly."""
    found = _NAME.fullmatch(name)
    if found and found[1] in games() and game(found[1]).version == int(found[2]):
        return game(found[1])
    raise BadOption(f"no environment is called {name!r}; allowed: {', '.join(names())}")


def usual_seats(g: Game) -> int:
    """Two, or the fewest that a game allows."""
    return 2 if 2 in g.seats else g.seats.start


class Rewards:
    """What a finished game was worth to each seat, by the name of a measure.

    `win`: 1 for the winner, -1 for the others, shared wins in between (alone: 1 for a win against the solo opponent);
    `score`: the total; `margin`: the total less that of the best rival.
    """

    KINDS: Final = ("win", "score", "margin")

    def __init__(self, kind: str) -> None:
        if kind not in self.KINDS:
            raise BadOption(f"rewards: found {kind!r}; allowed: {', '.join(self.KINDS)}")
        self.kind: Final = kind

    def of(self, g: Game, s: State, seats: int) -> list[float]:
        """The rewards of a finished game by seat."""
        scores = g.scores(s)
        totals = {score.seat: score.total for score in scores}
        if self.kind == "score":
            return [float(totals[seat]) for seat in range(seats)]
        if self.kind == "margin":
            return [
                float(totals[seat] - max([t for who, t in totals.items() if who != seat], default=0))
                for seat in range(seats)
            ]
        first = [score.seat for score in scores if score.rank == 1]
        return [2 / len(first) - 1 if seat in first else -1.0 for seat in range(seats)]


class Table:
    """One game in progress; chance plays by itself."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        rewards: str,
    ) -> None:
        self.name = name
        self.game = environment(name)
        self.seats = seats if seats is not None else usual_seats(self.game)
        self.options = clean_options(self.game, self.seats, options)
        self.rewards = Rewards(rewards)
        self.actions = len(self.game.moves.all)
        self.rng = Rng(0)
        self.state: State = self.game.new(self.seats, self.options)
        self.begin(0)
        self.size = len(self.seen(self.turn if self.turn is not None else 0))

    def begin(self, seed: int | str) -> None:
        """A new game; the same seed gives the same chance."""
        self.rng = Rng(seed)
        self.state = self.game.new(self.seats, self.options)
        self.state.events = None
        chance(self.state, self.rng)

    @property
    def turn(self) -> Seat | None:
        """Who decides now; in a simultaneous decision the first seat that has not decided yet. None: it is over."""
        waits = waiting(self.state)
        return waits[0] if waits else None

    def legal(self, seat: Seat) -> list[int]:
        """The actions of a seat; none while it is not its turn."""
        return [m.id for m in moves(self.state, seat)] if seat == self.turn else []

    def seen(self, seat: Seat) -> list[float]:
        """What a seat may know, as numbers."""
        return self.game.encode(self.game.view(self.state, seat))

    def move(self, seat: Seat, action: int) -> Move | None:
        """The legal move with this number, or None."""
        number = int(action)  # never a number of numpy: compiled code takes only plain ones
        for m in moves(self.state, seat):
            if m.id == number:
                return m
        return None

    def play(self, seat: Seat, action: int) -> None:
        """Play an action, then chance."""
        m = self.move(seat, action)
        if m is None:
            allowed = ", ".join([str(i) for i in self.legal(seat)[:20]])
            raise IllegalMove(f"action {int(action)} is not legal for seat {seat}; legal: {allowed}")
        apply(self.state, seat, m)
        chance(self.state, self.rng)

    def result(self) -> list[float]:
        """The rewards of the finished game."""
        return self.rewards.of(self.game, self.state, self.seats)
