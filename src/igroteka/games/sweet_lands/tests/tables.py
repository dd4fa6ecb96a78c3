"""Games at all sizes of table, for the tests of drawing and sketch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.state import SweetLandsState
from igroteka.games.sweet_lands.view import SweetLandsView
from igroteka.testing.pictures import NAMES, Gallery
from igroteka.testing.sample_games import play_positions
from igroteka.texts import speaker

SAY = speaker("sweet_lands", "en", NAMES)
OPTIONS: Final[dict[int, dict[str, str]]] = {
    1: {"enhanced": "yes"},
    2: {"draft": "yes", "domains": "A"},
    3: {"turn_order": "ending", "special_terrain": "limited"},
    4: {"enhanced": "yes", "copy": "free"},
}
#: Moves that end something are taken seldom, so that the games get somewhere.
SELDOM: Final = {"end_round": 40, "end_turn": 1, "stop": 12, "no": 4, "discard": 1}


@cache
def whole_games() -> tuple[list[SweetLandsState], ...]:
    """One random game for each number of players, at every question."""
    return tuple(
        [
            play_positions(GAME.new(seats, options), 10 + seats, shun=lambda kind: SELDOM.get(kind, 0))
            for seats, options in OPTIONS.items()
        ]
    )


@cache
def games() -> tuple[list[SweetLandsState], ...]:
    """The set-up, a stretch of the middle and the end of each game."""
    stretches: list[list[SweetLandsState]] = []
    for game in whole_games():
        half = len(game) // 2
        stretches += [game[:26], game[half : half + 6], game[-5:]]
    return tuple(stretches)


def some_views() -> Iterator[SweetLandsView]:
    """Early, in the middle and late in each game, for the seat that is asked and for a spectator."""
    for game in whole_games():
        for i in (0, 5, len(game) // 2, -3, -1):
            s = game[i]
            seat = s.agenda[-1].me if s.agenda and hasattr(s.agenda[-1], "me") else 0
            yield GAME.view(s, seat)
        yield GAME.view(game[len(game) * 3 // 4], None)


def may_overlap(el: str, other: str) -> bool:
    """An edge can be hit on both sides, and lets through what is meant for the places there."""
    return {el.partition(":")[0], other.partition(":")[0]} == {"cell", "edge"}


#: Rounds begin and end with many changes at once.
GALLERY = Gallery(
    GAME,
    games,
    some_views,
    may_overlap,
    grows=lambda el: el.startswith("edge:"),
    changes=90,
    settled=lambda v: isinstance(v, SweetLandsView) and v.round > 0 and v.stage != "Opened" and not v.over,
)
