"""What a learned evaluation looks at: one row of numbers for each seat, from which its final points are foretold.

A turn that is half entered is first finished in the way that looks best, so that all rows speak of one position.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import apply, over
from igroteka.core.frames import Ask

from ..components.goods import GOLD
from ..components.setups import MOST_PLAYERS
from ..components.tiles import FIRST_ORDER, FIRST_SUMMER_BOAT, FIRST_WINTER, SEASONS, WINTER
from ..rules.scoring import boat_points, own_tiles
from ..rules.transport import Transport
from ..rules.use import DrawSkill, DrawWorker
from ..state import NOBODY, C, K, KeyflowerState, R
from .advice import VisibleValues, prospects
from .feature_land import (
    ENGINE_NAMES,
    GOODS_NAMES,
    USE_NAMES,
    village_numbers,
    yard_points,
)
from .feature_market import (
    AUCTION_NAMES,
    PEOPLE_NAMES,
    WINTER_NAMES,
    auction_numbers,
    best_of_others,
    people_numbers,
    promises,
    reach,
    winter_numbers,
)
from .feature_tables import PRINTED, SCORE
from .feature_upgrades import UPGRADE_NAMES
from .pending import sensible_moves, transport_gain
from .weights import PRESENT
from .winter import Holdings
from .workers import coming

#: Points that make 1 in the first two numbers.
PROSPECTS: Final = 50.0

FEATURES: Final[tuple[str, ...]] = (
    *("prospects", "points", *SEASONS, "left", "passes", "seats", "two_seats"),
    *("to_play", "turns_to_wait", "place", "marker", "between"),
    *("rival_prospects", "rivals_ahead", "rival_workers", "rival_turned"),
    *("draws_workers", "draws_tokens", "steps_pending", "upgrades_pending"),
    *UPGRADE_NAMES,
    *GOODS_NAMES,
    *ENGINE_NAMES,
    *USE_NAMES,
    *PEOPLE_NAMES,
    *AUCTION_NAMES,
    *WINTER_NAMES,
)  # fmt: skip


def features(s: KeyflowerState) -> list[list[float]]:
    """One row of numbers for each seat, in the order of `FEATURES`."""
    for seat in range(s.seats):
        if not s.village[seat]:  # nobody has a home yet
            return [[0.0] * len(FEATURES) for _ in range(s.seats)]
    s = finished(s)
    seats = range(s.seats)
    ended = over(s)
    hopes = own_prospects(s)
    people = [coming(s, seat, PRESENT) for seat in seats]
    points = [s.total(seat) if ended else points_now(s, seat) for seat in seats]
    rows = [[hopes[seat] / PROSPECTS, points[seat] / PROSPECTS] for seat in seats]
    reaches = [reach(s, seat) for seat in seats]
    left = part_left(s)
    pools: list[list[int]] = []
    for seat in seats:
        _table(s, seat, left, rows[seat])
        _rivals(s, seat, hopes, reaches, rows[seat])
        ups = _pending(s, seat, rows[seat])
        pools.append(village_numbers(s, seat, left, ups, rows[seat]))
    promised = [promises(people[seat], s.skills[seat * K : seat * K + K], pools[seat]) for seat in seats]
    for seat in seats:
        row = rows[seat]
        people_numbers(s, seat, people[seat], left, row)
        auction_numbers(
            s, seat, reaches[seat], _most_of_others(reaches, seat), promised[seat], pools[seat], row
        )
        winter_numbers(s, seat, promised[seat], best_of_others(promised, seat), row)
    return rows


def finished(s: KeyflowerState) -> KeyflowerState:
    """The position after the best way to finish a turn that is half entered; otherwise the position itself."""
    while s.agenda:
        top = s.agenda[-1]
        if not isinstance(top, Ask):
            return s
        seat = top.seat(s)
        ways = sensible_moves(s, seat, top)
        if not ways:
            return s
        best, most = s, -1e9
        for m in ways:
            after = s.clone()
            apply(after, seat, m)
            if len(ways) > 1:
                after = finished(after)
                value = _own(after, seat, VisibleValues(after))
            else:
                value = 0.0
            if value > most:
                best, most = after, value
        s = best
    return s


def own_prospects(s: KeyflowerState) -> list[float]:
    """The hand-made prospects of every seat, with nothing taken off for rivals."""
    visible = VisibleValues(s)
    return [_own(s, seat, visible) for seat in range(s.seats)]


def _own(s: KeyflowerState, seat: int, visible: VisibleValues) -> float:
    """The hand-made prospects of a seat, with what an open transport still promises."""
    value = prospects(s, seat, visible, PRESENT)
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Transport) and top.me == seat:
        value += transport_gain(s, seat, top, PRESENT)
    return value


def points_now(s: KeyflowerState, seat: int) -> float:
    """The points of a seat if the game ended now; before winter without what only winter can bring."""
    tiles = own_tiles(s, seat)
    value = 0.0
    for t in tiles:
        if t < FIRST_SUMMER_BOAT:
            value += PRINTED[t * 2 + s.side[t]]
        elif t >= FIRST_ORDER:
            for d in range(t * 6, t * 6 + 6):
                if s.beside[d] != NOBODY:
                    value += 1
    if s.season == WINTER:
        holdings = Holdings(s, seat, PRESENT)
        return value + holdings.points(set()) + boat_points(s, seat, holdings.boat, tiles)
    for t in tiles:
        if t < FIRST_WINTER and not (t < FIRST_SUMMER_BOAT and SCORE[t * 2]):
            value += s.goods[t * R + GOLD]
    return value + yard_points(s, seat)


def part_left(s: KeyflowerState) -> float:
    """Which part of the game is still to come: whole seasons, and of this one as much as there are workers at hand."""
    here = min(1.0, sum(s.workers) / (12.0 * s.seats)) if s.passes < s.seats else 0.0
    return (WINTER - s.season + here) / len(SEASONS)


def _most_of_others(reaches: list[list[int]], seat: int) -> list[int]:
    """The most workers of each colour that another seat can bring to one place."""
    most = [0] * C
    for other in range(len(reaches)):
        if other != seat:
            for c in range(C):
                most[c] = max(most[c], reaches[other][c])
    return most


def _table(s: KeyflowerState, seat: int, left: float, row: list[float]) -> None:
    """Add how far the game has come and when the seat plays."""
    n = s.seats
    top = s.agenda[-1] if s.agenda else None
    now = top.seat(s) if isinstance(top, Ask) else NOBODY
    row += [1.0 if s.season == season else 0.0 for season in range(len(SEASONS))]
    row += [
        *(left, s.passes / n, n / MOST_PLAYERS, 1.0 if n == 2 else 0.0),
        *(1.0 if now == seat else 0.0, (seat - now) % n / n if now >= 0 else 0.0),
        *((seat - s.first) % n / n, 1.0 if s.first == seat else 0.0),
        0.0 if s.usable else 1.0,
    ]  # fmt: skip


def _rivals(
    s: KeyflowerState, seat: int, hopes: list[float], reaches: list[list[int]], row: list[float]
) -> None:
    """Add what the rivals have: prospects, workers and upgraded tiles of the best of them."""
    best = -1e9
    workers = most_turned = ahead = 0
    for other in range(s.seats):
        if other == seat:
            continue
        best = max(best, hopes[other])
        workers = max(workers, sum(reaches[other]))
        turned = 0
        for t in s.village[other]:
            if t < FIRST_SUMMER_BOAT:
                turned += s.side[t]
        most_turned = max(most_turned, turned)
        if hopes[other] > hopes[seat]:
            ahead += 1
    row += [best / PROSPECTS, ahead / (s.seats - 1), workers / 15, most_turned / 8]


def _pending(s: KeyflowerState, seat: int, row: list[float]) -> int:
    """Add what waits on the agenda for the seat: draws, and the rest of a transport. Gives the upgrades of the transport."""
    workers = tokens = steps = ups = 0
    for i in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[i]
        if isinstance(frame, DrawWorker):
            workers += 1 if frame.me == seat else 0
        elif isinstance(frame, DrawSkill):
            tokens += 1 if frame.me == seat else 0
        elif isinstance(frame, Transport):
            if frame.me == seat:
                steps, ups = frame.left, frame.ups
        else:
            break
    row += [workers / 3, tokens / 3, steps / 5, ups / 2]
    return ups
