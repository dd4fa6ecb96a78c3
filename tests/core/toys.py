"""A fair: a toy game with every kind of frame, small enough to work out by hand.

Every seat has a purse and a stall. Seats pick coins, chance rolls a die, errands wait in a queue,
rewards in a pool, and offers are made at once and in secret: coins go from the purse to the stall.
`trail` keeps what happened, in order.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, Final

from igroteka.core import (
    Ask,
    Draw,
    Frame,
    Json,
    Loader,
    Move,
    Moves,
    Pool,
    Queue,
    Rng,
    Seat,
    State,
    Step,
    frames_of,
    play,
    ready,
    reseal,
    settle,
    together,
)
from igroteka.core.data import dump
from igroteka.core.fields import read_fields
from igroteka.core.kinds import ListOf, Number, Position

MOVES: Final = Moves()
PICK: Final = MOVES.each("pick", range(4))
ROLL: Final = MOVES.each("roll", ("low", "high", "gold"))
OFFER: Final = MOVES.each("offer", range(1, 6))
CLOSE: Final = MOVES.one("close")
REWARD: Final = MOVES.each("reward", ("bread", "honey", "gift"))


class Fair(State):
    """Coins in the purses, coins on the stalls, and the trail."""

    def __init__(self, agenda: list[Frame], purses: list[int], stalls: list[int], trail: list[str]) -> None:
        super().__init__(agenda)
        self.purses = purses
        self.stalls = stalls
        self.trail = trail

    def clone(self) -> Fair:
        return Fair(self.agenda.copy(), self.purses.copy(), self.stalls.copy(), self.trail.copy())

    def to_data(self) -> dict[str, Any]:
        return {
            "agenda": [dump(f) for f in self.agenda],
            "purses": self.purses.copy(),
            "stalls": self.stalls.copy(),
            "trail": self.trail.copy(),
        }


def fair(*frames: Frame, purses: tuple[int, ...] = (5, 5, 5), loud: bool = False) -> Fair:
    """A settled fair on which these frames happen in this order."""
    s = Fair([], list(purses), [0] * len(purses), [])
    if loud:
        s.events = []
    s.then(*frames)
    settle(s)
    return s


def load(data: Json) -> Fair:
    """A stored fair."""
    given = read_fields(data, ("agenda", "purses", "stalls", "trail"))
    s = Fair(Loader(MOVES, frames_of(sys.modules[__name__])).agenda(given["agenda"]), [], [], [])
    number = Number[Position](0, 99)
    s.purses = ListOf(number).read(given["purses"], "purses", s)
    s.stalls = ListOf(number, length=len(s.purses)).read(given["stalls"], "stalls", s)
    assert isinstance(given["trail"], list)
    s.trail = list(given["trail"])
    ready(s)
    return s


def guess(s: Fair, seat: Seat, rng: Rng) -> Fair:
    """Another fair that this seat cannot tell from `s`: the purses of the others are drawn again."""
    other = s.clone()
    for i in range(len(s.purses)):
        if i != seat:
            other.purses[i] = 1 + rng.below(9)
    reseal(other, seat, rng)
    return other


@dataclass
class Note(Step):
    """Something happens."""

    text: str

    def run(self, s: Fair) -> None:
        s.trail.append(self.text)
        s.emit("note", self.text)


@dataclass
class Treadmill(Step):
    """Never comes to rest."""

    def run(self, s: State) -> None:
        """Again."""
        s.then(self)


@dataclass
class Story(Step):
    """A step that lays out others."""

    title: str

    def run(self, s: Fair) -> None:
        s.then(Note(self.title + " begins"), Note(self.title + " ends"))


@dataclass
class Pick(Ask):
    """Pick coins, at most as many as allowed."""

    me: Seat
    most: int

    def seat(self, s: Fair) -> Seat:
        return self.me

    def moves(self, s: Fair) -> list[Move]:
        return PICK[: self.most + 1]

    def take(self, s: Fair, m: Move) -> None:
        s.purses[self.me] += m.index[0]
        s.then(Note(f"{self.me} picked {m.index[0]}"))


@dataclass
class Roll(Draw):
    """Chance rolls a die with two low sides, three high ones and, if it is there, one of gold."""

    golden: bool

    def moves(self, s: Fair) -> list[Move]:
        return ROLL if self.golden else ROLL[:2]

    def weights(self, s: Fair) -> list[int]:
        return [2, 3, 1] if self.golden else [2, 3]

    def take(self, s: Fair, m: Move) -> None:
        s.trail.append(str(m.args[0]))


@dataclass
class FlipCoin(Draw):
    """A draw that keeps the equal weights of the base class."""

    def moves(self, s: Fair) -> list[Move]:
        return ROLL[:2]

    def take(self, s: Fair, m: Move) -> None:
        s.trail.append(str(m.args[0]))


class Errands(Queue):
    """What has to be done later, in order of arrival."""


class OtherErrands(Queue):
    """A second place, so that a frame must find the right one."""


@dataclass
class Send(Step):
    """Put an errand into the queue."""

    text: str

    def run(self, s: Fair) -> None:
        s.later(Errands, Note(self.text))


class Rewards(Pool):
    """Rewards that their owner takes in any order."""

    def name(self, s: Fair, frame: Frame) -> Move:
        assert isinstance(frame, Reward)
        return REWARD[frame.what]


@dataclass
class Reward(Step):
    """A reward; the gift brings another honey."""

    what: int

    def run(self, s: Fair) -> None:
        s.trail.append(str(REWARD[self.what].args[0]))
        if self.what == GIFT:
            s.later(Rewards, Reward(HONEY))


BREAD, HONEY, GIFT = 0, 1, 2


@dataclass
class Offers(Step):
    """A seat with coins makes offers; one without has nothing to decide."""

    me: Seat

    def run(self, s: Fair) -> None:
        if s.purses[self.me]:
            s.then(Offer(self.me))


@dataclass
class Offer(Ask):
    """Lay coins on the stall, again and again, or close it."""

    me: Seat

    def seat(self, s: Fair) -> Seat:
        return self.me

    def moves(self, s: Fair) -> list[Move]:
        return [*OFFER[: s.purses[self.me]], CLOSE]

    def take(self, s: Fair, m: Move) -> None:
        if m is CLOSE:
            s.emit("closed", self.me)
            return
        coins = m.index[0] + 1
        s.purses[self.me] -= coins
        s.stalls[self.me] += coins
        s.emit("offered", self.me, coins)
        s.then(Offers(self.me))


def say(s: Fair, seat: Seat, *texts: str) -> None:
    """Play moves by their notation."""
    for text in texts:
        play(s, seat, MOVES.parse(text))


def offers(*seats: Seat, purses: tuple[int, ...] = (5, 5, 5), loud: bool = False) -> Fair:
    """A fair where these seats make their offers at once."""
    return fair(together({i: (Offers(i),) for i in seats}), Note("after"), purses=purses, loud=loud)
