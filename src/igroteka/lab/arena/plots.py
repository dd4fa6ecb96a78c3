"""Pictures of a tournament: strengths with intervals, and how points are spread. As PNG, SVG, or HTML with all tables."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ...core import BadOption
from ...core.extras import import_extra
from .report import TournamentReport
from .tables import ResultTable, tables, title, verdict

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS = ("png", "svg", "html")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c1c1c; background: #fff }
table { border-collapse: collapse; margin: 1.5rem 0 }
th, td { padding: .2rem .8rem; border-bottom: 1px solid #ccc; text-align: left }
.n { text-align: right; font-variant-numeric: tabular-nums }
svg { max-width: 100%; height: auto }
"""

Point = tuple[str, float, float, float]  # name, value, low, high


def check_plot(path: Path) -> None:
    """Refuse a picture that could not be drawn or written, before anything is played for it."""
    if path.suffix.lstrip(".") not in KINDS:
        raise BadOption(f"plot: found {path.name!r}; allowed: a name that ends in .png, .svg or .html")
    _figure_class()
    fresh = not os.path.lexists(path)
    try:
        # Whether a file can be written is best told by the system itself.
        with path.open("ab"):
            pass
        if fresh:
            path.unlink()
    except OSError as error:
        raise _write_error(path, error) from None


def plot(report: TournamentReport, path: Path) -> None:
    """Write the picture."""
    check_plot(path)
    kind = path.suffix.lstrip(".")
    figure = _figure(report)
    out = io.BytesIO()
    figure.savefig(out, format="svg" if kind == "html" else kind, dpi=120)
    picture = out.getvalue()
    if kind == "html":
        svg = picture.decode("utf-8")
        picture = _page(report, svg[svg.index("<svg") :]).encode("utf-8")
    try:
        path.write_bytes(picture)
    except OSError as error:
        raise _write_error(path, error) from None


def _write_error(path: Path, error: OSError) -> BadOption:
    why = (error.strerror or str(error)).lower()
    return BadOption(
        f"plot: {path} cannot be written: {why}; allowed: a file in a folder that can be written to"
    )


def _page(report: TournamentReport, svg: str) -> str:
    name = escape(title(report))
    said = [*report.notes, verdict(report)]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{name}</title><style>{STYLE}</style>'
        f"<h1>{name}</h1>{''.join([_html(one) for one in tables(report)])}"
        f"{''.join([f'<p>{escape(one)}</p>' for one in said if one])}{svg}</html>\n"
    )


def _html(table: ResultTable) -> str:
    numbers = [name.startswith(">") for name in table.head]

    def line(cell: str, words: Sequence[str]) -> str:
        cells = [
            f"<{cell}{' class=n' if number else ''}>{escape(word)}</{cell}>"
            for word, number in zip(words, numbers, strict=True)
        ]
        return f"<tr>{''.join(cells)}</tr>"

    head = line("th", [name.removeprefix(">") for name in table.head])
    return f"<table>{head}{''.join([line('td', row) for row in table.rows])}</table>"


def _panels(report: TournamentReport) -> list[tuple[str, list[Point]]]:
    """What is shown with intervals: bots, and seats and sides where there are any."""
    if report.solo:
        bots = [_mean(one.name, one.mean, one.low, one.high) for one in report.means()]
        sides = [_mean(report.label(one.name), one.mean, one.low, one.high) for one in report.side_points()]
        panels = [("mean points, with 95 % interval", bots)]
        panels.append(("points of a side above the average side", sides))
    else:
        r = report.ratings
        panels = [
            (
                "Elo, relative to the average, with 95 % interval",
                [(t.name, t.elo, t.low, t.high) for t in r.bots],
            )
        ]
        panels.append(("Elo of a seat", [(f"seat {t.name}", t.elo, t.low, t.high) for t in r.seats]))
        panels.append(("Elo of a side", [(report.label(t.name), t.elo, t.low, t.high) for t in r.sides]))
    return [(words, points) for words, points in panels if points]


def _mean(name: str, mean: float, low: float | None, high: float | None) -> Point:
    return name, mean, mean if low is None else low, mean if high is None else high


def _figure_class() -> type[Figure]:
    """What pictures are made of: slow to import, so only when one is wanted."""
    figure: type[Figure] = import_extra("matplotlib.figure", "lab", "plot").Figure
    return figure


def _figure(report: TournamentReport) -> Figure:
    panels = _panels(report)
    totals = report.totals()
    heights = [1.2 + 0.3 * len(points) for _, points in panels] + [1.2 + 0.4 * len(totals)] * 2
    figure = _figure_class()(figsize=(9, max(7.0, sum(heights))), layout="constrained")
    figure.suptitle(title(report))
    places = figure.subplots(len(heights), 1, height_ratios=heights)
    for place, (words, points) in zip(places, panels, strict=False):
        _draw_terms(place, words, points)
    boxes, bars = places[-2], places[-1]
    upwards = dict(reversed(totals.items()))
    boxes.boxplot(list(upwards.values()), orientation="horizontal", tick_labels=list(upwards), showmeans=True)
    boxes.set_xlabel("points (box: middle half, triangle: mean)")
    boxes.grid(axis="x", alpha=0.4)
    bars.hist(list(totals.values()), bins=20, label=list(totals))
    bars.set_xlabel("points")
    bars.set_ylabel("results")
    bars.set_axisbelow(True)
    bars.legend()
    bars.grid(axis="y", alpha=0.4)
    return figure


def _draw_terms(place: Axes, words: str, points: list[Point]) -> None:
    upwards = points[::-1]
    place.errorbar(
        [value for _, value, _, _ in upwards],
        range(len(upwards)),
        xerr=[[value - low for _, value, low, _ in upwards], [high - value for _, value, _, high in upwards]],
        fmt="o",
        capsize=4,
        color="#1b5e9e",
    )
    place.set_yticks(range(len(upwards)), [name for name, _, _, _ in upwards])
    place.set_ylim(-0.6, len(upwards) - 0.4)
    place.set_xlabel(words)
    place.grid(axis="x", alpha=0.4)
