"""Texts, drawings and numbers with something missing."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import ClassVar

from igroteka.core import (
    Game,
    Look,
    Move,
    Option,
    Refusal,
    Seat,
    Shown,
    Text,
)
from igroteka.core.observing import Numbers
from igroteka.games.dream_city import DreamCityGame
from igroteka.games.dream_city.components.boards import CELLS
from igroteka.games.dream_city.rules import turn
from igroteka.games.dream_city.rules.turn import Build
from igroteka.games.dream_city.state import DreamCityState
from igroteka.games.dream_city.view import DreamCityView

from .registry import Patch, breaks


@breaks("texts")
def an_event_without_words(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        events: ClassVar[Mapping[str, str]] = {**DreamCityGame.events, "thunder": "seat"}

    return Mutant()


@breaks("texts")
def an_event_with_an_argument_too_few(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        events: ClassVar[Mapping[str, str]] = {**DreamCityGame.events, "took": "seat tile"}

    return Mutant()


@breaks("texts", engine=True)
def an_event_that_nobody_declared(patch: Patch) -> Game:
    def score(s: DreamCityState, me: int, cell: int, used: int, extra: bool, double: bool) -> None:
        honest(s, me, cell, used, extra, double)
        s.emit("applause", me)

    honest = turn.score
    patch.setattr(turn, "score", score)
    return DreamCityGame()


@breaks("texts")
def a_label_without_words(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def show(self, s: DreamCityState, m: Move) -> Shown:
            shown = super().show(s, m)
            return dataclasses.replace(shown, label=Text(shown.label.key + "-again", **shown.label.args))

    return Mutant()


@breaks("texts")
def a_choice_without_words(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        options: ClassVar[tuple[Option, ...]] = (
            *DreamCityGame.options,
            Option("weather", ("sun", "rain"), "sun"),
        )

    return Mutant()


@breaks("rules")
def a_label_cites_no_rule(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def show(self, s: DreamCityState, m: Move) -> Shown:
            return dataclasses.replace(super().show(s, m), rule="DC-99.1")

    return Mutant()


@breaks("rules", engine=True)
def a_refusal_cites_no_rule(patch: Patch) -> Game:
    refusal = Refusal("DC-99.2", Text("no-take-yet"))
    patch.setattr(Build, "why_not", lambda self, s, el: refusal if el.startswith("market:") else None)
    return DreamCityGame()


@breaks("texts")
def a_word_that_only_the_drawing_needs(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def svg(self, v: DreamCityView, look: Look) -> str:
            look.say(Text("draw-thunder"))
            return super().svg(v, look)

    return Mutant()


@breaks("drawing")
def the_drawing_misses_a_cell(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def svg(self, v: DreamCityView, look: Look) -> str:
            return super().svg(v, look).replace(f'data-el="city:0:{CELLS[7]}"', "")

    return Mutant()


@breaks("drawing")
def the_drawing_is_no_xml(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def svg(self, v: DreamCityView, look: Look) -> str:
            return super().svg(v, look).replace("</svg>", "<text>you & me</text></svg>")

    return Mutant()


@breaks("paths")
def one_path_begins_others(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def show(self, s: DreamCityState, m: Move) -> Shown:
            shown = super().show(s, m)
            short = m.kind == "build" and m.args[1] == CELLS[12]
            return dataclasses.replace(shown, at=shown.at[:1]) if short else shown

    return Mutant()


@breaks("paths")
def two_moves_share_a_path(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def show(self, s: DreamCityState, m: Move) -> Shown:
            shown = super().show(s, m)
            return dataclasses.replace(shown, at=shown.at[1:]) if m.kind == "build" else shown

    return Mutant()


@breaks("observe")
def numbers_grow_with_the_game(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def observe(self, s: DreamCityState, seat: Seat) -> Numbers:
            return super().observe(s, seat) + [1] * sum(s.area)

    return Mutant()


@breaks("observe")
def a_number_is_too_large(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def observe(self, s: DreamCityState, seat: Seat) -> Numbers:
            first, *rest = super().observe(s, seat)
            return [first + 10_000 * (sum(s.area) > 0), *rest]

    return Mutant()


@breaks("observe")
def learners_are_not_told_the_points(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def observe(self, s: DreamCityState, seat: Seat) -> Numbers:
            blind = s.clone()
            blind.points = [[0] * len(row) for row in s.points]
            return super().observe(blind, seat)

    return Mutant()


@breaks("unchanged")
def showing_a_move_scores_it(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def show(self, s: DreamCityState, m: Move) -> Shown:
            s.points[0][0] += 1
            return super().show(s, m)

    return Mutant()
