"""Random games at all sizes of table, for the tests of drawing and sketch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from igroteka.core import Rng, apply, chance, moves, over, waiting
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.state import Dream
from igroteka.games.dream_city.view import DreamView

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"opponent": "zinovy", "side": "B"}),
    (2, {}),
    (2, {"mode": "training"}),
    (3, {"flower_rescore_blocks_pair": "true"}),
    (4, {"side": "A B A B"}),
    (4, {"mode": "training"}),
)
NAMES = ("Ann & <Bo>", "Wilhelmina Montgomery-Featherstone the Younger", "Ян", "Д’Артаньян")


@cache
def games() -> tuple[tuple[Dream, ...], ...]:
    """One random game for each table, at every question."""
    return tuple(tuple(_play(seats, options, 5 * i + 1)) for i, (seats, options) in enumerate(TABLES))


def _play(seats: int, options: dict[str, str], seed: int) -> Iterator[Dream]:
    rng = Rng(seed)
    s = GAME.new(seats, options)
    while True:
        chance(s, rng)
        yield s.clone()
        if over(s):
            return
        turn = waiting(s)
        seat = turn[rng.below(len(turn))]
        legal = moves(s, seat)
        flowers = [m for m in legal if m.kind.startswith("flower")]
        if flowers and rng.below(6):
            legal = [m for m in legal if m not in flowers]
        apply(s, seat, legal[rng.below(len(legal))])


def some_views() -> Iterator[DreamView]:
    """Early, middle and late in each game, for the last seat and for a spectator."""
    for game in games():
        for s in (game[0], game[len(game) // 2], game[-3], game[-1]):
            yield GAME.view(s, s.seats - 1)
            yield GAME.view(s, None)
