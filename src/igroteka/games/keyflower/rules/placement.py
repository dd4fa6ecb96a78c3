"""The workers of a turn go to their place: next to a tile as a bid, or on it to use it."""

from __future__ import annotations

from igroteka.core.moves import Move

from ..components.goods import ANY_COLOUR, COLOURS
from ..components.tiles import COUNTERBID, MOST_USERS, TILE_NAMES
from ..state import NO_COLOUR, C, KeyflowerState
from .pieces import place_from_screen
from .use import use_tile


def place(
    s: KeyflowerState,
    me: int,
    tile: int,
    use: bool,
    pay: Move | None,
    colour: int,
    named: tuple[int, ...],
    counts: tuple[int, ...],
) -> None:
    """§KF-4.4.2, §KF-4.13.11 All workers go to one place; lying bids that are left alone stand up; then a use is paid and takes effect."""
    s.passes = 0
    placed = [0] * C
    for t in named:
        c = s.group_colour(me, t)
        n = lift(s, me, t)
        placed[c] += n
        s.emit("moved", me, TILE_NAMES[t], COLOURS[c], n)
    for i in range(len(counts)):
        c = colour if colour < ANY_COLOUR else i
        place_from_screen(s, me, c, counts[i])
        placed[c] += counts[i]
    if use:
        put_on(s, me, tile, placed)
    else:
        put_beside(s, me, tile, colour, placed[colour])
    if pay is not None and pay.kind == "pay_group":
        paid = pay.index[0]
        c = s.group_colour(me, paid)
        n = lift(s, me, paid)
        s.aside_workers[c] += n
        s.emit("paid_workers", me, COLOURS[c], n)
        stand_up(s, paid)
    for t in named:
        stand_up(s, t)
    if use:
        use_tile(s, me, tile, pay)


def lift(s: KeyflowerState, me: int, tile: int) -> int:
    """§KF-4.5.7, §KF-4.5.9 Take a losing group away as a whole; how many they are."""
    at = tile * s.seats + me
    n = s.bid[at]
    s.bid[at] = 0
    s.bidding[me] = [t for t in s.bidding[me] if t != tile]
    if s.lying[tile] != NO_COLOUR and s.power[COUNTERBID] == me:
        s.lying[tile] = NO_COLOUR
    return n


def put_on(s: KeyflowerState, me: int, tile: int, placed: list[int]) -> None:
    """§KF-4.6.3, §KF-4.6.4, §KF-4.6.5, §KF-4.6.9 Workers on a tile; the first of the season set its colour."""
    total = 0
    for c in range(C):
        n = placed[c]
        if n:
            if s.colour[tile] == NO_COLOUR:
                s.colour[tile] = c
            s.on[tile * C + c] += n
            total += n
            s.emit("used", me, TILE_NAMES[tile], COLOURS[c], n)
    s.users[tile] += total
    s.last[tile] = total
    if s.users[tile] + total >= MOST_USERS:
        s.usable.remove(tile)


def put_beside(s: KeyflowerState, me: int, tile: int, colour: int, n: int) -> None:
    """§KF-4.5.2, §KF-4.5.4, §KF-4.5.10, §KF-4.5.11, §KF-4.13.9 Workers next to a tile: the bid is the largest now. Another colour than the tile's lies down."""
    at = tile * s.seats + me
    if s.colour[tile] == NO_COLOUR:
        s.colour[tile] = colour
    elif s.colour[tile] != colour:
        s.lying[tile] = colour
    if not s.bid[at]:
        s.bidding[me] = sorted([*s.bidding[me], tile])
    s.bid[at] += n
    s.best[tile] = s.bid[at]
    s.leader[tile] = me
    s.emit("bid", me, TILE_NAMES[tile], COLOURS[colour], n, s.bid[at])


def stand_up(s: KeyflowerState, tile: int) -> None:
    """§KF-4.13.11 A lying bid that is alone at a tile without users stands up and sets the colour."""
    if s.lying[tile] == NO_COLOUR or s.users[tile]:
        return
    owner = s.power[COUNTERBID]
    n = s.seats
    for seat in range(n):
        if seat != owner and s.bid[tile * n + seat]:
            return
    s.colour[tile] = s.lying[tile]
    s.lying[tile] = NO_COLOUR
    s.emit("stood_up", owner, TILE_NAMES[tile], COLOURS[s.colour[tile]])
