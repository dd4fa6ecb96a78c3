"""What the sketches of all games share: the table as plain text."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap
from typing import Final

from .svg import CACHE_SIZE

#: No line of a sketch is longer.
COLUMNS: Final = 100


@lru_cache(maxsize=CACHE_SIZE)
def fold(words: str, indent: str = "    ") -> str:
    """A long line of a sketch in several. A move changes few of them, and to fold takes longer than to say."""
    return "\n".join(wrap(words, COLUMNS, subsequent_indent=indent, break_on_hyphens=False))
