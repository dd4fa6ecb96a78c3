"""A view as a vector of numbers, for learning agents."""

from __future__ import annotations

from typing import Final

from igroteka.core.encoding import one_hot
from igroteka.core.game import Tensor

from ..components.board import SIZE, ZONES
from ..components.players import FLOORS, MOST_PLAYERS, PLOY_TOKENS, ROOFS
from ..components.projects import OPEN_PLACES, PROJECT_NAMES
from ..components.secrets import DEALT, KEPT, SECRET_NAMES
from ..fields import ZONE_KINDS
from ..view import GardenNationView

STAGES: Final = ("Action", "Transfer", "Claim", "ChooseNext", "Opened")
_PLAYER: Final = 8 + len(PROJECT_NAMES) + 3 * len(SECRET_NAMES)


def encode(v: GardenNationView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out: list[float] = []
    for z in range(ZONES):
        out += one_hot(ZONE_KINDS.index(v.kinds[z]), len(ZONE_KINDS))
        out += one_hot((v.owners[z] - me) % v.seats if v.owners[z] >= 0 else -1, MOST_PLAYERS)
        out += [v.costs[z] / 5, v.floors[z] / 5, float(v.closed[z]), float(z == v.zone)]
    for slot in range(SIZE):
        out += one_hot(v.territories[slot] - 1, SIZE)
        out += [float(v.crane == v.territories[slot] > 0), float(slot == v.only)]
    for i in range(MOST_PLAYERS):
        if i >= v.seats:
            out += [0.0] * _PLAYER
            continue
        p = v.players[(me + i) % v.seats]
        out += [p.population / 40, p.supply / FLOORS[v.seats], p.points / 50, p.space / 4]
        out += [p.ploys_left / PLOY_TOKENS, p.hand_count / DEALT, p.kept_count / KEPT]
        out.append(float(p.seat == v.actor))
        out += [float(name in p.claimed) for name in PROJECT_NAMES]
        for cards in (p.hand, p.kept, p.rejected):
            out += [float(cards.count(name)) for name in SECRET_NAMES]
    for place in range(OPEN_PLACES):
        name = v.open[place]
        out += one_hot(PROJECT_NAMES.index(name) if name else -1, len(PROJECT_NAMES))
    out += one_hot(STAGES.index(v.stage) if v.stage in STAGES else -1, len(STAGES))
    out += [v.roofs / ROOFS, v.deck / len(PROJECT_NAMES), v.left / 2, float(v.used), float(v.last_round)]
    out += [n / 3 for n in v.brambles]
    out += one_hot(v.seats - 2, MOST_PLAYERS - 1)
    return out
