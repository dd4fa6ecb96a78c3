"""The table in the hand: fingers, wheels, parts of a big board, many moves, taking back, and a host who decides."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import CDPSession, Page, WebSocketRoute, expect

from .conftest import PHONE, Visit
from .player import Player, answered, hand_to_a_bot, look, play_on, settled
from .seating import sit, sit_together
from .server import Server


def started(visit: Visit, **screen: Any) -> Page:
    """A table at the first question."""
    page = visit("", **screen)
    sit(page)
    settled(page)
    return page


def width(page: Page) -> float:
    """How wide a cell is on the screen."""
    box = page.locator("[data-el$=':r3c3']").first.bounding_box()
    assert box
    return box["width"]


# ---------------------------------------------------------------- near and far


def fingers(line: CDPSession, kind: str, *points: tuple[float, float], later: float = 0.0) -> None:
    """Touch the screen with some fingers, some seconds later by the clock of the screen than by ours."""
    touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    at = time.time() + later
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": at})


def test_two_fingers_enlarge_the_board_and_one_drags_it(visit: Visit) -> None:
    page = started(visit, own=True, **PHONE)
    line = page.context.new_cdp_session(page)
    before, step = width(page), look(page)["step"]
    fingers(line, "touchStart", (150, 300), (240, 300))
    for spread in range(10, 90, 10):
        fingers(line, "touchMove", (150 - spread, 300), (240 + spread, 300))
    fingers(line, "touchEnd")
    near = width(page)
    assert near > before * 2
    at = page.locator("[data-el$=':r3c3']").first.bounding_box()
    fingers(line, "touchStart", (200, 300))
    for way in range(10, 80, 10):
        fingers(line, "touchMove", (200 - way, 300 - way))
    fingers(
        line, "touchMove", (130, 230), later=1.0
    )  # a finger that is at rest before it leaves throws nothing
    fingers(line, "touchEnd", later=2.0)
    now = page.locator("[data-el$=':r3c3']").first.bounding_box()
    assert at
    assert now
    assert now["x"] < at["x"]
    assert now["y"] < at["y"]
    assert look(page)["step"] == step
    assert page.locator("#trail li").count() == 0
    page.locator("[data-do=zoom-fit]").tap()
    page.wait_for_function("() => !document.querySelector('#frame').classList.contains('zoomed')")
    assert width(page) == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_wheel_enlarges_only_with_a_key(visit: Visit) -> None:
    page = started(visit)
    before = width(page)
    box = page.locator("#frame").bounding_box()
    assert box
    page.mouse.move(box["x"] + 300, box["y"] + 400)
    page.mouse.wheel(0, -300)
    assert width(page) == before
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function("() => document.querySelector('#frame').classList.contains('zoomed')")
    assert width(page) > before * 1.5


def test_a_button_for_each_part_brings_it_into_sight(visit: Visit) -> None:
    page = started(visit, **PHONE)
    parts = page.locator("#part-buttons button")
    expect(parts).to_have_text(
        [
            re.compile(name)
            for name in ("Whole table", "Market", "Player 1", "Greedy bot", "How buildings score")
        ]
    )
    market = page.locator("[data-el='stack:seed']")
    expect(parts.nth(2).locator(".badge")).to_be_visible()
    expect(parts.nth(1).locator(".badge")).to_be_hidden()
    # A folded part is opened; its head tells the points all the time.
    other = page.locator("[data-part='player-1']")
    expect(other.locator(".chip").first).to_contain_text("points")
    expect(other.locator("[data-el^='city:']").first).to_be_hidden()
    parts.nth(3).tap()
    expect(other.locator("[data-el^='city:']").first).to_be_in_viewport()
    expect(market).not_to_be_in_viewport()
    parts.nth(1).tap()
    expect(market).to_be_in_viewport(ratio=1)
    other.get_by_role("button", name="Greedy bot", exact=True).click()
    expect(other.locator("[data-el^='city:']").first).to_be_hidden()
    # The own things are told beside the question, wherever one looks.
    expect(page.locator("#status .chip").first).to_be_in_viewport()


NEAR = """async () => {
    const { Board } = await import('/static/board.js');
    const { Near } = await import('/static/near.js');
    const { PanZoom } = await import('/static/panzoom.js');
    const board = new Board(document.querySelector('#sheet .parts'));
    const get = (id) => document.getElementById(id);
    const near = new Near(board, new PanZoom(get('frame'), get('sheet')));
    const place = document.scrollingElement;
    const seen = (el) => {
        const box = board.nodes(el)[0].getBoundingClientRect();
        return box.top >= 0 && box.bottom <= get('ask').getBoundingClientRect().top;
    };
    place.scrollTop = 30;
    const low = [...document.querySelectorAll('[data-el^="hand:"]')];
    // What still glides to its place is looked for where it will be.
    const glides = low[0].animate([{ transform: 'translate(0px, -900px)' }, { transform: 'none' }], { duration: 1e6 });
    near.follow(low);
    glides.cancel();
    const [came, at] = [seen(low[0].dataset.el), place.scrollTop];
    near.follow([]);
    const back = place.scrollTop;
    near.follow(low);
    place.scrollTop += 40;
    const moved = place.scrollTop;
    near.follow([]);
    return { came, went: at > 30, back, stays: place.scrollTop === moved };
}"""


def test_what_is_asked_comes_into_sight_and_the_view_goes_back(visit: Visit) -> None:
    page = started(visit, reduced_motion="no-preference", **PHONE)
    page.evaluate(
        "() => document.querySelectorAll('.marked').forEach((node) => node.classList.remove('marked'))"
    )
    assert page.evaluate(NEAR) == {"came": True, "went": True, "back": 30, "stays": True}


# ---------------------------------------------------------------- many moves


def test_many_moves_are_listed_narrowed_down_and_stay_listed(visit: Visit) -> None:
    page = started(visit)
    page.keyboard.press("l")
    moves = page.locator("#list button:visible")
    whole = moves.count()
    assert whole >= 25
    page.locator("#list-filter").fill("row 2 of the bulb")
    narrowed = moves.count()
    assert 0 < narrowed < whole
    assert all("row 2 of the bulb" in text.lower() for text in moves.all_inner_texts())
    page.locator("#list-filter").fill("")
    page.locator(".marked[data-el^='hand:']").first.click()
    expect(moves).to_have_count(25)
    page.locator("#list button", has_text="row 3 of the sprout").first.click()
    settled(page)
    expect(page.locator("#list-button")).to_have_attribute("aria-expanded", "true")


MANY = """async () => {
    const { Offers } = await import('/static/offers.js');
    const chosen = [];
    const offers = new Offers('choices', (move) => chosen.push(move.id), true);
    const moves = Array.from({ length: 60 }, (_, i) => ({
        id: `${i % 2 ? 'trade' : 'bid'} ${i}`, label: `Offer number ${i}`, at: [], mix: [], takes: [], cost: '', rule: '', final: false,
    })).sort((a, b) => a.id.localeCompare(b.id));
    offers.put(moves, false, null);
    window.chosen = chosen;
    window.offers = offers;
}"""


def test_sixty_moves_without_a_place_on_the_board(visit: Visit) -> None:
    page = started(visit)
    page.evaluate(MANY)
    buttons = page.locator("#choices button:visible")
    expect(buttons).to_have_count(60)
    assert page.locator("#choices .apart").count() == 1
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.locator("#choices-filter").fill("number 17")
    expect(buttons).to_have_count(1)
    expect(buttons.first.locator(".key")).to_have_text("1")
    page.keyboard.press("Enter")
    assert set(page.evaluate("window.chosen")) == {"trade 17"}


NEWS = """async () => {
    const { Asking } = await import('/static/asking.js');
    const { Board } = await import('/static/board.js');
    const el = document.querySelector('#sheet [data-el]').dataset.el;
    const played = [];
    const asking = new Asking(new Board(document.querySelector('#sheet .parts')), {}, {
        play: (move) => played.push(move.id), care: async () => ({ asks: false }), foresee: async () => ({ say: '', cautions: [] }), why() {}, undo() {}, marked() {}, reveal() {}, changed() {}, async read() {},
        collect: () => false, collected: () => '', uncollect: () => false,
    });
    const move = (id, at) => ({ id, label: id, at, mix: [], takes: [], cost: '', rule: '', final: false });
    const ask = () => ({ seat: 0, asked: true, prompt: '', moves: [move('again', [el]), move('stop', [])], undo: [], reset: null, can_undo: false });
    asking.put(ask(), 0, 5);
    asking.pick(el);
    await new Promise((done) => setTimeout(done));
    const clicked = asking.chooser.clicks.length;
    asking.expect(Infinity);
    const open = [];
    const news = (seq) => { asking.put(ask(), 0, seq); open.push(!asking.busy); };
    for (const seq of [5, 6]) news(seq);
    asking.expect(7);
    open.push(!asking.busy);
    news(7);
    const told = document.getElementById('preview');
    const before = told.textContent;
    asking.rested = el;
    asking.put(ask(), 0, 8);
    const resting = told.textContent.endsWith('again');
    asking.pick(el);
    await new Promise((done) => setTimeout(done));
    asking.expect(Infinity);
    for (const seat of [1, 0]) {
        asking.heard([{ seat, move: 'again' }], 10 - seat);
        news(10 - seat);
    }
    return [played, clicked, open, asking.chooser.clicks.length, before, resting];
}"""


def test_other_news_before_the_answer_leaves_no_choice_half_made(visit: Visit) -> None:
    """The same question again is a new one, also if something else has changed while the move was on its way; that alone is no answer.

    Whoever hears of the own move has heard the answer. What the mouse rests on is told with every question, although it does not move.
    """
    page = started(visit)
    open_after = [False, False, False, True, False, True]
    assert page.evaluate(NEWS) == [["again", "again"], 1, open_after, 0, "", True]


def test_a_move_before_the_wire_stands_counts(visit: Visit) -> None:
    """The page is there sooner than its connection, and nobody loses a click by being quick."""
    page = visit("", own=True)
    knocks: list[WebSocketRoute] = []

    def hold(wire: WebSocketRoute) -> None:
        knocks.append(wire)
        page.wait_for_function("() => window.connected")
        wire.connect_to_server()

    page.route_web_socket("**/live/**", hold)
    sit(page, option__first="0")  # a bot that goes first would move while the page cannot hear of it
    seen = settled(page)
    before = seen["step"]
    player = Player(page)
    while not seen["busy"]:
        player.act(seen)
        seen = look(page)
    assert seen["step"] == before
    page.evaluate("() => { window.connected = true; }")
    assert settled(page)["step"] > before
    assert len(knocks) == 1


def test_other_news_leaves_a_move_on_its_way(visit: Visit) -> None:
    """What others do may be told before the own move is answered; the question stays closed until then."""
    page = visit("", own=True)
    news: list[str] = []
    servers: list[WebSocketRoute] = []
    held: list[str | bytes] = []

    def carry(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        servers.append(server)

        def to_server(said: str | bytes) -> None:
            if json.loads(said)["t"] != "play":
                server.send(said)
                return
            held.append(said)
            wire.send(news[0])
            # What comes after the news shows in the address.
            wire.send(json.dumps({"t": "reload", "href": "#heard"}))

        wire.on_message(to_server)

    page.route_web_socket("**/live/**", carry)
    sit(page, option__first="0")
    seen = settled(page)
    before = seen["step"]
    news.append(json.dumps({**json.loads(page.locator("#state").text_content() or ""), "t": "full"}))
    player = Player(page)
    while not (held or seen["busy"]):
        player.act(seen)
        seen = look(page)
    page.wait_for_url("**#heard")
    assert look(page)["busy"]
    servers[0].send(held[0])
    assert settled(page)["step"] > before
    assert len(held) == 1


def test_a_chain_of_questions_does_not_jump(visit: Visit) -> None:
    page = started(visit)
    player, tops = Player(page), []
    last = look(page)["step"]
    for _ in range(12):
        play_on(player, until=1)
        own = page.evaluate("() => [...document.querySelectorAll('#since:not([hidden])')].length === 0")
        if not own or look(page)["over"]:
            break
        tops.append(page.evaluate("document.querySelector('.tabs').getBoundingClientRect().top"))
    assert look(page)["step"] >= last
    assert tops == sorted(tops)


# ---------------------------------------------------------------- taking back


def test_a_turn_can_be_taken_back_to_any_point_of_it(visit: Visit) -> None:
    page = started(visit)
    player = Player(page, seed=3)
    while page.locator("#undo-more").is_hidden():
        assert not look(page)["over"], "no turn had three decisions"
        play_on(player, until=1)
    page.locator("#undo-more summary").click()
    points = page.locator("#undo-points button")
    count = points.count()
    assert count > 2
    before = look(page)["step"]
    labels = points.all_inner_texts()
    points.nth(1).click()  # the latest stands first
    page.wait_for_function(
        "step => Number(document.querySelector('#log li:last-child')?.dataset.step ?? -1) < step", arg=before
    )
    settled(page)
    expect(page.locator("#undo")).to_be_visible()
    left = page.locator("#undo-points button").all_inner_texts()
    assert left == labels[2:]


# ---------------------------------------------------------------- a host who decides


def two_tables(visit: Visit, **fields: str) -> tuple[Page, Page]:
    """A host and a friend at one table, on the friend's turn."""
    host, friend = visit(""), visit("")
    sit_together(host, friend, friends_name="Ben", name="Ann", **fields)
    player = Player(host)
    while answered(host)["mine"]:
        player.act(settled(host))
    settled(friend)
    return host, friend


def test_the_host_hands_a_silent_seat_to_a_bot(visit: Visit, server: Server) -> None:
    with server.hurries():
        host, friend = two_tables(visit)
        row = host.locator("#players li").filter(has_text="Ben")
        expect(row).to_contain_text("no move for a while")
        expect(row.locator("[data-host=time]")).to_have_count(0)
        expect(friend.locator("#players [data-host]")).to_have_count(0)
        row.locator("[data-host=bot]").click()
        expect(row.locator(".tag", has_text="Bot")).to_be_visible()
        expect(host.locator("#turn")).to_have_attribute("data-mine", "true")
        hand_to_a_bot(friend)  # the same button takes the seat back
        expect(row.locator(".tag", has_text="Bot")).to_have_count(0)


def test_the_host_gives_more_time(visit: Visit, server: Server) -> None:
    host, _ = two_tables(visit, clock="3+5", out="host")
    row = host.locator("#players li").filter(has_text="Ben")
    expect(row.locator("[data-host]")).to_have_count(0)
    server.append(host.url.rpartition("/")[2], ["X looked"], later=600)  # time passes for whoever thinks
    expect(row).to_contain_text("out of time")
    row.locator("[data-host=time]").click()
    expect(row.locator("[data-host]")).to_have_count(0)
    expect(host.locator("#clocks .clock.on")).to_contain_text(":")
