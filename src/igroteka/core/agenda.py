"""The agenda: a stack of small frames that says what happens next.

A frame happens by itself (`Step`), waits for a seat (`Ask`), waits for chance (`Draw`), or waits for
several seats at once (`Together`). A frame leaves the stack before it runs or is answered; one that
must go on pushes itself, or a changed copy, again. Frames are never changed once pushed, so that a
clone of a state copies only the list.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from .errors import IllegalMove, some
from .events import Event
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
    that hidden information came out, so that nobody may take back past that point. Both are output
    for the match, never part of the position. A game's state class adds its fields, `clone()` and
    `to_data()`.
    """

    def __init__(self, agenda: list[Frame]) -> None:
        self.agenda = agenda
        self.events: list[Event] | None = None
        self.revealed = False

    def then(self, *frames: Frame) -> None:
        """Put frames on top of the agenda; they happen in the order written here."""
        agenda = self.agenda
        for i in range(len(frames) - 1, -1, -1):
            agenda.append(frames[i])

    def later(self, place: type[Place], frame: Frame) -> None:
        """Add a frame to the nearest waiting place of this class below."""
        agenda = self.agenda
        for i in range(len(agenda) - 1, -1, -1):
            here = agenda[i]
            if isinstance(here, place):
                agenda[i] = here.joined(frame)
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

    def to_data(self) -> dict[str, Any]:
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

    def masked(self, m: Move) -> str:
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
        weights = self.weights(s)
        pick = rng.below(sum(weights))
        i = 0
        while pick >= weights[i]:
            pick -= weights[i]
            i += 1
        return self.moves(s)[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Frame):
    """A named place on the agenda where frames can be put for later."""

    def joined(self, frame: Frame) -> Place:
        """A copy of this place with one frame more."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Queue(Place):
    """Frames that wait their turn: first come, first served. Subclass it to name the place."""

    frames: tuple[Frame, ...] = ()

    def joined(self, frame: Frame) -> Queue:
        return replace(self, frames=(*self.frames, frame))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Pool(Place):
    """Frames that a seat takes in any order; new ones may join. It asks only while two or more are ready."""

    me: Seat
    frames: tuple[Frame, ...] = ()

    def joined(self, frame: Frame) -> Pool:
        return replace(self, frames=(*self.frames, frame))

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


# ---------------------------------------------------------------- running the agenda


def settle(s: State, floor: int = 0) -> None:
    """Run frames until somebody or chance must decide, or the agenda is down to `floor` frames."""
    agenda = s.agenda
    while len(agenda) > floor:
        top = agenda[-1]
        if isinstance(top, Step):
            agenda.pop()
            top.run(s)
        elif isinstance(top, Ask):
            return
        elif isinstance(top, Queue):
            agenda.pop()
            if top.frames:
                agenda.append(replace(top, frames=top.frames[1:]))
                agenda.append(top.frames[0])
        elif isinstance(top, Pool):
            ready = top.ready(s)
            if len(ready) > 1:
                return
            agenda.pop()
            if top.frames:
                i = ready[0] if ready else 0
                agenda.append(replace(top, frames=top.frames[:i] + top.frames[i + 1 :]))
                agenda.append(top.frames[i])
        elif isinstance(top, Together):
            if not isinstance(top, Opened):
                top = opened(s, top)
                agenda[-1] = top
            if any(scene.agenda for scene in top.scenes):
                return
            agenda.pop()
            s.reveal()
            for i in range(len(top.seats)):
                _run_lane(s, top.lanes[i], top.said[i])
        else:
            raise TypeError(f"{type(top).__name__} is no kind of frame that the agenda knows")


def opened(s: State, frame: Together) -> Opened:
    """A copy with fresh scenes, for a state with this frame on top. Sealed answers are checked again."""
    if list(frame.seats) != sorted(set(frame.seats)):
        raise ValueError(f"found the seats {frame.seats}; allowed: each seat once, in seat order")
    scenes: list[State] = []
    for i in range(len(frame.seats)):
        seat = frame.seats[i]
        mine = s.clone()
        mine.agenda = []
        _run_lane(mine, frame.lanes[i], ())
        for m in frame.said[i]:
            play(mine, seat, m)
        _check_lane(mine, seat)
        scenes.append(mine)
    return Opened(frame.seats, frame.lanes, frame.said, scenes)


def _check_lane(mine: State, seat: Seat) -> None:
    if mine.agenda and waiting(mine) != [seat]:
        asks = some([name_of(i) for i in waiting(mine)])
        raise TypeError(f"the lane of {name_of(seat)} asks {asks}; a lane asks only its own seat")


def _run_lane(s: State, lane: tuple[Frame, ...], said: tuple[Move, ...]) -> None:
    floor = len(s.agenda)
    s.then(*lane)
    settle(s, floor)
    for m in said:
        _take(s, m)
        settle(s, floor)


def _take(s: State, m: Move) -> None:
    top = s.agenda.pop()
    if isinstance(top, Ask):
        top.take(s, m)
    elif isinstance(top, Pool):
        for i in top.ready(s):
            if top.name(s, top.frames[i]) is m:
                s.agenda.append(replace(top, frames=top.frames[:i] + top.frames[i + 1 :]))
                s.agenda.append(top.frames[i])
                return
        raise IllegalMove(f"{m} picks nothing that waits")
    else:
        raise IllegalMove(f"{m}: nobody is asked now")


def over(s: State) -> bool:
    """Whether the game has ended."""
    return not s.agenda


def waiting(s: State) -> list[Seat]:
    """The seats that must decide now, in seat order; [CHANCE] for a draw; [] when the game is over."""
    if not s.agenda:
        return []
    top = s.agenda[-1]
    if isinstance(top, Ask):
        return [top.seat(s)]
    if isinstance(top, Pool):
        return [top.me]
    if isinstance(top, Opened):
        return [top.seats[i] for i in range(len(top.seats)) if top.scenes[i].agenda]
    raise TypeError(f"{type(top).__name__}: settle the state first")


def scene(s: State, seat: Seat | None) -> State:
    """The state as this seat decides on it: inside a Together, with its own sealed answers only."""
    if s.agenda and seat is not None:
        top = s.agenda[-1]
        if isinstance(top, Opened) and seat in top.seats:
            return top.scenes[top.seats.index(seat)]
    return s


def asked(s: State, seat: Seat) -> Ask | Pool | None:
    """The frame that asks this seat now, or None. Read it on `scene(s, seat)`."""
    mine = scene(s, seat)
    if not mine.agenda:
        return None
    top = mine.agenda[-1]
    if isinstance(top, Ask):
        return top if top.seat(mine) == seat else None
    if isinstance(top, Pool):
        return top if top.me == seat else None
    return None


def moves(s: State, seat: Seat) -> list[Move]:
    """All legal moves of a seat (or of CHANCE); empty if it is not asked."""
    mine = scene(s, seat)
    if not mine.agenda:
        return []
    top = mine.agenda[-1]
    if isinstance(top, Ask):
        return top.moves(mine) if top.seat(mine) == seat else []
    if isinstance(top, Pool) and top.me == seat:
        found: list[Move] = []
        for i in top.ready(mine):
            m = top.name(mine, top.frames[i])
            if m not in found:
                found.append(m)
        return found
    return []


def apply(s: State, seat: Seat, m: Move) -> None:
    """Play a move that is known to be legal, and settle. The hot path: nothing is checked."""
    top = s.agenda[-1]
    if isinstance(top, Opened):
        i = top.seats.index(seat)
        mine = top.scenes[i].clone()
        _take(mine, m)
        settle(mine)
        _check_lane(mine, seat)
        scenes = top.scenes.copy()
        scenes[i] = mine
        said = list(top.said)
        said[i] = (*said[i], m)
        s.agenda[-1] = Opened(top.seats, top.lanes, tuple(said), scenes)
    else:
        _take(s, m)
    settle(s)


def play(s: State, seat: Seat, m: Move) -> None:
    """Play a move after checking that it is legal for this seat."""
    legal = moves(s, seat)
    if m not in legal:
        if not legal:
            turn = waiting(s)
            who = "the game is over" if not turn else f"to move: {some([name_of(i) for i in turn])}"
            raise IllegalMove(f"{name_of(seat)} cannot play {m} now; {who}")
        raise IllegalMove(f"{m} is not legal for {name_of(seat)}; allowed: {some([str(x) for x in legal])}")
    apply(s, seat, m)


def name_of(seat: Seat) -> str:
    """A seat in an error message."""
    return "chance" if seat == CHANCE else f"seat {seat}"


def retract(s: State, seat: Seat) -> Move:
    """Take back the seat's last sealed answer in an open Together."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Opened) and seat in top.seats:
        i = top.seats.index(seat)
        if top.said[i]:
            said = list(top.said)
            gone = said[i][-1]
            said[i] = said[i][:-1]
            s.agenda[-1] = opened(s, Together(top.seats, top.lanes, tuple(said)))
            return gone
    raise IllegalMove(f"{name_of(seat)} has no sealed answer to take back")


def reseal(s: State, seat: Seat | None, rng: Rng) -> None:
    """Draw the others' sealed answers again, for a guess: only whether a lane is done is public.

    Call it after the hidden fields have been drawn again: scenes are made anew from them. Whether a
    lane asks at all must follow from what is public, or a guess could not keep the same seats waiting.
    """
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Opened):
        return
    done = [not scene.agenda for scene in top.scenes]
    blank = [top.said[i] if top.seats[i] == seat else () for i in range(len(top.seats))]
    fresh = opened(s, Together(top.seats, top.lanes, tuple(blank)))
    for i in range(len(top.seats)):
        if done[i] and top.seats[i] != seat:
            mine, said = fresh.scenes[i], list(fresh.said[i])
            while mine.agenda:
                legal = moves(mine, top.seats[i])
                m = legal[rng.below(len(legal))]
                _take(mine, m)
                settle(mine)
                said.append(m)
            blank[i] = tuple(said)
    if done != [not scene.agenda for scene in fresh.scenes]:
        raise ValueError("a lane that asks in the true state asks nothing in the guess")
    s.agenda[-1] = Opened(top.seats, top.lanes, tuple(blank), fresh.scenes)


def chance(s: State, rng: Rng) -> None:
    """Resolve draws until a seat must decide or the game is over."""
    while s.agenda:
        top = s.agenda[-1]
        if not isinstance(top, Draw):
            return
        m = top.sample(s, rng)
        s.agenda.pop()
        top.take(s, m)
        settle(s)


def playout(s: State, rng: Rng) -> int:
    """Play random moves to the end, in place; the number of decisions of seats, each with all legal moves."""
    s.events = None
    decisions = 0
    while True:
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            return decisions
        seat = turn[0]
        legal = moves(s, seat)
        decisions += 1
        apply(s, seat, legal[rng.below(len(legal))])
