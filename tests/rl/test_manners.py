"""How the environments behave at the edges: after the end, before the beginning, alone, unseeded, asked for nonsense."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from igroteka import rl
from igroteka.core import BadOption, game
from igroteka.rl.table import FORFEIT, LearningTable

pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")

NAMES = rl.names()


# ---------------------------------------------------------------- illegal actions


@pytest.mark.parametrize("rewards", rl.Rewards.KINDS)
def test_an_illegal_action_ends_the_episode_until_reset(rewards: str) -> None:
    env = rl.single("dream_city_v2", seats=2, bot="random", rewards=rewards)
    seen, _ = env.reset(seed=1)
    right = int(seen["action_mask"].argmax())
    after, reward, ended, cut, info = env.step(int((seen["action_mask"] == 0).argmax()))
    assert (ended, cut, info["turn"]) == (True, False, False)
    assert reward == (-1.0 if rewards == "win" else FORFEIT)
    assert after["action_mask"].sum() == 0
    for _ in range(2):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"the episode is over: .*; call reset"):
            env.step(right)
    seen, _ = env.reset(seed=1)
    assert env.step(int(seen["action_mask"].argmax()))[2] is False


@pytest.mark.parametrize("kind", rl.Rewards.KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_to_forfeit_is_never_better_than_to_play(name: str, kind: str) -> None:
    (game,) = rl.playouts(name, 2, 1, ["greedy", "random"], seed=3, rewards=kind, processes=1)
    assert min(game.rewards) >= rl.Rewards(kind).forfeit
    if kind != "win":
        assert min(game.rewards) / 2 > FORFEIT


def test_a_finished_episode_is_over_too() -> None:
    env = rl.single("dream_city_v2", seats=2, bot="random")
    with pytest.raises(gymnasium.error.ResetNeeded, match="nothing has begun; call reset first"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    ended = False
    while not ended:
        seen, _, ended, _, _ = env.step(int(seen["action_mask"].argmax()))
    with pytest.raises(gymnasium.error.ResetNeeded, match="the episode is over; call reset"):
        env.step(0)


@pytest.mark.parametrize("wrong", ["x", 1.5, np.float32(2.0), [1], None])
def test_half_an_action_is_none(wrong: Any) -> None:
    alone = rl.single("dream_city_v2", seats=2, bot="random")
    alone.reset(seed=1)
    table = rl.aec("dream_city_v2", seats=2)
    table.reset(seed=1)
    for env in (alone, table):
        with pytest.raises(ValueError, match=r"action: found .*; allowed: a "):
            env.step(wrong)
    with pytest.raises(BadOption, match=r"allowed: a whole number from 0 to \d+"):
        alone.step(wrong)
    seen = alone.action_masks()
    alone.step(np.int64(seen.argmax()))
    table.step(np.array(table.observe(table.agent_selection)["action_mask"].argmax()))


# ---------------------------------------------------------------- rewards of single players


def environment_of(key: str) -> str:
    """The environment of a game, whatever the version of its rules."""
    return f"{key}_v{game(key).version}"


def lone(name: str, bot: str, games: int = 3) -> list[Any]:
    return list(rl.playouts(name, 1, games, bot, seed=2, processes=1))


def test_alone_without_a_rival_more_points_are_better() -> None:
    games = sorted(
        lone(environment_of("sweet_lands"), "random") + lone(environment_of("sweet_lands"), "greedy"),
        key=lambda g: g.totals,
    )
    rewards = [one.rewards[0] for one in games]
    assert len({game.totals for game in games}) > 3
    for one, other in pairwise(games):
        assert (one.rewards < other.rewards) == (one.totals < other.totals)
    assert all(-1 < reward < 1 for reward in rewards)
    # Games of beginners must differ in a measure that a learner feels, and a usual game is near nought.
    assert rewards[2] - rewards[0] > 0.001
    assert abs(rewards[4]) < 0.5


def test_alone_without_a_rival_the_utilities_of_openspiel_are_within_bounds() -> None:
    pytest.importorskip("pyspiel")
    g = rl.spiel(environment_of("sweet_lands"), seats=1)
    state = g.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    (worth,) = state.returns()
    assert g.min_utility() <= worth <= g.max_utility()
    table = LearningTable(environment_of("sweet_lands"), 1, None, "win")
    table.state = state.position
    assert table.result() == [worth]
    assert worth != 1.0


@pytest.mark.parametrize("key", ["dream_city", "age_of_innovation"])
def test_alone_against_an_opponent_it_is_won_or_lost(key: str) -> None:
    for one in lone(environment_of(key), "random"):
        assert one.rewards == (1.0 if one.ranks[0] == 1 else -1.0,)


# ---------------------------------------------------------------- drawing


@pytest.mark.parametrize("make", [rl.aec, rl.single, rl.parallel])
def test_every_way_of_drawing_is_reachable(make: Callable[..., Any]) -> None:
    begins = {"ansi": "", "svg": "<svg", "rgb_array": None}
    assert make("dream_city_v2").metadata["render_modes"] == list(begins)
    for mode, begin in begins.items():
        env = make("dream_city_v2", seats=2, render_mode=mode)
        env.reset(seed=1)
        assert env.render_mode == mode
        if begin is None:
            assert env.render().shape[1:] == (1200, 3)
        else:
            assert env.render().startswith(begin)
        assert len(env.render()) > 100
    quiet = make("dream_city_v2", seats=2, render_mode=None)
    quiet.reset(seed=1)
    assert quiet.render() is None


@pytest.mark.parametrize("make", [rl.aec, rl.single, rl.parallel])
def test_unknown_ways_of_drawing_are_refused(make: Callable[..., Any]) -> None:
    with pytest.raises(BadOption, match="render_mode: found 'foo'; allowed: None, ansi, svg"):
        make("dream_city_v2", render_mode="foo")


# ---------------------------------------------------------------- seeds and options


def position(env: Any) -> Any:
    return env.table.state.to_data()


@pytest.mark.parametrize("make", [rl.aec, rl.single])
def test_games_without_a_seed_differ_and_seeded_ones_repeat(make: Callable[..., Any]) -> None:
    def deals(seed: int | None) -> list[Any]:
        env = make("dream_city_v2", seats=2)
        shown = []
        for number in range(3):
            env.reset(seed=None if number else seed)
            shown.append(position(env))
        return shown

    assert deals(5) == deals(5)
    free, other = deals(None), deals(None)
    assert free[0] != other[0]
    assert free[0] != free[1]
    assert deals(5)[0] != deals(6)[0]
    assert deals(5)[0] != deals(5)[1]


def test_a_seed_means_the_same_deal_for_a_lone_learner_and_for_all_seats() -> None:
    first, second = (
        rl.aec(environment_of("sweet_lands"), seats=1),
        rl.single(environment_of("sweet_lands"), seats=1),
    )
    first.reset(seed=8)
    second.reset(seed=8)
    assert position(first) == position(second)


@pytest.mark.parametrize("make", [rl.aec, rl.single])
@pytest.mark.parametrize("seed", ["abc", -1])
def test_bad_seeds_are_refused(make: Callable[..., Any], seed: Any) -> None:
    with pytest.raises(gymnasium.error.Error, match="Seed must be"):
        make("dream_city_v2").reset(seed=seed)


@pytest.mark.parametrize("make", [rl.aec, rl.single])
def test_reset_passes_no_option_over_in_silence(make: Callable[..., Any]) -> None:
    env = make("dream_city_v2", seats=2)
    with pytest.raises(
        BadOption, match=r"reset: found option 'mode'; .*when the environment is made: .*mode=full"
    ):
        env.reset(seed=1, options={"mode": "nonsense"})
    with pytest.warns(UserWarning, match="reset: option 'zz' means nothing here"):
        env.reset(seed=1, options={"zz": 1})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env.reset(seed=1, options={})


# ---------------------------------------------------------------- agents of PettingZoo


def test_nothing_happens_before_reset() -> None:
    env = rl.aec("dream_city_v2", seats=2)
    for call in (lambda: env.step(0), env.last, lambda: env.observe("player_0")):
        with pytest.raises(gymnasium.error.ResetNeeded, match="nothing has begun; call reset first"):
            call()


def test_nothing_happens_after_all_agents_have_gone() -> None:
    env = rl.aec("dream_city_v2", seats=2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if ended:
            with pytest.raises(ValueError, match="the only valid action is None"):
                env.step(0)
        env.step(None if ended else int(seen["action_mask"].argmax()))
    assert env.agents == []
    for call in (lambda: env.step(None), lambda: env.step(0), env.last):
        with pytest.raises(
            gymnasium.error.ResetNeeded, match="the game is over, and no agent is left; call reset"
        ):
            call()
    assert env.observe("player_0")["action_mask"].sum() == 0
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))


def test_agents_that_do_not_exist() -> None:
    env = rl.aec("dream_city_v2", seats=2)
    env.reset(seed=1)
    for call in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(BadOption, match="agent: found 'nobody'; allowed: player_0, player_1"):
            call("nobody")


def test_names_that_are_no_text() -> None:
    with pytest.raises(BadOption, match="no environment is called 5"):
        rl.aec(5)  # type: ignore[arg-type]
