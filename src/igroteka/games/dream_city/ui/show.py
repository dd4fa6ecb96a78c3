"""How each move is chosen on the drawing, and what its label says."""

from __future__ import annotations

from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import CELLS, SYMBOL_OF, SYMBOLS
from ..components.tiles import KIND_OF, KINDS, TILE_NAMES
from ..moves import DOUBLE
from ..rules.market import face_up_slots
from ..rules.points import rescoring_value, tile_points
from ..rules.turn import Bonus
from ..state import EMPTY, DreamCityState


def show(s: DreamCityState, m: Move) -> Shown:
    """The path of elements that leads to a move of the seat to act, its label and the rule behind it."""
    top = s.agenda[-1]
    me = getattr(top, "me", 0)
    if m.kind == "build":
        tile, cell = m.index
        return Shown(
            at=(f"hand:{TILE_NAMES[tile]}", f"city:{me}:{CELLS[cell]}"),
            label=Text(
                "move-build",
                tile=TILE_NAMES[tile],
                cell=CELLS[cell],
                points=build_points(s, me, tile, cell),
            ),
            rule="DC-4.3.4",
            more=Text("more-build", symbol=SYMBOLS[SYMBOL_OF[cell]]),
            takes=tile_of_symbol(s, SYMBOL_OF[cell]),
        )
    if m.kind == "flower_rescore":
        kind = m.index[0]
        return Shown(
            at=(f"flower:{me}", f"area:{KINDS[kind]}"),
            label=Text("move-flower_rescore", kind=KINDS[kind], points=rescoring_value(s.city[me], kind)),
            rule="DC-4.8.7",
            final=True,
        )
    if m.kind in ("spring", "flower"):
        points = 0
        if m.index[0] == DOUBLE and isinstance(top, Bonus):
            points = tile_points(s.city[me], top.cell, s.component)
        return Shown(
            at=(),
            label=Text(f"move-{m.kind}", bonus=str(m.args[0]), points=points),
            rule="DC-4.3.8" if m.kind == "spring" else "DC-4.8.3",
            final=m.kind == "flower",
        )
    if m.kind == "take":
        tile = s.market[m.index[0]]
        return Shown(
            at=(f"market:{m.args[0]}",),
            label=Text("move-take", tile=TILE_NAMES[tile], symbol=str(m.args[0])),
            rule="DC-4.5.4",
        )
    if m.kind == "keep":
        tile = m.index[0]
        kind = KIND_OF[tile]
        return Shown(
            at=(f"hand:{TILE_NAMES[tile]}",),
            label=Text(
                "move-keep", tile=TILE_NAMES[tile], kind=KINDS[kind], points=rescoring_value(s.city[me], kind)
            ),
            rule="DC-4.10.2",
            final=True,
        )
    if m.kind == "done":
        return Shown(at=(), label=Text("move-done", stage=type(top).__name__), rule="DC-4.3.3")
    if m.kind == "first":
        return Shown(at=(), label=Text("chance-first", seat=m.index[0]))
    return Shown(at=(), label=Text(f"chance-{m.kind}", what=str(m.args[-1])))


def tile_of_symbol(s: DreamCityState, slot: int) -> tuple[str, ...]:
    """§DC-4.5.1, §DC-4.5.2, §DC-4.5.4 What the covered symbol brings, as long as nothing must be chosen: a tile of the market, or of a stack."""
    if s.market[slot] != EMPTY:
        return (f"market:{SYMBOLS[slot]}",)
    if s.stacks[slot]:
        return (f"stack:{SYMBOLS[slot]}",)
    others = face_up_slots(s)
    return (f"market:{SYMBOLS[others[0]]}",) if len(others) == 1 else ()


def build_points(s: DreamCityState, me: int, tile: int, cell: int) -> int:
    """The points that a tile would score on a cell, before any bonus."""
    city = s.city[me]
    before = city[cell]
    city[cell] = tile
    points = tile_points(city, cell, s.component)
    city[cell] = before
    return points if before == EMPTY else 0
