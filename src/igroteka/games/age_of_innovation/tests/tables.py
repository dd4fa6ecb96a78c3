"""Games at all sizes of table, for the tests of drawing and sketch."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from igroteka.core.registry import register
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.state import BOOKS, COINS, TOOLS, AgeOfInnovationState
from igroteka.games.age_of_innovation.view import AgeOfInnovationView
from igroteka.testing.pictures import NAMES, Gallery
from igroteka.testing.sample_games import play_positions
from igroteka.texts import speaker

register(GAME)
SAY = speaker("age_of_innovation", "en", NAMES)


def shun(kind: str) -> int:
    """Random players would pass and convert all day."""
    return 9 if kind in ("pass", "convert", "sacrifice", "done", "decline") else 0


@cache
def games() -> tuple[list[AgeOfInnovationState], ...]:
    """Alone, two with full purses from the middle on, and five with the draft, at every question."""
    two = play_positions(GAME.new(2), 2, shun=shun)
    return (
        play_positions(GAME.new(1), 1, shun=shun),
        play_positions(rich(two[len(two) // 2]), 6, shun=shun),
        play_positions(GAME.new(5, {"factions": "draft"}), 5, shun=shun),
    )


def rich(s: AgeOfInnovationState) -> AgeOfInnovationState:
    """The same position, but everybody can pay for everything."""
    s = s.clone()
    for purse in s.purse[: s.seats]:
        purse[COINS] += 40
        purse[TOOLS] += 30
        for i in range(4):
            purse[BOOKS + i] += 5
    return s


def some_views() -> Iterator[AgeOfInnovationView]:
    """Early, in the middle and late in each game; sets to choose from, and the smaller map for three, once."""
    for game in games():
        for i in (len(game) // 8, len(game) // 2, -2, -1):
            yield GAME.view(game[i], game[i].seats - 1)
        yield GAME.view(game[0], None)
    three = play_positions(GAME.new(3, {"side": "1-3"}), 3, shun=shun)
    yield GAME.view(three[0], 0)
    yield GAME.view(three[-3], 1)


#: Sites for bridges lie on the corners of hexes; choosing factions and the final count change much at once.
GALLERY = Gallery(
    GAME,
    games,
    some_views,
    may_overlap=lambda el, other: "site:" in el + other,
    changes=90,
    settled=lambda v: isinstance(v, AgeOfInnovationView) and v.round > 0 and not v.over,
)
