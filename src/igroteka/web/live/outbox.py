"""What waits to be sent to one page, limited by number and by bytes, so that a page that does not read costs little."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from .messages import EncodedMessage

FULL: Final = "full"
MADE_OBSOLETE: Final = frozenset({FULL, "patch", "same", "chat", "here"})
"""Kinds of messages whose content is in every later `full`, or comes again by itself."""


class Outbox:
    """Messages in the order in which they are sent. Answers always arrive; pictures only as the newest one."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._waiting: deque[EncodedMessage] = deque()
        self.size = 0
        """Bytes of all that waits."""
        self.is_behind = False
        """Whether something was left out, so that the page needs a `full`."""
        self.is_ended = False
        """Whether nothing comes any more after what waits."""
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: EncodedMessage) -> bool:
        """Let a message wait; False if the page is too slow for it and needs a `full` instead."""
        fits = True
        if message.kind == FULL:
            self._drop_obsolete()
            self.is_behind = False
            self._append(message)
        elif message.kind not in MADE_OBSOLETE:
            self._append(message)
        elif not self.is_behind:
            fits = len(self) < self._most and self.size + message.size <= self._most_bytes
            if fits:
                self._append(message)
            else:
                self.fall_behind()
        self._news.set()
        self._update_room()
        return fits

    @property
    def holds_full(self) -> bool:
        """Whether a whole picture waits that the page has not begun to take."""
        return any(one.kind == FULL for one in self._waiting)

    def fall_behind(self) -> None:
        """Leave all pictures out: whoever sends makes the newest one when its time has come."""
        self._drop_obsolete()
        self.is_behind = True
        self._news.set()

    def end(self) -> None:
        """Nothing comes any more after what waits."""
        self.is_ended = True
        self._news.set()

    def take(self) -> EncodedMessage | None:
        """The next message, or None."""
        if not self._waiting:
            return None
        message = self._waiting.popleft()
        self.size -= message.size
        self._update_room()
        return message

    async def wait_for_news(self) -> None:
        """Wait until there is something to do."""
        await self._news.wait()
        self._news.clear()

    async def wait_for_room(self) -> None:
        """Wait until another answer may be made: whoever asks and does not listen is not listened to either."""
        await self._room.wait()

    def _append(self, message: EncodedMessage) -> None:
        self._waiting.append(message)
        self.size += message.size

    def _drop_obsolete(self) -> None:
        self._waiting = deque(one for one in self._waiting if one.kind not in MADE_OBSOLETE)
        self.size = sum(one.size for one in self._waiting)

    def _update_room(self) -> None:
        answers = [one.size for one in self._waiting if one.kind not in MADE_OBSOLETE]
        if len(answers) < self._most and sum(answers) < self._most_bytes:
            self._room.set()
        else:
            self._room.clear()
