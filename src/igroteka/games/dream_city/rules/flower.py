"""The flower token: double, extra turn, or rescoring of one kind."""

from __future__ import annotations

from igroteka.core.moves import Move

from ..components.tiles import KINDS
from ..moves import DOUBLE, EXTRA, FLOWER, FLOWER_RESCORE
from ..state import DreamCityState
from .rescoring import rescore


def flower_moves(s: DreamCityState, me: int, used: int, double: bool, extra: bool) -> list[Move]:
    """§DC-4.8.3, §DC-4.8.7, §DC-4.3.13 What the flower token offers now; `double` and `extra` say which windows are open."""
    if not s.flower[me]:
        return []
    legal: list[Move] = []
    if double and not used & 1 << DOUBLE:
        legal.append(FLOWER[DOUBLE])
    if extra and not used & 1 << EXTRA:
        legal.append(FLOWER[EXTRA])
    for kind in range(len(KINDS)):
        if s.area[kind] == 1:
            legal.append(FLOWER_RESCORE[kind])
    return legal


def spend_flower(s: DreamCityState, me: int, m: Move) -> None:
    """§DC-4.8.1, §DC-4.8.8, §DC-4.8.9, §DC-4.1.6 The token goes to the box; a rescoring happens at once and leaves the area as it is."""
    s.flower[me] = 0
    if m.kind == "flower_rescore":
        kind = m.index[0]
        s.emit("flower_rescore", me, KINDS[kind])
        if s.blocks_pair:
            s.blocked[kind] = 1
        rescore(s, kind)
    else:
        s.emit("flower", me, str(m.args[0]))
