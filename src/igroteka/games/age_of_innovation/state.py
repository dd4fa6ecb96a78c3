"""The whole position of a game."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.abilities import Abilities
from igroteka.core.bundle import Bundle, Units
from igroteka.core.data import counted, dump, placed
from igroteka.core.frames import Frame

from .components.automa import CARD_NAMES, CARDS
from .components.maps import HEXES, LAND, SITES, SIZE, TERRAIN, bits
from .components.names import (
    BONUSES,
    BOOK_ACTIONS,
    BOOK_SPACES,
    BRIDGES,
    BUILDINGS,
    CELLS,
    CITY_COPIES,
    CITY_TILES,
    COMPETENCIES,
    COMPETENCY_CELLS,
    COMPETENCY_COPIES,
    DISCIPLINES,
    FACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    PIECES,
    POWER_ACTIONS,
    ROUND_TILES,
    ROUNDS,
    SCHOLARS,
    TERRAINS,
    Names,
)
from .rules.fields import Fields

NOBODY: Final = -1
NONE: Final = -1
#: Who has a scholar on the science board in a game of two without being a player.
UNOWNED: Final = 9

#: What a purse holds: coins, tools, scholars, books by discipline, power in bowl III, annexes, victory points.
UNITS: Final = Units("c t s bb bl be bm pw a vp", book="bb bl be bm")
COINS: Final = 0
TOOLS: Final = 1
AVAILABLE: Final = 2
BOOKS: Final = 3
POWER: Final = 7
ANNEX: Final = 8
VP: Final = 9
PURSE: Final = 10

PHASES: Final[Names] = ("setup", "income", "actions", "science", "end")
SETUP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
SCIENCE: Final = 3
THE_END: Final = 4

#: Where victory points come from.
ITEMS: Final[Names] = (
    *("start", "rounds", "bonuses", "palaces", "innovations", "competencies", "cities", "factions"),
    *("tracks", "disciplines", "book_actions", "offers", "automa", "area", "science", "resources"),
)
ITEM: Final = {name: i for i, name in enumerate(ITEMS)}
WIDTH: Final = len(ITEMS)
START_VP: Final = 20
POWER_TOKENS: Final = 12
NEW_TOKENS: Final = 2
NEUTRAL_PALACE: Final = INNOVATIONS.index("neutral_palace")

SHARED_ACTIONS: Final[Names] = (*[f"power-{a}" for a in POWER_ACTIONS], *[f"books-{a}" for a in BOOK_ACTIONS])


class AgeOfInnovationState(Fields):
    """A position of Age of Innovation.

    A party is a seat, or the Automa (the number after the last seat). Lists named in the singular are by
    party. `empty`, `ground`, `homes`, `link`, `near`, `reach` and `able` follow from the rest; they are kept
    because every question needs them.
    """

    def clone(self) -> AgeOfInnovationState:
        """An independent quiet copy."""
        return AgeOfInnovationState(
            self.agenda.copy(),
            self.options,
            self.seats,
            self.parties,
            self.side,
            self.round,
            self.phase,
            self.order.copy(),
            self.passed.copy(),
            self.rounds.copy(),
            self.final,
            self.book_actions.copy(),
            self.cells.copy(),
            self.stock.copy(),
            self.shelf.copy(),
            self.palaces.copy(),
            self.cards.copy(),
            self.set_faction.copy(),
            self.set_bonus.copy(),
            self.factions.copy(),
            self.display.copy(),
            self.coins_on.copy(),
            self.city_left.copy(),
            self.crossed,
            self.territory,
            self.unowned.copy(),
            self.spaces.copy(),
            self.terrain.copy(),
            self.building.copy(),
            self.owner.copy(),
            self.neutral,
            self.annexed,
            self.member,
            self.bridge.copy(),
            self.river_cities,
            [row.copy() for row in self.purse],
            self.bowl_1.copy(),
            self.bowl_2.copy(),
            self.burnt.copy(),
            self.points.copy(),
            self.level.copy(),
            self.keys.copy(),
            self.shipping.copy(),
            self.terraforming.copy(),
            self.left.copy(),
            self.supply.copy(),
            self.spans.copy(),
            self.native.copy(),
            self.faction.copy(),
            self.palace.copy(),
            self.drafted.copy(),
            self.bonus.copy(),
            self.competencies.copy(),
            self.innovations.copy(),
            self.city_tiles.copy(),
            self.used.copy(),
            self.deck.copy(),
            self.top,
            self.discard.copy(),
            self.marked,
            self.empty,
            self.ground.copy(),
            [row.copy() for row in self.homes],
            self.link.copy(),
            self.near.copy(),
            self.reach.copy(),
            self.able.copy(),
        )

    # ------------------------------------------------------------ what effects ask

    def affords(self, me: int, what: Bundle) -> bool:
        """Whether a party could pay this now."""
        return UNITS.covers(self.purse[me], what)

    def abilities(self, me: int) -> Abilities:
        """What a party's tiles do again and again."""
        return self.able[me]

    # ------------------------------------------------------------ queries

    @property
    def solo(self) -> bool:
        """Whether the Automa plays."""
        return self.parties > self.seats

    def players(self) -> int:
        """§AI-4.7.1 The number of players for abilities that count them; alone it is two."""
        return self.parties

    def books(self, me: int) -> int:
        """The number of books of a party."""
        p = self.purse[me]
        return p[3] + p[4] + p[5] + p[6]

    def count(self, me: int, kind: int) -> int:
        """§AI-4.1.13 Own buildings of a kind on the map, neutral ones too."""
        building = self.building
        return sum([building[h] == kind for h in self.homes[me]])

    def cities(self, me: int) -> int:
        """The number of city tiles of a party."""
        return sum(self.city_tiles[me * len(CITY_TILES) : (me + 1) * len(CITY_TILES)])

    # ------------------------------------------------------------ storage

    def to_data(self) -> dict[str, Any]:
        """The position as JSON data, by names, so that a person can edit it."""
        printed = TERRAIN[self.side]
        everyone = range(self.parties)
        return {
            "game": "age_of_innovation",
            "seats": self.seats,
            "options": dict(self.options),
            "round": self.round,
            "phase": PHASES[self.phase],
            "order": self.order.copy(),
            "passed": self.passed.copy(),
            "round_tiles": [name(ROUND_TILES, t) for t in self.rounds],
            "final_tile": name(FINAL_TILES, self.final),
            "book_actions": [name(BOOK_ACTIONS, a) for a in self.book_actions],
            "competency_cells": [name(COMPETENCIES, c) for c in self.cells],
            "innovation_cells": [name(INNOVATIONS, i) for i in self.shelf],
            "palaces": listed(PALACES, self.palaces),
            "cards": listed(TERRAINS, self.cards),
            "set_factions": [name(FACTIONS, f) for f in self.set_faction],
            "set_bonuses": [name(BONUSES, b) for b in self.set_bonus],
            "factions_offered": listed(FACTIONS, self.factions),
            "display": [BONUSES[b] for b in self.display],
            "coins_on": counted(BONUSES, self.coins_on),
            "crossed": [a for i, a in enumerate(SHARED_ACTIONS) if self.crossed >> i & 1],
            "territory": self.territory,
            "unowned": self.unowned.copy(),
            "spaces": self.spaces.copy(),
            "terraformed": {
                HEXES[i]: TERRAINS[t]
                for i, (t, old) in enumerate(zip(self.terrain, printed, strict=True))
                if t != old
            },
            "building": placed(HEXES, BUILDINGS, self.building),
            "owner": {HEXES[i]: str(self.owner[i]) for i in range(SIZE) if self.owner[i] != NOBODY},
            "neutral": [HEXES[i] for i in bits(self.neutral)],
            "annexed": [HEXES[i] for i in bits(self.annexed)],
            "member": [HEXES[i] for i in bits(self.member)],
            "bridges": {SITES[i]: str(p) for i, p in enumerate(self.bridge) if p != NOBODY},
            "river_cities": [HEXES[i] for i in bits(self.river_cities)],
            "purse": [row.copy() for row in self.purse],
            "bowl_1": self.bowl_1.copy(),
            "bowl_2": self.bowl_2.copy(),
            "burnt": self.burnt.copy(),
            "points": [self.points[i * WIDTH : (i + 1) * WIDTH] for i in everyone],
            "level": [self.level[4 * i : 4 * i + 4] for i in everyone],
            "keys": self.keys.copy(),
            "shipping": self.shipping.copy(),
            "terraforming": self.terraforming.copy(),
            "native": [name(TERRAINS, t) for t in self.native],
            "faction": [name(FACTIONS, f) for f in self.faction],
            "palace": [name(PALACES, p) for p in self.palace],
            "drafted": [name(PALACES, p) for p in self.drafted],
            "bonus": [name(BONUSES, b) for b in self.bonus],
            "competencies": [_names(COMPETENCIES, c) for c in self.competencies],
            "innovations": [_names(INNOVATIONS, i) for i in self.innovations],
            "city_tiles": [counted(CITY_TILES, self.city_tiles[7 * i : 7 * i + 7]) for i in everyone],
            "used": self.used.copy(),
            "deck": listed(CARD_NAMES, self.deck),
            "top": name(CARD_NAMES, self.top),
            "discard": [CARD_NAMES[c] for c in self.discard],
            "marked": [HEXES[i] for i in bits(self.marked)],
            "agenda": [dump(f) for f in self.agenda],
        }


def name(names: tuple[str, ...], i: int) -> str:
    """The name of a number; nothing is the empty text."""
    return names[i] if i != NONE else ""


def listed(names: tuple[str, ...], flags: list[int]) -> list[str]:
    """The names of what is there."""
    return [n for n, flag in zip(names, flags, strict=True) if flag]


def _names(names: tuple[str, ...], bits_of: int) -> list[str]:
    return [n for i, n in enumerate(names) if bits_of >> i & 1]


def grounds(terrain: list[int]) -> list[int]:
    """The land of each terrain, as sets of hexes."""
    found = [0] * len(TERRAINS)
    for i, kind in enumerate(terrain):
        if kind < len(TERRAINS):
            found[kind] |= 1 << i
    return found


#: The land of each terrain on both sides of the board.
GROUND: Final = [grounds(terrain) for terrain in TERRAIN]


def side_of(seats: int, options: dict[str, str]) -> int:
    """§AI-4.2.1 The side of the board."""
    if seats == 3:
        return 1 if options["side"] == "1-3" else 0
    return 1 if seats < 3 else 0


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> AgeOfInnovationState:
    """§AI-2.2, §AI-2.4, §AI-4.1.11 A position before anything has happened, with options already checked."""
    n = seats + (seats == 1)
    side = side_of(seats, options)
    return AgeOfInnovationState(
        agenda=agenda,
        options=options,
        seats=seats,
        parties=n,
        side=side,
        round=0,
        phase=SETUP,
        order=list(range(n)),
        passed=[],
        rounds=[NONE] * ROUNDS,
        final=NONE,
        book_actions=[NONE] * BOOK_SPACES,
        cells=[NONE] * COMPETENCY_CELLS,
        stock=[COMPETENCY_COPIES] * COMPETENCY_CELLS,
        shelf=[NONE] * len(CELLS[seats]),
        palaces=[0] * len(PALACES),
        cards=[0] * len(TERRAINS),
        set_faction=[NONE] * (2 * len(TERRAINS)),
        set_bonus=[NONE] * len(TERRAINS),
        factions=[0] * len(FACTIONS),
        display=[],
        coins_on=[0] * len(BONUSES),
        city_left=[CITY_COPIES] * len(CITY_TILES),
        crossed=0,
        territory=0,
        unowned=[0] * len(DISCIPLINES),
        spaces=[NOBODY] * 16,
        terrain=TERRAIN[side].copy(),
        building=[NONE] * SIZE,
        owner=[NOBODY] * SIZE,
        neutral=0,
        annexed=0,
        member=0,
        bridge=[NOBODY] * len(SITES),
        river_cities=0,
        purse=[[0] * (PURSE - 1) + [START_VP] for _ in range(n)],
        bowl_1=[0] * n,
        bowl_2=[0] * n,
        burnt=[0] * n,
        points=([START_VP] + [0] * (WIDTH - 1)) * n,
        level=[0] * (4 * n),
        keys=[0] * n,
        shipping=[0] * n,
        terraforming=[0] * n,
        left=list(PIECES) * n,
        supply=[SCHOLARS] * n,
        spans=[BRIDGES] * n,
        native=[NONE] * n,
        faction=[NONE] * n,
        palace=[NONE] * n,
        drafted=[NONE] * n,
        bonus=[NONE] * n,
        competencies=[0] * n,
        innovations=[0] * n,
        city_tiles=[0] * (7 * n),
        used=[0] * n,
        deck=[0] * len(CARDS),
        top=NONE,
        discard=[],
        marked=0,
        empty=LAND[side],
        ground=GROUND[side].copy(),
        homes=[[] for _ in range(n)],
        link=[0] * SIZE,
        near=[0] * n,
        reach=[0] * n,
        able=[Abilities()] * n,
    )
