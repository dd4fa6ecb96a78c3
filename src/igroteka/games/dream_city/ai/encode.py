"""A view as a vector of numbers, for learning agents."""

from __future__ import annotations

from typing import Final

from igroteka.core.encoding import one_hot
from igroteka.core.game import Tensor

from ..components.boards import CELLS, SYMBOLS
from ..components.setups import MODES, OPPONENTS
from ..components.tiles import ITEM_NAMES, KINDS, TILE_NAMES
from ..moves import BONUSES
from ..view import DreamCityView

_WIDTH: Final = len(TILE_NAMES) + 1
STAGES: Final = ("Build", "Bonus", "BeforeRefill", "LastChance", "ChooseFromMarket", "Opened")


def encode(v: DreamCityView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out: list[float] = []
    for i in range(4):
        if i >= v.seats:
            out += [0.0] * (len(CELLS) * _WIDTH + 2 * len(TILE_NAMES) + 4)
            continue
        p = v.players[(me + i) % v.seats]
        for tile in p.city:
            out += one_hot(TILE_NAMES.index(tile) if tile else len(TILE_NAMES), _WIDTH)
        out += [float(p.open.count(t)) for t in TILE_NAMES]
        out += [float(p.hidden.count(t)) for t in TILE_NAMES]
        out += [float(p.hidden_count), float(p.flower), p.points / 50, float(p.side == "B")]
    for tile in v.market:
        out += one_hot(TILE_NAMES.index(tile) if tile else len(TILE_NAMES), _WIDTH)
    out += [n / 13 for n in v.stacks]
    out += [float(n) for n in (*v.area, *v.blocked)]
    out += [v.unseen.get(name, 0) / 13 for name in ITEM_NAMES]
    out += one_hot(STAGES.index(v.stage) if v.stage in STAGES else -1, len(STAGES))
    out += one_hot(CELLS.index(v.cell) if v.cell else -1, len(CELLS))
    out += [float(b in v.used) for b in BONUSES] + [float(v.extra), float(v.double), float(v.last_round)]
    out += one_hot(MODES.index(v.mode), len(MODES))
    rival = v.opponent
    out += one_hot(OPPONENTS.index(rival.name) if rival else -1, len(OPPONENTS))
    out += one_hot(SYMBOLS.index(rival.slot) if rival else -1, len(SYMBOLS))
    out += [rival.collection.get(k, 0) / 7 if rival else 0.0 for k in KINDS]
    out.append(rival.points / 50 if rival else 0.0)
    return out
