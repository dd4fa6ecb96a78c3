"""What learning agents are told of a position: all that a seat may know, as whole numbers."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import scene
from igroteka.core.frames import Ask, Opened
from igroteka.core.hexes import REACH, WIDTH
from igroteka.core.hidden import Hidden
from igroteka.core.observing import Block, Layout, amounts, choices, flags, for_seats

from ..components.goods import COLOURS, GREEN, RESOURCES, SKILLS, SUPPLY, TOKENS, WORKERS, Numbers
from ..components.setups import MOST_PLAYERS
from ..components.tiles import (
    COUNTERBID,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    MOST_USERS,
    ROTATIONS,
    SEASONS,
    TILE_NAMES,
    TILES,
)
from ..fields import FAR, ITEMS, MOST_WINTER
from ..state import C, K, KeyflowerState, R
from .observe_question import BLOCKS as QUESTION
from .observe_question import observe_question

#: The number of an owner that is no seat: everybody, that is the market and the rows.
_TABLE: Final = MOST_PLAYERS + 1
#: Points are cut here; nobody comes near.
MOST_POINTS: Final = 500
_MOST_WORKERS: Final = max(WORKERS)
_MOST_TOKENS: Final = max(TOKENS)
#: What can be in a hidden place is counted place by place, so it may be more than there is; it is cut at twice that.
_CAN_BE_WORKERS: Final = 2 * _MOST_WORKERS
_CAN_BE_TOKENS: Final = 2 * _MOST_TOKENS
_BIDDABLE: Final = FIRST_BOAT - FIRST_BUILDING
_LAID: Final = TILES - FIRST_BUILDING
_WINTER: Final = FIRST_ORDER - FIRST_WINTER
_POINTS: Final = len(ITEMS)

_TABLE_BLOCKS: Final[tuple[Block, ...]] = (
    choices("seats", "the number of players", 1, MOST_PLAYERS),
    choices("season", "1 spring, 2 summer, 3 autumn, 4 winter", 1, len(SEASONS)),
    choices("first", "who has the purple marker: 1 oneself, 2 the next seat ...", 1, MOST_PLAYERS),
    amounts("passes", "how many have passed one after the other", 1, MOST_PLAYERS),
    amounts("green", "green workers in their supply", 1, WORKERS[GREEN]),
    amounts("bag", "workers in the bag", 1, sum(WORKERS)),
    amounts("pile", "skill tokens in the pile", 1, sum(TOKENS)),
    amounts("supply", "resources in the supply", R, max(SUPPLY), each="resources"),
    amounts("aside_workers", "workers laid aside as a payment", C, _MOST_WORKERS, each="colours"),
    amounts("aside_skills", "skill tokens laid aside as a payment", 1, _MOST_TOKENS),
    amounts("bag_least", "workers that are in the bag for certain", C, _MOST_WORKERS, each="colours"),
    amounts("bag_most", "workers that can be in the bag", C, _CAN_BE_WORKERS, each="colours"),
    amounts(
        "tokens_least",
        "tokens that are there for certain",
        2 * K,
        _MOST_TOKENS,
        each="skills in the pile, then skills aside",
    ),
    amounts(
        "tokens_most",
        "tokens that can be there",
        2 * K,
        _CAN_BE_TOKENS,
        each="skills in the pile, then skills aside",
    ),
    amounts(
        "cargo_workers",
        "workers on a boat",
        MOST_PLAYERS * C,
        _MOST_WORKERS,
        each="boats in row order, then colours",
    ),
    amounts(
        "cargo_skills",
        "skill tokens on a boat",
        MOST_PLAYERS * K,
        _MOST_TOKENS,
        each="boats in row order, then skills",
    ),
    flags("winter_hand", "whether one holds this winter tile", _WINTER, each="winter tiles"),
    flags("winter_chosen", "whether one puts it up for auction", _WINTER, each="winter tiles"),
)
_TILE_BLOCKS: Final[tuple[Block, ...]] = (
    choices(
        "owner",
        f"whose the tile is: 0 not in play, 1 one's own, 2 of the next seat ..., {_TABLE} on the table for all",
        TILES,
        _TABLE,
        each="tiles",
    ),
    flags("side", "whether it shows its other side", FIRST_WINTER, each="buildings and summer boats"),
    amounts("q", "where it lies in a village: q from the home", _LAID, FAR, -FAR, each="tiles without homes"),
    amounts("r", "where it lies in a village: r from the home", _LAID, FAR, -FAR, each="tiles without homes"),
    choices(
        "turn",
        "how it lies in a village: 1 as printed, 2 after one turn of 60 degrees ...; 0 not placed",
        _LAID,
        max([max(row) for row in ROTATIONS]) + 1,
        each="tiles without homes",
    ),
    choices("colour", "the colour of its workers this season", FIRST_BOAT, C, each="tiles without boats"),
    choices(
        "lying", "the colour of a lying bid of boat 4a", _BIDDABLE, C, each="tiles without homes and boats"
    ),
    amounts("last", "workers of its last use this season", FIRST_SUMMER_BOAT, MOST_USERS, each="buildings"),
    amounts("users", "workers on it", FIRST_SUMMER_BOAT * C, MOST_USERS, each="buildings, then colours"),
    amounts(
        "goods",
        "resources on it",
        FIRST_WINTER * R,
        max(SUPPLY),
        each="buildings and summer boats, then resources",
    ),
)
_SEAT_BLOCKS: Final[tuple[Block, ...]] = (
    choices("deciding", "0 neither, 1 is asked, 2 has decided while others still do", 1, 2),
    amounts("workers", "workers behind the screen", 1, sum(WORKERS)),
    amounts("skills", "skill tokens behind the screen", 1, sum(TOKENS)),
    amounts("winter", "winter tiles in hand", 1, MOST_WINTER),
    choices("boat", "the boat taken this season, 1 the first of the row", 1, MOST_PLAYERS),
    amounts("points", "all points", 1, MOST_POINTS),
    amounts("items", "points by item", _POINTS, MOST_POINTS, each="items of the score"),
    amounts("workers_least", "workers that all know to be there", C, _MOST_WORKERS, each="colours"),
    amounts(
        "workers_most", "workers that can be there for all they know", C, _CAN_BE_WORKERS, each="colours"
    ),
    amounts("skills_least", "tokens that all know to be there", K, _MOST_TOKENS, each="skills"),
    amounts("skills_most", "tokens that can be there for all they know", K, _CAN_BE_TOKENS, each="skills"),
    amounts("seen_workers", "workers, if one sees them", C, _MOST_WORKERS, each="colours"),
    amounts("seen_skills", "tokens, if one sees them", K, _MOST_TOKENS, each="skills"),
    amounts("bids", "workers bid", _BIDDABLE, _MOST_WORKERS, each="tiles without homes and boats"),
)
LAYOUT: Final = Layout(
    1,
    *_TABLE_BLOCKS,
    *QUESTION,
    *_TILE_BLOCKS,
    *for_seats(MOST_PLAYERS, *_SEAT_BLOCKS),
    things={
        "tiles": TILE_NAMES,
        "tiles without homes": TILE_NAMES[FIRST_BUILDING:],
        "tiles without boats": TILE_NAMES[:FIRST_BOAT],
        "tiles without homes and boats": TILE_NAMES[FIRST_BUILDING:FIRST_BOAT],
        "buildings": TILE_NAMES[:FIRST_SUMMER_BOAT],
        "buildings and summer boats": TILE_NAMES[:FIRST_WINTER],
        "winter tiles": TILE_NAMES[FIRST_WINTER:FIRST_ORDER],
        "colours": COLOURS,
        "resources": RESOURCES,
        "skills": SKILLS,
    },
)


def _count_from(me: int, seats: int) -> Numbers:
    """The numbers of owners by what is stored plus 2: the table, the box, and the seats counted from one."""
    return (_TABLE, 0, *[1 + (seat - me) % seats for seat in range(seats)])


#: By number of seats and seat: `_COUNTED[seats * MOST_PLAYERS + seat]`.
_COUNTED: Final[tuple[Numbers, ...]] = tuple(
    [_count_from(seat, max(1, seats)) for seats in range(MOST_PLAYERS + 1) for seat in range(MOST_PLAYERS)]
)
_SEAT_SIZE: Final[int] = sum([one.count for one in _SEAT_BLOCKS])
#: For the seats and the boats that are not there, by the number of seats.
_NO_SEATS: Final[list[list[int]]] = [[0] * ((MOST_PLAYERS - n) * _SEAT_SIZE) for n in range(MOST_PLAYERS + 1)]
_NO_WORKERS: Final[list[list[int]]] = [[0] * ((MOST_PLAYERS - n) * C) for n in range(MOST_PLAYERS + 1)]
_NO_SKILLS: Final[list[list[int]]] = [[0] * ((MOST_PLAYERS - n) * K) for n in range(MOST_PLAYERS + 1)]
_NO_BIDS: Final[list[int]] = [0] * _BIDDABLE
_UNSEEN: Final[list[int]] = [0] * (C + K)
_NO_TILES: Final[list[int]] = [0] * _LAID
_NO_HAND: Final[list[int]] = [0] * _WINTER


def observe(s: KeyflowerState, seat: int) -> list[int]:
    """§KF-4.14.1, §KF-4.14.2 What a seat may know of a position, in the order of the layout."""
    mine = scene(s, seat)
    assert isinstance(mine, KeyflowerState)
    n = s.seats
    counted = _COUNTED[n * MOST_PLAYERS + seat]
    workers, skills = mine.seen_workers, mine.seen_skills
    workers_least, workers_most = _least(workers), _most(workers, _CAN_BE_WORKERS)
    skills_least, skills_most = _least(skills), _most(skills, _CAN_BE_TOKENS)
    out = [
        n,
        mine.season + 1,
        counted[mine.first + 2],
        mine.passes,
        mine.green,
        sum(mine.bag),
        sum(mine.pile),
    ]
    out += mine.supply
    out += mine.aside_workers
    out.append(sum(mine.aside_skills))
    out += workers_least[n * C :]
    out += workers_most[n * C :]
    out += skills_least[n * K :]
    out += skills_most[n * K :]
    out += mine.cargo_workers
    out += _NO_WORKERS[n]
    out += mine.cargo_skills
    out += _NO_SKILLS[n]
    # The scene has the hand as it is after the choice, the position that of before.
    out += _winter_tiles(s.winter[seat])
    out += _winter_tiles(mine.chosen[seat])
    out += observe_question(s, mine, seat, counted)
    _add_tiles(out, mine, counted)
    states = _states(s)
    ended = not s.agenda
    for i in range(n):
        who = seat + i if seat + i < n else seat + i - n
        out.append(states[who])
        _add_seat(out, mine, who)
        out += workers_least[who * C : who * C + C]
        out += workers_most[who * C : who * C + C]
        out += skills_least[who * K : who * K + K]
        out += skills_most[who * K : who * K + K]
        if who == seat or ended:
            out += mine.workers[who * C : who * C + C]
            out += mine.skills[who * K : who * K + K]
        else:
            out += _UNSEEN
        _add_bids(out, mine, who)
    out += _NO_SEATS[n]
    return out


def _least(known: Hidden) -> list[int]:
    """How many of each kind are in each hidden place for certain."""
    sure, floor = known.known, known.floor
    return [sure[i] + floor[i] for i in range(len(sure))]


def _most(known: Hidden, high: int) -> list[int]:
    """How many of each kind can be in each hidden place, as far as one place tells it."""
    sure, cap = known.known, known.cap
    most = [sure[i] + cap[i] for i in range(len(sure))]
    return most if max(most) <= high else [min(n, high) for n in most]


def _winter_tiles(tiles: tuple[int, ...]) -> list[int]:
    """Which winter tiles these are."""
    if not tiles:
        return _NO_HAND
    row = _NO_HAND.copy()
    for t in tiles:
        row[t - FIRST_WINTER] = 1
    return row


def _states(s: KeyflowerState) -> list[int]:
    """By seat: 1 it is asked, 2 it has decided while others still do."""
    states = [0] * s.seats
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Opened):
        for i in range(len(top.seats)):
            states[top.seats[i]] = 1 if top.scenes[i].agenda else 2
    elif isinstance(top, Ask):
        asked = top.seat(s)
        if asked >= 0:
            states[asked] = 1
    return states


def _add_tiles(out: list[int], mine: KeyflowerState, counted: tuple[int, ...]) -> None:
    """Everything that is stored by tile, but for the bids."""
    out += [counted[owner + 2] for owner in mine.owner]
    out += mine.side[:FIRST_WINTER]
    column, row, turned = _NO_TILES.copy(), _NO_TILES.copy(), _NO_TILES.copy()
    cell, turn = mine.cell, mine.turn
    for tiles in mine.village:
        for t in tiles:
            if t >= FIRST_BUILDING:
                at = t - FIRST_BUILDING
                column[at] = cell[t] % WIDTH - REACH
                row[at] = cell[t] // WIDTH - REACH
                turned[at] = turn[t] + 1
    out += column
    out += row
    out += turned
    out += [colour + 1 for colour in mine.colour[:FIRST_BOAT]]
    if mine.power[COUNTERBID] >= 0:
        out += [colour + 1 for colour in mine.lying[FIRST_BUILDING:FIRST_BOAT]]
    else:
        out += _NO_BIDS
    out += mine.last[:FIRST_SUMMER_BOAT]
    out += mine.on[: FIRST_SUMMER_BOAT * C]
    out += mine.goods[: FIRST_WINTER * R]


def _add_seat(out: list[int], mine: KeyflowerState, who: int) -> None:
    """What lies before one seat for everybody to see."""
    out.append(sum(mine.workers[who * C : who * C + C]))
    out.append(sum(mine.skills[who * K : who * K + K]))
    out.append(len(mine.winter[who]))
    out.append(mine.boat_of[who] + 1)
    points = mine.points[who * _POINTS : who * _POINTS + _POINTS]
    total = sum(points)
    out.append(total if total <= MOST_POINTS else MOST_POINTS)
    out += points if total <= MOST_POINTS else [min(n, MOST_POINTS) for n in points]


def _add_bids(out: list[int], mine: KeyflowerState, who: int) -> None:
    """The bids of one seat."""
    tiles = mine.bidding[who]
    if not tiles:
        out += _NO_BIDS
        return
    row = _NO_BIDS.copy()
    bid, n = mine.bid, mine.seats
    for t in tiles:
        row[t - FIRST_BUILDING] = bid[t * n + who]
    out += row
