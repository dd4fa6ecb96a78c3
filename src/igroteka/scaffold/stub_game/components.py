"""Everything in the box: stones of six sizes."""

from __future__ import annotations

from typing import Final

SIZES: Final = (1, 2, 3, 4, 5, 6)
STONES: Final = tuple([str(size) for size in SIZES])
COPIES: Final = 4

HANDS: Final = ("2", "3", "4")
HAND: Final = "3"
