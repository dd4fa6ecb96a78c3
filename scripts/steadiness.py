"""Do the tests pass every time, also on a busy machine? python -m scripts.steadiness [--times 20] [--busy 2] [STAGE ...]

STAGE is `browser`, `server` or `whole` (all of ./test, with its times by stage); browser and server if none is
named. Busy loops run at the same time. The end tells how often each stage passed; what a failed run said is kept in
a file. Run ./test before: its environments are used.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
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


def run(stage: str, file: Path) -> bool:
    """Run a stage once with its words in a file; whether it passed."""
    known = {"IGROTEKA_COMPILED_PYTHON": COMPILED if stage != "whole" and os.path.exists(COMPILED) else ""}
    with file.open("w", encoding="utf-8") as said:
        command = STAGES[stage]
        done = subprocess.run(
            command, cwd=environment.ROOT, env=stage_variables(**known), stdout=said, stderr=subprocess.STDOUT
        )
    return done.returncode == 0


def tell(stage: str, file: Path, passed: bool, seconds: float) -> None:
    """A line for a run; for a whole one also the times of its stages."""
    state = "passed" if passed else f"FAILED, see {file}"
    environment.say(f"  {stage}: {state}, {minutes(seconds)}")
    text = file.read_text(encoding="utf-8", errors="replace")
    if stage == "whole":
        _, _, times = text.rpartition("=== How long it took\n")
        environment.say("\n".join(f"    {line}" for line in times.splitlines()))
    if passed:
        file.unlink()


def main(words: list[str]) -> None:
    """Run the stages so often and count."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("stages", nargs="*", metavar="STAGE", help=", ".join(STAGES))
    options.add_argument("--times", type=int, default=20)
    options.add_argument("--busy", type=int, default=2, help="how many busy loops run at the same time")
    chosen = options.parse_args(words)
    if unknown := sorted(set(chosen.stages) - set(STAGES)):
        options.error(f"unknown stages: {', '.join(unknown)}; allowed: {', '.join(STAGES)}")
    stages = chosen.stages or ["browser", "server"]
    folder = Path(tempfile.mkdtemp(prefix="steadiness-"))
    passes = Counter[str]()
    with busy(chosen.busy):
        for number in range(1, chosen.times + 1):
            environment.say(f"run {number} of {chosen.times}")
            for stage in stages:
                file = folder / f"{stage}-{number}.log"
                begun = time.monotonic()
                passed = run(stage, file)
                passes[stage] += passed
                tell(stage, file, passed, time.monotonic() - begun)
    for stage in stages:
        environment.say(
            f"{stage}: {passes[stage]} of {chosen.times} passed, next to {chosen.busy} busy loops"
        )
    sys.exit(any(passes[stage] < chosen.times for stage in stages))


if __name__ == "__main__":
    main(sys.argv[1:])
