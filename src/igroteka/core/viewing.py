"""What the views of all games have in common."""

from __future__ import annotations

from typing import TypeVar

from .agenda import over, question_for, waiting
from .data import dump_frame
from .fields import Fields, Values
from .frames import Ask, Frame, Opened, Pool, Seat, State
from .json_types import JsonObject

S = TypeVar("S", bound=State)


def public_part(s: S, seat: Seat | None, fields: Fields[S]) -> Values:
    """What every view begins with: who looks, who is waited for, and the public fields of the position."""
    shown = fields.show(s, s)
    return {"seat": seat, "seats": s.seats, "waiting": tuple(waiting(s)), "over": over(s), **shown}


def stage_of(s: State) -> str:
    """The name of the frame on top of the agenda; empty when nothing is left to do."""
    return type(s.agenda[-1]).__name__ if s.agenda else ""


def actor_of(s: State) -> Seat:
    """The one seat, or chance, that everybody waits for; -1 if there are several or none."""
    seats = waiting(s)
    return seats[0] if len(seats) == 1 else -1


def question_for_one(s: State) -> Ask | Pool | None:
    """The question that everybody knows of: the one to a single seat."""
    actor = actor_of(s)
    return question_for(s, actor) if actor >= 0 else None


def seats_that_answered(s: State, seats: int) -> list[bool]:
    """For each seat whether it has decided, while others still do."""
    done = [False] * seats
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Opened):
        for i, seat in enumerate(top.seats):
            done[seat] = not top.scenes[i].agenda
    return done


def frames_before(s: State, course: tuple[type[Frame], ...]) -> tuple[JsonObject, ...]:
    """What is still to be done, the next first, before a frame of the course of the game goes on; not the question itself."""
    rest: list[JsonObject] = []
    for frame in reversed(s.agenda[:-1]):
        if isinstance(frame, course):
            break
        rest.append(dump_frame(frame))
    return tuple(rest)
