"""Every lesson is played to its end, by mouse and by finger, and leads on from there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import igroteka
from igroteka.web.tables.lessons import lessons_of

from .conftest import SCREENS, Visit
from .player import Player, settled
from .test_pages import problems

#: What must be touched and cannot be: out of sight, or under the words of the lesson.
COVERED = """() => [...document.querySelectorAll('#sheet .marked')].filter((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    return !at || at.closest('#ask') || !at.closest('#sheet');
}).map((node) => node.dataset.el)"""

#: One lesson on each screen every day; the cheap tests play all of them.
DAILY = {("dream_city", "planning", "phone"), ("garden_nation", "planning", "desktop")}
#: On a phone in a language of long words, so that the words of the lesson take as much room as they ever do.
LANGUAGES = {"desktop": "en", "phone": "ru"}
LESSONS = [
    pytest.param(*one, marks=[] if one in DAILY else pytest.mark.soak)
    for key in igroteka.list_games()
    for lesson in lessons_of(igroteka.game(key))
    for screen in SCREENS
    for one in [(key, lesson.name, screen)]
]


def walk(page: Page, touch: bool) -> int:
    """Play a lesson to its last word; how often something had to be pressed."""
    player, pressed = Player(page, touch=touch), 0
    while True:
        seen: dict[str, Any] = settled(page)
        if seen["ended"]:
            return pressed
        if not seen["reading"] and not seen["confirm"]:
            assert page.evaluate(COVERED) == [], page.locator("#lesson-text").inner_text()
        player.act(seen)
        pressed += 1


@pytest.mark.parametrize(("key", "name", "screen"), LESSONS)
def test_a_lesson_ends_in_a_choice(visit: Visit, key: str, name: str, screen: str) -> None:
    page = visit(f"/learn/{key}", lang=LANGUAGES[screen], **SCREENS[screen])
    page.locator(f"#{name} form button").click()
    page.wait_for_url("**/t/*")
    assert walk(page, screen == "phone") > 5
    ends = page.locator("#lesson-ends")
    for way in (f"/new/{key}", f"/rules/{key}"):
        expect(ends.locator(f"a[href='{way}']")).to_be_visible()
    if page.locator("#result").is_visible():
        expect(page.locator("#lesson-go-on")).to_be_hidden()
        return
    page.locator("#lesson-go-on").click()
    expect(page.locator("#lesson")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_visible()
    settled(page)
    page.reload()
    settled(page)
    expect(page.locator("#lesson")).to_be_hidden()


def test_a_lesson_by_keyboard_and_for_screen_readers(visit: Visit) -> None:
    page = visit("/learn/dream_city", own=True, painted=True)
    page.locator("#planning form button").press("Enter")
    page.wait_for_url("**/t/*")
    settled(page)
    words = page.locator("#lesson-text")
    expect(words).to_have_attribute("aria-live", "polite")
    assert problems(page) == []
    pulse = "() => getComputedStyle(document.querySelector('#sheet .pointed > .hit')).animationName"
    while settled(page)["reading"]:
        page.locator("#lesson-next").press("Enter")
        expect(words).to_be_focused()
    assert page.evaluate(pulse) == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(pulse) == "point"
    page.keyboard.press("b")  # what must be touched is the first stop on the board
    assert settled(page)["focus"] == "hand:home"
    page.keyboard.press("Enter")
    expect(page.locator("#sheet .marked[data-el='city:0:r3c4']")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#sheet .marked[data-el^='hand:home']").first).to_be_visible()
