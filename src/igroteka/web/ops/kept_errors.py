"""What fails in this process is counted in the store, where the operator sees it: what, by which kind of error, and where in the program.

Nothing else of it: messages of errors may quote what people hide. The log has all of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
import traceback
from pathlib import Path
from types import TracebackType
from typing import Final

from ...store import ErrorRow, Store, StoreError
from .metrics import Metrics

KEEP: Final = 7 * 24 * 3600.0
"""Seconds after which what does not fail any more is forgotten."""
WRITE_EVERY: Final = 15.0
MOST_KINDS: Final = 200
"""Kinds of errors that one process counts between two times of writing."""
PROGRAM: Final = Path(__file__).parents[2]


class ErrorCollector(logging.Handler):
    """Counts errors in the log of this process until they are written."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._counted: dict[tuple[str, str, str], ErrorRow] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Count one error."""
        words: dict[str, object] = getattr(record, "words", {})
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        place = _place_of(record.exc_info[2] if record.exc_info else None) or str(words.get("route", ""))
        key = (record.getMessage(), error or str(words.get("error", "")), place)
        known = self._counted.get(key)
        if known is not None:
            self._counted[key] = known._replace(times=known.times + 1, last=record.created)
        elif len(self._counted) < MOST_KINDS:
            self._counted[key] = ErrorRow(*key, 1, record.created, record.created)

    @property
    def has_news(self) -> bool:
        """Whether something waits to be written."""
        return bool(self._counted)

    async def write(self, store: Store) -> None:
        """Write what was counted; if the store does not answer, it is written the next time."""
        rows = list(self._counted.values())
        await store.admin.add_errors(rows, time.time() - KEEP)
        for row in rows:
            key = (row.event, row.error, row.place)
            if self._counted.get(key) == row:
                del self._counted[key]


def _place_of(trace: TracebackType | None) -> str:
    """The last line of our own program that an error came through."""
    for frame in reversed(traceback.extract_tb(trace)):
        if frame.filename.startswith(str(PROGRAM)):
            return f"{Path(frame.filename).relative_to(PROGRAM).as_posix()}:{frame.lineno}"
    return ""


async def keep_watch(store: Store, collector: ErrorCollector, metrics: Metrics) -> None:
    """Write errors and the size of this process now and then, for as long as the server runs."""
    while True:
        metrics.memory.set(memory_used())
        metrics.processes.set(1)
        if collector.has_news:
            with contextlib.suppress(StoreError):  # then they are written later
                await collector.write(store)
        await asyncio.sleep(WRITE_EVERY)


def memory_used() -> int:
    """The bytes of memory that this process takes now; the most that it ever took where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
