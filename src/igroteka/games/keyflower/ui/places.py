"""The name of an empty cell: on which side of a tile it lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.hexes import FLAT, Hex, compass
from igroteka.core.text import Text

#: The sides of a tile, those with the shortest names first.
SIDES: Final = ("n", "s", "nw", "ne", "sw", "se")
STEPS: Final = dict(zip(SIDES, compass(FLAT, " ".join(SIDES)), strict=True))


def place_text(cell: Hex, village: Mapping[Hex, str]) -> Text:
    """An empty cell next to a village, in words: "above Keywood". No two cells have the same name."""
    for side, (q, r) in STEPS.items():
        tile = village.get((cell[0] - q, cell[1] - r))
        if tile is not None:
            return Text(f"place-{side}", tile=tile)
    raise ValueError(f"the cell {cell} lies beside no tile")
