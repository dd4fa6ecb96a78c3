"""The fields of a position of Age of Innovation.

A party is a seat, or the Automa (the number after the last seat). Lists named in the singular are by party. `empty`, `ground`,
`homes`, `link`, `near`, `reach` and `able` follow from the rest; they are kept because every question needs them.
"""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

from igroteka.core.abilities import Abilities, AbleState
from igroteka.core.converted import Converted, bits, flags, rows
from igroteka.core.fields import Field, Fields
from igroteka.core.kinds import Derived, Kind, ListOf, Name, Number, Owner, Plain, Position, refuse
from igroteka.core.named_kinds import ByName, Counts, places
from igroteka.core.text import phrase

from .components.automa import CARD_NAMES
from .components.maps import HEXES, LAND, SIDES, SITES, SIZE, TERRAIN
from .components.names import (
    BONUSES,
    BOOK_ACTIONS,
    BOOK_SPACES,
    BRIDGES,
    BUILDINGS,
    CELLS,
    CITY_COPIES,
    CITY_TILES,
    COMPETENCIES,
    COMPETENCY_CELLS,
    COMPETENCY_COPIES,
    DISCIPLINES,
    DISPLAY,
    FACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    INNOVATIONS_EACH,
    MOST_LEVEL,
    MOST_SEATS,
    PALACES,
    PIECES,
    POWER_ACTIONS,
    RIVER,
    ROUND_TILES,
    ROUNDS,
    SCHOLARS,
    TERRAINS,
    TERRITORY,
    Names,
)

NOBODY: Final = -1
NONE: Final = -1
#: Who has a scholar on the science board in a game of two without being a player.
UNOWNED: Final = 9
#: The number of units in a purse; the last are the victory points.
PURSE: Final = 10

PHASES: Final[Names] = ("setup", "income", "actions", "science", "end")

#: Where victory points come from.
ITEMS: Final[Names] = (
    *("start", "rounds", "bonuses", "palaces", "innovations", "competencies", "cities", "factions"),
    *("tracks", "disciplines", "book_actions", "offers", "automa", "area", "science", "resources"),
)
WIDTH: Final = len(ITEMS)
START_VP: Final = 20
POWER_TOKENS: Final = 12
MOST: Final = 100_000

SHARED_ACTIONS: Final[Names] = (*[f"power-{a}" for a in POWER_ACTIONS], *[f"books-{a}" for a in BOOK_ACTIONS])


def side_of(seats: int, options: dict[str, str]) -> int:
    """§AI-4.2.1 The side of the board."""
    if seats == 3:
        return 1 if options["side"] == "1-3" else 0
    return 1 if seats < 3 else 0


def grounds(terrain: list[int]) -> list[int]:
    """The land of each terrain, as sets of hexes."""
    land = [0] * len(TERRAINS)
    for i, kind in enumerate(terrain):
        if kind < len(TERRAINS):
            land[kind] |= 1 << i
    return land


#: The land of each terrain on both sides of the board.
GROUND: Final = [grounds(terrain) for terrain in TERRAIN]


class Started(Position, Protocol):
    """What other fields depend on."""

    parties: int
    side: int


P = TypeVar("P", bound=Started, contravariant=True)
T = TypeVar("T")


def changed_terrain(terrain: list[int], s: Started) -> list[int]:
    """The terrain of the hexes where it is not as printed."""
    return [t if t != printed else NONE for t, printed in zip(terrain, TERRAIN[s.side], strict=True)]


def whole_terrain(changed: list[int], s: Started) -> list[int]:
    """The terrain of all hexes."""
    for h, (t, printed) in enumerate(zip(changed, TERRAIN[s.side], strict=True)):
        if t != NONE and (printed >= RIVER or t == printed):
            raise refuse(f"terraformed.{HEXES[h]}", TERRAINS[t], phrase("other land"))
    return [t if t != NONE else printed for t, printed in zip(changed, TERRAIN[s.side], strict=True)]


def terrain_names(terrain: list[int], s: Started) -> tuple[str, ...]:
    """The terrain of all hexes by name."""
    return tuple([TERRAINS[t] if t < RIVER else "river" if t == RIVER else "" for t in terrain])


#: The terrain of each hex; stored are those that are not as printed.
TERRAFORMED: Final[Kind[Started, list[int]]] = Converted(
    places(HEXES, TERRAINS),
    changed_terrain,
    whole_terrain,
    "list[int]",
    show=terrain_names,
)


def parties(s: Started) -> int:
    """How many parties there are."""
    return s.parties


def last_party(s: Started) -> int:
    """The number of the last party."""
    return s.parties - 1


def per_party(item: Kind[P, T]) -> ListOf[P, T]:
    """One value for each party."""
    return ListOf(item, length=parties)


def one_each(names: Names) -> ListOf[Started, int]:
    """A name for each party, or none yet; nobody has the same as another."""
    return ListOf(Name(names, empty=True), length=parties, once=True)


def spaces_for(names: Names, length: int) -> ListOf[Position, int]:
    """Spaces with a name each, or empty; each name once."""
    return ListOf(Name(names, empty=True), length=length, once=True)


NUMBERS: Final[Plain[Position]] = Plain("list[int]")

FIELDS: Final = Fields[Started](
    "age_of_innovation",
    # The table.
    Field("parties", Derived(Number()), lambda s: s.seats + (s.seats == 1), view="parties"),
    Field("side", Derived(Name(SIDES)), lambda s: side_of(s.seats, s.options), view="side"),
    Field("round", Number(0, ROUNDS), view="round"),
    Field("phase", Name(PHASES), view="phase"),
    Field("order", ListOf(Number(0, last_party)), lambda s: list(range(s.parties)), view="order"),
    Field("passed", ListOf(Number(0, last_party)), view="passed"),
    Field("rounds", spaces_for(ROUND_TILES, ROUNDS), stored="round_tiles", view="round_tiles"),
    Field("final", Name(FINAL_TILES, empty=True), stored="final_tile", view="final_tile"),
    Field("book_actions", spaces_for(BOOK_ACTIONS, BOOK_SPACES), view="book_actions"),
    Field(
        "cells",
        spaces_for(COMPETENCIES, COMPETENCY_CELLS),
        stored="competency_cells",
        view="competency_cells",
    ),
    Field(
        "shelf",
        ListOf(Name(INNOVATIONS, empty=True), length=lambda s: len(CELLS[s.seats]), once=True),
        stored="innovation_cells",
        view="innovation_cells",
    ),
    Field("palaces", flags(PALACES), view="palaces"),
    Field("cards", flags(TERRAINS)),
    Field("set_faction", spaces_for(FACTIONS, 2 * len(TERRAINS)), stored="set_factions"),
    Field("set_bonus", spaces_for(BONUSES, len(TERRAINS)), stored="set_bonuses"),
    Field("factions", flags(FACTIONS), stored="factions_offered"),
    Field("display", ListOf(Name(BONUSES), most=MOST_SEATS + DISPLAY, once=True), view="display"),
    Field("coins_on", Counts(BONUSES, MOST), view="coins_on"),
    Field("crossed", bits(Name(SHARED_ACTIONS)), view="crossed"),
    Field("territory", Number(0, TERRITORY[-1]), view="territory"),
    Field("unowned", ListOf(Number(0, MOST_LEVEL), length=len(DISCIPLINES)), view="unowned"),
    Field("spaces", ListOf(Number(NOBODY, UNOWNED), length=16), lambda s: [NOBODY] * 16, view="spaces"),
    # The map.
    Field("terrain", TERRAFORMED, stored="terraformed", view="terrain"),
    Field("building", places(HEXES, BUILDINGS), view="building"),
    Field("owner", ByName(HEXES, Owner(parties), NOBODY), view="owner"),
    Field("neutral", bits(Name(HEXES)), view="neutral"),
    Field("annexed", bits(Name(HEXES)), view="annexed"),
    Field("member", bits(Name(HEXES)), view="member"),
    Field("bridge", ByName(SITES, Owner(parties), NOBODY), stored="bridges"),
    Field("river_cities", bits(Name(HEXES)), view="river_cities"),
    # The parties.
    Field(
        "purse",
        per_party(ListOf(Number(0, MOST), length=PURSE)),
        lambda s: [[0] * (PURSE - 1) + [START_VP] for _ in range(s.parties)],
    ),
    Field("bowl_1", per_party(Number(0, POWER_TOKENS + 2))),
    Field("bowl_2", per_party(Number(0, POWER_TOKENS + 2))),
    Field("burnt", per_party(Number(0, POWER_TOKENS + 2))),
    Field(
        "points",
        rows(ListOf(Number(-MOST, MOST), length=WIDTH), parties, WIDTH),
        lambda s: ([START_VP] + [0] * (WIDTH - 1)) * s.parties,
    ),
    Field("level", rows(ListOf(Number(0, MOST_LEVEL), length=4), parties, 4)),
    Field("keys", per_party(Number(0, 21))),
    Field("shipping", per_party(Number(0, 3))),
    Field("terraforming", per_party(Number(0, 2))),
    Field("native", one_each(TERRAINS)),
    Field("faction", one_each(FACTIONS)),
    Field("palace", one_each(PALACES)),
    Field("drafted", one_each(PALACES)),
    Field("bonus", one_each(BONUSES)),
    Field("competencies", per_party(bits(Name(COMPETENCIES)))),
    Field("innovations", per_party(bits(Name(INNOVATIONS), INNOVATIONS_EACH))),
    Field("city_tiles", rows(Counts(CITY_TILES, CITY_COPIES), parties, len(CITY_TILES))),
    Field("used", per_party(Number(0, 1 << 60))),
    # The Automa.
    Field("deck", flags(CARD_NAMES)),
    Field("top", Name(CARD_NAMES, empty=True), view="action"),
    Field("discard", ListOf(Name(CARD_NAMES), most=len(CARD_NAMES)), view="discard"),
    Field("marked", bits(Name(HEXES)), view="marked"),
    # What follows from the rest: what is left in the supplies, and what every question needs.
    Field("stock", Derived(ListOf(Number())), lambda s: [COMPETENCY_COPIES] * COMPETENCY_CELLS, view="stock"),
    Field(
        "city_left", Derived(ListOf(Number())), lambda s: [CITY_COPIES] * len(CITY_TILES), view="city_left"
    ),
    Field("left", NUMBERS, lambda s: list(PIECES) * s.parties),
    Field("supply", NUMBERS, lambda s: [SCHOLARS] * s.parties),
    Field("spans", NUMBERS, lambda s: [BRIDGES] * s.parties),
    Field("empty", Plain("int"), lambda s: LAND[s.side]),
    Field("ground", NUMBERS, lambda s: GROUND[s.side].copy()),
    Field("homes", Plain("list[list[int]]"), lambda s: [[] for _ in range(s.parties)]),
    Field("link", NUMBERS, lambda s: [0] * SIZE),
    Field("near", NUMBERS, lambda s: [0] * s.parties),
    Field("reach", NUMBERS, lambda s: [0] * s.parties),
    Field(
        "able",
        Plain("list[Abilities]", imports=("from igroteka.core.abilities import Abilities",)),
        lambda s: [Abilities()] * s.parties,
    ),
    base=AbleState,
)
