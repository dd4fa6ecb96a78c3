"""Checks of drawings and of the clicks that choose a move on them."""

from __future__ import annotations

import html
import re
from collections import Counter
from dataclasses import replace
from typing import Final
from xml.etree import ElementTree

from ..core import Look, Seat, Shown, Text, View, moves, scene
from ..core.errors import some
from ..drawing.drawing import require_drawing
from ..texts import speaker
from .trial import Trial

ELEMENT: Final = re.compile(r'data-el="([^"]*)"')
NAMES: Final = ("Ann & <Bo>", "Виктор", 'Ганна "Г"', "Dee", "Eve", "Fay", "Gus", "Hal")


def check_questions(t: Trial) -> None:
    """For every seat to move: its drawing, its paths, its texts; then the drawings of the others."""
    m = t.match
    for seat in m.seats:
        with t.checking("paths"):
            shown = [t.game.show(scene(m.state, seat), one) for one in moves(m.state, seat)]
        elements = check_drawing(t, seat, shown)
        wanted = {el for one in shown for el in (*one.at, *one.mix, *one.takes)}
        if not wanted <= elements:
            t.fail(
                "drawing",
                f"every element of the moves of seat {seat} as data-el",
                f"missing {some(sorted(wanted - elements))}; there are {some(sorted(elements), 40)}",
            )
        check_paths(t, shown)
        t.words.check_question(t, seat, shown, elements)
    others = [v for v in t.viewers if v not in m.seats]
    if others:
        viewer = others[t.rng.below(len(others))]
        for el in sorted(check_drawing(t, viewer, []))[:1]:
            if viewer is not None:  # one who must wait asks why
                t.words.check_refusal(t, viewer, el)


def any_look(t: Trial, shown: list[Shown]) -> Look:
    """Some language, light or dark, with choices marked and names that need care in XML."""
    languages = t.words.languages
    lang = languages[t.rng.below(len(languages))]
    names = [NAMES[i % len(NAMES)] for i in t.seats]
    marked = frozenset([el for one in shown for el in (*one.at, *one.mix)])
    return Look(speaker(t.game.key, lang, names), bool(t.rng.below(2)), marked)


def listening_look(look: Look, said: list[Text]) -> Look:
    """The same look, which also collects what is said."""

    def say(text: Text) -> str:
        said.append(text)
        return look.say(text)

    return replace(look, say=say)


def check_drawing(t: Trial, seat: Seat | None, shown: list[Shown]) -> set[str]:
    """The elements of a seat's drawing, which must be sound XML, whole and in layers; its sketch must be text.

    All that both say must have its words: a message that is missing is drawn as its key, which nothing else notices.
    """
    with t.checking("drawing"):
        said: list[Text] = []
        how = listening_look(any_look(t, shown), said)
        view = t.game.view(t.match.state, seat)
        picture = t.game.svg(view, how)
        sketch = t.game.sketch(view, how.say)
        root = ElementTree.fromstring(picture)
    if root.tag.rpartition("}")[2] != "svg":
        t.fail("drawing", "an svg element", f"<{root.tag}>")
    if not isinstance(sketch, str) or not sketch.strip():
        t.fail("drawing", "a sketch in text", repr(sketch))
    elements = {str(node.get("data-el")) for node in root.iter() if node.get("data-el") is not None}
    check_layers(t, view, how, elements)
    for text in said:
        t.words.check_text(t, text, "the drawing")
    return elements


def check_layers(t: Trial, view: View, how: Look, elements: set[str]) -> None:
    """The layers that a page patches hold the same elements as the whole picture, each fragment by its id."""
    with t.checking("drawing"):
        layers = require_drawing(t.game.drawing(view, how)).layers
        fragments = [(key, text) for layer in layers.values() for key, text in layer.items()]
    keys = [key for key, _ in fragments]
    if len(set(keys)) != len(keys):
        t.fail("drawing", "fragments with ids of their own", some([k for k in keys if keys.count(k) > 1]))
    for key, text in fragments:
        if not re.match(rf'<g id="{re.escape(key)}"', text):
            t.fail("drawing", f"a group with the id {key!r}", text[:80])
    layered = {html.unescape(el) for _, text in fragments for el in ELEMENT.findall(text)}
    if layered != elements:
        odd = some(sorted(layered ^ elements))
        t.fail(
            "drawing", "the same elements in layers and in the whole picture", f"only in one of them: {odd}"
        )


def check_paths(t: Trial, shown: list[Shown]) -> None:
    """Clicks lead to one move: paths are unique, and none begins another but by counting up; buttons have different labels."""
    clicks = [one for one in shown if one.at or one.mix]
    buttons = [one for one in shown if not one.at and not one.mix]
    for i, one in enumerate(buttons):
        if one.label in [other.label for other in buttons[:i]]:
            t.fail("paths", "a label of its own for every button", f"twice {one.label!r}")
    ways: dict[tuple[object, ...], Shown] = {}
    for one in clicks:
        way = (*one.at, *sorted(one.mix))
        if way in ways:
            t.fail(
                "paths",
                "a path of its own for every move",
                f"{way} for {one.label!r} and {ways[way].label!r}",
            )
        ways[way] = one
    for one in clicks:
        for n in range(1, len(one.at) + bool(one.mix)):
            shorter = ways.get(one.at[:n])
            if shorter is not None and not shorter.mix and not _counts_up(shorter, one):
                t.fail("paths", "no path that begins another", f"{shorter.at} begins {(*one.at, *one.mix)}")
    mixed = [one for one in clicks if one.mix]
    for one in mixed:
        for other in mixed:
            if one.at == other.at and Counter(one.mix) < Counter(other.mix):
                t.fail("paths", "no mixture that begins another", f"{one.mix} begins {other.mix} at {one.at}")


def _counts_up(shorter: Shown, longer: Shown) -> bool:
    """Whether a path only clicks the last element of another once more, or several times."""
    return not longer.mix and set(longer.at[len(shorter.at) :]) == set(shorter.at[-1:])
