"""The memory that many tables share with the processes that play them, and what a step shows of it."""

from __future__ import annotations

import math
from ctypes import Array, c_byte
from dataclasses import dataclass, fields
from multiprocessing.context import SpawnContext
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

Number = TypeVar("Number", bound=np.generic)
#: The bytes of one array, which all processes see.
Block = Array[c_byte]


@dataclass(frozen=True)
class Batch:
    """What all tables show after a step, one row for each.

    `seat` decides next and sees `observation`; `action_mask` tells what it may do. Where `ended` is set the step has
    finished a game: `rewards` and `points` by seat are its result, and everything else already belongs to the next game.
    """

    seat: npt.NDArray[np.int64]
    observation: npt.NDArray[Any]
    action_mask: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    points: npt.NDArray[np.int64]
    ended: npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Memory:
    """Blocks of memory that processes share, and how many tables, numbers of an observation (of which kind), actions and seats they are for."""

    tables: int
    size: int
    kind: type[np.generic]
    actions: int
    seats: int
    seat: Block
    observation: Block
    action_mask: Block
    rewards: Block
    points: Block
    ended: Block
    action: Block


@dataclass(frozen=True)
class Rows:
    """The shared blocks as arrays with one row for each table."""

    seat: npt.NDArray[np.int64]
    observation: npt.NDArray[Any]
    action_mask: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    points: npt.NDArray[np.int64]
    ended: npt.NDArray[np.bool_]
    action: npt.NDArray[np.int64]

    @classmethod
    def of(cls, memory: Memory) -> Rows:
        """All rows of some blocks."""
        n = memory.tables
        return cls(
            _array(memory.seat, np.int64, n),
            _array(memory.observation, memory.kind, n, memory.size),
            _array(memory.action_mask, np.int8, n, memory.actions),
            _array(memory.rewards, np.float32, n, memory.seats),
            _array(memory.points, np.int64, n, memory.seats),
            _array(memory.ended, np.bool_, n),
            _array(memory.action, np.int64, n),
        )

    def some(self, part: range) -> Rows:
        """The rows of some tables: what is written there is written here."""
        return Rows(*[getattr(self, one.name)[part.start : part.stop] for one in fields(self)])

    def to_batch(self, copy: bool) -> Batch:
        """What a step shows: copies, since the blocks change with the next step, or the blocks themselves."""
        shown = [getattr(self, one.name) for one in fields(Batch)]
        return Batch(*[one.copy() if copy else one for one in shown])


def _array(block: Block, kind: type[Number], *shape: int) -> npt.NDArray[Number]:
    return np.frombuffer(memoryview(block), kind, math.prod(shape)).reshape(shape)


def share_memory(
    spawn: SpawnContext, tables: int, size: int, kind: type[np.generic], actions: int, seats: int
) -> Memory:
    """Blocks for so many tables; processes of this context can be given them."""

    def block(of: type[np.generic], *shape: int) -> Block:
        return spawn.RawArray(c_byte, max(1, math.prod(shape) * np.dtype(of).itemsize))

    return Memory(
        tables,
        size,
        kind,
        actions,
        seats,
        seat=block(np.int64, tables),
        observation=block(kind, tables, size),
        action_mask=block(np.int8, tables, actions),
        rewards=block(np.float32, tables, seats),
        points=block(np.int64, tables, seats),
        ended=block(np.bool_, tables),
        action=block(np.int64, tables),
    )
