"""The auction of seats at a table: how it stands in the config, whose turn it is and until when, and what follows from its end.

Every bid is a change of the row that names the revision it expects, so that it is on the disk before anybody is told, and of two
processes the second is refused. `auction` is there from when the last seat is taken until everybody has a seat. Then people sit where they
have bid, each place keeps its `bid`, and the match begins as ever; its first row has the bids.

With a clock there is a time for each bid: that of a turn, or what a clock for the whole game begins with. After it the clock's rule holds:
the cheapest seat is bid for, at once, or when the host or the most of the others want it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypedDict

from ...core import Game, Seat
from ...core.seating import reason_against_bids
from ...match.bids import MOST_BID
from ...store import TableRow, Turns
from ..errors import Refused
from . import seats
from .auction import Auction, Bid
from .calendar import Calendar, Pause
from .clock_rules import clock_of
from .config import AuctionConfig, SeatConfig, TableConfig


def auction_of(row: TableRow) -> Auction | None:
    """The auction of a table; None where none is open."""
    data: AuctionConfig | None = row.config.get("auction")
    if data is None or row.status != "open" or seats.free_seats(row):
        return None
    return _auction(data, row.seats)


def _auction(data: AuctionConfig, count: int) -> Auction:
    return Auction(count, tuple(data["order"]), tuple([Bid(*bid) for bid in data["bids"]]))


def is_open(row: TableRow) -> bool:
    """Whether seats are being bid for."""
    return auction_of(row) is not None


def bids_of(row: TableRow) -> dict[Seat, int]:
    """What was bid for each seat."""
    return {seat: place["bid"] for seat, place in enumerate(row.config["seats"]) if place.get("bid")}


def require_biddable(g: Game, places: Sequence[SeatConfig]) -> None:
    """Refuse an auction where a game has no place for it, or nobody bids against another."""
    reason = reason_against_bids(g, len(places))
    if reason is not None:
        raise Refused("no-bids", f"{g.key} with {len(places)} seats: {reason.key}", text=reason)
    people = sum(place["kind"] != "bot" for place in places)
    if people < 2:
        raise Refused("bids-alone", f"found {people} who can bid; allowed: 2 or more")


# ---------------------------------------------------------------- from the first seat taken to the last bid


def begin(config: TableConfig, now: float) -> None:
    """Open the auction of a table whose last seat is taken. Its order is drawn, as the seats of other tables are."""
    people = [seat for seat, place in enumerate(config["seats"]) if place["kind"] != "bot"]
    if not people:
        return
    order = random.SystemRandom().sample(people, len(people))
    config["auction"] = {"order": order, "bids": [], "since": now}


def abandon(config: TableConfig) -> None:
    """Forget the auction of a table at which somebody has left: who comes instead has bid for nothing."""
    if config.pop("auction", None) is not None:
        config.pop("filled", None)


def bid(row: TableRow, guest: str, offer: Bid, number: int, now: float) -> TableConfig:
    """The config after a bid of somebody who has seen so many bids before; refused if there are others by now, or if it is not theirs to bid."""
    auction = _require_auction(row)
    if len(auction.bids) != number:
        raise Refused("bid-late", f"found bid {number}; allowed: {len(auction.bids)}, others have bid since")
    if not guest or row.config["seats"][offer.bidder].get("guest") != guest:
        raise Refused(
            "bidder-left", f"found seat {offer.bidder}, where somebody else sits by now: look again"
        )
    return _after(row, auction.with_bid(offer), now)


def bid_least(row: TableRow, now: float) -> TableConfig:
    """The config after the cheapest seat was bid for in the place of whoever must bid."""
    auction = _require_auction(row)
    assert auction.bidder is not None
    return _after(row, auction.with_bid(Bid(auction.bidder, *auction.cheapest)), now)


def _require_auction(row: TableRow) -> Auction:
    auction = auction_of(row)
    if auction is None:
        raise Refused("no-auction", "found a table where no seats are bid for now")
    return auction


def _after(row: TableRow, auction: Auction, now: float) -> TableConfig:
    if auction.bidder is not None:
        bids = [list(one) for one in auction.bids]
        return _with_auction(row, {"order": list(auction.order), "bids": bids, "since": now})
    config: TableConfig = row.config.copy()
    del config["auction"]
    # From now on the table waits for the pages of its people, whose shares are told for the seats that they have now.
    config["filled"] = now
    standing = auction.standing
    config["seats"] = [
        _paid(row.config["seats"][place], standing[seat].points if seat in standing else 0)
        for seat, place in enumerate(auction.seated)
    ]
    return config


def _with_auction(row: TableRow, changed: AuctionConfig) -> TableConfig:
    config: TableConfig = row.config.copy()
    config["auction"] = changed
    return config


def _paid(place: SeatConfig, points: int) -> SeatConfig:
    return {**place, "bid": points}


# ---------------------------------------------------------------- time


def ends_at(row: TableRow) -> float | None:
    """The time of day at which the time for the next bid is over; None without a clock, and once it was noticed."""
    rule, data = clock_of(row), row.config.get("auction")
    if rule is None or not is_open(row) or data.get("late"):
        return None
    return Calendar(rule).after(float(data["since"]), float(rule.seconds))


def end_time(row: TableRow, now: float) -> TableConfig:
    """What the clock of a table says about a bid that has not come in time: it is made, or others are called to decide."""
    rule, end = clock_of(row), ends_at(row)
    if rule is None or end is None or end > now:
        raise Refused("bid-in-time", "found somebody who still has time; allowed: to wait")
    if rule.then == "bot":
        return bid_least(row, now)
    data: AuctionConfig = row.config["auction"]
    return _with_auction(row, {**data, "late": True})


def after_absence(row: TableRow, away: Pause | None, now: float) -> TableConfig | None:
    """The config after a time without a server, which does not count; None where nothing has to be changed."""
    rule = clock_of(row)
    if rule is None or ends_at(row) is None:
        return None
    data: AuctionConfig = row.config["auction"]
    if not rule.is_long:
        return _with_auction(row, {**data, "since": now})
    if away is None:
        return None
    return _with_auction(row, {**data, "since": data["since"] + away.end - max(away.begin, data["since"])})


def bidding_guest(row: TableRow) -> str:
    """The guest who must bid now, or nothing."""
    auction = auction_of(row)
    if auction is None or auction.bidder is None:
        return ""
    return str(row.config["seats"][auction.bidder].get("guest", ""))


def deciders(row: TableRow) -> frozenset[str]:
    """Those who decide about a bid whose time is over: the host, or where it is a vote or about the host, the others."""
    rule, data = clock_of(row), row.config.get("auction")
    if rule is None or not is_open(row) or not data.get("late"):
        return frozenset()
    late, host = bidding_guest(row), str(row.config.get("host", ""))
    if rule.then == "host" and host != late:
        return frozenset({host})
    people = {str(place.get("guest", "")) for place in row.config["seats"]}
    return frozenset(people - {"", late})


def may_decide(row: TableRow, guest: str) -> bool:
    """Whether somebody is called to decide about a late bid, and has not done so yet."""
    return guest in deciders(row) and guest not in row.config["auction"].get("agreed", [])


def decide(row: TableRow, guest: str, now: float) -> TableConfig:
    """Somebody wants the cheapest seat to be bid for whoever is late; it is when the host, or more than half of the others, do."""
    _require_auction(row)
    needed = deciders(row)
    if guest not in needed:
        raise Refused(
            "bid-decision", "found somebody who does not decide this; allowed: those who are called to"
        )
    agreed = {*row.config["auction"].get("agreed", []), guest} & needed
    if 2 * len(agreed) > len(needed):
        return bid_least(row, now)
    data: AuctionConfig = row.config["auction"]
    return _with_auction(row, {**data, "agreed": sorted(agreed)})


def turns_of(row: TableRow) -> Turns | None:
    """For whom the auction of a table waits, and until when; None at tables without one. Once it is over nobody is waited for until the match begins."""
    if not row.config.get("bidding"):
        return None
    guest, end = bidding_guest(row), ends_at(row)
    ends = {guest: end} if guest and end is not None else {}
    return Turns(frozenset({guest} - {""}), {}, {}, ends, deciders(row))


# ---------------------------------------------------------------- what everybody is told


class AuctionFields(TypedDict):
    """An open auction as pages and programs are told: bidders are named by the seats where they sit until it is over."""

    order: list[int]
    bids: list[dict[str, int]]
    bidder: int
    least: list[int | None]
    standing: list[int | None]
    most: int
    until: float | None
    late: bool
    deciders: list[int]
    agreed: list[int]


def describe(row: TableRow) -> AuctionFields | None:
    """The auction of a table; None where none is open."""
    auction = auction_of(row)
    if auction is None or auction.bidder is None:
        return None
    places, data = row.config["seats"], row.config["auction"]
    needed, agreed = deciders(row), data.get("agreed", [])
    standing = auction.standing
    return {
        "order": list(auction.order),
        "bids": [one._asdict() for one in auction.bids],
        "bidder": auction.bidder,
        "least": list(auction.least),
        "standing": [standing[seat].bidder if seat in standing else None for seat in range(row.seats)],
        "most": MOST_BID,
        "until": ends_at(row),
        "late": bool(data.get("late")),
        "deciders": [seat for seat, place in enumerate(places) if place.get("guest") in needed],
        "agreed": [seat for seat, place in enumerate(places) if place.get("guest", "-") in agreed],
    }
