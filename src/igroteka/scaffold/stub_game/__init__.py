"""Stub game: pile stones into cairns. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from igroteka.core.agenda import settle
from igroteka.core.data import Loader, frames_of, ready
from igroteka.core.errors import BadData
from igroteka.core.frames import Frame, Seat
from igroteka.core.game import Look, Option, Say, Shown, Tensor, clean_options
from igroteka.core.moves import Move
from igroteka.core.rng import Rng
from igroteka.core.score import Score, ranked
from igroteka.drawing import Drawing

from . import rules, state
from .advice import evaluate
from .components import HAND, HANDS
from .draw import drawing, sketch
from .moves import MOVES
from .show import show
from .state import ITEMS, Stub, inventory
from .view import StubView, encode, guess, view

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
        if not isinstance(data, dict) or data.get("game") != self.key:
            found = data.get("game") if isinstance(data, dict) else type(data).__name__
            raise BadData(f"game: found {found!r}; allowed: {self.key!r}")
        if not isinstance(data.get("options"), dict):
            raise BadData(f"options: found {data.get('options')!r}; allowed: an object of options")
        seats = data.get("seats")
        if type(seats) is not int or seats not in self.seats:
            raise BadData(f"seats: found {seats!r}; allowed: 2 to 4")
        s = state.load(data, seats, clean_options(self, seats, data["options"]), Loader(MOVES, FRAMES))
        ready(s)
        return s

    def view(self, s: Stub, seat: Seat | None) -> StubView:
        return view(s, seat)

    def guess(self, s: Stub, seat: Seat | None, rng: Rng) -> Stub:
        return guess(s, seat, rng)

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

    def inventory(self, s: Stub) -> dict[str, int]:
        return inventory(s)

    def show(self, s: Stub, m: Move) -> Shown:
        return show(s, m)

    def drawing(self, v: StubView, look: Look) -> Drawing:
        return drawing(v, look)

    def svg(self, v: StubView, look: Look) -> str:
        return drawing(v, look).svg()

    def sketch(self, v: StubView, say: Say) -> str:
        return sketch(v, say)

    def encode(self, v: StubView) -> Tensor:
        return encode(v)

    def evaluate(self, s: Stub, seat: Seat) -> float:
        return evaluate(s, seat)

    def frames(self) -> dict[str, type[Frame]]:
        return FRAMES


GAME = StubGame()
