"""§KF-2.1, §KF-3.1.2, §KF-3.3.1 The 64 tiles. A tile's number is its place in `TILE_NAMES`: homes, buildings by season, summer boats,
winter tiles, turn order tiles, boats. Bids, groups and everything else that is listed follows this order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .goods import (
    ANVIL,
    ANY_COLOUR,
    ANY_RESOURCE,
    ANY_SKILL,
    BLUE,
    GOLD,
    IRON,
    NOTHING,
    PICKAXE,
    RED,
    SAW,
    STONE,
    WOOD,
    YELLOW,
    Names,
    Numbers,
)

SEASONS: Final[Names] = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

#: What an edge shows. The numbers fit two bits and leave 0 for "no neighbour".
ROAD: Final = 1
FIELD: Final = 2
WATER: Final = 3
EDGES: Final = {"R": ROAD, "F": FIELD, "W": WATER}
DIRECTIONS: Final[Names] = ("s", "sw", "nw", "n", "ne", "se")

#: Icons of an upgrade cost: the four resources, any resource, the three skills, any skill.
ICONS: Final[Names] = (
    "wood",
    "stone",
    "iron",
    "gold",
    "any_resource",
    "anvil",
    "pickaxe",
    "saw",
    "any_skill",
)
FIRST_SKILL_ICON: Final = ANY_RESOURCE + 1
ANY_SKILL_ICON: Final = FIRST_SKILL_ICON + ANY_SKILL


@dataclass(frozen=True)
class Face:
    """One side of a building: what its use asks for and brings, and what it scores at the end."""

    pay_worker: int = NOTHING
    pay_skill: int = NOTHING
    produce: Numbers = (0, 0, 0, 0)
    one_of: Numbers = ()
    workers: int = 0
    skills: int = 0
    greens: int = 0
    transport: int = 0
    upgrades: int = 0
    score: int = 0
    scored: int = NOTHING

    def usable(self) -> bool:
        """Whether a worker can be placed here."""
        return any((*self.produce, *self.one_of, self.workers, self.skills, self.greens, self.transport))


@dataclass(frozen=True)
class Building:
    """A home or a building: printed edges clockwise from the bottom, upgrade cost, both sides, printed points."""

    name: str
    edges: str
    cost: str
    front: Face
    back: Face
    points: Numbers


def produce(wood: int = 0, stone: int = 0, iron: int = 0, gold: int = 0) -> Face:
    """Resources from the supply."""
    return Face(produce=(wood, stone, iron, gold))


def carry(transport: int, upgrades: int) -> Face:
    """§KF-3.2.1 Transport and upgrades in the user's own village."""
    return Face(transport=transport, upgrades=upgrades)


def hire(workers: int, pay_worker: int = NOTHING, pay_skill: int = NOTHING) -> Face:
    """Workers drawn from the bag."""
    return Face(workers=workers, pay_worker=pay_worker, pay_skill=pay_skill)


def learn(skills: int, pay_skill: int = NOTHING) -> Face:
    """Skill tokens drawn from the pile."""
    return Face(skills=skills, pay_skill=pay_skill)


def swap(colour: int, greens: int) -> Face:
    """A worker of one colour for green ones from the supply."""
    return Face(pay_worker=colour, greens=greens)


def craft(skill: int, resource: int) -> Face:
    """A skill token for three resources."""
    made = [0, 0, 0, 0]
    made[resource] = 3
    return Face(pay_skill=skill, produce=tuple(made))


def yard(score: int, scored: int) -> Face:
    """Points for each resource that lies here at the end."""
    return Face(score=score, scored=scored)


POINTS_ONLY: Final = Face()
HOME: Final = (carry(1, 1), carry(2, 1), (0, 5))

HOMES: Final[tuple[Building, ...]] = (
    Building("home_1", "WRRRRR", "wood stone", *HOME),
    Building("home_2", "RWRRRR", "stone iron", *HOME),
    Building("home_3", "RRRWRR", "wood iron", *HOME),
    Building("home_4", "RRWRRR", "wood stone", *HOME),
    Building("home_5", "RRRRWR", "stone iron", *HOME),
    Building("home_6", "RRRRRW", "wood iron", *HOME),
)
SPRING_TILES: Final[tuple[Building, ...]] = (
    Building("keywood", "RRFRRF", "saw", produce(wood=1), produce(wood=3), (0, 3)),
    Building("keystone_quarry", "RFRRRF", "pickaxe", produce(stone=1), produce(stone=3), (0, 3)),
    Building(
        "workshop",
        "RFFRRR",
        "any_resource any_resource",
        Face(one_of=(WOOD, STONE, IRON)),
        produce(1, 1, 1),
        (0, 3),
    ),
    Building("woodcutter", "RRRRFF", "saw", produce(wood=2), produce(wood=1, gold=1), (0, 3)),
    Building("stable", "RRFRFR", "wood iron", carry(2, 1), carry(4, 2), (0, 5)),
    Building("peddler", "RFRRRF", "gold", swap(YELLOW, 1), swap(YELLOW, 2), (0, 0)),
    Building("key_mine", "RFFRRR", "anvil", produce(iron=1), produce(iron=3), (0, 3)),
    Building("gold_mine", "RFRRFR", "stone iron", produce(gold=1), produce(gold=2), (0, 3)),
    Building("apprentice_hall", "RRFRRF", "wood stone", learn(1), learn(2), (0, 3)),
    Building("alehouse", "RRRRFF", "wood stone iron", hire(1), hire(2), (0, 0)),
    Building("quarryman", "RFRRFR", "pickaxe", produce(stone=2), produce(stone=1, gold=1), (0, 3)),
    Building("miner", "RRFRFR", "anvil", produce(iron=2), produce(iron=1, gold=1), (0, 3)),
)
SUMMER_TILES: Final[tuple[Building, ...]] = (
    Building("store", "RFFRFR", "gold", swap(BLUE, 1), swap(BLUE, 2), (0, 3)),
    Building("mason", "FRRFFR", "stone stone stone", craft(PICKAXE, STONE), craft(PICKAXE, GOLD), (0, 7)),
    Building("tavern", "FRFFRR", "wood stone iron", hire(2, ANY_COLOUR), hire(3, ANY_COLOUR), (0, 0)),
    Building("hiring_fair", "FFRRFR", "wood iron", learn(2, ANY_SKILL), learn(3, ANY_SKILL), (0, 5)),
    Building("farrier", "RFRFFR", "any_resource any_resource", carry(3, 1), carry(5, 2), (0, 5)),
    Building("carpenter", "FRFRRF", "wood wood wood", craft(SAW, WOOD), craft(SAW, GOLD), (0, 7)),
    Building("smelter", "RRFRFF", "iron iron iron", craft(ANVIL, IRON), craft(ANVIL, GOLD), (0, 7)),
    Building(
        "brewer", "FRRFRF", "stone iron", hire(2, NOTHING, ANY_SKILL), hire(3, NOTHING, ANY_SKILL), (0, 3)
    ),
)
AUTUMN_TILES: Final[tuple[Building, ...]] = (
    Building("timber_yard", "FRFFFR", "saw", yard(2, WOOD), yard(3, WOOD), (0, 0)),
    Building("stone_yard", "FRFRFF", "pickaxe", yard(2, STONE), yard(3, STONE), (0, 0)),
    Building("wainwright", "FFRFRF", "any_resource any_resource", carry(4, 2), carry(6, 2), (0, 5)),
    Building("barn", "RRFFFF", "any_skill", yard(1, ANY_RESOURCE), yard(2, ANY_RESOURCE), (0, 0)),
    Building("sawmill", "RFFRFF", "wood wood wood", POINTS_ONLY, POINTS_ONLY, (3, 10)),
    Building("goldsmith", "FRFFRF", "gold gold", POINTS_ONLY, POINTS_ONLY, (0, 7)),
    Building("forge", "RFRFFF", "iron iron iron", POINTS_ONLY, POINTS_ONLY, (3, 10)),
    Building("fair", "FFFFRR", "gold", swap(RED, 1), swap(RED, 2), (0, 5)),
    Building("blacksmith", "FFRRFF", "anvil", yard(2, IRON), yard(3, IRON), (0, 0)),
    Building("sculptor", "FFRFFR", "stone stone stone", POINTS_ONLY, POINTS_ONLY, (3, 10)),
    Building("well", "FFFRFR", "any_resource any_resource any_resource", POINTS_ONLY, POINTS_ONLY, (3, 7)),
    Building("inn", "RFFFRF", "any_resource any_skill", hire(1), hire(3), (0, 0)),
)
BUILDINGS: Final[tuple[Building, ...]] = HOMES + SPRING_TILES + SUMMER_TILES + AUTUMN_TILES

SUMMER_BOATS: Final[Names] = ("summer_boat_1", "summer_boat_2", "summer_boat_3", "summer_boat_4")
#: A river runs straight through every boat.
BOAT_EDGES: Final = "WFFWFF"
SIDES: Final[Names] = ("a", "b")

#: The abilities of the summer boats: number and side.
ABILITIES: Final[Names] = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")
EXTRA_WORKERS: Final = 0
EXTRA_GREEN: Final = 1
OVER_FIELDS: Final = 2
DOUBLE: Final = 3
WILD_UPGRADES: Final = 4
WILD_SCORING: Final = 5
COUNTERBID: Final = 6
ANY_COLOURS: Final = 7
#: How many workers boats 1a and 1b bring.
EXTRA: Final[Numbers] = (2, 1)


@dataclass(frozen=True)
class WinterTile:
    """A scoring tile with its edges; `rules/assignment.py` counts what it scores."""

    name: str
    edges: str
    points: int


WINTER_TILES: Final[tuple[WinterTile, ...]] = (
    WinterTile("jeweller", "FFFFFR", 2),
    WinterTile("craftsmans_guild", "FRFFFF", 3),
    WinterTile("watermill", "FFFFRF", 1),
    WinterTile("mercers_guild", "RFFFFF", 5),
    WinterTile("keythedral", "FFFFFR", 12),
    WinterTile("windmill", "RFFFFF", 5),
    WinterTile("scribes", "FFRFFF", 10),
    WinterTile("scholar", "FFFRFF", 3),
    WinterTile("village_hall", "FFFRFF", 1),
    WinterTile("key_market", "FFRFFF", 2),
    WinterTile("key_guild", "FFFFRF", 10),
    WinterTile("apothecary", "FRFFFF", 3),
)
#: What makes a set of five.
FIVE: Final = 5

#: Turn order tiles by number.
TURN_ORDER_EDGES: Final[Names] = ("FFFRFF", "RFFRFF", "FRFRFR", "FRRFRR")
TURN_ORDER_TILES: Final[Names] = ("turn_order_1", "turn_order_2", "turn_order_3", "turn_order_4")

BOATS: Final[Names] = (
    "boat_keyflower",
    "boat_sea_bastion",
    "boat_sea_breese",
    "boat_flipper",
    "boat_ianvincible",
    "boat_white_wind",
)

TILE_NAMES: Final[Names] = (
    *[t.name for t in BUILDINGS],
    *SUMMER_BOATS,
    *[t.name for t in WINTER_TILES],
    *TURN_ORDER_TILES,
    *BOATS,
)
TILES: Final = len(TILE_NAMES)
FIRST_BUILDING: Final = len(HOMES)
FIRST_SUMMER_BOAT: Final = len(BUILDINGS)
FIRST_WINTER: Final = FIRST_SUMMER_BOAT + len(SUMMER_BOATS)
FIRST_ORDER: Final = FIRST_WINTER + len(WINTER_TILES)
FIRST_BOAT: Final = FIRST_ORDER + len(TURN_ORDER_TILES)
NUMBER: Final = {name: i for i, name in enumerate(TILE_NAMES)}

#: The tiles that may come to market in spring, summer and autumn.
SEASON_TILES: Final[tuple[Numbers, ...]] = (
    tuple(range(FIRST_BUILDING, FIRST_BUILDING + 12)),
    (*range(FIRST_BUILDING + 12, FIRST_BUILDING + 20), *range(FIRST_SUMMER_BOAT, FIRST_WINTER)),
    tuple(range(FIRST_BUILDING + 20, FIRST_SUMMER_BOAT)),
)

PRINTED: Final[Names] = (
    *[t.edges for t in BUILDINGS],
    *[BOAT_EDGES for _ in SUMMER_BOATS],
    *[t.edges for t in WINTER_TILES],
    *TURN_ORDER_EDGES,
    *[BOAT_EDGES for _ in BOATS],
)


def _turn(edges: str, k: int) -> tuple[int, ...]:
    """§KF-3.1.1 What a tile shows in each direction after k turns of 60 degrees clockwise."""
    return tuple([EDGES[edges[(d - k) % 6]] for d in range(6)])


#: The six edges of each tile by tile and rotation.
TURNED: Final = tuple([tuple([_turn(e, k) for k in range(6)]) for e in PRINTED])
#: The rotations that differ, each named by its smallest number.
ROTATIONS: Final = tuple([tuple([k for k in range(6) if row[k] not in row[:k]]) for row in TURNED])

FACES: Final[tuple[tuple[Face, ...], ...]] = tuple([(t.front, t.back) for t in BUILDINGS])
PRINTED_POINTS: Final[tuple[Numbers, ...]] = tuple([t.points for t in BUILDINGS])
#: The icons of each upgrade cost as numbers in `ICONS`, in rising order.
COSTS: Final = tuple([tuple(sorted([ICONS.index(word) for word in t.cost.split()])) for t in BUILDINGS])
#: §KF-4.6.5 Never more workers than this on a tile.
MOST_USERS: Final = 6
USABLE: Final = tuple([i for i, t in enumerate(BUILDINGS) if t.front.usable()])
YARDS: Final = tuple([i for i, t in enumerate(BUILDINGS) if t.front.scored != NOTHING])
