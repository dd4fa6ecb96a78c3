"""Every installed game keeps what every game promises."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.testing import check_game


@pytest.mark.parametrize("key", igroteka.games())
def test_game(key: str) -> None:
    check_game(igroteka.game(key), games=60, seed=7)
