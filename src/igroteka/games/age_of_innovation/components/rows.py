"""How tiles become rows: their effects are named, so that frames can hold them and moves can speak of them."""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Ability
from igroteka.core.effects import Effect

from ..effects import gains
from ..moves import TREES
from ..rules.tiles import TABLES, Tile

#: Kinds of tiles whose effects are carried out by themselves, never among other rewards.
NEVER_WAIT: Final = ("round", "beginning")


def tile(
    rule: str,
    kind: str,
    name: str,
    *abilities: Ability,
    income: str = "",
    asks: tuple[Effect, ...] = (),
    now: tuple[Effect, ...] = (),
    item: str = "",
    word: str = "",
) -> None:
    """Add a tile to the table of its kind, with the rule that tells what it does.

    `word` stands for it in moves; `item` says where the points of its income belong.
    """
    key = f"{kind}:{name}"
    word = word or name
    earns = gains(income, item or "start") if income else None
    if earns is not None:
        TREES.add(f"{key}:income", earns)
    for i, effect in enumerate(asks):
        TREES.add(f"{key}:choice-{i + 1}", effect)
    waits = kind not in NEVER_WAIT
    several = len([effect for effect in now if not effect.instant]) > 1
    for i, effect in enumerate(now):
        if effect.name is None:
            called = f"{word}-{effect.label}" if several else word
            TREES.add(f"{key}:now-{i + 1}", effect, waits=waits, word=called)
    for i, ability in enumerate(abilities):
        TREES.add(f"{key}:ability-{i + 1}", ability, word=word)
    TABLES.setdefault(kind, []).append(Tile(rule, name, earns, asks, now, abilities))
