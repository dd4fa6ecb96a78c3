"""Logs for the operator: one line of JSON for each thing, and never a secret in it.

Addresses are logged by their pattern (`/join/{token}`), never as they came: links hold secrets. The lines go through
`logging`, as those of the libraries do; a library that writes JSON would take a tenth of the time of a start.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

FORBIDDEN: Final = frozenset({"token", "cookie", "seed", "csrf", "link", "guest", "text", "move", "name"})
"""Names under which nothing is ever logged, whatever a careless line of code says."""


class JsonFormatter(logging.Formatter):
    """Writes what has happened as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The event with its words, when it was, and how bad."""
        words: dict[str, Any] = getattr(record, "words", {})
        at = datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z")
        line = {
            **{key: "(hidden)" if key in FORBIDDEN else value for key, value in words.items()},
            "event": record.getMessage(),
            "level": record.levelname.lower(),
            "timestamp": at,
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=repr)


class Log:
    """Where the server writes: an event in plain words, and what is to be known about it by name."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger

    def debug(self, event: str, **words: Any) -> None:
        """Something that only matters to whoever looks for a fault."""
        self._write(logging.DEBUG, event, words)

    def info(self, event: str, **words: Any) -> None:
        """Something that has gone as it should."""
        self._write(logging.INFO, event, words)

    def warning(self, event: str, **words: Any) -> None:
        """Something that has gone wrong and mends itself."""
        self._write(logging.WARNING, event, words)

    def error(self, event: str, **words: Any) -> None:
        """Something that somebody should mend."""
        self._write(logging.ERROR, event, words)

    def _write(self, level: int, event: str, words: dict[str, Any]) -> None:
        if self._logger.isEnabledFor(level):
            error = words.pop("exc_info", None)
            self._logger.log(level, "%s", event, exc_info=error, extra={"words": words})


def set_up_logging(level: int = logging.INFO) -> None:
    """Send our lines to stderr."""
    lines = logging.getLogger("igroteka")
    lines.setLevel(level)
    lines.propagate = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    lines.handlers = [handler]


def logger() -> Log:
    """Where the server writes."""
    return Log(logging.getLogger("igroteka"))
