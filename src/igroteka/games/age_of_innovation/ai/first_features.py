"""What the networks of version 0.1 look at: the same things as the hand-made one, as numbers, own ones first."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import waiting

from ..components.maps import SIZE
from ..components.names import BUILDINGS, INNOVATIONS_EACH, ROUND_DISCIPLINE, ROUND_EACH, ROUNDS
from ..fields import NONE
from ..rules.building import CITY_POWER
from ..rules.rounds import income, income_choices
from ..state import ACTIONS, ANNEX, AVAILABLE, COINS, POWER, SCIENCE, TOOLS, VP, AgeOfInnovationState
from .advice import prospects
from .land import towards_city
from .standings import Standings
from .weights import FIRST

#: Numbers are divided by these, so that most lie between 0 and 1.
POINTS: Final = 100.0
#: What a purse may hold, and what all incomes to come may bring, by unit.
HELD: Final[tuple[float, ...]] = (20.0, 10.0, 5.0, 3.0, 3.0, 3.0, 3.0, 12.0, 2.0, 100.0)
EARNED: Final[tuple[float, ...]] = (60.0, 30.0, 12.0, 5.0, 5.0, 5.0, 5.0, 40.0, 5.0, 20.0)
#: How many buildings of a kind there may be.
BUILT: Final[tuple[float, ...]] = (8.0, 4.0, 3.0, 1.0, 1.0, 2.0, 1.0)
TURN: Final = 40


def first_features(s: AgeOfInnovationState, seat: int) -> list[float]:
    """The position in the eyes of a seat: itself, its best rival, the table."""
    standings = Standings(s, FIRST)  # what the networks have learned with
    worth = [prospects(s, party, standings, FIRST) for party in range(s.parties)]
    rival = max([p for p in range(s.parties) if p != seat], key=lambda p: worth[p])
    turn = waiting(s)
    incomes = ROUNDS - s.round
    return [
        *_party(s, seat, standings, worth[seat]),
        *_party(s, rival, standings, worth[rival]),
        1.0 if turn and turn[0] == seat else 0.0,
        incomes / ROUNDS,
        1.0 if incomes == 0 else 0.0,
        1.0 if incomes == 1 else 0.0,
        (worth[seat] - worth[rival]) / TURN,
        (worth[seat] - worth[rival]) / TURN * incomes / ROUNDS,
    ]


def _party(s: AgeOfInnovationState, me: int, standings: Standings, worth: float) -> list[float]:
    purse = s.purse[me]
    numbers = [worth / POINTS, purse[VP] / POINTS]
    if me >= s.seats or s.native[me] == NONE or s.faction[me] == NONE:
        return [*numbers, *[0.0] * (WIDTH - len(numbers))]
    incomes = ROUNDS - s.round
    brings = income(s, me)
    asks, books = income_choices(s, me)
    for unit in (COINS, TOOLS, AVAILABLE, POWER, ANNEX):
        numbers.append(purse[unit] / HELD[unit])
    for unit in (COINS, TOOLS, AVAILABLE, POWER, VP):
        numbers.append(incomes * brings[unit] / EARNED[unit])
    numbers += [
        s.books(me) / 6,
        min(5, s.books(me)) ** 2 / 25,
        s.bowl_2[me] / 12,
        s.bowl_1[me] / 12,
        float(s.keys[me]),
        incomes * (books + asks) / 5,
        1.0 if me in s.passed else 0.0,
        s.competencies[me].bit_count() / 6,
        s.innovations[me].bit_count() / INNOVATIONS_EACH,
        s.cities(me) / 3,
        s.shipping[me] / 3,
        s.terraforming[me] / 2,
        incomes * (s.shipping[me] + 2 * s.terraforming[me]) / 20,
        (s.reach[me] & s.empty).bit_count() / 15,
        incomes * (s.reach[me] & s.empty).bit_count() / 60,
        (standings.sizes[me] if standings.sizes else 0) / 15,
        (standings.area[me] if standings.sizes else 0) / 18,
        standings.waits[me] / 15,
        _near_cities(s, me),
        _round_bonuses(s, me),
    ]
    for kind in range(len(BUILDINGS)):
        numbers.append(s.count(me, kind) / BUILT[kind])
    for d in range(4):
        numbers.append(s.level[4 * me + d] / 12)
        numbers.append(standings.science[d][me] / 8)
    return numbers


def _near_cities(s: AgeOfInnovationState, me: int) -> float:
    """How near all groups are to be cities."""
    nearness = 0.0
    seen = [False] * SIZE
    for h in s.homes[me]:
        if not seen[h] and not s.member >> h & 1:
            power, size = towards_city(s, me, h, seen)
            nearness += power * size / (4 * CITY_POWER)
    return nearness


def _round_bonuses(s: AgeOfInnovationState, me: int) -> float:
    """What the levels would bring in the science bonuses to come."""
    bonuses = 0.0
    if s.phase in (ACTIONS, SCIENCE) or s.round == 0:
        for i in range(max(0, s.round - 1 if s.phase == ACTIONS else s.round), ROUNDS - 1):
            tile = s.rounds[i]
            if tile != NONE:
                bonuses += s.level[4 * me + ROUND_DISCIPLINE[tile]] / ROUND_EACH[tile]
    return bonuses / 10


#: How many numbers there are of each party.
WIDTH: Final = 2 + 10 + 20 + len(BUILDINGS) + 8
