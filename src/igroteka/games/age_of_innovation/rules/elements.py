"""Why an element of the drawing cannot be chosen, where the answer is the same in many questions."""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Refusal
from igroteka.core.text import Text

#: Kinds of elements that a player may click at any time, hoping for an action.
ELEMENTS: Final = (
    *("hex", "site", "piece", "spades", "tunnel", "flight", "discipline", "space", "return", "act"),
    *("power", "books", "convert", "sacrifice", "innovation", "competency", "city", "palace", "bonus"),
    *("book", "track", "set", "faction", "terrain", "player"),
)


def answer_first(el: str, rule: str, key: str) -> Refusal | None:
    """Another question must be answered first."""
    return Refusal(rule, Text(key)) if el.partition(":")[0] in ELEMENTS else None
