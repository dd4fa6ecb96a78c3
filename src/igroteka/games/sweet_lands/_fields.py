"""The fields of a position: constructors that also copy, and the stored form.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import AbleState
from igroteka.core.data import dump
from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.json_types import JsonDraft

from .fields import FIELDS
from .player import Player

_DISCS: Final = FIELDS.kind_of("discs")
_OFFER: Final = FIELDS.kind_of("offer")
_MILESTONES: Final = FIELDS.kind_of("milestones")
_SCORING: Final = FIELDS.kind_of("scoring")
_HELP: Final = FIELDS.kind_of("help")
_MIO: Final = FIELDS.kind_of("mio")
_SOLO: Final = FIELDS.kind_of("solo")
_TAKEN: Final = FIELDS.kind_of("taken")
_SPECIALS: Final = FIELDS.kind_of("specials")
_UNDER: Final = FIELDS.kind_of("under")
_DISCARD: Final = FIELDS.kind_of("discard")
_KNOWN: Final = FIELDS.kind_of("known")
_HINTS: Final = FIELDS.kind_of("hints")
_PACKETS: Final = FIELDS.kind_of("packets")
_PLAYERS: Final = FIELDS.kind_of("players")


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

    def to_data(self) -> JsonDraft:
        """The fields of the position as JSON data, by names, so that a person can edit it."""
        return {
            "game": "sweet_lands",
            "seats": self.seats,
            "options": self.options.copy(),
            "round": self.round,
            "first": self.first,
            "order": list(self.order),
            "ended": list(self.ended),
            "discs": _DISCS.dump(self.discs, self),
            "offer": _OFFER.dump(self.offer, self),
            "milestones": _MILESTONES.dump(self.milestones, self),
            "scoring": _SCORING.dump(self.scoring, self),
            "help": _HELP.dump(self.help, self),
            "mio": _MIO.dump(self.mio, self),
            "solo": _SOLO.dump(self.solo, self),
            "taken": _TAKEN.dump(self.taken, self),
            "specials": _SPECIALS.dump(self.specials, self),
            "under": _UNDER.dump(self.under, self),
            "discard": _DISCARD.dump(self.discard, self),
            "known": _KNOWN.dump(self.known, self),
            "hints": _HINTS.dump(self.hints, self),
            "packets": _PACKETS.dump(self.packets, self),
            "players": _PLAYERS.dump(self.players, self),
            "agenda": [dump(frame) for frame in self.agenda],
        }
