"""What a seat has and how far it has come, as numbers between 0 and about 1, for a learned evaluation."""

from __future__ import annotations

from typing import Final

from igroteka.core.bundle import Bundle

from ..components.boards import (
    BUILDING,
    CHARACTER_NAMES,
    CITY_POINTS,
    FOOD_END,
    GATES,
    HAND_COST,
    HOUSE,
    INDUSTRY_END,
    LAB,
    RABBIT_FOOD,
    RABBITS,
    SHOP,
    SPACES,
    STOCK,
    TENT,
    TOWER,
    TRACK_LENGTH,
    TRACK_NAMES,
    TRACKS,
    column_limit,
)
from ..components.deck import CARDS, NO_MARK
from ..components.vocabulary import PRODUCTS
from ..effects import CARD, CP, DIAMOND, DISC, GOLD, IP, IRON, WHEAT, WOOD
from ..player import FACE_UP
from ..player_fields import BORDER_TOKENS, FLIPPED
from ..rules.prices import PAID_UNITS, pays_card
from ..rules.property import COSTS
from .advice import CHARACTER_WORTH, DOMAIN_WORTH
from .cards import RATING
from .land import FAR, begun_cities, flips, roads_missing, waiting_roads
from .values import Values

GOODS: Final[tuple[str, ...]] = ("gold", "wheat", "wood", "iron", "diamond", "disc")
GOODS_SCALE: Final[tuple[float, ...]] = (20.0, 12.0, 12.0, 12.0, 5.0, 3.0)
MADE_SCALE: Final[tuple[float, ...]] = (15.0, 8.0, 8.0, 8.0)
#: Nothing that grows without bound counts for more.
MOST: Final = 3.0

MEANS: Final[tuple[str, ...]] = (
    *[f"have_{name}" for name in GOODS],
    *("gold_early", "basic_early", "diamond_early", "city_points", "industry_points"),
    *[f"makes_{name}" for name in PRODUCTS],
    *("makes_gold_early", "makes_basic_early"),
)
CARDS_HELD: Final[tuple[str, ...]] = (
    *("hand_number", "hand_best", "hand_payable", "hand_best_payable", "hand_marked"),
)
CARDS_DOWN: Final[tuple[str, ...]] = (
    *("played", "played_round_end", "employed_agri", "employed_forest", "employed_mining", "employed_room"),
    *("sweets", "sweets_most", "skills", "skills_up", "wonder", "markers", "discount"),
    *("character_worth", "domain_worth"),
)
DOMAIN: Final[tuple[str, ...]] = (
    *("tokens", "tokens_flipped", "tokens_face_up", "roads", "flips_by_two_roads", "cells_at_roads"),
    *("ports", "port_next", "areas", "area_next", "sites"),
    *("tents", "houses", "buildings", "labs", "shops", "tower_stands", "payable_pieces"),
    *("cities", "cities_begun", "city_points_next", "city_step"),
)
TRACK: Final[tuple[str, ...]] = (
    *[f"prosper_{name}" for name in TRACK_NAMES],
    *[f"step_{name}" for name in TRACK_NAMES],
    *("cart", "locomotive", "markers_blocked", "industry_points_next", "food", "rabbits"),
    *("rabbits_ready", "food_to_rabbit"),
)
ACTIONS: Final[tuple[str, ...]] = ("areas_payable", "areas_cheap", "actions_left")
NAMES: Final[tuple[str, ...]] = (*MEANS, *CARDS_HELD, *CARDS_DOWN, *DOMAIN, *TRACK, *ACTIONS)


def seat_numbers(v: Values) -> list[float]:
    """All numbers of one seat that do not depend on its rivals."""
    row = _means(v)
    row += _cards_held(v)
    row += _cards_down(v)
    row += _domain(v)
    row += _tracks(v)
    row += _actions(v)
    return row


def _means(v: Values) -> list[float]:
    """Goods and production, each alone and times the share of the game that is left."""
    p, hope = v.p, v.hope
    have, makes = p.have, p.makes
    goods = [min(have[unit] / GOODS_SCALE[unit], MOST) for unit in range(len(GOODS))]
    made = [min(makes[kind] / MADE_SCALE[kind], MOST) for kind in range(len(PRODUCTS))]
    row = [
        *goods,
        goods[GOLD] * hope,
        (goods[WHEAT] + goods[WOOD] + goods[IRON]) * hope / 3,
        goods[DIAMOND] * hope,
    ]
    row.append(min(have[CP] / 30, MOST))
    row.append(min(have[IP] / 40, MOST))
    row += made
    row += [made[0] * hope, (made[1] + made[2] + made[3]) * hope / 3]
    return row


def _cards_held(v: Values) -> list[float]:
    """The hand: how many cards, how good, how many of them can be paid, and for how many columns they are."""
    p, table = v.p, RATING[v.later]
    best = payable = 0.0
    pays = marked = 0
    for c in p.hand:
        rating = table[c]
        if rating > best:
            best = rating
        if pays_card(p, c, 0):
            pays += 1
            if rating > payable:
                payable = rating
        marked += MARKED[c]
    return [min(len(p.hand) / 8, MOST), best / 10, min(pays / 5, MOST), payable / 10, min(marked / 5, MOST)]


MARKED: Final = tuple([int(card.mark != NO_MARK) for card in CARDS])
ENDING: Final = tuple([int(card.round_end) for card in CARDS])


def _cards_down(v: Values) -> list[float]:
    """Cards and tokens that lie before the seat."""
    p = v.p
    columns = p.columns
    room = 0
    for i in range(3):
        room += column_limit(p.placed[i]) - len(columns[i])
    ends = 0
    for c in p.played:
        ends += ENDING[c]
    sweets = p.sweets
    return [
        min((len(p.played) - ends) / 8, MOST),
        min(ends / 4, MOST),
        len(columns[0]) / 3,
        len(columns[1]) / 3,
        len(columns[2]) / 3,
        room / 6,
        min(sum(sweets) / 12, MOST),
        min(max(sweets) / 5, MOST) if sweets else 0.0,
        min(p.skills.bit_count() / 4, MOST),
        min((p.skills & ~p.down).bit_count() / 4, MOST),
        min(p.wonder / 3, MOST),
        min(p.markers / 10, MOST),
        min(p.discount / 3, MOST),
        CHARACTER_WORTH[p.character] / 20 if 0 <= p.character < len(CHARACTER_NAMES) else 0.0,
        DOMAIN_WORTH[p.domain] / 12 if p.side >= 0 else 0.0,
    ]


def _domain(v: Values) -> list[float]:
    """Tokens, roads, ports, areas, properties and cities."""
    p, later = v.p, v.later
    tally, token, placed = p.tally, tuple(p.token), p.placed
    lying = sum(tally[:FLIPPED])
    turned = flips(p.domain, token, p.edges)
    row = [
        lying / 30,
        sum(tally[FLIPPED:BORDER_TOKENS]) / 25,
        p.token.count(FACE_UP) / 8,
        len(p.roads) / 20,
        turned[2] / 4,
        min(waiting_roads(token, p.roads, p.cells) / 5, MOST),
        p.ports / 4,
    ]
    near = FAR
    for far in v.ways[0]:
        if 0 < far < near:
            near = far
    row.append(1 - near / FAR)
    closest = 2 * FAR
    tokens, roads = v.ways[1], roads_missing(p.domain, p.roads)
    for i in range(len(tokens)):
        if not p.areas >> i & 1:
            closest = min(closest, tokens[i] + roads[i])
    row += [p.areas.bit_count() / 4, 1 - min(closest, FAR) / FAR, min(len(p.sites) / 6, MOST)]
    shops = 0
    for piece in range(SHOP, TOWER):
        shops += placed[piece]
    row += [
        placed[TENT] / STOCK[TENT],
        placed[HOUSE] / STOCK[HOUSE],
        placed[BUILDING] / STOCK[BUILDING],
        placed[LAB] / STOCK[LAB],
        shops / (TOWER - SHOP),
        float(placed[TOWER]),
        _payable_pieces(v) / 4,
    ]
    table = CITY_POINTS
    for own in p.abilities.rules("city_table"):
        table = own
    number, last = p.city[0], len(table) - 1
    here = table[min(number, last)]
    row += [
        number / 5,
        min(begun_cities(tuple(p.on), bool(p.abilities.rules("city_same_type"))), MOST),
        # What the next round end brings, and what one city more would bring at each round end to come.
        here * v.now / 6,
        (table[min(number + 1, last)] - here) * (later + v.now) / 10,
    ]
    return row


def _payable_pieces(v: Values) -> int:
    """How many kinds of properties the seat could pay for now, at most one for each site."""
    p = v.p
    have = p.have
    wood, iron, gold = have[WOOD] + p.discount, have[IRON], have[GOLD]
    number = 0
    for piece in range(TOWER):
        if p.placed[piece] < STOCK[piece]:
            price = COSTS[piece][p.placed[piece]]
            if price[0] <= wood and price[1] <= iron and price[2] <= gold:
                number += 1
    return min(number, len(p.sites))


def _tracks(v: Values) -> list[float]:
    """Prosperity, industry and food: how far, and what the next steps bring."""
    p, now, later = v.p, v.now, v.later
    spaces: list[float] = []
    steps: list[float] = []
    for track in range(len(TRACK_NAMES)):
        at, last = p.prosper[track], TRACK_LENGTH[track]
        rates = RATES[track]
        number = v.numbers[track]
        spaces.append(at / last)
        # The better of the next two spaces, as many a step only prepares the next one.
        steps.append(min(number * (rates[min(at + 2, last)] - rates[at]) / 20, MOST))
    row = spaces + steps
    labs = p.placed[LAB]
    gate = GATES[labs] if labs < len(GATES) else -1
    out = len(p.rabbits)
    ready = 0
    while out + ready < RABBITS and p.food >= RABBIT_FOOD[out + ready]:
        ready += 1
    missing = RABBIT_FOOD[out + ready] - p.food if out + ready < RABBITS else 0
    row += [
        p.cart / INDUSTRY_END,
        (p.locomotive + 4) / (INDUSTRY_END + 4) if p.locomotive >= 0 else 0.0,
        ((p.cart == gate) + (p.locomotive == gate and gate >= 0)) / 2,
        v.crossed * (now + later) / 40,
        p.food / FOOD_END,
        out / RABBITS,
        ready / 3,
        missing / 4,
    ]
    return row


RATES: Final = tuple([tuple([rate[0] / rate[1] for rate in track.rates]) for track in TRACKS])


def _actions(v: Values) -> list[float]:
    """What can still be done in this round: areas with room that can be paid, and for how many the cards suffice."""
    s, p = v.s, v.p
    have = p.have
    if not v.now or not s.round:
        return [0.0] * len(ACTIONS)
    cards, discs = have[CARD], have[DISC]
    payable = cheap = 0
    for area in s.open_areas():
        used = s.discs[area]
        if used < SPACES[area] and (HAND_COST[used] <= cards or discs) and _covers(have, p.prices[area]):
            payable += 1
            cheap += HAND_COST[used] == 1
    return [payable / 15, cheap / 15, min((cards + discs) / 8, MOST)]


def _covers(have: list[int], price: Bundle) -> bool:
    """Whether a store suffices for the price of an area, without what a character may pay instead."""
    if price:
        for unit in PAID_UNITS:
            if have[unit] < price[unit]:
                return False
    return True
