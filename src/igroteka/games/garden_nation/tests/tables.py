"""Games at all sizes of table, for the tests of drawing and sketch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from igroteka.core import Rng, apply, chance, moves, over, waiting
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.state import Garden
from igroteka.games.garden_nation.view import GardenView

SEATS = (2, 3, 4)
NAMES = ("Ann & <Bo>", "Wilhelmina Montgomery-Featherstone the Younger", "Ян", "Д’Артаньян")


@cache
def games() -> tuple[tuple[Garden, ...], ...]:
    """One game for each number of players, at every question: half of the moves are random, half good."""
    return tuple(tuple(_play(seats, seats)) for seats in SEATS)


def _play(seats: int, seed: int) -> Iterator[Garden]:
    rng = Rng(seed)
    s = GAME.new(seats, {"round_limit": "60"})
    while True:
        chance(s, rng)
        yield s.clone()
        if over(s):
            return
        seat = waiting(s)[0]
        legal = moves(s, seat)
        move = legal[rng.below(len(legal))]
        if rng.below(2):
            worth = -1e9
            for m in legal:
                after = s.clone()
                apply(after, seat, m)
                value = GAME.evaluate(after, seat)
                if value > worth:
                    move, worth = m, value
        apply(s, seat, move)


def some_views() -> Iterator[GardenView]:
    """At the start, early, in the middle and late in each game, for the last seat and for a spectator."""
    for game in games():
        for s in (GAME.new(game[0].seats), game[0], game[12], game[len(game) // 2], game[-2], game[-1]):
            yield GAME.view(s, s.seats - 1)
            yield GAME.view(s, None)
