"""Standing orders: answers that a seat gives in advance, so that it is not asked any more."""

from __future__ import annotations

from ..core import Ask, BadOption, Game, Move, Seat, State, moves, question_for, scene
from ..core.errors import bad_option, complaint, some
from ..core.text import phrase

OrdersBySeat = dict[Seat, dict[str, str]]
"""The orders in force; a seat that has never given one is not in it."""


def set_order(g: Game, count: int, orders: OrdersBySeat, seat: Seat, key: str, value: str) -> None:
    """Put an order into force, if the game knows it and the match has this seat."""
    allowed = g.orders.get(key)
    if allowed is None:
        sentence = "{where} {found} is unknown; allowed: {allowed}"
        raise BadOption(complaint("order", repr(key), some(sorted(g.orders)), sentence))
    if value not in allowed:
        raise bad_option(phrase("order {name}", name=key), repr(value), some(list(allowed)))
    if seat not in range(count):
        sentence = "{where} {found} is not at this table; allowed: {allowed}"
        allowed_seats = phrase("{low} to {high}", low=0, high=count - 1)
        raise BadOption(complaint("seat", str(seat), allowed_seats, sentence))
    orders.setdefault(seat, {k: v[0] for k, v in g.orders.items()})[key] = value


def standing_answer(g: Game, s: State, orders: OrdersBySeat, seat: Seat) -> Move | None:
    """What the standing orders of a seat answer now, if anything."""
    own = orders.get(seat)
    frame = question_for(s, seat) if own else None
    if own is None or not isinstance(frame, Ask):
        return None
    answer = frame.standing(scene(s, seat), own)
    if answer is not None and answer not in moves(s, seat):
        raise RuntimeError(f"{g.key}: the standing orders {own} give {answer}, which is not legal")
    return answer


def is_in_force(g: Game, s: State, orders: OrdersBySeat, seat: Seat, key: str, value: str) -> bool:
    """Whether giving this order would change nothing: it is in force and answers nothing that is asked now."""
    own = orders.get(seat)
    return own is not None and own.get(key) == value and standing_answer(g, s, orders, seat) is None
