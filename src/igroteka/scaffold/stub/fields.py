"""The fields of a position, each declared once. After a change run `igroteka fields` with the folder of the game.

Cards are numbered in the order of their table; hands, stalls and the deck count the cards of each kind.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.fields import Field, Fields, Public
from igroteka.core.kinds import Number, Position, per_seat
from igroteka.core.named_kinds import Counts

from .components.cards import CARDS, NAMES

FIELDS: Final = Fields[Position](
    "stub",
    # Nobody may look into the deck or into the hand of another.
    Field("deck", Counts(NAMES), lambda s: [card.copies for card in CARDS]),
    Field("hands", per_seat(Counts(NAMES))),
    # What everybody sees.
    Public("stalls", per_seat(Counts(NAMES))),
    Public("sold", Counts(NAMES)),
    Public("coins", per_seat(Number(0, 99))),
)
