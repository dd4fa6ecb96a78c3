"""Games of bots as one set of data, to learn from without playing: every decision with what was seen, legal and chosen, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..core import BadData
from .array_files import game_of_file, read_arrays, write_arrays
from .playing import Playout, playouts
from .table import environment

FORMAT: Final = "igroteka decisions 1"
_ARRAYS: Final = {
    "game": np.int32,
    "seat": np.int16,
    "observation": np.int16,
    "legal": np.uint8,
    "action": np.int32,
    "worth": np.float32,
    "points": np.int32,
    "last": np.bool_,
}


@dataclass(frozen=True)
class Dataset:
    """Decisions in the order in which they were made, one row each, game after game.

    `observation` is in the compact form of the environment's layout. `legal` has a bit for each action; `masks` unpacks it. `worth` is the
    reward that the game had in the end for the seat that decided, `points` its total; `last` marks the last decision of each game. `about` tells
    what was played: the environment, the version of its layout, seats, options, bots, seed and the measure of rewards.
    """

    about: Mapping[str, Any]
    game: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int16]
    observation: npt.NDArray[np.int16]
    legal: npt.NDArray[np.uint8]
    action: npt.NDArray[np.int32]
    worth: npt.NDArray[np.float32]
    points: npt.NDArray[np.int32]
    last: npt.NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.action)

    def masks(self, rows: slice | npt.NDArray[np.int64] | None = None) -> npt.NDArray[np.uint8]:
        """The legal actions of some decisions, or of all: a 1 for each."""
        chosen = self.legal if rows is None else self.legal[rows]
        return np.unpackbits(chosen, axis=1, count=int(self.about["actions"]))

    def save(self, path: Path | str) -> None:
        """Write everything into one file (.npz)."""
        arrays: dict[str, npt.NDArray[Any]] = {name: getattr(self, name) for name in _ARRAYS}
        write_arrays(path, {"format": FORMAT, **self.about}, arrays)


def record_dataset(
    name: str,
    games: int,
    seats: int | None,
    bots: str | Sequence[str],
    seed: int | str,
    options: Mapping[str, object] | None,
    rewards: str,
    processes: int,
) -> Dataset:
    """Let bots play, and keep all their decisions."""
    played = list(playouts(name, seats, games, bots, seed, options, rewards, True, processes, "compact"))
    g = environment(name)
    many = len(played[0].totals) if played else 0
    about: dict[str, Any] = {
        "environment": name,
        "layout": g.layout.version,
        "actions": len(g.moves.all),
        "seats": many,
        "options": {key: str(value) for key, value in (options or {}).items()},
        "bots": bots if isinstance(bots, str) else list(bots),
        "seed": str(seed),
        "rewards": rewards,
        "games": games,
    }
    return Dataset(about, **_gather(played, g.layout.size, len(g.moves.all)))


def _gather(played: list[Playout], size: int, actions: int) -> dict[str, npt.NDArray[Any]]:
    """The arrays of all games, one behind the other."""
    parts: dict[str, list[npt.NDArray[Any]]] = {name: [] for name in _ARRAYS}
    for one in played:
        steps = one.steps
        assert steps is not None, "they were asked for"
        last = np.zeros(len(steps.seat), bool)
        last[-1:] = True
        parts["game"].append(np.full(len(steps.seat), one.number, np.int32))
        parts["seat"].append(steps.seat)
        parts["observation"].append(steps.observation)
        parts["legal"].append(np.packbits(steps.action_mask.astype(np.uint8), axis=1))
        parts["action"].append(steps.action.astype(np.int32))
        parts["worth"].append(np.array(one.rewards, np.float32)[steps.seat])
        parts["points"].append(np.array(one.totals, np.int32)[steps.seat])
        parts["last"].append(last)
    empty = {"observation": (0, size), "legal": (0, (actions + 7) // 8)}
    return {
        name: np.concatenate(rows) if rows else np.zeros(empty.get(name, (0,)), _ARRAYS[name])
        for name, rows in parts.items()
    }


def load_dataset(path: Path | str) -> Dataset:
    """A stored set of data, checked; what is none, or is of another layout than the game has now, raises `BadData`."""
    about, arrays = read_arrays(path, FORMAT, "decisions", _ARRAYS)
    g = game_of_file(path, about, "decisions")
    rows = arrays["action"].size
    shapes = {"observation": (rows, g.layout.size), "legal": (rows, (len(g.moves.all) + 7) // 8)}
    for name, array in arrays.items():
        wanted = shapes.get(name, (rows,))
        if array.shape != wanted or array.dtype != _ARRAYS[name]:
            raise BadData(
                f"{path}: {name}: found {array.dtype} of shape {array.shape}; "
                f"allowed: {np.dtype(_ARRAYS[name])} of shape {wanted}"
            )
    del about["format"]
    return Dataset(about, **arrays)
