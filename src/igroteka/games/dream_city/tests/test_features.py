"""What a learned evaluation looks at: rows of one length, within bounds, that tell positions apart."""

from __future__ import annotations

from functools import cache
from math import isfinite

import pytest

from igroteka.core.agenda import over
from igroteka.core.frames import Opened
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.ai.advice import best_points, prospects
from igroteka.games.dream_city.ai.city_look import TILE_KINDS, CityLook
from igroteka.games.dream_city.ai.feature_parts import PROSPECTS
from igroteka.games.dream_city.ai.features import FEATURES, features
from igroteka.games.dream_city.rules.points import rescoring_values
from igroteka.games.dream_city.state import DreamCityState
from igroteka.testing.sample_games import play_positions

from .scenario import table
from .tables import TABLES


@cache
def positions() -> list[DreamCityState]:
    """Positions of one game for each table: at every third question, and all the last ones."""
    found: list[DreamCityState] = []
    for i, (seats, options) in enumerate(TABLES):
        game = play_positions(
            GAME.new(seats, options), 7 * i + 2, shun=lambda kind: 6 * kind.startswith("flower")
        )
        found += game[:-6:3] + game[-6:]
    return found


def number(s: DreamCityState, name: str, seat: int = 0) -> float:
    """One number of a row by its name."""
    return features(s)[seat][FEATURES.index(name)]


def test_names_are_unique_and_the_first_ones_are_agreed() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    assert FEATURES[:2] == ("prospects", "points")
    assert GAME.feature_names == FEATURES


def test_rows_have_one_length_and_keep_within_bounds() -> None:
    for s in positions():
        rows = features(s)
        assert len(rows) == s.seats
        for row in rows:
            assert len(row) == len(FEATURES)
            for name, x in zip(FEATURES, row, strict=True):
                assert isfinite(x), name
                assert -5 <= x <= 5, (name, x)


def test_the_position_is_only_read() -> None:
    for s in positions():
        before = s.to_data()
        features(s)
        assert s.to_data() == before


def test_the_first_number_is_the_judgement_by_hand() -> None:
    for s in positions():
        if s.agenda and isinstance(s.agenda[-1], Opened):
            continue
        for seat, row in enumerate(features(s)):
            assert row[0] * PROSPECTS == pytest.approx(prospects(s, seat))
            assert row[1] * PROSPECTS == pytest.approx(s.total(seat))


def test_a_look_at_a_city_counts_as_the_rules_do() -> None:
    for s in positions()[::4]:
        for seat in range(s.seats):
            look = CityLook(s.city[seat], s.sides[seat], True, s.component)
            assert look.best == [best_points(s.city[seat], tile, s.component) for tile in range(TILE_KINDS)]
            assert look.again == rescoring_values(s.city[seat])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_new_game_has_rows_before_anything_is_drawn(seats: int) -> None:
    rows = features(GAME.new(seats))
    assert [len(row) for row in rows] == [len(FEATURES)] * seats


def test_a_kept_tile_counts_before_all_have_chosen() -> None:
    for s in positions():
        if over(s) or not isinstance(s.agenda[-1], Opened):
            continue
        for seat, row in enumerate(features(s)):
            again = rescoring_values(s.city[seat])
            assert row[0] * PROSPECTS <= s.total(seat) + max(again) + 0.001


def test_seats_may_be_numbered_otherwise() -> None:
    cities = [{"r3c3": "park", "r3c4": "home"}, {"r1c1": "office"}]
    hands = [["office", "park"], ["metro", "home"]]
    one = table(city=cities, hidden=hands, points=[7, 9], first=0).s
    two = table(city=cities[::-1], hidden=hands[::-1], points=[9, 7], first=1).s
    assert features(one) == features(two)[::-1]


@pytest.mark.parametrize(
    "change",
    [
        {"hidden": [["home", "park"], ["metro", "home"]]},
        {"flower": [1, 0]},
        {"points": [1, 0]},
        {"area": {"park": 1}},
        {"stacks": 3},
        {"city": [{"r1c1": "park", "r1c2": "park"}]},
        {"city": [{"r1c1": "park"}, {"r1c2": "office"}], "area": {"office": 1}},
        {"market": {"seed": "park", "bulb": "metro", "sprout": "park", "leaf": "home", "star": "park"}},
    ],
    ids=str,
)
def test_what_matters_shows_in_the_row(change: dict[str, object]) -> None:
    base = table(city=[{"r1c1": "park"}]).s
    other = table(**{"city": [{"r1c1": "park"}], **change}).s  # type: ignore[arg-type]
    assert features(base)[0] != features(other)[0]


def test_the_turn_in_progress_shows() -> None:
    t = table(hidden=[["park", "office"], ["metro", "home"]])
    assert number(t.s, "acts_now") == 1
    assert number(t.s, "others_before", 1) > 0
    t.do("0 build park r2c2", "0 spring extra_turn")
    assert number(t.s, "passes_now") == 0.5
    assert number(t.s, "extra_open_now") == 0
    assert number(t.s, "double_open_now") == 1
