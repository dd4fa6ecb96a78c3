#!/usr/bin/env python3
"""How many steps a second the environments make, with observation and mask, beside games of OpenSpiel and PettingZoo in the same run.

A step is a random legal action, and then what the seat that decides next sees and may do. `python benchmarks/environments.py [SECONDS]`
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from igroteka import rl
from igroteka.core import Rng, apply, chance, moves, waiting

TABLES = 64


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps in a second of processor time, of the processes that this one has begun, too."""
    step()  # what is made once does not count
    began, steps = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        steps += step()
    return steps / (time.perf_counter() - began)


def engine(name: str) -> Callable[[], int]:
    """The game alone: what is legal, a move, chance."""
    g, rng = rl.environment(name), Rng(1)
    s = g.new(2)
    s.events = None

    def step() -> int:
        nonlocal s
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            s = g.new(2)
            s.events = None
            return 0
        legal = moves(s, turn[0])
        apply(s, turn[0], legal[rng.below(len(legal))])
        return 1

    return step


def many(name: str, form: str, processes: int) -> tuple[Callable[[], int], Any]:
    """Many tables that are stepped together."""
    tables = rl.tables(name, TABLES, seats=2, seed=1, processes=processes, form=form)
    tables.reset()
    luck = np.random.default_rng(1)

    def step() -> int:
        tables.step(tables.random(luck))
        return TABLES

    return step, tables


def agents(name: str) -> Callable[[], int]:
    """PettingZoo's cycle of agents over one of our games."""
    return zoo(rl.aec(name, seats=2, render_mode=None))


def zoo(env: Any) -> Callable[[], int]:
    """Any environment of PettingZoo."""
    luck = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            return 0
        env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        return 1

    return step


def spiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel's own, in C++, driven from Python."""
    g, luck = pyspiel.load_game(name), np.random.default_rng(1)
    state = g.new_initial_state()

    def step() -> int:
        nonlocal state
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(luck.integers(len(outcomes)))][0])
        if state.is_terminal():
            state = g.new_initial_state()
            return 0
        np.array(state.observation_tensor(state.current_player()), np.float32)
        np.array(state.legal_actions_mask(), np.int8)
        legal = state.legal_actions()
        state.apply_action(legal[int(luck.integers(len(legal)))])
        return 1

    return step


def main() -> None:
    """Print a table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    print(f"{'steps a second':<24}{'engine':>10}{'compact':>10}{'flat':>10}{'two proc.':>10}{'agents':>10}")
    for name in rl.names():
        numbers = [rate(engine(name), seconds)]
        for form, processes in (("compact", 1), ("flat", 1), ("flat", 2)):
            step, tables = many(name, form, processes)
            with tables:
                numbers.append(rate(step, seconds))
        numbers.append(rate(agents(name), seconds))
        print(f"{name:<24}" + "".join([f"{number:>10,.0f}" for number in numbers]))
    for name in ("backgammon", "chess", "hanabi", "go(board_size=9)"):
        try:
            print(f"{'OpenSpiel ' + name:<64}{rate(spiel(name), seconds):>10,.0f}")
        except pyspiel.SpielError as error:
            print(f"OpenSpiel {name}: {error}")
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as error:
        print(f"PettingZoo connect_four_v3: {error}")
    else:
        print(f"{'PettingZoo connect_four_v3':<64}{rate(zoo(connect_four_v3.env()), seconds):>10,.0f}")


if __name__ == "__main__":
    main()
