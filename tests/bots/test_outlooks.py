"""Some games evaluate all seats at once: the numbers are those of each seat alone."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.core import Compared, Rng, apply, chance, moves, outlooks, waiting


@pytest.mark.parametrize("key", igroteka.list_games())
def test_the_outlooks_are_the_evaluations_of_the_seats(key: str) -> None:
    game = igroteka.game(key)
    seats = game.seats[-1]
    s, rng = game.new(seats), Rng(3)
    for step in range(60):
        chance(s, rng)
        turn = waiting(s)
        if step % 6 == 0 or not turn:
            assert outlooks(game, s, seats) == [game.evaluate(s, i) for i in range(seats)]
        if not turn:
            break
        legal = moves(s, turn[0])
        apply(s, turn[0], legal[rng.below(len(legal))])


def test_games_whose_evaluation_compares_the_seats_do_it_in_one_look() -> None:
    assert isinstance(igroteka.game("garden_nation"), Compared)
    assert not isinstance(igroteka.game("sweet_lands"), Compared)
