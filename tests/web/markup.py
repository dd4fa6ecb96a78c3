"""Pages as text: what tests read out of them, and a board that follows patches."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
Fragment = tuple[str, list[tuple[str, str]], str, str, list[Any]]
"""An element: its tag, its attributes, the text in it and after it, and the elements in it."""


def fragment_of(element: ElementTree.Element) -> Fragment:
    """Everything that an element says. To write it as a text takes many times as long, and two are as easily compared."""
    return (
        element.tag,
        list(element.items()),
        element.text or "",
        element.tail or "",
        [fragment_of(child) for child in element],
    )


def csrf_of(text: str) -> str:
    """The token of the forms of a page."""
    match = re.search(r'name="csrf" value="([^"]+)"', text)
    assert match, text[:500]
    return match[1]


def block_of(text: str) -> dict[str, Any]:
    """The JSON block of a page."""
    match = re.search(r'<script type="application/json" id="state">(.*?)</script>', text, re.DOTALL)
    assert match, text[:3000]
    data: dict[str, Any] = json.loads(match[1])
    return data


def change_parts(board: ElementTree.Element, names: list[str]) -> None:
    """Parts that are gone leave with all that is in them; new ones come with the same layers as the others."""
    parts = {part.get("data-part", ""): part for part in board if part.get("class") == "part"}
    model = [
        layer.get("data-layer", "").partition("/")[2] for layer in next(iter(parts.values())).iter(f"{SVG}g")
    ]
    for name in names:
        if name not in parts:
            fresh = ElementTree.SubElement(board, "div", {"class": "part", "data-part": name})
            picture = ElementTree.SubElement(fresh, f"{SVG}svg")
            for layer in model:
                if layer:
                    ElementTree.SubElement(picture, f"{SVG}g", {"data-layer": f"{name}/{layer}"})
    for name, part in parts.items():
        if name not in names:
            board.remove(part)


def patch_board(board: ElementTree.Element, message: dict[str, Any]) -> None:
    """What `parts`, `set`, `gone` and `order` do to a drawing."""
    if message.get("parts"):
        change_parts(board, [part["name"] for part in message["parts"]])
    layers = {
        layer.get("data-layer", ""): layer for layer in board.iter(f"{SVG}g") if layer.get("data-layer")
    }
    home = {child.get("id"): (layer, child) for layer in layers.values() for child in layer}
    for key in message.get("gone", []):
        layer, child = home.pop(key)  # what leaves together with its part is not named
        layer.remove(child)
    for name, fragments in message.get("set", {}).items():
        for key, fragment in fragments.items():
            fresh = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{fragment}</svg>')[0]
            there = home.get(key)
            if there is not None and there[0] is layers[name]:
                there[0][list(there[0]).index(there[1])] = fresh
            else:
                if there is not None:
                    there[0].remove(there[1])
                layers[name].append(fresh)
            home[key] = (layers[name], fresh)
    for name, order in message.get("order", {}).items():
        layer = layers[name]
        for key, before in order.items():
            child = next(one for one in layer if one.get("id") == key)
            layer.remove(child)
            ids = [one.get("id") for one in layer]
            layer.insert(ids.index(before) if before else len(ids), child)
