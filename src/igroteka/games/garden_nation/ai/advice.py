"""What a position is worth to a seat, for bots and hints: points, prospects, and people to build with."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over

from ..components.board import SIZE
from ..components.players import FLOORS, population_points
from ..components.projects import VALUE
from ..fields import ITEMS
from ..rules.building import double_price
from ..rules.scoring import leaders
from ..state import NO_CARD, PROJECTS, GardenNationState
from .cards import NEAR, objectives, projects
from .land import Land

#: Fractions of a possible gain that are counted before it is certain. Found by trial matches.
CONTROL: Final = 0.35
REFUND: Final = 0.08
INHABITANT: Final = 0.22
PLENTY: Final = 45
PLOY: Final = 0.9
OTHERS: Final = 0.4
#: What one floor more is worth by itself, where reasons are told.
FLOOR: Final = 0.3


def evaluate(s: GardenNationState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    return compare_prospects(s, [seat])[0]


def outlooks(s: GardenNationState) -> list[float]:
    """The evaluation of every seat: one look at the land serves all."""
    return compare_prospects(s, list(range(s.seats)))


def compare_prospects(s: GardenNationState, seats: list[int]) -> list[float]:
    """Own prospects of some seats, each less a share of the best rival's; secret objectives only where they are known."""
    if over(s):
        seen = [float(s.total(i)) for i in range(s.seats)]
        return [less_rivals(seen[seat], seen, seat) for seat in seats]
    land = Land(s)
    hopes = open_hopes(s, land)
    seen = [prospects(s, i, 0.0, hopes[i]) for i in range(s.seats)]
    worth: list[float] = []
    for seat in seats:
        secret = objectives(s, seat, land.homes[seat])
        worth.append(less_rivals(prospects(s, seat, secret, hopes[seat]), seen, seat))
    return worth


def less_rivals(mine: float, seen: list[float], seat: int) -> float:
    """Prospects less a share of the best that is seen of others."""
    return mine - OTHERS * max([seen[i] for i in range(len(seen)) if i != seat])


def prospects(s: GardenNationState, seat: int, secret: float, hopes: list[float]) -> float:
    """Points of a seat and what it can hope for."""
    worth = s.points[seat * len(ITEMS) + PROJECTS] + secret
    for hope in hopes:
        worth += hope
    return worth


def open_hopes(s: GardenNationState, land: Land) -> list[list[float]]:
    """What everybody sees of each seat apart from its points: people, ploy tokens, control of territories, projects."""
    played = 1.0 if s.last else 1 - min(s.supply) / FLOORS[s.seats]
    controlled = [0] * s.seats
    for slot in range(SIZE):
        for seat in leaders(s, slot):
            controlled[seat] += 1
    return [
        [
            people(s, seat, land.homes[seat], played),
            PLOY * s.tokens(seat),
            CONTROL * controlled[seat],
            projects(s, seat, land),
        ]
        for seat in range(s.seats)
    ]


def facts(s: GardenNationState, seat: int) -> list[tuple[str, float, float]]:
    """What people count of a seat besides points: what it is, how much there is of it, what one is worth."""
    if over(s):
        return []
    land = Land(s)
    payable = land.payable(s, seat)
    near = [VALUE[card] for card in s.open if card != NO_CARD and land.completing_zones(seat, card, payable)]
    near = near if s.roofs and s.supply[seat] else []
    controlled = [slot for slot in range(SIZE) if seat in leaders(s, slot)]
    return [
        ("people", float(s.population[seat]), INHABITANT),
        ("ploys", float(s.tokens(seat)), PLOY),
        ("territories", float(len(controlled)), CONTROL),
        ("projects", float(len(near)), NEAR * max(near, default=0)),
        ("secret_objectives", objectives(s, seat, land.homes[seat]), 1.0),
        ("floors", float(sum([s.floors[zone] for zone in land.homes[seat]])), FLOOR),
    ]


def people(s: GardenNationState, seat: int, homes: list[int], played: float) -> float:
    """Inhabitants are means in the beginning and points at the end; buildings can be turned into them again."""
    population = s.population[seat]
    means = INHABITANT * min(population, PLENTY)
    if not s.last:
        for zone in homes:
            means += REFUND * double_price(s, zone)
    return (1 - played) * means + played * population_points(population)
