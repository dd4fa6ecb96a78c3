"""The ratings with which bots enter rated games."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files


@cache
def start_ratings() -> dict[str, tuple[float, float]]:
    """Mean and uncertainty by level. Only these bots can play in rated games."""
    data = tomllib.loads(files(__package__).joinpath("ratings.toml").read_text(encoding="utf-8"))
    return {name: (row["mu"], row["sigma"]) for name, row in data.items()}
