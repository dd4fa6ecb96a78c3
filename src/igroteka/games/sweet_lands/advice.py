"""What a position is worth to a seat, for bots and hints: points, means, prospects, and what is just being done.

All values are victory points. An effect that waits on the agenda counts with what it will bring, so that one
ply of looking ahead sees what a click sets off.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.core.abilities import Ability, Act, When
from igroteka.core.agenda import over

from .components.boards import (
    BUILDING,
    CITY_POINTS,
    CROSSED,
    END_TILES,
    HOUSE,
    PORT_POINTS,
    ROUNDS,
    STOCK,
    TENT,
    TRACKS,
)
from .components.deck import CARDS
from .components.land import DOMAINS, NEIGHBOURS, PLACES
from .effects import (
    CARD_EFFECT,
    CARD_LABOUR,
    CP,
    DIAMOND,
    DISC,
    GOLD,
    HELP_EFFECT,
    IP,
    IRON,
    SET_COUNT,
    TRACK_COUNT,
    VP,
    WHEAT,
    WOOD,
)
from .rules.player import FACE_UP, Player
from .rules.scoring import points, scoring_points
from .state import Sweet
from .steps import FOOD_STEP, GROWTH, MARKER_STEP
from .worth import (
    BASIC_MADE,
    CARD_IN_HAND,
    CARD_KEPT,
    GOLD_MADE,
    PLENTY,
    SPARE,
    UNIT,
    WONDER,
    effect_worth,
    pending,
    units,
)

#: What prospects are worth on average.
SITE_VALUE: Final = 1.0
PROPERTY_VALUE: Final = 2.5
FACE_UP_VALUE: Final = 0.7
CITY_BEGUN: Final = 0.25
RATE_HOPE: Final = 0.3
TOWER_VALUE: Final = 4.8
NEAR_PORT: Final = 0.16
#: A production level beyond which another resource is wanted more.
ENOUGH: Final = 6
LABOUR: Final = 0.6
SCORING_DOUBT: Final = 0.4
DISCOUNTED: Final = 1.3
SWEET_VALUE: Final = 0.4
#: How often an event happens to a player in a round.
RATE: Final = {
    "play_card": 2.0,
    "place_property": 2.0,
    "place_rabbit": 0.8,
    "industry_bonus": 1.5,
    "gold_production_up": 2.5,
    "diamond_as_card": 1.0,
    "production": 1.0,
    "round_end_before": 1.0,
    "round_end_after": 1.1,
    "round_end_skill": 1.1,
}


def evaluate(s: Sweet, seat: int) -> float:
    """Own prospects and what is being done now; at the end the points."""
    if over(s):
        return float(sum(points(s, seat)))
    return prospects(s, seat) + sum([pending(s, seat, frame) for frame in s.agenda], 0.0)


def prospects(s: Sweet, seat: int) -> float:
    """Points of a seat, its means, and what they will bring at this round end and in the rounds to come."""
    p = s.players[seat]
    if not s.round:
        return sum([made(n, kind) for kind, n in enumerate(p.makes)], 0.0) + stock(p, UNIT)
    now, later = int(seat not in s.ended), ROUNDS - s.round
    hope = later / (ROUNDS - 1)
    worth = float(p.have[VP]) + means(s, p, not now)
    worth += later * sum([made(n, kind) for kind, n in enumerate(p.makes)], 0.0)
    worth += points_to_come(p, now, later, hope)
    worth += ports(p, hope) + hope * land(p)
    worth += sum([ability_worth(s, seat, a, now, later) for a in p.abilities.items], 0.0)
    if now:
        worth += sum(
            [effect_worth(s, seat, HELP_EFFECT[t], 1) for t in s.help[p.help] if t in END_TILES], 0.0
        )
    for card in p.played:
        if CARDS[card].round_end:
            worth += (now + 1.1 * later) * effect_worth(s, seat, CARD_EFFECT[card], 1)
    for column in p.columns:
        for card in column:
            labour = CARD_LABOUR[card]
            if labour is not None:
                worth += LABOUR * later * effect_worth(s, seat, labour, 1)
    worth += 10 * p.milestones.bit_count()
    worth += (1 - SCORING_DOUBT * hope) * sum([scoring_points(s, seat, t) for t in s.scoring])
    worth += 0.9 * later * p.areas.bit_count() + DISCOUNTED * later * p.discount
    worth += hope * (FOOD_STEP * p.food + (WONDER if p.wonder else 0) + SWEET_VALUE * sum(p.sweets))
    return worth + hope * TOWER_VALUE * p.tower()


def made(n: int, kind: int) -> float:
    """What a production level brings in a round: the more there is of one resource, the less it helps."""
    if kind == 0:
        return GOLD_MADE * n
    return BASIC_MADE * (n if n <= ENOUGH else ENOUGH + SPARE * (n - ENOUGH))


def stock(p: Player, value: tuple[float, ...]) -> float:
    """Resources in store: what is there in plenty is worth less."""
    worth = value[GOLD] * p.have[GOLD] + value[DIAMOND] * p.have[DIAMOND]
    for unit in (WHEAT, WOOD, IRON):
        n = p.have[unit]
        worth += value[unit] * (n if n <= PLENTY else PLENTY + SPARE * (n - PLENTY))
    return worth


def means(s: Sweet, p: Player, ended: bool) -> float:
    """Resources and cards: worth something while they can be spent, little when they cannot."""
    have = p.have
    if s.round == ROUNDS and ended:
        return float(have[GOLD] // 5 + have[DIAMOND])
    value = units(s)
    worth = stock(p, value)
    if ended:
        return worth + CARD_KEPT * min(len(p.hand), 1)
    kept = 0 if s.round == ROUNDS else min(len(p.hand), 1)
    return worth + value[DISC] * have[DISC] + CARD_IN_HAND * (len(p.hand) - kept) + CARD_KEPT * kept


def points_to_come(p: Player, now: int, later: int, hope: float) -> float:
    """City points, industry points and prosperity, with the rounds to come."""
    table = CITY_POINTS
    for own in p.abilities.rules("city_table"):
        table = own
    cities = begun_cities(p) + p.city[0]
    low = min(int(cities), len(table) - 1)
    per_round = table[low] + (cities - low) * (table[min(low + 1, len(table) - 1)] - table[low])
    city_points = p.have[CP] + now * table[min(p.city[0], len(table) - 1)] + later * per_round
    worth = city_points * (2 + full(p, HOUSE, hope))
    crossed = CROSSED[p.cart] + (CROSSED[p.locomotive] if p.locomotive >= 0 else 0)
    industry_points = p.have[IP] + (now + later) * crossed
    worth += industry_points * full(p, BUILDING, hope)
    worth += hope * (MARKER_STEP * (p.cart + max(p.locomotive, 0)) + (3.0 if p.locomotive >= 0 else 0))
    for track, row in enumerate(TRACKS):
        space = p.prosper[track]
        rate = row.rates[space][0] / row.rates[space][1]
        top = row.rates[min(space + 2, row.length)]
        rate += hope * RATE_HOPE * (top[0] / top[1] - rate)
        if row.id == "ip":
            number = industry_points + GROWTH["ip"] * later
        else:
            number = TRACK_COUNT[track].count(p) + GROWTH[row.id] * later
        worth += number * rate
    tents, each = SET_COUNT[0]
    return float(worth + each * (tents.count(p) + later * 0.5) * full(p, TENT, hope))


def full(p: Player, piece: int, hope: float) -> float:
    """How likely a set of pieces gets complete."""
    share = p.placed[piece] / STOCK[piece]
    return 1.0 if share == 1 else hope * share**3


def begun_cities(p: Player) -> float:
    """Groups that are no city yet, as parts of one."""
    if not any(p.placed):
        return 0.0
    on = p.on
    worth, seen = 0.0, set()
    for start in range(PLACES):
        if on[start] >= 0 and start not in seen:
            group = [start]
            for cell in group:
                group += [n for n in NEIGHBOURS[cell] if on[n] >= 0 and n not in group]
            seen.update(group)
            types = len({min(on[cell], 4) if on[cell] < 7 else 5 for cell in group})
            if types < 3:
                worth += CITY_BEGUN * (types - 0.4)
    return worth


def ports(p: Player, hope: float) -> float:
    """Points for open ports, read between the entries of the table for those that are near."""
    near = [d for d in port_distances(p.domain, tuple(p.token)) if d]
    count = p.ports + hope * sum([max(0.0, 0.8 - NEAR_PORT * d) for d in near], 0.0)
    low = min(int(count), len(PORT_POINTS) - 2)
    return float(PORT_POINTS[low] + (count - low) * (PORT_POINTS[low + 1] - PORT_POINTS[low]))


@lru_cache(maxsize=20_000)
def port_distances(domain: int, token: tuple[int, ...]) -> tuple[int, ...]:
    """How many tokens are missing on the shortest chain from the capital to each port."""
    d = DOMAINS[domain]
    far = 99
    best = [far] * PLACES
    ring = list(d.first_cells)
    for c in ring:
        best[c] = 0 if token[c] else 1
    steps = 0
    while ring and steps < 20:
        after: list[int] = []
        for c in ring:
            for n in d.neighbours[c]:
                cost = best[c] + (0 if token[n] else 1)
                if cost < best[n]:
                    best[n] = cost
                    after.append(n)
        ring = after
        steps += 1
    return tuple([best[port] for port in d.ports])


def land(p: Player) -> float:
    """Tokens that wait for a road, sites that wait for a property, and properties."""
    sites = SITE_VALUE * min(len(p.sites), 6) + PROPERTY_VALUE * sum(p.placed)
    return FACE_UP_VALUE * min(p.token.count(FACE_UP), 8) + sites


def ability_worth(s: Sweet, seat: int, ability: Ability, now: int, later: int) -> float:
    """What an ability will bring at this round end and in the rounds to come."""
    if isinstance(ability, When):
        event = ability.events[0]
        often = (now if event.startswith("round_end") else 0) + RATE.get(event, 1.0) * later
        return often * effect_worth(s, seat, ability.effect, 1)
    if isinstance(ability, Act):
        return 0.7 * later * effect_worth(s, seat, ability.effect, 1)
    return 0.8 * later
