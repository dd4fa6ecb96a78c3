"""Counting what is limited: nothing may appear or vanish."""

from __future__ import annotations

from ..components.names import BUILDINGS, CITY_TILES, COMPETENCIES, PIECES
from ..fields import NONE, POWER_TOKENS
from ..state import AVAILABLE, NEUTRAL_PALACE, NEW_TOKENS, POWER, AgeOfInnovationState


def inventory(s: AgeOfInnovationState) -> dict[str, int]:
    """§AI-2.2, §AI-2.4 Every limited component, wherever it lies: it never changes after the set-up."""
    counts: dict[str, int] = {}
    for me in range(s.parties):
        for kind in range(len(PIECES)):
            standing = [h for h in s.homes[me] if s.building[h] == kind and not s.neutral >> h & 1]
            counts[f"{BUILDINGS[kind]}_{me}"] = s.left[5 * me + kind] + len(standing)
        placed_there = len([p for p in s.spaces if p == me])
        counts[f"scholars_{me}"] = s.supply[me] + s.purse[me][AVAILABLE] + placed_there
        counts[f"bridges_{me}"] = s.spans[me] + len([p for p in s.bridge if p == me])
        if me < s.seats:
            counts[f"power_{me}"] = power_tokens(s, me)
    for i, tile in enumerate(CITY_TILES):
        counts[f"city_{tile}"] = s.city_left[i] + sum(s.city_tiles[i::7])
    for cell, kind in enumerate(s.cells):
        if kind != NONE:
            owned = [me for me in range(s.parties) if s.competencies[me] >> kind & 1]
            counts[f"competency_{COMPETENCIES[kind]}"] = s.stock[cell] + len(owned)
    owned_by_all = sum([owned.bit_count() for owned in s.innovations])
    counts["innovations"] = len([i for i in s.shelf if i != NONE]) + owned_by_all
    return counts


def power_tokens(s: AgeOfInnovationState, me: int) -> int:
    """§AI-3.3.1, §AI-4.8.2 The tokens of a seat, with those that were sacrificed; the neutral palace brings two new ones."""
    tokens = s.bowl_1[me] + s.bowl_2[me] + s.purse[me][POWER] + s.burnt[me]
    if not tokens:  # before the bowls are filled
        return POWER_TOKENS
    return tokens - NEW_TOKENS * (s.innovations[me] >> NEUTRAL_PALACE & 1)
