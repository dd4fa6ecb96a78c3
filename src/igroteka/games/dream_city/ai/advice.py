"""What a position is worth to a seat, for bots and hints: points now, and what the hand and the springs promise."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over

from ..components.setups import SOLO, TRAINING
from ..components.springs import SPRING_CELLS
from ..components.tiles import KIND_OF, KINDS, TOKENS_PER_KIND
from ..rules.points import rescoring_values, tile_points
from ..rules.solo import collection_points
from ..state import EMPTY, DreamCityState
from .pending import pending

#: Fractions of a possible gain that are counted before it is certain. Found by trial matches.
HAND: Final = 0.45
TOKEN: Final = 0.3
KEPT: Final = 0.5
SPRING: Final = 1.5
FLOWER: Final = 4.0
OTHERS: Final = 0.25


def evaluate(s: DreamCityState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    return less_rivals(s, [prospects(s, i) for i in range(s.seats)], seat)


def outlooks(s: DreamCityState) -> list[float]:
    """The evaluation of every seat: each city is looked at once."""
    worth = [prospects(s, i) for i in range(s.seats)]
    return [less_rivals(s, worth, seat) for seat in range(s.seats)]


def less_rivals(s: DreamCityState, worth: list[float], seat: int) -> float:
    """The prospects of a seat less a share of the best rival's; alone nothing else counts than the lead over the opponent."""
    if s.mode == SOLO:
        return worth[seat] - opponent_worth(s)
    if s.seats == 1:
        return worth[seat]
    return worth[seat] - OTHERS * max([worth[i] for i in range(s.seats) if i != seat])


def opponent_worth(s: DreamCityState) -> float:
    """What the solo opponent would have if the game ended now."""
    return float(sum(s.rival) + (0 if over(s) else collection_points(s)))


def prospects(s: DreamCityState, seat: int) -> float:
    """Points of a seat and what it can hope for."""
    worth = float(s.total(seat))
    if over(s):
        return worth
    worth += pending(s, seat)
    city = s.city[seat]
    hand = s.hand(seat)
    for tile in hand:
        worth += HAND * best_points(city, tile, s.component)
    if s.mode == TRAINING:
        return worth
    again = rescoring_values(city)
    if hand:
        worth += KEPT * max([again[KIND_OF[tile]] for tile in hand])
    for kind in range(len(KINDS)):
        missing = TOKENS_PER_KIND - s.area[kind]
        if missing:
            worth += TOKEN / missing * again[kind]
    for cell in SPRING_CELLS[s.sides[seat]]:
        if city[cell] == EMPTY:
            worth += SPRING
    return worth + FLOWER * s.flower[seat]


def facts(s: DreamCityState, seat: int) -> list[tuple[str, float, float]]:
    """What people count of a seat besides points: what it is, how much there is of it, what one is worth."""
    city = s.city[seat]
    hand = [best_points(city, tile, s.component) for tile in s.hand(seat)]
    offered = [best_points(city, tile, s.component) for tile in s.market if tile != EMPTY]
    told: list[tuple[str, float, float]] = [
        ("secret_spots", float(sum(hand)), HAND),
        ("threat_tile", float(max(offered, default=0)), HAND),
    ]
    if s.mode == TRAINING:
        return told
    again = rescoring_values(city)
    for kind, name in enumerate(KINDS):
        missing = TOKENS_PER_KIND - s.area[kind]
        if missing:
            told.append((f"again-kind:{name}", float(again[kind]), TOKEN / missing))
            told.append((f"nearer-kind:{name}", float(s.area[kind]), TOKEN * again[kind]))
    return [*told, ("flower", float(s.flower[seat]), FLOWER)]


def best_points(city: list[int], tile: int, component: bool) -> int:
    """The most that a tile could score at once."""
    best = 0
    for cell in range(len(city)):
        if city[cell] == EMPTY:
            city[cell] = tile
            points = tile_points(city, cell, component)
            city[cell] = EMPTY
            if points > best:
                best = points
    return best
