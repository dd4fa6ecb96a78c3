"""The queue before the workers: ranks, turns, nobody starves, and places of those who left come back."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import anyio
import pytest

from igroteka.web.workers.pool import WorkerPool
from igroteka.web.workers.queue import OLDEST_EVERY, Priority, Rank, WorkerQueue

from ..store.leaping import DAY, until


class QueueUsers:
    """A queue with one place that is taken, people who wait, and the order in which they were served."""

    def __init__(self, places: int = 1) -> None:
        self.queue = WorkerQueue(places)
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def queue_up(self, name: str, rank: Rank, whose: str = "") -> None:
        """Somebody joins the queue; once served, they stay until `next`."""

        async def wait() -> None:
            await self.queue.acquire(Priority(rank, whose or name))
            self.served.append(name)

        self.tasks[name] = asyncio.ensure_future(wait())
        await asyncio.sleep(0)

    async def serve(self, many: int) -> list[str]:
        """Let so many leave one after the other; who was served then."""
        before = len(self.served)
        for _ in range(many):
            self.queue.release()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        return self.served[before:]


async def test_bots_that_people_wait_for_come_first_then_hints_then_the_rest() -> None:
    users = QueueUsers()
    await users.queue_up("first", Rank.READING)
    await users.queue_up("quiet", Rank.UNATTENDED)
    await users.queue_up("replay", Rank.READING)
    await users.queue_up("hint", Rank.HINT)
    await users.queue_up("bot", Rank.BOT)
    assert users.served == ["first"]
    assert await users.serve(2) == ["bot", "hint"]


async def test_tables_of_one_rank_take_turns() -> None:
    users = QueueUsers()
    await users.queue_up("x", Rank.BOT)
    for i in range(20):
        await users.queue_up(f"many-{i}", Rank.HINT, "greedy table")
    await users.queue_up("one", Rank.HINT, "small table")
    await users.queue_up("two", Rank.HINT, "small table")
    served = await users.serve(8)
    # The first turn may be anybody's; from then on the tables alternate, apart from the turns of the oldest.
    assert "one" in served[:3]
    assert "two" in served[:6]


async def test_nothing_starves_and_a_flood_below_does_not_hold_up_the_bots() -> None:
    users = QueueUsers()
    await users.queue_up("x", Rank.BOT)
    await users.queue_up("patient", Rank.UNATTENDED)
    for i in range(40):
        await users.queue_up(f"bot-{i}", Rank.BOT, f"table-{i % 3}")
    assert "patient" in await users.serve(OLDEST_EVERY)

    flooded = QueueUsers()
    await flooded.queue_up("x", Rank.BOT)
    for i in range(200):
        await flooded.queue_up(f"flood-{i}", Rank.READING, "flood")
    for i in range(6):
        await flooded.queue_up(f"bot-{i}", Rank.BOT, f"table-{i}")
    served = await flooded.serve(2 * OLDEST_EVERY)
    assert sum(name.startswith("bot") for name in served) == 6


async def test_whoever_gives_up_is_never_served_and_keeps_no_place() -> None:
    users = QueueUsers()
    await users.queue_up("x", Rank.BOT)
    for name in ("gone", "gone at that moment", "stays"):
        await users.queue_up(name, Rank.BOT)
    users.tasks["gone"].cancel()
    await asyncio.sleep(0)
    # The next place is given to somebody who is cancelled before they notice: it goes on to the next one.
    users.queue.release()
    users.tasks["gone at that moment"].cancel()
    for _ in range(3):
        await asyncio.sleep(0)
    assert users.served == ["x", "stays"]
    users.queue.release()
    assert users.queue.free == 1
    assert len(users.queue) == 0
    # Cancelled and freed in one go, the other way round.
    await users.queue_up("y", Rank.BOT)
    await users.queue_up("gone too", Rank.BOT)
    users.tasks["gone too"].cancel()
    users.queue.release()
    await asyncio.sleep(0)
    assert users.queue.free == 1


async def test_all_places_are_used_and_none_too_many() -> None:
    queue, inside, most = WorkerQueue(3), 0, 0

    async def work(i: int) -> None:
        nonlocal inside, most
        await queue.acquire(Priority(Rank(i % 4), str(i % 5)))
        inside += 1
        most = max(most, inside)
        await asyncio.sleep(0)
        inside -= 1
        queue.release()

    await asyncio.gather(*[work(i) for i in range(100)])
    assert (most, queue.free, len(queue)) == (3, 3, 0)


# ---------------------------------------------------------------- with real processes


def free(worker_pool: WorkerPool) -> int:
    """The places that nobody has."""
    return worker_pool.thinking.free


async def test_a_worker_that_dies_gives_its_place_back() -> None:
    worker_pool = WorkerPool(1, DAY)
    with pytest.raises(anyio.BrokenWorkerProcess):
        await worker_pool._run(os.abort)
    assert free(worker_pool) == 1
    assert await worker_pool._run(len, "abc") == 3


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """A pipe by name: who reads it in a worker works until the test writes to it."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    return path


async def test_work_that_nobody_waits_for_is_not_begun(tmp_path: Path, gate: Path) -> None:
    worker_pool = WorkerPool(1, DAY)
    path = f"{tmp_path}/touched"
    first = asyncio.ensure_future(worker_pool._run(gate.read_text))
    await until(lambda: not free(worker_pool))
    second = asyncio.ensure_future(worker_pool._run(os.mkdir, path))
    await until(lambda: len(worker_pool.thinking))
    second.cancel()
    await asyncio.to_thread(gate.write_text, "go")
    assert await first == "go"
    assert await worker_pool._run(os.path.exists, path) is False
    assert free(worker_pool) == 1


async def test_work_that_was_begun_keeps_its_place_until_it_ends(gate: Path) -> None:
    worker_pool = WorkerPool(1, DAY)
    await worker_pool._run(len, "")
    task = asyncio.ensure_future(worker_pool._run(gate.read_text))
    await until(lambda: worker_pool._running)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert free(worker_pool) == 0
    await asyncio.to_thread(gate.write_text, "go")
    assert await worker_pool._run(len, "next") == 4
    assert free(worker_pool) == 1
