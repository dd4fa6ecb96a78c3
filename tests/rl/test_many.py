"""Many tables over processes: equal results however they are divided, clear errors, no hang."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from igroteka import rl
from igroteka.core import BadOption, IllegalMove

np = pytest.importorskip("numpy")

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"
FIELDS = ("seat", "observation", "action_mask", "rewards", "points", "ended")


def run(steps: int, **wish: Any) -> list[Any]:
    """Random steps; everything that was shown."""
    rng = np.random.default_rng(7)
    with rl.tables("dream_city_v2", 5, seats=2, seed=3, **wish) as tables:
        shown = [tables.reset()]
        for _ in range(steps):
            shown.append(tables.step(tables.random(rng)))
    return shown


def same(a: Any, b: Any) -> bool:
    return all(np.array_equal(getattr(a, key), getattr(b, key)) for key in FIELDS)


@pytest.mark.interpreted
def test_the_number_of_processes_changes_nothing() -> None:
    here, there = run(90, bot="random", processes=1), run(90, bot="random", processes=2)
    assert all(same(a, b) for a, b in zip(here, there, strict=True))


@pytest.mark.parametrize("bot", [None, "random"])
def test_what_a_batch_holds(bot: str | None) -> None:
    shown = run(150, bot=bot, processes=1)
    assert sum(int(one.ended.sum()) for one in shown) > 3
    for one in shown:
        assert one.observation.shape[0] == 5
        assert one.observation.dtype == np.float32
        assert (one.action_mask.sum(1) > 0).all()
        assert ((one.rewards != 0).any(1) == one.ended).all()
        if bot:
            assert (one.seat == 0).all()


@pytest.mark.parametrize("name", rl.names())
def test_every_game_steps(name: str) -> None:
    rng = np.random.default_rng(1)
    with rl.tables(name, 2, processes=1) as tables:
        now = tables.reset()
        for _ in range(12):
            now = tables.step(tables.random(rng))
        assert now.observation.shape == (2, tables.size)
        assert now.action_mask.shape == (2, tables.actions)
        assert not np.array_equal(now.observation[0], now.observation[1])


def test_a_game_on_a_table_is_the_game_of_its_seed() -> None:
    """The first table plays as a single table with the same chance does, and its rewards are those of the game."""
    rng = np.random.default_rng(2)
    with rl.tables("dream_city_v2", 3, seats=2, seed=9, processes=1) as tables:
        now = tables.reset()
        lone = rl.aec("dream_city_v2", seats=2).table
        lone.begin("9/0/0")
        while not now.ended[0]:
            seat = lone.turn
            assert seat is not None
            assert seat == now.seat[0]
            assert lone.legal(seat) == sorted(now.action_mask[0].nonzero()[0], key=lone.legal(seat).index)
            actions = tables.random(rng)
            lone.play(seat, int(actions[0]))
            now = tables.step(actions)
        assert lone.turn is None
        assert now.rewards[0].tolist() == lone.result()
        assert now.points[0].tolist() == [
            score.total for score in sorted(lone.game.scores(lone.state), key=lambda score: score.seat)
        ]


def test_seeds_and_resets() -> None:
    with rl.tables("dream_city_v2", 3, seed=1, processes=1) as tables:
        first = tables.reset()
        tables.step(tables.random(np.random.default_rng(0)))
        assert same(tables.reset(), first)
        assert not same(tables.reset(seed=2), first)
        assert same(tables.reset(seed=1), first)


def test_what_was_shown_stays() -> None:
    with rl.tables("dream_city_v2", 2, processes=1) as tables:
        first = tables.reset()
        before = first.observation.copy()
        tables.step(tables.random(np.random.default_rng(0)))
        assert np.array_equal(first.observation, before)


@pytest.mark.parametrize("form", ["flat", "compact"])
def test_shared_rows_show_what_copies_do(form: str) -> None:
    rng = np.random.default_rng(3)
    made = [rl.tables("dream_city_v2", 3, processes=1, form=form, copy=copy) for copy in (True, False)]
    one, two = [tables.reset() for tables in made]
    for _ in range(40):
        assert same(one, two)
        actions = made[0].random(rng)
        before = two
        one, two = [tables.step(actions) for tables in made]
        assert before.observation is not one.observation
        assert np.shares_memory(before.observation, two.observation)


def test_illegal_actions_are_refused_and_nothing_is_played() -> None:
    with rl.tables("dream_city_v2", 3, processes=1) as tables:
        with pytest.raises(ValueError, match="call reset first"):
            tables.step([0, 0, 0])
        now = tables.reset()
        wrong = now.action_mask.argmax(1)
        wrong[1] = (now.action_mask[1] == 0).argmax()
        with pytest.raises(
            IllegalMove, match=f"table 1: action {wrong[1]} is not legal for seat {now.seat[1]}; legal: "
        ):
            tables.step(wrong)
        wrong[1] = -1
        with pytest.raises(IllegalMove, match="table 1: action -1"):
            tables.step(wrong)
        with pytest.raises(ValueError, match=re.escape("shape (2,); allowed: integers of shape (3,)")):
            tables.step([0, 0])
        with pytest.raises(ValueError, match="float64"):
            tables.step([0.0, 0.0, 0.0])
        other = rl.tables("dream_city_v2", 3, processes=1)
        other.reset()
        right = now.action_mask.argmax(1)
        assert same(tables.step(right), other.step(right))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"tables": 0}, "tables: found 0; allowed: 1 or more"),
        ({"processes": -1}, "processes: found -1; allowed: 0 or more"),
        ({"seat": 2}, "seat: found 2; allowed: 0 to 1"),
        ({"bot": "nobody"}, "no bot is called 'nobody'"),
        ({"rewards": "luck"}, "win, score, margin"),
    ],
)
def test_bad_requests_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        rl.tables("dream_city_v2", **wrong)


@pytest.mark.interpreted
def test_a_killed_process_gives_an_error_and_no_hang() -> None:
    from igroteka.rl.vector import WorkerLost

    tables = rl.tables("dream_city_v2", 6, processes=3)
    now = tables.reset()
    victim, other = [worker.process for worker in tables._workers]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    with pytest.raises(WorkerLost, match="tables 2 to 3 was killed by signal 9; start again"):
        tables.step(now.action_mask.argmax(1))
    assert not other.is_alive()
    with pytest.raises(ValueError, match="closed"):
        tables.step(now.action_mask.argmax(1))
    tables.close()


@pytest.mark.interpreted
def test_a_process_that_fails_says_why() -> None:
    from igroteka.rl.vector import WorkerLost

    # What lies in the shared block is checked before anybody plays; a wrong position of one side shows up there.
    for wrong, said in (
        (0, r"^action \d+ is not legal for seat"),
        (1, "tables 1 to 1 failed: IllegalMove: action"),
    ):
        tables = rl.tables("dream_city_v2", 2, processes=2)
        now = tables.reset()
        tables._rows.action_mask[:] = 1
        actions = now.action_mask.argmax(1)
        actions[wrong] = (now.action_mask[wrong] == 0).argmax()
        with pytest.raises((IllegalMove, WorkerLost), match=said):
            tables.step(actions)
        with pytest.raises(ValueError, match="closed"):
            tables.step(actions)


# ---------------------------------------------------------------- whole games


@pytest.mark.interpreted
def test_playouts_are_the_same_with_any_number_of_processes() -> None:
    here = list(rl.playouts("dream_city_v2", 3, 12, ["easy", "random", "random"], seed=4, processes=1))
    there = list(rl.playouts("dream_city_v2", 3, 12, ["easy", "random", "random"], seed=4, processes=2))
    assert here == there
    assert [one.number for one in here] == list(range(12))
    assert all(one.decisions > 10 for one in here)
    for one in here:
        first = one.ranks.count(1)
        assert one.rewards == tuple([2 / first - 1 if rank == 1 else -1.0 for rank in one.ranks])


def test_playouts_stream() -> None:
    """The first results come before the last games have been played."""
    games = rl.playouts("dream_city_v2", 2, 10**12, processes=1)
    assert [next(games).number for _ in range(20)] == list(range(20))


def test_kept_decisions_replay_the_game() -> None:
    (one,) = rl.playouts(
        "dream_city_v2", 2, 1, seed=6, keep=True, rewards="score", processes=1, form="compact"
    )
    steps = one.steps
    assert steps is not None
    assert len(steps.action) == one.decisions == len(steps.observation)
    table = rl.aec("dream_city_v2", seats=2, rewards="score").table
    table.begin("6/0")
    for seat, seen, mask, action in zip(
        steps.seat, steps.observation, steps.action_mask, steps.action, strict=True
    ):
        assert table.turn is not None
        assert table.turn == seat
        assert mask[action] == 1
        assert sorted(table.legal(table.turn)) == mask.nonzero()[0].tolist()
        assert seen.tolist() == table.observe(table.turn)
        table.play(table.turn, int(action))
    assert table.turn is None
    assert tuple(table.result()) == one.rewards == tuple(float(t) for t in one.totals)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": ["random"] * 3}, "bots: found 3; allowed: one name, or 2"),
        ({"bots": "nobody"}, "no bot is called"),
        ({"games": -1}, "games: found -1"),
        ({"processes": -1}, "processes: found -1"),
    ],
)
def test_bad_playouts_are_refused_at_once(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        rl.playouts("dream_city_v2", **{"seats": 2, **wrong})


@pytest.mark.interpreted
def test_the_example_learns() -> None:
    words = [sys.executable, str(EXAMPLE), "--tables", "2", "--steps", "110", "--processes", "1"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^\d+ games, -?\d+\.\d points$", done.stdout, re.M), done.stdout
