"""Two screens and a bag of coloured pieces, for tests of hidden goods."""

from __future__ import annotations

from igroteka.core.hidden import Hidden, nothing

BLUE, RED, YELLOW, GREEN = range(4)
ANNA, BORIS, BAG = range(3)


def full_bag() -> Hidden:
    """Two screens and a bag with ten of three colours."""
    h = nothing(3, 4)
    for colour in (BLUE, RED, YELLOW):
        h.add(BAG, colour, 10)
    return h
