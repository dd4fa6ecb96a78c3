"""What learning agents are told of a position, straight from its numbers: all that the view of a seat tells, and nothing else."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import scene
from igroteka.core.frames import Ask, Frame, Opened
from igroteka.core.observing import Layout, amounts, choices, flags, for_seats

from ..components.boards import CELLS, SIDES, SLOTS, SYMBOLS
from ..components.edition import COPIES_OF_A_KIND
from ..components.setups import HAND, MODES, MOST_SEATS, OPPONENTS
from ..components.tiles import FIRST_TOKEN, KIND_OF, KINDS, TILE_NAMES, TOKENS_PER_KIND
from ..fields import ITEMS, RIVAL_ITEMS
from ..moves import BONUSES
from ..rules.market import ChooseFromMarket, DrawBlind, TurnOver
from ..rules.setup import Deal, FirstPlayer, LeftOver, RemoveShop
from ..rules.turn import AfterTake, BeforeRefill, Bonus, Build, LastChance
from ..state import DreamCityState

#: More than any game brings; positions made by hand may have more, which is told as this.
MOST_POINTS: Final = 500
#: Buildings that can lie in the box unseen.
MOST_IN_BOX: Final = 65
NO_TILES: Final = [0] * FIRST_TOKEN
NO_KINDS: Final = [0] * len(KINDS)
#: Slot, cell, spring and double: what only some questions have.
NO_DETAILS: Final = [0] * 4

#: What everybody waits for, by the frame on top of the agenda. The first are questions to seats, the others draws.
STAGES: Final[dict[type[Frame], int]] = {
    Build: 1,
    Bonus: 2,
    ChooseFromMarket: 3,
    BeforeRefill: 4,
    LastChance: 5,
    Opened: 6,
    FirstPlayer: 7,
    RemoveShop: 8,
    Deal: 9,
    LeftOver: 10,
    TurnOver: 11,
    DrawBlind: 12,
}

_TILES: Final = "tiles in the order of TILES"
_KINDS: Final = "kinds of buildings in the order of KINDS"
_CELLS: Final = "cells of the board row by row"
_SLOTS: Final = "slots of the market from left to right"

LAYOUT: Final = Layout(
    1,
    amounts("seats", "how many seats play", 1, MOST_SEATS),
    choices("mode", "1 the training game, 2 the full game, 3 solo", 1, len(MODES)),
    choices("opponent", "the solo opponent: 1 Alice, 2 Boris, 3 Zinovy", 1, len(OPPONENTS)),
    choices("first", "who begins every round: 1 oneself, 2 the next seat ...", 1, MOST_SEATS),
    flags("last_round", "whether the present round is the last one"),
    amounts("box", "left-over buildings that nobody has seen", 1, MOST_IN_BOX),
    choices(
        "stage",
        "what is waited for: 1 to build, 2 bonus actions after building, 3 to choose a face-up tile, 4 the flower before the refill, "
        "5 the flower after the refill, 6 all to choose the tile they keep; draws: 7 the first player, 8 shops to remove, "
        "9 hands, 10 left-over tiles, 11 a tile for the market, 12 a tile for a hand; 0 the game is over",
        1,
        len(STAGES),
    ),
    choices("empty_slot", "the slot whose tile and stack are gone, while another tile is chosen", 1, SLOTS),
    choices("laid_cell", "the cell just built on, while bonus actions are chosen", 1, len(CELLS)),
    flags("spring_open", "whether the bonus of the spring cell just built on can still be used"),
    flags("doubled", "whether the tile just laid scores double"),
    flags("used", "bonuses that can no longer be used in this turn", len(BONUSES), "bonuses in their order"),
    flags("extra_turn", "whether an extra turn is still to come in this turn"),
    choices(
        "kept", "the tile that one keeps, while others still choose, in the order of TILES", 1, FIRST_TOKEN
    ),
    amounts("stacks", "face-down tiles", SLOTS, COPIES_OF_A_KIND, each=_SLOTS),
    choices("market", "the face-up tile, in the order of TILES", SLOTS, FIRST_TOKEN, _SLOTS),
    amounts("area", "rescoring tokens that have come out", len(KINDS), TOKENS_PER_KIND, each=_KINDS),
    flags("blocked", "whether the pair of tokens makes nobody rescore any more", len(KINDS), _KINDS),
    amounts("removed", "tiles that went out before the game", FIRST_TOKEN, COPIES_OF_A_KIND, each=_TILES),
    amounts(
        "unseen",
        "tiles in stacks, box and hands that one cannot see",
        FIRST_TOKEN,
        COPIES_OF_A_KIND,
        each=_TILES,
    ),
    amounts("unseen_tokens", "rescoring tokens in the stacks", len(KINDS), TOKENS_PER_KIND, each=_KINDS),
    amounts(
        "secret_hand", "tiles of one's hand that the others have not seen", FIRST_TOKEN, HAND, each=_TILES
    ),
    choices("opponent_slot", "the slot at which the solo opponent stands", 1, SLOTS),
    amounts(
        "opponent_tiles", "what the solo opponent has collected", len(KINDS), COPIES_OF_A_KIND, each=_KINDS
    ),
    amounts("opponent_points", "points of the solo opponent", 1, MOST_POINTS),
    amounts(
        "opponent_items",
        "where its points come from",
        len(RIVAL_ITEMS),
        MOST_POINTS,
        each="tiles taken, laps, rescoring, the end",
    ),
    *for_seats(
        MOST_SEATS,
        flags("asked", "whether the seat must decide now"),
        flags("done", "whether the seat has chosen the tile it keeps, while others still choose"),
        choices("side", "the side of the city board: 1 A, 2 B", 1, len(SIDES)),
        flags("flower", "whether the seat has its flower token"),
        amounts("hidden", "tiles of the hand that the others have not seen", 1, HAND),
        amounts("open", "tiles of the hand that everybody has seen", FIRST_TOKEN, HAND, each=_TILES),
        choices(
            "city",
            "the tile built there, in the order of TILES",
            len(CELLS),
            FIRST_TOKEN,
            _CELLS,
        ),
        amounts("points", "points in all", 1, MOST_POINTS),
        amounts(
            "items",
            "where the points come from",
            len(ITEMS),
            MOST_POINTS,
            each="kinds of buildings, doubling, rescoring, the tile kept",
        ),
    ),
    things={_TILES: TILE_NAMES, _KINDS: KINDS, _SLOTS: SYMBOLS, _CELLS: CELLS},
)
_PER_SEAT: Final = sum([block.count for block in LAYOUT.blocks if block.seat == 0])
_NO_OPPONENT: Final = [0] * sum(
    [block.count for block in LAYOUT.blocks if block.name.startswith("opponent_")]
)
#: What is told of the seats that are not there, by the number of those that are.
_ABSENT: Final = [[0] * (_PER_SEAT * (MOST_SEATS - seats)) for seats in range(MOST_SEATS + 1)]


def observe(s: DreamCityState, seat: int) -> list[int]:
    """§DC-4.12.1, §DC-4.12.2, §DC-4.12.3 What a seat may know of a position, in the numbers of LAYOUT."""
    mine = scene(s, seat)
    assert isinstance(mine, DreamCityState)
    seats = s.seats
    out: list[int] = [
        seats,
        s.mode + 1,
        s.opponent + 1,
        (s.first - seat + seats) % seats + 1,
        1 if s.ends() else 0,
        s.box,
    ]
    asked = [0] * seats
    done = [0] * seats
    _tell_stage(s, seat, out, asked, done)
    out += s.stacks
    out += [tile + 1 for tile in s.market]
    out += s.area
    out += s.blocked
    out += s.removed
    unseen = s.pool.copy()
    for other in range(seats):
        if other != seat:
            for tile in s.hidden[other]:
                unseen[tile] += 1
    out += unseen
    out += _counts(mine.hidden[seat])
    _tell_opponent(s, out)
    _tell_seat(mine, seat, asked[seat], done[seat], out)
    for i in range(seat + 1, seat + seats):
        other = i if i < seats else i - seats
        _tell_seat(s, other, asked[other], done[other], out)
    out += _ABSENT[seats]
    return out


def _tell_stage(s: DreamCityState, seat: int, out: list[int], asked: list[int], done: list[int]) -> None:
    """What is asked, from `stage` to `kept`, and whom: that is noted for each seat."""
    agenda = s.agenda
    if not agenda:
        out += [0, *NO_DETAILS, 0, 0, 0, 0]
        return
    top = agenda[-1]
    out.append(STAGES[type(top)])
    used, extra, kept = 0, False, 0
    if isinstance(top, Bonus):
        out += [0, top.cell + 1, 1 if top.spring else 0, 1 if top.double else 0]
        used, extra = top.used, top.extra
    elif isinstance(top, ChooseFromMarket):
        out += [top.slot + 1, 0, 0, 0]
    else:
        out += NO_DETAILS
        if isinstance(top, Build):
            used, extra = top.used, top.extra
        elif isinstance(top, BeforeRefill):
            used = top.used
    if isinstance(top, Ask):
        asker = top.seat(s)
        if asker >= 0:
            asked[asker] = 1
    elif isinstance(top, Opened):
        kept = _tell_choosing(top, seat, asked, done)
    if len(agenda) > 1:
        # A tile is taken in the middle of a turn: what follows it says how the turn stands.
        after = agenda[-2]
        if isinstance(after, AfterTake):
            used, extra = after.used, after.extra
    out += [used & 1, used >> 1, 1 if extra else 0, kept]


def _tell_choosing(top: Opened, seat: int, asked: list[int], done: list[int]) -> int:
    """While all choose the tile they keep: who still does, who has, and what one has chosen oneself."""
    kept = 0
    for i in range(len(top.seats)):
        if top.scenes[i].agenda:
            asked[top.seats[i]] = 1
        else:
            done[top.seats[i]] = 1
        if top.seats[i] == seat and top.said[i]:
            kept = top.said[i][0].index[0] + 1
    return kept


def _tell_opponent(s: DreamCityState, out: list[int]) -> None:
    """The solo opponent; of what it has collected only the kinds count."""
    if s.opponent < 0:
        out += _NO_OPPONENT
        return
    out.append(s.walker + 1)
    kinds = NO_KINDS.copy()
    for tile in range(FIRST_TOKEN):
        kinds[KIND_OF[tile]] += s.collection[tile]
    out += kinds
    _tell_points(s.rival, out)


def _tell_seat(s: DreamCityState, seat: int, asked: int, done: int, out: list[int]) -> None:
    """What everybody knows of a seat; `s` is the position as it decides on it where it looks at itself."""
    out += [asked, done, s.sides[seat] + 1, s.flower[seat], len(s.hidden[seat])]
    out += _counts(s.open[seat])
    out += [tile + 1 for tile in s.city[seat]]
    _tell_points(s.points[seat], out)


def _counts(tiles: list[int]) -> list[int]:
    """How many there are of each tile: a hand has no order."""
    count = NO_TILES.copy()
    for tile in tiles:
        count[tile] += 1
    return count


def _tell_points(items: list[int], out: list[int]) -> None:
    """Points in all and by item."""
    total = 0
    for points in items:
        total += points
    out.append(total if total < MOST_POINTS else MOST_POINTS)
    if total <= MOST_POINTS:
        out += items
    else:
        out += [points if points < MOST_POINTS else MOST_POINTS for points in items]
