"""Several moves of a seat as one decision: whether they can be played one after the other, and nothing is learnt in between."""

from __future__ import annotations

from collections.abc import Sequence

from ..core import CHANCE, Game, IllegalMove, Move, Seat, State, UnknownMove, apply, moves, waiting
from ..core.errors import some
from .orders import OrdersBySeat, standing_answer


class BrokenChain(IllegalMove):
    """A move that cannot follow those before it."""

    def __init__(self, move: Move, detail: str) -> None:
        super().__init__(detail)
        self.move = move


class NotAsked(BrokenChain):
    """The seat is not asked any more before the next move of its chain."""


class SomethingRevealed(BrokenChain):
    """Something is drawn or comes to light before the next move of a chain, which must be chosen when it is known."""


def play_chain_on(g: Game, s: State, orders: OrdersBySeat, seat: Seat, chain: Sequence[str]) -> list[Move]:
    """Play a chain on a copy of a position; the moves that the seat must play itself.

    What a standing order answers with a move of the chain is left out: it is played by the order. Only the last move may be
    followed by chance or by another seat, or reveal something: nobody learns by trying what they have not paid for. What an
    order would answer after that counts for nothing, since the answer may follow from what has come to light.
    """
    played: list[Move] = []
    answered: list[Move] = []
    s.revealed = False
    for text in chain:
        move = g.moves.by_text.get(text)
        if move is None:
            raise UnknownMove(f"found {text[:60]!r}; allowed: a move of {g.key}")
        if answered and answered[0] is move:
            answered.pop(0)
            continue
        _require_legal(s, seat, move)
        apply(s, seat, move)
        played.append(move)
        answered = _answer(g, s, orders, seat)
    return played


def _require_legal(s: State, seat: Seat, move: Move) -> None:
    """Refuse a move that cannot follow, by a class of its own for each reason."""
    turn = waiting(s)
    if s.revealed or CHANCE in turn:
        raise SomethingRevealed(move, f"found {move}; allowed: nothing before what comes to light is known")
    if seat not in turn:
        raise NotAsked(move, f"seat {seat} is not asked any more before {move}")
    legal = moves(s, seat)
    if move not in legal:
        allowed = some([str(one) for one in legal])
        raise BrokenChain(move, f"found {move}; allowed after the moves before it: {allowed}")


def _answer(g: Game, s: State, orders: OrdersBySeat, seat: Seat) -> list[Move]:
    """Let the standing orders of a seat answer what they can until something is revealed; the answers."""
    answers: list[Move] = []
    while not s.revealed and (answer := standing_answer(g, s, orders, seat)) is not None:
        apply(s, seat, answer)
        answers.append(answer)
    return answers
