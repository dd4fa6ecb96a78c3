"""Positions played in log notation, for rule tests.

A game's tests subclass `Scenario` with its own state and words::

    class Table(Scenario[Dream]):
        game = GAME

    t = Table(position).do("0 build park r3c3", "* turn_over leaf metro")
    assert t.legal() == {"spring double", "done"}
"""

from __future__ import annotations

from typing import ClassVar, Generic, Self, TypeVar

from ..core import (
    CHANCE,
    Ask,
    Event,
    Game,
    Refusal,
    Score,
    State,
    fingerprint,
    moves,
    over,
    play,
    question_for,
    scene,
    waiting,
)

S = TypeVar("S", bound=State)


class Scenario(Generic[S]):
    """A position with the move table at hand; events are recorded from here on."""

    game: ClassVar[Game]

    def __init__(self, s: S) -> None:
        self.s = s
        if s.events is None:
            s.events = []

    def do(self, *lines: str) -> Self:
        """Play lines such as "0 build park r3c3", or "* …" for chance; an illegal one raises."""
        for line in lines:
            who, _, text = line.partition(" ")
            play(self.s, CHANCE if who == "*" else int(who), self.game.moves.parse(text))
        return self

    def legal(self, seat: int | None = None) -> set[str]:
        """The notation of all legal moves of a seat, or of whoever is asked first."""
        turn = waiting(self.s)
        if seat is None and not turn:
            return set()
        return {str(m) for m in moves(self.s, turn[0] if seat is None else seat)}

    def kinds(self, seat: int | None = None) -> set[str]:
        """The kinds of the legal moves."""
        return {text.split()[0] for text in self.legal(seat)}

    @property
    def turn(self) -> list[int]:
        """The seats that are asked."""
        return waiting(self.s)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return over(self.s)

    def scores(self) -> list[Score]:
        """The scores as they stand."""
        return self.game.scores(self.s)

    def item(self, key: str, seat: int = 0) -> int:
        """The points of one item of a seat."""
        return self.scores()[seat].item(key)

    def total(self, seat: int = 0) -> int:
        """The points of a seat."""
        return self.scores()[seat].total

    def events_of(self, kind: str) -> list[Event]:
        """The events of one kind so far."""
        return [e for e in self.s.events or [] if e.kind == kind]

    def why_not(self, el: str, seat: int = 0) -> Refusal | None:
        """Why a seat cannot choose an element of the drawing."""
        frame = question_for(self.s, seat)
        assert isinstance(frame, Ask)
        return frame.why_not(scene(self.s, seat), el)

    def refusal(self, el: str, seat: int = 0) -> str:
        """The rule against an element with the key of its text, such as "GN-4.6.7 no-closed"; empty if there is none."""
        refusal = self.why_not(el, seat)
        return f"{refusal.rule} {refusal.text.key}" if refusal is not None else ""

    def print(self) -> str:
        """The fingerprint of the position."""
        return fingerprint(self.s)
