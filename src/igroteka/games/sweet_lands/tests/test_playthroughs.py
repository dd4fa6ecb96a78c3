"""Kept dumps of whole games: any change of the rules shows up here as a readable difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.sweet_lands import GAME
from igroteka.testing.records import cover_all_seats, kept, stem, unchanged

from .scenario import Table

KEPT = kept(__file__, "playthroughs/*.txt")


def test_every_number_of_seats_has_a_playthrough() -> None:
    cover_all_seats(GAME, KEPT)
    assert Table.game is GAME


@pytest.mark.parametrize("file", KEPT, ids=stem)
def test_a_playthrough_is_as_it_was(file: Path) -> None:
    unchanged(file)
