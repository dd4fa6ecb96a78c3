"""The rules by which seats are bid for: no table, no clock, no page."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.seating import reason_against_bids
from igroteka.games.dream_city import GAME
from igroteka.match.bids import MOST_BID
from igroteka.web.errors import Refused
from igroteka.web.tables.auction import Auction, Bid

THREE = Auction(3, (2, 0, 1))


def after(auction: Auction, *bids: tuple[int, int, int]) -> Auction:
    for bid in bids:
        auction = auction.with_bid(Bid(*bid))
    return auction


def test_people_without_a_seat_take_turns_in_the_order_that_was_drawn() -> None:
    auction, turns = THREE, []
    for seat, points in ((0, 0), (0, 1), (1, 0), (1, 5), (2, 0)):
        assert auction.bidder is not None
        turns.append(auction.bidder)
        auction = auction.with_bid(Bid(auction.bidder, seat, points))
    # 2 is outbid at once but waits for 1, who has not bid yet; then 2 outbids 1.
    assert turns == [2, 0, 1, 2, 1]
    assert auction.bidder is None
    assert auction.seated == (0, 2, 1)
    assert [auction.standing[seat].points for seat in range(3)] == [1, 5, 0]


@pytest.mark.parametrize(
    ("bid", "code"),
    [((0, 1, 5), "bid-turn"), ((2, 1, 5), "bid-turn"), ((1, 0, 4), "bid"), ((1, 1, 3), "bid"), ((1, 3, 0), "bid"),
     ((1, -1, 0), "bid"), ((1, 2, -1), "bid"), ((1, 2, MOST_BID + 1), "bid")],
)  # fmt: skip
def test_a_bid_that_is_not_enough_or_not_ones_turn_is_refused(bid: tuple[int, int, int], code: str) -> None:
    auction = after(THREE, (2, 0, 4), (0, 1, 3))
    with pytest.raises(Refused) as refused:
        auction.with_bid(Bid(*bid))
    assert refused.value.code == code
    assert after(auction, (1, 0, 5)).bidder == 2


def test_nobody_bids_more_than_the_most_and_the_cheapest_seat_is_found() -> None:
    auction = after(THREE, (2, 0, MOST_BID), (0, 1, 7))
    assert (auction.least, auction.cheapest) == ((None, 8, 0), (2, 0))
    assert after(auction, (1, 1, 8), (0, 1, 9), (1, 1, 10)).cheapest == (2, 0)


def test_bots_get_the_seats_that_are_left_for_nothing() -> None:
    auction = after(Auction(4, (3, 1)), (3, 0, 2), (1, 2, 0))
    assert (auction.bidder, auction.seated) == (None, (3, 0, 1, 2))


@given(st.data())
def test_every_auction_ends_with_everybody_on_a_seat(data: st.DataObject) -> None:
    seats = data.draw(st.integers(1, 5))
    people = data.draw(st.lists(st.integers(0, seats - 1), min_size=1, max_size=seats, unique=True))
    auction = Auction(seats, tuple(people))
    greedy = data.draw(st.booleans())  # by the smallest steps, or any
    bids = 0
    while auction.bidder is not None:
        possible = [seat for seat, least in enumerate(auction.least) if least is not None]
        seat = data.draw(st.sampled_from(possible))
        least = auction.least[seat]
        assert least is not None
        points = least if greedy else data.draw(st.integers(least, MOST_BID))
        held = sum(one.points + 1 for one in auction.standing.values())
        auction = auction.with_bid(Bid(auction.bidder, seat, points))
        assert sum(one.points + 1 for one in auction.standing.values()) > held, "it comes nearer to its end"
        bids += 1
        if (
            bids == 40
        ):  # from here on nobody raises for the fun of it: what is left to show is that everybody finds a seat
            while auction.bidder is not None:
                auction = auction.with_bid(Bid(auction.bidder, *auction.cheapest))
    assert sorted(auction.seated) == list(range(seats))
    assert {bid.bidder for bid in auction.standing.values()} == set(people)


def test_games_say_why_their_seats_are_not_bid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert reason_against_bids(GAME, 2) is None
    alone = reason_against_bids(GAME, 1)
    assert alone is not None
    assert alone.key == "no-bids-alone"
    monkeypatch.setattr(type(GAME), "no_bids", "no-bids-together")
    reason = reason_against_bids(GAME, 2)
    assert reason is not None
    assert reason.key == "no-bids-together"
