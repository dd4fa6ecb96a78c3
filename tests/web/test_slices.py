"""Long work in the loop: others get their turns, whoever opens a long table, and however many do."""

from __future__ import annotations

import asyncio
from collections.abc import Generator

import pytest

from igroteka.core import Rng
from igroteka.web.tables import slices
from igroteka.web.tables.loading import follow_log, load_match
from igroteka.web.tables.slices import Slicer

from .played import Played


@pytest.fixture(autouse=True)
def every_step_is_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine's speed."""
    monkeypatch.setattr(slices, "SLICE", 0.0)


class Turns:
    """Counts the turns of the loop."""

    def __init__(self) -> None:
        self.count = 0
        self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        while True:
            self.count += 1
            await asyncio.sleep(0)

    def stop(self) -> None:
        self._task.cancel()


def work(turns: Turns, steps: int, seen: list[tuple[str, int]], name: str) -> Generator[None, None, str]:
    """Some steps, each of which notes the turn of the loop."""
    for _ in range(steps):
        seen.append((name, turns.count))
        yield
    return name


async def test_between_two_slices_everybody_else_has_a_turn() -> None:
    turns, seen = Turns(), list[tuple[str, int]]()
    await asyncio.sleep(0)
    slicer = Slicer()
    names = [f"w{i}" for i in range(5)]
    found = await asyncio.gather(*[slicer.run(work(turns, 10, seen, name)) for name in names])
    turns.stop()
    assert found == names
    counts = [count for _, count in seen]
    assert len(counts) == len(set(counts)) == 50  # no two slices in one turn, whoever they belong to
    assert [name for name, _ in seen[:10]] == [*names, *names]  # one after the other


async def test_work_that_fails_or_is_given_up_leaves_the_turn_to_others() -> None:
    slicer, turns, seen = Slicer(), Turns(), list[tuple[str, int]]()

    def failing() -> Generator[None, None, None]:
        yield
        raise ValueError("on the way")

    given_up = asyncio.ensure_future(slicer.run(work(turns, 1000, seen, "long")))
    await asyncio.sleep(0)
    with pytest.raises(ValueError, match="on the way"):
        await slicer.run(failing())
    given_up.cancel()
    assert await slicer.run(work(turns, 3, seen, "short")) == "short"
    turns.stop()


async def test_a_table_that_takes_long_to_open_does_not_hold_the_loop() -> None:
    played, rng = Played("dream_city", 2, "slow"), Rng("slow")
    while len(played.events) < 200:
        if played.match.over:
            break
        played.step(rng)
    decided = [event for event in played.events if event.line[0] not in "ACE"]
    turns = Turns()
    match, _ = await Slicer().run(load_match(played.row, played.events, played.watch))
    assert match.seq == len(played.events)
    assert turns.count >= len(decided)
    before = turns.count
    some = played.events[: decided[9].seq - 1]
    behind, timing = await Slicer().run(load_match(played.row, some, played.watch))
    before = turns.count
    await Slicer().run(follow_log(timing, played.events[decided[9].seq - 1 :]))
    turns.stop()
    assert behind.seq == match.seq
    assert turns.count - before >= len(decided) - 10
