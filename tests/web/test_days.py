"""Games that last for days: clocks that go on without anybody looking, pauses, votes, giving up, and who is the host."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from igroteka.store import CallRow, ChannelRow
from igroteka.web.security.guests import Guest
from igroteka.web.security.inputs import Link
from igroteka.web.tables import seats
from igroteka.web.tables.clock_rules import ClockRule
from igroteka.web.tables.deadlines import ALIVE, wake_overdue
from igroteka.web.tables.registry import GRACE

from ..store.leaping import DAY, HOUR, until
from .fake_time import FakeTime
from .support import QUICK, Page, Person, Site, catch_up, site
from .test_people import keep

MINUTES = ClockRule(int(DAY), 0, "bot", each=True)


async def guest_of(there: Site, person: Person) -> Guest:
    """The guest behind a browser, signed in or not."""
    await person.http.get("/")
    if "igroteka_session" in person.http.cookies:
        (row,) = [
            one for one in await there.registry.store.people.everybody() if one.login == person.name.lower()
        ]
        return Guest(row.id, person.name)
    me = there.registry.guest_cookies.read_cookie(person.http.cookies["igroteka"])
    assert me is not None
    return Guest(me.id, person.name)


async def sit(there: Site, rule: ClockRule | None, *people: Person) -> str:
    """A table at which these people sit, the first of whom is the host and begins."""
    guests = [await guest_of(there, one) for one in people]
    places = [seats.make("me", guest) for guest in guests]
    table = await there.registry.create("dream_city", guests[0], places, options={"first": "0"}, clock=rule)
    config = table.row.config
    for place in config["seats"]:
        place.pop("seal", None)
    return table.row.id


def rows(there: Site, table: str) -> list[str]:
    return [decision.text for _, decision in there.registry.tables[table].match.decisions]


async def test_time_ends_although_nobody_looks_and_after_a_restart(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await sit(there, MINUTES, ann, ben)
        there.registry.put_away(there.registry.tables[table])
        assert await wake_overdue(there.registry) == 0
        await there.registry.store.take_turn(ALIVE, 0.0)
    time.passes(DAY + HOUR)
    async with site(url, watch=time.watch) as there:
        assert await wake_overdue(there.registry) == 1, "what was noted before is overdue"
        # The hours without a server do not count, so that nothing follows yet; and the store is told so.
        assert table in there.registry.tables
        assert await wake_overdue(there.registry) == 0
        there.registry.put_away(there.registry.tables[table])
        time.passes(DAY - 2 * HOUR)
        assert await wake_overdue(there.registry) == 0
        time.passes(2 * HOUR)
        assert await wake_overdue(there.registry) == 1
        match = there.registry.tables[table].match
        assert match.hands == {}, "people have a moment to come back"
        time.passes(GRACE)
        await until(lambda: match.hands == {0: "bot greedy"})


async def test_a_pause_is_agreed_on_and_stops_the_clock(url: str) -> None:
    time = FakeTime()
    async with (
        site(url, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        time.wall.time += 0.9  # a time of day is seldom a whole number
        table = await sit(there, MINUTES, ann, ben)
        watch = seats.token(
            there.registry.tables[table].row, there.registry.tables[table].row.config["watch"]
        )
        async with ann.page(table) as one, ben.page(table) as two, cat.page(table, token=watch) as looker:
            assert (await looker.ask(t="propose", seat=0, kind="pause", number=3))["code"] == "watch"
            assert (await one.ask(t="propose", seat=1, kind="pause", number=3))["code"] == "seat"
            assert (await one.ask(t="propose", seat=0, kind="pause", number=31))["code"] == "pause"
            assert (await one.ask(t="propose", seat=0, kind="bot", number=1))["code"] == "not-late"
            assert (await two.ask(t="vote", seat=1, agrees=True))["code"] == "no-motion"
            assert (await one.ask(t="propose", seat=0, kind="pause", number=3))["t"] == "done"
            await catch_up(one, two, looker)
            assert [page.state["motion"]["open"] for page in (one, two, looker)] == [False, True, False]
            assert "Ann proposes to pause" in two.state["motion"]["say"]
            assert (await two.ask(t="propose", seat=1, kind="end"))["code"] == "motion-open"
            assert (await two.ask(t="vote", seat=1, agrees=True))["t"] == "done"
            await catch_up(one, two)
            assert (one.state["motion"], one.state["clock"]["running"]) == (None, [])
            assert one.state["paused"] == int(time.wall()) + 3 * DAY
            time.passes(2 * DAY)
            assert (await one.ask(t="propose", seat=0, kind="resume"))["t"] == "done"
            assert (await two.ask(t="vote", seat=1, agrees=True))["t"] == "done"
            await catch_up(one)
            assert (one.state["paused"], one.state["clock"]["left"]) == (0.0, [DAY, DAY])
            time.passes(HOUR)
            assert (await one.play(one.state["ask"]["moves"][0]["id"]))["t"] == "done"
        await _require_same_after_loading(there, table)


async def test_pages_are_told_when_a_pause_ends_by_itself(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await sit(there, MINUTES, ann, ben)
        async with ann.page(table) as one, ben.page(table) as two:
            assert (await one.ask(t="propose", seat=0, kind="pause", number=1))["t"] == "done"
            assert (await two.ask(t="vote", seat=1, agrees=True))["t"] == "done"
            await catch_up(one)
            assert one.state["clock"]["running"] == []
            time.passes(DAY)
            await one.until(lambda m: m["t"] == "patch" and one.state["clock"]["running"] == [0])
            assert (one.state["paused"], one.state["clock"]["left"][0]) == (0.0, DAY)


async def _require_same_after_loading(there: Site, table: str) -> None:
    """Another process counts the same from the log."""
    before = there.registry.tables.pop(table)
    after = await there.registry.table(table)
    assert after.timing.clock is not None
    assert before.timing.clock is not None
    assert after.timing.clock.left == before.timing.clock.left
    assert after.timing.clock.calendar.pauses == before.timing.clock.calendar.pauses


async def test_people_end_a_game_together_and_nobody_alone(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await sit(there, None, ann, ben)
        async with ann.page(table) as one, ben.page(table) as two:
            assert (await two.ask(t="propose", seat=1, kind="pause", number=1))["code"] == "no-clock"
            assert (await two.ask(t="propose", seat=1, kind="end"))["t"] == "done"
            assert (await one.ask(t="vote", seat=0, agrees=False))["t"] == "done"
            await catch_up(one, two)
            assert (two.state["motion"], two.state["ended"]) == (None, "")
            assert (await one.ask(t="propose", seat=0, kind="end"))["t"] == "done"
            assert (await two.ask(t="vote", seat=1, agrees=True))["t"] == "done"
            await catch_up(one, two)
            assert one.state["ended"] == "The players have agreed to end this game."
            assert (one.state["turn"]["over"], one.state["ask"]["moves"]) == (True, [])
            assert (await one.ask(t="propose", seat=0, kind="end"))["code"] == "over"
        row = await there.registry.store.table(table)
        assert row is not None
        assert row.status == "closed"
        (found,) = await there.registry.store.lists.finished_tables((await guest_of(there, ann)).id)
        assert (found.id, found.result) == (table, "played")
        there.registry.tables.clear()
        assert (await there.registry.table(table)).match.is_ended
        assert (await ann.http.get(f"/t/{table}")).status_code == 200


async def test_whoever_gives_up_has_lost_and_the_host_goes_on(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await sit(there, None, ann, ben)
        old = there.registry.tables[table].row.config["host_token"]
        async with ann.page(table) as one, ben.page(table) as two:
            assert (await two.ask(t="resign", seat=0))["code"] == "seat"
            assert (await one.ask(t="resign", seat=0))["t"] == "done"
            assert await one.ending() == 1012, "the page comes again, as somebody who is not the host"
            assert await two.ending() == 1012
        async with ann.page(table) as one, ben.page(table) as two:
            assert (one.state["role"]["host"], two.state["role"]["host"]) == (False, True)
            assert one.state["players"][0]["resigned"]
            assert (await one.ask(t="back", seat=0))["code"] == "resigned-back"
            assert (await one.ask(t="resign", seat=0))["code"] == "resigned"
            assert (await one.ask(t="propose", seat=0, kind="end"))["code"] == "no-vote"
        row = there.registry.tables[table].row
        assert row.config["host_token"] != old
        assert seats.access(row, None, Link(row.id, old)) is None, (
            "an old key does not open the new host's seat"
        )


async def test_the_others_vote_about_who_is_late(url: str) -> None:
    time = FakeTime()
    rule = replace(MINUTES, then="vote")
    async with (
        site(url, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
    ):
        table = await sit(there, rule, ann, ben, cat)
        async with ben.page(table) as two, cat.page(table) as three:
            assert (await two.ask(t="propose", seat=1, kind="bot", number=0))["code"] == "not-late"
            time.passes(DAY)
            await two.until(lambda m: m["t"] == "patch" and two.state["late"] == [0])
            await until(lambda: rows(there, table) == ["out 0"])
        async with ann.page(table) as one, ben.page(table) as two, cat.page(table) as three:
            assert two.state["decide"] == "vote"
            assert (await one.ask(t="propose", seat=0, kind="bot", number=0))["code"] == "no-vote"
            assert (await two.ask(t="propose", seat=1, kind="time", number=0))["t"] == "done"
            assert (await one.ask(t="vote", seat=0, agrees=True))["code"] == "no-vote"
            assert (await three.ask(t="vote", seat=2, agrees=True))["t"] == "done"
            await catch_up(one)
            assert (one.state["late"], one.state["clock"]["left"][0]) == ([], DAY)
            time.passes(DAY)
            await until(lambda: rows(there, table)[-1] == "out 0")
            await catch_up(two, three)
            assert (await three.ask(t="propose", seat=2, kind="bot", number=0))["t"] == "done"
            assert (await two.ask(t="vote", seat=1, agrees=True))["t"] == "done"
            await until(lambda: there.registry.tables[table].match.hands.get(0) == "bot greedy")
            ben_id = (await guest_of(there, ben)).id
            await until(lambda: there.registry.tables[table].row.config["host"] == ben_id)


async def test_a_host_who_lets_a_bot_play_is_host_until_they_look_no_more(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await sit(there, None, ann, ben)
        async with ann.page(table) as one:
            assert (await one.ask(t="bot", seat=0, bot="greedy"))["t"] == "done"
            async with ben.page(table) as two:
                assert (await two.ask(t="chat", text="Are you there?"))["t"] == "done"
                assert not two.state["role"]["host"]
        await until(lambda: not there.registry.tables[table].clients)
        async with ben.page(table) as two:
            assert await two.ending() == 1012, "the page comes again as that of the host"
        async with ann.page(table) as one, ben.page(table) as two:
            assert (one.state["role"]["host"], two.state["role"]["host"]) == (False, True)
            assert (await one.ask(t="back", seat=0))["t"] == "done", "the seat is still theirs"


async def test_nobody_ends_a_game_while_somebody_thinks(url: str) -> None:
    time = FakeTime()
    settings = replace(QUICK, host_waits=HOUR)
    async with (
        site(url, settings, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
    ):
        table = await sit(there, None, ann, ben)
        time.passes(2 * HOUR)
        async with ben.page(table) as two:
            assert two.state["late"] == [0]
            assert (await two.ask(t="propose", seat=1, kind="end"))["t"] == "done"
            assert (two.state["ended"], two.state["motion"]["kind"]) == ("", "end")
            assert (await two.ask(t="vote", seat=1, agrees=False))["t"] == "done"
        time.passes(7 * DAY)
        async with ben.page(table) as two:
            assert (await two.ask(t="propose", seat=1, kind="end"))["t"] == "done"
            await catch_up(two)
            assert two.state["ended"], "after a week nobody waits any more"


async def test_one_voice_against_does_not_outvote_the_others_and_old_votes_do_not_count(url: str) -> None:
    time = FakeTime()
    async with (
        site(url, watch=time.watch) as there,
        there.person("Ann") as ann,
        there.person("Ben") as ben,
        there.person("Cat") as cat,
        there.person("Dan") as dan,
    ):
        table = await sit(there, replace(MINUTES, then="vote"), ann, ben, cat, dan)
        time.passes(DAY)
        await until(lambda: rows(there, table)[-1:] == ["out 0"])
        async with ann.page(table) as one, ben.page(table) as two, cat.page(table) as three:
            assert (await two.ask(t="propose", seat=1, kind="bot", number=0))["t"] == "done"
            assert (await three.ask(t="vote", seat=2, agrees=False))["t"] == "done"
            await catch_up(one, two, three)
            assert [page.state["motion"]["open"] for page in (one, two, three)] == [False, False, False]
            while one.state["turn"]["seats"] == [0]:
                assert (await _move(one))["t"] == "done"
            await catch_up(two)
            assert two.state["motion"] is None, "who has moved is late no more"
            match = there.registry.tables[table].match
            assert match.seats != [0]
            time.passes(DAY)
            await until(lambda: rows(there, table)[-1:] == [f"out {match.seats[0]}"])
            await catch_up(two)
            assert two.state["motion"] is None


async def test_a_host_without_time_is_host_no_more(url: str) -> None:
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await sit(there, replace(MINUTES, then="host"), ann, ben)
        ben_id = (await guest_of(there, ben)).id
        time.passes(DAY)
        await until(lambda: there.registry.tables[table].row.config["host"] == ben_id)
        async with ann.page(table) as one, ben.page(table) as two:
            assert (await one.ask(t="host", do="bot", seat=0))["code"] == "host-decision"
            assert (two.state["decide"], two.state["late"]) == ("host", [0])
            assert (await two.ask(t="host", do="time", seat=0, seconds=int(HOUR)))["t"] == "done"
            # With one hour more somebody who has not moved yet is there again.
            assert (await _move(one))["t"] == "done"


async def _move(page: Page) -> dict[str, Any]:
    await catch_up(page)
    return await page.play(page.state["ask"]["moves"][0]["id"])


async def test_somebody_is_reminded_when_time_gets_short_and_the_host_when_it_is_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.web.calls.sender.LOOK_EVERY", 10 * 365 * DAY)
    time = FakeTime()
    async with site(url, watch=time.watch) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        await keep(ann, "ann")
        await keep(ben, "ben")
        calls = there.registry.store.calls
        for one in await there.registry.store.people.everybody():
            await calls.set_call(CallRow(one.id, "turn", "now", 9, 0, 0, "UTC"), 0.0)
            await calls.add_channel(
                ChannelRow(f"c-{one.name}", one.id, "hook", "https://a.example", {}, True)
            )
        table = await sit(there, replace(MINUTES, then="host"), ben, ann)
        ids = {one.login: one.id for one in await there.registry.store.people.everybody()}

        async def kinds(name: str) -> list[tuple[str, float]]:
            notices = await calls.notices(ids[name])  # first: another one may be written in between
            due = {row.kind: row.due for row in await calls.outbox()}
            return sorted((one.kind, due[one.kind] - time.wall()) for one in notices)

        assert await kinds("ben") == [("short", 0.75 * DAY), ("turn", 0.0)]
        await ben.http.get(f"/t/{table}")
        assert await kinds("ben") == [("short", 0.75 * DAY)], "who has looked may still forget"
        async with ben.page(table) as page:
            time.passes(HOUR)
            while page.state["turn"]["seats"] == [0]:
                assert (await _move(page))["t"] == "done"
        assert await kinds("ben") == [], "who has moved is reminded no more"
        assert ("short", 0.75 * DAY) in await kinds("ann")
        time.passes(DAY)
        await until(lambda: kinds("ben"))
        assert await kinds("ben") == [("late", 0.0)]
