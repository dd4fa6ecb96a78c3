"""Which build runs: the sources as they are, or the same files compiled."""

from __future__ import annotations

from importlib.metadata import version as installed_version
from typing import Literal

from igroteka.core import agenda


def mode() -> Literal["compiled", "interpreted"]:
    """Whether the engine runs compiled; a build compiles all of its modules or none."""
    return "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"


def version() -> str:
    """The version with its build, as ``igroteka --version`` prints it."""
    return f"igroteka {installed_version('igroteka')}, {mode()}"
