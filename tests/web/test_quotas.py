"""What goes in circles is bounded: orders, steps back, seats that change hands. What goes on is not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from igroteka.core import Rng
from igroteka.web.ops.settings import Limits

from ..store.leaping import HOUR
from .fake_time import FakeTime, ManualClock
from .support import MANY, QUICK, Page, Site, catch_up, finish, site
from .test_clocks import timed


def usual(**more: Any) -> Any:
    """A server with the limits of real ones, except for what depends on the speed of the machine."""
    fast = dict.fromkeys(("messages", "tables", "processor", "processor_of_address"), MANY)
    return replace(QUICK, limits=Limits(**{**fast, **more}))


def set_manual_clock(there: Site) -> ManualClock:
    """Let the test move the clock of the rate limiter, so that its own speed does not matter."""
    clock = ManualClock()
    there.registry.rate_limiter._clock = clock
    return clock


async def rows(there: Site, table: str) -> int:
    """How long the log is."""
    return len(await there.registry.store.events(table))


async def order(page: Page, value: str) -> dict[str, Any]:
    return await page.ask(t="order", seat=0, key="flower", value=value)


async def test_an_order_that_changes_nothing_writes_nothing(url: str) -> None:
    async with site(url, usual()) as there, there.person("Ann") as ann:
        set_manual_clock(there)
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            assert (await order(page, "keep"))["t"] == "done"
            before = await rows(there, table)
            for _ in range(100):
                assert (await order(page, "keep"))["t"] == "done"
            assert await rows(there, table) == before
            assert (await order(page, "nonsense"))["code"] == "order"
            assert (await order(page, "build"))["t"] == "done"
            assert await rows(there, table) == before + 1


async def test_orders_that_change_something_are_counted_in_a_moving_window(url: str) -> None:
    async with site(url, usual(orders="4 per 1 minute")) as there, there.person("Ann") as ann:
        clock = set_manual_clock(there)
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            before = await rows(there, table)
            answers = [await order(page, ("keep", "build")[i % 2]) for i in range(50)]
            assert [a["t"] for a in answers[:4]] == ["done"] * 4
            assert await rows(there, table) == before + 4
            refused = next(a for a in answers if a["t"] == "refused")
            assert refused["code"] == "many-orders"
            assert "4 per 1 minute" in refused["detail"]
            assert refused["say"]
            # The game itself goes on.
            assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"
            clock.time += 61
            assert (await order(page, "ask"))["t"] == "done"


async def test_a_guest_has_one_quota_for_all_seats(url: str) -> None:
    async with site(url, usual(orders="4 per 1 minute")) as there, there.person("Ann") as ann:
        set_manual_clock(there)
        table = await ann.new_table(seats=3, seat__0="me", seat__1="local", seat__2="local")
        async with ann.page(table, seat=0) as page:
            codes: list[str] = []
            for seat in (0, 1, 2, 0, 1, 2):
                value = "keep" if len(codes) < 3 else "build"
                answer = await page.ask(t="order", seat=seat, key="flower", value=value)
                codes.append(answer.get("code", answer["t"]))
            assert codes == ["done"] * 4 + ["many-orders"] * 2


async def test_taking_back_and_playing_again_is_bounded_by_steps(url: str) -> None:
    async with site(url, usual(undone="6 per 1 minute")) as there, there.person("Ann") as ann:
        clock = set_manual_clock(there)
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            done, answer = 0, {}
            for _ in range(20):
                assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"
                assert page.state["ask"]["can_undo"]
                answer = await page.ask(t="undo", seq=page.state["seq"], seat=0)
                if answer["t"] == "refused":
                    break
                done += 1
            assert (answer["code"], done) == ("many-undone", 6)
            clock.time += 61
            assert (await page.ask(t="undo", seq=page.state["seq"], seat=0))["t"] == "done"


async def test_a_seat_that_changes_hands_again_and_again_is_stopped(url: str) -> None:
    async with site(url, usual()) as there, there.person("Ann") as ann:
        set_manual_clock(there)
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="1")
        async with ann.page(table, seat=0) as page:
            answers = [await page.ask(t=("bot", "back")[i % 2], seat=0) for i in range(20)]
            assert [a["t"] for a in answers[:12]] == ["done"] * 12
            assert answers[12]["code"] == "many-hands"
            log = await there.registry.store.events(table)
            assert sum(e.line.startswith("S 0") for e in log) == 12


async def test_a_host_gives_time_only_so_often(url: str) -> None:
    time = FakeTime()
    settings = usual(hands="2 per 1 minute")
    async with site(url, settings, watch=time.watch) as there, there.person("Ann") as ann:
        set_manual_clock(there)
        table = await timed(there, ann, HOUR, "host")
        async with ann.page(table, seat=0) as page:
            codes = []
            for _ in range(3):
                time.passes(HOUR)
                await page.until(lambda m: m["t"] == "patch" and page.state["clock"]["out"] == [0])
                answer = await page.ask(t="host", do="time", seat=0, seconds=int(HOUR))
                codes.append(answer.get("code", answer["t"]))
            assert codes == ["done", "done", "many-hands"]


async def test_a_full_log_can_only_be_played_to_its_end(url: str) -> None:
    async with site(url, usual(most_rows=10)) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as one, ann.page(table, seat=1) as two:
            while await rows(there, table) < 10:
                mover = one if one.state["ask"] and one.state["ask"]["moves"] else two
                assert (await mover.play(mover.state["ask"]["moves"][0]["id"]))["t"] == "done"
                await catch_up(one, two)
            full = await order(one, "keep")
            assert (full["t"], full["code"]) == ("refused", "full")
            assert "allowed: 10" in full["detail"]
            await finish([one, two], Rng(3))
            assert one.state["turn"]["over"]


async def test_one_address_cannot_change_many_tables_at_once(url: str) -> None:
    async with site(url, usual(changes="5 per 1 minute")) as there, there.person("Ann") as ann:
        set_manual_clock(there)
        made = []
        for _ in range(2):
            body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            answer = (await ann.http.post("/api/tables", json=body)).json()
            made.append((answer["table"], {"authorization": f"Bearer {answer['seats'][0]['token']}"}))
        codes = []
        for i in range(8):
            table, key = made[i % 2]
            body = {"key": "flower", "value": ("keep", "build")[i // 2 % 2]}
            answer = await ann.http.post(f"/api/tables/{table}/order", json=body, headers=key)
            codes.append(answer.status_code)
        assert codes == [200] * 5 + [429] * 3
        assert answer.json()["error"]["code"] == "many-changes"


async def test_a_whole_game_at_full_speed_meets_no_limit(url: str) -> None:
    async with site(url, usual()) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        async with ann.page(table, seat=0) as one, ann.page(table, seat=1) as two:
            assert await finish([one, two], Rng(5)) > 20
