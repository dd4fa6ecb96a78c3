"""A whole run: builds measured in alternating slices, summed up as rates and as ratios to the calibration."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ...core import BadOption, IgrotekaError
from .measure import Case

FORMAT: Final = 1
ROUNDS: Final = 8
THINGS: Final = ("decisions", "games", "clones")


class BenchFailed(IgrotekaError):
    """A measuring process that could not be started or did not answer."""


class Build:
    """A measuring process of one Python."""

    def __init__(self, python: str) -> None:
        self.python = python
        try:
            self.process = subprocess.Popen(
                [python, "-P", "-m", "igroteka.lab.bench.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            raise BenchFailed(f"{python} cannot be started: {error.strerror}") from None
        who = self.ask(ask="who")
        self.name: str = who["build"]
        self.version: str = who["version"]
        self.python_version: str = who["python"]

    def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            reason = self.process.stderr.read().strip().rpartition("\n")[2] or "it said nothing"
            raise BenchFailed(f"{self.python} stopped measuring: {reason}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        self.process.wait()


def builds(pythons: list[str], stack: ExitStack) -> list[Build]:
    """Start a measuring process for each Python; the stack ends them."""
    builds: list[Build] = []
    for python in pythons:
        one = Build(python)
        stack.callback(one.close)
        builds.append(one)
    return builds


def other_python() -> str:
    """The Python of the other build next to this project, or next to the current folder; empty if there is none."""
    mine = Path(sys.prefix).resolve()
    for root in (Path(__file__).resolve().parents[4], Path.cwd()):
        for name in (".venv-fast", ".venv"):
            for python in (root / name / "bin" / "python", root / name / "Scripts" / "python.exe"):
                if python.exists() and (root / name).resolve() != mine:
                    return str(python)
    return ""


@dataclass(frozen=True)
class BenchResult:
    """One case on one build: best rates per second of processor time, and median ratios per beat."""

    case: Case
    build: str
    rates: dict[str, float]
    ratios: dict[str, float]
    beats: float

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "game": self.case.game,
            "seats": self.case.seats,
            "build": self.build,
            **{f"{thing}_per_second": round(self.rates[thing], 1) for thing in THINGS},
            **{f"{thing}_per_beat": round(self.ratios[thing], 4) for thing in THINGS},
            "beats_per_second": round(self.beats, 1),
        }


def run_bench(
    pythons: list[str],
    todo: list[Case],
    seconds: float = 1.0,
    tell: Callable[[Case, int], None] | None = None,
) -> dict[str, Any]:
    """Measure every case on every Python for about this many seconds each; the whole report as JSON data.

    `tell` hears before every slice which case it is and on which Python.
    """
    if not 0.01 <= seconds <= 600:
        raise BadOption(f"seconds: found {seconds:g}; allowed: 0.01 to 600")
    if not todo:
        raise BadOption("nothing to measure: no game has such a number of seats")
    with ExitStack() as stack:
        them = builds(pythons, stack)
        results: list[BenchResult] = []
        warnings: list[str] = []
        for case in todo:
            traces = {b.ask(ask="trace", game=case.game, seats=case.seats)["trace"] for b in them}
            if len(traces) > 1:
                warnings.append(
                    f"{case.game} with {case.seats} seats plays differently in the two builds; build anew first"
                )
            results += measure_case(them, case, seconds, tell or (lambda *_: None))
        return {
            "format": FORMAT,
            "machine": {
                "system": platform.system(),
                "processor": platform.machine(),
                "cores": os.cpu_count(),
            },
            "builds": [{"build": b.name, "version": b.version, "python": b.python_version} for b in them],
            "seconds": seconds,
            "results": [r.to_data() for r in results],
            "compiled_by_interpreted": list(speedups(results)),
            "warnings": warnings,
        }


def measure_case(
    them: list[Build], case: Case, seconds: float, tell: Callable[[Case, int], None]
) -> Iterator[BenchResult]:
    """Slices in alternating order, so that a noisy minute hits all builds alike."""
    slices: list[list[dict[str, Any]]] = [[] for _ in them]
    for turn in range(ROUNDS):
        order = range(len(them)) if turn % 2 == 0 else range(len(them) - 1, -1, -1)
        for i in order:
            tell(case, i)
            request = {"game": case.game, "seats": case.seats, "first": 1_000_000 * turn}
            slices[i].append(them[i].ask(ask="measure", seconds=seconds / ROUNDS, **request))
    for i, build in enumerate(them):
        yield sum_slices(case, build.name, slices[i])


def sum_slices(case: Case, build: str, slices: list[dict[str, Any]]) -> BenchResult:
    """Rates are those of the best slice; ratios are the median, because noise hits calibration and play."""
    rates: dict[str, list[float]] = {thing: [] for thing in THINGS}
    beats = [one["beats"] / one["beat_seconds"] for one in slices]
    for one in slices:
        rates["decisions"].append(one["decisions"] / one["play_seconds"])
        rates["games"].append(one["games"] / one["play_seconds"])
        rates["clones"].append(one["clones"] / one["clone_seconds"])
    ratios = {
        thing: statistics.median([rate / beat for rate, beat in zip(rates[thing], beats, strict=True)])
        for thing in THINGS
    }
    return BenchResult(case, build, {thing: max(rates[thing]) for thing in THINGS}, ratios, max(beats))


def speedups(results: list[BenchResult]) -> Iterator[dict[str, Any]]:
    """How many times faster the compiled build is, by ratios."""
    plain = {r.case: r for r in results if r.build == "interpreted"}
    fast = {r.case: r for r in results if r.build == "compiled"}
    for case in plain:
        if case in fast:
            times = {t: round(fast[case].ratios[t] / plain[case].ratios[t], 2) for t in THINGS}
            yield {"game": case.game, "seats": case.seats, **times}


def result_table(report: dict[str, Any]) -> list[list[str]]:
    """The report as rows of words, the heading first."""
    rows = [["game", "seats", "build", "decisions/s", "games/s", "clones/s", "decisions/beat", "clones/beat"]]
    for r in report["results"]:
        rows.append(
            [
                r["game"],
                str(r["seats"]),
                r["build"],
                f"{r['decisions_per_second']:,.0f}",
                f"{r['games_per_second']:,.0f}",
                f"{r['clones_per_second']:,.0f}",
                f"{r['decisions_per_beat']:.2f}",
                f"{r['clones_per_beat']:.2f}",
            ]
        )
    for s in report["compiled_by_interpreted"]:
        times = [f"× {s[thing]:.2f}" for thing in THINGS]
        rows.append([s["game"], str(s["seats"]), "compiled ÷ interpreted", *times, times[0], times[2]])
    return rows
