"""What a seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.kinds import ListOf, Number
from igroteka.core.named_kinds import counts_by_name
from igroteka.core.viewing import public_part

from ._view import PublicView
from .components.cards import NAMES
from .fields import FIELDS
from .state import StubState

NUMBERS: Final = tuple(
    [
        field.view
        for field in FIELDS.public
        if isinstance(field.kind, ListOf) and isinstance(field.kind.item, Number)
    ]
)
"""The public numbers of each seat, in the order of their declaration: the drawing tells all of them."""


@dataclass
class StubView(PublicView):
    """The table as one seat sees it: its own hand, and of the other hands only their sizes.

    `unseen` counts what lies in the deck or in other hands.
    """

    points: tuple[int, ...]
    hand: dict[str, int]
    held: tuple[int, ...]
    left: int
    unseen: dict[str, int]


def view(s: StubState, seat: int | None) -> StubView:
    """§ST-1.2 The position without what this seat cannot know."""
    hidden = [s.deck, *[hand for i, hand in enumerate(s.hands) if i != seat]]
    return StubView(
        **public_part(s, seat, FIELDS),
        points=tuple([s.points(i) for i in range(s.seats)]),
        hand=counts_by_name(NAMES, s.hands[seat]) if seat is not None else {},
        held=tuple([sum(hand) for hand in s.hands]),
        left=sum(s.deck),
        unseen=counts_by_name(NAMES, [sum(kind) for kind in zip(*hidden, strict=True)]),
    )
