"""The room before a game: seats are chosen, exchanged and bid for by people who look at it together."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .player import Player, fits, play_in_turn
from .seating import new_table


def test_two_people_bid_for_seats_and_begin_to_play(visit: Visit) -> None:
    ann = visit("/new/dream_city")
    expect(ann.locator("#seating")).to_be_hidden()
    ann.locator("details:has(#seating) summary").click()
    bids = ann.locator("#seating label", has_text="By bidding")
    expect(bids).to_be_hidden()
    ann.locator("#seat-1").select_option("open")
    bids.click()
    expect(ann.locator("[data-about-bids]")).to_be_visible()
    ann.get_by_role("button", name="Start").click()
    ann.wait_for_url("**/t/*")
    ben = visit(ann.locator("#invite").input_value(), **PHONE)
    ben.get_by_role("button", name="Take").click()
    ben.wait_for_url("**/t/*")
    forms = "form[data-bid]"
    for page in (ann, ben):
        expect(page.locator("#auction")).to_be_visible()
        fits(page)
    expect(ann.locator(forms).or_(ann.get_by_text("is bidding"))).not_to_have_count(0)
    first, second = (ann, ben) if ann.locator(forms).count() else (ben, ann)
    expect(first).to_have_title(re.compile("● Your turn"))
    bid(first, 0, 2)
    expect(second.locator(forms)).to_have_count(2)
    expect(second.locator(f"{forms} >> nth=0 >> [name=points]")).to_have_value("3")
    bid(second, 0, 3)
    expect(first.locator(forms)).to_have_count(2)
    bid(first, 1, 0)
    for page, paid in ((second, "-3"), (first, "0")):
        expect(page.locator("#turn")).not_to_be_empty()  # the room leads there by itself
        page.locator("#tab-score").click()
        row = page.locator("#panel-score tr", has_text="Bid for the seat")
        expect(row.locator("td").nth(0 if page is second else 1)).to_have_text(paid)
    assert play_in_turn(Player(second), Player(first, touch=True), until=4) == 4


def bid(page: Page, seat: int, points: int) -> None:
    """Bid some points for a seat."""
    form = page.locator("form[data-bid]").nth(seat)
    form.locator("[name=points]").fill(str(points))
    form.get_by_role("button").click()


def test_a_room_shows_at_once_who_has_gone_where_and_who_wants_to_swap(visit: Visit) -> None:
    ann, ben = visit("/new/dream_city"), visit("")
    ann.goto(
        new_table(ann, "dream_city", seats="4", name="Ann", seat__1="open", seat__2="open", seat__3="open")
    )
    ben.goto(ann.locator("#invite").input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_label("Your seat").select_option("2")
    ben.get_by_label("City board").select_option("B")
    ben.get_by_role("button", name="Take").click()
    ben.wait_for_url("**/t/*")
    ann_sees = ann.locator("[data-room=seats] .seat")
    expect(ann_sees.nth(2)).to_contain_text("Side B")
    ben.get_by_role("button", name="Move to seat 2").click()
    expect(ann_sees.nth(1)).to_contain_text("Ben")
    expect(ann_sees.nth(1)).to_contain_text("Side B")
    ben.get_by_role("button", name="Swap seats with Ann").click()
    ann.locator(".seat .notice").get_by_role("button", name="Swap seats").click()
    expect(ben.locator("[data-room=seats] .seat").nth(0)).to_contain_text("Ben (you)")
