"""What a learned evaluation looks at: one row of numbers for each seat, of the same length at every table.

The first number is the hand-made prospects of the seat, so that a network needs to learn only where they are wrong.
"""

from __future__ import annotations

from typing import Final

from ..components.names import FACTIONS, MOST_SEATS, ROUNDS, Names, Numbers
from ..fields import NONE
from ..state import ACTIONS, COINS, SCIENCE, TOOLS, VP, AgeOfInnovationState
from .feature_land import LAND_NAMES, Estate, land_numbers
from .feature_means import MEANS_NAMES, Payable, action_numbers, means_numbers, payable_numbers
from .feature_scene import Scene
from .feature_tiles import FACTION_NAMES, SCIENCE_NAMES, TILE_NAMES, science_numbers, tile_numbers

#: The first number times this are the hand-made prospects in points.
PROSPECTS: Final = 100.0
#: What a lead in prospects is divided by.
LEAD: Final = 50.0
#: Rounds with a number each, the set-up as 0; those between differ by what is left only.
SHOWN_ROUNDS: Final[Numbers] = (0, 1, 2, 5, 6)

TABLE_NAMES: Final[Names] = (
    *("prospects", "points", "lead", "rounds_left"),
    *("setup", "round_1", "round_2", "round_5", "round_6", "science"),
    *("seats_1", "seats_2", "seats_3", "seats_4", "seats_5"),
    *("asked", "turn", "parties_before", "passed", "rivals_active", "next_order", "pending", "offered"),
)
FEATURES: Final[Names] = (
    *TABLE_NAMES,
    *MEANS_NAMES,
    *LAND_NAMES,
    *TILE_NAMES,
    *SCIENCE_NAMES,
    *FACTION_NAMES,
)


def features(s: AgeOfInnovationState) -> list[list[float]]:
    """The numbers of every seat, as `FEATURES` names them."""
    scene = Scene(s)
    return [_row(s, me, scene) for me in range(s.seats)]


def _row(s: AgeOfInnovationState, me: int, scene: Scene) -> list[float]:
    """The numbers of one seat; before it has a board and a faction only those of the table."""
    row: list[float] = []
    _table_numbers(s, me, scene, row)
    if s.native[me] == NONE or s.faction[me] == NONE:
        row += [0.0] * (len(FEATURES) - len(row))
        return row
    e = Estate(s, me, scene)
    brings = means_numbers(s, me, scene, row)
    action_numbers(s, me, scene, row)
    coins, tools = s.purse[me][COINS], s.purse[me][TOOLS]
    if scene.done[me] and scene.incomes:  # what is kept is for the next round, together with its income
        coins += brings[COINS]
        tools += brings[TOOLS]
    payable = Payable(s, me, e, coins, tools)
    payable_numbers(payable, row)
    land_numbers(s, me, scene, e, row)
    tile_numbers(s, me, scene, e, payable, row)
    science_numbers(s, me, scene, row)
    for f in range(len(FACTIONS)):
        row.append(1.0 if s.faction[me] == f else 0.0)
    return row


def _table_numbers(s: AgeOfInnovationState, me: int, scene: Scene, row: list[float]) -> None:
    """Add prospects and points, how far the game has come, and when the seat plays."""
    worth = scene.worth
    best = 0.0
    active = 0
    for p in range(s.parties):
        if p != me:
            best = max(best, worth[p])
            active += not scene.done[p]
    row += [
        worth[me] / PROSPECTS,
        s.purse[me][VP] / PROSPECTS,
        max(-2.0, min(2.0, (worth[me] - best) / LEAD)),
        scene.incomes / ROUNDS,
    ]
    for n in SHOWN_ROUNDS:
        row.append(1.0 if s.round == n else 0.0)
    row.append(1.0 if s.phase == SCIENCE else 0.0)
    for n in range(MOST_SEATS):
        row.append(1.0 if s.seats == n + 1 else 0.0)
    place = len(s.passed)
    if s.phase != ACTIONS:
        place = s.order.index(me) if me in s.order else 0
    elif me in s.passed:
        place = s.passed.index(me)
    row += [
        1.0 if scene.asked[me] else 0.0,
        1.0 if scene.turn[me] else 0.0,
        scene.before[me] / 4,
        1.0 if scene.done[me] else 0.0,
        active / 4,
        place / 4,
        min(scene.standings.waits[me], 45.0) / 15,
        min(scene.offered[me], 12) / 6,
    ]
