"""What never changes is made once: kept within a bound of bytes, and shared by all who ask while it is being made."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

T = TypeVar("T")


@dataclass
class _Making(Generic[T]):
    """Something that is being made, and how many wait for it."""

    task: asyncio.Task[T]
    waiting: int = 0


class SharedCache(Generic[T]):
    """The things made last, as many as fit; `size` weighs one."""

    def __init__(self, room: int, size: Callable[[T], int]) -> None:
        self.room = room
        self.size = size
        self.used = 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._making: dict[Hashable, _Making[T]] = {}

    def kept(self, key: Hashable) -> T | None:
        """What is there already."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The thing itself. It is given up when nobody who asked for it is there any more."""
        found = self.kept(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = _Making(asyncio.ensure_future(self._make(key, make)))
        making.waiting += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.waiting -= 1
            if not making.waiting and not making.task.done():
                making.task.cancel()
                self._forget(key, making)

    async def _make(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        making = self._making[key]
        try:
            found = await make()
            self._keep(key, found)
            return found
        finally:
            self._forget(key, making)

    def _forget(self, key: Hashable, making: _Making[T]) -> None:
        if self._making.get(key) is making:
            del self._making[key]

    def _keep(self, key: Hashable, found: T) -> None:
        size = self.size(found)
        if size > self.room or key in self._kept:
            return
        self._kept[key] = found
        self.used += size
        while self.used > self.room:
            _, old = self._kept.popitem(last=False)
            self.used -= self.size(old)
