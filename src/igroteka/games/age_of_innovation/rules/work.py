"""Terraform and build, with bought and free spades, tunnels and flights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire
from igroteka.core.bundle import Bundle
from igroteka.core.frames import Ask, Refusal
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import COST_COINS, COST_TOOLS, TOOLS_PER_SPADE
from ..components.maps import HEXES, SPADES, bits
from ..components.names import RIVER, TERRAINS, WORKSHOP, Names
from ..fields import NONE
from ..moves import BUILD, DIG, DONE, FLY, TUNNEL
from ..state import COINS, ITEM, TOOLS, UNITS, AgeOfInnovationState
from .building import build_event, place_building
from .gains import pay, score
from .land import after_spades, hexes_behind, reach, spades_needed, turn_into

_SPADE: Final[Names] = ("spade",)
WORKSHOP_TOOLS: Final = COST_TOOLS[WORKSHOP]
WORKSHOP_COINS: Final = COST_COINS[WORKSHOP]

#: Whether a workshop may follow the spades, and what it costs.
NO_WORKSHOP: Final = 0
PAID: Final = 1
FREE: Final = 2


@dataclass(frozen=True)
class Mode:
    """§AI-5.5, §AI-5.4, §AI-5.18 On what terms spades are used.

    With `split` the first hex need not become native before others are worked on; with `buy` missing spades may
    be bought; `optional` work may be declined; `passages` tells whether tunnel and flight serve it.
    """

    name: str
    split: bool
    buy: bool
    workshop: int
    optional: bool
    passages: bool


#: An action; a reward; §AI-3.4.12 a city of the Lizards; §AI-4.2.20 a competency before round 1;
#: §AI-5.5 the start spade of the desert; §AI-4.11.2 the science bonus.
MODES: Final[tuple[Mode, ...]] = (
    Mode("action", False, True, PAID, False, True),
    Mode("reward", False, True, PAID, True, True),
    Mode("lizards", False, True, FREE, True, True),
    Mode("start", False, True, NO_WORKSHOP, True, False),
    Mode("desert", False, False, NO_WORKSHOP, True, False),
    Mode("science", True, False, NO_WORKSHOP, True, False),
)
ACTION: Final = 0
REWARD: Final = 1
LIZARDS: Final = 2
BEFORE: Final = 3
START_SPADE: Final = 4
BONUS_SPADES: Final = 5


class Passage:
    """§AI-4.7.1, §AI-4.7.2 A way to a hex out of reach: what it costs and brings."""

    def __init__(
        self, key: str, moves: list[list[Move]], price: Bundle, vp: int, per_player: int, item: int
    ) -> None:
        self.key = key
        self.moves = moves
        self.price = price
        self.vp = vp
        self.per_player = per_player
        self.item = item

    def worth(self, s: AgeOfInnovationState) -> int:
        """The points of one use."""
        return self.vp + self.per_player * s.players()


PASSAGES: Final[tuple[Passage, ...]] = (
    Passage("tunnel", TUNNEL, UNITS.parse("1t"), 2, 1, ITEM["factions"]),
    Passage("flight", FLY, UNITS.parse("1s"), 5, 0, ITEM["palaces"]),
)


def spade_price(s: AgeOfInnovationState, me: int) -> int:
    """§AI-4.6.1.4 Tools for one spade."""
    return TOOLS_PER_SPADE[s.terraforming[me]]


def can_pay_workshop(s: AgeOfInnovationState, me: int, tools: int = 0) -> bool:
    """§AI-4.6.1.9 Whether a workshop is there and can be paid, with some more tools."""
    purse = s.purse[me]
    return s.left[5 * me] > 0 and purse[TOOLS] >= WORKSHOP_TOOLS + tools and purse[COINS] >= WORKSHOP_COINS


def worksites(s: AgeOfInnovationState, me: int, free: int, first: int, used: int, mode: Mode) -> list[Move]:
    """§AI-4.6.1.1, §AI-4.6.1.2, §AI-4.6.1.5, §AI-4.6.1.6, §AI-4.6.1.8, §AI-5.17 All that can be terraformed or built now, but for stopping.

    `free` spades are left, `first` is the first hex worked on, `used` has the bits of the passages used up.
    """
    legal: list[Move] = []
    native = s.native[me]
    fresh = first == NONE
    range_of = reach(s, me)
    tools = s.purse[me][TOOLS]
    rate = TOOLS_PER_SPADE[s.terraforming[me]]
    buy = False
    digging = fresh or (free > 0 and (mode.split or s.terrain[first] == native))
    if digging:
        buy = mode.buy and (fresh or s.options["further_spades"] == "buy")
        most = free + tools // rate if buy else free
        if most:
            _digs(s, native, range_of & s.empty & ~s.ground[native], most, DIG, legal)
    _builds(s, me, range_of, first, mode.workshop, legal)
    if mode.passages:
        _passages(s, me, free, first, used, mode, digging, buy, legal)
    return legal


def _builds(
    s: AgeOfInnovationState, me: int, range_of: int, first: int, workshop: int, legal: list[Move]
) -> None:
    """§AI-4.6.1.1, §AI-4.6.1.9 Workshops on native land in reach; after work only where that was."""
    native = s.native[me]
    if workshop == PAID:
        if first == NONE:
            if can_pay_workshop(s, me):
                for h in bits(range_of & s.empty & s.ground[native]):
                    legal.append(BUILD[h])
        elif s.terrain[first] == native and can_pay_workshop(s, me):
            legal.append(BUILD[first])
    elif workshop == FREE and s.left[5 * me]:
        sites = range_of | (1 << first if first != NONE else 0)
        for h in bits(sites & s.empty & s.ground[native]):
            legal.append(BUILD[h])


def _passages(
    s: AgeOfInnovationState,
    me: int,
    free: int,
    first: int,
    used: int,
    mode: Mode,
    digging: bool,
    buy: bool,
    legal: list[Move],
) -> None:
    """§AI-4.7.1, §AI-4.7.2, §AI-4.7.3 The same beyond the reach, for the price of a tunnel or a flight."""
    native = s.native[me]
    able = s.able[me]
    tools = s.purse[me][TOOLS]
    rate = TOOLS_PER_SPADE[s.terraforming[me]]
    for i, passage in enumerate(PASSAGES):
        skips = able.total(passage.key)
        if skips and not used >> i & 1 and s.affords(me, passage.price):
            targets = hexes_behind(s, me, skips) & s.empty
            price = passage.price[TOOLS]
            if digging:
                most = free + (tools - price) // rate if buy else free
                if most:
                    _digs(s, native, targets & ~s.ground[native], most, passage.moves, legal)
            if (first == NONE and mode.workshop == PAID and can_pay_workshop(s, me, price)) or (
                mode.workshop == FREE and s.left[5 * me]
            ):
                for h in bits(targets & s.ground[native]):
                    if h != first:
                        legal.append(passage.moves[h][0])


def _digs(
    s: AgeOfInnovationState, native: int, targets: int, most: int, table: list[list[Move]], legal: list[Move]
) -> None:
    """§AI-4.6.1.3 One to so many spades on each hex, never past the native terrain."""
    terrain = s.terrain
    for h in bits(targets):
        need = SPADES[terrain[h]][native]
        if need > most:
            need = most
        row = table[h]
        legal.append(row[1])
        if need > 1:
            legal.append(row[2])
            if need > 2:
                legal.append(row[3])


def can_work(s: AgeOfInnovationState, me: int, mode: Mode) -> bool:
    """§AI-4.5.7 Whether some free spades can be used, or a workshop built instead."""
    native = s.native[me]
    if reach(s, me) & s.empty & ~s.ground[native]:
        return True
    return bool(worksites(s, me, 1, NONE, 0, mode))


def use_spades(s: AgeOfInnovationState, me: int, hex: int, n: int) -> None:
    """§AI-4.6.1.3, §AI-4.6.1.10 Spades turn the terrain of a hex towards the native one; each is an event."""
    terrain = after_spades(s, me, hex, n)
    turn_into(s, hex, terrain)
    if s.events is not None:
        s.emit("terraformed", me, HEXES[hex], TERRAINS[terrain], n)
    fire(s, me, _SPADE, n)


def do_work(s: AgeOfInnovationState, me: int, free: int, first: int, used: int, mode: int, m: Move) -> None:
    """§AI-4.6.1.1, §AI-4.6.1.6, §AI-4.7.3 Carry out one move of a terraform and build, and ask on if there is more."""
    hex = m.index[0]
    for i, passage in enumerate(PASSAGES):
        if passage.moves[hex][0].kind == m.kind:
            used |= 1 << i
            pay(s, me, passage.price)
            s.emit("passage", me, passage.key, HEXES[hex])
            score(s, me, passage.worth(s), passage.item)
    n = m.index[1] if len(m.index) > 1 else 0
    if n == 0:
        build_workshop(s, me, hex, MODES[mode].workshop == FREE)
        return
    bought = n - free if n > free else 0
    s.purse[me][TOOLS] -= bought * TOOLS_PER_SPADE[s.terraforming[me]]
    use_spades(s, me, hex, n)
    more = Work(me, free - n + bought, hex if first == NONE else first, used, mode)
    if worksites(s, me, more.free, more.first, used, MODES[mode]):
        s.then(more)


def build_workshop(s: AgeOfInnovationState, me: int, hex: int, free: bool) -> None:
    """§AI-4.6.1.9 A workshop from the planning board on a native hex."""
    if not free:
        purse = s.purse[me]
        purse[TOOLS] -= WORKSHOP_TOOLS
        purse[COINS] -= WORKSHOP_COINS
    place_building(s, me, hex, WORKSHOP)
    build_event(s, me, hex)


@dataclass
class Work(Ask):
    """§AI-4.6.1.5, §AI-4.6.1.7, §AI-4.6.1.8, §AI-5.1, §AI-5.2, §AI-5.3 A terraform and build in the course of its spades."""

    me: int
    free: int
    first: int
    used: int
    mode: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        mode = MODES[self.mode]
        legal = worksites(s, self.me, self.free, self.first, self.used, mode)
        if mode.optional or self.first != NONE:
            legal.append(DONE)
        return legal

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        if m is not DONE:
            do_work(s, self.me, self.free, self.first, self.used, self.mode, m)

    def prompt(self, s: AgeOfInnovationState) -> Text:
        if self.free:
            return Text("ask-Work", n=self.free, mode=MODES[self.mode].name)
        return Text("ask-Work-build", hex=HEXES[self.first] if self.first != NONE else "")

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return work_refusal(s, self.me, el, self.free, self.first, MODES[self.mode])


def work_refusal(
    s: AgeOfInnovationState, me: int, el: str, free: int, first: int, mode: Mode
) -> Refusal | None:
    """Why a hex can be neither terraformed nor built on."""
    part, _, name = el.partition(":")
    if part != "hex" or name not in HEXES:
        return Refusal("AI-4.6.1.5", Text("no-spades-first")) if part in ("piece", "act", "power") else None
    hex = HEXES.index(name)
    if s.terrain[hex] >= RIVER:
        return Refusal("AI-4.6.1.2", Text("no-water"))
    if not s.empty >> hex & 1:
        return Refusal("AI-4.6.1.2", Text("no-empty"))
    if not reach(s, me) >> hex & 1:
        return Refusal("AI-4.1.3", Text("no-reach"))
    need = spades_needed(s, me, hex)
    if need == 0:
        if mode.workshop == NO_WORKSHOP:
            return Refusal("AI-4.2.20", Text("no-workshop-now"))
        if first != NONE and mode.workshop == PAID and hex != first:
            return Refusal("AI-4.6.1.8", Text("no-first-hex"))
        if not s.left[5 * me]:
            return Refusal("AI-4.6.1.9", Text("no-workshop-left"))
        return Refusal("AI-4.6.1.9", Text("no-workshop-price", tools=WORKSHOP_TOOLS, coins=WORKSHOP_COINS))
    if first != NONE and not free:
        return Refusal("AI-4.6.1.4", Text("no-second-hex"))
    if first != NONE and not mode.split and s.terrain[first] != s.native[me]:
        return Refusal("AI-4.6.1.5", Text("no-first-native"))
    return Refusal("AI-4.6.1.4", Text("no-spade-price", n=spade_price(s, me)))
