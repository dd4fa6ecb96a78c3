"""Random games at all sizes of table, for the tests of drawing and sketch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.state import DreamCityState
from igroteka.games.dream_city.view import DreamCityView
from igroteka.testing.pictures import NAMES, Gallery
from igroteka.testing.sample_games import play_positions
from igroteka.texts import speaker

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"opponent": "zinovy", "side": "B"}),
    (2, {}),
    (2, {"mode": "training"}),
    (3, {"flower_rescore_blocks_pair": "true"}),
    (4, {"side": "A B A B"}),
    (4, {"mode": "training"}),
)
SAY = speaker("dream_city", "en", NAMES)


@cache
def games() -> tuple[list[DreamCityState], ...]:
    """One random game for each table, at every question; flowers are kept for late."""
    return tuple(
        play_positions(GAME.new(seats, options), 5 * i + 1, shun=lambda kind: 6 * kind.startswith("flower"))
        for i, (seats, options) in enumerate(TABLES)
    )


def some_views() -> Iterator[DreamCityView]:
    """Early, middle and late in each game, for the last seat and for a spectator."""
    for game in games():
        for s in (game[0], game[len(game) // 2], game[-3], game[-1]):
            yield GAME.view(s, s.seats - 1)
            yield GAME.view(s, None)


def full_of_news() -> Iterator[DreamCityView]:
    """Everything that can be said about a turn, at once."""
    for v in some_views():
        yield replace(v, over=False, last_round=True, double=True, extra=True)


GALLERY = Gallery(GAME, games, some_views, more_words=full_of_news)
