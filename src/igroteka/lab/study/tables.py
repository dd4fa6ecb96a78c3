"""The tables of a study: words, plain cells, and numbers with intervals. The terminal prints them, the page draws them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...core import Json
from ...core.optional import Findings
from .estimates import Estimate
from .study import KINDS, LENGTHS, SeatStudy, StudyRow

INTERVAL: Final = ">95 % interval"


@dataclass(frozen=True)
class Measure:
    """What a column of numbers with intervals is: its name, and how numbers are written."""

    name: str
    is_share: bool = False
    is_signed: bool = False

    def write(self, value: float) -> str:
        """A number."""
        sign = "+" if self.is_signed else ""
        return f"{value:{sign}.1%}" if self.is_share else f"{value:{sign}.1f}"

    def cells(self, one: Estimate | None) -> tuple[str, str]:
        """A number and its interval, as far as they are known."""
        if one is None:
            return "", ""
        if one.low is None or one.high is None:
            return self.write(one.value), ""
        return self.write(one.value), f"{self.write(one.low)} to {self.write(one.high)}"


@dataclass(frozen=True)
class TableRow:
    """A name, plain cells, and an estimate for each measure of the table."""

    name: str
    cells: tuple[str, ...]
    estimates: tuple[Estimate | None, ...]


@dataclass(frozen=True)
class StudyTable:
    """A title, the heading of the names, those of the plain cells (> for numbers), the measures, and the rows.

    `even` is where a number of the first measure would lie if all rows were alike; None if that is not known.
    """

    title: str
    heading: str
    heads: tuple[str, ...]
    measures: tuple[Measure, ...]
    rows: tuple[TableRow, ...]
    even: float | None = None

    @property
    def columns(self) -> list[str]:
        """The headings of the printed table."""
        numbers = [word for one in self.measures for word in (f">{one.name}", INTERVAL)]
        return [self.heading, *self.heads, *numbers]

    def to_data(self) -> dict[str, Json]:
        """The numbers of all rows as JSON data."""
        rows: list[Json] = []
        for row in self.rows:
            pairs = zip(self.measures, row.estimates, strict=True)
            numbers = {measure.name: one.to_data() if one is not None else None for measure, one in pairs}
            rows.append({self.heading: row.name, **numbers})
        return {"title": self.title, "rows": rows}

    def printed(self, row: TableRow) -> list[str]:
        """The words of one row of the printed table."""
        pairs = zip(self.measures, row.estimates, strict=True)
        return [row.name, *row.cells, *[word for measure, one in pairs for word in measure.cells(one)]]


POINTS: Final = Measure("points")
SHARE: Final = Measure("wins", is_share=True)
FIRST: Final = Measure("wins of the first to decide", is_share=True)


def tables_of(study: SeatStudy, least: int) -> list[StudyTable]:
    """All tables about the games with so many seats; those that would be empty are left out."""
    tables = [table_of(study, kind, least) for kind in KINDS]
    # One player among themselves, or one seat, is all seats again.
    tables = [one for one in tables if len(one.rows) > 1 or one.heading not in ("player", "seat", "order")]
    findings = study.findings()
    if findings is not None:
        tables.append(findings_table(findings, least))
    return [one for one in tables if one.rows]


def table_of(study: SeatStudy, kind: str, least: int) -> StudyTable:
    """The table of one kind."""
    rows = study.rows(kind, least)
    is_contest = any(row.share is not None for row in rows)
    share = FIRST if kind in LENGTHS else SHARE
    is_opening = kind == "opening"

    def line(row: StudyRow) -> TableRow:
        said = (study.move_words(row.key),) if is_opening else ()
        numbers = (row.share, row.points) if is_contest else (row.points,)
        return TableRow(row.words, (*said, str(row.seats)), numbers)

    heads = (*(["in words"] if is_opening else []), ">games" if kind in LENGTHS else ">seats")
    measures = (share, POINTS) if is_contest else (POINTS,)
    even = 1 / study.seats if is_contest and study.seats > 1 else None
    return StudyTable(KINDS[kind], kind, heads, measures, tuple([line(row) for row in rows]), even)


def findings_table(findings: Findings, least: int = 1) -> StudyTable:
    """What the game itself has measured, sorted by its first measure; rows behind which there is too little are left out."""
    rows = [row for row in findings.rows if not findings.count or number_of(row[findings.count]) >= least]
    if not rows:
        return StudyTable(findings.title, "", (), (), ())
    first, *keys = list(rows[0])
    measured = {key for keys_of in findings.measures for key in keys_of}
    plain = [key for key in keys if key not in measured]
    lines = [
        TableRow(
            str(row[first]),
            tuple([_cell(row[key]) for key in plain]),
            tuple([finding_of(row, keys_of) for keys_of in findings.measures]),
        )
        for row in rows
    ]
    if findings.measures:
        lines.sort(key=lambda line: -line.estimates[0].value if line.estimates[0] else math.inf)
    return StudyTable(
        findings.title,
        first,
        tuple([key if isinstance(rows[0][key], str) else f">{key}" for key in plain]),
        tuple([Measure(value, is_signed=True) for value, _, _ in findings.measures]),
        tuple(lines),
        0.0 if findings.measures else None,
    )


def finding_of(row: Mapping[str, Json], keys: tuple[str, str, str]) -> Estimate | None:
    """The measured number of a row of findings with its interval."""
    value, low, high = [
        float(one) if isinstance(one, int | float) else None for one in [row.get(key) for key in keys]
    ]
    return None if value is None else Estimate(value, low, high)


def number_of(value: str | int | float | None) -> float:
    """A number to compare; what is none is the least."""
    return float(value) if isinstance(value, int | float) else -math.inf


def _cell(value: str | int | float | None) -> str:
    return f"{value:.2f}" if isinstance(value, float) else "" if value is None else str(value)
