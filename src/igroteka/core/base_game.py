"""What all games repeat: how a game begins, how a stored position is read and tried out, how a drawing becomes a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from .agenda import settle
from .cards import Card, card_of_title, rule_of, title_of
from .data import Loader, ready
from .fields import Fields
from .frames import Frame, State
from .game import GameOf, Look, Option, Picture, Say, View, clean_options, read_stored
from .json_types import Json, JsonObject
from .moves import Move, Moves
from .position_builder import PositionBuilder
from .position_parts import PositionParts
from .positions import position_builder
from .text import Text

S = TypeVar("S", bound=State)


class BaseGame(Generic[S]):
    """The base of a game's class; the rest of `Game` is the game's own.

    A game gives `fields` (all that a position holds), `frame_classes` (all frames that its agenda can hold), `start` and, where stored
    positions could be wrong or fields follow from others, `complete`.
    """

    key: ClassVar[str]
    seats: ClassVar[range]
    moves: ClassVar[Moves]
    fields: ClassVar[Fields[Any]]
    edition: ClassVar[str] = "1"
    version: ClassVar[int] = 1
    earlier_versions: ClassVar[frozenset[int]] = frozenset()
    """Versions whose logs are the same games by today's rules, so that they can still be read and played on."""
    renamed_options: ClassVar[Mapping[str, str]] = {}
    """Options that had another name in those versions, with their names of today."""
    options: ClassVar[tuple[Option, ...]] = ()
    orders: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    idle_moves: ClassVar[tuple[Move, ...]] = ()
    """The moves with which a seat does as little as it can; none where every seat must do something."""
    passes: ClassVar[tuple[Move, ...]] = ()
    """The moves with which a seat leaves a round in which others go on: hints name them first only where they are clearly better."""
    round_events: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events with which a round begins; where there are none, it begins when the first seat is asked again."""
    no_bids: ClassVar[str] = ""
    """Why seats are not bid for with points before a game, as the key of a message: where people play together against it, or no seat differs from another."""
    open_scores: ClassVar[bool] = False
    """Whether `scores` follows from what everybody knows, at any time: what is hidden counts only when it has come out."""
    frame_classes: ClassVar[dict[str, type[Frame]]]
    position_parts: ClassVar[PositionParts | None] = None
    """What a position written by hand may say; without them it says stored fields."""
    trees: ClassVar[Mapping[str, Any]] = {}
    """Effects and other named trees that frames can hold, by name."""

    element_rules: ClassVar[Mapping[str, str]] = {}
    """The rule about each kind of element on the drawing, by the beginning of its name: {"tile": "KF-4.6.1"}."""

    def start(self, seats: int, options: dict[str, str]) -> S:
        """A position before anything has happened, with its first frame on the agenda; options are already checked."""
        raise NotImplementedError

    def complete(self, s: S, data: JsonObject) -> None:
        """Make the fields of a position just read that are not stored, and refuse what does not add up."""

    def clean_options(self, seats: int, options: Mapping[str, object] | None) -> dict[str, str]:
        """All options of the game with defaults filled in, or an error that says what is allowed."""
        return clean_options(self, seats, options)

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """A new game before its first decision or draw."""
        s = self.start(seats, self.clean_options(seats, options))
        s.events = []
        settle(s)
        return s

    def load(self, data: Json) -> S:
        """Any position, also one set up by hand; it is tried out before somebody plays with it.

        What happens at once, such as the final scoring, is in its events.
        """
        given, seats, options = read_stored(self, data, self.clean_options)
        s = self.start(seats, options)
        self.fields.load(s, given)
        s.agenda = Loader(self.moves, self.frame_classes, dict(self.trees)).agenda(given["agenda"])
        self.complete(s, given)
        s.events = []
        ready(s)
        if not s.events:
            s.events = None  # nobody may want them
        return s

    def position(
        self, seats: int | None = None, options: Mapping[str, Json] | None = None
    ) -> PositionBuilder:
        """A position to be said part by part; what is not said follows from the rest."""
        assert isinstance(self, GameOf)
        return position_builder(self, seats, options)

    def frames(self) -> dict[str, type[Frame]]:
        """All frames that the agenda can hold, by name."""
        return self.frame_classes

    def svg(self, v: Any, look: Look) -> str:
        """The whole drawing as one SVG file."""
        assert isinstance(self, GameOf)
        return self.drawing(v, look).svg()

    def card(self, v: View, el: str, picture: Picture, say: Say) -> Card | None:
        """What is read out for an element, with the rule about things of its kind."""
        title = title_of(picture.layers, el)
        if title is None:
            return None
        players = [say(Text("player", seat=seat)) for seat in range(v.seats)]
        return card_of_title(title, players, rule_of(self.element_rules, el))
