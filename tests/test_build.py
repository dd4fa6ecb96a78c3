"""The two builds of the same files, what goes into a wheel, and the locked packages."""

from __future__ import annotations

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import igroteka
from igroteka.core import build

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(str(igroteka.__file__)).parent
COMPILED_PYTHON = os.environ.get("IGROTEKA_COMPILED_PYTHON", "")
by_test_command = pytest.mark.skipif(not COMPILED_PYTHON, reason="./test makes the compiled build")


def interpreted() -> tuple[str, ...]:
    """The names of the modules that setup.py leaves interpreted; it cannot be imported, because that would build something."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "INTERPRETED":
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return names
    raise LookupError("INTERPRETED in setup.py")


def engine() -> list[str]:
    """The modules that a compiled build compiles, without a game's tables; setup.py says which stay interpreted and why."""
    sources = {*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/*/rules/*.py")}
    sources |= {*PACKAGE.glob("games/*/state.py"), *PACKAGE.glob("games/*/moves.py")}
    sources |= {*PACKAGE.glob("games/*/ai/advice.py"), PACKAGE / "bots" / "search.py"}
    left_out = interpreted()
    names = [
        ".".join(["igroteka", *p.relative_to(PACKAGE).with_suffix("").parts])
        for p in sources
        if p.name not in left_out
    ]
    return sorted(names)


def test_all_engine_modules_are_of_the_build_that_mode_names() -> None:
    files = {name: str(importlib.import_module(name).__file__) for name in engine()}
    assert len(files) > 10
    strangers = [f for f in files.values() if f.endswith(".py") != (build.mode() == "interpreted")]
    assert strangers == []


def test_the_build_is_the_expected_one() -> None:
    assert build.mode() == os.environ.get("IGROTEKA_EXPECT", "interpreted")
    assert re.fullmatch(rf"igroteka \d+\.\d+\.\d+, {build.mode()}", build.version())


@by_test_command
@pytest.mark.interpreted
def test_both_builds_reach_the_same_positions() -> None:
    program = str(ROOT / "tests" / "fingerprints.py")
    runs = [
        subprocess.Popen([python, program], stdout=subprocess.PIPE, text=True)
        for python in (sys.executable, COMPILED_PYTHON)
    ]
    lines = [run.communicate()[0].splitlines() for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    assert any("decisions" in line for line in lines[0])
    assert lines[0] == lines[1]


@by_test_command
@pytest.mark.interpreted
def test_a_second_start_of_play_is_immediate() -> None:
    telling = {**os.environ, "PYTHONPROFILEIMPORTTIME": "1"}
    done = subprocess.run(
        [str(ROOT / "play"), "--help"], capture_output=True, text=True, check=True, env=telling
    )
    assert "Installing" not in done.stdout
    assert "--fast" in done.stdout
    # What takes long is not even loaded: the installer, and libraries that only some commands need.
    # (The module of the command itself is imported by name, and such imports are not told; what it imports is.)
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert {"scripts.environment", "igroteka.cli.database"} <= loaded
    assert (
        loaded & {"scripts.installing", "igroteka.web.ops.serve", "igroteka.cli.arena", "sqlalchemy"} == set()
    )


# ---------------------------------------------------------------- wheels


def make_wheel(source: Path, hook: str = "build_wheel", **settings: str) -> tuple[int, str, list[str]]:
    """Build from a copy of the project; the status, what the build said, and the files in the wheel."""
    code = f"from setuptools import build_meta; build_meta.{hook}('out')"
    clean = {k: v for k, v in os.environ.items() if k not in ("IGROTEKA_FAST", "CC")}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=source, env={**clean, **settings}, capture_output=True, text=True
    )
    names = [n for wheel in source.glob("out/*.whl") for n in zipfile.ZipFile(wheel).namelist()]
    return done.returncode, done.stdout, names


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what a build reads besides the sources."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def source(project: Path) -> Path:
    """A copy of all that a build reads."""
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", project / "src", ignore=left_out)
    return project


@pytest.fixture(scope="module")
def known_types(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a build finds what earlier ones have found out about the standard library."""
    return tmp_path_factory.mktemp("known_types")


@pytest.fixture
def core_only(project: Path, known_types: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same with two modules of the engine alone: they are translated in a moment."""
    core = project / "src" / "igroteka" / "core"
    core.mkdir(parents=True)
    for init in (core.parent, core):
        (init / "__init__.py").write_text("")
    for name in ("errors.py", "links.py"):
        shutil.copyfile(ROOT / "src" / "igroteka" / "core" / name, core / name)
    monkeypatch.setenv("MYPY_CACHE_DIR", str(known_types))
    return project


def natives(names: list[str]) -> list[str]:
    return [n for n in names if n.endswith((".so", ".pyd"))]


@pytest.mark.interpreted
def test_the_wheel_holds_the_package_with_its_data_and_without_tests(source: Path) -> None:
    status, said, names = make_wheel(source)
    package = source / "src" / "igroteka"
    wanted = {
        str(p.relative_to(source / "src"))
        for p in package.rglob("*")
        if p.is_file() and "tests" not in p.relative_to(package).parts
    }
    assert status == 0, said
    assert {n for n in names if ".dist-info/" not in n} == wanted
    assert "not compiled" not in said


@pytest.mark.interpreted
def test_an_editable_install_is_never_compiled(source: Path) -> None:
    status, said, names = make_wheel(source, "build_editable", IGROTEKA_FAST="1")
    assert status == 0
    assert "not compiled: an editable install" in said
    assert natives(names) == []
    assert natives([str(p) for p in source.rglob("*")]) == []


@pytest.mark.interpreted
def test_without_a_compiler_the_build_stays_pure(core_only: Path) -> None:
    status, said, names = make_wheel(core_only, IGROTEKA_FAST="1", CC="no-such-compiler")
    assert status == 0
    assert "not compiled: there is no C compiler 'no-such-compiler'" in said
    assert natives(names) == []
    assert "igroteka/core/links.py" in names


@pytest.mark.interpreted
def test_a_failing_compiler_leaves_a_pure_build(core_only: Path) -> None:
    status, said, names = make_wheel(core_only, IGROTEKA_FAST="1", CC="false")
    assert status == 0
    assert "not compiled: mypyc or the C compiler refused the sources" in said
    assert natives(names) == []


@pytest.mark.interpreted
def test_sources_that_cannot_be_translated_leave_a_pure_build_unless_it_is_required(core_only: Path) -> None:
    (core_only / "src" / "igroteka" / "core" / "broken.py").write_text('number: int = "no number"\n')
    status, said, names = make_wheel(core_only, IGROTEKA_FAST="1")
    if "there is no C compiler" in said or "the C headers" in said:
        pytest.skip(said.splitlines()[-1])
    assert status == 0
    assert "broken.py:1: error" in said
    assert "not compiled: mypyc or the C compiler refused" in said
    assert natives(names) == []
    assert make_wheel(core_only, IGROTEKA_FAST="require")[0] != 0


@pytest.mark.interpreted
def test_the_compiler_of_the_system_makes_a_build_that_runs(core_only: Path) -> None:
    status, said, names = make_wheel(core_only, IGROTEKA_FAST="1")
    if "there is no C compiler" in said or "the C headers" in said:
        pytest.skip(said.splitlines()[-1])
    assert status == 0, said
    assert {"igroteka/core/errors", "igroteka/core/links"} <= {
        name.partition(".")[0] for name in natives(names)
    }
    wheel = next(core_only.glob("out/*.whl"))
    zipfile.ZipFile(wheel).extractall(core_only / "installed")
    code = "from igroteka.core import links; print(links.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=core_only / "installed", capture_output=True, text=True, check=True
    )
    assert natives([done.stdout.strip()])


# ---------------------------------------------------------------- locked packages


def locked(name: str) -> dict[str, str]:
    """The packages of a lock file with their exact versions."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.interpreted
def test_each_lock_holds_the_smaller_ones() -> None:
    play, fast, test = locked("play"), locked("fast"), locked("test")
    assert play.items() <= fast.items() <= test.items()
    assert {"typer", "rich", "fluent-runtime", "setuptools"} <= set(play)
    assert {"pytest", "mypy", "ruff", "hypothesis"} <= set(test)


@pytest.mark.interpreted
def test_every_locked_package_has_a_hash_and_none_names_a_host() -> None:
    for name in ("play", "fast", "test", "installer"):
        text = (ROOT / "requirements" / f"{name}.lock").read_text()
        entries = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
        assert [e for e in entries if "--hash=sha256:" not in e] == []
        assert "://" not in text


@pytest.mark.interpreted
def test_the_locks_fit_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    test = locked("test")
    extras = [word for words in project["optional-dependencies"].values() for word in words]
    for wish in [Requirement(words) for words in [*project["dependencies"], *extras]]:
        if wish.name != "igroteka":
            assert test[canonicalize_name(wish.name)] in wish.specifier
    assert f'"mypy=={test["mypy"]}"' in (ROOT / "setup.py").read_text()
