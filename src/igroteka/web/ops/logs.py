"""Logs for the operator: one line of JSON for each event, and never a secret in it.

Addresses are logged by their pattern (`/join/{token}`), never as they came: links hold secrets. The lines go through
`logging`, as those of the libraries do; a library that writes JSON would take a tenth of the time of a start.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

FORBIDDEN: Final = frozenset({"token", "cookie", "seed", "csrf", "link", "guest", "text", "move", "name"})
"""Names under which nothing is ever logged, even if some line of code tries to."""


class JsonFormatter(logging.Formatter):
    """Writes what has happened as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The event with its words, its time and its level."""
        words: dict[str, object] = getattr(record, "words", {})
        at = datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z")
        line: dict[str, object] = {
            **{key: "(hidden)" if key in FORBIDDEN else value for key, value in words.items()},
            "event": record.getMessage(),
            "level": record.levelname.lower(),
            "timestamp": at,
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=repr)


class Log:
    """The log of the server: an event in plain words, and details of it by name."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger

    def debug(self, event: str, **words: object) -> None:
        """Something that only matters when one searches for a fault."""
        self._write(logging.DEBUG, event, words)

    def info(self, event: str, **words: object) -> None:
        """Something that has gone as it should."""
        self._write(logging.INFO, event, words)

    def warning(self, event: str, **words: object) -> None:
        """Something that has gone wrong and needs no action."""
        self._write(logging.WARNING, event, words)

    def error(self, event: str, exc_info: BaseException | None = None, **words: object) -> None:
        """Something that the operator should look into."""
        self._write(logging.ERROR, event, words, exc_info)

    def collect(self, handler: logging.Handler) -> None:
        """Let a handler see everything that is written from now on."""
        self._logger.addHandler(handler)

    def collect_no_more(self, handler: logging.Handler) -> None:
        """Let a handler see nothing any more."""
        self._logger.removeHandler(handler)

    def _write(
        self, level: int, event: str, words: dict[str, object], error: BaseException | None = None
    ) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, "%s", event, exc_info=error, extra={"words": words})


def set_up_logging(level: int = logging.INFO) -> None:
    """Send our lines to stderr."""
    ours = logging.getLogger("igroteka")
    ours.setLevel(level)
    ours.propagate = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    ours.handlers = [handler]


def logger() -> Log:
    """The log of the server."""
    return Log(logging.getLogger("igroteka"))
