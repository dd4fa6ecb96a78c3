"""With the keyboard and by ear: the position in words, where the focus is, and what can be explored."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .player import look, settled
from .seating import sit

#: What a part holds, as the page tells it: without the name that its heading says, and together what belongs together.
TOLD = """async () => {
    const { tell } = await import('/static/prose.js');
    const lines = ['Wood place 1', 'Wood place 2', 'Wood place 3', 'Wood place 4', 'Forge: 3 points. Upgrade: 10 points',
        'Market, 2 coins', 'Forge. Bot: 2 workers', 'Forge. Ann: none', 'Forge. Ben: none', 'Market: 2 coins'];
    return tell(lines, 'Market');
}"""


def test_the_position_in_words(visit: Visit) -> None:
    page = visit("")
    sit(page)
    page.wait_for_selector("#sheet .marked")
    page.keyboard.press("d")
    words = page.locator("#description")
    expect(words.get_by_role("heading", name="Market")).to_be_visible()
    expect(words.get_by_role("heading", name="Player 1")).to_be_visible()
    assert words.get_by_role("listitem").count() > 20
    assert not re.search(r"[┌│─|]{2}", words.inner_text()), "prose, no picture of letters"
    row = words.get_by_role("listitem").filter(has_text=re.compile("^Row 1"))
    expect(row.first).to_contain_text("column 1 (seed); column 2 (bulb)")
    expect(words).to_contain_text("Metro: 1, and 1 more for each")
    assert page.evaluate(TOLD) == [
        {"head": "Wood place 1; 2; 3; 4", "tails": []},
        {"head": "Forge", "tails": ["3 points. Upgrade: 10 points", "Bot: 2 workers", "Ann; Ben: none"]},
        {"head": "2 coins × 2", "tails": []},
    ]
    page.keyboard.press("Escape")
    expect(page.locator("#now")).to_contain_text("Your turn")


#: Whether the focus is on something that can be chosen.
GOES_ON = "() => Boolean(document.activeElement?.closest('#sheet .marked, #choices button, #confirm button'))"


def test_the_focus_goes_on_with_each_choice_of_keys_and_of_a_screen_reader(visit: Visit) -> None:
    page = visit("")
    sit(page)
    settled(page)
    page.keyboard.press("b")
    places = set()
    for again in range(10):
        seen = settled(page)
        assert page.evaluate(GOES_ON), seen
        places.add(seen["focus"].split(":")[0])
        if again < 5:
            page.keyboard.press("Enter")
        else:  # a screen reader presses with neither key nor pointer
            page.evaluate("document.activeElement.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    assert {"hand", "city"} <= places


def test_exploring_by_keyboard_tells_why_not(visit: Visit) -> None:
    page = visit("")
    sit(page)
    page.wait_for_selector("#sheet .marked")
    page.keyboard.press("e")
    for _ in range(30):
        if look(page)["focus"].startswith("stack:"):
            break
        page.keyboard.press("ArrowDown")
    assert look(page)["focus"].startswith("stack:")
    page.keyboard.press("Enter")
    expect(page.locator("#thing")).to_contain_text("You may not look")


#: Something new comes onto the board while what has the focus is drawn anew, and somebody looks around meanwhile.
RENEWED = """async () => {
    const { Board } = await import('/static/board.js');
    const board = new Board(document.querySelector('#sheet .parts'));
    board.moving = false;
    const here = document.activeElement;
    board.root.addEventListener('focusin', () => board.elements(), { once: true });
    const layer = here.closest('[data-layer]').dataset.layer;
    board.patch({ [layer]: { [here.id]: here.outerHTML, fresh: '<g id="fresh" data-el="fresh:1"><title>New</title></g>' } });
    return [document.activeElement.id === here.id, board.elements().some((node) => node.id === 'fresh')];
}"""


def test_what_comes_while_the_focus_is_drawn_anew_can_be_chosen(visit: Visit) -> None:
    page = visit("")
    sit(page)
    settled(page)
    page.keyboard.press("b")
    assert page.evaluate(RENEWED) == [True, True]
