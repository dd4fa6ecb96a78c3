"""The results of a tournament, in a file that survives a crash: a head, then one line for each game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import IO, NoReturn

from ...core import BadData, BadOption, Json
from ...core.errors import brief
from ...core.registry import find
from .check import ResultChecker
from .plan import TournamentPlan
from .play import GameResult, read_result

FORMAT = "igroteka arena 3"


class Results:
    """All games of a plan that have been played so far."""

    def __init__(
        self, p: TournamentPlan, played: Iterable[GameResult] = (), path: Path | None = None
    ) -> None:
        self.plan = p
        self.played = {one.number: one for one in played}
        self.path = path
        self._file: IO[str] | None = None

    def add(self, one: GameResult) -> None:
        """Keep a result, on disk before anything else is done."""
        self.played[one.number] = one
        if self.path is not None:
            try:
                if self._file is None:
                    self._file = self.path.open("a", encoding="utf-8")
                self._file.write(json.dumps(one.to_data()) + "\n")
                self._file.flush()
                os.fsync(self._file.fileno())
            except OSError as error:
                _refuse(self.path, "written", error)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            with suppress(OSError):  # every line that counts is on disk already
                self._file.close()
            self._file = None

    def list(self) -> list[GameResult]:
        """The results by number."""
        return [self.played[number] for number in sorted(self.played)]


def open_results(p: TournamentPlan, path: Path | None) -> Results:
    """The results of a plan: empty, or those of the file to go on with.

    A file with fewer games of the same plan is gone on with as well.
    """
    if path is None:
        return Results(p)
    text = _read(path)
    whole, end, torn = text.rpartition("\n")
    if not end and _head(p).startswith(torn):
        # A new file, or one whose run was killed before its head was whole.
        _write(path, _head(p))
        return Results(p, path=path)
    lines = (whole if end else torn).split("\n")
    head = _json(lines[0], 1)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadData(f"line 1: found {brief(lines[0])}; allowed: the head of a result file ({FORMAT})")
    longer = _require_same_plan(head, p)
    stored: dict[int, tuple[int, GameResult]] = {}
    checker = ResultChecker(p)
    for number, line in enumerate(lines[1:], 2):
        try:
            one = checker.check(read_result(_json(line, number)))
            before, same = stored.setdefault(one.number, (number, one))
            if same != one:
                raise BadData(f"found another result of game {one.number}; allowed: that of line {before}")
        except BadData as error:
            said = str(error)
            raise BadData(said if said.startswith("line ") else f"line {number}: {said}") from None
    if longer or torn:
        # The head names the plan to its full length. The last line of a run that was killed while it wrote is left
        # out: that game is played again.
        _write(path, "\n".join([json.dumps({**head, "plan": p.to_data()}), *lines[1:], ""]))
    return Results(p, [one for _, one in stored.values()], path)


# ---------------------------------------------------------------- the head


def _head(p: TournamentPlan) -> str:
    return json.dumps({"format": FORMAT, "plan": p.to_data(), **_about(p)}) + "\n"


def _about(p: TournamentPlan) -> dict[str, dict[str, Json]]:
    """What a plan names but does not hold: the rules, and what stands in the files of learned bots."""
    g = find(p.game)
    files = {name: Path(name.removeprefix("value:")) for name in p.bots if name.startswith("value:")}
    return {
        "rules": {"edition": g.edition, "version": g.version},
        "files": {name: sha256(path.read_bytes()).hexdigest()[:16] for name, path in files.items()},
    }


def _require_same_plan(head: dict[str, Json], p: TournamentPlan) -> bool:
    """Refuse the file of another plan; whether the plan has only more games than the file was made for."""
    plan = head.get("plan")
    if not isinstance(plan, dict):
        raise BadData(f"line 1: plan: found {brief(plan)}; allowed: a plan")
    games = plan.get("games")
    fewer = games if type(games) is int and 0 < games < p.games else p.games
    differ = _differences("", plan, {**p.to_data(), "games": fewer})
    for key, value in _about(p).items():
        if key in head:  # files of older runs do not tell
            differ += _differences("network " if key == "files" else "", _head_entry(head, key), value)
    if differ:
        raise BadData(f"line 1: the file belongs to another plan: {'; '.join(differ)}; name another file")
    kept = replace(p, games=fewer).pairings()
    if kept != p.pairings()[: len(kept)]:
        raise BadData(
            f"line 1: the file ends in the middle of a deal, after {fewer} games of each line-up; "
            f"allowed: {fewer} games as before, or another file"
        )
    return fewer < p.games


def _head_entry(head: dict[str, Json], key: str) -> dict[str, Json]:
    told = head[key]
    if not isinstance(told, dict):
        raise BadData(f"line 1: {key}: found {brief(told)}; allowed: names with what they stand for")
    return told


def _differences(kind: str, stored: dict[str, Json], wanted: dict[str, Json]) -> list[str]:
    """What differs, key by key."""
    return [
        f"its {kind}{key} is {_quote(stored.get(key))}, not {_quote(wanted.get(key))}"
        for key in [*wanted, *[key for key in stored if key not in wanted]]
        if stored.get(key) != wanted.get(key)
    ]


def _quote(value: Json) -> str:
    """A value of a head, whole if it is not too long: two that differ must not look alike."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 300 else brief(value)


# ---------------------------------------------------------------- the file


def _read(path: Path) -> str:
    """What the file holds, nothing if there is none; a file that cannot be written to is refused now."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            return ""
        with path.open("r+b") as file:
            return file.read().decode("utf-8")
    except UnicodeDecodeError:
        raise BadData(f"{path} is no text file; allowed: a result file, or a new name") from None
    except OSError as error:
        _refuse(path, "read and written", error)


def _write(path: Path, text: str) -> None:
    """Put a new text in the place of the old one at once: a crash leaves one of the two."""
    try:
        home = path.resolve()  # where a link leads to, not the link, gets the new text
        fresh = home.with_name(f"{home.name}.new")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, home)
    except OSError as error:
        _refuse(path, "written", error)


def _refuse(path: Path, action: str, error: OSError) -> NoReturn:
    why = (error.strerror or str(error)).lower()
    raise BadOption(f"{path} cannot be {action}: {why}; allowed: a file in a folder that can be written to")


def _json(line: str, number: int) -> Json:
    try:
        data: Json = json.loads(line)
        return data
    except (ValueError, RecursionError) as error:
        raise BadData(f"line {number}: found {brief(line)}; allowed: JSON ({error})") from None
