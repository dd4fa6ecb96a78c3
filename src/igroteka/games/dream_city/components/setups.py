"""§DC-4.2.1, §DC-4.2.5, §DC-4.2.6 Set-up by mode and number of players, and the solo opponents."""

from __future__ import annotations

from typing import Final, NamedTuple

MODES: Final = ("training", "full", "solo")
TRAINING: Final = 0
FULL: Final = 1
SOLO: Final = 2


class Setup(NamedTuple):
    """One row of the set-up table."""

    remove_per_kind: int
    stack_height: int
    left_over: int
    finished_stacks_to_end: int


HAND: Final = 2
MOST_SEATS: Final = 4
SETUPS: Final = {
    (TRAINING, 2): Setup(6, 6, 1, 1),
    (TRAINING, 3): Setup(2, 7, 14, 1),
    (TRAINING, 4): Setup(0, 7, 22, 1),
    (FULL, 2): Setup(6, 8, 1, 3),
    (FULL, 3): Setup(2, 11, 4, 2),
    (FULL, 4): Setup(0, 13, 2, 2),
    (SOLO, 1): Setup(6, 8, 3, 3),
}

OPPONENTS: Final = ("alice", "boris", "zinovy")
#: Points by the number of tiles of one kind; the last number holds for seven or more.
OPPONENT_POINTS: Final = (
    (0, 2, 4, 7, 11, 16, 22, 30),
    (0, 4, 6, 9, 13, 18, 24, 35),
    (0, 6, 8, 11, 15, 20, 26, 40),
)
#: How taken tiles pay the opponent: nothing before the end, the whole value of the table, or only what the value grew by.
TAKE_SCORINGS: Final = ("final_only", "table_value", "increment")
FINAL_ONLY: Final = 0
TABLE_VALUE: Final = 1
INCREMENT: Final = 2
#: Points for a completed lap of the market, by side of the city board.
LAP_POINTS: Final = (5, 0)
