"""What whoever records a real table does not know: it is guessed, and told once it has come out. Called as `actions.py` is."""

from __future__ import annotations

from ...core import CHANCE, IllegalMove, Seat, UnknownMove
from ...match.guessing import other_guesses, told_guesses
from ...store import LoggedMatch
from ..errors import Refused
from .objections import stale_question, unknown_move
from .quotas import require_quota
from .table import Table


def require_recorded(table: Table) -> LoggedMatch:
    """The match of a table that records a real one, while it runs; elsewhere nothing is unknown."""
    match = table.require_running()
    if not match.is_recorded:
        raise Refused(
            "not-recorded", "found a table that draws by itself; allowed: one that records a real one"
        )
    return match


async def guess(table: Table, seat: Seat, number: int) -> None:
    """Answer for a seat that was asked at a number, or for chance, that this is not known."""
    match = require_recorded(table)
    if not match.is_current(seat, number):
        raise stale_question(seat, number)
    try:
        match.guess(CHANCE if match.asks_chance else seat)
    except IllegalMove as error:
        raise Refused("seen", str(error)) from None
    await table.save()


async def tell(table: Table, seat: Seat, step: int, move: str) -> None:
    """Say what was unknown at a step. Whatever else is a guess changes with it, where it must."""
    match = require_recorded(table)
    require_unknown(match, step)
    require_quota(table, "undone", seat)
    try:
        wanted = match.game.moves.parse(move)
    except UnknownMove as error:
        raise unknown_move(str(error)) from None
    changes = await table.services.slicer.run(told_guesses(match, step, wanted))
    if changes is None:
        raise Refused("not-been", f"step {step} cannot have been {wanted}: what is known does not allow it")
    if changes:
        match.change_guesses(changes)
    match.settle(step)
    await table.save()


def require_unknown(match: LoggedMatch, step: int) -> None:
    """Refuse a step at which nothing is unknown."""
    if step not in match.guesses:
        allowed = ", ".join([str(one) for one in match.guesses]) or "none"
        raise Refused("not-unknown", f"found step {step}; allowed: {allowed}")


async def fit_guesses(table: Table, match: LoggedMatch, seat: Seat, text: str) -> None:
    """Change guesses so that a move is legal, if it is not as they are; it may take a while. Raises what parsing the move raises."""
    move = match.game.moves.parse(text)
    if match.guesses and move not in match.moves_of(seat):
        changes = await table.services.slicer.run(other_guesses(match, seat, move))
        if changes is None:
            raise IllegalMove(f"{move} is not legal, whatever is unknown")
        match.change_guesses(changes)
