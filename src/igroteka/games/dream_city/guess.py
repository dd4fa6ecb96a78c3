"""A position that a seat cannot tell from the true one."""

from __future__ import annotations

from igroteka.core.agenda import reseal
from igroteka.core.rng import Rng

from .components.tiles import FIRST_TOKEN
from .state import DreamCityState


def guess(s: DreamCityState, seat: int | None, rng: Rng) -> DreamCityState:
    """A position that this seat cannot tell from the true one: other hands are drawn again."""
    g = s.clone()
    others = [i for i in range(g.seats) if i != seat]
    for i in others:
        for tile in g.hidden[i]:
            g.pool[tile] += 1
    for i in others:
        for j in range(len(g.hidden[i])):
            tile = rng.pick(g.pool[:FIRST_TOKEN])
            g.pool[tile] -= 1
            g.hidden[i][j] = tile
    reseal(g, seat, rng)
    return g
