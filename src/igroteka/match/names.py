"""Names of players."""

from __future__ import annotations

from ..core.errors import bad_option
from ..core.text import phrase


def clean_names(names: list[str] | None, seats: int) -> list[str]:
    """Names of the players, one for each seat, or none at all."""
    if not names:
        return []
    if len(names) != seats:
        raise bad_option("names", str(len(names)), phrase("one for each of {n} seats", n=seats))
    for name in names:
        if not name.strip() or "|" in name or not name.isprintable() or len(name) > 60:
            raise bad_option("name", repr(name[:60]), phrase("1 to 60 printed characters without |"))
    return [name.strip() for name in names]
