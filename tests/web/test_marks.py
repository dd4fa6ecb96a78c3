"""Marks on the board: told apart without colours, and still for whoever wants no movement."""

from __future__ import annotations

import re
from pathlib import Path

import igroteka
from igroteka.drawing.svg import common_rules

STATIC = Path(igroteka.__file__).parent / "web" / "static"
STATES = ("chosen", "taken", "pointed")


def line_of(declarations: str) -> tuple[str, ...]:
    """How a line is drawn, but for its colour."""
    found = dict(re.findall(r"(stroke-(?:dasharray|linecap)):\s*([^;]+)", declarations))
    return found["stroke-dasharray"], found.get("stroke-linecap", "")


def test_a_mark_is_known_by_its_line_and_not_only_by_its_colour() -> None:
    sheet = (STATIC / "table.css").read_text(encoding="utf-8")
    rules = {state: f".board-sheet svg .{state} > .hit {{" for state in STATES}
    lines = {state: line_of(sheet.partition(rule)[2].partition("}")[0]) for state, rule in rules.items()}
    lines["marked"] = line_of(common_rules("red", "pink")[".marked>.hit"])
    assert len(set(lines.values())) == len(lines), lines


def test_nothing_moves_by_itself_where_no_movement_is_wanted() -> None:
    for file in STATIC.glob("*.css"):
        allowed = r"@media \(prefers-reduced-motion: no-preference\) \{.*?\n\}"
        rest = re.sub(allowed, "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r"(animation|transition|scroll-behavior):", rest), file.name
