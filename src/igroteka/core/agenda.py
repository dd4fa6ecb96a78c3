"""The agenda: a stack of small frames that says what happens next, and the functions that run it."""

from __future__ import annotations

from typing import Final

from .errors import EndlessAgenda, IllegalMove, complaint, some
from .frames import (
    CHANCE,
    Ask,
    Draw,
    Frame,
    Opened,
    Pool,
    Queue,
    Seat,
    State,
    Step,
    Together,
)
from .moves import Move
from .rng import Rng
from .text import Phrase, phrase

MOST_FRAMES: Final = 100_000
"""Far more frames than any game runs between two questions."""


def settle(s: State, floor: int = 0) -> None:
    """Run frames until somebody or chance must decide, or the agenda is down to `floor` frames.

    Rules that run in a circle, or a position that makes them do so, are refused.
    """
    agenda = s.agenda
    left = MOST_FRAMES
    while len(agenda) > floor:
        top = agenda[-1]
        left -= 1
        if left < 0:
            many = "{n} frames in a row without a question, the last one {name}"
            found = phrase(many, n=MOST_FRAMES, name=type(top).__name__)
            raise EndlessAgenda(complaint("agenda", found, phrase("rules that come to rest")))
        if isinstance(top, Step):
            agenda.pop()
            top.run(s)
        elif isinstance(top, Ask) or not _unfold(s, top):
            return


def _unfold(s: State, top: Frame) -> bool:
    """Lay out what waits in a place or in lanes; whether there is anything to run, or somebody must decide."""
    agenda = s.agenda
    if isinstance(top, Queue):
        agenda.pop()
        if top.frames:
            agenda.append(top.holding(top.frames[1:]))
            agenda.append(top.frames[0])
    elif isinstance(top, Pool):
        ready = top.ready(s)
        if len(ready) > 1:
            return False
        agenda.pop()
        if top.frames:
            i = ready[0] if ready else 0
            agenda.append(top.without(i))
            agenda.append(top.frames[i])
    elif isinstance(top, Together):
        if not isinstance(top, Opened):
            top = open_scenes(s, top)
            agenda[-1] = top
        if any(scene.agenda for scene in top.scenes):
            return False
        agenda.pop()
        s.reveal()
        for i in range(len(top.seats)):
            _run_lane(s, top.lanes[i], top.said[i])
    else:
        raise TypeError(f"{type(top).__name__} is no kind of frame that the agenda knows")
    return True


def open_scenes(s: State, frame: Together) -> Opened:
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
        raise TypeError(
            f"the lane of {name_of(seat)} asks {names_of(waiting(mine))}; a lane asks only its own seat"
        )


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
                s.agenda.append(top.without(i))
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


def sealed_answers(s: State, seat: Seat | None) -> tuple[str, ...]:
    """What this seat has answered in an open Together, for its own view: nobody else may know it yet."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Opened) and seat is not None and seat in top.seats:
        return tuple([m.text for m in top.said[top.seats.index(seat)]])
    return ()


def question_for(s: State, seat: Seat) -> Ask | Pool | None:
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
        legal: list[Move] = []
        for i in top.ready(mine):
            m = top.name(mine, top.frames[i])
            if m not in legal:
                legal.append(m)
        return legal
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
    """Play a move after checking that it is legal for this seat; if it is not, `IllegalMove` tells what is, and nothing changes."""
    legal = moves(s, seat)
    if m not in legal:
        raise IllegalMove(_refusal(s, seat, m, legal))
    apply(s, seat, m)


def _refusal(s: State, seat: Seat, m: Move, legal: list[Move]) -> Phrase:
    """Why a seat cannot play a move, and what is allowed."""
    who, turn = name_of(seat), waiting(s)
    if legal:
        allowed = some([str(one) for one in legal])
        return phrase(
            "{move} is not legal for {who}; allowed: {allowed}", who=who, move=str(m), allowed=allowed
        )
    if not turn:
        return phrase("{who} cannot play {move} now; the game is over", who=who, move=str(m))
    if len(turn) == 1:
        return phrase(
            "{who} cannot play {move} now; to move: {name}", who=who, move=str(m), name=name_of(turn[0])
        )
    return phrase(
        "{who} cannot play {move} now; to move: {names}", who=who, move=str(m), names=names_of(turn)
    )


def name_of(seat: Seat) -> Phrase:
    """A seat in an error message: programs read its number, people the name of the player."""
    return Phrase("player", "chance" if seat == CHANCE else "seat {seat}", seat=seat)


def names_of(seats: list[Seat]) -> Phrase:
    """Seats in an error message, one or more."""
    if len(seats) == 1:
        return name_of(seats[0])
    return phrase("{first}, {others}", first=name_of(seats[0]), others=names_of(seats[1:]))


def retract(s: State, seat: Seat) -> Move:
    """Take back the seat's last sealed answer in an open Together, and give it; without one `IllegalMove` is raised."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Opened) and seat in top.seats:
        i = top.seats.index(seat)
        if top.said[i]:
            said = list(top.said)
            gone = said[i][-1]
            said[i] = said[i][:-1]
            s.agenda[-1] = open_scenes(s, Together(top.seats, top.lanes, tuple(said)))
            return gone
    raise IllegalMove(phrase("{who} has no sealed answer to take back", who=name_of(seat)))


def reseal(s: State, seat: Seat | None, rng: Rng) -> None:
    """Draw the others' sealed answers again, for a guess: only whether a lane is done is public.

    Call it after the hidden fields have been drawn again: scenes are made again from them. Whether a
    lane asks at all must follow from what is public, or a guess could not keep the same seats waiting.
    """
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Opened):
        return
    done = [not scene.agenda for scene in top.scenes]
    blank = [top.said[i] if top.seats[i] == seat else () for i in range(len(top.seats))]
    fresh = open_scenes(s, Together(top.seats, top.lanes, tuple(blank)))
    for i in range(len(top.seats)):
        if done[i] and top.seats[i] != seat:
            blank[i] = fresh.said[i] + _answers(fresh.scenes[i], top.seats[i], rng)
    if done != [not scene.agenda for scene in fresh.scenes]:
        raise ValueError("a lane that asks in the true state asks nothing in the guess")
    s.agenda[-1] = Opened(top.seats, top.lanes, tuple(blank), fresh.scenes)


def _answers(mine: State, seat: Seat, rng: Rng) -> tuple[Move, ...]:
    """Random answers of a seat to the end of its lane, played on its scene."""
    said: list[Move] = []
    while mine.agenda:
        legal = moves(mine, seat)
        if not legal:
            _check_lane(mine, seat)
        m = legal[rng.below(len(legal))]
        _take(mine, m)
        settle(mine)
        said.append(m)
    return tuple(said)


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
    shared = s.agenda[-1] if s.agenda else None
    while True:
        chance(s, rng)
        if not s.agenda:
            return decisions
        top = s.agenda[-1]
        if isinstance(top, Ask):
            decisions += 1
            legal = top.moves(s)
            s.agenda.pop()
            top.take(s, legal[rng.below(len(legal))])
            settle(s)
        elif isinstance(top, Opened):
            scenes, said = top.scenes.copy(), list(top.said)
            for i in range(len(scenes)):
                # Scenes that were there before belong to other states too; later ones nobody else has seen.
                mine = scenes[i].clone() if top is shared else scenes[i]
                more = _answers(mine, top.seats[i], rng)
                decisions += len(more)
                scenes[i] = mine
                said[i] += more
            s.agenda[-1] = Opened(top.seats, top.lanes, tuple(said), scenes)
            settle(s)
        else:
            decisions += 1
            seat = waiting(s)[0]
            legal = moves(s, seat)
            apply(s, seat, legal[rng.below(len(legal))])
