"""One whole game between players: the loop that simulations, tournaments, playouts and training share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from ..core import Game, Move, Rng, Seat, State, apply, chance, waiting


class Player(Protocol):
    """Whoever chooses the moves of a seat: a bot, or something that times, records or teaches one."""

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """One of the seat's legal moves."""
        ...


#: Is called with the position and the seat that is about to decide, before it chooses.
Observer = Callable[[State, Seat], None]


class FinishedGame(NamedTuple):
    """The last position of a game, and how often each seat has decided."""

    state: State
    decisions: list[int]


def play_game(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None,
    players: Sequence[Player],
    chance_rng: Rng,
    player_rngs: Sequence[Rng],
    observer: Observer | None = None,
    with_events: bool = False,
) -> FinishedGame:
    """Play a game to its end.

    `players` has one for each seat, and `player_rngs` the generator of each; it may be the very generator of chance.
    The game depends on these generators and the options alone. Where several seats decide at once, the first that has
    not decided yet goes first. With `with_events` the position collects its events.
    """
    s = game.new(seats, options)
    s.events = [] if with_events else None
    decisions = [0] * seats
    while True:
        chance(s, chance_rng)
        turn = waiting(s)
        if not turn:
            return FinishedGame(s, decisions)
        seat = turn[0]
        decisions[seat] += 1
        if observer is not None:
            observer(s, seat)
        apply(s, seat, players[seat].choose(game, s, seat, player_rngs[seat]))
