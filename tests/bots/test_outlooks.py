"""Some games evaluate all seats at once: the numbers are those of each seat alone."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.core import Compared, Improved, Rng, apply, chance, moves, outlooks, waiting


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


#: What version 0.1 thought of some positions of a random game.
FIRST_OUTLOOKS = {
    "keyflower": [[21.755443, 11.795077], [26.110798, 20.090157], [24.52736, 20.377638]],
    "age_of_innovation": [[55.163762, 45.223881], [62.798, 47.005857]],
}


@pytest.mark.parametrize("key", FIRST_OUTLOOKS)
def test_an_earlier_judgement_stays_as_it_was(key: str) -> None:
    game = igroteka.game(key)
    assert isinstance(game, Improved)
    s, rng = game.new(2), Rng(7)
    then: list[list[float]] = []
    for step in range(1, 121):
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            break
        legal = moves(s, turn[0])
        apply(s, turn[0], legal[rng.below(len(legal))])
        if step % 40 == 0:
            chance(s, rng)
            then.append([round(worth, 6) for worth in outlooks(game, s, 2, "0.1")])
    assert then == FIRST_OUTLOOKS[key]


def test_games_whose_evaluation_compares_the_seats_do_it_in_one_look() -> None:
    assert isinstance(igroteka.game("garden_nation"), Compared)
    assert not isinstance(igroteka.game("sweet_lands"), Compared)
