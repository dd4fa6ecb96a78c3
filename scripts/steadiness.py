"""Do the tests pass every time, also on a busy machine? python -m scripts.steadiness [--times 20] [--busy 2] [STAGE ...]

STAGE is `browser`, `server` or `whole` (all of ./test, with its times by stage); browser and server if none is
named. The stages of a round run side by side, next to busy loops. After each round it is told how often each stage has
passed; what a failed run said is kept in a file. Run ./test before: its environments are used.

With --file FILE every run is noted there as soon as it ends, and those that were noted before count: so many runs of
one commit can be collected over several calls. What is not committed cannot be counted so.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from scripts import environment
from scripts.checks import browser_tests, minutes, server_tests, stage_variables

PYTHON = environment.program(environment.ROOT / ".venv", "python")
COMPILED = environment.program(environment.ROOT / ".venv-check", "python")
STAGES = {
    "browser": browser_tests(PYTHON),
    "server": server_tests(PYTHON),
    "whole": [sys.executable, "test"],
}


@dataclass(frozen=True)
class Run:
    """How a stage of a commit went once, next to so many busy loops."""

    commit: str
    stage: str
    busy: int
    passed: bool
    seconds: float


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keep so many cores busy."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def run(stage: str, file: Path) -> tuple[bool, float]:
    """Run a stage once with its words in a file; whether it passed, and its seconds."""
    begun = time.monotonic()
    known = {"IGROTEKA_COMPILED_PYTHON": COMPILED if stage != "whole" and os.path.exists(COMPILED) else ""}
    with file.open("w", encoding="utf-8") as said:
        command = STAGES[stage]
        done = subprocess.run(
            command, cwd=environment.ROOT, env=stage_variables(**known), stdout=said, stderr=subprocess.STDOUT
        )
    return done.returncode == 0, time.monotonic() - begun


def tell(done: Run, file: Path) -> None:
    """A line for a run; for a whole one also the times of its stages."""
    state = "passed" if done.passed else f"FAILED, see {file}"
    environment.say(f"  {done.stage}: {state}, {minutes(done.seconds)}")
    text = file.read_text(encoding="utf-8", errors="replace")
    if done.stage == "whole":
        _, _, times = text.rpartition("=== How long it took\n")
        environment.say("\n".join(f"    {line}" for line in times.splitlines()))
    if done.passed:
        file.unlink()


class Notes:
    """The runs of a commit, from this call and, where they are kept in a file, from earlier ones."""

    def __init__(self, commit: str, busy: int, file: Path | None = None) -> None:
        self.commit = commit
        self.busy = busy
        self.file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
        noted = [Run(**json.loads(line)) for line in lines]
        self.runs = [one for one in noted if (one.commit, one.busy) == (commit, busy)]

    def add(self, stage: str, passed: bool, seconds: float) -> Run:
        """Note a run."""
        done = Run(self.commit, stage, self.busy, passed, round(seconds, 1))
        self.runs.append(done)
        if self.file:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(asdict(done))}\n")
        return done

    def of(self, stage: str) -> list[Run]:
        """The runs of a stage."""
        return [one for one in self.runs if one.stage == stage]

    def rounds(self, stages: Sequence[str], times: int) -> Iterator[list[str]]:
        """The stages of each round, until every stage has run so often; asked for one by one, after each round."""
        while late := [stage for stage in stages if len(self.of(stage)) < times]:
            fewest = min(len(self.of(stage)) for stage in late)
            yield [stage for stage in late if len(self.of(stage)) == fewest]

    def passed(self, stages: Sequence[str]) -> bool:
        """Whether all runs of these stages passed."""
        return all(one.passed for stage in stages for one in self.of(stage))

    def summary(self, stages: Sequence[str]) -> str:
        """A line for each stage: how many runs passed, and how long they took."""
        lines = []
        for stage in stages:
            runs = self.of(stage)
            times = ", ".join(minutes(one.seconds) for one in runs)
            passes = sum(one.passed for one in runs)
            lines.append(f"{stage}: {passes} of {len(runs)} passed, next to {self.busy} busy loops ({times})")
        return "\n".join([f"commit {self.commit}", *lines])


def current_commit(collecting: bool) -> str:
    """What is tested, as git names it. Only what is committed can be collected: a count is about one thing."""

    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", *words], cwd=environment.ROOT, check=True, capture_output=True, text=True
        )
        return done.stdout.strip()

    changed = git("status", "--porcelain")
    if collecting and changed:
        sys.exit(f"--file counts runs of a commit, and these files differ from it:\n{changed}")
    return git("rev-parse", "--short=12", "HEAD") + (" with changes" if changed else "")


def main(words: list[str]) -> None:
    """Run the stages so often and count."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("stages", nargs="*", metavar="STAGE", help=", ".join(STAGES))
    options.add_argument("--times", type=int, default=20)
    options.add_argument("--busy", type=int, default=2, help="how many busy loops run at the same time")
    options.add_argument("--file", type=Path, help="where runs are noted; those noted before count")
    chosen = options.parse_args(words)
    if unknown := sorted(set(chosen.stages) - set(STAGES)):
        options.error(f"unknown stages: {', '.join(unknown)}; allowed: {', '.join(STAGES)}")
    stages = chosen.stages or ["browser", "server"]
    folder = Path(tempfile.mkdtemp(prefix="steadiness-"))
    notes = Notes(current_commit(chosen.file is not None), chosen.busy, chosen.file)
    environment.say(notes.summary(stages))
    with busy(chosen.busy), ThreadPoolExecutor() as pool:
        for together in notes.rounds(stages, chosen.times):
            number = len(notes.of(together[0])) + 1
            environment.say(f"round {number} of {chosen.times}: {', '.join(together)}")
            files = {stage: folder / f"{stage}-{number}.log" for stage in together}
            running = {pool.submit(run, stage, file): stage for stage, file in files.items()}
            for ended in as_completed(running):  # noted as soon as it ends
                stage = running[ended]
                tell(notes.add(stage, *ended.result()), files[stage])
            environment.say(notes.summary(stages))
    sys.exit(not notes.passed(stages))


if __name__ == "__main__":
    main(sys.argv[1:])
