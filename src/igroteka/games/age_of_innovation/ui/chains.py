"""Choices of several moves in one: a power action with the sacrifice that it needs, conversions by number, and passing."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import apply, moves, waiting
from igroteka.core.chains import Chain
from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.names import BONUSES, ROUNDS
from ..moves import BONUS, END, PASS, SACRIFICE
from ..rules.gains import conversions, convert
from ..rules.turn import After, ChooseBonus, Turn, power_actions
from ..state import AgeOfInnovationState
from .show import worth

MOST: Final = 8
"""The most moves of a chain of conversions."""


def chains(s: AgeOfInnovationState, me: int) -> list[Chain]:
    """§AI-4.8.1, §AI-4.8.2 What a seat can choose at once in its turn; each is a row of moves that are legal one after the other."""
    top = s.agenda[-1]
    if not isinstance(top, (Turn, After)):
        return []
    several = [chain for move in conversions(s, me) for chain in _repeats(s, me, move)]
    return [*several, *_power(s, me), *_passing(s, me)] if isinstance(top, Turn) else several


def _repeats(s: AgeOfInnovationState, me: int, move: Move) -> list[Chain]:
    """A conversion twice, three times, and as often as it can be."""
    copy, often = _copy(s), 0
    while often < MOST and move in conversions(copy, me):
        convert(copy, me, move)
        often += 1
    return [Chain((move,) * n) for n in sorted({2, 3, often}) if 1 < n <= often]


def _power(s: AgeOfInnovationState, me: int) -> list[Chain]:
    """Power actions that can be paid after sacrifices, each with as few of them as it needs."""
    found: list[Chain] = []
    known: list[Move] = []
    power_actions(s, me, known)
    copy = _copy(s)
    for n in range(1, MOST):
        if SACRIFICE not in conversions(copy, me):
            break
        convert(copy, me, SACRIFICE)
        legal: list[Move] = []
        power_actions(copy, me, legal)
        found += [Chain((SACRIFICE,) * n + (move,)) for move in legal if move not in known]
        known += legal
    return found


def _passing(s: AgeOfInnovationState, me: int) -> list[Chain]:
    """§AI-4.6.11.2 Pass, take a round bonus and end the turn: chosen at the bonus. Where passing asks for more, it is asked."""
    if s.round >= ROUNDS:
        return []
    passed = _copy(s)
    apply(passed, me, PASS)
    if not isinstance(passed.agenda[-1], ChooseBonus):
        return []
    vp = worth(s, me, ("pass",))
    found: list[Chain] = []
    for bonus in passed.display:
        copy = passed.clone()
        apply(copy, me, BONUS[bonus])
        ends = me in waiting(copy) and END in moves(copy, me)
        label = Text("move-pass-bonus", bonus=BONUSES[bonus], coins=passed.coins_on[bonus], vp=vp)
        shown = Shown(at=(f"bonus:{BONUSES[bonus]}",), label=label, rule="AI-4.6.11.2", final=True)
        found.append(Chain((PASS, BONUS[bonus], *([END] if ends else [])), shown))
    return found


def _copy(s: AgeOfInnovationState) -> AgeOfInnovationState:
    copy = s.clone()
    copy.events = None
    return copy
