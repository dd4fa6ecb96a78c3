"""Village expansion: all players place the tiles they won, at the same time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Ask, Frame, Refusal, Step, together
from igroteka.core.hexes import FLAT, compass, pack, steps, unpack
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.tiles import OVER_FIELDS, ROAD, ROTATIONS, TILE_NAMES, TURNED, WATER
from ..fields import NO_CELL
from ..moves import PLACE_CELL, PLACE_ROTATION, PLACE_TILE
from ..state import NOBODY, KeyflowerState
from . import refusals

#: §KF-3.1.1 What to add to a packed cell to go in each direction.
STEPS: Final = steps(compass(FLAT, "s sw nw n ne se"))
HOME_CELL: Final = pack((0, 0))
EDGE: Final = 3

#: The rotations of a tile that match a set of edges, looked up once.
_FITTING: Final[dict[int, list[int]]] = {}


def fitting_rotations(tile: int, edges: int) -> list[int]:
    """§KF-4.11.3 The rotations in which a tile matches its neighbours; `edges` has two bits for each direction."""
    key = tile << 12 | edges
    rotations = _FITTING.get(key)
    if rotations is None:
        rotations = []
        for k in ROTATIONS[tile]:
            row = TURNED[tile][k]
            if all((edges >> 2 * d & EDGE) == 0 or (edges >> 2 * d & EDGE) == row[d] for d in range(6)):
                rotations.append(k)
        _FITTING[key] = rotations
    return rotations


def rotations(s: KeyflowerState, me: int, tile: int, cell: int) -> list[int]:
    """§KF-4.11.2, §KF-4.11.3, §KF-4.13.4 The rotations in which a tile can lie on a cell; with boat 2a all of them.

    §KF-4.11.8, §KF-4.11.9 What the book advises about water, producers and consumers forbids nothing.
    """
    if s.power[OVER_FIELDS] == me:
        return list(ROTATIONS[tile])
    return fitting_rotations(tile, s.rim[me][cell])


def turnings(s: KeyflowerState, me: int, tile: int) -> list[int]:
    """§KF-4.11.3, §KF-4.13.4 The rotations in which a tile of a village could lie where it does, one after the other from its own on."""
    fitting = list(ROTATIONS[tile])
    if s.power[OVER_FIELDS] != me:
        edges = 0
        for d in range(6):
            other = s.beside[tile * 6 + d]
            if other != NOBODY:
                edges |= TURNED[other][s.turn[other]][(d + 3) % 6] << 2 * d
        fitting = fitting_rotations(tile, edges)
    now = s.turn[tile]
    ways = sorted([now, *[k for k in fitting if TURNED[tile][k] != TURNED[tile][now]]])
    at = ways.index(now)
    return ways[at:] + ways[:at]


def cells(s: KeyflowerState, me: int) -> list[int]:
    """§KF-4.11.2 The empty cells next to a village, sorted by r, then q."""
    return sorted(s.rim[me])


def placeable(s: KeyflowerState, me: int) -> list[int]:
    """§KF-4.11.6 The tiles won that have a legal cell."""
    if s.power[OVER_FIELDS] == me:
        return s.won[me]
    edges = set(s.rim[me].values())
    tiles: list[int] = []
    for t in s.won[me]:
        for e in edges:
            if fitting_rotations(t, e):
                tiles.append(t)
                break
    return tiles


# ---------------------------------------------------------------- laying a tile


def lay(s: KeyflowerState, me: int, tile: int, cell: int, k: int) -> None:
    """§KF-4.11.2, §KF-4.11.5 A tile joins a village; neighbours, ways and empty cells follow."""
    s.break_ground()
    s.cell[tile] = cell
    s.turn[tile] = k
    s.village[me] = sorted([*s.village[me], tile])
    rim = s.rim[me].copy()
    if cell in rim:
        del rim[cell]
    here = {s.cell[t]: t for t in s.village[me]}
    edges = TURNED[tile][k]
    for d in range(6):
        beside = cell + STEPS[d]
        back = (d + 3) % 6
        other = here.get(beside)
        if other is None:
            rim[beside] = rim.get(beside, 0) | edges[d] << 2 * back
        else:
            s.beside[tile * 6 + d] = other
            s.beside[other * 6 + back] = tile
            join(s, me, tile, d)
            join(s, me, other, back)
    s.rim[me] = rim


def join(s: KeyflowerState, me: int, tile: int, d: int) -> None:
    """§KF-3.1.3, §KF-4.7.3, §KF-4.13.4, §KF-5.17 Whether resources go from a tile in a direction: over a road, with boat 2a also over fields."""
    other = s.beside[tile * 6 + d]
    here = TURNED[tile][s.turn[tile]][d]
    there = TURNED[other][s.turn[other]][(d + 3) % 6]
    if s.power[OVER_FIELDS] == me:
        never = s.switch("field_move_never_enters_water_edge")
        free = here != WATER and (there != WATER or not never)
    else:
        free = here == ROAD and there == ROAD
    s.ways[tile * 6 + d] = other if free else NOBODY


def open_fields(s: KeyflowerState, me: int) -> None:
    """§KF-4.13.4 Boat 2a has just been won: new ways in the whole village."""
    s.break_ground()
    for t in s.village[me]:
        for d in range(6):
            if s.beside[t * 6 + d] != NOBODY:
                join(s, me, t, d)


# ---------------------------------------------------------------- the questions


@dataclass
class Expansion(Step):
    """§KF-4.11.1, §KF-4.11.7 Everybody who has tiles to place decides at once; offshore tiles are offered again."""

    def run(self, s: KeyflowerState) -> None:
        lanes: dict[int, tuple[Frame, ...]] = {
            seat: (Expand(seat),) for seat in range(s.seats) if s.won[seat]
        }
        if lanes:
            s.then(together(lanes))


@dataclass
class Expand(Step):
    """§KF-4.11.6, §KF-4.11.7 One tile after the other, as long as one has a legal cell; the rest lies offshore."""

    me: int

    def run(self, s: KeyflowerState) -> None:
        tiles = placeable(s, self.me)
        if len(tiles) > 1:
            s.then(PlaceTile(self.me))
        elif tiles:
            choose_cell(s, self.me, tiles[0])
        else:
            for t in s.won[self.me]:
                s.emit("offshore", self.me, TILE_NAMES[t])


def choose_cell(s: KeyflowerState, me: int, tile: int) -> None:
    """The cell, if there are several."""
    only = NO_CELL
    for cell in s.rim[me]:
        if rotations(s, me, tile, cell):
            if only != NO_CELL:
                s.then(PlaceCell(me, tile))
                return
            only = cell
    choose_rotation(s, me, tile, only)


def choose_rotation(s: KeyflowerState, me: int, tile: int, cell: int) -> None:
    """The rotation, if there are several."""
    fit = rotations(s, me, tile, cell)
    if len(fit) > 1:
        s.then(PlaceRotation(me, tile, cell))
    else:
        place_tile(s, me, tile, cell, fit[0])


def place_tile(s: KeyflowerState, me: int, tile: int, cell: int, k: int) -> None:
    """§KF-4.11.2 Place a tile and go on with the next."""
    s.won[me] = [t for t in s.won[me] if t != tile]
    lay(s, me, tile, cell, k)
    q, r = unpack(cell)
    s.emit("placed", me, TILE_NAMES[tile], q, r, k)
    s.then(Expand(me))


@dataclass
class PlaceTile(Ask):
    """§KF-4.11.2, §KF-4.11.6 Which tile comes next."""

    me: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [PLACE_TILE[t] for t in placeable(s, self.me)]

    def take(self, s: KeyflowerState, m: Move) -> None:
        choose_cell(s, self.me, m.index[0])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-PlaceTile", tiles=len(s.won[self.me]))

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        fits = [f"won:{TILE_NAMES[t]}" for t in placeable(s, self.me)]
        return refusals.place_refusal(s, self.me, -1, fits, el)


@dataclass
class PlaceCell(Ask):
    """§KF-4.11.2, §KF-4.11.3, §KF-4.11.4 Where it goes: a number in the list of the empty cells around the village."""

    me: int
    tile: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        me, tile = self.me, self.tile
        if s.power[OVER_FIELDS] == me:
            return PLACE_CELL[: len(s.rim[me])]
        rim = s.rim[me]
        order = sorted(rim)
        return [PLACE_CELL[i] for i in range(len(order)) if fitting_rotations(tile, rim[order[i]])]

    def take(self, s: KeyflowerState, m: Move) -> None:
        choose_rotation(s, self.me, self.tile, cells(s, self.me)[m.index[0]])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-PlaceCell", tile=TILE_NAMES[self.tile])

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        order = cells(s, self.me)
        fits = ["cell:{},{}".format(*unpack(order[m.index[0]])) for m in self.moves(s)]
        return refusals.place_refusal(s, self.me, self.tile, fits, el)


@dataclass
class PlaceRotation(Ask):
    """§KF-4.11.2, §KF-4.11.3 How it lies: turns of 60 degrees clockwise."""

    me: int
    tile: int
    cell: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [PLACE_ROTATION[k] for k in rotations(s, self.me, self.tile, self.cell)]

    def take(self, s: KeyflowerState, m: Move) -> None:
        place_tile(s, self.me, self.tile, self.cell, m.index[0])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-PlaceRotation", tile=TILE_NAMES[self.tile])

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        fits = [f"turn:{m.index[0]}" for m in self.moves(s)]
        return refusals.place_refusal(s, self.me, self.tile, fits, el)
