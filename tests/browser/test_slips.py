"""Nothing by accident: second clicks, moves that end the turn, and taking back across the moves of bots."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import Player, answered, look, moves_sent, picture, settled
from .seating import sit, sit_together

GUARD = """async () => {
    const { ClickGuard, TWICE } = await import('/static/guard.js');
    let now = 1000;
    const guard = new ClickGuard(() => now);
    const click = (x, timeStamp, detail = 1) => guard.repeats({ clientX: x, clientY: 5, timeStamp, detail });
    const first = click(10, 1000);
    guard.renew();
    const fresh = [click(11, 1001), click(11, 1000 + TWICE - 1), click(100, 1002), click(101, 1003)];
    now = 2000;
    guard.renew();
    return [first, ...fresh, click(101, 2001), click(101, 2001, 0), click(101, 2000 + TWICE)];
}"""

#: Two clicks at one place, the second as soon as the next question stands there, however long the server takes for it.
CLICK_TWICE = """async (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    const click = () => document.elementFromPoint(clientX, clientY)
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail: 1 }));
    const ask = document.getElementById('ask');
    const stands = new Promise((done) => new MutationObserver((_, watcher) => {
        if (ask.getAttribute('aria-busy') !== 'false') return;
        watcher.disconnect();
        done();
    }).observe(ask, { attributes: true }));
    click();
    await stands;
    click();
}"""


#: Seconds pass when the test says so.
CLOCK = """() => {
    window.second = () => 0;
    window.setInterval = (work) => { window.second = work; return 1; };
    window.clearInterval = () => { window.second = () => 0; };
}"""


def test_only_a_second_click_at_the_same_place_on_a_fresh_question_is_a_slip(visit: Visit) -> None:
    page = visit("/replay")
    assert page.evaluate(GUARD) == [False, True, True, False, False, True, False, False]


def test_a_double_click_makes_one_move(visit: Visit) -> None:
    page = visit("")
    sent = moves_sent(page)
    sit(page, seed="1", option__first="0")
    settled(page)
    page.locator(".marked[data-el^='hand:']").first.click()
    page.locator(".marked[data-el$=':r3c3']").click()
    settled(page)
    page.evaluate(
        "() => { const at = Event.prototype; Object.defineProperty(at, 'timeStamp', { get: () => 0 }); }"
    )
    before = len(sent)
    page.evaluate(CLICK_TWICE, "#choices button")
    answered(page)
    assert len(sent) == before + 1, sent


def test_alone_one_takes_back_across_the_moves_of_bots(visit: Visit) -> None:
    page = visit("")
    sit(page, seed="1", option__first="0")
    player = Player(page)
    settled(page)
    begins = picture(page)
    bot = page.locator("#log li", has_text="bot")
    set_up = bot.count()
    while bot.count() == set_up:
        player.act(settled(page))
    settled(page)
    for _ in range(20):
        if picture(page) == begins:
            break
        step = look(page)["step"]
        page.locator("#undo").click()
        page.wait_for_function(
            "step => Number(document.querySelector('#log li:last-child')?.dataset.step ?? -1) < step",
            arg=step,
        )
    assert picture(page) == begins
    expect(bot).to_have_count(set_up)


def sit_down(visit: Visit) -> tuple[Page, Page]:
    """Two people at one table, the first of whom has changed no setting; the one who is asked comes first."""
    host, friend = visit("", stay=True), visit("", stay=True)
    sit_together(host, friend)
    return (host, friend) if look(host)["mine"] else (friend, host)


def test_among_people_a_move_that_ends_the_turn_stays_for_three_seconds(visit: Visit) -> None:
    page, _ = sit_down(visit)
    sent = moves_sent(page)
    page.reload()
    settled(page)
    page.evaluate(CLOCK)
    player = Player(page)
    while not page.locator("#stay-left").inner_text():
        player.act(settled(page))
        answered(page)
    expect(page.locator("#confirm-yes")).to_have_text("End turn")
    expect(page.locator("#lasting")).not_to_be_empty()
    before = len(sent)
    page.locator("#confirm-no").click()
    expect(page.locator("#confirm")).to_be_hidden()
    page.evaluate("window.second()")
    assert len(sent) == before, "a move that was stopped is not sent"
    while not page.locator("#stay-left").inner_text():
        player.act(settled(page))
        answered(page)
    before = len(sent)
    for _ in range(2):
        page.evaluate("window.second()")
    expect(page.locator("#stay-left")).to_contain_text("1")
    assert len(sent) == before
    page.evaluate("window.second()")
    expect(page.locator("#confirm")).to_be_hidden()
    answered(page)
    assert len(sent) == before + 1


def test_what_cannot_be_taken_back_is_said_before_the_click(visit: Visit) -> None:
    page, _ = sit_down(visit)
    player = Player(page)
    while not page.locator("#stay-left").inner_text():
        player.act(settled(page))
        answered(page)
    label = page.locator("#confirm-text").inner_text()
    page.locator("#confirm-no").click()
    page.mouse.move(1, 1)
    expect(page.locator("#lasting")).to_be_empty()
    page.locator("#choices button").get_by_text(label).or_(page.locator("#sheet .marked")).first.hover()
    expect(page.locator("#lasting")).to_contain_text("taken back")


def test_a_plan_is_made_on_a_copy_kept_and_played_move_by_move(visit: Visit) -> None:
    page = visit("")
    sent = moves_sent(page)
    sit(page, seed="1", option__first="0")
    settled(page)
    step, drawn = look(page)["step"], picture(page)
    page.locator("#plan-open").click()
    expect(page.locator("#plan")).to_be_visible()
    page.locator(".marked[data-el^='hand:']").first.click()
    page.locator(".marked[data-el$=':r3c3']").click()
    expect(page.locator("#plan-moves li")).to_have_count(1)
    page.locator("#choices button", has_text="flower").last.click()
    expect(page.locator("#plan-moves li")).to_have_count(2)
    page.locator("#plan-back").click()
    expect(page.locator("#plan-moves li")).to_have_count(1)
    assert sent == [], "nothing is played on the copy"
    page.locator("#plan-keep").click()
    expect(page.locator("#plan")).to_be_hidden()
    page.wait_for_function(
        "n => document.querySelectorAll('#sheet [data-layer] > *').length === n", arg=len(drawn)
    )
    assert (look(page)["step"], picture(page)) == (step, drawn)
    page.reload()
    settled(page)
    page.locator("#plan-next").click()
    expect(page.locator("#plan-kept")).to_be_hidden()
    answered(page)
    assert len(sent) == 1
    # What has become impossible is said.
    page.evaluate(
        "key => sessionStorage.setItem(key, JSON.stringify([{ id: 'build park r3c3', label: 'Park' }]))",
        f"igroteka.plan.{page.url.rpartition('/')[2]}",
    )
    page.reload()
    settled(page)
    expect(page.locator("#plan-say")).to_contain_text("become impossible: Park")
    page.locator("#plan-drop").click()
    expect(page.locator("#plan-kept")).to_be_hidden()
