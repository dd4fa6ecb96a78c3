"""What holds in every tournament, whoever wins: tables, byes, repeats, seats, standings."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.tournaments import (
    Field,
    Kind,
    Meeting,
    challenge_of,
    ladder_order,
    next_round,
    reachable_places,
    rounds_of,
    standings,
)
from igroteka.tournaments.meetings import half_points


def begin(kind: Kind, count: int, seats: int = 2, seed: str = "s") -> Field:
    """A tournament in which nobody has played."""
    return Field(kind, seats, count, seed, frozenset(range(count)))


def play(field: Field, rounds: int, rng: random.Random) -> Field:
    """A tournament after some rounds with any results."""
    for _ in range(rounds):
        field = replace(field, history=(*field.history, tuple(end(one, rng) for one in next_round(field))))
    return field


def end(meeting: Meeting, rng: random.Random) -> Meeting:
    """A meeting with any result."""
    if meeting.is_bye:
        return meeting
    ranks = tuple(1 + rng.randrange(len(meeting.players)) for _ in meeting.players)
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return replace(meeting, ranks=places, scores=tuple(rng.randrange(50) for _ in places))


def repeats(field: Field) -> int:
    """How often somebody has met somebody again."""
    return sum(times - 1 for times in field.met.values())


fields = st.builds(
    begin,
    st.sampled_from(["round-robin", "swiss"]),
    st.integers(6, 20),
    st.integers(2, 6),
    st.text("abc", min_size=1),
)


@settings(max_examples=40, deadline=None)
@given(fields, st.randoms(use_true_random=False))
def test_every_round_seats_everybody_once_at_full_tables_and_byes_go_round(
    field: Field, rng: random.Random
) -> None:
    field = play(field, 4, rng)
    for one in field.history:
        assert sorted(player for meeting in one for player in meeting.players) == list(range(field.count))
        assert all(meeting.is_bye or len(meeting.players) == field.seats for meeting in one)
    byes = [field.byes[player] for player in range(field.count)]
    assert max(byes) - min(byes) <= 1
    assert next_round(field) == next_round(replace(field))


@settings(max_examples=30, deadline=None)
@given(fields, st.randoms(use_true_random=False))
def test_places_do_not_depend_on_the_order_of_results(field: Field, rng: random.Random) -> None:
    field = play(field, 3, rng)
    mixed = [list(one) for one in field.history]
    for one in mixed:
        rng.shuffle(one)
    rng.shuffle(mixed)
    other = replace(field, history=tuple(tuple(one) for one in mixed))
    assert standings(other) == standings(field)
    assert [one.place for one in standings(field)] == list(range(1, field.count + 1))


@settings(max_examples=25, deadline=None)
@given(st.integers(4, 9), st.randoms(use_true_random=False))
def test_a_round_robin_of_two_lets_every_two_meet_once(count: int, rng: random.Random) -> None:
    field = play(begin("round-robin", count), rounds_of("round-robin", count, 2), rng)
    assert Counter(field.met) == Counter(frozenset(pair) for pair in combinations(range(count), 2))


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 9).map(lambda half: 2 * half), st.randoms(use_true_random=False))
def test_a_swiss_of_pairs_has_no_repeats_while_one_without_exists(count: int, rng: random.Random) -> None:
    """With at most half as many rounds as players there always is a pairing of people who have not met."""
    assert not repeats(play(begin("swiss", count), count // 2, rng))


@pytest.mark.parametrize(
    ("count", "seats", "rounds"), [(9, 3, 2), (12, 3, 3), (16, 4, 2), (18, 3, 4), (25, 5, 2)]
)
@pytest.mark.parametrize("kind", ["swiss", "round-robin"])
def test_larger_tables_bring_strangers_together_first(
    kind: Kind, count: int, seats: int, rounds: int
) -> None:
    assert not repeats(play(begin(kind, count, seats), rounds, random.Random(7)))


@pytest.mark.parametrize(("count", "seats"), [(6, 3), (8, 4), (7, 3), (12, 4), (12, 6)])
def test_in_a_long_round_robin_of_larger_tables_every_two_meet_about_equally_often(
    count: int, seats: int
) -> None:
    field = play(begin("round-robin", count, seats), 2 * count, random.Random(3))
    often = [field.met[frozenset(pair)] for pair in combinations(range(count), 2)]
    assert max(often) - min(often) <= 2 + count // 6


def test_seats_are_balanced() -> None:
    field = play(begin("swiss", 8), 6, random.Random(1))
    assert all(abs(field.sat[player, 0] - field.sat[player, 1]) <= 2 for player in range(8))


def test_a_swiss_leads_those_with_equal_points_together() -> None:
    first = tuple(Meeting((2 * i, 2 * i + 1), (1, 2)) for i in range(4))
    field = replace(begin("swiss", 8), history=(first,))
    assert {player % 2 for one in next_round(field) for player in one.players} == {0, 1}
    assert all(one.players[0] % 2 == one.players[1] % 2 for one in next_round(field))


def test_whoever_has_withdrawn_is_not_paired_and_too_few_cannot_go_on() -> None:
    field = replace(begin("swiss", 5), active=frozenset({0, 1, 4}))
    assert sorted(player for one in next_round(field) for player in one.players) == [0, 1, 4]
    assert next_round(replace(field, active=frozenset({3}))) == ()
    circle = replace(begin("round-robin", 4), active=frozenset({0, 1, 2}))
    assert sum(one.is_bye for one in next_round(circle)) == 1


# ---------------------------------------------------------------- standings


def places(field: Field) -> list[int]:
    """The players, the best first."""
    return [one.player for one in standings(field)]


def test_points_are_those_behind_and_ties_are_shared() -> None:
    field = replace(begin("swiss", 4, 4), history=((Meeting((3, 2, 1, 0), (1, 2, 2, 4)),),))
    assert {one.player: one.points for one in standings(field)} == {3: 6, 2: 3, 1: 3, 0: 0}
    bye = replace(begin("swiss", 3), history=((Meeting((0,)), Meeting((1, 2), (2, 1))),))
    assert {one.player: one.points for one in standings(bye)} == {0: 2, 1: 0, 2: 2}


def test_among_equals_the_direct_meeting_decides_then_the_opponents_then_the_share() -> None:
    rounds = (
        (Meeting((0, 1), (1, 2)), Meeting((2, 3), (1, 2))),
        (Meeting((0, 2), (2, 1)), Meeting((1, 3), (1, 2))),
    )
    field = replace(begin("swiss", 4), history=rounds)
    assert places(field) == [2, 0, 1, 3]
    strangers = replace(
        begin("swiss", 6),
        history=(
            (Meeting((0, 1), (1, 2)), Meeting((2, 3), (1, 2), (9, 1)), Meeting((4, 5), (1, 2), (6, 4))),
            (Meeting((1, 3), (1, 2)), Meeting((0, 2), (2, 1)), Meeting((5, 4), (2, 1))),
        ),
    )
    assert places(strangers)[:2] == [2, 4]
    shares = replace(
        begin("swiss", 4),
        history=((Meeting((0, 1), (1, 2), (6, 4)), Meeting((2, 3), (1, 2), (9, 1))),),
    )
    assert places(shares) == [2, 0, 1, 3]


def test_the_lot_of_the_seed_decides_at_last() -> None:
    orders = {tuple(places(begin("swiss", 6, seed=seed))) for seed in "abcdefgh"}
    assert len(orders) > 4


# ---------------------------------------------------------------- the ladder


def test_whoever_wins_against_somebody_above_takes_their_place() -> None:
    field = begin("ladder", 5)
    assert reachable_places(field, 4) == [3, 2, 1]
    assert reachable_places(field, 0) == []
    lost = replace(field, history=((Meeting((1, 4), (1, 2)),),))
    assert ladder_order(lost) == [0, 1, 2, 3, 4]
    won = replace(field, history=((Meeting((1, 4), (2, 1)),),))
    assert ladder_order(won) == [0, 4, 2, 3, 1]
    assert [one.player for one in standings(won)] == [0, 4, 2, 3, 1]


def test_nobody_plays_two_games_of_a_ladder_at_once() -> None:
    field = replace(begin("ladder", 5), history=((Meeting((2, 3)),),))
    assert reachable_places(field, 4) == [1]
    assert challenge_of(field, 4, 3) is None
    assert reachable_places(field, 3) == []


def test_a_challenge_at_a_larger_table_is_joined_by_the_nearest() -> None:
    field = begin("ladder", 6, 3)
    table = challenge_of(field, 4, 1)
    assert table is not None
    assert sorted(table.players) == [1, 3, 4]
    played = replace(field, history=((Meeting((1, 4, 3), (2, 1, 3)),),))
    assert ladder_order(played) == [0, 4, 2, 1, 3, 5]


def test_whoever_does_not_come_gets_nothing() -> None:
    """Also where nobody came, so that all have the same rank."""
    assert half_points(Meeting((4, 7), (2, 1), (), (4,)), 2) == (0, 2)
    assert half_points(Meeting((4, 7), (1, 1), (), (4, 7)), 2) == (0, 0)
    assert half_points(Meeting((4, 7, 1), (2, 2, 1), (), (4, 7)), 3) == (0, 0, 4)
    field = Field("swiss", 2, 2, "seed", frozenset({0, 1}), ((Meeting((0, 1), (1, 1), (), (0, 1)),),))
    assert [(one.points, one.direct) for one in standings(field)] == [(0, 0), (0, 0)]
