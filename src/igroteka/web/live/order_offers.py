"""Standing orders that would answer the question that a seat is asked now: pages offer them with the question itself."""

from __future__ import annotations

from typing import Final

from ...core import Game, Seat, State, Text
from ...core.game import Say
from ...match.orders import OrdersBySeat, standing_answer
from .payloads import OfferedOrder

FEW: Final = 2
"""How many choices of one order are offered."""


def offered_orders(g: Game, world: State, given: OrdersBySeat, seat: Seat, say: Say) -> list[OfferedOrder]:
    """For each order the choices that would answer now, unless they stand already: "do not ask me again".

    Of a long scale, such as a price up to which something is always taken, it is the first only.
    """
    now = {key: choices[0] for key, choices in g.orders.items()} | given.get(seat, {})
    offers: list[OfferedOrder] = []
    for key, choices in g.orders.items():
        others = [value for value in choices if value != now[key]]
        fitting = [v for v in others if standing_answer(g, world, {seat: {**now, key: v}}, seat) is not None]
        for value in fitting if len(fitting) <= FEW else fitting[:1]:
            label = Text("websay-order-offer", what=Text(f"order-{key}"), how=Text(f"order-{key}-{value}"))
            offers.append({"key": key, "value": value, "label": say(label)})
    return offers
