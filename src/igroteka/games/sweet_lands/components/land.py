"""The domain boards: 7 rows of 8 places in hexes, odd rows shifted right by half a place.

Places are numbered row by row; a road stands on an edge. An edge is named by a place and a direction:
"r2c4-ne". Of its two names the one with e, ne or nw is used, unless that place is off the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .edition import read
from .files import Row
from .vocabulary import SITES, TERRAINS

ROWS: Final = 7
COLUMNS: Final = 8
PLACES: Final = ROWS * COLUMNS
OFF: Final = -1
DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
PLACE_NAMES: Final = tuple([f"r{r}c{c}" for r in range(ROWS) for c in range(COLUMNS)])

FIELD, FOREST, MINE, SEA, SPECIAL, CAPITAL = range(len(SITES))
#: The place is a bonus-card area.
AREA: Final = len(SITES)
_LETTERS: Final = "FWMSXCB"

Corner = frozenset[tuple[int, int]]


def beside(r: int, c: int, d: int) -> tuple[int, int]:
    """The coordinates of the neighbour in a direction."""
    odd = r % 2
    return (
        (r, c + 1),
        (r - 1, c + odd),
        (r - 1, c - 1 + odd),
        (r, c - 1),
        (r + 1, c - 1 + odd),
        (r + 1, c + odd),
    )[d]


def place(r: int, c: int) -> int:
    """The number of a place, OFF for coordinates off the board."""
    return r * COLUMNS + c if 0 <= r < ROWS and 0 <= c < COLUMNS else OFF


def _corners(r: int, c: int, d: int) -> tuple[Corner, Corner]:
    """The two end points of an edge: each is the set of the three places that meet there."""
    here, there = (r, c), beside(r, c, d)
    return (
        frozenset((here, there, beside(r, c, (d + 1) % 6))),
        frozenset((here, there, beside(r, c, (d + 5) % 6))),
    )


@dataclass(frozen=True)
class Edge:
    """An edge with its name, the places on its sides (one of them may be off the board) and its end points."""

    name: str
    sides: tuple[int, ...]
    ends: tuple[Corner, Corner]


def _edges() -> tuple[Edge, ...]:
    edges: list[Edge] = []
    for r in range(ROWS):
        for c in range(COLUMNS):
            for d in range(6):
                other = place(*beside(r, c, d))
                if d < 3 or other == OFF:
                    sides = (place(r, c),) if other == OFF else (place(r, c), other)
                    edges.append(Edge(f"r{r}c{c}-{DIRECTIONS[d]}", sides, _corners(r, c, d)))
    return tuple(edges)


EDGES: Final = _edges()
EDGE_NAMES: Final = tuple([e.name for e in EDGES])
NEIGHBOURS: Final = tuple(
    [
        tuple([n for n in [place(*beside(r, c, d)) for d in range(6)] if n != OFF])
        for r in range(ROWS)
        for c in range(COLUMNS)
    ]
)
#: The edges of each place.
EDGES_OF: Final = tuple([tuple([e for e in range(len(EDGES)) if p in EDGES[e].sides]) for p in range(PLACES)])
#: The edges that share an end point with an edge.
NEAR: Final = tuple(
    [
        tuple([f for f in range(len(EDGES)) if f != e and set(EDGES[e].ends) & set(EDGES[f].ends)])
        for e in range(len(EDGES))
    ]
)
SIDES: Final = tuple([e.sides for e in EDGES])
#: Places with a neighbour off the board.
BORDER: Final = tuple([len(NEIGHBOURS[p]) < 6 for p in range(PLACES)])


@dataclass(frozen=True)
class Domain:
    """§SL-3.7.1, §SL-3.7.2, §SL-3.7.3, §SL-3.7.6 One side of a domain board, with what follows from it."""

    id: str
    boards: tuple[int, ...]
    kind: tuple[int, ...]
    ports: tuple[int, ...]
    symbol: tuple[int, ...]
    cells: tuple[int, ...]
    capital: tuple[int, ...]
    areas: tuple[int, ...]
    special: int
    legal: tuple[bool, ...]
    first_edges: tuple[int, ...]
    first_cells: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    areas_at: tuple[tuple[int, ...], ...]
    areas_on: tuple[tuple[int, ...], ...]
    """`cells` are the cells for tokens, `neighbours` those next to each place; `areas_at` and `areas_on` give
    the numbers of the bonus-card areas next to a place and along an edge."""


_FILE: Final = read("domains.toml")
SYMBOLS: Final = tuple([str(row["id"]) for row in _FILE["cell_symbol"]])
NO_SYMBOL: Final = -1
SPECIALS: Final = tuple([str(row["id"]) for row in _FILE["special_terrain"]])
_NAMES: Final[dict[str, dict[str, str]]] = _FILE["names"]
TERRAIN_ROWS: Final = {str(row["kind"]): row["effect"] for row in _FILE["terrain_bonus"]}
SYMBOL_ROWS: Final = {str(row["id"]): row["effect"] for row in _FILE["cell_symbol"]}
SPECIAL_ROWS: Final = {str(row["id"]): row["effect"] for row in _FILE["special_terrain"]}
"""§SL-3.7.7 The special terrain tokens."""


def place_words(lang: str) -> dict[str, str]:
    """The messages that tell places and edges in a language."""
    words: dict[str, str] = {}
    for name in (*PLACE_NAMES, *EDGE_NAMES):
        spot, _, direction = name.partition("-")
        said = _NAMES[direction or "place"][lang]
        row, cell = divmod(PLACE_NAMES.index(spot), COLUMNS)
        words[f"{'edge' if direction else 'place'}-{name}"] = said.format(row=row + 1, cell=cell + 1)
    return words


def _domain(row: Row) -> Domain:
    text = "".join(row["rows"])
    kind = tuple([_LETTERS.index(letter) for letter in text])
    symbol = [NO_SYMBOL] * PLACES
    for mark in row["symbols"]:
        symbol[place(*mark["cell"])] = SYMBOLS.index(mark["symbol"])
    capital = tuple([p for p in range(PLACES) if kind[p] == CAPITAL])
    areas = tuple([p for p in range(PLACES) if kind[p] == AREA])
    cells = tuple([p for p in range(PLACES) if kind[p] <= SPECIAL])
    corners = {corner for p in capital for e in EDGES_OF[p] for corner in EDGES[e].ends}
    legal = tuple([any(kind[p] != AREA for p in e.sides) for e in EDGES])
    neighbours = tuple([tuple([n for n in NEIGHBOURS[p] if kind[n] <= SPECIAL]) for p in range(PLACES)])
    return Domain(
        id=row["id"],
        boards=tuple(row["boards"]),
        kind=kind,
        ports=tuple([place(r, c) for r, c in row["ports"]]),
        symbol=tuple(symbol),
        cells=cells,
        capital=capital,
        areas=areas,
        special=kind.index(SPECIAL),
        legal=legal,
        first_edges=tuple([e for e in range(len(EDGES)) if legal[e] and set(EDGES[e].ends) & corners]),
        first_cells=tuple(sorted({n for p in capital for n in neighbours[p]})),
        neighbours=neighbours,
        areas_at=tuple([tuple([areas.index(n) for n in NEIGHBOURS[p] if n in areas]) for p in range(PLACES)]),
        areas_on=tuple([tuple([areas.index(p) for p in e.sides if p in areas]) for e in EDGES]),
    )


DOMAINS: Final = tuple([_domain(row) for row in _FILE["domain"]])
#: Which side lies up on which board: "1A" … "4B".
BOARD_SIDES: Final = tuple([f"{board}{side}" for board in range(1, 5) for side in "AB"])
#: The domain of each of them.
DOMAIN_OF: Final = tuple(
    [
        0 if name[1] == "A" else next(i for i, d in enumerate(DOMAINS) if d.id == f"B{name[0]}")
        for name in BOARD_SIDES
    ]
)
assert all(d.kind.count(CAPITAL) == 3 and d.kind.count(AREA) == 4 for d in DOMAINS)
assert len(TERRAINS) == SPECIAL + 1
