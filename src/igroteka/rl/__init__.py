"""The games as environments for learning agents: PettingZoo, Gymnasium and OpenSpiel.

Names carry the version of the rules, `dream_city_v1`, so that results of different rules are never mixed. An action is
the id of a move in the game's table; what is legal comes as a mask. Each library is imported only when it is asked for:
`pip install 'igroteka[rl]'` brings all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from .table import Rewards, environment, names

__all__ = ["Rewards", "aec", "environment", "names", "single", "spiel"]


def aec(
    name: str, seats: int | None = None, options: Mapping[str, object] | None = None, rewards: str = "win"
) -> Any:
    """A PettingZoo AEC environment: every seat is an agent."""
    return import_module("igroteka.rl.zoo").Aec(name, seats, options, rewards)


def single(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    bot: str = "greedy",
    seat: int = 0,
) -> Any:
    """A Gymnasium environment: the learner has one seat, bots have the others."""
    return import_module("igroteka.rl.gym").Single(name, seats, options, rewards, bot, seat)


def spiel(name: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> Any:
    """An OpenSpiel game. After this call `pyspiel.load_game` knows all games of Igroteka, too."""
    return import_module("igroteka.rl.openspiel").load(name, seats, options)
