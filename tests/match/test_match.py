"""The public surface of a match: playing, undo with barriers, standing orders, replay, verification."""

from __future__ import annotations

import pytest

import igroteka
from igroteka import Match
from igroteka.core import (
    CHANCE,
    BadOption,
    IllegalMove,
    Rng,
    UnknownGame,
    UnknownMove,
    commitment,
    fingerprint,
)
from igroteka.match import verify


def played(seats: int = 2, seed: int = 7, steps: int = 10_000, **options: object) -> Match:
    """A match of random moves, until it is over or has enough steps."""
    m = Match.new("dream_city", seats=seats, seed=seed, options=options)
    rng = Rng(seed)
    while not m.over and len(m.entries) < steps:
        seat = m.seats[rng.below(len(m.seats))]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat=seat)
    return m


def test_the_registry() -> None:
    assert "dream_city" in igroteka.list_games()
    assert igroteka.game("dream_city").key == "dream_city"
    with pytest.raises(UnknownGame, match="dream_city"):
        igroteka.game("chess")


def test_a_match_reads_as_the_design_says() -> None:
    m = Match.new("dream_city", seats=3, seed=7, options={})
    assert m.seat in range(3)
    assert m.seats == [m.seat]
    first = m.moves[0]
    m.play(str(first))
    assert first in [e.move for e in m.entries]
    assert str(first) in m.log[-1] or any(str(first) in line for line in m.log)
    s = m.state
    assert igroteka.game("dream_city").load(s.to_data()).to_data() == s.to_data()
    assert s.clone().to_data() == s.to_data()
    assert "<svg" in m.svg(0)
    assert m.view(0).seat == 0
    assert "dream_city, 3 seats" in repr(m)


def test_equal_seeds_give_equal_matches_and_others_differ() -> None:
    assert played(seed=3).export() == played(seed=3).export()
    assert Match.new("dream_city", seed=3).log != Match.new("dream_city", seed=4).log
    assert Match.new("dream_city").seed != Match.new("dream_city").seed
    assert len(Match.new("dream_city").seed) == 32


def test_text_and_object_play_the_same() -> None:
    a, b = Match.new("dream_city", seed=1), Match.new("dream_city", seed=1)
    a.play(a.moves[5])
    b.play("  ".join(str(b.moves[5]).split()))
    assert a.export() == b.export()


@pytest.mark.parametrize(
    ("move", "error", "says"),
    [
        ("build castle r1c1", UnknownMove, "build"),
        ("", UnknownMove, "no move is written ''"),
        ("keep park", IllegalMove, "allowed"),
        ("* turn_over leaf park", UnknownMove, "turn_over leaf park"),
        ("turn_over leaf park", IllegalMove, "allowed"),
    ],
)
def test_a_refused_move_changes_nothing(move: str, error: type[Exception], says: str) -> None:
    m = Match.new("dream_city", seed=1)
    before = m.export()
    with pytest.raises(error, match=says.replace("*", r"\*")):
        m.play(move)
    assert m.export() == before


def test_playing_for_the_wrong_seat() -> None:
    m = Match.new("dream_city", seats=2, seed=1)
    assert m.seat is not None
    other = 1 - m.seat
    for seat in (other, CHANCE, 9):
        before = m.export()
        with pytest.raises(IllegalMove):
            m.play(m.moves[0], seat=seat)
        assert m.export() == before
    over = played()
    with pytest.raises(IllegalMove, match="over"):
        over.play("done")


def test_bad_arguments() -> None:
    for seats in (0, 5, -1):
        with pytest.raises(BadOption, match="1 to 4"):
            Match.new("dream_city", seats=seats)
    with pytest.raises(BadOption, match="seed"):
        Match.new("dream_city", seed="two\nlines")
    with pytest.raises(BadOption, match="one for each of 2 seats"):
        Match.new("dream_city", names=["Ann"])
    with pytest.raises(BadOption, match=r"without \|"):
        Match.new("dream_city", names=["Ann", "B|b"])


# ---------------------------------------------------------------- undo


def at_bonus(seed: int = 1) -> Match:
    """A match in the middle of a turn: the first player has laid a tile and still holds the flower."""
    m = Match.new("dream_city", seed=seed, options={"first": "0"})
    m.play(next(x for x in m.moves if str(x).endswith("r1c1")))
    return m


def test_undo_takes_back_the_last_decision() -> None:
    m = Match.new("dream_city", seed=1, options={"first": "0"})
    before = m.export()
    m.play(next(x for x in m.moves if str(x).endswith("r1c1")))
    assert m.undo_points(0) == [len(m.entries) - 1]
    m.undo()
    assert m.export() == before
    assert not m.can_undo(0)
    with pytest.raises(IllegalMove, match="behind chance"):
        m.undo()


def test_undo_to_a_point() -> None:
    m = at_bonus()
    start = m.undo_points(0)[0]
    m.play("done")
    assert m.undo_points(0) == [start, start + 1]
    with pytest.raises(IllegalMove, match=f"allowed: {start}, {start + 1}"):
        m.undo(to=0)
    m.undo(to=start)
    assert len(m.entries) == start
    assert m.seat == 0


def test_chance_is_a_barrier() -> None:
    m = at_bonus()
    m.play("done")
    m.play("done")
    assert any(e.seat == CHANCE for e in m.entries[-2:])
    assert not m.can_undo(0)
    with pytest.raises(IllegalMove, match="chance"):
        m.undo(seat=0)


def test_another_seats_move_is_a_barrier() -> None:
    m = played(steps=60)
    while len(m.entries) < 200 and not m.over:
        mover = m.seat
        assert mover is not None
        m.play(m.moves[0])
        for seat in range(m.count):
            if seat != m.entries[-1].seat:
                assert m.undo_points(seat) == []


def test_undo_in_a_simultaneous_decision_takes_back_the_own_answer() -> None:
    m = end_choice()
    before = m.export()
    m.play(m.moves_of(1)[0], seat=1)
    assert m.seats == [0]
    assert m.can_undo(1)
    assert not m.can_undo(0)
    with pytest.raises(IllegalMove):
        m.undo(seat=0)
    m.undo(seat=1)
    assert m.export() == before
    m.play(m.moves_of(1)[0], seat=1)
    m.play(m.moves_of(0)[0], seat=0)
    assert m.over
    with pytest.raises(IllegalMove):
        m.undo(seat=1)


def end_choice(seed: int = 5, seats: int = 2) -> Match:
    """A match at the moment when everybody keeps a tile."""
    m = Match.new("dream_city", seats=seats, seed=seed)
    rng = Rng(seed)
    while len(m.seats) < seats:
        m.play(m.moves[rng.below(len(m.moves))])
    return m


def test_sealed_answers_are_not_in_the_log_of_the_others() -> None:
    m = end_choice()
    m.play(m.moves_of(1)[0], seat=1)
    assert m.log_for(1)[-1].startswith("1 keep")
    assert not any("keep" in line for line in m.log_for(0))
    assert not any("keep" in line for line in m.log_for(None))
    assert "keep" not in m.export(0, full=False)
    m.play(m.moves_of(0)[0], seat=0)
    assert [line.split()[:2] for line in m.log_for(0)[-2:]] == [["0", "keep"], ["1", "keep"]]


def test_what_is_drawn_in_secret_stands_only_in_the_log_of_its_seat() -> None:
    m = Match.new("dream_city", seats=2, seed=11)
    dealt = [i for i, line in enumerate(m.log) if line.startswith("* deal ")]
    mine = [i for i in dealt if m.entries[i].to == (0,)]
    assert len(mine) * 2 == len(dealt) > 0
    for i in dealt:
        assert m.log_for(0)[i] == (m.log[i] if i in mine else "* deal ?")
        assert m.log_for(1)[i] == ("* deal ?" if i in mine else m.log[i])
        assert m.log_for(None)[i] == "* deal ?"


def test_the_order_of_arrival_leaves_no_trace() -> None:
    a, b = end_choice(), end_choice()
    zero, one = a.moves_of(0)[-1], a.moves_of(1)[0]
    a.play(zero, seat=0)
    a.play(one, seat=1)
    b.play(one, seat=1)
    b.play(zero, seat=0)
    assert a.export() == b.export()
    assert [e.events for e in a.entries] == [e.events for e in b.entries]


# ---------------------------------------------------------------- standing orders


def test_standing_orders_answer_and_can_be_taken_back_with_the_move() -> None:
    m = Match.new("dream_city", seed=1, options={"first": "0"})
    m.order(0, "flower", "keep")
    start = m.export()
    m.play(next(x for x in m.moves if str(x).endswith("r1c1")))
    assert [e.auto for e in m.entries if e.seat == 0][:2] == [False, True]
    assert "0 done" in m.log
    again = Match.parse(m.export())
    assert again.orders == m.orders
    assert again.export() == m.export()
    assert start != m.export()


@pytest.mark.parametrize(
    ("seat", "key", "value", "says"),
    [(0, "tea", "keep", "flower"), (0, "flower", "eat", "ask, build, keep"), (7, "flower", "keep", "0 to 1")],
)
def test_bad_orders(seat: int, key: str, value: str, says: str) -> None:
    m = Match.new("dream_city", seed=1)
    with pytest.raises(BadOption, match=says):
        m.order(seat, key, value)
    assert not m.orders


# ---------------------------------------------------------------- replay and verification


@pytest.mark.parametrize(("seats", "mode"), [(1, {}), (2, {}), (3, {}), (4, {}), (3, {"mode": "training"})])
def test_any_step_can_be_seen_again(seats: int, mode: dict[str, object]) -> None:
    m = Match.new("dream_city", seats=seats, seed=2, options=mode)
    prints = {len(m.entries): m.fingerprint}
    rng = Rng(2)
    while not m.over:
        seat = m.seats[-1]
        m.play(m.moves_of(seat)[rng.below(len(m.moves_of(seat)))], seat=seat)
        if not any(e.group >= 0 for e in m.entries):
            prints[len(m.entries)] = m.fingerprint
    for step, seen in prints.items():
        assert m.at(step).fingerprint == seen
    assert m.at(len(m.entries)).export() == m.export()
    assert m.at(len(m.entries)).story() == m.story()
    with pytest.raises(IndexError, match="allowed: 0 to"):
        m.at(len(m.entries) + 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_draw_is_verified(seats: int) -> None:
    m = played(seats)
    assert m.commitment == commitment("7")
    found = m.verify()
    assert found.ok
    assert found.draws == sum(e.seat == CHANCE for e in m.entries)
    assert found.draws > 20
    assert found.fingerprint == fingerprint(m.state)


def test_a_changed_draw_or_seed_is_found() -> None:
    m = played()
    step = next(i for i, line in enumerate(m.log) if line.startswith("* deal"))
    honest = m.entries[step].move
    other = next(x for x in m.game.moves.all if x.kind == "deal" and x is not honest)
    forged = m.at(step)
    forged.enter_move(CHANCE, other)
    forged.advance()
    found = verify(forged)
    assert not found.ok
    assert f"step {step}: found draw {other}, the seed gives {honest}" in found.problems[0]
    m.seed = "8"
    assert any("does not fit the commitment" in p for p in m.verify().problems)


def test_a_position_that_does_not_follow_from_its_log_is_found() -> None:
    m = played(steps=40)
    sound = m.fingerprint
    m.state = played(steps=60).state
    found = m.verify()
    assert not found.ok
    assert found.problems == (
        f"the replayed position {sound} is not the position of the match {m.fingerprint}",
    )


def test_the_story_hides_what_a_seat_may_not_know() -> None:
    m = Match.new("dream_city", seats=2, seed=11, names=["Ann", "Ben"])
    full, ann, outside = m.story(full=True), m.story(0), m.story(None)
    assert len(full) == len(ann) == len(outside)
    assert full != ann != outside
    assert any("Ann" in line for line in outside)


def test_why_not_and_prompts() -> None:
    m = Match.new("dream_city", seats=2, seed=1, options={"first": "0"})
    assert m.prompt(1) is None
    prompt = m.prompt(0)
    assert prompt is not None
    assert prompt.key == "ask-Build"
    wait = m.why_not(1, "city:1:r1c1")
    assert wait is not None
    assert wait.rule == "DC-4.3.2"
    assert m.why_not(0, "city:0:r1c1") is None
    foreign = m.why_not(0, "city:1:r1c1")
    assert foreign is not None
    assert foreign.rule == "DC-4.3.6"


def test_begin_at_a_position() -> None:
    half = played(steps=40)
    m = Match.begin("dream_city", half.state.to_data(), seed=99)
    while not m.over:
        m.play(m.moves[0])
    text = m.export()
    assert "position: {" in text
    assert Match.parse(text).export() == text
    assert Match.parse(text).verify().ok
