"""States and frames: what an agenda is made of.

A frame happens by itself (`Step`), waits for a seat (`Ask`), waits for chance (`Draw`), or waits for
several seats at once (`Together`). A frame leaves the stack before it runs or is answered; one that
must go on pushes itself, or a changed copy, again. Frames are never changed once pushed, so that a
clone of a state copies only the list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from .events import Event
from .json_types import JsonObject
from .moves import Atom, Move
from .native import mypyc_attr
from .rng import Rng
from .text import Text

Seat = int
CHANCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state: the agenda, and the events since somebody collected them.

    `events` is None in a quiet state (playouts, clones): nothing is recorded then. `revealed` tells
    that hidden information came out, so that nobody may take back past that point; `turns` how many
    turns have begun since the copy was made, so that bots compare positions at equal moments. All three
    are output, never part of the position. A game's state class gives `seats` and `options`, and adds its fields, `clone()` and
    `to_data()`.
    """

    seats: int
    options: dict[str, str]

    def __init__(self, agenda: list[Frame]) -> None:
        self.agenda = agenda
        self.events: list[Event] | None = None
        self.revealed = False
        self.turns = 0

    def then(self, *frames: Frame) -> None:
        """Put frames on top of the agenda; they happen in the order written here."""
        agenda = self.agenda
        for frame in reversed(frames):
            agenda.append(frame)

    def later(self, place: type[Place], frame: Frame) -> None:
        """Add a frame to the nearest waiting place of this class below."""
        agenda = self.agenda
        for i in range(len(agenda) - 1, -1, -1):
            here = agenda[i]
            if isinstance(here, place):
                agenda[i] = here.with_frame(frame)
                return
        raise LookupError(f"no {place.__name__} waits on the agenda")

    def emit(self, kind: str, *args: Atom) -> None:
        """Record a public event."""
        if self.events is not None:
            self.events.append(Event(kind, args))

    def emit_to(
        self, seats: tuple[Seat, ...], kind: str, args: tuple[Atom, ...], masked: tuple[Atom, ...]
    ) -> None:
        """Record an event whose details only some seats see."""
        if self.events is not None:
            self.events.append(Event(kind, args, seats, masked))

    def reveal(self) -> None:
        """Mark that a secret has come out: undo stops here. Chance and other seats stop it anyway."""
        self.revealed = True

    def clone(self) -> State:
        """An independent quiet copy."""
        raise NotImplementedError

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()  # other libraries copy this way, and compiled classes have no other

    def to_data(self) -> JsonObject:
        """The whole position as plain JSON data."""
        raise NotImplementedError


class Refusal:
    """Why an element cannot be chosen now: the rule that forbids it and a sentence about this case."""

    def __init__(self, rule: str, text: Text) -> None:
        self.rule = rule
        self.text = text

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.text!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """An entry of the agenda. Subclasses are dataclasses of ints, strings, moves, effects and frames."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame):
    """A frame that happens by itself."""

    def run(self, s: Any) -> None:
        """Change the state and lay out what follows."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame):
    """A frame that waits for one seat. `moves` is the only source of legality."""

    def seat(self, s: Any) -> Seat:
        """Who decides."""
        raise NotImplementedError

    def moves(self, s: Any) -> list[Move]:
        """All legal moves, never empty. The caller does not change the list."""
        raise NotImplementedError

    def take(self, s: Any, m: Move) -> None:
        """Apply a move out of `moves`; the frame has already left the agenda."""
        raise NotImplementedError

    def prompt(self, s: Any) -> Text:
        """What the seat is asked."""
        return Text("ask-" + type(self).__name__)

    def sees(self, s: Any, m: Move) -> tuple[Seat, ...] | None:
        """Which seats learn this move; None means everybody. Asked before the move is taken."""
        return None

    def mask(self, m: Move) -> str:
        """What the others read in the log instead of the move."""
        return m.kind + " ?"

    def why_not(self, s: Any, el: str) -> Refusal | None:
        """Why this element of the drawing leads to no legal move now; None if it is no candidate."""
        return None

    def standing(self, s: Any, orders: dict[str, str]) -> Move | None:
        """The answer that the seat's standing orders give, if any."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Ask):
    """A frame that waits for chance: moves with whole-number weights."""

    def seat(self, s: Any) -> Seat:
        return CHANCE

    def weights(self, s: Any) -> list[int]:
        """One weight above zero for each of `moves`."""
        return [1] * len(self.moves(s))

    def sample(self, s: Any, rng: Rng) -> Move:
        """Draw one of `moves` by weight."""
        found = self.moves(s)
        if type(self).weights is Draw.weights:  # nearly always: all weigh the same, so nothing is weighed
            return found[rng.below(len(found))]
        return found[rng.pick(self.weights(s))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Frame):
    """A named place on the agenda where frames can be put for later."""

    def with_frame(self, frame: Frame) -> Place:
        """A copy of this place with one frame more."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Queue(Place):
    """Frames that wait their turn: first come, first served. Subclass it to name the place, without more fields."""

    frames: tuple[Frame, ...] = ()

    def holding(self, frames: tuple[Frame, ...]) -> Queue:
        """This place with other frames."""
        return type(self)(frames)

    def with_frame(self, frame: Frame) -> Queue:
        return self.holding((*self.frames, frame))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Pool(Place):
    """Frames that a seat takes in any order; new ones may join. It asks only while two or more are ready.

    A subclass names the place and its moves, without more fields.
    """

    me: Seat
    frames: tuple[Frame, ...] = ()

    def holding(self, frames: tuple[Frame, ...]) -> Pool:
        """This place with other frames."""
        return type(self)(self.me, frames)

    def with_frame(self, frame: Frame) -> Pool:
        return self.holding((*self.frames, frame))

    def without(self, i: int) -> Pool:
        """This place when a frame has been taken."""
        return self.holding(self.frames[:i] + self.frames[i + 1 :])

    def name(self, s: Any, frame: Frame) -> Move:
        """The move that picks this frame; equal frames may share a move."""
        raise NotImplementedError

    def ready(self, s: Any) -> list[int]:
        """Which frames could do something now; the others wait until they can or nothing else is left."""
        return list(range(len(self.frames)))

    def prompt(self, s: Any) -> Text:
        """What the seat is asked."""
        return Text("ask-" + type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Together(Frame):
    """Several seats decide at once, each on a private agenda (a lane); nobody sees the others' answers.

    Nothing happens until every lane is empty; then the lanes are played in seat order, so that the
    order of arrival never matters. A lane asks only its own seat, holds no Draw and touches only what
    belongs to that seat. Build one with `together`.
    """

    seats: tuple[Seat, ...]
    lanes: tuple[tuple[Frame, ...], ...]
    said: tuple[tuple[Move, ...], ...]


@dataclass
class Opened(Together):
    """A `Together` on top of the agenda with the scene of each seat: what follows from its own answers.

    Scenes are derived, so they count neither for equality nor for storage.
    """

    scenes: list[State]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Opened)
            and self.seats == other.seats
            and self.lanes == other.lanes
            and self.said == other.said
        )


def together(lanes: dict[Seat, tuple[Frame, ...]]) -> Together:
    """Let these seats decide at once, each on its own lane."""
    seats = tuple(sorted(lanes))
    return Together(seats, tuple([lanes[i] for i in seats]), tuple([() for _ in seats]))
