"""The fields of a position: constructors that also copy.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it anew.
"""

from __future__ import annotations

from igroteka.core.abilities import AbleState
from igroteka.core.fields import NO_VALUES, Values

from .player import Player


class SweetLandsFields(AbleState):
    """A copy of `other`, or a new one with its first values by name."""

    def __init__(self, other: SweetLandsFields | None, start: Values = NO_VALUES) -> None:
        if other is None:
            super().__init__(start["agenda"])
            self.options = start["options"]
            self.seats = start["seats"]
            self.round: int = start["round"]
            self.first: int = start["first"]
            self.order: tuple[int, ...] = start["order"]
            self.ended: tuple[int, ...] = start["ended"]
            self.discs: list[int] = start["discs"]
            self.offer: int = start["offer"]
            self.milestones: list[int] = start["milestones"]
            self.scoring: tuple[int, ...] = start["scoring"]
            self.help: tuple[tuple[int, ...], ...] = start["help"]
            self.mio: int = start["mio"]
            self.solo: tuple[tuple[int, ...], ...] = start["solo"]
            self.taken: list[int] = start["taken"]
            self.specials: int = start["specials"]
            self.under: tuple[tuple[int, tuple[int, ...]], ...] = start["under"]
            self.discard: list[int] = start["discard"]
            self.known: tuple[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], ...] = start["known"]
            self.hints: tuple[tuple[tuple[int, int], ...], ...] = start["hints"]
            self.packets: tuple[tuple[int, ...], ...] = start["packets"]
            self.players: list[Player] = start["players"]
            self.deck: list[int] = start["deck"]
            self.stacks: list[int] = start["stacks"]
            self.claimed: int = start["claimed"]
        else:
            super().__init__(other.agenda.copy())
            self.options = other.options
            self.seats = other.seats
            self.round = other.round
            self.first = other.first
            self.order = other.order
            self.ended = other.ended
            self.discs = other.discs.copy()
            self.offer = other.offer
            self.milestones = other.milestones.copy()
            self.scoring = other.scoring
            self.help = other.help
            self.mio = other.mio
            self.solo = other.solo
            self.taken = other.taken.copy()
            self.specials = other.specials
            self.under = other.under
            self.discard = other.discard.copy()
            self.known = other.known
            self.hints = other.hints
            self.packets = other.packets
            self.players = [x.clone() for x in other.players]
            self.deck = other.deck.copy()
            self.stacks = other.stacks.copy()
            self.claimed = other.claimed
