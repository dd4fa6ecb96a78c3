"""Every installed game keeps what every game promises."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.build import mode
from igroteka.testing import check_game


def seats_of(key: str) -> list[int]:
    """The builds share the work: the smallest and the largest table interpreted, those between compiled."""
    seats = list(igroteka.game(key).seats)
    ends = (seats[0], seats[-1])
    return [n for n in seats if (n in ends) == (mode() == "interpreted")] or seats


@pytest.mark.parametrize("key", igroteka.games())
def test_game(key: str) -> None:
    """Every choice of every option comes up, and every kind of question is looked at in depth."""
    check_game(igroteka.game(key), seats=seats_of(key), games=1, seed=7, deep_every=200, rare=1)


@pytest.mark.soak
@pytest.mark.parametrize("key", igroteka.games())
def test_many_games(key: str) -> None:
    """Hundreds of games: what is rare comes up too."""
    report = check_game(igroteka.game(key), games=300, seed=70_000, deep_every=40)
    assert report.unused == [], report
