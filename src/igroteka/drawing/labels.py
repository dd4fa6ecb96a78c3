"""Words and numbers on a drawing, and what they stand on."""

from __future__ import annotations

from typing import Final

from .svg import circle, fit, measure, rect, text

#: How far below the middle of a line its baseline lies, in sizes of the letters.
BASELINE: Final = 0.36


def fit_line(
    x: float,
    y: float,
    words: str,
    size: float,
    width: float,
    css: str = "",
    *,
    least: float,
    anchor: str = "start",
) -> str:
    """A line of text that fits a width: made smaller, but never below the least size, then cut."""
    words, size = fit(words, width, size, min(least / size, 1))
    return text(x, y, words, size, css, anchor=anchor)


def cut_line(
    x: float, y: float, words: str, size: float, width: float, css: str = "", anchor: str = "start"
) -> str:
    """A line of text that is cut short rather than made smaller."""
    return fit_line(x, y, words, size, width, css, least=size, anchor=anchor)


def pill(words: str, size: float, height: float, before: float = 14, after: float = 14) -> tuple[str, float]:
    """News on a rounded ground, with room before and after them; also how wide that is."""
    width = before + measure(words, size) + after
    body = rect(0, 0, width, height, height / 2, "pill")
    return body + text(before, height / 2 + size * BASELINE, words, size, "on"), width


def badge(
    x: float, y: float, r: float, words: str, size: float, low: float, css: str = "badge", on: str = ""
) -> str:
    """A few letters on a disc; `low` is how far below the middle their baseline lies."""
    return circle(x, y, r, css) + text(x, y + low, words, size, on, anchor="middle")
