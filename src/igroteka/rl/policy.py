"""Networks that choose actions by what a seat is told: stored in a file, and played by a bot like any other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from ..core import BadData, BadOption, Game, Move, Rng, Seat, State, moves
from .array_files import game_of_file, read_arrays, write_arrays
from .forms import FlatForm, Row, WholeRows, whole_numbers
from .pointers import Pointers
from .table import environment

FORMAT: Final = "igroteka policy 2"
#: The layers in order, each with its weights and its bias.
LAYERS: Final = ("first", "second", "action", "thing", "worth")
WEIGHTS: Final = tuple([name for layer in LAYERS for name in (layer, f"{layer}_bias")])


@dataclass(frozen=True)
class Answers:
    """What a network says to some observations, one row each, and what it was on the way.

    `left` are the numbers of the flat form that are not 0 everywhere, and `seen` are those; `told` is what is told of the things that actions name.
    """

    left: Row
    seen: Row
    told: list[Row]
    first: Row
    second: Row
    action: Row
    worth: Row


class Policy:
    """Two hidden layers that see an observation in the flat form, and above them a number for every action and the worth of the position.

    The number of an action has two parts: one of its own, and one that is made of what is told of the things that it names (`Pointers`), with
    weights that all actions of the kind share. The higher it is, the likelier the action; illegal ones are left out by whoever asks.
    `weights` are the arrays by name.
    """

    def __init__(self, name: str, weights: Mapping[str, Row]) -> None:
        self.name = name
        self.game = environment(name)
        self.weights = dict(weights)
        self.form = FlatForm(self.game.layout)
        self.pointers = Pointers(self.game)

    @classmethod
    def create(cls, name: str, hidden: int, luck: np.random.Generator) -> Policy:
        """A network that has learned nothing: it likes all actions almost equally."""
        g = environment(name)
        # An observation has about as many numbers that are not 0 as its layout has. The weights above the hidden
        # layers are small: at first every action is tried.
        wide = {
            "first": np.sqrt(2 / g.layout.size),
            "second": np.sqrt(2 / hidden),
            "action": 0.01,
            "worth": 0.1,
        }
        weights = {
            one: luck.normal(0, wide.get(one, 0.0), shape).astype(np.float32)
            for one, shape in weight_shapes(g, hidden).items()
        }
        return cls(name, weights)

    def answer(self, rows: WholeRows) -> Answers:
        """What the network says to observations in the compact form, one row each."""
        w = self.weights
        left, seen = self.form.squeeze(rows)
        told = self.pointers.describe(rows)
        first = np.maximum(seen @ w["first"][left] + w["first_bias"], 0)
        second = np.maximum(first @ w["second"] + w["second_bias"], 0)
        action = second @ w["action"] + w["action_bias"]
        self.pointers.add(told, second @ w["thing"] + w["thing_bias"], action)
        worth = (second @ w["worth"] + w["worth_bias"])[:, 0]
        return Answers(left, seen, told, first, second, action, worth)

    def save(self, path: Path | str) -> None:
        """Write the network into a file (.npz), which is replaced at once: a bot may be reading it."""
        about = {
            "format": FORMAT,
            "environment": self.name,
            "layout": self.game.layout.version,
            "actions": len(self.game.moves.all),
        }
        write_arrays(path, about, self.weights)


def load_policy(path: Path | str) -> Policy:
    """A stored network, checked; what is none, or is for another layout than the game has now, raises `BadData`."""
    about, arrays = read_arrays(path, FORMAT, "a policy", WEIGHTS)
    g = game_of_file(path, about, "a policy")
    for array, shape in weight_shapes(g, arrays["first_bias"].size).items():
        one = arrays[array]
        if one.shape != shape or one.dtype != np.float32 or not np.isfinite(one).all():
            raise BadData(
                f"{path}: {array}: found {one.dtype} of shape {one.shape}; allowed: finite float32 of shape {shape}"
            )
    return Policy(str(about["environment"]), arrays)


def weight_shapes(g: Game, hidden: int) -> dict[str, tuple[int, ...]]:
    """The shapes of all arrays of a network with hidden layers of this size."""
    sizes = (FlatForm(g.layout).size, hidden, hidden, hidden, hidden)
    outs = (hidden, hidden, len(g.moves.all), Pointers(g).size, 1)
    shapes: dict[str, tuple[int, ...]] = {}
    for layer, size, out in zip(LAYERS, sizes, outs, strict=True):
        shapes[layer] = (size, out)
        shapes[f"{layer}_bias"] = (out,)
    return shapes


class PolicyBot:
    """Plays the action that a network likes best of those that are legal."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name = name
        self.policy = policy

    def check(self, game: Game) -> None:
        """Refuse a game that the network has not learned."""
        if game.key != self.policy.game.key:
            raise BadOption(
                f"{self.name}: found a policy for {self.policy.game.key}; allowed: one for {game.key}"
            )

    def choose(self, game: Game, s: State, seat: Seat, rng: Rng) -> Move:
        """The best legal move by what the seat is told, and by nothing else."""
        legal = moves(s, seat)
        if len(legal) == 1:
            return legal[0]
        rows = whole_numbers(game.layout, [game.observe(s, seat)])
        likes = self.policy.answer(rows).action[0, [m.id for m in legal]]
        return legal[int(likes.argmax())]
