"""Rescoring tokens and rescoring."""

from __future__ import annotations

from ..components.setups import SOLO
from ..components.tiles import KINDS, TOKENS_PER_KIND
from ..state import RESCORING, DreamCityState
from .points import rescoring_value
from .solo import rival_rescores


def place_token(s: DreamCityState, kind: int) -> None:
    """§DC-4.7.1, §DC-4.7.2, §DC-4.7.3 A token goes to its place; the second of a kind makes all rescore."""
    s.area[kind] += 1
    s.emit("token", KINDS[kind], s.area[kind])
    if s.area[kind] == TOKENS_PER_KIND:
        if s.blocked[kind]:
            s.emit("no_rescoring", KINDS[kind])
        else:
            rescore(s, kind)


def rescore(s: DreamCityState, kind: int) -> None:
    """§DC-4.7.2, §DC-4.7.6 Everybody scores one kind again; nothing is ever doubled here."""
    for seat in range(s.seats):
        points = rescoring_value(s.city[seat], kind)
        s.points[seat][RESCORING] += points
        s.emit("rescored", seat, KINDS[kind], points)
    if s.mode == SOLO:
        rival_rescores(s, kind)
