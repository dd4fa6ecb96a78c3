"""The rows of numbers behind a learned evaluation."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import isfinite

import pytest

from igroteka.core import apply, moves, waiting
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.ai.advice import open_hopes, prospects
from igroteka.games.garden_nation.ai.cards import objectives
from igroteka.games.garden_nation.ai.feature_land import Clan, Ground
from igroteka.games.garden_nation.ai.feature_turns import Turns
from igroteka.games.garden_nation.ai.features import FEATURES, PROSPECTS, features
from igroteka.games.garden_nation.ai.land import Land
from igroteka.games.garden_nation.components.projects import PROJECT_NAMES
from igroteka.games.garden_nation.rules.scoring import objective_points
from igroteka.games.garden_nation.state import GardenNationState
from igroteka.testing.sample_games import play_positions

from .scenario import Table, table

SEATS = (2, 3, 4)


@cache
def game(seats: int) -> list[GardenNationState]:
    """Every second position of a game of random moves."""
    return play_positions(GAME.new(seats, {"round_limit": "60"}), seats)[::2]


def told(t: Table, seat: int, name: str) -> float:
    """One number of the row of a seat."""
    return features(t.s)[seat][FEATURES.index(name)]


def test_names_are_unique() -> None:
    assert len(set(FEATURES)) == len(FEATURES)


@pytest.mark.parametrize("seats", SEATS)
def test_rows_have_one_length_and_moderate_numbers(seats: int) -> None:
    for s in [GAME.new(seats), *game(seats)]:
        rows = features(s)
        assert [len(row) for row in rows] == [len(FEATURES)] * seats
        for row in rows:
            strange = [
                (name, x) for name, x in zip(FEATURES, row, strict=True) if not isfinite(x) or abs(x) > 5
            ]
            assert not strange


@pytest.mark.parametrize("seats", SEATS)
def test_a_look_changes_nothing(seats: int) -> None:
    for s in game(seats)[::8]:
        before = s.to_data()
        features(s)
        assert s.to_data() == before


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_number_is_the_hand_made_prospects(seats: int) -> None:
    for s in game(seats)[1:-1:3]:
        if not s.round or not min(s.supply):  # an open claim counts here even after the last floor
            continue
        land = Land(s)
        hopes = open_hopes(s, land)
        rows = features(s)
        for seat in range(seats):
            wanted = prospects(s, seat, objectives(s, seat, land.homes[seat]), hopes[seat])
            assert rows[seat][0] * PROSPECTS == pytest.approx(wanted)


@pytest.mark.parametrize("seats", SEATS)
def test_objectives_are_counted_by_the_rules(seats: int) -> None:
    for s in game(seats)[1::5]:
        ground = Ground(s)
        for seat in range(seats):
            for card in s.kept[seat]:
                assert sum(Clan(s, seat, ground, (card,)).now) == objective_points(s, seat, card)


@pytest.mark.parametrize("seats", SEATS)
def test_the_seat_that_acts_is_found(seats: int) -> None:
    for s in game(seats)[1:-1]:
        turns = Turns(s)
        if type(s.agenda[-1]).__name__ == "Action":
            assert [turns.actor] == waiting(s)
            assert turns.actions[turns.actor] >= turns.left > 0


def test_nearly_every_number_tells_something_in_random_games() -> None:
    rows = [row for seats in SEATS for s in game(seats)[::2] for row in features(s)]
    silent = {name for i, name in enumerate(FEATURES) if len({row[i] for row in rows}) == 1}
    assert silent <= {"ploys_in_last_round", "observatory_now", "observatory_soon", "observatory_room"}


def test_an_observatory_is_seen_growing() -> None:
    grows = [table(2, {"1nw": f"0 {n}"}, kept=[["observatory", "market"], []]) for n in (2, 3, 4)]
    assert [told(t, 0, "observatory_room") > 0 for t in grows] == [True, False, False]
    assert [told(t, 0, "observatory_soon") > 0 for t in grows] == [False, True, False]
    assert [told(t, 0, "observatory_now") > 0 for t in grows] == [False, False, True]


def test_seats_with_the_same_things_have_the_same_row_apart_from_the_turn() -> None:
    here = table(2, {"1nw": "0 1", "6e": "1 2"}, kept=[["market", "belfry"], ["barracks", "cabaret"]])
    there = table(
        2,
        {"1nw": "1 1", "6e": "0 2"},
        kept=[["barracks", "cabaret"], ["market", "belfry"]],
        me=1,
        space=[here.s.space[1], here.s.space[0]],
    )
    assert features(here.s) == features(there.s)[::-1]


def test_the_secret_that_is_kept_shows_before_the_others_have_chosen() -> None:
    s = game(3)[0]
    seat = waiting(s)[0]
    rows = []
    for m in moves(s, seat):
        after = s.clone()
        apply(after, seat, m)
        rows.append(features(after)[seat])
    assert any(row != rows[0] for row in rows)


def test_more_means_show() -> None:
    t = table(2, {"1nw": "0 1"}, kept=[["market", "belfry"], ["barracks", "cabaret"]])
    for change in ("population", "supply"):
        s = t.s.clone()
        before = features(s)
        getattr(s, change)[0] -= 1
        assert features(s)[0] != before[0]


def test_a_project_comes_nearer_floor_by_floor() -> None:
    floors: list[dict[str, str]] = [
        {},
        {"4c": "0 1"},
        {"4c": "0 1", "4nw": "0 1"},
        {"4c": "0 2", "4nw": "0 1"},
    ]
    promises = [told(table(2, stands, open=("temple",), crane=4), 0, "promise") for stands in floors]
    assert all(a < b for a, b in pairwise(promises))
    assert told(table(2, floors[-1], open=("temple",), crane=4), 0, "turn_best") > 0.5


def test_two_actions_reach_where_the_first_sends_the_crane() -> None:
    buildings = {"1nw": "0 1"}
    far = table(2, buildings, open=("house",), crane=4, left=1)
    both = table(2, buildings, open=("house",), crane=4, left=2, space=[3, 2])
    assert told(far, 0, "turn_best") < told(both, 0, "turn_best")
    assert told(both, 1, "rival_turn_best") == told(both, 0, "turn_best")


def test_every_project_has_a_distance() -> None:
    for card in PROJECT_NAMES:
        t = table(2, {}, open=(card,))
        clan = Clan(t.s, 0, Ground(t.s), ())
        assert 1 < clan.distance[0] < 5
