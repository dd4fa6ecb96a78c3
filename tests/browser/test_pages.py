"""Every page: languages, themes, phones, accessibility, replay, rules, refusals."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from .conftest import DESKTOP, PHONE, Visit, somebody
from .player import Player, fits, let_a_bot_finish, lies_apart, picture, play_on
from .seating import DOOR, begin
from .server import Server

axe_package = pytest.importorskip("axe_playwright_python", reason="axe-playwright-python is not installed")
AXE = (Path(axe_package.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")


class Finished(NamedTuple):
    """A finished game: its address, and what makes a browser that of its player."""

    url: str
    player: Any


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Finished:
    """A game that has been played to its end."""
    context = somebody(browser, server.url, locale="en", **DESKTOP)
    page = context.new_page()
    page.goto(DOOR)
    begin(page)
    play_on(Player(page), until=3)
    let_a_bot_finish(page)
    address = page.url
    cookies = context.storage_state()
    context.close()
    return Finished(address, cookies)


#: Parts of a page for axe: all of it, everything around the board, or the dialog that is open.
WHOLE: dict[str, list[str]] = {"include": ["html"]}
AROUND = {"exclude": ["svg[viewBox] [data-layer]"]}
DIALOG = {"include": ["dialog[open]"]}


def problems(page: Page, part: dict[str, list[str]] = WHOLE) -> list[str]:
    """What axe finds serious in a part of a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate(
        "part => axe.run(part, { resultTypes: ['violations'], preload: false })", part
    )
    return [
        f"{one['impact']} {one['id']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"][:3]
    ]


PAGES = ["/", "/new/dream_city", "/learn/dream_city", "/rules/dream_city", "/replay"]


@pytest.mark.parametrize(
    ("scheme", "screen"),
    [
        pytest.param("light", DESKTOP, id="light-desktop"),
        pytest.param("dark", PHONE, id="dark-phone"),
        pytest.param("dark", DESKTOP, id="dark-desktop", marks=pytest.mark.soak),
        pytest.param("light", PHONE, id="light-phone", marks=pytest.mark.soak),
    ],
)
def test_no_serious_finding_of_axe(
    visit: Visit, finished: Finished, scheme: str, screen: dict[str, Any]
) -> None:
    page = visit(DOOR, painted=True, color_scheme=scheme, storage_state=finished.player, **screen)
    overlaps: dict[str, list[str]] = {}
    # Colours and layout differ; the words and roles of a page are the same on every screen.
    pages = [*PAGES, f"{finished.url}/replay"] if scheme == "light" else ["/", "/new/dream_city"]
    for path in [*pages, f"{finished.url}/end"]:
        page.goto(path)
        overlaps[path] = problems(page, AROUND)
    page.goto(DOOR)
    begin(page)
    play_on(Player(page, touch="has_touch" in screen), until=5)
    overlaps["table"] = problems(page)
    for dialog in ("help", "settings", "describe") if scheme == "light" else ("settings",):
        page.locator("details.menu:has([data-do=help]) > summary").click()
        page.locator(f"[data-do={dialog}]").click()
        overlaps[dialog] = problems(page, DIALOG)
        page.keyboard.press("Escape")
    assert {place: list_ for place, list_ in overlaps.items() if list_} == {}


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.soak), "ru", "uk"])
def test_phone_without_sideways_scrolling(visit: Visit, finished: Finished, lang: str) -> None:
    page = visit(DOOR, lang=lang, storage_state=finished.player, **PHONE)
    for path in [*PAGES, f"{finished.url}/end", f"{finished.url}/replay"]:
        page.goto(path)
        assert page.evaluate("document.documentElement.lang") == lang
        fits(page)
        if not path.endswith("/replay"):  # the controls of a replay lie over its board
            lies_apart(page)
        assert not re.search(r"\[[a-z]+(-[a-z]+)+\]", page.locator("body").inner_text()), path


def test_the_language_switch(visit: Visit) -> None:
    page = visit("/rules/dream_city?q=")
    page.locator("details.menu summary").first.click()
    page.get_by_role("button", name="Українська").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator("h1")).to_have_text("Правила")
    assert "/rules/dream_city" in page.url
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "uk")


def test_the_theme_is_kept(visit: Visit) -> None:
    page = visit("/replay")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("[data-theme-menu] summary").click()
    page.locator("[data-theme-set=dark]").click()
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != light
    page.goto("/new/dream_city")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark


def test_the_first_page_is_small(visit: Visit, server: Server, browser: Browser) -> None:
    context = browser.new_context(base_url=server.url, **DESKTOP)
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda response: answers.append(response) if response.ok else None)
    page.goto("/", wait_until="load")
    bodies = {answer.url: answer.body() for answer in answers}
    context.close()
    assert len(bodies) > 3
    assert sum(len(gzip.compress(body)) for body in bodies.values()) < 100_000


def test_the_policy_lets_nothing_inline_through(visit: Visit, server: Server) -> None:
    page = visit("/")
    policy = page.request.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert page.locator("[style], script:not([src]):not([type='application/json'])").count() == 0


def test_the_replay(visit: Visit, finished: Finished) -> None:
    page = visit(f"{finished.url}/replay?step=0", storage_state=finished.player, **DESKTOP)
    steps = int(page.locator("#slider").get_attribute("max") or 0)
    assert steps > 50
    line = page.locator("#step-line")
    seats = [
        one["seat"]
        for one in page.evaluate("JSON.parse(document.getElementById('state').textContent).entries")
    ]
    # By moves: draws belong to the move before them, in both directions and wherever a link leads.
    stops = [0, *[step for step in range(1, steps) if seats[step] >= 0], steps]
    expect(line).to_have_text(f"Step 0 / {steps}")
    for stop in stops[1:4]:
        page.keyboard.press("ArrowRight")
        expect(line).to_have_text(f"Step {stop} / {steps}")
    page.keyboard.press("ArrowLeft")
    expect(line).to_have_text(f"Step {stops[2]} / {steps}")
    page.keyboard.press("End")
    expect(line).to_contain_text(f"{steps} / {steps}")
    last = picture(page)
    page.keyboard.press("ArrowLeft")
    expect(line).to_contain_text(f"{stops[-2]} / {steps}")
    page.locator("[data-do=next]").click()
    expect(line).to_contain_text(f"{steps} / {steps}")
    assert picture(page) == last
    move = next(
        step
        for step in range(1, steps)
        if [seats[step - 1] >= 0, *(s < 0 for s in seats[step : step + 2])] == [True] * 3
    )
    page.goto(f"{finished.url}/replay?step={move + 1}")
    around = (max(s for s in stops if s <= move), min(s for s in stops if s > move + 1))
    for key, stop in (("ArrowRight", around[1]), ("ArrowLeft", around[0]), ("ArrowRight", around[1])):
        page.keyboard.press(key)
        expect(line).to_have_text(f"Step {stop} / {steps}")
    page.locator("#log [data-step='30'], #log [data-step='29'], #log [data-step='31']").first.click()
    expect(line).not_to_contain_text(f"{steps} / {steps}")
    # By turns: each stop is where the decisions of another seat begin.
    here = line.inner_text()
    page.locator("[data-do=turn-next]").click()
    expect(line).not_to_have_text(here)
    stop = page.evaluate("document.getElementById('slider').valueAsNumber")
    before_it = [seat for seat in seats[:stop] if seat >= 0]
    assert seats[stop] >= 0
    assert seats[stop] != before_it[-1]
    shared = visit(page.evaluate("location.href"))
    expect(shared.locator("#step-line")).to_have_text(line.inner_text())
    assert picture(shared) == picture(page)
    page.locator("#speed").select_option("200")
    before = line.inner_text()
    page.locator("#play").click()
    expect(line).not_to_have_text(before)


def test_an_imported_log_can_be_replayed(visit: Visit, finished: Finished, tmp_path: Path) -> None:
    page = visit("/replay", storage_state=finished.player, **DESKTOP)
    log = page.request.get(f"{finished.url}/log").text()
    file = tmp_path / "game.log"
    file.write_text(log, encoding="utf-8")
    page.locator("#file").set_input_files(file)
    page.get_by_role("button", name="Open the replay").click()
    expect(page.locator("#step-line")).to_have_text(re.compile(r"\b0 / \d+"))
    page.keyboard.press("End")
    expect(page.locator("#step-line")).to_have_text(re.compile(r"\b(\d+) / \1$"))
    page.goto("/replay")
    page.locator("#text").fill("this is no log")
    page.get_by_role("button", name="Open the replay").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_rules_are_searched_while_typing(visit: Visit) -> None:
    page = visit("/rules/dream_city")
    whole = page.locator(".rules > li").count()
    page.locator("#q").press_sequentially("flowers")
    page.wait_for_url("**/rules/dream_city?q=flowers")
    some = page.locator(".rules > li")
    assert 0 < some.count() < whole
    for text in some.all_inner_texts():
        assert "flower" in text.lower()
    expect(page.locator("#found")).to_contain_text(str(some.count()))
    expect(page.locator("#parts")).to_have_count(0)


def test_our_decisions_are_reached_by_keyboard(visit: Visit) -> None:
    page = visit("/rules/dream_city")
    whole = page.locator(".rules > li").count()
    page.locator("#kinds a", has_text="Our decisions").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/dream_city?kind=decisions")
    expect(page.locator("#kinds a[aria-current]")).to_contain_text("Our decisions")
    some = page.locator(".rules > li")
    assert 0 < some.count() < whole
    expect(page.locator(".rule-mark")).to_have_count(some.count())
    page.locator("#q").press_sequentially("a")
    page.wait_for_url("**/rules/dream_city?kind=decisions&q=a")
    assert page.locator(".rules > li").count() <= some.count()


def test_a_language_in_the_address(visit: Visit) -> None:
    page = visit("/?lang=ru")
    expect(page.locator("h1")).to_have_text("Во что сыграем?")
    page.goto("/new/dream_city")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_set_up_counts_changed_rulings_and_offers_only_who_is_there(visit: Visit) -> None:
    page = visit("/new/dream_city#label-chain_mode")  # where the page of the rules leads
    folded, changed = page.locator("#rulings"), page.locator("#rulings-changed")
    expect(folded).to_have_attribute("open", "")
    expect(changed).to_be_hidden()
    folded.locator("label", has=page.locator("[name='option-chain_mode'][value='component']")).click()
    expect(changed).to_have_text("changed: 1")
    first = page.locator("[name='option-first']")
    page.locator("#counts label", has_text="4").click()
    first.select_option("3")
    page.locator("#counts label", has_text="2").click()
    expect(first).to_have_value("random")
    assert first.locator("option:not([disabled])").count() == 3


def test_parts_of_a_position_are_written_by_a_click_and_its_link_shows_it_again(visit: Visit) -> None:
    page = visit("/position/garden_nation")
    expect(page.locator("#text")).to_have_value('game = "garden_nation"\nseats = 2\n')
    page.locator("summary", has_text="What a position may say").click()
    page.locator("[data-part='population = 30']").click()
    page.locator("[data-part='round = 3']").click()
    text = 'game = "garden_nation"\nseats = 2\nround = 3\n\n[[players]]\npopulation = 30\n'
    expect(page.locator("#text")).to_have_value(text)
    page.locator("button[value=look]").click()
    page.locator("a[href*='form=']").click()
    expect(page.locator("#shown")).to_be_visible()
    expect(page.locator("#text")).to_have_value(re.compile("population = 30"))
    fits(page)
