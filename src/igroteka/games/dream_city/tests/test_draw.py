"""The drawing: everything that can be chosen is there, nothing overlaps, all can be read."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from igroteka.core import Look, Text, moves, scene, waiting
from igroteka.drawing import Drawing, measure
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.components.boards import CELLS, SYMBOLS
from igroteka.games.dream_city.components.tiles import KINDS, TILE_NAMES
from igroteka.games.dream_city.draw import drawing, svg
from igroteka.games.dream_city.draw.pen import BOOK, style
from igroteka.games.dream_city.state import Dream
from igroteka.texts import speaker

from .tables import NAMES, games, some_views

SAY = speaker("dream_city", "en", NAMES)
SVG = "{http://www.w3.org/2000/svg}"


def elements(d: Drawing) -> dict[str, list[ElementTree.Element]]:
    """The nodes of every element, by its name."""
    found: dict[str, list[ElementTree.Element]] = {}
    for node in ElementTree.fromstring(d.svg()).iter(f"{SVG}g"):
        if node.get("data-el"):
            found.setdefault(str(node.get("data-el")), []).append(node)
    return found


def box(node: ElementTree.Element) -> tuple[float, float, float, float]:
    """The place of an element: left, top, right, bottom."""
    x, y = (float(n) for n in re.findall(r"-?[\d.]+(?=px)", str(node.get("style"))))
    hit = node[-1]
    x, y = x + float(hit.get("x", 0)), y + float(hit.get("y", 0))
    return x, y, x + float(hit.get("width", 0)), y + float(hit.get("height", 0))


# ---------------------------------------------------------------- elements


def test_every_move_can_be_chosen_on_the_drawing() -> None:
    chosen = Counter[str]()
    for game in games():
        for s in game:
            for seat in waiting(s):
                there = set(re.findall(r'data-el="([^"]+)"', svg(GAME.view(s, seat), Look(SAY))))
                mine = scene(s, seat)
                assert isinstance(mine, Dream)
                for m in moves(s, seat):
                    at = GAME.show(mine, m).at
                    assert set(at) <= there, m
                    chosen.update([el.partition(":")[0] for el in at])
    assert {"hand", "city", "flower", "area"} <= set(chosen)


def test_the_market_can_be_chosen_from() -> None:
    """A choice from the market is rare, so its elements are looked for at all times."""
    for v in some_views():
        there = elements(drawing(v, Look(SAY)))
        assert {f"market:{s}" for s in SYMBOLS} | {f"stack:{s}" for s in SYMBOLS} <= set(there)
        assert {f"area:{k}" for k in KINDS} <= set(there)
        assert {f"city:{p.seat}:{c}" for p in v.players for c in CELLS} <= set(there)
        assert ("opponent" in there) == (v.opponent is not None)
        assert all((f"collection:{k}" in there) == (v.opponent is not None) for k in KINDS)
        assert all((f"flower:{p.seat}" in there) == (v.mode != "training") for p in v.players)


def test_only_the_own_hand_can_be_chosen() -> None:
    for v in some_views():
        hands = {el: len(n) for el, n in elements(drawing(v, Look(SAY))).items() if el.startswith("hand:")}
        own = v.players[v.seat] if v.seat is not None else None
        assert hands == Counter([f"hand:{t}" for t in (*own.open, *own.hidden)] if own else [])


def test_every_element_is_named_and_ids_are_unique() -> None:
    for v in some_views():
        d = drawing(v, Look(SAY))
        ids = [node.get("id") for node in ElementTree.fromstring(d.svg()).iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        for el, nodes in elements(d).items():
            for node in nodes:
                assert (node.findtext(f"{SVG}title") or "").strip(), el


def test_names_of_elements_tell_what_lies_there() -> None:
    s = games()[4][-1]
    v = GAME.view(s, 0)
    there = elements(drawing(v, Look(SAY)))
    for i, tile in enumerate(v.players[2].city):
        title = there[f"city:2:{CELLS[i]}"][0].findtext(f"{SVG}title") or ""
        assert NAMES[2] in title
        assert SAY(Text(f"tile-{tile or 'none'}")) in title


def test_marked_elements_and_no_others_get_a_ring() -> None:
    s = games()[4][6]
    (seat,) = waiting(s)
    marked = frozenset([el for m in moves(s, seat) for el in GAME.show(s, m).at])
    assert len(marked) > 10
    there = elements(drawing(GAME.view(s, seat), Look(SAY, marked=marked)))
    ringed = {el for el, nodes in there.items() for node in nodes if "marked" in str(node.get("class"))}
    assert ringed == marked
    assert "stroke-dasharray" in style(False).split(".dc .marked>.hit{")[1].split("}")[0]


# ---------------------------------------------------------------- layout


@pytest.mark.parametrize("portrait", [False, True])
def test_elements_lie_on_the_sheet_and_apart(portrait: bool) -> None:
    for v in some_views():
        d = drawing(v, Look(SAY, portrait=portrait))
        boxes = [(el, box(node)) for el, nodes in elements(d).items() for node in nodes]
        for i, (el, (left, top, right, bottom)) in enumerate(boxes):
            assert left >= 0 <= top, el
            assert right <= d.width, el
            assert bottom <= d.height, el
            for other, (x, y, z, w) in boxes[:i]:
                assert right <= x or z <= left or bottom <= y or w <= top, (el, other)


@pytest.mark.parametrize("portrait", [False, True])
def test_text_stays_on_the_sheet_and_is_large_enough(portrait: bool) -> None:
    width_shown = 390 if portrait else 1200
    for v in some_views():
        d = drawing(v, Look(SAY, portrait=portrait))
        for fragments in d.layers.values():
            for fragment in fragments.values():
                node = ElementTree.fromstring(fragment)
                at = float(re.findall(r"-?[\d.]+(?=px)", str(node.get("style")))[0])
                for line in node.iter("text"):
                    size = float(str(line.get("font-size")))
                    wide = measure(line.text or "", size)
                    start = at + float(str(line.get("x"))) - (wide / 2 if line.get("text-anchor") else 0)
                    assert start >= 0, line.text
                    assert start + wide <= d.width + 1, line.text
                    assert size * width_shown / d.width >= 9, (line.text, size)


def test_the_own_city_is_the_largest_and_stands_under_the_market() -> None:
    for game in games():
        v = GAME.view(game[-1], game[-1].seats - 1)
        for portrait in (False, True):
            there = elements(drawing(v, Look(SAY, portrait=portrait)))
            wide = {p.seat: (lambda b: b[2] - b[0])(box(there[f"city:{p.seat}:r1c1"][0])) for p in v.players}
            assert all(wide[v.seats - 1] > wide[i] for i in range(v.seats - 1))
            for i, symbol in enumerate(SYMBOLS):
                slot = box(there[f"market:{symbol}"][0])
                cell = box(there[f"city:{v.seat}:r1c{i + 1}"][0])
                assert abs(slot[0] + slot[2] - cell[0] - cell[2]) < 2


@pytest.mark.parametrize("portrait", [False, True])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_header_has_room_for_all_news(lang: str, portrait: bool) -> None:
    for game in games():
        s = next(s for s in game if len(waiting(s)) == 1)
        v = replace(GAME.view(s, 0), last_round=True, double=True, extra=True)
        labels = drawing(v, Look(speaker("dream_city", lang, NAMES), portrait=portrait)).layers["labels"]
        order = ["mode", "finished", "turn", "extra", "double", "last-round"]
        spans = [_span(labels[f"dc-{name}"]) for name in order if f"dc-{name}" in labels]
        assert len(spans) == (5 if portrait else 6)
        for (_, end), (start, _) in pairwise(spans):
            assert end <= start


def _span(fragment: str) -> tuple[float, float]:
    """From where to where a fragment of shapes and texts reaches."""
    node = ElementTree.fromstring(fragment)
    at = float(re.findall(r"-?[\d.]+(?=px)", str(node.get("style")))[0])
    ends = [0.0]
    for part in node.iter():
        if part.tag == "text":
            ends.append(float(part.get("x", 0)) + measure(part.text or "", float(part.get("font-size", 0))))
        ends.append(float(part.get("x", 0)) + float(part.get("width", 0)))
        ends.append(float(part.get("cx", 0)) + float(part.get("r", 0)))
    return at, at + max(ends)


# ---------------------------------------------------------------- fragments


def test_laid_tiles_keep_their_fragment_and_little_changes_by_a_move() -> None:
    for game in games():
        before: dict[str, str] = {}
        for s in game:
            d = drawing(GAME.view(s, 0), Look(SAY))
            now = {key: f for layer in d.layers.values() for key, f in layer.items()}
            for key, fragment in before.items():
                if "-tile-" in key:
                    assert now[key] == fragment
            changed = [key for key, fragment in now.items() if before.get(key) != fragment]
            if before:
                assert len(changed) < 50, changed
            before = now


def test_looks_change_the_colours_and_nothing_else() -> None:
    v = GAME.view(games()[1][9], 1)
    light, dark = drawing(v, Look(SAY)), drawing(v, Look(SAY, dark=True))
    assert light.layers == dark.layers
    assert light.style != dark.style


def test_the_drawing_is_self_contained() -> None:
    """Every picture that is used is there, and no rule of style is meant for the inside of a symbol."""
    used = set[str]()
    for v in some_views():
        used |= set(re.findall(r'href="#([^"]+)"', svg(v, Look(SAY))))
    assert used <= set(re.findall(r'<symbol id="([^"]+)"', BOOK.defs))
    assert {f"dc_{t}" for t in TILE_NAMES} <= used
    assert "class=" not in BOOK.defs
    assert "<filter" not in BOOK.defs
    assert not re.search(r'(?:href|src)="(?!#)', svg(GAME.view(games()[0][0], 0), Look(SAY)))


# ---------------------------------------------------------------- what is shown


def test_turn_last_round_and_end_are_shown() -> None:
    seen = set[str]()
    for game in games():
        for s in game:
            v = GAME.view(s, 0)
            layers = drawing(v, Look(SAY)).layers
            labels, boards = layers["labels"], layers["boards"]
            assert ("dc-last-round" in labels) == (v.last_round and not v.over)
            assert ("dc-over" in labels) == v.over
            for p in v.players:
                turn = p.seat in v.waiting
                assert ("panel turn" in boards[f"dc-player-{p.seat}"]) == turn
                assert ("#dc_arrow" in labels[f"dc-name-{p.seat}"]) == turn
                assert ("#dc_done" in labels[f"dc-name-{p.seat}"]) == p.done
                assert ("#dc_first" in labels[f"dc-name-{p.seat}"]) == (p.seat == v.first and v.seats > 1)
                seen |= {"done"} if p.done else set()
            seen |= {key for key in labels if key in ("dc-last-round", "dc-over", "dc-double", "dc-extra")}
    assert seen == {"done", "dc-last-round", "dc-over", "dc-double", "dc-extra"}


def test_before_the_stacks_are_made_nothing_is_finished() -> None:
    v = GAME.view(GAME.new(4), 0)
    labels = drawing(v, Look(SAY)).layers["labels"]
    assert "dc-last-round" not in labels
    assert "pip full" not in labels["dc-finished"]


def test_hidden_tiles_are_backs() -> None:
    for v in some_views():
        pieces = drawing(v, Look(SAY)).layers["pieces"]
        for p in v.players:
            if p.seat != v.seat:
                held = [pieces[key] for i in range(2) if (key := f"dc-hand-{p.seat}-{i}") in pieces]
                assert sum("#dc_back" in one for one in held) == p.hidden_count
                assert len(held) == p.hidden_count + len(p.open)


def test_piles_tokens_and_collections_have_their_number() -> None:
    for v in some_views():
        pieces = drawing(v, Look(SAY)).layers["pieces"]
        for i, symbol in enumerate(SYMBOLS):
            assert pieces[f"dc-stack-{symbol}"].count("#dc_back") == v.stacks[i]
        for i, kind in enumerate(KINDS):
            assert pieces[f"dc-area-{kind}"].count(f"#dc_token-{kind}") == v.area[i]
            assert ("#dc_blocked" in pieces[f"dc-area-{kind}"]) == bool(v.blocked[i])
            if v.opponent is not None:
                assert f"×{v.opponent.collection.get(kind, 0)}<" in pieces[f"dc-collection-{kind}"]


def test_spring_cells_are_flowery_except_in_training() -> None:
    for v in some_views():
        flowery = sum("#dc_spring" in f for f in drawing(v, Look(SAY)).layers["cells"].values())
        assert flowery == (0 if v.mode == "training" else 5 * v.seats)


def test_light_and_dark_have_enough_contrast() -> None:
    for dark in (False, True):
        colour = dict(re.findall(r"\.dc \.?(\w+)\{fill:(#\w{6})", style(dark)))
        ground = (colour["panel"], colour["board"], colour["back"])
        for words in ("text", "soft", "note"):
            assert all(contrast(colour[words], g) >= 4.5 for g in ground), (dark, words)
        turn = str(re.search(r"\.pill\{fill:(#\w{6})", style(dark))[1])  # type: ignore[index]
        assert contrast(colour["on"], turn) >= 4.5
        for shape in (turn, colour["plant"]):
            assert contrast(shape, colour["panel"]) >= 3


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as web guidelines define it."""
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
