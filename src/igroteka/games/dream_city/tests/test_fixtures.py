"""Finished games of every seat count, variant and way to end: they replay to the letter, forever."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.state import DreamCityState
from igroteka.testing.records import (
    check_replay,
    check_seats_and_options,
    load_record,
    named_record,
    record_files,
    stem,
)

FIXTURES = record_files(__file__, "fixtures/*.log")


@pytest.mark.parametrize("path", FIXTURES, ids=stem)
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    check_replay(path)


def test_all_seats_modes_sides_and_options_are_recorded() -> None:
    games = [load_record(p) for p in FIXTURES]
    assert {(m.count, m.options.get("mode", "solo")) for m in games} == {
        (1, "solo"),
        *[(n, mode) for n in (2, 3, 4) for mode in ("full", "training")],
    }
    assert {m.options["opponent"] for m in games if m.count == 1} == {"alice", "boris", "zinovy"}
    check_seats_and_options(GAME, FIXTURES)


def ended_by(name: str) -> int:
    """Which player of the last round brought the end, counted from the first player."""
    m = named_record(FIXTURES, name)
    for step in range(len(m.entries) + 1):
        s = m.at(step).state
        assert isinstance(s, DreamCityState)
        if s.ends():
            mover = next(e.seat for e in reversed(m.entries[:step]) if e.seat >= 0)
            return (mover - s.first) % s.seats
    raise AssertionError("the game never ended")


@pytest.mark.rule("DC-4.9.6")
def test_both_ways_to_bring_the_end() -> None:
    assert ended_by("full_2_end_by_first_player") == 0
    assert ended_by("full_2_end_by_last_player") == 1


@pytest.mark.rule("DC-4.10.8")
def test_a_recorded_tie() -> None:
    m = named_record(FIXTURES, "full_2_tie")
    assert m.scores[0].total == m.scores[1].total
    assert {score.rank for score in m.scores} == {1, 2}
