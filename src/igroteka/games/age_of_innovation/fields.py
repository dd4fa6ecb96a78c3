"""The fields of a position of Age of Innovation.

A party is a seat, or the Automa (the number after the last seat). Lists named in the singular are by party. `empty`, `ground`,
`homes`, `link`, `near`, `reach` and `able` follow from the rest; they are kept because every question needs them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from igroteka.core.abilities import Abilities, AbleState
from igroteka.core.converted import Converted, bits, flags, rows
from igroteka.core.fields import Field, Fields, Public
from igroteka.core.kinds import Bound, Kind, ListOf, Name, Number, Owner, Plain, Position, refuse
from igroteka.core.named_kinds import ByName, Counts, places
from igroteka.core.supplies import left_of
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

if TYPE_CHECKING:
    from ._position import AgeOfInnovationPosition

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

P = TypeVar("P", bound="AgeOfInnovationPosition", contravariant=True)
T = TypeVar("T")


def changed_terrain(terrain: list[int], s: AgeOfInnovationPosition) -> list[int]:
    """The terrain of the hexes where it is not as printed."""
    return [t if t != printed else NONE for t, printed in zip(terrain, TERRAIN[s.side], strict=True)]


def whole_terrain(changed: list[int], s: AgeOfInnovationPosition) -> list[int]:
    """The terrain of all hexes."""
    for h, (t, printed) in enumerate(zip(changed, TERRAIN[s.side], strict=True)):
        if t != NONE and (printed >= RIVER or t == printed):
            raise refuse(f"terraformed.{HEXES[h]}", TERRAINS[t], phrase("other land"))
    return [t if t != NONE else printed for t, printed in zip(changed, TERRAIN[s.side], strict=True)]


def terrain_names(terrain: list[int], s: AgeOfInnovationPosition) -> tuple[str, ...]:
    """The terrain of all hexes by name."""
    return tuple([TERRAINS[t] if t < RIVER else "river" if t == RIVER else "" for t in terrain])


#: The terrain of each hex; stored are those that are not as printed.
TERRAFORMED: Final[Kind[AgeOfInnovationPosition, list[int]]] = Converted(
    places(HEXES, TERRAINS),
    changed_terrain,
    whole_terrain,
    "list[int]",
    show=terrain_names,
)


def parties(s: AgeOfInnovationPosition) -> int:
    """How many parties there are."""
    return s.parties


def last_party(s: AgeOfInnovationPosition) -> int:
    """The number of the last party."""
    return s.parties - 1


def per_party(item: Kind[P, T]) -> ListOf[P, T]:
    """One value for each party."""
    return ListOf(item, length=parties)


def spaces_for(names: Names, length: Bound[AgeOfInnovationPosition]) -> ListOf[AgeOfInnovationPosition, int]:
    """Spaces with a name each, or empty; each name once."""
    return ListOf(Name(names, empty=True), length=length, once=True)


def one_each(names: Names) -> ListOf[AgeOfInnovationPosition, int]:
    """A name for each party, or none yet; nobody has the same as another."""
    return spaces_for(names, parties)


# ---------------------------------------------------------------- what follows from the rest


def built(s: AgeOfInnovationPosition) -> int:
    """The hexes with a building, as a set."""
    return sum([1 << h for h, kind in enumerate(s.building) if kind != NONE])


def homes(s: AgeOfInnovationPosition) -> list[list[int]]:
    """The hexes where each party has a building."""
    hexes: list[list[int]] = [[] for _ in range(s.parties)]
    for h, owner in enumerate(s.owner):
        if owner != NOBODY:
            hexes[owner].append(h)
    return hexes


def pieces_left(s: AgeOfInnovationPosition) -> list[int]:
    """The buildings of each party that are not on the map; neutral ones do not come from its board."""
    left = list(PIECES) * s.parties
    for h, me in enumerate(s.owner):
        if me != NOBODY and 0 <= s.building[h] < len(PIECES) and not s.neutral >> h & 1:
            left[len(PIECES) * me + s.building[h]] -= 1
    return left


def bridges_left(s: AgeOfInnovationPosition) -> list[int]:
    """The bridges of each party that are not on the map."""
    left = [BRIDGES] * s.parties
    for owner in s.bridge:
        if owner != NOBODY:
            left[owner] -= 1
    return left


def competencies_left(s: AgeOfInnovationPosition) -> list[int]:
    """The competency tiles that are left in each cell."""
    taken = [sum([owned >> kind & 1 for owned in s.competencies]) if kind != NONE else 0 for kind in s.cells]
    return [COMPETENCY_COPIES - n for n in taken]


NUMBERS: Final[Plain[Position]] = Plain("list[int]")
ABLE: Final[Plain[Position]] = Plain(
    "list[Abilities]", imports=("from igroteka.core.abilities import Abilities",)
)

FIELDS: Final[Fields[AgeOfInnovationPosition]] = Fields(
    "age_of_innovation",
    # The table.
    Public("parties", Number(), follows=lambda s: s.seats + (s.seats == 1)),
    Public("side", Name(SIDES), follows=lambda s: side_of(s.seats, s.options)),
    Public("round", Number(0, ROUNDS)),
    Public("phase", Name(PHASES)),
    Public("order", ListOf(Number(0, last_party)), lambda s: list(range(s.parties))),
    Public("passed", ListOf(Number(0, last_party))),
    Public("rounds", spaces_for(ROUND_TILES, ROUNDS), stored="round_tiles"),
    Public("final", Name(FINAL_TILES, empty=True), stored="final_tile"),
    Public("book_actions", spaces_for(BOOK_ACTIONS, BOOK_SPACES)),
    Public("cells", spaces_for(COMPETENCIES, COMPETENCY_CELLS), stored="competency_cells"),
    Public("shelf", spaces_for(INNOVATIONS, lambda s: len(CELLS[s.seats])), stored="innovation_cells"),
    Public("palaces", flags(PALACES)),
    Field("cards", flags(TERRAINS)),
    Field("set_faction", spaces_for(FACTIONS, 2 * len(TERRAINS)), stored="set_factions"),
    Field("set_bonus", spaces_for(BONUSES, len(TERRAINS)), stored="set_bonuses"),
    Field("factions", flags(FACTIONS), stored="factions_offered"),
    Public("display", ListOf(Name(BONUSES), most=MOST_SEATS + DISPLAY, once=True)),
    Public("coins_on", Counts(BONUSES, MOST)),
    Public("crossed", bits(Name(SHARED_ACTIONS))),
    Public("territory", Number(0, TERRITORY[-1])),
    Public("unowned", ListOf(Number(0, MOST_LEVEL), length=len(DISCIPLINES))),
    Public("spaces", ListOf(Number(NOBODY, UNOWNED), length=16), lambda s: [NOBODY] * 16),
    # The map.
    Public("terrain", TERRAFORMED, stored="terraformed", view="terrain"),
    Public("building", places(HEXES, BUILDINGS)),
    Public("owner", ByName(HEXES, Owner(parties), NOBODY)),
    Public("neutral", bits(Name(HEXES))),
    Public("annexed", bits(Name(HEXES))),
    Public("member", bits(Name(HEXES))),
    Field("bridge", ByName(SITES, Owner(parties), NOBODY), stored="bridges"),
    Public("river_cities", bits(Name(HEXES))),
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
        rows(ListOf(Number(-MOST, MOST), length=WIDTH), parties),
        lambda s: ([START_VP] + [0] * (WIDTH - 1)) * s.parties,
    ),
    Field("level", rows(ListOf(Number(0, MOST_LEVEL), length=4), parties)),
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
    Field("city_tiles", rows(Counts(CITY_TILES, CITY_COPIES), parties)),
    Field("used", per_party(Number(0, 1 << 60))),
    # The Automa.
    Field("deck", flags(CARD_NAMES)),
    Public("top", Name(CARD_NAMES, empty=True), view="action"),
    Public("discard", ListOf(Name(CARD_NAMES), most=len(CARD_NAMES))),
    Public("marked", bits(Name(HEXES))),
    # What follows from the rest: what is left in the supplies, and what every question needs.
    Public(
        "stock", ListOf(Number()), lambda s: [COMPETENCY_COPIES] * COMPETENCY_CELLS, follows=competencies_left
    ),
    Public(
        "city_left",
        ListOf(Number()),
        follows=lambda s: left_of([CITY_COPIES] * len(CITY_TILES), s.city_tiles),
    ),
    Field("left", NUMBERS, lambda s: list(PIECES) * s.parties, follows=pieces_left),
    Field("supply", NUMBERS, lambda s: [SCHOLARS] * s.parties),
    Field("spans", NUMBERS, lambda s: [BRIDGES] * s.parties, follows=bridges_left),
    Field("empty", Plain("int"), lambda s: LAND[s.side], follows=lambda s: LAND[s.side] & ~built(s)),
    Field("ground", NUMBERS, lambda s: GROUND[s.side].copy(), follows=lambda s: grounds(s.terrain)),
    Field("homes", Plain("list[list[int]]"), lambda s: [[] for _ in range(s.parties)], follows=homes),
    Field("link", NUMBERS, lambda s: [0] * SIZE),
    Field("near", NUMBERS, lambda s: [0] * s.parties),
    Field("reach", NUMBERS, lambda s: [0] * s.parties),
    Field("able", ABLE, lambda s: [Abilities()] * s.parties),
    base=AbleState,
)
