"""Final scoring, in nine parts."""

from __future__ import annotations

from typing import Final

from ..components.boards import (
    MILESTONE_VP,
    PORT_POINTS,
    SCORING_ROWS,
    SCORING_VP,
    SET_PIECES,
    STOCK,
    TRACK_NAMES,
    TRACKS,
)
from ..effects import CP, DIAMOND, GOLD, SCORING_COUNT, SET_COUNT, TRACK_COUNT, VP
from ..state import SweetLandsState

ITEMS: Final = (
    "vp",
    *[f"prosper_{name}" for name in TRACK_NAMES],
    *("city", "sets", "gold", "diamonds", "ports", "milestones", "scoring"),
)
VP_PER_CP: Final = 2
GOLD_PER_VP: Final = 5


def prosperity_points(s: SweetLandsState, seat: int, track: int) -> int:
    """§SL-4.13.1, §SL-3.4.2, §SL-5.24 The count of a track times the rate of the marker's space, rounded down."""
    p = s.players[seat]
    rate = TRACKS[track].rates[p.prosper[track]]
    return TRACK_COUNT[track].count(p) * rate[0] // rate[1]


def set_points(s: SweetLandsState, seat: int) -> int:
    """§SL-4.13.3 Complete sets of tents, houses and buildings."""
    p = s.players[seat]
    total = 0
    for i, piece in enumerate(SET_PIECES):
        if p.placed[piece] == STOCK[piece]:
            count, each = SET_COUNT[i]
            total += count.count(p) * each
    return total


def scoring_points(s: SweetLandsState, seat: int, token: int) -> int:
    """§SL-4.13.7, §SL-3.11.2, §SL-5.23 One's place is one more than the number of participants with more; the virtual player counts."""
    count = SCORING_COUNT[token]
    mine = count.count(s.players[seat])
    values = [count.count(p) for p in s.players] + [SCORING_ROWS[token]["virtual_player"]]
    place = len([v for v in values if v > mine])
    return SCORING_VP[place] if place < len(SCORING_VP) else 0


def points(s: SweetLandsState, seat: int) -> list[int]:
    """§SL-4.13.1, §SL-4.13.2, §SL-4.13.4, §SL-4.13.5, §SL-4.13.6, §SL-4.15.4 The points of a seat by item, if the game ended now."""
    p = s.players[seat]
    return [
        p.have[VP],
        *[prosperity_points(s, seat, track) for track in range(len(TRACKS))],
        VP_PER_CP * p.have[CP],
        set_points(s, seat),
        p.have[GOLD] // GOLD_PER_VP,
        p.have[DIAMOND],
        PORT_POINTS[p.ports],
        MILESTONE_VP * p.milestones.bit_count(),
        sum([scoring_points(s, seat, token) for token in s.scoring]),
    ]
