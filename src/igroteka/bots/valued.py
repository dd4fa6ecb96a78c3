"""One ply of looking ahead by a network: how learning agents play themselves."""

from __future__ import annotations

from ..core import BadOption, Game, Move, Rng, Seat, State, moves
from .network import Network, NetworkOdds
from .odds import odds
from .simple import Bot, position_after


class NetworkBot:
    """Plays the move with the best chance to win in the eyes of a network."""

    def __init__(self, name: str, net: Network) -> None:
        self.name = name
        self.net = net
        self._judge: NetworkOdds | None = None

    def check(self, game: Game, seats: int) -> None:
        """Refuse a game or a number of seats that the network has not learned."""
        try:
            self.net.check(game, seats)
        except BadOption as error:
            raise BadOption(f"{self.name}: {error}") from None

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The best legal move."""
        if self._judge is None:
            seats = game.view(s, None).seats
            self.check(game, seats)
            self._judge = NetworkOdds(seats, self.net, odds(game.key, seats))
        legal = moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        world = game.guess(s, seat, rng)
        best, chosen = -1.0, legal[0]
        for m in legal:
            worth = self._judge.chance(game, position_after(world, seat, m, rng), seat)
            if worth > best:
                best, chosen = worth, m
        return chosen


def check_bot(one: Bot, game: Game, seats: int) -> None:
    """Refuse a bot that cannot play at such a table, before anything is played."""
    if isinstance(one, NetworkBot):
        one.check(game, seats)
