"""The question at a table: choosing, cancelling, confirming, explaining, a lesson, a curtain, a film of the last turns."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import igroteka
from igroteka.core import Text
from igroteka.web.tables.lessons import FIRST, find_lesson

from .conftest import DESKTOP, Visit
from .player import PICTURE, Player, look, picture, play_on, settled
from .seating import sit


def covered(page: Page) -> list[str]:
    """What can be chosen and lies under the card of a thing."""
    found: list[str] = page.evaluate("""() => {
        const card = document.getElementById('thing').getBoundingClientRect();
        return [...document.querySelectorAll('#sheet .marked, #choices button')].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
        }).map((one) => one.id || one.textContent);
    }""")
    return found


def test_a_refused_click_says_why_and_shows_the_rule(visit: Visit) -> None:
    page = visit("")
    sit(page)
    page.wait_for_selector("#sheet .marked")
    page.locator("[data-el='stack:seed']").click()
    card = page.locator("#thing")
    expect(card).to_contain_text("You may not look into the stacks.")
    assert card.locator(".thing-words").inner_text().startswith("Seed stack")
    assert covered(page) == []
    expect(card.locator("#thing-rule a")).to_have_attribute("href", "/rules/dream_city#DC-4.9.1")
    link = card.locator("#thing-why a")
    rule = link.inner_text().split()[-1]
    with page.expect_popup() as popup:
        link.click()
    expect(popup.value.locator(f"[id='{rule}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    # What is only looked at has a card, too.
    page.locator("#dc-finished").click()
    expect(card.locator("#thing-name")).to_contain_text("Finished stacks")
    expect(card.locator("#thing-why")).to_contain_text("You are asked now")


def test_steps_can_be_cancelled_and_moves_taken_back(visit: Visit) -> None:
    page = visit("")
    sit(page)
    page.wait_for_selector("#sheet .marked[data-el^='hand:']")
    page.locator(".marked[data-el^='hand:']").first.click()
    expect(page.locator("#trail li")).to_have_count(1)
    assert page.locator("#sheet .marked").count() == 25
    page.keyboard.press("Escape")
    expect(page.locator("#trail")).to_be_hidden()
    before = page.locator("#sheet .marked").evaluate_all("all => all.map(one => one.dataset.el).sort()")
    page.locator(".marked[data-el^='hand:']").first.click()
    page.locator(".marked[data-el$=':r3c3']").click()
    expect(page.locator("#choices button")).not_to_have_count(0)
    page.locator("#undo").click()
    expect(page.locator(".marked[data-el^='hand:']").first).to_be_visible()
    after = page.locator("#sheet .marked").evaluate_all("all => all.map(one => one.dataset.el).sort()")
    assert before == after


def test_the_place_may_be_chosen_before_the_piece(visit: Visit) -> None:
    page = visit("")
    sit(page)
    page.wait_for_selector("#sheet .marked[data-el^='hand:']")
    hand = page.locator(".marked[data-el^='hand:']").evaluate_all(
        "all => new Set(all.map(one => one.dataset.el)).size"
    )
    me = page.evaluate("JSON.parse(document.getElementById('state').textContent).role.seat")
    page.locator(f"[data-el='city:{me}:r1c1']").click()
    if hand > 1:
        expect(page.locator("#trail li")).to_have_count(1)
        page.locator(".marked[data-el^='hand:']").first.click()
    page.wait_for_function(
        "me => !document.querySelector(`[data-el='city:${me}:r1c1'] title`).textContent.includes('empty')",
        arg=me,
    )


def test_confirmation_when_wished(visit: Visit) -> None:
    page = visit("")
    sit(page)
    page.wait_for_selector("#sheet .marked")
    page.locator("details.menu:has([data-do=settings]) > summary").click()
    page.locator("[data-do=settings]").click()
    page.locator("#set-confirm").select_option("always")
    page.keyboard.press("Escape")
    step = look(page)["step"]
    page.locator(".marked[data-el^='hand:']").first.click()
    page.locator(".marked[data-el$=':r2c4']").click()
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator("#confirm-yes")).to_be_focused()
    page.locator("#confirm-no").click()
    expect(page.locator("#confirm")).to_be_hidden()
    assert look(page)["step"] == step
    page.locator(".marked[data-el$=':r2c4']").click()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "step => Number(document.querySelector('#log li:last-child').dataset.step) > step", arg=step
    )


def test_hot_seat_has_a_curtain(visit: Visit) -> None:
    page = visit("")
    sit(page, seat__1="local", name__1="Ben", name="Ann")
    player = Player(page)
    called: list[str] = []
    while len(called) < 2:
        seen = settled(page)
        if seen["curtain"]:
            called.append("Ben" if "Ben" in page.locator("#curtain-title").inner_text() else "Ann")
        player.act(seen)
        if seen["curtain"]:
            expect(page.locator("#turn")).to_have_attribute("data-mine", "true")
            expect(page.locator("#players li.on .who")).to_contain_text(called[-1])
    assert sorted(called) == ["Ann", "Ben"]


def test_chat_is_text_and_reaches_the_other_tab(visit: Visit) -> None:
    page = visit("")
    sit(page)
    page.wait_for_selector("#sheet .marked")
    other = page.context.new_page()
    other.goto(page.url)
    page.keyboard.press("c")
    page.keyboard.type("<b>Good</b> move!")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_contain_text("<b>Good</b> move!")
    other.locator("#tab-chat").click()
    expect(other.locator("#chat li")).to_contain_text("<b>Good</b> move!")


@pytest.mark.parametrize(
    "lang", ["en", pytest.param("ru", marks=pytest.mark.soak), pytest.param("uk", marks=pytest.mark.soak)]
)
def test_the_lesson_is_a_game_that_the_learner_wins(visit: Visit, lang: str) -> None:
    page = visit("/learn/dream_city", lang=lang)
    page.locator("#first form button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#lesson-text")).not_to_be_empty()
    lesson = find_lesson(igroteka.game("dream_city"), FIRST)
    assert lesson is not None
    say = igroteka.texts.speaker("dream_city", lang)
    words = [one.text for step in lesson.steps for one in step.say] + [one.text for one in lesson.end]
    said: list[str] = []
    player = Player(page)
    seen = settled(page)
    while not seen["over"]:
        text = page.locator("#lesson-text").inner_text()
        if text not in said[-1:]:
            said.append(text)
        player.act(seen)
        seen = settled(page)
    said.append(page.locator("#lesson-text").inner_text())
    assert said == [say(Text(one)) for one in words]
    assert not re.search(r"[\[{]", " ".join(said))
    assert page.locator("#scores tfoot td").all_inner_texts() == ["16", "15"]
    expect(page.locator("#real")).to_be_visible()


def test_a_lesson_takes_only_its_own_move(visit: Visit) -> None:
    page = visit("/learn/dream_city")
    page.locator("#first form button").click()
    page.wait_for_url("**/t/*")
    while look(page)["reading"]:
        assert not look(page)["marked"]
        page.locator("#lesson-next").click()
    assert set(page.locator("#sheet .marked").evaluate_all("all => all.map(one => one.dataset.el)")) == {
        "hand:park"
    }
    assert page.locator("#sheet .pointed").count() >= 3
    page.locator(".marked").first.click()
    assert page.locator("#sheet .marked").evaluate_all("all => all.map(one => one.dataset.el)") == [
        "city:0:r1c2"
    ]


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_pieces_move_unless_motion_is_unwanted(visit: Visit, wish: str) -> None:
    page = visit("", reduced_motion=wish, **DESKTOP)
    sit(page)
    page.wait_for_selector("#sheet .marked[data-el^='hand:']")
    page.evaluate(
        """() => {
            window.glides = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...given) { window.glides += 1; return animate.apply(this, given); };
        }"""
    )
    page.locator(".marked[data-el^='hand:']").first.click()
    page.locator(".marked[data-el$=':r1c1']").click()
    expect(page.locator("#prompt")).to_contain_text("Use a bonus?")
    assert (page.evaluate("window.glides") > 0) == (wish == "no-preference")


def test_the_tab_tells_whose_turn_it_is(visit: Visit) -> None:
    page = visit("", stay=True)
    sit(page)
    page.wait_for_selector("#sheet .marked")
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert "favicon-turn" in (page.locator("link[rel=icon]").get_attribute("href") or "")
    assert "settings=" not in page.evaluate("document.cookie")
    assert not page.locator("[name=sound]").is_checked()


def test_the_board_can_be_enlarged_and_dragged(visit: Visit) -> None:
    page = visit("")
    sit(page)
    page.wait_for_selector("#sheet .marked")
    step = look(page)["step"]
    cell = page.locator("[data-el$=':r3c3']").first
    before = cell.bounding_box()
    page.keyboard.press("+")
    after = cell.bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"] * 1.3
    box = page.locator("#frame").bounding_box()
    assert box
    page.mouse.move(box["x"] + 300, box["y"] + 400)
    page.mouse.down()
    page.mouse.move(box["x"] + 200, box["y"] + 330, steps=5)
    page.mouse.up()
    moved = cell.bounding_box()
    assert moved
    assert moved["x"] < after["x"]
    expect(page.locator("#thing")).to_be_hidden()
    assert look(page)["step"] == step
    page.keyboard.press("0")
    assert cell.bounding_box() == before


def test_sides_can_differ_between_players(visit: Visit) -> None:
    page = visit("/new/dream_city")
    page.locator("[data-each]").check()
    page.locator("[name='option-side-1']").select_option("B")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#dc-side-0")).to_contain_text("A")
    expect(page.locator("#dc-side-1")).to_contain_text("B")


def test_since_the_last_turn(visit: Visit) -> None:
    page = visit("")
    sit(page)
    settled(page)  # a bot may go first, and it may still be at it
    player = Player(page)
    step = look(page)["step"]
    # The page must have seen the bot move: what happened before it was opened is not outlined.
    while page.locator("#since").is_hidden() or look(page)["step"] == step:
        play_on(player, until=1)
    expect(page.locator("#since-list li").first).to_be_visible()  # where there is room it is open
    # What the bot has changed is outlined, and its line points at it.
    assert page.locator("#sheet .news").count() > 0
    page.locator("#since-list li", has_text="Greedy bot builds").first.hover()
    expect(page.locator("#sheet .pointed-at")).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator("#sheet .pointed-at")).to_have_count(0)
    assert "Greedy bot" in page.locator("#since-list").inner_text()
    # So does the history, also at what this page has not seen happen.
    page.reload()
    settled(page)
    page.locator("#tab-log").click()
    page.locator("#log li", has_text="Greedy bot builds").first.hover()
    expect(page.locator("#sheet .pointed-at")).not_to_have_count(0)
    page.mouse.move(5, 5)
    before = picture(page)
    # The film shows every step for a moment; here the moments are none, and it ends as it began.
    page.evaluate(
        """() => {
            const wait = window.setTimeout;
            window.setTimeout = (work, long) => wait(work, long < 1000 ? 0 : long);
            window.films = [];
            new MutationObserver((all) => window.films.push(...all)).observe(document.getElementById('sheet'), { childList: true });
        }"""
    )
    page.locator("[data-do=since]").click()
    page.wait_for_function(
        f"before => window.films.length > 1 && String(({PICTURE})()) === String(before)", arg=before
    )
    settled(page)


def test_after_a_reload_what_others_have_changed_is_outlined_and_nothing_of_ones_own(visit: Visit) -> None:
    page = visit("")
    sit(page, "garden_nation", seed="outlines", option__first="0")
    player, own = Player(page), page.locator("#sheet .news[data-el='player:0']")
    while page.locator("#since").is_hidden() or not page.locator("#sheet .news").count():
        play_on(player, until=1)
        settled(page)
    expect(own).to_have_count(0)
    page.reload()
    settled(page)
    expect(page.locator("#sheet .news")).not_to_have_count(0)
    expect(own).to_have_count(0)


def test_a_clock_is_shown(visit: Visit) -> None:
    page = visit("/new/dream_city")
    page.locator(".more-options summary", has_text="Clock").click()
    value = page.locator("#clock option").nth(1).get_attribute("value") or ""
    page.locator("#clock").select_option(value)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    clocks = page.locator("#clocks .clock")
    expect(clocks).to_have_count(2)
    assert re.fullmatch(r"\d+:\d\d", clocks.first.inner_text().split()[-1])


CHOOSER = """async () => {
    const { Chooser, offered } = await import('/static/choose.js');
    const move = (id, at, mix = []) => ({ id, at, mix, label: id, cost: '', rule: '', final: false });
    const walk = (moves, ...clicks) => {
        const chooser = new Chooser(moves);
        return clicks.map((el) => { const found = chooser.pick(el); return found ? found.id : found === null ? '…' : 'no'; });
    };
    const build = [move('a', ['h1', 'c1']), move('b', ['h1', 'c2']), move('c', ['h2', 'c1']), move('done', [])];
    const turn = [move('ab', ['a', 'b']), move('ba', ['b', 'a']), move('ac', ['a', 'c'])];
    const books = [move('rr', ['x'], ['r', 'r']), move('rb', ['x'], ['r', 'b']), move('r', ['x'], ['r'])];
    const workers = [move('1', ['w']), move('2', ['w', 'w']), move('3', ['w', 'w', 'w'])];
    const convert = [move('c', ['c']), { ...move('c; c', ['c']), chain: ['c', 'c'] }, move('d', ['d'])];
    const three = new Chooser(workers);
    for (const el of 'www') three.pick(el);
    const colours = offered({ moves: [move('red', ['r']), move('blue', ['b'])], chains: [{ ...move('red; 1', ['r']), chain: ['red', '1'], covers: true }] });
    const whole = new Chooser(books);
    whole.pick('x');
    whole.pick('r');
    return [
        walk(build, 'h1', 'c2'), walk(build, 'c1', 'h2'), walk(build, 'c2'), walk(build, 'zz', 'h2'),
        walk(turn, 'a', 'b'), walk(turn, 'b'), walk(books, 'x', 'b'), walk(books, 'x', 'r', 'r'), [whole.complete().id],
        [new Chooser(build).buttons().map((one) => one.id).join()],
        walk(workers, 'w', 'w', 'w', 'w'), [three.complete().id, new Chooser(workers).counting(), new Chooser(build).counting()],
        walk(convert, 'c'), colours.map((one) => one.id),
    ];
}"""


def test_choosing_walks_over_paths_and_mixes(visit: Visit) -> None:
    page = visit("/replay")
    assert page.evaluate(CHOOSER) == [
        ["…", "b"],
        ["…", "c"],
        ["b"],
        ["no", "c"],
        ["…", "ab"],
        ["ba"],
        ["…", "rb"],
        ["…", "…", "rr"],
        ["r"],
        ["done"],
        ["…", "…", "…", "no"],
        ["3", True, False],
        ["c"],
        ["blue", "red; 1"],
    ]
