"""The fields of a player of Sweet Lands.

`have` holds gold, wheat, wood, iron, diamonds, discs, the three kinds of points and, last, the number of cards that may leave the
hand now. `on` has the piece on each place, `fresh` the tokens flipped since the action began, `found` the cards of a search that
are not yet in the hand.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Abilities
from igroteka.core.converted import Converted, NumberedFrom, bits
from igroteka.core.fields import Field, Public, Record
from igroteka.core.kinds import Bound, Derived, Index, Kind, Name, Number, Plain, Position, Sorted, TupleOf
from igroteka.core.named_kinds import ByName, Counts, places

from .components.boards import (
    ACT_NAMES,
    CHARACTER_NAMES,
    FOOD_END,
    INDUSTRY_END,
    MILESTONES,
    MOST_CELLS,
    PIECES,
    RABBITS,
    SKILL_NAMES,
    TRACK_LENGTH,
    TRACK_NAMES,
)
from .components.deck import CARD_NAMES
from .components.land import BOARD_SIDES, EDGE_NAMES, PLACE_NAMES, SPECIALS
from .components.vocabulary import INDUSTRIES, PRODUCTS, SWEETS, TERRAINS
from .components.vocabulary import UNITS as UNIT_NAMES

MOST: Final = 100_000
#: Sides of a terrain token, from 1 on; 0 is no token.
TOKEN_SIDES: Final = ("up", "flipped")
#: How a tally is laid out: tokens by terrain, flipped tokens by terrain, tokens on the border.
FLIPPED: Final = len(TERRAINS)
BORDER_TOKENS: Final = 2 * len(TERRAINS)
NO_ABILITIES: Final = Abilities()

# ---------------------------------------------------------------- what some fields hold


def cell(most: Bound[Position]) -> Kind[Position, int]:
    """A cell of the help board, -1 for none: people count cells from 1, so it is stored and shown as one more."""
    return NumberedFrom(-1, Number(0, most))


def sides_up(where: tuple[str, ...], sides: tuple[str, ...]) -> ByName[Position]:
    """Which side lies up in each place, from 1 on; 0 where nothing lies."""
    return ByName(where, NumberedFrom(1, Name(sides)), 0)


#: What a player has, by unit, shown with zeros; last the number of cards that may leave the hand, which follows.
RESOURCES: Final[Kind[Position, list[int]]] = Converted(
    Counts(UNIT_NAMES, MOST),
    lambda have, s: have[:-1],
    lambda stored, s: [*stored, 0],
    "list[int]",
    show=lambda have, s: dict(zip(UNIT_NAMES, have[:-1], strict=True)),
)


def cards() -> TupleOf[Position, int]:
    """Cards in the order in which they came."""
    return TupleOf(Name(CARD_NAMES), most=len(CARD_NAMES))


def spots(most: int) -> TupleOf[Position, int]:
    """Different places of the domain, shown as numbers row by row."""
    return TupleOf(Index(PLACE_NAMES), most=most, once=True)


#: Cards in the order of the deck file: stored data may have a hand in any order, but no other set of cards.
HAND: Final[Sorted[Position]] = Sorted(Name(CARD_NAMES), most=len(CARD_NAMES))


ABILITIES: Final[Plain[Position]] = Plain(
    "Abilities", imports=("from igroteka.core.abilities import Abilities",)
)
PRICES: Final[Plain[Position]] = Plain("list[Bundle]", imports=("from igroteka.core.bundle import Bundle",))

# ---------------------------------------------------------------- the fields

PLAYER: Final = Record[Position](
    "Player",
    Public("character", Name(CHARACTER_NAMES, empty=True)),
    Public("side", Name(BOARD_SIDES, empty=True)),
    Public("help", cell(MOST_CELLS)),
    Public("have", RESOURCES),
    Public("makes", Counts(PRODUCTS, MOST, zeros=True)),
    Field("hand", HAND),
    Public("played", cards()),
    Public("columns", TupleOf(cards(), length=len(INDUSTRIES))),
    Public("token", sides_up(PLACE_NAMES, TOKEN_SIDES), stored="tokens"),
    Public("special", Name(SPECIALS, empty=True)),
    Public("roads", Sorted(Name(EDGE_NAMES), most=len(EDGE_NAMES))),
    Public("on", places(PLACE_NAMES, PIECES), stored="pieces"),
    Public("rabbits", spots(RABBITS)),
    Field("areas", bits(Number(1, 4), in_order=True, first=1)),
    Public("food", Number(0, FOOD_END)),
    Public("cart", Number(0, INDUSTRY_END)),
    Public("locomotive", Number(-1, INDUSTRY_END), lambda s: -1),
    Public("prosper", Counts(TRACK_NAMES, max(TRACK_LENGTH), zeros=True)),
    Public("skills", bits(Name(SKILL_NAMES))),
    Public("down", bits(Name(SKILL_NAMES))),
    Field("acts", bits(Name(ACT_NAMES))),
    Public("wonder", Number(0, MOST)),
    Public("discount", Number(0, MOST)),
    Public("markers", Number(0, MOST)),
    Public("milestones", bits(Number(1, MILESTONES), in_order=True, first=1)),
    Public("round_ip", Number(0, MOST)),
    Public("fresh", Sorted(Index(PLACE_NAMES), most=len(PLACE_NAMES))),
    Field("found", HAND),
    # What follows from the others; `recount` and `refresh` work it out.
    Field("domain", Plain("int"), lambda s: 0),
    Field("sweets", Plain("tuple[int, ...]"), lambda s: (0,) * len(SWEETS)),
    Public("placed", Derived(Counts(PIECES, zeros=True))),
    Field("tally", Plain("list[int]"), lambda s: [0] * (BORDER_TOKENS + 1)),
    Field("city", Plain("tuple[int, ...]"), lambda s: (0, 0, 0, 0)),
    Public("ports", Plain("int"), lambda s: 0),
    Field("cells", Plain("tuple[int, ...]"), lambda s: ()),
    Field("edges", Plain("tuple[int, ...]"), lambda s: ()),
    Field("sites", Plain("tuple[int, ...]"), lambda s: ()),
    Field("abilities", ABILITIES, lambda s: NO_ABILITIES),
    Field("prices", PRICES, lambda s: [], shared=True),
)
