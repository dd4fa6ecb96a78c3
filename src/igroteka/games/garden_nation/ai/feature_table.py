"""The table as the features see it: looked at once for all seats, with the hand-made prospects of each."""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Opened

from ..components.board import SIZE
from ..components.layout import OFF_BOARD
from ..components.players import FLOORS, MAJORITY, SHARED_MAJORITY, population_points
from ..components.secrets import KEPT, SECRETS
from ..fields import IN_DECK, ITEMS
from ..rules.turn import Action
from ..state import ANYWHERE, PROJECTS, GardenNationState
from .advice import CONTROL, INHABITANT, PLENTY, PLOY, REFUND
from .cards import IN_REACH, NEAR, PRIOR, begun_worth
from .feature_land import Clan, Ground
from .feature_turns import NOT_KNOWN, Turns
from .land import IN_SLOT
from .pending import pending

#: What numbers are divided by, so that most of them lie between 0 and 1.
PEOPLE: Final = 40.0
REFUNDS: Final = 80.0
SLOTS: Final = float(SIZE)
CARD: Final = 11.0
CARDS: Final = 20.0
TURN: Final = 15.0


class Seen:
    """The whole table, looked at once for all seats; lists are by seat."""

    def __init__(self, s: GardenNationState) -> None:
        seats = range(s.seats)
        self.ground = Ground(s)
        self.turns = Turns(s)
        self.clans = [Clan(s, seat, self.ground, secrets_of(s, seat)) for seat in seats]
        self.left = 0.0 if s.last else min(s.supply) / FLOORS[s.seats]
        self.deck = s.project.count(IN_DECK)
        self.alone = [0] * s.seats
        self.shared = [0] * s.seats
        self.averages = [0.0] * s.seats
        self.nearest = [0.0] * s.seats
        for seat in seats:
            clan = self.clans[seat]
            for slot in range(SIZE):
                self.averages[seat] += clan.best[slot] / SIZE
                self.alone[seat] += clan.leads[slot] > 0
                self.shared[seat] += clan.leads[slot] == 0 and self.ground.floors[slot][seat] > 0
            for i in range(len(clan.cards)):
                if clan.distance[i] == 1 and clan.values[i] > self.nearest[seat]:
                    self.nearest[seat] = clan.values[i]
        self.income = [MAJORITY * self.alone[seat] + SHARED_MAJORITY * self.shared[seat] for seat in seats]
        self.tokens = [s.tokens(seat) for seat in seats]
        self.scored = [s.points[seat * len(ITEMS) + PROJECTS] for seat in seats]
        self.secret = [sum(clan.now) for clan in self.clans]
        self.begun = [self.begun_of(s, seat) for seat in seats]
        self.claim = [pending(s, seat) if s.agenda else 0.0 for seat in seats]
        self.prospects = [self.prospects_of(s, seat) for seat in seats]
        self.counted = [
            self.scored[seat] + self.secret[seat] + population_points(s.population[seat]) for seat in seats
        ]
        self.slot = self.turns.tied if self.turns.tied != ANYWHERE else s.crane
        self.best_turn = self.turn_worth()

    def begun_of(self, s: GardenNationState, seat: int) -> float:
        """What has been begun for the objectives of a seat; before the first round what they bring on average."""
        cards = self.clans[seat].secrets
        if not s.round:
            return sum([PRIOR[SECRETS[card].counts] for card in cards])
        return sum([begun_worth(s, self.ground.land.homes[seat], card) for card in cards])

    def prospects_of(self, s: GardenNationState, seat: int) -> float:
        """The hand-made prospects of a seat, with a claim that is open; the count, if the game has ended."""
        if not s.agenda and s.round:
            return float(s.total(seat))
        clan = self.clans[seat]
        means = INHABITANT * min(s.population[seat], PLENTY)
        if not s.last:
            means += REFUND * (clan.open_refund + clan.closed_refund)
        worth = self.left * means + (1 - self.left) * population_points(s.population[seat])
        worth += PLOY * self.tokens[seat] + CONTROL * (self.alone[seat] + self.shared[seat])
        worth += self.scored[seat] + self.secret[seat] + self.begun[seat] + self.claim[seat]
        acts = (
            bool(s.agenda)
            and isinstance(s.agenda[-1], Action)
            and self.turns.actor == seat
            and s.crane != OFF_BOARD
        )
        here = IN_SLOT[s.crane] if acts else 0
        brambles = self.ground.land.bare[-1]  # the hand-made prospects do not count them
        for i in range(len(clan.cards)):
            zones = clan.places[i] & ~brambles
            if zones:
                worth += (NEAR + IN_REACH if zones & here else NEAR) * clan.values[i]
        return worth

    def turn_worth(self) -> float:
        """What the seat that acts can gain in this turn."""
        turns = self.turns
        if turns.actor == NOT_KNOWN:
            return 0.0
        clan = self.clans[turns.actor]
        if self.slot == OFF_BOARD:
            return max(clan.best)
        return clan.best_of_two(self.slot) if turns.left > 1 else clan.best[self.slot]


def secrets_of(s: GardenNationState, seat: int) -> tuple[int, ...]:
    """The objectives of a seat: kept, chosen while others still choose, or else the best of its hand."""
    if s.kept[seat]:
        return s.kept[seat]
    if s.agenda:
        top = s.agenda[-1]
        if isinstance(top, Opened) and seat in top.seats:
            scene = top.scenes[top.seats.index(seat)]
            if isinstance(scene, GardenNationState) and scene.kept[seat]:
                return scene.kept[seat]
    best = sorted([(-PRIOR[SECRETS[card].counts], card) for card in set(s.hand[seat])])
    return tuple([card for _, card in best[:KEPT]])
