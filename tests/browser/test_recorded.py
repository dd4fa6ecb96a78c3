"""A physical game of each kind, recorded to its end.

Every day Dream City is entered wholly through the page, by the mouse and by typing, and of the others the beginning and the end: their long
middle is entered by the same server's JSON API, which takes the same answers. In the soak all of them are entered wholly through the page.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections import Counter
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from igroteka import Match, list_games
from igroteka.core import CHANCE, Rng
from igroteka.match.entry import Entry

from .conftest import DESKTOP, PHONE, Visit
from .player import PATIENCE, answered, saved_log, settled
from .server import Server

EVERYDAY = "dream_city"
"""The shortest game."""
AT_FIRST = 4
"""How many draws are clicked at the beginning."""
AT_LAST = 3
"""How many steps are made through the page at the end."""


def played(key: str) -> Match:
    """A short seeded match at its end: at random, with as little as the rules allow in each turn."""
    m, rng = Match.new(key, 2, seed=7), Rng(3)
    while not m.over:
        legal = m.moves_of(m.seats[0])
        m.play(legal[rng.below(len(legal))], m.seats[0])
    return m


def record(page: Page) -> str:
    """Begin to record a game of two; the id of its table."""
    box = page.locator("[name=recorded]")
    box.check()
    expect(page.locator("[data-kind]").first).to_be_hidden()
    expect(page.locator("#clock")).to_be_hidden()
    page.locator("[name=name-0]").fill("Ann")
    page.locator("[name=name-1]").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def say_drawn(page: Page, m: Match, step: int) -> None:
    """Choose what was drawn: by typing a part of its name where the list is long, else with a click."""
    draw = m.entries[step].move.text
    read_question(page)
    button = page.locator(f"#choices [data-move='{draw}']")
    field = page.locator("#choices-filter")
    if field.is_visible():
        field.fill(str(button.get_attribute("title")))
        field.press("Enter")
    else:
        button.click()
    answered(page)


def read_question(page: Page) -> None:
    """Wait for the next question, as somebody does who reads it: a second click at the same place counts only then."""
    settled(page)
    page.wait_for_selector("#ask:not([data-fresh])", state="attached")


def make_move(page: Page, *answers: Entry) -> Entry:
    """Choose a move of a seat out of the list of all moves. The page has gone to that seat by itself; where several are asked at once, to one of them."""
    read_question(page)
    while page.locator("#list-box").is_hidden() and page.locator("#list-button").is_visible():
        page.locator("#list-button").click()  # again, if a new question has not taken it
        answered(page)
    offered = {one: page.locator(f"#ask [data-move='{e.move.text}']") for one, e in enumerate(answers)}
    chosen = next(one for one, button in offered.items() if button.count())
    offered[chosen].first.click()
    if settled(page)["confirm"]:
        page.locator("#confirm-yes").click()
    return answers[chosen]


def recorded(m: Match, steps: int) -> Match:
    """The first steps of a match as whoever records it has entered them: what could only be drawn so has entered itself."""
    mirror = Match.new(m.game.key, m.count, options=m.options, chance="asked")
    while len(mirror.entries) < steps:
        e = m.entries[len(mirror.entries)]
        mirror.play(e.move, e.seat)
    return mirror


def next_answers(m: Match, mirror: Match) -> list[Entry]:
    """What is to be entered next: the next answer of each seat that is asked, or what was drawn."""
    begun = mirror.open_group() if mirror.open_group() >= 0 else len(mirror.entries)
    given = Counter([e.seat for e in mirror.entries[begun:]])
    return [[e for e in m.entries[begun:] if e.seat == seat][given[seat]] for seat in mirror.seats]


def enter_by_hand(page: Page, m: Match, first: int, until: int) -> None:
    """Enter steps through the page, whatever is asked."""
    mirror = recorded(m, first)
    while len(mirror.entries) < until:
        e, *others = next_answers(m, mirror)
        if e.seat == CHANCE:
            say_drawn(page, m, len(mirror.entries))
        else:
            e = make_move(page, e, *others)
        mirror.play(e.move, e.seat)


def enter_by_program(server: Server, table: str, m: Match, until: int) -> None:
    """Enter steps with the key of the table's host."""
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        (kept,) = database.execute("SELECT config FROM tables WHERE id = ?", (table,)).fetchone()
    key = f"{table}.{json.loads(kept)['host_token']}"
    headers = {"authorization": f"Bearer {key}"}
    mirror = recorded(m, len(server.rows(table)) - 1)
    with httpx.Client(base_url=f"{server.url}/api/tables/{table}", headers=headers, timeout=PATIENCE) as api:
        seq = -1
        while len(mirror.entries) < until:
            e = m.entries[len(mirror.entries)]
            seat = max(e.seat, 0)
            if seq < 0 or len(mirror.seats) > 1 or mirror.open_group() >= 0:
                seq = api.get("moves", params={"seat": seat}).json()["seq"]
            answer = api.post("play", json={"move": e.move.text, "seq": seq, "seat": seat})
            assert answer.status_code == 200, answer.text
            mirror.play(e.move, e.seat)
            seq = answer.json()["seq"] if mirror.open_group() < 0 and len(mirror.seats) == 1 else -1


def ways() -> list[Any]:
    """How each game is entered: every day one of them wholly through the page, in the soak all of them."""
    return [
        *[pytest.param(key, key == EVERYDAY, id=key) for key in list_games()],
        *[
            pytest.param(key, True, id=f"{key}-whole", marks=pytest.mark.soak)
            for key in list_games()
            if key != EVERYDAY
        ],
    ]


@pytest.mark.parametrize(("key", "whole"), ways())
def test_a_game_with_the_box_is_entered_to_its_end(
    visit: Visit, server: Server, tmp_path_factory: pytest.TempPathFactory, key: str, whole: bool
) -> None:
    m = played(key)
    page = visit(f"/new/{key}", **(PHONE if key == "garden_nation" else DESKTOP))
    table = record(page)
    expect(page.locator("#turn")).to_contain_text("What was drawn?")
    if whole:
        enter_by_hand(page, m, 0, len(m.entries))
    else:
        enter_by_hand(page, m, 0, AT_FIRST)
        settled(page)
        page.goto("/offline")
        assert len(server.rows(table)) - 1 == AT_FIRST
        last = len(m.entries) - AT_LAST
        while m.entries[last].seat == CHANCE:
            last -= 1
        enter_by_program(server, table, m, last)
        page.goto(f"/t/{table}")
        expect(page.locator("#curtain")).to_be_hidden()
        enter_by_hand(page, m, last, len(m.entries))
    expect(page.locator("#result")).to_be_visible()
    page.locator("#result-end").click()
    expect(page.get_by_text("This game was recorded at a real table")).to_be_visible()
    saved = saved_log(page, tmp_path_factory.mktemp("log"))
    assert (saved.is_recorded, saved.over, saved.fingerprint) == (True, True, m.fingerprint)


def test_what_nobody_told_is_unknown_until_somebody_says_what_it_was(visit: Visit, server: Server) -> None:
    m = Match.new("dream_city", 2, chance="asked")
    for move in ("first 1", "deal office", "deal park"):
        m.play(move)
    page = visit("/new/dream_city", **PHONE)
    table = record(page)
    expect(page.locator("#guess")).to_be_hidden()
    for step in range(3):
        say_drawn(page, m, step)
    expect(page.locator("#prompt")).to_have_text("Which building is dealt to Ben?")
    for _ in range(2):
        read_question(page)
        page.locator("#guess").click()
        answered(page)
    page.locator("#unknown > summary").click()
    things = page.locator("#unknown-things button")
    expect(things).to_have_text(["Ben is dealt an unseen tile. × 2"])
    things.first.click()
    expect(page.locator("#told-what")).to_contain_text("What was it?")
    page.locator("#told [data-move='deal metro']").click()
    expect(things).to_have_text(["Ben is dealt an unseen tile."])
    expect(page.locator("#told-box")).to_be_hidden()
    assert [row.split()[0] for row in server.rows(table)[4:6]] == ["G", "G"]
    assert server.rows(table)[-1].startswith("K ")
