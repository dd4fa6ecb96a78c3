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

from itertools import compress
from typing import TYPE_CHECKING, Final

from igroteka.core.converted import Converted, NumberedFrom, rows
from igroteka.core.errors import bad_data
from igroteka.core.fields import Field, Fields, Public
from igroteka.core.hexes import pack, unpack
from igroteka.core.hidden import Knowledge
from igroteka.core.json_types import Json
from igroteka.core.kinds import (
    NONE,
    Index,
    Kind,
    ListOf,
    Name,
    Number,
    Plain,
    Position,
    Sorted,
    per_seat,
    seat_number,
)
from igroteka.core.named_kinds import ByName, Counts, RowsByName, places, read_object
from igroteka.core.supplies import left_of
from igroteka.core.text import phrase

from .components.goods import COLOURS, GREEN, RESOURCES, SKILLS, SUPPLY, TOKENS, WORKERS, Names
from .components.setups import SETUPS
from .components.tiles import (
    ABILITIES,
    BOATS,
    DIRECTIONS,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    MOST_USERS,
    NUMBER,
    ROTATIONS,
    SEASONS,
    TILE_NAMES,
    TILES,
    TURNED,
    USABLE,
)

if TYPE_CHECKING:
    from ._position import KeyflowerPosition

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


#: Who has a tile that is not in the box: a seat, stored as a text ("0"), or everybody, stored as "table".
SEAT_OR_TABLE: Final[Kind[Position, int]] = Converted(
    Name(lambda s: ("table", *[str(seat) for seat in range(s.seats)])),
    lambda owner, s: 0 if owner == TABLE else owner + 1,
    lambda number, s: number - 1 if number else TABLE,
)


class Ground(Kind["KeyflowerPosition", list[int]]):
    """The cells of the tiles in villages. They are stored together with how the tiles lie: {"keywood": [q, r, turn]}."""

    def __init__(self) -> None:
        super().__init__("list[int]", plural=phrase("objects"))

    def start(self, s: KeyflowerPosition) -> list[int]:
        return [NO_CELL] * TILES

    def dump(self, value: list[int], s: KeyflowerPosition) -> Json:
        turn = s.turn
        return {TILE_NAMES[t]: [*unpack(cell), turn[t]] for t, cell in enumerate(value) if cell != NO_CELL}

    def read(self, data: Json, where: str, s: KeyflowerPosition) -> list[int]:
        """The cells; the rotations that stand next to them become the field `turn`."""
        cell, turn = self.start(s), [0] * TILES
        for name, place in read_object(data, where, TILE_NAMES).items():
            t = NUMBER[name]
            q, r, turn[t] = _CELL.read(place, f"{where}.{name}", s)
            if turn[t] not in range(len(DIRECTIONS)):
                raise bad_data(f"{where}.{name}", phrase("rotation {n}", n=turn[t]), str(ROTATIONS[t]))
            # Of rotations in which a tile looks the same, the first stands for all.
            turn[t] = TURNED[t].index(TURNED[t][turn[t]])
            cell[t] = pack((q, r))
        s.turn = turn
        return cell


#: Different winter tiles in their order.
WINTER_TILES: Final[Sorted[Position]] = Sorted(
    NumberedFrom(FIRST_WINTER, Name(TILE_NAMES[FIRST_WINTER:FIRST_ORDER])), most=MOST_WINTER, in_order=True
)


# ---------------------------------------------------------------- how a position begins


def boats_in_play(s: Position) -> Names:
    """§KF-3.8.1 The names of the boats in play, in row order."""
    return BOATS[: s.seats]


def first_owners(s: Position) -> list[int]:
    """§KF-3.8.1, §KF-3.9.1 Boats and turn order tiles in use lie in their rows, everything else is in the box."""
    owner = [BOX] * TILES
    for first, number in ((FIRST_ORDER, SETUPS[s.seats].order_tiles), (FIRST_BOAT, s.seats)):
        owner[first : first + number] = [TABLE] * number
    return owner


# ---------------------------------------------------------------- what follows from the rest


def skills_left(s: KeyflowerPosition) -> list[int]:
    """The skill tokens in the pile."""
    return left_of(TOKENS, s.aside_skills, s.skills, s.cargo_skills)


def bids_for(s: KeyflowerPosition, tile: int) -> list[int]:
    """What each seat bids for a tile."""
    return s.bid[tile * s.seats : (tile + 1) * s.seats]


def count_users(s: KeyflowerPosition) -> list[int]:
    """How many workers are on each tile, whatever their colours."""
    users = [0] * TILES
    for i in compress(range(len(s.on)), s.on):
        users[i // len(COLOURS)] += s.on[i]
    return users


def best_bids(s: KeyflowerPosition) -> list[int]:
    """The largest bid for each tile."""
    best = [0] * TILES
    for i in compress(range(len(s.bid)), s.bid):
        best[i // s.seats] = max(best[i // s.seats], s.bid[i])
    return best


def leaders(s: KeyflowerPosition) -> list[int]:
    """Who has the best bid for each tile."""
    return [bids_for(s, t).index(best) if best else NONE for t, best in enumerate(s.best)]


def tiles_at_auction(s: KeyflowerPosition) -> list[int]:
    """The tiles that can be bid for."""
    return [t for t in range(FIRST_BUILDING, FIRST_BOAT) if s.owner[t] == TABLE]


def tiles_bid_for(s: KeyflowerPosition) -> list[list[int]]:
    """The tiles that each seat bids for."""
    return [[t for t in s.auction if s.bid[t * s.seats + seat]] for seat in range(s.seats)]


def boat_owners(s: KeyflowerPosition) -> list[int]:
    """Who has the ability of each side of the summer boats."""
    power = [NONE] * len(ABILITIES)
    for t in range(FIRST_SUMMER_BOAT, FIRST_WINTER):
        if s.owner[t] >= 0:
            power[2 * (t - FIRST_SUMMER_BOAT) + s.side[t]] = s.owner[t]
    return power


def usable_tiles(s: KeyflowerPosition) -> list[int]:
    """The tiles in play that can still be used this season."""
    return [t for t in USABLE if s.owner[t] != BOX and s.users[t] + s.last[t] < MOST_USERS]


def won_tiles(s: KeyflowerPosition) -> list[list[int]]:
    """The tiles of each seat that are not placed."""
    won: list[list[int]] = [[] for _ in range(s.seats)]
    for t, owner in enumerate(s.owner):
        if owner >= 0 and s.cell[t] == NO_CELL:
            won[owner].append(t)
    return won


FIELDS: Final[Fields[KeyflowerPosition]] = Fields(
    "keyflower",
    Public("season", Index(SEASONS)),
    Public("first", seat_number()),
    Public("passes", Number(0, lambda s: s.seats)),
    Public("green", Number(0, WORKERS[GREEN]), lambda s: WORKERS[GREEN]),
    # Tiles.
    Field("owner", ByName(TILE_NAMES, SEAT_OR_TABLE, BOX), first_owners),
    Field("side", ByName(TILE_NAMES, Number(0, 1))),
    Field("cell", Ground(), stored="cells", shared=True),
    Field("turn", _NUMBERS, lambda s: [0] * TILES, shared=True),
    Field("colour", places(TILE_NAMES, COLOURS)),
    Field("lying", places(TILE_NAMES, COLOURS)),
    Field("last", ByName(TILE_NAMES, Number(0, MOST_USERS))),
    Field("on", RowsByName(TILE_NAMES, Counts(COLOURS)), stored="users"),
    Field("bid", RowsByName(TILE_NAMES, per_seat(Number(0, sum(WORKERS)))), stored="bids"),
    Field("goods", RowsByName(TILE_NAMES, Counts(RESOURCES))),
    # Pieces.
    Field("aside_workers", Counts(COLOURS)),
    Field("aside_skills", Counts(SKILLS)),
    Field("cargo_workers", RowsByName(boats_in_play, Counts(COLOURS))),
    Field("cargo_skills", RowsByName(boats_in_play, Counts(SKILLS))),
    # Seats.
    Field("workers", rows(Counts(COLOURS))),
    Field("skills", rows(Counts(SKILLS))),
    Field("winter", per_seat(WINTER_TILES)),
    Field("chosen", per_seat(WINTER_TILES)),
    Field("boat_of", per_seat(Name(boats_in_play, empty=True)), stored="boats"),
    Field("points", rows(ListOf(Number(), length=len(ITEMS)))),
    # What lies nowhere else.
    Field("supply", _NUMBERS, lambda s: list(SUPPLY), follows=lambda s: left_of(SUPPLY, s.goods)),
    Field("bag", _NUMBERS, lambda s: [*WORKERS[:GREEN], 0]),
    Field("pile", _NUMBERS, lambda s: list(TOKENS), follows=skills_left),
    # What everybody knows of screens and bag, and of screens, pile and what lies aside.
    Field("seen_workers", Knowledge(COLOURS, 1, lambda s: s.bag, sum(WORKERS))),
    Field("seen_skills", Knowledge(SKILLS, 2, lambda s: s.pile, sum(WORKERS))),
    # Indexes.
    Field("users", _NUMBERS, lambda s: [0] * TILES, follows=count_users),
    Field("best", _NUMBERS, lambda s: [0] * TILES, follows=best_bids),
    Field("leader", _NUMBERS, lambda s: [NONE] * TILES, follows=leaders),
    Field("auction", _NUMBERS, follows=tiles_at_auction),
    Field("usable", _NUMBERS, lambda s: [], follows=usable_tiles),
    Field("bidding", _ROWS, lambda s: [[] for _ in range(s.seats)], follows=tiles_bid_for),
    Field("village", _ROWS, lambda s: [[] for _ in range(s.seats)]),
    Field("won", _ROWS, lambda s: [[] for _ in range(s.seats)], follows=won_tiles),
    Field("beside", _NUMBERS, lambda s: [NONE] * (TILES * len(DIRECTIONS)), shared=True),
    Field("ways", _NUMBERS, lambda s: [NONE] * (TILES * len(DIRECTIONS)), shared=True),
    Field("rim", Plain("list[dict[int, int]]"), lambda s: [{} for _ in range(s.seats)]),
    Field("power", _NUMBERS, lambda s: [NONE] * len(ABILITIES), follows=boat_owners),
    Field("shared", Plain("bool"), lambda s: False),
)
