"""The whole position of a game."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.data import Loader, Reader, counted, dump, placed
from igroteka.core.errors import BadData
from igroteka.core.frames import Frame, State

from .components.boards import CELLS, IS_SPRING, SIDES, SYMBOLS
from .components.setups import FULL, HAND, MODES, OPPONENTS, SETUPS, SOLO, TRAINING, Setup
from .components.tiles import (
    COPIES,
    FIRST_TOKEN,
    ITEM_NAMES,
    KIND_OF,
    KINDS,
    TILE_NAMES,
    TOKENS_PER_KIND,
)

#: Where points come from: laying each kind, doubling, rescoring during the game, the kept tile.
ITEMS: Final = (*KINDS, "double", "rescoring", "final")
DOUBLING: Final = 5
RESCORING: Final = 6
FINAL: Final = 7

#: Where the solo opponent's points come from.
RIVAL_ITEMS: Final = ("taken", "laps", "rescoring", "final")
TAKEN: Final = 0
LAPS: Final = 1
RIVAL_RESCORING: Final = 2
RIVAL_FINAL: Final = 3

EMPTY: Final = -1
MOST_POINTS: Final = 100_000


class DreamCityState(State):
    """A position of Dream City.

    Stacks are heights over one common pool: nobody knows what lies in which, so a tile gets its
    identity when it is turned over. `box` counts the left-over buildings which nobody saw; they stay
    in the pool too. A hand is split into tiles that everybody saw being taken (`open`) and tiles that
    only the owner knows (`hidden`).
    """

    def __init__(
        self,
        agenda: list[Frame],
        options: dict[str, str],
        seats: int,
        mode: int,
        sides: list[int],
        component: bool,
        blocks_pair: bool,
        increment: bool,
        opponent: int,
        first: int,
        box: int,
        walker: int,
        city: list[list[int]],
        hidden: list[list[int]],
        open: list[list[int]],
        points: list[list[int]],
        flower: list[int],
        pool: list[int],
        stacks: list[int],
        market: list[int],
        area: list[int],
        blocked: list[int],
        removed: list[int],
        discarded: list[int],
        collection: list[int],
        rival: list[int],
    ) -> None:
        super().__init__(agenda)
        self.options = options
        self.seats = seats
        self.mode = mode
        self.sides = sides
        self.component = component
        self.blocks_pair = blocks_pair
        self.increment = increment
        self.opponent = opponent
        self.first = first
        self.box = box
        self.walker = walker
        self.city = city
        self.hidden = hidden
        self.open = open
        self.points = points
        self.flower = flower
        self.pool = pool
        self.stacks = stacks
        self.market = market
        self.area = area
        self.blocked = blocked
        self.removed = removed
        self.discarded = discarded
        self.collection = collection
        self.rival = rival

    def clone(self) -> DreamCityState:
        """An independent quiet copy; lists that never change after the start are shared."""
        return DreamCityState(
            self.agenda.copy(),
            self.options,
            self.seats,
            self.mode,
            self.sides,
            self.component,
            self.blocks_pair,
            self.increment,
            self.opponent,
            self.first,
            self.box,
            self.walker,
            [c.copy() for c in self.city],
            [h.copy() for h in self.hidden],
            [o.copy() for o in self.open],
            [p.copy() for p in self.points],
            self.flower.copy(),
            self.pool.copy(),
            self.stacks.copy(),
            self.market.copy(),
            self.area.copy(),
            self.blocked.copy(),
            self.removed.copy(),
            self.discarded.copy(),
            self.collection.copy(),
            self.rival.copy(),
        )

    # ------------------------------------------------------------ queries

    def setup(self) -> Setup:
        """The row of the set-up table in force."""
        return SETUPS[self.mode, self.seats]

    def hand(self, seat: int) -> list[int]:
        """All tiles of a hand, those taken openly first."""
        return self.open[seat] + self.hidden[seat]

    def can_build(self, seat: int) -> bool:
        """§DC-4.13.1 Whether a seat has a tile and an empty cell for it."""
        return bool(self.open[seat] or self.hidden[seat]) and EMPTY in self.city[seat]

    def is_spring(self, seat: int, cell: int) -> bool:
        """Whether this cell of the seat's board is a spring cell; in the training game none is."""
        return self.mode != TRAINING and IS_SPRING[self.sides[seat]][cell]

    def finished_stacks(self) -> int:
        """§DC-4.9.1 How many stacks have no face-down tile left."""
        return self.stacks.count(0)

    def ends(self) -> bool:
        """§DC-4.9.2, §DC-4.9.3, §DC-4.9.4 Whether the current round is the last one. Stacks never grow, so this never turns back."""
        if not any(self.stacks) and sum(self.pool) > self.box:
            return False  # the stacks have not been made yet
        return self.finished_stacks() >= self.setup().finished_stacks_to_end

    def total(self, seat: int) -> int:
        """§DC-3.5.1 The points of a seat, without an upper limit."""
        return sum(self.points[seat])

    # ------------------------------------------------------------ storage

    def to_data(self) -> dict[str, Any]:
        """The position as JSON data, by names, so that a person can edit it."""
        return {
            "game": "dream_city",
            "seats": self.seats,
            "options": dict(self.options),
            "first": self.first,
            "box": self.box,
            "city": [placed(CELLS, TILE_NAMES, c) for c in self.city],
            "hidden": [[TILE_NAMES[t] for t in h] for h in self.hidden],
            "open": [[TILE_NAMES[t] for t in o] for o in self.open],
            "points": [counted(ITEMS, p) for p in self.points],
            "flower": self.flower.copy(),
            "pool": counted(ITEM_NAMES, self.pool),
            "stacks": counted(SYMBOLS, self.stacks),
            "market": placed(SYMBOLS, TILE_NAMES, self.market),
            "area": counted(KINDS, self.area),
            "blocked": counted(KINDS, self.blocked),
            "removed": counted(TILE_NAMES, self.removed),
            "discarded": counted(TILE_NAMES, self.discarded),
            "walker": SYMBOLS[self.walker],
            "collection": counted(TILE_NAMES, self.collection),
            "rival": counted(RIVAL_ITEMS, self.rival),
            "agenda": [dump(f) for f in self.agenda],
        }


FIELDS: Final = (
    "game",
    "seats",
    "options",
    "first",
    "box",
    "city",
    "hidden",
    "open",
    "points",
    "flower",
    "pool",
    "stacks",
    "market",
    "area",
    "blocked",
    "removed",
    "discarded",
    "walker",
    "collection",
    "rival",
    "agenda",
)


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> DreamCityState:
    """§DC-4.2.11, §DC-4.11.2 A position before anything has happened, with options already checked."""
    mode = SOLO if seats == 1 else MODES.index(options["mode"])
    sides = options["side"].split()
    full = mode != TRAINING
    return DreamCityState(
        agenda=agenda,
        options=options,
        seats=seats,
        mode=mode,
        sides=[SIDES.index(sides[i % len(sides)]) for i in range(seats)],
        component=options["chain_mode"] == "component",
        blocks_pair=options.get("flower_rescore_blocks_pair") == "true",
        increment=options.get("solo_take_scoring") == "increment",
        opponent=OPPONENTS.index(options["opponent"]) if mode == SOLO else -1,
        first=0,
        box=0,
        walker=0,
        city=[[EMPTY] * len(CELLS) for _ in range(seats)],
        hidden=[[] for _ in range(seats)],
        open=[[] for _ in range(seats)],
        points=[[0] * len(ITEMS) for _ in range(seats)],
        flower=[1 if full else 0] * seats,
        pool=[*COPIES, *[0] * len(KINDS)],
        stacks=[0] * len(SYMBOLS),
        market=[EMPTY] * len(SYMBOLS),
        area=[0] * len(KINDS),
        blocked=[0] * len(KINDS),
        removed=[0] * len(TILE_NAMES),
        discarded=[0] * len(TILE_NAMES),
        collection=[0] * len(TILE_NAMES),
        rival=[0] * len(RIVAL_ITEMS),
    )


def load(data: Any, seats: int, options: dict[str, str], loader: Loader) -> DreamCityState:
    """Read a position; options are already checked. What is inconsistent is refused."""
    r = Reader(data, FIELDS)
    s = blank(seats, options, [])
    s.first = r.number("first", 0, seats - 1)
    s.box = r.number("box", 0, 65)
    s.city = r.boards("city", seats, CELLS, TILE_NAMES)
    s.hidden = r.hands("hidden", seats, TILE_NAMES, HAND)
    s.open = r.hands("open", seats, TILE_NAMES, HAND)
    s.points = r.tallies("points", seats, ITEMS, MOST_POINTS)
    s.flower = r.ints("flower", 0, 0 if s.mode == TRAINING else 1, seats)
    s.pool = r.counts("pool", ITEM_NAMES, 13)
    s.stacks = r.counts("stacks", SYMBOLS, 13)
    s.market = r.places("market", SYMBOLS, TILE_NAMES)
    s.area = r.counts("area", KINDS, TOKENS_PER_KIND)
    s.blocked = r.counts("blocked", KINDS, 1)
    s.removed = r.counts("removed", TILE_NAMES, 13)
    s.discarded = r.counts("discarded", TILE_NAMES, 13)
    s.walker = SYMBOLS.index(r.word("walker", list(SYMBOLS)))
    s.collection = r.counts("collection", TILE_NAMES, 13)
    s.rival = r.counts("rival", RIVAL_ITEMS, MOST_POINTS)
    _check_components(s)
    s.agenda = loader.agenda(data["agenda"])
    return s


def inventory(s: DreamCityState) -> dict[str, int]:
    """Every component that is in the game, wherever it lies: it never changes after the set-up."""
    count = [s.pool[t] + s.removed[t] + s.discarded[t] + s.collection[t] for t in range(len(TILE_NAMES))]
    for zone in (*s.city, *s.hidden, *s.open, s.market):
        for t in zone:
            if t != EMPTY:
                count[t] += 1
    tokens = [s.pool[FIRST_TOKEN + k] + s.area[k] for k in range(len(KINDS))]
    return dict(zip(ITEM_NAMES, count + tokens, strict=True))


def _check_components(s: DreamCityState) -> None:
    found = inventory(s)
    for name, copies in zip(TILE_NAMES, COPIES, strict=True):
        if found[name] != copies:
            raise BadData(
                f"{name}: found {found[name]} tiles in all zones together; allowed: exactly {copies}"
            )
    tokens = {TOKENS_PER_KIND} if s.mode in (FULL, SOLO) else {0}
    if not any(s.stacks) and not any(s.area) and all(m == EMPTY for m in s.market):
        tokens.add(0)  # before the tokens are mixed in
    for name in ITEM_NAMES[FIRST_TOKEN:]:
        if found[name] not in tokens:
            raise BadData(f"{name}: found {found[name]} tokens in pool and area; allowed: {sorted(tokens)}")
    if s.box > sum(s.pool[:FIRST_TOKEN]):
        raise BadData(
            f"box: found {s.box}; allowed: at most the {sum(s.pool[:FIRST_TOKEN])} buildings of the pool"
        )
    if s.mode != SOLO and (any(s.rival) or any(s.collection) or s.walker):
        raise BadData("walker, collection, rival: found some; allowed: none without the solo opponent")
    for seat in range(s.seats):
        if len(s.hand(seat)) > HAND:
            raise BadData(f"hand of seat {seat}: found {len(s.hand(seat))} tiles; allowed: at most {HAND}")


def kind_counts(tiles: list[int]) -> list[int]:
    """How many of each kind, from numbers by tile."""
    count = [0] * len(KINDS)
    for t, n in enumerate(tiles):
        count[KIND_OF[t]] += n
    return count
