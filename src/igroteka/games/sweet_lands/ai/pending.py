"""What is just being done will still bring: the frames on the agenda, in victory points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.abilities import Rewards
from igroteka.core.combinators import AnyOrder, Seq
from igroteka.core.effects import Decide, Perform, Rest
from igroteka.core.frames import Frame

from ..components.boards import FREE_NAMES, TENT, TRACKS_OF
from ..effects import AREA_EFFECT, DIAMOND, FREE_EFFECT, WOOD
from ..rules.areas import AreaEffect, HandCost, HandCostOn, PayArea, PayCopied
from ..rules.cards import DrawCard, Found, PlayFound, SearchDeck
from ..rules.industry import ANY_COLUMN, Bonus, Bonuses, ChooseColumn, ChooseWorkersColumn, WorkersBonus
from ..rules.land import PlaceRoad, PlaceTerrain, Road, Terrain, TurnToken
from ..rules.payment import DiscardCards, PayBasic, Raise, TakeBasic
from ..rules.property import Build, BuildFromPurse, BuildOn, BuildOnFromPurse
from ..rules.skills import TakeSkill
from ..rules.tracks import (
    AdvanceFood,
    AdvanceIndustry,
    AdvanceProsperity,
    ChooseColor,
    Food,
    GoOn,
    Industry,
    PlaceRabbit,
)
from ..rules.workers import Hire, PlayOne
from .effects import EMPLOYED, column_worth, effect_worth, marker_advance, price_worth, skill_value
from .pieces import flips_worth, pieces, roads, tokens
from .tracks import EMPLOYED_TRACK, RABBIT_TRACK, food_steps, prosper_steps, rabbit_steps
from .values import BASIC_MADE, DRAWN, Values

TAKEN_PIECE: Final = 2.5
#: A free action is always at hand: it must bring more than what else could be done with the card, or with the goods.
BUILD_DOUBT: Final = 4.0
TRADE_DOUBT: Final = 1.0
BUILDS: Final = FREE_EFFECT[FREE_NAMES.index("build")]
TRADES: Final = tuple(
    [FREE_EFFECT[FREE_NAMES.index(name)] for name in ("buy_basic", "sell_basic", "trade_basic")]
)


def pending(v: Values, f: Frame) -> float:
    """What a frame on the agenda will still bring this seat."""
    judge = FRAMES.get(type(f))
    return judge(v, f) if judge is not None else 0.0


def perform_pending(v: Values, f: Frame) -> float:
    """An effect to be carried out."""
    assert isinstance(f, (Perform, Decide))
    return effect_worth(v, f.effect, f.n) if f.me == v.seat else 0.0


def rest_pending(v: Values, f: Frame) -> float:
    """What is left of an effect."""
    assert isinstance(f, Rest)
    if f.me != v.seat:
        return 0.0
    effect = f.effect
    if isinstance(effect, Seq):
        worth = sum([effect_worth(v, part, f.n) for part in effect.steps[f.left :]])
        return worth - (BUILD_DOUBT if effect is BUILDS else TRADE_DOUBT if effect in TRADES else 0.0)
    if isinstance(effect, AnyOrder):
        return sum([effect_worth(v, part, f.n) for i, part in enumerate(effect.others) if f.left >> i & 1])
    if isinstance(effect, Terrain):
        return tokens(v, f.left)
    if isinstance(effect, Road):
        return roads(v, f.left)
    if isinstance(effect, Industry):
        return marker_advance(v, f.left)
    if isinstance(effect, Food):
        return food_steps(v.p, f.left, v.hope)
    k = getattr(effect, "k", 1)
    return effect_worth(v, effect, 1) * f.left / k


def queue_pending(v: Values, f: Frame) -> float:
    """Rewards and bonuses that wait."""
    assert isinstance(f, (Rewards, Bonuses))
    return sum([pending(v, frame) for frame in f.frames])


def area_pending(v: Values, f: Frame) -> float:
    """The effect of an area."""
    assert isinstance(f, AreaEffect)
    return effect_worth(v, AREA_EFFECT[f.area], 1) if f.me == v.seat else 0.0


def pay_area_pending(v: Values, f: Frame) -> float:
    """The price of an area."""
    assert isinstance(f, PayArea)
    if f.me != v.seat:
        return 0.0
    price = f.price(v.s)
    v.owed += price[DIAMOND] if price else 0
    return -price_worth(v, price)


def cards_pending(v: Values, f: Frame) -> float:
    """Cards to be discarded."""
    assert isinstance(f, (HandCost, HandCostOn, DiscardCards))
    return -v.card * f.n if f.me == v.seat else 0.0


def basic_pending(v: Values, f: Frame) -> float:
    """Resources of choice to be paid or taken."""
    assert isinstance(f, (PayBasic, TakeBasic))
    worth = v.unit[WOOD] * f.n if f.me == v.seat else 0.0
    return worth if isinstance(f, TakeBasic) else -worth


def raise_pending(v: Values, f: Frame) -> float:
    """Production of choice."""
    assert isinstance(f, Raise)
    return v.later * BASIC_MADE * f.n + 0.05 if f.me == v.seat else 0.0


def build_pending(v: Values, f: Frame) -> float:
    """Properties still to be placed, and the bonuses of those that stand."""
    assert isinstance(f, (Build, BuildOn))
    if f.me != v.seat:
        return 0.0
    worth = TAKEN_PIECE * len(f.taken)
    return worth + pieces(v, f.effect, f.left) if f.left else worth


def steps_pending(v: Values, f: Frame) -> float:
    """Steps still to be made on prosperity tracks."""
    assert isinstance(f, (AdvanceProsperity, GoOn))
    if f.me != v.seat:
        return 0.0
    return prosper_steps(v.p, TRACKS_OF[f.color], f.left, v.later, v.numbers, v.s.taken, v.owed)


def color_pending(v: Values, f: Frame) -> float:
    """Steps in the least advanced colour."""
    assert isinstance(f, ChooseColor)
    return 2.0 * f.left if f.me == v.seat else 0.0


def token_pending(v: Values, f: Frame) -> float:
    """Tokens still to be placed."""
    assert isinstance(f, PlaceTerrain)
    return tokens(v, f.left) if f.me == v.seat else 0.0


def road_pending(v: Values, f: Frame) -> float:
    """Roads still to be placed."""
    assert isinstance(f, PlaceRoad)
    return roads(v, f.left) if f.me == v.seat else 0.0


def turn_pending(v: Values, f: Frame) -> float:
    """Tokens still to be flipped."""
    assert isinstance(f, TurnToken)
    return flips_worth(v, f.left) if f.me == v.seat else 0.0


def rabbit_pending(v: Values, f: Frame) -> float:
    """Rabbits still to be placed."""
    assert isinstance(f, PlaceRabbit)
    return rabbit_steps(v.p, f.left, v.rate(RABBIT_TRACK) + 2 * v.full(TENT)) if f.me == v.seat else 0.0


def food_pending(v: Values, f: Frame) -> float:
    """Steps still to be made on the food track."""
    assert isinstance(f, AdvanceFood)
    return food_steps(v.p, f.left, v.hope) if f.me == v.seat else 0.0


def industry_pending(v: Values, f: Frame) -> float:
    """Steps still to be made on the industry track."""
    assert isinstance(f, AdvanceIndustry)
    return marker_advance(v, f.left) if f.me == v.seat else 0.0


def skill_pending(v: Values, f: Frame) -> float:
    """Skill tokens to be taken."""
    assert isinstance(f, TakeSkill)
    return skill_value(v) * f.left if f.me == v.seat else 0.0


def hire_pending(v: Values, f: Frame) -> float:
    """Workers to be employed from hand."""
    assert isinstance(f, Hire)
    return max(0.0, EMPLOYED * v.hope + v.rate(EMPLOYED_TRACK) - v.card) * f.left if f.me == v.seat else 0.0


def drawn_pending(v: Values, f: Frame) -> float:
    """Cards to be drawn."""
    assert isinstance(f, DrawCard)
    return (v.card + DRAWN) * f.left if f.me == v.seat else 0.0


def search_pending(v: Values, f: Frame) -> float:
    """Cards of choice to be taken."""
    assert isinstance(f, SearchDeck)
    return (v.card + 1.5) * f.left if f.me == v.seat else 0.0


def found_pending(v: Values, f: Frame) -> float:
    """Cards that were found, one of which may be played for free."""
    assert isinstance(f, (Found, PlayFound))
    if f.me != v.seat:
        return 0.0
    return (v.card + 1.0) * len(v.p.found) + (4.0 if isinstance(f, PlayFound) else 0.0)


def bonus_pending(v: Values, f: Frame) -> float:
    """An industry bonus that waits."""
    assert isinstance(f, Bonus)
    return column_worth(v, f.column) if f.me == v.seat else 0.0


def column_pending(v: Values, f: Frame) -> float:
    """An industry bonus whose column is to be chosen."""
    assert isinstance(f, ChooseColumn)
    return column_worth(v, ANY_COLUMN) if f.me == v.seat else 0.0


def play_pending(v: Values, f: Frame) -> float:
    """A card to be played by an effect."""
    assert isinstance(f, PlayOne)
    return 1.0 if f.me == v.seat else 0.0


FRAMES: Final[dict[type[Frame], Callable[[Values, Frame], float]]] = {
    Perform: perform_pending,
    Decide: perform_pending,
    Rest: rest_pending,
    Rewards: queue_pending,
    Bonuses: queue_pending,
    AreaEffect: area_pending,
    PayArea: pay_area_pending,
    PayCopied: pay_area_pending,
    HandCost: cards_pending,
    HandCostOn: cards_pending,
    DiscardCards: cards_pending,
    PayBasic: basic_pending,
    TakeBasic: basic_pending,
    Raise: raise_pending,
    Build: build_pending,
    BuildOn: build_pending,
    BuildFromPurse: build_pending,
    BuildOnFromPurse: build_pending,
    AdvanceProsperity: steps_pending,
    GoOn: steps_pending,
    ChooseColor: color_pending,
    PlaceTerrain: token_pending,
    PlaceRoad: road_pending,
    TurnToken: turn_pending,
    PlaceRabbit: rabbit_pending,
    AdvanceFood: food_pending,
    AdvanceIndustry: industry_pending,
    TakeSkill: skill_pending,
    Hire: hire_pending,
    DrawCard: drawn_pending,
    SearchDeck: search_pending,
    Found: found_pending,
    PlayFound: found_pending,
    Bonus: bonus_pending,
    ChooseColumn: column_pending,
    WorkersBonus: bonus_pending,
    ChooseWorkersColumn: column_pending,
    PlayOne: play_pending,
}
