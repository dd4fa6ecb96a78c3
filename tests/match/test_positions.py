"""Positions as text, and matches that begin with one: from any step of any game, also inside a simultaneous decision."""

from __future__ import annotations

import json

import pytest

from igroteka import Match, game, list_games, position_form
from igroteka.core import BadData, Json, Rng, Together, default_seats
from igroteka.match import pretty, pretty_form, read_position


def on(m: Match, rng: Rng, most: int) -> None:
    """Some more moves of anybody."""
    for _ in range(most):
        if m.over:
            return
        seat = m.seats[rng.below(len(m.seats))]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("key", list_games())
def test_a_match_goes_on_from_any_step(key: str) -> None:
    seats = default_seats(game(key))
    rng = Rng(4)
    played = Match.new(key, seats=seats, seed=1)
    on(played, rng, 90)
    steps = len(played.entries)
    sealed = [i for i, e in enumerate(played.entries) if e.group >= 0]
    for step in sorted({0, steps // 3, steps - 1, *sealed[1:2]}):
        text = pretty(played.at(step).state.to_data())
        data = read_position(played.game, text)
        m = Match.begin(key, data, seed="fresh")
        assert m.position == played.at(step).state.to_data()
        on(m, rng, 12)
        seat = m.entries[-1].seat
        if seat >= 0 and m.can_undo(seat):
            before = m.fingerprint
            m.undo(seat)
            assert m.fingerprint != before
        again = Match.parse(m.export())
        assert again.fingerprint == m.fingerprint
        assert again.position == m.position
        assert again.verify().ok
        assert again.at(0).fingerprint == m.at(0).fingerprint
        assert "position" not in m.export(None, full=False)


def test_a_simultaneous_decision_goes_on_with_its_sealed_answers() -> None:
    m = Match.new("keyflower", seats=3, seed=5)
    rng = Rng(2)
    while not (isinstance(m.state.agenda[-1], Together) and m.entries[-1].group >= 0):
        on(m, rng, 1)
    again = Match.begin("keyflower", m.state.to_data(), seed=9)
    assert again.seats == m.seats
    assert not any(again.can_undo(seat) for seat in range(3))
    while isinstance(again.state.agenda[-1], Together):
        on(again, rng, 1)
    assert Match.parse(again.export()).verify().ok


def test_the_future_is_drawn_anew() -> None:
    first = Match.new("dream_city", seats=2, seed=1)
    on(first, Rng(3), 20)
    data = first.state.to_data()
    futures = set()
    for seed in range(6):
        m = Match.begin("dream_city", data, seed=seed)
        on(m, Rng(8), 12)
        futures.add(tuple(e.line() for e in m.entries if e.seat < 0))
    assert len(futures) > 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "found 0 characters; allowed: 1 to"),
        ("x" * 200_000, "found 200000 characters"),
        ("[1, 2]", "found list; allowed: an object"),
        ('{"game": "dream_city",\n "seats": }', "line 2, column 11"),
        ('{"game": "keyflower"}', "game: found 'keyflower'; allowed: 'dream_city'"),
        ('{"game": "dream_city", "seats": NaN}', "found NaN; allowed"),
        ('{"game": ' + "[" * 40_000, "position: "),
        ('{"game": "dream_city", "box": ' + "9" * 5_000 + "}", "position: "),
        ("\x00\ud800", "line 1, column 1"),
    ],
)
def test_bad_text_is_refused_with_the_place(text: str, said: str) -> None:
    with pytest.raises(BadData) as found:
        read_position(game("dream_city"), text)
    assert said in str(found.value)


def test_a_position_is_written_field_by_field() -> None:
    data = Match.new("dream_city", seats=2, seed=1).state.to_data()
    text = pretty(data)
    assert json.loads(text) == data
    assert len(text.splitlines()) == len(data) + 2


TOML = """
game = "garden_nation"  # the form says only what matters
round = 4
turn = 1

[[players]]
buildings = { 4nw = 2 }
"""


def test_a_form_in_toml_or_json_is_read_and_written() -> None:
    g = game("garden_nation")
    form = read_position(g, TOML)
    assert read_position(g, json.dumps(form)) == form
    m = Match.begin("garden_nation", form, seed=1)
    assert m.seats == [1]
    assert m.position == m.state.to_data()
    shortest = position_form(g, m.state)
    assert pretty_form(shortest) == (
        'game = "garden_nation"\nseats = 2\nturn = 1\nround = 4\n\n[[players]]\nbuildings = { 4nw = 2 }\n\n[[players]]\n'
    )
    assert read_position(g, pretty_form(shortest)) == shortest


def test_toml_that_is_none_is_refused_with_the_place() -> None:
    with pytest.raises(
        BadData,
        match=r"^position: line 2, column \d+: found no TOML \(.*\); allowed: a position as TOML or JSON$",
    ):
        read_position(game("garden_nation"), 'game = "garden_nation"\nturn = =')


def test_what_happens_at_once_is_told_and_recorded() -> None:
    form: Json = {"players": [{"points": {"projects": 3}}], "agenda": [{"frame": "FinalScoring"}]}
    m = Match.begin("garden_nation", form, seed=2)
    assert m.over
    story = m.story(full=True)
    assert story
    again = Match.parse(m.export())
    assert again.story(full=True) == story
    assert again.position == m.position
    assert again.verify().ok
