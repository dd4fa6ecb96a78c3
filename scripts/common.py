"""What all scripts share: where things are, and how they speak."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def program(home: Path, name: str) -> str:
    """A program of an environment."""
    return str(home / BIN / (name + EXE))


def say(text: str) -> None:
    """Tell at once what is being done."""
    print(text, flush=True)


def succeeds(command: list[str]) -> bool:
    """Whether a command does, without a word about it."""
    return subprocess.run(command, capture_output=True).returncode == 0
