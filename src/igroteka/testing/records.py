"""Checks of recorded games: log files of finished games and readable dumps, kept beside a game's tests.

A game's test lists them and hands each to a check::

    @pytest.mark.parametrize("path", kept(__file__, "fixtures/*.log"), ids=stem)
    def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
        replays(path)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ..core import Game, fingerprint
from ..match import Match
from ..match.playthrough import again


def kept(test: str, pattern: str) -> list[Path]:
    """The files beside a test, for example `kept(__file__, "fixtures/*.log")`; there must be some."""
    found = sorted(Path(test).parent.glob(pattern))
    assert found, f"no {pattern} beside {test}"
    return found


def stem(path: Path) -> str:
    """The name of a file as the name of a test."""
    return path.stem


@cache
def recorded(path: Path) -> Match:
    """The match of a log file; it is shared, so it is only looked at."""
    return Match.parse(path.read_text("utf-8"))


def replays(path: Path) -> None:
    """A finished game: its log is read and written to the letter, verified, and replayed to the same position."""
    m = recorded(path)
    assert m.over, f"{path.name} is not finished"
    assert m.export() == path.read_text("utf-8"), f"{path.name} is written differently"
    assert m.verify().ok, m.verify()
    assert fingerprint(m.at(len(m.entries)).state) == m.fingerprint


def unchanged(path: Path) -> None:
    """A readable dump of a game comes out as it was.

    If the difference is meant, `igroteka playthrough GAME --update` writes the files anew; review them as a diff.
    """
    text = path.read_text(encoding="utf-8")
    assert again(text).splitlines() == text.splitlines()


def cover_all_seats(game: Game, playthroughs: Sequence[Path]) -> None:
    """There is one dump for every number of seats, named after it: 2-….txt."""
    seats = [int(path.name.partition("-")[0]) for path in playthroughs]
    assert seats == list(game.seats)
    for n, path in zip(seats, playthroughs, strict=True):
        assert f" --seats {n} " in path.read_text(encoding="utf-8").partition("\n")[0]
