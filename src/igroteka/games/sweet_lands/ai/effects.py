"""What effects and questions are worth in victory points, as far as one can tell without trying them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.bundle import NOTHING
from igroteka.core.combinators import AnyOrder, Choose, If, May, Per, Seq, Upto
from igroteka.core.effects import AtLeast, Count, Effect

from ..components.boards import BUILDING, HOUSE, TENT, TRACKS_OF
from ..components.vocabulary import COLORS
from ..effects import (
    AREA_EFFECT,
    CARD,
    CARD_LABOUR,
    COLUMN_ABILITY,
    CP,
    DISC,
    IP,
    UNITS,
    VP,
    WOOD,
    Gain,
    Marker,
    Number,
    Produce,
)
from ..rules.areas import Copies
from ..rules.cards import Draws, Search
from ..rules.industry import ANY_COLUMN, IndustryBonus
from ..rules.land import Road, Terrain, Turns
from ..rules.payment import Basic, Price, ProduceAny
from ..rules.prices import copied_price
from ..rules.property import Property
from ..rules.skills import Skills, Wonder
from ..rules.tracks import Food, Industry, Prosper, Rabbit
from ..rules.workers import Employs, PlaysCard
from .pieces import flips_worth, pieces, roads, tokens
from .tracks import (
    EMPLOYED_TRACK,
    IP_TRACK,
    RABBIT_TRACK,
    food_steps,
    industry_steps,
    prosper_steps,
    rabbit_steps,
)
from .values import BASIC_MADE, DRAWN, GOLD_MADE, Values

SKILL: Final = 8.0
WONDER: Final = 4.0
EMPLOYED: Final = 3.0
MARKER: Final = 0.3


def units_worth(v: Values, amounts: list[tuple[int, int]]) -> float:
    """Some resources and points."""
    worth = 0.0
    for unit, n in amounts:
        if unit <= DISC:
            worth += v.unit[unit] * n
        elif unit == VP:
            worth += n
        elif unit == CP:
            worth += n * (2 + v.full(HOUSE))
        elif unit == IP:
            worth += n * (v.rate(IP_TRACK) + v.full(BUILDING))
        elif unit == CARD:
            worth -= n * v.card
    return worth


def price_worth(v: Values, price: tuple[int, ...]) -> float:
    """What a price takes away."""
    worth = 0.0
    for unit, n in enumerate(price):
        if n:
            worth += n * (
                v.unit[unit] if unit <= DISC else v.unit[WOOD] if UNITS.names[unit] == "basic" else v.card
            )
    return worth


def effect_worth(v: Values, effect: Effect, n: int) -> float:
    """What an effect would bring about now, as far as one can tell without trying."""
    judge = WORTH.get(type(effect))
    return judge(v, effect, n) if judge is not None else 0.0


def gain_worth(v: Values, effect: Effect, n: int) -> float:
    """Resources and points."""
    assert isinstance(effect, Gain)
    return n * units_worth(v, effect.amounts)


def per_worth(v: Values, effect: Effect, n: int) -> float:
    """As often as it counts now."""
    assert isinstance(effect, Per)
    often = count_now(v, effect.count) // effect.each
    if 0 < effect.most < often:
        often = effect.most
    return effect_worth(v, effect.effect, often * n) if often > 0 else 0.0


def count_now(v: Values, count: Count) -> int:
    """A count as it stands; industry points of a round end, as the markers stand."""
    assert isinstance(count, Number)
    if count.what == "round_ip":
        return v.p.round_ip or v.crossed
    return count.count(v.p)


def if_worth(v: Values, effect: Effect, n: int) -> float:
    """Only if the condition holds now."""
    assert isinstance(effect, If)
    condition = effect.condition
    assert isinstance(condition, AtLeast)
    return effect_worth(v, effect.effect, n) if count_now(v, condition.count) >= condition.least else 0.0


def seq_worth(v: Values, effect: Effect, n: int) -> float:
    """All steps, if the first can be paid."""
    assert isinstance(effect, (Seq, AnyOrder))
    if effect.pays and not effect.can(v.s, v.seat, 1, NOTHING):
        return 0.0
    return sum([effect_worth(v, part, n) for part in effect.steps])


def choose_worth(v: Values, effect: Effect, n: int) -> float:
    """The best option."""
    assert isinstance(effect, Choose)
    return n * max([effect_worth(v, part, 1) for part in effect.options])


def may_worth(v: Values, effect: Effect, n: int) -> float:
    """Something that may be left."""
    assert isinstance(effect, May)
    if not effect.effect.can(v.s, v.seat, 1, NOTHING):
        return 0.0
    return max(0.0, effect_worth(v, effect.effect, 1))


def upto_worth(v: Values, effect: Effect, n: int) -> float:
    """Something that may be repeated: as if three times."""
    assert isinstance(effect, Upto)
    if not effect.effect.can(v.s, v.seat, 3, NOTHING):
        return 0.0
    return max(0.0, 3 * effect_worth(v, effect.effect, 1))


def pay_worth(v: Values, effect: Effect, n: int) -> float:
    """What a payment takes."""
    assert isinstance(effect, Price)
    return -n * price_worth(v, effect.price)


def produce_worth(v: Values, effect: Effect, n: int) -> float:
    """Production for the rounds to come."""
    assert isinstance(effect, Produce)
    gold, wheat, wood, iron = effect.levels
    return n * v.later * (GOLD_MADE * gold + BASIC_MADE * (wheat + wood + iron)) + 0.05 * n


def produce_any_worth(v: Values, effect: Effect, n: int) -> float:
    """Production of choice."""
    assert isinstance(effect, ProduceAny)
    return n * effect.k * v.later * BASIC_MADE + 0.05


def basic_worth(v: Values, effect: Effect, n: int) -> float:
    """Resources of choice."""
    assert isinstance(effect, Basic)
    return n * effect.k * v.unit[WOOD]


def marker_worth(v: Values, effect: Effect, n: int) -> float:
    """Markers on the character."""
    return MARKER * n


def terrain_worth(v: Values, effect: Effect, n: int) -> float:
    """Tokens: each counts, and those next to a road flip at once."""
    assert isinstance(effect, Terrain)
    return tokens(v, n * effect.k)


def road_worth(v: Values, effect: Effect, n: int) -> float:
    """Roads: each counts, and flips the tokens on its sides."""
    assert isinstance(effect, Road)
    return roads(v, n * effect.k)


def turns_worth(v: Values, effect: Effect, n: int) -> float:
    """Tokens flipped without a road."""
    assert isinstance(effect, Turns)
    return flips_worth(v, n * effect.k)


def property_worth(v: Values, effect: Effect, n: int) -> float:
    """Properties that there is room and means for."""
    assert isinstance(effect, Property)
    if not effect.can(v.s, v.seat, 1, NOTHING):
        return 0.0
    return pieces(v, effect, n * effect.k)


def wonder_worth(v: Values, effect: Effect, n: int) -> float:
    """The first wonder symbol opens the tower, each further one is a skill token."""
    return WONDER * v.hope if v.p.wonder == 0 else skill_value(v)


def skill_value(v: Values) -> float:
    """A skill token."""
    return SKILL * (0.5 + 0.5 * v.hope)


def skills_worth(v: Values, effect: Effect, n: int) -> float:
    """Skill tokens."""
    assert isinstance(effect, Skills)
    return n * effect.k * skill_value(v)


def bonus_worth(v: Values, effect: Effect, n: int) -> float:
    """Industry bonuses: what the workers of the column do."""
    assert isinstance(effect, IndustryBonus)
    return n * effect.k * column_worth(v, effect.column)


def column_worth(v: Values, column: int) -> float:
    """One industry bonus of a column, or of the best."""
    if column == ANY_COLUMN:
        return max([column_worth(v, i) for i in range(ANY_COLUMN)])
    worth = effect_worth(v, COLUMN_ABILITY[v.p.character][column], 1)
    for card in v.p.columns[column]:
        labour = CARD_LABOUR[card]
        if labour is not None:
            worth += effect_worth(v, labour, 1)
    return worth


def copies_worth(v: Values, effect: Effect, n: int) -> float:
    """The best area that can be copied."""
    assert isinstance(effect, Copies)
    areas = effect.areas(v.s, v.seat, NOTHING)
    if not areas:
        return 0.0
    return max(
        [effect_worth(v, AREA_EFFECT[a], 1) - price_worth(v, copied_price(v.s, v.p, a)) for a in areas]
    )


def food_worth(v: Values, effect: Effect, n: int) -> float:
    """Steps on the food track."""
    assert isinstance(effect, Food)
    return food_steps(v.p, n * effect.k, v.hope)


def industry_worth(v: Values, effect: Effect, n: int) -> float:
    """Steps on the industry track."""
    assert isinstance(effect, Industry)
    return marker_advance(v, n * effect.k)


def marker_advance(v: Values, n: int) -> float:
    """Some steps on the industry track."""
    return industry_steps(v.p, n, v.ends, v.hope, v.rate(IP_TRACK) + v.full(BUILDING))


def prosper_worth(v: Values, effect: Effect, n: int) -> float:
    """Steps on prosperity tracks."""
    assert isinstance(effect, Prosper)
    return prosper_steps(
        v.p, TRACKS_OF[min(effect.color, len(COLORS))], n * effect.k, v.later, v.numbers, v.s.taken, v.owed
    )


def rabbit_worth(v: Values, effect: Effect, n: int) -> float:
    """Rabbits, if they can be placed."""
    assert isinstance(effect, Rabbit)
    if not effect.can(v.s, v.seat, 1, NOTHING):
        return 0.0
    return rabbit_steps(v.p, n * effect.k, v.rate(RABBIT_TRACK) + 2 * v.full(TENT))


def draws_worth(v: Values, effect: Effect, n: int) -> float:
    """Cards drawn."""
    assert isinstance(effect, Draws)
    return n * effect.k * (v.card + DRAWN)


def search_worth(v: Values, effect: Effect, n: int) -> float:
    """Cards of choice."""
    assert isinstance(effect, Search)
    return n * effect.k * (v.card + 1.5)


def employs_worth(v: Values, effect: Effect, n: int) -> float:
    """Workers from hand."""
    if not effect.can(v.s, v.seat, 1, NOTHING):
        return 0.0
    return n * max(0.0, EMPLOYED * v.hope + v.rate(EMPLOYED_TRACK) - v.card)


def plays_worth(v: Values, effect: Effect, n: int) -> float:
    """A card played for less."""
    return 3.0 if effect.can(v.s, v.seat, 1, NOTHING) else 0.0


WORTH: Final[dict[type[Effect], Callable[[Values, Effect, int], float]]] = {
    Gain: gain_worth,
    Per: per_worth,
    If: if_worth,
    Seq: seq_worth,
    AnyOrder: seq_worth,
    Choose: choose_worth,
    May: may_worth,
    Upto: upto_worth,
    Price: pay_worth,
    Produce: produce_worth,
    ProduceAny: produce_any_worth,
    Basic: basic_worth,
    Marker: marker_worth,
    Terrain: terrain_worth,
    Road: road_worth,
    Turns: turns_worth,
    Property: property_worth,
    Wonder: wonder_worth,
    Skills: skills_worth,
    IndustryBonus: bonus_worth,
    Copies: copies_worth,
    Food: food_worth,
    Industry: industry_worth,
    Prosper: prosper_worth,
    Rabbit: rabbit_worth,
    Draws: draws_worth,
    Search: search_worth,
    Employs: employs_worth,
    PlaysCard: plays_worth,
}
