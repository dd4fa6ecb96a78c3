"""The baseline of examples/ppo.py: its gradient is right, and a run that was stopped goes on as if it had not been."""

from __future__ import annotations

import csv
import sys
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from igroteka import rl
from igroteka.rl.policy import WEIGHTS, load_policy

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"
pytestmark = pytest.mark.interpreted


@pytest.fixture(scope="module")
def ppo() -> Any:
    """The example as a module."""
    spec = spec_from_file_location("ppo_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)  # its dataclasses look for it there
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def settings(ppo: Any) -> Any:
    """A tiny run."""
    return ppo.Settings("dream_city_v2", 2, 1, 4, 6, 2, 8, 1e-3, 2)


def some_decisions(ppo: Any, settings: Any, learner: Any) -> Any:
    """The decisions of one update."""
    with rl.tables(
        settings.name, settings.tables, 2, None, "shaped", seed=1, processes=1, form="compact"
    ) as tables:
        return ppo.play_update(tables, tables.reset(), learner, settings, 10.0, np.random.default_rng(1))[1]


def test_the_gradient_is_that_of_the_loss(ppo: Any, settings: Any) -> None:
    learner, luck = ppo.Learner(settings), np.random.default_rng(1)
    weights = learner.policy.weights
    for name in WEIGHTS:  # finer numbers, and none so small that nothing comes through
        weights[name] = weights[name].astype(np.float64) + luck.normal(0, 0.05, weights[name].shape)
    d = some_decisions(ppo, settings, learner)
    d = replace(
        d, log_chance=d.log_chance + luck.normal(0, 0.3, len(d.action))
    )  # some are clipped, some are not
    pull = learner.gradients(d)
    by_weight = {**pull.by_weight, "first": np.zeros_like(weights["first"])}
    by_weight["first"][pull.left] = pull.by_weight["first"]
    for name in WEIGHTS:
        for i in np.abs(by_weight[name]).ravel().argsort()[-3:]:
            loss = []
            for step in (1e-6, -2e-6):
                weights[name].flat[i] += step
                loss.append(learner.gradients(d).loss)
            weights[name].flat[i] += 1e-6
            assert by_weight[name].flat[i] == pytest.approx((loss[0] - loss[1]) / 2e-6, rel=1e-4, abs=1e-8)


def test_what_turned_out_well_becomes_likelier(ppo: Any, settings: Any) -> None:
    learner = ppo.Learner(settings)
    d = some_decisions(ppo, settings, learner)
    free = d.mask.sum(1) > 1
    d = replace(d, advantage=np.where(np.arange(len(d.action)) % 2, 1.0, -1.0).astype(np.float32))
    learner.learn(d, np.random.default_rng(2))
    said = learner.policy.answer(d.seen)
    now = ppo.log_chances(said.action, d.mask)[np.arange(len(d.action)), d.action]
    change = ((now - d.log_chance) * d.advantage)[free]
    assert change.mean() > 0


def test_an_update_ends_where_the_network_has_changed_enough(ppo: Any, settings: Any) -> None:
    learner = ppo.Learner(settings)
    d = some_decisions(ppo, settings, learner)
    assert learner.gradients(d).gone == pytest.approx(0, abs=1e-6)
    far = replace(d, log_chance=d.log_chance - 1)
    assert learner.gradients(far).gone > ppo.FARTHEST
    learner.learn(far, np.random.default_rng(2))
    assert learner.count == 0
    learner.learn(d, np.random.default_rng(2))
    assert learner.count > 0


def test_a_decision_is_credited_with_what_its_seat_earns_until_its_next_one(ppo: Any) -> None:
    seat = np.array([[0], [1], [0], [1]])
    worth = np.array([[1.0], [2.0], [3.0], [4.0]], np.float32)
    rewards = np.array([[[1, 0]], [[2, 0]], [[0, 5]], [[0, 7]]], np.float32)
    ended = np.array([[False], [False], [True], [False]])
    better, told = ppo.advantages(seat, worth, rewards, ended, np.array([0]), np.array([9.0], np.float32))
    third = 0 - 3  # the game ends with it, and brings seat 0 nothing
    first = 1 + 2 + 3 - 1 + ppo.SMOOTHING * third
    assert better[:3, 0].tolist() == pytest.approx([first, 5 - 2, third])
    # The last decision of seat 1 is in a new game, whose course nobody has seen.
    assert told[:, 0].tolist() == [True, True, True, False]


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(
    ppo: Any, settings: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    ppo.run(settings, whole, 60, 3)
    ppo.run(settings, parts, 60, 2)
    ppo.run(settings, parts, 0, 0)  # no time at all: one round more
    assert (whole / "curve.csv").read_bytes() == (parts / "curve.csv").read_bytes()
    one, two = load_policy(whole / "policy.npz"), load_policy(parts / "policy.npz")
    assert all(np.array_equal(one.weights[name], two.weights[name]) for name in WEIGHTS)
    first = ppo.Learner(settings).policy
    assert not np.array_equal(one.weights["first"], first.weights["first"])
    with (whole / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["round"], row["decisions"]) for row in rows] == [("0", "0"), ("1", "48"), ("2", "96")]
    assert capsys.readouterr().out.count("wins against greedy") == 6
    with pytest.raises(SystemExit, match="name another --folder"):
        ppo.run(replace(settings, seed=2), whole, 60, 4)


@pytest.mark.parametrize("name", rl.names())
def test_every_game_is_learned_from(ppo: Any, settings: Any, name: str) -> None:
    small = replace(settings, name=name, tables=2, steps=12, updates=1, hidden=4)
    learner = ppo.Learner(small)
    before = {one: w.copy() for one, w in learner.policy.weights.items()}
    assert ppo.play_round(1, learner, small, 10.0) == 24
    assert all(np.isfinite(w).all() for w in learner.policy.weights.values())
    assert [one for one, w in before.items() if np.array_equal(w, learner.policy.weights[one])] == []


def test_who_plays_alone_is_measured_too(ppo: Any, settings: Any, tmp_path: Path) -> None:
    alone = replace(settings, seats=1)
    ppo.run(alone, tmp_path, 60, 1)
    wins, points = ppo.evaluate(tmp_path / "policy.npz", "random", alone)
    assert 0 <= wins <= 1
    assert points > 0
