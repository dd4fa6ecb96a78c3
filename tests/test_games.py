"""Every installed game keeps what every game promises."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.testing import check_game


@pytest.mark.parametrize("key", igroteka.games())
def test_game(key: str) -> None:
    """Every choice of every option with every number of seats comes up, and every question is looked at in depth."""
    check_game(igroteka.game(key), games=1, seed=7, deep_every=80)


@pytest.mark.soak
@pytest.mark.parametrize("key", igroteka.games())
def test_many_games(key: str) -> None:
    """Hundreds of games: what is rare comes up too."""
    report = check_game(igroteka.game(key), games=300, seed=70_000, deep_every=40)
    assert report.unused == [], report
