"""A table in the middle and hands on two phones."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .player import Player, in_step, play_in_turn, settled
from .seating import sit
from .test_days import open_menu
from .test_people import look


def test_a_screen_in_the_middle_shows_no_hand_and_two_phones_play(visit: Visit) -> None:
    middle, ann, ben = visit("", painted=True, **DESKTOP), visit("", **PHONE), visit("", **PHONE)
    sit(middle, seat__1="local", name__1="Ben", name="Ann")
    settled(middle)
    if middle.locator("#curtain").is_visible():
        middle.locator("#curtain-go").click()
    open_menu(middle)
    middle.get_by_role("link", name="Hands on phones").click()
    look(middle, "phones-desktop")
    phones: list[Page] = [ann, ben]
    for phone, name in zip(phones, ("Ann", "Ben"), strict=True):
        phone.goto(middle.get_by_label(f"Link for the phone of {name}").input_value())
    middle.get_by_role("link", name="Show the table in the middle").click()
    expect(middle.locator("#prompt")).to_contain_text("watching")
    assert play_in_turn(Player(ann, touch=True), Player(ben, touch=True), 4) >= 4
    in_step(middle, ann, ben)
    assert middle.locator(".marked").count() == 0
    expect(middle.locator("#curtain")).to_be_hidden()
