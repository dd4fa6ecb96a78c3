"""The data files of the components."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parent
Row = dict[str, Any]


def read(name: str) -> Row:
    """The tables of a data file."""
    return tomllib.loads((HOME / name).read_text("utf-8"))
