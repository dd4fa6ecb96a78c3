"""A study as one HTML file that needs nothing else: all tables, each number with its interval drawn beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from ...core import Text
from ...texts import speaker
from .estimates import Estimate
from .study import SeatStudy, Study
from .tables import Measure, StudyTable, TableRow, tables_of

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2327; --paper: #fff; --faint: #5a646b; --line: #d5dade; --mark: #1b5e9e; --band: #f3f6f8 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6eaed; --paper: #14181b; --faint: #a3adb4; --line: #3a4248; --mark: #7db8f0; --band: #1c2226 }
}
* { box-sizing: border-box }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; color: var(--ink); background: var(--paper) }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; border-bottom: 2px solid var(--line) }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .5rem }
p { margin: .3rem 0; max-width: 48rem } p, td, th { overflow-wrap: anywhere }
.faint { color: var(--faint); font-size: .9rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle }
thead th { font-size: .9rem; color: var(--faint); vertical-align: bottom; overflow-wrap: normal }
tbody th { font-weight: 600 }
tbody tr:nth-child(even) { background: var(--band) }
.n { text-align: right; font-variant-numeric: tabular-nums }
.m { width: 24% }
.m b { font-variant-numeric: tabular-nums } .m span { color: var(--faint); font-size: .85rem; font-variant-numeric: tabular-nums }
.scale { display: flex; justify-content: space-between; font-weight: 400 }
svg { display: block; width: 100%; height: .9rem }
line { vector-effect: non-scaling-stroke }
.whisker { stroke: var(--mark); stroke-width: 2 } .value { stroke: var(--mark); stroke-width: 5 }
.even { stroke: var(--faint); stroke-width: 1; stroke-dasharray: 3 3 }
@media (max-width: 44rem) {
  table, tbody, tr, tbody td, tbody th { display: block; width: 100% }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  tbody tr { padding: .5rem 0; border-bottom: 1px solid var(--line) }
  tbody td, tbody th { border: 0; padding: .1rem .6rem; text-align: left }
  tbody td.m, tbody td.n { width: 100%; text-align: left }
  tbody td[data-of]:not(:empty)::before { content: attr(data-of) ": "; color: var(--faint) }
  tbody td:empty { display: none }
}
"""


@dataclass(frozen=True)
class Scale:
    """The numbers that a column of pictures shows, from left to right."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Where a number lies, from 0 to 100."""
        return round(100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low), 2)


def scale_of(measure: Measure, estimates: Sequence[Estimate | None], even: float | None) -> Scale:
    """A scale on which all intervals of a column are seen in full, and the even value too."""
    known = [one for one in estimates if one is not None]
    ends = [end for one in known for end in (one.value, one.low, one.high) if end is not None]
    ends += [even] if even is not None else []
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    room = (high - low) * 0.04 or 0.01 if measure.is_share else (high - low) * 0.04 or 1.0
    is_part = measure.is_share and not measure.is_signed
    return Scale(max(0.0, low - room), min(1.0, high + room)) if is_part else Scale(low - room, high + room)


def even_of(table: StudyTable, place: int) -> float | None:
    """Where the numbers of a measure would lie if all rows were alike: zero for differences."""
    return 0.0 if table.measures[place].is_signed else table.even if place == 0 else None


def interval_picture(one: Estimate, scale: Scale, even: float | None) -> str:
    """A line for the interval, a thick mark for the value, and a dashed line where it would lie if all rows were alike."""

    def line(kind: str, x1: float, x2: float, y1: int, y2: int) -> str:
        return f'<line class="{kind}" x1="{x1:g}" x2="{x2:g}" y1="{y1}" y2="{y2}"/>'

    marks = line("even", scale.at(even), scale.at(even), 0, 12) if even is not None else ""
    if one.low is not None and one.high is not None:
        marks += line("whisker", scale.at(one.low), scale.at(one.high), 6, 6)
    marks += line("value", scale.at(one.value), scale.at(one.value), 2, 10)
    return f'<svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">{marks}</svg>'


def study_page(
    study: Study,
    least: int,
    most: int = 0,
    differences: Sequence[tuple[int, StudyTable]] = (),
    other: str = "",
) -> str:
    """The whole page. Tables have at most so many rows (`most`; 0 means all); `differences` are those from the study called `other`."""
    called = speaker(study.game.key, "en")(Text("title"))
    title = escape(f"{called}: {study.games} game{'' if study.games == 1 else 's'}")
    said = [f"Games: {study.source}.", *[f"{one[0].upper()}{one[1:]}." for one in study.remarks]]
    head = "".join([f"<p>{escape(one)}</p>" for one in said])
    parts = "".join([_part(one, least, most) for one in study.parts])
    if differences:
        parts += f"<h2>Compared with {escape(other)}</h2><p class=faint>{COMPARED}</p>"
        parts += "".join([_table(one, most, f" ({_seats(seats)})") for seats, one in differences])
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>"
        f"{head}<p class=faint>{HOW_TO_READ}</p>{parts}</body></html>\n"
    )


HOW_TO_READ: Final = (
    "Thick marks are what was seen; thin lines are 95 % intervals: of Wilson for shares of wins, of Student for means of points. "
    "A dashed line is where a number would lie if all rows were alike. Of many rows one in twenty is apart from it by luck alone. "
    "Where players of different strength choose different things, those of the strongest look best."
)
COMPARED: Final = "Every number is that of the games above less that of the others. If zero is within the interval, the difference may be luck."


def _seats(seats: int) -> str:
    return f"{seats} seat{'' if seats == 1 else 's'}"


def _part(part: SeatStudy, least: int, most: int) -> str:
    options = [
        f"{key}={', '.join([value if n == part.games else f'{value} ({n})' for value, n in values.most_common()])}"
        for key, values in part.options.items()
    ]
    games = f"{part.games} game{'' if part.games == 1 else 's'}"
    head = f"<h2>{_seats(part.seats)}, {games}</h2>"
    told = f"<p class=faint>Options: {escape('; '.join(options))}</p>" if options else ""
    return head + told + "".join([_table(one, most) for one in tables_of(part, least)])


def _table(table: StudyTable, most: int, more: str = "") -> str:
    scales = [
        scale_of(measure, [row.estimates[i] for row in table.rows], even_of(table, i))
        for i, measure in enumerate(table.measures)
    ]
    rows = table.rows[: most or None]
    heads = [f"<th scope=col{_class(name)}>{escape(name.removeprefix('>'))}</th>" for name in table.heads]
    heads += [
        f"<th scope=col class=m>{escape(measure.name)}<div class=scale aria-hidden=true><span>{measure.write(scale.low)}</span>"
        f"<span>{measure.write(scale.high)}</span></div></th>"
        for measure, scale in zip(table.measures, scales, strict=True)
    ]
    left = len(table.rows) - len(rows)
    rest = f"<p class=faint>{left} more row{'' if left == 1 else 's'}</p>" if left else ""
    title = table.title[:1].upper() + table.title[1:]
    return (
        f"<section><h3>{escape(title + more)}</h3><table><thead><tr><th scope=col>{escape(table.heading)}</th>{''.join(heads)}</tr></thead>"
        f"<tbody>{''.join([_row(table, row, scales) for row in rows])}</tbody></table>{rest}</section>"
    )


def _row(table: StudyTable, row: TableRow, scales: list[Scale]) -> str:
    cells = [
        f'<td{_class(name)} data-of="{escape(name.removeprefix(">"))}">{escape(cell)}</td>'
        for name, cell in zip(table.heads, row.cells, strict=True)
    ]
    for i, (measure, one) in enumerate(zip(table.measures, row.estimates, strict=True)):
        value, interval = measure.cells(one)
        picture = interval_picture(one, scales[i], even_of(table, i)) if one is not None else ""
        words = f"<b>{value}</b> <span>{interval}</span>" if one is not None else ""
        cells.append(f'<td class=m data-of="{escape(measure.name)}">{words}{picture}</td>')
    return f"<tr><th scope=row>{escape(row.name)}</th>{''.join(cells)}</tr>"


def _class(name: str) -> str:
    return " class=n" if name.startswith(">") else ""
