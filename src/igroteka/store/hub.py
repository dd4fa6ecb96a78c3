"""Hints for everybody in this process who wants to know what is new."""

from __future__ import annotations

import asyncio
from types import TracebackType

from .rows import Hint


class Listener:
    """An endless stream of hints, from the moment it was made until it or the store is closed.

    Hints that wait are joined: one for each table and kind, with the highest number. A slow reader
    therefore never makes the queue longer than the number of tables.
    """

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._waiting: dict[tuple[str, str], Hint] = {}
        self._news = asyncio.Event()
        self._closed = False

    def receive(self, hint: Hint) -> None:
        """Add a hint to those that wait."""
        key = (hint.table, hint.what)
        known = self._waiting.get(key)
        if known is None or known.seq < hint.seq:
            self._waiting[key] = hint
            self._news.set()

    def __aiter__(self) -> Listener:
        return self

    async def __anext__(self) -> Hint:
        while not self._waiting:
            if self._closed:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._waiting.pop(next(iter(self._waiting)))

    def close(self) -> None:
        """Receive no more; what waits can still be read."""
        self._closed = True
        self._news.set()
        self._hub.listeners.discard(self)

    def __enter__(self) -> Listener:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Hub:
    """Passes each hint on to all listeners."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._closed = False

    def listen(self) -> Listener:
        """A new listener."""
        listener = Listener(self)
        if self._closed:
            listener.close()
        else:
            self.listeners.add(listener)
        return listener

    def publish(self, hint: Hint) -> None:
        """Tell everybody."""
        for listener in self.listeners:
            listener.receive(hint)

    def close(self) -> None:
        """End all streams."""
        self._closed = True
        for listener in list(self.listeners):
            listener.close()
