"""What learning agents are told of the open projects: where one floor more would complete one."""

from __future__ import annotations

from typing import Final

from ..components.board import BRAMBLE, KINDS, ZONES
from ..components.projects import PROJECTS, VALUE
from ..fields import NOBODY
from ..rules.projects import completes
from ..state import NO_CARD, GardenNationState

#: The most that a project is worth.
BEST_PROJECT: Final = max([project.points for project in PROJECTS])
_NOTHING: Final = [0] * ZONES


def tell_projects(s: GardenNationState, seat: int, zones: list[int], out: list[int]) -> None:
    """§GN-4.9.1 For each of the zones the points of the best open project that a floor of one's own would complete there, whatever it costs.

    It follows from what everybody sees; but what a pattern is and where it fits is much to find out from points alone.
    """
    cards = [card for card in s.open if card != NO_CARD]
    if not cards or not s.agenda or not s.roofs or not s.supply[seat] or not s.layout.complete():
        out += _NOTHING
        return
    tried = s.clone()
    for zone in zones:
        owner = s.owner[zone]
        if s.roof[zone] or (owner != NOBODY and owner != seat):
            out.append(0)
            continue
        tried.owner[zone] = seat
        tried.floors[zone] += 1
        if s.kind[zone] == BRAMBLE:
            best = 0
            for kind in range(len(KINDS)):
                if s.brambles[kind]:
                    tried.kind[zone] = kind
                    best = max(best, _best(tried, seat, zone, cards))
            tried.kind[zone] = BRAMBLE
        else:
            best = _best(tried, seat, zone, cards)
        out.append(best)
        tried.owner[zone] = owner
        tried.floors[zone] -= 1


def _best(tried: GardenNationState, seat: int, zone: int, cards: list[int]) -> int:
    """The points of the best of these projects that the building completes."""
    best = 0
    for card in cards:
        if VALUE[card] > best and completes(tried, seat, zone, card):
            best = VALUE[card]
    return best
