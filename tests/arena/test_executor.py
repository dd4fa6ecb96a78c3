"""Executors: equal results, and nothing lost when workers die."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from igroteka.core import BadOption
from igroteka.executor import Executor, Processes, Serial, executor


def square(n: int) -> int:
    return n * n


def die_once(folder: Path, n: int) -> int:
    """The first worker that gets the number 7 is killed for real; a note on disk remembers it."""
    note = folder / "died"
    if n == 7 and not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n * n


def die_always(n: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return n


@pytest.mark.parametrize("who", [Serial(), Processes(2)])
def test_every_item_is_done_once(who: Executor) -> None:
    assert sorted(who.run(square, range(40))) == [(n, n * n) for n in range(40)]
    assert list(who.run(square, [])) == []


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    found = list(Processes(2).run(partial(die_once, tmp_path), range(30)))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [(n, n * n) for n in range(30)]


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(Exception, match="terminated abruptly"):
        list(Processes(1).run(die_always, [1]))


def test_an_unknown_executor_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadOption, match="serial, processes, ray"):
        executor("cloud")


def test_ray_starts_workers_and_survives_a_killed_one(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    found = list(executor("ray", 2).run(partial(die_once, tmp_path), range(30)))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [(n, n * n) for n in range(30)]
