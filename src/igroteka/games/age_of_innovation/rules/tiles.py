"""Taking competencies, cities, palaces and innovations: rows become part of a party."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.abilities import Abilities, Ability, fire, reward
from igroteka.core.effects import Effect
from igroteka.core.frames import Ask, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.maps import HEXES, NEXT, WATER, bits
from ..components.names import (
    CELL_BOOKS,
    CELL_LEVELS,
    CITY_TILES,
    COMPETENCIES,
    DISCIPLINES,
    INNOVATIONS,
    PALACES,
    ROUNDS,
    Names,
)
from ..fields import NONE
from ..moves import CITY, COMPETENCY, RIVER_CITY
from ..state import ACTIONS, BOOKS, ITEM, AgeOfInnovationState
from .building import Pending, check_all_cities, found_city, is_city
from .elements import answer_first
from .gains import score
from .land import group
from .science import Climb


class Tile:
    """A row of the tables: what a tile pays as income, does at once and does again and again.

    `asks` are the parts of the income that need a decision.
    """

    def __init__(
        self,
        rule: str,
        name: str,
        income: Effect | None,
        asks: tuple[Effect, ...],
        now: tuple[Effect, ...],
        abilities: tuple[Ability, ...],
    ) -> None:
        self.rule = rule
        self.name = name
        self.income = income
        self.asks = asks
        self.now = now
        self.abilities = abilities


class SharedAction:
    """§AI-3.10.1, §AI-3.10.2 A power or book action: its price in power or books, and what it does."""

    def __init__(self, name: str, price: int, effect: Effect) -> None:
        self.name = name
        self.price = price
        self.effect = effect


#: The tables by kind of tile, filled by the components at import.
TABLES: Final[dict[str, list[Tile]]] = {}
POWER_ROWS: Final[list[SharedAction]] = []
BOOK_ROWS: Final[list[SharedAction]] = []
#: §AI-3.10.3 The points of the city tiles.
CITY_VP: Final[list[int]] = []
_CITY: Final[Names] = ("city",)
_CITIES: Final = ITEM["cities"]
_IN_COLUMN: Final[list[Names]] = [("competency-" + d,) for d in DISCIPLINES]


def row(kind: str, i: int) -> Tile:
    """One tile of a kind."""
    return TABLES[kind][i]


def own_tiles(s: AgeOfInnovationState, me: int) -> list[Tile]:
    """All tiles of a party: faction, palace, round bonus, competencies, innovations."""
    tiles: list[Tile] = []
    if s.faction[me] != NONE:
        tiles.append(row("faction", s.faction[me]))
    if s.palace[me] != NONE:
        tiles.append(row("palace", s.palace[me]))
    if s.bonus[me] != NONE:
        tiles.append(row("bonus", s.bonus[me]))
    tiles += [row("competency", i) for i in bits(s.competencies[me])]
    tiles += [row("innovation", i) for i in bits(s.innovations[me])]
    return tiles


def empower(s: AgeOfInnovationState, me: int) -> None:
    """§AI-5.22 Gather what a party's tiles do; in Phase II the tiles of the round belong to them.

    A new round bonus does nothing before the next Phase I; in the last round everybody keeps the old one.
    """
    items: list[Ability] = []
    swapped = me in s.passed and s.round < ROUNDS
    resting = row("bonus", s.bonus[me]) if s.bonus[me] != NONE and swapped else None
    if me < s.seats:
        for tile in own_tiles(s, me):
            if tile is not resting:
                items += tile.abilities
        if s.phase == ACTIONS:
            items += row("round", s.rounds[s.round - 1]).abilities
            if s.round == len(s.rounds):
                items += row("final", s.final).abilities
    gathered = tuple(items)
    if gathered != s.able[me].items:
        s.able[me] = Abilities(gathered)


def carry_out_tile(s: AgeOfInnovationState, me: int, kind: str, i: int) -> None:
    """§AI-4.5.5, §AI-5.42, §AI-5.34 What a new tile does at once: plain gains now, the rest waits for its owner."""
    for effect in row(kind, i).now:
        reward(s, me, effect, Pending)


# ---------------------------------------------------------------- competencies


def competency_cells(s: AgeOfInnovationState, me: int) -> list[int]:
    """§AI-4.6.2.8 The cells with a tile left of a type that the seat does not own."""
    return [c for c in range(len(s.cells)) if s.stock[c] and not s.competencies[me] >> s.cells[c] & 1]


@dataclass
class ChooseCompetency(Ask):
    """§AI-4.6.2.8, §AI-3.7.13 Take a competency with the reward of its cell; then its effect at once follows."""

    me: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [COMPETENCY[s.cells[c]] for c in competency_cells(s, self.me)]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        me, kind = self.me, m.index[0]
        cell = s.cells.index(kind)
        d, line = cell % 4, cell // 4
        s.stock[cell] -= 1
        s.competencies[me] |= 1 << kind
        empower(s, me)
        s.emit("competency", me, COMPETENCIES[kind])
        s.purse[me][BOOKS + d] += CELL_BOOKS[line]
        fire(s, me, _IN_COLUMN[d])
        s.then(Climb(me, d, CELL_LEVELS[line]), AtOnce(me, kind))

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, name = el.partition(":")
        if part == "competency" and name in COMPETENCIES:
            kind = COMPETENCIES.index(name)
            if s.competencies[self.me] >> kind & 1:
                return Refusal("AI-4.6.2.8", Text("no-competency-twice"))
            return Refusal("AI-2.4", Text("no-competency-left"))
        return answer_first(el, "AI-4.6.2.8", "no-competency-first")


@dataclass
class AtOnce(Step):
    """§AI-4.6.2.8 The effect of a competency that has just been taken."""

    me: int
    competency: int

    def run(self, s: AgeOfInnovationState) -> None:
        carry_out_tile(s, self.me, "competency", self.competency)


# ---------------------------------------------------------------- cities


@dataclass
class ChooseCity(Ask):
    """§AI-4.10.3, §AI-5.9 Take a city tile: points, a key, its reward, and what the faction gets for a city."""

    me: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [CITY[i] for i in range(len(CITY_TILES)) if s.city_left[i]]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        me, i = self.me, m.index[0]
        s.city_left[i] -= 1
        s.city_tiles[len(CITY_TILES) * me + i] += 1
        s.keys[me] += 1
        s.emit("city_tile", me, CITY_TILES[i])
        score(s, me, CITY_VP[i], _CITIES)
        fire(s, me, _CITY, 1, Pending)
        carry_out_tile(s, me, "city", i)

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, name = el.partition(":")
        if part == "city" and name in CITY_TILES:
            return Refusal("AI-2.4", Text("no-city-left"))
        return answer_first(el, "AI-4.10.3", "no-city-first")


def river_hexes(s: AgeOfInnovationState, me: int) -> list[int]:
    """§AI-4.10.5, §AI-5.15 River hexes that would join own groups outside cities to one that is a city."""
    hexes: list[int] = []
    if not s.able[me].total("river_city") or not any(s.city_left):
        return hexes
    loose = 0
    around = 0
    for h in s.homes[me]:
        if not s.member >> h & 1:
            loose |= 1 << h
            around |= NEXT[s.side][h]
    for river in bits(around & WATER[s.side] & ~s.river_cities):
        members = joined_buildings(s, me, river, loose)
        if len(members) > 1 and is_city(s, me, members):
            hexes.append(river)
    return hexes


def joined_buildings(s: AgeOfInnovationState, me: int, river: int, loose: int) -> list[int]:
    """§AI-5.15, §AI-5.39 The own buildings outside cities whose groups touch a river hex."""
    members: list[int] = []
    for h in bits(NEXT[s.side][river] & loose):
        if h not in members:
            members += group(s, me, h)
    return members


def found_on_river(s: AgeOfInnovationState, me: int, river: int) -> None:
    """§AI-4.10.5 The groups around a river hex become a city; its tile lies on that hex."""
    loose = 0
    for h in s.homes[me]:
        if not s.member >> h & 1:
            loose |= 1 << h
    s.river_cities |= 1 << river
    found_city(s, me, joined_buildings(s, me, river, loose))


@dataclass
class ChooseRiver(Ask):
    """§AI-4.10.5, §AI-5.16 Between two rewards: which river hex joins the groups."""

    me: int

    def seat(self, s: AgeOfInnovationState) -> int:
        return self.me

    def moves(self, s: AgeOfInnovationState) -> list[Move]:
        return [RIVER_CITY[h] for h in river_hexes(s, self.me)]

    def take(self, s: AgeOfInnovationState, m: Move) -> None:
        found_on_river(s, self.me, m.index[0])

    def why_not(self, s: AgeOfInnovationState, el: str) -> Refusal | None:
        part, _, name = el.partition(":")
        if part == "hex" and name in HEXES:
            return Refusal("AI-4.10.5", Text("no-river-city"))
        return answer_first(el, "AI-4.10.5", "no-river-first")


# ---------------------------------------------------------------- palaces and innovations


def gain_palace(s: AgeOfInnovationState, me: int, i: int) -> None:
    """§AI-4.6.2.3, §AI-4.6.2.7, §AI-4.2.14 A palace tile belongs to a seat and works from now on."""
    s.palaces[i] = 0
    s.drafted[me] = NONE
    s.palace[me] = i
    empower(s, me)
    s.emit("palace", me, PALACES[i])


def palace_stands(s: AgeOfInnovationState, me: int) -> None:
    """§AI-5.14 The palace has been built: its bonus, and cities that it makes possible."""
    if s.able[me].total("city_power"):
        check_all_cities(s, me)
    carry_out_tile(s, me, "palace", s.palace[me])


_INNOVATION: Final[Names] = ("innovation",)


@dataclass
class TakeInnovation(Step):
    """§AI-4.6.5.1 The tile leaves the board for good, scores for the round and does what it does."""

    me: int
    innovation: int

    def run(self, s: AgeOfInnovationState) -> None:
        me, i = self.me, self.innovation
        s.shelf[s.shelf.index(i)] = NONE
        s.innovations[me] |= 1 << i
        empower(s, me)
        s.emit("innovation", me, INNOVATIONS[i])
        fire(s, me, _INNOVATION)
        carry_out_tile(s, me, "innovation", i)
