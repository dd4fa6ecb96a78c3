"""What effects and questions are worth in victory points, as far as one can tell without trying them out."""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Rewards
from igroteka.core.bundle import NOTHING
from igroteka.core.combinators import AnyOrder, Choose, If, May, Per, Seq, Upto
from igroteka.core.effects import Decide, Effect, Perform, Rest
from igroteka.core.frames import Frame

from .components.boards import LAB, ROUNDS, STOCK, TRACKS_OF
from .components.vocabulary import COLORS
from .effects import (
    AREA_EFFECT,
    CARD,
    CP,
    DISC,
    GOLD,
    IP,
    IRON,
    UNITS,
    VP,
    WOOD,
    Gain,
    Marker,
    Produce,
)
from .rules.areas import AreaEffect, Copies, HandCost, HandCostOn, PayArea
from .rules.cards import DrawCard, Draws, Found, PlayFound, Search, SearchDeck
from .rules.industry import Bonus, Bonuses, ChooseColumn, IndustryBonus
from .rules.land import PlaceRoad, PlaceTerrain, Road, Terrain, Turns, TurnToken
from .rules.payment import Basic, DiscardCards, PayBasic, Price, ProduceAny, Raise, TakeBasic
from .rules.player import Player
from .rules.property import Build, BuildOn, Property, property_price
from .rules.skills import Skills, TakeSkill, Wonder
from .rules.tracks import (
    AdvanceFood,
    AdvanceIndustry,
    AdvanceProsperity,
    ChooseColor,
    Food,
    GoOn,
    Industry,
    PlaceRabbit,
    Prosper,
    Rabbit,
)
from .rules.workers import Employ, Employs, Hire, MayEmploy, PlayOne, PlaysCard
from .state import Sweet
from .steps import food_steps, industry_steps, prosper_steps

#: What a unit is worth while there is something to spend it on: gold, wheat, wood, iron, diamond, disc.
UNIT: Final[tuple[float, ...]] = (0.3, 0.65, 0.65, 0.7, 2.3, 1.5)
#: The same in the last round, when little is left to spend it on.
LAST_UNIT: Final[tuple[float, ...]] = (0.21, 0.32, 0.32, 0.32, 1.3, 0.75)
PLENTY: Final = 9
SPARE: Final = 0.5
CARD_IN_HAND: Final = 1.6
CARD_KEPT: Final = 1.6
#: What a point of gold and of basic production brings in a round.
GOLD_MADE: Final = 0.3
BASIC_MADE: Final = 0.9
#: What steps and placements bring on average.
TOKEN: Final = 2.2
ROAD: Final = 2.0
FLIP: Final = 2.2
PIECE: Final = 6.5
RABBIT: Final = 6.5
STEP_PROSPERITY: Final = 2.0
SKILL: Final = 7.0
WONDER: Final = 2.0
EMPLOYED: Final = 3.0
BONUS: Final = 1.0


# ---------------------------------------------------------------- effects


def units(s: Sweet) -> tuple[float, ...]:
    """What each unit is worth in this round."""
    return LAST_UNIT if s.round == ROUNDS else UNIT


def units_worth(s: Sweet, amounts: list[tuple[int, int]]) -> float:
    """Some resources and points."""
    value = units(s)
    worth = 0.0
    for unit, n in amounts:
        if unit <= DISC:
            worth += value[unit] * n
        else:
            worth += n * {VP: 1.0, CP: 2.4, IP: 0.8, CARD: -CARD_IN_HAND}.get(unit, 0.0)
    return worth


def price_worth(s: Sweet, price: tuple[int, ...]) -> float:
    """What a price takes away."""
    value = units(s)
    worth = 0.0
    for unit, n in enumerate(price):
        if n:
            name = UNITS.names[unit]
            worth += n * (
                value[WOOD] if name == "basic" else CARD_IN_HAND if name.startswith("card") else value[unit]
            )
    return worth


def effect_worth(s: Sweet, me: int, effect: Effect, n: int) -> float:
    """What an effect would bring about now, as far as one can tell without trying."""
    if isinstance(effect, Gain):
        return n * units_worth(s, effect.amounts)
    if isinstance(effect, Per):
        often = effect.often(s, me)
        return effect_worth(s, me, effect.effect, often * n) if often > 0 else 0.0
    if isinstance(effect, If):
        return effect_worth(s, me, effect.effect, n) if effect.condition.holds(s, me) else 0.0
    if isinstance(effect, (Seq, AnyOrder)):
        if effect.pays and not effect.can(s, me, 1, NOTHING):
            return 0.0
        return sum([effect_worth(s, me, part, n) for part in effect.steps])
    if isinstance(effect, Choose):
        return n * max([effect_worth(s, me, part, 1) for part in effect.options])
    if isinstance(effect, May):
        return (
            max(0.0, effect_worth(s, me, effect.effect, 1)) if effect.effect.can(s, me, 1, NOTHING) else 0.0
        )
    if isinstance(effect, Upto):
        return (
            max(0.0, 3 * effect_worth(s, me, effect.effect, 1))
            if effect.effect.can(s, me, 3, NOTHING)
            else 0.0
        )
    if isinstance(effect, Price):
        return -n * price_worth(s, effect.price)
    return leaf_worth(s, me, effect, n)


def leaf_worth(s: Sweet, me: int, effect: Effect, n: int) -> float:
    """A leaf that raises production or takes a decision."""
    later = ROUNDS - s.round
    if isinstance(effect, Produce):
        gold, wheat, wood, iron = effect.levels
        return n * later * (GOLD_MADE * gold + BASIC_MADE * (wheat + wood + iron)) + 0.05 * n
    if isinstance(effect, ProduceAny):
        return n * effect.k * later * BASIC_MADE + 0.05
    if isinstance(effect, Basic):
        return n * effect.k * units(s)[WOOD]
    if isinstance(effect, Marker):
        return 0.3 * n
    if not effect.can(s, me, 1, NOTHING):
        return 0.0
    p = s.players[me]
    if isinstance(effect, Property):
        return min(n * effect.k, len(p.sites)) * (PIECE if effect.free else piece_worth(s, p, effect))
    if isinstance(effect, Wonder):
        return WONDER if p.wonder == 0 else SKILL
    if isinstance(effect, IndustryBonus):
        return n * effect.k * (BONUS + 0.8 * max([len(c) for c in p.columns]) + 0.8)
    if isinstance(effect, Copies):
        return max(
            [
                effect_worth(s, me, AREA_EFFECT[a], 1) - price_worth(s, p.prices[a])
                for a in effect.areas(s, me, NOTHING)
            ]
        )
    if isinstance(effect, (Food, Industry, Prosper)):
        tracks = (
            ANY_TRACK
            if not isinstance(effect, Prosper) or effect.color >= len(COLORS)
            else TRACKS_OF[effect.color]
        )
        return steps_worth(s, me, type(effect), n * effect.k, tracks)
    for kind, worth in LEAVES:
        if isinstance(effect, kind):
            return worth * n * getattr(effect, "k", 1)
    return 0.0


ANY_TRACK: Final = TRACKS_OF[len(COLORS)]


def steps_worth(s: Sweet, me: int, kind: type[Effect], n: int, tracks: tuple[int, ...]) -> float:
    """Steps on a track from where the markers stand now."""
    p, later = s.players[me], ROUNDS - s.round
    hope = later / (ROUNDS - 1)
    if kind is Food:
        return food_steps(p, n, hope)
    if kind is Industry:
        return industry_steps(p, n, later + (me not in s.ended), hope)
    return prosper_steps(p, tracks, n, later, s.taken)


LEAVES: Final[tuple[tuple[type[Effect], float], ...]] = (
    (Terrain, TOKEN),
    (Road, ROAD),
    (Turns, FLIP),
    (Rabbit, RABBIT),
    (Draws, CARD_IN_HAND),
    (Search, CARD_IN_HAND + 1.0),
    (Skills, SKILL),
    (Employs, EMPLOYED),
    (PlaysCard, 3.0),
)


def piece_worth(s: Sweet, p: Player, effect: Property) -> float:
    """A property less what it costs."""
    prices = [property_price(p, piece, effect) for piece in range(LAB + 1) if p.placed[piece] < STOCK[piece]]
    if not prices:
        return 1.0
    wood, iron, gold = min(prices)
    value = units(s)
    return max(PIECE - value[WOOD] * wood - value[IRON] * iron - value[GOLD] * gold, 0.5)


# ---------------------------------------------------------------- what is being done


def pending(s: Sweet, me: int, f: Frame) -> float:
    """What a frame on the agenda will still bring this seat."""
    if getattr(f, "me", me) != me:
        return 0.0
    if isinstance(f, (Perform, Decide)):
        return effect_worth(s, me, f.effect, f.n)
    if isinstance(f, Rest):
        return rest_worth(s, me, f)
    if isinstance(f, (Rewards, Bonuses)):
        return sum([pending(s, me, frame) for frame in f.frames])
    if isinstance(f, AreaEffect):
        return effect_worth(s, me, AREA_EFFECT[f.area], 1)
    if isinstance(f, PayArea):
        return -price_worth(s, s.players[me].prices[f.area])
    if isinstance(f, (HandCost, HandCostOn, DiscardCards)):
        return -CARD_IN_HAND * f.n
    if isinstance(f, PayBasic):
        return -units(s)[WOOD] * f.n
    if isinstance(f, TakeBasic):
        return units(s)[WOOD] * f.n
    if isinstance(f, Raise):
        return (ROUNDS - s.round) * BASIC_MADE * f.n + 0.05
    if isinstance(f, (Build, BuildOn)):
        left = min(f.left, len(s.players[me].sites))
        return (
            left * piece_worth(s, s.players[me], f.effect) + 1.5 * len(f.taken)
            if f.left
            else 1.5 * len(f.taken)
        )
    if isinstance(f, AdvanceFood):
        return steps_worth(s, me, Food, f.left, ANY_TRACK)
    if isinstance(f, AdvanceIndustry):
        return steps_worth(s, me, Industry, f.left, ANY_TRACK)
    if isinstance(f, (AdvanceProsperity, GoOn)):
        return steps_worth(s, me, Prosper, f.left, TRACKS_OF[f.color])
    for kind, each in QUESTIONS:
        if isinstance(f, kind):
            return each * getattr(f, "left", 1)
    return 0.0


QUESTIONS: Final[tuple[tuple[type[Frame], float], ...]] = (
    (PlaceTerrain, TOKEN),
    (PlaceRoad, ROAD),
    (TurnToken, FLIP),
    (PlaceRabbit, RABBIT),
    (ChooseColor, STEP_PROSPERITY),
    (TakeSkill, SKILL),
    (Hire, EMPLOYED),
    (Employ, 0.0),
    (MayEmploy, 0.0),
    (DrawCard, CARD_IN_HAND),
    (SearchDeck, CARD_IN_HAND),
    (Found, CARD_IN_HAND),
    (PlayFound, CARD_IN_HAND + 4.0),
    (PlayOne, 1.0),
    (Bonus, BONUS + 1.0),
    (ChooseColumn, BONUS + 1.0),
)


def rest_worth(s: Sweet, me: int, f: Rest) -> float:
    """What is left of an effect."""
    effect = f.effect
    if isinstance(effect, Seq):
        return sum([effect_worth(s, me, part, f.n) for part in effect.steps[f.left :]])
    if isinstance(effect, AnyOrder):
        return sum(
            [effect_worth(s, me, part, f.n) for i, part in enumerate(effect.others) if f.left >> i & 1]
        )
    k = getattr(effect, "k", 1)
    return effect_worth(s, me, effect, 1) * f.left / k
