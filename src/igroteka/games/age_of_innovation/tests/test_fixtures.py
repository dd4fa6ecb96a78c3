"""Finished games of every seat count: they replay to the letter, for ever, and use everything that is in the box."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import fingerprint, register
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.automa import AUTOMA_NAMES
from igroteka.games.age_of_innovation.components.names import COMPETENCIES, FACTIONS, INNOVATIONS, PALACES
from igroteka.games.age_of_innovation.view import AgeOfInnovationView

register(GAME)

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.log"))


@cache
def recorded(name: str) -> Match:
    return Match.parse(next(p for p in FIXTURES if p.stem == name).read_text("utf-8"))


def last(m: Match) -> AgeOfInnovationView:
    view = m.view(None)
    assert isinstance(view, AgeOfInnovationView)
    return view


@pytest.mark.parametrize("path", FIXTURES, ids=[p.stem for p in FIXTURES])
def test_a_recorded_game_replays_to_the_letter(path: Path) -> None:
    m = recorded(path.stem)
    assert m.over
    assert m.export() == path.read_text("utf-8")
    assert m.verify().ok
    assert fingerprint(m.state) == m.fingerprint


def test_all_seats_and_options_are_recorded() -> None:
    games = [recorded(p.stem) for p in FIXTURES]
    assert {m.count for m in games} == set(GAME.seats)
    for option in GAME.options:
        if option.key != "first":
            used = {m.options[option.key] for m in games if option.key in m.options}
            assert used == set(option.choices), option.key


def test_every_kind_of_move_is_recorded() -> None:
    played = {e.move.kind for p in FIXTURES for e in recorded(p.stem).entries}
    assert played == {m.kind for m in GAME.moves.all}


@pytest.mark.rule("AI-2.4")
def test_all_factions_palaces_innovations_and_competencies_are_used() -> None:
    players = [(last(recorded(p.stem)), i) for p in FIXTURES for i in range(recorded(p.stem).count)]
    people = [view.players[i] for view, i in players]
    assert {p.faction for p in people} == set(FACTIONS)
    assert {p.palace for p in people} - {""} == set(PALACES)
    assert {name for p in people for name in p.innovations} == set(INNOVATIONS)
    assert {name for p in people for name in p.competencies} == set(COMPETENCIES)
    automas = {last(recorded(p.stem)).players[1].faction for p in FIXTURES if recorded(p.stem).count == 1}
    assert automas == set(AUTOMA_NAMES)
