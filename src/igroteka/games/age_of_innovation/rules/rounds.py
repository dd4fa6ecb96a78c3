"""The six rounds: income, actions, science bonus and clean-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.effects import Perform
from igroteka.core.frames import Draw, Frame, Step
from igroteka.core.moves import Move

from ..components.boards import BOARDS, GUILD_COINS, GUILD_POWER, WORKSHOP_TOOLS
from ..components.names import (
    GUILD,
    MOST_SEATS,
    PIECES,
    ROUND_TILES,
    ROUNDS,
    SCHOOL,
    TERRITORY,
    UNIVERSITY,
    WORKSHOP,
)
from ..effects import Books, Gain, Levels, SureGain
from ..fields import PURSE
from ..moves import DRAW_TERRITORY
from ..state import ACTIONS, AVAILABLE, COINS, INCOME, ITEM, SCIENCE, TOOLS, VP, AgeOfInnovationState
from ..state import POWER as BOWL_3
from .automa import AutomaTurn, add_card
from .gains import gain
from .science import LEVEL_INCOME, PAYS_FROM
from .scoring import FinalScoring
from .tiles import empower, own_tiles, row
from .turn import TURN


@dataclass
class Round(Step):
    """§AI-4.3.1, §AI-4.11.4, §AI-4.11.10 A whole round; after the sixth the game is scored."""

    number: int

    def run(self, s: AgeOfInnovationState) -> None:
        s.round = self.number
        s.phase = INCOME
        s.emit("round", self.number, ROUND_TILES[s.rounds[self.number - 1]])
        everyone = range(len(s.order))
        frames: list[Frame] = []
        if self.number == ROUNDS and s.seats == 2:
            frames.append(RevealTerritory())
        frames += [TakeIncome(), *[ChooseIncome(i) for i in everyone], BeginActions(), Actions(0)]
        if self.number < ROUNDS:
            frames += [EndActions(), *[ScienceBonus(i) for i in everyone], CleanUp(), Round(self.number + 1)]
        else:
            frames += [EndActions(), FinalScoring()]
        s.then(*frames)


@dataclass
class RevealTerritory(Draw):
    """§AI-4.11.10 The territory tile of a game of two comes out. Nobody has seen it, so it is drawn only now."""

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return DRAW_TERRITORY

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        s.territory = TERRITORY[m.index[0]]
        s.emit("territory", s.territory)


# ---------------------------------------------------------------- Phase I


def income(s: AgeOfInnovationState, me: int) -> list[int]:
    """§AI-4.4.1, §AI-3.3.2, §AI-3.2.3 What a seat earns without a choice, by unit; power before it goes through the bowls."""
    earned = [0] * PURSE
    native = s.native[me]
    at = 5 * me
    board = BOARDS[native]
    guilds = PIECES[GUILD] - s.left[at + GUILD]
    earned[TOOLS] = board.income_tools + WORKSHOP_TOOLS[native][PIECES[WORKSHOP] - s.left[at + WORKSHOP]]
    earned[COINS] = board.income_coins + GUILD_COINS[native][guilds]
    earned[BOWL_3] = GUILD_POWER[native][guilds]
    earned[AVAILABLE] = PIECES[SCHOOL] - s.left[at + SCHOOL] + PIECES[UNIVERSITY] - s.left[at + UNIVERSITY]
    for tile in own_tiles(s, me):
        effect = tile.income
        if isinstance(effect, (Gain, SureGain)):
            for unit in range(PURSE):
                earned[unit] += effect.bundle[unit]
    for d in range(4):
        if s.level[4 * me + d] >= PAYS_FROM:
            for unit in range(PURSE):
                earned[unit] += LEVEL_INCOME[d][unit]
    return earned


def income_choices(s: AgeOfInnovationState, me: int) -> tuple[int, int]:
    """§AI-4.4.2 Levels and books of choice that the income brings."""
    levels = books = 0
    for tile in own_tiles(s, me):
        for effect in tile.asks:
            if isinstance(effect, Levels):
                levels += effect.k
            elif isinstance(effect, Books):
                books += effect.k
    return levels, books


@dataclass
class TakeIncome(Step):
    """§AI-4.4.1, §AI-4.4.2, §AI-4.4.4 Everybody gets what needs no choice."""

    def run(self, s: AgeOfInnovationState) -> None:
        for me in range(s.seats):
            empower(s, me)
            what = income(s, me)
            s.emit("income", me, what[COINS], what[TOOLS], what[AVAILABLE], what[BOWL_3], what[VP])
            disciplines = 0
            for d in range(4):
                if s.level[4 * me + d] >= PAYS_FROM:
                    disciplines += LEVEL_INCOME[d][VP]
            what[VP] = 0
            gain(s, me, tuple(what), 1, 0)
            for tile in own_tiles(s, me):
                effect = tile.income
                if isinstance(effect, (Gain, SureGain)) and effect.bundle[VP]:
                    gain(s, me, _only_vp(effect.bundle[VP]), 1, effect.item)
            if disciplines:
                gain(s, me, _only_vp(disciplines), 1, ITEM["disciplines"])


def _only_vp(n: int) -> tuple[int, ...]:
    return tuple([n if unit == VP else 0 for unit in range(PURSE)])


@dataclass
class ChooseIncome(Step):
    """§AI-4.4.2, §AI-5.29 In turn order: levels first, then books."""

    at: int

    def run(self, s: AgeOfInnovationState) -> None:
        me = s.order[self.at]
        if me < s.seats:
            asks = [effect for tile in own_tiles(s, me) for effect in tile.asks]
            levels = [Perform(me, effect) for effect in asks if isinstance(effect, Levels)]
            s.then(*levels, *[Perform(me, effect) for effect in asks if not isinstance(effect, Levels)])


# ---------------------------------------------------------------- Phase II


@dataclass
class BeginActions(Step):
    """§AI-5.22 Phase II: the tile of the round scores from now on."""

    def run(self, s: AgeOfInnovationState) -> None:
        s.phase = ACTIONS
        for me in range(s.seats):
            empower(s, me)


@dataclass
class Actions(Step):
    """§AI-4.5.1, §AI-4.5.3 The next party in turn order that has not passed has a turn, until all have passed."""

    at: int

    def run(self, s: AgeOfInnovationState) -> None:
        order = s.order
        n = len(order)
        for k in range(n):
            i = (self.at + k) % n
            party = order[i]
            if party not in s.passed:
                s.turns += 1
                if party < s.seats:
                    s.then(TURN[party], ACTIONS_FROM[(i + 1) % n])
                else:
                    s.then(AUTOMA_TURN, ACTIONS_FROM[(i + 1) % n])
                return


ACTIONS_FROM: Final = [Actions(i) for i in range(MOST_SEATS)]
AUTOMA_TURN: Final = AutomaTurn()


@dataclass
class EndActions(Step):
    """§AI-4.11.1 All have passed: the order in which they did is the new turn order."""

    def run(self, s: AgeOfInnovationState) -> None:
        s.phase = SCIENCE
        s.order = s.passed
        s.passed = []
        for me in range(s.seats):
            empower(s, me)


# ---------------------------------------------------------------- Phase III


@dataclass
class ScienceBonus(Step):
    """§AI-4.11.1, §AI-4.11.2 The science bonus of the round tile, player by player."""

    at: int

    def run(self, s: AgeOfInnovationState) -> None:
        me = s.order[self.at]
        if me < s.seats:
            for effect in row("round", s.rounds[s.round - 1]).now:
                s.then(Perform(me, effect))


@dataclass
class CleanUp(Step):
    """§AI-4.11.3 X tokens leave, and each open round bonus gets a coin. The Automa gets another card."""

    def run(self, s: AgeOfInnovationState) -> None:
        s.crossed = 0
        s.used = [0] * s.parties
        for bonus in s.display:
            s.coins_on[bonus] += 1
        if s.solo:
            add_card(s)
