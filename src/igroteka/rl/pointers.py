"""What is told about the very things that an action names: the zone to build in, the card to play.

A layout says by name what its numbers are about, and moves are made of the same names. So a network can judge all actions of a kind by one and
the same weights, each by what is told of its things, instead of finding out anew for every zone what a good zone is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from ..core import Game
from ..core.observing import CHOICE, Block, Layout
from .forms import Row, WholeRows


class Naming:
    """Actions of one kind that name things at one place of their text: which actions, and which thing each of them names."""

    def __init__(self, pairs: list[tuple[int, int]], count: int) -> None:
        actions, things = [action for action, _ in pairs], [thing for _, thing in pairs]
        first, last = actions[0], actions[-1]
        #: Actions that follow each other are a slice, which numpy reads many times as fast.
        self.actions: Final = (
            slice(first, last + 1) if actions == list(range(first, last + 1)) else np.array(actions, np.int64)
        )
        self.things: Final = np.array(things, np.int64)
        #: Whether each action names the thing of its own number.
        self.straight: Final = things == list(range(count))
        self._named: Final = np.zeros((len(pairs), count), np.float32)
        self._named[np.arange(len(pairs)), things] = 1

    def spread(self, worth: Row) -> Row:
        """The numbers of all things as those of the actions that name them."""
        return worth if self.straight else worth[:, self.things]

    def collect(self, likes: Row) -> Row:
        """The numbers of all actions of a game, summed up by the things that they name."""
        return likes[:, self.actions] if self.straight else likes[:, self.actions] @ self._named


class Group:
    """Things of one kind, such as the zones: what is told of each, and the actions that name them."""

    def __init__(self, layout: Layout, each: str, namings: list[Naming]) -> None:
        self.count: Final = len(layout.things[each])
        self.namings: Final = namings
        self._blocks: Final = [
            (one, start) for one, start in zip(layout.blocks, layout.starts, strict=True) if one.each == each
        ]
        #: How many numbers are told of each thing, and how many weights that makes.
        self.features: Final = sum([_width(one) for one, _ in self._blocks])
        self.size: Final = self.features * len(namings)

    def describe(self, rows: WholeRows) -> Row:
        """What observations tell of each thing: amounts as in the flat form, and a place for each choice."""
        out = np.zeros((len(rows), self.count, self.features), np.float32)
        at = 0
        for one, start in self._blocks:
            told, width = rows[:, start : start + one.count], _width(one)
            if one.kind == CHOICE:
                out[:, : one.count, at : at + width] = told[:, :, None] == np.arange(
                    1, width + 1, dtype=np.int16
                )
            else:
                out[:, : one.count, at] = told * np.float32(1 / max(one.high, -one.low))
            at += width
        return out


def _width(one: Block) -> int:
    """How many numbers a network gets for one of a block; what is not there needs none."""
    return one.high if one.kind == CHOICE else 1


class Pointers:
    """All groups of a game. Weights for what is told come as one row for each observation, one group after the other."""

    def __init__(self, game: Game) -> None:
        self.groups: Final = list(_groups(game))
        self.size: Final = sum([group.size for group in self.groups])

    def describe(self, rows: WholeRows) -> list[Row]:
        """What observations tell of the things of each group."""
        return [group.describe(rows) for group in self.groups]

    def add(self, told: list[Row], weights: Row, likes: Row) -> None:
        """Add to the likes of all actions what is told of their things, weighed."""
        for group, things, part in zip(self.groups, told, self._parts(weights), strict=True):
            worth = things @ part
            for i, one in enumerate(group.namings):
                likes[:, one.actions] += one.spread(worth[:, :, i])

    def flow(self, told: list[Row], likes: Row) -> Row:
        """The gradient of the weights by that of the likes."""
        flows = []
        for group, things in zip(self.groups, told, strict=True):
            worth = np.stack([one.collect(likes) for one in group.namings], 2)
            flows.append((things.transpose(0, 2, 1) @ worth).reshape(len(likes), -1))
        return np.concatenate(flows, 1)

    def _parts(self, weights: Row) -> Iterator[Row]:
        at = 0
        for group in self.groups:
            part = weights[:, at : at + group.size]
            yield part.reshape(len(weights), group.features, len(group.namings))
            at += group.size


def _groups(game: Game) -> Iterator[Group]:
    """The things that actions name."""
    for each, names in game.layout.things.items():
        place = {name: i for i, name in enumerate(names)}
        found: dict[tuple[str, int], list[tuple[int, int]]] = {}
        for move in game.moves.all:
            for i, word in enumerate(move.args):
                if word in place:
                    found.setdefault((move.kind, i), []).append((move.id, place[word]))
        namings = [Naming(pairs, len(names)) for pairs in found.values()]
        if namings:
            yield Group(game.layout, each, namings)
