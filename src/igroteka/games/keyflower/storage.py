"""Reading a stored position: what does not add up is refused, and the indexes are made anew."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.data import Loader, Reader
from igroteka.core.errors import BadData, brief, some
from igroteka.core.hexes import pack
from igroteka.core.hidden import Hidden

from .components.goods import COLOURS, GREEN, RESOURCES, SKILLS, SUPPLY, TOKENS, WORKERS
from .components.tiles import (
    ANY_COLOURS,
    BOATS,
    COUNTERBID,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    OVER_FIELDS,
    ROTATIONS,
    SEASONS,
    TILE_NAMES,
    TILES,
    TURNED,
    USABLE,
)
from .rules.expansion import HOME_CELL, STEPS, lay
from .rules.workers import MOST_USERS
from .state import BOX, ITEMS, NO_BOAT, NO_CELL, NO_COLOUR, NOBODY, TABLE, C, K, KeyflowerState, R, blank

FIELDS: Final = (
    *("game", "seats", "options", "season", "first", "passes", "green", "owner", "side", "cells", "colour"),
    *("lying", "last", "users", "bids", "goods", "aside_workers", "aside_skills", "cargo_workers"),
    *("cargo_skills", "workers", "skills", "winter", "chosen", "boats", "points", "seen_workers"),
    *("seen_skills", "agenda"),
)
MOST: Final = 1_000_000
#: A village never grows farther than this from its home.
FAR: Final = 60
WINTER_NAMES: Final = TILE_NAMES[FIRST_WINTER:FIRST_ORDER]


def load_state(data: Any, seats: int, options: dict[str, str], loader: Loader) -> KeyflowerState:
    """Read a position; options are already checked."""
    r = Reader(data, FIELDS)
    s = blank(seats, options, [])
    s.season = SEASONS.index(r.word("season", list(SEASONS)))
    s.first = r.number("first", 0, seats - 1)
    s.passes = r.number("passes", 0, seats)
    s.green = r.number("green", 0, WORKERS[GREEN])
    _read_owners(r, s)
    _read_villages(r, s)
    _read_bids(r, s)
    _read_pieces(r, s)
    _read_hands(r, s)
    s.points = [n for row in r.table("points", seats, 0, MOST, len(ITEMS)) for n in row]
    _rest(s)
    s.usable = [t for t in USABLE if s.owner[t] != BOX and s.users[t] + s.last[t] < MOST_USERS]
    s.seen_workers = _read_known(r, s, "seen_workers", _workers(s))
    s.seen_skills = _read_known(r, s, "seen_skills", _skills(s))
    s.agenda = loader.agenda(data["agenda"])
    return s


def _named(r: Reader, key: str, allowed: tuple[str, ...] = TILE_NAMES) -> dict[int, Any]:
    """An object by names of tiles (or others), as a dict by their numbers."""
    value = r.data[key]
    if not isinstance(value, dict):
        raise BadData(f"{key}: found {brief(value)}; allowed: an object by name")
    for name in value:
        if name not in allowed:
            raise BadData(f"{key}: found {brief(name)}; allowed: {some(list(allowed))}")
    return {allowed.index(name): inner for name, inner in value.items()}


def _counts(value: Any, where: str, allowed: tuple[str, ...]) -> list[int]:
    return Reader({where: value}, (where,)).counts(where, allowed, MOST)


def _ints(value: Any, where: str, low: int, high: int, length: int) -> list[int]:
    return Reader({where: value}, (where,)).ints(where, low, high, length)


# ---------------------------------------------------------------- tiles


def _read_owners(r: Reader, s: KeyflowerState) -> None:
    """Where each tile is; which tiles can be up for auction depends on the season."""
    where = ("table", *[str(i) for i in range(s.seats)])
    number = [TABLE, *range(s.seats)]
    s.owner = [number[at] if at >= 0 else BOX for at in r.places("owner", TILE_NAMES, where)]
    s.side = r.counts("side", TILE_NAMES, 1)
    for t in range(TILES):
        if s.side[t] and (t >= FIRST_WINTER or s.owner[t] == BOX):
            raise BadData(
                f"side: found {TILE_NAMES[t]} turned over; allowed: buildings and summer boats in play"
            )
        if s.side[t] and t < FIRST_SUMMER_BOAT and s.owner[t] == TABLE:
            raise BadData(f"side: found {TILE_NAMES[t]} upgraded at auction; allowed: only in a village")
    fresh = blank(s.seats, s.options, [])
    for t in range(FIRST_ORDER, TILES):
        if (s.owner[t] == BOX) > (fresh.owner[t] == BOX) and t >= FIRST_BOAT:
            raise BadData(f"owner: found no {TILE_NAMES[t]}; allowed: all boats for {s.seats} players")
        if s.owner[t] != BOX and fresh.owner[t] == BOX:
            raise BadData(f"owner: found {TILE_NAMES[t]}; allowed: not with {s.seats} players")
    for t in range(FIRST_BUILDING):
        if s.owner[t] == TABLE:
            raise BadData(f"owner: found {TILE_NAMES[t]} on the table; allowed: a home belongs to a seat")
    s.auction = [t for t in range(FIRST_BUILDING, FIRST_BOAT) if s.owner[t] == TABLE]
    for t in range(FIRST_SUMMER_BOAT, FIRST_WINTER):
        if s.owner[t] >= 0:
            s.power[2 * (t - FIRST_SUMMER_BOAT) + s.side[t]] = s.owner[t]


def _read_villages(r: Reader, s: KeyflowerState) -> None:
    """Homes in the middle, every other tile beside one that lies there already and matching it; the rest is won."""
    homes = [t for t in range(FIRST_BUILDING) if s.owner[t] >= 0]
    if len({s.owner[t] for t in homes}) != len(homes):
        raise BadData("owner: found two homes of one seat; allowed: one each")
    places: dict[int, list[int]] = {}
    for t, value in _named(r, "cells").items():
        where = f"cells.{TILE_NAMES[t]}"
        q, row, k = _ints(value, where, -FAR, FAR, 3)
        if k not in ROTATIONS[t]:
            raise BadData(f"{where}: found rotation {k}; allowed: {ROTATIONS[t]}")
        if s.owner[t] < 0:
            raise BadData(f"{where}: found a tile without an owner; allowed: only tiles of a seat")
        places[t] = [pack((q, row)), k]
    for t in homes:
        if places.pop(t, None) != [HOME_CELL, 0]:
            raise BadData(f"cells: found {TILE_NAMES[t]} elsewhere; allowed: [0, 0, 0] for a home")
        lay(s, s.owner[t], t, HOME_CELL, 0)
    for seat in range(s.seats):
        todo = [t for t in places if s.owner[t] == seat]
        while todo:
            # The order in which they were placed is not stored: any order in which they touch will do.
            fit = [t for t in todo if places[t][0] in s.rim[seat]]
            if not fit:
                raise BadData(
                    f"cells: found {TILE_NAMES[todo[0]]} apart or on another; allowed: beside a tile"
                )
            t = fit[0]
            todo.remove(t)
            if s.power[OVER_FIELDS] != seat and not _matches(s, seat, t, places[t][0], places[t][1]):
                raise BadData(f"cells: found {TILE_NAMES[t]} with other edges; allowed: edges that match")
            lay(s, seat, t, places[t][0], places[t][1])
        s.won[seat] = [t for t in range(TILES) if s.owner[t] == seat and s.cell[t] == NO_CELL]
        if s.won[seat] and not s.village[seat]:
            raise BadData(f"owner: found tiles of seat {seat} without a home; allowed: a home first")


def _matches(s: KeyflowerState, seat: int, tile: int, cell: int, k: int) -> bool:
    edges = s.rim[seat][cell]
    return all((edges >> 2 * d & 3) in (0, TURNED[tile][k][d]) for d in range(len(STEPS)))


# ---------------------------------------------------------------- workers on and beside tiles


def _read_bids(r: Reader, s: KeyflowerState) -> None:
    """Bids, users and the colours of the season, which must agree with each other."""
    s.colour = r.places("colour", TILE_NAMES, COLOURS)
    s.lying = r.places("lying", TILE_NAMES, COLOURS)
    s.last = r.counts("last", TILE_NAMES, MOST_USERS)
    for t, value in _named(r, "users").items():
        where = f"users.{TILE_NAMES[t]}"
        if t not in USABLE or s.owner[t] == BOX:
            raise BadData(f"{where}: found workers; allowed: only on tiles in play that can be used")
        s.on[t * C : t * C + C] = _counts(value, where, COLOURS)
        s.users[t] = sum(s.on[t * C : t * C + C])
    for t, value in _named(r, "bids").items():
        where = f"bids.{TILE_NAMES[t]}"
        if t not in s.auction:
            raise BadData(f"{where}: found bids; allowed: only for tiles at auction")
        row = _ints(value, where, 0, sum(WORKERS), s.seats)
        s.bid[t * s.seats : (t + 1) * s.seats] = row
        s.best[t] = max(row)
        if not s.best[t] or row.count(s.best[t]) > 1:
            raise BadData(f"{where}: found {row}; allowed: one bid larger than the others")
        s.leader[t] = row.index(s.best[t])
        for seat in range(s.seats):
            if row[seat]:
                s.bidding[seat].append(t)
    for tiles in s.bidding:
        tiles.sort()
    for t in range(TILES):
        _check_colours(s, t)


def _check_colours(s: KeyflowerState, t: int) -> None:
    """§KF-4.5.2, §KF-4.6.4, §KF-4.6.5 What stands on and beside one tile."""
    name = TILE_NAMES[t]
    if (s.colour[t] == NO_COLOUR) != (not s.best[t] and not s.users[t]):
        raise BadData(
            f"colour.{name}: found {s.colour[t]}; allowed: a colour where workers are, and only there"
        )
    # Every use was larger than the one before it, so those before the last bring at most 1 + 2 + ... workers.
    most = min(MOST_USERS, s.last[t] * (s.last[t] + 1) // 2)
    if not s.last[t] <= s.users[t] <= most:
        raise BadData(f"users.{name}: found {s.users[t]}; allowed: from the last use ({s.last[t]}) to {most}")
    standing = s.on[t * C + s.colour[t]] if s.users[t] else 0
    if standing < s.users[t] and (s.power[ANY_COLOURS] == NOBODY or not (s.best[t] or standing)):
        raise BadData(
            f"users.{name}: found other colours than {COLOURS[s.colour[t]]}; allowed: only those of boat 4b"
            " at a tile that was bid for or used before"
        )
    if s.lying[t] != NO_COLOUR:
        _check_lying(s, t)


def _check_lying(s: KeyflowerState, t: int) -> None:
    """§KF-4.13.9, §KF-4.13.10, §KF-4.13.11, §KF-5.18 A lying bid: of the owner of boat 4a, where it has not stood up."""
    seat, row = s.power[COUNTERBID], s.bid[t * s.seats : (t + 1) * s.seats]
    if seat == NOBODY or not row[seat] or s.lying[t] == s.colour[t]:
        raise BadData(
            f"lying.{TILE_NAMES[t]}: found {COLOURS[s.lying[t]]}; allowed: a bid of the owner of boat 4a"
        )
    if s.colour[t] == GREEN or (row.count(0) == s.seats - 1 and not s.users[t]):
        raise BadData(
            f"lying.{TILE_NAMES[t]}: found a bid that lies before green workers or alone; allowed: before standing"
            " workers of another colour"
        )
    if t >= FIRST_ORDER and s.switch("boat_4a_only_village_tiles"):
        raise BadData(f"lying.{TILE_NAMES[t]}: found a turn order tile; allowed: only village tiles")


# ---------------------------------------------------------------- pieces


def _read_pieces(r: Reader, s: KeyflowerState) -> None:
    for t, value in _named(r, "goods").items():
        where = f"goods.{TILE_NAMES[t]}"
        if t >= FIRST_WINTER or s.owner[t] < 0:
            raise BadData(f"{where}: found resources; allowed: only on buildings and summer boats of a seat")
        s.goods[t * R : t * R + R] = _counts(value, where, RESOURCES)
    s.aside_workers = r.counts("aside_workers", COLOURS, MOST)
    s.aside_skills = r.counts("aside_skills", SKILLS, MOST)
    boats = BOATS[: s.seats]
    for b, value in _named(r, "cargo_workers", boats).items():
        s.cargo_workers[b * C : b * C + C] = _counts(value, f"cargo_workers.{BOATS[b]}", COLOURS)
    for b, value in _named(r, "cargo_skills", boats).items():
        s.cargo_skills[b * K : b * K + K] = _counts(value, f"cargo_skills.{BOATS[b]}", SKILLS)
    s.workers = [n for row in r.tallies("workers", s.seats, COLOURS, MOST) for n in row]
    s.skills = [n for row in r.tallies("skills", s.seats, SKILLS, MOST) for n in row]


def _read_hands(r: Reader, s: KeyflowerState) -> None:
    """Winter tiles in hand or chosen, and the boats of the season."""
    held: list[int] = []
    for key, hands in (("winter", s.winter), ("chosen", s.chosen)):
        for seat, hand in enumerate(r.hands(key, s.seats, WINTER_NAMES, 3)):
            hands[seat] = tuple([FIRST_WINTER + i for i in hand])
            if list(hands[seat]) != sorted(set(hands[seat])):
                raise BadData(f"{key}[{seat}]: found {hand}; allowed: different tiles in their order")
            held += hands[seat]
    for t in held:
        if held.count(t) > 1 or s.owner[t] != BOX:
            raise BadData(f"winter: found {TILE_NAMES[t]} twice; allowed: every tile once")
    boats = (*BOATS[: s.seats], "")
    taken = r.names("boats", boats, s.seats)
    if len(taken) != s.seats:
        raise BadData(f"boats: found {len(taken)}; allowed: one name for each seat, empty without a boat")
    s.boat_of = [b if b < s.seats else NO_BOAT for b in taken]
    found = [b for b in s.boat_of if b != NO_BOAT]
    if len(set(found)) != len(found):
        raise BadData("boats: found one taken twice; allowed: every boat once")
    for b in s.boats():
        owner = s.owner[FIRST_BOAT + b]
        if owner >= 0 and s.boat_of[owner] != b:
            raise BadData(f"owner: found {BOATS[b]} with seat {owner}; allowed: the seat that took it")
        if b in found and any([*s.cargo_workers[b * C : b * C + C], *s.cargo_skills[b * K : b * K + K]]):
            raise BadData(f"boats: found cargo on {BOATS[b]}; allowed: none on a boat that was taken")


def _rest(s: KeyflowerState) -> None:
    """§KF-2.5 Bag, pile and supply are what lies nowhere else."""
    s.bag = list(WORKERS)
    s.bag[GREEN] -= s.green
    for c in range(C):
        s.bag[c] -= s.aside_workers[c]
        for table in (s.workers, s.on, s.cargo_workers):
            s.bag[c] -= sum(table[c::C])
    for seat in range(s.seats):
        for t in s.bidding[seat]:
            s.bag[s.group_colour(seat, t)] -= s.bid[t * s.seats + seat]
    s.pile = [
        TOKENS[k] - s.aside_skills[k] - sum(s.skills[k::K]) - sum(s.cargo_skills[k::K]) for k in range(K)
    ]
    s.supply = [SUPPLY[r] - sum(s.goods[r::R]) for r in range(R)]
    for what, left, words in (
        ("workers", s.bag, COLOURS),
        ("skills", s.pile, SKILLS),
        ("goods", s.supply, RESOURCES),
    ):
        if min(left) < 0:
            found = {words[i]: -n for i, n in enumerate(left) if n < 0}
            raise BadData(f"{what}: found more than there are by {found}; allowed: what is in the box")


def _workers(s: KeyflowerState) -> list[list[int]]:
    return [*[s.workers[i * C : i * C + C] for i in range(s.seats)], s.bag]


def _skills(s: KeyflowerState) -> list[list[int]]:
    return [*[s.skills[i * K : i * K + K] for i in range(s.seats)], s.pile, s.aside_skills]


def _read_known(r: Reader, s: KeyflowerState, key: str, truth: list[list[int]]) -> Hidden:
    """Public knowledge that the truth meets; an empty object means that only numbers are known."""
    kinds = len(truth[0])
    if r.data[key] == {}:
        stock = [sum([row[c] for row in truth]) for c in range(kinds)]
        sizes = [sum(row) for row in truth]
        cap = [min(n, stock[c]) for n in sizes for c in range(kinds)]
        zero = [0] * (len(truth) * kinds)
        known = Hidden(kinds, stock, zero, sizes, zero.copy(), cap)
        known.tighten()
        return known
    try:
        inner = Reader(r.data[key], ("stock", "known", "unknown", "floor", "cap"))
        most, cells = sum(WORKERS), len(truth) * kinds
        known = Hidden(
            kinds,
            inner.ints("stock", 0, most, kinds),
            inner.ints("known", 0, most, cells),
            inner.ints("unknown", 0, most, len(truth)),
            inner.ints("floor", 0, most, cells),
            inner.ints("cap", 0, most, cells),
        )
    except BadData as error:
        raise BadData(f"{key}: {error}") from None
    # What the true pieces meet cannot contradict itself.
    if not known.fits(truth):
        raise BadData(f"{key}: found knowledge that the position contradicts; allowed: bounds that it meets")
    return known
