"""The optional parts: what works without them, and the sentence that tells which one is missing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

import igroteka
from igroteka.core.extras import PACKAGES, MissingExtra, import_extra, missing_extra

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
PROVIDED = packages_distributions()


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


#: What only extras bring.
ALL = [
    name
    for name in sorted({name for packages in PACKAGES.values() for name in packages})
    if not {plain(one) for one in PROVIDED.get(name, ())} & base()
]
#: Lets a process find none of the packages of the extras, as if only the base had been installed.
HIDE = f"""
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {ALL}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
"""


def run_base(code: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in a folder with the packages of all extras hidden."""
    return subprocess.run(
        [sys.executable, "-c", HIDE + code],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(igroteka.__file__).parent.parent)},
        timeout=120,
    )


def run_command(words: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command line in the same way."""
    code = f"sys.argv = ['igroteka', *{words.split()}]\nfrom igroteka.cli import main\nmain()"
    return run_base(code, folder, typed)


@pytest.mark.parametrize(
    "words",
    [
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
    ],
)
def test_the_base_is_enough_for_the_command_line(words: str, tmp_path: Path) -> None:
    done = run_command(words, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


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


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve --port 0", "server"),
        ("store check", "server"),
        ("arena dream_city --games 2 --plot a.png", "lab"),
        ("arena dream_city --games 2 --on ray", "ray"),
        ("train dream_city", "lab"),
    ],
)
def test_a_command_tells_which_extra_it_needs(words: str, extra: str, tmp_path: Path) -> None:
    done = run_command(words, tmp_path)
    assert done.returncode == 2
    assert f"which is not installed; it comes with: pip install 'igroteka[{extra}]'" in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "call",
    [
        "aec('dream_city_v1')",
        "single('dream_city_v1')",
        "spiel('dream_city_v1')",
        "tables('dream_city_v1')",
        "playouts('dream_city_v1')",
    ],
)
def test_environments_tell_which_extra_they_need(call: str, tmp_path: Path) -> None:
    done = run_base(f"import igroteka.rl\nigroteka.rl.{call}", tmp_path)
    said = done.stderr.splitlines()[-1]
    name = call.partition("(")[0]
    assert re.fullmatch(
        rf"igroteka\.core\.extras\.MissingExtra: igroteka\.rl\.{name} needs \w+, which is not installed; "
        r"it comes with: pip install 'igroteka\[rl\]'",
        said,
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
    provided = {name: {plain(one) for one in owners} for name, owners in PROVIDED.items()}
    for package in PACKAGES[extra]:
        if package in provided:  # some are not made for every system
            assert provided[package] & wanted, package
    named = {owner for package in PACKAGES[extra] for owner in provided.get(package, ())}
    assert wanted - {"uvloop"} <= named | {"uvloop"}
