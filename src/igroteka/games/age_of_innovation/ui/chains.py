"""Choices of several moves in one: a power action with the sacrifice that it needs, and conversions by number."""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Move

from ..moves import SACRIFICE
from ..rules.gains import conversions, convert
from ..rules.turn import Finish, Turn, power_actions
from ..state import AgeOfInnovationState

MOST: Final = 8
"""The most moves of a chain."""


def chains(s: AgeOfInnovationState, me: int) -> list[tuple[Move, ...]]:
    """§AI-4.8.1, §AI-4.8.2 What a seat can choose at once in its turn; each is a row of moves that are legal one after the other."""
    top = s.agenda[-1]
    if not isinstance(top, (Turn, Finish)):
        return []
    several = [chain for move in conversions(s, me) for chain in _repeats(s, me, move)]
    return several + (_power(s, me) if isinstance(top, Turn) else [])


def _repeats(s: AgeOfInnovationState, me: int, move: Move) -> list[tuple[Move, ...]]:
    """A conversion twice, three times, and as often as it can be."""
    copy, often = _copy(s), 0
    while often < MOST and move in conversions(copy, me):
        convert(copy, me, move)
        often += 1
    return [(move,) * n for n in sorted({2, 3, often}) if 1 < n <= often]


def _power(s: AgeOfInnovationState, me: int) -> list[tuple[Move, ...]]:
    """Power actions that can be paid after sacrifices, each with as few of them as it needs."""
    found: list[tuple[Move, ...]] = []
    known: list[Move] = []
    power_actions(s, me, known)
    copy = _copy(s)
    for n in range(1, MOST):
        if SACRIFICE not in conversions(copy, me):
            break
        convert(copy, me, SACRIFICE)
        legal: list[Move] = []
        power_actions(copy, me, legal)
        found += [(SACRIFICE,) * n + (move,) for move in legal if move not in known]
        known += legal
    return found


def _copy(s: AgeOfInnovationState) -> AgeOfInnovationState:
    copy = s.clone()
    copy.events = None
    return copy
