"""Several seats at once: lanes, scenes, sealed answers, and guesses of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core import (
    Event,
    Frame,
    IllegalMove,
    Move,
    Opened,
    Rng,
    Seat,
    fingerprint,
    moves,
    over,
    play,
    question_for,
    reseal,
    retract,
    scene,
    together,
    waiting,
)

from .toys import (
    BREAD,
    CLOSE,
    GIFT,
    OFFER,
    REWARD,
    Errands,
    Fair,
    Note,
    Offer,
    Offers,
    Pick,
    Reward,
    Rewards,
    Roll,
    Send,
    fair,
    guess,
    offers,
    say,
)


def test_all_seats_of_a_together_wait_at_once() -> None:
    s = offers(2, 0)
    assert waiting(s) == [0, 2]
    assert moves(s, 1) == []
    assert question_for(s, 1) is None
    assert question_for(s, 2) == Offer(2)
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
