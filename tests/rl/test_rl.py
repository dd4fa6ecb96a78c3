"""The environments pass the conformance tests of the projects that they are made for."""

from __future__ import annotations

import warnings

import pytest

from igroteka import rl
from igroteka.core import BadOption, IllegalMove, Rng, game, list_games

pytest.importorskip("pettingzoo")
gymnasium = pytest.importorskip("gymnasium")
pyspiel = pytest.importorskip("pyspiel")

NAMES = rl.names()


def seats_of(name: str) -> list[int]:
    seats = rl.environment(name).seats
    return sorted({seats.start, 2, 3} & set(seats))[-2:]


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_api(name: str) -> None:
    from pettingzoo.test import api_test

    for seats in seats_of(name):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(rl.aec(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_seeds(name: str) -> None:
    from pettingzoo.test import seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: rl.aec(name, seats=2), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_checker(name: str) -> None:
    from gymnasium.utils.env_checker import check_env

    rl.register()
    key, _, version = name.rpartition("_v")
    made = gymnasium.make(f"igroteka/{key}-v{version}", seats=2, bot="random", render_mode="svg")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made.unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(rl.spiel(name, seats=2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [name for name in NAMES if 1 in rl.environment(name).seats])
def test_openspiel_random_simulation_alone(name: str) -> None:
    pyspiel.random_sim_test(rl.spiel(name, seats=1), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_positions_are_stored_and_read_back(name: str) -> None:
    """Some positions of a game for two; a simulation tries all of its own."""
    spiel = rl.spiel(name, seats=2)
    state, rng = spiel.new_initial_state(), Rng(3)
    for step in range(60):
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
        if step % 20 == 19:
            again = spiel.deserialize_state(state.serialize())
            assert str(again) == str(state)
            assert again.history() == state.history()
            assert again.legal_actions() == state.legal_actions()
            assert again.current_player() == state.current_player()


def test_a_whole_game_gives_rewards_at_the_end() -> None:
    env = rl.aec("dream_city_v2", seats=3)
    env.reset(seed=4)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        earned[agent] += reward
        env.step(None if ended or cut else int(seen["action_mask"].argmax()))
    scores = {f"player_{s.seat}": s.rank for s in game("dream_city").scores(env.table.state)}
    firsts = [agent for agent, rank in scores.items() if rank == 1]
    assert all(worth == (2 / len(firsts) - 1 if agent in firsts else -1) for agent, worth in earned.items())


def test_illegal_actions() -> None:
    env = rl.aec("dream_city_v2", seats=2)
    env.reset(seed=1)
    wrong = int((env.observe(env.agent_selection)["action_mask"] == 0).argmax())
    with pytest.raises(IllegalMove, match="legal: "):
        env.step(wrong)
    alone = rl.single("dream_city_v2", seats=2, bot="random")
    seen, _ = alone.reset(seed=1)
    _, reward, ended, _, info = alone.step(int((seen["action_mask"] == 0).argmax()))
    assert (reward, ended) == (-1.0, True)
    assert "illegal" in info


def test_every_action_has_the_name_that_its_move_has_in_a_log() -> None:
    env = rl.aec("garden_nation_v1", seats=2)
    env.reset(seed=1)
    names = rl.actions("garden_nation_v1")
    legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
    assert len(names) == len(set(names)) == env.action_space(env.agent_selection).n
    assert {names[i].split()[0] for i in legal} == {"keep"}
    assert game("garden_nation").moves.parse(names[legal[0]]).id == legal[0]


def test_a_learner_meets_bots_until_the_end() -> None:
    env = rl.single("dream_city_v2", seats=3, bot="greedy", seat=1, rewards="score")
    seen, info = env.reset(seed=3)
    ended = False
    while not ended:
        assert info["turn"]
        seen, reward, ended, _, info = env.step(int(seen["action_mask"].argmax()))
    assert reward == info["points"]


def test_openspiel_chance_and_copies() -> None:
    state = rl.spiel("dream_city_v2", seats=2).new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[0][0])
    copy = state.clone()
    assert str(copy) == str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"name": "chess_v1"}, "no environment is called 'chess_v1'"),
        ({"name": "dream_city_v99"}, "no environment"),
        ({"name": "dream_city_v2", "rewards": "luck"}, "win, score, margin, shaped"),
        ({"name": "dream_city_v2", "seats": 9}, "allows 1 to 4"),
    ],
)
def test_bad_requests_are_refused(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        rl.aec(**wrong)  # type: ignore[arg-type]


def test_every_game_is_there() -> None:
    assert [name.rsplit("_v", 1)[0] for name in NAMES] == list_games()
