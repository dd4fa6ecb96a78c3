"""Tries mutants in copies of the tree: one job has one copy, and the tree itself is never touched."""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .rows import ROOT, Mutant

PYTEST: Final = ("-m", "pytest", "-x", "-q", "--no-header", "--tb=line", "-p", "no:cacheprovider")
FOREIGN: Final = ("PYTEST_", "IGROTEKA_", "PYTHONDONTWRITEBYTECODE")
"""Variables that a run of tests must not inherit, since it may be started by one."""
PATIENCE: Final = 60.0
"""Seconds that a run may take in addition to ten times what the unchanged tree takes."""
GRACE: Final = 30.0
"""Seconds that a run which hangs gets to end its own servers."""


class RedBase(Exception):
    """Tests that fail without any defect, so that their failing says nothing."""


@dataclass(frozen=True)
class Run:
    """What a run of tests came to: its status (None: it hung and was ended), its time, its last words."""

    status: int | None
    seconds: float
    words: str

    @property
    def is_green(self) -> bool:
        """Whether all tests have passed."""
        return self.status == 0


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    killed: bool
    how: str
    seconds: float


class Bench:
    """So many copies of the tree, and how the tests do there without any defect."""

    def __init__(self, home: Path, jobs: int, quick: bool, root: Path = ROOT) -> None:
        self._copies: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for i in range(jobs):
            self._copies.put(_copy_tree(root, home / f"job{i}"))
        self.quick = quick
        """Whether the tests that a mutant names are the only ones to try."""
        self._bases: dict[tuple[str, ...], Run] = {}
        self._locks: dict[tuple[str, ...], threading.Lock] = {}
        self._lock = threading.Lock()

    @contextlib.contextmanager
    def copy(self) -> Iterator[Path]:
        """A copy that nobody else uses meanwhile."""
        found = self._copies.get()
        try:
            yield found
        finally:
            self._copies.put(found)

    def base(self, tree: Path, selection: tuple[str, ...]) -> Run:
        """How a selection of tests does on an unchanged copy; it is run once and must be green."""
        with self._lock:
            lock = self._locks.setdefault(selection, threading.Lock())
        with lock:
            if selection not in self._bases:
                self._bases[selection] = run_tests(tree, selection, None)
        found = self._bases[selection]
        if not found.is_green:
            raise RedBase(f"{' '.join(selection)}: red without any defect: {found.words}")
        return found

    def check_named(self, mutants: Sequence[Mutant]) -> None:
        """Run all tests that some mutants name, in one go, on whichever copy is free."""
        named = tuple(sorted({test for mutant in mutants for test in mutant.selection}))
        with self.copy() as tree:
            found = self.base(tree, named)
        for mutant in mutants:
            self._bases[mutant.selection] = found

    def verdict(self, mutant: Mutant) -> Verdict:
        """Try a mutant with the tests that it names; if those notice nothing, with its whole folder."""
        with self.copy() as tree:
            whole = (mutant.folder,)
            found = self._run_mutated(tree, mutant, mutant.selection)
            seconds = found.seconds
            where = ""
            if found.is_green and not self.quick and not mutant.equivalent:
                self.base(tree, whole)
                found = self._run_mutated(tree, mutant, whole)
                seconds += found.seconds
                where = "only by the whole folder: "
            how = f"a hang after {found.seconds:.0f} seconds" if found.status is None else found.words
            return Verdict(mutant, not found.is_green, "" if found.is_green else f"{where}{how}", seconds)

    def _run_mutated(self, tree: Path, mutant: Mutant, selection: tuple[str, ...]) -> Run:
        with _mutated_file(tree / mutant.path, mutant):
            return run_tests(tree, selection, PATIENCE + 10 * self._bases[selection].seconds)


def _copy_tree(root: Path, target: Path) -> Path:
    """A copy of the tree without what is hidden or made; hidden are also the environments and the history."""
    shutil.copytree(root, target, ignore=shutil.ignore_patterns(".*", "__pycache__", "*.egg-info", "build"))
    return target


@contextlib.contextmanager
def _mutated_file(file: Path, mutant: Mutant) -> Iterator[None]:
    """The file with the defect in it. Its time moves on each time, for Python knows old bytecode by time and size."""
    source = file.read_text(encoding="utf-8")
    at = file.stat().st_mtime
    file.write_text(mutant.apply_to(source), encoding="utf-8")
    os.utime(file, (at + 10, at + 10))
    try:
        yield
    finally:
        file.write_text(source, encoding="utf-8")
        os.utime(file, (at + 20, at + 20))


def run_tests(tree: Path, selection: tuple[str, ...], limit: float | None) -> Run:
    """Run tests of a copy; one that takes longer than the limit is asked to end, then made to."""
    own = {"PYTHONPATH": str(tree / "src"), "PYTHONPYCACHEPREFIX": str(tree / "bytecode")}
    kept = {key: value for key, value in os.environ.items() if not key.startswith(FOREIGN)}
    began = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, *PYTEST, *selection],
        cwd=tree,
        env={**kept, **own},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        said, _ = process.communicate(timeout=limit)
        status: int | None = process.returncode
    except subprocess.TimeoutExpired:
        status, said = None, ""
        _end(process)
    except BaseException:
        _end(process)
        raise
    return Run(status, time.monotonic() - began, _last_words(said))


def _end(process: subprocess.Popen[str]) -> None:
    """End a run with all that it has started; pytest stops its servers if it still can."""
    process.send_signal(signal.SIGINT)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.communicate(timeout=GRACE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def _last_words(said: str) -> str:
    """The test that has failed, or the last line."""
    lines = [line for line in said.splitlines() if line.strip()]
    failed = [line.split(" - ")[0] for line in lines if line.startswith(("FAILED ", "ERROR "))]
    return (failed or lines or ["nothing"])[-1].strip("= ")
