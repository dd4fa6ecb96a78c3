"""A position that a seat cannot tell from the true one."""

from __future__ import annotations

from igroteka.core.rng import Rng

from .state import AgeOfInnovationState


def guess(s: AgeOfInnovationState, seat: int | None, rng: Rng) -> AgeOfInnovationState:
    """A position that a seat cannot tell from the true one: there are no secrets, so it is a copy."""
    return s.clone()
