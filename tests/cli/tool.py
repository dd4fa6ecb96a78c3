"""Run the command, inside this process or as a real one, and make log files to work on."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from igroteka import Match, Rng
from igroteka.cli import app
from igroteka.core.registry import FOLDERS

PLAIN = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "120", "NO_COLOR": "1"}


def run(*words: str | Path, typed: str | None = None, lang: str = "C.UTF-8") -> Result:
    """The command in this process."""
    return CliRunner(env={**PLAIN, "LANG": lang}).invoke(app, [str(w) for w in words], input=typed)


def inside(folder: Path, *words: str | Path, typed: str | None = None) -> Result:
    """The command on a game in a folder. Afterwards the game is forgotten, so that changed files count next time."""
    registry: Any = importlib.import_module("igroteka.core.registry")
    path, extra, folders = sys.path.copy(), dict(registry._extra), os.environ.get(FOLDERS)
    try:
        return run(*words, typed=typed)
    finally:
        os.environ.pop(FOLDERS, None)
        if folders is not None:
            os.environ[FOLDERS] = folders
        registry._loaded.discard(str(folder.resolve()))
        sys.path[:] = path
        registry._extra.clear()
        registry._extra.update(extra)
        for name in [n for n in sys.modules if n.partition(".")[0] == folder.name]:
            del sys.modules[name]


def refused(*words: str | Path, status: int = 2) -> str:
    """The one sentence with which the command refuses."""
    result = run(*words)
    assert result.exit_code == status, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("igroteka: ")
    return lines[0].removeprefix("igroteka: ")


def real(
    *words: str | Path, typed: str = "", cwd: Path | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "igroteka", *[str(w) for w in words]],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, **PLAIN, "PYTHONIOENCODING": "utf-8", **env},
    )


def played(seats: int = 2, seed: str = "7", steps: int | None = None, **options: str) -> Match:
    """A match of Dream City with random moves: all of it, or up to some decisions."""
    m = Match.new("dream_city", seats=seats, seed=seed, options=options)
    rng = Rng(f"{seed} moves")
    decisions = 0
    while not m.over and decisions != steps:
        seat = m.seats[0]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
        decisions += 1
    return m


def saved(folder: Path, m: Match, name: str = "game.log") -> Path:
    """A log file."""
    path = folder / name
    path.write_text(m.export(), encoding="utf-8")
    return path
