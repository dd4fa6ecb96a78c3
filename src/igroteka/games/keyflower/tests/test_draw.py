"""The drawing: everything that can be chosen is there, nothing overlaps, all can be read."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from igroteka.core import Look
from igroteka.core.hexes import RING, add
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.goods import COLOURS, RESOURCES, SKILLS
from igroteka.games.keyflower.components.tiles import BOATS, FIRST_WINTER, TILE_NAMES, TILES
from igroteka.games.keyflower.ui.draw import drawing
from igroteka.games.keyflower.ui.draw.art import ART
from igroteka.games.keyflower.ui.draw.hexes import HIGH, face, land
from igroteka.games.keyflower.ui.draw.pen import style
from igroteka.games.keyflower.ui.draw.plan import grid, plan, village_map
from igroteka.testing.pictures import CHECKS, NAMES
from igroteka.testing.svg_nodes import box, contrast, elements, middle, position_of, spoken_name

from .scenario import table
from .tables import GALLERY, SAY, SEATS, games, seen, some_views


@pytest.mark.parametrize("check", CHECKS)
def test_what_every_drawing_must_keep(check: str) -> None:
    CHECKS[check](GALLERY)


def test_every_kind_of_element_and_every_picture_is_used() -> None:
    assert GALLERY.chosen == {
        *("tile", "bid", "screen", "skill", "supply", "good", "boat", "won", "cell", "turn"),
        *("winter", "keep"),
    }
    shown = "".join([face(t, side, 60, 9) for t in range(TILES) for side in (0, 1)][: 2 * FIRST_WINTER])
    lying = {f"kf_lying-{colour}" for colour in COLOURS}  # only with the boats 4a and 4b
    used = GALLERY.used | set(re.findall(r'href="#([^"]+)"', shown)) | lying
    assert used == {f"kf_{name}" for name in ART}


def test_everything_that_can_be_asked_about_is_there() -> None:
    for v in some_views():
        there = set(elements(drawing(v, Look(SAY))))
        assert {"bag", "pile", "green", *[f"supply:{name}" for name in RESOURCES]} <= there
        assert {f"player:{p.seat}" for p in v.players} <= there
        assert {el for el in there if el.startswith("boat:")} == {f"boat:{BOATS[b.boat]}" for b in v.boats}
        own = set() if v.seat is None else {f"screen:{c}" for c in COLOURS} | {f"skill:{k}" for k in SKILLS}
        assert {el for el in there if el.startswith(("screen:", "skill:"))} == own
        if not v.over:
            sides = {f"bid:{TILE_NAMES[t.tile]}" for t in v.auction} if v.seat is not None else set()
            assert {el for el in there if el.startswith("bid:")} == sides
        lie = [t for p in v.players for t in (*p.village, *(p.won if p.seat != v.seat else []))]
        lie += [] if v.over else v.auction
        assert {el for el in there if el.startswith("tile:")} == {f"tile:{TILE_NAMES[t.tile]}" for t in lie}


@pytest.mark.rule("KF-4.14.2")
def test_only_the_own_screen_and_winter_tiles_are_shown() -> None:
    for game in games():
        s = game[len(game) // 3]
        for seat in (0, 1, None):
            v = GAME.view(s, seat)
            there = elements(drawing(v, Look(SAY)))
            hand = set() if seat is None else {f"winter:{TILE_NAMES[t]}" for t in v.players[seat].hand}
            assert {el for el in there if el.startswith("winter:")} == hand
            for p in v.players:
                title = spoken_name(there[f"player:{p.seat}"][0])
                assert f"{p.workers} worker" in title
                if p.seat != seat:
                    assert [*p.own_workers, *p.own_skills, *p.hand] == []


def test_the_own_village_comes_first_and_the_others_follow_clockwise() -> None:
    for portrait in (False, True):
        for seats in SEATS:
            v = GAME.view(games()[SEATS.index(seats)][0], 1)
            there = elements(GAME.drawing(v, Look(SAY, portrait=portrait)))
            places = [middle(there[f"player:{(1 + i) % seats}"][0]) for i in range(seats)]
            assert all((y, x) < (w, z) for (x, y), (z, w) in pairwise(places))


# ---------------------------------------------------------------- plans


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("portrait", [False, True])
def test_nothing_lies_beyond_the_sheet(seats: int, portrait: bool) -> None:
    most = {2: 8, 3: 11, 4: 15, 5: 14, 6: 16}[seats]
    for cells in (0, 1, 6, most):
        p = plan(seats, seats, cells, True, True, portrait)
        boxes = [p.header, p.market, p.screen, p.hand, *p.boats, *p.villages]
        assert len(p.villages) == len(p.boats) == seats
        for i, one in enumerate(boxes):
            assert one.x >= 0 <= one.y
            assert one.x + one.w <= p.width
            assert one.y + one.h <= p.height
            for other in boxes[i + 1 :]:
                apart = one.x + one.w <= other.x + 0.1 or other.x + other.w <= one.x + 0.1
                assert apart or one.y + one.h <= other.y + 0.1 or other.y + other.h <= one.y + 0.1
        size, middles = grid(p.market, cells, 78, p)
        assert len(middles) == cells
        assert cells == 0 or size > 36
        for x, y in middles:
            assert p.market.x <= x - size <= x + size <= p.market.x + p.market.w
            assert y - size * HIGH / 2 - p.bid >= p.market.y
            assert y + size * HIGH / 2 + p.slot <= p.market.y + p.market.h


def test_a_village_of_any_shape_fits_into_its_box() -> None:
    room = plan(6, 6, 14, True, True, False).villages[1]
    line = frozenset([(i, -i // 2) for i in range(12)])
    tower = frozenset([(0, i) for i in range(14)])
    blob = frozenset([(0, 0), *RING, *[add(a, b) for a in RING for b in RING]])
    for cells in (frozenset([(0, 0)]), line, tower, blob):
        m = village_map(room, cells, 62)
        for cell in cells:
            x, y = m.at(cell)
            assert room.x - 0.1 <= x - m.size
            assert x + m.size <= room.x + room.w + 0.1
            assert room.y - 0.1 <= y - m.size * HIGH / 2
            assert y + m.size * HIGH / 2 <= room.y + room.h + 0.1
    assert village_map(room, frozenset([(0, 0)]), 62).size == 62


# ---------------------------------------------------------------- bids


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_a_side_of_each_tile(seats: int) -> None:
    everybody = "red " + " ".join([str(i + 1) for i in range(seats)])
    t = table(seats, auction=["keywood"], bids={"keywood": everybody}, workers=["1 red"])
    for me in range(seats):
        d = drawing(t.view(me), Look(SAY))
        there = elements(d)
        x, y = position_of(there["tile:keywood"][0])
        left, top, right, bottom = box(there["bid:keywood"][0])
        assert abs((left + right) / 2 - x) < 1
        assert top > y  # the viewer's own side is below
        for other in range(seats):
            badge = d.layers["pieces"].get(f"kf-bid-keywood-{other}", "")
            assert (badge != "") == (other != me)
            if badge:
                assert f"#kf_crest-{other}" in badge
                assert "#kf_worker-red" in badge
                assert f">{other + 1}</text>" in badge
                assert ('class="win"' in badge) == (other == seats - 1)
        assert bottom <= d.height


@pytest.mark.rule("KF-4.13.9")
def test_lying_workers_lie() -> None:
    t = table(
        auction=["keywood"],
        villages=[{"summer_boat_4": (0, 1)}],
        bids={"keywood": "red 3 2"},
        lying={"keywood": "green"},
        workers=["1 red"],
    )
    d = drawing(t.view(0), Look(SAY))
    assert "#kf_lying-green" in d.layers["panels"]["kf-bid-keywood"]
    assert "#kf_worker-red" in d.layers["pieces"]["kf-bid-keywood-1"]
    assert "lying" in spoken_name(elements(d)["bid:keywood"][0])


# ---------------------------------------------------------------- tiles


def test_both_sides_of_a_tile_can_be_read() -> None:
    for t in range(FIRST_WINTER - 4):
        front, back = face(t, 0, 60, 9), face(t, 1, 60, 9)
        assert front != back
        assert 'class="plate cost"' in front
        assert 'class="plate cost"' not in back
        assert 'class="plate up"' in front
        assert 'class="plate up"' in back


def test_a_turned_tile_has_its_edges_turned() -> None:
    for t in range(TILES):
        pictures = [land(t, k, 60) for k in range(6)]
        assert len(set(pictures)) > 1, TILE_NAMES[t]
    roads = [land(t, 0, 60).count('class="road') for t in range(TILES)]
    rivers = [land(t, 0, 60).count('class="river') for t in range(TILES)]
    assert roads[0] == rivers[0] == 1
    assert rivers[TILES - 1] == 1
    assert roads[TILES - 1] == 0


def test_users_and_goods_are_shown_with_their_numbers() -> None:
    t = table(
        villages=[{"keywood": (0, -1)}],
        users={"keywood": "yellow 1 2", "home_1": "blue 3"},
        goods={"keywood": "3 wood 1 gold", "home_1": "2 iron"},
    )
    d = drawing(t.view(0), Look(SAY))
    there = elements(d)
    assert "#kf_worker-yellow" in d.layers["pieces"]["kf-users-keywood"]
    assert ">3</text>" in d.layers["pieces"]["kf-users-keywood"]
    assert "#kf_lock" not in d.layers["pieces"]["kf-users-keywood"]
    assert "#kf_lock" in d.layers["pieces"]["kf-users-home_1"]  # four more would be seven
    assert {"good:keywood:wood", "good:keywood:gold", "good:home_1:iron"} <= set(there)
    assert ">3</text>" in d.layers["goods"]["kf-good-keywood-wood"]
    assert "the next use takes at least 3 workers" in spoken_name(there["tile:keywood"][0])
    assert "cannot be used again" in spoken_name(there["tile:home_1"][0])


def test_tiles_of_a_village_lie_side_by_side() -> None:
    t = table(villages=[{"keywood": (0, -1), "miner": (1, -1)}])
    there = elements(drawing(t.view(0), Look(SAY)))
    (hx, hy), (kx, ky), (mx, my) = [
        position_of(there[f"tile:{name}"][0]) for name in ("home_1", "keywood", "miner")
    ]
    assert hx == kx
    assert ky < my < hy
    assert mx > hx


# ---------------------------------------------------------------- placing


def test_cells_and_rotations_are_shown_when_they_are_asked_for() -> None:
    for v in seen("PlaceCell", 6):
        there = set(elements(drawing(v, Look(SAY))))
        assert {el for el in there if el.startswith("cell:")} == {f"cell:{q},{r}" for q, r in v.cells}
        assert {f"won:{TILE_NAMES[t.tile]}" for t in v.players[0].won} <= there
    for v in seen("PlaceRotation", 6):
        d = drawing(v, Look(SAY))
        assert {el for el in elements(d) if el.startswith("turn:")} == {f"turn:{k}" for k in v.turns}
        assert "kf-chosen" in d.layers["tiles"]
    for v in seen("Turn", 6):
        assert not [el for el in elements(drawing(v, Look(SAY))) if el.startswith(("cell:", "turn:"))]


# ---------------------------------------------------------------- the rest


def test_whose_turn_it_is_and_who_starts_is_shown() -> None:
    for v in some_views():
        layers = drawing(v, Look(SAY)).layers
        for p in v.players:
            turn = p.seat in v.waiting
            plate = layers["panels"][f"kf-player-{p.seat}"]
            assert ("panel turn" in layers["boards"][f"kf-panel-{p.seat}"]) == turn
            assert ("#kf_arrow" in plate) == turn
            if p.home >= 0:
                assert ("#kf_purple" in plate) == (p.seat == v.first)


def test_at_the_end_the_points_are_listed_best_first() -> None:
    for game in games():
        v = GAME.view(game[-1], None)
        labels = drawing(v, Look(SAY)).layers["labels"]
        tops = []
        for p in sorted(v.players, key=lambda p: (-p.points, p.seat)):
            row = labels[f"kf-score-{p.seat}"]
            assert f">{p.points}</text>" in row
            assert all(f">{n}</text>" in row for n in p.items.values())
            tops.append(float(re.findall(r"(-?[\d.]+)px\)", row)[0]))
        assert tops == sorted(tops)


def test_the_page_can_show_the_auction_or_one_village_alone() -> None:
    for seats in SEATS:
        d = drawing(GAME.view(games()[SEATS.index(seats)][0], 0), Look(SAY))
        assert [name for name, _, _ in d.regions] == ["market", *[f"village-{i}" for i in range(seats)]]
        for i, (_, title, area) in enumerate(d.regions[1:]):
            assert NAMES[i] in title
            assert area.w > 200 < area.h


def test_light_and_dark_have_enough_contrast() -> None:
    for dark in (False, True):
        colour = dict(re.findall(r"\.kf \.?([\w-]+)\{fill:(#\w{6})", style(dark)))
        for words in ("text", "soft"):
            assert contrast(colour[words], colour["panel"]) >= 4.5
        assert contrast(colour["text"], colour["meadow"]) >= 4.5
        for ground in ("plate", "up", "cost", "good"):
            assert contrast(colour["print"], colour[ground]) >= 4.5, (dark, ground)
        for ground in ("home", "spring", "summer", "autumn", "winter", "boat", "order"):
            assert contrast(colour["text"], colour[f"g-{ground}"]) >= 4.5, (dark, ground)
