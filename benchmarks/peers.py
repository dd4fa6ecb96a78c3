#!/usr/bin/env python3
"""Our games next to those of other projects, all measured in one run: prints the tables and writes RESULTS.md.

    .venv/bin/python -m benchmarks.peers                   everything, about five minutes
    .venv/bin/python -m benchmarks.peers --seconds 2 --out -      shorter, and print only
    .venv/bin/python -m benchmarks.peers --home DIR        keep the environment of the peers there for the next run
    .venv/bin/python -m benchmarks.peers --compiled PYTHON      take this compiled copy, or "none", instead of .venv-fast

The peers are installed from the package index into an environment of their own, never into ours. One measuring process
for each environment stays warm; they take turns in short slices, forwards and backwards, so that a busy minute hits
all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from benchmarks.peers_worker import SEEN
from scripts import environment

from igroteka.core import Json, list_games
from igroteka.lab.bench import Build, Case

ROOT: Final = Path(__file__).resolve().parent.parent
WORKER: Final = Path(__file__).with_name("peers_worker.py")
OUT: Final = Path(__file__).with_name("RESULTS.md")
#: Distribution names of the peers, with what has to be installed for each.
PEERS: Final = {
    "open_spiel": "open_spiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo[classic]",
    "catanatron": "catanatron",
}
#: What a slice has counted, and the seconds that went into it, by name.
Counts = dict[str, float]
ROUNDS: Final = 6
#: The game of a peer that whole steps of environments are compared with.
MARK: Final = "connect_four_v3"
SEATS: Final = (2, 4)
#: Libraries for numbers would start a thread for each core, which no random game needs.
ALONE: Final = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")


@dataclass
class Row:
    """One game in one environment: what measures a slice of so many seconds from a seed on, and the slices so far."""

    library: str
    game: str
    kind: str
    measure: Callable[[float, int], Counts]
    slices: list[Counts] = field(default_factory=list)

    def rates(self, thing: str, spent: str) -> list[float]:
        """Things per second of processor time, slice by slice; none where a peer has no such thing."""
        return [one[thing] / one[spent] for one in self.slices if one[spent]]

    def best(self, thing: str, spent: str) -> float:
        """The best slice: noise only slows down."""
        return max(self.rates(thing, spent), default=0.0)

    def cells(self) -> list[str]:
        """The row of a table."""
        numbers = [
            self.best("decisions", "play_seconds"),
            self.best("games", "play_seconds"),
            self.best("clones", "clone_seconds"),
        ]
        games = sum([one["games"] for one in self.slices])
        length = sum([one["decisions"] for one in self.slices]) / games if games else 0
        return [self.library, self.game, self.kind, *[_number(n) for n in numbers], _number(length)]


class Peer:
    """A measuring process for games of others."""

    def __init__(self, python: str, libraries: list[str]) -> None:
        self.process = subprocess.Popen(
            [python, "-P", str(WORKER), *libraries],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            env={**os.environ, **ALONE},
        )
        self.about: dict[str, Any] = self.ask(ask="who")

    def ask(self, **request: Json) -> Any:
        """Send a request and wait for its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the measuring process of the peers has ended with {self.process.wait()}")
        return json.loads(line)

    def close(self) -> None:
        """End the process."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait()

    def measure(self, case: int, seconds: float, first: int) -> Counts:
        """A slice of the game with this number."""
        counts: Counts = self.ask(ask="measure", case=case, seconds=seconds, first=first)
        return counts

    def rows(self) -> list[Row]:
        """All games that it can play."""
        return [
            Row(c["library"], c["game"], c["language"], partial(self.measure, number))
            for number, c in enumerate(self.ask(ask="cases"))
        ]


def install(home: Path) -> tuple[str, list[str]]:
    """The environment of the peers: its Python, and what could not be installed."""
    python = environment.program(home, "python")
    if not Path(python).exists():
        print(f"Making an environment for the peers in {home} ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    failed: list[str] = []
    for name, words in PEERS.items():
        there = f"import importlib.metadata as m; m.version({name!r})"
        if subprocess.run([python, "-c", there], capture_output=True).returncode == 0:
            continue
        print(f"Installing {words} ...", flush=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", words]
        if subprocess.run(pip).returncode != 0:
            failed.append(f"{words} could not be installed")
    return python, failed


def measure_build(build: Build, case: Case, seconds: float, first: int) -> Counts:
    """A slice of one of our games on one build."""
    return vars(build.measure(case, seconds, first))


def our_rows(builds: list[Build]) -> list[Row]:
    """Our games on all builds."""
    return [
        Row(
            "Igroteka",
            f"{key}, {seats} seats",
            build.name,
            partial(measure_build, build, Case(key, seats)),
        )
        for key in list_games()
        for seats in SEATS
        for build in builds
    ]


def measure(rows: list[Row], seconds: float) -> None:
    """Slices of all rows in turn, forwards and backwards."""
    for turn in range(ROUNDS):
        order = rows if turn % 2 == 0 else rows[::-1]
        for row in order:
            row.slices.append(row.measure(seconds / ROUNDS, 1_000_000 * turn))
        print(f"round {turn + 1} of {ROUNDS}", flush=True)


def speedups(rows: list[Row]) -> list[list[str]]:
    """Compiled by interpreted, for the slices that were measured next to each other."""
    factors: list[list[str]] = []
    plain = {row.game: row for row in rows if row.kind == "interpreted"}
    for row in rows:
        if row.kind == "compiled" and row.game in plain:
            cells = [row.game]
            for thing, spent in (("decisions", "play_seconds"), ("clones", "clone_seconds")):
                pairs = zip(row.rates(thing, spent), plain[row.game].rates(thing, spent), strict=True)
                cells.append(f"× {statistics.median([fast / slow for fast, slow in pairs]):.1f}")
            factors.append(cells)
    return factors


def compared(rows: list[Row]) -> list[list[str]]:
    """Rows with their rate of decisions by that of the mark; the median over the slices that were measured in the same turn."""
    mark = next((row.rates("decisions", "play_seconds") for row in rows if row.game == MARK), [])
    lines: list[list[str]] = []
    for row in rows:
        pairs = zip(row.rates("decisions", "play_seconds"), mark, strict=False)
        ratios = [one / other for one, other in pairs]
        cells = row.cells()
        lines.append([*cells[:4], cells[6], f"× {statistics.median(ratios):.2g}" if ratios else "–"])
    return lines


def _number(n: float) -> str:
    return "–" if not n else f"{n:,.0f}" if n >= 100 else f"{n:.1f}"


def _table(head: list[str], rows: list[list[str]], words: int) -> str:
    lines = ["| " + " | ".join(head) + " |"]
    lines.append("|" + "---|" * words + "---:|" * (len(head) - words))
    return "\n".join([*lines, *["| " + " | ".join(row) + " |" for row in rows]])


def processor() -> str:
    """The kind of processor, as far as the system tells."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


HEAD: Final = ["library", "game", "build", "decisions/s", "games/s", "clones/s", "decisions a game"]


def text(rows: list[Row], about: list[str], problems: list[str], seconds: float, busy: str) -> str:
    """The whole of RESULTS.md."""

    def table_of(some: list[Row], *heads: str) -> str:
        return _table([*heads, *HEAD[len(heads) :]], [row.cells() for row in some], 3)

    ours = [row for row in rows if row.kind in ("interpreted", "compiled")]
    seen = [row for row in rows if row.game.endswith(SEEN)]
    others = [row for row in rows if row.library != "Igroteka" and row not in seen]
    same = [
        row
        for row in rows
        if row.library == "PettingZoo" or row in seen or (row.library == "Igroteka" and row not in ours)
    ]
    factors = speedups(rows)
    ratios = [
        "Compiled by interpreted, median over slices measured beside each other:",
        _table(["game", "decisions/s", "clones/s"], factors, 1),
    ]
    parts = [
        "# Results: our games beside those of others",
        f"Written by `python -m benchmarks.peers` in one run. {processor()}, {os.cpu_count()} cores, "
        f"{platform.system()} on {platform.machine()}. {busy}",
        "\n".join([f"- {line}" for line in about]),
        "## Ours",
        table_of(ours),
        *(ratios if factors else []),
        "## Beside them",
        table_of(others, *HEAD[:2], "written in"),
        "## Through one interface",
        "Whole steps of environments: an observation and a mask at every decision, as numpy arrays. PettingZoo's and OpenSpiel's own games, "
        "ours as PettingZoo environments, and many tables of ours that are stepped together in one process (`rl.tables`, without copies). "
        f"The last column compares with PettingZoo's {MARK}, measured beside them:",
        _table([*HEAD[:2], "written in", HEAD[3], HEAD[6], "ratio"], compared(same), 3),
        "## How it is measured",
        f"Random playouts on one core: at every decision the library is asked for **all legal moves** and one is taken at "
        f"random; chance is drawn, set-up included. Decisions are those of players only. Rates are per second of processor time, "
        f"the best of {ROUNDS} slices of {seconds / ROUNDS:.2g} s; all games of all libraries take turns, forwards and backwards. "
        "Clones are independent copies of 64 positions from all over one game, by the copy that the library itself offers; "
        "– where it offers none.",
        "## What to bear in mind",
        "\n".join([f"- {line}" for line in REMARKS]),
        *(
            ["## What could not be measured", "\n".join([f"- {line}" for line in problems])]
            if problems
            else []
        ),
        "## Once more",
        "```console\n$ ./test                                   # makes .venv with everything\n"
        "$ .venv/bin/python -m benchmarks.peers    # makes .venv-fast and an environment for the peers, measures, writes this file\n```",
        "Seconds differ from machine to machine and by a fifth from run to run: compare rows of one run only.",
    ]
    return "\n\n".join(parts) + "\n"


REMARKS: Final = (
    "**The games are not of one size.** Tic-tac-toe, connect four or Hanabi ask for one of a handful of moves and are over soon; a "
    "game of ours has a long rulebook, and a decision of it may start a chain of effects. Decisions per second compare "
    "engines only roughly, games per second not at all.",
    "**OpenSpiel's chess, go, backgammon, Hanabi and gin rummy are written in C++** and called from Python. The fair comparison for "
    "them is our compiled build: the same Python source, translated by mypyc. For games written in Python it is the interpreted one.",
    "**RLCard and PettingZoo build an observation at every step**, because their interfaces ask for it. Our playouts do not; the "
    "table “through one interface” shows what that costs us.",
    "**catanatron** is the nearest relative: a modern board game in Python, with a copy as part of its public interface, as ours is.",
    "A decision is counted as the library counts it: ours, like catanatron's, divide a turn into small choices.",
)


def main() -> None:
    """Install, measure, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=4.0, help="for each game and build, at least")
    parser.add_argument("--out", default=str(OUT), help="the file to write; - prints only")
    parser.add_argument("--home", type=Path, help="keep the environment of the peers in this folder")
    parser.add_argument(
        "--compiled", help="Python of a compiled copy, or none; otherwise .venv-fast is brought up to date"
    )
    wish = parser.parse_args()
    if not 0.1 <= wish.seconds <= 600:
        parser.error(f"--seconds: found {wish.seconds:g}; allowed: 0.1 to 600")
    fast = wish.compiled or environment.program(environment.prepare_compiled("test"), "python")
    with ExitStack() as stack:
        home = wish.home or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="peers-")))
        python, problems = install(home)
        if fast == "none":
            problems.append("our compiled build was left out of this run")
        builds: list[Build] = []
        for one in dict.fromkeys([sys.executable, *([fast] if fast != "none" else [])]):
            builds.append(Build(one))
            stack.callback(builds[-1].close)
        own = [Peer(build.python, ["igroteka"]) for build in builds]
        peers = [Peer(python, list(PEERS)), *own]
        for peer in peers:
            stack.callback(peer.close)
            problems += peer.about["problems"]
        for key in list_games():
            if len({b.trace(Case(key, 2)) for b in builds}) > 1:
                problems.append(
                    f"{key} plays differently in the two builds: .venv-fast is older than the sources"
                )
        rows = our_rows(builds) + [row for peer in peers for row in peer.rows()]
        measure(rows, wish.seconds)
        busy = f"Load of the machine while measuring: {os.getloadavg()[2]:.1f}, of which 1 is the run itself."
        about = [f"{b.version}, Python {b.python_version}" for b in builds]
        there = peers[0].about
        about += [f"{name} {number}, Python {there['python']}" for name, number in there["versions"].items()]
    said = text(rows, about, problems, wish.seconds, busy)
    print(said)
    if wish.out != "-":
        Path(wish.out).write_text(said, encoding="utf-8")


if __name__ == "__main__":
    main()
