"""The drawing: everything that can be chosen is there, nothing overlaps, all can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from igroteka.core import Look
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.maps import HEXES, OVER_LAND, PRINTED, SIDES, SITES, TERRAIN
from igroteka.games.age_of_innovation.components.names import (
    BOOK_ACTIONS,
    CITY_TILES,
    DISCIPLINES,
    OFF,
    POWER_ACTIONS,
)
from igroteka.games.age_of_innovation.moves import MOVES
from igroteka.games.age_of_innovation.ui.draw import drawing
from igroteka.games.age_of_innovation.ui.draw.art import ART
from igroteka.games.age_of_innovation.ui.draw.exchange import CONVERSIONS
from igroteka.games.age_of_innovation.ui.draw.faces import FACES
from igroteka.games.age_of_innovation.view import AgeOfInnovationView
from igroteka.testing.pictures import CHECKS
from igroteka.testing.svg_nodes import elements

from .tables import GALLERY, SAY, games, some_views


@pytest.mark.parametrize("check", CHECKS)
def test_what_every_drawing_must_keep(check: str) -> None:
    CHECKS[check](GALLERY)


def test_moves_are_chosen_on_every_kind_of_element() -> None:
    assert {
        *("hex", "piece", "spades", "track", "innovation", "space", "return", "power", "books", "act"),
        *("convert", "sacrifice", "book", "discipline", "competency", "site", "bonus", "set", "terrain"),
        *("faction", "palace"),
    } <= GALLERY.clicked_kinds


def test_the_whole_map_is_there_and_every_printed_site_without_a_bridge() -> None:
    asked = 0
    for v in [*some_views(), *_bridge_views()]:
        d = drawing(v, Look(SAY))
        there = elements(d)
        side = SIDES.index(v.side)
        assert {el for el in there if el.startswith("hex:")} == {
            f"hex:{name}" for i, name in enumerate(HEXES) if TERRAIN[side][i] != OFF
        }
        free = {name for i, name in enumerate(SITES) if PRINTED[side][i] and name not in v.bridges}
        # Sites lie on the corners of hexes: above the land while bridges are asked for, else between it and the rivers.
        is_asked = v.stage == "BuildBridge"
        above, below = [{key[8:] for key in d.layers[layer]} for layer in ("sites", "shores")]
        drawn = above if is_asked else below
        assert not (below if is_asked else above)
        assert free <= drawn
        assert drawn <= free | {name for i, name in enumerate(SITES) if OVER_LAND[side][i]}
        assert {el[5:] for el in there if el.startswith("site:")} == drawn
        asked += is_asked
    assert asked


def _bridge_views() -> Iterator[AgeOfInnovationView]:
    """The first question about a bridge in each game."""
    for game in games():
        yield from islice((v for s in game if (v := GAME.view(s, 0)).stage == "BuildBridge"), 1)


def test_what_can_be_asked_about_is_there_at_all_times() -> None:
    for v in some_views():
        there = set(elements(drawing(v, Look(SAY))))
        assert {f"power:{name}" for name in POWER_ACTIONS} <= there
        assert {f"books:{name}" for name in v.book_actions if name} <= there
        assert {f"city:{name}" for name in CITY_TILES} <= there
        assert {f"{kind}:{name}" for kind in ("discipline", "return") for name in DISCIPLINES} <= there
        assert {f"convert:{name}" for name in CONVERSIONS} | {"sacrifice"} <= there
        assert {f"player:{p.seat}" for p in v.players} <= there
        assert {f"palace:{name}" for name in v.palaces} <= there
        assert {f"bonus:{name}" for name in v.display} <= there
        assert {f"competency:{name}" for name in v.competency_cells if name} <= there
        assert {f"innovation:{name}" for name in v.innovation_cells if name} <= there


def test_every_conversion_of_the_rules_has_its_place() -> None:
    assert {str(m.args[0]) for m in MOVES.all if m.kind == "convert"} == set(CONVERSIONS)
    assert set(BOOK_ACTIONS) == {name[6:] for name in FACES if name.startswith("books-")}


def test_no_picture_is_drawn_for_nothing() -> None:
    """Every picture is used by a drawing, or inside the face of a tile."""
    inside = "".join([body for _, body in FACES.values()])
    nowhere = {
        name for name in ART if f"ai_{name}" not in GALLERY.used_symbols and f'"#ai_{name}"' not in inside
    }
    assert not {name for name in nowhere if not name.startswith(("faction-", "body-", "detail-", "neutral-"))}


def test_own_special_actions_can_be_chosen_and_others_cannot() -> None:
    for v in some_views():
        near = v.seat if v.seat is not None else 0
        acts = {el[4:] for el in elements(drawing(v, Look(SAY))) if el.startswith("act:")}
        assert acts == set(v.players[near].acts)


def test_parts_are_named_and_the_own_board_comes_before_those_of_others() -> None:
    for v in some_views():
        d = drawing(v, Look(SAY))
        own = v.seat if v.seat is not None else 0
        players = [part for part in d.parts.values() if part.seat is not None]
        assert [part.own for part in players] == [True] + [False] * (v.parties - 1)
        assert players[0].seat == own
        assert {part.seat for part in players} == {p.seat for p in v.players}
        choosing = {"set", "terrain", "faction"} & {el.partition(":")[0] for el in elements(d)}
        assert ("offers" in d.parts) == bool(choosing)
        shared = {name for name, part in d.parts.items() if part.seat is None} - {"offers"}
        assert shared == {
            *("map", "actions", "science", "rounds", "bonuses", "innovations", "competencies"),
            *("palaces", "cities"),
        }


def test_chips_tell_resources_next_income_and_points() -> None:
    earned = 0
    for v in some_views():
        d = drawing(v, Look(SAY))
        for p in v.players:
            told = {chip.icon: (chip.words, chip.title) for chip in d.parts[f"player-{p.seat}"].chips}
            assert told["points"][0].split()[0] == str(p.vp)
            assert ("pass" in told) == p.passed
            if not p.native or p.seat >= v.seats:
                continue
            for icon, number, unit in (("coin", p.coins, "c"), ("tool", p.tools, "t")):
                n = p.next_income.get(unit, 0)
                words, title = told[icon]
                assert words == (f"{number} (+{n})" if n else str(number))
                assert f"{number} {icon}" in title
                assert ("Next income" in title) == bool(n)
                earned += n
            assert told["power"][0].startswith("·".join(map(str, p.bowls)))
            for name, n in zip(DISCIPLINES, p.books, strict=True):
                assert (told[f"book-{name}"][0] == str(n)) if n else f"book-{name}" not in told
    assert earned
