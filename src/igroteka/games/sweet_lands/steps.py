"""What steps on the tracks are worth to a player, space by space."""

from __future__ import annotations

from typing import Final

from igroteka.core.combinators import AnyOrder
from igroteka.core.effects import Effect

from .components.boards import CROSSED, FOOD_END, GATES, INDUSTRY_END, LAB, TRACK_LENGTH, TRACKS
from .effects import (
    CART,
    DIAMOND,
    FIRST_ON_LAST,
    FOOD,
    LOCOMOTIVE,
    PROSPERITY,
    TRACK_COUNT,
    UNITS,
    Discount,
    Gain,
    Locomotive,
)
from .rules import catalogue  # noqa: F401  it fills the lists of effects
from .rules.cards import Draws
from .rules.industry import IndustryBonus
from .rules.land import Road, Terrain
from .rules.player import Player
from .rules.property import Property
from .rules.skills import Skills, Wonder
from .rules.tracks import Food, Industry, Prosper, Rabbit
from .rules.workers import Employs

#: What resources and points are worth, by unit.
UNIT: Final = {
    "gold": 0.25,
    "wheat": 0.5,
    "wood": 0.5,
    "iron": 0.5,
    "diamond": 1.5,
    "disc": 2.0,
    "vp": 1.0,
    "cp": 2.4,
    "ip": 0.8,
}
#: What one of each thing is worth.
EACH: Final[tuple[tuple[type[Effect], float], ...]] = (
    (Terrain, 2.2),
    (Road, 2.0),
    (Prosper, 2.0),
    (Industry, 2.2),
    (Food, 1.8),
    (Rabbit, 4.0),
    (Draws, 1.8),
    (Skills, 7.0),
    (IndustryBonus, 2.5),
    (Employs, 3.0),
    (Property, 6.0),
)
WONDER: Final = 3.0
LOCOMOTIVE_VALUE: Final = 5.0
#: What a step is worth beside the bonus of its space, while there are rounds to come.
FOOD_STEP: Final = 0.8
MARKER_STEP: Final = 0.6
#: What an industry point is worth.
POINT: Final = 0.55
#: How much the count of each prosperity track grows in a round.
GROWTH: Final = {"terrain": 4.0, "rabbit": 0.8, "road": 3.0, "property": 2.0, "employed": 1.0, "ip": 2.0}


def flat(effect: Effect | None) -> float:
    """What a bonus is worth on average, whatever the position."""
    if effect is None:
        return 0.0
    if isinstance(effect, Gain):
        return sum([UNIT[UNITS.names[unit]] * n for unit, n in effect.amounts])
    if isinstance(effect, AnyOrder):
        return sum([flat(part) for part in effect.steps])
    if isinstance(effect, Wonder):
        return WONDER
    if isinstance(effect, Locomotive):
        return LOCOMOTIVE_VALUE
    if isinstance(effect, Discount):
        return 3.0 * effect.less
    for kind, worth in EACH:
        if isinstance(effect, kind):
            return worth * float(getattr(effect, "k", 1))
    return 2.0


CART_WORTH: Final = [flat(e) for e in CART]
LOCOMOTIVE_WORTH: Final = [flat(e) for e in LOCOMOTIVE]
FOOD_WORTH: Final = [flat(e) for e in FOOD]
SPACE_WORTH: Final = [[flat(e) for e in row] for row in PROSPERITY]
FIRST_WORTH: Final = [flat(e) for e in FIRST_ON_LAST]


def food_steps(p: Player, n: int, hope: float) -> float:
    """Steps on the food track."""
    worth = 0.0
    for space in range(p.food + 1, p.food + n + 1):
        worth += FOOD_WORTH[space] + hope * FOOD_STEP if space <= FOOD_END else 2 * UNIT["wheat"]
    return worth


def industry_steps(p: Player, n: int, ends: int, hope: float) -> float:
    """Steps of the marker that gains most by them."""
    cart = marker_steps(p, p.cart, CART_WORTH, n, ends, hope)
    return max(cart, marker_steps(p, p.locomotive, LOCOMOTIVE_WORTH, n, ends, hope))


def marker_steps(p: Player, space: int, bonus: list[float], n: int, ends: int, hope: float) -> float:
    """Steps of one marker, up to the laboratory that blocks it; `ends` are the round ends to come."""
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
            points = CROSSED[space] - CROSSED[space - 1]
            worth += bonus[space] + hope * MARKER_STEP + POINT * ends * points
    return worth


def prosper_steps(p: Player, tracks: tuple[int, ...], n: int, later: int, taken: list[int]) -> float:
    """The best steps on some prosperity tracks, one after the other."""
    at = {t: p.prosper[t] for t in tracks}
    diamonds, worth = p.have[DIAMOND], 0.0
    for _ in range(n):
        best, step = 0.0, -1
        for t in tracks:
            space = at[t] + 1
            if space > TRACK_LENGTH[t] or (space == TRACK_LENGTH[t] and not diamonds):
                continue
            gain = step_worth(p, t, space, later)
            if space == TRACK_LENGTH[t]:
                gain += (0.0 if taken[t] else FIRST_WORTH[t]) - UNIT["diamond"]
            else:
                gain += SPACE_WORTH[t][space]
            if gain > best or step < 0:
                best, step = gain, t
        if step < 0:
            break
        worth += max(best, 0.0)
        at[step] += 1
        diamonds -= at[step] == TRACK_LENGTH[step]
    return worth


def step_worth(p: Player, track: int, space: int, later: int) -> float:
    """What a better rate brings: half of it now, half when the next rise comes nearer."""
    row = TRACKS[track]
    number = TRACK_COUNT[track].count(p) + GROWTH[row.id] * later
    if row.id == "ip":
        number += later * (CROSSED[p.cart] + CROSSED[max(p.locomotive, 0)])
    before, after = row.rates[space - 1], row.rates[space]
    ahead = row.rates[min(space + 1, row.length)]
    rise = after[0] / after[1] - before[0] / before[1]
    near = ahead[0] / ahead[1] - before[0] / before[1]
    return number * (rise if rise else 0.35 * near)
