"""Finished games of every seat count and way to end: they replay to the letter, forever."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka import Match
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.state import GardenNationState
from igroteka.testing.records import (
    check_kinds_of_moves,
    check_replay,
    check_seats_and_options,
    named_record,
    record_files,
    stem,
)

FIXTURES = record_files(__file__, "fixtures/*.log")


def state(m: Match) -> GardenNationState:
    assert isinstance(m.state, GardenNationState)
    return m.state


def kinds(m: Match) -> list[str]:
    return [e.move.kind for e in m.entries]


@pytest.mark.parametrize("path", FIXTURES, ids=stem)
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    check_replay(path)


def test_all_seats_and_options_are_recorded() -> None:
    check_seats_and_options(GAME, FIXTURES)
    check_kinds_of_moves(GAME, FIXTURES)


def last_floor(m: Match) -> tuple[int, str]:
    """Who placed the last floor of a supply, and by what kind of move."""
    step = next(e for e in m.entries if any(one.kind == "last_floor" for one in e.events))
    return step.seat, step.move.kind


@pytest.mark.rule("GN-4.11.1", "GN-4.11.2")
def test_floors_come_back_and_the_round_is_still_the_last() -> None:
    m = named_record(FIXTURES, "players_2_floors_back")
    seat, _ = last_floor(m)
    assert state(m).supply[seat] > 0
    assert state(m).last


@pytest.mark.rule("GN-4.11.1")
def test_an_invasion_brings_the_end() -> None:
    assert last_floor(named_record(FIXTURES, "players_2_end_by_invasion"))[1] == "invade"


@pytest.mark.rule("GN-4.13.2")
def test_a_game_that_ran_into_the_limit() -> None:
    m = named_record(FIXTURES, "players_2_round_limit")
    assert state(m).round == 60
    assert not state(m).last
    assert min(state(m).supply) > 0


@pytest.mark.rule("GN-4.11.7")
def test_a_recorded_shared_victory() -> None:
    assert [score.rank for score in named_record(FIXTURES, "players_3_shared_victory").scores].count(1) == 2


@pytest.mark.rule("GN-4.11.6")
def test_a_recorded_total_below_zero() -> None:
    assert min(score.total for score in named_record(FIXTURES, "players_4_below_zero").scores) < 0


@pytest.mark.rule("GN-4.8.6", "GN-4.7.4")
def test_roof_transfers_and_passes_are_recorded() -> None:
    assert kinds(named_record(FIXTURES, "players_4_roof_transfers")).count("cover") >= 2
    assert "pass" in kinds(named_record(FIXTURES, "players_3_passes"))
