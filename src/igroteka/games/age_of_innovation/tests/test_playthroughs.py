"""Recorded dumps of whole games: any change of the rules shows up here as a readable difference."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.age_of_innovation import GAME
from igroteka.testing.records import check_all_seats, check_playthrough, record_files, stem

PLAYTHROUGHS = record_files(__file__, "playthroughs/*.txt")


def test_every_number_of_seats_has_a_playthrough() -> None:
    check_all_seats(GAME, PLAYTHROUGHS)


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=stem)
def test_a_playthrough_is_as_it_was(path: Path) -> None:
    check_playthrough(path)
