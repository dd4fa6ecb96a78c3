#!/usr/bin/env python3
"""How many steps a second the environments make, with observation and mask, beside the engine alone.

    .venv/bin/python -m benchmarks.environments                     the compiled build, about two minutes
    .venv/bin/python -m benchmarks.environments --seconds 4         longer
    .venv/bin/python -m benchmarks.environments --build interpreted     as the sources are

A step is a random legal action, and then what the seat that decides next sees and may do. All that belongs to a game takes turns in short
slices, and of each the best one counts: whatever else the machine does only slows down. Steps count by the second of processor time; only one process
and two are compared by the clock, so that the last column needs two idle cores. Beside games of others: benchmarks/peers.py.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import environment

from igroteka import rl
from igroteka.core import Rng, apply, chance, moves, waiting

TABLES: Final = 64
SLICES: Final = 8
#: The calls between two looks at the clock.
CALLS: Final = 4


@dataclass
class Runner:
    """Something that makes steps, and the best rate of its slices so far, by the processor and by the clock."""

    step: Callable[[], int]
    by_processor: float = 0.0
    by_clock: float = 0.0

    def measure(self, seconds: float) -> None:
        """One slice."""
        self.step()  # what is made once does not count
        clock, processor, steps = time.perf_counter(), time.process_time(), 0
        while (past := time.perf_counter() - clock) < seconds:
            for _ in range(CALLS):
                steps += self.step()
        past, spent = time.perf_counter() - clock, time.process_time() - processor
        self.by_clock = max(self.by_clock, steps / past)
        self.by_processor = max(self.by_processor, steps / spent)


def engine(name: str) -> Runner:
    """The game alone: what is legal, a move, chance."""
    g, rng = rl.environment(name), Rng(1)
    s = g.new(2)
    s.events = None

    def steps() -> int:
        nonlocal s
        for _ in range(TABLES):
            chance(s, rng)
            turn = waiting(s)
            if not turn:
                s = g.new(2)
                s.events = None
                continue
            legal = moves(s, turn[0])
            apply(s, turn[0], legal[rng.below(len(legal))])
        return TABLES

    return Runner(steps)


def many(name: str, form: str, processes: int, open_ones: ExitStack) -> Runner:
    """Many tables that are stepped together."""
    tables = open_ones.enter_context(
        rl.tables(name, TABLES, seats=2, seed=1, processes=processes, form=form, copy=False)
    )
    tables.reset()
    luck = np.random.default_rng(1)

    def step() -> int:
        tables.step(tables.random(luck))
        return TABLES

    return Runner(step)


def agents(name: str) -> Runner:
    """PettingZoo's cycle of agents."""
    env: Any = rl.aec(name, seats=2, render_mode=None)
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(TABLES):
            seen, _, ended, _, _ = env.last()
            if ended:
                env.reset()
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(luck.random() * len(legal))]))
        return TABLES

    return Runner(steps)


def print_table(seconds: float) -> None:
    """Measure all games, one after the other."""
    print(
        f"{'steps a second and core':<24}{'engine':>10}{'compact':>10}{'flat':>10}{'agents':>10}{'two by one':>12}"
    )
    for name in rl.names():
        with ExitStack() as open_ones:
            one = many(name, "compact", 1, open_ones)
            two = many(name, "compact", 2, open_ones)
            shown = [engine(name), one, many(name, "flat", 1, open_ones), agents(name)]
            for _ in range(SLICES):
                for runner in (*shown, two):
                    runner.measure(seconds / SLICES)
        rates = "".join([f"{runner.by_processor:>10,.0f}" for runner in shown])
        print(f"{name:<24}{rates}{two.by_clock / one.by_clock:>12.2f}", flush=True)


def main() -> None:
    """Go over to the build that was wished for, and measure there."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=4.0, help="for each number")
    parser.add_argument("--build", choices=("compiled", "interpreted", "this"), default="compiled")
    wish = parser.parse_args()
    if wish.build == "this":
        print_table(wish.seconds)
        return
    make = environment.prepare_compiled if wish.build == "compiled" else environment.prepare_interpreted
    home = make("test")
    words = [environment.program(home, "python"), __file__, "--build", "this", "--seconds", str(wish.seconds)]
    environment.become(words, environment.variables_for(home, OPENBLAS_NUM_THREADS="1"))


if __name__ == "__main__":
    main()
