"""The list of mutants: one TOML file for each area, one row for each defect that somebody would notice."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "src/igroteka"
"""The folder below which the files of all rows lie."""
FIELDS: Final = {"file", "old", "new", "tests", "defect"}


class BadRow(Exception):
    """A row that does not fit the sources any more; the message says which and why."""


@dataclass(frozen=True)
class Mutant:
    """A defect: a text that stands once in a file, what stands there instead, and the tests that must notice it."""

    area: str
    folder: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    defect: str
    equivalent: str = ""
    """Why no test can notice it, for a change that turned out to change nothing."""

    @property
    def path(self) -> str:
        """The file, counted from the root of the tree."""
        return f"{PACKAGE}/{self.file}"

    @property
    def selection(self) -> tuple[str, ...]:
        """The tests to try first, counted from the root of the tree."""
        return tuple([f"{self.folder}/{test}" for test in self.tests])

    def apply_to(self, source: str) -> str:
        """The text of the file with the defect in it."""
        found = source.count(self.old)
        if found != 1:
            raise BadRow(f"{self}: found the old text {found} times; allowed: once")
        return source.replace(self.old, self.new)

    def is_about(self, word: str) -> bool:
        """Whether a word stands in what the row says of itself."""
        return any(word in text for text in (self.file, self.defect, self.old))

    def __str__(self) -> str:
        return f"{self.area}: {self.file}: {self.defect}"


@dataclass(frozen=True)
class Area:
    """A part of the project with the folder of its own tests, and the rows it must have at least."""

    name: str
    folder: str
    least: int
    mutants: tuple[Mutant, ...]


def areas() -> list[Area]:
    """All areas, each from its file next to this module."""
    return [_area(file) for file in sorted(Path(__file__).parent.glob("*.toml"))]


def _area(file: Path) -> Area:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    rows = [_mutant(file.stem, data["folder"], row) for row in data["mutant"]]
    return Area(file.stem, data["folder"], data["least"], tuple(rows))


def _mutant(area: str, folder: str, row: Mapping[str, str | Sequence[str]]) -> Mutant:
    if not FIELDS <= set(row) <= FIELDS | {"equivalent"} or not row["tests"]:
        raise BadRow(f"{area}: found {row}; allowed: {sorted(FIELDS)}, perhaps equivalent, and some tests")
    texts = {name: str(value) for name, value in row.items() if name != "tests"}
    return Mutant(area=area, folder=folder, tests=tuple(row["tests"]), **texts)
