"""Choices of several moves in one: what a game may offer besides single moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, TypeVar, runtime_checkable

from .frames import Seat, State
from .game import Shown
from .moves import Move

S = TypeVar("S", bound=State, contravariant=True)

MOST_MOVES: Final = 12
"""The most moves of a chain."""
MOST_CHAINS: Final = 240
"""No question offers more chains than this: a game gives the likeliest first."""


@dataclass(frozen=True)
class Chain:
    """Moves of a seat that are played one after the other as one choice.

    `shown` tells how it is chosen and what it says. Without it a chain is chosen at the elements of its last move, and its
    moves are said in order. With `covers` its first move need not be offered by itself: chains begin with all that can follow it.
    """

    moves: tuple[Move, ...]
    shown: Shown | None = None
    covers: bool = False


@runtime_checkable
class Chained(Protocol[S]):
    """What a game may also offer: choices of several moves in one, such as a conversion three times."""

    def chains(self, s: S, seat: Seat) -> list[Chain]:
        """What a seat that must decide can choose at once; each move is legal after those before it, and only the last may end a turn.

        Nothing may come to light between the moves. Logs know nothing of chains: they are played move by move.
        """
        ...


@runtime_checkable
class Repeating(Protocol[S]):
    """What a game may also offer: to say which question is asked several times in a row, such as for each of three roads."""

    def times_in_a_row(self, s: S, seat: Seat) -> int:
        """How often at most the question at hand is asked in a row, this time included; 0 if it is no such question.

        A page collects the answers on a copy of the position and plays them together.
        """
        ...
