"""The games of the last generations on disk, so that a run that was cut goes on as if nothing had happened."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots.network import Curve
from ...core import BadData
from .learner import UNIT, Array, Games, Learner, fit_curve
from .selfplay import Record

#: The spread of the logistic curve with scale 1.
LOGISTIC_SPREAD: Final = 1.8138


class Memory:
    """The games of one generation: all rows, and by game its seats, its moments and the points of its seats.

    A game has its seats one after the other, and each seat its moments.
    """

    def __init__(self, rows: NDArray[np.float32], shapes: NDArray[np.int64], points: Array) -> None:
        self.rows = rows
        self.shapes = shapes
        self.points = points

    def write(self, path: Path) -> None:
        """Store it; the file is whole or not there."""
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as file:
            np.savez(file, rows=self.rows, shapes=self.shapes, points=self.points)
        os.replace(fresh, path)


def remember(records: list[Record]) -> Memory:
    """Games as arrays; those in which nothing was decided are left out."""
    used = [one for one in records if one.moments]
    rows = [np.array(one.moments, np.float32).transpose(1, 0, 2) for one in used]
    shapes = np.array([[one.shape[0], one.shape[1]] for one in rows], np.int64)
    flat = np.concatenate([one.reshape(-1, one.shape[2]) for one in rows])
    return Memory(flat, shapes, np.array([p for one in used for p in one.points]))


def read_memory(path: Path, inputs: int) -> Memory:
    """Stored games with rows of so many numbers; what cannot be read, or does not fit, raises `BadData`."""
    try:
        with np.load(path, allow_pickle=False) as data:
            memory = Memory(data["rows"], data["shapes"], data["points"])
            _check(memory, inputs)
            return memory
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile, EOFError) as error:
        raise BadData(f"{path}: no games of a training ({error}); name another folder") from None


def _check(memory: Memory, inputs: int) -> None:
    """Refuse arrays that do not fit each other, or the network that is to learn from them."""
    rows, shapes, points = memory.rows, memory.shapes, memory.points
    for name, array, kind in (("rows", rows, "f"), ("shapes", shapes, "i"), ("points", points, "f")):
        if array.dtype.kind != kind or not np.isfinite(array).all():
            raise BadData(f"{name}: found {array.dtype}; allowed: finite numbers")
    if shapes.ndim != 2 or shapes.shape[1] != 2 or not len(shapes) or shapes.min() < 1:
        raise BadData(f"shapes: found the shape {shapes.shape}; allowed: seats and moments of each game")
    for name, array, wanted in (
        ("rows", rows, (int((shapes[:, 0] * shapes[:, 1]).sum()), inputs)),
        ("points", points, (int(shapes[:, 0].sum()),)),
    ):
        if array.shape != wanted:
            raise BadData(f"{name}: found the shape {array.shape}; allowed: {wanted}")


def games_of(memories: list[Memory]) -> Games:
    """All rows of some generations, with the points that came of each."""
    lengths = np.concatenate([np.repeat(one.shapes[:, 1], one.shapes[:, 0]) for one in memories])
    points = np.concatenate([one.points for one in memories])
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]]).astype(np.int64)
    rows = np.concatenate([one.rows for one in memories]).astype(np.float64)
    return Games(rows, np.repeat(points, lengths), starts)


def curves_of(memory: Memory, learner: Learner) -> dict[int, Curve]:
    """How sure a lead is, by the number of seats, in the games of a generation."""
    told = UNIT * learner.values(memory.rows.astype(np.float64))[1]
    leads: dict[int, list[Array]] = {}
    wins: dict[int, list[Array]] = {}
    row = line = 0
    for seats, moments in memory.shapes.tolist():
        thought = told[row : row + seats * moments].reshape(seats, moments)
        points = memory.points[line : line + seats]
        row, line = row + seats * moments, line + seats
        best = points == points.max()
        for seat in range(seats):
            others = np.delete(thought, seat, axis=0)
            leads.setdefault(seats, []).append(thought[seat] - (others.max(axis=0) if seats > 1 else 0.0))
            won = best[seat] / best.sum() if seats > 1 else points[0]
            wins.setdefault(seats, []).append(np.full(moments, float(won)))
    return {
        seats: _curve(seats, np.concatenate(leads[seats]), np.concatenate(wins[seats]))
        for seats in sorted(leads)
    }


def _curve(seats: int, leads: Array, wins: Array) -> Curve:
    """The curve of one number of seats; alone, points are compared with the usual ones."""
    if seats > 1:
        return fit_curve(leads, wins)
    return Curve(max(1.0, float(np.std(wins)) / LOGISTIC_SPREAD), float(np.mean(wins)))
