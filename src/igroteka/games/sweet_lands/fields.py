"""The fields of a position of Sweet Lands; those of a player are in `player_fields`.

The deck has no order: a card gets its identity when it is drawn. `under` are layers below it that Carmen put there, each
with the seat that knows it. `known[i]` is what seat i has learned about the hands of others by searching the deck or
passing packets on; `hints[i]` is what everybody knows of seat i's hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.core.abilities import AbleState
from igroteka.core.converted import Converted, bits, flags
from igroteka.core.fields import Field, Fields, Public, RecordOf, Values
from igroteka.core.json_types import Json
from igroteka.core.kinds import (
    NONE,
    Kind,
    ListOf,
    Name,
    Number,
    Plain,
    Position,
    Sorted,
    TupleOf,
    per_seat,
    refuse,
    seat_number,
)
from igroteka.core.named_kinds import Counts, PairOf
from igroteka.core.text import phrase

from .components.boards import (
    AREA_NAMES,
    HELP_BOARDS,
    HELP_NAMES,
    MILESTONE_SIDES,
    MILESTONES,
    PLAIN_SKILLS,
    ROUNDS,
    SCORING_DRAWN,
    SCORING_NAMES,
    SKILL_COPIES,
    SKILL_NAMES,
    SOLO_DECKS,
    SOLO_NAMES,
    SPACES,
    TRACK_NAMES,
)
from .components.deck import CARD_NAMES
from .components.land import SPECIALS
from .components.vocabulary import SWEETS
from .player import Player
from .player_fields import PLAYER, cell, sides_up

if TYPE_CHECKING:
    from ._position import SweetLandsPosition

#: What everybody may know of a hand: so many cards with a sweet, so many for the end of the round.
HINTS: Final = (*SWEETS, "round_end")

# ---------------------------------------------------------------- what some fields hold


#: Which side of each milestone lies up, {"1": "a"}; shown as pairs, without those that are not on offer.
OFFER: Final[Kind[Position, list[int]]] = Converted(
    sides_up(tuple([str(i + 1) for i in range(MILESTONES)]), MILESTONE_SIDES),
    lambda up, s: up,
    lambda up, s: up,
    "list[int]",
    "tuple[tuple[int, str], ...]",
    show=lambda up, s: tuple([(i + 1, MILESTONE_SIDES[side - 1]) for i, side in enumerate(up) if side]),
)


class SomeCards(Sorted[Position]):
    """Different cards in their order, at least one."""

    def __init__(self) -> None:
        super().__init__(Name(CARD_NAMES), most=len(CARD_NAMES), in_order=True)

    def read(self, data: Json, where: str, s: Position) -> tuple[int, ...]:
        cards = super().read(data, where, s)
        if not cards:
            raise refuse(where, data, phrase("at least one card"))
        return cards


#: Cards under the deck, with the seat that knows them.
LAYER: Final = PairOf(("owner", seat_number(NONE)), ("cards", SomeCards()), phrase("layers"))
#: Cards that a seat knows of, and how many of them lie in each place: hands of the seats, then packets of the draft.
KNOWN_CARDS: Final = PairOf(
    ("cards", SomeCards()),
    ("counts", TupleOf(Number[Position](0, len(CARD_NAMES)), length=lambda s: 2 * s.seats)),
    phrase("groups"),
)

#: "At least so many cards of this hand match": {"cake": 2}, as pairs of what is matched and the number.
HINTS_OF_HAND: Final[Kind[Position, tuple[tuple[int, int], ...]]] = Converted(
    Counts(HINTS, len(CARD_NAMES)),
    lambda hints, s: [dict(hints).get(kind, 0) for kind in range(len(HINTS))],
    lambda counts, s: tuple([(kind, n) for kind, n in enumerate(counts) if n]),
    "tuple[tuple[int, int], ...]",
    "tuple[tuple[str, int], ...]",
    show=lambda hints, s: tuple([(HINTS[kind], n) for kind, n in hints]),
)


CARDS_IN_ORDER: Final[Sorted[Position]] = Sorted(Name(CARD_NAMES), most=len(CARD_NAMES), in_order=True)


#: Cards of one of the decks of the solo game.
SOLO_CARDS: Final[Sorted[Position]] = Sorted(Name(SOLO_NAMES), most=len(SOLO_NAMES), in_order=True)


def seats(s: Position) -> int:
    """The number of seats."""
    return s.seats


def help_cells(s: Position) -> int:
    """The number of cells of the help board."""
    return HELP_BOARDS[s.seats].cells


def new_player(start: Values) -> Player:
    """§SL-4.2.6 A player before a character is chosen."""
    return Player(None, start)


# ---------------------------------------------------------------- what follows from the rest


def cards_outside_deck(s: SweetLandsPosition) -> list[int]:
    """Every card that has a place of its own."""
    places = [tuple(s.discard), *[cards for _, cards in s.under], *s.packets]
    for p in s.players:
        places += [p.hand, p.found, p.played, *p.columns]
    return [card for cards in places for card in cards]


def cards_in_deck(s: SweetLandsPosition) -> list[int]:
    """The cards that lie nowhere else."""
    lies = {*cards_outside_deck(s)}
    return [card for card in range(len(CARD_NAMES)) if card not in lies]


def count_owners(s: SweetLandsPosition, skill: int) -> int:
    """How many players have a skill token."""
    return len([p for p in s.players if p.owns(skill)])


def skills_left(s: SweetLandsPosition) -> list[int]:
    """The plain skill tokens that nobody owns."""
    return [SKILL_COPIES - count_owners(s, k) for k in range(PLAIN_SKILLS)]


# ---------------------------------------------------------------- the fields

FIELDS: Final[Fields[SweetLandsPosition]] = Fields(
    "sweet_lands",
    Public("round", Number(0, ROUNDS)),
    Public("first", seat_number()),
    Public("order", TupleOf(seat_number(), seats, once=True), lambda s: tuple(range(s.seats))),
    Public("ended", TupleOf(seat_number(), once=True)),
    Public("discs", Counts(AREA_NAMES, max(SPACES))),
    Public("offer", bits(Name(SKILL_NAMES), in_order=True)),
    Public("milestones", OFFER),
    Public("scoring", TupleOf(Name(SCORING_NAMES), most=SCORING_DRAWN, once=True)),
    Public("help", TupleOf(TupleOf(Name(HELP_NAMES), most=2), most=help_cells)),
    Public("mio", cell(lambda s: help_cells(s) if s.seats == 1 else 0)),
    Field("solo", TupleOf(SOLO_CARDS, len(SOLO_DECKS)), lambda s: SOLO_DECKS),
    Public("taken", flags(TRACK_NAMES, in_order=True)),
    Public("specials", bits(Name(SPECIALS), in_order=True)),
    Field("under", TupleOf(LAYER)),
    Public("discard", ListOf(Name(CARD_NAMES), most=len(CARD_NAMES))),
    Field("known", TupleOf(TupleOf(KNOWN_CARDS), seats)),
    Field("hints", TupleOf(HINTS_OF_HAND, seats)),
    Field("packets", TupleOf(CARDS_IN_ORDER, seats)),
    Field("players", per_seat(RecordOf(PLAYER, "Player", new_player, ("from .player import Player",)))),
    # What follows from the others: cards that lie nowhere else, tokens that nobody owns, milestones that somebody owns.
    Field("deck", Plain("list[int]"), lambda s: list(range(len(CARD_NAMES))), follows=cards_in_deck),
    Public("stacks", Counts(SKILL_NAMES[:PLAIN_SKILLS], zeros=True), follows=skills_left),
    Public("claimed", Plain("int"), follows=lambda s: sum([p.milestones.bit_count() for p in s.players])),
    base=AbleState,
)
