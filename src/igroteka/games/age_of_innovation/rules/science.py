"""The science board: levels, keys and scholars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import fire
from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.names import DISCIPLINES, MOST_LEVEL, SPACES, THRESHOLDS, Names
from ..fields import NOBODY
from ..moves import KEY, LEVEL, NO_KEY
from ..state import INCOME, ITEM, UNITS, AgeOfInnovationState
from .elements import answer_first
from .gains import gain, gain_power

#: A level beyond this one needs a key.
LOCKED: Final = 7
#: §AI-3.2.3 From this level on a discipline pays an income.
PAYS_FROM: Final = 9
LEVEL_INCOME: Final = tuple([UNITS.parse(text) for text in ("3c", "6pw", "1t", "3vp")])
_ITEM: Final = ITEM["disciplines"]
_LEVEL: Final[Names] = ("level",)


def is_top_taken(s: AgeOfInnovationState, d: int) -> bool:
    """§AI-4.1.9 Whether a marker stands on level 12 of a discipline."""
    if s.unowned[d] == MOST_LEVEL:
        return True
    return any(s.level[4 * p + d] == MOST_LEVEL for p in range(s.parties))


def steps(s: AgeOfInnovationState, me: int, d: int, n: int) -> int:
    """§AI-4.1.7, §AI-4.1.8, §AI-4.1.9 How many of n steps are possible before a key must be used."""
    level = s.level[4 * me + d]
    if level <= LOCKED:
        return min(n, LOCKED - level)
    top = MOST_LEVEL
    if level + n >= MOST_LEVEL and level < MOST_LEVEL and is_top_taken(s, d):
        top = MOST_LEVEL - 1
    return min(n, top - level)


def can_climb(s: AgeOfInnovationState, me: int, d: int) -> bool:
    """§AI-4.1.10 Whether one step is possible, with a key if need be."""
    if s.level[4 * me + d] == LOCKED:
        return s.keys[me] > 0
    return steps(s, me, d, 1) > 0


def climb(s: AgeOfInnovationState, me: int, d: int, n: int) -> None:
    """§AI-4.1.7, §AI-4.1.8, §AI-5.8 Gain levels in one discipline; at the lock the owner of a key is asked."""
    done = steps(s, me, d, n)
    if done:
        advance(s, me, d, done)
    if n > done and s.level[4 * me + d] == LOCKED and s.keys[me] > 0:
        s.then(UseKey(me, d, n - done))


def advance(s: AgeOfInnovationState, me: int, d: int, n: int) -> None:
    """§AI-3.2.2, §AI-4.4.3, §AI-5.45 Possible steps: thresholds bring power, and each step is an event."""
    at = 4 * me + d
    level = s.level[at]
    s.level[at] = level + n
    if s.events is not None:
        s.emit("climbed", me, DISCIPLINES[d], level + n)
    for reached in range(level + 1, level + n + 1):
        power = THRESHOLDS[reached]
        if power:
            gain_power(s, me, power)
        if reached == PAYS_FROM and s.phase == INCOME:
            gain(s, me, LEVEL_INCOME[d], 1, _ITEM)
    fire(s, me, _LEVEL, n)


@dataclass
class UseKey(Ask):
    """§AI-4.1.8, §AI-5.8, §AI-5.9 The step from 7 to 8: spend a key, or lose this and the other steps here."""

    me: int
    discipline: int
    left: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return KEY_MOVES

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        if m is KEY:
            me, d = self.me, self.discipline
            s.keys[me] -= 1
            if s.events is not None:
                s.emit("key", me, DISCIPLINES[d])
            advance(s, me, d, 1)
            if self.left > 1:
                climb(s, me, d, self.left - 1)
        else:
            close(s, self.discipline)

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-UseKey", discipline=DISCIPLINES[self.discipline], n=self.left)

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        return answer_first(el, "AI-4.1.8", "no-key-first")


KEY_MOVES: Final = [KEY, NO_KEY]


@dataclass
class Climb(Step):
    """§AI-4.1.7 Levels in one discipline, in the course of other things."""

    me: int
    discipline: int
    n: int

    def run(self, s: AgeOfInnovationState) -> None:
        climb(s, self.me, self.discipline, self.n)


# ---------------------------------------------------------------- levels of choice


def possible_steps(s: AgeOfInnovationState, me: int, closed: int) -> list[Move]:
    """§AI-4.1.10 The disciplines in which a step is possible, but for those that a refused key has closed."""
    return [LEVEL[d] for d in range(4) if not closed >> d & 1 and can_climb(s, me, d)]


@dataclass
class ChooseLevels(Ask):
    """§AI-4.1.10 Name a discipline: for all levels at once, or step by step; `closed` has the bits of refused keys."""

    me: int
    n: int
    split: bool
    closed: int = 0

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return possible_steps(s, self.me, self.closed)

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        if self.split:
            if self.n > 1:
                s.then(MoreLevels(self.me, self.n - 1, self.closed))
            climb(s, self.me, m.index[0], 1)
        else:
            climb(s, self.me, m.index[0], self.n)

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-ChooseLevels-split" if self.split else "ask-ChooseLevels", n=self.n)

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, d = el.partition(":")
        if part == "discipline" and d in DISCIPLINES:
            if self.closed >> DISCIPLINES.index(d) & 1:
                return Refusal("AI-4.1.8", Text("no-key-refused"))
            return level_refusal(s, self.me, DISCIPLINES.index(d))
        return answer_first(el, "AI-4.1.10", "no-levels-first")


def level_refusal(s: AgeOfInnovationState, me: int, d: int) -> Refusal | None:
    """Why no step is possible in a discipline."""
    if can_climb(s, me, d):
        return None
    if s.level[4 * me + d] == LOCKED:
        return Refusal("AI-4.1.8", Text("no-key"))
    return Refusal("AI-4.1.9", Text("no-level-12"))


@dataclass
class MoreLevels(Step):
    """§AI-4.1.10 The next of several steps; one that is possible nowhere is lost with the rest."""

    me: int
    n: int
    closed: int = 0

    def run(self, s: AgeOfInnovationState) -> None:
        choose_levels(s, self.me, self.n, True, self.closed)


def close(s: AgeOfInnovationState, d: int) -> None:
    """§AI-4.1.8 A key was refused: the steps that are left of a split gain cannot go into this discipline."""
    rest = s.agenda[-1]
    if isinstance(rest, MoreLevels):
        s.agenda[-1] = MoreLevels(rest.me, rest.n, rest.closed | 1 << d)


def choose_levels(s: AgeOfInnovationState, me: int, n: int, split: bool, closed: int = 0) -> None:
    """§AI-4.1.10 Ask for disciplines, if there is any in which a step is possible."""
    ways = possible_steps(s, me, closed)
    if len(ways) > 1:
        s.then(ChooseLevels(me, n, split, closed))
    elif ways:
        ChooseLevels(me, n, split, closed).take(s, ways[0])


# ---------------------------------------------------------------- scholars

_SENT: Final[Names] = ("scholar",)


def free_space(s: AgeOfInnovationState, d: int, first: int = 0) -> int:
    """§AI-3.2.4 The best empty space under a discipline, from one on; -1 if there is none."""
    for i in range(first, 4):
        if s.spaces[4 * d + i] == NOBODY:
            return i
    return -1


def send_scholar(s: AgeOfInnovationState, me: int, d: int, least: int) -> None:
    """§AI-4.6.6.1, §AI-5.24 A scholar stays for good on the space worth 3, or on one worth 2, and brings its levels."""
    space = free_space(s, d, least)
    s.purse[me][2] -= 1
    s.spaces[4 * d + space] = me
    if s.events is not None:
        s.emit("sent", me, DISCIPLINES[d], SPACES[space])
    fire(s, me, _SENT)
    climb(s, me, d, SPACES[space])


def return_scholar(s: AgeOfInnovationState, me: int, d: int) -> None:
    """§AI-4.6.6.2, §AI-5.24 A scholar goes back to the supply for one level."""
    s.purse[me][2] -= 1
    s.supply[me] += 1
    if s.events is not None:
        s.emit("returned", me, DISCIPLINES[d])
    fire(s, me, _SENT)
    climb(s, me, d, 1)
