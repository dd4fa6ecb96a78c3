"""The drawing: everything that can be chosen is there, nothing overlaps, all can be read."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from igroteka.core import Look, Text, moves, scene, waiting
from igroteka.drawing import Drawing, measure
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.components.board import KINDS, SIZE, ZONE_NAMES
from igroteka.games.garden_nation.components.players import PLOYS
from igroteka.games.garden_nation.draw import drawing, svg
from igroteka.games.garden_nation.draw.art import ART
from igroteka.games.garden_nation.draw.pen import BOOK, style
from igroteka.games.garden_nation.state import ITEMS, Garden
from igroteka.pen import figure
from igroteka.texts import speaker

from .scenario import table
from .tables import NAMES, games, some_views

SAY = speaker("garden_nation", "en", NAMES)
SVG = "{http://www.w3.org/2000/svg}"


def elements(d: Drawing) -> dict[str, list[ElementTree.Element]]:
    """The nodes of every element, by its name."""
    found: dict[str, list[ElementTree.Element]] = {}
    for node in ElementTree.fromstring(d.svg()).iter(f"{SVG}g"):
        if node.get("data-el"):
            found.setdefault(str(node.get("data-el")), []).append(node)
    return found


def at(node: ElementTree.Element) -> tuple[float, float]:
    """Where a fragment is placed."""
    x, y = (float(n) for n in re.findall(r"-?[\d.]+(?=px)", str(node.get("style"))))
    return x, y


def box(node: ElementTree.Element) -> tuple[float, float, float, float]:
    """The place of an element: left, top, right, bottom."""
    x, y = at(node)
    hit = node[-1]
    x, y = x + float(hit.get("x", 0)), y + float(hit.get("y", 0))
    return x, y, x + float(hit.get("width", 0)), y + float(hit.get("height", 0))


def middle(node: ElementTree.Element) -> tuple[float, float]:
    left, top, right, bottom = box(node)
    return (left + right) / 2, (top + bottom) / 2


# ---------------------------------------------------------------- elements


def test_every_move_can_be_chosen_on_the_drawing() -> None:
    chosen = set[str]()
    for game in games():
        for s in game:
            for seat in waiting(s):
                there = set(re.findall(r'data-el="([^"]+)"', svg(GAME.view(s, seat), Look(SAY))))
                mine = scene(s, seat)
                assert isinstance(mine, Garden)
                for m in moves(s, seat):
                    shown = GAME.show(mine, m)
                    assert {*shown.at, *shown.mix} <= there, m
                    chosen |= {el.partition(":")[0] for el in (*shown.at, *shown.mix)}
    assert {"zone", "secret", "ploy", "territory", "bramble", "project", "player", "action"} <= chosen


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
        found = [el for el, nodes in there.items() if el.startswith("secret:") for _ in nodes]
        assert sorted(found) == sorted(cards)


def test_at_the_end_everybody_s_secrets_lie_open_with_their_points() -> None:
    for game in games():
        v = GAME.view(game[-1], None)
        labels = drawing(v, Look(SAY)).layers["labels"]
        for p in v.players:
            assert len(p.kept) == 2
            shown = [labels[f"gn-item-{p.seat}-{item}"] for item in ITEMS]
            for item, fragment in zip(ITEMS, shown, strict=True):
                assert f">{figure(p.items.get(item, 0))}</text>" in fragment
            for name, fragment in zip(p.kept, shown[1:3], strict=True):
                said = ElementTree.fromstring(fragment).findtext("title") or ""
                assert SAY(Text("a-secret", secret=name)) in said


def test_every_element_is_named_and_ids_are_unique() -> None:
    for v in some_views():
        d = drawing(v, Look(SAY))
        ids = [node.get("id") for node in ElementTree.fromstring(d.svg()).iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        for el, nodes in elements(d).items():
            for node in nodes:
                assert (node.findtext(f"{SVG}title") or "").strip(), el


def test_names_of_zones_tell_what_stands_there_and_where_the_crane_would_go() -> None:
    t = table(2, {"4c": "1 3 roof"}, crane=4)
    there = elements(drawing(t.view(0), Look(SAY)))
    said = there["zone:4c"][0].findtext(f"{SVG}title") or ""
    assert NAMES[1] in said
    assert "3 floors, with a roof" in said
    assert "Torticrane to 4" in said
    assert "invade: 24" in said
    said = there["zone:4nw"][0].findtext(f"{SVG}title") or ""
    assert "Torticrane to 1" in said
    assert "floors" not in said


def test_marked_elements_and_no_others_get_a_ring() -> None:
    s = next(s for s in games()[2] if type(s.agenda[-1]).__name__ == "Action" and s.round > 3)
    (seat,) = waiting(s)
    marked = frozenset([el for m in moves(s, seat) for el in GAME.show(s, m).at])
    assert len(marked) > 5
    there = elements(drawing(GAME.view(s, seat), Look(SAY, marked=marked)))
    ringed = {el for el, nodes in there.items() for node in nodes if "marked" in str(node.get("class"))}
    assert ringed == marked
    for rule in (".gn .marked>.hit{",):
        assert "stroke-dasharray" in style(False).split(rule)[1].split("}")[0]


# ---------------------------------------------------------------- layout


@pytest.mark.parametrize("portrait", [False, True])
def test_elements_lie_on_the_sheet_and_apart(portrait: bool) -> None:
    for v in some_views():
        d = drawing(v, Look(SAY, portrait=portrait))
        nodes = [(el, node) for el, found in elements(d).items() for node in found]
        boxes = [(el, box(node)) for el, node in nodes]
        for i, (el, (left, top, right, bottom)) in enumerate(boxes):
            assert left >= 0 <= top, el
            assert right <= d.width, el
            assert bottom <= d.height, el
            for other, (x, y, z, w) in boxes[:i]:
                if "zone:" in el and "zone:" in other:  # discs: what can be clicked is a hexagon around each
                    far = math.dist(((left + right) / 2, (top + bottom) / 2), ((x + z) / 2, (y + w) / 2))
                    assert far >= (right - left + z - x) / 2, (el, other)
                elif "territory:" not in el + other:  # numbers lie in gaps between hexagons
                    assert right <= x or z <= left or bottom <= y or w <= top, (el, other)


@pytest.mark.parametrize("portrait", [False, True])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_text_stays_on_the_sheet_and_is_large_enough(portrait: bool, lang: str) -> None:
    width_shown = 390 if portrait else 1200
    say = speaker("garden_nation", lang, NAMES)
    for v in some_views():
        d = drawing(v, Look(say, portrait=portrait))
        for fragments in d.layers.values():
            for fragment in fragments.values():
                node = ElementTree.fromstring(fragment)
                left = at(node)[0]
                for line in node.iter("text"):
                    size = float(str(line.get("font-size")))
                    wide = measure(line.text or "", size)
                    start = left + float(str(line.get("x"))) - (wide / 2 if line.get("text-anchor") else 0)
                    assert start >= 0, line.text
                    assert start + wide <= d.width + 1, line.text
                    assert size * width_shown / d.width >= 9, (line.text, size)


@pytest.mark.parametrize("portrait", [False, True])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_header_has_room_for_all_news(lang: str, portrait: bool) -> None:
    for game in games():
        s = next(s for s in game if type(s.agenda[-1]).__name__ == "Action")
        v = replace(GAME.view(s, 0), last_round=True, round=25)
        labels = drawing(v, Look(speaker("garden_nation", lang, NAMES), portrait=portrait)).layers["labels"]
        spans: list[tuple[float, float]] = []
        for name in ("round", "turn", "last-round"):
            node = ElementTree.fromstring(labels[f"gn-{name}"])
            (line,) = node.iter("text")
            wide = measure(line.text or "", float(str(line.get("font-size"))))
            spans.append((at(node)[0], at(node)[0] + float(str(line.get("x"))) + wide))
        for (_, end), (start, _) in pairwise(spans):
            assert end <= start


@pytest.mark.parametrize("portrait", [False, True])
def test_the_crane_goes_where_the_zone_lies(portrait: bool) -> None:
    """A zone lies in its territory as the territory lies on the board to which it sends the Torticrane."""
    v = GAME.view(games()[0][20], 0)
    there = elements(drawing(v, Look(SAY, portrait=portrait)))
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
            x, y = at(ElementTree.fromstring(d.layers["pieces"]["gn-crane"]))
            left, top, right, bottom = box(elements(d)[f"territory:{v.crane}"][0])
            assert left - 5 <= x <= right
            assert top - 12 <= y <= bottom
        lit = [key for key, f in d.layers["boards"].items() if "plate here" in f]
        assert len(lit) == bool(v.crane)


# ---------------------------------------------------------------- fragments


def test_little_changes_by_a_move() -> None:
    for game in games():
        before: dict[str, str] = {}
        crane = 0
        for s in game:
            v = GAME.view(s, 0)
            d = drawing(v, Look(SAY))
            now = {key: f for layer in d.layers.values() for key, f in layer.items()}
            changed = [key for key, fragment in now.items() if before.get(key) != fragment]
            if crane and not v.over:
                assert len(changed) < 40, changed
            before, crane = now, v.crane


def test_looks_change_the_colours_and_nothing_else() -> None:
    v = GAME.view(games()[1][30], 1)
    light, dark = drawing(v, Look(SAY)), drawing(v, Look(SAY, dark=True))
    assert light.layers == dark.layers
    assert light.style != dark.style


def test_the_drawing_is_self_contained() -> None:
    """Every picture that is used is there, and no rule of style is meant for the inside of a symbol."""
    used = set[str]()
    for v in some_views():
        used |= set(re.findall(r'href="#([^"]+)"', svg(v, Look(SAY))))
    assert used == {f"gn_{name}" for name in ART}
    assert used == set(re.findall(r'<symbol id="([^"]+)"', BOOK.defs))
    assert "class=" not in BOOK.defs
    assert "<filter" not in BOOK.defs
    assert not re.search(r'(?:href|src)="(?!#)', svg(GAME.view(games()[0][0], 0), Look(SAY)))


def test_every_class_has_a_colour() -> None:
    """A shape without a rule would be black."""
    rules = set(re.findall(r"\.([a-z][\w-]*)", style(False)))
    for v in some_views():
        for node in ElementTree.fromstring(svg(v, Look(SAY))).iter():
            if node.tag in (f"{SVG}{shape}" for shape in ("path", "rect", "circle", "text")):
                assert set(str(node.get("class", "")).split()) <= rules, node.get("class")
