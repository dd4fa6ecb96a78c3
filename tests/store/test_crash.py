"""Kills and races with real processes: nothing acknowledged is lost, nothing is there twice, no number is missing."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka.core import Rng
from igroteka.store import EventRow, open_store

from . import worker
from .examples import table
from .processes import Child, line
from .server import Server

Ack = tuple[str, int, list[str]]


class Worker:
    """A process that writes to a store, and what it has acknowledged."""

    def __init__(self, log: Path, work: Callable[..., None], *args: Any) -> None:
        self._line, theirs = line()
        self._lines = self._line.makefile("rb")
        with theirs:
            self.process = Child(log, work, theirs, *args)

    def acks(self, most: int | None = None) -> list[Ack]:
        """The next acknowledgements: so many, or all until it ends."""
        found: list[Ack] = []
        while len(found) != most and (text := self._lines.readline()):
            name, expected, rows = json.loads(text)
            found.append((name, expected, rows))
        return found

    def go(self) -> None:
        """Let it begin."""
        self._line.sendall(b"go")

    def close(self) -> None:
        """End it, if it has not ended."""
        self.process.kill()
        self._lines.close()
        self._line.close()


@contextlib.contextmanager
def working(log: Path, work: Callable[..., None], *args: Any) -> Iterator[Worker]:
    """A process that is gone afterwards."""
    found = Worker(log, work, *args)
    try:
        yield found
    finally:
        found.close()


def check_log(log: list[EventRow], acknowledged: list[Ack]) -> int:
    """Every number once, every acknowledged row where it was promised; how many rows nobody was told of."""
    assert [e.seq for e in log] == list(range(1, len(log) + 1))
    lines = [e.line for e in log]
    assert len(set(lines)) == len(lines)
    for _, expected, rows in acknowledged:
        assert lines[expected : expected + len(rows)] == rows
    return len(lines) - sum(len(rows) for _, _, rows in acknowledged)


async def acks_of_new_rows(url: str, ids: list[str], one: Worker) -> list[Ack]:
    """Hear a process until it tells of a row that it has written from now on; all that it has told.

    It must be heard meanwhile: what it tells waits in a line that holds only so much, and then it waits, too.
    """
    async with await open_store(url) as store:
        now = {id: mark.seq for id, mark in (await store.marks(ids)).items()}
    told: list[Ack] = []
    while not told or told[-1][1] < now[told[-1][0]]:
        more = one.acks(1)
        assert more, one.process.log
        told += more
    return told


async def kill_again_and_again(url: str, folder: Path, rounds: int, server: Server | None = None) -> None:
    """Kill a process under load so many times, each after some acknowledgements, then look at what is there."""
    ids = [f"t{i}" for i in range(8)]
    async with await open_store(url) as store:
        for id in ids:
            await store.create(table(id))
    told: list[Ack] = []
    rng = Rng(rounds)
    for number in range(rounds):
        with working(folder / f"log-{number}", worker.load, url, ids) as one:
            told += one.acks(1 + rng.below(150))
            if server is not None:
                server.kill()
                server.start()
                told += await acks_of_new_rows(url, ids, one)
            assert one.process.lives, one.process.log
            one.process.kill()
            told += one.acks()
    untold = rows = 0
    async with await open_store(url) as store:
        assert await store.inspect() == []
        for id in ids:
            log = await store.events(id)
            untold += check_log(log, [ack for ack in told if ack[0] == id])
            rows += len(log)
    print(
        f"\n{url.partition(':')[0]}: {rounds} kills, {len(told)} appends with {rows - untold} rows acknowledged, "
        f"0 lost, {untold} rows written and not acknowledged, no gap"
    )


async def test_a_killed_process_loses_nothing_that_was_acknowledged(url: str, tmp_path: Path) -> None:
    await kill_again_and_again(url, tmp_path, 3)


@pytest.mark.soak
async def test_fifty_kills(url: str, tmp_path: Path) -> None:
    await kill_again_and_again(url, tmp_path, 50)


async def test_a_killed_postgresql_loses_nothing_that_was_acknowledged(
    mortal: Server, tmp_path: Path
) -> None:
    await kill_again_and_again(mortal.database(), tmp_path, 2, mortal)


@pytest.mark.parametrize("processes", [pytest.param(2, marks=pytest.mark.soak), 4])
async def test_processes_that_race_on_one_table(url: str, tmp_path: Path, processes: int) -> None:
    count = 120 // processes
    async with await open_store(url) as store:
        await store.create(table())
    told: list[Ack] = []
    with contextlib.ExitStack() as stack:
        racers = [
            stack.enter_context(working(tmp_path / f"log-{i}", worker.race, url, "t1", f"r{i}", count))
            for i in range(processes)
        ]
        for racer in racers:
            assert racer.acks(1) == [("ready", 0, [])], racer.process.log
        for racer in racers:
            racer.go()
        for racer in racers:
            told += racer.acks()
            assert racer.process.wait() == 0, racer.process.log
    lost = sum(ack[1] for ack in told if ack[0] == "lost")
    told = [ack for ack in told if ack[0] != "lost"]
    assert len(told) == processes * count
    async with await open_store(url) as store:
        log = await store.events("t1")
    assert check_log(log, told) == 0
    # Whoever begins second expects an empty table that the first one has written to.
    assert lost >= processes - 1, "nobody lost a race, so there was none"
    print(f"\n{url.partition(':')[0]}: {processes} processes, {len(told)} appends won, {lost} lost, exact")


async def test_processes_that_open_a_new_store_at_the_same_moment(url: str, tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        starters = [
            stack.enter_context(working(tmp_path / f"log-{i}", worker.open_only, url)) for i in range(5)
        ]
        for starter in starters:
            assert starter.acks(1) == [("ready", 0, [])], starter.process.log
        for starter in starters:
            starter.go()
        for starter in starters:
            assert starter.process.wait() == 0, starter.process.log
    async with await open_store(url) as store:
        await store.create(table())
        assert len(await store.tables()) == 1
