"""The drawing: everything that can be chosen is there, nothing overlaps, all can be read."""

from __future__ import annotations

import re
from dataclasses import replace

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
from igroteka.games.keyflower.ui.draw.plan import (
    CAPTION,
    MOST_VILLAGE,
    SLOT,
    TILES_TOP,
    WIDTH,
    grid,
    village_map,
    village_size,
)
from igroteka.testing.pictures import CHECKS, NAMES
from igroteka.testing.svg_nodes import (
    box,
    contrast,
    elements,
    parse_fragment,
    position_of,
    spoken_name,
)

from .scenario import table
from .tables import GALLERY, SAY, SEATS, games, seen, some_views


@pytest.mark.parametrize("check", CHECKS)
def test_what_every_drawing_must_keep(check: str) -> None:
    CHECKS[check](GALLERY)


def test_every_kind_of_element_and_every_picture_is_used() -> None:
    assert GALLERY.clicked_kinds == {
        *("tile", "bid", "screen", "skill", "supply", "good", "boat", "won", "cell", "turn"),
        *("winter", "keep"),
    }
    shown = "".join([face(t, side, 60, 9) for t in range(TILES) for side in (0, 1)][: 2 * FIRST_WINTER])
    lying = {f"kf_lying-{colour}" for colour in COLOURS}  # only with the boats 4a and 4b
    used = GALLERY.used_symbols | set(re.findall(r'href="#([^"]+)"', shown)) | lying
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
    for seats in SEATS:
        s = games()[SEATS.index(seats)][0]
        others = [f"player-{(1 + i) % seats}" for i in range(1, seats)]
        d = GALLERY.drawing(GAME.view(s, 1))
        assert list(d.parts) == ["market", "screen", "player-1", "boats", *others]
        assert [part.name for part in d.parts.values() if part.own] == ["player-1"]
        assert {part.name for part in d.parts.values() if part.folds} == set(others)
        for i, name in enumerate(NAMES[:seats]):
            assert d.parts[f"player-{i}"].title == name
        watched = GALLERY.drawing(GAME.view(s, None))
        assert list(watched.parts) == [
            "market",
            "player-0",
            "boats",
            *[f"player-{i}" for i in range(1, seats)],
        ]


# ---------------------------------------------------------------- plans


@pytest.mark.parametrize("seats", SEATS)
def test_the_tiles_at_auction_lie_on_the_market(seats: int) -> None:
    most = {2: 8, 3: 11, 4: 15, 5: 14, 6: 16}[seats]
    for cells in (0, 1, 6, most):
        size, middles, height = grid(cells, seats)
        assert len(middles) == cells
        assert size >= 60
        for x, y in middles:
            assert 0 <= x - size <= x + size <= WIDTH
            assert y - size * HIGH / 2 - CAPTION >= TILES_TOP
            assert y + size * HIGH / 2 + SLOT <= height


def test_villages_of_any_shape_fit_at_one_scale() -> None:
    line = frozenset([(i, -i // 2) for i in range(12)])
    tower = frozenset([(0, i) for i in range(14)])
    blob = frozenset([(0, 0), *RING, *[add(a, b) for a in RING for b in RING]])
    one = frozenset([(0, 0)])
    assert village_size([one]) == village_size([one, tower]) == MOST_VILLAGE
    size = village_size([one, line, tower, blob])
    assert size == village_size([line]) < village_size([blob]) < MOST_VILLAGE
    for cells in (one, line, tower, blob):
        m = village_map(cells, size, 50)
        for cell in cells:
            x, y = m.at(cell)
            assert 0 <= x - m.size <= x + m.size <= WIDTH
            assert y - m.size * HIGH / 2 >= 49.9
            assert y + m.size * HIGH / 2 <= 50 + m.height + 0.1


def test_all_villages_are_drawn_at_the_same_scale() -> None:
    t = table(
        villages=[
            {"keywood": (0, -1)},
            {"miner": (1, -1), "stable": (2, -1), "tavern": (3, -2), "inn": (4, -2)},
        ]
    )
    there = elements(drawing(t.view(0), Look(SAY)))
    lefts = [
        [box(there[f"tile:{name}"][0]) for name in names]
        for names in (("home_1", "keywood"), ("home_2", "miner"))
    ]
    wide = {round(right - left, 1) for side in lefts for left, _, right, _ in side}
    assert len(wide) == 1
    assert wide.pop() < 2 * MOST_VILLAGE - 2


# ---------------------------------------------------------------- chips


@pytest.mark.rule("KF-4.14.2")
def test_the_chips_tell_the_own_workers_and_goods_and_of_others_what_all_may_know() -> None:
    t = table(
        villages=[{"keywood": (0, -1)}],
        goods={"keywood": "3 wood 1 gold", "home_1": "2 wood"},
        workers=["2 red 1 green", "4 blue"],
    )
    d = drawing(t.view(0), Look(SAY))
    own, other = [
        {chip.icon: (chip.words, chip.title) for chip in d.parts[f"player-{i}"].chips} for i in range(2)
    ]
    assert own["worker-red"] == ("2", "2 red workers")
    assert own["worker-green"][0] == "1"
    assert own["wood"] == ("5", "In the village: 5 wood")
    assert own["gold"][0] == "1"
    assert own["tile"][0] == "2"
    assert other["worker-any"] == ("4", "Behind the screen: 4 workers")
    assert not [icon for icon in other if icon in ("worker-blue", "worker-red")]
    end = GAME.view(games()[0][-1], None)
    last = drawing(end, Look(SAY))
    for p in end.players:
        assert last.parts[f"player-{p.seat}"].chips[0][:2] == ("medal", str(p.points))


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
        assert bottom <= d.parts["market"].height


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


def test_workers_hide_no_name() -> None:
    """On a tile they stand below it; at auction it is above the tile."""
    t = table(
        villages=[{"miner": (0, -1)}],
        auction=["keywood"],
        users={"keywood": "yellow 1 2", "miner": "blue 3"},
    )
    d = drawing(t.view(0), Look(SAY))
    name = next(
        line
        for line in parse_fragment(d.layers["tiles"]["kf-tile-miner"]).iter("text")
        if line.text == "Miner"
    )
    capsules = list(parse_fragment(d.layers["pieces"]["kf-users-miner"]).iter("rect"))
    assert capsules
    for capsule in capsules:  # both around the middle of the tile
        assert float(capsule.get("y", 0)) > float(name.get("y", 0))
    caption = parse_fragment(d.layers["labels"]["kf-caption-keywood"])
    assert position_of(caption)[1] < box(elements(d)["tile:keywood"][0])[1]


def test_no_name_is_cut_at_auction_or_in_hand() -> None:
    """In every language: three cards in hand, where they are narrowest, and all tiles at auction."""
    hand = next(v for v in some_views() if v.seat is not None and len(v.players[v.seat].hand) == 3)
    auction = next(v for v in some_views() if v.seats == 6 and len(v.auction) > 9)
    assert hand.seat is not None
    for p in (*hand.players, *auction.players):
        p.village, p.won = [], []  # no tile lies there twice
    hand.auction = []
    for lang in GALLERY.languages:
        for t in range(FIRST_WINTER, FIRST_WINTER + 12, 3):
            hand.players[hand.seat].hand = [t, t + 1, t + 2]
            auction.auction = [replace(auction.auction[0], tile=t + i) for i in range(3)]
            cards = GALLERY.drawing(hand, lang).parts["screen"].layers["panels"]
            captions = GALLERY.drawing(auction, lang).parts["market"].layers["labels"]
            for i in range(3):
                name = TILE_NAMES[t + i]
                assert "…<" not in cards[f"kf-winter-{name}"], (lang, name)
                assert "…<" not in captions[f"kf-caption-{name}"], (lang, name)
        for t in range(FIRST_WINTER):
            auction.auction = [replace(auction.auction[0], tile=t)]
            market = GALLERY.drawing(auction, lang).parts["market"]
            assert "…<" not in market.layers["labels"][f"kf-caption-{TILE_NAMES[t]}"], (lang, TILE_NAMES[t])


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
        assert "kf-chosen" in d.layers["labels"]
        # The tile lies in its cell as it would be turned, one of its turns at a time, and the tiles that wait do not move.
        assert {key for key in d.layers["labels"] if key.startswith("kf-turned-")} == {
            f"kf-turned-{k}" for k in v.turns
        }
        assert {f"won:{TILE_NAMES[t.tile]}" for t in v.players[0].won} <= set(elements(d))
    for v in seen("Turn", 6):
        assert not [el for el in elements(drawing(v, Look(SAY))) if el.startswith(("cell:", "turn:"))]


# ---------------------------------------------------------------- the rest


def test_whose_turn_it_is_and_who_starts_is_shown() -> None:
    for v in some_views():
        layers = drawing(v, Look(SAY)).layers
        for p in v.players:
            turn = p.seat in v.waiting
            plate = layers["panels"][f"kf-player-{p.seat}"]
            assert ("panel turn" in layers["table"][f"kf-ground-player-{p.seat}"]) == turn
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
