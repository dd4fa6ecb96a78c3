"""The optional parts: what works without them, and the sentence that tells which one is missing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

import igroteka
from igroteka.core.extras import PACKAGES, MissingExtra, import_extra, missing_extra

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]


def plain(name: str) -> str:
    """The name of a distribution, as indexes compare it."""
    return re.sub("[-_.]+", "-", re.split(r"[\[<>=~!; (]", name)[0]).lower()


def base() -> set[str]:
    """The distributions that come with the base: its dependencies and theirs."""
    names: set[str] = set()
    left = [plain(line) for line in PROJECT["dependencies"]]
    while left:
        name = left.pop()
        if name not in names:
            names.add(name)
            with suppress(PackageNotFoundError):  # some are for other systems
                left += [plain(line) for line in requires(name) or () if "extra ==" not in line]
    return names


@cache
def only_in_extras() -> list[str]:
    """What only extras bring. To look through all installed packages takes a while, so nobody asks on import."""
    provided, there = packages_distributions(), base()
    return [
        name
        for name in sorted({name for packages in PACKAGES.values() for name in packages})
        if not {plain(one) for one in provided.get(name, ())} & there
    ]


#: Lets a process find none of the packages that stand for NAMES, as if only the base had been installed.
HIDE = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in NAMES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Hidden())
"""


def run_base(code: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in a folder with the packages of all extras hidden."""
    return subprocess.run(
        [sys.executable, "-c", HIDE.replace("NAMES", repr(only_in_extras())) + code],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(igroteka.__file__).parent.parent)},
    )


def run_command(words: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command line in the same way."""
    code = f"sys.argv = ['igroteka', *{words.split()}]\nfrom igroteka.cli import main\nmain()"
    return run_base(code, folder, typed)


#: Runs commands in copies of one process that has imported the command line, as each of them would do first.
EACH = """
import json, os, traceback
from igroteka.cli import main

def run(words):
    sys.argv = ["igroteka", *words.split()]
    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    return 0

for number, words in enumerate(json.loads(sys.stdin.readline())):
    child = os.fork()
    if not child:
        for stream, name in ((1, "out"), (2, "err")):
            os.dup2(os.open(f"{folder}/{number}.{name}", os.O_CREAT | os.O_WRONLY), stream)
        status = run(words)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


@dataclass(frozen=True)
class Done:
    """What came of a command."""

    words: str
    returncode: int
    stdout: str
    stderr: str


def run_commands(commands: Sequence[str], folder: Path, told: Path) -> list[Done]:
    """Run the command line in a folder, once for each command."""
    code = f"folder = {str(told)!r}\n{EACH}"
    done = run_base(code, folder, f"{json.dumps(commands)}\n")
    assert done.returncode == 0, done.stderr
    statuses = [int(line) for line in done.stdout.split()]
    assert len(statuses) == len(commands)
    return [
        Done(words, status, *[(told / f"{i}.{name}").read_text("utf-8") for name in ("out", "err")])
        for i, (words, status) in enumerate(zip(commands, statuses, strict=True))
    ]


@pytest.fixture
def told(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what commands say."""
    return tmp_path_factory.mktemp("told")


ENOUGH = (
    "--help",
    "--version",
    "games",
    "play --help",
    "serve --help",
    "simulate dream_city --games 2 --bots random",
    "arena dream_city --games 2 --on serial",
    "perft dream_city --depth 1",
    "rules dream_city",
    "store --help",
)


def test_the_base_is_enough_for_the_command_line(tmp_path: Path, told: Path) -> None:
    for done in run_commands(ENOUGH, tmp_path, told):
        assert done.returncode == 0, done
        assert done.stdout, done


def test_the_base_is_enough_for_the_library(tmp_path: Path) -> None:
    code = """
import igroteka, igroteka.lab, igroteka.rl, igroteka.testing
from igroteka.bots import bot
from igroteka.core import Rng
for key in igroteka.list_games():
    m = igroteka.Match.new(key, seats=2, seed=1)
    m.play(bot("greedy").choose(m.game, m.state, m.seats[0], Rng(1)), m.seats[0])
    assert "<svg" in m.svg(0)
print(igroteka.rl.names())
"""
    done = run_base(code, tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_base_is_enough_to_play_in_the_terminal(tmp_path: Path) -> None:
    done = run_command("play dream_city --save a.log", tmp_path, "q\n")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "a.log").exists()


NEEDED = {
    "serve --port 0": "server",
    "store check": "server",
    "arena dream_city --games 2 --plot a.png": "lab",
    "arena dream_city --games 2 --on ray": "ray",
    "train dream_city": "lab",
}


def test_a_command_tells_which_extra_it_needs(tmp_path: Path, told: Path) -> None:
    for done in run_commands(list(NEEDED), tmp_path, told):
        assert done.returncode == 2, done
        hint = f"pip install 'igroteka[{NEEDED[done.words]}]'"
        assert f"which is not installed; it comes with: {hint}" in done.stderr, done
        assert done.stderr.count("\n") == 1, done
    assert list(tmp_path.iterdir()) == []


CALLS = ("aec", "single", "spiel", "tables", "playouts")


def test_environments_tell_which_extra_they_need(tmp_path: Path) -> None:
    code = f"""
import igroteka.rl
from igroteka.core.extras import MissingExtra
for name in {CALLS}:
    try:
        getattr(igroteka.rl, name)("dream_city_v2")
    except MissingExtra as error:
        print(error)
"""
    done = run_base(code, tmp_path)
    said = done.stdout.splitlines()
    assert len(said) == len(CALLS), done.stderr
    for name, line in zip(CALLS, said, strict=True):
        assert re.fullmatch(
            rf"igroteka\.rl\.{name} needs \w+, which is not installed; "
            r"it comes with: pip install 'igroteka\[rl\]'",
            line,
        )


def test_a_module_that_no_extra_brings_is_a_fault() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_extra("igroteka.no_such_module", "rl", "this test")
    with pytest.raises(ModuleNotFoundError):
        missing_extra(ModuleNotFoundError("no", name="no_such_package"), "this test")
    assert isinstance(missing_extra(ModuleNotFoundError("no", name="starlette.routing"), "x"), MissingExtra)


@pytest.mark.parametrize("extra", PACKAGES)
def test_the_packages_of_an_extra_are_those_of_the_project_file(extra: str) -> None:
    wanted = {plain(line) for line in PROJECT["optional-dependencies"][extra]}
    provided = {name: {plain(one) for one in owners} for name, owners in packages_distributions().items()}
    for package in PACKAGES[extra]:
        if package in provided:  # some are not made for every system
            assert provided[package] & wanted, package
    named = {owner for package in PACKAGES[extra] for owner in provided.get(package, ())}
    assert wanted - {"uvloop"} <= named | {"uvloop"}
