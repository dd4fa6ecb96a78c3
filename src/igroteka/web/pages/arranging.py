"""The room before a game: people change their seats, exchange them, and choose what they play with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.responses import RedirectResponse, Response

from ...core import Option, Seat, game
from ...store import TableRow
from ..tables import arranging, bidding, seats
from ..tables.actions import require_own_seat
from ..tables.auction import Bid
from ..tables.bidders import decide_late_bid, place_bid
from ..tables.config import TableConfig
from ..tables.seats import Access
from .cards import option_cards
from .forms import Form
from .queries import TableQuery
from .room_forms import BidForm, ChooseForm, ExchangeForm, MoveForm
from .visit import Visit

Change = Callable[[TableRow, str], TableConfig]
"""What the guest of a seat does to a table."""


async def change_seat(visit: Visit, query: TableQuery, form: MoveForm) -> Response:
    """Go to a free seat."""
    return await _arrange(
        visit, query, form.seat, lambda row, guest: arranging.move(row, guest, form.seat, form.to)
    )


async def exchange_seats(visit: Visit, query: TableQuery, form: ExchangeForm) -> Response:
    """Ask somebody to exchange seats, or agree with whoever has asked."""
    return await _arrange(
        visit, query, form.seat, lambda row, guest: arranging.exchange(row, guest, form.seat, form.other)
    )


async def refuse_exchange(visit: Visit, query: TableQuery, form: ExchangeForm) -> Response:
    """Stay where one is, or take back what one has asked."""
    return await _arrange(
        visit,
        query,
        form.seat,
        lambda row, guest: arranging.refuse_exchange(row, guest, form.seat, form.other),
    )


async def _arrange(visit: Visit, query: TableQuery, seat: Seat, change: Change) -> Response:
    """Do something with a seat of one's own, and go back to the room."""
    table, access = await visit.find_table(query)
    require_own_seat(access, seat)
    await visit.registry.change_config(table, lambda row: change(row, access.guest))
    return RedirectResponse(query.address(), 303)


async def choose_options(visit: Visit, query: TableQuery, form: ChooseForm) -> Response:
    """Choose what a seat plays with, where seats may differ."""
    table, access = await visit.find_table(query)
    seat = form.about.seat
    await visit.registry.change_config(table, lambda row: arranging.choose(row, access, seat, form.options))
    return RedirectResponse(query.address(), 303)


# ---------------------------------------------------------------- an auction


async def bid(visit: Visit, query: TableQuery, form: BidForm) -> Response:
    """Bid for a seat."""
    table, access = await visit.find_table(query)
    require_own_seat(access, form.seat)
    offer = Bid(form.seat, form.wanted, form.points)
    await place_bid(visit.registry, table, access, offer, form.number)
    return RedirectResponse(query.address(), 303)


async def decide_bid(visit: Visit, query: TableQuery, form: Form) -> Response:
    """Want the cheapest seat to be bid for whoever has let their time go by."""
    table, access = await visit.find_table(query)
    await decide_late_bid(visit.registry, table, access)
    return RedirectResponse(query.address(), 303)


# ---------------------------------------------------------------- what the room shows


def _in_words(row: TableRow, options: Sequence[Option], lang: str) -> list[dict[str, object]]:
    """Options that may differ from seat to seat, with their choices in words."""
    keys = [o.key for o in options]
    return [{**card} for card in option_cards(game(row.game), lang) if card["key"] in keys] if keys else []


def choices_on_joining(row: TableRow, invited: Sequence[Seat], lang: str) -> list[dict[str, object]]:
    """What somebody chooses who takes one of these seats; the value is empty where it differs from seat to seat what they would have."""
    cards = _in_words(row, arranging.own_options(row), lang)
    usual = [arranging.options_of_seat(row, seat) for seat in invited]
    for card in cards:
        values = {values[str(card["key"])] for values in usual}
        card["value"] = values.pop() if len(values) == 1 else ""
    return cards if invited else []


def seat_cards(row: TableRow, access: Access, lang: str) -> list[dict[str, object]]:
    """What somebody sees and may do at each seat of a room."""
    choices = _in_words(row, arranging.options_by_seat(row), lang)
    changing, own = arranging.can_change_seats(row), access.seats
    asked = {seat: arranging.asked_seat(row, seat) for seat in range(row.seats)}
    mine = next(iter(own), None)
    cards: list[dict[str, object]] = []
    for seat, place in enumerate(row.config["seats"]):
        values = arranging.options_of_seat(row, seat)
        is_other = bool(place.get("guest")) and seat not in own and mine is not None
        asking = next((i for i in own if asked[i] == seat), None)
        cards.append(
            {
                "options": [{**one, "value": values[str(one["key"])]} for one in choices],
                "choose": arranging.can_choose(row, access, seat),
                "own": asked[seat] if asked[seat] in own else mine if asking is None else asking,
                "free": changing and mine is not None and place["kind"] == "open",
                "ask": changing and is_other and asked[seat] not in own and asking is None,
                "asking": changing and is_other and asking is not None,
                "asked": changing and is_other and asked[seat] in own,
            }
        )
    return cards


def auction_card(row: TableRow, access: Access, lang: str) -> dict[str, object] | None:
    """The auction of a room, as somebody sees it; None where none is open."""
    told = bidding.describe(row)
    if told is None:
        return None
    names, bidder = seats.names(row.config["seats"], lang), told["bidder"]
    last = {one["seat"]: one["points"] for one in told["bids"]}
    return {
        "number": len(told["bids"]),
        "bidder": bidder,
        "name": names[bidder],
        "mine": bidder in access.seats,
        "most": told["most"],
        "seats": [
            {
                "seat": seat,
                "least": least,
                "bid": last.get(seat),
                "name": "" if by is None else names[by],
                "mine": by in access.seats,
            }
            for seat, (least, by) in enumerate(zip(told["least"], told["standing"], strict=True))
        ],
        "order": [names[one] for one in told["order"]],
        "bids": [{**one, "name": names[one["bidder"]]} for one in told["bids"]],
        "until": told["until"],
        "late": told["late"],
        "decide": bidding.may_decide(row, access.guest),
        "agreed": [names[one] for one in told["agreed"]],
    }
