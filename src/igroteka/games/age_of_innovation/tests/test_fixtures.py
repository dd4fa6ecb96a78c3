"""Finished games of every seat count: they replay to the letter, forever, and use everything that is in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka import Match
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.automa import AUTOMA_NAMES
from igroteka.games.age_of_innovation.components.names import COMPETENCIES, FACTIONS, INNOVATIONS, PALACES
from igroteka.games.age_of_innovation.view import AgeOfInnovationView
from igroteka.testing.records import (
    check_kinds_of_moves,
    check_replay,
    check_seats_and_options,
    load_record,
    record_files,
    stem,
)

FIXTURES = record_files(__file__, "fixtures/*.log")


def last(m: Match) -> AgeOfInnovationView:
    view = m.view(None)
    assert isinstance(view, AgeOfInnovationView)
    return view


@pytest.mark.parametrize("path", FIXTURES, ids=stem)
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    check_replay(path)


def test_a_game_of_version_1_is_read_as_it_was_played() -> None:
    """Version 2 has brought an option; without it annexes count as they did."""
    path = next(path for path in FIXTURES if path.stem == "players_2_1")
    text = path.read_text("utf-8")
    first = text.replace("version: 2\n", "version: 1\n").replace("option annexes: every_city\n", "")
    assert len(first) < len(text)
    assert Match.parse(first).export() == text


def test_all_seats_and_options_are_recorded() -> None:
    check_seats_and_options(GAME, FIXTURES)


def test_every_kind_of_move_is_recorded() -> None:
    check_kinds_of_moves(GAME, FIXTURES)


@pytest.mark.rule("AI-2.4")
def test_all_factions_palaces_innovations_and_competencies_are_used() -> None:
    players = [(last(load_record(p)), i) for p in FIXTURES for i in range(load_record(p).count)]
    people = [view.players[i] for view, i in players]
    assert {p.faction for p in people} == set(FACTIONS)
    assert {p.palace for p in people} - {""} == set(PALACES)
    assert {name for p in people for name in p.innovations} == set(INNOVATIONS)
    assert {name for p in people for name in p.competencies} == set(COMPETENCIES)
    automas = {last(load_record(p)).players[1].faction for p in FIXTURES if load_record(p).count == 1}
    assert automas == set(AUTOMA_NAMES)
