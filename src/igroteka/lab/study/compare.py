"""Two studies of the same game side by side: by how much they differ, and whether that may be luck."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from ...core import BadData, Json
from ...core.errors import brief
from .estimates import Estimate, read_estimate
from .study import KINDS, LENGTHS, Study, least_of
from .tables import Measure, StudyTable, TableRow, finding_of, findings_table

WHAT: Final = "what `igroteka study --json` has printed"


@dataclass(frozen=True)
class EarlierRow:
    """A row of a study that was written earlier."""

    words: str
    seats: int
    share: Estimate | None
    points: Estimate | None


@dataclass(frozen=True)
class EarlierStudy:
    """What a study that was written earlier tells: rows by number of seats, kind and key; findings by number of seats, name and measure."""

    game: str
    source: str
    games: int
    rows: dict[tuple[int, str, str], EarlierRow]
    findings: dict[tuple[int, str, str], Estimate]


def read_study(text: str) -> EarlierStudy:
    """A study as JSON text; what is none raises `BadData`, which names the place, what was found and what is allowed."""
    try:
        data: Json = json.loads(text)
    except (ValueError, RecursionError):
        raise BadData(f"found no JSON; allowed: {WHAT}") from None
    if not isinstance(data, dict) or data.get("igroteka") != "study":
        raise BadData(f"found {brief(data)}; allowed: {WHAT}")
    rows: dict[tuple[int, str, str], EarlierRow] = {}
    findings: dict[tuple[int, str, str], Estimate] = {}
    for i, part in enumerate(_list(data.get("studies"), "studies")):
        where = f"studies[{i}]"
        of = _object(part, where)
        seats = _number(of.get("seats"), f"{where}.seats")
        tables = _object(of.get("tables"), f"{where}.tables")
        for kind in KINDS:
            for j, one in enumerate(_list(tables.get(kind), f"{where}.tables.{kind}")):
                place = f"{where}.tables.{kind}[{j}]"
                row = _object(one, place)
                rows[seats, kind, _text(row.get("key"), f"{place}.key")] = _row(row, place)
        findings |= {(seats, *keys): one for keys, one in _findings(of.get("findings"), f"{where}.findings")}
    return EarlierStudy(
        _text(data.get("game"), "game"),
        _text(data.get("source"), "source"),
        _number(data.get("games"), "games"),
        rows,
        findings,
    )


def _row(row: dict[str, Json], place: str) -> EarlierRow:
    return EarlierRow(
        _text(row.get("words"), f"{place}.words"),
        _number(row.get("seats"), f"{place}.seats"),
        read_estimate(row.get("share"), f"{place}.share"),
        read_estimate(row.get("points"), f"{place}.points"),
    )


def _findings(data: Json, where: str) -> list[tuple[tuple[str, str], Estimate]]:
    """The measured numbers by row and measure."""
    if data is None:
        return []
    of = _object(data, where)
    told: list[tuple[tuple[str, str], Estimate]] = []
    measures = [
        _keys(keys, f"{where}.measures[{i}]")
        for i, keys in enumerate(_list(of.get("measures"), f"{where}.measures"))
    ]
    for i, one in enumerate(_list(of.get("rows"), f"{where}.rows")):
        row = _object(one, f"{where}.rows[{i}]")
        for keys in measures:
            estimate = finding_of(row, keys)
            if estimate is not None:
                told.append(((str(next(iter(row.values()))), keys[0]), estimate))
    return told


def _keys(data: Json, where: str) -> tuple[str, str, str]:
    keys = [_text(one, where) for one in _list(data, where)]
    if len(keys) != 3:
        raise BadData(
            f"{where}: found {brief(data)}; allowed: the keys of a number and of the ends of its interval"
        )
    return keys[0], keys[1], keys[2]


def _object(data: Json, where: str) -> dict[str, Json]:
    if not isinstance(data, dict):
        raise BadData(f"{where}: found {brief(data)}; allowed: an object")
    return data


def _list(data: Json, where: str) -> list[Json]:
    if not isinstance(data, list):
        raise BadData(f"{where}: found {brief(data)}; allowed: a list")
    return data


def _text(data: Json, where: str) -> str:
    if not isinstance(data, str):
        raise BadData(f"{where}: found {brief(data)}; allowed: a text")
    return data


def _number(data: Json, where: str) -> int:
    if type(data) is not int or data < 0:
        raise BadData(f"{where}: found {brief(data)}; allowed: a whole number, 0 or more")
    return data


# ---------------------------------------------------------------- the differences

#: What is said of a difference: whether zero is within its interval.
APART: Final = ("may be luck", "apart from zero")


def compare(study: Study, other: EarlierStudy, least: int) -> list[tuple[int, StudyTable]]:
    """What differs between a study and another one of the same game: tables by number of seats, for rows that both have.

    Every number is that of the study less that of the other.
    """
    if study.game.key != other.game:
        raise BadData(f"game: found {brief(other.game)}; allowed: {study.game.key}, since that is studied")
    tables: list[tuple[int, StudyTable]] = []
    for part in study.parts:
        for kind, title in KINDS.items():
            if kind in LENGTHS:
                continue  # their bands are those of one study
            rows: list[TableRow] = []
            for row in part.rows(kind, least):
                before = other.rows.get((part.seats, kind, row.key))
                if before is not None and before.points is not None and before.seats >= least_of(kind, least):
                    share = row.share.minus(before.share) if row.share and before.share else None
                    rows.append(
                        _difference(
                            row.words, row.seats, before.seats, (share, row.points.minus(before.points))
                        )
                    )
            measures = (Measure("wins", is_share=True, is_signed=True), Measure("points", is_signed=True))
            heads = (">seats", ">compared with", "")
            tables.append(
                (part.seats, StudyTable(f"{title}: difference", kind, heads, measures, tuple(rows), 0.0))
            )
        findings = part.findings()
        if findings is not None and findings.measures:
            tables.append((part.seats, _compare_findings(findings_table(findings, least), part.seats, other)))
    return [(seats, one) for seats, one in tables if one.rows]


def _difference(
    name: str, seats: int, before: int, apart: tuple[Estimate | None, Estimate | None]
) -> TableRow:
    is_clear = any(one is not None and one.is_apart_from_zero for one in apart)
    return TableRow(name, (str(seats), str(before), APART[is_clear]), apart)


def _compare_findings(table: StudyTable, seats: int, other: EarlierStudy) -> StudyTable:
    rows: list[TableRow] = []
    for row in table.rows:
        apart: list[Estimate | None] = []
        for measure, now in zip(table.measures, row.estimates, strict=True):
            before = other.findings.get((seats, row.name, measure.name))
            apart.append(now.minus(before) if now is not None and before is not None else None)
        if any(apart):
            is_clear = any(one is not None and one.is_apart_from_zero for one in apart)
            rows.append(TableRow(row.name, (APART[is_clear],), tuple(apart)))
    rows.sort(key=lambda row: -abs(row.estimates[0].value) if row.estimates[0] else 0.0)
    return StudyTable(f"{table.title}: difference", table.heading, ("",), table.measures, tuple(rows), 0.0)
