"""What a position is worth to a seat, for bots and hints."""

from __future__ import annotations

from .state import Dream


def evaluate(s: Dream, seat: int) -> float:
    """Points."""
    return float(s.total(seat))
