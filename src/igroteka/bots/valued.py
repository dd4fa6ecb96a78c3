"""One ply of looking ahead by a network: how learning agents play themselves."""

from __future__ import annotations

from ..core import BadOption, Game, Move, Rng, Seat, State, moves
from .network import LearnedOdds, Network
from .odds import odds
from .simple import Bot, position_after


class NetworkBot:
    """Plays the move after which a network sees it farthest ahead."""

    def __init__(self, name: str, net: Network) -> None:
        self.name = name
        self.net = net
        self._judge: LearnedOdds | None = None

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
            self._judge = LearnedOdds(seats, self.net, odds(game.key, seats).grain)
        legal = moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        world = game.guess(s, seat, rng)
        leads = self._judge.compare(game, [position_after(world, seat, m, rng) for m in legal], seat)
        return legal[leads.index(max(leads))]


def check_bot(one: Bot, game: Game, seats: int) -> None:
    """Refuse a bot that cannot play at such a table, before anything is played."""
    if isinstance(one, NetworkBot):
        one.check(game, seats)
