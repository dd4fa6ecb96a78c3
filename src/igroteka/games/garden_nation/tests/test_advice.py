"""The evaluation behind bots and hints."""

from __future__ import annotations

import pytest

from igroteka.bots import GreedyBot
from igroteka.core import Rng, chance
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.ai.land import Land
from igroteka.games.garden_nation.components.board import BRAMBLE, KINDS, ZONES
from igroteka.games.garden_nation.components.projects import PATTERN
from igroteka.games.garden_nation.fields import NOBODY
from igroteka.games.garden_nation.rules.building import floor_price
from igroteka.games.garden_nation.rules.projects import completes
from igroteka.games.garden_nation.state import GardenNationState
from igroteka.testing.contests import greedy_wins

from .scenario import table


def test_greedy_beats_random_play() -> None:
    assert greedy_wins(GAME, 8) == 8


@pytest.mark.soak
def test_greedy_beats_random_play_in_95_of_100() -> None:
    assert greedy_wins(GAME, 100) >= 95


def test_a_project_at_hand_is_claimed() -> None:
    t = table(2, {"1nw": "0 1"}, open=("house",), crane=1, kept=[["barracks", "market"], []])
    assert str(GreedyBot().choose(GAME, t.s, 0, Rng(1))) == "build 1nw"
    t.do("0 build 1nw")
    assert str(GreedyBot().choose(GAME, t.s, 0, Rng(1))) == "claim house"


def test_an_evaluation_changes_nothing() -> None:
    t = table(3, {"1nw": "0 2", "4c": "1 1"}, open=("house", "forge", "temple", "bunker"))
    before = t.print()
    GAME.evaluate(t.s, 1)
    assert t.print() == before


def one_floor_more(s: GardenNationState, seat: int, card: int) -> set[int]:
    """By the rule itself: where one more floor, which the seat could pay for, completes a project."""
    zones = set()
    for zone in range(ZONES):
        owner = s.owner[zone]
        if owner in (seat, NOBODY) and not s.roof[zone] and floor_price(s, zone) < s.population[seat]:
            s.owner[zone] = seat
            s.floors[zone] += 1
            if completes(s, seat, zone, card):
                zones.add(zone)
            s.floors[zone] -= 1
            s.owner[zone] = owner
    return zones


def scattered(seats: int, rng: Rng) -> GardenNationState:
    """A garden with buildings, roofs and few inhabitants at random, so that some floors are too expensive."""
    s = GAME.new(seats)
    chance(s, rng)
    for zone in range(ZONES):
        s.owner[zone] = rng.below(seats + 1) - 1
        if s.owner[zone] != NOBODY:
            s.floors[zone] = 1 + rng.below(3)
            s.roof[zone] = int(rng.below(4) == 0)
            if s.kind[zone] == BRAMBLE:
                s.kind[zone] = rng.below(len(KINDS))
    s.population = [3 + rng.below(7) for _ in range(seats)]
    return s


def test_the_land_tells_what_the_next_floor_completes() -> None:
    rng = Rng(1)
    seen = set()
    for n in range(8):
        s = scattered(2 + n % 3, rng)
        land = Land(s)
        for seat in range(s.seats):
            payable = land.payable(s, seat)
            for card in range(len(PATTERN)):
                zones = land.completing_zones(seat, card, payable)
                assert {z for z in range(ZONES) if zones >> z & 1} == one_floor_more(s, seat, card)
                if zones:
                    seen.add(card)
    assert seen == set(range(len(PATTERN)))
