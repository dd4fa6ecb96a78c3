"""The rules by which seats are bid for before a game: values and functions that know no table.

Whoever sits down is a bidder, named by the place where they sat first. People without a seat take turns, in an order that was drawn: the next
one after whoever has bid last. A bid names a seat and points that will be subtracted in the end; on a seat that somebody has it must be
higher than theirs, and they must bid again. Nothing is taken back. When everybody has a seat it is over. Bots do not bid: they get the seats that are left.

It always ends: with each bid more seats are taken or more points are bid, and nobody bids more than `MOST_BID` for a seat. Whoever has to bid finds a seat: there are as many as people, and one of them has nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from ...core import Seat
from ...core.errors import some
from ...match.bids import MOST_BID
from ..errors import Refused


class Bid(NamedTuple):
    """What a bidder offers for a seat."""

    bidder: int
    seat: Seat
    points: int


@dataclass(frozen=True)
class Auction:
    """The bids so far for so many seats, with the bidders in the order that was drawn."""

    seats: int
    order: tuple[int, ...]
    bids: tuple[Bid, ...] = ()

    @property
    def standing(self) -> Mapping[Seat, Bid]:
        """The highest bid for each seat that somebody wants."""
        return {bid.seat: bid for bid in self.bids}

    @property
    def bidder(self) -> int | None:
        """Who must bid now; None when everybody has a seat."""
        seated = {bid.bidder for bid in self.standing.values()}
        first = self.order.index(self.bids[-1].bidder) + 1 if self.bids else 0
        return next((one for one in (*self.order[first:], *self.order[:first]) if one not in seated), None)

    @property
    def least(self) -> tuple[int | None, ...]:
        """What must be bid at least for each seat; None where nobody can bid more."""
        standing = self.standing
        asked = [standing[seat].points + 1 if seat in standing else 0 for seat in range(self.seats)]
        return tuple([points if points <= MOST_BID else None for points in asked])

    @property
    def cheapest(self) -> tuple[Seat, int]:
        """The seat that costs least, the first of several, with what it costs."""
        return min(
            [(seat, points) for seat, points in enumerate(self.least) if points is not None],
            key=lambda one: (one[1], one[0]),
        )

    def with_bid(self, bid: Bid) -> Auction:
        """The auction after a bid; refused if it is somebody else's turn, or if it is not enough."""
        if bid.bidder != self.bidder:
            raise Refused("bid-turn", f"found a bid of {bid.bidder}; allowed: {self.bidder}")
        least = self.least[bid.seat] if 0 <= bid.seat < self.seats else None
        if least is None or not least <= bid.points <= MOST_BID:
            raise Refused(
                "bid",
                f"found {bid.points} for seat {bid.seat}; allowed: {self._allowed()}",
                allowed=self._allowed(),
            )
        return replace(self, bids=(*self.bids, bid))

    def _allowed(self) -> str:
        free = [
            f"{seat + 1}: {points}–{MOST_BID}" for seat, points in enumerate(self.least) if points is not None
        ]
        return some(free)

    @property
    def seated(self) -> tuple[int, ...]:
        """Who gets each seat when the auction is over: those who have bid for it, and on the rest the others in their order."""
        standing = self.standing
        others = iter([one for one in range(self.seats) if one not in self.order])
        return tuple(
            [standing[seat].bidder if seat in standing else next(others) for seat in range(self.seats)]
        )
