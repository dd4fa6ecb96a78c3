"""What a position is worth to a seat, for bots and hints: points, means, and what they promise."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over

from ..components.maps import SIZE
from ..components.names import BUILDINGS, CITY_TILES, INNOVATIONS_EACH, ROUNDS
from ..fields import NONE
from ..rules.building import CITY_POWER
from ..rules.rounds import income, income_choices
from ..state import AVAILABLE, COINS, POWER, SCIENCE, TOOLS, VP, AgeOfInnovationState
from .land import land_worth, towards_city
from .standings import Standings
from .tracks import science_worth
from .weights import FIRST, PRESENT, Weights

#: What a city, a step of a track and a tile bring, where reasons are told.
CITY_WORTH: Final = 8.0
TRACK_WORTH: Final = 3.0
TILE_WORTH: Final = 5.0


def evaluate(s: AgeOfInnovationState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    return less_rivals(all_prospects(s, PRESENT), seat, PRESENT)


def outlooks(s: AgeOfInnovationState) -> list[float]:
    """The evaluation of every seat: what is compared between the parties is looked at once."""
    return outlooks_by(s, PRESENT)


def first_outlooks(s: AgeOfInnovationState) -> list[float]:
    """The evaluation of every seat as version 0.1 made it."""
    return outlooks_by(s, FIRST)


def outlooks_by(s: AgeOfInnovationState, w: Weights) -> list[float]:
    """The evaluation of every seat by some weights."""
    worth = all_prospects(s, w)
    return [less_rivals(worth, seat, w) for seat in range(s.seats)]


def less_rivals(worth: list[float], seat: int, w: Weights) -> float:
    """The prospects of a seat less a share of the best rival's."""
    return worth[seat] - w.others * max([worth[p] for p in range(len(worth)) if p != seat], default=0.0)


def all_prospects(s: AgeOfInnovationState, w: Weights) -> list[float]:
    """The prospects of all parties; in the end their points."""
    if over(s):
        return [float(s.purse[p][VP]) for p in range(s.parties)]
    standings = Standings(s, w)
    return [prospects(s, p, standings, w) for p in range(s.parties)]


def prospects(s: AgeOfInnovationState, me: int, standings: Standings, w: Weights) -> float:
    """Points of a party and what it can hope for."""
    worth = float(s.purse[me][VP])
    if me >= s.seats or s.native[me] == NONE or s.faction[me] == NONE:
        return worth
    incomes = ROUNDS - s.round
    worth += means(s, me, incomes, w)
    worth += incomes * earnings(s, me, w)
    worth += land_worth(s, me, incomes, standings, w)
    worth += science_worth(s, me, incomes, standings, w)
    return worth + standings.waits[me]


def facts(s: AgeOfInnovationState, me: int) -> list[tuple[str, float, float]]:
    """What people count of a seat besides points: what it is, how much there is of it, what one is worth."""
    if over(s) or s.native[me] == NONE or s.faction[me] == NONE:
        return []
    w = PRESENT
    purse, incomes = s.purse[me], ROUNDS - s.round
    tiles = len(CITY_TILES)
    land = (s.reach[me] & s.empty).bit_count()
    seen = [False] * SIZE
    near = [towards_city(s, me, h, seen) for h in s.homes[me] if not seen[h] and not s.member >> h & 1]
    told: list[tuple[str, float, float]] = [
        ("coins", float(purse[COINS]), w.coin),
        ("tools", float(purse[TOOLS]), w.tool),
        ("scholars", float(purse[AVAILABLE]), w.scholar),
        ("books", float(s.books(me)), w.book),
        ("power", float(purse[POWER]), w.bowl_3),
        ("income", earnings(s, me, w), float(incomes)),
        ("land", float(land), w.land * incomes),
        ("cities", float(sum(s.city_tiles[me * tiles : me * tiles + tiles])), CITY_WORTH),
        ("near_city", float(max([power for power, _ in near], default=0)), w.near_city / CITY_POWER),
        ("shipping", float(s.shipping[me]), TRACK_WORTH),
        ("terraforming", float(s.terraforming[me]), TRACK_WORTH),
        ("levels", float(sum(s.level[me * 4 : me * 4 + 4])), w.level),
        ("innovations", float(s.innovations[me].bit_count()), TILE_WORTH),
        ("competencies", float(s.competencies[me].bit_count()), TILE_WORTH),
    ]
    for kind, name in enumerate(BUILDINGS):
        built = [h for h in s.homes[me] if s.building[h] == kind]
        told.append((f"built-building:{name}", float(len(built)), w.building[kind]))
    return told


def means(s: AgeOfInnovationState, me: int, incomes: int, w: Weights) -> float:
    """Resources; in the last round only what can still be done with them, and in the end coins."""
    purse = s.purse[me]
    passed = me in s.passed or s.phase >= SCIENCE
    rate = 1.0 if incomes else 0.25 if passed else 0.75
    worth = w.coin * min(purse[COINS], 24) + 0.2 * max(0, purse[COINS] - 24)
    worth += w.tool * min(purse[TOOLS], 10) + 0.3 * max(0, purse[TOOLS] - 10)
    worth += w.scholar * purse[AVAILABLE] + w.book * s.books(me)
    worth += w.bowl_3 * purse[POWER] + w.bowl_2 * s.bowl_2[me]
    if passed and incomes and w.idle < 1:
        worth -= (1 - w.idle) * w.coin * max(0, min(purse[COINS], 24) - w.idle_coins)
        worth -= (1 - w.idle) * w.tool * max(0, min(purse[TOOLS], 10) - w.idle_tools)
    if not passed and s.innovations[me].bit_count() < INNOVATIONS_EACH:
        worth += w.saved_books * min(s.books(me), 5) ** 2 / 25
    return rate * worth + w.key * s.keys[me]


def earnings(s: AgeOfInnovationState, me: int, w: Weights) -> float:
    """What one income is worth."""
    what = income(s, me)
    asks, books = income_choices(s, me)
    worth = w.coin * what[COINS] + w.tool * what[TOOLS] + w.scholar * what[AVAILABLE]
    worth += w.earned_power * what[POWER] + what[VP] + w.book * books + w.level * 2 * asks
    return w.income * worth
