"""Makes and refreshes the environments that ./play and ./test run in.

`.venv` holds the locked packages and the project as an editable install: an edit is in force at once.
`.venv-fast` holds the same packages and a compiled copy of the project, built again when a source
changes. A stamp inside each keeps the hash of all that went in, so that the next start only compares.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from scripts import quick_compiler
from scripts.common import ROOT as ROOT
from scripts.common import program as program
from scripts.common import say as say
from scripts.common import succeeds

if TYPE_CHECKING:
    from scripts.installing import Installer

LOCKS = ("play", "fast", "test")  # the files requirements/*.lock; each holds all of those before it
OLDEST = (3, 11)


def require_modern_python() -> None:
    """Start again under a Python that is new enough if this one is not, or say what is missing."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        python = shutil.which(f"python3.{minor}")
        if python and succeeds([python, "-c", ""]):
            become([python, *sys.argv])
    found_version = ".".join(map(str, sys.version_info[:3]))
    sys.exit(f"Python 3.{OLDEST[1]} or newer is needed; this is {found_version} at {sys.executable}.")


def become(command: list[str], settings: Mapping[str, str] = os.environ) -> NoReturn:
    """Replace this process by another one."""
    if os.name == "nt":
        sys.exit(subprocess.call(command, env=dict(settings)))
    sys.stdout.flush()
    os.execve(command[0], command, settings)


def variables_for(home: Path, **settings: str) -> dict[str, str]:
    """The variables for programs of an environment: they share their bytecode, and none of it gets among the sources.

    It is made of what is imported only, and kept even where the user wants none next to the sources.
    """
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(home / "bytecode")}
    return {**os.environ, **bytecode, **settings}


def prepare_interpreted(lock: str) -> Path:
    """The environment with the packages of a lock file and the editable project."""

    def install(home: Path, installer: Installer) -> None:
        installer.install("--no-deps", "--no-build-isolation", "--editable", str(ROOT))

    return _bring_up_to_date(ROOT / ".venv", lock, _project(), "", install)


def prepare_compiled(lock: str) -> Path:
    """The environment with a compiled copy of the project, or a pure copy where it cannot be compiled."""

    def install(home: Path, installer: Installer) -> None:
        say("Compiling the engine and the games, once for every change of the sources ...")
        installer.install("--no-deps", "--force-reinstall", _build_wheel(home))

    compiler = shutil.which(os.environ.get("CC", "cc")) or "none"
    return _bring_up_to_date(ROOT / ".venv-fast", lock, [*_project(), *_sources()], compiler, install)


def prepare_compiled_tests(lender: Path) -> Path:
    """A compiled copy for tests only: it borrows the packages of another environment and is not optimised.

    The translation is what the tests are about; optimising it in C would take most of the time of the whole run.
    """

    def install(home: Path, installer: Installer) -> None:
        say("Compiling the engine and the games for their tests ...")
        wheel = _build_wheel(home, "0", **quick_compiler.settings_for(home, lender))
        if why_pure(home):  # the system's compiler may do what the quick one does not
            wheel = _build_wheel(home, "0")
        installer.install("--no-deps", "--force-reinstall", wheel)

    compiler = shutil.which(os.environ.get("CC", "cc")) or "none"
    return _bring_up_to_date(
        ROOT / ".venv-check", "test", [*_project(), *_sources()], compiler, install, lender
    )


def why_pure(home: Path) -> str:
    """Why the last build in `.venv-fast` is not compiled; empty if it is."""
    log = (home / "build.log").read_text(encoding="utf-8", errors="replace")
    return next((line for line in log.splitlines() if line.startswith("not compiled: ")), "")


def _project() -> list[Path]:
    return [ROOT / "pyproject.toml", ROOT / "setup.py"]


def _sources() -> list[Path]:
    """Everything that may go into the package."""
    files: list[Path] = []
    for folder, folders, names in os.walk(ROOT / "src" / "igroteka"):
        folders[:] = sorted(f for f in folders if f not in ("__pycache__", "tests"))
        files += [Path(folder, name) for name in sorted(names)]
    return files


def _bring_up_to_date(
    home: Path,
    lock: str,
    inputs: list[Path],
    more: str,
    install: Callable[[Path, Installer], None],
    lender: Path | None = None,
) -> Path:
    """Bring an environment up to date; packages that a larger lock has put there stay, or all are borrowed."""
    stamp = home / "igroteka.stamp"
    there = stamp.read_text() if stamp.exists() else ""
    lock = max(lock, there.partition(" ")[0] or lock, key=LOCKS.index)
    packages = ROOT / "requirements" / f"{lock}.lock"
    digest = hashlib.sha256(f"{ROOT}\n{more}\n".encode())
    for path in [packages, *inputs]:
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    wanted = f"{lock} {digest.hexdigest()}"
    if there == wanted and Path(program(home, "python")).exists():
        return home
    began = time.monotonic()
    stamp.unlink(missing_ok=True)
    if not Path(program(home, "python")).exists():
        say(f"Making {home.name} ...")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", "--clear", str(home)], check=True)
    from scripts.installing import Installer  # a start that finds all in place is quicker without it

    installer = Installer(home)
    if lender is None:
        installer.install_lock(packages)
    else:
        _borrow(home, lender)
    install(home, installer)
    stamp.write_text(wanted)
    say(f"{home.name} is ready after {time.monotonic() - began:.0f} s.")
    return home


def _borrow(home: Path, lender: Path) -> None:
    """Let an environment see the packages of another, behind its own."""
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    own, other = [
        subprocess.run(
            [program(one, "python"), "-c", where], check=True, capture_output=True, text=True
        ).stdout.strip()
        for one in (home, lender)
    ]
    Path(own, "borrowed.pth").write_text(other + "\n", encoding="utf-8")


def _build_wheel(home: Path, level: str = "1", **settings: str) -> str:
    """Build the compiled wheel in a clean copy of the sources, and keep what the build has said."""
    out = home / "wheel"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    log = home / "build.log"
    build = "import os, sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    build += (
        "; sys.stdout.flush(); os._exit(0)"  # to tidy up all that the translator has made would take seconds
    )
    with tempfile.TemporaryDirectory() as copy, log.open("w", encoding="utf-8") as said:
        for path in [*_project(), *_sources(), ROOT / "README.md", ROOT / "LICENSE"]:
            target = Path(copy, path.relative_to(ROOT))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        done = subprocess.run(
            [program(home, "python"), "-c", build, str(out)],
            cwd=copy,
            env={**os.environ, "IGROTEKA_FAST": "1", "IGROTEKA_FAST_LEVEL": level, **settings},
            stdout=said,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        sys.exit(
            f"{log.read_text(encoding='utf-8', errors='replace')}\nThe build failed; its words stand above."
        )
    return str(next(out.iterdir()))
