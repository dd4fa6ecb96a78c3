"""Positions as text that a person can read and edit: stored data in JSON, or a form in TOML or JSON."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Final, NoReturn

from ..core import Game, Json, State
from ..core.errors import bad_data, inside
from ..core.text import Phrase, phrase

#: Characters of a position; those of the games here have a few thousand.
LARGEST_POSITION: Final = 100_000


#: How a text begins that is TOML: with a comment, a table or a key.
_TOML: Final = re.compile(r"\s*(?:#|\[\[?\s*[A-Za-z_]|[\w\"'.-]+\s*=)")
_AT: Final = re.compile(r"(.*) \(at line (\d+), column (\d+)\)")


def read_position(g: Game, text: str) -> dict[str, Json]:
    """The data of a position, or the form that says one. Errors say what was found, where, and what is allowed."""
    data = read_data(text)
    if data.get("game") != g.key:
        raise bad_data("position: game", repr(str(data.get("game"))[:40]), repr(g.key))
    if len(data) == 1:
        raise bad_data(
            "position",
            phrase("the name of the game alone"),
            phrase("an object with the fields of a position"),
        )
    return data


def read_data(text: str) -> dict[str, Json]:
    """An object in JSON or TOML, whatever is in it."""
    if not text.strip() or len(text) > LARGEST_POSITION:
        found = phrase("{n} characters", n=len(text))
        raise bad_data("position", found, phrase("{low} to {high}", low=1, high=LARGEST_POSITION))
    if _TOML.match(text.removeprefix("\ufeff")):
        return _read_toml(text.removeprefix("\ufeff"))
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
    return data


def _read_toml(text: str) -> dict[str, Json]:
    try:
        return tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as error:
        at = _AT.fullmatch(str(error))
        where = phrase("line {line}, column {n}", line=at[2], n=at[3]) if at else "TOML"
        found = phrase("no TOML ({fault})", fault=at[1] if at else str(error))
        raise bad_data(inside("position", where), found, phrase("a position as TOML or JSON")) from None
    except (ValueError, RecursionError) as error:
        found = Phrase("phrase-no-json-fault", "{fault}", fault=str(error) or type(error).__name__)
        raise bad_data("position", found, phrase("a position as TOML or JSON")) from None


def _no_constant(word: str) -> NoReturn:
    raise ValueError(word)


def pretty(data: Mapping[str, Json]) -> str:
    """A position to be edited: one field on each line."""
    rows = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def pretty_form(form: Mapping[str, Json]) -> str:
    """A form to be edited, in TOML: a line for each part, and a table for each player."""
    if _holds_nothing(form):  # TOML cannot say that something is not there
        return pretty(form)
    lines = [f"{_key(name)} = {_toml(value)}" for name, value in form.items() if name != "players"]
    players = form.get("players", [])
    assert isinstance(players, list)
    for said in players:
        lines += ["", "[[players]]", *[f"{_key(name)} = {_toml(value)}" for name, value in said.items()]]
    return "\n".join([*lines, ""])


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def _toml(value: Json) -> str:
    """A value in one line."""
    if isinstance(value, Mapping):
        pairs = [f"{_key(name)} = {_toml(item)}" for name, item in value.items()]
        return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([_toml(item) for item in value])}]"
    return json.dumps(value, ensure_ascii=False)


def _holds_nothing(value: Json) -> bool:
    """Whether there is a null somewhere."""
    if isinstance(value, Mapping):
        return any(_holds_nothing(item) for item in value.values())
    return any(_holds_nothing(item) for item in value) if isinstance(value, (list, tuple)) else value is None


def recorded_position(start: State, data: Json) -> Mapping[str, Json]:
    """What a match keeps of the position that it began with. Where something has happened at once, it is the position before that."""
    return data if start.events and isinstance(data, Mapping) else start.to_data()
