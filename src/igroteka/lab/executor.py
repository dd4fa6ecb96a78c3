"""One way to do much work: here, in processes, or on several machines with Ray.

`run` calls a function with each item and yields (position, result) in the order in which they are ready. Results are the
same on every executor: the work must depend on its item only. A worker that dies loses nothing; its items are
done again.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from ..core import BadOption, IgrotekaError
from ..core.extras import import_extra

if TYPE_CHECKING:
    from ray import ObjectRef

Item = TypeVar("Item")
Result = TypeVar("Result")

#: How often workers may die in a row without any result in between, before the work itself is to blame.
DEATHS: Final = 5
#: Items in the hands of the workers at a time, for each of them.
AHEAD: Final = 4


class WorkersDied(IgrotekaError):
    """The work cannot be done here: every worker that tries it dies."""


class Executor(Protocol):
    """Does the same work on many items: in this process, in several, or on several machines."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[int, Result]]:
        """Apply `work` to all items. Gives each result with the position of its item, as they get ready.

        Work may be sent to another process, so it, its items and its results must be picklable, and work that was interrupted by the
        death of a worker is done again. Errors of the work itself are raised here.
        """
        ...


class Serial:
    """Everything in this process, in order."""

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[int, Result]]:
        """The results in the order of the items; each is worked on when it is asked for."""
        for position, item in enumerate(items):
            yield position, work(item)


class Processes:
    """A pool of fresh processes on this machine."""

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[int, Result]]:
        """The results as they get ready. Raises `WorkersDied` if workers die again and again without any result."""
        left = list(range(len(items)))
        deaths = 0
        while left:
            done: set[int] = set()
            try:
                for position, result in self._round(work, items, left):
                    done.add(position)
                    deaths = 0
                    yield position, result
            except BrokenProcessPool as error:
                deaths += 1
                if deaths == DEATHS:
                    raise WorkersDied(
                        f"the workers died {DEATHS} times in a row without a result: {str(error).rstrip('.')}; "
                        "they may lack memory: try fewer at a time, or the executor serial"
                    ) from error
            left = [position for position in left if position not in done]

    def _round(
        self, work: Callable[[Item], Result], items: Sequence[Item], left: list[int]
    ) -> Iterator[tuple[int, Result]]:
        # Fresh processes: a fork of one that has threads, such as that of a progress bar, may hang.
        spawn = multiprocessing.get_context("spawn")
        waiting = iter(left)
        with ProcessPoolExecutor(min(self.jobs, len(left)), spawn, initializer=_end_with_parent) as pool:
            try:
                running: dict[Future[Result], int] = {}
                while True:
                    for position in waiting:
                        running[pool.submit(work, items[position])] = position
                        if len(running) >= AHEAD * self.jobs:
                            break
                    if not running:
                        return
                    for task in wait(running, return_when=FIRST_COMPLETED).done:
                        yield running.pop(task), task.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def _end_with_parent() -> None:
    """Let this worker end when the process that started it is killed; nobody else would tell it."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class OnRay:
    """A Ray cluster: the one at RAY_ADDRESS, or one started here. For work of 50 ms or more per item."""

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[tuple[int, Result]]:
        """The results as they get ready. Raises `MissingExtra` where Ray is not installed; a cluster that it starts here it also ends."""
        ray = import_extra("ray", "ray", "executor ray")
        began = not ray.is_initialized()
        if began:
            here = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": self.jobs or os.cpu_count() or 1}
            ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR", **here)
        try:
            # A task of a dead worker is started again by Ray itself, as often as needed: the work has no side effects.
            remote = ray.remote(max_retries=-1)(_call)
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            running: dict[ObjectRef, int] = {}
            waiting = iter(range(len(items)))
            while True:
                for position in waiting:
                    running[remote.remote(work, items[position])] = position
                    if len(running) >= most:
                        break
                if not running:
                    return
                ready, _ = ray.wait(list(running), num_returns=1)
                for task in ready:
                    yield running.pop(task), ray.get(task)
        finally:
            if began:
                ray.shutdown()


def _call(work: Callable[[Item], Result], item: Item) -> Result:
    """The one function that Ray runs: it takes plain functions only, and work may be a partial one."""
    return work(item)


def executor(name: str, jobs: int = 0) -> Executor:
    """An executor by name. `jobs` is the number of workers; 0 takes one for each core."""
    if name == "serial":
        return Serial()
    if name == "processes":
        return Serial() if jobs == 1 else Processes(jobs)
    if name == "ray":
        return OnRay(jobs)
    raise BadOption(f"executor: found {name!r}; allowed: serial, processes, ray")
