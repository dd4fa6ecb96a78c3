"""The optional compiled build: the same files, translated to C by mypyc when IGROTEKA_FAST is set.

IGROTEKA_FAST=1 compiles where it can and stays pure Python elsewhere, with a sentence that starts with
"not compiled:"; IGROTEKA_FAST=require stops instead. An editable install is never compiled, because
later edits would be ignored without a word.
"""

from __future__ import annotations

import gc
import importlib.util
import os
import shlex
import shutil
import subprocess
import sysconfig
import traceback
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("IGROTEKA_FAST", "0") or "0"
LEVEL = os.environ.get("IGROTEKA_FAST_LEVEL", "1") or "1"  # how hard the C compiler tries; tests take 0
MYPY = "mypy==2.4.1"  # the version of requirements/fast.lock
# Looking for misleading indentation in C that no human has written takes gcc two thirds of its time, also under -w.
MACHINE_MADE = ["-Wno-misleading-indentation"]
# For tests of the translation the C compiler need not think about warnings and unwinding: a third of its time.
UNHEEDED = ["-w", "-fno-asynchronous-unwind-tables", "-fno-stack-protector", "-pipe"]

# native.py exists to stay interpreted; chains.py, game.py and optional.py hold runtime protocols, which no compiled class can be; the
# others read interpreted classes or are hardly ever asked, so that nothing would be won.
INTERPRETED = (
    "__init__.py",
    "native.py",
    "chains.py",
    "game.py",
    "optional.py",
    "base_game.py",
    "part_choices.py",
    "position_builder.py",
    "position_parts.py",
    "positions.py",
    "questions.py",
    "outcome.py",
    "shares.py",
    "generate.py",
    "encode.py",
)
ENGINE = ("core/*.py",)
GAME = (
    *("components/*.py", "*fields.py", "state.py", "player.py", "moves.py", "effects.py"),
    *("rules/*.py", "storage*.py", "guess.py"),
)
# What bots ask thousands of times for each of their moves: how a game judges positions, and the search itself.
ADVICE = ("ai/*.py",)
BOTS = ("search.py", "network.py", "chance_network.py", "odds.py", "simple.py")


def _size(extension: Extension) -> int:
    """How much C there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class Project(Distribution):
    """Announces extensions without making them: the translation is worth its time only in a real build."""

    def has_ext_modules(self) -> bool:
        return WISH != "0"


class CannotCompile(Exception):
    """A reason that is known before anything is compiled."""


class Compile(build_ext):
    """Translates and compiles the engine, or says why it does not."""

    def run(self) -> None:
        try:
            self._look_for_all_that_is_needed()
            from mypyc.build import mypycify

            groups = self._groups(Path("src/igroteka"))
            # Only what is compiled has to pass: an isolated build lacks the libraries that the rest imports.
            # What was found out about them is not kept unless somebody names a place: to write it takes a fifth of the time, and builds
            # begin with a fresh copy.
            options = [
                "--follow-imports=silent",
                f"--cache-dir={os.environ.get('MYPY_CACHE_DIR') or os.devnull}",
            ]
            files = [file for group, _ in groups for file in group]
            gc.disable()  # what the translator makes stays until it ends: to look for garbage in it takes a tenth of its time
            found = mypycify([*options, *files], opt_level=LEVEL, debug_level="0", separate=groups)
            if os.name != "nt":
                more = [*MACHINE_MADE, *(UNHEEDED if LEVEL == "0" else [])]
                for extension in found:
                    extension.extra_compile_args = [*extension.extra_compile_args, *more]
            # The largest first: were one of them the last, the other cores would wait for it.
            self.distribution.ext_modules = sorted(found, key=_size, reverse=True)
            self.reinitialize_command(self).ensure_finalized()
            self.parallel = os.cpu_count() or 1
            super().run()
        except (Exception, SystemExit) as error:  # whatever went wrong, the pure build is whole
            if WISH == "require":
                raise
            self._discard()
            if isinstance(error, CannotCompile):
                print(f"not compiled: {error}", flush=True)
            else:
                traceback.print_exc()
                print("not compiled: mypyc or the C compiler refused the sources", flush=True)

    def build_extensions(self) -> None:
        """For tests, read Python.h once: most of the many C files hold little more than that line."""
        if LEVEL == "0" and "gcc" in self.compiler.compiler_so[0]:
            header = Path(sysconfig.get_path("include"), "Python.h")
            flags = [*self.extensions[0].extra_compile_args, "-x", "c-header", str(header)]
            # Without gcc's prepared header nothing is lost but time, so its fate does not matter.
            subprocess.run([*self.compiler.compiler_so, *flags, "-o", "build/Python.h.gch"])
            self.compiler.include_dirs.insert(0, "build")
        super().build_extensions()

    def _look_for_all_that_is_needed(self) -> None:
        if WISH not in ("1", "require"):
            raise CannotCompile(f"IGROTEKA_FAST: found {WISH!r}; allowed: 0, 1, require")
        if LEVEL not in ("0", "1", "2", "3"):
            raise CannotCompile(f"IGROTEKA_FAST_LEVEL: found {LEVEL!r}; allowed: 0, 1, 2, 3")
        if self.editable_mode or self.inplace:
            raise CannotCompile("an editable install stays pure Python, so that every edit is in force")
        if importlib.util.find_spec("mypyc") is None:
            raise CannotCompile(f"mypyc is missing; it comes with {MYPY}")
        hint = "on Debian or Ubuntu: sudo apt install gcc python3-dev"
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
        if compiler and shutil.which(compiler[0]) is None:
            raise CannotCompile(f"there is no C compiler {compiler[0]!r} ({hint})")
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            raise CannotCompile(f"the C headers of Python are missing ({hint})")

    def _groups(self, package: Path) -> list[tuple[list[str], str]]:
        """The engine, the bots and each game as libraries of their own: they compile side by side and run as fast as one."""
        folders = [(package, ENGINE, "igroteka_core")]
        folders += [(package / "bots", BOTS, "igroteka_bots")]
        games = sorted(package.glob("games/*/"))
        folders += [(home, (*GAME, *ADVICE), f"igroteka_{home.name}") for home in games]
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
