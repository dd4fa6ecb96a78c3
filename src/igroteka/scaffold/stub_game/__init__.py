"""Stub game: pile stones into cairns. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from igroteka.core.agenda import settle
from igroteka.core.data import Loader, frames_of, ready
from igroteka.core.frames import Frame
from igroteka.core.game import Option, clean_options, stored
from igroteka.core.score import Score, ranked

from . import rules, state
from .advice import evaluate
from .components import HAND, HANDS
from .draw import drawing, sketch, svg
from .moves import MOVES
from .show import show
from .state import ITEMS, Stub, inventory
from .view import encode, guess, view

FRAMES = frames_of(rules)


class StubGame:
    """The game as everything else sees it."""

    key = "stub_game"
    seats = range(2, 5)
    moves = MOVES
    edition = "1"
    version = 1
    options = (Option("hand", HANDS, HAND),)
    events: ClassVar[Mapping[str, str]] = {
        "drew": "seat stone",
        "turn": "seat",
        "laid": "seat stone height",
        "finished": "seat points",
        "standing": "seat points",
        "game_over": "",
    }
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    turn_rule = "SG-1.3"

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> Stub:
        """A new game before its first draw."""
        s = state.blank(seats, clean_options(self, seats, options), [rules.SetUp()])
        s.events = []
        settle(s)
        return s

    def load(self, data: Any) -> Stub:
        """Any position, also one set up by hand."""
        seats, options = stored(self, data, partial(clean_options, self))
        s = state.load(data, seats, options, Loader(MOVES, FRAMES))
        ready(s)
        return s

    def scores(self, s: Stub) -> list[Score]:
        """§SG-3.3 Most points win; a tie goes to the taller standing cairn."""
        return ranked(
            [
                Score(
                    seat,
                    tuple(zip(ITEMS, s.points[seat], strict=True)),
                    s.total(seat),
                    (len(s.cairns[seat]),),
                )
                for seat in range(s.seats)
            ]
        )

    def frames(self) -> dict[str, type[Frame]]:
        """The frames of this game, by name, for stored positions."""
        return FRAMES

    view = staticmethod(view)
    guess = staticmethod(guess)
    encode = staticmethod(encode)
    evaluate = staticmethod(evaluate)
    inventory = staticmethod(inventory)
    show = staticmethod(show)
    drawing = staticmethod(drawing)
    svg = staticmethod(svg)
    sketch = staticmethod(sketch)


GAME = StubGame()
