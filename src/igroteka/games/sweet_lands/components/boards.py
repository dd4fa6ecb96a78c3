"""Action areas, tracks, properties, tiles, skill tokens and characters, as the data files give them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from .edition import read
from .files import Row
from .vocabulary import COLORS, INDUSTRIES, PRODUCTS, PROPERTIES

MOST_PLAYERS: Final = 4
ROUNDS: Final = 5
#: §SL-4.4.4 Cards drawn in round 1 and later.
FIRST_HAND: Final = 6
LATER_HAND: Final = 5

# ---------------------------------------------------------------- action areas


@dataclass(frozen=True)
class Area:
    """§SL-3.2.1, §SL-3.2.5, §SL-4.2.1, §SL-5.2 An action area; `seats` is the least number of players with which it is on the table.

    §SL-3.2.6, §SL-3.2.7, §SL-3.2.8 What the areas cost and do stands in the data.
    """

    id: str
    action: str
    category: str
    spaces: int
    opens: int
    seats: int
    cost: dict[str, int]
    effect: list[Row]


_AREAS: Final = read("areas.toml")
_BOARDS: Final = {"main": 1, "extra_34": 3, "extra_4": 4}
AREAS: Final = tuple(
    [
        Area(
            id=row["id"],
            action=row["action"],
            category=row["category"],
            spaces=row["spaces"],
            opens=row["opens_round"],
            seats=_BOARDS[row["board"]],
            cost=row["cost"],
            effect=row["effect"],
        )
        for row in _AREAS["area"]
    ]
)
AREA_NAMES: Final = tuple([a.id for a in AREAS])
HAND_COST: Final[tuple[int, ...]] = tuple(_AREAS["hand_cost"]["by_space"])
#: §SL-3.2.3, §SL-3.2.4 The areas that are open: OPEN[seats][round].
OPEN: Final = tuple(
    [
        tuple(
            [
                tuple([i for i, a in enumerate(AREAS) if a.seats <= seats and a.opens <= round])
                for round in range(ROUNDS + 1)
            ]
        )
        for seats in range(MOST_PLAYERS + 1)
    ]
)
SPACES: Final = tuple([a.spaces for a in AREAS])
IS_PROPERTY_AREA: Final = tuple([a.action == "property" for a in AREAS])
#: Free actions with a cost and an effect; milestones and the tower have rules of their own.
FREE_ROWS: Final[tuple[Row, ...]] = tuple([row for row in _AREAS["free_action"] if row["cost"]])
FREE_NAMES: Final = tuple([str(row["id"]).removeprefix("free_") for row in FREE_ROWS])
FREE_NUMBERS: Final[tuple[int, ...]] = tuple([row["no"] for row in FREE_ROWS])

# ---------------------------------------------------------------- tracks


@dataclass(frozen=True)
class Track:
    """§SL-3.4.1, §SL-3.4.4 A prosperity track; `rates` are fractions (numerator, denominator) by space."""

    id: str
    color: int
    counts: Row
    length: int
    rates: tuple[tuple[int, int], ...]
    bonuses: dict[int, list[Row]]
    first: list[Row]


_TRACKS: Final = read("tracks.toml")


def _by_space(rows: list[Row]) -> dict[int, list[Row]]:
    """§SL-3.5.1, §SL-3.5.2, §SL-3.5.3 The bonuses of a track by space."""
    return {row["space"]: row["effect"] for row in rows}


TRACKS: Final = tuple(
    [
        Track(
            id=row["id"],
            color=COLORS.index(row["color"]),
            counts=row["counts"],
            length=row["length"],
            rates=tuple([(rate[0], rate[1]) for rate in row["rates"]]),
            bonuses=_by_space(row["bonuses"]),
            first=row["first_on_last_space"],
        )
        for row in _TRACKS["prosperity_track"]
    ]
)
TRACK_NAMES: Final = tuple([t.id for t in TRACKS])
TRACK_COLOR: Final = tuple([t.color for t in TRACKS])
TRACK_LENGTH: Final = tuple([t.length for t in TRACKS])
#: The tracks of each colour, and all of them under the number of colours.
TRACKS_OF: Final = (
    *[tuple([i for i, t in enumerate(TRACKS) if t.color == c]) for c in range(len(COLORS))],
    tuple(range(len(TRACKS))),
)
ANY_COLOR: Final = len(COLORS)
LEAST_COLOR: Final = len(COLORS) + 1

_INDUSTRY: Final = _TRACKS["industry_track"]
INDUSTRY_END: Final[int] = _INDUSTRY["length"]
#: A marker on such a space cannot go on while the laboratory of this number stands there.
GATES: Final[tuple[int, ...]] = tuple(_INDUSTRY["lab_gates"])
CART_ROWS: Final = _by_space(_INDUSTRY["cart"])
LOCOMOTIVE_ROWS: Final = _by_space(_INDUSTRY["locomotive"])
#: The industry points of a marker on each space: all symbols up to there.
CROSSED: Final = tuple(
    [
        sum([row["ip"] for row in _INDUSTRY["ip_symbols"] if row["space"] <= space])
        for space in range(INDUSTRY_END + 1)
    ]
)
#: How many of these symbols that are.
SYMBOLS_CROSSED: Final = tuple(
    [
        len([row for row in _INDUSTRY["ip_symbols"] if row["space"] <= space])
        for space in range(INDUSTRY_END + 1)
    ]
)
INDUSTRY_OVERFLOW: Final[list[Row]] = _INDUSTRY["overflow_per_step"]
FOOD_END: Final[int] = _TRACKS["food_track"]["length"]
FOOD_ROWS: Final = _by_space(_TRACKS["food_track"]["bonuses"])
FOOD_OVERFLOW: Final[list[Row]] = _TRACKS["food_track"]["overflow_per_step"]
RABBITS: Final[int] = len(_TRACKS["rabbit"])
RABBIT_FOOD: Final[tuple[int, ...]] = tuple([row["food_required"] for row in _TRACKS["rabbit"]])
RABBIT_ROWS: Final[list[list[Row]]] = [row["effect"] for row in _TRACKS["rabbit"]]
#: §SL-4.6.24 Victory points for a rabbit when none is left.
NO_RABBIT_VP: Final = 6

# ---------------------------------------------------------------- properties

_PROPERTIES: Final = read("properties.toml")
_SHOPS: Final[list[Row]] = _PROPERTIES["shop"]
PIECES: Final = ("tent", "house", "building", "lab", *[str(row["id"]) for row in _SHOPS], "tower")
TENT, HOUSE, BUILDING, LAB, SHOP = range(5)
TOWER: Final = len(PIECES) - 1
NOTHING_BUILT: Final = -1
TYPE: Final = tuple([PROPERTIES.index(piece.partition("_")[0]) for piece in PIECES])
"""§SL-4.9.7 The type of each piece: all shops are one type, the tower is one of its own."""
_ROWS: Final[list[Row]] = _PROPERTIES["property_row"]
#: The cost of the next piece: PIECE_COST[piece][number already placed].
PIECE_COST: Final[tuple[tuple[dict[str, int], ...], ...]] = (
    *[tuple([row["cost"] for row in _ROWS]) for _ in range(3)],
    tuple([row["cost"] for row in _PROPERTIES["lab"]]),
    *[(row["cost"],) for row in _SHOPS],
    ({},),
)
"""§SL-3.6.5 Our prices."""
STOCK: Final = tuple([len(costs) for costs in PIECE_COST])
"""§SL-2.2, §SL-2.4 The pieces of a player."""
SET_PIECES: Final = (TENT, HOUSE, BUILDING)
SETS: Final[tuple[Row, ...]] = tuple(_PROPERTIES["final_set"])
SHOP_ROWS: Final[list[list[Row]]] = [row["effect"] for row in _SHOPS]
CITY_POINTS: Final[tuple[int, ...]] = tuple(_PROPERTIES["city_points"]["table"])
PORT_POINTS: Final[tuple[int, ...]] = tuple(_PROPERTIES["port_points"]["table"])


def column_limit(placed: int) -> int:
    """§SL-3.6.4 One card, two with two tents, houses or buildings of the column, three with four."""
    return 1 + (placed >= 2) + (placed >= 4)


# ---------------------------------------------------------------- tiles and tokens

_TILES: Final = read("tiles.toml")


@dataclass(frozen=True)
class HelpBoard:
    """§SL-3.9.1 Cells for a number of players: first those with two normal tiles, then the mixed ones."""

    cells: int
    two_normal: int


HELP_BOARDS: Final = {
    row["players"]: HelpBoard(row["cells"], row["cells_with_two_normal"]) for row in _TILES["help_board"]
}
MOST_CELLS: Final = max([board.cells for board in HELP_BOARDS.values()])
HELP_ROWS: Final[tuple[Row, ...]] = tuple(_TILES["help_tile"])
"""§SL-3.9.2, §SL-3.9.3 The help tiles: those of the round end as published, the normal ones as we made them."""
HELP_NAMES: Final = tuple([str(row["id"]) for row in HELP_ROWS])
NORMAL_TILES: Final = tuple([i for i, row in enumerate(HELP_ROWS) if row["kind"] == "normal"])
END_TILES: Final = tuple([i for i, row in enumerate(HELP_ROWS) if row["kind"] == "round_end"])
MILESTONE_ROWS: Final[tuple[Row, ...]] = tuple(_TILES["milestone"])
"""§SL-3.11.3 The conditions of the milestones, by side."""
MILESTONE_SIDES: Final = ("a", "b")
MILESTONES: Final = 6
MILESTONES_DRAWN: Final = 5
LAST_CLAIM: Final = 3
MILESTONE_VP: Final = 10
SCORING_ROWS: Final[tuple[Row, ...]] = tuple(_TILES["scoring_token"])
"""§SL-3.11.4 What the scoring tokens compare, and what the virtual player has."""
SCORING_NAMES: Final = tuple([str(row["id"]) for row in SCORING_ROWS])
SCORING_DRAWN: Final = 2
SCORING_VP: Final = (15, 7)
SOLO_NAMES: Final = tuple([str(row["id"]) for row in _TILES["solo_card"]])
SOLO_AREAS: Final = tuple([tuple([AREA_NAMES.index(a) for a in row["areas"]]) for row in _TILES["solo_card"]])
SOLO_DECKS: Final = tuple(
    [tuple([i for i, row in enumerate(_TILES["solo_card"]) if row["deck"] == deck]) for deck in "AB"]
)

_SKILLS: Final = read("skills.toml")
SKILL_ROWS: Final[tuple[Row, ...]] = (*_SKILLS["skill"], *_SKILLS["enhanced_skill"])
"""§SL-3.10.2, §SL-3.10.3, §SL-3.10.4, §SL-3.10.5 The skill tokens, then the enhanced ones."""
SKILL_NAMES: Final = tuple([str(row["id"]) for row in SKILL_ROWS])
PLAIN_SKILLS: Final = len(_SKILLS["skill"])
SKILL_COPIES: Final = 3

# ---------------------------------------------------------------- characters


@dataclass(frozen=True)
class Character:
    """§SL-3.12.1, §SL-3.12.2, §SL-4.12.8 A character with its start, bonuses and abilities; two share a board."""

    id: str
    board: int
    start: dict[str, int]
    production: tuple[int, ...]
    rows: tuple[dict[str, list[Row]], dict[str, list[Row]]]
    columns: tuple[list[Row], ...]
    abilities: list[Row]
    tower_conditions: list[Row]
    tower_abilities: list[Row]


def _character(row: dict[str, Any]) -> Character:
    return Character(
        id=row["id"],
        board=row["board"],
        start=row["start"],
        production=tuple([row["production"][p] for p in PRODUCTS]),
        rows=(row["row_2"], row["row_3"]),
        columns=tuple([row["column_ability"][i] for i in INDUSTRIES]),
        abilities=row["abilities"],
        tower_conditions=row["tower_conditions"],
        tower_abilities=[
            {**ability, "values": row["city_table"]} if ability.get("mod") == "city_table" else ability
            for ability in row["tower_abilities"]
        ],
    )


CHARACTERS: Final = tuple([_character(row) for row in read("characters.toml")["character"]])
CHARACTER_NAMES: Final = tuple([c.id for c in CHARACTERS])
#: The free actions that abilities give, those of characters and their towers first.
ACT_NAMES: Final = tuple(
    [
        str(row["id"])
        for abilities in (
            *[[*c.abilities, *c.tower_abilities] for c in CHARACTERS],
            *[row["abilities"] for row in SKILL_ROWS],
        )
        for row in abilities
        if row["timing"] == "free"
    ]
)


def property_row(row: int, piece: int) -> list[Row] | None:
    """The printed bonus of a tent, house or building in a row (from 0); None if the character gives it."""
    found = _ROWS[row][PIECES[piece]]
    return None if found == "character" else found
