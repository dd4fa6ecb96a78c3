"""The box and the board."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.hexes import rotate
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.components.board import (
    AXIAL,
    BRAMBLE,
    KINDS,
    LINKS,
    PLACES,
    REFERENCE,
    SIZE,
    TERRITORIES,
    TOKENS_PER_KIND,
    ZONE_NAMES,
    ZONES,
    turned_to,
)
from igroteka.games.garden_nation.components.players import (
    CLANS,
    FLOORS,
    FLOORS_IN_BOX,
    PLOY_TOKENS,
    POINTS_TRACK,
    POPULATION_TRACK,
    ROOFS,
    TRACK,
    on_track,
    population_points,
)
from igroteka.games.garden_nation.components.projects import PROJECTS
from igroteka.games.garden_nation.components.secrets import SECRETS
from igroteka.games.garden_nation.rules.building import double_price

from .scenario import table


@pytest.mark.rule("GN-2.1", "GN-3.6.1", "GN-3.7.1")
def test_the_box() -> None:
    assert len(TERRITORIES) == 7
    assert len(PROJECTS) == len({p.name for p in PROJECTS}) == 21
    assert sum(c.copies for c in SECRETS) == 24
    assert Counter(c.copies for c in SECRETS) == {1: 7, 2: 7, 3: 1}
    assert ROOFS == 19
    assert TOKENS_PER_KIND * len(KINDS) == 9
    assert PLOY_TOKENS == 4
    counts = GAME.inventory(table(2).s)
    assert counts["roofs"] == 19
    assert counts["projects"] == 21
    assert [counts[f"bramble_{k}"] for k in KINDS] == [3, 3, 3]
    assert sum(counts[c.name] for c in SECRETS) == 24


@pytest.mark.rule("GN-2.2")
def test_floors_by_number_of_players() -> None:
    assert FLOORS == {2: 20, 3: 17, 4: 14}
    assert max(FLOORS.values()) == FLOORS_IN_BOX
    for seats, floors in FLOORS.items():
        s = GAME.new(seats)
        assert s.supply == [floors] * seats
        assert [GAME.inventory(s)[f"floors_{i}"] for i in range(seats)] == [floors] * seats
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("GN-2.3")
def test_clans_differ_in_name_and_colour_only() -> None:
    assert len({name for name, _ in CLANS}) == len({colour for _, colour in CLANS}) == 4
    mirrored = {"4nw": "0 2", "4e": "1 1 roof"}
    swapped = {"4nw": "1 2", "4e": "0 1 roof"}
    brambles = {"4e": "red"}
    one = table(2, mirrored, brambles=brambles, me=0).legal()
    other = table(2, swapped, brambles=brambles, me=1).legal()
    assert one == other


@pytest.mark.rule("GN-3.1.1")
def test_zones_lie_in_a_territory_as_territories_lie_on_the_board() -> None:
    assert PLACES == ("c", "nw", "ne", "e", "se", "sw", "w")
    assert AXIAL == ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    assert len(ZONE_NAMES) == ZONES == 49
    t = table()
    assert t.zone("4c") == 0  # territory 4 lies in the centre
    assert t.zone("1se") == 1 * SIZE + 4  # territory 1 in the upper left
    assert [t.s.layout.name(t.zone(name)) for name in ZONE_NAMES] == list(range(49))


@pytest.mark.rule("GN-3.1.2")
def test_turning_a_territory_takes_its_outer_zones_round() -> None:
    for turns in range(6):
        assert turned_to(0, turns) == 0
        for place in range(1, 7):
            assert AXIAL[turned_to(place, turns)] == rotate(AXIAL[place], turns)
    t = table(turns=(0, 2, 0, 0, 0, 0, 0))
    # Printed upper left of territory 1 is green for 4; after two turns it lies on the right.
    right = t.zone("1e")
    assert (t.s.kind[right], t.s.layout.cost[right]) == (0, 4)
    # The left one, red for 1, comes to the upper right.
    assert (t.s.kind[t.zone("1ne")], t.s.layout.cost[t.zone("1ne")]) == (2, 1)
    assert t.s.kind[t.zone("1c")] == BRAMBLE


@pytest.mark.rule("GN-3.2.1", "GN-3.2.2", "GN-3.2.3")
def test_adjacent_zones() -> None:
    edges = {(a, b) for a in range(49) for b in LINKS[a]}
    assert all((b, a) in edges for a, b in edges)
    assert len(edges) == 2 * 96
    inside = [(a, b) for a, b in edges if a // SIZE == b // SIZE]
    assert len(inside) == 2 * 7 * 12
    for zone in range(49):
        assert len(set(LINKS[zone])) == len(LINKS[zone])
        if zone % SIZE == 0:
            assert sorted(LINKS[zone]) == list(range(zone + 1, zone + 7))
        else:
            assert len(LINKS[zone]) in (3, 4)
            centre = zone - zone % SIZE
            ring = [centre + zone % SIZE % 6 + 1, centre + (zone % SIZE + 4) % 6 + 1]
            assert {centre, *ring} == {b for b in LINKS[zone] if b // SIZE == zone // SIZE}
    assert [len(LINKS[z]) for z in range(1, 7)] == [4] * 6  # the central territory touches all others


@pytest.mark.rule("GN-3.2.3")
def test_the_twelve_pairs_across_borders_of_the_reference_layout() -> None:
    pairs = [
        "1.3-2.6",
        "1.4-4.1",
        "1.5-3.2",
        "2.4-5.1",
        "2.5-4.2",
        "3.3-4.6",
        "3.4-6.1",
        "4.3-5.6",
        "4.4-7.1",
        "4.5-6.2",
        "5.5-7.2",
        "6.3-7.6",
    ]
    wanted = {frozenset(side for side in pair.split("-")) for pair in pairs}
    t = table()
    name = {z: f"{REFERENCE[z // SIZE]}.{z % SIZE}" for z in range(49)}
    across = {frozenset((name[a], name[b])) for a in range(49) for b in LINKS[a] if a // SIZE != b // SIZE}
    assert across == wanted
    assert t.s.layout.territory == [n - 1 for n in REFERENCE]


@pytest.mark.rule("GN-3.3.1", "GN-3.3.2")
def test_types_and_costs() -> None:
    for territory in TERRITORIES:
        assert Counter(territory.kinds) == {0: 2, 1: 2, 2: 2, BRAMBLE: 1}
        assert territory.costs[territory.kinds.index(BRAMBLE)] == 5
    costs = [
        Counter(c for t in TERRITORIES for k, c in zip(t.kinds, t.costs, strict=True) if k == kind)
        for kind in range(3)
    ]
    assert costs[0] == {1: 2, 3: 6, 4: 4, 5: 2}
    assert costs[1] == costs[2] == {1: 1, 2: 1, 3: 5, 4: 5, 5: 2}
    # Two numbers that are told differently elsewhere: territory 5 on the left, territory 6 in the centre.
    assert TERRITORIES[4].costs[6] == 3
    assert TERRITORIES[5].costs[0] == 4


@pytest.mark.rule("GN-3.4.1", "GN-4.2.8")
def test_actions_by_space() -> None:
    assert TRACK[2] == TRACK[4] == (0, 1, 2, 2, 2)
    assert TRACK[3] == (0, 1, 2, 2)
    assert [sum(TRACK[n]) for n in (2, 3, 4)] == [7, 5, 7]


@pytest.mark.rule("GN-3.5.1")
@pytest.mark.parametrize(
    ("low", "high", "points"),
    [
        (1, 1, -30),
        (2, 3, -20),
        (4, 5, -10),
        (6, 7, -5),
        (8, 9, -3),
        (10, 10, 0),
        (11, 13, 1),
        (14, 16, 2),
        (17, 19, 3),
        (20, 22, 4),
        (23, 25, 5),
        (26, 28, 6),
        (29, 31, 7),
        (32, 34, 8),
        (35, 37, 9),
        (38, 500, 10),
    ],
)
def test_points_for_the_population(low: int, high: int, points: int) -> None:
    assert {population_points(n) for n in range(low, high + 1)} == {points}


@pytest.mark.rule("GN-3.5.2", "GN-3.5.3")
def test_tokens_and_markers() -> None:
    assert on_track(40, POPULATION_TRACK) == (0, 40)
    assert on_track(41, POPULATION_TRACK) == (1, 1)
    assert on_track(52, POPULATION_TRACK) == (1, 12)
    assert on_track(80, POPULATION_TRACK) == (1, 40)
    assert on_track(123, POPULATION_TRACK) == (3, 3)
    assert on_track(0, POINTS_TRACK) == (0, 0)
    assert on_track(70, POINTS_TRACK) == (0, 70)
    assert on_track(71, POINTS_TRACK) == (1, 1)
    assert on_track(150, POINTS_TRACK) == (2, 10)
    t = table(2, population=(5000, 1), points=(5000,))
    assert t.view(0).players[0].population == t.view(0).players[0].points == 5000


@pytest.mark.rule("GN-3.5.4")
@pytest.mark.parametrize(
    ("floors", "row"),
    [
        (1, (2, 4, 6, 8, 10)),
        (2, (6, 10, 14, 18, 22)),
        (3, (12, 18, 24, 30, 36)),
        (4, (20, 28, 36, 44, 52)),
        (5, (30, 40, 50, 60, 70)),
        (6, (42, 54, 66, 78, 90)),
    ],
)
def test_the_demolition_memo(floors: int, row: tuple[int, ...]) -> None:
    for cost, name in enumerate(("4se", "5e", "4c", "4nw", "4ne"), 1):
        t = table(2, {name: f"0 {floors}"})
        assert t.s.layout.cost[t.zone(name)] == cost
        assert double_price(t.s, t.zone(name)) == row[cost - 1]
        spent = sum(cost + n for n in range(floors))
        assert double_price(t.s, t.zone(name)) == 2 * spent
