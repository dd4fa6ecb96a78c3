"""Building: what happens when a building comes onto the map, offers of power, and cities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import Rewards, fire
from igroteka.core.effects import Perform
from igroteka.core.frames import Ask, Frame, Queue, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.maps import EDGE, HEXES, RIVERSIDE, bits
from ..components.names import BUILDINGS, MONUMENT, UNIVERSITY
from ..fields import NOBODY
from ..moves import ACCEPT, DECLINE, tree
from ..state import ITEM, VP, AgeOfInnovationState
from .elements import answer_first
from .gains import event_seat, gain_power, power_room, score
from .land import adjacent, group, power_value, settle_on

#: §AI-4.1.4 The names of the event, by kind of building, on the edge or not, at the river or not.
_NAMES: Final = [
    [
        [
            (
                name,
                *(["workshop-edge"] if name == "workshop" and edge else []),
                *(["workshop-river"] if name == "workshop" and river else []),
            )
            for river in (False, True)
        ]
        for edge in (False, True)
    ]
    for name in BUILDINGS
]
_OFFERS: Final = ITEM["offers"]
#: §AI-4.10.1, §AI-4.10.2 Buildings that a city needs: in general, with a university, with a monument.
CITY_BUILDINGS: Final = 4
CITY_POWER: Final = 7


@dataclass
class Pending(Rewards):
    """§AI-4.5.5, §AI-5.42 Rewards that wait for their owner, who takes them in any order."""


@dataclass
class Offers(Queue):
    """§AI-5.6 Offers of power, event by event, answered after the rewards of the builder."""


def build_event(s: AgeOfInnovationState, me: int, hex: int) -> None:
    """§AI-4.5.4, §AI-4.1.4, §AI-4.1.12 A building has come onto the map: it scores, neighbours get offers, a city may form."""
    kind = s.building[hex]
    if s.events is not None:
        s.emit("built", me, BUILDINGS[kind], HEXES[hex])
    edge = EDGE[s.side] >> hex & 1
    river = RIVERSIDE[s.side] >> hex & 1
    fire(s, me, _NAMES[kind][edge][river])
    note_offers(s, me, hex)
    check_city(s, me, hex)


def amounts(s: AgeOfInnovationState, me: int, hex: int) -> list[int]:
    """§AI-4.9.1, §AI-4.9.4 The power that each party's buildings around a hex are worth."""
    power = [0] * s.parties
    for other in bits(adjacent(s, hex) & ~s.empty):
        who = s.owner[other]
        if who != NOBODY and who != me:
            power[who] += power_value(s, other)
    return power


def power_beside(s: AgeOfInnovationState, who: int, hex: int) -> int:
    """§AI-4.9.1 The power that one party's buildings around a hex are worth."""
    power = 0
    if not s.near[who] >> hex & 1:
        return power
    for other in bits(adjacent(s, hex) & ~s.empty):
        if s.owner[other] == who:
            power += power_value(s, other)
    return power


def note_offers(s: AgeOfInnovationState, me: int, hex: int) -> None:
    """§AI-4.9.1, §AI-5.6, §AI-5.7, §AI-5.38 Note what the others may gain, in turn order after the builder."""
    power = amounts(s, me, hex)
    if any(power):
        order = s.order
        at = order.index(me)
        for i in range(1, len(order)):
            who = order[(at + i) % len(order)]
            if power[who] and who < s.seats and not (who in s.passed and s.options["passed_offers"] == "no"):
                s.later(Offers, Offer(who, power[who], me))


@dataclass
class Offer(Step):
    """§AI-4.9.3, §AI-5.38 An offer comes up: nothing is asked if nothing could be gained."""

    me: int
    amount: int
    builder: int

    def run(self, s: AgeOfInnovationState) -> None:
        if power_on_offer(s, self.me, self.amount):
            s.then(Answer(self.me, self.amount, self.builder))


def power_on_offer(s: AgeOfInnovationState, me: int, amount: int) -> int:
    """§AI-4.9.3 The power that can really be gained: never more than the bowls move and the points pay."""
    return min(amount, power_room(s, me), s.purse[me][VP] + 1)


@dataclass
class Answer(Ask):
    """§AI-4.9.1, §AI-4.9.2, §AI-4.9.3 Take the power for one point less, or decline: all or nothing."""

    me: int
    amount: int
    builder: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return ANSWERS

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        power = power_on_offer(s, self.me, self.amount)
        if m is ACCEPT:
            gain_power(s, self.me, power)
            s.emit("accepted", self.me, power, power - 1)
            score(s, self.me, 1 - power, _OFFERS)
        else:
            s.emit("declined", self.me, power)

    def prompt(self, s: AgeOfInnovationState) -> Text:
        power = power_on_offer(s, self.me, self.amount)
        return Text("ask-Answer", n=power, vp=power - 1, seat=event_seat(s, self.builder))

    def standing(self, s: AgeOfInnovationState, orders: dict[str, str]) -> Move | None:
        """Accept up to so many points; more expensive offers are asked or declined."""
        limit = orders["offers"]
        if limit == "ask":
            return None
        if power_on_offer(s, self.me, self.amount) - 1 <= int(limit):
            return ACCEPT
        return DECLINE if orders["dear_offers"] == "decline" else None

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.9.1", "no-offer-first")


ANSWERS: Final = [ACCEPT, DECLINE]


# ---------------------------------------------------------------- cities


def is_city(s: AgeOfInnovationState, me: int, members: list[int]) -> bool:
    """§AI-4.10.1, §AI-4.10.2, §AI-5.35 Whether a group is large and strong enough.

    Whether annexes also help where fewer than four buildings are enough is an option.
    """
    need = CITY_BUILDINGS
    power = annexes = 0
    for h in members:
        kind = s.building[h]
        if kind == UNIVERSITY:
            need = min(need, 3)
        elif kind == MONUMENT:
            need = min(need, 2)
        power += power_value(s, h)
        annexes += s.annexed >> h & 1
    enough = need if s.options["annexes"] == "every_city" else CITY_BUILDINGS
    is_large = len(members) >= need or len(members) + annexes >= enough
    return is_large and power >= CITY_POWER - s.able[me].total("city_power")


def check_city(s: AgeOfInnovationState, me: int, hex: int) -> None:
    """§AI-4.10.1, §AI-4.10.4, §AI-5.36, §AI-5.47 The group of a building joins a city that it touches, or becomes one."""
    members = group(s, me, hex)
    if any(s.member >> h & 1 for h in members):
        for h in members:
            s.member |= 1 << h
    elif is_city(s, me, members):
        found_city(s, me, members)


def found_city(s: AgeOfInnovationState, me: int, members: list[int]) -> None:
    """§AI-4.10.1, §AI-4.10.3, §AI-5.47 The buildings belong to a city now, and its founder may take a tile."""
    reward = tree("city")
    waiting = sum([f.effect is reward for f in _pending(s) if isinstance(f, Perform)])
    if sum(s.city_left) <= waiting:
        return
    for h in members:
        s.member |= 1 << h
    if s.events is not None:
        s.emit("city", me, HEXES[members[0]], len(members))
    s.later(Pending, Perform(me, reward))


def _pending(s: AgeOfInnovationState) -> tuple[Frame, ...]:
    for frame in reversed(s.agenda):
        if isinstance(frame, Pending):
            return frame.frames
    return ()


def check_all_cities(s: AgeOfInnovationState, me: int) -> None:
    """§AI-5.14 Every group is looked at again."""
    for h in s.homes[me]:
        if not s.member >> h & 1:
            check_city(s, me, h)


# ---------------------------------------------------------------- pieces


def take_piece(s: AgeOfInnovationState, me: int, kind: int) -> None:
    """§AI-4.6.2.6 A building leaves the leftmost space of its row."""
    s.left[5 * me + kind] -= 1


def place_building(s: AgeOfInnovationState, me: int, hex: int, kind: int) -> None:
    """A building of the own colour comes from the planning board onto an empty hex."""
    take_piece(s, me, kind)
    settle_on(s, me, hex, kind)


def replace_building(s: AgeOfInnovationState, me: int, hex: int, kind: int) -> None:
    """§AI-4.6.2.1, §AI-4.6.2.6, §AI-5.20 A building takes the place of another, which goes back to its row."""
    s.left[5 * me + s.building[hex]] += 1
    take_piece(s, me, kind)
    s.building[hex] = kind
