"""What action areas and worker cards cost a seat, with everything that changes a price."""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Abilities
from igroteka.core.bundle import NOTHING, Bundle, add, is_empty

from ..components.boards import AREAS
from ..components.deck import CARDS
from ..components.vocabulary import SWEETS
from ..effects import BASIC, DIAMOND, GOLD, HELD, IRON, UNITS, WHEAT, WOOD
from ..player import Player
from ..state import SweetLandsState

PRINTED: Final = tuple([UNITS.of(a.cost) if a.cost else NOTHING for a in AREAS])
BROWNIE: Final = SWEETS.index("brownie")
#: Cost of each card: gold, wheat, wood, iron, diamonds, basic resources of choice.
CARD_COSTS: Final = tuple(
    [
        tuple([c.cost.get(unit, 0) for unit in ("gold", "wheat", "wood", "iron", "diamond", "basic")])
        for c in CARDS
    ]
)
CARD_BROWNIE: Final = tuple([c.brownie for c in CARDS])


def area_prices(abilities: Abilities) -> list[Bundle]:
    """§SL-4.12.2, §SL-5.12 The price of every area; nothing at all is the empty bundle."""
    prices: list[Bundle] = []
    for i, area in enumerate(AREAS):
        price = set_price(abilities, i)
        for action, cost in abilities.rules("area_cost_add"):
            if action == area.action:
                price = tuple([max(n, 0) for n in add(price, cost)])
        prices.append(NOTHING if is_empty(price) else price)
    return prices


def set_price(abilities: Abilities, area: int) -> Bundle:
    """§SL-5.12 The price of an area that is printed on it or on an enhanced skill token."""
    price = PRINTED[area]
    for name, cost in abilities.rules("area_cost_set"):
        if name == AREAS[area].id:
            price = cost
    return price


def changes_copies(s: SweetLandsState) -> bool:
    """§SL-5.44 Whether what characters change in the price of an area holds for copying it."""
    return s.options.get("copied_prices", "changed") == "changed"


def copied_price(s: SweetLandsState, p: Player, area: int) -> Bundle:
    """§SL-5.12, §SL-5.44 The price of an area that is copied."""
    return p.prices[area] if changes_copies(s) else set_price(p.abilities, area)


def substitutes(p: Player, area: int) -> bool:
    """§SL-4.12.4 Whether wood may be paid for the wheat of an area."""
    action = AREAS[area].action
    return any(rule == action for rule in p.abilities.rules("substitute"))


def pays_area(p: Player, area: int, owed: Bundle) -> bool:
    """§SL-4.6.1 Whether a player could pay the printed cost of an area after `owed`."""
    return _pays(p, p.prices[area], substitutes(p, area), owed)


def pays_copied(s: SweetLandsState, p: Player, area: int, owed: Bundle) -> bool:
    """§SL-5.12, §SL-5.44 The same for an area that is copied."""
    swap = changes_copies(s) and substitutes(p, area)
    return _pays(p, copied_price(s, p, area), swap, owed)


def _pays(p: Player, need: Bundle, swap: bool, owed: Bundle) -> bool:
    """Whether a player has what is needed after `owed`, perhaps with wood for wheat."""
    if owed:
        need = add(owed, need)
    elif not need:
        return True
    have = p.have
    if swap:
        if have[WHEAT] + have[WOOD] < need[WHEAT] + need[WOOD] or have[WOOD] < need[WOOD]:
            return False
        return have[GOLD] >= need[GOLD] and have[IRON] >= need[IRON] and have[DIAMOND] >= need[DIAMOND]
    return all(have[i] >= need[i] for i in PAID_UNITS)


#: What areas cost.
PAID_UNITS: Final = tuple(
    [i for i in range(HELD) if any(price and price[i] for price in PRINTED) or i == GOLD]
)


def card_gold(p: Player, card: int, less: int) -> int:
    """§SL-3.14.3, §SL-4.7.1, §SL-5.36 The gold that a card costs now."""
    gold = CARD_COSTS[card][0] - less
    if CARD_BROWNIE[card] or p.abilities.rules("brownie_discount_all"):
        gold -= p.sweets[BROWNIE]
    return max(gold, 0)


def pays_card(p: Player, card: int, less: int) -> bool:
    """§SL-4.7.1 Whether a player could pay for a card."""
    have = p.have
    _, wheat, wood, iron, diamond, basic = CARD_COSTS[card]
    if have[GOLD] < card_gold(p, card, less) or have[DIAMOND] < diamond:
        return False
    if have[WHEAT] < wheat or have[WOOD] < wood or have[IRON] < iron:
        return False
    return not basic or have[WHEAT] + have[WOOD] + have[IRON] - wheat - wood - iron >= basic


def card_price(p: Player, card: int, less: int) -> Bundle:
    """The price of a card as a bundle."""
    price = [0] * len(UNITS.names)
    _, price[WHEAT], price[WOOD], price[IRON], price[DIAMOND], price[BASIC] = CARD_COSTS[card]
    price[GOLD] = card_gold(p, card, less)
    return tuple(price)
