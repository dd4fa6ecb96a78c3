"""The Automa: its cards, its factions and what guides its choices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .maps import HEXES
from .names import DISCIPLINES, TERRAINS, Names, Numbers


@dataclass(frozen=True)
class AutomaLevel:
    """A level of difficulty: by round its shipping value and what "VP by level" brings; how many random cards
    join the starters, which card joins for sure (-1: none), which starter waits in the reserve."""

    shipping: Numbers
    vp: Numbers
    random_cards: int = 0
    sure_card: int = -1
    waiting_card: int = -1


AUTOMA_LEVELS: Final[dict[str, AutomaLevel]] = {
    "1": AutomaLevel((0, 0, 1, 1, 2, 2), (0, 0, 1, 1, 1, 1), waiting_card=2),
    "2": AutomaLevel((0, 0, 1, 1, 2, 2), (1, 1, 2, 2, 3, 3)),
    "3": AutomaLevel((1, 1, 2, 2, 2, 2), (2, 2, 2, 2, 3, 3), random_cards=1),
    "4": AutomaLevel((1, 1, 2, 2, 2, 2), (2, 2, 3, 3, 3, 3), random_cards=2),
    "5": AutomaLevel((1, 1, 2, 2, 3, 3), (3, 3, 4, 4, 4, 4), random_cards=1, sure_card=12),
}
LEVELS: Final[Names] = tuple(AUTOMA_LEVELS)
STARTERS: Final = 6

UPGRADE: Final = "upgrade"
BLOCK: Final = "block"
SEND: Final = "send"
BUILD: Final = "build"
FACTION: Final = "faction"
INNOVATE: Final = "innovate"
ADVANCE: Final = "advance"
ADVANCE_TWO: Final = "advance_two"
VP: Final = "vp"
LEVEL: Final = "level"


@dataclass(frozen=True)
class Card:
    """An Automa card: its actions, and how it guides the action of another card."""

    actions: Names
    vp: int  # fixed VP; -1: by level
    marked: bool
    together: bool
    priority: int  # 0: list A, 1: list B
    forward: bool
    count: int
    by_tile: bool
    bonus: int
    letters: Numbers
    may_pass: bool


def _card(
    actions: str, vp: int, structure: str, way: str, science: str, bonus: int, letters: str, may_pass: bool
) -> Card:
    return Card(
        tuple(actions.split()),
        vp,
        structure.startswith("marked"),
        structure.endswith("+"),
        "AB".index(way[0]),
        way[1] == ">",
        int(way[2]),
        science == "tile",
        bonus,
        ("ABCDEF".index(letters[0]), "ABCDEF".index(letters[1])),
        may_pass,
    )


LEFT, MIDDLE, RIGHT = 0, 1, 2
CARDS: Final[tuple[Card, ...]] = (
    _card("upgrade vp", -1, "marked", "A>2", "tile", LEFT, "AB", False),
    _card("block vp", -1, "marked", "B<1", "catch_up", MIDDLE, "AB", True),
    _card("send", 0, "unmarked+", "B>3", "tile", RIGHT, "AB", False),
    _card("build", 0, "unmarked", "B<3", "catch_up", LEFT, "AB", True),
    _card("faction", 0, "marked+", "A<2", "catch_up", MIDDLE, "AB", False),
    _card("innovate advance", 0, "unmarked", "A>1", "catch_up", RIGHT, "CD", False),
    _card("faction", 0, "unmarked+", "B>4", "catch_up", LEFT, "CD", True),
    _card("send vp", 3, "marked+", "A>1", "catch_up", MIDDLE, "CD", True),
    _card("send vp", 3, "marked+", "A>2", "catch_up", RIGHT, "CD", True),
    _card("upgrade vp", 2, "unmarked+", "B<4", "catch_up", LEFT, "CD", True),
    _card("upgrade vp", -1, "unmarked+", "A<2", "catch_up", MIDDLE, "EF", True),
    _card("block vp", -1, "unmarked+", "A<3", "catch_up", RIGHT, "EF", True),
    _card("build vp", 3, "marked+", "B<1", "catch_up", LEFT, "EF", True),
    _card("block vp", -1, "marked+", "B>3", "catch_up", MIDDLE, "EF", True),
)
CARD_NAMES: Final = tuple([f"card-{n + 1}" for n in range(len(CARDS))])


@dataclass(frozen=True)
class AutomaFaction:
    """A faction of the Automa. The flags say what is different from the plain one."""

    levels: Numbers
    actions: Names
    modifier: int = 0
    order: Names = ("priority", "near")
    your_terrain: bool = False
    anywhere: bool = False
    first_pass_twice: bool = False
    vp_per_building: int = 0
    advances_at: int = 0


AUTOMA_FACTIONS: Final[dict[str, AutomaFaction]] = {
    "simpletons": AutomaFaction((1, 1, 1, 1), (BUILD, VP)),
    "kuddlers": AutomaFaction((1, 1, 0, 0), (BUILD, VP), 1, ("near", "priority"), your_terrain=True),
    "druids": AutomaFaction((0, 0, 0, 2), (BUILD, ADVANCE_TWO)),
    "racelings": AutomaFaction((0, 1, 0, 1), (BUILD,), first_pass_twice=True),
    "wanderers": AutomaFaction((1, 0, 1, 0), (BUILD, VP), -1, anywhere=True, vp_per_building=2),
    "mimics": AutomaFaction((0, 1, 1, 0), (BUILD, VP), 1, your_terrain=True),
    "powermongers": AutomaFaction((0, 0, 1, 1), (BUILD, VP), 0, ("power", "priority", "near"), advances_at=2),
}
AUTOMA_NAMES: Final[Names] = tuple(AUTOMA_FACTIONS)


def _order(words: str) -> tuple[int, ...]:
    """The rank of each terrain in a list."""
    names = words.split()
    return tuple([names.index(name) for name in TERRAINS])


#: By terrain, then list A or B: the rank of every terrain.
PRIORITY: Final[tuple[tuple[Numbers, ...], ...]] = (
    (
        _order("desert wasteland plains mountain lake swamp forest"),
        _order("desert plains wasteland swamp forest mountain lake"),
    ),
    (
        _order("plains desert swamp wasteland forest lake mountain"),
        _order("plains swamp desert lake mountain wasteland forest"),
    ),
    (
        _order("swamp plains lake desert mountain forest wasteland"),
        _order("swamp lake plains forest wasteland desert mountain"),
    ),
    (
        _order("lake swamp forest plains wasteland mountain desert"),
        _order("lake forest swamp mountain desert plains wasteland"),
    ),
    (
        _order("forest lake mountain swamp desert wasteland plains"),
        _order("forest mountain lake wasteland plains swamp desert"),
    ),
    (
        _order("mountain forest wasteland lake plains desert swamp"),
        _order("mountain wasteland forest desert swamp lake plains"),
    ),
    (
        _order("wasteland mountain desert forest swamp plains lake"),
        _order("wasteland desert mountain plains lake forest swamp"),
    ),
)


def _places(words: str) -> tuple[int, ...]:
    return tuple([HEXES.index(name) for name in words.split()])


#: By terrain and letter A to F: where its first workshops stand on the side for one to three players.
FIRST_WORKSHOPS: Final[tuple[Numbers, ...]] = (
    _places("D4 E9 C8 H6 C11 H6"),
    _places("D10 F4 B8 F4 C3 E7"),
    _places("B7 H9 E6 H9 B7 G4"),
    _places("B3 E8 B9 F10 B9 H8"),
    _places("F9 H4 C5 F9 C5 H7"),
    _places("C4 D9 G5 D9 C4 F7"),
    _places("H5 E10 B5 E10 B5 H5"),
)
#: VP for passing by round tile: rounds 1 to 3, and later; and for the final tiles with the discipline they show.
PASS_VP: Final[tuple[Numbers, ...]] = (
    *((3, 5), (3, 5), (2, 5), (3, 7), (4, 4), (4, 4)),
    *((4, 4), (2, 5), (3, 5), (3, 5), (0, 4), (2, 5)),
)
FINAL_PASS_VP: Final[Numbers] = (8, 6, 7, 7)
FINAL_DISCIPLINE: Final = tuple([DISCIPLINES.index(d) for d in ("medicine", "law", "engineering", "banking")])
#: From this round on it takes innovations.
FIRST_INNOVATION: Final = 3
