"""§AI-3.1.1, §AI-3.2.1 Names of everything that can be named, in the order in which the rules number it."""

from __future__ import annotations

from typing import Final

#: Tables of whatever length: compiled code reads them in place, where it would make one of a fixed length each time.
Names = tuple[str, ...]
Numbers = tuple[int, ...]

#: §AI-3.1.1 The terraforming circle.
TERRAINS: Final[Names] = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKE: Final = 3
FOREST: Final = 4
MOUNTAIN: Final = 5
WASTELAND: Final = 6
#: What a hex is if it is no land.
RIVER: Final = 7
OFF: Final = 8

#: §AI-3.2.1
DISCIPLINES: Final[Names] = ("banking", "law", "engineering", "medicine")
BANKING: Final = 0
LAW: Final = 1
ENGINEERING: Final = 2
MEDICINE: Final = 3

BUILDINGS: Final[Names] = ("workshop", "guild", "school", "university", "palace", "tower", "monument")
WORKSHOP: Final = 0
GUILD: Final = 1
SCHOOL: Final = 2
UNIVERSITY: Final = 3
PALACE: Final = 4
TOWER: Final = 5
MONUMENT: Final = 6
#: §AI-2.2 Buildings of one colour, of the first five kinds.
PIECES: Final[Numbers] = (9, 4, 3, 1, 1)
#: §AI-4.1.14
POWER_VALUES: Final[Numbers] = (1, 2, 2, 3, 3, 2, 4)

#: §AI-2.2
SCHOLARS: Final = 7
BRIDGES: Final = 3
#: §AI-2.4
ANNEXES: Final = 8
TOWERS: Final = 5
CITY_COPIES: Final = 3
COMPETENCY_COPIES: Final = 4

FACTIONS: Final[Names] = (
    *("blessed", "inventors", "goblins", "omar", "illusionists", "moles"),
    *("felines", "philosophers", "monks", "navigators", "psychics", "lizards"),
)
PALACES: Final = tuple([f"palace-{n}" for n in range(1, 18)])
#: §AI-4.2.9 The palace that is always there: number 17.
ALWAYS: Final = 16
INNOVATIONS: Final[Names] = (
    *("deus_ex_machina", "professors", "trade_routes", "architecture", "libraries", "sewers"),
    *("colleges", "league_of_cities", "communications", "steam_power", "census", "steel"),
    *("neutral_workshop", "neutral_guild", "neutral_school"),
    *("neutral_university", "neutral_palace", "neutral_monument"),
)
COMPETENCIES: Final[Names] = (
    *("tool_and_level", "vp_and_coins", "book_and_power", "instant_resources", "scholar_scoring"),
    *("two_spades", "tower", "edge_workshop", "annexes", "lowest_discipline", "power_action"),
    "city_scoring",
)
BONUSES: Final[Names] = (
    *("river_workshop", "send_scholar", "build_guild", "pass_palace_university", "spade"),
    *("bridge", "knowledge", "pass_school", "power_coins", "coins"),
)
ROUND_TILES: Final[Names] = (
    *("workshop_law", "workshop_banking", "guild_law", "school_banking", "big_medicine", "big_banking"),
    *("innovation_law", "guild_medicine", "spade_engineering", "science_medicine"),
    *("city_engineering", "track_engineering"),
)
FINAL_TILES: Final[Names] = ("final_workshop", "final_school", "final_edge_workshop", "final_guild")
#: §AI-3.9.1 The discipline of a round tile's science bonus, and the levels that count once.
ROUND_DISCIPLINE: Final[Numbers] = (
    *(LAW, BANKING, LAW, BANKING, MEDICINE, BANKING),
    *(LAW, MEDICINE, ENGINEERING, MEDICINE, ENGINEERING, ENGINEERING),
)
ROUND_EACH: Final[Numbers] = (3, 3, 3, 1, 2, 2, 2, 4, 1, 3, 4, 3)
SPADE_TILE: Final = 8
#: §AI-5.28 The building in the goal of a round tile (-1: none, or more than one), and on a final tile.
ROUND_BUILDING: Final[Numbers] = (WORKSHOP, WORKSHOP, GUILD, SCHOOL, -1, -1, -1, GUILD, -1, -1, -1, -1)
FINAL_BUILDING: Final[Numbers] = (WORKSHOP, SCHOOL, WORKSHOP, GUILD)
POWER_ACTIONS: Final[Names] = ("bridge", "scholar", "tools", "coins", "spade_1", "spade_2")
BOOK_ACTIONS: Final[Names] = ("power", "coins", "score_guilds", "levels", "upgrade_guild", "spade_3")
CITY_TILES: Final[Names] = ("tools", "books", "power", "spades", "coins", "scholar", "levels")

ROUNDS: Final = 6
MOST_SEATS: Final = 5
BOOK_SPACES: Final = 3
DISPLAY: Final = 3
INNOVATIONS_EACH: Final = 3
MOST_LEVEL: Final = 12
#: §AI-3.2.4 Levels for a scholar on each space of a track.
SPACES: Final[Numbers] = (3, 2, 2, 2)
#: §AI-3.2.2 Power on reaching a level.
THRESHOLDS: Final[Numbers] = (0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 0, 0, 3)
#: §AI-4.11.10
TERRITORY: Final[Numbers] = (12, 13, 14, 15)

#: §AI-3.6 Cells of the innovation board by number of players: the disciplines of the column, bottom row first.
_ROW: Final = ((BANKING,), (LAW,), (ENGINEERING,), (MEDICINE,))
_SPLIT: Final = ((BANKING, LAW), (ENGINEERING, MEDICINE))
CELLS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    1: (*_ROW, *_SPLIT),
    2: (*_ROW, *_SPLIT),
    3: (*_ROW, *_ROW),
    4: (*_ROW, *_ROW, *_SPLIT),
    5: (*_ROW, *_ROW, *_ROW),
}
#: Competency cells: column by column within a row, the top row first.
COMPETENCY_CELLS: Final = 12
#: Levels and books of a competency cell, by row from the top.
CELL_LEVELS: Final[Numbers] = (3, 2, 1)
CELL_BOOKS: Final[Numbers] = (0, 1, 2)
