"""The data files of the components, as they are: our own values, before an edition changes some of them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from igroteka.core.edition import Row

__all__ = ["HOME", "Row", "read_ours", "replaceable"]

HOME: Final = Path(__file__).parent
#: Where a row comes from: the rulebook, the rulebook with numbers of ours, or our own design.
SOURCES: Final = ("R", "RD", "D")


@cache
def read_ours(name: str) -> Row:
    """§SL-2.5 The tables of a data file; `src` says of each row where it comes from."""
    return tomllib.loads((HOME / name).read_text("utf-8"))


def replaceable(name: str, table: str) -> list[Row]:
    """The rows of a table that do not stand in the rulebook."""
    rows = read_ours(name)[table]
    return [row for row in (rows if isinstance(rows, list) else [rows]) if row.get("src") != SOURCES[0]]
