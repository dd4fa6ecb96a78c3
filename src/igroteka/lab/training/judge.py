"""A network in numpy, which judges all moves of a decision at once."""

from __future__ import annotations

import numpy as np

from ...bots.network import Network, features_of
from ...bots.odds import odds
from ...bots.simple import position_after
from ...core import BadOption, Move, Rng, Seat, State, game, waiting


class Judge:
    """Judges positions of a game by a network; without one by the hand-made evaluation, which then is the teacher."""

    def __init__(self, key: str, seats: int, net: Network | None) -> None:
        self.game = game(key)
        features = features_of(self.game)
        if features is None:
            raise BadOption(f"{key} tells no features to learn from")
        self.features = features
        self.by_hand = odds(key, seats)
        self.is_teacher = net is None
        if net is not None:
            self.hidden = np.array(net.hidden).T
            self.bias = np.array(net.bias)
            self.out = np.array(net.out)
            self.shift = net.shift

    def best(self, world: State, seat: Seat, legal: list[Move], rng: Rng) -> tuple[Move, list[float]]:
        """The best move and what its seat sees after it; nothing is seen after the end."""
        positions = [position_after(world, seat, m, rng) for m in legal]
        seen: dict[int, list[float]] = {}
        if self.is_teacher:
            worth = [self.game.evaluate(position, seat) for position in positions]
        else:
            worth = self._judge_positions(positions, seat, seen)
        best = worth.index(max(worth))
        if self.is_teacher and waiting(positions[best]):
            seen[best] = self.features(positions[best], seat)
        return legal[best], seen.get(best, [])

    def _judge_positions(
        self, positions: list[State], seat: Seat, seen: dict[int, list[float]]
    ) -> list[float]:
        """What the network thinks of positions; what it saw of each is put into `seen`."""
        worth = [0.0] * len(positions)
        for i, position in enumerate(positions):
            if waiting(position):
                seen[i] = self.features(position, seat)
            else:
                worth[i] = self.by_hand.final(self.game, position)[seat]
        if seen:
            layer = np.tanh(np.array(list(seen.values())) @ self.hidden + self.bias)
            told = 1 / (1 + np.exp(-np.clip(layer @ self.out + self.shift, -30, 30)))
            for i, value in zip(seen, told.tolist(), strict=True):
                worth[i] = value
        return worth

    def final_worth(self, s: State, points: bool) -> list[float]:
        """What an ended game was worth to every seat, between 0 and 1."""
        if not points:
            return self.by_hand.final(self.game, s)
        totals = {score.seat: float(score.total) for score in self.game.scores(s)}
        row = [totals[seat] for seat in range(self.by_hand.seats)]
        return [self.by_hand.curve(self.by_hand.lead(row, seat)) for seat in range(self.by_hand.seats)]
