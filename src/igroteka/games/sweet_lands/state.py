"""The whole position of a game."""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Abilities
from igroteka.core.bundle import Bundle
from igroteka.core.frames import Frame

from ._fields import SweetLandsFields
from .components.boards import HELP_BOARDS, OPEN, ROUNDS
from .components.deck import CARDS
from .effects import CARD, UNITS
from .fields import FIELDS

#: A milestone that is not on offer; else 1 and 2 for the side that lies up.
NO_MILESTONE: Final = 0
#: Cards and, by place, how many of them lie there: hands of the seats, then packets of the draft.
Group = tuple[tuple[int, ...], tuple[int, ...]]
#: "At least so many cards of this hand match": a sweet, or the number of sweets for round-end cards.
Hint = tuple[int, int]


class SweetLandsState(SweetLandsFields):
    """A position of Sweet Lands. What its fields mean is said where they are declared, in `fields`."""

    def clone(self) -> SweetLandsState:
        """An independent quiet copy."""
        return SweetLandsState(self)

    # ------------------------------------------------------------ queries

    def affords(self, me: int, price: Bundle) -> bool:
        """Whether a seat could pay a bundle now; cards obey the hand rule."""
        return UNITS.covers(self.players[me].have, price)

    def abilities(self, me: int) -> Abilities:
        """The abilities of a seat."""
        return self.players[me].abilities

    def open_areas(self) -> tuple[int, ...]:
        """§SL-3.2.3, §SL-3.2.4, §SL-4.3.2 The areas that can be used in this round."""
        return OPEN[self.seats][self.round]

    def cells(self) -> int:
        """The number of cells of the help board."""
        return HELP_BOARDS[self.seats].cells

    def free_cells(self) -> list[int]:
        """Cells of the help board without a piece."""
        used = [p.help for p in self.players]
        return [c for c in range(self.cells()) if c not in used and c != self.mio]

    def enhanced_tokens(self) -> int:
        """§SL-4.14.4, §SL-5.43 How many enhanced skill tokens are revealed."""
        if self.options["enhanced"] == "no":
            return 0
        return int(self.options["solo_enhanced"]) if self.seats == 1 else self.seats + 1

    def deck_size(self) -> int:
        """The cards that can still be drawn before the discard pile is shuffled."""
        return len(self.deck) + sum([len(cards) for _, cards in self.under])

    # ------------------------------------------------------------ hands

    def to_hand(self, me: int, card: int) -> None:
        """A card comes into a hand."""
        p = self.players[me]
        p.hand = tuple(sorted((*p.hand, card)))
        p.have[CARD] = self.may_leave(me)

    def from_hand(self, me: int, card: int) -> None:
        """§SL-4.1.3 A card leaves a hand for all to see, and what others knew of that hand shrinks."""
        p = self.players[me]
        p.hand = tuple([c for c in p.hand if c != card])
        p.have[CARD] = self.may_leave(me)
        if self.hints[me]:
            self.hints = (*self.hints[:me], shrink_hints(self.hints[me], card), *self.hints[me + 1 :])
        if any(self.known):
            self.known = tuple([without(groups, card, me) for groups in self.known])

    def may_leave(self, me: int) -> int:
        """§SL-4.5.4, §SL-5.26 How many cards may leave the hand: before round 5 one must stay."""
        held = len(self.players[me].hand)
        return held if self.round >= ROUNDS else max(held - 1, 0)


def shrink_hints(hints: tuple[Hint, ...], card: int) -> tuple[Hint, ...]:
    """A matching card that is gone may have been one of those that were known."""
    less = [(kind, n - matches(card, kind)) for kind, n in hints]
    return tuple([(kind, n) for kind, n in less if n > 0])


def matches(card: int, kind: int) -> bool:
    """Whether a card has a sweet, or is one for the end of the round."""
    return kind in CARDS[card].sweets or (kind == ROUND_END_CARDS and CARDS[card].round_end)


ROUND_END_CARDS: Final = 6


def without(groups: tuple[Group, ...], card: int, place: int) -> tuple[Group, ...]:
    """Groups without a card that left a place; empty ones are dropped."""
    rest: list[Group] = []
    for cards, counts in groups:
        if card in cards:
            cards = tuple([c for c in cards if c != card])
            counts = tuple([n - (i == place) for i, n in enumerate(counts)])
        if cards:
            rest.append((cards, counts))
    return tuple(rest)


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> SweetLandsState:
    """§SL-4.2.2, §SL-2.3 A position before anything has happened, with options already checked."""
    return SweetLandsState(None, FIELDS.start(seats, options, agenda))
