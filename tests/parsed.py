"""Sources as trees. Several tests look through all files of the project, and to read them takes longer than to look."""

from __future__ import annotations

import ast
from functools import cache


@cache
def parse(text: str) -> ast.Module:
    """What a source says; it is read once, and nobody changes it."""
    return ast.parse(text)
