"""The fields of a position of Sweet Lands, and of a player in it.

The deck has no order: a card gets its identity when it is drawn. `under` are layers below it that Carmen put there, each
with the seat that knows it. `known[i]` is what seat i has learned about the hands of others by searching the deck or
passing packets on; `hints[i]` is what everybody knows of seat i's hand.

Of a player, `have` holds gold, wheat, wood, iron, diamonds, discs, the three kinds of points and, last, the number of cards
that may leave the hand now. `on` has the piece on each place, `fresh` the tokens flipped since the action began, `found`
the cards of a search that are not yet in the hand.
"""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.abilities import Abilities
from igroteka.core.fields import Field, Fields, Record, RecordOf, require_keys
from igroteka.core.kinds import (
    NONE,
    Derived,
    Kind,
    ListOf,
    Name,
    Number,
    Plain,
    Sorted,
    TupleOf,
    names_of,
    per_seat,
    refuse,
)
from igroteka.core.named_kinds import Bits, ByName, Counts, Flags, places

from .components.boards import (
    AREA_NAMES,
    CHARACTER_NAMES,
    FOOD_END,
    HELP_BOARDS,
    HELP_NAMES,
    INDUSTRY_END,
    MILESTONE_SIDES,
    MILESTONES,
    MOST_CELLS,
    PIECES,
    PLAIN_SKILLS,
    RABBITS,
    ROUNDS,
    SCORING_DRAWN,
    SCORING_NAMES,
    SKILL_COPIES,
    SKILL_NAMES,
    SOLO_DECKS,
    SOLO_NAMES,
    SPACES,
    TRACK_LENGTH,
    TRACK_NAMES,
)
from .components.deck import CARD_NAMES
from .components.land import BOARD_SIDES, EDGE_NAMES, PLACE_NAMES, SPECIALS
from .components.vocabulary import INDUSTRIES, PRODUCTS, SWEETS, TERRAINS
from .components.vocabulary import UNITS as UNIT_NAMES

MOST: Final = 100_000
#: Sides of a terrain token, from 1 on; 0 is no token.
TOKEN_SIDES: Final = ("up", "flipped")
#: What everybody may know of a hand: so many cards with a sweet, so many for the end of the round.
HINTS: Final = (*SWEETS, "round_end")
#: How a tally is laid out: tokens by terrain, flipped tokens by terrain, tokens on the border.
FLIPPED: Final = len(TERRAINS)
BORDER_TOKENS: Final = 2 * len(TERRAINS)
NO_ABILITIES: Final = Abilities()

# ---------------------------------------------------------------- what some fields hold


class Cell(Number):
    """A cell of the help board, -1 for none: people count cells from 1, so it is stored and shown as one more."""

    def start(self, s: Any) -> Any:
        return NONE

    def dump(self, value: Any, s: Any) -> Any:
        return value + 1

    def read(self, data: Any, where: str, s: Any) -> Any:
        return super().read(data, where, s) - 1


class Sides(ByName):
    """Which side lies up in each place, from 1 on; 0 where nothing lies."""

    def __init__(self, places: tuple[str, ...], sides: tuple[str, ...]) -> None:
        super().__init__(places, Name(sides), NONE)
        self.places = places
        self.sides = ("", *sides)

    def start(self, s: Any) -> Any:
        return [0] * len(self.places)

    def dump(self, value: Any, s: Any) -> Any:
        sides = self.sides
        return {place: sides[side] for place, side in zip(self.places, value, strict=True) if side}

    def read(self, data: Any, where: str, s: Any) -> Any:
        return [side + 1 for side in super().read(data, where, s)]

    def show(self, value: Any, s: Any) -> Any:
        sides = self.sides
        return tuple([sides[side] for side in value])


class Offer(Sides):
    """Which side of each milestone lies up, {"1": "a"}; shown as pairs, without those that are not on offer."""

    def __init__(self) -> None:
        super().__init__(tuple([str(i + 1) for i in range(MILESTONES)]), MILESTONE_SIDES)
        self.view = "tuple[tuple[int, str], ...]"

    def show(self, value: Any, s: Any) -> Any:
        return tuple([(i + 1, self.sides[side]) for i, side in enumerate(value) if side])


class Levels(Counts):
    """A number for each name; zeros are stored and shown too."""

    def dump(self, value: Any, s: Any) -> Any:
        return dict(zip(names_of(self.names, s), value, strict=True))


class Resources(Counts):
    """What a player has, by unit, shown with zeros; last the number of cards that may leave the hand, which follows."""

    def __init__(self) -> None:
        super().__init__(UNIT_NAMES, MOST)

    def start(self, s: Any) -> Any:
        return [0] * (len(UNIT_NAMES) + 1)

    def dump(self, value: Any, s: Any) -> Any:
        return {name: n for name, n in zip(UNIT_NAMES, value, strict=False) if n}

    def read(self, data: Any, where: str, s: Any) -> Any:
        return [*super().read(data, where, s), 0]

    def show(self, value: Any, s: Any) -> Any:
        return dict(zip(UNIT_NAMES, value[:-1], strict=True))


class Numbers(Kind):
    """Some of the numbers from 1 on, as bits; stored in rising order."""

    def __init__(self, most: int) -> None:
        super().__init__("int", "tuple[int, ...]", plural="lists of whole numbers")
        self.most = most
        self.numbers = Sorted(Number(1, most), in_order=True)

    def start(self, s: Any) -> Any:
        return 0

    def dump(self, value: Any, s: Any) -> Any:
        return [i + 1 for i in range(self.most) if value >> i & 1] if value else []

    def read(self, data: Any, where: str, s: Any) -> Any:
        return sum([1 << (n - 1) for n in self.numbers.read(data, where, s)])

    def show(self, value: Any, s: Any) -> Any:
        return tuple(self.dump(value, s))


class Spots(TupleOf):
    """Different places of the domain, shown as numbers row by row."""

    def __init__(self, most: int) -> None:
        super().__init__(Name(PLACE_NAMES), most=most, once=True)
        self.view = "tuple[int, ...]"

    def show(self, value: Any, s: Any) -> Any:
        return value


class Layer(Kind):
    """Cards under the deck, with the seat that knows them."""

    def __init__(self) -> None:
        super().__init__("tuple[int, tuple[int, ...]]", plural="layers")
        self.owner = Number(NONE, last_seat)

    def dump(self, value: Any, s: Any) -> Any:
        return {"owner": value[0], "cards": CARDS_IN_ORDER.dump(value[1], s)}

    def read(self, data: Any, where: str, s: Any) -> Any:
        require_keys(data, ("owner", "cards"), where)
        return self.owner.read(data["owner"], f"{where}.owner", s), read_cards(data, where, s)


class KnownCards(Kind):
    """Cards that a seat knows of, and how many of them lie in each place: hands of the seats, then packets of the draft."""

    def __init__(self) -> None:
        super().__init__("tuple[tuple[int, ...], tuple[int, ...]]", plural="groups")
        self.counts = TupleOf(Number(0, len(CARD_NAMES)), length=lambda s: 2 * s.seats)

    def dump(self, value: Any, s: Any) -> Any:
        return {"cards": CARDS_IN_ORDER.dump(value[0], s), "counts": list(value[1])}

    def read(self, data: Any, where: str, s: Any) -> Any:
        require_keys(data, ("cards", "counts"), where)
        return read_cards(data, where, s), self.counts.read(data["counts"], f"{where}.counts", s)


class Hints(Kind):
    """ "At least so many cards of this hand match": {"cake": 2}, as pairs of what is matched and the number."""

    def __init__(self) -> None:
        super().__init__("tuple[tuple[int, int], ...]", "tuple[tuple[str, int], ...]", plural="objects")
        self.counts = Counts(HINTS, len(CARD_NAMES))

    def start(self, s: Any) -> Any:
        return ()

    def dump(self, value: Any, s: Any) -> Any:
        return dict(self.show(value, s))

    def read(self, data: Any, where: str, s: Any) -> Any:
        return tuple([(kind, n) for kind, n in enumerate(self.counts.read(data, where, s)) if n])

    def show(self, value: Any, s: Any) -> Any:
        return tuple([(HINTS[kind], n) for kind, n in value])


def cards() -> TupleOf:
    """Cards in the order in which they came."""
    return TupleOf(Name(CARD_NAMES), most=len(CARD_NAMES))


#: Cards in the order of the deck file: stored data may have a hand in any order, but no other set of cards.
HAND: Final = Sorted(Name(CARD_NAMES), most=len(CARD_NAMES))
CARDS_IN_ORDER: Final = Sorted(Name(CARD_NAMES), most=len(CARD_NAMES), in_order=True)


def read_cards(data: Any, where: str, s: Any) -> tuple[int, ...]:
    """The cards of a layer or a group: at least one."""
    found: tuple[int, ...] = CARDS_IN_ORDER.read(data["cards"], f"{where}.cards", s)
    if not found:
        raise refuse(f"{where}.cards", data["cards"], "at least one card")
    return found


def last_seat(s: Any) -> int:
    """The number of the last seat."""
    return int(s.seats) - 1


def help_cells(s: Any) -> int:
    """The number of cells of the help board."""
    return HELP_BOARDS[s.seats].cells


def act_names(s: Any) -> tuple[str, ...]:
    """The free actions of the characters. The rules make them out of the data files, later than fields are declared."""
    from .rules.catalogue import TREES

    return tuple([str(act.move.args[0]) for act in TREES.acts if act.move is not None])


def new_player(start: dict[str, Any]) -> Any:
    """§SL-4.2.6 A player before a character is chosen. The class is derived from what is generated from this module."""
    from .player import Player

    return Player(None, start)


# ---------------------------------------------------------------- the fields

PLAYER: Final = Record(
    "Player",
    Field("character", Name(CHARACTER_NAMES, empty=True), view="character"),
    Field("side", Name(BOARD_SIDES, empty=True), view="side"),
    Field("help", Cell(0, MOST_CELLS), view="help"),
    Field("have", Resources(), view="have"),
    Field("makes", Levels(PRODUCTS, MOST), view="makes"),
    Field("hand", HAND),
    Field("played", cards(), view="played"),
    Field("columns", TupleOf(cards(), length=len(INDUSTRIES)), view="columns"),
    Field("token", Sides(PLACE_NAMES, TOKEN_SIDES), stored="tokens", view="tokens"),
    Field("special", Name(SPECIALS, empty=True), view="special"),
    Field("roads", Sorted(Name(EDGE_NAMES), most=len(EDGE_NAMES)), view="roads"),
    Field("on", places(PLACE_NAMES, PIECES), stored="pieces", view="pieces"),
    Field("rabbits", Spots(RABBITS), view="rabbits"),
    Field("areas", Numbers(4)),
    Field("food", Number(0, FOOD_END), view="food"),
    Field("cart", Number(0, INDUSTRY_END), view="cart"),
    Field("locomotive", Number(-1, INDUSTRY_END), lambda s: -1, view="locomotive"),
    Field("prosper", Levels(TRACK_NAMES, max(TRACK_LENGTH)), view="prosper"),
    Field("skills", Bits(SKILL_NAMES), view="skills"),
    Field("down", Bits(SKILL_NAMES), view="down"),
    Field("acts", Bits(act_names)),
    Field("wonder", Number(0, MOST), view="wonder"),
    Field("discount", Number(0, MOST), view="discount"),
    Field("markers", Number(0, MOST), view="markers"),
    Field("milestones", Numbers(MILESTONES), view="milestones"),
    Field("round_ip", Number(0, MOST), view="round_ip"),
    Field("fresh", Spots(len(PLACE_NAMES)), view="fresh"),
    Field("found", HAND),
    # What follows from the others; `recount` and `refresh` work it out.
    Field("domain", Plain("int"), lambda s: 0),
    Field("sweets", Plain("tuple[int, ...]"), lambda s: (0,) * len(SWEETS)),
    Field("placed", Derived(Levels(PIECES)), view="placed"),
    Field("tally", Plain("list[int]", "{}.copy()"), lambda s: [0] * (BORDER_TOKENS + 1)),
    Field("city", Plain("tuple[int, ...]"), lambda s: (0, 0, 0, 0)),
    Field("ports", Plain("int"), lambda s: 0, view="ports"),
    Field("cells", Plain("tuple[int, ...]"), lambda s: ()),
    Field("edges", Plain("tuple[int, ...]"), lambda s: ()),
    Field("sites", Plain("tuple[int, ...]"), lambda s: ()),
    Field(
        "abilities",
        Plain("Abilities", imports=("from igroteka.core.abilities import Abilities",)),
        lambda s: NO_ABILITIES,
    ),
    Field(
        "prices",
        Plain("list[Bundle]", imports=("from igroteka.core.bundle import Bundle",)),
        lambda s: [],
    ),
)

FIELDS: Final = Fields(
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
    Field("offer", Bits(SKILL_NAMES, in_order=True), view="offer"),
    Field("milestones", Offer(), view="milestones"),
    Field("scoring", TupleOf(Name(SCORING_NAMES), most=SCORING_DRAWN, once=True), view="scoring"),
    Field("help", TupleOf(TupleOf(Name(HELP_NAMES), most=2), most=help_cells), view="help"),
    Field("mio", Cell(0, lambda s: help_cells(s) if s.seats == 1 else 0), view="mio"),
    Field(
        "solo",
        TupleOf(Sorted(Name(SOLO_NAMES), most=len(SOLO_NAMES), in_order=True), length=len(SOLO_DECKS)),
        lambda s: SOLO_DECKS,
    ),
    Field("taken", Flags(TRACK_NAMES, in_order=True), view="taken"),
    Field("specials", Bits(SPECIALS, in_order=True), view="specials"),
    Field("under", TupleOf(Layer())),
    Field("discard", ListOf(Name(CARD_NAMES), most=len(CARD_NAMES)), view="discard"),
    Field("known", TupleOf(TupleOf(KnownCards()), length=lambda s: s.seats)),
    Field("hints", TupleOf(Hints(), length=lambda s: s.seats)),
    Field("packets", TupleOf(CARDS_IN_ORDER, length=lambda s: s.seats)),
    Field("players", per_seat(RecordOf(PLAYER, "Player", new_player, ("from .player import Player",)))),
    # What follows from the others: cards that lie nowhere else, tokens that nobody owns, milestones that somebody owns.
    Field("deck", Plain("list[int]", "{}.copy()"), lambda s: list(range(len(CARD_NAMES)))),
    Field(
        "stacks",
        Derived(Levels(SKILL_NAMES[:PLAIN_SKILLS])),
        lambda s: [SKILL_COPIES] * PLAIN_SKILLS,
        view="stacks",
    ),
    Field("claimed", Plain("int"), lambda s: 0, view="claimed"),
)
