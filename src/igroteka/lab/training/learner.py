"""The network while it learns, in numpy: a first guess by least squares, then small steps by Adam towards later judgements."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.network import Curve, Network
from ...core import BadData, Json
from ...core.errors import brief

Array = NDArray[np.float64]
#: How much the end of a game counts in the target of a moment, compared with what is thought one moment later.
LAMBDA: Final = 0.95
RATE: Final = 0.001
BATCH: Final = 512
#: Points are learned in this unit, so that all weights are of one size.
UNIT: Final = 20.0
#: How little a weight of the first guess may count on one number alone.
RIDGE: Final = 1.0


class Games:
    """What was seen of some games: rows, the points that came of them, and where each line of a seat ends.

    The rows of a seat in one game follow each other; `lines` has the start of each.
    """

    def __init__(self, rows: Array, points: Array, lines: NDArray[np.int64]) -> None:
        self.rows = rows
        self.points = points
        self.lines = lines


class Learner:
    """Weights with the moments of Adam; everything can be stored and read back."""

    NAMES: Final = ("plain", "hidden", "bias", "out", "shift")

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "plain": np.zeros(inputs),
            "hidden": rng.normal(0, 1 / np.sqrt(inputs), (hidden, inputs)),
            "bias": np.zeros(hidden),
            "out": rng.normal(0, 0.01, hidden),
            "shift": np.zeros(1),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def values(self, x: Array) -> tuple[Array, Array]:
        """The hidden layer and the points in units, for many rows."""
        w = self.weights
        layer = np.maximum(x @ w["hidden"].T + w["bias"], 0.0)
        return layer, layer @ w["out"] + x @ w["plain"] + w["shift"][0]

    def targets(self, games: Games, trust: float = LAMBDA) -> Array:
        """What the rows should have told, in units: mixtures of later judgements and the result.

        The more trust, the more the result counts.
        """
        goal: Array = games.points / UNIT
        if trust >= 1:
            return goal
        _, told = self.values(games.rows)
        last = np.zeros(len(goal), bool)
        last[np.append(games.lines[1:], len(goal)) - 1] = True
        for t in range(len(goal) - 2, -1, -1):
            if not last[t]:
                goal[t] = (1 - trust) * told[t + 1] + trust * goal[t + 1]
        return goal

    def guess(self, games: Games) -> None:
        """Begin with the weighted sum that fits the results best."""
        x = np.hstack([games.rows, np.ones((len(games.rows), 1))])
        goal = games.points / UNIT
        weights: Array = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ goal).astype(np.float64)
        self.weights["plain"], self.weights["shift"] = weights[:-1], weights[-1:]

    def learn(self, games: Games, epochs: int, seed: int, trust: float | None = None) -> float:
        """Take small steps towards the targets (see `targets`); by how many points the judgement was off before."""
        if not self.steps:
            self.guess(games)
        goal = self.targets(games, LAMBDA if trust is None else trust)
        _, told = self.values(games.rows)
        error = UNIT * math.sqrt(float(np.mean((told - games.points / UNIT) ** 2)))
        rng = np.random.default_rng(seed)
        for _ in range(epochs):
            order = rng.permutation(len(goal))
            for start in range(0, len(goal), BATCH):
                part = order[start : start + BATCH]
                self._step(games.rows[part], goal[part])
        return error

    def _step(self, x: Array, goal: Array) -> None:
        """One step of Adam on the squared error."""
        layer, told = self.values(x)
        wrong = (told - goal) / len(x)
        back = np.outer(wrong, self.weights["out"]) * (layer > 0)
        slopes = {
            "plain": x.T @ wrong,
            "hidden": back.T @ x,
            "bias": back.sum(axis=0),
            "out": layer.T @ wrong,
            "shift": np.array([wrong.sum()]),
        }
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = self.second[name] / (1 - 0.999**self.steps)
            self.weights[name] = self.weights[name] - RATE * mean / (np.sqrt(spread) + 1e-8)

    def network(self, game: str, curves: Mapping[int, Curve]) -> Network:
        """The weights for playing, in points."""
        w = self.weights
        plain, out = (UNIT * w["plain"]).tolist(), (UNIT * w["out"]).tolist()
        shift = UNIT * float(w["shift"][0])
        return Network(game, plain, w["hidden"].tolist(), w["bias"].tolist(), out, shift, curves)

    def to_data(self) -> dict[str, Json]:
        """Everything as JSON data."""
        return {
            "steps": self.steps,
            **{
                kind: {name: getattr(self, kind)[name].tolist() for name in self.NAMES}
                for kind in ("weights", "first", "second")
            },
        }

    def restore(self, data: dict[str, Json]) -> None:
        """Read back what `to_data` gave; anything else, such as arrays of another shape, raises `BadData`."""
        steps = data["steps"]
        if type(steps) is not int or steps < 0:
            raise BadData(f"steps: found {brief(steps)}; allowed: a whole number, 0 or more")
        arrays: dict[str, dict[str, Array]] = {}
        for kind in ("weights", "first", "second"):
            rows = data[kind]
            if not isinstance(rows, dict):
                raise BadData(f"{kind}: found {brief(rows)}; allowed: arrays by name")
            arrays[kind] = {name: np.array(rows[name], np.float64) for name in self.NAMES}
            for name, array in arrays[kind].items():
                wanted = self.weights[name].shape
                if array.shape != wanted:
                    raise BadData(f"{kind} {name}: found the shape {array.shape}; allowed: {wanted}")
                if not np.isfinite(array).all():
                    raise BadData(f"{kind} {name}: found numbers without end; allowed: finite ones")
        self.steps = steps
        self.weights, self.first, self.second = arrays["weights"], arrays["first"], arrays["second"]


def fit_curve(leads: Array, wins: Array) -> Curve:
    """The logistic curve from leads to victories that fits best, by Newton's method.

    `wins` are shares of a victory. A little weight on small numbers keeps it from being surer than the games allow.
    """

    def misfit(slope: float, shift: float) -> float:
        lead = slope * leads + shift
        return float(np.logaddexp(0, lead).sum() - wins @ lead) + slope**2 / 2

    slope, shift = 0.0, 0.0
    for _ in range(50):
        chance = (1 + np.tanh((slope * leads + shift) / 2)) / 2
        wrong, spread = chance - wins, chance * (1 - chance) + 1e-9
        gradient = np.array([wrong @ leads + slope, wrong.sum()])
        bend = np.array(
            [[spread @ leads**2 + 1, spread @ leads], [spread @ leads, spread.sum() + 1e-6]],
        )
        change = np.linalg.solve(bend, gradient)
        now = misfit(slope, shift)
        # A whole step may lead far beyond the best curve, from where no step leads back.
        while misfit(slope - change[0], shift - change[1]) > now and abs(change).max() > 1e-9:
            change = change / 2
        slope, shift = slope - float(change[0]), shift - float(change[1])
        if abs(change[0]) < 1e-9 and abs(change[1]) < 1e-9:
            break
    slope = max(slope, 1e-3)
    return Curve(1 / slope, -shift / slope)
