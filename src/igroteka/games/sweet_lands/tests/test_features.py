"""What a learned evaluation looks at."""

from __future__ import annotations

import json
from math import isfinite

import pytest

from igroteka.core import apply, moves, over, scene, waiting
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.ai.features import FEATURES, PROSPECTS, features
from igroteka.games.sweet_lands.effects import HELD
from igroteka.games.sweet_lands.rules.scoring import points
from igroteka.games.sweet_lands.state import SweetLandsState

from .scenario import RICH, table
from .tables import games, whole_games


def number(s: SweetLandsState, seat: int, name: str) -> float:
    """One number of the row of a seat."""
    return features(s)[seat][FEATURES.index(name)]


def test_names_are_unique() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    assert FEATURES[:2] == ("prospects", "points")


def test_rows_at_any_moment() -> None:
    """For all numbers of seats, from the set-up to the end: whole rows of small numbers, and nothing is changed."""
    for stretch in games():
        for s in stretch[::4]:
            before = json.dumps(s.to_data(), sort_keys=True)
            rows = features(s)
            assert json.dumps(s.to_data(), sort_keys=True) == before
            assert len(rows) == s.seats
            for row in rows:
                assert len(row) == len(FEATURES)
                assert all(isfinite(n) and -5 <= n <= 5 for n in row)


def test_prospects_and_points_come_first() -> None:
    for stretch in games():
        for s in stretch[::5]:
            for seat, row in enumerate(features(s)):
                assert row[0] * PROSPECTS == pytest.approx(GAME.evaluate(s, seat))
                assert row[1] * PROSPECTS == pytest.approx(sum(points(s, seat)))


def test_while_others_still_decide() -> None:
    """A seat that has answered sees its own scene, on whose agenda nothing is left; what it did counts there."""
    seen = 0
    for game in whole_games():
        for before in game:
            turn = waiting(before)
            if len(turn) > 1:
                s = before.clone()
                apply(s, turn[0], moves(s, turn[0])[0])
                mine = scene(s, turn[0])
                assert isinstance(mine, SweetLandsState)
                rows = features(mine)
                assert [len(row) for row in rows] == [len(FEATURES)] * s.seats
                seen += not mine.agenda
    assert seen


def test_an_ended_game() -> None:
    s = games()[-1][-1]
    assert over(s)
    assert all(row[0] == row[1] for row in features(s))


def test_what_a_seat_has_shows_in_its_row() -> None:
    """One more of any resource or kind of point changes the own row, and the own numbers of no rival."""
    s = table(2, {"have": RICH, "hand": ["pie_01", "cake_31"]}).s
    plain = features(s)
    own = FEATURES.index("have_gold")
    for unit in range(HELD - 1):
        s.players[0].have[unit] += 1
        more = features(s)
        s.players[0].have[unit] -= 1
        assert more[0] != plain[0]
        assert more[1][own:] == plain[1][own:]


def test_seats_are_alike() -> None:
    """Two seats with the same goods have the same numbers for them, whatever their numbers are."""
    same = {"have": {"gold": 5, "wheat": 3}, "makes": {"wood": 2}}
    first, second = features(table(2, same, same).s)
    begin, end = FEATURES.index("have_gold"), FEATURES.index("makes_basic_early")
    assert first[begin : end + 1] == second[begin : end + 1]


def test_what_can_be_paid_and_when() -> None:
    few = table(1, {"have": {"wood": 2}}, round=3).s
    more = table(1, {"have": {"wood": 12, "iron": 6, "gold": 20}}, round=3).s
    assert number(more, 0, "payable_pieces") > number(few, 0, "payable_pieces")
    assert number(few, 0, "round_3") == 1
    assert number(few, 0, "seats_1") == 1
