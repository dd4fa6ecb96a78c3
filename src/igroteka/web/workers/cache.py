"""What never changes is made once: kept within a bound of bytes, and shared by all who ask while it is being made."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass
class _Pending(Generic[T]):
    """Something that is being made, and how many wait for it."""

    task: asyncio.Task[T]
    waiting: int = 0


class SharedCache(Generic[T]):
    """The values made last, as many as fit into `capacity`; `size` tells how large one is."""

    def __init__(self, capacity: int, size: Callable[[T], int]) -> None:
        self.capacity = capacity
        self.size = size
        self.used = 0
        self._values: OrderedDict[Hashable, T] = OrderedDict()
        self._pending: dict[Hashable, _Pending[T]] = {}

    def peek(self, key: Hashable) -> T | None:
        """The value of a key if it is there already."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """The value of a key, made if need be. The making is given up when nobody waits for it any more."""
        value = self.peek(key)
        if value is not None:
            return value
        pending = self._pending.get(key)
        if pending is None:
            pending = self._pending[key] = _Pending(asyncio.ensure_future(self._make(key, make)))
        pending.waiting += 1
        try:
            return await asyncio.shield(pending.task)
        finally:
            pending.waiting -= 1
            if not pending.waiting and not pending.task.done():
                pending.task.cancel()
                self._forget(key, pending)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        pending = self._pending[key]
        try:
            value = await make()
            self._keep(key, value)
            return value
        finally:
            self._forget(key, pending)

    def _forget(self, key: Hashable, pending: _Pending[T]) -> None:
        if self._pending.get(key) is pending:
            del self._pending[key]

    def _keep(self, key: Hashable, value: T) -> None:
        size = self.size(value)
        if size > self.capacity or key in self._values:
            return
        self._values[key] = value
        self.used += size
        while self.used > self.capacity:
            _, old = self._values.popitem(last=False)
            self.used -= self.size(old)
