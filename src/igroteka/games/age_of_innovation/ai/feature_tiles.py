"""What a learned evaluation sees of tiles and science: what pays in this round and later, innovations, disciplines."""

from __future__ import annotations

from typing import Final

from ..components.boards import BOARDS
from ..components.names import (
    BONUSES,
    CELLS,
    COMPETENCIES,
    FACTIONS,
    GUILD,
    INNOVATIONS,
    INNOVATIONS_EACH,
    MOST_LEVEL,
    PALACE,
    ROUND_DISCIPLINE,
    ROUND_EACH,
    ROUNDS,
    SCHOOL,
    SPACES,
    THRESHOLDS,
    UNIVERSITY,
    WORKSHOP,
    Names,
    Numbers,
)
from ..fields import NOBODY, NONE
from ..rules.science import LOCKED
from ..rules.upgrades import CELL_BOOKS, innovation_price
from ..state import ACTIONS, AVAILABLE, BOOKS, COINS, SCIENCE, AgeOfInnovationState
from .feature_land import Estate
from .feature_means import Payable
from .feature_scene import Scene

#: Events that tiles pay for.
EVENTS: Final[Names] = (
    *("workshop", "guild", "school", "big", "spade", "level", "scholar", "city", "innovation", "track"),
)
BIG: Final = 3
SPADE: Final = 4
LEVEL: Final = 5
SCHOLAR: Final = 6
CITY: Final = 7
INNOVATION: Final = 8
TRACK: Final = 9
#: Those that have a number each.
SHOWN: Final[Numbers] = (WORKSHOP, GUILD, SCHOOL, BIG, SCHOLAR, CITY, INNOVATION)
#: By round tile: the event that it pays for, and the points.
ROUND_EVENT: Final[Numbers] = (0, 0, 1, 2, 3, 3, 8, 1, 4, 5, 7, 9)
ROUND_VP: Final[Numbers] = (2, 2, 3, 4, 5, 5, 5, 3, 2, 1, 5, 3)
#: By final tile; workshops on the edge are the third.
FINAL_EVENT: Final[Numbers] = (0, 2, 0, 1)
FINAL_VP: Final[Numbers] = (2, 4, 3, 3)
FINAL_EDGE: Final = 2
#: What one science bonus of each round tile is worth, roughly, in points.
BONUS_WORTH: Final[tuple[float, ...]] = (2.5, 1.4, 1.5, 0.3, 0.9, 0.9, 1.1, 1.6, 0.3, 1.5, 1.6, 2.5)

_RIVER_BONUS: Final = BONUSES.index("river_workshop")
_SCHOLAR_BONUS: Final = BONUSES.index("send_scholar")
_GUILD_BONUS: Final = BONUSES.index("build_guild")
_BIG_BONUS: Final = BONUSES.index("pass_palace_university")
_SCHOOL_BONUS: Final = BONUSES.index("pass_school")
_NAVIGATORS: Final = FACTIONS.index("navigators")
_SCHOLAR_SCORING: Final = COMPETENCIES.index("scholar_scoring")
_EDGE: Final = COMPETENCIES.index("edge_workshop")
_LOWEST: Final = COMPETENCIES.index("lowest_discipline")
_CITY_SCORING: Final = COMPETENCIES.index("city_scoring")
_ARCHITECTURE: Final = INNOVATIONS.index("architecture")
_NEUTRAL_MONUMENT: Final = INNOVATIONS.index("neutral_monument")
_LIBRARIES: Final = INNOVATIONS.index("libraries")
_SEWERS: Final = INNOVATIONS.index("sewers")
_COLLEGES: Final = INNOVATIONS.index("colleges")
_LEAGUE_OF_CITIES: Final = INNOVATIONS.index("league_of_cities")
_COMMUNICATIONS: Final = INNOVATIONS.index("communications")
_CENSUS: Final = INNOVATIONS.index("census")
_STEEL: Final = INNOVATIONS.index("steel")
_TRADE: Final = INNOVATIONS.index("trade_routes")
#: Palaces that pay for schools at the pass, for workshops, and for guilds.
_SCHOOL_PALACE: Final = 6
_WORKSHOP_PALACE: Final = 11
_GUILD_PALACE: Final = 12

TILE_NAMES: Final[Names] = (
    *(
        "pays_workshop",
        "pays_guild",
        "pays_school",
        "pays_big",
        "pays_scholar",
        "pays_city",
        "pays_innovation",
    ),
    *("pays_spade_level_track", "round_points_payable", "next_round_points", "later_tiles"),
    *("pass_points", "pass_points_later", "best_coins_on_display"),
    *("competencies", "innovations", "cities", "keys", "keys_needed", "innovation_books_missing"),
    *("innovation_payable", "innovation_points_best", "innovation_points_payable"),
)
SCIENCE_NAMES: Final[Names] = (
    *("level_banking", "level_law", "level_engineering", "level_medicine"),
    *("won_banking", "won_law", "won_engineering", "won_medicine"),
    *("lead_banking", "lead_law", "lead_engineering", "lead_medicine"),
    *("science_close_behind", "science_close_ahead", "tops_open", "threshold_power"),
    *("scholar_levels", "bonus_now", "bonus_almost", "bonus_later"),
)
FACTION_NAMES: Final[Names] = tuple([f"faction_{name}" for name in FACTIONS])


def paid_events(s: AgeOfInnovationState, me: int, scene: Scene, e: Estate) -> list[int]:
    """What each event pays to a seat in this round; in the set-up and after the pass only what pays for ever."""
    pays = [0] * len(EVENTS)
    edge, river = _pays_in_round(s, me, scene, pays)
    if s.faction[me] == _NAVIGATORS:
        river += 2
    if s.competencies[me] >> _SCHOLAR_SCORING & 1:
        pays[SCHOLAR] += 2
    if s.competencies[me] >> _EDGE & 1:
        edge += 3
    if s.palace[me] == _WORKSHOP_PALACE:
        pays[WORKSHOP] += 2
    elif s.palace[me] == _GUILD_PALACE:
        pays[GUILD] += 3
    # Where no such land is in reach, these pay nothing for now.
    if e.edge:
        pays[WORKSHOP] += edge
    if e.river:
        pays[WORKSHOP] += river
    return pays


def _pays_in_round(s: AgeOfInnovationState, me: int, scene: Scene, pays: list[int]) -> tuple[int, int]:
    """Add what the tiles of the round pay; gives what they pay for a workshop on the edge and at the river."""
    edge = river = 0
    if not scene.done[me] and s.round:
        tile = s.rounds[s.round - 1]
        if tile != NONE:
            pays[ROUND_EVENT[tile]] += ROUND_VP[tile]
        if s.round == ROUNDS and s.final != NONE:
            if s.final == FINAL_EDGE:
                edge += FINAL_VP[s.final]
            else:
                pays[FINAL_EVENT[s.final]] += FINAL_VP[s.final]
        bonus = s.bonus[me]
        if bonus == _RIVER_BONUS:
            river += 2
        elif bonus == _SCHOLAR_BONUS:
            pays[SCHOLAR] += 2
        elif bonus == _GUILD_BONUS:
            pays[GUILD] += 3
    return edge, river


def tile_numbers(
    s: AgeOfInnovationState, me: int, scene: Scene, e: Estate, p: Payable, row: list[float]
) -> None:
    """Add what the tiles on the table and of the seat promise."""
    pays = paid_events(s, me, scene, e)
    for event in SHOWN:
        row.append(pays[event] / 5)
    row.append((pays[SPADE] + 2 * pays[LEVEL] + pays[TRACK]) / 5)
    innovation = _Innovation(s, me, e)
    possible = 0.0
    if not scene.done[me]:
        possible = (
            max(
                pays[WORKSHOP] * p.workshops,
                pays[GUILD] * p.guilds,
                pays[SCHOOL] * p.schools,
                pays[BIG] * (p.palace + p.university),
            )
            + pays[INNOVATION] * innovation.payable
            + (pays[SCHOLAR] + 2 * pays[LEVEL]) * s.purse[me][AVAILABLE]
            + pays[CITY] * e.nearest * e.nearest
        )
    row += [min(possible, 30.0) / 15, min(_next_round(s, me, e), 20.0) / 10, _later_tiles(s, me) / 30]
    _pass_numbers(s, me, scene, e, row)
    cities = s.cities(me)
    owned = s.innovations[me].bit_count()
    locked = 0
    for d in range(4):
        locked += LOCKED - 1 <= s.level[4 * me + d] <= LOCKED
    row += [
        s.competencies[me].bit_count() / 5,
        owned / INNOVATIONS_EACH,
        cities / 3,
        s.keys[me] / 2,
        max(0, locked - s.keys[me]) / 4,
        innovation.missing / 5,
        float(innovation.payable),
        innovation.best / 20,
        innovation.now / 20,
    ]


def _next_round(s: AgeOfInnovationState, me: int, e: Estate) -> float:
    """The points of the next round tile that the sites and pieces of a seat could earn: what is worth holding back for."""
    if s.round >= ROUNDS or s.rounds[s.round] == NONE:
        return 0.0
    event = ROUND_EVENT[s.rounds[s.round]]
    vp = ROUND_VP[s.rounds[s.round]]
    at = 5 * me
    if event == WORKSHOP:
        return float(vp * min(3, s.left[at + WORKSHOP], e.spades[0] + e.spades[1]))
    if event == GUILD:
        return float(vp * min(3, s.left[at + GUILD], e.own[WORKSHOP]))
    if event == SCHOOL:
        return float(vp * min(2, s.left[at + SCHOOL], e.own[GUILD]))
    if event == BIG:
        return float(
            vp * (min(s.left[at + PALACE], e.own[GUILD]) + min(s.left[at + UNIVERSITY], e.own[SCHOOL]))
        )
    if event == CITY:
        return vp * e.nearest
    if event == INNOVATION:
        return vp * min(1.0, s.books(me) / CELL_BOOKS)
    return float(vp)


def _later_tiles(s: AgeOfInnovationState, me: int) -> int:
    """The points of the round tiles to come for which a seat still has pieces."""
    points = 0
    for i in range(s.round, ROUNDS):
        tile = s.rounds[i]
        if tile != NONE:
            event = ROUND_EVENT[tile]
            left = 1
            if event <= SCHOOL:
                left = min(3, s.left[5 * me + event])
            elif event == BIG:
                left = s.left[5 * me + UNIVERSITY] + s.left[5 * me + PALACE]
            points += ROUND_VP[tile] * left
    return points


def _pass_numbers(s: AgeOfInnovationState, me: int, scene: Scene, e: Estate, row: list[float]) -> None:
    """Add what the pass of this round would bring, those to come, and the coins that wait on the bonuses."""
    always = 0
    if s.innovations[me] >> _TRADE & 1:
        always += 2 * e.counts[GUILD]
    if s.palace[me] == _SCHOOL_PALACE:
        always += 3 * e.counts[SCHOOL]
    if s.competencies[me] >> _CITY_SCORING & 1:
        always += 2 * s.cities(me)
    levels = s.competencies[me] >> _LOWEST & 1
    now = always
    if s.bonus[me] == _BIG_BONUS:
        now += 4 * (e.counts[PALACE] + e.counts[UNIVERSITY])
    elif s.bonus[me] == _SCHOOL_BONUS:
        levels += e.counts[SCHOOL]
    coins = 0
    if scene.incomes:
        for bonus in s.display:
            coins = max(coins, s.coins_on[bonus])
    open_now = 0.0 if scene.done[me] else 1.0
    row += [
        (now + levels) * open_now / 10,
        always * scene.incomes / 30,
        min(coins, 6) * open_now / 4,
    ]


class _Innovation:
    """How near the next innovation is, and which points the open ones would bring at once."""

    def __init__(self, s: AgeOfInnovationState, me: int, e: Estate) -> None:
        self.missing = CELL_BOOKS
        self.payable = False
        self.best = 0
        self.now = 0
        owned = s.innovations[me].bit_count()
        if owned >= INNOVATIONS_EACH:
            return
        purse = s.purse[me]
        _, _, coins = innovation_price(s, me, 0)
        price = CELL_BOOKS + BOARDS[s.native[me]].innovation_books[owned]
        lacking = max(0, price - s.books(me))
        columns = CELLS[s.seats]
        for cell in range(len(s.shelf)):
            innovation = s.shelf[cell]
            if innovation == NONE:
                continue
            fixed = 0
            for d in columns[cell]:
                if purse[BOOKS + d] < 2:
                    fixed += 2 - purse[BOOKS + d]
            lacks = max(lacking, fixed)
            points = innovation_points(s, me, e, innovation)
            self.best = max(self.best, points)
            self.missing = min(self.missing, lacks)
            if lacks == 0 and purse[COINS] >= coins:
                self.payable = True
                self.now = max(self.now, points)


def innovation_points(s: AgeOfInnovationState, me: int, e: Estate, innovation: int) -> int:
    """The points that an innovation would bring at once."""
    if innovation == _ARCHITECTURE:
        return 10
    if innovation == _NEUTRAL_MONUMENT:
        return 7
    if innovation == _LIBRARIES:
        at = s.level[4 * me : 4 * me + 4]
        at.sort()
        return at[2] + at[3]
    if innovation == _SEWERS:
        return 2 * e.counts[WORKSHOP]
    if innovation == _COLLEGES:
        return 5 * e.counts[SCHOOL]
    if innovation == _LEAGUE_OF_CITIES:
        return 5 * s.cities(me)
    if innovation == _COMMUNICATIONS:
        return _rung(e.groups, 4, 5, 6)
    if innovation == _CENSUS:
        return _rung(len(s.homes[me]), 7, 9, 11)
    if innovation == _STEEL:
        return _rung(3 - s.spans[me], 1, 2, 3)
    return 0


def _rung(n: int, first: int, second: int, third: int) -> int:
    """The points of an innovation that pays by three rungs."""
    return 18 if n >= third else 12 if n >= second else 8 if n >= first else 0


def science_numbers(s: AgeOfInnovationState, me: int, scene: Scene, row: list[float]) -> None:
    """Add the levels, the places that they win now, and what lies just ahead."""
    won: list[float] = []
    leads: list[float] = []
    chased = chasing = tops = 0
    power = 0
    for d in range(4):
        level = s.level[4 * me + d]
        reached = scene.ranked[d]
        best = 0
        top = False
        for p in range(len(reached)):
            other = reached[p]
            top = top or other == MOST_LEVEL
            if p != me:
                best = max(best, other)
                chased += level > 0 and level - 1 <= other <= level
                chasing += level < other <= level + 2
        row.append(level / MOST_LEVEL)
        won.append(scene.standings.science[d][me] / 8)
        leads.append(max(-8, min(8, level - best)) / 6)
        tops += level > LOCKED and not top
        for to_come in range(level + 1, min(level + 3, MOST_LEVEL) + 1):
            power += THRESHOLDS[to_come]
    row += won
    row += leads
    row += [chased / 10, chasing / 8, tops / 2, power / 12]
    row.append(_scholar_levels(s, me) / 6)
    _bonus_numbers(s, me, scene, row)


def _scholar_levels(s: AgeOfInnovationState, me: int) -> int:
    """The levels that the scholars at hand bring in the best spaces that are free."""
    scholars = s.purse[me][AVAILABLE]
    levels = 0
    if scholars:
        best = 0
        for d in range(4):
            best += s.spaces[4 * d] == NOBODY
        first = min(best, scholars)
        levels = SPACES[0] * first + SPACES[1] * (scholars - first)
    return levels


def _bonus_numbers(s: AgeOfInnovationState, me: int, scene: Scene, row: list[float]) -> None:
    """Add the science bonuses to come: of this round, how near one more of it is, and all later ones with the levels of now."""
    more = s.able[me].total("science_levels")
    now = almost = later = 0.0
    current = s.round - 1 if s.phase <= ACTIONS else ROUNDS
    for i in range(max(0, s.round - 1 if s.phase < SCIENCE else s.round), ROUNDS - 1):
        tile = s.rounds[i]
        if tile == NONE:
            continue
        each = ROUND_EACH[tile]
        level = s.level[4 * me + ROUND_DISCIPLINE[tile]] + more
        worth = BONUS_WORTH[tile] * (level // each)
        if i == current:
            now = worth
            almost = level % each / each * BONUS_WORTH[tile]
        else:
            later += worth + BONUS_WORTH[tile] * 0.5 * (level % each) / each
    row += [now / 6, almost / 2, later / 12]
