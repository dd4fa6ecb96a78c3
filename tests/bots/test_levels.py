"""The levels: who thinks how long, and by whose judgement."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest

from igroteka.bots import Search, bot, bots
from igroteka.bots.chance_network import ChanceOdds
from igroteka.bots.levels import SEARCHING, Level, earlier_levels, search_settings
from igroteka.bots.network import LearnedOdds, judge
from igroteka.core import Game, Move, Rng, Seat, State, apply, chance, game, list_games, moves, waiting

LEARNED = (LearnedOdds, ChanceOdds)


@pytest.mark.parametrize("key", list_games())
def test_every_level_that_searches_thinks_longer_than_the_one_below(key: str) -> None:
    for seats in game(key).seats:
        # What a network has learned need not be found out again, so that levels with one may think less than the one without.
        levels = SEARCHING[1:] if isinstance(judge(key, seats, True), LEARNED) else SEARCHING
        thoughts = [
            iterations * rounds
            for iterations, rounds, _ in [search_settings(name, key, seats) for name in levels]
        ]
        assert thoughts == sorted(set(thoughts))


def test_a_bot_of_an_earlier_version_is_for_tournaments_only() -> None:
    assert earlier_levels() == ["greedy@0.1", "hard@0.1"]
    assert not set(earlier_levels()) & set(bots())
    assert [bot(name).name for name in earlier_levels()] == earlier_levels()
    assert search_settings("hard@0.1", "dream_city", 2) == (64, 1, 1.0)


@pytest.mark.parametrize("key", list_games())
def test_hard_thinks_longer_than_medium_or_has_learned(key: str) -> None:
    for seats in game(key).seats:
        medium, hard = search_settings("medium", key, seats), search_settings("hard", key, seats)
        if not isinstance(judge(key, seats, True), LEARNED):
            assert hard[0] * hard[1] > medium[0] * medium[1]
        assert not isinstance(judge(key, seats, False), LEARNED)


@pytest.mark.interpreted  # the clock is another one
def test_a_busy_machine_does_not_weaken_the_medium_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """However late the clock says it is, the medium level thinks its thoughts to the end, and the hard one as many."""
    hours = itertools.count(step=3600)
    monkeypatch.setattr("igroteka.bots.search.time", SimpleNamespace(perf_counter=lambda: next(hours)))
    g, rng = game("garden_nation"), Rng("busy")
    s = g.new(2)
    for _ in range(6):
        chance(s, rng)
        seat = waiting(s)[0]
        hurried, calm = Level("medium", limited=True), Level("medium")
        assert hurried.choose(g, s, seat, Rng(5)) == calm.choose(g, s, seat, Rng(5))
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])
    iterations, rounds, breadth = search_settings("hard", g.key, 2)
    least, _, _ = search_settings("medium", g.key, 2)
    tree = Search("hard", iterations, 2.7, False, rounds, breadth, least).think(g, s, waiting(s)[0], Rng(5))
    assert tree.root.visits == least


@pytest.mark.interpreted  # the clock is another one
def test_the_time_of_a_level_is_for_a_whole_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many decisions a turn has, they share its time; the next turn has its own."""
    seconds = itertools.count(step=1)
    monkeypatch.setattr("igroteka.bots.levels.time", SimpleNamespace(perf_counter=lambda: next(seconds)))
    g = game("dream_city")
    s = g.new(2)
    chance(s, Rng("turn"))
    seat = waiting(s)[0]
    level = Level("expert", limited=True)
    given: list[float] = []

    class Hasty(Search):
        def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
            given.append(self.seconds)
            return moves(s, seat)[0]

    level._search = Hasty("hasty", 1)
    for turn in (1, 1, 1, 2):
        s.turns = turn
        level.choose(g, s, seat, Rng(1))
    assert given == [5.0, 4.5, 4.0, 5.0]
    late = Level("expert", limited=True, spent=30.0)
    late._search = level._search
    late.choose(g, s, seat, Rng(1))
    assert 0 < given[-1] < 0.001
