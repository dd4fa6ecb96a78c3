"""Positions as text that a person can read and edit."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, NoReturn

from ..core import BadData, Game, Json

#: Characters of a position; those of the games here have a few thousand.
LARGEST_POSITION: Final = 100_000


def read_position(g: Game, text: str) -> dict[str, Json]:
    """The data of a position. Errors say what was found, where, and what is allowed."""
    if not text.strip() or len(text) > LARGEST_POSITION:
        raise BadData(f"position: found {len(text)} characters; allowed: 1 to {LARGEST_POSITION}")
    try:
        data = json.loads(text.removeprefix("\ufeff"), parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadData(f"position: {where}: {error.msg}; allowed: a position as JSON") from None
    except (ValueError, RecursionError) as error:
        raise BadData(f"position: {error}; allowed: a position as JSON") from None
    if not isinstance(data, dict):
        raise BadData(
            f"position: found {type(data).__name__}; allowed: an object with the fields of a position"
        )
    if data.get("game") != g.key:
        raise BadData(f"position: game: found {str(data.get('game'))[:40]!r}; allowed: {g.key!r}")
    return data


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"found {word}")


def pretty(data: Mapping[str, Json]) -> str:
    """A position to be edited: one field on each line."""
    rows = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"
