"""Tables: the maps, the planning boards and the counts of things."""

from __future__ import annotations

import pytest

from igroteka.core.abilities import words
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components import maps
from igroteka.games.age_of_innovation.components.boards import (
    BOARDS,
    GUILD_COINS,
    GUILD_POWER,
    WORKSHOP_TOOLS,
)
from igroteka.games.age_of_innovation.components.names import (
    CELLS,
    COMPETENCIES,
    FACTIONS,
    INNOVATIONS,
    PALACES,
    PIECES,
    ROUND_DISCIPLINE,
    ROUND_TILES,
    SPACES,
    TERRAINS,
    THRESHOLDS,
)
from igroteka.games.age_of_innovation.fields import grounds
from igroteka.games.age_of_innovation.moves import TREES
from igroteka.games.age_of_innovation.rules.tiles import BOOK_ROWS, CITY_VP, POWER_ROWS, TABLES
from igroteka.games.age_of_innovation.state import blank

SITES = (
    "A3-B1 A3-C3 A9-B7 A12-B13 B4-C3 B11-C13 B11-D11 C5-D3 C7-D8 C10-D8 C10-D11 C10-E10 D5-E4 D5-F5 D6-E8 D6-F6 "
    "E3-G3 E4-F5 E4-G4 E8-F6 F1-G3 F5-G4 F8-G7 F8-H8 F9-H9 F11-H11 F12-H12 G1-H2 G1-I1 G4-H5 H3-I5",
    "A7-B5 A10-B11 B9-C11 B9-D9 C5-D6 C8-D6 C8-D9 C8-E8 D3-F3 D4-E6 D4-F4 E6-F4 F6-G5 F6-H6 F7-H7 F9-H9 F10-H10",
)
EDGES = (
    "A1 A3 A4 A5 A6 A7 A9 A10 A11 A12 B1 B13 C1 C13 D1 D13 E1 E13 F1 F13 G1 I1 I2 I3 I5 I6 I7 I8 I9 I10 I11 I12 I13",
    "A2 A3 A4 A5 A7 A8 A9 A10 B11 C11 D11 E11 F11 I3 I4 I5 I6 I7 I8 I9 I10 I11",
)
RIVERSIDE = (
    "A1 A3 A4 A7 A9 A12 B1 B4 B7 B9 B10 B11 B13 C2 C3 C5 C7 C10 C13 D3 D5 D6 D8 D11 D12 E2 E3 E4 E8 E9 E10 E11 F1 F5 "
    "F6 F8 F9 F11 F12 F13 G1 G3 G4 G6 G7 H2 H3 H5 H7 H8 H9 H10 H11 H12 I1 I2 I3 I5 I13",
    "A2 A5 A7 A10 B2 B5 B7 B8 B9 B11 C3 C5 C8 C11 D3 D4 D6 D9 D10 E6 E7 E8 E9 F3 F4 F6 F7 F9 F10 F11 G4 G5 H3 H5 H6 H7 "
    "H8 H9 H10 I3 I11",
)


def names(hexes: int) -> set[str]:
    return {maps.HEXES[h] for h in maps.bits(hexes)}


@pytest.mark.rule("AI-3.11.1")
def test_the_sizes_of_both_sides() -> None:
    land = [m.bit_count() for m in maps.LAND]
    water = [m.bit_count() for m in maps.WATER]
    assert (land, water) == ([81, 59], [36, 28])


@pytest.mark.rule("AI-3.11.2", "AI-3.11.3", "AI-5.40")
@pytest.mark.parametrize("side", [0, 1])
def test_sites_edges_and_riversides_as_printed(side: int) -> None:
    printed = {maps.SITES[i] for i, there in enumerate(maps.PRINTED[side]) if there}
    assert printed == set(SITES[side].split())
    assert names(maps.EDGE[side]) == set(EDGES[side].split())
    assert names(maps.RIVERSIDE[side]) == set(RIVERSIDE[side].split())


@pytest.mark.rule("AI-3.11.4")
@pytest.mark.parametrize(("side", "site"), [(0, "G1-I1"), (1, "A10-B11")])
def test_a_site_at_the_border_of_the_board(side: int, site: str) -> None:
    assert maps.PRINTED[side][maps.SITES.index(site)]
    ends = [maps.HEXES.index(name) for name in site.split("-")]
    both = maps.NEXT[side][ends[0]] & maps.NEXT[side][ends[1]]
    assert both.bit_count() == 1  # the other hex beside the bridge would be off the board
    assert both & maps.WATER[side]


@pytest.mark.rule("AI-5.27")
def test_bridges_over_land_have_a_hex_beside_them() -> None:
    for side in (0, 1):
        for site, there in enumerate(maps.OVER_LAND[side]):
            assert there or not maps.PRINTED[side][site]
    assert maps.OVER_LAND[0][maps.SITES.index("G1-I1")]


@pytest.mark.rule("AI-3.1.1", "AI-3.1.2")
def test_the_circle() -> None:
    assert TERRAINS == ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
    assert [maps.SPADES[0][t] for t in range(7)] == [0, 1, 2, 3, 3, 2, 1]
    for a in range(7):
        for b in range(7):
            at, n = a, 0
            while at != b:
                at, n = maps.STEP[at][b], n + 1
            assert n == maps.SPADES[a][b] <= 3


@pytest.mark.rule("AI-3.2.1", "AI-3.2.2", "AI-3.2.4", "AI-3.3.5")
def test_the_science_board() -> None:
    assert [(level, power) for level, power in enumerate(THRESHOLDS) if power] == [
        (3, 1),
        (5, 2),
        (7, 2),
        (12, 3),
    ]
    assert SPACES == (3, 2, 2, 2)
    assert [b.innovation_books for b in BOARDS] == [(0, 1, 2)] * 6 + [(0, 0, 2)]


@pytest.mark.rule("AI-3.3.2", "AI-3.3.11")
def test_the_rows_of_the_boards() -> None:
    assert WORKSHOP_TOOLS[0] == (0, 1, 2, 3, 4, 4, 5, 6, 7, 8)
    assert (GUILD_POWER[0], GUILD_COINS[0]) == ((0, 1, 2, 4, 6), (0, 2, 4, 6, 8))
    assert GUILD_COINS[5] == (0, 3, 5, 7, 9)
    assert BOARDS[5].income_coins == 2


@pytest.mark.rule("AI-2.1", "AI-2.2", "AI-2.4", "AI-4.2.8")
def test_counts() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    assert PIECES == (9, 4, 3, 1, 1)
    assert [len(CELLS[n]) for n in range(1, 6)] == [6, 6, 8, 10, 12]
    assert (len(FACTIONS), len(PALACES), len(INNOVATIONS), len(COMPETENCIES)) == (12, 17, 18, 12)
    assert sorted([ROUND_DISCIPLINE.count(d) for d in range(4)]) == [3, 3, 3, 3]
    sizes = {kind: len(rows) for kind, rows in TABLES.items()}
    assert sizes == {
        "palace": 17,
        "innovation": 18,
        "competency": 12,
        "bonus": 10,
        "round": 12,
        "final": 4,
        "city": 7,
        "faction": 12,
        "beginning": 12,
        "after": 12,
    }
    assert [row.name for row in TABLES["round"]] == list(ROUND_TILES)


@pytest.mark.rule("AI-3.10.1", "AI-3.10.2", "AI-3.10.3")
def test_prices_on_the_board() -> None:
    assert [(row.name, row.price) for row in POWER_ROWS] == [
        *[("bridge", 3), ("scholar", 3), ("tools", 4), ("coins", 4), ("spade_1", 4), ("spade_2", 6)]
    ]
    assert [(row.name, row.price) for row in BOOK_ROWS] == [
        *[
            ("power", 1),
            ("coins", 2),
            ("score_guilds", 2),
            ("levels", 1),
            ("upgrade_guild", 2),
            ("spade_3", 3),
        ]
    ]
    assert CITY_VP == [4, 5, 8, 5, 6, 8, 7]


def test_ground_is_every_land_hex_once() -> None:
    for side in (0, 1):
        ground = grounds(maps.TERRAIN[side])
        assert sum(ground) == maps.LAND[side]


def test_every_tree_has_words() -> None:
    assert len(words(TREES)) > 40
    assert len(GAME.moves) < 3000


def test_a_blank_position_has_all_pieces() -> None:
    s = blank(3, GAME.new(3).options, [])
    stock = GAME.inventory(s)
    assert stock["scholars_0"] == 7
    assert stock["bridges_2"] == 3
    assert stock["workshop_1"] == 9
    assert stock["power_0"] == 12
