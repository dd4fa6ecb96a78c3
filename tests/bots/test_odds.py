"""What a lead is worth: chances that fit what happens, also alone against an opponent."""

from __future__ import annotations

import pytest

from igroteka.bots import bot
from igroteka.bots.odds import odds, opponent
from igroteka.core import Rng, apply, chance, clean_options, game, waiting

#: Who is met alone, and whom a greedy player does not beat.
STRONG = [
    ("dream_city", {"opponent": "zinovy"}),
    ("dream_city", {"opponent": "alice", "solo_take_scoring": "table_value"}),
    ("dream_city", {"opponent": "zinovy", "solo_take_scoring": "increment"}),
    ("age_of_innovation", {"level": "3"}),
]


@pytest.mark.parametrize(("key", "options"), STRONG)
def test_alone_the_points_of_the_opponent_count(key: str, options: dict[str, str]) -> None:
    """Whoever loses clearly was not told to win, and whoever is far ahead is."""
    g, curve, rng, player = game(key), odds(key, 1), Rng("alone"), bot("greedy")
    s = g.new(1, clean_options(g, 1, options))
    assert opponent(key, s) is not None
    told: list[float] = []
    while True:
        chance(s, rng)
        if not waiting(s):
            break
        told.append(curve.chance(g, s, 0))
        lead = curve.lead([g.evaluate(s, 0)], 0)
        assert curve.chance_of_lead(g, s, lead + 1000) > 0.99
        assert curve.chance_of_lead(g, s, lead - 1000) < 0.01
        apply(s, 0, player.choose(g, s, 0, rng))
    mine, other = sorted(g.scores(s), key=lambda score: -score.seat)
    assert mine.total < other.total
    assert max(told) < 0.5


def test_every_opponent_of_a_single_player_was_measured() -> None:
    for key in ("dream_city", "age_of_innovation"):
        g = game(key)
        for option in g.options:
            if option.key in ("opponent", "level", "solo_take_scoring"):
                for choice in option.choices:
                    assert opponent(key, g.new(1, clean_options(g, 1, {option.key: choice}))) is not None
    assert opponent("sweet_lands", game("sweet_lands").new(1)) is None
