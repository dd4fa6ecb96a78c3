#!/usr/bin/env python3
"""A learner in fifty lines: many tables at once over processes, and a linear policy that improves by its own games.

    pip install 'igroteka[rl]'
    python examples/learn.py                                        Dream City against the random bot
    python examples/learn.py --name garden_nation_v1 --steps 20000 --processes 4

Replace `Policy` by your network: it gets arrays with one row for each table.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from igroteka import rl


class Policy:
    """Chances of actions by a linear map of what is seen; learns by following what turned out well (REINFORCE)."""

    def __init__(self, size: int, actions: int, rate: float, seed: int) -> None:
        self.weights = np.zeros((size, actions), np.float32)
        self.rate = rate
        self.rng = np.random.default_rng(seed)

    def chances(self, seen: Any, mask: Any) -> Any:
        """The chance of every action of every table; none for what is not legal."""
        worth = np.where(mask == 1, _scaled(seen) @ self.weights, -np.inf)
        shares = np.exp(worth - worth.max(1, keepdims=True))
        return shares / shares.sum(1, keepdims=True)

    def choose(self, seen: Any, mask: Any) -> Any:
        """One action for each table."""
        picks = self.rng.random((len(seen), 1))
        sums = self.chances(seen, mask).cumsum(1)
        return (sums > picks * sums[:, -1:]).argmax(1)

    def learn(self, games: list[tuple[list[tuple[Any, Any, int]], float]]) -> None:
        """Make the actions of games better than the average likelier, and those of worse games rarer."""
        results = np.array([points for _, points in games])
        gains = (results - results.mean()) / (results.std() + 1e-6)
        for (steps, _), gain in zip(games, gains, strict=True):
            seen = np.array([one[0] for one in steps])
            mask = np.array([one[1] for one in steps])
            push = -self.chances(seen, mask)
            push[np.arange(len(steps)), [one[2] for one in steps]] += 1
            self.weights += self.rate * gain * (_scaled(seen).T @ push) / len(steps)


def _scaled(seen: Any) -> Any:
    return seen / (1e-6 + np.linalg.norm(seen, axis=1, keepdims=True))


def main() -> None:
    """Play, learn, and tell the mean points of the last games."""
    parser = argparse.ArgumentParser(description="A small learner on many tables at once.")
    parser.add_argument("--name", default="dream_city_v2")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=0, help="0: one for each core")
    parser.add_argument("--rate", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with rl.tables(wish.name, wish.tables, bot="random", seed=wish.seed, processes=wish.processes) as tables:
        policy = Policy(tables.size, tables.actions, wish.rate, wish.seed)
        now = tables.reset()
        running: list[list[tuple[Any, Any, int]]] = [[] for _ in range(wish.tables)]
        done: list[tuple[list[tuple[Any, Any, int]], float]] = []
        for _ in range(wish.steps):
            actions = policy.choose(now.observation, now.action_mask)
            for i in range(wish.tables):
                running[i].append((now.observation[i], now.action_mask[i], int(actions[i])))
            now = tables.step(actions)
            for i in now.ended.nonzero()[0]:
                done.append((running[i], float(now.points[i, 0])))
                running[i] = []
            if len(done) >= 2 * wish.tables:
                print(f"{len(done)} games, {np.mean([points for _, points in done]):.1f} points", flush=True)
                policy.learn(done)
                done = []


if __name__ == "__main__":  # the processes are fresh ones and read this file again
    main()
