"""The place that a passkey belongs to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Site:
    """Where a passkey is good: the name of the host, and the origin that browsers tell."""

    host: str
    origin: str
