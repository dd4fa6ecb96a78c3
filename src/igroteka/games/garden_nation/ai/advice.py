"""What a position is worth to a seat, for bots and hints: points, prospects, and people to build with."""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import over

from ..components.board import SIZE
from ..components.layout import OFF_BOARD
from ..components.players import FLOORS, population_points
from ..components.projects import VALUE
from ..components.secrets import SECRETS, TOWER
from ..fields import ITEMS
from ..rules.building import double_price
from ..rules.projects import Claim, completes
from ..rules.scoring import leaders, objective_points
from ..rules.turn import Action
from ..state import NO_CARD, PROJECTS, GardenNationState
from .ground import IN_SLOT, Ground

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
#: What a building of so many floors is worth for an objective that asks for more, by card and floors.
BEGUN_WORTH: Final[tuple[tuple[float, ...], ...]] = tuple(
    [tuple([BEGUN * c.points * (n / c.floors) ** 2 for n in range(c.floors)]) for c in SECRETS]
)


def evaluate(s: GardenNationState, seat: int) -> float:
    """Own prospects, less a share of the best rival's."""
    return compared(s, [seat])[0]


def outlooks(s: GardenNationState) -> list[float]:
    """The evaluation of every seat: one look at the ground serves all."""
    return compared(s, list(range(s.seats)))


def compared(s: GardenNationState, seats: list[int]) -> list[float]:
    """Own prospects of some seats, each less a share of the best rival's; secret objectives only where they are known."""
    if over(s):
        seen = [float(s.total(i)) for i in range(s.seats)]
        return [less_rivals(seen[seat], seen, seat) for seat in seats]
    ground = Ground(s)
    hopes = open_hopes(s, ground)
    seen = [prospects(s, i, 0.0, hopes[i]) for i in range(s.seats)]
    found: list[float] = []
    for seat in seats:
        secret = objectives(s, seat, ground.homes[seat])
        found.append(less_rivals(prospects(s, seat, secret, hopes[seat]), seen, seat))
    return found


def less_rivals(mine: float, seen: list[float], seat: int) -> float:
    """Prospects less a share of the best that is seen of others."""
    return mine - OTHERS * max([seen[i] for i in range(len(seen)) if i != seat])


def prospects(s: GardenNationState, seat: int, secret: float, hopes: list[float]) -> float:
    """Points of a seat and what it can hope for."""
    worth = s.points[seat * len(ITEMS) + PROJECTS] + secret
    for hope in hopes:
        worth += hope
    return worth


def open_hopes(s: GardenNationState, ground: Ground) -> list[list[float]]:
    """What everybody sees of each seat beside its points: people, ploy tokens, control of territories, projects."""
    played = 1.0 if s.last else 1 - min(s.supply) / FLOORS[s.seats]
    controlled = [0] * s.seats
    for slot in range(SIZE):
        for seat in leaders(s, slot):
            controlled[seat] += 1
    return [
        [
            people(s, seat, ground.homes[seat], played),
            PLOY * s.tokens(seat),
            CONTROL * controlled[seat],
            projects(s, seat, ground),
        ]
        for seat in range(s.seats)
    ]


def objectives(s: GardenNationState, seat: int, homes: list[int]) -> float:
    """The secret objectives as they stand, and what has been begun for them."""
    if not s.round:
        return sum([PRIOR[SECRETS[card].counts] for card in s.kept[seat]])
    return sum([objective_points(s, seat, card) + begun(s, homes, card) for card in s.kept[seat]])


def begun(s: GardenNationState, homes: list[int], card: int) -> float:
    """Buildings that are still too low for an objective, worth more the nearer they are: the best of each territory."""
    secret = SECRETS[card]
    kind, enough = secret.kind, secret.floors
    if enough == 1 or s.last:
        return 0.0
    best = [0] * SIZE
    reached = 0
    for zone in homes:
        if not s.roof[zone] and kind in (ANY, s.kind[zone]):
            floors = s.floors[zone]
            if floors >= enough:
                reached |= 1 << zone // SIZE
            elif floors > best[zone // SIZE]:
                best[zone // SIZE] = floors
    if secret.counts != TOWER:
        reached = 0
    worth = 0.0
    for slot in range(SIZE):
        if not reached >> slot & 1:
            worth += BEGUN_WORTH[card][best[slot]]
    return worth


def people(s: GardenNationState, seat: int, homes: list[int], played: float) -> float:
    """Inhabitants are means in the beginning and points at the end; buildings can be turned into them again."""
    population = s.population[seat]
    means = INHABITANT * min(population, PLENTY)
    if not s.last:
        for zone in homes:
            means += REFUND * double_price(s, zone)
    return (1 - played) * means + played * population_points(population)


def projects(s: GardenNationState, seat: int, ground: Ground) -> float:
    """What the open projects promise: one floor from completion, and how much more in the Torticrane's territory."""
    if not s.roofs or not s.supply[seat]:
        return 0.0
    top = s.agenda[-1]
    worth = 0.0
    if isinstance(top, Claim) and top.me == seat:
        worth = float(max([VALUE[c] for c in s.open if c != NO_CARD and completes(s, seat, top.zone, c)]))
    soon = isinstance(top, Action) and top.me == seat and s.crane != OFF_BOARD
    here = IN_SLOT[s.crane] if soon else 0
    payable = ground.payable(s, seat)
    for card in s.open:
        if card != NO_CARD:
            zones = ground.completing(seat, card, payable)
            if zones:
                worth += (NEAR + IN_REACH if zones & here else NEAR) * VALUE[card]
    return worth
