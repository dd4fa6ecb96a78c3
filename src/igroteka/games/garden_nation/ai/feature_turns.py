"""Whose turn it is and how many actions everybody still has in this round, for the features."""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Frame

from ..components.players import TRACK
from ..rules.projects import Claim, OpenProject
from ..rules.turn import Action, ChooseNext, HandOver, Transfer, Turn
from ..state import ANYWHERE, GardenNationState

NOT_KNOWN: Final = -1
#: Actions of a turn that does not open a round.
FULL_TURN: Final = 2


class Turns:
    """The turn that is played or comes next, and what follows it in this round.

    `actor` is the seat that acts next, if that is known, and `left` its actions; `tied` is the slot that a roof
    transfer ties it to; `used` tells that a ploy was used. `actions` are those that each seat still has in this round, `ahead`
    those of the next round, as far as the order of play tells them.
    """

    def __init__(self, s: GardenNationState) -> None:
        self.actor = NOT_KNOWN
        self.left = 0
        self.tied = ANYWHERE
        self.used = False
        self.space = 0
        self.fresh = False  # whether the round of that turn has not begun
        if s.agenda:
            top = s.agenda[-1]
            if isinstance(top, (Claim, OpenProject)) and len(s.agenda) > 1:
                top = s.agenda[-2]
            self.find_turn(s, top)
        self.actions = self.count_actions(s)
        self.ahead = self.count_ahead(s)

    def find_turn(self, s: GardenNationState, top: Frame) -> None:
        """Find who acts next, from the frame that goes on with the turn."""
        if isinstance(top, Action):
            self.set_turn(top.me, s.space[top.me], top.left)
            self.tied, self.used = top.only, top.used
        elif isinstance(top, Transfer):
            self.set_turn(top.me, s.space[top.me], top.left)
            self.used = True
        elif isinstance(top, Turn):
            self.set_turn(top.me, s.space[top.me], TRACK[s.seats][s.space[top.me]])
        elif isinstance(top, (HandOver, ChooseNext)):
            self.find_next(s, top.me)
        elif 1 in s.space:
            self.set_turn(s.space.index(1), 1, 1)
            self.fresh = True

    def find_next(self, s: GardenNationState, me: int) -> None:
        """Find who is next after the turn of a seat; with several waiting nobody knows."""
        space = s.space[me] + 1
        if space >= len(TRACK[s.seats]):
            if not s.last:  # the last of a round opens the next one
                self.set_turn(me, 1, 1)
                self.fresh = True
            return
        if s.seats == 2:
            self.set_turn(1 - me, space, TRACK[2][space])
            return
        beside = [seat for seat in range(s.seats) if s.space[seat] == 0]
        if len(beside) == 1:
            self.set_turn(beside[0], space, TRACK[s.seats][space])

    def set_turn(self, actor: int, space: int, left: int) -> None:
        """Note the turn."""
        self.actor, self.space, self.left = actor, space, left

    def count_actions(self, s: GardenNationState) -> list[int]:
        """The actions of each seat in this round from now on."""
        actions = [0] * s.seats
        actor = self.actor
        if actor != NOT_KNOWN:
            actions[actor] = self.left
        if s.seats == 2:
            if actor != NOT_KNOWN:
                track = TRACK[2]
                for space in range(self.space + 1, len(track)):
                    actions[actor if (space - self.space) % 2 == 0 else 1 - actor] += track[space]
            return actions
        for seat in range(s.seats):
            if seat != actor and (self.fresh or s.space[seat] == 0):
                actions[seat] = FULL_TURN
        return actions

    def count_ahead(self, s: GardenNationState) -> list[float]:
        """The actions that each seat can expect in the next round; none after the last one."""
        if s.last:
            return [0.0] * s.seats
        if s.seats == 2:
            ahead = [4.0, 4.0]
            if self.actor != NOT_KNOWN:  # whoever plays last in this round opens the next with one action
                last = len(TRACK[2]) - 1
                ahead[self.actor if (last - self.space) % 2 == 0 else 1 - self.actor] = 3.0
            return ahead
        return [(sum(TRACK[s.seats])) / s.seats] * s.seats
