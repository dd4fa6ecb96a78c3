"""Squares, hexes and the walks over their tables."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core import grid, hexes
from igroteka.core.grid import AROUND, DIAGONAL, ORTHOGONAL
from igroteka.core.hexes import FLAT, NONE, POINTY, RING, Hex
from igroteka.core.links import Links, group, groups, path, run, spread

sizes = st.integers(1, 7)
hexagons = st.tuples(st.integers(-40, 40), st.integers(-40, 40))


# ---------------------------------------------------------------- squares


def test_cells_are_numbered_and_named_row_by_row() -> None:
    assert grid.names(2, 3) == ("r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3")
    assert grid.name(12, 5) == "r3c3"
    assert grid.at(2, 2, 5) == 12


def test_neighbours_of_a_corner_an_edge_and_the_middle() -> None:
    straight, slanted = grid.orthogonal(5, 5), grid.diagonal(5, 5)
    assert (straight[0], slanted[0]) == ((1, 5), (6,))
    assert (straight[2], slanted[2]) == ((3, 7, 1), (8, 6))
    assert (straight[12], slanted[12]) == ((7, 13, 17, 11), (8, 18, 16, 6))
    assert grid.around(5, 5)[12] == (7, 13, 17, 11, 8, 18, 16, 6)


def test_rays_go_outward_to_the_border() -> None:
    assert grid.rays(5, 5, ORTHOGONAL)[7] == ((2,), (8, 9), (12, 17, 22), (6, 5))
    assert grid.rays(5, 5, DIAGONAL)[7] == ((3,), (13, 19), (11, 15), (1,))
    assert grid.rays(2, 4, ((0, 2),))[4] == ((6,),)


def test_a_ray_must_lead_somewhere() -> None:
    with pytest.raises(ValueError, match=r"\(0, 0\) leads nowhere"):
        grid.rays(2, 2, ((0, 0),))


@given(sizes, sizes)
def test_neighbours_are_mutual_and_counted_right(rows: int, columns: int) -> None:
    for table in (grid.orthogonal(rows, columns), grid.diagonal(rows, columns), grid.around(rows, columns)):
        assert all(i in table[j] for i in range(rows * columns) for j in table[i])
    assert sum(map(len, grid.orthogonal(rows, columns))) == 2 * (rows * (columns - 1) + columns * (rows - 1))
    assert sum(map(len, grid.diagonal(rows, columns))) == 4 * (rows - 1) * (columns - 1)


@given(sizes, sizes)
def test_rays_begin_with_the_neighbours(rows: int, columns: int) -> None:
    first = [tuple(ray[0] for ray in cell if ray) for cell in grid.rays(rows, columns, AROUND)]
    assert tuple(first) == grid.around(rows, columns)


def test_runs_stop_at_the_first_gap() -> None:
    row = (1, 2, 3, 4)
    assert run([0, 7, 7, 0, 7], row, (7,)) == 2
    assert run([0, 7, 8, 7, 9], row, (7, 8)) == 3
    assert run([0, 0, 7, 7, 7], row, (7,)) == 0
    assert run([7, 7, 7, 7, 7], row, (7,)) == 4
    assert run([7], (), (7,)) == 0


# ---------------------------------------------------------------- walks


MAP = [
    *(1, 1, 0, 2),
    *(0, 1, 0, 1),
    *(2, 0, 1, 1),
]


def test_a_group_holds_what_is_joined_by_edges() -> None:
    table = grid.orthogonal(3, 4)
    assert group(MAP, table, 0, (1,)) == [0, 1, 5]
    assert sorted(group(MAP, table, 7, (1,))) == [7, 10, 11]
    assert sorted(group(MAP, table, 3, (1, 2))) == [3, 7, 10, 11]


def test_the_start_of_a_group_counts_whatever_lies_there() -> None:
    table = grid.orthogonal(3, 4)
    assert group(MAP, table, 8, (1,)) == [8]
    assert sorted(group(MAP, table, 6, (1,))) == [0, 1, 5, 6, 7, 10, 11]


def test_groups_share_out_all_cells_that_count() -> None:
    found = groups(MAP, grid.orthogonal(3, 4), (1,))
    assert [sorted(g) for g in found] == [[0, 1, 5], [7, 10, 11]]
    assert [g[0] for g in found] == [0, 7]
    assert groups(MAP, grid.orthogonal(3, 4), (9,)) == []


@given(sizes, sizes, st.data())
def test_groups_are_a_partition_without_bridges(rows: int, columns: int, data: st.DataObject) -> None:
    cells = data.draw(st.lists(st.integers(0, 2), min_size=rows * columns, max_size=rows * columns))
    table = grid.orthogonal(rows, columns)
    found = groups(cells, table, (1,))
    assert sorted(i for g in found for i in g) == [i for i in range(len(cells)) if cells[i] == 1]
    owner = {i: k for k, g in enumerate(found) for i in g}
    assert all(owner[i] == owner[j] for i in owner for j in table[i] if j in owner)
    for g in found:
        steps = spread(table, [g[0]], [c == 1 for c in cells])
        assert all(steps[i] >= 0 for i in g)


def test_spread_counts_steps_from_the_nearest_start() -> None:
    line: Links = ((1,), (0, 2), (1, 3), (2, 4), (3,))
    assert spread(line, [0]) == [0, 1, 2, 3, 4]
    assert spread(line, [0, 4, 4]) == [0, 1, 2, 1, 0]
    assert spread(line, [0], None, 2) == [0, 1, 2, -1, -1]
    assert spread(line, [], None) == [-1] * 5


def test_a_way_ends_on_a_closed_cell_but_does_not_go_on() -> None:
    line: Links = ((1,), (0, 2), (1, 3), (2, 4), (3,))
    water = [False, True, True, False, False]
    assert spread(line, [0], water) == [0, 1, 2, 3, -1]
    assert spread(line, [3], water) == [3, 2, 1, 0, 1]


@given(st.data())
def test_paths_are_shortest(data: st.DataObject) -> None:
    rows, columns = data.draw(sizes), data.draw(sizes)
    cells = range(rows * columns)
    table = grid.orthogonal(rows, columns)
    through = data.draw(st.lists(st.booleans(), min_size=len(cells), max_size=len(cells)))
    start, goal = data.draw(st.sampled_from(cells)), data.draw(st.sampled_from(cells))
    way = path(table, start, goal, through)
    assert len(way) - 1 == spread(table, [start], through)[goal]
    if way:
        assert (way[0], way[-1]) == (start, goal)
        assert all(b in table[a] for a, b in pairwise(way))
        assert all(through[i] for i in way[1:-1])


def test_among_equal_paths_the_first_direction_wins() -> None:
    assert path(grid.orthogonal(3, 3), 0, 8) == [0, 1, 2, 5, 8]
    assert path(grid.orthogonal(3, 3), 4, 4) == [4]
    assert path(((), ()), 0, 1) == []


# ---------------------------------------------------------------- hexes


def test_flat_hexes_know_their_edges() -> None:
    edges = hexes.compass(FLAT, "s sw nw n ne se")
    assert edges == ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
    assert edges == RING
    for i in range(6):
        assert hexes.add(edges[i], edges[(i + 3) % 6]) == (0, 0)


def test_pointy_hexes_name_the_same_offsets_otherwise() -> None:
    assert hexes.compass(POINTY, "nw ne e se sw w") == ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    assert tuple(POINTY.values()) == RING
    with pytest.raises(ValueError, match="found direction 'n'; allowed: se, sw, w, nw, ne, e"):
        hexes.compass(POINTY, "e n")


@pytest.mark.parametrize("flat", [True, False])
def test_names_agree_with_the_drawing(flat: bool) -> None:
    for name, offset in (FLAT if flat else POINTY).items():
        x, y = hexes.centre(offset, 10, flat)
        drawn = ("n" if y < -1 else "s" if y > 1 else "") + ("w" if x < -1 else "e" if x > 1 else "")
        assert drawn == name


@pytest.mark.parametrize("flat", [True, False])
def test_corners_lie_around_the_centre_and_sides_face_the_neighbours(flat: bool) -> None:
    here = (2, -3)
    middle, around = hexes.centre(here, 8, flat), hexes.corners(here, 8, flat)
    assert all(math.dist(middle, corner) == pytest.approx(8) for corner in around)
    for i in range(6):
        a, b = around[i], around[(i + 1) % 6]
        other = hexes.centre(hexes.add(here, RING[i]), 8, flat)
        assert math.dist(a, b) == pytest.approx(8)
        assert ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) == pytest.approx(
            ((middle[0] + other[0]) / 2, (middle[1] + other[1]) / 2)
        )


@given(hexagons, hexagons)
def test_distance_counts_steps(a: Hex, b: Hex) -> None:
    far = hexes.distance(a, b)
    assert far == hexes.distance(b, a)
    near = [hexes.distance(hexes.add(a, d), b) for d in RING]
    assert min(near) == (far - 1 if far else 1)
    assert max(near) == far + 1


@given(hexagons, st.integers(-12, 12))
def test_rotation_turns_clockwise(a: Hex, k: int) -> None:
    turned = hexes.rotate(a, k)
    assert hexes.distance(turned, (0, 0)) == hexes.distance(a, (0, 0))
    assert hexes.rotate(turned, 6 - k) == a
    x, y = hexes.centre(a, 1, True)
    angle = math.radians(60 * k)
    assert hexes.centre(turned, 1, True) == pytest.approx(
        (x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)), abs=1e-6
    )


def test_the_sides_of_a_tile_turn_with_it() -> None:
    printed = tuple("WRFRRR")
    for k in range(6):
        shown = hexes.rotate_sides(printed, k)
        assert all(shown[(i + k) % 6] == printed[i] for i in range(6))
        assert hexes.rotate(RING[0], k) == RING[k]
    assert hexes.rotate_sides(printed, 7) == hexes.rotate_sides(printed, 1)


def test_a_disc_holds_all_hexes_within_its_radius() -> None:
    assert [len(hexes.disc(n)) for n in range(4)] == [1, 7, 19, 37]
    assert set(hexes.disc(1)) == {(0, 0), *RING}


def test_rows_shifted_to_the_right() -> None:
    def neighbours(row: int, column: int) -> list[tuple[int, int]]:
        ways = hexes.compass(POINTY, "e ne nw w sw se")
        return [hexes.row_column(hexes.add(hexes.odd_r(row, column), d)) for d in ways]

    assert neighbours(2, 4) == [(2, 5), (1, 4), (1, 3), (2, 3), (3, 3), (3, 4)]
    assert neighbours(3, 3) == [(3, 4), (2, 4), (2, 3), (3, 2), (4, 3), (4, 4)]
    assert hexes.row_name(hexes.odd_r(4, 4)) == "E5"
    assert hexes.distance(hexes.odd_r(0, 2), hexes.odd_r(1, 0)) == 2


@given(st.integers(0, 25), st.integers(0, 40))
def test_rows_and_columns_go_both_ways(row: int, column: int) -> None:
    here = hexes.odd_r(row, column)
    assert hexes.row_column(here) == (row, column)
    x, y = hexes.centre(here, 1, False)
    assert (x, y) == pytest.approx((math.sqrt(3) * (column + row % 2 / 2), 1.5 * row))


def test_a_hex_outside_the_rows_has_no_name() -> None:
    with pytest.raises(ValueError, match="found row -1, column -1; allowed: rows 0 to 25"):
        hexes.row_name((0, -1))


def test_tables_of_a_fixed_map() -> None:
    flower = hexes.disc(1)
    beside, links = hexes.beside(flower), hexes.neighbours(flower)
    middle = flower.index((0, 0))
    assert NONE not in beside[middle]
    assert [flower[i] for i in beside[middle]] == list(RING)
    for i in range(7):
        assert len(beside[i]) == 6
        assert links[i] == tuple(j for j in beside[i] if j != NONE)
        for d in range(6):
            j = beside[i][d]
            assert j == NONE or beside[j][(d + 3) % 6] == i
    assert sorted(map(len, links)) == [3] * 6 + [6]
    assert spread(links, [0])[middle] == 1


@given(hexagons)
def test_packed_hexes_find_their_neighbours_by_adding(a: Hex) -> None:
    assert hexes.unpack(hexes.pack(a)) == a
    steps = hexes.steps(RING)
    assert [hexes.unpack(hexes.pack(a) + d) for d in steps] == [hexes.add(a, d) for d in RING]


@given(hexagons, hexagons)
def test_packed_hexes_sort_by_row(a: Hex, b: Hex) -> None:
    assert (hexes.pack(a) < hexes.pack(b)) == ((a[1], a[0]) < (b[1], b[0]))
