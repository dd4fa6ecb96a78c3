"""§KF-2.2, §KF-2.3, §KF-2.4 Workers, resources and skill tokens: their kinds and numbers."""

from __future__ import annotations

from typing import Final

#: Tables of whatever length: compiled code reads them in place, where it would make one of a fixed length each time.
Names = tuple[str, ...]
Numbers = tuple[int, ...]

COLOURS: Final[Names] = ("blue", "red", "yellow", "green")
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
#: All workers of each colour. Green ones begin in their own supply, the others in the bag.
WORKERS: Final[Numbers] = (40, 40, 40, 20)
START_WORKERS: Final = 8

RESOURCES: Final[Names] = ("wood", "stone", "iron", "gold")
WOOD: Final = 0
STONE: Final = 1
IRON: Final = 2
GOLD: Final = 3
SUPPLY: Final[Numbers] = (24, 24, 24, 48)

SKILLS: Final[Names] = ("anvil", "pickaxe", "saw")
ANVIL: Final = 0
PICKAXE: Final = 1
SAW: Final = 2
TOKENS: Final[Numbers] = (16, 16, 16)

NOTHING: Final = -1
#: Any colour, any type of resource, any skill: one more than the last kind.
ANY_COLOUR: Final = len(COLOURS)
ANY_RESOURCE: Final = len(RESOURCES)
ANY_SKILL: Final = len(SKILLS)
