"""Checks of a game's drawings that need no running table: what a picture must keep in any game.

A game's test names the positions to look at; the checks are the same for all games::

    GALLERY = Gallery(GAME, games, some_views)

    @pytest.mark.parametrize("check", CHECKS)
    def test_the_drawing(check: str) -> None:
        CHECKS[check](GALLERY)

What the drawing of this very game must show is tested in addition, with `GALLERY.drawing(view)`
and the functions of `svg_nodes`. A broken promise raises AssertionError.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from html import unescape
from typing import Final

from ..core import Game, Look, Say, State, Text, View, moves, scene, waiting
from ..core.languages import languages_of
from ..core.registry import folder_of
from ..drawing.drawing import LEAST_TARGET, LEAST_TEXT, NARROWEST, NEARER, Drawing, Part, require_drawing
from ..texts import speaker, unsaid
from .svg_nodes import are_apart, box, elements, fragments, parse_fragment, spoken_name, text_lines

#: Names that need care: in XML, in width, in other letters.
NAMES: Final = (
    "Ann & <Bo>",
    "Wilhelmina Montgomery-Featherstone the Younger",
    "Ян",
    "Д’Артаньян",
    "Eve",
    "Ґ’ава",
)
#: What is smaller than it should be by less than this is large enough: sizes are rounded.
HAIR: Final = 0.1
#: About how many drawings of a game one check makes.
MOST: Final = 50
_EL: Final = re.compile(r'data-el="([^"]+)"')
_SHAPES: Final = ("path", "rect", "circle", "text", "polygon", "line", "ellipse")


@dataclass
class Gallery:
    """The drawings of a game in the positions that its tests look at; each is made once.

    `games` gives whole games, position by position; `views` gives what is looked at closely. Both are
    asked for when they are needed first.
    """

    game: Game
    games: Callable[[], Sequence[Sequence[State]]]
    views: Callable[[], Iterable[View]]
    #: Pairs of elements that may overlap, for example a number on the corner of a space.
    may_overlap: Callable[[str, str], bool] = lambda el, other: False
    #: Elements that have no room to be larger; the page enlarges them when the question is about them alone.
    grows: Callable[[str], bool] = lambda el: False
    #: How many fragments may change by one move, once the table is `settled`.
    changes: int = 50
    settled: Callable[[View], bool] = lambda v: not v.over
    #: Further views that bring up words which are seldom said.
    more_words: Callable[[], Iterable[View]] = tuple
    drawn: dict[str, list[tuple[View, Drawing]]] = field(default_factory=dict)

    def say(self, lang: str = "en") -> Say:
        """The voice of the game, with names that need care."""
        return speaker(self.game.key, lang, NAMES)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages of the game."""
        return languages_of(folder_of(self.game))

    @cached_property
    def close_views(self) -> list[View]:
        """The views that are looked at closely."""
        return list(self.views())

    def drawing(self, view: View, lang: str = "en") -> Drawing:
        """One drawing."""
        return require_drawing(self.game.drawing(view, Look(self.say(lang))))

    def drawings(self, lang: str = "en") -> list[tuple[View, Drawing]]:
        """All views with their drawings."""
        if lang not in self.drawn:
            self.drawn[lang] = [(v, self.drawing(v, lang)) for v in self.close_views]
        return self.drawn[lang]

    @cached_property
    def clicked_kinds(self) -> set[str]:
        """The kinds of elements that moves of the games were chosen with; every one must be drawn."""
        kinds_drawn = set[str]()
        for game in self.games():
            for i, s in enumerate(game):
                for seat in waiting(s):
                    shown = [self.game.show(scene(s, seat), m) for m in moves(s, seat)]
                    wanted = {el for one in shown for el in (*one.at, *one.mix, *one.takes)}
                    kinds = {el.partition(":")[0] for el in wanted}
                    if i % (1 + len(game) // MOST) and kinds <= kinds_drawn:
                        continue  # a long game: what is new is looked at, and a sample of the rest
                    drawn = "".join(fragments(self.drawing(self.game.view(s, seat))).values())
                    lost = wanted - {unescape(el) for el in _EL.findall(drawn)}
                    assert not lost, f"not on the drawing of seat {seat}: {sorted(lost)}"
                    kinds_drawn |= kinds
        return kinds_drawn

    @cached_property
    def used_symbols(self) -> set[str]:
        """The ids of the symbols that the drawings use."""
        symbols = set[str]()
        for _, d in self.drawings():
            symbols |= set(re.findall(r'href="#([^"]+)"', "".join(fragments(d).values())))
        return symbols


def every_move_can_be_chosen(g: Gallery) -> None:
    """What a move is clicked with is on the drawing of the one who is asked."""
    assert g.clicked_kinds, "no move of the games is chosen on the drawing"


def every_element_is_named_and_ids_are_unique(g: Gallery) -> None:
    """A screen reader can name everything that can be chosen; no id is given twice, symbols included."""
    for _, d in g.drawings():
        ids = re.findall(r' id="([^"]+)"', d.svg())
        twice = {key for key in ids if ids.count(key) > 1} if len(ids) != len(set(ids)) else set()
        assert not twice, f"ids given twice: {sorted(twice)}"
        for el, nodes in elements(d).items():
            assert all(spoken_name(node) for node in nodes), f"{el} has no title"


def marked_elements_and_no_others_get_a_ring(g: Gallery) -> None:
    """What can be clicked next is marked by more than colour."""
    game = max(g.games(), key=len)
    s = max(game, key=lambda s: len(waiting(s)) == 1 and len(moves(s, waiting(s)[0])))
    seat = waiting(s)[0]
    shown = [g.game.show(scene(s, seat), m) for m in moves(s, seat)]
    marked = frozenset([el for one in shown for el in (*one.at, *one.mix)])
    d = require_drawing(g.game.drawing(g.game.view(s, seat), Look(g.say(), marked=marked)))
    ringed = {el for el, nodes in elements(d).items() if any("marked" in str(n.get("class")) for n in nodes)}
    assert ringed == marked
    rule = d.style.partition(f".{d.root} .marked>.hit{{")[2].partition("}")[0]
    assert "stroke-dasharray" in rule, f"the ring of marked elements is {rule!r}"


def elements_lie_on_the_sheet_and_apart(g: Gallery) -> None:
    """Everything can be clicked: nothing lies beyond the edge or over another element, nothing is too small."""
    for _, d in g.drawings():
        for part in d.parts.values():
            _elements_lie_apart(g, part, f"part: {part.name}")


def _elements_lie_apart(g: Gallery, part: Part, where: str) -> None:
    all_nodes = [(el, node) for el, nodes in elements(part).items() for node in nodes]
    boxes = sorted([(box(node), i) for i, (_, node) in enumerate(all_nodes)])
    least = LEAST_TARGET * part.width / NARROWEST
    for n, ((left, top, right, bottom), i) in enumerate(boxes):
        el, node = all_nodes[i]
        assert left >= 0 <= top, f"{el} begins at {left:g}, {top:g} ({where})"
        assert right <= part.width, f"{el} reaches to {right:g} of {part.width:g} ({where})"
        assert bottom <= part.height, f"{el} reaches down to {bottom:g} of {part.height:g} ({where})"
        small = min(right - left, bottom - top) * (NEARER if g.grows(el) else 1)
        assert small >= least - HAIR, f"{el} is {small:g} units wide or high; at least {least:g} ({where})"
        for (x, y, _, w), j in boxes[n + 1 :]:
            if x >= right:
                break
            other, another = all_nodes[j]
            if not (bottom <= y or w <= top or g.may_overlap(el, other) or are_apart(node, another)):
                raise AssertionError(f"{el} and {other} overlap ({where})")


def texts_stay_on_the_sheet_and_are_large_enough(g: Gallery) -> None:
    """In every language, where the parts are narrowest."""
    for lang in g.languages:
        looked = set[str]()
        for _, d in g.drawings(lang):
            for part in d.parts.values():
                for text in set(fragments(part).values()) - looked:
                    looked.add(text)
                    for words, size, start, end in text_lines(parse_fragment(text)):
                        where = f"{words!r} ({part.name}, {lang})"
                        assert start >= -0.1, f"{where} begins at {start:g}"
                        assert end <= part.width + 1, f"{where} reaches to {end:g} of {part.width:g}"
                        small = size * NARROWEST / part.width
                        assert small >= LEAST_TEXT - HAIR, f"{where} is {small:.1f} pixels high"


def little_changes_by_a_move(g: Gallery) -> None:
    """A page is sent what changed, so a move must not redraw the table."""
    for game in g.games():
        settled = [
            i for i in range(len(game) - 1) if all(g.settled(g.game.view(s, 0)) for s in game[i : i + 2])
        ]
        assert settled, "no two positions of the game are settled"
        for i in settled[:: 1 + 2 * len(settled) // MOST]:
            before, now = [fragments(g.drawing(g.game.view(s, 0))) for s in game[i : i + 2]]
            changed = [key for key, text in now.items() if before.get(key) != text]
            assert len(changed) <= g.changes, f"{len(changed)} fragments changed: {changed}"


def what_is_taken_over_is_as_if_drawn_anew(g: Gallery) -> None:
    """What is taken over from an earlier drawing of the table, for whomever it was made, is as if drawn for this viewer and position."""
    taken = 0
    for game in g.games():
        last: Drawing | None = None
        say = g.say()
        for i, s in enumerate(game[:: 1 + len(game) // (MOST // 2)]):
            # Everybody looks on in turn: now and then two after another see the same position.
            view = g.game.view(s, (*range(s.seats), None)[i % (s.seats + 1)])
            for one in (view, g.game.view(s, 0)):
                fresh = require_drawing(g.game.drawing(one, Look(say)))
                drawn = require_drawing(g.game.drawing(one, Look(say, last=last)))
                assert [_details(part) for part in drawn.parts.values()] == [
                    _details(p) for p in fresh.parts.values()
                ]
                taken += len([p for p in drawn.parts.values() if last and p is last.parts.get(p.name)])
                last = drawn
    assert taken, "no part was ever taken over: does the game draw with Pen.draw?"


def _details(part: Part) -> tuple[object, ...]:
    """Everything about a part."""
    size = (part.width, part.height)
    return part.name, part.title, size, part.seat, part.own, part.wide, part.folds, part.chips, part.layers


def dark_changes_the_colours_and_nothing_else(g: Gallery) -> None:
    """By day and by night the same things lie in the same places."""
    for view in g.close_views[:: max(len(g.close_views) // 6, 1)]:
        light = g.drawing(view)
        dark = require_drawing(g.game.drawing(view, Look(g.say(), dark=True)))
        assert light.layers == dark.layers, "the dark drawing differs in more than its style"
        assert light.style != dark.style, "dark and light have the same style"


def the_drawing_is_self_contained(g: Gallery) -> None:
    """Every picture that is used is there; nothing is fetched; no rule of style is meant for a symbol's inside."""
    _, d = g.drawings()[0]
    there = set(re.findall(r'<symbol id="([^"]+)"', d.defs))
    assert g.used_symbols <= there, f"symbols used but not there: {sorted(g.used_symbols - there)}"
    assert "class=" not in d.defs, "a symbol holds a class, which no rule of the drawing reaches"
    assert "<filter" not in d.defs, "filters make a page slow"
    away = re.findall(r'(?:href|src)="(?!#)[^"]*"|url\((?!#)[^)]*\)', d.svg())
    assert not away, f"fetched from elsewhere: {away}"


def every_part_has_a_picture(g: Gallery) -> None:
    """What the rules page shows of the components (messages `part-NAME`) is a symbol of the drawing, in every language."""
    _, d = g.drawings()[0]
    there = {name.partition("_")[2] for name in re.findall(r'<symbol id="([^"]+)"', d.defs)}
    for lang in g.languages:
        file = folder_of(g.game) / "locale" / f"{lang}.ftl"
        lost = set(re.findall(r"^part-([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)) - there
        assert not lost, f"parts without a picture ({lang}): {sorted(lost)}"


def every_shape_has_a_colour(g: Gallery) -> None:
    """A shape whose class has no rule would be black."""
    looked = set[str]()
    for _, d in g.drawings():
        rules = set(re.findall(r"\.([a-z][\w-]*)", d.style))
        for text in set(fragments(d).values()) - looked:
            looked.add(text)
            for node in parse_fragment(text).iter():
                lost = set(str(node.get("class", "")).split()) - rules if node.tag in _SHAPES else set()
                assert not lost, f"no rule of style for {sorted(lost)}"


def every_word_can_be_said(g: Gallery) -> None:
    """What drawing and sketch say exists in every language, with the arguments they give."""
    asked: dict[Text, None] = {}

    def note(text: Text) -> str:
        asked[text] = None
        return "word"

    for view in [*g.close_views, *g.more_words()]:
        g.game.drawing(view, Look(note))
        g.game.sketch(view, note)
    wrong = [problem for text in asked if (problem := unsaid(g.game, text))]
    assert not wrong, wrong


def the_sketch_is_narrow(g: Gallery) -> None:
    """The picture in text fits a hundred columns in every language."""
    for lang in g.languages:
        say = g.say(lang)
        for view in g.close_views:
            sketch = g.game.sketch(view, say)
            assert sketch.endswith("\n"), "the last line of the sketch has no end"
            for line in sketch.splitlines():
                assert len(line) <= 100, f"{len(line)} columns ({lang}): {line}"
                assert line == line.rstrip(), f"blanks at the end ({lang}): {line!r}"


CHECKS: Final[Mapping[str, Callable[[Gallery], None]]] = {
    check.__name__: check
    for check in (
        every_move_can_be_chosen,
        every_element_is_named_and_ids_are_unique,
        marked_elements_and_no_others_get_a_ring,
        elements_lie_on_the_sheet_and_apart,
        texts_stay_on_the_sheet_and_are_large_enough,
        little_changes_by_a_move,
        what_is_taken_over_is_as_if_drawn_anew,
        dark_changes_the_colours_and_nothing_else,
        the_drawing_is_self_contained,
        every_part_has_a_picture,
        every_shape_has_a_colour,
        every_word_can_be_said,
        the_sketch_is_narrow,
    )
}
