"""What means are worth while there is time to use them, in points. Found by trial matches."""

from __future__ import annotations

from typing import Final

COIN: Final = 0.28
TOOL: Final = 0.8
SCHOLAR: Final = 1.9
BOOK: Final = 1.2
BOWL_3: Final = 0.36
BOWL_2: Final = 0.2
EARNED_POWER: Final = 0.3
LEVEL: Final = 0.35
KEY: Final = 1.5
