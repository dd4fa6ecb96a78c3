"""Games at all sizes of table, for the tests of drawing and sketch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

from igroteka.core import register, waiting
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.state import KeyflowerState
from igroteka.games.keyflower.view import KeyflowerView
from igroteka.testing.pictures import NAMES, Gallery
from igroteka.testing.sample_games import play_positions, sample_positions
from igroteka.texts import speaker

register(GAME)
SEATS = (2, 3, 4, 5, 6)
SAY = speaker("keyflower", "en", NAMES)
#: Passing and stopping are taken seldom, so that villages grow.
SHUNNED = {"pass": 12, "transport_done": 6}


@cache
def games() -> tuple[list[KeyflowerState], ...]:
    """One game for each number of players, at every question."""
    return tuple(
        play_positions(GAME.new(seats), seats, shun=lambda kind: SHUNNED.get(kind, 0)) for seats in SEATS
    )


def short_games() -> list[list[KeyflowerState]]:
    """A game of two players and the beginning of one of four: enough for what is looked at move by move."""
    return [games()[0], games()[2][:120]]


def some_views() -> Iterator[KeyflowerView]:
    """From the start to the end of games of two, four and six for the last seat; the others and spectators now and then."""
    for s in sample_positions(games()[::2]):
        yield GAME.view(s, s.seats - 1)
    for game in games()[1::2]:
        yield GAME.view(game[len(game) * 2 // 3], 0)
    for game in games()[::2]:
        for s in (GAME.new(game[0].seats), game[len(game) // 3], game[-1]):
            yield GAME.view(s, None)


def seen(stage: str, most: int) -> list[KeyflowerView]:
    """Some views of the first seat in which it is asked a certain question."""
    asked = (s for game in games() for s in game if 0 in waiting(s))
    views = (v for s in asked if (v := GAME.view(s, 0)).stage == stage)
    return list(islice(views, most))


def _overlap(el: str, other: str) -> bool:
    """Goods lie on tiles; a tile that is turned is drawn larger than its cell in a large village."""
    kinds = {el.partition(":")[0], other.partition(":")[0]}
    if "turn" in kinds:
        return bool(kinds & {"tile", "good"})
    return "good" in kinds and bool(kinds & {"tile", "good", "cell"})


GALLERY = Gallery(
    GAME,
    short_games,
    some_views,
    may_overlap=_overlap,
    changes=90,
    settled=lambda v: isinstance(v, KeyflowerView) and len(v.waiting) == 1 and not v.over,
)
