"""Village expansion."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.hexes import pack, unpack
from igroteka.core.positions import BadPosition, build_position
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.tiles import DIRECTIONS, NUMBER, ROAD, TURNED
from igroteka.games.keyflower.rules.expansion import (
    Expand,
    cells,
    fitting_rotations,
    place_tile,
    placeable,
    rotations,
)

from .scenario import Table, table
from .tables import SAY

SOUTH_WEST = DIRECTIONS.index("sw")
BOTH = ["boat_keyflower", "boat_sea_bastion"]


def expansion(won: list[list[str]], season: str = "summer", seats: int = 2, **more: Any) -> Table:
    """All tiles won wait to be placed."""
    number = ("spring", "summer", "autumn", "winter").index(season) + 1
    boats = ["boat_keyflower", "boat_sea_bastion", "boat_sea_breese", "boat_flipper"][:seats]
    return table(
        seats,
        season=season,
        won=won,
        boats=boats,
        agenda=[{"frame": "Season", "number": number}, {"frame": "Expansion"}],
        **more,
    )


@pytest.mark.rule("KF-4.11.1")
def test_everybody_places_at_the_same_time_and_unseen() -> None:
    t = expansion([["keywood"], ["miner"]])
    assert t.turn == [0, 1]
    cell = sorted(t.of("place_cell", 1))[0]
    t.do(f"1 place_cell {cell}")
    rotation = sorted(t.of("place_rotation", 1))[0]
    t.do(f"1 place_rotation {rotation}")
    assert t.turn == [0]
    assert [tile.tile for tile in t.view(0).players[1].village] == [1]
    assert len(t.view(1).players[1].village) == 2
    assert t.view(0).players[1].done
    t.do(f"0 place_cell {sorted(t.of('place_cell', 0))[0]}")
    t.do(f"0 place_rotation {sorted(t.of('place_rotation', 0))[0]}")
    assert len(t.view(0).players[1].village) == 2


def test_a_tile_that_a_clone_lays_leaves_the_position_alone() -> None:
    t = expansion([["keywood", "miner"], []])
    s, other = t.s, t.s.clone()
    before = (s.to_data(), s.beside.copy(), s.ways.copy(), [cells.copy() for cells in s.rim])
    place_tile(
        other,
        0,
        NUMBER["miner"],
        cells(other, 0)[0],
        rotations(other, 0, NUMBER["miner"], cells(other, 0)[0])[0],
    )
    assert other.village[0] == [NUMBER["home_1"], NUMBER["miner"]]
    assert other.won[0] == [NUMBER["keywood"]]
    assert other.beside != s.beside
    assert other.ways != s.ways
    assert (s.to_data(), s.beside, s.ways, s.rim) == before


@pytest.mark.rule("KF-4.11.2")
def test_any_order_any_cell_any_rotation() -> None:
    t = expansion([["keywood", "miner"], []])
    assert t.of("place_tile", 0) == {"keywood", "miner"}
    assert t.show("place_tile miner").at == ("won:miner",)
    t.do("0 place_tile miner")
    cells = [unpack(c) for c in sorted(t.s.rim[0])]
    assert cells == [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)], "by r, then q"
    assert t.of("place_cell", 0) == {"0", "1", "2", "3", "4"}, "south of home 1 is water"
    assert t.view(0).cells == cells[:5]
    t.do("0 place_cell 3")
    assert t.of("place_rotation", 0) == {"1", "2", "3", "5"}
    assert t.show("place_rotation 2").at == ("turn:2",)


def test_cells_are_named_by_the_tiles_beside_them() -> None:
    t = expansion([["miner"], []], villages=[{"keywood": (1, 0)}])
    labels = {}
    for number in t.of("place_cell", 0):
        labels[unpack(cells(t.s, 0)[int(number)])] = SAY(t.show(f"place_cell {number}").label)
    assert labels[0, -1] == "Above Home 1"
    assert labels[2, 0] == "To the lower right of Keywood"
    assert len(set(labels.values())) == len(labels)


@pytest.mark.rule("KF-4.11.3")
def test_edges_must_match() -> None:
    keywood = NUMBER["keywood"]
    for edges, want in ((1 << 2 * 2, 1), (2 << 2 * 2, 2), (3 << 2 * 2, 3)):
        for k in range(6):
            fits = "RRFRRF"[(2 - k) % 6] == " RFW"[want]
            assert (k in fitting_rotations(keywood, edges)) == (fits and k < 3), (
                "keywood looks the same after three turns"
            )


@pytest.mark.rule("KF-4.11.3", "KF-4.11.4")
def test_only_boats_lie_at_the_water() -> None:
    t = expansion([["keywood", "summer_boat_1"], []])
    south = next(c for c in t.s.rim[0] if unpack(c) == (0, 1))
    assert rotations(t.s, 0, NUMBER["keywood"], south) == []
    assert rotations(t.s, 0, NUMBER["summer_boat_1"], south) == [0]
    others = [c for c in t.s.rim[0] if c != south]
    assert all(not rotations(t.s, 0, NUMBER["summer_boat_1"], c) for c in others), "roads on all other sides"
    farm = expansion([["summer_boat_1"], []], villages=[{"woodcutter": (1, 0, 0)}])
    fields = [c for c in farm.s.rim[0] if rotations(farm.s, 0, NUMBER["summer_boat_1"], c)]
    assert len(fields) > 1, "a boat may lie with its fields against fields"


@pytest.mark.rule("KF-4.11.8")
def test_a_road_towards_the_water_is_allowed_and_keeps_boats_out() -> None:
    south, beside = pack((0, 1)), pack((1, 0))
    t = expansion([["keywood", "summer_boat_1"], []])
    keywood, boat = NUMBER["keywood"], NUMBER["summer_boat_1"]
    fitting = rotations(t.s, 0, keywood, beside)
    towards = [k for k in fitting if TURNED[keywood][k][SOUTH_WEST] == ROAD]
    away = [k for k in fitting if k not in towards]
    assert towards
    assert away
    for k, fits in ((towards[0], []), (away[0], [0])):
        one = expansion([["summer_boat_1"], []], villages=[{"keywood": (1, 0, k)}])
        assert rotations(one.s, 0, boat, south) == fits


@pytest.mark.rule("KF-4.11.9")
def test_a_tile_may_lie_far_from_what_its_upgrade_needs() -> None:
    t = expansion([["carpenter"], []], villages=[{"keywood": (1, 0)}])
    fitting = {unpack(c) for c in t.s.rim[0] if rotations(t.s, 0, NUMBER["carpenter"], c)}
    around = {(1 + q, r) for q, r in ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))}
    assert fitting - around, "carpenters need wood, and may still lie away from the forest"
    assert fitting & around


@pytest.mark.rule("KF-4.11.3", "KF-4.11.7")
def test_only_what_does_not_fit_is_refused() -> None:
    t = expansion([["miner", "keywood", "summer_boat_1"], []])
    assert t.refusal("won:miner") == t.refusal("won:keywood") == t.refusal("won:summer_boat_1") == ""
    t.do("0 place_tile miner")
    assert t.refusal("cell:1,0") == "", "a road leads there"
    assert t.refusal("cell:0,1") == "KF-4.11.3 no-match", "the water of the home"
    assert t.refusal("won:keywood") == "KF-4.11.2 no-place-other"
    t.do(f"0 place_cell {cells(t.s, 0).index(pack((1, 0)))}")
    fit = t.of("place_rotation", 0)
    assert [k for k in range(6) if not t.refusal(f"turn:{k}")] == sorted([int(k) for k in fit])


@pytest.mark.rule("KF-4.11.5")
def test_a_placed_tile_stays() -> None:
    t = expansion([["miner"], []], villages=[{"keywood": (1, 0)}])
    place = (t.s.cell[NUMBER["keywood"]], t.s.turn[NUMBER["keywood"]])
    assert t.refusal("tile:keywood") == "KF-4.11.5 no-moving-tiles"
    t.do(f"0 place_cell {sorted(t.of('place_cell', 0))[0]}")
    assert (t.s.cell[NUMBER["keywood"]], t.s.turn[NUMBER["keywood"]]) == place


#: Every cell around this village is touched by a road, or by a field and water that no boat fits.
TIGHT = {"peddler": (-1, 1, 2), "woodcutter": (-2, 2, 5), "stable": (-3, 3, 1)}


@pytest.mark.rule("KF-4.11.7")
def test_what_fits_nowhere_lies_offshore() -> None:
    t = expansion([["summer_boat_4"], []], villages=[TIGHT])
    assert t.turn == [-1], "nothing to place: the next season begins"
    assert t.s.won[0] == [NUMBER["summer_boat_4"]]
    assert t.s.power[6] == 0, "its ability counts"
    alone = table(2, season="autumn", villages=[TIGHT], won=[["summer_boat_4"]])
    Expand(0).run(alone.s)
    assert [e.args for e in alone.events_of("offshore")] == [(0, "summer_boat_4")]
    assert all(alone.s.beside[NUMBER["summer_boat_4"] * 6 + d] == -1 for d in range(6))


@pytest.mark.rule("KF-4.11.6", "KF-4.11.7")
def test_an_offshore_boat_waits_for_room() -> None:
    t = expansion([["summer_boat_4", "well"], []], villages=[TIGHT], season="autumn")
    assert placeable(t.s, 0) == [NUMBER["well"]], "the boat does not fit yet"
    assert t.kinds(0) <= {"place_cell", "place_rotation"}, "so there is no choice between the tiles"
    made_room = False
    for cell in sorted(t.of("place_cell", 0)):
        one = Table(t.s.clone()).do(f"0 place_cell {cell}")
        if one.kinds(0) == {"place_rotation"}:
            one.do("0 " + sorted(one.legal(0))[0])
        made_room = made_room or (one.turn == [0] and one.kinds(0) <= {"place_cell", "place_rotation"})
    assert made_room, "a tile placed now may make room for the boat"


@pytest.mark.rule("KF-4.13.4")
def test_boat_2a_needs_no_matching_edges() -> None:
    t = expansion([["summer_boat_2", "keywood"], []])
    t.do("0 place_tile keywood")
    assert t.of("place_cell", 0) == {"0", "1", "2", "3", "4", "5"}
    t.do("0 place_cell 5")
    assert t.of("place_rotation", 0) == {"0", "1", "2"}


def turned(said: dict[str, Any], more: dict[str, Any]) -> Any:
    """A position with a village of the first player, or None if its tiles do not fit."""
    try:
        return build_position(GAME, {"seats": 2, "players": [{"village": said, **more}]})
    except BadPosition:
        return None


@pytest.mark.rule("KF-4.11.3", "KF-4.13.4")
@pytest.mark.parametrize("boat", [False, True])
def test_a_tile_tells_all_the_ways_in_which_it_could_be_turned_where_it_lies(boat: bool) -> None:
    more = {"won": ["summer_boat_2"]} if boat else {}
    said = {"woodcutter": [1, -1], "inn": [2, -2], "mason": [2, -1]}
    s = turned(said, more)
    assert s is not None
    cells = {name: place for name, place in s.to_data()["cells"].items() if name in said}
    told = GAME.turnings(s)
    assert told.keys() == said.keys()
    for name, (q, r, now) in cells.items():
        edges = TURNED[NUMBER[name]]
        fitting = {edges[k] for k in range(6) if turned({**cells, name: [q, r, k]}, more) is not None}
        # Those with the same edges are one way, and they come one after the other, from its own on.
        assert {edges[k] for k in told[name]} == fitting
        assert len(told[name]) == len(fitting)
        at = sorted(told[name]).index(now)
        assert told[name] == sorted(told[name])[at:] + sorted(told[name])[:at]
    assert any(len(ways) > 1 for ways in told.values())
