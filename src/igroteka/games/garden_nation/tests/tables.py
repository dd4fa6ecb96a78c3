"""Games at all sizes of table, for the tests of drawing and sketch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.state import GardenNationState
from igroteka.games.garden_nation.view import GardenNationView
from igroteka.testing.pictures import NAMES, Gallery
from igroteka.testing.sample_games import play_positions
from igroteka.texts import speaker

SEATS = (2, 3, 4)
SAY = speaker("garden_nation", "en", NAMES)


@cache
def games() -> tuple[list[GardenNationState], ...]:
    """One game for each number of players, at every question: half of the moves are random, half good."""
    return tuple(play_positions(GAME.new(seats, {"round_limit": "60"}), seats, judge=GAME) for seats in SEATS)


def some_views() -> Iterator[GardenNationView]:
    """At the start, early, in the middle and late in each game, for the last seat and for a spectator."""
    for game in games():
        for s in (GAME.new(game[0].seats), game[0], game[12], game[len(game) // 2], game[-2], game[-1]):
            yield GAME.view(s, s.seats - 1)
            yield GAME.view(s, None)


#: Numbers of territories lie in the gaps between hexagons; dealing and the final count change much at once.
GALLERY = Gallery(
    GAME,
    games,
    some_views,
    may_overlap=lambda el, other: "territory:" in el + other,
    changes=40,
    settled=lambda v: isinstance(v, GardenNationView) and v.crane > 0 and not v.over,
)
