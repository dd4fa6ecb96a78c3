"""The fields of a position of Keyflower. Tables are flat: the entry of tile t and colour c is `table[t * 4 + c]`, and so on.

By tile: `owner` (a seat, BOX or TABLE), `side`, `cell` and `turn` (where and how it lies), the `colour` of the season,
`lying` (the colour of a lying bid), `last` (size of the last use), `users` (workers on it) and `on` (the same by colour),
`bid` by seat, the `best` bid and its `leader`, `goods` by type. By boat: `cargo_workers` and `cargo_skills`.
By seat: `workers`, `skills`, `winter` (hand), `chosen` (put up for auction), `boat_of` (taken this season).
`seen_workers` and `seen_skills` are what everybody knows about screens, bag and pile. Bag, pile and supply are not
stored: they are what lies nowhere else.

Indexes that follow from the rest: `auction` (tiles that can be bid for), `usable` (tiles that can still be
used this season), `bidding` (tiles with a bid, by seat), `village` and `won` (tiles placed and not placed, by
seat), `beside` (the neighbour in each direction), `ways` (the neighbour that a resource can go to), `rim` (empty
cells around a village with the edges that they touch, two bits each) and `power` (who has which summer boat).

Villages seldom change, so copies share `cell`, `turn`, `beside` and `ways` (`shared` tells): whoever lays a tile calls
`break_ground` first. The rows of `bidding`, `village`, `won` and `rim` are never changed, only replaced.
"""

from __future__ import annotations

from typing import Final, Protocol

from igroteka.core.converted import Converted, rows
from igroteka.core.errors import bad_data
from igroteka.core.fields import Field, Fields
from igroteka.core.hexes import pack, unpack
from igroteka.core.hidden import Hidden, nothing, read_knowledge
from igroteka.core.json_types import Json
from igroteka.core.kinds import (
    NONE,
    Bound,
    Index,
    Kind,
    ListOf,
    Name,
    Number,
    Plain,
    Position,
    Sorted,
    bound_of,
    per_seat,
)
from igroteka.core.named_kinds import ByName, Counts, RowsByName, places, read_object
from igroteka.core.text import phrase

from .components.goods import COLOURS, GREEN, RESOURCES, SKILLS, SUPPLY, TOKENS, WORKERS, Names
from .components.setups import SETUPS
from .components.tiles import (
    ABILITIES,
    BOATS,
    DIRECTIONS,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_WINTER,
    MOST_USERS,
    NUMBER,
    ROTATIONS,
    SEASONS,
    TILE_NAMES,
    TILES,
)

#: Where a tile is, if no seat owns it: in the box or not yet drawn, or on the table for all (auction, rows).
BOX: Final = -1
TABLE: Final = -2
#: A tile that lies in no village.
NO_CELL: Final = 0
#: A village never grows farther than this from its home.
FAR: Final = 60
#: Where points come from.
ITEMS: Final[Names] = ("tiles", "turn_order", "boat", "yards", "winter", "gold")

#: Lists that follow from other fields. Copies share the rows, because those are only replaced.
_NUMBERS: Final[Plain[Position]] = Plain("list[int]")
_ROWS: Final[Plain[Position]] = Plain("list[list[int]]", "{}.copy()")
_CELL: Final[ListOf[Position, int]] = ListOf(Number(-FAR, FAR), length=3)
#: The largest hand of winter tiles.
MOST_WINTER: Final = max([row.winter for row in SETUPS.values()])


class Started(Position, Protocol):
    """What other fields depend on."""

    turn: list[int]
    bag: list[int]
    pile: list[int]


#: Who has a tile that is not in the box: a seat, stored as a text ("0"), or everybody, stored as "table".
SEAT_OR_TABLE: Final[Kind[Position, int]] = Converted(
    Name(lambda s: ("table", *[str(seat) for seat in range(s.seats)])),
    lambda owner, s: 0 if owner == TABLE else owner + 1,
    lambda number, s: number - 1 if number else TABLE,
)


class Ground(Kind[Started, list[int]]):
    """The cells of the tiles in villages. They are stored together with how the tiles lie: {"keywood": [q, r, turn]}."""

    def __init__(self) -> None:
        super().__init__("list[int]", plural=phrase("objects"))

    def start(self, s: Started) -> list[int]:
        return [NO_CELL] * TILES

    def dump(self, value: list[int], s: Started) -> Json:
        turn = s.turn
        return {TILE_NAMES[t]: [*unpack(cell), turn[t]] for t, cell in enumerate(value) if cell != NO_CELL}

    def read(self, data: Json, where: str, s: Started) -> list[int]:
        """The cells; the rotations that stand next to them become the field `turn`."""
        cell, turn = self.start(s), [0] * TILES
        for name, place in read_object(data, where, TILE_NAMES).items():
            t = NUMBER[name]
            q, r, turn[t] = _CELL.read(place, f"{where}.{name}", s)
            if turn[t] not in ROTATIONS[t]:
                raise bad_data(f"{where}.{name}", phrase("rotation {n}", n=turn[t]), str(ROTATIONS[t]))
            cell[t] = pack((q, r))
        s.turn = turn
        return cell


#: Different winter tiles in their order.
WINTER_TILES: Final[Kind[Position, tuple[int, ...]]] = Converted(
    Sorted(Name(TILE_NAMES[FIRST_WINTER:FIRST_ORDER]), most=MOST_WINTER, in_order=True),
    lambda tiles, s: tuple([t - FIRST_WINTER for t in tiles]),
    lambda numbers, s: tuple([FIRST_WINTER + i for i in numbers]),
    "tuple[int, ...]",
)


class Knowledge(Kind[Position, Hidden]):
    """What everybody knows of pieces in hidden places. An empty object says that only their numbers are known: reading leaves
    them to be counted when all pieces have been read."""

    def __init__(self, names: Names, hidden_places: Bound[Position]) -> None:
        super().__init__(
            "Hidden",
            copying="{}.clone()",
            plural=phrase("objects"),
            imports=("from igroteka.core.hidden import Hidden",),
        )
        self.kinds = len(names)
        self.hidden_places = hidden_places

    def start(self, s: Position) -> Hidden:
        return nothing(bound_of(self.hidden_places, s), self.kinds)

    def dump(self, value: Hidden, s: Position) -> Json:
        return value.to_data()

    def read(self, data: Json, where: str, s: Position) -> Hidden:
        if data == {}:
            return self.start(s)
        return read_knowledge(data, where, s, bound_of(self.hidden_places, s), self.kinds, sum(WORKERS))


# ---------------------------------------------------------------- how a position begins


def boats_in_play(s: Position) -> Names:
    """§KF-3.8.1 The names of the boats in play, in row order."""
    return BOATS[: s.seats]


def first_owners(s: Position) -> list[int]:
    """§KF-3.8.1, §KF-3.9.1 Boats and turn order tiles lie in their rows, everything else is in the box."""
    owner = [BOX] * TILES
    for t in [*first_auction(s), *[FIRST_BOAT + b for b in range(s.seats)]]:
        owner[t] = TABLE
    return owner


def first_auction(s: Position) -> list[int]:
    """§KF-3.9.1 The turn order tiles in use."""
    return [FIRST_ORDER + i for i in range(SETUPS[s.seats].order_tiles)]


def first_knowledge(s: Position, stock: list[int], hidden_places: int) -> Hidden:
    """Everybody knows that all pieces are in the first hidden place after the screens: in bag or pile."""
    known = nothing(hidden_places, len(stock))
    for kind, n in enumerate(stock):
        if n:
            known.add(s.seats, kind, n)
    return known


FIELDS: Final = Fields[Started](
    "keyflower",
    Field("season", Index(SEASONS), view="season"),
    Field("first", Number(0, lambda s: s.seats - 1), view="first"),
    Field("passes", Number(0, lambda s: s.seats), view="passes"),
    Field("green", Number(0, WORKERS[GREEN]), lambda s: WORKERS[GREEN], view="green"),
    # Tiles.
    Field("owner", ByName(TILE_NAMES, SEAT_OR_TABLE, BOX), first_owners),
    Field("side", ByName(TILE_NAMES, Number(0, 1))),
    Field("cell", Ground(), stored="cells", shared=True),
    Field("turn", _NUMBERS, lambda s: [0] * TILES, shared=True),
    Field("colour", places(TILE_NAMES, COLOURS)),
    Field("lying", places(TILE_NAMES, COLOURS)),
    Field("last", ByName(TILE_NAMES, Number(0, MOST_USERS))),
    Field("users", _NUMBERS, lambda s: [0] * TILES),
    Field("on", RowsByName(TILE_NAMES, Counts(COLOURS), len(COLOURS)), stored="users"),
    Field(
        "bid",
        RowsByName(TILE_NAMES, per_seat(Number(0, sum(WORKERS))), lambda s: s.seats),
        stored="bids",
    ),
    Field("best", _NUMBERS, lambda s: [0] * TILES),
    Field("leader", _NUMBERS, lambda s: [NONE] * TILES),
    Field("goods", RowsByName(TILE_NAMES, Counts(RESOURCES), len(RESOURCES))),
    # Pieces.
    Field("supply", _NUMBERS, lambda s: list(SUPPLY)),
    Field("bag", _NUMBERS, lambda s: [*WORKERS[:GREEN], 0]),
    Field("pile", _NUMBERS, lambda s: list(TOKENS)),
    Field("aside_workers", Counts(COLOURS)),
    Field("aside_skills", Counts(SKILLS)),
    Field("cargo_workers", RowsByName(boats_in_play, Counts(COLOURS), len(COLOURS))),
    Field("cargo_skills", RowsByName(boats_in_play, Counts(SKILLS), len(SKILLS))),
    # Seats.
    Field("workers", rows(Counts(COLOURS), lambda s: s.seats, len(COLOURS))),
    Field("skills", rows(Counts(SKILLS), lambda s: s.seats, len(SKILLS))),
    Field("winter", per_seat(WINTER_TILES)),
    Field("chosen", per_seat(WINTER_TILES)),
    Field("boat_of", per_seat(Name(boats_in_play, empty=True)), stored="boats"),
    Field("points", rows(ListOf(Number(), length=len(ITEMS)), lambda s: s.seats, len(ITEMS))),
    Field(
        "seen_workers",
        Knowledge(COLOURS, lambda s: s.seats + 1),
        lambda s: first_knowledge(s, s.bag, s.seats + 1),
    ),
    Field(
        "seen_skills",
        Knowledge(SKILLS, lambda s: s.seats + 2),
        lambda s: first_knowledge(s, s.pile, s.seats + 2),
    ),
    # Indexes.
    Field("auction", _NUMBERS, first_auction),
    Field("usable", _NUMBERS, lambda s: []),
    Field("bidding", _ROWS, lambda s: [[] for _ in range(s.seats)]),
    Field("village", _ROWS, lambda s: [[] for _ in range(s.seats)]),
    Field("won", _ROWS, lambda s: [[] for _ in range(s.seats)]),
    Field("beside", _NUMBERS, lambda s: [NONE] * (TILES * len(DIRECTIONS)), shared=True),
    Field("ways", _NUMBERS, lambda s: [NONE] * (TILES * len(DIRECTIONS)), shared=True),
    Field("rim", Plain("list[dict[int, int]]"), lambda s: [{} for _ in range(s.seats)]),
    Field("power", _NUMBERS, lambda s: [NONE] * len(ABILITIES)),
    Field("shared", Plain("bool"), lambda s: False),
)
