"""Transport and upgrades in the own village, and how an upgrade is paid."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Refusal
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import ANY_RESOURCE, GOLD, RESOURCES, SKILLS
from ..components.tiles import (
    DOUBLE,
    FACES,
    FIRST_SUMMER_BOAT,
    TILE_NAMES,
)
from ..moves import SPEND_RESOURCE, SPEND_SKILL, STEP, TRANSPORT_DONE, UPGRADE
from ..state import K, KeyflowerState, R
from . import refusals
from .pieces import pay_face_down, pay_openly
from .upgrade_costs import ANY_SKILLS, SKILL_ICONS, has_resources, has_skills, icons, may_have_skills

# ---------------------------------------------------------------- what is possible


def steps(s: KeyflowerState, me: int) -> list[Move]:
    """§KF-4.7.2, §KF-4.7.3, §KF-4.7.11 Every resource of the village over every way."""
    legal: list[Move] = []
    goods, ways = s.goods, s.ways
    for t in s.village[me]:
        if t >= len(STEP):
            continue
        at = t * R
        if goods[at] or goods[at + 1] or goods[at + 2] or goods[at + 3]:
            rows = STEP[t]
            for d in range(6):
                if ways[t * 6 + d] >= 0:
                    row = rows[d]
                    for r in range(R):
                        if goods[at + r]:
                            legal.append(row[r])
    return legal


def fronts(s: KeyflowerState, me: int) -> list[int]:
    """§KF-4.7.4, §KF-4.7.6 The own tiles that can still be upgraded, if their cost is paid."""
    tiles = [t for t in s.village[me] if t < FIRST_SUMMER_BOAT and not s.side[t]]
    if s.won[me]:
        tiles += [t for t in s.won[me] if t < FIRST_SUMMER_BOAT and not s.side[t]]
    return tiles


def upgrades(s: KeyflowerState, me: int) -> list[Move]:
    """§KF-4.7.4, §KF-4.7.5 The upgrades that the seat can pay."""
    return [UPGRADE[t] for t in fronts(s, me) if has_resources(s, me, t) and has_skills(s, me, t)]


def anything_to_do(s: KeyflowerState, me: int, left: int, ups: int) -> bool:
    """§KF-4.7.9 Whether a step or an upgrade is possible, as far as everybody can tell."""
    if left:
        goods, ways = s.goods, s.ways
        for t in s.village[me]:
            at = t * R
            if goods[at] or goods[at + 1] or goods[at + 2] or goods[at + 3]:
                for d in range(t * 6, t * 6 + 6):
                    if ways[d] >= 0:
                        return True
    if ups:
        for t in fronts(s, me):
            if has_resources(s, me, t) and may_have_skills(s, me, t):
                return True
    return False


# ---------------------------------------------------------------- the loop


def haul(s: KeyflowerState, me: int, used: int, left: int, ups: int) -> None:
    """§KF-4.7.1, §KF-4.7.9 Steps and upgrades in any order, until nothing is left to do."""
    if anything_to_do(s, me, left, ups):
        s.then(Transport(me, used, left, ups))


@dataclass
class Transport(Ask):
    """§KF-4.7.1, §KF-4.7.2, §KF-4.7.9, §KF-4.7.10 A step, an upgrade, or enough. `used` is the tile that allows it."""

    me: int
    used: int
    left: int
    ups: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        legal = steps(s, self.me) if self.left else []
        if self.ups:
            legal += upgrades(s, self.me)
        legal.append(TRANSPORT_DONE)
        return legal

    def take(self, s: KeyflowerState, m: Move) -> None:
        me = self.me
        if m.kind == "step":
            t, d, r = m.index
            to = s.ways[t * 6 + d]
            s.goods[t * R + r] -= 1
            s.goods[to * R + r] += 1
            s.emit("carried", me, RESOURCES[r], TILE_NAMES[t], TILE_NAMES[to])
            haul(s, me, self.used, self.left - 1, self.ups)
        elif m is not TRANSPORT_DONE:
            spend(s, me, m.index[0], self.used, self.left, self.ups, ())

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-Transport", steps=self.left, upgrades=self.ups)

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.transport_refusal(s, self.me, self.left, self.ups, el)


# ---------------------------------------------------------------- paying for an upgrade


def takes(icon: int, goods: list[int], floor: int) -> list[int]:
    """§KF-4.7.7, §KF-4.7.8 The types that pay an icon; equal icons are paid in rising order, so `floor` is the least."""
    if icon == ANY_RESOURCE:
        return [r for r in range(floor, R) if goods[r]]
    if icon == GOLD:
        return [GOLD] if goods[GOLD] else []
    return [r for r in (icon, GOLD) if r >= floor and goods[r]]


def payable(todo: tuple[int, ...], goods: list[int], floor: int) -> bool:
    """Whether the icons left can be paid in this order; `goods` is given back as it was."""
    if not todo:
        return True
    for r in takes(todo[0], goods, floor):
        goods[r] -= 1
        fine = payable(todo[1:], goods, r if len(todo) > 1 and todo[1] == todo[0] else 0)
        goods[r] += 1
        if fine:
            return True
    return False


def payers(s: KeyflowerState, me: int, tile: int, paid: tuple[int, ...]) -> list[int]:
    """The types that can pay the next icon so that the others can be paid too."""
    todo = icons(s, me, tile)
    i = len(paid)
    goods = s.goods[tile * R : tile * R + R]
    for r in paid:
        goods[r] -= 1
    floor = paid[i - 1] if i and todo[i - 1] == todo[i] else 0
    kinds: list[int] = []
    for r in takes(todo[i], goods, floor):
        goods[r] -= 1
        if payable(todo[i + 1 :], goods, r if i + 1 < len(todo) and todo[i + 1] == todo[i] else 0):
            kinds.append(r)
        goods[r] += 1
    return kinds


def paid_without_choice(s: KeyflowerState, me: int, tile: int, paid: tuple[int, ...] = ()) -> tuple[int, ...]:
    """§KF-4.7.7 What pays the icons of an upgrade, up to the first that leaves a choice."""
    while len(paid) < len(icons(s, me, tile)):
        choice = payers(s, me, tile, paid)
        if len(choice) > 1:
            break
        paid = (*paid, choice[0])
    return paid


def spend(
    s: KeyflowerState, me: int, tile: int, used: int, left: int, ups: int, paid: tuple[int, ...]
) -> None:
    """§KF-4.7.7 Go on paying for an upgrade: what leaves no choice is paid at once."""
    paid = paid_without_choice(s, me, tile, paid)
    if len(paid) < len(icons(s, me, tile)):
        s.then(SpendResource(me, tile, used, left, ups, paid))
    elif ANY_SKILLS[tile]:
        kinds = [k for k in range(K) if s.seen_skills.most(me, k)]
        if len(kinds) > 1:
            s.then(SpendSkill(me, tile, used, left, ups, paid))
        else:
            upgrade(s, me, tile, used, left, ups, paid, kinds[0])
    else:
        upgrade(s, me, tile, used, left, ups, paid, -1)


@dataclass
class SpendResource(Ask):
    """§KF-4.7.7, §KF-4.7.8, §KF-4.8.1 What pays the next icon: its own type or gold, or anything."""

    me: int
    tile: int
    used: int
    left: int
    ups: int
    paid: tuple[int, ...]

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [SPEND_RESOURCE[r] for r in payers(s, self.me, self.tile, self.paid)]

    def take(self, s: KeyflowerState, m: Move) -> None:
        spend(s, self.me, self.tile, self.used, self.left, self.ups, (*self.paid, m.index[0]))

    def prompt(self, s: KeyflowerState) -> Text:
        icon = icons(s, self.me, self.tile)[len(self.paid)]
        what = RESOURCES[icon] if icon < ANY_RESOURCE else "any"
        return Text("ask-SpendResource", tile=TILE_NAMES[self.tile], resource=what)

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.spend_refusal(self.tile, self.moves(s), el)


@dataclass
class SpendSkill(Ask):
    """§KF-4.7.8, §KF-5.42 Any skill token pays; the others do not see which."""

    me: int
    tile: int
    used: int
    left: int
    ups: int
    paid: tuple[int, ...]

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [SPEND_SKILL[k] for k in range(K) if s.skills[self.me * K + k]]

    def take(self, s: KeyflowerState, m: Move) -> None:
        upgrade(s, self.me, self.tile, self.used, self.left, self.ups, self.paid, m.index[0])

    def sees(self, s: KeyflowerState, m: Move) -> tuple[int, ...] | None:
        return (self.me,) if s.switch("any_skill_payment_type_hidden") else None

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-SpendSkill", tile=TILE_NAMES[self.tile])

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.spend_refusal(self.tile, self.moves(s), el)


def upgrade(
    s: KeyflowerState, me: int, tile: int, used: int, left: int, ups: int, paid: tuple[int, ...], skill: int
) -> None:
    """§KF-4.7.4, §KF-4.7.5, §KF-4.7.10, §KF-4.6.6 Pay, turn the tile over, and go on."""
    for r in paid:
        s.goods[tile * R + r] -= 1
        s.supply[r] += 1
        s.emit("spent_resource", me, TILE_NAMES[tile], RESOURCES[r])
    for k in SKILL_ICONS[tile]:
        pay_openly(s, me, k)
        s.emit("spent_skill", me, TILE_NAMES[tile], SKILLS[k])
    if skill >= 0:
        told = (me, TILE_NAMES[tile], SKILLS[skill])
        if s.switch("any_skill_payment_type_hidden"):
            pay_face_down(s, me, skill)
            s.emit_to((me,), "spent_skill", told, (me, TILE_NAMES[tile], "any"))
        else:
            pay_openly(s, me, skill)
            s.emit("spent_skill", *told)
    s.side[tile] = 1
    s.emit("upgraded", me, TILE_NAMES[tile])
    ups -= 1
    if tile == used and not s.switch("capacity_fixed_at_placement"):
        front, back = FACES[tile]
        factor = 2 if s.power[DOUBLE] == me else 1
        left += factor * (back.transport - front.transport)
        ups += factor * (back.upgrades - front.upgrades)
    haul(s, me, used, left, ups)
