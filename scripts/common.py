"""What all scripts share: where things are, and how they speak."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN, EXE = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")


def program(home: Path, name: str) -> str:
    """A program of an environment."""
    return str(home / BIN / (name + EXE))


def say(text: str) -> None:
    """Tell at once what is being done."""
    print(text, flush=True)


def expect(is_so: bool, what: str) -> None:
    """End with 1 unless something is as it should be."""
    if not is_so:
        sys.exit(f"This is not so: {what}")


def succeeds(command: list[str]) -> bool:
    """Whether a command does, without a word about it."""
    return subprocess.run(command, capture_output=True).returncode == 0


def clean_up_when_terminated() -> None:
    """End like after an error when somebody asks for it, so that no process that was started here is left behind."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
