"""The evaluation behind bots and hints."""

from __future__ import annotations

import pytest

from igroteka.bots import GreedyBot
from igroteka.core import Rng, apply, moves, outlooks
from igroteka.games.keyflower import GAME
from igroteka.testing.contests import contest

from .scenario import table


def test_greedy_beats_random_play() -> None:
    won = [contest(GAME, seed)[seed % 2].rank == 1 for seed in range(4)]
    assert sum(won) == 4


@pytest.mark.soak
def test_greedy_beats_random_play_in_98_of_100() -> None:
    won = [
        (scores := contest(GAME, seed))[seed % 2].total > scores[1 - seed % 2].total for seed in range(100)
    ]
    assert sum(won) >= 98


def test_an_upgrade_at_hand_is_made() -> None:
    t = table(2, villages=[{"keywood": (1, 0)}], workers=["1 red"], goods={"home_1": "1 wood 1 stone"})
    assert str(GreedyBot().choose(GAME, t.s, 0, Rng(1))) == "use home_1"
    t.do("0 use home_1", "0 colour red")
    assert str(GreedyBot().choose(GAME, t.s, 0, Rng(1))) == "upgrade home_1"


def test_a_scoring_tile_that_fits_is_bid_for() -> None:
    t = table(
        2, season="winter", auction=["key_guild", "jeweller"], workers=["2 red"], skills=["5 saw 5 anvil"]
    )
    assert str(GreedyBot().choose(GAME, t.s, 0, Rng(1))) == "bid key_guild"


def test_a_full_boat_is_better_than_an_empty_one() -> None:
    t = table(2, me=1, passes=1, cargo={"boat_sea_bastion": "4 red 1 saw"}).do("1 pass")
    assert str(GreedyBot().choose(GAME, t.s, 0, Rng(1))) == "choose_boat boat_sea_bastion"


def test_an_evaluation_changes_nothing() -> None:
    t = table(
        3,
        season="winter",
        auction=["scribes"],
        workers=["3 red", "2 blue"],
        skills=["1 saw 1 anvil 1 pickaxe"],
    )
    before = t.print()
    for seat in range(3):
        GAME.evaluate(t.s, seat)
    assert t.print() == before


def test_an_upgrade_brings_more_than_in_version_0_1() -> None:
    """Resources that could pay for an upgrade must not look nearly as good as the upgrade."""
    t = table(2, villages=[{"keywood": (1, 0)}], workers=["1 red"], goods={"home_1": "1 wood 1 stone"})
    t.do("0 use home_1", "0 colour red")
    after = t.s.clone()
    apply(after, 0, next(m for m in moves(after, 0) if str(m) == "upgrade home_1"))
    gains = [outlooks(GAME, after, 2, by)[0] - outlooks(GAME, t.s, 2, by)[0] for by in ("", "0.1")]
    assert gains[0] > gains[1]
