"""The parallel environments: who is asked at once acts at once, everybody else waits."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from igroteka import rl
from igroteka.core import BadOption, IllegalMove, game

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

NAMES = rl.names()
#: Its first decision, which secrets to keep, is everybody's at once.
TOGETHER = "garden_nation_v1"


def actions(env: Any, seen: dict[str, Any], luck: Any) -> dict[str, int]:
    """A legal action of everybody."""
    return {agent: int(luck.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}


@pytest.mark.parametrize("name", NAMES)
def test_the_conformance_test_of_pettingzoo(name: str) -> None:
    from pettingzoo.test import parallel_api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(rl.parallel(name, seats=2), num_cycles=30)


def test_a_simultaneous_decision_is_one_step() -> None:
    env = rl.parallel(TOGETHER, seats=3)
    seen, _ = env.reset(seed=1)
    assert all(not one["action_mask"][env.wait] and one["action_mask"].any() for one in seen.values())
    while not seen["player_0"]["action_mask"][env.wait] and not seen["player_1"]["action_mask"][env.wait]:
        first = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        seen, *_ = env.step(first)
    asked = [agent for agent, one in seen.items() if not one["action_mask"][env.wait]]
    assert len(asked) == 1


def test_an_illegal_action_changes_nothing() -> None:
    env = rl.parallel(TOGETHER, seats=2)
    seen, _ = env.reset(seed=1)
    before = env.table.state.to_data()
    good = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    for wrong, error in (
        ({**good, "player_1": env.wait}, IllegalMove),
        ({"player_0": good["player_0"]}, BadOption),
        ({**good, "somebody": 0}, BadOption),
    ):
        with pytest.raises(error):
            env.step(wrong)
        assert env.table.state.to_data() == before


def test_a_whole_game_ends_for_everybody() -> None:
    env = rl.parallel("dream_city_v2", seats=3, rewards="score")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step({})
    seen, _ = env.reset(seed=5)
    luck = np.random.default_rng(5)
    while env.agents:
        seen, rewards, ended, cut, _ = env.step(actions(env, seen, luck))
        assert not any(cut.values())
    assert all(ended.values())
    totals = {score.seat: score.total for score in game("dream_city").scores(env.table.state)}
    assert rewards == {f"player_{seat}": totals[seat] for seat in range(3)}


def test_shaped_rewards_add_up_to_the_score() -> None:
    env = rl.parallel("dream_city_v2", seats=2, rewards="shaped")
    seen, _ = env.reset(seed=5)
    luck, earned, parts = np.random.default_rng(5), np.zeros(2), 0
    while env.agents:
        seen, rewards, *_ = env.step(actions(env, seen, luck))
        earned += list(rewards.values())
        parts += any(rewards.values())
    totals = {score.seat: score.total for score in game("dream_city").scores(env.table.state)}
    assert earned.tolist() == [totals[0], totals[1]]
    assert parts > 3
