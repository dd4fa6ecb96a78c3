"""The fields of a position of Garden Nation.

Zones are numbered by slot and place, so that neighbours never change. `kind` is the type of each zone now: a bramble has none
until its first building. The deck of projects and the pool of secrets have no order: a card gets its identity when it is
drawn. Supplies, deck and pool are not stored: they are what lies nowhere else.
"""

from __future__ import annotations

from typing import Final, Protocol

from igroteka.core.errors import BadData
from igroteka.core.fields import Field, Fields
from igroteka.core.json_types import Json
from igroteka.core.kinds import (
    MOST,
    Derived,
    Kind,
    ListOf,
    Name,
    Number,
    Owner,
    Plain,
    Position,
    TupleOf,
    YesNo,
    number_names,
    per_seat,
    refuse,
)
from igroteka.core.named_kinds import Counts, Rows, read_object

from .components.board import BRAMBLE, KINDS, NUMBERS, SIZE, TOKENS_PER_KIND, TURNS, ZONE_NAMES, ZONES
from .components.layout import EMPTY_LAYOUT, OFF_BOARD, Layout
from .components.players import FLOORS, OTHER_POPULATION, PLOY_TOKENS, PLOYS, ROOFS, TRACK
from .components.projects import OPEN_PLACES, PROJECT_NAMES
from .components.secrets import COPIES, DEALT, KEPT, SECRET_NAMES

NOBODY: Final = -1
#: Where a project card is, if nobody has claimed it.
IN_DECK: Final = -2
IN_OPEN: Final = -1

#: What a zone is, with the bramble that has no type yet.
ZONE_KINDS: Final = (*KINDS, "bramble")

ZONE_NUMBER: Final = number_names(ZONE_NAMES)

#: Where points come from.
ITEMS: Final = ("projects", "objective_1", "objective_2", "population")


# ---------------------------------------------------------------- the layout


class Started(Position, Protocol):
    """What other fields depend on."""

    layout: Layout
    open: list[int]


class Territories(Kind[Position, Layout]):
    """Which territory lies in each slot, by its number; 0 where none lies yet."""

    def __init__(self) -> None:
        imports = ("from .components.layout import Layout",)
        super().__init__("Layout", "tuple[int, ...]", imports=imports)
        self.numbers: ListOf[Position, int] = ListOf(Number(0, len(NUMBERS)), length=SIZE)

    def start(self, s: Position) -> Layout:
        return EMPTY_LAYOUT

    def dump(self, value: Layout, s: Position) -> Json:
        return [territory + 1 for territory in value.territory]

    def read(self, data: Json, where: str, s: Position) -> Layout:
        numbers = self.numbers.read(data, where, s)
        laid = [number for number in numbers if number]
        if len(set(laid)) != len(laid):
            raise refuse(where, numbers, f"each of 1 to {len(NUMBERS)} once")
        return lay_out(numbers, [0] * SIZE)

    def show(self, value: Layout, s: Position) -> object:
        return tuple([territory + 1 for territory in value.territory])


class TerritoryTurns(Kind[Started, Layout]):
    """How each territory of the layout is turned."""

    def __init__(self) -> None:
        super().__init__("Layout", "tuple[int, ...]")
        self.turns: ListOf[Position, int] = ListOf(Number(0, TURNS - 1), length=SIZE)

    def dump(self, value: Layout, s: Started) -> Json:
        return value.turns.copy()

    def read(self, data: Json, where: str, s: Started) -> Layout:
        turns = self.turns.read(data, where, s)
        for slot in range(SIZE):
            if turns[slot] and s.layout.territory[slot] == OFF_BOARD:
                raise refuse(f"{where}[{slot}]", turns[slot], "0 where no territory lies")
        return lay_out([territory + 1 for territory in s.layout.territory], turns)

    def show(self, value: Layout, s: Started) -> object:
        return tuple(value.turns)


def lay_out(numbers: list[int], turns: list[int]) -> Layout:
    """The layout with these territories by slot; 0 for none."""
    return EMPTY_LAYOUT.with_territories(
        [(slot, numbers[slot] - 1, turns[slot]) for slot in range(SIZE) if numbers[slot]]
    )


class CraneTerritory(Kind[Started, int]):
    """The slot of the Torticrane, told by the number of its territory; 0 while it is not on the board."""

    def __init__(self) -> None:
        super().__init__("int", "int")
        self.number: Number[Position] = Number(0, len(NUMBERS))

    def start(self, s: Started) -> int:
        return OFF_BOARD

    def dump(self, value: int, s: Started) -> Json:
        return s.layout.territory[value] + 1 if value != OFF_BOARD else 0

    def read(self, data: Json, where: str, s: Started) -> int:
        number = self.number.read(data, where, s)
        if number and not s.layout.complete():
            raise not_laid_out()
        return s.layout.slot[number - 1] if number else OFF_BOARD


def not_laid_out() -> BadData:
    """The error about pieces on a board that is not complete."""
    return BadData("territories: some are missing; allowed: nothing on the board before all lie there")


# ---------------------------------------------------------------- zones


class ByZone(Kind[Started, list[int]]):
    """A value for each zone, stored by the name of the zone without those that are blank."""

    def __init__(self, item: Kind[Started, int], blank: int) -> None:
        super().__init__("list[int]", f"tuple[{item.view}, ...]", "{}.copy()")
        self.item = item
        self.blank = blank

    def start(self, s: Started) -> list[int]:
        return [self.blank] * ZONES

    def blanks(self, s: Started) -> list[int]:
        """What zones hold that are not stored."""
        return [self.blank] * ZONES

    def dump(self, value: list[int], s: Started) -> Json:
        layout, blanks = s.layout, self.blanks(s)
        if value == blanks or not layout.complete():
            return {}
        zones = zip(ZONE_NAMES, layout.by_name(value), layout.by_name(blanks), strict=True)
        filled = {name: x for name, x, blank in zones if x != blank}
        return dict(zip(filled, self.item.dump_all(list(filled.values()), s), strict=True))

    def read(self, data: Json, where: str, s: Started) -> list[int]:
        value = self.blanks(s)
        given = read_object(data, where, ZONE_NUMBER)
        if given and not s.layout.complete():
            raise not_laid_out()
        names = list(given)
        items = self.item.read_all(list(given.values()), lambda i: f"{where}.{names[i]}", s)
        for name, item in zip(names, items, strict=True):
            value[s.layout.zone(ZONE_NUMBER[name])] = item
        return value

    def show(self, value: list[int], s: Started) -> object:
        return self.item.show_all(value, s)


class BrambleTokens(ByZone):
    """The kinds of zones; stored are the bramble tokens, all else is printed on the territories."""

    def __init__(self) -> None:
        super().__init__(Name(KINDS), BRAMBLE)
        self.view = "tuple[str, ...]"

    def blanks(self, s: Started) -> list[int]:
        return list(s.layout.kind)

    def read(self, data: Json, where: str, s: Started) -> list[int]:
        value = super().read(data, where, s)
        for zone, kind in enumerate(value):
            if kind != s.layout.kind[zone] != BRAMBLE:
                name = ZONE_NAMES[s.layout.name(zone)]
                raise refuse(f"{where}.{name}", KINDS[kind], "only bramble zones")
        return value

    def show(self, value: list[int], s: Started) -> object:
        return tuple([ZONE_KINDS[kind] for kind in value])


class LastRound(YesNo[Position]):
    """Whether this is the last round, stored as 0 or 1."""

    def dump(self, value: bool, s: Position) -> Json:
        return int(value)

    def read(self, data: Json, where: str, s: Position) -> bool:
        return bool(Number[Position](0, 1).read(data, where, s))

    def show(self, value: bool, s: Position) -> object:
        return value


# ---------------------------------------------------------------- cards


class Claims(Kind[Started, list[int]]):
    """Where each project card is: claimed by a seat, in an open place, in the deck. Stored are the claims of each seat."""

    def __init__(self) -> None:
        super().__init__("list[int]", "", "{}.copy()")
        self.hands: ListOf[Position, list[int]] = per_seat(
            ListOf(Name(PROJECT_NAMES), most=len(PROJECT_NAMES))
        )

    def start(self, s: Started) -> list[int]:
        return [IN_DECK] * len(PROJECT_NAMES)

    def dump(self, value: list[int], s: Started) -> Json:
        return [[PROJECT_NAMES[c] for c, at in enumerate(value) if at == seat] for seat in range(s.seats)]

    def read(self, data: Json, where: str, s: Started) -> list[int]:
        project = self.start(s)
        lies = [(card, IN_OPEN) for card in s.open if card >= 0]
        lies += [(card, seat) for seat, cards in enumerate(self.hands.read(data, where, s)) for card in cards]
        for card, place in lies:
            if project[card] != IN_DECK:
                raise BadData(f"{where}, open: found {PROJECT_NAMES[card]} twice; allowed: every card once")
            project[card] = place
        return project


class Secrets(TupleOf[Position, int]):
    """Secret objectives of a seat, in their order."""

    def __init__(self, most: int) -> None:
        super().__init__(Name(SECRET_NAMES), most=most)

    def read(self, data: Json, where: str, s: Position) -> tuple[int, ...]:
        return tuple(sorted(super().read(data, where, s)))


FIELDS: Final = Fields[Started](
    "garden_nation",
    Field("first", Number(0, lambda s: s.seats - 1), view="first"),
    Field("layout", Territories(), stored="territories", view="territories"),
    Field("layout", TerritoryTurns(), stored="turns", view="turns"),
    Field("kind", BrambleTokens(), stored="brambles", view="kinds"),
    Field("owner", ByZone(Owner(), NOBODY), view="owners"),
    Field("floors", ByZone(Number(0, lambda s: FLOORS[s.seats]), 0), view="floors"),
    Field("roof", ByZone(Number(0, 1), 0), stored="roofs"),
    Field("crane", CraneTerritory(), view="crane"),
    Field("round", Number(), view="round"),
    Field("last", LastRound(), view="last_round"),
    Field("population", per_seat(Number(1)), lambda s: [OTHER_POPULATION] * s.seats),
    Field("ploys", Rows(Counts(PLOYS, PLOY_TOKENS), lambda s: s.seats, len(PLOYS))),
    Field("space", per_seat(Number(0, lambda s: len(TRACK[s.seats]) - 1))),
    Field("points", Rows(ListOf(Number(-MOST, MOST), length=len(ITEMS)), lambda s: s.seats, len(ITEMS))),
    Field("open", ListOf(Name(PROJECT_NAMES, empty=True), length=OPEN_PLACES), view="open"),
    Field("project", Claims(), stored="claimed"),
    Field("hand", per_seat(Secrets(DEALT))),
    Field("kept", per_seat(Secrets(KEPT))),
    Field("rejected", per_seat(Secrets(DEALT - KEPT))),
    # What is left in the supplies, and the secrets that nobody holds.
    Field("roofs", Derived(Number()), lambda s: ROOFS, view="roofs"),
    Field("brambles", Derived(ListOf(Number())), lambda s: [TOKENS_PER_KIND] * len(KINDS), view="brambles"),
    Field("supply", Derived(per_seat(Number())), lambda s: [FLOORS[s.seats]] * s.seats),
    Field("pool", Plain("list[int]", "{}.copy()"), lambda s: list(COPIES)),
)
