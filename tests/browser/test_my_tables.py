"""One's own tables as two people live with them: search, hide, bring back, delete, and go from table to table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from igroteka.core import Text
from igroteka.core.languages import LANGUAGES
from igroteka.texts import speaker

from .conftest import DESKTOP, PHONE, Visit
from .player import settled
from .seating import hidden, new_table, send, sit_together
from .server import Server
from .test_people import look

#: What a page would put on the icon of the site as an app: the browser of tests has no such icon.
KEEP_MARKS = """() => {
    window.marks = [];
    Navigator.prototype.setAppBadge = async (count) => void window.marks.push(count);
    Navigator.prototype.clearAppBadge = async () => void window.marks.push(0);
    document.dispatchEvent(new Event('visibilitychange'));
}"""


#: Says something in the place of whose turn it is; whether all of it is seen in the bar of phones of two widths.
IS_SEEN = """([says, mine]) => {
    const [pill, bar] = ['#turn', '.top'].map((one) => document.querySelector(one));
    [pill.textContent, pill.dataset.mine] = [says, String(mine)];
    const fits = (one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight;
    return ['390px', '360px'].map((width) => {
        bar.style.width = width;
        return fits(pill) && fits(bar) && bar.offsetHeight <= 60;
    });
}"""


def whose_turn(lang: str) -> list[tuple[str, bool]]:
    """What stands in the bar of a table in a language, with names as they are usual, and whether it is the own turn."""
    say = speaker("dream_city", lang, ["Oleksandra Kovalenko", speaker(None, lang)(Text("bot-medium"))])
    others = [say(Text("turn-of", seat=seat)) for seat in (0, 1)]
    others += [say(Text(key)) for key in ("waiting-for-others", "game-over", "websay-drawing")]
    return [(say(Text("your-turn")), True), *[(one, False) for one in others]]


def tell_whose_turn_it_is(phone: Page) -> None:
    """On a phone there is room for whose turn it is, in every language, beside all that stands in the bar; the languages are in the menu."""
    for lang in LANGUAGES:
        for says, own in whose_turn(lang):
            assert phone.evaluate(IS_SEEN, [says, own]) == [True, True], says
    assert phone.evaluate(IS_SEEN, ["Wolfeschlegelsteinhausenbergerdorff " * 3, False]) == [False, False]
    phone.locator("details[data-menu]:has([data-do=help]) > summary").click()
    phone.get_by_text("Language", exact=True).click()
    phone.get_by_role("button", name="Українська").click()
    expect(phone.locator("#turn")).to_have_text("Ваш хід")
    phone.locator("details[data-menu]:has([data-do=help]) > summary").click()
    phone.get_by_text("Мова", exact=True).click()
    phone.get_by_role("button", name="English").click()
    expect(phone.locator("#turn")).to_have_text("Your turn")


def mine(page: Page) -> list[str]:
    """The tables in the lists of a page, in order."""
    found = page.locator(".table-card .table-link")
    return [str(one.get_attribute("href")) for one in found.all()]


def test_own_tables_are_found_hidden_deleted_and_played_one_after_the_other(
    visit: Visit, server: Server
) -> None:
    ann, ben = visit("", **DESKTOP), visit("", painted=True, **PHONE)
    alone = new_table(ben, "dream_city", seats="1")
    with server.deals("together"):
        sit_together(ann, ben, friends_name="Ben", name="Ann")
    together = "/t/" + ann.url.rpartition("/")[2]
    settled(ben)
    mover = next(one for one in (ann, ben) if one.locator("#turn").get_attribute("data-mine") == "true")
    assert mover is ben, "the deal decides"

    # At the table another one waits: it is one click away, and told in the title and on the icon of the app.
    following = ben.locator(".next-table")
    expect(following).to_contain_text("1")
    expect(ben).to_have_title(re.compile(r"^\(1\) ● "))
    look(ben, "next-table-phone")
    tell_whose_turn_it_is(ben)
    ben.evaluate(KEEP_MARKS)
    ben.wait_for_function("() => window.marks.at(-1) === 2")
    expect(ann.locator(".next-table")).to_be_hidden()
    following.click()
    ben.wait_for_url(f"**{alone}")
    expect(ben.locator(".next-table")).to_contain_text("1")
    ben.locator(".next-table").click()
    ben.wait_for_url(f"**{together}")

    # Found by the name of the other, hidden from the card, and brought back.
    ben.goto("/")
    assert mine(ben) == [alone, together], "what waits longest comes first"
    ben.get_by_role("link", name="Find among your tables").click()
    ben.get_by_label("Player’s name").fill("ann")
    ben.get_by_role("button", name="Search").click()
    expect(ben.get_by_role("status")).to_have_text("1 table.")
    assert mine(ben) == [together]
    look(ben, "own-tables-phone")
    ben.get_by_role("button", name="Hide: Dream City").click()
    expect(ben.get_by_role("status")).to_have_text("No tables.")
    ann.goto("/")
    assert mine(ann) == [together], "nothing is taken from Ann"
    expect(ann.get_by_label("Delete: Dream City")).to_have_count(0)
    ben.get_by_role("link", name="Hidden tables").click()
    assert mine(ben) == [together]
    ben.get_by_role("button", name="Show again").click()
    expect(ben.get_by_role("status")).to_have_text("No tables.")

    # The one without others is deleted: the second click is the confirmation.
    ben.goto("/")
    ben.get_by_label("Delete: Dream City").click()
    ben.get_by_role("button", name="Yes, delete it").click()
    ben.wait_for_url("**/")
    assert mine(ben) == [together]


def test_the_host_sees_at_once_who_sits_down_and_who_stands_up(visit: Visit) -> None:
    ann, ben = visit("", painted=True, **DESKTOP), visit("", painted=True, **PHONE)
    ann.goto(new_table(ann, "dream_city", seats="3", seed="", seat__1="open", seat__2="open", name="Ann"))
    invite = ann.locator("#invite").input_value()
    form = ben.request.get(invite).text()
    ben.goto(send(ben, invite, form, {"name": "Ben"}))
    expect(ann.locator("#room-news")).to_have_text("Ben has sat down.")
    expect(ann.locator(".seats")).to_contain_text("Ben")
    expect(ann.get_by_label("Seat 2", exact=True)).to_have_count(0)  # no link to a seat that is taken
    look(ben, "room-phone")
    ben.get_by_role("button", name="Leave the seat").click()
    ben.wait_for_url("**/")
    expect(ann.locator("#room-news")).to_have_text("Ben has left the table.")
    expect(ann.locator(".seats em")).to_have_count(2)
    assert hidden(ben.request.get(invite).text(), "csrf"), "he may come back by the link for everybody"

    ben.goto(send(ben, invite, ben.request.get(invite).text(), {"name": "Ben"}))
    ann.get_by_text("Leave the table").click()
    look(ann, "leave-desktop")
    ann.get_by_role("button", name="Ben", exact=True).click()
    ann.wait_for_url("**/")
    expect(ben.get_by_role("button", name="Close this table")).to_be_visible()
    expect(ben.locator(".seats em")).to_have_count(2)
