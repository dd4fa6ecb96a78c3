"""What the cards of the deck are worth to play on average, by the rounds to come: which to keep and which to discard."""

from __future__ import annotations

from typing import Final

from igroteka.core.combinators import AnyOrder, Choose, If, May, Per, Seq, Upto
from igroteka.core.effects import AtLeast, Effect

from ..components.boards import ROUNDS
from ..components.deck import CARDS, NO_MARK
from ..effects import CARD_EFFECT, CARD_LABOUR, Number, Produce
from ..rules.payment import Basic, Price, ProduceAny
from ..rules.property import Property
from ..rules.tracks import Rabbit
from .tracks import average_bonus

#: What the counts of the cards come to in the last round; before it, in proportion.
TYPICAL: Final = {
    "sweet": 3.5,
    "sweet_best": 4.0,
    "terrain": 20.0,
    "terrain_best": 7.0,
    "road": 11.0,
    "property": 11.0,
    "rabbit": 3.0,
    "city": 2.5,
    "port": 3.0,
    "played": 10.0,
    "employed": 5.0,
    "hand": 4.0,
    "food": 9.0,
    "industry": 9.0,
    "prosper": 20.0,
    "production": 7.0,
    "ip_symbol": 5.0,
    "round_ip": 5.0,
    "skill": 3.0,
    "diamond": 2.0,
    "gold": 15.0,
}
#: What is paid, by unit; a diamond for employment is not among it.
PRICE: Final = {"gold": 0.3, "wheat": 0.55, "wood": 0.65, "iron": 0.6, "basic": 0.55, "diamond": 2.0}
GOLD_MADE: Final = 0.25
BASIC_MADE: Final = 0.6
WORKER: Final = 0.35
#: No card is worth more: whether it can be played well is seen when it is.
MOST: Final = 10.0


def typical_count(count: Number, later: int) -> float:
    """What a count comes to on average."""
    whole = TYPICAL.get(count.what, 3.0)
    if count.what in ("terrain", "property", "played") and (count.kind or count.on >= 0 or count.mark):
        whole *= 0.3
    if count.what == "city" and count.index > 0:
        whole = 0.6
    if count.what == "production" and count.kind == "gold":
        whole = 14.0
    return whole * (ROUNDS - later) / ROUNDS


def average_worth(effect: Effect, later: int) -> float:
    """What an effect brings on average."""
    if isinstance(effect, (Seq, AnyOrder)):
        return sum([average_worth(part, later) for part in effect.steps])
    if isinstance(effect, Choose):
        return max([average_worth(part, later) for part in effect.options])
    if isinstance(effect, Per):
        assert isinstance(effect.count, Number)
        often = typical_count(effect.count, later) / effect.each
        return average_worth(effect.effect, later) * (min(often, effect.most) if effect.most else often)
    if isinstance(effect, If):
        condition = effect.condition
        assert isinstance(condition, AtLeast)
        assert isinstance(condition.count, Number)
        likely = typical_count(condition.count, later) >= condition.least
        return average_worth(effect.effect, later) * (0.9 if likely else 0.3)
    if isinstance(effect, (May, Upto)):
        return max(0.5, average_worth(effect.effect, later))
    if isinstance(effect, Price):
        return -0.55 * sum(effect.price)
    if isinstance(effect, Produce):
        gold, wheat, wood, iron = effect.levels
        return later * (GOLD_MADE * gold + BASIC_MADE * (wheat + wood + iron))
    if isinstance(effect, ProduceAny):
        return later * effect.k * BASIC_MADE
    if isinstance(effect, Basic):
        return effect.k * 0.6
    if isinstance(effect, Property):
        return effect.k * (8.0 if effect.free else 4.5 + 0.6 * effect.less)
    if isinstance(effect, Rabbit):
        return effect.k * (1.0 if later > 2 else 4.0)
    return average_bonus(effect)


def rate_card(card: int, later: int) -> float:
    """What playing a card brings beyond its cost, never less than nothing."""
    row = CARDS[card]
    cost = sum([PRICE[unit] * n for unit, n in row.cost.items()])
    if row.round_end:
        worth = sum([average_worth(CARD_EFFECT[card], ahead) for ahead in range(later + 1)])
    else:
        worth = average_worth(CARD_EFFECT[card], later)
    labour = CARD_LABOUR[card]
    if labour is not None and row.mark != NO_MARK:
        worth += WORKER * later * max(0.0, average_worth(labour, later))
    return min(MOST, max(0.0, worth - cost))


RATING: Final = tuple([tuple([rate_card(c, later) for c in range(len(CARDS))]) for later in range(ROUNDS)])
