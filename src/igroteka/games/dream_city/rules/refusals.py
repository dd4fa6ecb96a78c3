"""Why an element of the drawing cannot be chosen: one function for all questions of a turn."""

from __future__ import annotations

from igroteka.core.frames import Refusal
from igroteka.core.text import Text

from ..components.boards import CELLS, SYMBOLS
from ..components.setups import TRAINING
from ..components.tiles import KINDS, TILE_NAMES
from ..state import EMPTY, DreamCityState


def why_not(s: DreamCityState, me: int, el: str, building: bool) -> Refusal | None:
    """The rule against an element in this seat's turn; `building` says whether it may lay a tile now."""
    part, _, rest = el.partition(":")
    if part == "city":
        return _city(s, me, rest, building)
    if part == "hand" and not building:
        return Refusal("DC-4.3.3", Text("no-built-already"))
    if part == "market" and rest in SYMBOLS:
        return Refusal("DC-4.5.1", Text("no-take-yet"))
    if part == "stack" and rest in SYMBOLS:
        return Refusal("DC-4.12.2", Text("no-stack"))
    if part == "area" and rest in KINDS:
        return flower_refusal(s, me, KINDS.index(rest))
    if part == "flower":
        return _flower(s, me, rest)
    if part == "collection":
        return Refusal("DC-4.12.3", Text("no-collection"))
    return None


def _city(s: DreamCityState, me: int, rest: str, building: bool) -> Refusal | None:
    """§DC-4.3.5, §DC-4.3.6 You build only in your own city, on empty cells."""
    seat, _, name = rest.partition(":")
    if name not in CELLS:
        return None
    if seat != str(me):
        return Refusal("DC-4.3.6", Text("no-foreign-city"))
    if not building:
        return Refusal("DC-4.3.3", Text("no-built-already"))
    tile = s.city[me][CELLS.index(name)]
    if tile != EMPTY:
        return Refusal("DC-4.3.5", Text("no-occupied", cell=name, tile=TILE_NAMES[tile]))
    return None


def flower_refusal(s: DreamCityState, me: int, kind: int) -> Refusal | None:
    """§DC-4.8.1, §DC-4.8.7 Rescoring by flower needs the token and exactly one token of the kind."""
    if s.mode == TRAINING:
        return Refusal("DC-4.1.1", Text("no-flower-training"))
    if not s.flower[me]:
        return Refusal("DC-4.8.1", Text("no-flower-left"))
    if s.area[kind] != 1:
        return Refusal("DC-4.8.7", Text("no-single-token", kind=KINDS[kind], count=s.area[kind]))
    return None


def _flower(s: DreamCityState, me: int, rest: str) -> Refusal | None:
    if s.mode == TRAINING:
        return Refusal("DC-4.1.1", Text("no-flower-training"))
    if rest != str(me):
        return Refusal("DC-4.8.2", Text("no-foreign-flower"))
    if not s.flower[me]:
        return Refusal("DC-4.8.1", Text("no-flower-left"))
    if 1 not in s.area:
        return Refusal("DC-4.8.7", Text("no-token-at-all"))
    return None
