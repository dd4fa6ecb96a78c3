"""One ply of looking ahead by a network: how learning agents play themselves."""

from __future__ import annotations

from ..core import Game, Move, Rng, Seat, State, moves
from .network import Learned, Network
from .odds import odds
from .simple import after


class Valued:
    """Plays the move with the best chance to win in the eyes of a network."""

    def __init__(self, name: str, net: Network) -> None:
        self.name = name
        self.net = net
        self._judge: Learned | None = None

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The best legal move."""
        legal = moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        if self._judge is None:
            seats = game.view(s, None).seats
            self._judge = Learned(seats, self.net, odds(game.key, seats))
        world = game.guess(s, seat, rng)
        best, found = -1.0, legal[0]
        for m in legal:
            worth = self._judge.chance(game, after(world, seat, m, rng), seat)
            if worth > best:
                best, found = worth, m
        return found
