"""Frames: steps, questions, chance, places where things wait, and whole games of them."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core import (
    CHANCE,
    Draw,
    EndlessAgenda,
    Frame,
    IllegalMove,
    Moves,
    Rng,
    apply,
    canonical,
    chance,
    fingerprint,
    moves,
    over,
    play,
    playout,
    question_for,
    scene,
    together,
    waiting,
)

from .toys import (
    BREAD,
    GIFT,
    HONEY,
    PICK,
    REWARD,
    ROLL,
    Errands,
    Fair,
    FlipCoin,
    Note,
    Offers,
    OtherErrands,
    Pick,
    Reward,
    Rewards,
    Roll,
    Send,
    Story,
    Treadmill,
    fair,
    load,
    offers,
    say,
)

# ---------------------------------------------------------------- steps and questions


def test_then_lays_frames_out_in_the_order_written() -> None:
    s = fair(Note("one"), Story("two"), Note("three"))
    assert s.trail == ["one", "two begins", "two ends", "three"]
    assert over(s)
    assert waiting(s) == []


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    s = fair(Pick(1, 2), Note("after"))
    assert s.trail == []
    assert waiting(s) == [1]
    say(s, 1, "pick 2")
    assert s.trail == ["1 picked 2", "after"]
    assert s.purses == [5, 7, 5]
    assert over(s)


def test_waiting_asked_and_moves_agree() -> None:
    question = Pick(1, 2)
    s = fair(question)
    for seat in (CHANCE, 0, 1, 2):
        assert (seat in waiting(s)) == (question_for(s, seat) is not None) == bool(moves(s, seat))
    assert question_for(s, 1) is question
    assert moves(s, 1) == PICK[:3]
    assert scene(s, 1) is s
    assert scene(s, None) is s


def test_a_foreign_move_is_refused_with_what_is_allowed() -> None:
    s = fair(Pick(1, 2))
    before = fingerprint(s)
    with pytest.raises(
        IllegalMove, match=r"^pick 3 is not legal for seat 1; allowed: pick 0, pick 1, pick 2$"
    ):
        play(s, 1, PICK[3])
    with pytest.raises(IllegalMove, match=r"^seat 0 cannot play pick 1 now; to move: seat 1$"):
        play(s, 0, PICK[1])
    with pytest.raises(IllegalMove, match=r"^chance cannot play roll low now; to move: seat 1$"):
        play(s, CHANCE, ROLL[0])
    assert fingerprint(s) == before


def test_a_move_of_another_table_is_refused_even_if_it_reads_the_same() -> None:
    s = fair(Pick(1, 2))
    twin = Moves().each("pick", range(4))[1]
    assert str(twin) == str(PICK[1])
    with pytest.raises(IllegalMove, match="pick 1 is not legal"):
        play(s, 1, twin)


def test_nobody_plays_after_the_end() -> None:
    s = fair(Note("end"))
    with pytest.raises(IllegalMove, match="the game is over"):
        play(s, 0, PICK[0])


def test_an_unsettled_state_says_so() -> None:
    s = Fair([Note("one")], [5], [0], [])
    with pytest.raises(TypeError, match="Note: settle the state first"):
        waiting(s)


def test_a_clone_goes_its_own_way() -> None:
    s = fair(Pick(0, 3), Pick(1, 3))
    other = s.clone()
    say(other, 0, "pick 3")
    assert waiting(s) == [0]
    assert waiting(other) == [1]
    assert s.purses == [5, 5, 5]
    assert s.trail == []


def test_rules_that_run_in_a_circle_are_refused() -> None:
    with pytest.raises(
        EndlessAgenda, match=r"without a question, the last one Treadmill; allowed: rules that come to rest"
    ):
        fair(Note("one"), Treadmill())


def test_an_unknown_kind_of_frame_is_refused() -> None:
    with pytest.raises(TypeError, match="Frame is no kind of frame that the agenda knows"):
        fair(Frame())


# ---------------------------------------------------------------- chance


def test_a_draw_waits_for_chance() -> None:
    s = fair(Roll(True), Note("after"))
    assert waiting(s) == [CHANCE]
    assert moves(s, CHANCE) == ROLL
    assert moves(s, 0) == []
    play(s, CHANCE, ROLL[2])
    assert s.trail == ["gold", "after"]


def test_samples_follow_the_weights() -> None:
    draw, rng = Roll(True), Rng(1)
    s = fair(draw)
    seen = Counter(draw.sample(s, rng) for _ in range(6000))
    assert [round(seen[m] / 1000) for m in ROLL] == [2, 3, 1]


def test_weights_are_equal_unless_the_draw_says_otherwise() -> None:
    draw, rng = FlipCoin(), Rng(2)
    s = fair(draw)
    assert draw.weights(s) == [1, 1]
    seen = Counter(draw.sample(s, rng) for _ in range(2000))
    assert set(seen) == set(ROLL[:2])
    assert abs(seen[ROLL[0]] - 1000) < 120


@pytest.mark.parametrize("draw", [FlipCoin(), Roll(True)])
def test_a_draw_takes_one_number_for_the_sum_of_its_weights(draw: Draw) -> None:
    s = fair(draw)
    by_weight = [m for m, n in zip(draw.moves(s), draw.weights(s), strict=True) for _ in range(n)]
    rng, other = Rng("lots"), Rng("lots")
    assert [draw.sample(s, rng) for _ in range(50)] == [
        by_weight[other.below(len(by_weight))] for _ in range(50)
    ]


def test_a_sample_is_always_one_of_the_moves() -> None:
    draw, rng = Roll(False), Rng(3)
    s = fair(draw)
    assert {draw.sample(s, rng) for _ in range(200)} == set(ROLL[:2])


def test_chance_resolves_draws_until_a_seat_must_decide() -> None:
    s = fair(Roll(True), FlipCoin(), Pick(2, 1), Roll(True))
    chance(s, Rng(4))
    assert len(s.trail) == 2
    assert waiting(s) == [2]
    say(s, 2, "pick 0")
    chance(s, Rng(5))
    assert over(s)


def test_a_seed_gives_these_numbers_for_good() -> None:
    rng = Rng("fair")
    assert [rng.below(1000) for _ in range(8)] == [94, 120, 196, 877, 764, 375, 345, 561]
    assert rng.below(2**31) == 1654115078


def test_the_same_generator_gives_the_same_draws() -> None:
    ends = []
    for _ in range(2):
        s = fair(*[Roll(True) for _ in range(20)])
        chance(s, Rng("fair"))
        ends.append(s.trail)
    assert ends[0] == ends[1]
    assert len(set(ends[0])) > 1


# ---------------------------------------------------------------- places


def test_a_queue_runs_in_order_of_arrival() -> None:
    s = fair(Send("a"), Send("b"), Note("now"), Errands())
    assert s.trail == ["now", "a", "b"]


def test_errands_find_the_nearest_place_of_their_own_class() -> None:
    s = fair(Send("a"), OtherErrands((Note("other"),)), Errands(), Note("between"), Send("b"), Errands())
    assert s.trail == ["other", "a", "between", "b"]


def test_a_queue_that_runs_can_still_be_joined() -> None:
    s = fair(Errands((Send("late"), Note("first"))))
    assert s.trail == ["first", "late"]


def test_joining_a_place_leaves_clones_alone() -> None:
    s = fair(Pick(0, 0), Send("mine"), Errands())
    other = s.clone()
    say(s, 0, "pick 0")
    assert s.trail == ["0 picked 0", "mine"]
    assert Errands() in other.agenda
    assert other.agenda[0] == Errands(())


def test_without_a_place_there_is_an_error() -> None:
    with pytest.raises(LookupError, match="no Errands waits on the agenda"):
        fair(Send("lost"))


def test_a_pool_asks_its_owner_which_comes_next() -> None:
    s = fair(Rewards(1, (Reward(BREAD), Reward(HONEY), Reward(BREAD))), Note("after"))
    assert waiting(s) == [1]
    assert moves(s, 1) == [REWARD[BREAD], REWARD[HONEY]]
    assert moves(s, 0) == []
    assert question_for(s, 0) is None
    with pytest.raises(
        IllegalMove, match="reward gift is not legal for seat 1; allowed: reward bread, reward honey"
    ):
        play(s, 1, REWARD[GIFT])
    say(s, 1, "reward honey", "reward bread")
    assert s.trail == ["honey", "bread", "bread", "after"]


def test_a_single_reward_is_taken_without_a_question() -> None:
    s = fair(Rewards(0, (Reward(BREAD),)), Rewards(1), Note("after"))
    assert s.trail == ["bread", "after"]


def test_a_reward_can_join_the_pool_while_it_is_open() -> None:
    s = fair(Rewards(2, (Reward(BREAD), Reward(GIFT))))
    say(s, 2, "reward gift")
    assert moves(s, 2) == [REWARD[BREAD], REWARD[HONEY]]
    say(s, 2, "reward bread")
    assert s.trail == ["gift", "bread", "honey"]


def test_the_last_reward_can_still_bring_another() -> None:
    s = fair(Rewards(2, (Reward(GIFT),)))
    assert s.trail == ["gift", "honey"]
    assert over(s)


# ---------------------------------------------------------------- whole games


def programme() -> list[Frame]:
    """One of everything."""
    return [
        Roll(True),
        Pick(0, 3),
        Send("errand"),
        Rewards(1, (Reward(BREAD), Reward(GIFT), Reward(HONEY))),
        together({0: (Offers(0),), 2: (Offers(2), Note("two"))}),
        Errands(),
        FlipCoin(),
    ]


@given(st.integers(0, 10_000))
def test_random_games_end_and_stay_consistent(seed: int) -> None:
    s, rng = fair(*programme()), Rng(seed)
    for _ in range(200):
        turn = waiting(s)
        if not turn:
            break
        assert load(json.loads(canonical(s.to_data()))).to_data() == s.to_data()
        for seat in (CHANCE, 0, 1, 2):
            assert (seat in turn) == (question_for(s, seat) is not None) == bool(moves(s, seat))
        seat = turn[rng.below(len(turn))]
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])
    assert over(s)
    assert sum(s.purses) + sum(s.stalls) == 15 + int(s.trail[1][-1])


def test_a_playout_counts_the_decisions_of_seats() -> None:
    s = fair(Roll(True), Pick(0, 3), FlipCoin(), Pick(1, 3))
    assert playout(s, Rng(1)) == 2
    assert over(s)
    assert s.events is None


def test_a_playout_of_an_open_together_leaves_clones_alone() -> None:
    s = offers(0, 1)
    say(s, 0, "offer 2")
    before, mine = fingerprint(s), scene(s, 0).to_data()
    playout(s.clone(), Rng(1))
    assert fingerprint(s) == before
    assert scene(s, 0).to_data() == mine


def test_a_playout_answers_for_the_first_seat_that_waits() -> None:
    s = offers(0, 1, 2)
    say(s, 1, "offer 1")
    other, rng, decisions = s.clone(), Rng(5), 0
    while not over(other):
        seat = waiting(other)[0]
        legal = moves(other, seat)
        apply(other, seat, legal[rng.below(len(legal))])
        decisions += 1
    assert playout(s, Rng(5)) == decisions
    assert fingerprint(s) == fingerprint(other)
