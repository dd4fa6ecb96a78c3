"""What a position is worth to a seat, for bots and hints: points, means, prospects, and what is just being done.

All values are victory points. An effect that waits on the agenda counts with what it will bring, so that one
ply of looking ahead sees what a click sets off.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Ability, Act, When
from igroteka.core.agenda import over

from ..components.boards import (
    BUILDING,
    CHARACTER_NAMES,
    CITY_POINTS,
    CROSSED,
    END_TILES,
    GATES,
    HOUSE,
    LAB,
    MILESTONE_VP,
    PORT_POINTS,
    RABBIT_FOOD,
    RABBITS,
    TENT,
    TRACKS,
)
from ..components.deck import CARDS
from ..components.land import DOMAINS
from ..components.vocabulary import UNITS
from ..effects import (
    CARD_EFFECT,
    CP,
    DIAMOND,
    DISC,
    GOLD,
    HELP_EFFECT,
    IRON,
    MILESTONE_IF,
    SKILL_FLIP,
    TOWER_IF,
    VP,
    WHEAT,
    WOOD,
)
from ..player import FACE_UP
from ..rules.round_end import MoveHelp
from ..rules.scoring import points, scoring_points
from ..state import SweetLandsState
from .cards import RATING
from .effects import WONDER, effect_worth
from .land import begun_cities, roads_missing
from .pending import pending
from .tracks import FOOD_STEP, MARKER_STEP, NEARLY_CROSSED
from .values import BASIC_MADE, FUTURE_CARD, GOLD_MADE, Values

#: What prospects are worth on average.
SITE_VALUE: Final = 0.8
HELP_VALUE: Final = 4.0
SITES: Final = 5
PIECE_HOPE: Final = 1.0
FACE_UP_VALUE: Final = 0.9
TOWER_VALUE: Final = 3.0
TOWER_NEAR: Final = 3.0
NEAR_PORT: Final = 0.16
NEAR_AREA: Final = 0.62
READY_RABBIT: Final = 1.2
BLOCKED: Final = 2.0
LOCOMOTIVE_HOPE: Final = 3.0
#: A store and a production level beyond which another resource is wanted more.
PLENTY: Final = 8
PLENTY_GOLD: Final = 16
ENOUGH: Final = 8
ENOUGH_GOLD: Final = 14
SPARE: Final = 0.35
COLUMN_CARD: Final = 0.9
SCORING_DOUBT: Final = 0.4
MILESTONE_HOPE: Final = 4.0
MILESTONE_READY: Final = 9.0
DISCOUNTED: Final = 1.6
SWEET_VALUE: Final = 0.3
CITY_GROWTH: Final = 0.25
END_GROWTH: Final = 1.25
CARD_KEPT: Final = 1.6
HAND_SHARE: Final = 0.15
#: What the rounds to come bring apart from all that can be told now, so that a position is judged by what it may end with.
TO_COME: Final[tuple[float, ...]] = (0.0, 20.0, 34.0, 45.0, 65.0)
#: How many points more or less than the mean bots scored alone with each character and domain, halved for doubt.
CHARACTER_POINTS: Final = {
    "bastet": -16.0,
    "nata": -2.0,
    "solby": -14.0,
    "rikka": -6.0,
    "che": 6.0,
    "elise": 0.0,
    "elsa": -16.0,
    "elina": 7.0,
    "sena": 27.0,
    "carmen": 2.0,
    "sakura": 1.0,
    "gretel": 14.0,
    "jasmine": 5.0,
    "laila": -7.0,
}
DOMAIN_POINTS: Final = {"A": 4.0, "B1": -4.0, "B2": 1.0, "B3": -12.0, "B4": 1.0}
CHARACTER_WORTH: Final = tuple([CHARACTER_POINTS[name] for name in CHARACTER_NAMES])
DOMAIN_WORTH: Final = tuple([DOMAIN_POINTS[domain.id] for domain in DOMAINS])
#: How often an event happens to a player in a round.
RATE: Final = {
    "play_card": 2.0,
    "place_property": 2.5,
    "place_rabbit": 0.8,
    "industry_bonus": 1.0,
    "gold_production_up": 2.5,
    "diamond_as_card": 1.0,
    "production": 1.0,
}


def evaluate(s: SweetLandsState, seat: int) -> float:
    """Own prospects and what is being done now; at the end the points."""
    if over(s):
        return float(sum(points(s, seat)))
    v = Values(s, seat)
    worth = prospects(v) + TO_COME[v.later]
    for i in range(len(s.agenda) - 1, -1, -1):
        worth += pending(v, s.agenda[i])
    return worth


def facts(s: SweetLandsState, seat: int) -> list[tuple[str, float, float]]:
    """What people count of a seat besides points: what it is, how much there is of it, what one is worth."""
    v = Values(s, seat)
    p, later = v.p, v.later
    told = [
        (f"have-kind:{UNITS[unit]}", float(p.have[unit]), v.unit[unit])
        for unit in (GOLD, WHEAT, WOOD, IRON, DIAMOND)
    ]
    for kind, n in enumerate(p.makes):
        told.append((f"made-kind:{UNITS[kind]}", float(n), (BASIC_MADE if kind else GOLD_MADE) * later))
    for piece, name in ((TENT, "tent"), (HOUSE, "house"), (BUILDING, "building"), (LAB, "lab")):
        told.append((f"placed-kind:{name}", float(p.placed[piece]), 1 + PIECE_HOPE * v.hope))
    told += [
        ("cards", float(len(p.hand)), v.card),
        ("ports", float(p.ports), 3.0),
        ("cities", float(p.city[0]), 4.0),
    ]
    told += [("rabbits", float(len(p.rabbits)), 2.0), ("roads", float(len(p.roads)), 0.5)]
    told.append(("employed", float(sum([len(column) for column in p.columns])), COLUMN_CARD * later))
    return [*told, ("milestones", float(p.milestones.bit_count()), float(MILESTONE_VP))]


def prospects(v: Values) -> float:
    """Points of a seat, its means, and what they will bring at this round end and in the rounds to come."""
    s, p, now, later, hope = v.s, v.p, v.now, v.later, v.hope
    if not s.round:
        return setup_worth(v) + help_worth(v)
    worth = p.have[VP] + means(v) + help_worth(v)
    if later:
        for kind, n in enumerate(p.makes):
            worth += later * production_worth(n, kind)
    worth += cities(v) + industry(v) + tracks(v)
    worth += ports(v) + land(v)
    for ability in p.abilities.items:
        worth += ability_worth(v, ability)
    for card in p.played:
        if CARDS[card].round_end:
            worth += (now + END_GROWTH * later) * effect_worth(v, CARD_EFFECT[card], 1)
    if p.skills:
        worth += flip_tokens(v)
    employed = len(p.columns[0]) + len(p.columns[1]) + len(p.columns[2])
    worth += COLUMN_CARD * later * employed
    if s.seats > 1:
        worth += MILESTONE_VP * p.milestones.bit_count() + (milestones(v) if v.busy else 0.0)
        for token in s.scoring:
            worth += (1 - SCORING_DOUBT * hope) * scoring_points(s, v.seat, token)
    worth += DISCOUNTED * later * p.discount
    worth += hope * (FOOD_STEP * p.food + SWEET_VALUE * sum(p.sweets))
    return worth + tower(v)


def setup_worth(v: Values) -> float:
    """Before the first round: what a character and a side of a domain board bring more or less than others."""
    p = v.p
    worth = CHARACTER_WORTH[p.character] if p.character >= 0 else 0.0
    return worth + DOMAIN_WORTH[p.domain] if p.side >= 0 else worth


def production_worth(n: int, kind: int) -> float:
    """What a production level brings in a round: the more there is of one resource, the less it helps."""
    if kind == 0:
        return GOLD_MADE * (n if n <= ENOUGH_GOLD else ENOUGH_GOLD + SPARE * (n - ENOUGH_GOLD))
    return BASIC_MADE * (n if n <= ENOUGH else ENOUGH + SPARE * (n - ENOUGH))


def means(v: Values) -> float:
    """Resources and cards: worth something while they can be spent, little when they cannot."""
    p = v.p
    have, value = p.have, v.unit
    if not v.busy:
        return 0.2 * have[GOLD] + 0.19 * (have[WHEAT] + have[WOOD] + have[IRON]) + have[DIAMOND]
    gold = have[GOLD]
    worth = value[GOLD] * (gold if gold <= PLENTY_GOLD else PLENTY_GOLD + 0.6 * (gold - PLENTY_GOLD))
    worth += value[DIAMOND] * have[DIAMOND]
    for unit in (WHEAT, WOOD, IRON):
        n = have[unit]
        worth += value[unit] * (n if n <= PLENTY else PLENTY + SPARE * (n - PLENTY))
    if v.now:
        worth += value[DISC] * have[DISC]
    return worth + hand(v)


def hand(v: Values) -> float:
    """Cards pay for areas; the best that gold suffices for will rather be played. At the end of a round one is kept."""
    cards = v.p.hand
    if not cards:
        return 0.0
    table = RATING[v.later]
    if not v.now:
        return CARD_KEPT + HAND_SHARE * max([table[c] for c in cards]) if v.later else 0.0
    kept = 1 if v.later else 0
    worth = v.card * (len(cards) - kept) + CARD_KEPT * kept
    gold = v.p.have[GOLD]
    best = sorted([(table[c], c) for c in cards], reverse=True)
    for rating, card in best[:PLAYS]:
        price = GOLD_PRICE[card]
        if price <= gold:
            gold -= price
            worth += HAND_SHARE * rating
        elif kept:
            kept = 0
            worth += HAND_SHARE * LATER_SHARE * rating
    return worth


#: The gold that each card costs, and how many cards of a hand are thought of as played.
GOLD_PRICE: Final = tuple([card.cost.get("gold", 0) for card in CARDS])
PLAYS: Final = 4
LATER_SHARE: Final = 0.6


def help_worth(v: Values) -> float:
    """The tiles above the own piece: at this round end, or, once the piece has moved on, in the next round."""
    s, p = v.s, v.p
    if p.help < 0:
        return 0.0
    waits = not v.now or not s.round
    worth = HELP_VALUE * (v.later - waits)
    if waits and not v.later:
        return 0.0
    if waits and isinstance(s.agenda[-1], MoveHelp):
        return worth + HELP_VALUE
    for tile in s.help[p.help]:
        if waits or tile in END_TILES:
            worth += effect_worth(v, HELP_EFFECT[tile], 1)
    return worth


def cities(v: Values) -> float:
    """City points, with those of the round ends to come; groups that are begun count as parts of cities."""
    p, later = v.p, v.later
    table = CITY_POINTS
    for own in p.abilities.rules("city_table"):
        table = own
    total = float(p.have[CP] + v.now * table[min(p.city[0], len(table) - 1)])
    if later:
        hoped = p.city[0] + begun_cities(tuple(p.on), bool(p.abilities.rules("city_same_type")))
        hoped += CITY_GROWTH * (later - 1) if hoped else 0.0
        low = min(int(hoped), len(table) - 2)
        total += later * (table[low] + (hoped - low) * (table[low + 1] - table[low]))
    return total * (2 + v.full(HOUSE))


def industry(v: Values) -> float:
    """Industry points apart from their prosperity track, and how the markers stand."""
    p, hope = v.p, v.hope
    worth = v.full(BUILDING) * v.numbers[-1]
    if not v.later:
        return worth
    point = v.rate(len(TRACKS) - 1) + v.full(BUILDING)
    labs = p.placed[LAB]
    gate = GATES[labs] if labs < len(GATES) else -1
    for space in (p.cart, p.locomotive):
        if space >= 0:
            worth += point * v.later * (NEARLY_CROSSED[space] - CROSSED[space]) + hope * MARKER_STEP * space
            if space == gate:
                worth -= hope * BLOCKED
    if p.locomotive >= 0:
        worth += hope * LOCOMOTIVE_HOPE
    return worth


def tracks(v: Values) -> float:
    """Prosperity: what is counted times the rate that is hoped for; in the end only whole points count."""
    p = v.p
    worth = 0.0
    if v.busy:
        for track, number in enumerate(v.numbers):
            worth += number * v.rates[track][p.prosper[track]]
    else:
        for track, number in enumerate(v.numbers):
            rate = TRACKS[track].rates[p.prosper[track]]
            worth += int(number) * rate[0] // rate[1]
    return worth + 2 * (len(p.rabbits) + 0.5 * v.later) * v.full(TENT)


def ports(v: Values) -> float:
    """Points for open ports, read between the entries of the table for those that are near."""
    p = v.p
    if not v.busy:
        return float(PORT_POINTS[p.ports])
    count = float(p.ports)
    reach = 0.35 + 0.65 * v.hope
    for far in v.ways[0]:
        if far:
            count += reach * max(0.0, 0.8 - NEAR_PORT * far)
    low = min(int(count), len(PORT_POINTS) - 2)
    return float(PORT_POINTS[low] + (count - low) * (PORT_POINTS[low + 1] - PORT_POINTS[low]))


def land(v: Values) -> float:
    """Bonus-card areas, tokens that wait for a road, sites that wait for a property, rabbits that wait for wheat."""
    p, later, hope = v.p, v.later, v.hope
    if not v.busy:
        return 0.0
    worth = 0.0
    if later:
        tokens = v.ways[1]
        roads = roads_missing(p.domain, p.roads)
        areas = 0.0
        for i in range(len(tokens)):
            if p.areas >> i & 1:
                areas += 1.0
            else:
                areas += NEAR_AREA ** (1 + tokens[i] + roads[i])
        worth += FUTURE_CARD * later * areas
    share = 0.3 + 0.7 * hope
    worth += share * (FACE_UP_VALUE * min(p.token.count(FACE_UP), 8) + SITE_VALUE * min(len(p.sites), SITES))
    worth += hope * PIECE_HOPE * sum(p.placed)
    out = len(p.rabbits)
    ready = 0
    while out + ready < RABBITS and p.food >= RABBIT_FOOD[out + ready]:
        ready += 1
    return worth + share * READY_RABBIT * ready


def flip_tokens(v: Values) -> float:
    """Skill tokens that can be turned once a round."""
    p = v.p
    worth = 0.0
    for skill, effect in FLIPS:
        if p.skills >> skill & 1:
            ready = v.now and not p.down >> skill & 1
            worth += FLIPPED_SHARE * (ready + v.later) * effect_worth(v, effect, 1)
    return worth


FLIPS: Final = tuple([(skill, effect) for skill, effect in enumerate(SKILL_FLIP) if effect is not None])
FLIPPED_SHARE: Final = 0.9


def milestones(v: Values) -> float:
    """Milestones on offer that are near."""
    s, p = v.s, v.p
    worth = 0.0
    for i, side in enumerate(s.milestones):
        if side:
            near = 1.0
            for count, least in MILESTONE_IF[i][side - 1]:
                near = min(near, count.count(p) / least)
            worth += MILESTONE_READY if near >= 1 else MILESTONE_HOPE * near**2
    return worth


def tower(v: Values) -> float:
    """The clock tower, or how near its conditions are."""
    p, hope = v.p, v.hope
    if p.tower():
        return hope * TOWER_VALUE
    if not hope:
        return 0.0
    near = 1.0
    for count, least in TOWER_IF[p.character]:
        near *= min(count.count(p) / least, 1.0)
    return hope * (TOWER_NEAR * near + (WONDER if p.wonder else 0.0))


def ability_worth(v: Values, ability: Ability) -> float:
    """What an ability will bring at this round end and in the rounds to come."""
    if isinstance(ability, When):
        event = ability.events[0]
        if event.startswith("round_end"):
            return (v.now + END_GROWTH * v.later) * effect_worth(v, ability.effect, 1)
        return RATE.get(event, 1.0) * v.later * effect_worth(v, ability.effect, 1)
    if isinstance(ability, Act):
        return 0.7 * v.later * effect_worth(v, ability.effect, 1)
    return 0.8 * v.later
