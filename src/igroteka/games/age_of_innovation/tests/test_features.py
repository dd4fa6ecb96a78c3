"""What a learned evaluation looks at."""

from __future__ import annotations

import math
from functools import cache

import pytest

from igroteka.core.abilities import When
from igroteka.core.data import fingerprint
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.ai.advice import all_prospects
from igroteka.games.age_of_innovation.ai.feature_tiles import (
    EVENTS,
    FINAL_EVENT,
    FINAL_VP,
    ROUND_EVENT,
    ROUND_VP,
)
from igroteka.games.age_of_innovation.ai.features import FEATURES, PROSPECTS, features
from igroteka.games.age_of_innovation.ai.weights import PRESENT
from igroteka.games.age_of_innovation.effects import Gain, SureGain
from igroteka.games.age_of_innovation.rules.tiles import TABLES
from igroteka.games.age_of_innovation.state import AVAILABLE, COINS, POWER, TOOLS, VP, AgeOfInnovationState
from igroteka.testing.sample_games import play_positions

from .scenario import Table, table
from .tables import rich, shun

AT = {name: i for i, name in enumerate(FEATURES)}


@cache
def positions(seats: int) -> list[AgeOfInnovationState]:
    """A game of random moves, looked at from time to time; in larger ones factions are drafted."""
    s = GAME.new(seats, {"factions": "draft"} if seats > 3 else {})
    game = play_positions(s, seats, shun=shun)
    return [*game[:: 1 + len(game) // 25], rich(game[len(game) // 2]), game[-1]]


def seen(t: Table, name: str, seat: int = 0) -> float:
    """One number of a seat."""
    return features(t.s)[seat][AT[name]]


def test_names_are_unique() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    assert FEATURES[:2] == ("prospects", "points")
    assert GAME.feature_names == FEATURES


@pytest.mark.parametrize("seats", GAME.seats)
def test_rows_have_one_length_and_small_numbers_and_nothing_changes(seats: int) -> None:
    for s in positions(seats):
        before = fingerprint(s)
        rows = features(s)
        assert fingerprint(s) == before
        assert [len(row) for row in rows] == [len(FEATURES)] * seats
        assert all(math.isfinite(n) and -5 <= n <= 5 for row in rows for n in row)
        worth = all_prospects(s, PRESENT)
        for seat, row in enumerate(rows):
            assert row[0] * PROSPECTS == pytest.approx(worth[seat])
            assert row[1] * PROSPECTS == pytest.approx(s.purse[seat][VP])


@pytest.mark.parametrize("unit", [COINS, TOOLS, AVAILABLE, 3, 4, 5, 6, POWER, VP])
def test_one_more_of_anything_shows_in_the_row_of_its_owner(unit: int) -> None:
    t = table(3, {"E9": "0 guild"})
    before = features(t.s)[0]
    t.s.purse[0][unit] += 1
    after = features(t.s)[0]
    assert before[1:2] + before[3:] != after[1:2] + after[3:]


def test_levels_keys_tracks_and_tiles_show() -> None:
    plain = table(2)
    rows = [features(plain.s)[0]]
    for changed in (
        *(
            table(2, levels=[[3, 0, 0, 0]]),
            table(2, keys=[1], cities=[{"tools": 1}]),
            table(2, shipping=[1]),
            table(2, terraforming=[1]),
        ),
        *(
            table(2, innovations=[["census"]]),
            table(2, competencies=[["city_scoring"]]),
            table(2, {"E9": "0 palace"}, palace=["palace-1"]),
        ),
    ):
        rows.append(features(changed.s)[0][3:])
        assert rows[-1] != rows[0][3:]
    assert len({tuple(row) for row in rows}) == len(rows)


def test_whoever_takes_a_bonus_for_the_pass_has_passed() -> None:
    t = table(2, purse=[{"c": 15, "t": 5}])
    assert (seen(t, "passed"), seen(t, "turn"), seen(t, "coins_kept")) == (0, 1, 0)
    t.do("0 pass")
    assert (seen(t, "passed"), seen(t, "turn"), seen(t, "coins_open")) == (1, 0, 0)
    assert seen(t, "coins_kept") > 0


def test_a_group_comes_nearer_to_a_city() -> None:
    stands = {"E9": "0 guild", "E10": "0 guild"}
    two = table(2, stands)
    three = table(2, {**stands, "D9": "0 workshop"})
    assert 0 < seen(two, "city_near_best") < seen(three, "city_near_best") < 1


def test_an_innovation_that_can_be_paid_shows_with_its_points() -> None:
    poor = table(2, shelf=["architecture"], purse=[{"bb": 4, "c": 5}])
    t = table(2, shelf=["architecture"], purse=[{"bb": 5, "c": 5}])
    assert (seen(poor, "innovation_payable"), seen(t, "innovation_payable")) == (0, 1)
    assert seen(t, "innovation_points_payable") == seen(poor, "innovation_points_best") == 0.5
    assert seen(poor, "innovation_books_missing") == pytest.approx(0.2)


def test_seats_that_change_places_change_rows() -> None:
    """A seat with the same board, purse and neighbours has the same means, whatever its number."""
    purses = [{"c": 7, "t": 2, "s": 1}, {"c": 3, "t": 6, "s": 0}]
    one, other = table(2, purse=purses), table(2, purse=purses[::-1], me=1)
    for name in ("coins_open", "tools_open", "scholars_open", "turn", "parties_before", "points"):
        assert seen(one, name, 0) == seen(other, name, 1)
        assert seen(one, name, 1) == seen(other, name, 0)


def test_what_round_tiles_pay_is_as_in_the_tables() -> None:
    for kind, events, points in (("round", ROUND_EVENT, ROUND_VP), ("final", FINAL_EVENT, FINAL_VP)):
        for i, tile in enumerate(TABLES[kind]):
            when = tile.abilities[0]
            assert isinstance(when, When)
            name = when.events[0].partition("-")[0]
            assert EVENTS[events[i]] == ("big" if name == "palace" else name)
            assert isinstance(when.effect, (Gain, SureGain))
            assert when.effect.bundle[VP] == points[i]
