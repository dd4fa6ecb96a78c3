"""Kept dumps of whole games: any change of the rules shows up here as a readable difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.garden_nation import GAME
from igroteka.testing.records import cover_all_seats, kept, stem, unchanged

KEPT = kept(__file__, "playthroughs/*.txt")


def test_every_number_of_seats_has_a_playthrough() -> None:
    cover_all_seats(GAME, KEPT)


@pytest.mark.parametrize("path", KEPT, ids=stem)
def test_a_playthrough_is_as_it_was(path: Path) -> None:
    unchanged(path)
