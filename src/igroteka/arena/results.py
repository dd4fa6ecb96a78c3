"""The results of a tournament, in a file that survives a crash: a head, then one line for each game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

from ..core import BadData
from ..core.errors import brief
from .plan import Pairing, Plan
from .play import Result, result

FORMAT = "igroteka arena 2"


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
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole, end, torn = text.rpartition("\n")
    if not end and _head(p).startswith(torn):
        # A new file, or one whose run was killed before its head was whole.
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("w", encoding="utf-8") as file:
            file.write(_head(p))
            file.flush()
            os.fsync(file.fileno())
        return Results(p, path=path)
    lines = (whole if end else torn).split("\n")
    head = _json(lines[0], 1)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadData(f"line 1: found {brief(lines[0])}; allowed: the head of a result file ({FORMAT})")
    if head.get("plan") != p.to_data():
        raise BadData(
            f"line 1: the file belongs to another plan: {brief(head.get('plan'))}; name another file"
        )
    found: list[Result] = []
    pairings = p.pairings()
    for number, line in enumerate(lines[1:], 2):
        try:
            found.append(_of_plan(pairings, result(_json(line, number))))
        except BadData as error:
            said = str(error)
            raise BadData(said if said.startswith("line ") else f"line {number}: {said}") from None
    if torn:  # the last line of a run that was killed while it wrote; that game is played again
        with path.open("r+b") as file:
            file.truncate(len((whole + "\n").encode()))
    return Results(p, found, path)


def _head(p: Plan) -> str:
    return json.dumps({"format": FORMAT, "plan": p.to_data()}) + "\n"


def _of_plan(pairings: list[Pairing], one: Result) -> Result:
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
