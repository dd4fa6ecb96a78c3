"""Every installed game keeps what every game promises."""

from __future__ import annotations

import os

import pytest

import igroteka
from igroteka.core.build import mode
from igroteka.testing import check_game


def seats_of(key: str) -> list[int]:
    """The builds share the work: the smallest table interpreted, the largest compiled; without a compiler both."""
    smallest, *_, largest = igroteka.game(key).seats
    if mode() == "compiled":
        return [largest]
    return [smallest] if os.environ.get("IGROTEKA_COMPILED_PYTHON") else [smallest, largest]


@pytest.mark.parametrize("key", igroteka.list_games())
def test_game(key: str) -> None:
    """Every choice of every option comes up, and every kind of question is looked at in depth.

    The files of texts are read in the tests of texts. Drawings are made by the same interpreted code in both
    builds, so they are looked at in one.
    """
    check_game(
        igroteka.game(key),
        seats=seats_of(key),
        games=1,
        seed=7,
        deep_every=1000,
        rare=1,
        files=False,
        pictures=mode() == "interpreted",
    )


@pytest.mark.soak
@pytest.mark.parametrize("key", igroteka.list_games())
def test_many_games(key: str) -> None:
    """Hundreds of games with every number of seats: what is rare comes up too."""
    report = check_game(igroteka.game(key), games=300, seed=70_000, deep_every=40)
    assert report.unused_moves == [], report
