"""The parts of a row of features: the turn, the hand, the city, the flower, the market, the rivals and each kind of building."""

from __future__ import annotations

from typing import Final

from ..components.boards import CELLS, COLUMNS, SLOTS, SYMBOL_OF
from ..components.setups import HAND as HAND_SIZE
from ..components.setups import MOST_SEATS, OPPONENTS, SOLO, TRAINING
from ..components.tiles import FIRST_TOKEN, HOME, KIND_OF, KINDS, SHOP, TOKENS_PER_KIND
from ..moves import DOUBLE, EXTRA
from ..rules.points import tile_points
from ..rules.solo import next_slot
from ..state import EMPTY, DreamCityState
from .advice import HAND, opponent_worth
from .city_look import CityLook
from .pending import EXTRA_TURN, pending
from .table_look import TableLook

#: Numbers are divided by these, so that most lie between 0 and 1.
PROSPECTS: Final = 50.0
TILE: Final = 5.0
AGAIN: Final = 10.0
TURN: Final = 12.0
ROUNDS: Final = 12.0
PLACES: Final = 5.0
LEAD: Final = 20.0
OTHERS: Final = float(MOST_SEATS - 1)


def slot_values(s: DreamCityState, look: CityLook) -> list[float]:
    """What the tile of each slot would bring this city, and last what an unseen tile would.

    A slot that is to be filled again counts as an unseen tile; one that stays empty lets choose from the market.
    """
    points = 0
    tiles = 0
    for tile in range(FIRST_TOKEN):
        tiles += s.pool[tile]
        points += s.pool[tile] * look.best[tile]
    unseen = points / tiles if tiles else 0.0
    values = [unseen] * (SLOTS + 1)
    top = 0.0
    for slot in range(SLOTS):
        tile = s.market[slot]
        if tile != EMPTY:
            values[slot] = float(look.best[tile])
            top = max(top, values[slot])
    for slot in range(SLOTS):
        if s.market[slot] == EMPTY and not s.stacks[slot]:
            values[slot] = top
    return values


def turn_part(
    s: DreamCityState, seat: int, table: TableLook, turns: float, slots: list[float]
) -> list[float]:
    """The turns that a seat has before it, and the one that it is in."""
    acts = table.actor == seat
    bonus = table.bonus
    tile = 0
    doubled = False
    take = 0.0  # the tile that the step in progress will still bring
    if bonus is not None and bonus.me == seat:
        tile = tile_points(s.city[seat], bonus.cell, s.component)
        doubled = bonus.double
        take = slots[SYMBOL_OF[bonus.cell]]
    elif table.blind == seat:
        take = slots[SLOTS]
    elif table.chooses == seat:
        take = max(slots[:SLOTS])
    return [
        turns / ROUNDS,
        1.0 if turns <= 0 else 0.0,
        1.0 if acts else 0.0,
        (seat - s.first) % s.seats / OTHERS,
        table.wait[seat] / OTHERS,
        table.passes[seat] / 2,
        1.0 if acts and not table.used & 1 << DOUBLE else 0.0,
        1.0 if acts and not table.used & 1 << EXTRA else 0.0,
        pending(s, seat) / AGAIN if s.agenda else 0.0,
        tile / TILE,
        1.0 if doubled else 0.0,
        take / TILE,
        float(s.sides[seat]),
    ]


def hand_part(
    s: DreamCityState, hand: list[int], look: CityLook, slots: list[float], turns: float
) -> list[float]:
    """The tiles of the hand: where they would go, which of them to keep, and the best turn with them."""
    out = [0.0] * len(KINDS)
    points = [0] * HAND_SIZE
    again = [0] * HAND_SIZE
    on_spring = 0
    keeps = s.mode != TRAINING  # in the training game no tile is kept
    for i in range(len(hand)):
        tile = hand[i]
        kind = KIND_OF[tile]
        out[kind] += 1 / HAND_SIZE
        points[i] = look.best[tile]
        again[i] = look.again[kind] if keeps else 0
        on_spring = max(on_spring, look.on_spring[tile])
    kept = max(again)
    offered = kept
    if keeps and turns > 0:
        for tile in s.market:
            if tile != EMPTY:
                offered = max(offered, look.again[KIND_OF[tile]])
    turn = best_turn(hand, look, slots)
    left = min(turns / ROUNDS, 1.0)
    out += [
        len(hand) / HAND_SIZE,
        max(points) / TILE,
        min(points) / TILE,
        (look.pair(hand[0], hand[1]) if len(hand) == HAND_SIZE else max(points)) / AGAIN,
        on_spring / TILE,
        turn / TURN,
        turn / TURN if turns > 0 else 0.0,
        kept / AGAIN,
        min(again) / AGAIN,
        kept / AGAIN * (1 - left),
        kept / AGAIN if turns <= 0 else 0.0,
        offered / AGAIN,
        (max(look.again) - kept) / AGAIN if keeps else 0.0,
    ]
    return out


def best_turn(hand: list[int], look: CityLook, slots: list[float]) -> float:
    """The most that one lay can bring: its points, its spring, and a part of what the tile of its column promises."""
    best = 0.0
    for i in range(len(look.cells)):
        row = look.points[i]
        top = 0
        for tile in hand:
            if row[tile] > top:
                top = row[tile]
        worth = top + HAND * slots[SYMBOL_OF[look.cells[i]]]
        if look.is_spring[i]:
            worth += max(float(top), EXTRA_TURN)
        if worth > best:
            best = worth
    return best if hand else 0.0


def city_part(look: CityLook, unseen: float, turns: float) -> list[float]:
    """The room of a city and its springs."""
    return [
        len(look.cells) / len(CELLS),
        look.holes / PLACES,
        look.wide / len(CELLS),
        (COLUMNS - look.columns.count(0)) / COLUMNS,
        look.laid[HOME] / PLACES,
        look.laid[SHOP] / PLACES,
        look.parks[0] / PLACES,
        look.parks[1] / PLACES,
        look.parks[2] / PLACES,
        unseen / TILE,
        unseen / TILE * turns / ROUNDS,
        look.springs / PLACES,
        min(float(look.springs), turns) / PLACES,
        look.spring_points / (PLACES * TILE),
        max(look.on_spring) / TILE,
    ]


def flower_part(s: DreamCityState, seat: int, looks: list[CityLook], turns: float) -> list[float]:
    """The flower: kept or spent, what it could rescore here, and what those of the rivals would bring."""
    value = 0
    lead = 0
    for kind in range(len(KINDS)):
        if s.area[kind] == 1:
            mine = looks[seat].again[kind]
            rival = 0
            for i in range(s.seats):
                if i != seat:
                    rival = max(rival, looks[i].again[kind])
            value = max(value, mine)
            lead = max(lead, mine - rival)
    flower = float(s.flower[seat])
    rivals = sum(s.flower) - s.flower[seat]
    return [
        flower,
        flower * turns / ROUNDS,
        flower if turns <= 0 else 0.0,
        flower * value / AGAIN,
        flower * lead / AGAIN,
        rivals * value / (AGAIN * OTHERS),
    ]


def market_part(s: DreamCityState, seat: int, table: TableLook, slots: list[list[float]]) -> list[float]:
    """What the market offers a city, and whether the best of it will be gone before the next own turn."""
    mine = slots[seat]
    best = 0.0
    second = 0.0
    total = 0.0
    at = 0
    for slot in range(SLOTS):
        value = mine[slot]
        total += value
        if value > best:
            second = best
            best = value
            at = slot
        elif value > second:
            second = value
    risk = 0.0
    if s.mode == SOLO:
        risk = 1.0 if next_slot(s.market, s.walker) == at else 0.0
    else:
        for i in range(s.seats):
            if i != seat and table.wait[i] < table.wait[seat] and slots[i][at] >= max(slots[i][:SLOTS]):
                risk += 1 / OTHERS
    return [best / TILE, second / TILE, total / (SLOTS * TILE), risk * (best - second) / TILE]


def rivals_part(s: DreamCityState, seat: int, totals: list[int], worth: list[float]) -> list[float]:
    """How a seat stands among the others, or against the solo opponent."""
    if s.mode == SOLO:
        opponent = opponent_worth(s)
        ahead = 1.0 if opponent >= worth[seat] else 0.0
        return [
            min(sum(s.rival) / PROSPECTS, 3.0),
            near((worth[seat] - opponent) / LEAD),
            ahead / OTHERS,
            min(opponent / PROSPECTS, 3.0),
            (s.opponent + 1) / len(OPPONENTS),
        ]
    points = 0
    prospects = 0.0
    before = 0
    for i in range(s.seats):
        if i != seat:
            points = max(points, totals[i])
            prospects = max(prospects, worth[i])
            before += 1 if worth[i] > worth[seat] else 0
    return [points / PROSPECTS, near((worth[seat] - prospects) / LEAD), before / OTHERS, 0.0, 0.0]


def near(x: float) -> float:
    """A number kept within the range that a network can use."""
    return max(-2.0, min(2.0, x))


def kinds_part(s: DreamCityState, look: CityLook, table: TableLook, turns: float) -> list[float]:
    """Each kind of building: its best place, good places, value again, and the tiles and tokens still to come."""
    tiles = 0
    best = [0] * len(KINDS)
    hope = [0] * len(KINDS)
    for tile in range(FIRST_TOKEN):
        kind = KIND_OF[tile]
        n = s.pool[tile]
        tiles += n
        hope[kind] += n * look.best[tile]
        best[kind] = max(best[kind], look.best[tile])
    out: list[float] = []
    for kind in range(len(KINDS)):
        coming = hope[kind] / tiles if tiles else 0.0
        out += [
            best[kind] / TILE,
            look.good[kind] / PLACES,
            look.again[kind] / AGAIN,
            look.again[kind] / AGAIN * table.chance[kind],
            coming * turns / AGAIN,
            (TOKENS_PER_KIND - s.area[kind]) / TOKENS_PER_KIND,
        ]
    return out


def rescoring_part(seat: int, looks: list[CityLook], table: TableLook) -> list[float]:
    """What the tokens will bring in all, alone and against the best rival in each kind."""
    total = 0.0
    lead = 0.0
    for kind in range(len(KINDS)):
        mine = looks[seat].again[kind]
        rival = 0
        for i in range(len(looks)):
            if i != seat:
                rival = max(rival, looks[i].again[kind])
        total += mine * table.chance[kind]
        lead += (mine - rival) * table.chance[kind]
    return [total / LEAD, lead / LEAD]
