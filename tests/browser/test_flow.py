"""Whole games through the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Request, Route, expect

import igroteka

from .conftest import PHONE, Visit
from .player import (
    Player,
    Typist,
    fits,
    hand_to_a_bot,
    in_step,
    let_a_bot_finish,
    look,
    moves_sent,
    own_moves,
    picture,
    play_in_turn,
    play_on,
    saved_log,
    settled,
)
from .seating import LEAVE_CHANCE_ALONE, begin, sit
from .server import Server


def test_one_click_leads_from_the_lobby_to_the_first_question(visit: Visit) -> None:
    """Nothing has to be filled in or waited for: one form is sent, and the page that it leads to asks at once."""
    page = visit("/", own=True)
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.resource_type == "document":
            asked.append(f"{request.method} /{request.url.split('/')[3]}")

    page.on("request", note)
    begin(page)
    settled(page)
    expect(page.locator("#prompt")).not_to_be_empty()
    assert asked == ["POST /new", "GET /t"]


@pytest.mark.soak  # every day Dream City is; that the others have such forms, a test of the server's pages shows
@pytest.mark.parametrize("key", igroteka.list_games())
def test_every_game_can_be_begun_from_the_lobby(visit: Visit, key: str) -> None:
    page = visit("/")
    page.locator(f"form[action='/new/{key}'] button").click()
    page.wait_for_url("**/t/*")
    assert play_on(Player(page), until=3) == 3


def test_a_game_with_the_mouse_from_lobby_to_rematch(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    sent = moves_sent(page)
    begin(page)
    assert page.locator("#sheet svg [data-el]").count() > 50
    play_on(Player(page))
    expect(page.locator("#result-say")).not_to_be_empty()
    said = page.locator("#result-say").inner_text()
    page.locator("#result-end").click()
    expect(page.locator("h1")).to_have_text(said)
    total = [int(cell) for cell in page.locator("table.items tfoot tr:first-child td").all_inner_texts()]
    columns = [page.locator(f"table.items tbody td:nth-child({i + 2})").all_inner_texts() for i in range(2)]
    assert total == [sum(map(int, column)) for column in columns]
    expect(page.locator(".verdict.good")).to_be_visible()
    expect(page.locator("#chart svg path.line")).to_have_count(2)
    match = saved_log(page, tmp_path)
    assert own_moves(match) == sent
    assert sorted(score.total for score in match.scores) == sorted(total)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#prompt")).not_to_be_empty()
    assert look(page)["step"] < match.verify().steps


@pytest.mark.parametrize("until", [pytest.param(0, id="whole", marks=pytest.mark.soak), 12])
def test_a_game_by_keyboard_alone(visit: Visit, server: Server, until: int) -> None:
    page = visit("/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play now":
            break
    sent = moves_sent(page)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    played = play_on(Typist(page), until=until)
    assert look(page)["over"] if not until else played == until
    assert server.moves(page.url.rpartition("/")[2], seat=0) == sent != []
    page.keyboard.press("?")
    expect(page.locator("#dialog-help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#dialog-help")).to_be_hidden()


@pytest.mark.parametrize("until", [pytest.param(16, marks=pytest.mark.soak), 8])
def test_a_game_on_a_phone(visit: Visit, until: int) -> None:
    page = visit("", **PHONE)
    sit(page)
    player = Player(page, touch=True)
    play_on(player, until=until)
    fits(page)
    let_a_bot_finish(page)
    me = page.locator("#players li").filter(has_text="(you)")
    expect(me.locator(".tag", has_text="Bot")).to_be_visible()
    fits(page)


@pytest.mark.parametrize(
    "opponent", ["alice", *[pytest.param(name, marks=pytest.mark.soak) for name in ("boris", "zinovy")]]
)
def test_a_solo_game_against_each_opponent(visit: Visit, opponent: str) -> None:
    page = visit("/new/dream_city")
    page.locator('label:has(input[name="seats"][value="1"])').click()
    page.locator(f'label:has(input[name="option-opponent"][value="{opponent}"])').click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#scores thead th")).to_have_count(3)
    play_on(Player(page), until=3)
    let_a_bot_finish(page)
    page.locator("#result-end").click()
    expect(page.locator(".verdict.good")).to_be_visible()


def test_reload_in_the_middle(visit: Visit) -> None:
    page = visit("")
    sit(page)
    player = Player(page)
    play_on(player, until=9)
    settled(page)
    before = (picture(page), page.locator("#prompt").inner_text())
    page.reload()
    settled(page)
    assert (picture(page), page.locator("#prompt").inner_text()) == before
    assert play_on(player, until=4) == 4


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=[] if key == "keyflower" else pytest.mark.soak)
        for key in igroteka.list_games()
    ],
)
def test_a_patched_board_has_the_order_of_a_fresh_one(visit: Visit, key: str) -> None:
    """What lies above what, and what comes after what for the keyboard, must not depend on how it came there."""
    page = visit("")
    sit(page, key)
    player = Player(page)
    for _ in range(3):
        play_on(player, until=5)
        settled(page)
        fresh = page.request.get(page.url).text()
        assert re.findall(r'<g id="([^"]+)"', "".join(picture(page))) == re.findall(r'<g id="([^"]+)"', fresh)


def test_a_room_whose_game_began_before_its_page_could_listen(visit: Visit) -> None:
    """The page has been drawn as a room, but its script comes late: when it listens the game is under way."""
    host = visit("/new/dream_city", own=True)
    host.locator("#seat-1").select_option("open")
    host.evaluate(LEAVE_CHANCE_ALONE)
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector("#invite")
    held: list[Route] = []
    host.route("**/room.js*", lambda route: held.append(route))
    host.goto(host.url, wait_until="commit")
    friend = visit(host.locator("#invite").input_value())
    friend.evaluate(LEAVE_CHANCE_ALONE)
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_selector("#sheet svg")
    expect(host.locator("#invite")).to_be_attached()
    held[0].continue_()
    host.wait_for_selector("#sheet svg")


@pytest.mark.parametrize("until", [pytest.param(8, marks=pytest.mark.soak), 5])
def test_two_players_a_spectator_a_reload_and_a_crash(
    visit: Visit, mortal_server: Server, until: int
) -> None:
    host = visit("/new/dream_city")
    host.locator("#seat-1").select_option("open")
    host.locator("#name").fill("Ann")
    host.get_by_role("button", name="Start the game").click()
    host.wait_for_selector("#invite")
    invitation = host.locator("#invite").input_value()
    watching = host.locator("#watch").input_value()
    friend = visit(invitation)
    friend.locator("#name").fill("Ben")
    friend.get_by_role("button", name="Take the seat").click()
    friend.wait_for_url("**/t/*")
    host.wait_for_selector("#sheet svg")
    spectator = visit(watching)
    expect(spectator.locator("#sheet [data-el]").first).to_be_visible()
    assert host.locator("[data-el^='hand:']").count() == 2
    assert spectator.locator("[data-el^='hand:']").count() == 0
    assert not re.search(r"deal (?!\?)", spectator.content())
    ann, ben = Player(host, 1), Player(friend, 2)
    everybody = (host, friend, spectator)

    assert play_in_turn(ann, ben, until) == until
    host.reload()
    assert play_in_turn(ann, ben, until) == until

    in_step(*everybody)
    steps = look(host)["step"]
    mortal_server.kill()
    for page in everybody:
        expect(page.locator("#offline")).to_be_visible()
    mortal_server.start()
    # One comes back by itself; the others are told that there is a network again.
    for page in (friend, spectator):
        page.evaluate("() => void dispatchEvent(new Event('online'))")
    for page in everybody:
        expect(page.locator("#offline")).to_be_hidden()
        assert look(page)["step"] == steps
    assert play_in_turn(ann, ben, until) == until
    assert all(mortal_server.moves(host.url.rpartition("/")[2], seat) for seat in (0, 1))
    for page in (host, friend):
        hand_to_a_bot(page)

    for page in everybody:
        expect(page.locator("#result")).to_be_visible()
    totals = host.locator("#scores tfoot td").all_inner_texts()
    for page in (friend, spectator):
        assert page.locator("#scores tfoot td").all_inner_texts() == totals
    host.locator("#result-end").click()
    expect(host.locator(".verdict.good")).to_be_visible()
