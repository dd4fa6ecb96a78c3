"""Executors: equal results, and nothing lost when workers die."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from igroteka.core import BadOption
from igroteka.lab.arena import Results, open_results, plan_tournament, play_tournament
from igroteka.lab.executor import Executor, Processes, Serial, WorkersDied, executor


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
    results = list(Processes(2).run(partial(die_once, tmp_path), range(30)))
    assert (tmp_path / "died").exists()
    assert sorted(results) == [(n, n * n) for n in range(30)]


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkersDied, match=r"died 5 times in a row without a result: .*terminated abruptly"):
        list(Processes(1).run(die_always, [1]))


def test_an_unknown_executor_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadOption, match="serial, processes, ray"):
        executor("cloud")


class Killing:
    """An executor of which one worker is killed for real in the middle of its first game with number 7."""

    def __init__(self, inner: Executor, folder: Path) -> None:
        self.inner = inner
        self.folder = folder

    def run(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        return self.inner.run(partial(play_or_die, self.folder, work), items)


def play_or_die(folder: Path, work: Callable[[Any], Any], one: Any) -> Any:
    note = folder / "died in a game"
    if one.number == 7 and not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(one)


def tournament(who: Executor, folder: Path) -> list[tuple[int, ...]]:
    p = plan_tournament("dream_city", 2, ("greedy", "random"), 12, 3)
    path = folder / "r.jsonl"
    play_tournament(open_results(p, path), Killing(who, folder))
    assert (folder / "died in a game").exists()
    return [one.totals for one in open_results(p, path).list()]


def alone() -> list[tuple[int, ...]]:
    return [
        one.totals
        for one in play_tournament(
            Results(plan_tournament("dream_city", 2, ("greedy", "random"), 12, 3)), Serial()
        ).list()
    ]


def test_a_killed_worker_loses_no_game(tmp_path: Path) -> None:
    assert tournament(Processes(2), tmp_path) == alone()


@pytest.mark.soak
def test_ray_starts_workers_and_survives_a_killed_one(tmp_path: Path) -> None:
    """A busy machine would fail this: Ray gives up after half a minute if its own processes have not started by then."""
    pytest.importorskip("ray")
    assert tournament(executor("ray", 2), tmp_path) == alone()
