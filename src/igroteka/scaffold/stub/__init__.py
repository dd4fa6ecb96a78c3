"""Stub: lay out your cards on your market stall. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from igroteka.core.base_game import BaseGame
from igroteka.core.data import frames_of
from igroteka.core.game import Option
from igroteka.core.json_types import JsonObject

from .ai.advice import evaluate
from .ai.observe import LAYOUT, observe
from .fields import FIELDS
from .guess import guess
from .moves import MOVES
from .rules import end, setup, turn
from .state import StubState, blank
from .storage import check_cards, inventory
from .ui.draw import drawing, sketch
from .ui.show import show
from .view import view


class StubGame(BaseGame[StubState]):
    """The game as everything else sees it."""

    key = "stub"
    seats = range(2, 5)
    moves = MOVES
    options: ClassVar[tuple[Option, ...]] = (Option("hand", ("2", "3", "4"), "3"),)
    events: ClassVar[Mapping[str, str]] = {
        "drew": "seat card",
        "turn": "seat",
        "played": "seat card points",
        "sold": "seat card",
        "coins": "seat count",
        "game_over": "",
    }
    turn_rule = "ST-1.3"
    fields = FIELDS
    frame_classes = frames_of(setup, turn, end)

    def start(self, seats: int, options: dict[str, str]) -> StubState:
        """The position before the first card is drawn."""
        return blank(seats, options, [setup.SetUp()])

    def complete(self, s: StubState, data: JsonObject) -> None:
        """Refuse a stored position that does not add up."""
        check_cards(s)

    view = staticmethod(view)
    guess = staticmethod(guess)
    layout = LAYOUT
    observe = staticmethod(observe)
    evaluate = staticmethod(evaluate)
    inventory = staticmethod(inventory)
    scores = staticmethod(end.scores)
    show = staticmethod(show)
    drawing = staticmethod(drawing)
    sketch = staticmethod(sketch)


GAME = StubGame()
