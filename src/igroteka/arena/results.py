"""The results of a tournament, in a file that survives a crash: a head, then one line for each game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

from ..core import BadData
from ..core.errors import brief
from .plan import Plan
from .play import Result, result

FORMAT = "igroteka arena 1"


class Results:
    """All games of a plan that have been played so far."""

    def __init__(self, p: Plan, played: Iterable[Result] = (), path: Path | None = None) -> None:
        self.plan = p
        self.played = {one.number: one for one in played}
        self.path = path
        self._file: IO[str] | None = None

    def add(self, one: Result) -> None:
        """Keep a result, on disk before anything else is done."""
        self.played[one.number] = one
        if self.path is not None:
            if self._file is None:
                self._file = self.path.open("a", encoding="utf-8")
            self._file.write(json.dumps(one.to_data()) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def list(self) -> list[Result]:
        """The results by number."""
        return [self.played[number] for number in sorted(self.played)]


def open_results(p: Plan, path: Path | None) -> Results:
    """The results of a plan: empty, or those of the file to go on with."""
    if path is None:
        return Results(p)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(json.dumps({"format": FORMAT, "plan": p.to_data()}) + "\n")
            file.flush()
            os.fsync(file.fileno())
        return Results(p, path=path)
    text = path.read_text(encoding="utf-8")
    whole, _, torn = text.rpartition("\n")
    lines = whole.split("\n")
    head = _json(lines[0], 1)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadData(f"line 1: found {brief(lines[0])}; allowed: the head of a result file ({FORMAT})")
    if head.get("plan") != p.to_data():
        raise BadData(
            f"line 1: the file belongs to another plan: {brief(head.get('plan'))}; name another file"
        )
    found: list[Result] = []
    for number, line in enumerate(lines[1:], 2):
        try:
            found.append(_of_plan(p, result(_json(line, number))))
        except BadData as error:
            said = str(error)
            raise BadData(said if said.startswith("line ") else f"line {number}: {said}") from None
    if torn:  # the last line of a run that was killed while it wrote; that game is played again
        with path.open("r+b") as file:
            file.truncate(len((whole + "\n").encode()))
    return Results(p, found, path)


def _of_plan(p: Plan, one: Result) -> Result:
    pairings = p.pairings()
    if one.number >= len(pairings):
        raise BadData(f"number: found {one.number}; allowed: 0 to {len(pairings) - 1}")
    wanted = pairings[one.number]
    if (one.deal, one.bots) != (wanted.deal, wanted.bots):
        raise BadData(
            f"found deal {one.deal} of {', '.join(one.bots)}; allowed: deal {wanted.deal} of {', '.join(wanted.bots)}"
        )
    return one


def _json(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise BadData(f"line {number}: found {brief(line)}; allowed: JSON ({error})") from None
