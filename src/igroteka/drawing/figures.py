"""Small pictures put together: side by side or below each other, for examples beside the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.core.cards import Example
from igroteka.core.text import Text

from .labels import BASELINE
from .svg import measure, shift, text


class Figure(NamedTuple):
    """A picture of a known size."""

    width: float
    height: float
    body: str


def in_row(figures: Sequence[Figure], gap: float) -> Figure:
    """Pictures side by side, on one middle line."""
    height = max([one.height for one in figures])
    x, body = 0.0, ""
    for one in figures:
        body += shift(x, round((height - one.height) / 2, 1), one.body)
        x += one.width + gap
    return Figure(x - gap, height, body)


def in_column(figures: Sequence[Figure], gap: float) -> Figure:
    """Pictures below each other, along their left edges."""
    y, body = 0.0, ""
    for one in figures:
        body += shift(0, y, one.body)
        y += one.height + gap
    return Figure(max([one.width for one in figures]), y - gap, body)


def line_of(words: str, size: float, css: str = "") -> Figure:
    """A word or a number as a picture."""
    width = round(measure(words, size), 1)
    return Figure(width, size, text(width / 2, size * (0.5 + BASELINE), words, size, css, anchor="middle"))


def example(rule: str, figure: Figure, words: Text) -> Example:
    """A picture beside a rule, and the sentence about it with its points."""
    return Example(rule, words, round(figure.width, 1), round(figure.height, 1), figure.body)


def key_of(rule: str) -> str:
    """The id of a rule as a part of the key of a message."""
    return rule.replace(".", "-")
