"""Finished games of every seat count: they replay to the letter, forever, and everything that scores is in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import Event
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.tiles import BOATS, TILE_NAMES, TURN_ORDER_TILES, WINTER_TILES, YARDS
from igroteka.testing.records import (
    check_kinds_of_moves,
    check_replay,
    check_seats_and_options,
    load_record,
    named_record,
    record_files,
    stem,
)

FIXTURES = record_files(__file__, "fixtures/*.log")


def events(m: Match) -> list[Event]:
    return [*m.opening, *[one for e in m.entries for one in e.events]]


@pytest.mark.parametrize("path", FIXTURES, ids=stem)
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    check_replay(path)


def test_all_seats_options_moves_and_events_are_recorded() -> None:
    check_seats_and_options(GAME, FIXTURES, but=())
    check_kinds_of_moves(GAME, FIXTURES)
    assert {e.kind for p in FIXTURES for e in events(load_record(p))} == set(GAME.events)


@pytest.mark.rule("KF-4.12.26", "KF-4.12.24")
def test_all_boats_and_winter_tiles_score_somewhere() -> None:
    scored = {
        str(e.args[1])
        for p in FIXTURES
        for e in events(load_record(p))
        if e.kind == "scored" and int(e.args[2]) > 0
    }
    assert scored >= {*BOATS, *TURN_ORDER_TILES, *[tile.name for tile in WINTER_TILES]}
    assert scored >= {TILE_NAMES[t] for t in YARDS}


@pytest.mark.rule("KF-4.12.27")
def test_a_recorded_shared_victory() -> None:
    assert [score.rank for score in named_record(FIXTURES, "players_2_shared_victory").scores] == [1, 1]


@pytest.mark.rule("KF-4.11.7", "KF-4.13.11")
def test_rare_things_are_recorded() -> None:
    rare = {"offshore", "stood_up", "flipped", "spent_skill"}
    assert rare <= {e.kind for p in FIXTURES for e in events(load_record(p))}
