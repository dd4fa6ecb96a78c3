"""The fields of a player of Sweet Lands.

`have` holds gold, wheat, wood, iron, diamonds, discs, the three kinds of points and, last, the number of cards that may leave the
hand now. `on` has the piece on each place, `fresh` the tokens flipped since the action began, `found` the cards of a search that
are not yet in the hand.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Abilities
from igroteka.core.fields import Field, Record
from igroteka.core.json_types import Json
from igroteka.core.kinds import (
    NONE,
    Bound,
    Derived,
    Kind,
    Name,
    Number,
    Plain,
    Position,
    Sorted,
    TupleOf,
    names_of,
)
from igroteka.core.named_kinds import Bits, ByName, counted, places

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


class Cell(Kind[Position, int]):
    """A cell of the help board, -1 for none: people count cells from 1, so it is stored and shown as one more."""

    def __init__(self, most: Bound[Position]) -> None:
        super().__init__("int", "int", plural="whole numbers")
        self.number: Number[Position] = Number(0, most)

    def start(self, s: Position) -> int:
        return NONE

    def dump(self, value: int, s: Position) -> Json:
        return value + 1

    def read(self, data: Json, where: str, s: Position) -> int:
        return self.number.read(data, where, s) - 1


class Sides(ByName[Position]):
    """Which side lies up in each place, from 1 on; 0 where nothing lies."""

    def __init__(self, places: tuple[str, ...], sides: tuple[str, ...]) -> None:
        super().__init__(places, Name(sides), NONE)
        self.places = places
        self.sides = ("", *sides)

    def start(self, s: Position) -> list[int]:
        return [0] * len(self.places)

    def dump(self, value: list[int], s: Position) -> Json:
        sides = self.sides
        return {place: sides[side] for place, side in zip(self.places, value, strict=True) if side}

    def read(self, data: Json, where: str, s: Position) -> list[int]:
        return [side + 1 for side in super().read(data, where, s)]

    def show(self, value: list[int], s: Position) -> object:
        sides = self.sides
        return tuple([sides[side] for side in value])


class Levels(ByName[Position]):
    """A number for each name; zeros are stored and shown too."""

    def __init__(self, names: tuple[str, ...], high: int = MOST) -> None:
        super().__init__(names, Number(0, high))
        self.view = "dict[str, int]"

    def dump(self, value: list[int], s: Position) -> Json:
        return dict(zip(names_of(self.names, s), value, strict=True))

    def show(self, value: list[int], s: Position) -> object:
        return self.dump(value, s)


class Resources(ByName[Position]):
    """What a player has, by unit, shown with zeros; last the number of cards that may leave the hand, which follows."""

    def __init__(self) -> None:
        super().__init__(UNIT_NAMES, Number(0, MOST))
        self.view = "dict[str, int]"

    def start(self, s: Position) -> list[int]:
        return [0] * (len(UNIT_NAMES) + 1)

    def dump(self, value: list[int], s: Position) -> Json:
        return counted(UNIT_NAMES, value[:-1])

    def read(self, data: Json, where: str, s: Position) -> list[int]:
        return [*super().read(data, where, s), 0]

    def show(self, value: list[int], s: Position) -> object:
        return dict(zip(UNIT_NAMES, value[:-1], strict=True))


class Numbers(Kind[Position, int]):
    """Some of the numbers from 1 on, as bits; stored in rising order."""

    def __init__(self, most: int) -> None:
        super().__init__("int", "tuple[int, ...]", plural="lists of whole numbers")
        self.most = most
        self.numbers: Sorted[Position] = Sorted(Number(1, most), in_order=True)

    def start(self, s: Position) -> int:
        return 0

    def dump(self, value: int, s: Position) -> Json:
        return self._numbers(value)

    def read(self, data: Json, where: str, s: Position) -> int:
        return sum([1 << (n - 1) for n in self.numbers.read(data, where, s)])

    def show(self, value: int, s: Position) -> object:
        return tuple(self._numbers(value))

    def _numbers(self, value: int) -> list[int]:
        return [i + 1 for i in range(self.most) if value >> i & 1] if value else []


class Spots(TupleOf[Position, int]):
    """Different places of the domain, shown as numbers row by row."""

    def __init__(self, most: int) -> None:
        super().__init__(Name(PLACE_NAMES), most=most, once=True)
        self.view = "tuple[int, ...]"

    def show(self, value: tuple[int, ...], s: Position) -> object:
        return value


def cards() -> TupleOf[Position, int]:
    """Cards in the order in which they came."""
    return TupleOf(Name(CARD_NAMES), most=len(CARD_NAMES))


#: Cards in the order of the deck file: stored data may have a hand in any order, but no other set of cards.
HAND: Final[Sorted[Position]] = Sorted(Name(CARD_NAMES), most=len(CARD_NAMES))


# ---------------------------------------------------------------- the fields

PLAYER: Final = Record[Position](
    "Player",
    Field("character", Name(CHARACTER_NAMES, empty=True), view="character"),
    Field("side", Name(BOARD_SIDES, empty=True), view="side"),
    Field("help", Cell(MOST_CELLS), view="help"),
    Field("have", Resources(), view="have"),
    Field("makes", Levels(PRODUCTS, MOST), view="makes"),
    Field("hand", HAND),
    Field("played", cards(), view="played"),
    Field("columns", TupleOf(cards(), length=len(INDUSTRIES)), view="columns"),
    Field("token", Sides(PLACE_NAMES, TOKEN_SIDES), stored="tokens", view="tokens"),
    Field("special", Name(SPECIALS, empty=True), view="special"),
    Field("roads", Sorted(Name(EDGE_NAMES), most=len(EDGE_NAMES)), view="roads"),
    Field("on", places(PLACE_NAMES, PIECES), stored="pieces", view="pieces"),
    Field("rabbits", Spots(RABBITS), view="rabbits"),
    Field("areas", Numbers(4)),
    Field("food", Number(0, FOOD_END), view="food"),
    Field("cart", Number(0, INDUSTRY_END), view="cart"),
    Field("locomotive", Number(-1, INDUSTRY_END), lambda s: -1, view="locomotive"),
    Field("prosper", Levels(TRACK_NAMES, max(TRACK_LENGTH)), view="prosper"),
    Field("skills", Bits(SKILL_NAMES), view="skills"),
    Field("down", Bits(SKILL_NAMES), view="down"),
    Field("acts", Bits(ACT_NAMES)),
    Field("wonder", Number(0, MOST), view="wonder"),
    Field("discount", Number(0, MOST), view="discount"),
    Field("markers", Number(0, MOST), view="markers"),
    Field("milestones", Numbers(MILESTONES), view="milestones"),
    Field("round_ip", Number(0, MOST), view="round_ip"),
    Field("fresh", Spots(len(PLACE_NAMES)), view="fresh"),
    Field("found", HAND),
    # What follows from the others; `recount` and `refresh` work it out.
    Field("domain", Plain("int"), lambda s: 0),
    Field("sweets", Plain("tuple[int, ...]"), lambda s: (0,) * len(SWEETS)),
    Field("placed", Derived(Levels(PIECES)), view="placed"),
    Field("tally", Plain("list[int]", "{}.copy()"), lambda s: [0] * (BORDER_TOKENS + 1)),
    Field("city", Plain("tuple[int, ...]"), lambda s: (0, 0, 0, 0)),
    Field("ports", Plain("int"), lambda s: 0, view="ports"),
    Field("cells", Plain("tuple[int, ...]"), lambda s: ()),
    Field("edges", Plain("tuple[int, ...]"), lambda s: ()),
    Field("sites", Plain("tuple[int, ...]"), lambda s: ()),
    Field(
        "abilities",
        Plain("Abilities", imports=("from igroteka.core.abilities import Abilities",)),
        lambda s: NO_ABILITIES,
    ),
    Field(
        "prices",
        Plain("list[Bundle]", imports=("from igroteka.core.bundle import Bundle",)),
        lambda s: [],
    ),
)
