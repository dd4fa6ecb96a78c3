"""Common projects: patterns of buildings, claiming one, and the roof that closes the building."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Ask, Draw, Refusal
from igroteka.core.moves import Move

from ..components.board import GREEN, LINKS, RED, SIZE, YELLOW
from ..components.projects import (
    BARE,
    CENTRAL,
    MAIN,
    OUTER,
    PAIR,
    PATTERN,
    PROJECT_NAMES,
    TALL,
    VALUE,
)
from ..fields import IN_DECK, IN_OPEN, ITEMS, NOBODY
from ..moves import CLAIM, DECLINE, OPEN
from ..state import NO_CARD, PROJECTS, GardenNationState
from .building import tell
from .refusals import claim_refusal


def completes(s: GardenNationState, me: int, zone: int, card: int) -> bool:
    """§GN-3.6.3, §GN-3.6.6, §GN-4.9.3, §GN-4.9.4, §GN-4.9.5, §GN-4.9.6 Whether the building in a zone is part of a project's pattern.

    All buildings are the seat's own and open; heights are minimums; only adjacency counts.
    """
    pattern = PATTERN[card]
    main = MAIN[card]
    kind = s.kind[zone]
    if pattern < PAIR or pattern == CENTRAL:
        if kind != main or s.floors[zone] < TALL[card]:
            return False
        if pattern == OUTER:
            return zone >= SIZE
        if pattern == CENTRAL:
            return zone < SIZE
        return beside_bare(s, zone, BARE[card])
    if pattern == PAIR:
        return kind == main and has_pair(s, me, zone, TALL[card])
    if kind == main:
        return s.floors[zone] >= TALL[card] and beside_both(s, me, zone, main)
    return beside_heart(s, me, zone, main, TALL[card])


def beside_bare(s: GardenNationState, zone: int, kind: int) -> bool:
    """§GN-3.6.2, §GN-4.9.7 Whether a zone of this type without any building lies next to it."""
    bare = False
    for other in LINKS[zone]:
        if s.owner[other] == NOBODY and s.kind[other] == kind:
            bare = True
            break
    return bare


def has_pair(s: GardenNationState, me: int, zone: int, tall: int) -> bool:
    """§GN-3.6.4, §GN-3.6.5 Whether an own open building of the same type stands next to it, one of the two tall enough."""
    for other in LINKS[zone]:
        if (
            s.owner[other] == me
            and not s.roof[other]
            and s.kind[other] == s.kind[zone]
            and (s.floors[zone] >= tall or s.floors[other] >= tall)
        ):
            return True
    return False


def beside_both(s: GardenNationState, me: int, zone: int, main: int) -> bool:
    """§GN-3.6.7, §GN-4.9.12 Whether own open buildings of both other types stand next to it."""
    seen = 1 << main
    for other in LINKS[zone]:
        if s.owner[other] == me and not s.roof[other]:
            seen |= 1 << s.kind[other]
    return seen == 1 << GREEN | 1 << YELLOW | 1 << RED


def beside_heart(s: GardenNationState, me: int, zone: int, main: int, tall: int) -> bool:
    """§GN-3.6.7, §GN-4.9.3 Whether it is a side building: next to a main one that has both other types next to it."""
    for other in LINKS[zone]:
        if (
            s.owner[other] == me
            and s.kind[other] == main
            and not s.roof[other]
            and s.floors[other] >= tall
            and beside_both(s, me, other, main)
        ):
            return True
    return False


def claims(s: GardenNationState, me: int, zone: int) -> list[Move]:
    """§GN-4.9.1, §GN-4.9.8 The open projects that the building with the last floor completes; none without a roof."""
    legal: list[Move] = []
    if s.roofs and s.owner[zone] == me and not s.roof[zone]:
        for card in s.open:
            if card != NO_CARD and completes(s, me, zone, card):
                legal.append(CLAIM[card])
    return legal


@dataclass
class Claim(Ask):
    """§GN-4.9.1, §GN-4.9.2 After placing floors a seat may claim one project that they complete, or leave it."""

    me: int
    zone: int

    def seat(self, s: GardenNationState) -> int:
        return self.me

    def moves(self, s: GardenNationState) -> list[Move]:
        legal = claims(s, self.me, self.zone)
        legal.append(DECLINE)
        return legal

    def take(self, s: GardenNationState, m: Move) -> None:
        if m is not DECLINE:
            claim(s, self.me, self.zone, m.index[0])

    def why_not(self, s: GardenNationState, el: str) -> Refusal | None:
        return claim_refusal(s, el, [m.index[0] for m in claims(s, self.me, self.zone)])


def claim(s: GardenNationState, me: int, zone: int, card: int) -> None:
    """§GN-4.9.8, §GN-4.9.9, §GN-4.9.10, §GN-4.9.11 A roof on this building, the card to the seat, its points at once, a new card."""
    place = s.open.index(card)
    s.roofs -= 1
    s.roof[zone] = 1
    s.project[card] = me
    s.open[place] = NO_CARD
    s.points[me * len(ITEMS) + PROJECTS] += VALUE[card]
    tell(s, "claimed", me, zone, PROJECT_NAMES[card], VALUE[card])
    if IN_DECK in s.project:
        s.then(OpenProject(place))


@dataclass
class OpenProject(Draw):
    """§GN-4.2.3, §GN-4.9.11, §GN-4.12.3 A random card of the deck is opened on a place."""

    place: int

    def moves(self, s: GardenNationState) -> list[Move]:
        return [OPEN[card] for card in range(len(PROJECT_NAMES)) if s.project[card] == IN_DECK]

    def take(self, s: GardenNationState, m: Move) -> None:
        card = m.index[0]
        s.project[card] = IN_OPEN
        s.open[self.place] = card
        s.emit("opened", PROJECT_NAMES[card])
