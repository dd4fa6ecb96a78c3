"""The whole position of a game."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.data import Loader, Reader, counted, dump
from igroteka.core.errors import BadData
from igroteka.core.frames import Frame, State

from .components.board import (
    BRAMBLE,
    KINDS,
    NUMBERS,
    SIZE,
    TOKENS_PER_KIND,
    TURNS,
    ZONE_NAMES,
    ZONES,
)
from .components.players import FLOORS, OTHER_POPULATION, PLOY_TOKENS, PLOYS, ROOFS, TRACK
from .components.projects import OPEN_PLACES, PROJECT_NAMES
from .components.secrets import COPIES, DEALT, KEPT, SECRET_NAMES
from .rules.layout import EMPTY_LAYOUT, OFF_BOARD, Layout

NOBODY: Final = -1
#: An open place without a card.
NO_CARD: Final = -1
#: An action that no roof transfer ties to a territory.
ANYWHERE: Final = -1

#: Where a project card is, if nobody has claimed it.
IN_DECK: Final = -2
IN_OPEN: Final = -1

#: Where points come from.
ITEMS: Final = ("projects", "objective_1", "objective_2", "population")
PROJECTS: Final = 0
OBJECTIVES: Final = 1
POPULATION: Final = 3

MOST: Final = 1_000_000


class GardenNationState(State):
    """A position of Garden Nation.

    Zones are numbered by slot and place, so that neighbours never change. `kind` is the type of each zone
    now: a bramble has none until its first building. The deck of projects and the pool of secrets have no
    order: a card gets its identity when it is drawn.
    """

    def __init__(
        self,
        agenda: list[Frame],
        options: dict[str, str],
        seats: int,
        first: int,
        layout: Layout,
        crane: int,
        round: int,
        last: bool,
        roofs: int,
        kind: list[int],
        owner: list[int],
        floors: list[int],
        roof: list[int],
        brambles: list[int],
        population: list[int],
        supply: list[int],
        ploys: list[int],
        space: list[int],
        points: list[int],
        project: list[int],
        open: list[int],
        pool: list[int],
        hand: list[tuple[int, ...]],
        kept: list[tuple[int, ...]],
        rejected: list[tuple[int, ...]],
    ) -> None:
        super().__init__(agenda)
        self.options = options
        self.seats = seats
        self.first = first
        self.layout = layout
        self.crane = crane
        self.round = round
        self.last = last
        self.roofs = roofs
        self.kind = kind
        self.owner = owner
        self.floors = floors
        self.roof = roof
        self.brambles = brambles
        self.population = population
        self.supply = supply
        self.ploys = ploys
        self.space = space
        self.points = points
        self.project = project
        self.open = open
        self.pool = pool
        self.hand = hand
        self.kept = kept
        self.rejected = rejected

    def clone(self) -> GardenNationState:
        """An independent quiet copy; the layout is shared."""
        return GardenNationState(
            self.agenda.copy(),
            self.options,
            self.seats,
            self.first,
            self.layout,
            self.crane,
            self.round,
            self.last,
            self.roofs,
            self.kind.copy(),
            self.owner.copy(),
            self.floors.copy(),
            self.roof.copy(),
            self.brambles.copy(),
            self.population.copy(),
            self.supply.copy(),
            self.ploys.copy(),
            self.space.copy(),
            self.points.copy(),
            self.project.copy(),
            self.open.copy(),
            self.pool.copy(),
            self.hand.copy(),
            self.kept.copy(),
            self.rejected.copy(),
        )

    # ------------------------------------------------------------ queries

    def tokens(self, seat: int) -> int:
        """§GN-4.8.2 The ploy tokens that a seat has left; `ploys` counts the used ones by seat and ploy."""
        used = self.ploys
        at = seat * len(PLOYS)
        return PLOY_TOKENS - used[at] - used[at + 1] - used[at + 2]

    def total(self, seat: int) -> int:
        """The points of a seat, without an upper limit."""
        at = seat * len(ITEMS)
        return sum(self.points[at : at + len(ITEMS)])

    def number(self, slot: int) -> int:
        """The number on the territory in a slot."""
        return self.layout.territory[slot] + 1

    # ------------------------------------------------------------ storage

    def to_data(self) -> dict[str, Any]:
        """The position as JSON data, by names, so that a person can edit it.

        Supplies are not stored: they are what is not on the board.
        """
        layout = self.layout
        zones = [layout.zone(i) for i in range(ZONES)] if layout.complete() else []
        seats = range(self.seats)
        return {
            "game": "garden_nation",
            "seats": self.seats,
            "options": dict(self.options),
            "first": self.first,
            "territories": [t + 1 for t in layout.territory],
            "turns": layout.turns.copy(),
            "brambles": {
                ZONE_NAMES[i]: KINDS[self.kind[z]]
                for i, z in enumerate(zones)
                if layout.kind[z] != self.kind[z]
            },
            "owner": {ZONE_NAMES[i]: str(self.owner[z]) for i, z in enumerate(zones) if self.floors[z]},
            "floors": {ZONE_NAMES[i]: self.floors[z] for i, z in enumerate(zones) if self.floors[z]},
            "roofs": {ZONE_NAMES[i]: 1 for i, z in enumerate(zones) if self.roof[z]},
            "crane": self.number(self.crane) if self.crane != OFF_BOARD else 0,
            "round": self.round,
            "last": int(self.last),
            "population": self.population.copy(),
            "ploys": [counted(PLOYS, self.ploys[i * len(PLOYS) : (i + 1) * len(PLOYS)]) for i in seats],
            "space": self.space.copy(),
            "points": [self.points[i * len(ITEMS) : (i + 1) * len(ITEMS)] for i in seats],
            "open": [PROJECT_NAMES[c] if c != NO_CARD else "" for c in self.open],
            "claimed": [[PROJECT_NAMES[c] for c, at in enumerate(self.project) if at == i] for i in seats],
            "hand": [[SECRET_NAMES[c] for c in cards] for cards in self.hand],
            "kept": [[SECRET_NAMES[c] for c in cards] for cards in self.kept],
            "rejected": [[SECRET_NAMES[c] for c in cards] for cards in self.rejected],
            "agenda": [dump(f) for f in self.agenda],
        }


FIELDS: Final = (
    *("game", "seats", "options", "first", "territories", "turns", "brambles", "owner", "floors", "roofs"),
    *("crane", "round", "last", "population", "ploys", "space", "points", "open", "claimed"),
    *("hand", "kept", "rejected", "agenda"),
)


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> GardenNationState:
    """§GN-4.2.4, §GN-4.2.5, §GN-4.2.9 A position before anything has happened, with options already checked."""
    return GardenNationState(
        agenda=agenda,
        options=options,
        seats=seats,
        first=0,
        layout=EMPTY_LAYOUT,
        crane=OFF_BOARD,
        round=0,
        last=False,
        roofs=ROOFS,
        kind=[BRAMBLE] * ZONES,
        owner=[NOBODY] * ZONES,
        floors=[0] * ZONES,
        roof=[0] * ZONES,
        brambles=[TOKENS_PER_KIND] * len(KINDS),
        population=[OTHER_POPULATION] * seats,
        supply=[FLOORS[seats]] * seats,
        ploys=[0] * (seats * len(PLOYS)),
        space=[0] * seats,
        points=[0] * (seats * len(ITEMS)),
        project=[IN_DECK] * len(PROJECT_NAMES),
        open=[NO_CARD] * OPEN_PLACES,
        pool=list(COPIES),
        hand=[()] * seats,
        kept=[()] * seats,
        rejected=[()] * seats,
    )


def load(data: Any, seats: int, options: dict[str, str], loader: Loader) -> GardenNationState:
    """Read a position; options are already checked. What is inconsistent is refused."""
    r = Reader(data, FIELDS)
    s = blank(seats, options, [])
    s.first = r.number("first", 0, seats - 1)
    s.layout = _read_layout(r)
    s.round = r.number("round", 0, MOST)
    s.last = bool(r.number("last", 0, 1))
    s.population = r.ints("population", 1, MOST, seats)
    s.ploys = [n for row in r.tallies("ploys", seats, PLOYS, PLOY_TOKENS) for n in row]
    s.space = r.ints("space", 0, len(TRACK[seats]) - 1, seats)
    s.points = [n for row in r.table("points", seats, -MOST, MOST, len(ITEMS)) for n in row]
    _read_board(r, s)
    _read_cards(r, s)
    for seat in range(seats):
        if s.tokens(seat) < 0:
            raise BadData(
                f"ploys[{seat}]: found {PLOY_TOKENS - s.tokens(seat)}; allowed: {PLOY_TOKENS} in all"
            )
    s.agenda = loader.agenda(data["agenda"])
    for frame in s.agenda:
        _check_frame(frame, s)
    return s


def _read_layout(r: Reader) -> Layout:
    numbers = r.ints("territories", 0, len(NUMBERS), SIZE)
    turns = r.ints("turns", 0, TURNS - 1, SIZE)
    layout = EMPTY_LAYOUT
    for slot in range(SIZE):
        if numbers[slot]:
            if numbers[slot] in numbers[:slot]:
                raise BadData(f"territories: found {numbers}; allowed: each of 1 to {len(NUMBERS)} once")
            layout = layout.with_territory(slot, numbers[slot] - 1, turns[slot])
        elif turns[slot]:
            raise BadData(f"turns[{slot}]: found {turns[slot]}; allowed: 0 where no territory lies")
    return layout


def _read_board(r: Reader, s: GardenNationState) -> None:
    """Buildings, roofs, bramble tokens and the Torticrane; the supplies are what is left."""
    layout = s.layout
    tokens = r.places("brambles", ZONE_NAMES, KINDS)
    owners = r.places("owner", ZONE_NAMES, tuple([str(i) for i in range(s.seats)]))
    floors = r.counts("floors", ZONE_NAMES, FLOORS[s.seats])
    roofs = r.counts("roofs", ZONE_NAMES, 1)
    crane = r.number("crane", 0, len(NUMBERS))
    s.kind = layout.kind.copy()
    if not layout.complete():
        if any(floors) or any(roofs) or crane or max(tokens) >= 0 or max(owners) >= 0:
            raise BadData("territories: some are missing; allowed: nothing on the board before all lie there")
        return
    s.crane = layout.slot[crane - 1] if crane else OFF_BOARD
    for i, name in enumerate(ZONE_NAMES):
        zone = layout.zone(i)
        if (owners[i] == NOBODY) != (floors[i] == 0) or (roofs[i] and not floors[i]):
            raise BadData(
                f"zone {name}: found {floors[i]} floors, owner {owners[i]}, {roofs[i]} roofs; "
                "allowed: an owner with floors, and a roof only on top of them"
            )
        if tokens[i] >= 0:
            if layout.kind[zone] != BRAMBLE:
                raise BadData(f"brambles.{name}: found {KINDS[tokens[i]]!r}; allowed: only bramble zones")
            s.kind[zone] = tokens[i]
            s.brambles[tokens[i]] -= 1
        if floors[i]:
            if s.kind[zone] == BRAMBLE:
                raise BadData(f"zone {name}: found a building; allowed: only with a bramble token")
            s.supply[owners[i]] -= floors[i]
        s.owner[zone] = owners[i]
        s.floors[zone] = floors[i]
        s.roof[zone] = roofs[i]
        s.roofs -= roofs[i]
    for what, left in (("floors", s.supply), ("roofs", [s.roofs]), ("brambles", s.brambles)):
        if min(left) < 0:
            raise BadData(f"{what}: found {-min(left)} more than there are; allowed: what is in the box")


def _read_cards(r: Reader, s: GardenNationState) -> None:
    """Projects and secret objectives; deck and pool are what is left."""
    shown = r.names("open", (*PROJECT_NAMES, ""), OPEN_PLACES)
    if len(shown) != OPEN_PLACES:
        raise BadData(f"open: found {len(shown)} places; allowed: {OPEN_PLACES}, empty ones as ''")
    s.open = [c if c < len(PROJECT_NAMES) else NO_CARD for c in shown]
    at = [(c, IN_OPEN) for c in s.open if c != NO_CARD]
    for seat, cards in enumerate(r.hands("claimed", s.seats, PROJECT_NAMES, len(PROJECT_NAMES))):
        at += [(c, seat) for c in cards]
    for card, where in at:
        if s.project[card] != IN_DECK:
            raise BadData(f"claimed, open: found {PROJECT_NAMES[card]} twice; allowed: every card once")
        s.project[card] = where
    s.hand = _read_secrets(r, s, "hand", DEALT)
    s.kept = _read_secrets(r, s, "kept", KEPT)
    s.rejected = _read_secrets(r, s, "rejected", DEALT - KEPT)
    for seat in range(s.seats):
        kept = s.kept[seat]
        if len(kept) == 1 or len(set(kept)) != len(kept) or (kept and s.hand[seat]):
            raise BadData(f"kept[{seat}]: found {len(kept)}; allowed: two different cards, and then no hand")


def _read_secrets(r: Reader, s: GardenNationState, key: str, most: int) -> list[tuple[int, ...]]:
    found = r.hands(key, s.seats, SECRET_NAMES, most)
    for card in [c for cards in found for c in cards]:
        s.pool[card] -= 1
        if s.pool[card] < 0:
            raise BadData(f"{key}: found {SECRET_NAMES[card]} too often; allowed: {COPIES[card]} in all")
    return [tuple(sorted(cards)) for cards in found]


def _check_frame(frame: Frame, s: GardenNationState) -> None:
    """Numbers of a stored frame that would read as something else if they were too high or too low."""
    bounds = {
        "me": (0, s.seats - 1),
        "left": (1, 2),
        "only": (ANYWHERE, SIZE - 1),
        "slot": (0, SIZE - 1),
        "zone": (0, ZONES - 1),
        "place": (0, OPEN_PLACES - 1),
    }
    for name, (low, high) in bounds.items():
        value = getattr(frame, name, low)
        if not low <= value <= high:
            raise BadData(
                f"agenda, {type(frame).__name__}.{name}: found {value}; allowed: from {low} to {high}"
            )


def inventory(s: GardenNationState) -> dict[str, int]:
    """§GN-2.1 Every component that is in the game, wherever it lies: it never changes after the set-up."""
    found = {f"floors_{i}": s.supply[i] for i in range(s.seats)}
    for zone in range(ZONES):
        if s.owner[zone] != NOBODY:
            found[f"floors_{s.owner[zone]}"] += s.floors[zone]
    found["roofs"] = s.roofs + sum(s.roof)
    for kind in range(len(KINDS)):
        laid = [z for z in range(ZONES) if s.layout.kind[z] == BRAMBLE and s.kind[z] == kind]
        found[f"bramble_{KINDS[kind]}"] = s.brambles[kind] + len(laid)
    shown = len([c for c in s.open if c != NO_CARD])
    found["projects"] = s.project.count(IN_DECK) + shown + len([at for at in s.project if at >= 0])
    held = [c for cards in (*s.hand, *s.kept, *s.rejected) for c in cards]
    for card in range(len(SECRET_NAMES)):
        found[SECRET_NAMES[card]] = s.pool[card] + held.count(card)
    return found
