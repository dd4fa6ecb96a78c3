"""Names of players."""

from __future__ import annotations

from ..core import BadOption


def clean_names(names: list[str] | None, seats: int) -> list[str]:
    """Names of the players, one for each seat, or none at all."""
    if not names:
        return []
    if len(names) != seats:
        raise BadOption(f"names: found {len(names)}; allowed: one for each of {seats} seats")
    for name in names:
        if not name.strip() or "|" in name or not name.isprintable() or len(name) > 60:
            raise BadOption(f"name: found {name[:60]!r}; allowed: 1 to 60 printed characters without |")
    return [name.strip() for name in names]
