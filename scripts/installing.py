"""Installs packages into an environment: with uv, which is fetched where there is none, or else with pip."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from scripts.common import BIN, EXE, ROOT, program, say, succeeds
from scripts.progress import Progress, in_parts, megabytes, read_lock
from scripts.registry import uv_settings

#: uv alone, in a version of our choice.
UV_LOCK = ROOT / "requirements" / "installer.lock"
UV_HOME = ROOT / ".venv" / "uv"


class InstallerProgram(NamedTuple):
    """A program that installs into an environment."""

    name: str
    command: list[str]
    settings: Mapping[str, str]


class Installer:
    """Installs into one environment, the quickest way that works."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._ways = find_installers(home)
        self._way = next(self._ways, None)
        if self._way is None:
            sys.exit(
                "Neither uv nor pip was found; on Debian and Ubuntu 'sudo apt install python3-pip' brings one."
            )

    def install(self, *what: str) -> None:
        """Install packages. A way that fails is not tried again."""
        while self._way is not None:
            name, command, settings = self._way
            if subprocess.run([*command, "--quiet", *what], env=dict(settings), cwd=ROOT).returncode == 0:
                return
            self._way = next(self._ways, None)
            if self._way is not None:
                say(f"{name} could not do it; trying {self._way.name} ...")
        sys.exit("The packages could not be installed; the reason stands above.")

    def install_lock(self, lock: Path) -> None:
        """Install what a lock file names and is not there yet, and tell how it goes on."""
        there = installed_packages(self.home)
        needed = [package for package in read_lock(lock) if package.is_for_this_system]
        missing = [package for package in needed if (package.name, package.version) not in there]
        size = megabytes(sum(package.size for package in missing))
        say(f"Installing {lock.relative_to(ROOT)} into {self.home.name}, {size} to download ...")
        progress = Progress(missing)
        for part in in_parts(missing):
            with tempfile.TemporaryDirectory() as folder:
                wanted = Path(folder, "part.txt")
                wanted.write_text("".join(package.locked for package in part), encoding="utf-8")
                self.install("--no-deps", "--require-hashes", "--requirement", str(wanted))
            for line in progress.lines(part, installed_packages(self.home)):
                say(line)


def installed_packages(home: Path) -> set[tuple[str, str]]:
    """The packages of an environment that are there as a whole, each as (name, version)."""
    packages = set()
    for folder in ("lib/python*", "Lib"):
        for record in home.glob(f"{folder}/site-packages/*.dist-info/RECORD"):
            name, _, version = record.parent.name.removesuffix(".dist-info").rpartition("-")
            packages.add((re.sub("[-_.]+", "-", name).lower(), version))
    return packages


def find_installers(home: Path) -> Iterator[InstallerProgram]:
    """The ways to install into an environment, the quickest first. None of them makes bytecode: see `environment.variables_for`."""
    python = program(home, "python")
    pip = _find_pip(python)
    uv = shutil.which("uv") or (_fetch_uv(pip) if pip else None)
    if uv:
        yield InstallerProgram("uv", [uv, "pip", "install", "--python", python], uv_settings(pip))
    if pip:
        yield InstallerProgram(
            "pip", [*pip, "install", "--disable-pip-version-check", "--no-compile"], os.environ
        )


def _find_pip(python: str) -> list[str] | None:
    """The command of pip for an environment without one, or with one if need be."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", python]
    if succeeds([python, "-m", "pip", "--version"]) or succeeds([python, "-m", "ensurepip"]):
        return [python, "-m", "pip"]
    return None


def _fetch_uv(pip: list[str]) -> str | None:
    """The program uv from the package index; none if it is not made for this system."""
    wanted = hashlib.sha256(UV_LOCK.read_bytes()).hexdigest()
    stamp, uv = UV_HOME / "igroteka.stamp", UV_HOME / BIN / f"uv{EXE}"
    if stamp.exists() and stamp.read_text() == wanted and uv.exists():
        return str(uv)
    package = read_lock(UV_LOCK)[0]
    say(f"Fetching {package}, which installs the rest quickly ...")
    shutil.rmtree(UV_HOME, ignore_errors=True)
    only = ["--require-hashes", "--only-binary=:all:", "--no-deps", "--no-compile"]
    where = ["--quiet", "--disable-pip-version-check", "--target", str(UV_HOME)]
    if subprocess.run([*pip, "install", *only, *where, "--requirement", str(UV_LOCK)]).returncode:
        return None
    stamp.write_text(wanted)
    return str(uv)
