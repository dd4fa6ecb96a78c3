"""The end of a season: bids, tiles and workers change hands; then everybody takes a boat."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Frame, Refusal, Step
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import COLOURS
from ..components.tiles import (
    BOATS,
    EXTRA,
    EXTRA_GREEN,
    EXTRA_WORKERS,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    OVER_FIELDS,
    TILE_NAMES,
    TILES,
    WINTER,
)
from ..fields import BOX
from ..moves import CHOOSE_BOAT
from ..state import NO_COLOUR, NOBODY, C, KeyflowerState
from . import refusals
from .expansion import open_fields
from .pieces import put_into_bag, take_behind_screen, take_cargo, take_greens
from .use import DRAW_ONE_WORKER


@dataclass
class EndOfSeason(Step):
    """§KF-4.9.1, §KF-4.9.12 The fixed steps; colours, sizes of uses and lying workers are forgotten at the end."""

    def run(self, s: KeyflowerState) -> None:
        winners = s.leader[FIRST_ORDER:FIRST_BOAT]
        take_back_losing_bids(s)
        clear_unsold(s)
        for i in range(s.seats):
            take_won_tiles(s, (s.first + i) % s.seats)
        for seat in range(s.seats):
            collect_workers(s, seat)
        take_order_tiles(s)
        forget(s)
        s.then(*boat_order(s, winners))


def take_back_losing_bids(s: KeyflowerState) -> None:
    """§KF-4.9.2 Losing groups go back behind the screens."""
    for seat in range(s.seats):
        for t in s.bidding[seat]:
            if s.leader[t] != seat:
                n, c = s.bid[t * s.seats + seat], s.group_colour(seat, t)
                s.bid[t * s.seats + seat] = 0
                take_behind_screen(s, seat, c, n)
                s.emit("took_back", seat, TILE_NAMES[t], COLOURS[c], n)


def clear_unsold(s: KeyflowerState) -> None:
    """§KF-4.9.3 Village tiles without a bid go to the box, the workers on them into the bag."""
    for t in s.auction:
        if t < FIRST_ORDER and s.leader[t] == NOBODY:
            for c in range(C):
                put_into_bag(s, c, s.on[t * C + c])
            s.owner[t] = BOX
            s.side[t] = 0
            s.emit("unsold", TILE_NAMES[t])


def take_won_tiles(s: KeyflowerState, seat: int) -> None:
    """§KF-4.9.4, §KF-4.13.1 The winner takes the tile and the workers on it; the bid goes into the bag. A summer boat helps at once."""
    for t in s.auction:
        if t < FIRST_ORDER and s.leader[t] == seat:
            for c in range(C):
                take_behind_screen(s, seat, c, s.on[t * C + c])
            put_into_bag(s, s.group_colour(seat, t), s.best[t])
            s.owner[t] = seat
            s.won[seat] = sorted([*s.won[seat], t])
            s.emit("won", seat, TILE_NAMES[t], s.best[t], s.users[t])


def collect_workers(s: KeyflowerState, seat: int) -> None:
    """§KF-4.9.5, §KF-4.12.28 All workers in a village go behind the screen of its owner, in winter before the scoring."""
    total = 0
    for t in [*s.village[seat], *s.won[seat]]:
        if s.users[t] and t not in s.auction:
            for c in range(C):
                take_behind_screen(s, seat, c, s.on[t * C + c])
            total += s.users[t]
    if total:
        s.emit("collected", seat, total)


def take_order_tiles(s: KeyflowerState) -> None:
    """§KF-5.16, §KF-4.9.11 The bids for turn order tiles go into the bag; in winter the tiles have their owners."""
    for t in s.auction:
        if t >= FIRST_ORDER:
            seat = s.leader[t]
            if seat != NOBODY:
                put_into_bag(s, s.group_colour(seat, t), s.best[t])
                s.emit("won_order", seat, TILE_NAMES[t], s.best[t])
            if s.season == WINTER:
                s.owner[t] = seat if seat != NOBODY else BOX
                if seat != NOBODY:
                    s.won[seat] = [*s.won[seat], t]


def forget(s: KeyflowerState) -> None:
    """§KF-4.9.12 Everything that holds for one season only. Turn order tiles stay in the row until winter."""
    s.auction = [t for t in s.auction if t >= FIRST_ORDER and s.season < WINTER]
    s.usable = []
    for seat in range(s.seats):
        s.bidding[seat] = []
    s.colour = [NO_COLOUR] * TILES
    s.lying = [NO_COLOUR] * TILES
    s.last = [0] * TILES
    s.users = [0] * TILES
    s.on = [0] * (TILES * C)
    s.bid = [0] * (TILES * s.seats)
    s.best = [0] * TILES
    s.leader = [NOBODY] * TILES
    for seat in range(s.seats):
        for t in s.won[seat]:
            if FIRST_SUMMER_BOAT <= t < FIRST_WINTER:
                gain_ability(s, seat, t)


def gain_ability(s: KeyflowerState, seat: int, tile: int) -> None:
    """§KF-4.13.1 The visible side of a summer boat helps its owner."""
    ability = 2 * (tile - FIRST_SUMMER_BOAT) + s.side[tile]
    if s.power[ability] != seat:
        s.power[ability] = seat
        if ability == OVER_FIELDS:
            open_fields(s, seat)


# ---------------------------------------------------------------- boats


def boat_order(s: KeyflowerState, winners: list[int]) -> list[Frame]:
    """§KF-4.9.6, §KF-4.9.7, §KF-4.9.8, §KF-4.9.9, §KF-4.9.10, §KF-5.41 Who takes a boat when, and when the marker changes hands."""
    frames: list[Frame] = []
    served: list[int] = []
    purple = s.purple() - FIRST_ORDER
    for i in range(purple + 1):
        seat = winners[i]
        if seat != NOBODY:
            if seat not in served:
                served.append(seat)
                frames.append(TakeBoat(seat))
            if i == purple:
                frames.append(TakeMarker(seat))
    start = winners[purple] if winners[purple] != NOBODY else s.first
    for i in range(s.seats):
        seat = (start + i) % s.seats
        if seat not in served:
            frames.append(TakeBoat(seat))
    if winners[purple] == NOBODY:
        frames.append(TakeMarker((s.first + 1) % s.seats))
    return frames


@dataclass
class TakeMarker(Step):
    """§KF-4.9.7, §KF-4.9.9 The purple marker goes to a seat, which will start the next season."""

    me: int

    def run(self, s: KeyflowerState) -> None:
        s.first = self.me
        s.emit("marker", self.me)


@dataclass
class TakeBoat(Step):
    """§KF-4.9.10 Everybody takes one boat; the last one is no choice."""

    me: int

    def run(self, s: KeyflowerState) -> None:
        free = free_boats(s)
        if len(free) > 1:
            s.then(ChooseBoat(self.me))
        else:
            take_boat(s, self.me, free[0])


def free_boats(s: KeyflowerState) -> list[int]:
    """The boats that nobody has taken this season."""
    return [b for b in s.boats() if b not in s.boat_of]


def take_boat(s: KeyflowerState, me: int, boat: int) -> None:
    """§KF-4.9.6, §KF-4.9.11, §KF-4.13.2, §KF-4.13.3 The cargo, or in winter the boat tile; summer boats 1a and 1b help now."""
    s.boat_of[me] = boat
    s.emit("took_boat", me, BOATS[boat])
    take_cargo(s, me, boat)
    if s.season == WINTER:
        s.owner[FIRST_BOAT + boat] = me
        s.won[me] = [*s.won[me], FIRST_BOAT + boat]
    if s.power[EXTRA_WORKERS] == me:
        for _ in range(min(EXTRA[EXTRA_WORKERS], sum(s.bag))):
            s.then(DRAW_ONE_WORKER[me])
    if s.power[EXTRA_GREEN] == me:
        n = take_greens(s, me, EXTRA[EXTRA_GREEN])
        s.emit("greens", me, n)


@dataclass
class ChooseBoat(Ask):
    """§KF-4.9.6, §KF-4.9.8, §KF-4.9.10 One of the boats that are left."""

    me: int

    def seat(self, s: KeyflowerState) -> int:
        return self.me

    def moves(self, s: KeyflowerState) -> list[Move]:
        return [CHOOSE_BOAT[b] for b in free_boats(s)]

    def take(self, s: KeyflowerState, m: Move) -> None:
        take_boat(s, self.me, m.index[0])

    def prompt(self, s: KeyflowerState) -> Text:
        return Text("ask-ChooseBoat-winter" if s.season == WINTER else "ask-ChooseBoat")

    def why_not(self, s: KeyflowerState, el: str) -> Refusal | None:
        return refusals.boat_refusal(s, el)
