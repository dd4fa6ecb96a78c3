"""Standing orders: answers that a seat gives in advance, so that it is not asked any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import Ask, BadOption, Move, Seat, asked, scene
from ..core.errors import some

if TYPE_CHECKING:
    from .match import Match


def set_order(m: Match, seat: Seat, key: str, value: str) -> None:
    """Put an order into force, if the game knows it."""
    allowed = m.game.orders.get(key)
    if allowed is None:
        raise BadOption(f"order {key!r} is unknown; allowed: {some(sorted(m.game.orders))}")
    if value not in allowed:
        raise BadOption(f"order {key}: found {value!r}; allowed: {some(list(allowed))}")
    if seat not in range(m.count):
        raise BadOption(f"seat {seat} is not at this table; allowed: 0 to {m.count - 1}")
    m.orders.setdefault(seat, {k: v[0] for k, v in m.game.orders.items()})[key] = value


def standing_answer(m: Match, seat: Seat) -> Move | None:
    """What the standing orders of a seat answer now, if anything."""
    orders = m.orders.get(seat)
    frame = asked(m.state, seat) if orders else None
    if orders is None or not isinstance(frame, Ask):
        return None
    answer = frame.standing(scene(m.state, seat), orders)
    if answer is not None and answer not in m.moves_of(seat):
        raise RuntimeError(f"{m.game.key}: the standing orders {orders} give {answer}, which is not legal")
    return answer


def is_in_force(m: Match, seat: Seat, key: str, value: str) -> bool:
    """Whether giving this order would change nothing: it is in force and answers nothing that is asked now."""
    known = m.orders.get(seat)
    return known is not None and known.get(key) == value and standing_answer(m, seat) is None
