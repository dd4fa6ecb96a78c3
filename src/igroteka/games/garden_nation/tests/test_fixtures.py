"""Finished games of every seat count and way to end: they replay to the letter, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka import Match
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.state import GardenNationState
from igroteka.testing.records import kept, recorded, replays, stem

FIXTURES = kept(__file__, "fixtures/*.log")


def game(name: str) -> Match:
    return recorded(next(p for p in FIXTURES if p.stem == name))


def state(m: Match) -> GardenNationState:
    assert isinstance(m.state, GardenNationState)
    return m.state


def kinds(m: Match) -> list[str]:
    return [e.move.kind for e in m.entries]


@pytest.mark.parametrize("path", FIXTURES, ids=stem)
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    replays(path)


def test_all_seats_and_options_are_recorded() -> None:
    games = [recorded(p) for p in FIXTURES]
    assert {m.count for m in games} == set(GAME.seats)
    for option in GAME.options:
        if option.key != "first":
            assert {m.options[option.key] for m in games} == set(option.choices), option.key
    played = {kind for m in games for kind in kinds(m)}
    assert played == {m.kind for m in GAME.moves.all}


def last_floor(m: Match) -> tuple[int, str]:
    """Who placed the last floor of a supply, and by what kind of move."""
    step = next(e for e in m.entries if any(one.kind == "last_floor" for one in e.events))
    return step.seat, step.move.kind


@pytest.mark.rule("GN-4.11.1", "GN-4.11.2")
def test_floors_come_back_and_the_round_is_still_the_last() -> None:
    m = game("players_2_floors_back")
    seat, _ = last_floor(m)
    assert state(m).supply[seat] > 0
    assert state(m).last


@pytest.mark.rule("GN-4.11.1")
def test_an_invasion_brings_the_end() -> None:
    assert last_floor(game("players_2_end_by_invasion"))[1] == "invade"


@pytest.mark.rule("GN-4.13.2")
def test_a_game_that_ran_into_the_limit() -> None:
    m = game("players_2_round_limit")
    assert state(m).round == 60
    assert not state(m).last
    assert min(state(m).supply) > 0


@pytest.mark.rule("GN-4.11.7")
def test_a_recorded_shared_victory() -> None:
    assert [score.rank for score in game("players_3_shared_victory").scores].count(1) == 2


@pytest.mark.rule("GN-4.11.6")
def test_a_recorded_total_below_zero() -> None:
    assert min(score.total for score in game("players_4_below_zero").scores) < 0


@pytest.mark.rule("GN-4.8.6", "GN-4.7.4")
def test_roof_transfers_and_passes_are_recorded() -> None:
    assert kinds(game("players_4_roof_transfers")).count("cover") >= 2
    assert "pass" in kinds(game("players_3_passes"))
