"""Hints: the same position gets the same answer, and nobody is sent home with a full purse."""

from __future__ import annotations

from igroteka.core import Rng
from igroteka.match import Match
from igroteka.match.hints import Hint, _in_order, hints


def test_the_same_position_gets_the_same_answer() -> None:
    m = Match.new("garden_nation", seats=2, seed=5)
    seat = m.seats[0]
    first = hints(m.game, m.state, seat, Rng(9), iterations=20)
    assert len(first) > 1
    assert hints(m.game, m.state.clone(), seat, Rng(9), iterations=20) == first


def test_of_chances_that_cannot_be_told_apart_the_position_decides() -> None:
    stay, go, *_ = Match.new("garden_nation", seats=2, seed=5).moves
    lucky = Hint(stay, 0.60, 20.0, 0.0, (), -4.0)
    solid = Hint(go, 0.55, 24.0, 4.0, (), 6.0)
    hopeless = Hint(go, 0.10, 24.0, 4.0, (), 9.0)
    assert _in_order([(lucky, 20), (solid, 20), (hopeless, 20)]) == [solid, lucky, hopeless]
    assert _in_order([(lucky, 400_000), (Hint(go, 0.5, 24.0, 4.0, (), 6.0), 400_000)])[0] == lucky
    assert _in_order([]) == []


def test_nobody_is_told_to_pass_with_a_full_purse() -> None:
    for seed in (1, 2):
        m = Match.new("age_of_innovation", seats=2, seed=seed)
        rng = Rng(seed)
        while not any(str(move).startswith("pass") for move in m.moves):
            legal = m.moves
            m.play(legal[rng.below(len(legal))])
        best = hints(m.game, m.state, m.seats[0], Rng(1), iterations=30)[0]
        assert not str(best.move).startswith("pass"), best
