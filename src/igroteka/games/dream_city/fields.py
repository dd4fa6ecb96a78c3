"""The fields of a position of Dream City.

Stacks are heights over one common pool: nobody knows what lies in which, so a tile gets its identity when it is turned over.
`box` counts the left-over buildings which nobody saw; they stay in the pool too. A hand is split into tiles that everybody
saw being taken (`open`) and tiles that only the owner knows (`hidden`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from igroteka.core.fields import Field, Fields, Public
from igroteka.core.kinds import ListOf, Name, Number, Plain, Position, per_seat, seat_number
from igroteka.core.named_kinds import ByName, Counts, places

from .components.boards import CELLS, SIDES, SYMBOLS
from .components.setups import HAND, MODES, OPPONENTS, SOLO, TAKE_SCORINGS, TRAINING
from .components.tiles import COPIES, ITEM_NAMES, KINDS, TILE_NAMES, TOKENS_PER_KIND

if TYPE_CHECKING:
    from ._position import DreamCityPosition

#: Where points come from: laying each kind, doubling, rescoring during the game, the kept tile.
ITEMS: Final = (*KINDS, "double", "rescoring", "final")
#: Where the solo opponent's points come from.
RIVAL_ITEMS: Final = ("taken", "laps", "rescoring", "final")
MOST_POINTS: Final = 100_000


def flowers(s: DreamCityPosition) -> int:
    """§DC-4.2.11, §DC-4.11.2 Flower tokens of a seat before the first turn: none in the training game."""
    return 0 if s.mode == TRAINING else 1


def board_sides(s: Position) -> list[int]:
    """The side of each seat's board: one letter for all, or one for each."""
    letters = s.options["side"].split()
    return [SIDES.index(letters[i % len(letters)]) for i in range(s.seats)]


def solo_choice(s: DreamCityPosition, option: str, choices: tuple[str, ...]) -> int:
    """What an option of the solo game says, as a number; -1 in other games."""
    return choices.index(s.options[option]) if s.mode == SOLO else -1


FIELDS: Final[Fields[DreamCityPosition]] = Fields(
    "dream_city",
    # What follows from the options; it never changes.
    Field("mode", Plain("int"), lambda s: SOLO if s.seats == 1 else MODES.index(s.options["mode"])),
    Field("sides", Plain("list[int]"), board_sides, shared=True),
    Field("component", Plain("bool"), lambda s: s.options["chain_mode"] == "component"),
    Field("blocks_pair", Plain("bool"), lambda s: s.options.get("flower_rescore_blocks_pair") == "true"),
    Field("take_scoring", Plain("int"), lambda s: solo_choice(s, "solo_take_scoring", TAKE_SCORINGS)),
    Field("opponent", Plain("int"), lambda s: solo_choice(s, "opponent", OPPONENTS)),
    # What is stored.
    Public("first", seat_number()),
    Public("box", Number(0, 65)),
    Field("city", per_seat(places(CELLS, TILE_NAMES))),
    Field("hidden", per_seat(ListOf(Name(TILE_NAMES), most=HAND))),
    Field("open", per_seat(ListOf(Name(TILE_NAMES), most=HAND))),
    Field("points", per_seat(Counts(ITEMS, MOST_POINTS))),
    Field("flower", per_seat(Number(0, flowers)), lambda s: [flowers(s)] * s.seats),
    Field("pool", Counts(ITEM_NAMES, 13), lambda s: [*COPIES, *[0] * len(KINDS)]),
    Public("stacks", ByName(SYMBOLS, Number(0, 13))),
    Public("market", places(SYMBOLS, TILE_NAMES)),
    Public("area", ByName(KINDS, Number(0, TOKENS_PER_KIND))),
    Public("blocked", ByName(KINDS, Number(0, 1))),
    Public("removed", Counts(TILE_NAMES, 13)),
    Field("discarded", Counts(TILE_NAMES, 13)),
    Field("walker", Name(SYMBOLS)),
    Field("collection", Counts(TILE_NAMES, 13)),
    Field("rival", Counts(RIVAL_ITEMS, MOST_POINTS)),
)
