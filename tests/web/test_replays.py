"""Replays, end pages and checks: made in workers, once for all, kept within a bound, given up when nobody reads."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from igroteka import Match
from igroteka.core import Rng
from igroteka.web.workers import replays
from igroteka.web.workers.cache import SharedCache
from igroteka.web.workers.replays import MOST_FRAMES, MatchReplay, ReplayLog, ReplayRole, in_slices

from ..store.leaping import until
from .finished import import_match
from .support import Site, site


@cache
def random_match(key: str, orders: bool = False) -> Match:
    """A finished game of random moves."""
    m, rng = Match.new(key, seats=2, seed=3), Rng(5)
    if orders:
        for name, choices in m.game.orders.items():
            m.order(0, name, choices[-1])
    while not m.over:
        seat = m.seats[0]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    return m


class Watched:
    """The work that the worker pool was given, and an event that holds it back."""

    def __init__(self, there: Site) -> None:
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        replayed = there.registry.worker_pool.make_replay

        async def run(work: Callable[..., bytes], *args: Any) -> bytes:
            self.begun.append(work.__name__)
            try:
                await self.gate.wait()
                return await replayed(work, *args)
            finally:
                self.ended.append(work.__name__)

        there.registry.worker_pool.make_replay = run  # type: ignore[method-assign, assignment]

    async def until_begun(self, many: int) -> None:
        """Wait until so many works have begun."""
        await until(lambda: len(self.begun) >= many)


# ---------------------------------------------------------------- what they hold


@pytest.mark.parametrize("key", ["dream_city", "keyflower"])
def test_a_worker_makes_of_a_log_what_the_match_itself_shows(key: str) -> None:
    match = random_match(key, orders=True)
    for seat in (None, 1):
        role = ReplayRole(seat, "en", ("Ann", "Ben"), whole=True)
        replayed, log = MatchReplay(match, role), ReplayLog.of(match)
        assert json.loads(replays.replay_page(log, role, 7))["entries"] == json.loads(
            json.dumps(list(replayed.describe_entries()))
        )
        packed = json.loads(gzip.decompress(replays.frames(log, role, 5, 12)))
        assert [frame["step"] for frame in packed["frames"]] == list(range(6, 13))
        base, *shots = json.loads(json.dumps(list(replayed.frames(replayed.state_at(5), 5, 12))))
        assert (packed["base"], packed["frames"]) == (base["base"], shots)
    assert json.loads(replays.fairness_check(ReplayLog.of(match))) == match.verify().to_data()
    end = json.loads(
        replays.end_page(ReplayLog.of(match), ReplayRole(None, "en", ("Ann", "Ben"), whole=True))
    )
    assert [line["totals"][-1] for line in end["graph"]["lines"]] == [score.total for score in match.scores]


# ---------------------------------------------------------------- once for all


async def test_readers_of_the_same_replay_share_one_work_and_later_ones_get_what_was_kept(url: str) -> None:
    async with site(url, workers=True) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await import_match(ann, random_match("dream_city"))
        watched = Watched(there)
        watched.gate.clear()
        asked = [
            asyncio.ensure_future(one.http.get(f"/t/{table}/frames?from=0&to=10")) for one in (ann, ben) * 6
        ]
        await watched.until_begun(1)
        watched.gate.set()
        answers = await asyncio.gather(*asked)
        assert len({answer.text for answer in answers}) == 1
        assert answers[0].json()["to"] == 10
        assert watched.begun == ["frames"]
        for path in ("frames?from=0&to=10", "end", "end", "verify", "replay?step=3", "replay?step=3"):
            assert (await ann.http.get(f"/t/{table}/{path}")).status_code == 200
        assert sorted(watched.begun) == ["end_page", "fairness_check", "frames", "replay_page"]
        plain = await ann.http.get(f"/t/{table}/frames?from=0&to=10", headers={"accept-encoding": "identity"})
        assert plain.text == answers[0].text


async def test_one_replay_at_a_time_for_a_guest_and_few_for_an_address(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await import_match(ann, random_match("dream_city"))
        watched = Watched(there)
        watched.gate.clear()
        asked = [asyncio.ensure_future(ann.http.get(f"/t/{table}/frames?from={i}&to={i}")) for i in range(12)]
        done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        while len(done) < 6:
            more, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            done |= more
        assert {task.result().status_code for task in done} == {429}
        assert watched.begun == ["frames"], "the guest's other replays wait for the first one"
        watched.gate.set()
        assert {answer.status_code for answer in await asyncio.gather(*waiting)} == {200}
        assert len(watched.begun) == 6


async def test_a_replay_whose_reader_is_gone_is_given_up(url: str) -> None:
    async with site(url, workers=True) as there, there.person("Ann") as ann, there.person("Ben") as ben:
        table = await import_match(ann, random_match("dream_city"))
        watched = Watched(there)
        watched.gate.clear()
        first = asyncio.ensure_future(ann.http.get(f"/t/{table}/frames?from=0&to=5"))
        second = asyncio.ensure_future(ann.http.get(f"/t/{table}/frames?from=1&to=5"))
        await watched.until_begun(1)
        for task in (first, second):
            task.cancel()
        await until(lambda: watched.ended)
        watched.gate.set()
        # Nobody has drawn anything for them, and nothing of them stands in anybody's way.
        assert (await ben.http.get(f"/t/{table}/frames?from=2&to=5")).status_code == 200
        assert not there.registry.replay_library.cache._pending
        assert len(watched.begun) <= 3
        assert there.registry.worker_pool.reading.free == there.registry.settings.reading_processes


async def test_the_replay_of_a_running_game_goes_to_no_worker(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            await page.play(page.state["ask"]["moves"][0]["id"])
        watched = Watched(there)
        replayed = (await ann.http.get(f"/t/{table}/frames?seat=0")).json()
        assert replayed["frames"]
        assert (await ann.http.get(f"/t/{table}/replay?seat=0")).status_code == 200
        assert watched.begun == []


async def test_one_request_draws_no_more_steps_than_a_page_needs(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        match = random_match("keyflower")
        table = await import_match(ann, match)
        replayed = (await ann.http.get(f"/t/{table}/frames?from=0&to=100000")).json()
        assert replayed["to"] == len(replayed["frames"]) == MOST_FRAMES < len(match.entries)


# ---------------------------------------------------------------- outside the event loop


async def test_others_get_the_loop_between_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "SLICE", 0.0)  # so that each picture is one, however fast it is drawn
    turns, seen = 0, []

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    match = random_match("dream_city")
    replayed = MatchReplay(match, ReplayRole(None, "en", ("Ann", "Ben")))
    task = asyncio.ensure_future(others())

    def drawn() -> Iterator[dict[str, Any]]:
        for shot in replayed.frames(replayed.state_at(0), 0, 30):
            seen.append(turns)
            yield shot

    shots = await in_slices(drawn())
    task.cancel()
    assert len(shots) == 31
    assert all(before < after for before, after in pairwise(seen))
    # The others' turn costs next to nothing: while they have half of the time, they come round very often.
    assert turns > len(shots)


async def test_a_brought_log_is_read_in_a_worker(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(url, workers=True) as there, there.person("Ann") as ann:
        text = random_match("dream_city").export().replace("seats: 2", "seats: 9")

        def never(_: object) -> Match:
            raise AssertionError("a stranger's log is read in the server itself")

        monkeypatch.setattr(Match, "parse", never)
        answer = await ann.post("/replay", text=text)
        assert answer.status_code == 422
        assert "allowed" in answer.text


# ---------------------------------------------------------------- what is kept


async def test_a_shelf_holds_what_fits_and_lets_the_oldest_go() -> None:
    cache, made = SharedCache[bytes](100, len), []

    async def get(key: str, size: int) -> bytes:
        async def make() -> bytes:
            made.append(key)
            return bytes(size)

        return await cache.get(key, make)

    for key in ("a", "b"):
        await get(key, 40)
    await get("a", 40)
    await get("c", 40)
    assert cache.used == 80
    assert made == ["a", "b", "c"]
    await get("a", 40)
    assert made == ["a", "b", "c"], "b was the oldest, since a was asked for again"
    await get("b", 40)
    assert made[-1] == "b"
    await get("huge", 101)
    await get("huge", 101)
    assert made[-2:] == ["huge", "huge"]
    assert cache.used <= 100


async def test_what_fails_is_not_kept_and_what_nobody_wants_is_given_up() -> None:
    cache, count, gate = SharedCache[bytes](100, len), 0, asyncio.Event()

    async def fail() -> bytes:
        nonlocal count
        count += 1
        raise KeyError("no")

    for _ in range(2):
        with pytest.raises(KeyError):
            await cache.get("x", fail)
    assert count == 2
    given_up = asyncio.Event()

    async def wait() -> bytes:
        try:
            await gate.wait()
        except asyncio.CancelledError:
            given_up.set()
            raise
        return b"y"

    two = [asyncio.ensure_future(cache.get("y", wait)) for _ in range(2)]
    await asyncio.sleep(0)
    two[0].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert "y" in cache._pending
    assert not given_up.is_set()
    two[1].cancel()
    await given_up.wait()
    assert not cache._pending
    gate.set()
    assert await cache.get("y", wait) == b"y"
