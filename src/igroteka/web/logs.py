"""Logs for the operator: one line of JSON for each thing, and never a secret in it.

Addresses are logged by their pattern (`/join/{token}`), never as they came: links hold secrets.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

FORBIDDEN: Final = frozenset({"token", "cookie", "seed", "csrf", "link", "guest", "text", "move", "name"})
"""Names under which nothing is ever logged, whatever a careless line of code says."""


def _drop_secrets(logger: object, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for key in [key for key in event if key in FORBIDDEN]:
        event[key] = "(hidden)"
    return event


def set_up(level: int = logging.INFO) -> None:
    """Send our lines, and warnings of the libraries, to stderr."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _drop_secrets,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )


def logger() -> Any:
    """Where the server writes."""
    return structlog.get_logger("igroteka")
