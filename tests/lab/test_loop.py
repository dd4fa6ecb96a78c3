"""The one loop that plays a whole game between players."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.bots import GreedyBot, RandomBot
from igroteka.core import (
    Game,
    Move,
    Rng,
    Seat,
    State,
    apply,
    chance,
    fingerprint,
    game,
    list_games,
    moves,
    over,
    waiting,
)
from igroteka.lab import play_game


@pytest.mark.parametrize("key", list_games())
def test_a_game_depends_on_its_generators_alone(key: str) -> None:
    g = game(key)
    two = [
        play_game(g, 2, None, [RandomBot(), RandomBot()], Rng("deal"), [Rng("a"), Rng("b")]) for _ in range(2)
    ]
    other = play_game(g, 2, None, [RandomBot(), RandomBot()], Rng("deal"), [Rng("a"), Rng("c")])
    assert over(two[0].state)
    assert fingerprint(two[0].state) == fingerprint(two[1].state) != fingerprint(other.state)
    assert two[0].decisions == two[1].decisions


def test_it_is_the_game_that_the_engine_plays() -> None:
    g = game("dream_city")
    s, rngs, deal = g.new(2), [Rng("a"), Rng("b")], Rng("deal")
    s.events = None
    while True:
        chance(s, deal)
        turn = waiting(s)
        if not turn:
            break
        legal = moves(s, turn[0])
        apply(s, turn[0], legal[rngs[turn[0]].below(len(legal))])
    done = play_game(g, 2, None, [RandomBot(), RandomBot()], Rng("deal"), [Rng("a"), Rng("b")])
    assert fingerprint(done.state) == fingerprint(s)


def test_the_observer_is_called_before_every_decision() -> None:
    g = game("garden_nation")
    seen: list[tuple[Seat, int]] = []
    chosen: list[Seat] = []

    class Player:
        def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
            assert len(seen) == len(chosen) + 1
            chosen.append(seat)
            return RandomBot().choose(game, s, seat, rng)

    def observe(s: Any, seat: Seat) -> None:
        assert seat in waiting(s)
        seen.append((seat, len(moves(s, seat))))

    done = play_game(g, 3, None, [Player()] * 3, Rng(1), [Rng(2)] * 3, observe)
    assert chosen == [seat for seat, _ in seen]
    assert min(legal for _, legal in seen) >= 1
    assert done.decisions == [chosen.count(seat) for seat in range(3)]


@pytest.mark.parametrize("wanted", [False, True])
def test_events_are_collected_if_they_are_asked_for(wanted: bool) -> None:
    g = game("dream_city")
    done = play_game(g, 2, {"mode": "training"}, [GreedyBot()] * 2, Rng(1), [Rng(2)] * 2, with_events=wanted)
    assert bool(done.state.events) == wanted
