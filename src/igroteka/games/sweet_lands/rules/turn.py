"""A turn: any number of free actions around exactly one main action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.bundle import NOTHING
from igroteka.core.combinators import Seq
from igroteka.core.effects import Effect, Perform
from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import MOST_PLAYERS, SKILL_NAMES
from ..effects import FREE_EFFECT, SKILL_FLIP
from ..moves import END_ROUND, END_TURN, FLIP, PLAY
from ..state import SweetLandsState
from .areas import area_moves, use_area
from .catalogue import TREES
from .free_actions import claim, free_moves, place_tower
from .refusals import turn_refusal
from .round_end import end_round
from .workers import play_card, playable


@dataclass
class ActionPhase(Step):
    """§SL-4.5.1, §SL-4.14.1 The next player in order who has not ended the round has a turn."""

    at: int

    def run(self, s: SweetLandsState) -> None:
        n = s.seats
        for i in range(n):
            at = (self.at + i) % n
            seat = s.order[at]
            if seat not in s.ended:
                s.turns += 1
                s.emit("turn", seat)
                s.then(TURN[seat][0], ActionPhase((at + 1) % n))
                return


@dataclass
class Turn(Step):
    """§SL-4.5.2, §SL-5.9 Another action begins: tokens flipped by earlier ones are sites from now on."""

    me: int
    acted: bool

    def run(self, s: SweetLandsState) -> None:
        s.players[self.me].fresh = ()
        if not self.acted or free_moves(s, self.me):
            s.then(CHOICE[self.me][self.acted])


def flip_steps(skill: int) -> tuple[Effect, ...]:
    """§SL-4.8.2, §SL-5.13 A payment and what it buys stand apart: once it is paid, the rest may come to nothing."""
    effect = SKILL_FLIP[skill]
    if effect is None:
        return ()
    return effect.steps if isinstance(effect, Seq) and effect.pays else (effect,)


def flips(s: SweetLandsState, me: int) -> list[Move]:
    """§SL-4.8.1, §SL-4.8.2 Face-up tokens with a flip property; one that begins with a payment must be payable."""
    p = s.players[me]
    up = p.skills & ~p.down
    if not up:
        return []
    legal: list[Move] = []
    for skill in range(len(SKILL_NAMES)):
        if up >> skill & 1:
            steps = flip_steps(skill)
            if steps and (not steps[0].pays or steps[0].can(s, me, 1, NOTHING)):
                legal.append(FLIP[skill])
    return legal


@dataclass
class Choice(Ask):
    """§SL-4.5.2, §SL-4.5.3, §SL-4.10.1 A main action while none is done, and free actions before and after it."""

    me: int
    acted: bool

    def seat(self, s: SweetLandsState) -> int:
        return self.me

    def moves(self, s: SweetLandsState) -> list[Move]:
        me = self.me
        if self.acted:
            legal = free_moves(s, me)
            legal.append(END_TURN)
            return legal
        legal = area_moves(s, me)
        legal += [PLAY[c] for c in playable(s.players[me], 0)]
        legal += flips(s, me)
        legal.append(END_ROUND)
        return legal + free_moves(s, me)

    def take(self, s: SweetLandsState, m: Move) -> None:
        me, kind = self.me, m.kind
        if kind == "end_turn":
            return
        if kind == "end_round":
            end_round(s, me)
            return
        main = kind in MAIN
        s.then(TURN[me][main or self.acted])
        if kind == "use":
            use_area(s, me, m.index[0], False)
        elif kind == "disc":
            use_area(s, me, m.index[0], True)
        elif kind == "play":
            play_card(s, me, m.index[0], 0)
        elif kind == "flip":
            flip(s, me, m.index[0])
        elif kind == "free":
            s.emit("free", me, m.args[0])
            FREE_EFFECT[m.index[0]].begin(s, me, 1)
        elif kind == "milestone":
            claim(s, me, m.index[0])
        elif kind == "tower":
            place_tower(s, me, m.index[0])
        else:
            use_ability(s, me, m)

    def prompt(self, s: SweetLandsState) -> Text:
        return Text("ask-Choice-acted" if self.acted else "ask-Choice")

    def why_not(self, s: SweetLandsState, el: str) -> Refusal | None:
        return turn_refusal(s, self.me, self.acted, el)

    def standing(self, s: SweetLandsState, orders: dict[str, str]) -> Move | None:
        return END_TURN if self.acted and orders["end_turn"] == "auto" else None


MAIN: Final = ("use", "disc", "play", "flip")
TURN: Final = [[Turn(seat, False), Turn(seat, True)] for seat in range(MOST_PLAYERS)]
CHOICE: Final = [[Choice(seat, False), Choice(seat, True)] for seat in range(MOST_PLAYERS)]


def flip(s: SweetLandsState, me: int, skill: int) -> None:
    """§SL-4.8.1 Resolve the flip property of a token, then turn it face down."""
    s.emit("flipped", me, SKILL_NAMES[skill])
    s.then(*[Perform(me, step) for step in flip_steps(skill)], FaceDown(me, skill))


@dataclass
class FaceDown(Step):
    """§SL-4.8.1 A used skill token lies face down until clean-up."""

    me: int
    skill: int

    def run(self, s: SweetLandsState) -> None:
        s.players[self.me].down |= 1 << self.skill


def use_ability(s: SweetLandsState, me: int, m: Move) -> None:
    """§SL-4.10.2 A free action of the character, once per round."""
    act = TREES.act(m)
    if act is not None:
        s.players[me].acts |= 1 << act.index
        s.emit("ability", me, m.args[0])
        act.effect.begin(s, me, 1)
