"""The whole position of a game."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core import hidden
from igroteka.core.data import counted, dump
from igroteka.core.frames import Frame, State
from igroteka.core.hexes import unpack
from igroteka.core.hidden import Hidden

from .components.goods import COLOURS, GREEN, RESOURCES, SKILLS, SUPPLY, TOKENS, WORKERS, Names
from .components.setups import SETUPS
from .components.tiles import (
    ABILITIES,
    BOATS,
    COUNTERBID,
    FIRST_BOAT,
    FIRST_ORDER,
    SEASONS,
    TILE_NAMES,
    TILES,
)

#: Where a tile is, if no seat owns it: in the box or not yet drawn, or on the table for all (auction, rows).
BOX: Final = -1
TABLE: Final = -2
NOBODY: Final = -1
NO_COLOUR: Final = -1
#: A tile that lies in no village.
NO_CELL: Final = 0
NO_BOAT: Final = -1

C: Final = len(COLOURS)
R: Final = len(RESOURCES)
K: Final = len(SKILLS)

#: Where points come from.
ITEMS: Final[Names] = ("tiles", "turn_order", "boat", "yards", "winter", "gold")
PRINTED_ITEM: Final = 0
ORDER_ITEM: Final = 1
BOAT_ITEM: Final = 2
YARDS_ITEM: Final = 3
WINTER_ITEM: Final = 4
GOLD_ITEM: Final = 5


class KeyflowerState(State):
    """A position of Keyflower. Tables are flat: the entry of tile t and colour c is `table[t * 4 + c]`, and so on.

    By tile: `owner` (a seat, BOX or TABLE), `side`, `cell` and `turn` (where and how it lies), the `colour` of
    the season, `lying` (the colour of a lying bid), `last` (size of the last use), `users` (workers on it) and
    `on` (the same by colour), `bid` by seat, the `best` bid and its `leader`, `goods` by type.
    By seat: `workers`, `skills`, `winter` (hand), `chosen` (put up for auction), `boat_of` (taken this season).
    `seen_workers` and `seen_skills` are what everybody knows about screens, bag and pile.

    Indexes that follow from the rest: `auction` (tiles that can be bid for), `usable` (tiles that can still be
    used this season), `bidding` (tiles with a bid, by seat), `village` and `won` (tiles placed and not placed, by
    seat), `beside` (the neighbour in each direction), `ways` (the neighbour that a resource can go to), `rim` (empty
    cells around a village with the edges that they touch, two bits each) and `power` (who has which summer boat).

    Villages seldom change, so clones share `cell`, `turn`, `beside` and `ways` (`shared` tells): whoever lays a tile calls
    `break_ground` first. The rows of `bidding`, `village`, `won` and `rim` are never changed, only replaced.
    """

    def __init__(
        self,
        agenda: list[Frame],
        options: dict[str, str],
        seats: int,
        season: int,
        first: int,
        passes: int,
        green: int,
        owner: list[int],
        side: list[int],
        cell: list[int],
        turn: list[int],
        colour: list[int],
        lying: list[int],
        last: list[int],
        users: list[int],
        on: list[int],
        bid: list[int],
        best: list[int],
        leader: list[int],
        goods: list[int],
        supply: list[int],
        bag: list[int],
        pile: list[int],
        aside_workers: list[int],
        aside_skills: list[int],
        cargo_workers: list[int],
        cargo_skills: list[int],
        workers: list[int],
        skills: list[int],
        winter: list[tuple[int, ...]],
        chosen: list[tuple[int, ...]],
        boat_of: list[int],
        points: list[int],
        seen_workers: Hidden,
        seen_skills: Hidden,
        auction: list[int],
        usable: list[int],
        bidding: list[list[int]],
        village: list[list[int]],
        won: list[list[int]],
        beside: list[int],
        ways: list[int],
        rim: list[dict[int, int]],
        power: list[int],
    ) -> None:
        super().__init__(agenda)
        self.options = options
        self.seats = seats
        self.season = season
        self.first = first
        self.passes = passes
        self.green = green
        self.owner = owner
        self.side = side
        self.cell = cell
        self.turn = turn
        self.colour = colour
        self.lying = lying
        self.last = last
        self.users = users
        self.on = on
        self.bid = bid
        self.best = best
        self.leader = leader
        self.goods = goods
        self.supply = supply
        self.bag = bag
        self.pile = pile
        self.aside_workers = aside_workers
        self.aside_skills = aside_skills
        self.cargo_workers = cargo_workers
        self.cargo_skills = cargo_skills
        self.workers = workers
        self.skills = skills
        self.winter = winter
        self.chosen = chosen
        self.boat_of = boat_of
        self.points = points
        self.seen_workers = seen_workers
        self.seen_skills = seen_skills
        self.auction = auction
        self.usable = usable
        self.bidding = bidding
        self.village = village
        self.won = won
        self.beside = beside
        self.ways = ways
        self.rim = rim
        self.power = power
        self.shared = False

    def clone(self) -> KeyflowerState:
        """An independent quiet copy; options and ground are shared."""
        copy = KeyflowerState(
            self.agenda.copy(),
            self.options,
            self.seats,
            self.season,
            self.first,
            self.passes,
            self.green,
            self.owner.copy(),
            self.side.copy(),
            self.cell,
            self.turn,
            self.colour.copy(),
            self.lying.copy(),
            self.last.copy(),
            self.users.copy(),
            self.on.copy(),
            self.bid.copy(),
            self.best.copy(),
            self.leader.copy(),
            self.goods.copy(),
            self.supply.copy(),
            self.bag.copy(),
            self.pile.copy(),
            self.aside_workers.copy(),
            self.aside_skills.copy(),
            self.cargo_workers.copy(),
            self.cargo_skills.copy(),
            self.workers.copy(),
            self.skills.copy(),
            self.winter.copy(),
            self.chosen.copy(),
            self.boat_of.copy(),
            self.points.copy(),
            self.seen_workers.clone(),
            self.seen_skills.clone(),
            self.auction.copy(),
            self.usable.copy(),
            self.bidding.copy(),
            self.village.copy(),
            self.won.copy(),
            self.beside,
            self.ways,
            self.rim.copy(),
            self.power.copy(),
        )
        self.shared = copy.shared = True
        return copy

    def break_ground(self) -> None:
        """Make the ground this position's own, so that clones do not see it change."""
        if self.shared:
            self.cell = self.cell.copy()
            self.turn = self.turn.copy()
            self.beside = self.beside.copy()
            self.ways = self.ways.copy()
            self.shared = False

    # ------------------------------------------------------------ queries

    def switch(self, key: str) -> bool:
        """Whether a ruling holds at this table."""
        return self.options[key] == "true"

    def home(self, seat: int) -> int:
        """The home tile of a seat."""
        return self.village[seat][0]

    def purple(self) -> int:
        """§KF-3.9.1 The turn order tile with the purple icon: the highest in use."""
        return FIRST_ORDER + SETUPS[self.seats].order_tiles - 1

    def boats(self) -> range:
        """§KF-3.8.1 The numbers of the boats in play, in row order."""
        return range(self.seats)

    def group_colour(self, seat: int, tile: int) -> int:
        """§KF-5.19, §KF-4.13.9 The colour of a seat's bid: that of the tile, unless it lies there with boat 4a."""
        if self.lying[tile] != NO_COLOUR and self.power[COUNTERBID] == seat:
            return self.lying[tile]
        return self.colour[tile]

    def total(self, seat: int) -> int:
        """The points of a seat."""
        at = seat * len(ITEMS)
        return sum(self.points[at : at + len(ITEMS)])

    # ------------------------------------------------------------ storage

    def to_data(self) -> dict[str, Any]:
        """The position as JSON data, by names, so that a person can edit it.

        Bag, pile and supply are not stored: they are what lies nowhere else.
        """
        seats, tiles = range(self.seats), range(TILES)
        boats = range(len(BOATS))
        n = self.seats
        where = {TABLE: "table", **{i: str(i) for i in seats}}
        return {
            "game": "keyflower",
            "seats": self.seats,
            "options": dict(self.options),
            "season": SEASONS[self.season],
            "first": self.first,
            "passes": self.passes,
            "green": self.green,
            "owner": {TILE_NAMES[t]: where[self.owner[t]] for t in tiles if self.owner[t] != BOX},
            "side": {TILE_NAMES[t]: 1 for t in tiles if self.side[t]},
            "cells": {
                TILE_NAMES[t]: [*unpack(self.cell[t]), self.turn[t]] for t in tiles if self.cell[t] != NO_CELL
            },
            "colour": {TILE_NAMES[t]: COLOURS[self.colour[t]] for t in tiles if self.colour[t] != NO_COLOUR},
            "lying": {TILE_NAMES[t]: COLOURS[self.lying[t]] for t in tiles if self.lying[t] != NO_COLOUR},
            "last": {TILE_NAMES[t]: self.last[t] for t in tiles if self.last[t]},
            "users": {
                TILE_NAMES[t]: counted(COLOURS, self.on[t * C : t * C + C]) for t in tiles if self.users[t]
            },
            "bids": {TILE_NAMES[t]: self.bid[t * n : t * n + n] for t in tiles if self.best[t]},
            "goods": {
                TILE_NAMES[t]: counted(RESOURCES, self.goods[t * R : t * R + R])
                for t in tiles
                if any(self.goods[t * R : t * R + R])
            },
            "aside_workers": counted(COLOURS, self.aside_workers),
            "aside_skills": counted(SKILLS, self.aside_skills),
            "cargo_workers": {
                BOATS[b]: counted(COLOURS, self.cargo_workers[b * C : b * C + C])
                for b in boats
                if any(self.cargo_workers[b * C : b * C + C])
            },
            "cargo_skills": {
                BOATS[b]: counted(SKILLS, self.cargo_skills[b * K : b * K + K])
                for b in boats
                if any(self.cargo_skills[b * K : b * K + K])
            },
            "workers": [counted(COLOURS, self.workers[i * C : i * C + C]) for i in seats],
            "skills": [counted(SKILLS, self.skills[i * K : i * K + K]) for i in seats],
            "winter": [[TILE_NAMES[t] for t in hand] for hand in self.winter],
            "chosen": [[TILE_NAMES[t] for t in hand] for hand in self.chosen],
            "boats": [BOATS[b] if b != NO_BOAT else "" for b in self.boat_of],
            "points": [self.points[i * len(ITEMS) : (i + 1) * len(ITEMS)] for i in seats],
            "seen_workers": self.seen_workers.to_data(),
            "seen_skills": self.seen_skills.to_data(),
            "agenda": [dump(f) for f in self.agenda],
        }


def blank(seats: int, options: dict[str, str], agenda: list[Frame]) -> KeyflowerState:
    """§KF-4.2.1, §KF-3.8.1, §KF-3.9.1 The table before the first draw: boats and turn order tiles in their rows, all
    workers but the green ones in the bag, all skill tokens in the pile."""
    workers, skills = hidden.nothing(seats + 1, C), hidden.nothing(seats + 2, K)
    owner = [BOX] * TILES
    auction = [FIRST_ORDER + i for i in range(SETUPS[seats].order_tiles)]
    for t in [*auction, *[FIRST_BOAT + b for b in range(seats)]]:
        owner[t] = TABLE
    bag = list(WORKERS)
    bag[GREEN] = 0
    for c in range(C):
        if bag[c]:
            workers.came(seats, c, bag[c])
    for k in range(K):
        skills.came(seats, k, TOKENS[k])
    return KeyflowerState(
        agenda=agenda,
        options=options,
        seats=seats,
        season=0,
        first=0,
        passes=0,
        green=WORKERS[GREEN],
        owner=owner,
        side=[0] * TILES,
        cell=[NO_CELL] * TILES,
        turn=[0] * TILES,
        colour=[NO_COLOUR] * TILES,
        lying=[NO_COLOUR] * TILES,
        last=[0] * TILES,
        users=[0] * TILES,
        on=[0] * (TILES * C),
        bid=[0] * (TILES * seats),
        best=[0] * TILES,
        leader=[NOBODY] * TILES,
        goods=[0] * (TILES * R),
        supply=list(SUPPLY),
        bag=bag,
        pile=list(TOKENS),
        aside_workers=[0] * C,
        aside_skills=[0] * K,
        cargo_workers=[0] * (len(BOATS) * C),
        cargo_skills=[0] * (len(BOATS) * K),
        workers=[0] * (seats * C),
        skills=[0] * (seats * K),
        winter=[()] * seats,
        chosen=[()] * seats,
        boat_of=[NO_BOAT] * seats,
        points=[0] * (seats * len(ITEMS)),
        seen_workers=workers,
        seen_skills=skills,
        auction=auction,
        usable=[],
        bidding=[[] for _ in range(seats)],
        village=[[] for _ in range(seats)],
        won=[[] for _ in range(seats)],
        beside=[NOBODY] * (TILES * 6),
        ways=[NOBODY] * (TILES * 6),
        rim=[{} for _ in range(seats)],
        power=[NOBODY] * len(ABILITIES),
    )


def inventory(s: KeyflowerState) -> dict[str, int]:
    """§KF-2.5 Every piece that is in the game, wherever it lies: it never changes."""
    found: dict[str, int] = {}
    for c in range(C):
        found[COLOURS[c]] = s.bag[c] + s.aside_workers[c] + (s.green if c == GREEN else 0)
        for table in (s.workers, s.on, s.cargo_workers):
            found[COLOURS[c]] += sum(table[c::C])
    for t in range(TILES):
        for seat in range(s.seats):
            n = s.bid[t * s.seats + seat]
            if n:
                found[COLOURS[s.group_colour(seat, t)]] += n
    for r in range(R):
        found[RESOURCES[r]] = s.supply[r] + sum(s.goods[r::R])
    for k in range(K):
        found[SKILLS[k]] = s.pile[k] + s.aside_skills[k] + sum(s.skills[k::K]) + sum(s.cargo_skills[k::K])
    return found
