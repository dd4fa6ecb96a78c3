"""How the Automa chooses: where to build, what to upgrade, which discipline to climb."""

from __future__ import annotations

from typing import Final

from ..components.automa import AUTOMA_FACTIONS, AutomaFaction, Card
from ..components.maps import BY_SHIP, DISTANCE, NEXT, bits
from ..components.names import GUILD, MOST_LEVEL, PALACE, SCHOOL, UNIVERSITY, WORKSHOP
from ..fields import NONE
from ..state import AgeOfInnovationState
from .science import is_top_taken
from .scoring import automa_shipping

#: The player against the Automa; for that player it is a party like others.
YOU: Final = 0


def faction(s: AgeOfInnovationState) -> AutomaFaction:
    """The Automa's faction."""
    return AUTOMA_FACTIONS[s.options["automa"]]


def pick_by_card(candidates: list[int], card: Card) -> int:
    """§AI-4.12.15 The n-th in the card's direction, counted in a circle."""
    i = (card.count - 1) % len(candidates)
    return candidates[i] if card.forward else candidates[-1 - i]


def least_valued(candidates: list[int], values: list[int]) -> list[int]:
    """Those with the lowest value."""
    least = min(values)
    return [candidates[i] for i in range(len(candidates)) if values[i] == least]


def automa_reach(s: AgeOfInnovationState, homes: list[int]) -> int:
    """The hexes in reach of some of its buildings."""
    beside, by_ship = NEXT[s.side], BY_SHIP[s.side][automa_shipping(s, s.round)]
    hexes = 0
    for h in homes:
        hexes |= beside[h] | s.link[h] | by_ship[h]
    return hexes


def nearest(hex: int, others: list[int]) -> int:
    """The distance to the nearest of some hexes."""
    steps = DISTANCE[hex]
    least = steps[others[0]]
    for other in others:
        if steps[other] < least:
            least = steps[other]
    return least


def building_sites(s: AgeOfInnovationState, card: Card, own: bool) -> list[int]:
    """§AI-4.12.8, §AI-4.12.9, §AI-4.12.25 The hexes that its structure reaches; with bring-together only those that shorten the way, if any."""
    automa = s.seats
    homes = s.homes[automa]
    marked = [h for h in homes if s.marked >> h & 1]
    plain = [h for h in homes if not s.marked >> h & 1]
    mine, other = (marked, plain) if card.marked else (plain, marked)
    if own and faction(s).anywhere:
        sites = bits(s.empty)
    else:
        sites = bits(automa_reach(s, mine) & s.empty) or bits(automa_reach(s, homes) & s.empty)
    if card.together and sites and marked and plain:
        touched = 0
        for h in plain:
            touched |= 1 << h
        if not automa_reach(s, marked) & touched:
            gap = min([nearest(h, other) for h in mine])
            closer = [h for h in sites if nearest(h, other) < gap]
            sites = closer or sites
    return sites


def advances(s: AgeOfInnovationState, d: int) -> bool:
    """§AI-4.12.13 Whether the Automa can advance in a discipline; it needs no keys."""
    level = s.level[4 * s.seats + d]
    return level < MOST_LEVEL - 1 or (level == MOST_LEVEL - 1 and not is_top_taken(s, d))


def catch_up(s: AgeOfInnovationState, card: Card) -> int:
    """§AI-4.12.13 A discipline at 0, else the one where it is nearest to you; -1 if it can advance nowhere."""
    disciplines = [d for d in range(4) if advances(s, d)]
    if not disciplines:
        return NONE
    at = 4 * s.seats
    bottom = [d for d in disciplines if s.level[at + d] == 0]
    return pick_by_card(
        bottom or least_valued(disciplines, [abs(s.level[at + d] - s.level[d]) for d in disciplines]), card
    )


def best_upgrade(s: AgeOfInnovationState, hex: int) -> int:
    """§AI-4.12.11 The best building that one of its buildings can become; -1 if there is none."""
    left, at = s.left, 5 * s.seats
    kind = s.building[hex]
    if kind == WORKSHOP and left[at + GUILD]:
        return GUILD
    if kind == GUILD:
        return PALACE if left[at + PALACE] else SCHOOL if left[at + SCHOOL] else NONE
    if kind == SCHOOL and left[at + UNIVERSITY]:
        return UNIVERSITY
    return NONE
