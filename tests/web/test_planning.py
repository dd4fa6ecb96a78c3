"""Planning while others are to move: each game says with which moves a seat does as little as it can."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, chance, game, idle_move, list_games, moves, play, waiting
from igroteka.core.optional import Idle
from igroteka.games.keyflower.state import KeyflowerState
from igroteka.games.keyflower.tests.test_goals import transport
from igroteka.match import Match
from igroteka.web.live.planning import try_plan, wait_for_turn
from igroteka.web.live.view import Viewer


@pytest.mark.parametrize("key", list_games())
def test_who_can_decline_or_end_does_so(key: str) -> None:
    g = game(key)
    s, rng = g.new(max(g.seats)), Rng(3)
    idle = 0
    for _ in range(400):
        chance(s, rng)
        if not waiting(s):
            break
        seat = waiting(s)[0]
        legal = moves(s, seat)
        assert isinstance(g, Idle)
        there = [move for move in legal if move in g.idle_moves]
        idle += bool(there)
        assert idle_move(g, legal) in (there or legal[-1:])
        play(s, seat, legal[rng.below(len(legal))])
    assert idle > 0


def test_a_plan_offers_choices_of_several_moves() -> None:
    m = Match.begin("keyflower", transport(3).s.to_data(), seed=1)
    viewer = Viewer(m, 0, "en")
    plan = try_plan(viewer, 0, [], dark=False)
    goal = next(one for one in plan["chains"] if one["at"] == ("good:home_1:wood", "tile:well"))
    after = try_plan(viewer, 0, goal["chain"], dark=False)
    assert (after["played"], after["end"]) == (2, "")
    assert not [one for one in after["chains"] if len(one["chain"]) == 2], "one step is left"


def test_others_pass_until_the_seat_must_decide() -> None:
    g = game("keyflower")
    s = g.new(3)
    assert isinstance(s, KeyflowerState)
    chance(s, Rng(1))
    first = waiting(s)[0]
    assert moves(s, first)[-1].text != "pass", "it does not stand last"
    assert wait_for_turn(g, s, (first + 2) % 3) == ""
    assert waiting(s) == [(first + 2) % 3]
    assert (s.passes, any(s.bid), any(s.users)) == (2, False, False)
