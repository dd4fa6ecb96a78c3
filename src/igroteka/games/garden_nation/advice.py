"""What a position is worth to a seat, for bots and hints: points, prospects, and people to build with."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over

from .components.board import SIZE
from .components.players import FLOORS, population_points
from .components.projects import VALUE
from .components.secrets import SECRETS, TOWER
from .rules.building import RANGE, double_price, floor_price
from .rules.projects import Claim, completes
from .rules.scoring import leaders, objective_points
from .rules.turn import Action
from .state import ITEMS, NO_CARD, NOBODY, PROJECTS, Garden

#: Fractions of a possible gain that are counted before it is certain. Found by trial matches.
NEAR: Final = 0.4
IN_REACH: Final = 0.35
CONTROL: Final = 0.35
REFUND: Final = 0.08
INHABITANT: Final = 0.22
PLENTY: Final = 45
PLOY: Final = 0.9
OTHERS: Final = 0.4
BEGUN: Final = 0.5
#: What a kind of secret objective brings on average.
PRIOR: Final[tuple[float, ...]] = (7.0, 6.0, 9.0, 8.0)
ANY: Final = -1


def evaluate(s: Garden, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    mine = prospects(s, seat, True)
    return mine - OTHERS * max([prospects(s, i, False) for i in range(s.seats) if i != seat])


def prospects(s: Garden, seat: int, own: bool) -> float:
    """Points of a seat and what it can hope for; secret objectives only where they are known."""
    if over(s):
        return float(s.total(seat))
    worth = float(s.points[seat * len(ITEMS) + PROJECTS])
    if own:
        worth += objectives(s, seat)
    worth += people(s, seat)
    worth += PLOY * s.tokens(seat)
    worth += CONTROL * len([slot for slot in range(SIZE) if seat in leaders(s, slot)])
    return worth + projects(s, seat)


def objectives(s: Garden, seat: int) -> float:
    """The secret objectives as they stand, and what has been begun for them."""
    if not s.round:
        return sum([PRIOR[SECRETS[card].counts] for card in s.kept[seat]])
    return sum([objective_points(s, seat, card) + begun(s, seat, card) for card in s.kept[seat]])


def begun(s: Garden, seat: int, card: int) -> float:
    """Buildings that are still too low for an objective, worth more the nearer they are."""
    secret = SECRETS[card]
    worth = 0.0
    if secret.floors > 1 and not s.last:
        for slot in range(SIZE):
            best = 0
            for zone in RANGE[slot]:
                floors = s.floors[zone]
                if s.owner[zone] == seat and not s.roof[zone] and secret.kind in (ANY, s.kind[zone]):
                    if floors >= secret.floors and secret.counts == TOWER:
                        best = 0
                        break
                    if best < floors < secret.floors:
                        best = floors
            worth += BEGUN * secret.points * (best / secret.floors) ** 2
    return worth


def people(s: Garden, seat: int) -> float:
    """Inhabitants are means in the beginning and points at the end; buildings can be turned into them again."""
    population = s.population[seat]
    floors = FLOORS[s.seats]
    played = 1.0 if s.last else 1 - min(s.supply) / floors
    means = INHABITANT * min(population, PLENTY)
    if not s.last:
        for zone in range(len(s.owner)):
            if s.owner[zone] == seat:
                means += REFUND * double_price(s, zone)
    return (1 - played) * means + played * population_points(population)


def projects(s: Garden, seat: int) -> float:
    """What the open projects promise: one floor from completion, and how much more in the Torticrane's territory."""
    if not s.roofs or not s.supply[seat]:
        return 0.0
    top = s.agenda[-1]
    worth = 0.0
    if isinstance(top, Claim) and top.me == seat:
        worth = float(max([VALUE[c] for c in s.open if c != NO_CARD and completes(s, seat, top.zone, c)]))
    soon = isinstance(top, Action) and top.me == seat
    for card in s.open:
        if card != NO_CARD:
            best = 0.0
            for zone in range(len(s.owner)):
                if near(s, seat, zone, card):
                    hope = NEAR if not (soon and zone // SIZE == s.crane) else NEAR + IN_REACH
                    best = max(best, hope)
            worth += best * VALUE[card]
    return worth


def near(s: Garden, seat: int, zone: int, card: int) -> bool:
    """Whether one more floor in a zone, which the seat could pay for, would complete a project."""
    owner = s.owner[zone]
    if owner not in (seat, NOBODY) or s.roof[zone] or floor_price(s, zone) >= s.population[seat]:
        return False
    s.owner[zone] = seat
    s.floors[zone] += 1
    found = completes(s, seat, zone, card)
    s.floors[zone] -= 1
    s.owner[zone] = owner
    return found
