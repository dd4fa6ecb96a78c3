"""The industry track, the food track with its rabbits, and the prosperity tracks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire
from igroteka.core.bundle import NOTHING, Bundle
from igroteka.core.effects import Effect, Leaf, Perform
from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import (
    ANY_COLOR,
    FOOD_END,
    GATES,
    INDUSTRY_END,
    LAB,
    LEAST_COLOR,
    NO_RABBIT_VP,
    RABBIT_FOOD,
    RABBITS,
    TRACK_LENGTH,
    TRACK_NAMES,
    TRACKS_OF,
)
from ..components.land import PLACE_NAMES
from ..components.vocabulary import COLORS
from ..effects import (
    CART,
    DIAMOND,
    FIRST_ON_LAST,
    FOOD,
    FOOD_BEYOND,
    INDUSTRY_BEYOND,
    LOCOMOTIVE,
    PROSPERITY,
    RABBIT_BONUS,
    VP,
    color_sums,
)
from ..moves import (
    ADVANCE_CART,
    ADVANCE_FOOD,
    ADVANCE_LOCOMOTIVE,
    COLOR,
    PROSPER,
    RABBIT,
    STOP,
)
from ..player import Player, count_cities, rabbit_ready, rabbit_sites
from ..state import SweetLandsState
from .land import named_cell
from .payment import UpTo, rest


def bonus(s: SweetLandsState, me: int, effect: Effect | None) -> None:
    """The bonus of a space, if it has one."""
    if effect is not None:
        effect.begin(s, me, 1)


# ---------------------------------------------------------------- industry


def moves_on(p: Player, space: int) -> bool:
    """§SL-4.6.18, §SL-4.6.19, §SL-4.6.29 Whether a marker on a space can use a step; where the other one stands does not matter."""
    labs = p.placed[LAB]
    return space >= 0 and (labs >= len(GATES) or space != GATES[labs])


@dataclass
class AdvanceIndustry(Ask):
    """§SL-4.6.17, §SL-5.13 Steps on the industry track, split over cart and locomotive."""

    me: int
    effect: Industry
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        p = s.players[self.me]
        legal: list[Move] = []
        if moves_on(p, p.cart):
            legal.append(ADVANCE_CART)
        if moves_on(p, p.locomotive):
            legal.append(ADVANCE_LOCOMOTIVE)
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        rest(s, self.me, self.effect, self.left)
        advance(s, self.me, m is ADVANCE_CART)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-AdvanceIndustry", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        if el in (f"cart:{self.me}", f"loco:{self.me}"):
            return Refusal("SL-4.6.18", Text("no-way-laboratory"))
        return None


def advance(s: SweetLandsState, me: int, cart: bool) -> None:
    """§SL-4.6.17, §SL-4.6.19 One step of a marker; on the last space it is a victory point."""
    p = s.players[me]
    space = p.cart if cart else p.locomotive
    if space == INDUSTRY_END:
        INDUSTRY_BEYOND[0].begin(s, me, 1)
        return
    space += 1
    if cart:
        p.cart = space
    else:
        p.locomotive = space
    s.emit("industry", me, "cart" if cart else "locomotive", space)
    bonus(s, me, (CART if cart else LOCOMOTIVE)[space])


class Industry(UpTo):
    """§SL-4.6.17 Steps on the industry track."""

    def __init__(self, n: int) -> None:
        super().__init__("industry", n)

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        p = s.players[me]
        return moves_on(p, p.cart) or moves_on(p, p.locomotive)

    def question(self, me: int, left: int) -> Ask:
        return AdvanceIndustry(me, self, left)


# ---------------------------------------------------------------- food and rabbits


@dataclass
class AdvanceFood(Ask):
    """§SL-4.6.21, §SL-3.0.2 Steps on the food track."""

    me: int
    effect: Food
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return FOOD_MOVES

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        rest(s, self.me, self.effect, self.left)
        p = s.players[self.me]
        if p.food == FOOD_END:
            FOOD_BEYOND[0].begin(s, self.me, 1)
            return
        p.food += 1
        s.emit("food", self.me, p.food)
        bonus(s, self.me, FOOD[p.food])

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-AdvanceFood", n=self.left)


FOOD_MOVES: Final = [ADVANCE_FOOD, STOP]


class Food(UpTo):
    """§SL-4.6.21, §SL-4.6.22 Steps on the food track."""

    def __init__(self, n: int) -> None:
        super().__init__("food", n)

    def question(self, me: int, left: int) -> Ask:
        return AdvanceFood(me, self, left)


@dataclass
class PlaceRabbit(Ask):
    """§SL-4.6.23, §SL-3.0.2 Put the next rabbit on a site with a property."""

    me: int
    effect: Rabbit
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        legal = [RABBIT[c] for c in rabbit_sites(s.players[self.me])]
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        rest(s, self.me, self.effect, self.left)
        p = s.players[self.me]
        number = len(p.rabbits)
        p.rabbits = (*p.rabbits, m.index[0])
        p.city = count_cities(p)
        s.emit("rabbit", self.me, PLACE_NAMES[m.index[0]])
        s.then(Perform(self.me, RABBIT_BONUS[number]))
        fire(s, self.me, ("place_rabbit",))

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-PlaceRabbit", n=self.left)

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        if named_cell(el, self.me) >= 0:
            return Refusal("SL-4.6.23", Text("no-site-for-rabbit"))
        return None


class Rabbit(UpTo):
    """§SL-4.6.23, §SL-4.6.24 Place rabbits; when none is left each is victory points instead."""

    def __init__(self, n: int) -> None:
        super().__init__("rabbit", n)

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        return rabbit_ready(s.players[me], RABBIT_FOOD)

    def go_on(self, s: SweetLandsState, me: int, n: int, left: int) -> None:
        p = s.players[me]
        if len(p.rabbits) == RABBITS:
            p.have[VP] += NO_RABBIT_VP * left
            s.emit("gained", me, "vp", NO_RABBIT_VP * left)
        elif left > 0 and self.can(s, me, 1, NOTHING):
            s.then(PlaceRabbit(me, self, left))


# ---------------------------------------------------------------- prosperity


def steps_open(p: Player, color: int) -> list[int]:
    """§SL-4.6.25, §SL-4.6.26, §SL-5.14 The tracks of a colour on which a step can be made now."""
    prosper, diamond = p.prosper, p.have[DIAMOND] > 0
    return [t for t in TRACKS_OF[color] if prosper[t] < TRACK_LENGTH[t] - (not diamond)]


@dataclass
class AdvanceProsperity(Ask):
    """§SL-4.6.25, §SL-3.0.2, §SL-5.13 Steps on prosperity tracks of a colour, split as the player likes."""

    me: int
    color: int
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        legal = [PROSPER[t] for t in steps_open(s.players[self.me], self.color)]
        legal.append(STOP)
        return legal

    def take(self, s: SweetLandsState, m: Move) -> None:
        if m is STOP:
            return
        if self.left > 1:
            s.then(GoOn(self.me, self.color, self.left - 1))
        prosper(s, self.me, m.index[0])

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-AdvanceProsperity", n=self.left, color=COLOR_WORDS[self.color])

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        word, _, name = el.partition(":")
        if word != "prosper" or name not in TRACK_NAMES:
            return None
        track = TRACK_NAMES.index(name)
        if track not in TRACKS_OF[self.color]:
            return Refusal("SL-4.6.25", Text("no-track-of-color", color=COLOR_WORDS[self.color]))
        if s.players[self.me].prosper[track] == TRACK_LENGTH[track]:
            return Refusal("SL-5.13", Text("no-track-full"))
        return Refusal("SL-4.6.26", Text("no-diamond-for-last"))


COLOR_WORDS: Final = (*COLORS, "any")


@dataclass
class GoOn(Step):
    """§SL-5.13 More prosperity steps, if there is a track for them."""

    me: int
    color: int
    left: int

    def run(self, s: SweetLandsState) -> None:
        if steps_open(s.players[self.me], self.color):
            s.then(AdvanceProsperity(self.me, self.color, self.left))


def prosper(s: SweetLandsState, me: int, track: int) -> None:
    """§SL-4.6.25, §SL-4.6.26, §SL-3.4.3 One step; the last space costs a diamond and is strong for the first."""
    p = s.players[me]
    p.prosper[track] += 1
    space = p.prosper[track]
    s.emit("prospered", me, TRACK_NAMES[track], space)
    if space == TRACK_LENGTH[track]:
        p.have[DIAMOND] -= 1
        s.emit("paid", me, "diamond", 1)
        if not s.taken[track]:
            s.taken[track] = 1
            s.emit("first_there", me, TRACK_NAMES[track])
            FIRST_ON_LAST[track].begin(s, me, 1)
    else:
        bonus(s, me, PROSPERITY[track][space])


def least_colors(p: Player) -> list[int]:
    """§SL-4.12.16 The colours with the smallest sum of steps."""
    sums = color_sums(p)
    return [c for c in range(len(COLORS)) if sums[c] == min(sums)]


@dataclass
class ChooseColor(Ask):
    """§SL-4.12.16 Which of the least advanced colours the steps are made in."""

    me: int
    left: int

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        return [COLOR[c] for c in least_colors(s.players[self.me])]

    def take(self, s: SweetLandsState, m: Move) -> None:
        s.then(GoOn(self.me, m.index[0], self.left))


class Prosper(Leaf[SweetLandsState]):
    """§SL-4.6.25 Steps on prosperity tracks: of a colour, of any, or of the least advanced colour."""

    def __init__(self, n: int, color: int) -> None:
        super().__init__("prosper", n=n, color=(*COLOR_WORDS, "least")[color])
        self.k: Final = n
        self.color: Final = color

    def can(self, s: SweetLandsState, me: int, n: int, owed: Bundle) -> bool:
        p = s.players[me]
        if self.color == LEAST_COLOR:
            return any(steps_open(p, c) for c in least_colors(p))
        return bool(steps_open(p, self.color))

    def do(self, s: SweetLandsState, me: int, n: int) -> None:
        color = self.color
        if color == LEAST_COLOR:
            least = least_colors(s.players[me])
            if len(least) > 1:
                s.then(ChooseColor(me, self.k * n))
                return
            color = least[0]
        s.then(AdvanceProsperity(me, color, self.k * n))


assert len(COLORS) == ANY_COLOR
