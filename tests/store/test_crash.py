"""Kills and races with real processes: nothing acknowledged is lost, nothing is there twice, no number is missing."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from igroteka.store import EventRow, open_store

from .examples import table
from .server import Server, running

WORKER = [sys.executable, str(Path(__file__).with_name("worker.py"))]
Ack = tuple[str, int, list[str]]


def acks(path: Path) -> list[Ack]:
    """What a worker has acknowledged."""
    return [(line[0], line[1], line[2]) for line in map(json.loads, path.read_text().splitlines())]


def check_log(log: list[EventRow], acknowledged: list[Ack]) -> int:
    """Every number once, every acknowledged row where it was promised; how many rows nobody was told of."""
    assert [e.seq for e in log] == list(range(1, len(log) + 1))
    lines = [e.line for e in log]
    assert len(set(lines)) == len(lines)
    for _, expected, rows in acknowledged:
        assert lines[expected : expected + len(rows)] == rows
    return len(lines) - sum(len(rows) for _, _, rows in acknowledged)


async def kill_again_and_again(url: str, folder: Path, rounds: int, server: Server | None = None) -> None:
    """Kill a process under load so many times, at any moment, then look at what is there."""
    ids = [f"t{i}" for i in range(8)]
    async with await open_store(url) as store:
        for id in ids:
            await store.create(table(id))
    told: list[Ack] = []
    moment = random.Random(rounds)
    for number in range(rounds):
        out = folder / f"acks-{number}"
        with out.open("wb") as file:
            worker = subprocess.Popen([*WORKER, "load", url, *ids], stdout=file)
            try:
                until = time.monotonic() + 60
                while not out.stat().st_size and worker.poll() is None and time.monotonic() < until:
                    time.sleep(0.005)
                time.sleep(moment.uniform(0.0, 0.3))
                if server is not None:
                    server.kill()
                    server.start()
                    time.sleep(0.2)
                assert worker.poll() is None, "the worker ended before it was killed"
            finally:
                worker.send_signal(signal.SIGKILL)
                worker.wait()
        fresh = acks(out)
        assert fresh, "the worker was killed before its first acknowledgement"
        told += fresh
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
    server: Server, tmp_path: Path
) -> None:
    with running() as mortal:
        await kill_again_and_again(mortal.database(), tmp_path, 2, mortal)


@pytest.mark.parametrize("processes", [pytest.param(2, marks=pytest.mark.soak), 4])
async def test_processes_that_race_on_one_table(url: str, tmp_path: Path, processes: int) -> None:
    count = 120 // processes
    async with await open_store(url) as store:
        await store.create(table())
    racers: list[subprocess.Popen[bytes]] = []
    try:
        for i in range(processes):
            with (tmp_path / f"racer-{i}").open("wb") as out:
                command = [*WORKER, "race", url, "t1", f"r{i}", str(count)]
                racers.append(
                    subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, stderr=subprocess.PIPE)
                )
        for racer in racers:
            assert racer.stderr is not None
            assert racer.stderr.readline() == b"ready\n"
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write(b"go\n")
            racer.stdin.flush()
        for racer in racers:
            said = racer.communicate(timeout=120)[1]
            assert racer.returncode == 0, said.decode()
    finally:
        for racer in racers:
            racer.kill()
    told = [ack for i in range(processes) for ack in acks(tmp_path / f"racer-{i}")]
    lost = sum(ack[1] for ack in told if ack[0] == "lost")
    told = [ack for ack in told if ack[0] != "lost"]
    assert len(told) == processes * count
    async with await open_store(url) as store:
        log = await store.events("t1")
    assert check_log(log, told) == 0
    assert lost > 0, "nobody lost a race, so there was none"
    print(f"\n{url.partition(':')[0]}: {processes} processes, {len(told)} appends won, {lost} lost, exact")


async def test_processes_that_open_a_new_store_at_the_same_moment(url: str) -> None:
    starters = [subprocess.Popen([*WORKER, "open", url], stderr=subprocess.PIPE) for _ in range(5)]
    for starter in starters:
        said = starter.communicate(timeout=120)[1]
        assert starter.returncode == 0, said.decode()
    async with await open_store(url) as store:
        await store.create(table())
        assert len(await store.tables()) == 1
