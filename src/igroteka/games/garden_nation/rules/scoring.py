"""Territory control, secret objectives, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.frames import Step

from ..components.board import SIZE, TERRITORIES
from ..components.players import MAJORITY, SHARED_MAJORITY, population_points
from ..components.secrets import BOTH_CONTROLLED, FLOORS, SECRET_NAMES, SECRETS, TALL, TOWER
from ..fields import ITEMS
from ..state import OBJECTIVES, POPULATION, GardenNationState


def leaders(s: GardenNationState, slot: int) -> list[int]:
    """§GN-4.10.1, §GN-4.10.4 The seats with the most floors in a territory, closed buildings included; none if it is empty."""
    count = [0] * s.seats
    best = 0
    for zone in range(slot * SIZE, (slot + 1) * SIZE):
        floors = s.floors[zone]
        if floors:
            seat = s.owner[zone]
            count[seat] += floors
            if count[seat] > best:
                best = count[seat]
    return [seat for seat in range(s.seats) if count[seat] == best] if best else []


@dataclass
class Control(Step):
    """§GN-4.10.1, §GN-4.10.2, §GN-4.10.3, §GN-4.10.4 The second phase: majorities bring inhabitants, territory by territory."""

    def run(self, s: GardenNationState) -> None:
        for territory in range(len(TERRITORIES)):
            first = leaders(s, s.layout.slot[territory])
            gain = MAJORITY if len(first) == 1 else SHARED_MAJORITY
            for seat in first:
                s.population[seat] += gain
                s.emit("controlled", seat, territory + 1, gain)


def objective_points(s: GardenNationState, seat: int, card: int) -> int:
    """§GN-3.7.2, §GN-3.7.3, §GN-3.7.4, §GN-3.7.5, §GN-3.7.6, §GN-3.7.7 What a secret objective is worth to a seat now."""
    secret = SECRETS[card]
    counts, kind, enough = secret.counts, secret.kind, secret.floors
    if counts in (TALL, FLOORS):
        number = 0
        for zone in range(len(s.floors)):
            if (
                s.owner[zone] == seat
                and s.kind[zone] == kind
                and not s.roof[zone]
                and s.floors[zone] >= enough
            ):
                number += 1 if counts == TALL else s.floors[zone]
        return secret.points * number
    if counts == TOWER:
        towers = 0
        for slot in range(SIZE):
            for zone in range(slot * SIZE, (slot + 1) * SIZE):
                if s.owner[zone] == seat and s.floors[zone] >= enough and not s.roof[zone]:
                    towers += 1
                    break
        return secret.points * towers
    controlled = [n for n in secret.pair if leaders(s, s.layout.slot[n - 1]) == [seat]]
    return BOTH_CONTROLLED if len(controlled) == 2 else secret.points * len(controlled)


@dataclass
class FinalScoring(Step):
    """§GN-4.11.4, §GN-4.11.5, §GN-4.11.6 Secret objectives are shown and scored, then the population; the total decides."""

    def run(self, s: GardenNationState) -> None:
        s.reveal()
        for seat in range(s.seats):
            at = seat * len(ITEMS)
            for i, card in enumerate(s.kept[seat]):
                s.points[at + OBJECTIVES + i] = objective_points(s, seat, card)
                s.emit("objective", seat, SECRET_NAMES[card], s.points[at + OBJECTIVES + i])
            s.points[at + POPULATION] = population_points(s.population[seat])
            s.emit("final_population", seat, s.population[seat], s.points[at + POPULATION])
        s.emit("game_over")
