"""What a learned evaluation looks at: a row of numbers for every seat, the hand-made prospects first."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over, waiting
from igroteka.core.frames import Ask, Opened, Pool

from ..components.boards import LAST_CLAIM, MOST_PLAYERS, ROUNDS, SCORING_ROWS
from ..effects import MILESTONE_IF, SCORING_COUNT
from ..rules.scoring import points
from ..rules.turn import Choice
from ..state import SweetLandsState
from .feature_parts import END_SCALE, ENDS, PART_SCALE, PARTS, parts
from .feature_seat import NAMES, seat_numbers
from .values import Values

#: Prospects and points are divided by this.
PROSPECTS: Final = 200.0
#: No number of a row lies beyond this, whatever happens.
BOUND: Final = 3.0

TABLE: Final[tuple[str, ...]] = (
    *[f"round_{n}" for n in range(1, ROUNDS + 1)],
    "rounds_left",
    *[f"seats_{n}" for n in range(1, MOST_PLAYERS + 1)],
)
TURN: Final[tuple[str, ...]] = (
    "to_play",
    "has_acted",
    "ended",
    "place_in_order",
    "next_first",
    "rivals_ended",
)
CLAIMS: Final[tuple[str, ...]] = (
    "claimed",
    "claims_left",
    "claim_nearest",
    "claim_second",
    "claims_ready",
    "claims_of_rivals",
)
RIVALS: Final[tuple[str, ...]] = (
    "lead_prospects",
    "lead_points",
    "rivals_ahead",
    "scoring_lead_1",
    "scoring_lead_2",
)
FEATURES: Final[tuple[str, ...]] = (
    *("prospects", "points"),
    *TABLE,
    *TURN,
    *[f"part_{name}" for name in PARTS],
    *ENDS,
    *CLAIMS,
    *RIVALS,
    *NAMES,
)


def features(s: SweetLandsState) -> list[list[float]]:
    """A row of numbers for each seat: what its final points will depend on."""
    seats = s.seats
    values = [Values(s, seat) for seat in range(seats)]
    by_part = [parts(v) for v in values]
    now = [float(sum(points(s, seat))) for seat in range(seats)]
    worth = now if over(s) and s.round == ROUNDS else [sum(row[: len(PARTS)]) for row in by_part]
    table = _table(s)
    turns = _turns(s)
    claims = _claims(s)
    leads = _leads(s, worth, now)
    rows: list[list[float]] = []
    for seat in range(seats):
        part = by_part[seat]
        row = [worth[seat] / PROSPECTS, now[seat] / PROSPECTS]
        row += table
        row += turns[seat]
        row += [part[i] / PART_SCALE[i] for i in range(len(PARTS))]
        row += [part[len(PARTS) + i] / END_SCALE for i in range(len(ENDS))]
        row += claims[seat]
        row += leads[seat]
        row += seat_numbers(values[seat])
        rows.append([BOUND if n > BOUND else -BOUND if n < -BOUND else n for n in row])
    return rows


def _table(s: SweetLandsState) -> list[float]:
    """How far the game has come, and how many play."""
    row = [float(s.round == n) for n in range(1, ROUNDS + 1)]
    row.append((ROUNDS - s.round) / ROUNDS)
    row += [float(s.seats == n) for n in range(1, MOST_PLAYERS + 1)]
    return row


def _asked(s: SweetLandsState) -> list[int]:
    """The seats that decide now; none while something is drawn or carried out."""
    if not s.agenda or not isinstance(s.agenda[-1], (Ask, Pool, Opened)):
        return []
    return waiting(s)


def _turns(s: SweetLandsState) -> list[list[float]]:
    """Who is to play and may still act, and who begins the next round."""
    asked = _asked(s)
    top = s.agenda[-1] if s.agenda else None
    acted = isinstance(top, Choice) and top.acted
    ended = s.ended
    rows: list[list[float]] = []
    for seat in range(s.seats):
        out = seat in ended
        rows.append(
            [
                float(seat in asked),
                float(acted and seat in asked),
                float(out),
                s.order.index(seat) / MOST_PLAYERS if seat in s.order else 0.0,
                float(ended[0] == seat) if ended else 0.5,
                (len(ended) - out) / MOST_PLAYERS,
            ]
        )
    return rows


def _claims(s: SweetLandsState) -> list[list[float]]:
    """Milestones: claimed, near, and wanted by others; after the third of the game there are no more."""
    players = s.players
    seats = s.seats
    if seats == 1:
        return [[0.0] * len(CLAIMS)]
    nearest = [0.0] * seats
    second = [0.0] * seats
    ready = [0] * seats
    lost = [0.0] * seats
    left = max(LAST_CLAIM - s.claimed, 0)
    for i in range(len(s.milestones)):
        side = s.milestones[i]
        if not side or not left:
            continue
        near = [1.0] * seats
        for count, least in MILESTONE_IF[i][side - 1]:
            for seat in range(seats):
                near[seat] = min(near[seat], count.count(players[seat]) / least)
        for seat in range(seats):
            mine = near[seat]
            ready[seat] += mine >= 1
            if mine > nearest[seat]:
                nearest[seat], second[seat] = mine, nearest[seat]
            elif mine > second[seat]:
                second[seat] = mine
            for other in range(seats):
                # A rival who is nearly there and further than oneself takes it first.
                if other != seat and near[other] >= mine and near[other] > 0.6:
                    lost[seat] += near[other]
                    break
    return [
        [
            players[seat].milestones.bit_count() / LAST_CLAIM,
            left / LAST_CLAIM,
            nearest[seat],
            second[seat],
            min(ready[seat] / 2, BOUND),
            lost[seat] / 3,
        ]
        for seat in range(seats)
    ]


def _leads(s: SweetLandsState, worth: list[float], now: list[float]) -> list[list[float]]:
    """How far a seat is ahead of its best rival, in all and in what the scoring tokens compare."""
    seats = s.seats
    if seats == 1:
        return [[0.0] * len(RIVALS)]
    rows: list[list[float]] = []
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        ahead = len([other for other in others if worth[other] > worth[seat]])
        rows.append(
            [
                (worth[seat] - max([worth[other] for other in others])) / 100,
                (now[seat] - max([now[other] for other in others])) / 100,
                ahead / (MOST_PLAYERS - 1),
                0.0,
                0.0,
            ]
        )
    for i in range(min(len(s.scoring), 2)):
        token = s.scoring[i]
        virtual = VIRTUAL[token]
        counts = [SCORING_COUNT[token].count(p) for p in s.players]
        for seat in range(seats):
            best = virtual
            for other in range(seats):
                if other != seat and counts[other] > best:
                    best = counts[other]
            rows[seat][3 + i] = (counts[seat] - best) / max(virtual, 1)
    return rows


#: What the virtual player has of all that scoring tokens compare.
VIRTUAL: Final = tuple([int(row["virtual_player"]) for row in SCORING_ROWS])
