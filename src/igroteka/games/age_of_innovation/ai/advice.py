"""What a position is worth to a seat, for bots and hints: points, means, and what they promise."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over

from ..components.names import INNOVATIONS_EACH, ROUNDS
from ..fields import NONE
from ..rules.rounds import income, income_choices
from ..state import AVAILABLE, COINS, POWER, SCIENCE, TOOLS, VP, AgeOfInnovationState
from .land import land_worth
from .standings import Standings
from .tracks import science_worth
from .values import BOOK, BOWL_2, BOWL_3, COIN, EARNED_POWER, KEY, LEVEL, SCHOLAR, TOOL

OTHERS: Final = 0.25
#: What five books are worth beyond themselves: an innovation is near.
SAVED_BOOKS: Final = 2.0


def evaluate(s: AgeOfInnovationState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    return less_rivals(all_prospects(s), seat)


def outlooks(s: AgeOfInnovationState) -> list[float]:
    """The evaluation of every seat: what is compared between the parties is looked at once."""
    worth = all_prospects(s)
    return [less_rivals(worth, seat) for seat in range(s.seats)]


def less_rivals(worth: list[float], seat: int) -> float:
    """The prospects of a seat less a share of the best rival's."""
    return worth[seat] - OTHERS * max([worth[p] for p in range(len(worth)) if p != seat], default=0.0)


def all_prospects(s: AgeOfInnovationState) -> list[float]:
    """The prospects of all parties; in the end their points."""
    if over(s):
        return [float(s.purse[p][VP]) for p in range(s.parties)]
    standings = Standings(s)
    return [prospects(s, p, standings) for p in range(s.parties)]


def prospects(s: AgeOfInnovationState, me: int, standings: Standings) -> float:
    """Points of a party and what it can hope for."""
    worth = float(s.purse[me][VP])
    if me >= s.seats or s.native[me] == NONE or s.faction[me] == NONE:
        return worth
    incomes = ROUNDS - s.round
    worth += means(s, me, incomes)
    worth += incomes * earnings(s, me)
    worth += land_worth(s, me, incomes, standings)
    worth += science_worth(s, me, incomes, standings)
    return worth + standings.waits[me]


def means(s: AgeOfInnovationState, me: int, incomes: int) -> float:
    """Resources; in the last round only what can still be done with them, and in the end coins."""
    purse = s.purse[me]
    passed = me in s.passed or s.phase >= SCIENCE
    rate = 1.0 if incomes else 0.25 if passed else 0.75
    worth = COIN * min(purse[COINS], 24) + 0.2 * max(0, purse[COINS] - 24)
    worth += TOOL * min(purse[TOOLS], 10) + 0.3 * max(0, purse[TOOLS] - 10)
    worth += SCHOLAR * purse[AVAILABLE] + BOOK * s.books(me)
    worth += BOWL_3 * purse[POWER] + BOWL_2 * s.bowl_2[me]
    if not passed and s.innovations[me].bit_count() < INNOVATIONS_EACH:
        worth += SAVED_BOOKS * min(s.books(me), 5) ** 2 / 25
    return rate * worth + KEY * s.keys[me]


def earnings(s: AgeOfInnovationState, me: int) -> float:
    """What one income is worth."""
    what = income(s, me)
    asks, books = income_choices(s, me)
    worth = COIN * what[COINS] + TOOL * what[TOOLS] + SCHOLAR * what[AVAILABLE]
    worth += EARNED_POWER * what[POWER] + what[VP] + BOOK * books + LEVEL * 2 * asks
    return 0.8 * worth
