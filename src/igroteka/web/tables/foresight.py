"""What follows from a move, or from several, before it is made: whether it can be taken back, and whether the turn ends with it.

It is tried on a guess of the position, so that the answer tells nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...core import (
    CHANCE,
    Game,
    Move,
    Rng,
    Seat,
    State,
    Text,
    apply,
    chance,
    moves,
    question_for,
    scene,
    waiting,
)
from ...core.optional import Cautious
from ...match.orders import OrdersBySeat, standing_answer
from . import seats
from .actions import try_chain
from .objections import stale_question
from .table import Table


class Foresight(NamedTuple):
    """`reason` is why the move could not be taken back: draw, secret, turn (others answer) or over; empty if it could.

    `cautions` are what the game says before the move: what it forfeits, or which scarce thing it takes.
    """

    final: bool
    ends: bool
    reason: str
    cautions: list[Text]


def foresee(table: Table, seat: Seat, number: int, chain: Sequence[str]) -> Foresight:
    """What follows from the last of some moves of a seat.

    Whoever plays alone against bots can take back everything but the end, and whoever records a real table that, too.
    """
    match = table.require_running()
    if not match.is_current(seat, number):
        raise stale_question(seat, number)
    g = match.game
    world = g.guess(match.state, seat, Rng(1))
    before = world.clone()
    played = try_chain(match, world, seat, chain)
    wants_confirmation = g.show(scene(before, seat), played[0]).final
    sealed = question_for(before, seat) is not None and len(waiting(before)) > 1
    cautions = [] if sealed else _cautions(g, before, seat, played)
    reason, ends = ("", False) if sealed else _barrier(g, world, match.orders, seat)
    if match.is_recorded or (seats.lone_seat(table.row) == seat and reason != "over"):
        reason, ends = "", False
    # Until another seat moves its own decision can be taken back, but a bot or a quick neighbour is sooner than a hand.
    return Foresight(wants_confirmation or reason not in ("", "turn"), ends, reason, cautions)


def _cautions(g: Game, world: State, seat: Seat, played: Sequence[Move]) -> list[Text]:
    """What the game says before some moves, as far as no standing order comes between them."""
    said: list[Text] = []
    if not isinstance(g, Cautious):
        return said
    for move in played:
        if move not in moves(world, seat):
            break
        before = world.clone()
        apply(world, seat, move)
        said += [one for one in g.cautions(before, world, seat, move) if one not in said]
    return said


def _barrier(g: Game, world: State, orders: OrdersBySeat, seat: Seat) -> tuple[str, bool]:
    """What stands between the position after a move and the one before it, and whether the seat has nothing more to say."""
    turn = waiting(world)
    if not turn:
        return "over", True
    reason = "secret" if world.revealed else "draw" if turn[0] == CHANCE else "" if seat in turn else "turn"
    chance(world, Rng(1))
    while (answer := standing_answer(g, world, orders, seat)) is not None:
        apply(world, seat, answer)
        chance(world, Rng(1))
    ends = seat not in waiting(world)
    return reason or ("turn" if ends else ""), ends
