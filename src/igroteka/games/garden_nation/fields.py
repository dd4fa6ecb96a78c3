"""The fields of a position of Garden Nation.

Zones are numbered by slot and place, so that neighbours never change. `kind` is the type of each zone now: a bramble has none
until its first building. The deck of projects and the pool of secrets have no order: a card gets its identity when it is
drawn. Supplies, deck and pool are not stored: they are what lies nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.core.converted import Converted, rows, zero_or_one
from igroteka.core.errors import FAILURE, BadData, bad_data, complaint
from igroteka.core.fields import Field, Fields, Public
from igroteka.core.kinds import (
    MOST,
    Kind,
    ListOf,
    Name,
    Number,
    Owner,
    Plain,
    Position,
    Sorted,
    per_seat,
    refuse,
    seat_number,
)
from igroteka.core.named_kinds import ByName, Counts, places
from igroteka.core.text import phrase

from .components.board import BRAMBLE, KINDS, NUMBERS, SIZE, TOKENS_PER_KIND, TURNS, ZONE_NAMES
from .components.layout import EMPTY_LAYOUT, OFF_BOARD, Layout
from .components.players import FLOORS, OTHER_POPULATION, PLOY_TOKENS, PLOYS, ROOFS, TRACK
from .components.projects import OPEN_PLACES, PROJECT_NAMES
from .components.secrets import COPIES, DEALT, KEPT, SECRET_NAMES

if TYPE_CHECKING:
    from ._position import GardenNationPosition

NOBODY: Final = -1
#: Where a project card is, if nobody has claimed it.
IN_DECK: Final = -2
IN_OPEN: Final = -1

#: What a zone is, with the bramble that has no type yet.
ZONE_KINDS: Final = (*KINDS, "bramble")

#: Where points come from.
ITEMS: Final = ("projects", "objective_1", "objective_2", "population")


_LAYOUT: Final = "from .components.layout import Layout"

# ---------------------------------------------------------------- the layout


def lay_out(numbers: list[int], turns: list[int]) -> Layout:
    """The layout with these territories by slot; 0 for none."""
    return EMPTY_LAYOUT.with_territories(
        [(slot, numbers[slot] - 1, turns[slot]) for slot in range(SIZE) if numbers[slot]]
    )


def numbers_laid(layout: Layout, s: Position) -> list[int]:
    """The number of the territory in each slot; 0 where none lies yet."""
    return [territory + 1 for territory in layout.territory]


def lay_territories(numbers: list[int], s: Position) -> Layout:
    """The layout with these territories, before they are turned."""
    laid = [number for number in numbers if number]
    if len(set(laid)) != len(laid):
        raise refuse("territories", numbers, phrase("each of {low} to {high} once", low=1, high=len(NUMBERS)))
    return lay_out(numbers, [0] * SIZE)


def turn_territories(turns: list[int], s: GardenNationPosition) -> Layout:
    """The layout with its territories turned."""
    for slot in range(SIZE):
        if turns[slot] and s.layout.territory[slot] == OFF_BOARD:
            raise refuse(f"turns[{slot}]", turns[slot], phrase("0 where no territory lies"))
    return lay_out(numbers_laid(s.layout, s), turns)


#: The layout is stored in two parts: the number of the territory in each slot, 0 for none, and how each is turned.
TERRITORIES: Final[Kind[GardenNationPosition, Layout]] = Converted(
    ListOf(Number(0, len(NUMBERS)), length=SIZE), numbers_laid, lay_territories, "Layout", imports=(_LAYOUT,)
)
TURNED: Final[Kind[GardenNationPosition, Layout]] = Converted(
    ListOf(Number(0, TURNS - 1), length=SIZE), lambda layout, s: layout.turns, turn_territories, "Layout"
)


def crane_slot(number: int, s: GardenNationPosition) -> int:
    """The slot of the Torticrane, told by the number of its territory; 0 while it is not on the board."""
    return complete_layout(s).slot[number - 1] if number else OFF_BOARD


def complete_layout(s: GardenNationPosition) -> Layout:
    """The layout, if all territories lie there: before that nothing is on the board."""
    if not s.layout.complete():
        found = phrase("some are missing")
        allowed = phrase("nothing on the board before all lie there")
        raise BadData(complaint("territories", found, allowed, FAILURE))
    return s.layout


# ---------------------------------------------------------------- zones


def by_zone(item: Kind[GardenNationPosition, int], blank: int) -> Kind[GardenNationPosition, list[int]]:
    """A value for each zone, stored by the name of the zone without those that are blank."""
    return Converted(
        ByName(ZONE_NAMES, item, blank),
        lambda value, s: s.layout.by_name(value, blank),
        lambda named, s: by_place(named, blank, s),
        "list[int]",
        show=lambda value, s: item.show_all(value, s),
    )


def by_place(named: list[int], blank: int, s: GardenNationPosition) -> list[int]:
    """Values by slot and place from those by name."""
    return complete_layout(s).by_place(named) if any(x != blank for x in named) else named


def bramble_tokens(kinds: list[int], s: GardenNationPosition) -> list[int]:
    """The bramble tokens by name of their zones; all else is printed on the territories."""
    laid = [kind if kind != printed else NOBODY for kind, printed in zip(kinds, s.layout.kind, strict=True)]
    return s.layout.by_name(laid, NOBODY)


def kinds_of_zones(tokens: list[int], s: GardenNationPosition) -> list[int]:
    """The kinds of zones, from the bramble tokens on them."""
    laid, printed = by_place(tokens, NOBODY, s), s.layout.kind
    for zone, kind in enumerate(laid):
        if kind not in (NOBODY, printed[zone]) and printed[zone] != BRAMBLE:
            name = ZONE_NAMES[s.layout.name(zone)]
            raise refuse(f"brambles.{name}", KINDS[kind], phrase("only bramble zones"))
    return [printed[zone] if kind == NOBODY else kind for zone, kind in enumerate(laid)]


#: What each zone is now; stored are the bramble tokens.
BRAMBLES: Final[Kind[GardenNationPosition, list[int]]] = Converted(
    places(ZONE_NAMES, KINDS),
    bramble_tokens,
    kinds_of_zones,
    "list[int]",
    show=lambda kinds, s: tuple([ZONE_KINDS[kind] for kind in kinds]),
)


def brambles_left(s: GardenNationPosition) -> list[int]:
    """The bramble tokens of each kind that are not on the board."""
    laid = [kind for kind, printed in zip(s.kind, s.layout.kind, strict=True) if kind != printed]
    return [TOKENS_PER_KIND - laid.count(kind) for kind in range(len(KINDS))]


def floors_left(s: GardenNationPosition) -> list[int]:
    """The floors of each seat that are not on the board."""
    built = [0] * s.seats
    for owner, floors in zip(s.owner, s.floors, strict=True):
        if owner != NOBODY:
            built[owner] += floors
    return [FLOORS[s.seats] - n for n in built]


# ---------------------------------------------------------------- cards


def claims(project: list[int], s: GardenNationPosition) -> list[list[int]]:
    """The project cards that each seat has claimed."""
    return [[card for card, at in enumerate(project) if at == seat] for seat in range(s.seats)]


def places_of_projects(claimed: list[list[int]], s: GardenNationPosition) -> list[int]:
    """Where each project card is: claimed by a seat, in an open place, in the deck."""
    project = [IN_DECK] * len(PROJECT_NAMES)
    lies = [(card, IN_OPEN) for card in s.open if card >= 0]
    lies += [(card, seat) for seat, cards in enumerate(claimed) for card in cards]
    for card, place in lies:
        if project[card] != IN_DECK:
            raise bad_data(
                "claimed, open", phrase("{name} twice", name=PROJECT_NAMES[card]), phrase("every card once")
            )
        project[card] = place
    return project


#: Where each project card is; stored are the cards that each seat has claimed.
CLAIMED: Final[Kind[GardenNationPosition, list[int]]] = Converted(
    per_seat(ListOf(Name(PROJECT_NAMES), most=len(PROJECT_NAMES))), claims, places_of_projects, "list[int]"
)


def secrets(most: int) -> Kind[Position, list[tuple[int, ...]]]:
    """Secret objectives of each seat, in their order."""
    return per_seat(Sorted(Name(SECRET_NAMES), most=most, once=False))


def secrets_left(s: GardenNationPosition) -> list[int]:
    """The secret objectives that no seat holds."""
    held = [card for cards in (*s.hand, *s.kept, *s.rejected) for card in cards]
    return [copies - held.count(card) for card, copies in enumerate(COPIES)]


FIELDS: Final[Fields[GardenNationPosition]] = Fields(
    "garden_nation",
    Public("first", seat_number()),
    Public("layout", TERRITORIES, stored="territories"),
    Public("layout", TURNED, stored="turns"),
    Public("kind", BRAMBLES, stored="brambles", view="kinds"),
    Public("owner", by_zone(Owner(), NOBODY), view="owners"),
    Public("floors", by_zone(Number(0, lambda s: FLOORS[s.seats]), 0)),
    Field("roof", by_zone(Number(0, 1), 0), stored="roofs"),
    Public("crane", Converted(Number(0, len(NUMBERS)), lambda slot, s: s.layout.number(slot), crane_slot)),
    Public("round", Number()),
    Public("last", zero_or_one(), view="last_round"),
    Field("population", per_seat(Number(1)), lambda s: [OTHER_POPULATION] * s.seats),
    Field("ploys", rows(Counts(PLOYS, PLOY_TOKENS))),
    Field("space", per_seat(Number(0, lambda s: len(TRACK[s.seats]) - 1))),
    Field("points", rows(ListOf(Number(-MOST, MOST), length=len(ITEMS)))),
    Public("open", ListOf(Name(PROJECT_NAMES, empty=True), length=OPEN_PLACES)),
    Field("project", CLAIMED, lambda s: [IN_DECK] * len(PROJECT_NAMES), stored="claimed"),
    Field("hand", secrets(DEALT)),
    Field("kept", secrets(KEPT)),
    Field("rejected", secrets(DEALT - KEPT)),
    # What is left in the supplies, and the secrets that nobody holds.
    Public("roofs", Number(), lambda s: ROOFS, follows=lambda s: ROOFS - sum(s.roof)),
    Public("brambles", ListOf(Number()), lambda s: [TOKENS_PER_KIND] * len(KINDS), follows=brambles_left),
    Field("supply", per_seat(Number()), lambda s: [FLOORS[s.seats]] * s.seats, follows=floors_left),
    Field("pool", Plain("list[int]"), lambda s: list(COPIES), follows=secrets_left),
)
