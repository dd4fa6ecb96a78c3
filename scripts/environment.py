"""Makes and refreshes the environments that ./play and ./test run in.

`.venv` holds the locked packages and the project as an editable install: an edit is in force at once.
`.venv-fast` holds the same packages and a compiled copy of the project, built again when a source
changes. A stamp inside each keeps the hash of all that went in, so that the next start only compares.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("play", "fast", "test")  # the files requirements/*.lock; each holds all of those before it
OLDEST = (3, 11)
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def modern_python() -> None:
    """Start again under a Python that is new enough if this one is not, or say what is missing."""
    if sys.version_info >= OLDEST:
        return
    for minor in range(20, OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found and _succeeds([found, "-c", ""]):
            become([found, *sys.argv])
    found_version = ".".join(map(str, sys.version_info[:3]))
    sys.exit(f"Python 3.{OLDEST[1]} or newer is needed; this is {found_version} at {sys.executable}.")


def become(command: list[str]) -> NoReturn:
    """Replace this process by another one."""
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    sys.stdout.flush()
    os.execv(command[0], command)


def program(home: Path, name: str) -> str:
    """A program of an environment."""
    return str(home / BIN / (name + EXE))


def say(text: str) -> None:
    """Tell at once what is being done."""
    print(text, flush=True)


def interpreted(lock: str) -> Path:
    """The environment with the packages of a lock file and the editable project."""

    def install(home: Path) -> None:
        _install(home, ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)])

    return _fresh(ROOT / ".venv", lock, _project(), "", install)


def compiled(lock: str) -> Path:
    """The environment with a compiled copy of the project, or a pure copy where it cannot be compiled."""

    def install(home: Path) -> None:
        say("Compiling the engine and the games, once for every change of the sources ...")
        _install(home, ["--no-deps", "--force-reinstall", _wheel(home)])

    compiler = shutil.which(os.environ.get("CC", "cc")) or "none"
    return _fresh(ROOT / ".venv-fast", lock, [*_project(), *_sources()], compiler, install)


def checked(lender: Path) -> Path:
    """A compiled copy for tests only: it borrows the packages of another environment and is not optimised.

    The translation is what the tests are about; optimising it in C would take most of the time of the whole run.
    """

    def install(home: Path) -> None:
        say("Compiling the engine and the games for their tests ...")
        _install(home, ["--no-deps", "--force-reinstall", _wheel(home, level="0")])

    compiler = shutil.which(os.environ.get("CC", "cc")) or "none"
    return _fresh(ROOT / ".venv-check", "test", [*_project(), *_sources()], compiler, install, lender)


def why_pure(home: Path) -> str:
    """Why the last build in `.venv-fast` is not compiled; empty if it is."""
    log = (home / "build.log").read_text(encoding="utf-8", errors="replace")
    return next((line for line in log.splitlines() if line.startswith("not compiled: ")), "")


def _project() -> list[Path]:
    return [ROOT / "pyproject.toml", ROOT / "setup.py"]


def _sources() -> list[Path]:
    """Everything that may go into the package."""
    found: list[Path] = []
    for folder, folders, names in os.walk(ROOT / "src" / "igroteka"):
        folders[:] = sorted(f for f in folders if f not in ("__pycache__", "tests"))
        found += [Path(folder, name) for name in sorted(names)]
    return found


def _fresh(
    home: Path,
    lock: str,
    inputs: list[Path],
    more: str,
    install: Callable[[Path], None],
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
    stamp.unlink(missing_ok=True)
    if not Path(program(home, "python")).exists():
        say(f"Making {home.name} ...")
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", "--clear", str(home)], check=True)
    if lender is None:
        say(f"Installing {packages.relative_to(ROOT)} into {home.name} ...")
        _install(home, ["--require-hashes", "--requirement", str(packages)], bytecode=lock != "test")
    else:
        _borrow(home, lender)
    install(home)
    stamp.write_text(wanted)
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


def _installers(home: Path) -> Iterator[list[str]]:
    """The ways to install into an environment, the quickest first."""
    python = program(home, "python")
    uv = shutil.which("uv")
    if uv:
        yield [uv, "pip", "install", "--python", python]
    if importlib.util.find_spec("pip"):
        yield [sys.executable, "-m", "pip", "--python", python, "install", "--disable-pip-version-check"]
    elif _succeeds([python, "-m", "pip", "--version"]) or _succeeds([python, "-m", "ensurepip"]):
        yield [python, "-m", "pip", "install", "--disable-pip-version-check"]


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0


def _install(home: Path, what: list[str], bytecode: bool = True) -> None:
    """Install packages; bytecode of all their modules is worth its time only where most of them are imported."""
    # Let uv trust the certificates of the system, as pip does on Debian; older versions know the second name.
    settings = {**os.environ, "UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
    tried = False
    for installer in _installers(home):
        if tried:
            say("uv could not do it; trying pip ...")
        tried = True
        only = ["--no-compile"] if "-m" in installer and not bytecode else []  # uv makes none by itself
        if subprocess.run([*installer, "--quiet", *only, *what], env=settings, cwd=ROOT).returncode == 0:
            return
    if tried:
        sys.exit("The packages could not be installed; the reason stands above.")
    sys.exit("Neither uv nor pip was found; on Debian and Ubuntu 'sudo apt install python3-pip' brings one.")


def _wheel(home: Path, level: str = "1") -> str:
    """Build the compiled wheel in a clean copy of the sources, and keep what the build has said."""
    out = home / "wheel"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    log = home / "build.log"
    build = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    with tempfile.TemporaryDirectory() as copy, log.open("w", encoding="utf-8") as said:
        for path in [*_project(), *_sources(), ROOT / "README.md", ROOT / "LICENSE"]:
            target = Path(copy, path.relative_to(ROOT))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        done = subprocess.run(
            [program(home, "python"), "-c", build, str(out)],
            cwd=copy,
            env={**os.environ, "IGROTEKA_FAST": "1", "IGROTEKA_FAST_LEVEL": level},
            stdout=said,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        sys.exit(
            f"{log.read_text(encoding='utf-8', errors='replace')}\nThe build failed; its words stand above."
        )
    return str(next(out.iterdir()))
