"""The drawing: the whole position can be read from it."""

from __future__ import annotations

import re

import pytest

from igroteka.core import Look
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.boards import BOARDS, TOOLS_PER_SPADE
from igroteka.games.age_of_innovation.components.maps import HEXES
from igroteka.games.age_of_innovation.components.names import (
    COMPETENCIES,
    DISCIPLINES,
    FACTIONS,
    INNOVATIONS,
    PALACES,
    TERRAINS,
)
from igroteka.games.age_of_innovation.rules.tiles import TABLES
from igroteka.games.age_of_innovation.ui.draw import drawing
from igroteka.games.age_of_innovation.ui.draw.art import TERRAINS as SYMBOLS
from igroteka.games.age_of_innovation.ui.draw.faces import FACES, tile_rows
from igroteka.games.age_of_innovation.ui.draw.pen import _GROUND, _PIECES
from igroteka.testing.svg_nodes import contrast, elements, spoken_name

from .tables import SAY, games, some_views


def test_land_is_told_by_colour_and_by_symbol() -> None:
    for v in some_views():
        layers = drawing(v, Look(SAY)).layers
        hexes = {**layers["rivers"], **layers["hexes"]}
        for i, name in enumerate(HEXES):
            kind = v.terrain[i]
            if kind:
                fragment = hexes[f"ai-hex-{name}"]
                assert f'class="t-{kind}"' in fragment
                assert v.building[i] or kind == "river" or f"#ai_terrain-{kind}" in fragment
    assert set(SYMBOLS) == set(TERRAINS)


def test_symbols_stand_out_from_their_ground_by_day_and_by_night() -> None:
    for day, day_sign, night, night_sign in _GROUND.values():
        assert contrast(day, day_sign) >= 2.5
        assert contrast(night, night_sign) >= 2.5
    for face, _, sign in _PIECES.values():
        assert contrast(face, sign) >= 3.5


def test_every_building_stands_where_it_should_in_the_colour_of_its_owner() -> None:
    for v in some_views():
        pieces = drawing(v, Look(SAY)).layers["pieces"]
        for i, name in enumerate(HEXES):
            fragment = pieces.get(f"ai-building-{name}", "")
            assert bool(fragment) == bool(v.building[i])
            if fragment and name in v.neutral:
                assert f"#ai_neutral-{v.building[i]}" in fragment
            elif fragment:
                assert f"#ai_body-{v.building[i]}" in fragment
                assert f'class="b-{v.players[v.owner[i]].native}"' in fragment
            if fragment:
                assert ("#ai_annex" in fragment) == (name in v.annexed)
                assert ('class="city"' in fragment) == (name in v.member)


def test_bridges_have_the_colour_of_their_builder() -> None:
    seen = 0
    for v in some_views():
        pieces = drawing(v, Look(SAY)).layers["pieces"]
        assert {key[10:] for key in pieces if key.startswith("ai-bridge-")} == set(v.bridges)
        for site, owner in v.bridges.items():
            assert f'class="p-{v.players[owner].native}"' in pieces[f"ai-bridge-{site}"]
            seen += 1
    assert seen


def test_hexes_in_reach_show_the_spades_they_take_and_name_the_tools() -> None:
    seen = set[int]()
    for v in some_views():
        if v.seat is None:
            continue
        there = elements(drawing(v, Look(SAY)))
        rate = TOOLS_PER_SPADE[v.players[v.seat].terraforming]
        for name, (spades, tools) in v.reach.items():
            node = there[f"hex:{name}"][0]
            tag = [part for part in node.iter() if part.get("class") == "spade-tag"]
            assert len(tag) == 1
            assert tools == spades * rate
            numbers = [part.text for part in node.iter("text") if part.get("class") == ""]
            assert ([str(spades)] if spades else []) == numbers
            if spades:
                assert f"{tools} tool" in spoken_name(node)
            seen.add(spades)
        for name in {el[4:] for el in there if el.startswith("hex:")} - set(v.reach):
            assert not [part for part in there[f"hex:{name}"][0].iter() if part.get("class") == "spade-tag"]
    assert seen == {0, 1, 2, 3}


def test_levels_of_all_parties_stand_on_the_science_board() -> None:
    for game in games():
        s = game[-1]
        v = GAME.view(s, 0)
        d = drawing(v, Look(SAY))
        there = elements(d)
        for i, name in enumerate(DISCIPLINES):
            for p in v.players:
                assert f"ai-level-{name}-{p.seat}" in d.layers["pieces"]
            words = spoken_name(there[f"discipline:{name}"][0])
            assert re.findall(r"\d+", words)[-1] == str(
                v.unowned[i] if any(v.unowned) else v.players[-1].level[i]
            )


def test_planning_boards_tell_resources_bowls_and_next_income() -> None:
    for v in some_views():
        d = drawing(v, Look(SAY))
        there = elements(d)
        for p in v.players[: v.seats]:
            if not p.native:
                continue
            own = v.seat if v.seat is not None else 0
            book = "book" if p.seat == own else f"book:{p.seat}"
            shown = [
                (f"coin:{p.seat}", p.coins),
                (f"tool:{p.seat}", p.tools),
                *[(f"bowl:{p.seat}:{i + 1}", n) for i, n in enumerate(p.bowls)],
                *[(f"{book}:{name}", n) for name, n in zip(DISCIPLINES, p.books, strict=True)],
            ]
            for el, number in shown:
                texts = [part.text for part in there[el][0].iter("text")]
                assert str(number) in texts, (el, number, texts)
            income = d.layers["labels"].get(f"ai-income-{p.seat}", "")
            for n in p.next_income.values():
                assert f">+{n}</text>" in income
            assert bool(income) == bool(p.next_income)


def test_rows_show_the_income_that_their_buildings_uncover() -> None:
    v = GAME.view(games()[2][-1], 0)
    there = elements(drawing(v, Look(SAY)))
    for p in v.players:
        own = p.seat == 0
        row = there["piece:workshop" if own else f"row:{p.seat}:workshop"][0]
        uses = [str(part.get("href")) for part in row.iter("use")]
        board = BOARDS[TERRAINS.index(p.native)]
        out = 9 - p.left[0]
        cost = 1
        assert uses.count("#ai_tool") == cost + board.income_tools + sum(board.workshop_tools[:out])
        assert uses.count("#ai_body-workshop") == p.left[0]


def test_used_actions_lie_under_a_cross() -> None:
    seen = 0
    for v in some_views():
        boards = drawing(v, Look(SAY)).layers["boards"]
        for key, fragment in boards.items():
            kind, _, name = key[3:].partition("-")
            if kind in ("power", "books"):
                crossed = f"{kind}-{name}" in v.crossed
                assert ("#ai_cross" in fragment) == crossed
                seen += crossed
    assert seen


# ---------------------------------------------------------------- faces of tiles


@pytest.mark.parametrize(
    ("prefix", "names"),
    [("", PALACES), ("innov-", INNOVATIONS), ("comp-", COMPETENCIES), ("ability-", FACTIONS)],
)
def test_every_tile_has_a_face_of_its_own(prefix: str, names: tuple[str, ...]) -> None:
    bodies = [FACES[prefix + name][1] for name in names]
    assert len(set(bodies)) == len(names)


def test_faces_are_read_off_the_effects() -> None:
    rows = {
        tile.name: tile_rows(tile)
        for kind in ("palace", "bonus", "competency", "innovation")
        for tile in TABLES[kind]
    }
    palace = rows["palace-3"]
    assert [row.when for row in palace] == ["hand", "octagon"]
    assert [(t.pic, t.number) for t in palace[0].tokens] == [("power", "2")]
    assert {t.pic for t in palace[1].tokens} >= {"school", "guild", "points", "tool"}
    assert [(t.pic, t.number) for t in rows["census"][0].tokens][1:] == [
        *(("", "7"), ("points", "8"), ("", "9"), ("points", "12"), ("", "11"), ("points", "18")),
    ]
    assert [row.when for row in rows["pass_school"]] == ["hand", "pass"]
