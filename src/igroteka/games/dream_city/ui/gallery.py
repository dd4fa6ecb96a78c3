"""The gallery: how each kind of building scores, drawn."""

from __future__ import annotations

from typing import Final

from igroteka.core.cards import Exhibit
from igroteka.core.game import Say
from igroteka.core.text import Text

from ..components.tiles import KINDS
from .draw.panels import example

CELL: Final = 28.0
#: The rule about the points of each kind.
KIND_RULES: Final = {
    "office": "DC-4.4.2",
    "metro": "DC-4.4.4",
    "park": "DC-4.4.6",
    "home": "DC-4.4.9",
    "shop": "DC-4.4.11",
}


def gallery(say: Say) -> list[Exhibit]:
    """An example for each kind: the building in the middle has just been laid."""
    return [
        Exhibit(
            "scoring",
            say(Text(f"kind-{kind}")),
            say(Text(f"draw-guide-{kind}")),
            3 * CELL,
            3 * CELL,
            example(kind, CELL),
            KIND_RULES[kind],
        )
        for kind in KINDS
    ]
