"""The fields of a position of Sweet Lands; those of a player are in `player_fields`.

The deck has no order: a card gets its identity when it is drawn. `under` are layers below it that Carmen put there, each
with the seat that knows it. `known[i]` is what seat i has learned about the hands of others by searching the deck or
passing packets on; `hints[i]` is what everybody knows of seat i's hand.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import AbleState
from igroteka.core.converted import Converted, bits, flags
from igroteka.core.fields import Field, Fields, RecordOf, Values, read_fields
from igroteka.core.json_types import Json, JsonObject
from igroteka.core.kinds import (
    NONE,
    Derived,
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
)
from igroteka.core.named_kinds import Counts
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

#: What everybody may know of a hand: so many cards with a sweet, so many for the end of the round.
HINTS: Final = (*SWEETS, "round_end")
# ---------------------------------------------------------------- what some fields hold


#: Which side of each milestone lies up, {"1": "a"}; shown as pairs, without those that are not on offer.
OFFER: Final[Kind[Position, list[int]]] = sides_up(
    tuple([str(i + 1) for i in range(MILESTONES)]),
    MILESTONE_SIDES,
    "tuple[tuple[int, str], ...]",
    lambda up, s: tuple([(i + 1, MILESTONE_SIDES[side - 1]) for i, side in enumerate(up) if side]),
)


class Layer(Kind[Position, tuple[int, tuple[int, ...]]]):
    """Cards under the deck, with the seat that knows them."""

    def __init__(self) -> None:
        super().__init__("tuple[int, tuple[int, ...]]", plural=phrase("layers"))
        self.owner: Number[Position] = Number(NONE, last_seat)

    def dump(self, value: tuple[int, tuple[int, ...]], s: Position) -> Json:
        return {"owner": value[0], "cards": CARDS_IN_ORDER.dump(value[1], s)}

    def read(self, data: Json, where: str, s: Position) -> tuple[int, tuple[int, ...]]:
        given = read_fields(data, ("owner", "cards"), where)
        return self.owner.read(given["owner"], f"{where}.owner", s), read_cards(given, where, s)


class KnownCards(Kind[Position, tuple[tuple[int, ...], tuple[int, ...]]]):
    """Cards that a seat knows of, and how many of them lie in each place: hands of the seats, then packets of the draft."""

    def __init__(self) -> None:
        super().__init__("tuple[tuple[int, ...], tuple[int, ...]]", plural=phrase("groups"))
        self.counts: TupleOf[Position, int] = TupleOf(
            Number(0, len(CARD_NAMES)), length=lambda s: 2 * s.seats
        )

    def dump(self, value: tuple[tuple[int, ...], tuple[int, ...]], s: Position) -> Json:
        return {"cards": CARDS_IN_ORDER.dump(value[0], s), "counts": list(value[1])}

    def read(self, data: Json, where: str, s: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
        given = read_fields(data, ("cards", "counts"), where)
        return read_cards(given, where, s), self.counts.read(given["counts"], f"{where}.counts", s)


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


def read_cards(data: JsonObject, where: str, s: Position) -> tuple[int, ...]:
    """The cards of a layer or a group: at least one."""
    numbers = CARDS_IN_ORDER.read(data["cards"], f"{where}.cards", s)
    if not numbers:
        raise refuse(f"{where}.cards", data["cards"], phrase("at least one card"))
    return numbers


def last_seat(s: Position) -> int:
    """The number of the last seat."""
    return s.seats - 1


def help_cells(s: Position) -> int:
    """The number of cells of the help board."""
    return HELP_BOARDS[s.seats].cells


def new_player(start: Values) -> Player:
    """§SL-4.2.6 A player before a character is chosen."""
    return Player(None, start)


# ---------------------------------------------------------------- the fields

FIELDS: Final = Fields[Position](
    "sweet_lands",
    Field("round", Number(0, ROUNDS), view="round"),
    Field("first", Number(0, last_seat), view="first"),
    Field(
        "order",
        TupleOf(Number(0, last_seat), length=lambda s: s.seats, once=True),
        lambda s: tuple(range(s.seats)),
        view="order",
    ),
    Field("ended", TupleOf(Number(0, last_seat), once=True), view="ended"),
    Field("discs", Counts(AREA_NAMES, max(SPACES)), view="discs"),
    Field("offer", bits(Name(SKILL_NAMES), in_order=True), view="offer"),
    Field("milestones", OFFER, view="milestones"),
    Field("scoring", TupleOf(Name(SCORING_NAMES), most=SCORING_DRAWN, once=True), view="scoring"),
    Field("help", TupleOf(TupleOf(Name(HELP_NAMES), most=2), most=help_cells), view="help"),
    Field("mio", cell(lambda s: help_cells(s) if s.seats == 1 else 0), view="mio"),
    Field(
        "solo",
        TupleOf(Sorted(Name(SOLO_NAMES), most=len(SOLO_NAMES), in_order=True), length=len(SOLO_DECKS)),
        lambda s: SOLO_DECKS,
    ),
    Field("taken", flags(TRACK_NAMES, in_order=True), view="taken"),
    Field("specials", bits(Name(SPECIALS), in_order=True), view="specials"),
    Field("under", TupleOf(Layer())),
    Field("discard", ListOf(Name(CARD_NAMES), most=len(CARD_NAMES)), view="discard"),
    Field("known", TupleOf(TupleOf(KnownCards()), length=lambda s: s.seats)),
    Field("hints", TupleOf(HINTS_OF_HAND, length=lambda s: s.seats)),
    Field("packets", TupleOf(CARDS_IN_ORDER, length=lambda s: s.seats)),
    Field("players", per_seat(RecordOf(PLAYER, "Player", new_player, ("from .player import Player",)))),
    # What follows from the others: cards that lie nowhere else, tokens that nobody owns, milestones that somebody owns.
    Field("deck", Plain("list[int]"), lambda s: list(range(len(CARD_NAMES)))),
    Field(
        "stacks",
        Derived(Counts(SKILL_NAMES[:PLAIN_SKILLS], zeros=True)),
        lambda s: [SKILL_COPIES] * PLAIN_SKILLS,
        view="stacks",
    ),
    Field("claimed", Plain("int"), lambda s: 0, view="claimed"),
    base=AbleState,
)
