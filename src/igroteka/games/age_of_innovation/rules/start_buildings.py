"""Start resources and start buildings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.effects import Perform
from igroteka.core.frames import Ask, Frame, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.boards import BOARDS
from ..components.maps import HEXES, bits
from ..components.names import BUILDINGS, FACTIONS, TOWER, UNIVERSITY, WORKSHOP
from ..moves import PLACE, PLACE_TOWER, tree
from ..state import COINS, TOOLS, AgeOfInnovationState
from .building import Pending, place_building
from .elements import answer_first
from .gains import gain_scholars
from .land import settle_on
from .science import Climb
from .tiles import TABLES, empower
from .turn import NO_OFFERS


class Beginning:
    """What is special about the start of a faction: levels, choices, and how it places its start buildings."""

    def __init__(self, levels: tuple[int, ...], tower: bool, university: bool) -> None:
        self.levels = levels
        self.tower = tower
        self.university = university


#: By faction; filled by the components at import.
BEGINNINGS: Final[list[Beginning]] = []


def beginning(s: AgeOfInnovationState, me: int) -> Beginning:
    """The special start of a seat's faction."""
    return BEGINNINGS[s.faction[me]]


@dataclass
class SetUpPlayers(Step):
    """§AI-4.2.15, §AI-3.3.1, §AI-4.1.11 Resources, bowls, tracks and levels of boards and factions."""

    def run(self, s: AgeOfInnovationState) -> None:
        frames: list[Frame] = []
        for me in s.order:
            if me >= s.seats:
                continue
            board = BOARDS[s.native[me]]
            s.purse[me][COINS] = board.coins
            s.purse[me][TOOLS] = board.tools
            gain_scholars(s, me, board.scholars)
            s.bowl_1[me], s.bowl_2[me] = board.bowl_1, board.bowl_2
            s.shipping[me] = board.shipping
            empower(s, me)
            levels = beginning(s, me).levels
            frames += [Climb(me, d, board.levels + levels[d]) for d in range(4) if board.levels + levels[d]]
        s.then(*frames)


@dataclass
class StartChoices(Step):
    """§AI-4.2.15, §AI-5.29 In turn order: what a faction gets at the start, then the book of the wasteland."""

    at: int

    def run(self, s: AgeOfInnovationState) -> None:
        me = [party for party in s.order if party < s.seats][self.at]
        frames: list[Frame] = [Perform(me, effect) for effect in TABLES["beginning"][s.faction[me]].now]
        if BOARDS[s.native[me]].books:
            frames.append(Perform(me, tree("start-book")))
        s.then(*frames)


@dataclass
class StartBuilding(Step):
    """§AI-4.2.16, §AI-4.2.18 A workshop in turn order, then another in reverse order; Monks place none."""

    k: int

    def run(self, s: AgeOfInnovationState) -> None:
        seats = [party for party in s.order if party < s.seats]
        me = seats[self.k] if self.k < len(seats) else seats[2 * len(seats) - 1 - self.k]
        if not beginning(s, me).university:
            s.then(PlaceStart(me, WORKSHOP))


@dataclass
class OmarThird(Step):
    """§AI-4.2.17 Omar's third building, after all other workshops."""

    def run(self, s: AgeOfInnovationState) -> None:
        for me in range(s.seats):
            if beginning(s, me).tower:
                s.then(PlaceStart(me, WORKSHOP))


@dataclass
class MonksUniversity(Step):
    """§AI-4.2.18 The Monks' university, after all others."""

    def run(self, s: AgeOfInnovationState) -> None:
        for me in range(s.seats):
            if beginning(s, me).university:
                s.then(PlaceStart(me, UNIVERSITY))


@dataclass
class PlaceStart(Ask):
    """§AI-4.2.16, §AI-4.2.17, §AI-4.2.18, §AI-4.2.19 A start building on a hex of native terrain; one of Omar's is a tower."""

    me: int
    kind: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        me = self.me
        hexes = bits(s.ground[s.native[me]] & s.empty)
        legal: list[Move] = []
        towers = s.count(me, TOWER)
        omar = beginning(s, me).tower
        if not (omar and not towers and len(s.homes[me]) == 2):
            legal += [PLACE[h] for h in hexes]
        if omar and not towers:
            legal += [PLACE_TOWER[h] for h in hexes]
        return legal

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        me, hex = self.me, m.index[0]
        if m.kind == "tower":
            s.neutral |= 1 << hex
            settle_on(s, me, hex, TOWER)
        else:
            place_building(s, me, hex, self.kind)
        s.emit("placed", me, BUILDINGS[s.building[hex]], HEXES[hex])

    def prompt(self, s: AgeOfInnovationState) -> Text:
        return Text("ask-PlaceStart", building=BUILDINGS[self.kind], faction=FACTIONS[s.faction[self.me]])

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, name = el.partition(":")
        if part == "hex" and name in HEXES:
            return Refusal("AI-4.2.16", Text("no-native"))
        return answer_first(el, "AI-4.2.16", "no-start-first")


@dataclass
class AfterPlacement(Step):
    """§AI-5.41, §AI-4.2.21, §AI-3.4.2, §AI-3.4.9, §AI-3.3.6 In turn order: the spade of the desert, the competency of Inventors and Monks."""

    at: int

    def run(self, s: AgeOfInnovationState) -> None:
        me = [party for party in s.order if party < s.seats][self.at]
        waiting: list[Frame] = []
        if BOARDS[s.native[me]].spades:
            waiting.append(Perform(me, tree("start-spade")))
        waiting += [Perform(me, effect) for effect in TABLES["after"][s.faction[me]].now]
        if waiting:
            s.then(Pending(me, tuple(waiting)), NO_OFFERS)
