"""Kept dumps of whole games: any change of the rules shows up here as a readable difference.

If the differences are meant, `igroteka playthrough keyflower --update` writes the files anew; review them as a diff.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.core import register
from igroteka.games.keyflower import GAME
from igroteka.match.playthrough import regenerate

register(GAME)

KEPT = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def test_every_number_of_seats_has_a_playthrough() -> None:
    seats = [int(file.name.partition("-")[0]) for file in KEPT]
    assert seats == list(GAME.seats)
    for n, file in zip(seats, KEPT, strict=True):
        assert f" --seats {n} " in file.read_text(encoding="utf-8").partition("\n")[0]


@pytest.mark.parametrize("file", KEPT, ids=[file.stem for file in KEPT])
def test_a_playthrough_is_as_it_was(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    assert regenerate(kept).splitlines() == kept.splitlines()
