"""The first picture of a long game: drawn once, with the newest entries only, and words that were read outside the event loop."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from igroteka.core import Rng
from igroteka.match import Entry
from igroteka.web import app
from igroteka.web.app import preload
from igroteka.web.live.payloads import LogEntry
from igroteka.web.live.rendering import Role, RoleRendering
from igroteka.web.live.view import NEWEST, Viewer
from igroteka.web.ops import preloading
from igroteka.web.ops.preloading import GamePreloader
from igroteka.web.tables import slices
from igroteka.web.tables.registry import TableRegistry

from ..store.leaping import DAY, until
from .played import Played
from .support import Site, site
from .test_slices import Turns


async def opened(there: Site, id: str) -> None:
    """Forget all renderings, and then the table itself, as after a restart."""
    there.registry.tables.pop(id).close()


async def test_a_page_is_drawn_once_until_something_happens(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Role] = []
    draw = RoleRendering._draw

    def counted(self: RoleRendering, viewer: Viewer) -> Any:
        drawn.append(self.role)
        return draw(self, viewer)

    monkeypatch.setattr(RoleRendering, "_draw", counted)
    async with site(url) as there, there.person("Ann") as ann:
        id = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        await ann.state(f"/t/{id}")
        assert len(drawn) == 1
        async with ann.page(id, seat=0) as page:
            assert len(drawn) == 1  # the same eyes
            await page.play(page.state["ask"]["moves"][0]["id"])
            assert len(drawn) == 2
            before = page.drawn()
            await ann.state(f"/t/{id}")
            assert len(drawn) == 2
            async with ann.page(id, seat=0) as other:
                assert other.drawn() == before
            async with ann.page(id, seat=1):
                assert len(drawn) == 3


async def test_a_first_picture_tells_the_newest_entries_and_older_ones_on_demand(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    entry = Viewer.describe_entry

    def counted(self: Viewer, step: int, e: Entry) -> LogEntry:
        told.append(step)
        return entry(self, step, e)

    async with site(url) as there, there.person("Ann") as ann:
        id = await ann.new_table("garden_nation", seats=2, seat__0="me", seat__1="local")
        table, rng = there.registry.tables[id], Rng(5)

        async def work() -> None:
            match = table.match
            while len(match.entries) < NEWEST + 20:
                seat = match.seats[0]
                legal = match.moves_of(seat)
                match.play(legal[rng.below(len(legal))], seat)
                await table.append_rows()

        await table.act(work)
        monkeypatch.setattr(Viewer, "describe_entry", counted)
        async with ann.page(id, seat=0) as page:
            steps = page.state["step"]
            assert told == list(range(steps - NEWEST, steps))
            assert [one["step"] for one in page.state["log"]] == told
            assert page.state["more"]
            older = await page.ask(t="log", before=steps - NEWEST)
            assert [one["step"] for one in older["log"]] == list(range(steps - NEWEST))
            assert not older["more"]
            again = await page.ask(t="log", before=steps - NEWEST)
            assert again["log"] == older["log"]
            assert len(told) == steps  # each of them once


async def test_a_first_picture_leaves_turns_to_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    played = Played("dream_city", 2, "turns")
    async with site(url) as there:
        await there.registry.store.create(played.row)
        await there.registry.store.append("t1", 0, [event.line for event in played.events], "running")
        table = await there.registry.table("t1")
        turns = Turns()
        for seat in (0, 1, None):
            before = turns.count
            await table.prepare_rendering(Role(seat, "en", False))
            assert turns.count - before >= 3  # the picture, the log, the rest
        before = turns.count
        await table.prepare_rendering(Role(0, "en", False))
        assert turns.count == before  # it is there
        turns.stop()


async def test_words_are_read_in_a_thread_and_everybody_waits_for_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began, may_end, made = threading.Event(), threading.Event(), list[tuple[str, str]]()

    def load(key: str, lang: str) -> None:
        made.append((key, lang))
        began.set()
        may_end.wait()

    monkeypatch.setattr(preloading, "_load", load)
    preloader = GamePreloader()
    for key, lang in (("chess", "en"), ("dream_city", "tlh")):
        await preloader.preload(key, lang)
    assert made == []
    waiting = [asyncio.ensure_future(preloader.preload("dream_city", "en")) for _ in range(3)]
    await until(began.is_set)  # the loop goes on meanwhile
    assert not any(task.done() for task in waiting)
    waiting.pop().cancel()
    may_end.set()
    await asyncio.gather(*waiting)
    await preloader.preload("dream_city", "en")
    assert made == [("dream_city", "en")]
    await preloader.preload("dream_city", "uk")
    assert made == [("dream_city", "en"), ("dream_city", "uk")]


async def test_a_start_loads_nothing_before_the_first_page_had_its_time(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    async def note(registry: TableRegistry) -> None:
        begun.append("preloading")

    monkeypatch.setattr(app, "preload", note)
    monkeypatch.setattr(app, "PRELOAD_DELAY", DAY)
    async with site(url) as there, there.person("Ann") as ann:
        assert (await ann.http.get("/")).status_code == 200
        assert not begun
    monkeypatch.setattr(app, "PRELOAD_DELAY", 0.0)
    async with site(url):
        await until(lambda: bool(begun))


async def test_a_start_reads_the_words_of_running_tables_and_a_page_those_of_its_reader(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, str]] = []
    monkeypatch.setattr(preloading, "_load", lambda key, lang: made.append((key, lang)))
    async with site(url) as there, there.person("Ann", lang="uk") as ann:
        ids = [await ann.new_table("garden_nation", seats=2, seat__0="me", seat__1="local") for _ in range(2)]
    async with site(url) as there:
        await preload(there.registry)
        assert made == [("garden_nation", "uk")]
        await there.registry.table(ids[0])
        assert made == [("garden_nation", "uk")]
        async with there.person("Bob", lang="ru") as bob:
            link = there.registry.tables[ids[0]].row.config["watch"]
            await bob.state(f"/watch/{ids[0]}.{link}")
        assert made == [("garden_nation", "uk"), ("garden_nation", "ru")]


def test_a_game_that_cannot_be_prepared_harms_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(key: str) -> None:
        raise RuntimeError("no sample")

    monkeypatch.setattr("igroteka.web.pages.samples.sample_match", broken)
    preloading._load.__wrapped__("dream_city", "en")
