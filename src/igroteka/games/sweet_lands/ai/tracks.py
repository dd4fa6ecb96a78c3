"""What the tracks are worth to a player, space by space."""

from __future__ import annotations

from typing import Final

from igroteka.core.combinators import AnyOrder
from igroteka.core.effects import Effect

from ..components.boards import (
    CROSSED,
    FOOD_END,
    GATES,
    INDUSTRY_END,
    LAB,
    NO_RABBIT_VP,
    RABBITS,
    ROUNDS,
    TRACK_LENGTH,
    TRACK_NAMES,
    TRACKS,
)
from ..effects import (
    CART,
    DIAMOND,
    FIRST_ON_LAST,
    FOOD,
    LOCOMOTIVE,
    PROSPERITY,
    RABBIT_BONUS,
    UNITS,
    Discount,
    Gain,
    Locomotive,
)
from ..player import Player
from ..rules import catalogue  # noqa: F401  it fills the lists of effects
from ..rules.cards import Draws
from ..rules.industry import IndustryBonus
from ..rules.land import Road, Terrain
from ..rules.property import Property
from ..rules.skills import Skills, Wonder
from ..rules.tracks import Food, Industry, Prosper, Rabbit
from ..rules.workers import Employs

#: What resources and points are worth on average, by unit.
AVERAGE: Final = {
    "gold": 0.25,
    "wheat": 0.5,
    "wood": 0.55,
    "iron": 0.5,
    "diamond": 1.8,
    "disc": 2.4,
    "vp": 1.0,
    "cp": 2.2,
    "ip": 0.7,
}
#: What one of each thing is worth on average.
EACH: Final[tuple[tuple[type[Effect], float], ...]] = (
    (Terrain, 2.2),
    (Road, 2.4),
    (Prosper, 2.4),
    (Industry, 2.2),
    (Food, 1.8),
    (Rabbit, 4.0),
    (Draws, 2.4),
    (Skills, 8.0),
    (IndustryBonus, 3.0),
    (Employs, 3.5),
    (Property, 8.0),
)
WONDER_BONUS: Final = 4.0
LOCOMOTIVE_VALUE: Final = 5.0
#: What a step is worth apart from the bonus of its space, while there are rounds to come.
FOOD_STEP: Final = 0.9
MARKER_STEP: Final = 0.6
#: How much of a better rate one step further back is worth, by the rounds to come.
PATIENCE: Final[tuple[float, ...]] = (0.6, 0.8, 0.85, 0.88, 0.9)
#: How much the count of each prosperity track grows in a round.
GROWTH: Final[tuple[float, ...]] = (4.0, 1.0, 3.0, 3.0, 1.3, 2.0)
TERRAIN_TRACK, RABBIT_TRACK, ROAD_TRACK, PROPERTY_TRACK, EMPLOYED_TRACK, IP_TRACK = range(6)
assert TRACK_NAMES == ("terrain", "rabbit", "road", "property", "employed", "ip")


def hoped_rates(patience: float) -> tuple[tuple[float, ...], ...]:
    """The rate of each space of each track, or the better one ahead, less for every step to it."""
    all_rates: list[tuple[float, ...]] = []
    for row in TRACKS:
        rates = [rate[0] / rate[1] for rate in row.rates]
        all_rates.append(
            tuple(
                [
                    max([rates[ahead] * patience ** (ahead - space) for ahead in range(space, len(rates))])
                    for space in range(len(rates))
                ]
            )
        )
    return tuple(all_rates)


#: By the rounds to come, track and space.
HOPED: Final[list[tuple[tuple[float, ...], ...]]] = [hoped_rates(patience) for patience in PATIENCE]
assert len(HOPED) == ROUNDS


def smooth_crossed() -> tuple[float, ...]:
    """The industry points of a space, read between the symbols."""
    points: list[float] = []
    for space in range(INDUSTRY_END + 1):
        low = max([i for i in range(space + 1) if i == 0 or CROSSED[i] > CROSSED[i - 1]])
        ahead = [i for i in range(space + 1, INDUSTRY_END + 1) if CROSSED[i] > CROSSED[i - 1]]
        if not ahead:
            points.append(float(CROSSED[space]))
        else:
            share = (space - low) / (ahead[0] - low)
            points.append(CROSSED[low] + share * (CROSSED[ahead[0]] - CROSSED[low]))
    return tuple(points)


NEARLY_CROSSED: Final = smooth_crossed()


def average_bonus(effect: Effect | None) -> float:
    """What a bonus is worth on average, whatever the position."""
    if effect is None:
        return 0.0
    if isinstance(effect, Gain):
        return sum([AVERAGE[UNITS.names[unit]] * n for unit, n in effect.amounts])
    if isinstance(effect, AnyOrder):
        return sum([average_bonus(part) for part in effect.steps])
    if isinstance(effect, Wonder):
        return WONDER_BONUS
    if isinstance(effect, Locomotive):
        return LOCOMOTIVE_VALUE
    if isinstance(effect, Discount):
        return 4.0 * effect.less
    for kind, worth in EACH:
        if isinstance(effect, kind):
            return worth * float(getattr(effect, "k", 1))
    return 2.0


CART_WORTH: Final = [average_bonus(e) for e in CART]
LOCOMOTIVE_WORTH: Final = [average_bonus(e) for e in LOCOMOTIVE]
FOOD_WORTH: Final = [average_bonus(e) for e in FOOD]
SPACE_WORTH: Final = [[average_bonus(e) for e in row] for row in PROSPERITY]
FIRST_WORTH: Final = [average_bonus(e) for e in FIRST_ON_LAST]
RABBIT_WORTH: Final = [average_bonus(e) for e in RABBIT_BONUS]


def food_steps(p: Player, n: int, hope: float) -> float:
    """Steps on the food track."""
    worth = 0.0
    for space in range(p.food + 1, p.food + n + 1):
        worth += FOOD_WORTH[space] + hope * FOOD_STEP if space <= FOOD_END else 2 * AVERAGE["wheat"]
    return worth


def industry_steps(p: Player, n: int, ends: int, hope: float, point: float) -> float:
    """Steps of the marker that gains most by them; `ends` are the round ends to come, `point` an industry point."""
    cart = marker_steps(p, p.cart, CART_WORTH, n, ends, hope, point)
    return max(cart, marker_steps(p, p.locomotive, LOCOMOTIVE_WORTH, n, ends, hope, point))


def marker_steps(
    p: Player, space: int, bonus: list[float], n: int, ends: int, hope: float, point: float
) -> float:
    """Steps of one marker, up to the laboratory that blocks it."""
    if space < 0:
        return 0.0
    labs = p.placed[LAB]
    last = GATES[labs] if labs < len(GATES) and space <= GATES[labs] else INDUSTRY_END
    worth = 0.0
    for _ in range(n):
        if space == INDUSTRY_END:
            worth += 1.0
        elif space == last:
            break
        else:
            space += 1
            crossed = NEARLY_CROSSED if hope else CROSSED
            worth += bonus[space] + hope * MARKER_STEP + point * ends * (crossed[space] - crossed[space - 1])
    return worth


def rabbit_steps(p: Player, n: int, rate: float) -> float:
    """Rabbits placed, each with its bonus and at the rate of its track."""
    worth = 0.0
    for i in range(len(p.rabbits), len(p.rabbits) + n):
        worth += RABBIT_WORTH[i] + rate if i < RABBITS else NO_RABBIT_VP
    return worth


def prosper_steps(
    p: Player, tracks: tuple[int, ...], n: int, later: int, numbers: list[float], taken: list[int], owed: int
) -> float:
    """The best steps on some prosperity tracks: all on one of them, or each where it brings most."""
    diamonds, worth, alone = p.have[DIAMOND] - owed, 0.0, 0.0
    if n > 1:
        alone = max([track_worth(t, p.prosper[t], n, later, numbers[t], taken, diamonds) for t in tracks])
    at = {t: p.prosper[t] for t in tracks}
    for _ in range(n):
        best, step = 0.0, -1
        for t in tracks:
            if at[t] < TRACK_LENGTH[t]:
                gain = track_worth(t, at[t], 1, later, numbers[t], taken, diamonds)
                if gain > best:
                    best, step = gain, t
        if step < 0:
            break
        worth += best
        at[step] += 1
        diamonds -= at[step] == TRACK_LENGTH[step]
    return max(alone, worth)


def track_worth(
    track: int, space: int, n: int, later: int, number: float, taken: list[int], diamonds: int
) -> float:
    """Steps on one track: the better rate for all that it counts, the bonuses on the way, the diamond at the end."""
    rates = HOPED[later][track]
    last = TRACK_LENGTH[track]
    end = min(space + n, last)
    worth = 0.0
    if end == last and space < last:
        if diamonds <= 0:
            end -= 1
        else:
            worth += (0.0 if taken[track] else FIRST_WORTH[track]) - AVERAGE["diamond"]
    for i in range(space + 1, end + 1):
        if i < last:
            worth += SPACE_WORTH[track][i]
    return worth + number * (rates[end] - rates[space])
