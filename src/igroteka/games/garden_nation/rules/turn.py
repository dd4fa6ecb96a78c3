"""A turn: its actions, the ploys before them, and who is next."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.board import BRAMBLE, SIZE, TERRITORIES
from ..components.layout import OFF_BOARD
from ..components.players import ROOF, STRATEGIC, TRACK
from ..moves import COVER, LIFT, NEXT, PASS, STRATEGIC_MOVE
from ..state import ANYWHERE, GardenNationState
from .building import RANGE, build, builds, demolish, demolitions, invade, invasions, tell, use_ploy
from .projects import Claim, claims
from .refusals import action_refusal, liftable, next_refusal, transfer_refusal


@dataclass
class Turn(Step):
    """§GN-4.4.1, §GN-3.4.1 A turn has as many actions as the space of the marker shows."""

    me: int

    def run(self, s: GardenNationState) -> None:
        actions = TRACK[s.seats][s.space[self.me]]
        s.turns += 1
        s.emit("turn", self.me, actions)
        s.then(Action(self.me, actions, False, ANYWHERE))


@dataclass
class Action(Ask):
    """§GN-4.4.2, §GN-4.4.3, §GN-4.4.4, §GN-4.5.1, §GN-4.7.3, §GN-4.7.4, §GN-4.8.1, §GN-4.11.3 One action, perhaps with a ploy before it.

    `left` counts the actions of the turn with this one; `used` tells that a ploy token was spent on it;
    `only` is the slot that a roof transfer ties it to.
    """

    me: int
    left: int
    used: bool
    only: int

    def seat(self, s: GardenNationState) -> int:
        return self.me

    def moves(self, s: GardenNationState) -> list[Move]:
        me = self.me
        if s.crane == OFF_BOARD:
            return [m for slot in range(SIZE) for m in builds(s, me, slot)]
        if self.only != ANYWHERE:
            return builds(s, me, self.only) + demolitions(s, me, self.only)
        reach = [s.crane]
        legal = builds(s, me, s.crane)
        if not legal:
            reach = chain(s, me)
            legal = builds(s, me, reach[-1])
        stuck = not legal
        for slot in reach:
            legal += demolitions(s, me, slot)
        if not self.used and s.tokens(me):
            for slot in reach:
                legal += invasions(s, me, slot)
                legal += lifts(s, me, slot)
            legal += strategic_moves(s)
        if stuck:
            legal.append(PASS)
        return legal

    def take(self, s: GardenNationState, m: Move) -> None:
        if m.kind == "strategic":
            move_strategically(s, self.me, m.index[0])
            s.then(Action(self.me, self.left, True, ANYWHERE))
        elif m.kind == "lift":
            zone = s.layout.zone(m.index[0])
            use_ploy(s, self.me, ROOF)
            tell(s, "lifted", self.me, zone)
            s.then(Transfer(self.me, self.left, zone))
        elif m is PASS:
            s.emit("passed", self.me)
            self.go_on(s)
        else:
            self.act(s, m)

    def act(self, s: GardenNationState, m: Move) -> None:
        """§GN-4.4.3, §GN-4.5.2, §GN-4.8.13, §GN-4.9.1, §GN-4.9.2 Do it, move the Torticrane, and see whether a project is complete."""
        zone = s.layout.zone(m.index[0])
        self.go_on(s)
        if m.kind == "demolish":
            demolish(s, self.me, zone)
            move_crane(s, zone)
            return
        if m.kind == "invade":
            invade(s, self.me, zone)
        else:
            build(s, self.me, zone, m.index[1] if len(m.index) > 1 else BRAMBLE)
        move_crane(s, zone)
        if claims(s, self.me, zone):
            s.then(Claim(self.me, zone))

    def go_on(self, s: GardenNationState) -> None:
        """§GN-4.4.1, §GN-4.4.5 The next action of the turn, or the next player."""
        if self.left > 1:
            s.then(Action(self.me, self.left - 1, False, ANYWHERE))
        else:
            s.then(HandOver(self.me))

    def prompt(self, s: GardenNationState) -> Text:
        if s.crane == OFF_BOARD:
            return Text("ask-Action-first", left=self.left)
        if self.only != ANYWHERE:
            return Text("ask-Action-roof", territory=s.number(self.only), left=self.left)
        reach = chain(s, self.me)
        if len(reach) == 1:
            return Text("ask-Action", territory=s.number(s.crane), left=self.left)
        if builds(s, self.me, reach[-1]):
            return Text(
                "ask-Action-chain",
                territory=s.number(s.crane),
                other=s.number(reach[-1]),
                left=self.left,
            )
        return Text("ask-Action-stuck", left=self.left)

    def why_not(self, s: GardenNationState, el: str) -> Refusal | None:
        reach = chain(s, self.me) if self.only == ANYWHERE else [self.only]
        return action_refusal(s, self.me, el, reach, self.used, self.only != ANYWHERE)

    def standing(self, s: GardenNationState, orders: dict[str, str]) -> Move | None:
        return PASS if orders["pass"] == "alone" and self.moves(s) == [PASS] else None


def move_crane(s: GardenNationState, zone: int) -> None:
    """§GN-4.5.2, §GN-4.5.3, §GN-4.5.4 The Torticrane goes to the territory that lies on the board as the zone in its territory."""
    s.crane = zone % SIZE
    if s.events is not None:
        s.emit("crane", s.number(s.crane))


def chain(s: GardenNationState, me: int) -> list[int]:
    """§GN-4.7.1, §GN-4.7.2, §GN-4.7.5 From the Torticrane's territory up to the first in which the seat can build; all if there is none."""
    reach = [s.crane]
    if s.crane == OFF_BOARD:
        return list(range(SIZE))
    territory = s.layout.territory[s.crane]
    while len(reach) < SIZE and not builds(s, me, reach[-1]):
        territory = (territory + 1) % len(TERRITORIES)
        reach.append(s.layout.slot[territory])
    return reach


# ---------------------------------------------------------------- ploys that come before the action


def strategic_moves(s: GardenNationState) -> list[Move]:
    """§GN-4.7.6, §GN-4.8.4 One number down or up, where 7 and 1 are neighbours."""
    territory = s.layout.territory[s.crane]
    return [STRATEGIC_MOVE[(territory + 6) % 7], STRATEGIC_MOVE[(territory + 1) % 7]]


def move_strategically(s: GardenNationState, me: int, territory: int) -> None:
    """§GN-4.8.4, §GN-4.8.5 The Torticrane moves before the action, which is then done where it stands."""
    use_ploy(s, me, STRATEGIC)
    s.crane = s.layout.slot[territory]
    s.emit("strategic", me, territory + 1)


def lifts(s: GardenNationState, me: int, slot: int) -> list[Move]:
    """§GN-4.8.6, §GN-4.8.7 Own closed buildings of a territory whose roof fits on another own building."""
    return [LIFT[s.layout.name(zone)] for zone in RANGE[slot] if s.roof[zone] and liftable(s, me, zone)]


def covers(s: GardenNationState, me: int, zone: int) -> list[Move]:
    """§GN-4.8.7 Own open buildings anywhere on zones of the same type."""
    kind = s.kind[zone]
    return [
        COVER[s.layout.name(other)]
        for other in range(len(s.owner))
        if s.owner[other] == me and s.kind[other] == kind and not s.roof[other]
    ]


@dataclass
class Transfer(Ask):
    """§GN-4.8.7, §GN-4.8.8 Lay the lifted roof on another building; then the action is done where it came from."""

    me: int
    left: int
    zone: int

    def seat(self, s: GardenNationState) -> int:
        return self.me

    def moves(self, s: GardenNationState) -> list[Move]:
        return covers(s, self.me, self.zone) if s.roof[self.zone] else []

    def take(self, s: GardenNationState, m: Move) -> None:
        target = s.layout.zone(m.index[0])
        s.roof[self.zone] = 0
        s.roof[target] = 1
        tell(s, "covered", self.me, target)
        s.then(Action(self.me, self.left, True, self.zone // SIZE))

    def why_not(self, s: GardenNationState, el: str) -> Refusal | None:
        return transfer_refusal(s, self.me, self.zone, el)


# ---------------------------------------------------------------- who is next


@dataclass
class HandOver(Step):
    """§GN-4.4.5, §GN-4.4.6, §GN-4.4.7 The turn is over: somebody who has not played this round is next."""

    me: int

    def run(self, s: GardenNationState) -> None:
        space = s.space[self.me]
        if space + 1 == len(TRACK[s.seats]):
            return
        if s.seats == 2:
            next_player(s, 1 - self.me, space + 1)
            return
        beside = waiting_seats(s)
        if len(beside) == 1:
            next_player(s, beside[0], space + 1)
        else:
            s.then(ChooseNext(self.me))


def waiting_seats(s: GardenNationState) -> list[int]:
    """§GN-4.4.6 The seats whose marker still lies next to the track."""
    return [seat for seat in range(s.seats) if s.space[seat] == 0]


def next_player(s: GardenNationState, seat: int, space: int) -> None:
    """§GN-4.4.6 The marker goes to the next space, and its owner has a turn."""
    s.space[seat] = space
    s.then(Turn(seat))


@dataclass
class ChooseNext(Ask):
    """§GN-4.4.6 With three or four players the seat chooses who is next."""

    me: int

    def seat(self, s: GardenNationState) -> int:
        return self.me

    def moves(self, s: GardenNationState) -> list[Move]:
        return [NEXT[seat] for seat in waiting_seats(s)]

    def take(self, s: GardenNationState, m: Move) -> None:
        s.emit("next", self.me, m.index[0])
        next_player(s, m.index[0], s.space[self.me] + 1)

    def why_not(self, s: GardenNationState, el: str) -> Refusal | None:
        return next_refusal(s, el)
