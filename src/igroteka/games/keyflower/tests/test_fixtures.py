"""Finished games of every seat count: they replay to the letter, for ever, and everything that scores is in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import Event, fingerprint, register
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.tiles import BOATS, TILE_NAMES, TURN_ORDER_TILES, WINTER_TILES, YARDS

register(GAME)

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.log"))


@cache
def recorded(name: str) -> Match:
    return Match.parse(next(p for p in FIXTURES if p.stem == name).read_text("utf-8"))


def events(m: Match) -> list[Event]:
    return [*m.opening, *[one for e in m.entries for one in e.events]]


@pytest.mark.parametrize("path", FIXTURES, ids=[p.stem for p in FIXTURES])
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    text = path.read_text("utf-8")
    m = recorded(path.stem)
    assert m.over
    assert m.export() == text
    assert m.verify().ok
    assert fingerprint(m.at(len(m.entries)).state) == m.fingerprint


def test_all_seats_options_moves_and_events_are_recorded() -> None:
    games = [recorded(p.stem) for p in FIXTURES]
    assert {m.count for m in games} == set(GAME.seats)
    for option in GAME.options:
        assert {m.options[option.key] for m in games} == set(option.choices), option.key
    assert {e.move.kind for m in games for e in m.entries} == {m.kind for m in GAME.moves.all}
    assert {e.kind for m in games for e in events(m)} == set(GAME.events)


@pytest.mark.rule("KF-4.12.26", "KF-4.12.24")
def test_all_boats_and_winter_tiles_score_somewhere() -> None:
    scored = {
        str(e.args[1])
        for p in FIXTURES
        for e in events(recorded(p.stem))
        if e.kind == "scored" and int(e.args[2]) > 0
    }
    assert scored >= {*BOATS, *TURN_ORDER_TILES, *[tile.name for tile in WINTER_TILES]}
    assert scored >= {TILE_NAMES[t] for t in YARDS}


@pytest.mark.rule("KF-4.12.27")
def test_a_recorded_shared_victory() -> None:
    assert [score.rank for score in recorded("players_2_shared_victory").scores] == [1, 1]


@pytest.mark.rule("KF-4.11.7", "KF-4.13.11")
def test_rare_things_are_recorded() -> None:
    rare = {"offshore", "stood_up", "flipped", "spent_skill"}
    assert rare <= {e.kind for p in FIXTURES for e in events(recorded(p.stem))}
