"""The agenda: order of frames, questions, chance, places, and seats that decide at once."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core import (
    CHANCE,
    Ask,
    BadData,
    Draw,
    EndlessAgenda,
    Event,
    Frame,
    IllegalMove,
    Move,
    Moves,
    Opened,
    Queue,
    Rng,
    Seat,
    apply,
    asked,
    canonical,
    chance,
    fingerprint,
    moves,
    over,
    play,
    playout,
    reseal,
    retract,
    scene,
    settle,
    together,
    waiting,
)

from .toys import (
    BREAD,
    CLOSE,
    GIFT,
    HONEY,
    MOVES,
    OFFER,
    PICK,
    REWARD,
    ROLL,
    Errands,
    Fair,
    FlipCoin,
    Note,
    Offer,
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
    guess,
    load,
)


def say(s: Fair, seat: Seat, *texts: str) -> None:
    """Play moves by their notation."""
    for text in texts:
        play(s, seat, MOVES.parse(text))


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
        assert (seat in waiting(s)) == (asked(s, seat) is not None) == bool(moves(s, seat))
    assert asked(s, 1) is question
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
    assert asked(s, 0) is None
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


# ---------------------------------------------------------------- several seats at once


def offers(*seats: Seat, purses: tuple[int, ...] = (5, 5, 5), loud: bool = False) -> Fair:
    """A fair where these seats make their offers at once."""
    return fair(together({i: (Offers(i),) for i in seats}), Note("after"), purses=purses, loud=loud)


def test_all_seats_of_a_together_wait_at_once() -> None:
    s = offers(2, 0)
    assert waiting(s) == [0, 2]
    assert moves(s, 1) == []
    assert asked(s, 1) is None
    assert asked(s, 2) == Offer(2)
    with pytest.raises(IllegalMove, match="seat 1 cannot play close now; to move: seat 0, seat 2"):
        play(s, 1, CLOSE)


def test_nothing_happens_before_every_lane_is_done() -> None:
    s = offers(0, 1)
    say(s, 0, "offer 2", "close")
    assert waiting(s) == [1]
    assert (s.purses, s.stalls, s.trail) == ([5, 5, 5], [0, 0, 0], [])
    say(s, 1, "offer 5")
    assert (s.purses, s.stalls, s.trail) == ([3, 0, 5], [2, 5, 0], ["after"])
    assert over(s)


def test_a_scene_shows_a_seat_its_own_answers_only() -> None:
    s = offers(0, 1)
    say(s, 0, "offer 2")
    say(s, 1, "offer 3")
    mine, yours, nobodys = scene(s, 0), scene(s, 1), scene(s, 2)
    assert isinstance(mine, Fair)
    assert isinstance(yours, Fair)
    assert (mine.purses, mine.stalls) == ([3, 5, 5], [2, 0, 0])
    assert (yours.purses, yours.stalls) == ([5, 2, 5], [0, 3, 0])
    assert nobodys is s
    assert moves(s, 0) == [*OFFER[:3], CLOSE]
    assert moves(s, 1) == [*OFFER[:2], CLOSE]


def test_a_lane_with_nothing_to_ask_is_done_at_once() -> None:
    s = offers(0, 1, purses=(0, 5, 5))
    assert waiting(s) == [1]
    say(s, 1, "close")
    assert over(s)


def test_lanes_with_nothing_to_ask_open_at_once() -> None:
    s = offers(0, 1, purses=(0, 0, 5))
    assert s.trail == ["after"]
    assert fair(together({}), Note("after")).trail == ["after"]


def test_lanes_play_in_seat_order_whatever_the_order_of_arrival() -> None:
    lanes: dict[Seat, tuple[Frame, ...]] = {i: (Pick(i, 3), Note(f"lane {i}")) for i in (2, 0, 1)}
    s = fair(together(lanes))
    say(s, 2, "pick 1")
    say(s, 0, "pick 2")
    say(s, 1, "pick 3")
    assert s.trail == ["0 picked 2", "lane 0", "1 picked 3", "lane 1", "2 picked 1", "lane 2"]


@given(st.permutations([0, 0, 0, 1, 1, 1, 2, 2, 2]))
def test_the_order_of_arrival_never_matters(arrival: list[Seat]) -> None:
    answers = {
        0: ["offer 1", "offer 2", "close"],
        1: ["offer 3", "offer 1", "offer 1"],
        2: ["offer 1", "offer 1", "close"],
    }
    expected = offers(0, 1, 2, loud=True)
    for seat in answers:
        say(expected, seat, *answers[seat])
    s = offers(0, 1, 2, loud=True)
    for seat in arrival:
        say(s, seat, answers[seat].pop(0))
    assert over(s)
    assert s.to_data() == expected.to_data()
    assert s.events == expected.events


def test_events_come_in_seat_order_and_only_at_the_opening() -> None:
    s = offers(0, 1, loud=True)
    say(s, 1, "offer 2", "close")
    say(s, 0, "offer 4")
    assert s.events == []
    assert not s.revealed
    say(s, 0, "close")
    assert s.events == [
        Event("offered", (0, 4)),
        Event("closed", (0,)),
        Event("offered", (1, 2)),
        Event("closed", (1,)),
        Event("note", ("after",)),
    ]
    assert s.revealed


def test_a_clone_of_an_open_together_shares_nothing_harmful() -> None:
    s = offers(0, 1)
    say(s, 0, "offer 2")
    before = fingerprint(s)
    other = s.clone()
    say(other, 0, "offer 3")
    say(other, 1, "offer 1", "close")
    assert over(other)
    assert fingerprint(s) == before
    mine = scene(s, 0)
    assert isinstance(mine, Fair)
    assert mine.purses == [3, 5, 5]
    third = s.clone()
    retract(third, 0)
    reseal(third, 1, Rng(1))
    assert fingerprint(s) == before
    say(s, 0, "close")
    say(s, 1, "close")
    assert s.stalls == [2, 0, 0]


def test_a_seat_takes_back_its_own_last_answer() -> None:
    s = offers(0, 1)
    say(s, 0, "offer 2", "offer 3")
    say(s, 1, "offer 1")
    assert waiting(s) == [1]
    assert retract(s, 0) is OFFER[2]
    assert waiting(s) == [0, 1]
    assert moves(s, 0) == [*OFFER[:3], CLOSE]
    assert moves(s, 1) == [*OFFER[:4], CLOSE]
    assert retract(s, 0) is OFFER[1]
    with pytest.raises(IllegalMove, match="seat 0 has no sealed answer to take back"):
        retract(s, 0)
    with pytest.raises(IllegalMove, match="seat 2 has no sealed answer to take back"):
        retract(s, 2)


def test_positions_with_other_sealed_answers_are_not_equal() -> None:
    one, two, three = offers(0, 1), offers(0, 1), offers(0, 1)
    say(one, 0, "offer 2")
    say(two, 0, "offer 2")
    say(three, 0, "offer 3")
    assert one.agenda == two.agenda
    assert one.agenda != three.agenda
    assert one.agenda != offers(0, 1).agenda


def test_outside_a_together_there_is_nothing_to_take_back() -> None:
    for s in (fair(Pick(0, 1)), fair()):
        with pytest.raises(IllegalMove, match="no sealed answer"):
            retract(s, 0)


def test_retracting_and_answering_again_leads_to_the_same_place() -> None:
    s = offers(0, 1)
    say(s, 0, "offer 2")
    before = fingerprint(s)
    say(s, 0, "offer 1")
    retract(s, 0)
    assert fingerprint(s) == before


def test_a_lane_may_hold_a_pool_and_a_queue() -> None:
    lane: tuple[Frame, ...] = (Send("errand"), Rewards(0, (Reward(BREAD), Reward(GIFT))), Errands())
    s = fair(together({0: lane, 1: (Offers(1),)}))
    assert waiting(s) == [0, 1]
    assert moves(s, 0) == [REWARD[BREAD], REWARD[GIFT]]
    say(s, 0, "reward gift", "reward honey")
    assert waiting(s) == [1]
    say(s, 1, "close")
    assert s.trail == ["gift", "honey", "bread", "errand"]


def test_a_lane_that_asks_another_seat_is_refused() -> None:
    with pytest.raises(TypeError, match="the lane of seat 0 asks seat 1; a lane asks only its own seat"):
        fair(together({0: (Pick(1, 1),)}))
    s = fair(together({0: (Pick(0, 1), Pick(1, 1))}))
    with pytest.raises(TypeError, match="the lane of seat 0 asks seat 1"):
        say(s, 0, "pick 1")


def test_a_lane_with_a_draw_is_refused() -> None:
    with pytest.raises(TypeError, match="the lane of seat 0 asks chance"):
        fair(together({0: (Roll(True),)}))


def test_frames_below_a_together_wait_for_it() -> None:
    s = fair(together({0: (Pick(0, 1),)}), Pick(1, 1), together({2: (Pick(2, 1),)}))
    say(s, 0, "pick 1")
    assert waiting(s) == [1]
    say(s, 1, "pick 1")
    assert waiting(s) == [2]
    say(s, 2, "pick 1")
    assert over(s)


# ---------------------------------------------------------------- guessing sealed answers


def test_resealing_keeps_who_is_done_and_the_own_answers() -> None:
    s = offers(0, 1, 2)
    say(s, 0, "offer 2", "close")
    say(s, 1, "offer 4", "offer 1")
    say(s, 2, "offer 1")
    seen: set[tuple[Move, ...]] = set()
    for seed in range(40):
        other = s.clone()
        reseal(other, 0, Rng(seed))
        top = other.agenda[-1]
        assert isinstance(top, Opened)
        assert waiting(other) == [2]
        assert top.said[0] == (OFFER[1], CLOSE)
        assert top.said[2] == ()
        mine, theirs = scene(other, 0), scene(other, 2)
        assert isinstance(mine, Fair)
        assert isinstance(theirs, Fair)
        assert mine.stalls == [2, 0, 0]
        assert theirs.stalls == [0, 0, 0]
        seen.add(top.said[1])
    assert len(seen) > 5


def test_a_guess_forgets_an_earlier_guess() -> None:
    s = offers(0, 1, 2)
    say(s, 0, "offer 1")
    say(s, 1, "offer 4", "close")
    for seed in range(30):
        first = guess(s, 0, Rng(seed))
        assert guess(first, 0, Rng(99)).to_data() == guess(s, 0, Rng(99)).to_data()
        assert waiting(first) == waiting(s)
        assert moves(first, 0) == moves(s, 0)


def test_a_spectator_has_no_answers_to_keep() -> None:
    s = offers(0, 1)
    say(s, 0, "close")
    other = s.clone()
    reseal(other, None, Rng(1))
    assert waiting(other) == [1]


def test_a_lane_that_asks_must_ask_in_every_guess() -> None:
    s = offers(0, 1)
    s.purses[1] = 0
    with pytest.raises(ValueError, match="asks nothing in the guess"):
        reseal(s, 0, Rng(1))


def test_resealing_outside_a_together_changes_nothing() -> None:
    s = fair(Pick(0, 1))
    before = fingerprint(s)
    reseal(s, 0, Rng(1))
    assert fingerprint(s) == before


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
            assert (seat in turn) == (asked(s, seat) is not None) == bool(moves(s, seat))
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


# ---------------------------------------------------------------- storage


def test_an_open_together_survives_storage() -> None:
    s = offers(0, 1, 2)
    say(s, 0, "offer 2", "close")
    say(s, 1, "offer 4")
    data = json.loads(canonical(s.to_data()))
    other = load(data)
    assert other.to_data() == s.to_data()
    assert other.agenda == s.agenda
    assert waiting(other) == [1, 2]
    for t in (s, other):
        say(t, 2, "close")
        say(t, 1, "offer 1")
    assert over(s)
    assert other.to_data() == s.to_data()


def damaged(path: tuple[int | str, ...], value: Any) -> dict[str, Any]:
    """The data of an open Together with one entry replaced."""
    s = offers(0, 1)
    say(s, 0, "offer 2")
    data: dict[str, Any] = json.loads(canonical(s.to_data()))
    at: Any = data["agenda"]
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ((0,), 7, r"agenda\[0\]: found frame 7; allowed: .*Note"),
        ((0, "frame"), "Parade", r"agenda\[0\]: found frame 'Parade'; allowed: Errands, "),
        ((0, "frame"), ["Note"], r"agenda\[0\]: found frame \['Note'\]"),
        ((0, "text"), 3, r"agenda\[0\].text: found 3; allowed: str"),
        (
            (0, "colour"),
            "red",
            r"agenda\[0\]: found fields \['colour', 'text'\]; allowed: exactly \['text'\]",
        ),
        ((1, "lanes", 0, 0, "me"), True, r"agenda\[1\].lanes\[0\]\[0\].me: found True; allowed: Seat"),
        ((1, "said", 0, 0), {"move": "offer 9"}, r"agenda\[1\].said\[0\]\[0\]: found move 'offer 9'"),
        ((1, "said", 0, 0), {"move": "pick 1"}, r"pick 1 is not legal for seat 0; allowed: offer 1, "),
        ((1, "said", 1), [{"move": "close"}, {"move": "close"}], "seat 1 cannot play close now"),
        ((1, "said", 0, 0), 1.5, r"agenda\[1\].said\[0\]\[0\]: found 1.5; allowed: a number"),
        ((1, "said"), [], "agenda: IndexError"),
        ((1, "seats"), [1, 0], r"found the seats \(1, 0\); allowed: each seat once, in seat order"),
        ((1, "seats"), [0, 0], r"found the seats \(0, 0\)"),
        ((1, "lanes", 1, 0, "me"), 0, "the lane of seat 1 asks seat 0"),
        ((1, "lanes", 0, 0, "me"), 44, "agenda: IndexError"),
    ],
)
def test_a_damaged_agenda_is_refused_by_name(path: tuple[int | str, ...], value: Any, message: str) -> None:
    with pytest.raises(BadData, match=message):
        load(damaged(path, value))


def test_a_question_without_an_answer_is_refused() -> None:
    data = fair(Rewards(0, (Reward(BREAD), Reward(HONEY)))).to_data()
    data["agenda"][0]["me"] = 1
    assert waiting(load(data)) == [1]
    data["agenda"] = [{"frame": "Pick", "me": 0, "most": -1}]
    with pytest.raises(BadData, match="agenda: Pick has no legal move; allowed: a position to play on"):
        load(data)


def test_a_queue_is_stored_with_what_waits_in_it() -> None:
    s = fair(Pick(0, 0), Errands((Note("a"), Roll(True))))
    other = load(json.loads(canonical(s.to_data())))
    assert other.agenda == s.agenda
    assert isinstance(other.agenda[0], Queue)
    say(other, 0, "pick 0")
    assert other.trail == ["0 picked 0", "a"]
    assert waiting(other) == [CHANCE]


def test_asks_have_quiet_defaults() -> None:
    question: Ask = Pick(0, 1)
    s = fair(question)
    assert question.prompt(s).key == "ask-Pick"
    assert question.sees(s, PICK[1]) is None
    assert question.masked(PICK[1]) == "pick ?"
    assert question.why_not(s, "purse:1") is None
    assert question.standing(s, {}) is None
    assert Rewards(0).prompt(s).key == "ask-Rewards"
    settle(s)
    assert waiting(s) == [0]
