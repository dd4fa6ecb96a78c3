"""The editor of positions: by click, by drag, with a finger, by its fields and as text, shared by a link and played on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from igroteka import list_games

from .conftest import PHONE, Visit
from .player import fits


def open_editor(visit: Visit, key: str, **screen: Any) -> Page:
    """The editor of a game with an empty position."""
    page = visit(f"/position/{key}", **screen)
    rested(page)
    return page


def rested(page: Page) -> None:
    """The last change has been answered."""
    expect(page.locator("#drawn")).to_have_attribute("aria-busy", "false")


def place(page: Page, el: str) -> Locator:
    """An element of the drawing."""
    return page.locator(f"#drawing [data-el='{el}']").first


def piece(page: Page, word: str) -> Locator:
    """A piece of the tray."""
    return page.locator("#pieces").get_by_role("button", name=word, exact=True)


def field(page: Page, name: str) -> Locator:
    """The field of a part."""
    return page.locator(f".said [data-field='{name}']")


def says(page: Page, line: str) -> None:
    """The form says this, and the position can be."""
    expect(page.locator("#text")).to_have_value(line)
    rested(page)
    expect(page.locator("#verdict")).to_have_class("verdict")


def garden(*players: str) -> str:
    """A form of Garden Nation with what it says of the players."""
    return 'game = "garden_nation"\nseats = 2\n' + "".join([f"\n[[players]]\n{said}\n" for said in players])


def test_buildings_are_put_moved_and_taken_away_with_the_mouse(visit: Visit) -> None:
    page = open_editor(visit, "garden_nation")
    expect(page.locator("#verdict")).to_have_text("Player 1 to move. Legal moves: 63.")
    piece(page, "2").click()
    place(page, "zone:4nw").click()
    says(page, garden("buildings = { 4nw = 2 }"))
    expect(place(page, "zone:4nw").locator("title")).to_contain_text("Player 1: 2 floors")
    piece(page, "3").drag_to(place(page, "zone:4c"))
    says(page, garden("buildings = { 4nw = 2, 4c = 3 }"))
    place(page, "zone:4c").drag_to(place(page, "zone:4e"))
    says(page, garden("buildings = { 4nw = 2, 4e = 3 }"))
    place(page, "zone:4e").drag_to(page.locator("#shown"))
    says(page, garden("buildings = { 4nw = 2 }"))
    page.locator("#undo").click()
    says(page, garden("buildings = { 4nw = 2, 4e = 3 }"))


def test_a_place_tells_all_that_can_be_said_of_it(visit: Visit) -> None:
    page = open_editor(visit, "garden_nation")
    place(page, "zone:4nw").click()
    palette = page.locator("#palette")
    expect(palette).to_contain_text("Territory 4, upper left")
    palette.get_by_label("More: Buildings").first.click()
    says(page, garden("buildings = { 4nw = 1 }"))
    # What one seat builds where another has built takes its place.
    palette.get_by_label("More: Buildings").nth(1).click()
    says(page, garden("buildings = {}", "buildings = { 4nw = 1 }"))
    palette.get_by_label("Put it here: Roofs").check()
    expect(page.locator("#text")).to_have_value(
        'game = "garden_nation"\nseats = 2\nroofs = ["4nw"]\n\n[[players]]\nbuildings = {}\n\n[[players]]\nbuildings = { 4nw = 1 }\n'
    )
    page.keyboard.press("Escape")
    expect(palette).to_be_hidden()


def touch_drag(page: Page, one: Locator, other: Locator) -> None:
    """A finger goes from the middle of one element to that of another."""
    one.scroll_into_view_if_needed()
    points = []
    for box in (one.bounding_box(), other.bounding_box()):
        assert box is not None
        points.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [points[0]]})
    middle = {axis: (points[0][axis] + points[1][axis]) / 2 for axis in "xy"}
    for point in (middle, points[1]):
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()


def test_a_finger_puts_tiles_and_carries_them_on(visit: Visit) -> None:
    page = open_editor(visit, "dream_city", **PHONE)
    fits(page)
    begin = 'game = "dream_city"\nseats = 2\n\n[[players]]\n'
    piece(page, "Park").tap()
    place(page, "city:0:r2c2").tap()
    says(page, begin + 'city = { r2c2 = "park" }\n')
    place(page, "city:0:r2c3").tap()
    says(page, begin + 'city = { r2c2 = "park", r2c3 = "park" }\n')
    piece(page, "Park").tap()  # it is laid down again
    touch_drag(page, place(page, "city:0:r2c3"), place(page, "city:0:r3c3"))
    says(page, begin + 'city = { r2c2 = "park", r3c3 = "park" }\n')
    place(page, "city:0:r3c3").tap()
    page.locator("#palette select").select_option(label="Home")
    says(page, begin + 'city = { r2c2 = "park", r3c3 = "home" }\n')
    fits(page)


def village(said: str, more: str = "") -> str:
    """A form of Keyflower with what it says of the village of the first player."""
    return f'game = "keyflower"\nseats = 2\n{more}\n[[players]]\nvillage = {{{said}}}\n'


def test_tiles_are_laid_into_cells_of_a_village_moved_turned_and_taken_away(visit: Visit) -> None:
    page = open_editor(visit, "keyflower")
    page.locator("#tray-part").select_option(label="Tiles of the village: Player 1")
    page.locator("#tray-piece").select_option(label="Mason")
    expect(piece(page, "Mason")).to_have_attribute("aria-pressed", "true")
    place(page, "cell:0,-1").click()
    says(page, village(" mason = [0, -1] "))
    piece(page, "Mason").click()  # it is laid down again
    # Mason fits there in three ways; the first is chosen by itself, and one can be named.
    place(page, "tile:mason").click()
    turn = page.locator("#palette").get_by_role("button", name="Turn it")
    expect(turn).to_have_text("↻ 60°")
    turn.click()
    says(page, village(" mason = [0, -1, 4] "))
    expect(turn).to_have_text("↻ 240°")
    turn.click()
    says(page, village(" mason = [0, -1, 5] "))
    turn.click()
    says(page, village(" mason = [0, -1, 1] "))
    page.keyboard.press("Escape")
    # Where it is moved to it turns as it fits.
    place(page, "tile:mason").drag_to(place(page, "cell:-1,0"))
    says(page, village(" mason = [-1, 0] "))
    expect(field(page, "village").locator("[data-entry=mason]")).to_contain_text("↻ 0°")
    place(page, "tile:mason").drag_to(page.locator("#shown"))
    says(page, village(""))
    # The only water of the home: no tile but a boat fits there, and the complaint stands at the village.
    place(page, "cell:0,1").click()
    page.locator("#palette select").select_option(label="Keywood")
    complaint = field(page, "village").locator(".complaint")
    expect(complaint).to_contain_text("players[0].village.keywood: found [0, 1]; allowed: ")
    page.locator("#undo").click()
    expect(complaint).to_have_count(0)
    says(page, village(""))


def test_a_tile_goes_from_the_auction_into_a_village(visit: Visit) -> None:
    page = open_editor(visit, "keyflower")
    page.locator("#text").fill('game = "keyflower"\nseats = 2\nauction = ["keywood"]\n')
    expect(place(page, "tile:keywood")).to_be_visible()
    rested(page)
    place(page, "tile:keywood").drag_to(place(page, "cell:1,0"))
    says(page, village(" keywood = [1, 0] ", "auction = []\n"))
    # The village of the other player is seen with its eyes, and has cells of its own.
    page.get_by_role("tab").nth(1).click()
    rested(page)
    place(page, "cell:0,-1").click()
    page.locator("#palette select").select_option(label="Keywood")
    expect(page.locator("#text")).to_have_value(
        'game = "keyflower"\nseats = 2\nauction = []\n\n[[players]]\nvillage = {}\n\n[[players]]\nvillage = { keywood = [0, -1] }\n'
    )
    rested(page)
    expect(page.locator("#verdict")).to_have_class("verdict")


def test_a_finger_lays_tiles_into_a_village(visit: Visit) -> None:
    page = open_editor(visit, "keyflower", **PHONE)
    fits(page)
    page.locator("#tray-part").select_option(label="Tiles of the village: Player 1")
    page.locator("#tray-piece").select_option(label="Stable")
    place(page, "cell:1,0").tap()
    says(page, village(" stable = [1, 0] "))
    piece(page, "Stable").tap()
    touch_drag(page, place(page, "tile:stable"), place(page, "cell:1,-1"))
    says(page, village(" stable = [1, -1] "))
    place(page, "tile:stable").tap()
    page.locator("#palette").get_by_role("button", name="Turn it").tap()
    expect(page.locator("#text")).to_have_value(re.compile(r"stable = \[1, -1, [0-5]\]"))
    rested(page)
    expect(page.locator("#verdict")).to_have_class("verdict")
    fits(page)


def test_what_everybody_knows_is_filled_in_by_place(visit: Visit) -> None:
    page = open_editor(visit, "keyflower")
    page.locator("#text").fill('game = "keyflower"\n[[players]]\nworkers = { red = 2 }\n')
    page.locator(".said summary", has_text="On the table").click()
    seen = field(page, "seen_workers")
    seen.locator("summary", has_text="Player 1").click()
    rested(page)
    mine = seen.locator("[data-entry='0']")
    mine.get_by_label("More: Of unknown kinds", exact=True).click()
    complaint = seen.locator(".complaint")
    expect(complaint).to_contain_text("seen_workers: found knowledge that the position contradicts")
    # Two workers lie there: of both something may be known. What was unfolded stays so.
    mine.locator("[data-entry=known]").get_by_label("More: Red", exact=True).click()
    expect(page.locator("#text")).to_have_value(re.compile("known = { red = 1 }"))
    mine.get_by_label("Less: Of unknown kinds", exact=True).click()
    expect(mine.get_by_label("Of unknown kinds", exact=True)).to_have_value("2")
    mine.get_by_label("Less: Of unknown kinds", exact=True).click()
    expect(complaint).to_have_count(0)
    rested(page)
    expect(page.locator("#verdict")).to_have_class("verdict")


def test_lists_of_things_with_fields_are_filled_in(visit: Visit) -> None:
    page = open_editor(visit, "sweet_lands")
    page.locator(".said summary", has_text="On the table").click()
    under = field(page, "under")
    under.get_by_role("button", name="Add: Cards under the deck").click()
    expect(under.locator(".complaint")).to_contain_text(
        "under[0].cards: found []; allowed: at least one card"
    )
    cards = under.locator("[data-entry=cards]").get_by_label("Add: Cards", exact=True)
    cards.fill("cake_01")
    cards.press("Enter")
    under.locator("[data-entry=owner] select").select_option(label="Player 2")
    expect(page.locator("#text")).to_have_value(
        'game = "sweet_lands"\nseats = 2\nunder = [{ owner = 1, cards = ["cake_01"] }]\n'
    )
    expect(under.locator(".complaint")).to_have_count(0)
    help_board = field(page, "help_board")
    help_board.locator("[data-entry='0']").get_by_role("button", name="Remove: Wheat").click()
    expect(help_board.locator(".complaint")).to_contain_text("help_board[0]")
    help_board.locator("[data-entry='0'] select.adder").select_option(label="Food")
    expect(page.locator("#text")).to_have_value(
        re.compile(re.escape('help_board = [["help_gold", "help_food"], '))
    )
    expect(help_board.locator(".complaint")).to_have_count(0)
    known = field(page, "known")
    known.get_by_role("button", name="Add: Cards known in hands").click()
    places = known.locator("[data-entry=counts] > .by-name > .entry > .key")
    expect(places).to_have_text(
        ["Player 1", "Player 2", "Player 1: packet of the draft", "Player 2: packet of the draft"]
    )
    known.get_by_role("button", name="Remove: Cards known in hands: 1.").click()
    rested(page)
    expect(page.locator("#verdict")).to_have_class("verdict")


#: A number of a player and a choice of the table or of a player: how each is named, what is chosen, and what the form then says.
FIELDS = {
    "dream_city": (("flower", "−"), ("first", "Player 2"), ("first = 1", "flower = 0")),
    "garden_nation": (("population", "+"), ("turn", "Player 2"), ("turn = 1", "population = 36")),
    "keyflower": (("home", "+"), ("season", "Summer"), ('season = "summer"', "home = 2")),
    "sweet_lands": (("food", "+"), ("character", "Nata Pastel"), ('character = "nata"', "food = 1")),
    "age_of_innovation": (("shipping", "+"), ("native", "Forest"), ('native = "forest"', "shipping = 1")),
}


#: The others in the soak: the page is the same, and what the games declare is tried without a browser.
EVERYDAY = ("dream_city", "sweet_lands")


@pytest.mark.parametrize(
    "key", [key if key in EVERYDAY else pytest.param(key, marks=pytest.mark.soak) for key in list_games()]
)
def test_fields_make_a_position_of_every_game(visit: Visit, key: str) -> None:
    number, choice, lines = FIELDS[key]
    page = open_editor(visit, key)
    name, sign = number
    field(page, name).locator("button", has_text=sign).click()
    rested(page)
    field(page, choice[0]).locator("select").select_option(label=choice[1])
    for line in lines:
        expect(page.locator("#text")).to_have_value(re.compile(re.escape(line)))
    rested(page)
    expect(page.locator("#verdict")).to_have_text(re.compile("to move. Legal moves: [1-9]"))
    fits(page)


def test_what_is_wrong_stands_at_its_field_in_the_language_of_the_reader(visit: Visit) -> None:
    page = visit("/position/garden_nation", lang="ru")
    rested(page)
    page.get_by_role("tab").nth(1).click()
    rested(page)
    field(page, "population").get_by_role("spinbutton").fill("0")
    page.keyboard.press("Tab")
    complaint = field(page, "population").locator(".complaint")
    expect(complaint).to_contain_text("players[1].population")
    expect(complaint).to_contain_text("целое число")
    expect(page.locator("#verdict")).to_have_class("verdict bad")
    expect(page.locator("button[value=start]")).to_be_disabled()
    expect(page.get_by_role("tab").nth(1)).to_have_class("button tab wrong")
    field(page, "population").get_by_role("spinbutton").fill("7")
    page.keyboard.press("Tab")
    expect(complaint).to_have_count(0)
    expect(page.locator("button[value=start]")).to_be_enabled()


def test_text_fields_and_drawing_show_one_position(visit: Visit) -> None:
    page = open_editor(visit, "dream_city")
    page.locator("#text").fill('game = "dream_city"\n[[players]]\ncity = { r1c1 = "office" }\n')
    expect(field(page, "city").locator("[data-entry=r1c1] select")).to_have_value("0")
    rested(page)
    field(page, "city").locator("[data-entry=r1c1] select").select_option(label="Home")
    expect(page.locator("#text")).to_have_value(
        'game = "dream_city"\n\n[[players]]\ncity = { r1c1 = "home" }\n'
    )
    field(page, "seats").locator("select").select_option("4")
    expect(page.get_by_role("tab")).to_have_count(4)
    expect(page.locator("li.seat:visible")).to_have_count(4)
    page.locator("summary", has_text="Legal moves").click()
    expect(page.locator("#moves li").first).to_be_visible()


def test_a_link_carries_the_position_to_somebody_else_who_plays_on(visit: Visit, browser: Browser) -> None:
    page = open_editor(visit, "garden_nation", permissions=["clipboard-write"])
    piece(page, "4").click()
    place(page, "zone:6c").click()
    says(page, garden("buildings = { 6c = 4 }"))
    page.locator("#link").click()
    link = page.locator("#linked input")
    expect(link).to_have_value(re.compile("#p="))
    other = browser.new_context(**PHONE)
    try:
        theirs = other.new_page()
        theirs.goto(link.input_value())
        says(theirs, garden("buildings = { 6c = 4 }"))
        expect(place(theirs, "zone:6c").locator("title")).to_contain_text("4 floors")
        theirs.locator("select[name=seat-1]").select_option("bot:greedy")
        theirs.locator("button[value=start]").click()
        theirs.wait_for_url("**/t/*")
        expect(theirs.locator("[data-el='zone:6c'] title").first).to_contain_text("4 floors")
        theirs.goto(page.url.split("#")[0] + "#p=AAAA")
        rested(theirs)
        says(theirs, garden().strip() + "\n")
    finally:
        other.close()
