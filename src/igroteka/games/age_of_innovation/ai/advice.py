"""What a position is worth to a seat: points, means, and what they promise."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over
from igroteka.core.effects import Decide, Perform, Rest
from igroteka.core.frames import Frame

from ..components.maps import RIVERSIDE, SIZE
from ..components.names import INNOVATIONS_EACH, ROUND_DISCIPLINE, ROUND_EACH, ROUNDS
from ..effects import Books, CityTile, Competency, Levels, Neutral, Spades
from ..fields import NONE
from ..rules.building import CITY_POWER, Pending, is_city
from ..rules.land import group, power_value
from ..rules.pieces import BuildBridge, ChooseBooks, PayBooks, PlaceGuild, PlaceNeutral, SpendBook
from ..rules.rounds import income, income_choices
from ..rules.science import ChooseLevels, Climb, MoreLevels, UseKey
from ..rules.scoring import AREA_VP, SCIENCE_VP, areas, levels, shares
from ..rules.tiles import AtOnce, ChooseCity, ChooseCompetency, TakeInnovation
from ..rules.upgrades import ChoosePalace
from ..rules.work import Work
from ..state import ACTIONS, AVAILABLE, COINS, POWER, SCIENCE, SETUP, THE_END, TOOLS, VP, AgeOfInnovationState

#: What means are worth while there is time to use them, in points. Found by trial matches.
COIN: Final = 0.28
TOOL: Final = 0.8
SCHOLAR: Final = 1.9
BOOK: Final = 1.2
BOWL_3: Final = 0.36
BOWL_2: Final = 0.2
EARNED_POWER: Final = 0.3
LEVEL: Final = 0.35
KEY: Final = 1.5
OTHERS: Final = 0.25
#: What each kind of building is worth for itself.
STANDING: Final[tuple[float, ...]] = (1.6, 2.4, 3.4, 7.0, 6.5, 2.4, 5.0)
#: What five books are worth beyond themselves: an innovation is near.
SAVED_BOOKS: Final = 2.0
NEAR_CITY: Final = 8.0
#: What waits on the agenda.
COMPETENCY: Final = 7.0
CITY: Final = 13.0
PALACE: Final = 11.0
INNOVATION: Final = 14.0
SPADE: Final = 1.6
NEUTRAL: Final = 5.0
BRIDGE: Final = 2.0
ANY_REWARD: Final = 3.0


def evaluate(s: AgeOfInnovationState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    return less_rivals(everybody(s), seat)


def outlooks(s: AgeOfInnovationState) -> list[float]:
    """The evaluation of every seat: what is compared between the parties is looked at once."""
    worth = everybody(s)
    return [less_rivals(worth, seat) for seat in range(s.seats)]


def less_rivals(worth: list[float], seat: int) -> float:
    """The prospects of a seat less a share of the best rival's."""
    return worth[seat] - OTHERS * max([worth[p] for p in range(len(worth)) if p != seat], default=0.0)


def everybody(s: AgeOfInnovationState) -> list[float]:
    """The prospects of all parties; in the end their points."""
    if over(s):
        return [float(s.purse[p][VP]) for p in range(s.parties)]
    places = Places(s)
    return [prospects(s, p, places) for p in range(s.parties)]


class Places:
    """How the parties stand beside each other: areas and what they would win, what each discipline would win.

    `waits` is what the agenda has in store for each party.
    """

    def __init__(self, s: AgeOfInnovationState) -> None:
        self.sizes = areas(s) if s.phase != SETUP and s.phase != THE_END else []
        self.area = shares(self.sizes, AREA_VP)
        self.science = [shares(levels(s, d), SCIENCE_VP) for d in range(4)]
        self.waits = waiting_for(s)


def prospects(s: AgeOfInnovationState, me: int, places: Places) -> float:
    """Points of a party and what it can hope for."""
    worth = float(s.purse[me][VP])
    if me >= s.seats or s.native[me] == NONE or s.faction[me] == NONE:
        return worth
    incomes = ROUNDS - s.round
    worth += means(s, me, incomes)
    worth += incomes * earnings(s, me)
    worth += standing(s, me, incomes, places)
    worth += science(s, me, incomes, places)
    return worth + places.waits[me]


def means(s: AgeOfInnovationState, me: int, incomes: int) -> float:
    """Resources; in the last round only what can still be done with them, and in the end coins."""
    purse = s.purse[me]
    passed = me in s.passed or s.phase >= SCIENCE
    rate = 1.0 if incomes else 0.25 if passed else 0.75
    found = COIN * min(purse[COINS], 24) + 0.2 * max(0, purse[COINS] - 24)
    found += TOOL * min(purse[TOOLS], 10) + 0.3 * max(0, purse[TOOLS] - 10)
    found += SCHOLAR * purse[AVAILABLE] + BOOK * s.books(me)
    found += BOWL_3 * purse[POWER] + BOWL_2 * s.bowl_2[me]
    if not passed and s.innovations[me].bit_count() < INNOVATIONS_EACH:
        found += SAVED_BOOKS * min(s.books(me), 5) ** 2 / 25
    return rate * found + KEY * s.keys[me]


def earnings(s: AgeOfInnovationState, me: int) -> float:
    """What one income is worth."""
    what = income(s, me)
    asks, books = income_choices(s, me)
    found = COIN * what[COINS] + TOOL * what[TOOLS] + SCHOLAR * what[AVAILABLE]
    found += EARNED_POWER * what[POWER] + what[VP] + BOOK * books + LEVEL * 2 * asks
    return 0.8 * found


def standing(s: AgeOfInnovationState, me: int, incomes: int, places: Places) -> float:
    """Buildings, what is missing for cities, and the area as it stands."""
    found = 0.0
    seen = [False] * SIZE
    for h in s.homes[me]:
        found += STANDING[s.building[h]]
        if not seen[h] and not s.member >> h & 1:
            power, size = towards_city(s, me, h, seen)
            if size:
                found += NEAR_CITY * (power / CITY_POWER) * (size / 4) * (0.8 if incomes else 0.25)
    land = (s.reach[me] & s.empty).bit_count()
    if s.phase == SETUP:
        found += 0.15 * land
        found += 0.3 * sum([RIVERSIDE[s.side] >> h & 1 for h in s.homes[me]])
        return found
    found += (1.2 + 0.5 * incomes) * (s.shipping[me] * 0.8 + s.terraforming[me] * 1.5)
    found += 0.06 * incomes * min(12, land)
    if s.phase != THE_END:
        found += (0.9 if incomes <= 1 else 0.45) * places.area[me] + 0.5 * places.sizes[me]
    return found


def towards_city(s: AgeOfInnovationState, me: int, h: int, seen: list[bool]) -> tuple[int, int]:
    """The power and the size of the group at a hex, as far as a city needs them; nothing if it is one already."""
    members = group(s, me, h)
    power = 0
    for one in members:
        seen[one] = True
        power += power_value(s, one)
    if is_city(s, me, members):
        return 0, 0
    return min(CITY_POWER, power), min(4, len(members))


def science(s: AgeOfInnovationState, me: int, incomes: int, places: Places) -> float:
    """Places in the disciplines as they stand, and the bonuses of the rounds to come."""
    found = 0.0
    late = 0.9 if incomes <= 1 else 0.6
    for d in range(4):
        level = s.level[4 * me + d]
        found += LEVEL * level + late * places.science[d][me]
        if level >= 9:
            found += 0.5 * incomes
    if s.phase in (ACTIONS, SCIENCE) or s.round == 0:
        first = s.round - 1 if s.phase == ACTIONS else s.round
        for i in range(max(0, first), ROUNDS - 1):
            tile = s.rounds[i]
            if tile != NONE:
                often = s.level[4 * me + ROUND_DISCIPLINE[tile]] / ROUND_EACH[tile]
                found += often * (0.35 if ROUND_EACH[tile] == 1 else 1.0)
    return found


def waiting_for(s: AgeOfInnovationState) -> list[float]:
    """What the agenda has in store for each party."""
    found = [0.0] * s.parties
    for frame in s.agenda[-8:]:
        me = getattr(frame, "me", NONE)
        if me != NONE:
            if isinstance(frame, Pending):
                found[me] += sum([promise(f) for f in frame.frames])
            else:
                found[me] += promise(frame)
    return found


def promise(frame: Frame) -> float:
    """What one frame will bring, roughly."""
    if isinstance(frame, (ChooseCompetency, AtOnce)):
        return COMPETENCY if isinstance(frame, ChooseCompetency) else 2.0
    if isinstance(frame, ChooseCity):
        return CITY
    if isinstance(frame, ChoosePalace):
        return PALACE
    if isinstance(frame, TakeInnovation):
        return INNOVATION
    if isinstance(frame, Work):
        return SPADE * frame.free + (1.0 if frame.first != NONE else 0.0)
    if isinstance(frame, (ChooseLevels, MoreLevels, Climb)):
        return 2 * LEVEL * frame.n
    if isinstance(frame, UseKey):
        return 2 * LEVEL * frame.left
    if isinstance(frame, ChooseBooks):
        return BOOK * frame.n
    if isinstance(frame, (PayBooks, SpendBook)):
        return -BOOK * frame.n
    if isinstance(frame, (PlaceNeutral, PlaceGuild)):
        return NEUTRAL
    if isinstance(frame, BuildBridge):
        return BRIDGE * frame.n
    if isinstance(frame, (Perform, Rest, Decide)):
        return _effect(frame)
    return 0.0


def _effect(frame: Perform | Rest | Decide) -> float:
    """What an effect that waits will bring."""
    effect = frame.effect
    if isinstance(effect, Competency):
        return COMPETENCY
    if isinstance(effect, CityTile):
        return CITY
    if isinstance(effect, Neutral):
        return NEUTRAL
    if isinstance(effect, Books):
        return BOOK * effect.k * frame.n
    if isinstance(effect, Levels):
        return 2 * LEVEL * effect.k * frame.n
    if isinstance(effect, Spades):
        return SPADE * effect.k * frame.n
    return ANY_REWARD
