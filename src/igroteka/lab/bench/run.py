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
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from ...core import BadOption, IgrotekaError, Json
from .measure import Case, Slice

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
        who: dict[str, str] = json.loads(self._ask(ask="who"))
        self.name: Final = who["build"]
        self.version: Final = who["version"]
        self.python_version: Final = who["python"]

    def trace(self, case: Case) -> str:
        """The outcome of one game; builds of the same sources agree on it."""
        answer: dict[str, str] = json.loads(self._ask(ask="trace", game=case.game, seats=case.seats))
        return answer["trace"]

    def measure(self, case: Case, seconds: float, first: int) -> Slice:
        """One slice of measurement of about so many seconds, with random games from the seed `first` on."""
        return Slice(**json.loads(self._ask(ask="measure", **vars(case), seconds=seconds, first=first)))

    def _ask(self, **request: Json) -> str:
        """Send a request and wait for the line of JSON that answers it."""
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
        return line

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

    def to_data(self) -> dict[str, Json]:
        """As JSON data."""
        return {
            "game": self.case.game,
            "seats": self.case.seats,
            "build": self.build,
            **{f"{thing}_per_second": round(self.rates[thing], 1) for thing in THINGS},
            **{f"{thing}_per_beat": round(self.ratios[thing], 4) for thing in THINGS},
            "beats_per_second": round(self.beats, 1),
        }


@dataclass(frozen=True)
class BuildInfo:
    """Which build was measured: compiled or interpreted, its version, and that of its Python."""

    build: str
    version: str
    python: str


@dataclass(frozen=True)
class BenchReport:
    """A whole run. `warnings` are sentences for whoever reads the figures."""

    builds: list[BuildInfo]
    seconds: float
    results: list[BenchResult]
    warnings: list[str]

    def speedups(self) -> Iterator[tuple[Case, dict[str, float]]]:
        """How many times faster the compiled build is, by ratios; nothing where one of the two is missing."""
        plain = {r.case: r for r in self.results if r.build == "interpreted"}
        fast = {r.case: r for r in self.results if r.build == "compiled"}
        for case in plain:
            if case in fast:
                yield case, {t: round(fast[case].ratios[t] / plain[case].ratios[t], 2) for t in THINGS}

    def to_data(self) -> dict[str, Json]:
        """As JSON data, with the machine that it was measured on."""
        return {
            "format": FORMAT,
            "machine": {
                "system": platform.system(),
                "processor": platform.machine(),
                "cores": os.cpu_count(),
            },
            "builds": [asdict(one) for one in self.builds],
            "seconds": self.seconds,
            "results": [r.to_data() for r in self.results],
            "compiled_by_interpreted": [{**vars(case), **times} for case, times in self.speedups()],
            "warnings": self.warnings,
        }


def run_bench(
    pythons: list[str],
    todo: list[Case],
    seconds: float = 1.0,
    tell: Callable[[Case, int], None] | None = None,
) -> BenchReport:
    """Measure every case on every Python for about this many seconds each.

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
            if len({b.trace(case) for b in them}) > 1:
                warnings.append(
                    f"{case.game} with {case.seats} seats plays differently in the two builds; build again first"
                )
            results += measure_case(them, case, seconds, tell or (lambda *_: None))
        infos = [BuildInfo(b.name, b.version, b.python_version) for b in them]
        return BenchReport(infos, seconds, results, warnings)


def measure_case(
    them: list[Build], case: Case, seconds: float, tell: Callable[[Case, int], None]
) -> Iterator[BenchResult]:
    """Slices in alternating order, so that a noisy minute hits all builds alike."""
    slices: list[list[Slice]] = [[] for _ in them]
    for turn in range(ROUNDS):
        order = range(len(them)) if turn % 2 == 0 else range(len(them) - 1, -1, -1)
        for i in order:
            tell(case, i)
            slices[i].append(them[i].measure(case, seconds / ROUNDS, 1_000_000 * turn))
    for i, build in enumerate(them):
        yield sum_slices(case, build.name, slices[i])


def sum_slices(case: Case, build: str, slices: list[Slice]) -> BenchResult:
    """Rates are those of the best slice; ratios are the median, because noise hits calibration and play."""
    rates: dict[str, list[float]] = {thing: [] for thing in THINGS}
    beats = [one.beats / one.beat_seconds for one in slices]
    for one in slices:
        rates["decisions"].append(one.decisions / one.play_seconds)
        rates["games"].append(one.games / one.play_seconds)
        rates["clones"].append(one.clones / one.clone_seconds)
    ratios = {
        thing: statistics.median([rate / beat for rate, beat in zip(rates[thing], beats, strict=True)])
        for thing in THINGS
    }
    return BenchResult(case, build, {thing: max(rates[thing]) for thing in THINGS}, ratios, max(beats))


def result_table(report: BenchReport) -> list[list[str]]:
    """The report as rows of words, the heading first."""
    rows = [["game", "seats", "build", "decisions/s", "games/s", "clones/s", "decisions/beat", "clones/beat"]]
    for r in report.results:
        per_second = [f"{r.rates[thing]:,.0f}" for thing in THINGS]
        per_beat = [f"{r.ratios[thing]:.2f}" for thing in ("decisions", "clones")]
        rows.append([r.case.game, str(r.case.seats), r.build, *per_second, *per_beat])
    for case, ratios in report.speedups():
        times = [f"× {ratios[thing]:.2f}" for thing in THINGS]
        rows.append([case.game, str(case.seats), "compiled ÷ interpreted", *times, times[0], times[2]])
    return rows
