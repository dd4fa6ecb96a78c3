"""Pictures of a tournament, as PNG, SVG or HTML: strengths with intervals, and how points are spread."""

from __future__ import annotations

import io
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from ..core import BadOption
from .report import Report

KINDS = ("png", "svg", "html")


def check_name(path: Path) -> None:
    """Refuse a file name whose ending tells no kind of picture."""
    if path.suffix.lstrip(".") not in KINDS:
        raise BadOption(f"plot: found {path.name!r}; allowed: a name that ends in .png, .svg or .html")


def plot(report: Report, path: Path) -> None:
    """Write the picture."""
    check_name(path)
    kind = path.suffix.lstrip(".")
    figure = _figure(report)
    if kind == "html":
        out = io.StringIO()
        figure.savefig(out, format="svg")
        svg = out.getvalue()
        title = escape(_title(report))
        page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>{svg[svg.index("<svg") :]}</html>'
        path.write_text(page, encoding="utf-8")
    else:
        figure.savefig(path, format=kind, dpi=120)


def _title(report: Report) -> str:
    p = report.plan
    return f"{p.game}, {p.seats} seats, {len(report.played)} games, seed {p.seed}"


def _figure(report: Report) -> Any:
    try:
        figures = import_module("matplotlib.figure")  # slow to import, so only when a picture is wanted
    except ImportError:
        raise BadOption(
            "plot: matplotlib is not installed; it comes with: pip install 'igroteka[lab]'"
        ) from None
    figure = figures.Figure(figsize=(9, 7), layout="constrained")
    figure.suptitle(_title(report))
    strength, points = figure.subplots(2, 1)
    terms = report.ratings.bots[::-1]
    strength.errorbar(
        [t.elo for t in terms],
        range(len(terms)),
        xerr=[[t.elo - t.low for t in terms], [t.high - t.elo for t in terms]],
        fmt="o",
        capsize=4,
        color="#1b5e9e",
    )
    strength.set_yticks(range(len(terms)), [t.name for t in terms])
    strength.set_xlabel("Elo, relative to the average, with 95 % interval")
    strength.grid(axis="x", alpha=0.4)
    totals = report.totals()
    points.boxplot(list(totals.values()), orientation="horizontal", tick_labels=list(totals), showmeans=True)
    points.set_xlabel("points (box: middle half, triangle: mean)")
    points.grid(axis="x", alpha=0.4)
    return figure
