"""The optional compiled build: the same files, translated to C by mypyc when IGROTEKA_FAST is set.

IGROTEKA_FAST=1 compiles where it can and stays pure Python elsewhere, with a sentence that starts with
"not compiled:"; IGROTEKA_FAST=require stops instead. An editable install is never compiled, because
later edits would be ignored without a word.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
import traceback
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError

WISH = os.environ.get("IGROTEKA_FAST", "0") or "0"
MYPY = "mypy==2.4.1"  # the version of requirements/fast.lock

# native.py exists to stay interpreted; game.py holds a runtime protocol, which no compiled class can be.
INTERPRETED = ("__init__.py", "native.py", "game.py")
ENGINE = ("core/*.py",)
GAME = ("state.py", "moves.py", "rules/*.py")


class Project(Distribution):
    """Announces extensions without making them: the translation is worth its time only in a real build."""

    def has_ext_modules(self) -> bool:
        return WISH != "0"


class Compile(build_ext):
    """Translates and compiles the engine, or says why it does not."""

    def run(self) -> None:
        try:
            if WISH not in ("1", "require"):
                raise RuntimeError(f"IGROTEKA_FAST: found {WISH!r}; allowed: 0, 1, require")
            if self.editable_mode or self.inplace:
                raise RuntimeError("an editable install stays pure Python, so that every edit is in force")
            self._find_compiler()
            self.distribution.ext_modules = self._translate()
            self.reinitialize_command(self).ensure_finalized()
            self.parallel = os.cpu_count() or 1
            super().run()
        except (RuntimeError, BaseError) as error:
            if WISH == "require":
                sys.exit(f"not compiled: {error}")
            self._discard()
            print(f"not compiled: {error}", flush=True)

    def _find_compiler(self) -> None:
        """Look before the translation, which takes a while."""
        hint = "on Debian or Ubuntu: sudo apt install gcc python3-dev"
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
        if compiler and shutil.which(compiler[0]) is None:
            raise RuntimeError(f"there is no C compiler {compiler[0]!r} ({hint})")
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            raise RuntimeError(f"the C headers of Python are missing ({hint})")

    def _translate(self) -> list[object]:
        try:
            from mypyc.build import mypycify
        except ImportError:
            raise RuntimeError(f"mypyc is missing; it comes with {MYPY}") from None
        groups = self._groups(Path("src/igroteka"))
        files = [file for group, _ in groups for file in group]
        try:
            return list(mypycify(files, opt_level="1", debug_level="0", separate=groups))
        except (SystemExit, Exception) as error:
            if not isinstance(error, SystemExit):
                traceback.print_exc()
            raise RuntimeError("mypyc refused the sources") from None

    def _groups(self, package: Path) -> list[tuple[list[str], str]]:
        """The engine and each game as a library of its own: they compile side by side and run as fast as one."""
        folders = [(package, ENGINE, "igroteka_core")]
        folders += [(home, GAME, f"igroteka_{home.name}") for home in sorted(package.glob("games/*/"))]
        groups = []
        for home, patterns, name in folders:
            found = {p for pattern in patterns for p in home.glob(pattern) if p.name not in INTERPRETED}
            if found:
                groups.append((sorted(str(p) for p in found), name))
        return groups

    def _discard(self) -> None:
        """Leave nothing half compiled: modules share libraries."""
        for extension in self.extensions or []:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


setup(
    distclass=Project,
    cmdclass={"build_ext": Compile},
    setup_requires=[MYPY] if WISH != "0" else [],
)
