"""Garden Nation: four clans build towers in an abandoned garden. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from igroteka.core.agenda import settle
from igroteka.core.data import Loader, frames_of, ready
from igroteka.core.frames import Frame
from igroteka.core.game import Option, clean_options, stored
from igroteka.core.score import Score, ranked

from .ai.advice import evaluate, outlooks
from .ai.encode import encode
from .fields import ITEMS
from .guess import guess
from .moves import MOVES
from .rules import projects, rounds, scoring, setup, turn
from .rules.agenda import check_agenda
from .state import GardenNationState, blank
from .storage import inventory, load
from .ui.draw import drawing, sketch, svg
from .ui.show import show
from .view import view

FRAMES = frames_of(setup, rounds, turn, projects, scoring)


class GardenNationGame:
    """The game as everything else sees it."""

    key = "garden_nation"
    seats = range(2, 5)
    moves = MOVES
    edition = "2021"
    version = 1
    options = (
        Option("first", ("random", "0", "1", "2", "3"), "random", names_seat=True),
        Option("rotation", ("random", "none"), "random"),
        Option("round_limit", ("none", "60"), "none"),
    )
    events: ClassVar[Mapping[str, str]] = {
        "laid": "territory place turns",
        "opened": "project",
        "first": "seat",
        "dealt": "seat secret",
        "kept": "seat secret",
        "round": "round",
        "turn": "seat actions",
        "planted": "seat territory place kind",
        "built": "seat territory place floors price",
        "last_floor": "seat",
        "demolished": "seat territory place floors price",
        "invaded": "seat territory place other_seat floors price",
        "crane": "territory",
        "strategic": "seat territory",
        "lifted": "seat territory place",
        "covered": "seat territory place",
        "passed": "seat",
        "claimed": "seat territory place project points",
        "next": "seat other_seat",
        "controlled": "seat territory inhabitants",
        "objective": "seat secret points",
        "final_population": "seat inhabitants points",
        "game_over": "",
    }
    turn_rule = "GN-4.4.8"
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {"pass": ("ask", "alone")}

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> GardenNationState:
        """§GN-2.2, §GN-4.13.1, §GN-4.13.2 A new game before its first draw."""
        s = blank(seats, clean_options(self, seats, options), [setup.SetUp()])
        s.events = []
        settle(s)
        return s

    def load(self, data: Any) -> GardenNationState:
        """Any position, also one set up by hand."""
        seats, options = stored(self, data, partial(clean_options, self))
        s = load(data, seats, options, Loader(MOVES, FRAMES))
        check_agenda(s)
        ready(s)
        return s

    def scores(self, s: GardenNationState) -> list[Score]:
        """§GN-4.11.4, §GN-4.11.6, §GN-4.11.7 Most points win; there is no tie-break, so equals share the victory."""
        width = len(ITEMS)
        return ranked(
            [
                Score(
                    seat,
                    tuple(zip(ITEMS, s.points[seat * width : (seat + 1) * width], strict=True)),
                    s.total(seat),
                )
                for seat in range(s.seats)
            ]
        )

    def frames(self) -> dict[str, type[Frame]]:
        return FRAMES

    view = staticmethod(view)
    guess = staticmethod(guess)
    encode = staticmethod(encode)
    evaluate = staticmethod(evaluate)
    outlooks = staticmethod(outlooks)
    inventory = staticmethod(inventory)
    show = staticmethod(show)
    drawing = staticmethod(drawing)
    svg = staticmethod(svg)
    sketch = staticmethod(sketch)


GAME = GardenNationGame()
