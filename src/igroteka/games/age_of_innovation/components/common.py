"""Effects that belong to no tile: what cities, schools and tracks bring, and the actions on the board."""

from __future__ import annotations

from igroteka.core.combinators import Per
from igroteka.core.effects import Effect

from ..effects import (
    Books,
    Bridge,
    CityTile,
    Competency,
    GuildForNothing,
    LevelEach,
    Levels,
    RiverCity,
    Spades,
    gains,
)
from ..moves import TREES
from ..rules.counts import Standing
from ..rules.tiles import BOOK_ROWS, CITY_VP, POWER_ROWS, SharedAction
from ..rules.work import ACTION, START_SPADE
from .names import GUILD
from .rows import tile

CITY = TREES.add("city", CityTile(), waits=True)
COMPETENCY = TREES.add("competency", Competency(), waits=True)
RIVER_CITY = TREES.add("river-city", RiverCity(), waits=True)
TREES.add("shipping-books", Books(1), waits=True)
TREES.add("terraforming-books", Books(1), waits=True)
TREES.add("start-book", Books(1))
TREES.add("start-spade", Spades(1, START_SPADE), waits=True)


def _power(name: str, price: int, effect: Effect) -> None:
    POWER_ROWS.append(SharedAction(name, price, TREES.add(f"power-action:{name}", effect)))


def _books(name: str, price: int, effect: Effect) -> None:
    BOOK_ROWS.append(SharedAction(name, price, TREES.add(f"book-action:{name}", effect)))


def _city(name: str, vp: int, effect: Effect) -> None:
    CITY_VP.append(vp)
    tile("AI-3.10.3", "city", name, now=(effect,), word=f"city-{name}")


_power("bridge", 3, Bridge())
_power("scholar", 3, gains("1s", "start"))
_power("tools", 4, gains("2t", "start"))
_power("coins", 4, gains("7c", "start"))
_power("spade_1", 4, Spades(1, ACTION))
_power("spade_2", 6, Spades(2, ACTION))

_books("power", 1, gains("5pw", "start"))
_books("coins", 2, gains("6c", "start"))
_books("score_guilds", 2, Per(Standing(GUILD), gains("2vp", "book_actions")))
_books("levels", 1, Levels(2, False))
_books("upgrade_guild", 2, GuildForNothing())
_books("spade_3", 3, Spades(3, ACTION))

_city("tools", 4, gains("3t", "cities"))
_city("books", 5, Books(2))
_city("power", 8, gains("8pw", "cities"))
_city("spades", 5, Spades(2))
_city("coins", 6, gains("6c", "cities"))
_city("scholar", 8, gains("1s", "cities"))
_city("levels", 7, LevelEach())
