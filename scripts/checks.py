"""The stages of ./test: each says what it runs, its time is taken, and the end tells all times and failures."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from scripts import environment

NOTHING_CHOSEN = 5  # pytest's status when -k or -m leave no test

PYTEST = ("-m", "pytest", "--quiet", "--numprocesses=2", "--dist=worksteal")
#: Folders with a stage of their own; what is left is the stage "everything else".
BROWSER = ("tests/browser",)
SERVER = ("tests/web", "tests/store")
#: What stands around the engine is the same interpreted code in both builds, so its tests run on one.
AROUND = (
    *("browser", "store", "web", "cli", "lab", "testing"),
    *(
        "test_ledger*",
        "test_readme*",
        "test_texts*",
        "test_scripts*",
        "test_mutants*",
        "test_extras*",
        "test_layers*",
        "test_docstrings*",
        "test_style*",
        "test_pen*",
        "test_chains*",
        "test_sizes*",
        "test_complaints*",
        "test_deploy*",
        "test_docs*",
        "test_site*",
    ),
    *("test_draw*", "test_sketch*", "test_show*", "test_components*", "test_setup*"),
)
#: Of the engine's tests these run on both builds, so that the builds do the same: recorded games, the core, and the
#: promises of every game, on the smallest table here and on the largest there. All others run on the compiled one, if it can be made.
ON_BOTH = ("core", "test_fixtures*", "test_playthroughs*", "test_games*", "test_build*")
#: What these ask of the core is the same interpreted code in both builds, and what it asks of the games runs on the compiled one.
NOT_ON_BOTH = ("test_positions*", "test_questions*")


@cache
def runs_compiled_only(path: Path) -> bool:
    """Whether the tests of a file run on the compiled build and that is enough."""
    parts = path.relative_to(environment.ROOT).parts
    if any(fnmatch(part, pattern) for part in parts for pattern in AROUND):
        return False
    once = any(fnmatch(path.name, pattern) for pattern in NOT_ON_BOTH)
    return once or not any(fnmatch(part, pattern) for part in parts for pattern in ON_BOTH)


@dataclass(frozen=True)
class Outcome:
    """How a stage ended, and how long it took."""

    title: str
    seconds: float
    failed: bool


class Checks:
    """Runs stages, from one thread or from several, and keeps what came of them."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self._telling = threading.Lock()

    def run(
        self,
        title: str,
        command: list[str],
        folder: Path = environment.ROOT,
        allowed: tuple[int, ...] = (0,),
        **settings: str,
    ) -> int:
        """Run one stage; the reader gets its words when it ends, so that those of two stages do not mix. Its status."""
        environment.say(f"=== {title} ...")
        begun = time.monotonic()
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                command, cwd=folder, env=stage_variables(**settings), stdout=said, stderr=subprocess.STDOUT
            )
            said.seek(0)
            words = said.read().decode("utf-8", errors="replace")
        outcome = Outcome(title, time.monotonic() - begun, done.returncode not in allowed)
        self.outcomes.append(outcome)
        with self._telling:
            called = " ".join([Path(command[0]).name, *command[1:]])
            environment.say(f"\n=== {title}, {minutes(outcome.seconds)}: {called}\n{words}")
        return done.returncode

    def run_tests(
        self,
        title: str,
        command: list[str],
        options: list[str],
        folder: Path = environment.ROOT,
        **settings: str,
    ) -> None:
        """Run a stage of tests; where the caller has chosen tests, a stage may be left without any."""
        allowed = (0, NOTHING_CHOSEN) if options else (0,)
        self.run(title, [*command, *options], folder, allowed, **settings)

    @contextmanager
    def take_time(self, title: str) -> Iterator[None]:
        """Take the time of something that ends this program itself if it fails."""
        begun = time.monotonic()
        yield
        self.outcomes.append(Outcome(title, time.monotonic() - begun, failed=False))

    def fail(self, title: str) -> None:
        """Note a failure that has no stage of its own."""
        self.outcomes.append(Outcome(title, 0.0, failed=True))

    def summary(self) -> str:
        """A line for each stage with its time, and what failed."""
        width = max((len(one.title) for one in self.outcomes), default=0)
        lines = [
            f"{one.title:<{width}}  {minutes(one.seconds):>7}{'  FAILED' if one.failed else ''}"
            for one in self.outcomes
        ]
        return "\n".join(["", "=== How long it took", *lines])

    @property
    def failed(self) -> list[str]:
        """The stages that failed."""
        return [one.title for one in self.outcomes if one.failed]


def minutes(seconds: float) -> str:
    """Minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def stage_variables(**settings: str) -> dict[str, str]:
    """The variables of a stage; all stages share their bytecode."""
    return environment.variables_for(environment.ROOT / ".venv", **settings)


def tests_for_compiled(home: Path) -> Path:
    """A copy of the engine's tests away from the sources, so that they import the compiled package."""
    suite = home / "suite"
    shutil.rmtree(suite, ignore_errors=True)
    around = shutil.ignore_patterns(*AROUND)
    shutil.copytree(environment.ROOT / "tests", suite / "tests", ignore=around)
    for name in ("conftest.py", "setup.py"):
        shutil.copyfile(environment.ROOT / name, suite / name)
    for folder in (environment.ROOT / "src" / "igroteka" / "games").glob("*/tests"):
        shutil.copytree(folder, suite / f"{folder.parent.name}_tests", ignore=around)
    return suite


def browser_tests(python: str) -> list[str]:
    """The command for the pages. The browser's driver keeps an event loop running, so it gets processes of its own."""
    return [python, *PYTEST, *BROWSER]


def changed_tests(python: str, chosen: list[str]) -> dict[str, list[str]]:
    """The commands for some tests, by title; those in a browser again get processes of their own."""
    pages = [test for test in chosen if Path(test).is_relative_to(*BROWSER)]
    rest = [test for test in chosen if test not in pages]
    groups = {"The tests of what has changed": rest, "The pages that have changed, in a browser": pages}
    return {title: [python, *PYTEST, *tests] for title, tests in groups.items() if tests}


def server_tests(python: str) -> list[str]:
    """The command for server and store. Many wait for what they have started, so more than two run at a time.

    Not many more: each process imports everything anew, and other stages run meanwhile.
    """
    return [python, *PYTEST, "--numprocesses=3", *SERVER]


def other_tests(python: str) -> list[str]:
    """The command for all that has no stage of its own."""
    ignored = [f"--ignore={folder}" for folder in (*BROWSER, *SERVER)]
    return [python, *PYTEST, *ignored]
