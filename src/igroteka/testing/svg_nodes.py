"""Reading a drawing: its fragments as XML, where its elements lie, what is written on it, and its colours."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from xml.etree import ElementTree

from ..drawing.drawing import Drawing, Sheet
from ..drawing.svg import measure

Node = ElementTree.Element
_PX: Final = re.compile(r"-?[\d.]+(?=px)")


@lru_cache(maxsize=20000)
def parse_fragment(fragment: str) -> Node:
    """A fragment as XML. Most fragments come again in the next position."""
    return ElementTree.fromstring(fragment)


def fragments(d: Drawing | Sheet) -> dict[str, str]:
    """All fragments of all layers, by id."""
    return {key: text for layer in d.layers.values() for key, text in layer.items()}


def elements(d: Drawing | Sheet) -> dict[str, list[Node]]:
    """The nodes of every element that can be chosen or asked about, by its name."""
    nodes: dict[str, list[Node]] = {}
    for text in fragments(d).values():
        if "data-el=" in text:
            node = parse_fragment(text)
            nodes.setdefault(str(node.get("data-el")), []).append(node)
    return nodes


def spoken_name(node: Node) -> str:
    """The spoken name of an element."""
    return (node.findtext("title") or "").strip()


def position_of(node: Node) -> tuple[float, float]:
    """Where a fragment is placed."""
    x, y = (float(n) for n in _PX.findall(str(node.get("style"))))
    return x, y


def corners(node: Node) -> list[tuple[float, float]]:
    """The corners of what can be clicked of an element: of its rectangle, or of its outline."""
    x, y = position_of(node)
    hit = node[-1]
    if hit.tag == "path":
        return [(x + px, y + py) for px, py in outline(str(hit.get("d")))]
    x, y = x + float(hit.get("x", 0)), y + float(hit.get("y", 0))
    w, h = float(hit.get("width", 0)), float(hit.get("height", 0))
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def outline(d: str) -> list[tuple[float, float]]:
    """The corners of a path of straight lines."""
    assert re.fullmatch(r"[MLHVZmlhvz\d\s.,-]+", d), (
        f"an outline of straight lines (M, L, H, V, Z), not {d!r}"
    )
    x = y = 0.0
    points: list[tuple[float, float]] = []
    for step, rest in re.findall(r"([MLHVmlhv])([^MLHVZmlhvz]*)", d):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", rest)]
        for i in range(0, len(numbers), 1 if step in "HVhv" else 2):
            dx = numbers[i] if step in "HMLhml" else 0
            dy = numbers[i + 1] if step in "MLml" else numbers[i] if step in "Vv" else 0
            x = x + dx if step.islower() or step == "V" else dx
            y = y + dy if step.islower() or step == "H" else dy
            points.append((x, y))
    return points


def box(node: Node) -> tuple[float, float, float, float]:
    """The place of an element: left, top, right, bottom of what can be clicked."""
    xs, ys = [x for x, _ in corners(node)], [y for _, y in corners(node)]
    return min(xs), min(ys), max(xs), max(ys)


def are_apart(one: Node, other: Node, most: float = 0.5) -> bool:
    """Whether a straight line runs between two elements; they may share a hair's breadth."""
    a, b = corners(one), corners(other)
    for shape in (a, b):
        for (x, y), (z, w) in zip(shape, [*shape[1:], shape[0]], strict=True):
            long = math.hypot(w - y, z - x)
            if long:
                nx, ny = (w - y) / long, (x - z) / long
                first, second = [[px * nx + py * ny for px, py in points] for points in (a, b)]
                if max(first) <= min(second) + most or max(second) <= min(first) + most:
                    return True
    return False


def middle(node: Node) -> tuple[float, float]:
    """The middle of an element."""
    left, top, right, bottom = box(node)
    return (left + right) / 2, (top + bottom) / 2


def text_lines(node: Node) -> Iterator[tuple[str, float, float, float]]:
    """The lines of text in a fragment: words, size of the letters, left and right end."""
    left = position_of(node)[0]
    for line in node.iter("text"):
        words, size = line.text or "", float(str(line.get("font-size")))
        wide = measure(words, size)
        start = left + float(str(line.get("x", 0)))
        start -= {"middle": wide / 2, "end": wide}.get(str(line.get("text-anchor")), 0)
        yield words, size, start, start + wide


def span(node: Node) -> tuple[float, float]:
    """From where to where a fragment of shapes and texts reaches."""
    left = position_of(node)[0]
    ends = [left, *[end for _, _, _, end in text_lines(node)]]
    for part in node.iter():
        ends.append(left + float(part.get("x", 0)) + float(part.get("width", 0)))
        ends.append(left + float(part.get("cx", 0)) + float(part.get("r", 0)))
    return left, max(ends)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours such as "#ffffff", as web guidelines define it."""
    light, dark = sorted([_luminance(one), _luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
