"""What the agenda still brings: a project that is about to be claimed."""

from __future__ import annotations

from ..components.projects import VALUE
from ..rules.projects import Claim, completes
from ..state import NO_CARD, GardenNationState


def pending(s: GardenNationState, seat: int) -> float:
    """The best project that the seat completes with the floor it has just built."""
    top = s.agenda[-1]
    if not isinstance(top, Claim) or top.me != seat:
        return 0.0
    return float(max([VALUE[c] for c in s.open if c != NO_CARD and completes(s, seat, top.zone, c)]))
