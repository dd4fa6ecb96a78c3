"""The solo opponents: Alice, Boris and Zinovy walk along the market and collect tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.frames import Step

from ..components.boards import SLOTS, SYMBOLS
from ..components.setups import FINAL_ONLY, INCREMENT, LAP_POINTS, OPPONENT_POINTS, OPPONENTS
from ..components.tiles import KIND_OF, KINDS, TILE_NAMES
from ..state import EMPTY, LAPS, RIVAL_FINAL, RIVAL_RESCORING, TAKEN, DreamCityState, kind_counts


def table_points(opponent: int, tiles: int) -> int:
    """§DC-4.11.10, §DC-4.1.3 The opponent's points for a number of tiles of one kind."""
    table = OPPONENT_POINTS[opponent]
    return table[min(tiles, len(table) - 1)]


def next_slot(market: list[int], walker: int) -> int:
    """§DC-4.11.6, §DC-4.11.8 The next slot to the right with a face-up tile; EMPTY if there is none."""
    for distance in range(1, SLOTS + 1):
        slot = (walker + distance) % SLOTS
        if market[slot] != EMPTY:
            return slot
    return EMPTY


def taking_points(s: DreamCityState, kind: int) -> int:
    """§DC-4.11.9, §DC-4.1.7, §DC-4.1.8 Points for a tile just added: none, the table's value, or only what it grew by."""
    if s.take_scoring == FINAL_ONLY:
        return 0
    tiles = kind_counts(s.collection)[kind]
    points = table_points(s.opponent, tiles)
    return points - table_points(s.opponent, tiles - 1) if s.take_scoring == INCREMENT else points


def collection_points(s: DreamCityState) -> int:
    """§DC-4.11.13 The value of the opponent's collection: its table's points for every kind."""
    return sum([table_points(s.opponent, tiles) for tiles in kind_counts(s.collection)])


@dataclass
class OpponentMoves(Step):
    """§DC-4.11.6, §DC-4.11.7, §DC-4.11.9, §DC-4.11.11 The opponent walks on, takes a tile and scores it; the refill comes after."""

    def run(self, s: DreamCityState) -> None:
        name = OPPONENTS[s.opponent]
        slot = next_slot(s.market, s.walker)
        if slot == EMPTY:
            s.emit("opponent_stays", name)
            return
        lap = LAP_POINTS[s.sides[0]] if slot <= s.walker else 0
        if lap:
            s.rival[LAPS] += lap
            s.emit("opponent_lap", name, lap)
        s.walker = slot
        tile = s.market[slot]
        s.market[slot] = EMPTY
        s.collection[tile] += 1
        points = taking_points(s, KIND_OF[tile])
        s.rival[TAKEN] += points
        s.emit("opponent_took", name, TILE_NAMES[tile], SYMBOLS[slot], points)


OPPONENT_MOVES: Final = OpponentMoves()


def rival_rescores(s: DreamCityState, kind: int) -> None:
    """§DC-4.11.12 In a rescoring the opponent gets its table's points for that kind."""
    points = table_points(s.opponent, kind_counts(s.collection)[kind])
    s.rival[RIVAL_RESCORING] += points
    s.emit("opponent_rescored", OPPONENTS[s.opponent], KINDS[kind], points)


def rival_finishes(s: DreamCityState) -> None:
    """§DC-4.11.13 At the end the opponent gets its table's points for every kind."""
    points = collection_points(s)
    s.rival[RIVAL_FINAL] += points
    s.emit("opponent_final", OPPONENTS[s.opponent], points)
