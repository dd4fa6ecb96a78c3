"""Using a tile: the payment, then what the tile gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Ask, Draw, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.rng import Rng
from igroteka.core.text import Text

from ..components.goods import ANY_SKILL, COLOURS, RESOURCES, SKILLS
from ..components.setups import MOST_PLAYERS
from ..components.tiles import DOUBLE, FACES, TILE_NAMES
from ..moves import DRAW_SKILL, DRAW_WORKER, TAKE
from ..state import C, K, KeyflowerState
from . import refusals
from .pieces import draw_from_bag, draw_from_pile, gain, lay_aside, place_from_screen, put_away, take_greens
from .transport import haul


def use_tile(s: KeyflowerState, me: int, tile: int, pay: Move | None) -> None:
    """§KF-4.6.8, §KF-4.6.21 The payment is laid aside before the gain and put away after it."""
    if pay is not None and pay.kind == "pay_worker":
        c = pay.index[0]
        place_from_screen(s, me, c, 1)
        s.aside_workers[c] += 1
        s.emit("paid_workers", me, COLOURS[c], 1)
    elif pay is not None and pay.kind == "pay_skill":
        pay_skill(s, me, tile, pay.index[0])
    effect(s, me, tile)


def pay_skill(s: KeyflowerState, me: int, tile: int, skill: int) -> None:
    """§KF-4.6.14, §KF-4.6.15, §KF-5.42 A token of the shown kind is seen; one of any kind goes face down."""
    openly = FACES[tile][s.side[tile]].pay_skill != ANY_SKILL or not s.switch("any_skill_payment_type_hidden")
    lay_aside(s, me, skill, openly)
    if openly:
        s.emit("paid_skill", me, SKILLS[skill])
    else:
        s.emit_to((me,), "paid_skill", (me, SKILLS[skill]), (me, "any"))


def effect(s: KeyflowerState, me: int, tile: int) -> None:
    """§KF-4.6.8, §KF-4.6.10, §KF-4.6.11, §KF-4.6.22, §KF-5.14 What the visible side gives, as far as there is any."""
    face = FACES[tile][s.side[tile]]
    own = s.owner[tile] == me
    if face.transport:
        factor = 2 if s.power[DOUBLE] == me and (own or s.switch("double_capacity_on_any_used_tile")) else 1
        haul(s, me, tile, face.transport * factor, face.upgrades * factor)
        return
    if face.workers:
        draw(s, DRAW_ONE_WORKER[me], min(face.workers, sum(s.bag)))
        return
    if face.skills:
        draw(s, DRAW_ONE_SKILL[me], min(face.skills, sum(s.pile)))
        return
    put_away(s)
    at = tile if own else s.home(me)
    if face.greens:
        n = take_greens(s, me, face.greens)
        s.emit("greens", me, n)
    elif face.one_of:
        choices = [r for r in face.one_of if s.supply[r]]
        if len(choices) > 1:
            s.then(TakeOne(me, at))
        elif choices:
            produce(s, me, at, choices[0], 1)
    else:
        for r in range(len(RESOURCES)):
            if face.produce[r]:
                produce(s, me, at, r, face.produce[r])


def produce(s: KeyflowerState, me: int, at: int, resource: int, n: int) -> None:
    """§KF-4.6.10, §KF-4.6.15, §KF-4.6.19, §KF-4.6.22 Resources from the supply on a tile of the own village."""
    n = gain(s, at, resource, n)
    s.emit("gained", me, TILE_NAMES[at], RESOURCES[resource], n)


def draw(s: KeyflowerState, one: Draw, n: int) -> None:
    """§KF-4.6.12, §KF-4.6.13, §KF-4.6.14, §KF-4.6.17, §KF-4.6.18 Draw one by one; only then what was set aside is put away."""
    if n == 0:
        put_away(s)
        return
    if any(s.aside_workers) or any(s.aside_skills):
        s.then(PUT_AWAY)
    for _ in range(n):
        s.then(one)


@dataclass
class PutAway(Step):
    """§KF-4.6.17, §KF-4.6.18 After the draw the payment goes into the bag or the pile."""

    def run(self, s: KeyflowerState) -> None:
        put_away(s)


PUT_AWAY: Final = PutAway()


@dataclass
class DrawWorker(Draw):
    """§KF-4.2.2, §KF-4.6.12, §KF-4.14.3 A worker from the bag, which only the drawer sees."""

    me: int

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [DRAW_WORKER[c] for c in range(C) if s.bag[c]]

    def weights(self, s: KeyflowerState) -> list[int]:
        return [n for n in s.bag if n]

    def sample(self, s: KeyflowerState, rng: Rng) -> Move:
        """The same as by `moves` and `weights`, without making the lists."""
        return DRAW_WORKER[rng.pick(s.bag)]

    def sees(self, s: KeyflowerState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: KeyflowerState, m: Move) -> None:
        draw_from_bag(s, self.me, m.index[0])
        s.emit_to((self.me,), "drew_worker", (self.me, COLOURS[m.index[0]]), (self.me, "any"))

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-DrawWorker", seat=self.me)


@dataclass
class DrawSkill(Draw):
    """§KF-4.6.13, §KF-4.14.3 A skill token from the pile, which only the drawer sees."""

    me: int

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [DRAW_SKILL[k] for k in range(K) if s.pile[k]]

    def weights(self, s: KeyflowerState) -> list[int]:
        return [n for n in s.pile if n]

    def sample(self, s: KeyflowerState, rng: Rng) -> Move:
        """The same as by `moves` and `weights`, without making the lists."""
        return DRAW_SKILL[rng.pick(s.pile)]

    def sees(self, s: KeyflowerState, m: Move) -> tuple[int, ...] | None:
        return (self.me,)

    def take(self, s: KeyflowerState, m: Move) -> None:
        draw_from_pile(s, self.me, m.index[0])
        s.emit_to((self.me,), "drew_skill", (self.me, SKILLS[m.index[0]]), (self.me, "any"))

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-DrawSkill", seat=self.me)


DRAW_ONE_WORKER: Final = [DrawWorker(seat) for seat in range(MOST_PLAYERS)]
DRAW_ONE_SKILL: Final = [DrawSkill(seat) for seat in range(MOST_PLAYERS)]


@dataclass
class TakeOne(Ask):
    """§KF-4.6.20 Workshop: one resource of a type that the supply still has."""

    me: int
    at: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [m for m in TAKE if s.supply[m.index[0]]]

    def take(self, s: KeyflowerState, m: Move) -> None:
        produce(s, self.me, self.at, m.index[0], 1)

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-TakeOne", tile="workshop")

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.take_refusal(s, el)
