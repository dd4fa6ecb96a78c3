"""Why a move of somebody cannot be made: the same answer wherever it was tried."""

from __future__ import annotations

from ...core import Game, Seat
from ..errors import Refused


def stale_question(seat: Seat, number: int) -> Refused:
    """The answer to somebody who has seen an older position."""
    detail = f"found seq {number}; the question to seat {seat} has changed since: look again"
    return Refused("stale", detail)


def not_asked(g: Game, detail: str) -> Refused:
    """The answer to a seat that has nothing to decide now."""
    return Refused("turn", detail, g.turn_rule)


def unknown_move(detail: str) -> Refused:
    """The answer to what is no move of the game."""
    return Refused("unknown-move", detail)


def against_lesson(detail: str) -> Refused:
    """The answer to what a lesson has no place for."""
    return Refused("lesson", detail)


def illegal_move(move: str, detail: str) -> Refused:
    """The answer to a move of the game that the rules do not allow here."""
    return Refused("illegal", detail, move=move[:60])
