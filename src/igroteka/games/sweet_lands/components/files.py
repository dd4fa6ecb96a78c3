"""The data files of the components."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parent
Row = dict[str, Any]


#: Where a row comes from: the rulebook, the rulebook with numbers of ours, or our own design.
SOURCES: Final = ("R", "RD", "D")


def read(name: str) -> Row:
    """§SL-2.5 The tables of a data file; `src` says of each row where it comes from."""
    return tomllib.loads((HOME / name).read_text("utf-8"))
