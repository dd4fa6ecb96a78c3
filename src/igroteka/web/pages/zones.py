"""The time zones that somebody can choose."""

from __future__ import annotations

from functools import cache
from zoneinfo import available_timezones


@cache
def zones() -> list[str]:
    """The names of all places that have a time of their own, and UTC."""
    others = ("Etc/", "posix/", "right/", "SystemV/", "US/", "Europe/Kiev")
    places = [zone for zone in available_timezones() if "/" in zone and not zone.startswith(others)]
    return [*sorted(places), "UTC"]
