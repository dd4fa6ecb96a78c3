"""Turns: pass, bid for a tile or use one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import ANY_COLOUR
from ..components.setups import MOST_PLAYERS
from ..components.tiles import ANY_COLOURS, COUNTERBID
from ..moves import BID, PASS, PAY_SKILL, PAY_WORKER, USE
from ..state import NOBODY, C, K, KeyflowerState
from . import refusals
from .chain import Payment, choose_colour, only_answer
from .workers import PAYS_SKILL, PAYS_WORKER, losing_groups, paying_groups, payments, placeable

ONLY_PASS: Final = [PASS]


@dataclass
class Turns(Step):
    """§KF-4.4.1, §KF-4.4.3 Turns go round until all players have passed one after the other."""

    me: int

    def run(self, s: KeyflowerState) -> None:
        if s.passes < s.seats:
            s.turns += 1
            s.then(TURN[self.me], TURNS[(self.me + 1) % s.seats])


@dataclass
class Turn(Ask):
    """§KF-4.4.1, §KF-4.4.4, §KF-4.4.5, §KF-4.4.6, §KF-4.6.1 Bid for a tile, use a tile, or pass."""

    me: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        me = self.me
        at = me * C
        have = s.workers[at : at + C]
        reach = have
        groups = losing_groups(s, me) if s.bidding[me] else None
        if groups:
            reach = have.copy()
            for t in groups:
                reach[s.group_colour(me, t)] += s.bid[t * s.seats + me]
        if max(reach) == 0:
            return ONLY_PASS
        legal = [PASS]
        colour, best, leader = s.colour, s.best, s.leader
        counterbid = s.power[COUNTERBID] == me
        for t in s.auction:
            c = colour[t]
            if c < 0:
                legal.append(BID[t])
            elif counterbid:
                if placeable(s, me, t, False, None):
                    legal.append(BID[t])
            # A losing group of one's own at the tile counts on both sides.
            elif reach[c] > (best[t] if leader[t] != me else 0):
                legal.append(BID[t])
        if groups or s.power[ANY_COLOURS] == me:
            for t in s.usable:
                if can_use(s, me, t):
                    legal.append(USE[t])
        else:
            self._add_uses(s, have, legal)
        return legal

    def _add_uses(self, s: KeyflowerState, have: list[int], legal: list[Move]) -> None:
        """The same as by `can_use`, for a seat without losing groups and without boat 4b: plain numbers will do."""
        total = have[0] + have[1] + have[2] + have[3]
        at = self.me * K
        tokens = s.skills[at] + s.skills[at + 1] + s.skills[at + 2]
        colour, last, side = s.colour, s.last, s.side
        for t in s.usable:
            face = t * 2 + side[t]
            worker = PAYS_WORKER[face]
            if worker >= 0:
                if total < 2:
                    continue
                c = colour[t]
                need = last[t] + 1
                if worker == ANY_COLOUR:
                    if c >= 0 and (have[c] < need or total <= need):
                        continue
                elif not have[worker] or (c >= 0 and have[c] - (1 if c == worker else 0) < need):
                    continue
            else:
                skill = PAYS_SKILL[face]
                if skill >= 0 and not (tokens if skill == K else s.skills[at + skill]):
                    continue
                c = colour[t]
                if c >= 0 and have[c] <= last[t]:
                    continue
            legal.append(USE[t])

    def take(self, s: KeyflowerState, m: Move) -> None:
        me = self.me
        if m is PASS:
            s.passes += 1
            s.emit("passed", me)
            return
        tile = m.index[0]
        if m.kind == "bid":
            choose_colour(s, me, tile, False, None)
            return
        at = tile * 2 + s.side[tile]
        worker, skill = PAYS_WORKER[at], PAYS_SKILL[at]
        if worker == NOBODY and skill == NOBODY:
            choose_colour(s, me, tile, True, None)
        elif skill >= 0 and skill < K:
            choose_colour(s, me, tile, True, PAY_SKILL[skill])
        elif worker >= 0 and worker < ANY_COLOUR and not paying_groups(s, me, worker):
            choose_colour(s, me, tile, True, PAY_WORKER[worker])
        else:
            s.then(Payment(me, tile))

    def prompt(self, s: KeyflowerState) -> Text:
        if s.passes:
            return Text("ask-Turn-passes", passes=s.passes)
        return Text("ask-Turn")

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.turn_refusal(s, self.me, el)

    def standing(self, s: KeyflowerState, orders: dict[str, str]) -> Move | None:
        return only_answer(self, s, orders)


TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
TURNS: Final = [Turns(seat) for seat in range(MOST_PLAYERS)]


def can_use(s: KeyflowerState, me: int, tile: int) -> bool:
    """§KF-4.6.1, §KF-5.11 Whether the seat can pay for a use and place the workers for it."""
    at = tile * 2 + s.side[tile]
    if PAYS_WORKER[at] >= 0:
        return len(payments(s, me, tile)) > 0
    skill = PAYS_SKILL[at]
    if skill >= 0:
        if skill < K:
            if not s.skills[me * K + skill]:
                return False
        elif not any(s.skills[me * K : me * K + K]):
            return False
    return placeable(s, me, tile, True, None)
