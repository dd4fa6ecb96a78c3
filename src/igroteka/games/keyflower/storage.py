"""Reading a stored position: what does not add up is refused, and what follows from the rest is made again."""

from __future__ import annotations

from igroteka.core.errors import bad_data, some
from igroteka.core.hidden import Hidden, count_only
from igroteka.core.json_types import JsonObject
from igroteka.core.kinds import NONE
from igroteka.core.named_kinds import read_object
from igroteka.core.supplies import first_twice, left_of, totals
from igroteka.core.text import phrase

from .components.goods import COLOURS, GREEN, RESOURCES, SKILLS, WORKERS
from .components.tiles import (
    ANY_COLOURS,
    BOATS,
    COUNTERBID,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    MOST_USERS,
    NUMBER,
    OVER_FIELDS,
    TILE_NAMES,
    TILES,
    TURNED,
    USABLE,
)
from .fields import BOX, NO_CELL, TABLE, bids_for, first_owners
from .rules.expansion import HOME_CELL, STEPS, lay
from .state import NO_COLOUR, NOBODY, C, K, KeyflowerState, R


def complete(s: KeyflowerState, data: JsonObject) -> None:
    """Make the fields that are not stored, and refuse what does not add up."""
    _check_owners(s)
    _check_sides(s)
    _lay_villages(s)
    _check_users(s, list(read_object(data["users"], "users", TILE_NAMES)))
    _check_bids(s, list(read_object(data["bids"], "bids", TILE_NAMES)))
    for t in range(TILES):
        _check_colours(s, t)
    _check_goods(s, list(read_object(data["goods"], "goods", TILE_NAMES)))
    _check_winter(s)
    _check_boats(s)
    s.bag = left_of(WORKERS, *_workers_outside_bag(s))
    _check_stocks(s)
    if data["seen_workers"] == {}:
        s.seen_workers = count_only(s.hidden_workers())
    if data["seen_skills"] == {}:
        s.seen_skills = count_only(s.hidden_skills())
    _check_knowledge("seen_workers", s.seen_workers, s.hidden_workers())
    _check_knowledge("seen_skills", s.seen_skills, s.hidden_skills())


def inventory(s: KeyflowerState) -> dict[str, int]:
    """§KF-2.5 Every piece that is in the game, wherever it lies: it never changes."""
    workers = totals(C, s.bag, *_workers_outside_bag(s))
    skills = totals(K, s.pile, s.aside_skills, s.skills, s.cargo_skills)
    pieces = [*workers, *totals(R, s.supply, s.goods), *skills]
    return dict(zip((*COLOURS, *RESOURCES, *SKILLS), pieces, strict=True))


def _workers_outside_bag(s: KeyflowerState) -> list[list[int]]:
    """By colour, all workers that have a place of their own."""
    bids = [0] * C
    for seat in range(s.seats):
        for t in s.bidding[seat]:
            bids[s.group_colour(seat, t)] += s.bid[t * s.seats + seat]
    green = [0] * C
    green[GREEN] = s.green
    return [green, s.aside_workers, s.workers, s.on, s.cargo_workers, bids]


# ---------------------------------------------------------------- tiles


def _check_owners(s: KeyflowerState) -> None:
    """Boats and turn order tiles are those for the number of players; homes belong to seats."""
    first = first_owners(s)
    for t in range(FIRST_ORDER, TILES):
        if (s.owner[t] == BOX) > (first[t] == BOX) and t >= FIRST_BOAT:
            raise bad_data(
                "owner",
                phrase("no {name}", name=TILE_NAMES[t]),
                phrase("all boats for {n} players", n=s.seats),
            )
        if s.owner[t] != BOX and first[t] == BOX:
            raise bad_data("owner", TILE_NAMES[t], phrase("not with {n} players", n=s.seats))
    for t in range(FIRST_BUILDING):
        if s.owner[t] == TABLE:
            raise bad_data(
                "owner", phrase("{name} on the table", name=TILE_NAMES[t]), phrase("a home belongs to a seat")
            )


def _check_sides(s: KeyflowerState) -> None:
    for t in range(TILES):
        if s.side[t] and (t >= FIRST_WINTER or s.owner[t] == BOX):
            raise bad_data(
                "side",
                phrase("{name} turned over", name=TILE_NAMES[t]),
                phrase("buildings and summer boats in play"),
            )
        if s.side[t] and t < FIRST_SUMMER_BOAT and s.owner[t] == TABLE:
            raise bad_data(
                "side", phrase("{name} upgraded at auction", name=TILE_NAMES[t]), phrase("only in a village")
            )


def _lay_villages(s: KeyflowerState) -> None:
    """Homes in the middle, every other tile next to one that lies there already and matching it; the rest is won."""
    homes = [t for t in range(FIRST_BUILDING) if s.owner[t] >= 0]
    if first_twice([s.owner[t] for t in homes]) != NONE:
        raise bad_data("owner", phrase("two homes of one seat"), phrase("one each"))
    placed = [t for t in range(TILES) if s.cell[t] != NO_CELL]
    for t in placed:
        if s.owner[t] < 0:
            raise bad_data(
                f"cells.{TILE_NAMES[t]}", phrase("a tile without an owner"), phrase("only tiles of a seat")
            )
    for t in homes:
        if (s.cell[t], s.turn[t]) != (HOME_CELL, 0):
            raise bad_data(
                "cells", phrase("{name} elsewhere", name=TILE_NAMES[t]), phrase("[0, 0, 0] for a home")
            )
        lay(s, s.owner[t], t, HOME_CELL, 0)
    for seat in range(s.seats):
        _lay_village(s, seat, [t for t in placed if t not in homes and s.owner[t] == seat])
        if s.won[seat] and not s.village[seat]:
            raise bad_data(
                "owner", phrase("tiles of seat {n} without a home", n=seat), phrase("a home first")
            )


def _lay_village(s: KeyflowerState, seat: int, tiles: list[int]) -> None:
    """The order in which they were placed is not stored: any order in which they touch will do."""
    while tiles:
        fit = [t for t in tiles if s.cell[t] in s.rim[seat]]
        if not fit:
            raise bad_data(
                "cells",
                phrase("{name} apart or on another", name=TILE_NAMES[tiles[0]]),
                phrase("beside a tile"),
            )
        t = fit[0]
        tiles.remove(t)
        if s.power[OVER_FIELDS] != seat and not _matches(s, seat, t, s.cell[t], s.turn[t]):
            raise bad_data(
                "cells", phrase("{name} with other edges", name=TILE_NAMES[t]), phrase("edges that match")
            )
        lay(s, seat, t, s.cell[t], s.turn[t])


def _matches(s: KeyflowerState, seat: int, tile: int, cell: int, k: int) -> bool:
    edges = s.rim[seat][cell]
    return all((edges >> 2 * d & 3) in (0, TURNED[tile][k][d]) for d in range(len(STEPS)))


# ---------------------------------------------------------------- workers on and next to tiles


def _check_users(s: KeyflowerState, names: list[str]) -> None:
    """Of tiles that are stored with workers."""
    for name in names:
        t = NUMBER[name]
        if t not in USABLE or s.owner[t] == BOX:
            raise bad_data(
                f"users.{name}", phrase("workers"), phrase("only on tiles in play that can be used")
            )


def _check_bids(s: KeyflowerState, names: list[str]) -> None:
    """Of tiles that are stored with bids."""
    for name in names:
        t = NUMBER[name]
        if t not in s.auction:
            there = some([TILE_NAMES[one] for one in s.auction]) or "none"
            raise bad_data(
                f"bids.{name}", phrase("bids"), phrase("only for tiles at auction: {names}", names=there)
            )
        row = bids_for(s, t)
        if not s.best[t] or row.count(s.best[t]) > 1:
            raise bad_data(f"bids.{name}", str(row), phrase("one bid larger than the others"))


def _check_colours(s: KeyflowerState, t: int) -> None:
    """§KF-4.5.2, §KF-4.6.4, §KF-4.6.5 What stands on and beside one tile."""
    name = TILE_NAMES[t]
    if (s.colour[t] == NO_COLOUR) != (not s.best[t] and not s.users[t]):
        raise bad_data(
            f"colour.{name}", str(s.colour[t]), phrase("a colour where workers are, and only there")
        )
    # Every use was larger than the one before it, so those before the last bring at most 1 + 2 + ... workers.
    most = min(MOST_USERS, s.last[t] * (s.last[t] + 1) // 2)
    if not s.last[t] <= s.users[t] <= most:
        raise bad_data(
            f"users.{name}",
            str(s.users[t]),
            phrase("from the last use ({n}) to {high}", n=s.last[t], high=most),
        )
    standing = s.on[t * C + s.colour[t]] if s.users[t] else 0
    if standing < s.users[t] and (s.power[ANY_COLOURS] == NOBODY or not (s.best[t] or standing)):
        raise bad_data(
            f"users.{name}",
            phrase("other colours than {name}", name=COLOURS[s.colour[t]]),
            phrase("only those of boat 4b at a tile that was bid for or used before"),
        )
    if s.lying[t] != NO_COLOUR:
        _check_lying(s, t)


def _check_lying(s: KeyflowerState, t: int) -> None:
    """§KF-4.13.9, §KF-4.13.10, §KF-4.13.11, §KF-5.18 A lying bid: of the owner of boat 4a, where it has not stood up."""
    seat, row = s.power[COUNTERBID], bids_for(s, t)
    if seat == NOBODY or not row[seat] or s.lying[t] == s.colour[t]:
        raise bad_data(f"lying.{TILE_NAMES[t]}", COLOURS[s.lying[t]], phrase("a bid of the owner of boat 4a"))
    if s.colour[t] == GREEN or (row.count(0) == s.seats - 1 and not s.users[t]):
        raise bad_data(
            f"lying.{TILE_NAMES[t]}",
            phrase("a bid that lies before green workers or alone"),
            phrase("before standing workers of another colour"),
        )
    if t >= FIRST_ORDER and s.switch("boat_4a_only_village_tiles"):
        raise bad_data(f"lying.{TILE_NAMES[t]}", phrase("a turn order tile"), phrase("only village tiles"))


# ---------------------------------------------------------------- pieces


def _check_goods(s: KeyflowerState, names: list[str]) -> None:
    for name in names:
        if NUMBER[name] >= FIRST_WINTER or s.owner[NUMBER[name]] < 0:
            raise bad_data(
                f"goods.{name}", phrase("resources"), phrase("only on buildings and summer boats of a seat")
            )


def _check_winter(s: KeyflowerState) -> None:
    """Winter tiles in hand or chosen."""
    held = [t for hand in (*s.winter, *s.chosen) for t in hand]
    for t in held:
        if held.count(t) > 1 or s.owner[t] != BOX:
            raise bad_data("winter", phrase("{name} twice", name=TILE_NAMES[t]), phrase("every tile once"))


def _check_boats(s: KeyflowerState) -> None:
    """The boats of the season."""
    if first_twice(s.boat_of) != NONE:
        raise bad_data("boats", phrase("one taken twice"), phrase("every boat once"))
    for b in s.boats():
        owner = s.owner[FIRST_BOAT + b]
        if owner >= 0 and s.boat_of[owner] != b:
            raise bad_data(
                "owner",
                phrase("{name} with seat {n}", name=BOATS[b], n=owner),
                phrase("the seat that took it"),
            )
        if b in s.boat_of and any([*s.cargo_workers[b * C : b * C + C], *s.cargo_skills[b * K : b * K + K]]):
            raise bad_data(
                "boats", phrase("cargo on {name}", name=BOATS[b]), phrase("none on a boat that was taken")
            )


def _check_stocks(s: KeyflowerState) -> None:
    """§KF-2.5 Bag, pile and supply are what lies nowhere else."""
    for what, left, words in (
        ("workers", s.bag, COLOURS),
        ("skills", s.pile, SKILLS),
        ("goods", s.supply, RESOURCES),
    ):
        if min(left) < 0:
            excess = {words[i]: -n for i, n in enumerate(left) if n < 0}
            raise bad_data(
                what, phrase("more than there are by {n}", n=str(excess)), phrase("what is in the box")
            )


# ---------------------------------------------------------------- what everybody knows


def _check_knowledge(where: str, known: Hidden, truth: list[list[int]]) -> None:
    """What the true pieces meet cannot contradict itself."""
    if not known.fits(truth):
        raise bad_data(
            where, phrase("knowledge that the position contradicts"), phrase("bounds that it meets")
        )
