"""The free actions of characters by name."""

from __future__ import annotations

from typing import Any

from igroteka.core.abilities import Ability, Act

from .catalogue import TREES


def act_names(bits: int) -> list[str]:
    """The names of some acts."""
    return [str(act.move.args[0]) for act in TREES.acts if act.move is not None and bits >> act.index & 1]


def act_bits(names: Any, abilities: tuple[Ability, ...]) -> int:
    """Names of acts among some abilities as bits; -1 for anything else."""
    own = {str(a.move.args[0]): a for a in abilities if isinstance(a, Act) and a.move is not None}
    if not isinstance(names, list) or not all(isinstance(name, str) and name in own for name in names):
        return -1
    if len(set(names)) != len(names):
        return -1
    return sum([1 << own[name].index for name in names])
