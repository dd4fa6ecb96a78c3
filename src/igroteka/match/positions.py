"""Positions as text that a person can read and edit."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, NoReturn

from ..core import Game, Json
from ..core.errors import bad_data, inside
from ..core.text import Phrase, phrase

#: Characters of a position; those of the games here have a few thousand.
LARGEST_POSITION: Final = 100_000


def read_position(g: Game, text: str) -> dict[str, Json]:
    """The data of a position. Errors say what was found, where, and what is allowed."""
    if not text.strip() or len(text) > LARGEST_POSITION:
        found = phrase("{n} characters", n=len(text))
        raise bad_data("position", found, phrase("{low} to {high}", low=1, high=LARGEST_POSITION))
    try:
        data = json.loads(text.removeprefix("\ufeff"), parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = phrase("line {line}, column {n}", line=str(error.lineno), n=str(error.colno))
        found = phrase("no JSON ({fault})", fault=error.msg)
        raise bad_data(inside("position", where), found, phrase("a position as JSON")) from None
    except (ValueError, RecursionError) as error:
        found = Phrase("phrase-no-json-fault", "{fault}", fault=str(error) or type(error).__name__)
        raise bad_data("position", found, phrase("a position as JSON")) from None
    if not isinstance(data, dict):
        raise bad_data("position", type(data).__name__, phrase("an object with the fields of a position"))
    if data.get("game") != g.key:
        raise bad_data("position: game", repr(str(data.get("game"))[:40]), repr(g.key))
    return data


def _no_constant(word: str) -> NoReturn:
    raise ValueError(word)


def pretty(data: Mapping[str, Json]) -> str:
    """A position to be edited: one field on each line."""
    rows = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"
