"""What the networks of version 0.1 look at: the same things as the hand-made one, as numbers, own ones first."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import waiting

from ..components.boards import CELLS
from ..components.setups import SOLO
from ..components.tiles import KIND_OF, KINDS, TOKENS_PER_KIND
from ..rules.points import rescoring_values
from ..state import EMPTY, DreamCityState
from .advice import best_points
from .pending import pending

#: Numbers are divided by these, so that most lie between 0 and 1.
POINTS: Final = 50.0
TILE: Final = 10.0
CITY: Final = float(len(CELLS))
BOX: Final = 20.0


def first_features(s: DreamCityState, seat: int) -> list[float]:
    """The position in the eyes of a seat: itself, its best rival, the table."""
    mine = _player(s, seat)
    others = [_player(s, i) for i in range(s.seats) if i != seat]
    if others:
        rival = max(others, key=lambda one: one[0] + one[1])
    else:
        rival = [0.0] * len(mine)
        rival[0] = sum(s.rival) / POINTS if s.mode == SOLO else 0.0
    turn = waiting(s)
    table = [1.0 if turn and turn[0] == seat else 0.0, sum(s.stacks) / BOX]
    for kind in range(len(KINDS)):
        table.append(s.area[kind] / TOKENS_PER_KIND)
    return [*mine, *rival, *table]


def _player(s: DreamCityState, seat: int) -> list[float]:
    city = s.city[seat]
    hand = s.hand(seat)
    best = sorted([best_points(city, tile, s.component) for tile in hand], reverse=True)
    worth = rescoring_values(city)
    free = [cell for cell in range(len(CELLS)) if city[cell] == EMPTY]
    springs = sum([s.is_spring(seat, cell) for cell in free])
    return [
        s.total(seat) / POINTS,
        pending(s, seat) / TILE if s.agenda else 0.0,
        best[0] / TILE if best else 0.0,
        best[1] / TILE if len(best) > 1 else 0.0,
        max([worth[KIND_OF[tile]] for tile in hand], default=0) / TILE,
        len(free) / CITY,
        springs / 5,
        float(s.flower[seat]),
        *[value * (TOKENS_PER_KIND - s.area[kind]) / TILE for kind, value in enumerate(worth)],
        *[value / TILE for value in worth],
    ]
