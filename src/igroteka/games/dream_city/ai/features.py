"""What a learned evaluation looks at: one row of numbers for each seat, all of one length at every size of table.

The first number is the judgement by hand in points, so that a network has only to learn what that one misses.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over, scene

from ..components.boards import SLOTS
from ..components.setups import SOLO, TRAINING
from ..components.tiles import KIND_OF, KINDS, TOKENS_PER_KIND
from ..state import DreamCityState
from .advice import FLOWER, HAND, KEPT, SPRING, TOKEN
from .city_look import CityLook, look_at
from .feature_parts import (
    PROSPECTS,
    ROUNDS,
    city_part,
    flower_part,
    hand_part,
    kinds_part,
    market_part,
    rescoring_part,
    rivals_part,
    slot_values,
    turn_part,
)
from .pending import pending
from .table_look import TableLook

#: Numbers are divided by these, so that most lie between 0 and 1.
STACKS: Final = 40.0
STACK: Final = 10.0
NEEDED: Final = 3.0

_TABLE: Final = (
    "tiles_to_come",
    "rounds_left",
    "last_round",
    "final_choice",
    "shortest_stack",
    "stacks_to_finish",
    "two_seats",
    "three_seats",
    "four_seats",
    "training",
    "solo",
    "component",
)
_TURN: Final = (
    "turns_left",
    "no_turn_left",
    "acts_now",
    "place_in_order",
    "others_before",
    "passes_now",
    "double_open_now",
    "extra_open_now",
    "pending_points",
    "bonus_tile_points",
    "bonus_doubled",
    "take_pending",
    "side_b",
)
_HAND: Final = (
    *["hand_" + kind for kind in KINDS],
    "hand_size",
    "hand_best",
    "hand_least",
    "hand_pair",
    "hand_on_spring",
    "best_turn",
    "best_turn_if_any",
    "kept_best",
    "kept_least",
    "kept_best_played",
    "kept_best_done",
    "kept_with_market",
    "kept_gap",
)
_CITY: Final = (
    "free_cells",
    "holes",
    "wide_cells",
    "open_columns",
    "homes",
    "shops",
    "single_parks",
    "park_pairs",
    "full_parks",
    "unseen_best",
    "unseen_best_times_turns",
    "springs",
    "springs_in_time",
    "spring_points",
    "best_spring",
)
_FLOWER: Final = (
    "flower",
    "flower_times_left",
    "flower_wasted",
    "flower_rescoring",
    "flower_rescoring_lead",
    "rivals_flowers_rescoring",
)
_MARKET: Final = ("market_best", "market_second", "market_mean", "best_tile_at_risk")
_RIVALS: Final = ("rival_points", "lead_of_prospects", "rivals_ahead", "opponent_worth", "opponent_level")
_BY_KIND: Final = ("best", "good_places", "again", "again_expected", "hope", "tokens_to_come")

FEATURES: Final[tuple[str, ...]] = (
    "prospects",
    "points",
    *_TABLE,
    *_TURN,
    *_HAND,
    *_CITY,
    *_FLOWER,
    *_MARKET,
    *_RIVALS,
    *[name + "_" + kind for kind in KINDS for name in _BY_KIND],
    "again_expected_all",
    "again_lead_expected",
)


def features(s: DreamCityState) -> list[list[float]]:
    """One row of numbers for each seat."""
    table = TableLook(s)
    common = _common(s, table)
    # Where all choose the kept tile at once, a seat that has chosen has its points already in its own scene.
    own = [_own(s, seat) for seat in range(s.seats)]
    looks = [look_at(tuple(s.city[i]), s.sides[i], s.mode != TRAINING, s.component) for i in range(s.seats)]
    totals = [own[i].total(i) for i in range(s.seats)]
    worth = [_prospects(own[i], i, totals[i], looks[i], table) for i in range(s.seats)]
    slots = [slot_values(s, looks[i]) for i in range(s.seats)]
    rows: list[list[float]] = []
    for seat in range(s.seats):
        look = looks[seat]
        hand = own[seat].hand(seat)
        turns = table.turns[seat] + table.passes[seat] + table.rounds
        row = [worth[seat] / PROSPECTS, totals[seat] / PROSPECTS]
        row += common
        row += turn_part(s, seat, table, turns, slots[seat])
        row += hand_part(s, hand, look, slots[seat], turns)
        row += city_part(look, slots[seat][SLOTS], turns)
        row += flower_part(s, seat, looks, turns)
        row += market_part(s, seat, table, slots)
        row += rivals_part(s, seat, totals, worth)
        row += kinds_part(s, look, table, turns)
        row += rescoring_part(seat, looks, table)
        rows.append(row)
    return rows


def _own(s: DreamCityState, seat: int) -> DreamCityState:
    """The position as this seat has answered on it."""
    mine = scene(s, seat)
    return mine if isinstance(mine, DreamCityState) else s


def _prospects(s: DreamCityState, seat: int, total: int, look: CityLook, table: TableLook) -> float:
    """The judgement by hand, out of what has been seen already; exact once only the kept tile is to be chosen."""
    worth = float(total)
    if over(s):
        return worth
    hand = s.hand(seat)
    kept = 0
    for tile in hand:
        kept = max(kept, look.again[KIND_OF[tile]])
    if table.final:
        return worth + kept
    worth += pending(s, seat)
    for tile in hand:
        worth += HAND * look.best[tile]
    if s.mode == TRAINING:
        return worth
    worth += KEPT * kept + SPRING * look.springs + FLOWER * s.flower[seat]
    for kind in range(len(KINDS)):
        missing = TOKENS_PER_KIND - s.area[kind]
        if missing:
            worth += TOKEN / missing * look.again[kind]
    return worth


def _common(s: DreamCityState, table: TableLook) -> list[float]:
    """How far the game has come, and which game it is."""
    return [
        table.draws / STACKS,
        table.rounds / ROUNDS,
        1.0 if table.last else 0.0,
        1.0 if table.final else 0.0,
        table.shortest / STACK,
        table.needed / NEEDED,
        1.0 if s.seats == 2 else 0.0,
        1.0 if s.seats == 3 else 0.0,
        1.0 if s.seats == 4 else 0.0,
        1.0 if s.mode == TRAINING else 0.0,
        1.0 if s.mode == SOLO else 0.0,
        1.0 if s.component else 0.0,
    ]
