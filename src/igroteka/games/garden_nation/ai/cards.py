"""What cards promise: open projects and secret objectives."""

from __future__ import annotations

from typing import Final

from ..components.board import SIZE
from ..components.layout import OFF_BOARD
from ..components.projects import VALUE
from ..components.secrets import SECRETS, TOWER
from ..rules.scoring import objective_points
from ..rules.turn import Action
from ..state import NO_CARD, GardenNationState
from .land import IN_SLOT, Land
from .pending import pending

#: Fractions of a possible gain that are counted before it is certain. Found by trial matches.
NEAR: Final = 0.4
IN_REACH: Final = 0.35
BEGUN: Final = 0.5
#: What a kind of secret objective brings on average.
PRIOR: Final[tuple[float, ...]] = (7.0, 6.0, 9.0, 8.0)
ANY: Final = -1
#: What a building of so many floors is worth for an objective that asks for more, by card and floors.
BEGUN_WORTH: Final[tuple[tuple[float, ...], ...]] = tuple(
    [tuple([BEGUN * c.points * (n / c.floors) ** 2 for n in range(c.floors)]) for c in SECRETS]
)


def projects(s: GardenNationState, seat: int, land: Land) -> float:
    """What the open projects promise: one floor from completion, and how much more in the Torticrane's territory."""
    if not s.roofs or not s.supply[seat]:
        return 0.0
    top = s.agenda[-1]
    worth = pending(s, seat)
    soon = isinstance(top, Action) and top.me == seat and s.crane != OFF_BOARD
    here = IN_SLOT[s.crane] if soon else 0
    payable = land.payable(s, seat)
    for card in s.open:
        if card != NO_CARD:
            zones = land.completing_zones(seat, card, payable)
            if zones:
                worth += (NEAR + IN_REACH if zones & here else NEAR) * VALUE[card]
    return worth


def objectives(s: GardenNationState, seat: int, homes: list[int]) -> float:
    """The secret objectives as they stand, and what has been begun for them."""
    if not s.round:
        return sum([PRIOR[SECRETS[card].counts] for card in s.kept[seat]])
    return sum([objective_points(s, seat, card) + begun_worth(s, homes, card) for card in s.kept[seat]])


def begun_worth(s: GardenNationState, homes: list[int], card: int) -> float:
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
