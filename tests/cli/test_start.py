"""How ./play and ./test make their environments: what is installed, with what, and what is told meanwhile."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts import installing, javascript
from scripts.common import ROOT
from scripts.environment import LOCKS
from scripts.progress import (
    MOST_BYTES,
    MOST_PACKAGES,
    Package,
    Progress,
    about,
    in_parts,
    megabytes,
    read_lock,
)
from scripts.registry import uv_settings

pytestmark = pytest.mark.interpreted
TYPESCRIPT = ROOT / ".venv" / "javascript" / "igroteka.stamp"


def package(name: str, size: int) -> Package:
    return Package(name, "1.0", f"{name}==1.0 \\\n    --hash=sha256:00\n", size)


# ---------------------------------------------------------------- what is told


def test_every_locked_package_has_a_size() -> None:
    for name in (*LOCKS, "installer"):
        found = read_lock(ROOT / "requirements" / f"{name}.lock")
        assert [str(one) for one in found if not one.size] == []
        text = (ROOT / "requirements" / f"{name}.lock").read_text()
        assert text.endswith("".join(one.locked for one in found))
        assert text.count("==") >= len(found) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE)) > 0


@pytest.mark.parametrize(
    ("marker", "needed"),
    [
        ("", True),
        (" ; python_full_version >= '3.11'", True),
        (" ; python_full_version < '3.11'", False),
        (f" ; sys_platform == '{sys.platform}'", True),
        (f" ; sys_platform != '{sys.platform}'", False),
        (f" ; platform_python_implementation != 'Other' and sys_platform != '{sys.platform}'", False),
        (" ; os_name == 'unheard of'", True),
    ],
)
def test_packages_for_other_systems_are_not_counted(marker: str, needed: bool) -> None:
    locked = f"one==1.0{marker} \\\n    --hash=sha256:00\n"
    assert Package("one", "1.0", locked, 1).is_for_this_system is needed


def test_packages_come_in_small_parts_and_in_order() -> None:
    packages = [package(f"small{i}", 1000) for i in range(25)]
    packages.insert(3, package("large", 10 * MOST_BYTES))
    parts = list(in_parts(packages))
    assert [one for part in parts for one in part] == packages
    assert [packages[3]] in parts
    assert max(len(part) for part in parts) == MOST_PACKAGES
    assert all(len(part) == 1 or sum(one.size for one in part) <= MOST_BYTES for part in parts)
    assert list(in_parts([])) == []


def test_a_line_for_each_package_tells_its_size_what_is_left_and_how_long_that_takes() -> None:
    times = iter([100.0, 102.0, 102.0, 106.0])
    first, second, third = [package(name, 800_000) for name in ("first", "second", "third")]
    foreign = package("for-another-system", 5_000_000)
    progress = Progress([first, second, foreign, third], lambda: next(times))
    there = {("first", "1.0"), ("second", "1.0"), ("third", "1.0")}
    # Two of four million (with the effort for each) in two seconds; the foreign one is out of it at once.
    assert list(progress.lines([first, second, foreign], there)) == [
        "  first 1.0 (0.8 MB), 1.6 MB left, about 1 s",
        "  second 1.0 (0.8 MB), 0.8 MB left, about 1 s",
    ]
    assert list(progress.lines([third], there)) == ["  third 1.0 (0.8 MB)"]


def test_sizes_and_times_are_told_no_finer_than_they_are_known() -> None:
    assert [megabytes(size) for size in (10, 1500, 99_000, 250_000, 17_202_345)] == [
        "1 kB",
        "2 kB",
        "99 kB",
        "0.2 MB",
        "17.2 MB",
    ]
    assert [about(s) for s in (0.2, 8.4, 89, 90, 200)] == [
        "about 1 s",
        "about 8 s",
        "about 89 s",
        "about 2 min",
        "about 3 min",
    ]


# ---------------------------------------------------------------- with what it is installed


def ways_of(*outcomes: int) -> Iterator[installing.InstallerProgram]:
    for number, status in enumerate(outcomes):
        command = [sys.executable, "-c", f"import sys; print(sys.argv[2:], flush=True); sys.exit({status})"]
        yield installing.InstallerProgram(f"way{number}", command, {})


def test_a_way_that_fails_gives_place_to_the_next_for_good(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(installing, "find_installers", lambda home: ways_of(1, 0))
    installer = installing.Installer(tmp_path)
    installer.install("first")
    installer.install("second")
    said = ["['first']", "way0 could not do it; trying way1 ...", "['first']", "['second']"]
    assert capfd.readouterr().out.splitlines() == said


def test_when_nothing_works_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(installing, "find_installers", lambda home: ways_of(1, 1))
    with pytest.raises(SystemExit, match="could not be installed; the reason stands above"):
        installing.Installer(tmp_path).install("anything")
    monkeypatch.setattr(installing, "find_installers", lambda home: ways_of())
    with pytest.raises(SystemExit, match="Neither uv nor pip was found"):
        installing.Installer(tmp_path)


def test_only_what_is_missing_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lock = ROOT / "requirements" / "play.lock"
    *most, last = read_lock(lock)
    site = tmp_path / "lib" / "python3.11" / "site-packages"
    for one in most:
        folder = site / f"{one.name.replace('-', '_').capitalize()}-{one.version}.dist-info"
        folder.mkdir(parents=True)
        (folder / "RECORD").touch()
    # A folder without a record is what an installation leaves that was stopped half-way.
    (site / f"{last.name}-{last.version}.dist-info").mkdir()
    assert installing.installed_packages(tmp_path) == {(one.name, one.version) for one in most}
    copy = "import pathlib, sys; pathlib.Path('asked').write_text(pathlib.Path(sys.argv[-1]).read_text())"
    way = installing.InstallerProgram(
        "copy", [sys.executable, "-c", f"import os; os.chdir({str(tmp_path)!r}); {copy}"], {}
    )
    monkeypatch.setattr(installing, "find_installers", lambda home: iter([way]))
    installing.Installer(tmp_path).install_lock(lock)
    assert (tmp_path / "asked").read_text() == last.locked
    head = f"Installing requirements/play.lock into {tmp_path.name}, {megabytes(last.size)} to download ..."
    assert capsys.readouterr().out.splitlines() == [head]


# ---------------------------------------------------------------- from where


def test_uv_asks_the_index_that_pip_asks(tmp_path: Path) -> None:
    python = shutil.which("python3", path=str(Path(sys.base_prefix, "bin")))
    if not python or subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode:
        pytest.skip("the Python below this environment has no pip to ask")
    config = tmp_path / "pip.conf"
    config.write_text(
        "[global]\nindex-url = https://one.test/simple\ncert = /some/cert.pem\nproxy = http://proxy.test:1\n"
        "[install]\nindex-url = https://two.test/simple\nfind-links =\n    /wheels\n    /more\n"
    )
    asker = tmp_path / "pip"
    asker.write_text(f'#!/bin/sh\nPIP_CONFIG_FILE={config} exec {python} -m pip "$@"\n')
    asker.chmod(0o755)
    given = {"PIP_EXTRA_INDEX_URL": "https://a.test https://b.test", "PIP_TRUSTED_HOST": "a.test", "X": "y"}
    found = uv_settings([str(asker)], given)
    assert found["UV_DEFAULT_INDEX"] == "https://two.test/simple"
    assert found["SSL_CERT_FILE"] == "/some/cert.pem"
    assert found["ALL_PROXY"] == "http://proxy.test:1"
    assert found["UV_FIND_LINKS"] == "/wheels,/more"
    assert found["UV_INDEX"] == "https://a.test https://b.test"
    assert found["UV_INSECURE_HOST"] == "a.test"
    assert found["UV_INDEX_STRATEGY"] == "unsafe-best-match"
    assert found["X"] == "y"


def test_what_is_set_for_uv_itself_and_variables_of_pip_need_no_pip() -> None:
    given = {"UV_DEFAULT_INDEX": "https://own.test/simple", "PIP_INDEX_URL": "https://other.test/simple"}
    assert uv_settings(None, given)["UV_DEFAULT_INDEX"] == "https://own.test/simple"
    del given["UV_DEFAULT_INDEX"]
    assert uv_settings(None, given)["UV_DEFAULT_INDEX"] == "https://other.test/simple"
    assert "UV_INDEX_STRATEGY" not in uv_settings(None, given)
    assert uv_settings(None, {}) == {"UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}


# ---------------------------------------------------------------- the check of JavaScript


def test_the_lock_of_javascript_has_hashes_and_names_no_host() -> None:
    text = (ROOT / "requirements" / "javascript" / "package-lock.json").read_text()
    packages = json.loads(text)["packages"]
    wanted = json.loads((ROOT / "requirements" / "javascript" / "package.json").read_text())
    assert packages.pop("")["devDependencies"] == wanted["devDependencies"]
    assert "node_modules/typescript" in packages
    assert [name for name, one in packages.items() if not one["integrity"].startswith("sha512-")] == []
    assert "://" not in text
    assert "resolved" not in text


def test_an_old_node_is_not_taken() -> None:
    assert [javascript.is_new_enough(v) for v in ("v16.20.0\n", "v24.1.0", "v16.19.9", "v8.1.0", "")] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_without_the_registry_the_check_says_so(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    # Nobody listens on port 1, so this is refused at once.
    for name, value in {
        "registry": "http://127.0.0.1:1",
        "fetch_retries": "0",
        "cache": str(tmp_path),
    }.items():
        monkeypatch.setenv(f"npm_config_{name}", value)
    with pytest.raises(SystemExit, match="JavaScript is not checked: TypeScript could not be fetched"):
        javascript.fetch_typescript(tmp_path / "home", javascript.find_node()[1])
    assert "ECONNREFUSED" in capfd.readouterr().err
    assert not (tmp_path / "home" / "igroteka.stamp").exists()


@pytest.mark.skipif(not TYPESCRIPT.exists(), reason="./test fetches TypeScript")
def test_a_wrong_type_in_a_script_is_found(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "page.js").write_text("/** @param {number} n */\nexport const f = (n) => n + 1;\nf('one');\n")
    config = {"extends": str(ROOT / "tsconfig.json"), "include": [str(tmp_path / "*.js")]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config))
    assert javascript.check(tmp_path / "tsconfig.json") != 0
    assert "page.js(3,3): error TS2345" in capfd.readouterr().out


# ---------------------------------------------------------------- all of it


@pytest.mark.soak
def test_a_fresh_clone_plays_and_tells_what_it_installs(tmp_path: Path) -> None:
    home, clone = tmp_path / "home", tmp_path / "clone"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    first, page = start(clone, home)
    told = [line.split()[:2] for line in first if line.startswith("  ")]
    locked = read_lock(ROOT / "requirements" / "play.lock")
    assert len(told) > 40
    assert [words for words in told if words not in [[one.name, one.version] for one in locked]] == []
    assert any(re.search(r" \(\d+\.\d MB\), \d+\.\d MB left, about \d+ (s|min)$", line) for line in first)
    assert any(re.fullmatch(r"\.venv is ready after \d+ s\.", line) for line in first)
    assert "Keyflower" in page
    again, page = start(clone, home)
    assert [line.partition(" at ")[0] for line in again] == ["Igroteka is"]
    assert "Keyflower" in page
    left = subprocess.run(["git", "status", "--short"], cwd=clone, capture_output=True, text=True, check=True)
    assert left.stdout == ""
    assert list(clone.glob("src/**/*.pyc")) == []


def start(clone: Path, home: Path) -> tuple[list[str], str]:
    """Start the server of a clone, and stop it again; its lines, and its lobby."""
    path = f"{Path(sys.base_prefix, 'bin')}:/usr/local/bin:/usr/bin:/bin"
    known = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    server = subprocess.Popen(
        ["./play", "--no-open"],
        cwd=clone,
        env={**known, "HOME": str(home), "PATH": path},
        stdout=subprocess.PIPE,
        text=True,
    )
    lines: list[str] = []
    assert server.stdout is not None
    try:
        for line in server.stdout:
            lines.append(line.rstrip("\n"))
            found = re.search(r"http://\S+", line)
            if found:
                with urllib.request.urlopen(found[0]) as answer:
                    return lines, answer.read().decode()
        raise AssertionError(lines)
    finally:
        server.terminate()
        server.wait()
