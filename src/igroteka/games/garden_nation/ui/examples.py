"""Drawn examples for the rules about points: small positions, and what the rules give for them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from igroteka.core.cards import Example
from igroteka.core.text import Text
from igroteka.drawing.figures import Figure, example, in_row, key_of, line_of
from igroteka.drawing.labels import BASELINE, badge
from igroteka.drawing.pen import number_text
from igroteka.drawing.svg import rect, shift, text

from ..components.board import GREEN, KINDS, NUMBERS, RED, SIZE, YELLOW
from ..components.players import POPULATION_POINTS, population_points
from ..components.projects import PROJECT_NAMES, PROJECTS
from ..components.secrets import SECRET_NAMES
from ..fields import ITEMS, lay_out
from ..rules.projects import claim, completes
from ..rules.scoring import FinalScoring, objective_points
from ..state import OBJECTIVES, POPULATION, GardenNationState, blank
from ..state import PROJECTS as CLAIMED
from .draw.cards import plot, project_picture
from .draw.icons import icon

ME: Final = 0
RIVAL: Final = 1
PLOT: Final = 44.0
LETTERS: Final = 30.0
#: The territories of the objective about control.
CONTROLLED: Final = (1, 3)


class Building(NamedTuple):
    """A building of an example."""

    territory: int
    kind: int
    floors: int
    owner: int = ME
    closed: bool = False


def position(buildings: Sequence[Building] = ()) -> GardenNationState:
    """A position with these buildings, each on the first free zone of its type in its territory."""
    s = blank(2, {}, [])
    s.layout = lay_out(list(NUMBERS), [0] * SIZE)
    s.kind = list(s.layout.kind)
    for one in buildings:
        slot = s.layout.slot[one.territory - 1]
        zone = next(
            z for z in range(slot * SIZE, (slot + 1) * SIZE) if s.kind[z] == one.kind and not s.floors[z]
        )
        s.owner[zone], s.floors[zone], s.roof[zone] = one.owner, one.floors, int(one.closed)
    return s


def picture(s: GardenNationState) -> Figure:
    """All buildings of a position, territory by territory."""
    figures = []
    for number in NUMBERS:
        slot = s.layout.slot[number - 1]
        built = [z for z in range(slot * SIZE, (slot + 1) * SIZE) if s.floors[z]]
        if built:
            stone = Figure(34, 34, badge(17, 17, 16, str(number), 22, 22 * BASELINE, "stone"))
            figures.append(in_row([stone, *[_zone(s, zone) for zone in built]], 4))
    return in_row(figures, 22)


def _zone(s: GardenNationState, zone: int) -> Figure:
    """A zone of the example with its building."""
    wide = PLOT * math.sqrt(3)
    body = plot(
        KINDS[s.kind[zone]],
        s.floors[zone],
        wide / 2,
        PLOT,
        PLOT,
        f"floor-{s.owner[zone]}",
        bool(s.roof[zone]),
    )
    return Figure(wide, PLOT * 2, body)


def examples() -> list[Example]:
    """In the order of the rules."""
    return [
        *[_population(people) for people in (5, 10, 29)],
        _claim(),
        _objective(
            "GN-3.7.2",
            "sculpture",
            [
                Building(2, GREEN, 2),
                Building(4, GREEN, 3),
                Building(5, GREEN, 1),
                Building(7, GREEN, 2, closed=True),
            ],
        ),
        _objective(
            "GN-3.7.3",
            "post_office",
            [Building(2, YELLOW, 2), Building(5, YELLOW, 1), Building(6, YELLOW, 3)],
        ),
        _objective(
            "GN-3.7.4", "belfry", [Building(1, GREEN, 3), Building(1, RED, 3), Building(6, YELLOW, 4)]
        ),
        _objective("GN-3.7.5", "observatory", [Building(2, RED, 4), Building(6, YELLOW, 3)]),
        *[_control(closed) for closed in (False, True)],
        _total(),
    ]


def _population(people: int) -> Example:
    """The scale around a population."""
    lows = [
        n
        for n in range(1, len(POPULATION_POINTS))
        if POPULATION_POINTS[n] != POPULATION_POINTS[n - 1] or n == 1
    ]
    here = max(i for i, low in enumerate(lows) if low <= people)
    first = min(max(here - 1, 0), len(lows) - 3)
    wide, high = 104.0, 76.0
    body = ""
    for i, low in enumerate(lows[first : first + 3]):
        high_end = lows[first + i + 1] - 1
        x = i * wide
        body += rect(x + 3, 3, wide - 6, high - 6, 10, "lead" if first + i == here else "follow")
        span = str(low) if low == high_end else f"{low}–{high_end}"
        body += icon.mark("person", x + 10, 12, 18) + text(x + 32, 28, span, 20)
        points = number_text(population_points(low))
        body += text(
            x + wide / 2, 62, points, 26, "bad" if population_points(low) < 0 else "", anchor="middle"
        )
    words = Text("example-GN-3-5-1", inhabitants=people, points=population_points(people))
    return example("GN-3.5.1", Figure(3 * wide, high, body), words)


def _claim() -> Example:
    """A project that somebody has just completed."""
    card = PROJECT_NAMES.index("sanctuary")
    s = position([Building(1, GREEN, 2), Building(1, GREEN, 1)])
    zone = s.floors.index(2)
    assert completes(s, ME, zone, card)
    s.open[0] = card
    claim(s, ME, zone, card)
    wide, high = 200.0, 96.0
    face = rect(0, 0, wide, high, 12, "card") + shift(
        8, 8, project_picture(PROJECTS[card], wide - 16, high - 16)
    )
    figure = in_row([picture(s), Figure(wide, high, face)], 20)
    words = Text("example-GN-4-9-10", points=s.points[ME * len(ITEMS) + CLAIMED])
    return example("GN-4.9.10", figure, words)


def _objective(rule: str, name: str, buildings: Sequence[Building]) -> Example:
    """Buildings, and what an objective gives for them."""
    s = position(buildings)
    points = objective_points(s, ME, SECRET_NAMES.index(name))
    return example(rule, picture(s), Text(f"example-{key_of(rule)}", points=points))


def _control(both: bool) -> Example:
    """The majority in one territory of the objective, or in both."""
    one, other = CONTROLLED
    s = position(
        [
            Building(one, GREEN, 3),
            Building(one, YELLOW, 2, RIVAL),
            Building(other, RED, 2, closed=True),
            Building(other, GREEN, 1 if both else 2, RIVAL),
        ]
    )
    points = objective_points(s, ME, SECRET_NAMES.index(f"territory_control_{one}_{other}"))
    words = Text(
        "example-control-both" if both else "example-control-one", first=one, second=other, points=points
    )
    return example("GN-3.7.6", picture(s), words)


def _total() -> Example:
    """Everything that a player has in the end."""
    s = position([Building(2, GREEN, 2), Building(4, GREEN, 3), Building(6, YELLOW, 3)])
    s.points[ME * len(ITEMS) + CLAIMED] = PROJECTS[PROJECT_NAMES.index("temple")].points
    s.kept[ME] = (SECRET_NAMES.index("sculpture"), SECRET_NAMES.index("belfry"))
    s.population[ME] = 29
    FinalScoring().run(s)
    items = s.points[ME * len(ITEMS) : (ME + 1) * len(ITEMS)]
    marks = [
        Figure(40, 50, icon("card", 0, 0, 39, 50)),
        *[Figure(40, 50, icon("sealed", 0, 0, 39, 50))] * (POPULATION - OBJECTIVES),
        Figure(40, 40, icon.mark("person", 0, 0, 40)),
    ]
    figures: list[Figure] = []
    for mark, points in zip(marks, items, strict=True):
        if figures:
            figures.append(line_of("+", LETTERS, "soft"))
        figures += [mark, line_of(number_text(points), LETTERS)]
    figures += [line_of("=", LETTERS, "soft"), Figure(40, 40, icon("points", 0, 0, 40))]
    figures.append(line_of(number_text(s.total(ME)), LETTERS))
    return example("GN-4.11.4", in_row(figures, 8), Text("example-GN-4-11-4", points=s.total(ME)))
