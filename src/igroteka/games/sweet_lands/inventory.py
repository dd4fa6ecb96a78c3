"""Everything that is in the game, wherever it lies."""

from __future__ import annotations

from .components.boards import PLAIN_SKILLS, SKILL_NAMES
from .components.deck import CARD_NAMES
from .state import SweetLandsState


def inventory(s: SweetLandsState) -> dict[str, int]:
    """§SL-2.1 Cards, skill tokens and tiles that are there once or thrice: their number never changes."""
    lies = [0] * len(CARD_NAMES)
    places = [tuple(s.deck), tuple(s.discard), *[cards for _, cards in s.under], *s.packets]
    for p in s.players:
        places += [p.hand, p.found, p.played, *p.columns]
    for cards in places:
        for c in cards:
            lies[c] += 1
    found = dict(zip(CARD_NAMES, lies, strict=True))
    for k in range(PLAIN_SKILLS):
        found[SKILL_NAMES[k]] = s.stacks[k] + len([p for p in s.players if p.skills >> k & 1])
    return found
