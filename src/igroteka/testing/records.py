"""Checks of recorded games: log files of finished games and readable dumps, kept next to a game's tests.

A game's test lists them and hands each to a check::

    @pytest.mark.parametrize("path", record_files(__file__, "fixtures/*.log"), ids=stem)
    def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
        check_replay(path)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path

from ..core import Game, fingerprint
from ..match import Match
from ..match.playthrough import regenerate


def record_files(test: str, pattern: str) -> list[Path]:
    """The files next to a test, for example `record_files(__file__, "fixtures/*.log")`; there must be some."""
    files = sorted(Path(test).parent.glob(pattern))
    assert files, f"no {pattern} next to {test}"
    return files


def stem(path: Path) -> str:
    """The name of a file as the name of a test."""
    return path.stem


# ---------------------------------------------------------------- log files


@cache
def load_record(path: Path) -> Match:
    """The match of a log file; it is shared, so it is only looked at."""
    return Match.parse(path.read_text("utf-8"))


def named_record(files: Sequence[Path], name: str) -> Match:
    """The match of the log file with this name."""
    return load_record(next(path for path in files if path.stem == name))


def check_replay(path: Path) -> None:
    """A finished game: its log is read and written to the letter, verified, and replayed to the same position."""
    m = load_record(path)
    assert m.over, f"{path.name} is not finished"
    recorded, written = path.read_text("utf-8"), m.export()
    if f"\nversion: {m.game.version}\n" not in recorded:
        assert Match.parse(written).export() == written
        same = _option_lines(recorded) == _option_lines(written)
        recorded, written = _without_version(recorded, same), _without_version(written, same)
    assert written == recorded, f"{path.name} is written differently"
    assert m.verify().ok, m.verify()
    assert fingerprint(m.at(len(m.entries)).state) == m.fingerprint


def _option_lines(log: str) -> list[str]:
    return [line for line in log.splitlines() if line.startswith("option ")]


def _without_version(log: str, same_options: bool) -> str:
    """A log without the lines that a newer version of a game writes differently.

    Options that have come since are part of a position, so fingerprints tell them; with the same options they are the same.
    """
    differing = ("version: ",) if same_options else ("version: ", "option ", "fingerprint: ")
    return "\n".join([line for line in log.splitlines() if not line.startswith(differing)])


def check_seats_and_options(game: Game, files: Sequence[Path], but: Collection[str] = ("first",)) -> None:
    """Every number of seats is recorded, and every choice of every option but some."""
    records = [load_record(path) for path in files]
    assert {m.count for m in records} == set(game.seats)
    for option in game.options:
        if option.key not in but:
            asked = [m for m in records if m.count in option.seats]
            used = {choice for m in asked for choice in m.options[option.key].split()}
            assert used == set(option.choices), option.key


def check_kinds_of_moves(game: Game, files: Sequence[Path]) -> None:
    """Every kind of move is recorded."""
    played = {e.move.kind for path in files for e in load_record(path).entries}
    assert played == {m.kind for m in game.moves.all}


# ---------------------------------------------------------------- readable dumps


def check_playthrough(path: Path) -> None:
    """A readable dump of a game comes out as it was.

    If the difference is meant, `igroteka playthrough GAME --update` writes the files again; review them as a diff.
    """
    text = path.read_text(encoding="utf-8")
    assert regenerate(text).splitlines() == text.splitlines()


def check_all_seats(game: Game, playthroughs: Sequence[Path]) -> None:
    """There is one dump for every number of seats, named after it: 2-….txt."""
    seats = [int(path.name.partition("-")[0]) for path in playthroughs]
    assert seats == list(game.seats)
    for n, path in zip(seats, playthroughs, strict=True):
        assert f" --seats {n} " in path.read_text(encoding="utf-8").partition("\n")[0]
