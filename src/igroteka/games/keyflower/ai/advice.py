"""What a position is worth to a seat, for bots and hints: points in sight, tiles to come, and means to get there.

In the middle of a turn that the seat is entering the value is that of the best way to finish it, so that looking one
question ahead is enough.
"""

from __future__ import annotations

import math

from igroteka.core.agenda import apply, over
from igroteka.core.moves import Move

from ..components.goods import RESOURCES
from ..components.tiles import FIRST_SUMMER_BOAT, TILE_NAMES, WINTER
from ..rules.transport import Transport
from ..state import NOBODY, K, KeyflowerState, R
from .auction import auction, auction_value, winning
from .land import RESOURCE, tile_value, upgrade_gain, village
from .pending import sensible_moves, transport_gain
from .weights import FIRST, PRESENT, Weights
from .winter import hand, in_winter
from .workers import coming, people, tokens


def evaluate(s: KeyflowerState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    return judge(s, seat, VisibleValues(s), PRESENT)


def outlooks(s: KeyflowerState) -> list[float]:
    """The evaluation of every seat: each village and its bids are looked at once."""
    return outlooks_by(s, PRESENT)


def first_outlooks(s: KeyflowerState) -> list[float]:
    """The evaluation of every seat as version 0.1 made it."""
    return outlooks_by(s, FIRST)


def outlooks_by(s: KeyflowerState, w: Weights) -> list[float]:
    """The evaluation of every seat by some weights."""
    visible = VisibleValues(s)
    return [judge(s, seat, visible, w) for seat in range(s.seats)]


class VisibleValues:
    """What everybody sees of the seats: each is looked at when it is asked for, and only once."""

    def __init__(self, s: KeyflowerState) -> None:
        self.seen = [False] * s.seats
        self.village = [0.0] * s.seats
        self.auction = [0.0] * s.seats

    def look(self, s: KeyflowerState, seat: int, w: Weights) -> None:
        """Judge the village and the bids of a seat, unless that has been done."""
        if not self.seen[seat]:
            self.seen[seat] = True
            self.village[seat] = village(s, seat, w)
            self.auction[seat] = auction(s, seat, w)


def prospects(s: KeyflowerState, seat: int, visible: VisibleValues, w: Weights) -> float:
    """Points of a seat and what it can hope for, with its own screen open."""
    if over(s):
        return float(s.total(seat))
    if s.season == WINTER:
        return in_winter(s, seat, w)
    visible.look(s, seat, w)
    value = people(s, seat, w) + tokens(s, seat, w) + visible.village[seat] + visible.auction[seat]
    return value + hand(s, seat, w)


def visible_prospects(s: KeyflowerState, seat: int, visible: VisibleValues, w: Weights) -> float:
    """What everybody sees of a seat: its tiles, its resources and its bids."""
    if over(s):
        return float(s.total(seat))
    visible.look(s, seat, w)
    return visible.village[seat] + visible.auction[seat]


def less_rivals(s: KeyflowerState, seat: int, visible: VisibleValues, w: Weights) -> float:
    """The prospects of a seat less a share of the best that is seen of others."""
    mine = prospects(s, seat, visible, w)
    others = max([visible_prospects(s, i, visible, w) for i in range(s.seats) if i != seat])
    return mine - w.others * others


def facts(s: KeyflowerState, seat: int) -> list[tuple[str, float, float]]:
    """What people count of a seat besides points: what it is, how much there is of it, what one is worth."""
    if over(s):
        return []
    w = PRESENT
    told: list[tuple[str, float, float]] = [
        ("secret_workers", math.fsum(coming(s, seat, w)), w.worker[s.season]),
        ("secret_skills", float(sum(s.skills[seat * K : seat * K + K])), w.skill[s.season]),
    ]
    for r in range(R):
        many = sum([s.goods[t * R + r] for t in s.village[seat]])
        told.append((f"resource:{RESOURCES[r]}", float(many), RESOURCE[r]))
    for t in s.bidding[seat]:
        if s.leader[t] == seat:
            told.append((f"bid-tile:{TILE_NAMES[t]}", 1.0, winning(s, t, w) * auction_value(s, seat, t, w)))
    for t in s.village[seat]:
        if t < FIRST_SUMMER_BOAT:
            told.append((f"own-tile:{TILE_NAMES[t]}", 1.0, tile_value(s, seat, t, w)))
            if s.side[t]:
                told.append((f"upgraded-tile:{TILE_NAMES[t]}", 1.0, max(1.0, upgrade_gain(s, t, w))))
    return told


def judge(s: KeyflowerState, seat: int, visible: VisibleValues, w: Weights) -> float:
    """The position as it stands or, in the middle of a turn of this seat, as it will be when that is finished."""
    top = s.agenda[-1] if s.agenda else None
    if top is None or getattr(top, "me", NOBODY) != seat:
        return less_rivals(s, seat, visible, w)
    if isinstance(top, Transport):
        return less_rivals(s, seat, visible, w) + transport_gain(s, seat, top, w)
    ways = sensible_moves(s, seat, top)
    return _best_after(s, seat, ways, w) if ways else less_rivals(s, seat, visible, w)


def _best_after(s: KeyflowerState, seat: int, moves: list[Move], w: Weights) -> float:
    """The best evaluation after one of some moves."""
    best = -1e9
    for m in moves:
        after = s.clone()
        apply(after, seat, m)
        best = max(best, judge(after, seat, VisibleValues(after), w))
    return best
