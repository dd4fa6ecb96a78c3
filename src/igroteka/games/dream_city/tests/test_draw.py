"""The drawing: everything that can be chosen is there, nothing overlaps, all can be read."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from igroteka.core import Look, Text, waiting
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.components.boards import CELLS, SYMBOLS
from igroteka.games.dream_city.components.tiles import KINDS, TILE_NAMES
from igroteka.games.dream_city.ui.draw import drawing
from igroteka.games.dream_city.ui.draw.pen import style
from igroteka.testing.pictures import CHECKS, NAMES
from igroteka.testing.svg_nodes import box, contrast, elements, fragments, parse_fragment, span, spoken_name

from .tables import GALLERY, SAY, games, some_views

# ---------------------------------------------------------------- elements


@pytest.mark.parametrize("check", CHECKS)
def test_what_every_drawing_must_keep(check: str) -> None:
    CHECKS[check](GALLERY)


def test_every_kind_of_element_and_every_tile_is_used() -> None:
    assert {"hand", "city", "flower", "area"} <= GALLERY.clicked_kinds
    assert {f"dc_{t}" for t in TILE_NAMES} <= GALLERY.used_symbols


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


def test_names_of_elements_tell_what_lies_there() -> None:
    s = games()[4][-1]
    v = GAME.view(s, 0)
    there = elements(drawing(v, Look(SAY)))
    for i, tile in enumerate(v.players[2].city):
        title = spoken_name(there[f"city:2:{CELLS[i]}"][0])
        assert NAMES[2] in title
        assert SAY(Text(f"tile-{tile or 'none'}")) in title


# ---------------------------------------------------------------- layout


def test_the_own_city_is_the_largest_and_stands_under_the_market() -> None:
    for game in games():
        v = GAME.view(game[-1], game[-1].seats - 1)
        d = drawing(v, Look(SAY))
        there = elements(d)
        wide = {p.seat: (lambda b: b[2] - b[0])(box(there[f"city:{p.seat}:r1c1"][0])) for p in v.players}
        assert all(wide[v.seats - 1] > wide[i] for i in range(v.seats - 1))
        assert list(d.parts)[:2] == ["market", f"player-{v.seat}"]
        for i, symbol in enumerate(SYMBOLS):
            slot = box(there[f"market:{symbol}"][0])
            cell = box(there[f"city:{v.seat}:r1c{i + 1}"][0])
            assert abs(slot[0] + slot[2] - cell[0] - cell[2]) < 2


def test_chips_tell_the_points_and_what_lies_open() -> None:
    for v in some_views():
        d = drawing(v, Look(SAY))
        for p in v.players:
            part = d.parts[f"player-{p.seat}"]
            told = {chip.icon: chip.words for chip in part.chips}
            assert told["points"] == str(p.points)
            assert ("flower" in told) == p.flower
            assert told.get("back", "0") == str(p.hidden_count if p.seat != v.seat else 0)
            assert all(chip.title for chip in part.chips)
            assert part.own == (p.seat == (v.seat or 0))


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_header_has_room_for_all_news(lang: str) -> None:
    for game in games():
        s = next(s for s in game if len(waiting(s)) == 1)
        v = replace(GAME.view(s, 0), last_round=True, double=True, extra=True)
        labels = drawing(v, Look(GALLERY.say(lang))).layers["labels"]
        order = ["finished", "extra", "double", "last-round"]
        spans = [span(parse_fragment(labels[f"dc-{name}"])) for name in order]
        for (_, end), (start, _) in pairwise(spans):
            assert end <= start
        assert "…" not in labels["dc-last-round"]
        assert "dc-mode" not in labels
        v = replace(v, last_round=False, double=False, extra=False)
        labels = drawing(v, Look(GALLERY.say(lang))).layers["labels"]
        assert "…" not in labels["dc-mode"]


# ---------------------------------------------------------------- fragments


def test_laid_tiles_keep_their_fragment() -> None:
    for game in games():
        before: dict[str, str] = {}
        for s in game:
            now = fragments(GALLERY.drawing(GAME.view(s, 0)))
            for key, fragment in before.items():
                if "-tile-" in key:
                    assert now[key] == fragment
            before = now


# ---------------------------------------------------------------- what is shown


def test_turn_last_round_and_end_are_shown() -> None:
    seen = set[str]()
    for game in games():
        for s in game:
            v = GAME.view(s, 0)
            layers = drawing(v, Look(SAY)).layers
            labels, ground = layers["labels"], layers["table"]
            assert ("dc-last-round" in labels) == (v.last_round and not v.over)
            assert ("dc-over" in labels) == v.over
            for p in v.players:
                turn = p.seat in v.waiting
                assert ("panel turn" in ground[f"dc-ground-player-{p.seat}"]) == turn
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
