"""Positions of OpenSpiel keep their history in every copy, survive pickling, and refuse what is not legal."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from igroteka import rl
from igroteka.core import BadOption, IllegalMove

pyspiel = pytest.importorskip("pyspiel")

NAMES = rl.names()


def played(name: str, actions: int = 20, seed: int = 1) -> Any:
    """A position after random actions."""
    rng = random.Random(seed)
    state = rl.spiel(name, seats=2).new_initial_state()
    for _ in range(actions):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def stored(state: Any) -> Any:
    return state.get_game().deserialize_state(state.serialize())


COPIES: dict[str, Callable[[Any], Any]] = {
    "clone": lambda state: state.clone(),
    "deepcopy": copy.deepcopy,
    "serialised": stored,
    "clone serialised": lambda state: stored(state.clone()),
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "clone of a clone": lambda state: state.clone().clone(),
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", NAMES)
def test_copies_keep_history_and_position(name: str, way: str) -> None:
    state = played(name)
    other = COPIES[way](state)
    assert len(state.history()) == 20
    assert other.history() == state.history()
    assert other.full_history()[3].player == state.full_history()[3].player
    assert other.move_number() == state.move_number() == 20
    assert str(other) == str(state)
    assert other.legal_actions() == state.legal_actions()
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    assert (str(state), len(state.history()), len(other.history())) == (before, 20, 21)


def test_a_copy_of_the_very_beginning_is_independent() -> None:
    state = rl.spiel("dream_city_v2", seats=2).new_initial_state()
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.history() == []
    assert str(state) != str(other)
    assert str(stored(state)) == str(state)


def test_copies_play_on_as_the_original_does() -> None:
    state = played("dream_city_v2", 40)
    other = state.clone()
    while not state.is_terminal():
        action = state.legal_actions()[-1]
        state.apply_action(action)
        other.apply_action(action)  # without having asked what is legal
    assert other.is_terminal()
    assert (other.returns(), other.history()) == (state.returns(), state.history())


@pytest.mark.parametrize("name", NAMES)
def test_games_survive_pickling(name: str) -> None:
    g = rl.spiel(name, seats=3)
    again = pickle.loads(pickle.dumps(g))
    assert again == g
    assert type(again) is type(g)
    assert (str(again), again.num_players()) == (str(g), 3)
    assert copy.deepcopy(g) == g


@pytest.mark.interpreted
def test_pickles_open_in_a_fresh_process() -> None:
    g = rl.spiel("dream_city_v2", seats=3, options={"mode": "training"})
    state = g.new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    code = (
        "import pickle, sys\n"
        "g, state = pickle.load(sys.stdin.buffer)\n"
        "print(g)\nprint(state.get_game())\nprint(state.history())\nprint(state)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps((g, state)), capture_output=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode().splitlines() == [str(g), str(g), str(state.history()), str(state)]


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ("garbage", "choices: found 'garbage'; allowed: options as name:value, with semicolons between"),
        ("mode:full;", "choices: found ''; allowed"),
        ("zz:1", "option 'zz' is unknown"),
    ],
)
def test_choices_that_say_nothing_are_refused(choices: str, said: str) -> None:
    rl.spiel("dream_city_v2")
    with pytest.raises(BadOption, match=said):
        pyspiel.load_game("python_dream_city_v2", {"choices": choices})


@pytest.mark.parametrize("asked", [False, True])
def test_illegal_outcomes_of_chance_are_refused(asked: bool) -> None:
    state = rl.spiel("dream_city_v2", seats=2).new_initial_state()
    assert state.is_chance_node()
    legal = state.clone().legal_actions()
    if asked:
        state.chance_outcomes()
    wrong = next(i for i in range(1000) if i not in legal)
    for action in (wrong, -2, 10**7):
        with pytest.raises(
            IllegalMove, match=f"action {action} is not legal for chance; legal: .*{legal[0]}"
        ):
            state.apply_action(action)
    assert state.history() == []
    assert state.legal_actions() == legal


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_illegal_moves_are_refused_and_nothing_is_played(name: str, asked: bool) -> None:
    state = played(name, 20)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before, length = str(state), len(state.history())
    legal = state.clone().legal_actions()
    if asked:
        state.legal_actions()
    wrong = next(i for i in range(10**6) if i not in legal)
    with pytest.raises(IllegalMove, match=f"action {wrong} is not legal for seat {state.current_player()}"):
        state.apply_action(wrong)
    assert (str(state), len(state.history())) == (before, length)
    state.apply_action(legal[0])


def test_what_was_legal_before_is_not_taken_for_legal_now() -> None:
    state = played("dream_city_v2", 20)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[0])
        now = [] if state.is_terminal() else state.clone().legal_actions()
        gone = [i for i in legal if i not in now]
        if gone:
            with pytest.raises(IllegalMove):
                state.apply_action(gone[0])


def test_nothing_is_played_after_the_end() -> None:
    state = played("dream_city_v2", 20)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalMove, match="the game is over"):
        state.apply_action(0)
    with pytest.raises(IllegalMove, match="chance has nothing to decide"):
        state.chance_outcomes()
