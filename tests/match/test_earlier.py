"""Games that an earlier version has recorded: those that today's rules play the same way are read and played on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import pytest

from igroteka import Match
from igroteka.core import BadLog, Option
from igroteka.core.registry import override_game
from igroteka.games.dream_city import DreamCityGame
from igroteka.store.log_rows import BadRow, row_of, rows_of
from igroteka.store.logged_match import LoggedMatch
from igroteka.store.rows import EventRow


class LaterDreamCity(DreamCityGame):
    """The game of tomorrow: with one more option, and one that has another name today."""

    version = DreamCityGame.version + 2
    earlier_versions = frozenset({DreamCityGame.version})
    renamed_options: ClassVar[Mapping[str, str]] = {"tea": "pause"}
    options = (*DreamCityGame.options, Option("pause", ("no", "yes"), "no"))


TODAY, TOMORROW = DreamCityGame.version, LaterDreamCity.version


@pytest.fixture
def later() -> Iterator[LaterDreamCity]:
    """For a while, the game is the one of tomorrow."""
    of_tomorrow = LaterDreamCity()
    with override_game(of_tomorrow):
        yield of_tomorrow


def finished() -> Match:
    """A whole game of today."""
    match = Match.new("dream_city", seats=2, seed=5)
    while not match.over:
        match.play(match.moves[0])
    return match


def test_a_log_of_an_earlier_version_is_read_and_written_as_one_of_today() -> None:
    played = finished()
    text = played.export().replace("seats: 2\n", "seats: 2\noption tea: yes\n")
    with override_game(LaterDreamCity()):
        again = Match.parse(text)
        assert again.options == {**played.options, "pause": "yes"}
        assert [str(entry.move) for entry in again.entries] == [str(entry.move) for entry in played.entries]
        assert again.scores == played.scores
        assert again.fingerprint != played.fingerprint  # the position tells the new option
        assert again.verify().problems == ()
        assert f"version: {TOMORROW}\n" in again.export()
        assert Match.parse(again.export()).fingerprint == again.fingerprint


@pytest.mark.parametrize(
    ("old", "new", "allowed"),
    [
        (f"version: {TODAY}\n", f"version: {TODAY + 1}\n", f"version {TOMORROW}"),
        (f"version: {TODAY}\n", f"version: {TOMORROW + 1}\n", f"version {TOMORROW}"),
        ("\nscores: ", "\nscores: 1", "scores: "),
        ("fingerprint: ", "fingerprint: x", "fingerprint: "),
    ],
    ids=["a version between", "a later version", "other scores", "no fingerprint"],
)
def test_what_is_not_the_same_game_is_refused(
    later: LaterDreamCity, old: str, new: str, allowed: str
) -> None:
    text = Match.new("dream_city", seats=2, seed=5).export()
    match = Match.parse(text)
    while not match.over:
        match.play(match.moves[0])
    good = match.export().replace(f"version: {TOMORROW}\n", f"version: {TODAY}\n")
    assert Match.parse(good).over
    with pytest.raises(BadLog, match=allowed):
        Match.parse(good.replace(old, new))


def test_a_stored_table_of_an_earlier_version_is_replayed_and_played_on() -> None:
    played = finished()
    row, log = row_of(played, "t1"), [EventRow(seq, line, 0.0) for seq, line in enumerate(rows_of(played), 1)]
    with override_game(LaterDreamCity()):
        whole = LoggedMatch.load(row, log)
        assert whole.over
        assert whole.scores == played.scores
        open_game = LoggedMatch.load(row, log[:20])
        open_game.play(open_game.moves[0])
        assert len(open_game.pending) >= 1
        *kept, last = log
        words = last.line.split(" ")
        other = last._replace(line=" ".join(["E", str(int(words[1]) + 1), *words[2:]]))
        with pytest.raises(BadRow, match="as seed and rules give it"):
            LoggedMatch.load(row, [*kept, other])

    class Last(LaterDreamCity):
        earlier_versions = frozenset()

    with override_game(Last()), pytest.raises(BadRow, match=f"version {TODAY} of dream_city"):
        LoggedMatch.load(row, log)
