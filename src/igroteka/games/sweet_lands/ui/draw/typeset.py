"""Rows of icons in a box: made smaller until they fit, broken into lines."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.drawing.svg import text

from .glyphs import LETTERS, Glyph, Word, letters
from .icons import icon

#: A gap between two words, and between two lines.
GAP: Final = 0.42
LEAD: Final = 1.14


def without_ones(words: list[Word]) -> list[Word]:
    """The same without the number one, where there is little room."""
    return [tuple([g for g in word if g not in _ONE]) for word in words]


_ONE: Final = (letters("1"), letters("+1"))


def word_width(word: Word) -> float:
    """The width of a word, in sizes of an icon."""
    return sum([g.width for g in word])


def _lines(words: list[Word], room: float) -> list[list[Word]]:
    lines: list[list[Word]] = [[]]
    at = 0.0
    for word in words:
        w = word_width(word)
        if lines[-1] and at + GAP + w > room:
            lines.append([])
            at = 0.0
        at += (GAP if lines[-1] else 0) + w
        lines[-1].append(word)
    return lines


def _break_word(word: Word, room: float) -> list[Word]:
    """A word that is too long for a line, in pieces."""
    pieces: list[list[Glyph]] = [[]]
    for glyph in word:
        if pieces[-1] and word_width(tuple(pieces[-1])) + glyph.width > room:
            pieces.append([])
        pieces[-1].append(glyph)
    return [tuple(piece) for piece in pieces]


def fit_words(
    words: list[Word],
    w: float,
    h: float,
    size: float,
    least: float,
    x: float = 0,
    y: float = 0,
    middle: bool = True,
) -> str:
    """Words in a box, as large as they fit, at most `size` and hardly below `least`."""
    return _fit_words(tuple(words), w, h, size, least, x, y, middle) if words else ""


@cache
def _fit_words(
    words: tuple[Word, ...], w: float, h: float, size: float, least: float, x: float, y: float, middle: bool
) -> str:
    while True:
        room = w / size
        split = [
            piece
            for word in words
            for piece in (_break_word(word, room) if word_width(word) > room else (word,))
        ]
        lines = _lines(split, room)
        tall = (len(lines) - 1) * LEAD + 1
        if (
            tall * size <= h
            and all(_length(one) <= room + 0.001 for one in lines)
            and (len(split) == len(words) or size <= least)
        ):
            break
        if size <= least:
            break
        size = max(least, round(size * 0.94, 1))
    top = y + (h - tall * size) / 2
    body = ""
    for i, one in enumerate(lines):
        left = x + ((w - _length(one) * size) / 2 if middle else 0)
        body += _line(one, left, top + i * LEAD * size, size)
    return body


def _length(words: list[Word]) -> float:
    return sum([word_width(word) for word in words]) + GAP * (len(words) - 1)


def _line(words: list[Word], x: float, y: float, size: float) -> str:
    body = ""
    for word in words:
        for glyph in word:
            body += draw_glyph(glyph, x, y, size)
            x += glyph.width * size
        x += GAP * size
    return body


def draw_glyph(glyph: Glyph, x: float, y: float, size: float) -> str:
    """One glyph with its left upper corner somewhere."""
    x, y = round(x, 1), round(y, 1)
    if glyph.kind == "text":
        letter = round(size * LETTERS, 1)
        return text(x, round(y + size * 0.79, 1), glyph.what, letter)
    if glyph.kind == "made":
        inner = round(size * 0.66, 1)
        return icon("made", x, y, size) + icon(
            glyph.what, round(x + size * 0.17, 1), round(y + size * 0.29, 1), inner
        )
    return icon(glyph.what, x, y, size)
