"""The drawing: everything that can be chosen is there, nothing overlaps, all can be read."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from igroteka.core import Look, Text
from igroteka.drawing.pen import number_text
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.components.board import KINDS, SIZE, ZONE_NAMES
from igroteka.games.garden_nation.components.players import PLOYS
from igroteka.games.garden_nation.fields import ITEMS
from igroteka.games.garden_nation.ui.draw import drawing
from igroteka.games.garden_nation.ui.draw.art import ART
from igroteka.testing.pictures import CHECKS, NAMES
from igroteka.testing.svg_nodes import box, elements, middle, parse_fragment, position_of, span
from igroteka.testing.svg_nodes import spoken_name as spoken

from .scenario import table
from .tables import GALLERY, SAY, games, some_views

# ---------------------------------------------------------------- elements


@pytest.mark.parametrize("check", CHECKS)
def test_what_every_drawing_must_keep(check: str) -> None:
    CHECKS[check](GALLERY)


def test_every_kind_of_element_and_every_picture_is_used() -> None:
    kinds = {"zone", "secret", "ploy", "territory", "bramble", "project", "player", "action"}
    assert kinds <= GALLERY.clicked_kinds
    told = {f"gn_{chip.icon}" for _, d in GALLERY.drawings() for p in d.parts.values() for chip in p.chips}
    assert GALLERY.used_symbols | told == {f"gn_{name}" for name in ART}


def test_everything_that_can_be_asked_about_is_there_at_all_times() -> None:
    for v in some_views():
        there = elements(drawing(v, Look(SAY)))
        assert {"deck", "action:demolish", *[f"bramble:{k}" for k in KINDS]} <= set(there)
        assert {f"player:{p.seat}" for p in v.players} <= set(there)
        ploys = {f"ploy:{p.seat}:{ploy}" for p in v.players for ploy in PLOYS}
        assert (ploys <= set(there)) == (not v.over)
        assert {el for el in there if el.startswith("project:")} == {f"project:{n}" for n in v.open if n}
        laid = [n for n in v.territories if n]
        assert {el for el in there if el.startswith("territory:")} == {f"territory:{n}" for n in laid}
        zones = {f"zone:{name}" for name in ZONE_NAMES if int(name[0]) in laid}
        assert {el for el in there if el.startswith("zone:")} == zones


def test_only_own_secrets_can_be_seen() -> None:
    for v in some_views():
        there = elements(drawing(v, Look(SAY)))
        own = v.players[v.seat] if v.seat is not None else None
        cards = [f"secret:{name}" for name in (own.hand or own.kept if own else ())]
        visible = [el for el, nodes in there.items() if el.startswith("secret:") for _ in nodes]
        assert sorted(visible) == sorted(cards)


def test_at_the_end_everybody_s_secrets_lie_open_with_their_points() -> None:
    for game in games():
        v = GAME.view(game[-1], None)
        labels = drawing(v, Look(SAY)).layers["labels"]
        for p in v.players:
            assert len(p.kept) == 2
            shown = [labels[f"gn-item-{p.seat}-{item}"] for item in ITEMS]
            for item, fragment in zip(ITEMS, shown, strict=True):
                assert f">{number_text(p.items.get(item, 0))}</text>" in fragment
            for name, fragment in zip(p.kept, shown[1:3], strict=True):
                said = spoken(parse_fragment(fragment))
                assert SAY(Text("a-secret", secret=name)) in said


def test_names_of_zones_tell_what_stands_there_and_where_the_crane_would_go() -> None:
    t = table(2, {"4c": "1 3 roof"}, crane=4)
    there = elements(drawing(t.view(0), Look(SAY)))
    said = spoken(there["zone:4c"][0])
    assert NAMES[1] in said
    assert "3 floors, with a roof" in said
    assert "Torticrane to 4" in said
    assert "invade: 24" in said
    said = spoken(there["zone:4nw"][0])
    assert "Torticrane to 1" in said
    assert "floors" not in said


# ---------------------------------------------------------------- parts


def test_the_parts_lie_in_the_order_of_their_weight() -> None:
    for v in some_views():
        parts = drawing(v, Look(SAY)).parts
        me = v.seat or 0
        seats = [(me + i) % v.seats for i in range(v.seats)]
        assert list(parts) == ["map", "projects", *[f"player-{seat}" for seat in seats]]
        assert [p.own for p in parts.values()] == [name == f"player-{me}" for name in parts]
        assert [p.folds for p in parts.values()] == [False] * 3 + [True] * (v.seats - 1)


def test_own_secrets_lie_below_the_own_things() -> None:
    for v in some_views():
        parts = drawing(v, Look(SAY)).parts
        for name, part in parts.items():
            tops = [
                box(n)[1] for el, nodes in elements(part).items() if el.startswith("secret:") for n in nodes
            ]
            own = v.players[v.seat] if v.seat is not None and name == f"player-{v.seat}" else None
            assert len(tops) == (len(own.hand or own.kept) if own else 0)
            lower = [box(n)[3] for el, nodes in elements(part).items() if "secret" not in el for n in nodes]
            assert all(top >= max(lower) for top in tops)


def test_chips_tell_what_a_player_has() -> None:
    """Points, inhabitants, floors and projects always; actions and tokens until the end; secrets that are known."""
    for v in some_views():
        parts = drawing(v, Look(SAY)).parts
        for p in v.players:
            told = [(chip.icon, chip.words) for chip in parts[f"player-{p.seat}"].chips]
            wanted = [
                ("points", number_text(p.points)),
                ("person", str(p.population)),
                (f"floor-{p.seat}", str(p.supply)),
                ("card", str(len(p.claimed))),
                *[("sealed", SAY(Text("a-secret", secret=name))) for name in p.kept],
            ]
            assert set(wanted) <= set(told)
            assert (("ploy", str(p.ploys_left)) in told) == (not v.over)
            if p.seat == v.actor and v.left:
                assert ("gear", str(v.left)) in told
            assert [icon for icon, _ in told].count("sealed") == len(p.kept) + bool(p.hand_count)


# ---------------------------------------------------------------- layout


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_header_has_room_for_all_news(lang: str) -> None:
    for game in games():
        s = next(s for s in game if type(s.agenda[-1]).__name__ == "Action")
        v = replace(GAME.view(s, 0), last_round=True, round=25)
        labels = drawing(v, Look(GALLERY.say(lang))).layers["labels"]
        spans: list[tuple[float, float]] = []
        for name in ("round", "turn", "last-round"):
            spans.append(span(parse_fragment(labels[f"gn-{name}"])))
        for (_, end), (start, _) in pairwise(spans):
            assert end <= start


def test_the_crane_goes_where_the_zone_lies() -> None:
    """A zone lies in its territory as the territory lies on the board to which it sends the Torticrane."""
    v = GAME.view(games()[0][20], 0)
    there = elements(drawing(v, Look(SAY)))
    hub = middle(there[f"zone:{v.zone_name(0)}"][0])
    for z in range(SIZE, SIZE * SIZE):
        slot, place = divmod(z, SIZE)
        x, y = middle(there[f"zone:{v.zone_name(slot * SIZE)}"][0])
        zx, zy = middle(there[f"zone:{v.zone_name(z)}"][0])
        if place:
            tx, ty = middle(there[f"zone:{v.zone_name(place * SIZE)}"][0])
            one, two = math.atan2(zy - y, zx - x), math.atan2(ty - hub[1], tx - hub[0])
            assert abs(math.remainder(one - two, 2 * math.pi)) < 0.02


def test_the_crane_stands_on_the_number_of_its_territory() -> None:
    for v in some_views():
        d = drawing(v, Look(SAY))
        assert ("gn-crane" in d.layers["pieces"]) == all(v.territories)
        if v.crane:
            x, y = position_of(parse_fragment(d.layers["pieces"]["gn-crane"]))
            left, top, right, bottom = box(elements(d)[f"territory:{v.crane}"][0])
            assert left - 5 <= x <= right
            assert top - 12 <= y <= bottom
        lit = [key for key, f in d.layers["boards"].items() if "plate here" in f]
        assert len(lit) == bool(v.crane)
