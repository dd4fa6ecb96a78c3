"""The network while it learns, in numpy: temporal differences with eligibility, small steps by Adam."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.network import Network
from ...core import BadData, Json
from ...core.errors import brief
from .selfplay import Line

Array = NDArray[np.float64]
LAMBDA: Final = 0.8
RATE: Final = 0.002
BATCH: Final = 256


class Learner:
    """Weights with the moments of Adam; everything can be stored and read back."""

    NAMES: Final = ("hidden", "bias", "out", "shift")

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "hidden": rng.normal(0, 1 / np.sqrt(inputs), (hidden, inputs)),
            "bias": np.zeros(hidden),
            "out": rng.normal(0, 0.1, hidden),
            "shift": np.zeros(1),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def values(self, x: Array) -> tuple[Array, Array]:
        """The hidden layer and the chance to win, for many rows."""
        w = self.weights
        layer = np.tanh(x @ w["hidden"].T + w["bias"])
        return layer, 1 / (1 + np.exp(-np.clip(layer @ w["out"] + w["shift"][0], -30, 30)))

    def targets(self, lines: list[Line], trust: float = LAMBDA) -> tuple[Array, Array]:
        """All rows with what they should have told: mixtures of later judgements and the result.

        The more trust, the more the result counts.
        """
        rows: list[Array] = []
        wanted: list[Array] = []
        for seen, result in lines:
            if not seen:
                continue
            x = np.array(seen)
            _, told = self.values(x)
            goal = np.empty(len(x))
            goal[-1] = result
            for t in range(len(x) - 2, -1, -1):
                goal[t] = (1 - trust) * told[t + 1] + trust * goal[t + 1]
            rows.append(x)
            wanted.append(goal)
        return np.concatenate(rows), np.concatenate(wanted)

    def learn(self, lines: list[Line], epochs: int, seed: int, trust: float | None = None) -> float:
        """Take small steps towards the targets (see `targets`); the mean squared error before."""
        x, goal = self.targets(lines, LAMBDA if trust is None else trust)
        _, told = self.values(x)
        error = float(np.mean((told - goal) ** 2))
        rng = np.random.default_rng(seed)
        for _ in range(epochs):
            order = rng.permutation(len(x))
            for start in range(0, len(x), BATCH):
                part = order[start : start + BATCH]
                self._step(x[part], goal[part])
        return error

    def _step(self, x: Array, goal: Array) -> None:
        """One step of Adam on the cross entropy."""
        layer, told = self.values(x)
        wrong = (told - goal) / len(x)
        back = np.outer(wrong, self.weights["out"]) * (1 - layer**2)
        slopes = {
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

    def network(self) -> Network:
        """The weights for playing."""
        w = self.weights
        return Network(w["hidden"].tolist(), w["bias"].tolist(), w["out"].tolist(), float(w["shift"][0]))

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
