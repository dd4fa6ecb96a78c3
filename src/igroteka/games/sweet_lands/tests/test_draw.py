"""The drawing: everything that can be chosen is there, nothing overlaps, all can be read."""

from __future__ import annotations

import re

import pytest

from igroteka.core import Look
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import AREAS, CHARACTER_NAMES, TRACK_NAMES
from igroteka.games.sweet_lands.components.deck import CARDS
from igroteka.games.sweet_lands.components.land import BOARD_SIDES, PLACE_NAMES
from igroteka.games.sweet_lands.ui.draw import drawing
from igroteka.games.sweet_lands.ui.draw.art import ART
from igroteka.games.sweet_lands.ui.draw.pen import _DAY, _NIGHT, style
from igroteka.games.sweet_lands.ui.draw.side import Side
from igroteka.testing.pictures import CHECKS
from igroteka.testing.svg_nodes import box as box_of
from igroteka.testing.svg_nodes import contrast, elements, spoken_name

from .scenario import table
from .tables import GALLERY, SAY, some_views, whole_games


@pytest.mark.parametrize("check", CHECKS)
def test_what_every_drawing_must_keep(check: str) -> None:
    CHECKS[check](GALLERY)


def test_every_kind_of_element_is_chosen() -> None:
    kinds = {
        "character",
        "domain",
        "help",
        "area",
        "card",
        "cell",
        "edge",
        "resource",
        "free",
        "piece",
        "column",
    }
    assert kinds <= GALLERY.clicked_kinds


def test_everything_that_can_be_asked_about_is_there_at_all_times() -> None:
    for v in some_views():
        there = set(elements(drawing(v, Look(SAY))))
        me = v.seat if v.seat is not None else 0
        p = v.players[me]
        assert {f"area:{a.id}" for a in AREAS if a.seats <= v.seats} <= there
        assert {f"prosper:{name}" for name in TRACK_NAMES} <= there
        assert {f"milestone:{no}" for no, _ in v.milestones} <= there
        assert {"deck", "discard"} <= there
        assert {f"player:{q.seat}" for q in v.players if q.seat != me} <= there
        if p.character:
            assert {
                f"resource:{me}:{unit}" for unit in ("gold", "wheat", "wood", "iron", "diamond", "disc")
            } <= there
            assert {f"production:{me}:{unit}" for unit in p.makes} <= there
        else:
            assert {f"character:{name}" for name in CHARACTER_NAMES} <= there
        if p.side:
            assert {f"cell:{me}:{name}" for name in PLACE_NAMES} <= there
            assert {f"edge:{me}:{name}" for name in Side(p).free_edges} <= there
        elif p.character:
            assert {f"domain:{name}" for name in BOARD_SIDES} <= there


def test_only_own_cards_can_be_seen() -> None:
    for game in whole_games():
        s = game[len(game) // 2]
        for seat in (*range(s.seats), None):
            v = GAME.view(s, seat)
            cards = {el for el in elements(drawing(v, Look(SAY))) if el.startswith("card:")}
            own = v.players[seat] if seat is not None else None
            seen = {*own.hand, *own.found, *own.packet, *v.search} if own else set()
            assert cards == {f"card:{name}" for name in seen}


def test_the_parts_of_the_table_follow_the_game() -> None:
    board = ["board", "tracks", "own", "prosperity", "goals", "tokens"]
    for v in some_views():
        d = drawing(v, Look(SAY))
        me = v.seat if v.seat is not None else 0
        p = v.players[me]
        begin = ["characters"] if not p.character else ["domains"] if not p.side else []
        mine = [f"player-{me}", *(["land"] if p.side else []), *(["hand"] if v.seat is not None else [])]
        others = [f"player-{(me + i) % v.seats}" for i in range(1, v.seats)]
        assert list(d.parts) == [*begin, "main", *mine, *board, *others]
        for seat in range(v.seats):
            part = d.parts[f"player-{seat}"]
            assert (part.own, part.folds, part.seat) == (seat == me, seat != me, seat)


def test_chips_tell_all_that_a_player_has() -> None:
    have = {"gold": 7, "wheat": 4, "wood": 3, "iron": 2, "diamond": 1, "disc": 2}
    t = table(2, {"have": have, "hand": ["cake_01", "cake_02"]})
    chips = drawing(t.view(0), Look(SAY)).parts["player-0"].chips
    assert all(chip.icon in ART and chip.title for chip in chips)
    words = {chip.icon: chip.words for chip in chips}
    makes = t.view(0).players[0].makes
    for unit in ("gold", "wheat", "wood", "iron"):
        assert words[unit] == (f"{have[unit]} +{makes[unit]}" if makes[unit] else str(have[unit]))
    assert (words["diamond"], words["disc"], words["hand"]) == ("1", "2", "2")
    assert words["score"] == str(t.view(0).players[0].points).replace("-", "\u2212")
    assert "first" in words
    assert "cp" not in words  # points of a sort that there is none of yet
    poor = drawing(table(2, {"have": dict.fromkeys(have, 0)}).view(0), Look(SAY)).parts["player-0"].chips
    assert {"gold", "wheat", "wood", "iron"} <= {chip.icon for chip in poor}


def test_cards_wrap_however_many_there_are() -> None:
    few, many = [
        drawing(table(2, {"hand": [card.id for card in CARDS[:n]]}).view(0), Look(SAY)).parts["hand"]
        for n in (3, 26)
    ]
    assert len(elements(many)) == 26
    assert many.width == few.width
    assert many.height > 8 * few.height  # nine rows instead of one
    widths = {right - left for left, _, right, _ in [box_of(node[0]) for node in elements(many).values()]}
    assert min(widths) > many.width / 3.3


def test_a_place_tells_everything_about_itself() -> None:
    t = table(
        2,
        {
            "tokens": {"r2c3": "flipped", "r2c5": "up"},
            "pieces": {"r2c3": "tent", "r3c3": "house"},
            "rabbits": ["r3c3"],
            "food": 4,
        },
    )
    there = elements(drawing(t.view(0), Look(SAY)))
    assert "Token flipped" in spoken_name(there["cell:0:r2c3"][0])
    assert "Tent" in spoken_name(there["cell:0:r2c3"][0])
    assert "Token face up" in spoken_name(there["cell:0:r2c5"][0])
    assert "With a rabbit" in spoken_name(there["cell:0:r3c3"][0])
    assert "Port cell" in spoken_name(there["cell:0:r0c1"][0])
    assert "lets you gain 1 diamond" in spoken_name(there["cell:0:r0c3"][0])
    assert "Bonus-card area" in spoken_name(there["cell:0:r1c2"][0])


def test_light_and_dark_have_enough_contrast() -> None:
    for dark in (False, True):
        colour = dict(re.findall(r"\.sl \.?([\w-]+)\{fill:(#\w{6})", style(dark)))
        pill = str(re.search(r"\.pill\{fill:(#\w{6})", style(dark))[1])  # type: ignore[index]
        grounds = ["panel", "sunk", "card", "made", "goal", "free", "skill", "enhanced"]
        grounds += ["c-orange", "c-green", "c-grey", "c-basic", "c-special", "c-additional"]
        grounds += [f"band-{mark}" for mark in ("agri", "forest", "mining", "any", "none", "end")]
        for ground in grounds:
            assert contrast(colour["text"], colour[ground]) >= 4.5, (dark, ground)
        for ground in ("panel", "card", "back", "closed", "c-basic", "c-special", "c-additional"):
            assert contrast(colour["soft"], colour[ground]) >= 4.5, (dark, ground)
        assert contrast(colour["on"], pill) >= 4.5


def test_by_night_places_and_tokens_are_told_apart_as_well_as_by_day() -> None:
    for kind, (cell, pattern, token, strong) in _NIGHT.items():
        _, _, day_token, day_strong = _DAY[kind]
        assert contrast(token, strong) >= contrast(day_token, day_strong), kind
        assert contrast(cell, pattern) >= 1.7, kind  # what is printed is quieter than what lies there
        assert contrast(cell, token) >= 1.3, kind


def test_every_picture_is_well_formed_and_small() -> None:
    for name, (box, body) in ART.items():
        assert len(box.split()) == 4
        assert body.startswith("<"), name
        assert "class=" not in body
        assert len(body) < 6000, name
