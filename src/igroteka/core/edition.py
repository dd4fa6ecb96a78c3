"""The form of an edition: a file with other values for components of a game than ours.

An edition is a TOML file with a table `[edition]` (the game, a name, perhaps a title) and rows for the tables of the game's own data
files, in the same form. Every row names the row of ours that it changes and says only what differs; what is not said stays as it is. A
table that is replaced as a whole, such as a deck of cards, is said in full.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from .errors import FilePlace, IgrotekaError, brief, complaint, some, whole_number
from .game import STANDARD
from .text import Value, phrase

HEAD: Final = "edition"
HEAD_FIELDS: Final = ("game", "name", "title")
LANGUAGES: Final = ("en", "ru", "uk")
LONGEST_TEXT: Final = 60
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,30}")

Row = dict[str, Any]
#: Where something stands; `+` goes on from there.
Place = str | FilePlace
#: Refuses a value with the place, what was found and what is allowed.
Check = Callable[[object, Place], None]


class BadEdition(IgrotekaError):
    """A file that is no edition of the game."""


@dataclass(frozen=True)
class Part:
    """A field of a table that an edition may change: how its value is checked, and what it is, for who writes a file."""

    check: Check
    about: str


@dataclass(frozen=True)
class Table:
    """A table of the data files that an edition may change.

    `by` is the field that names a row; a table without it is a single one. `parts` are the fields that may change.
    `check` looks at a whole row after the change, where fields must fit each other, and `check_whole` at
    all rows of the table, with the place of the last one that the edition changes. With `check_all` the rows of the edition replace
    all of ours, and it is given all of them with their places.
    """

    name: str
    about: str
    by: str = ""
    parts: Mapping[str, Part] = field(default_factory=dict)
    check: Callable[[Row, Place], None] | None = None
    check_all: Callable[[list[Row], list[FilePlace]], None] | None = None
    check_whole: Callable[[list[Row], Place], None] | None = None

    @property
    def is_list(self) -> bool:
        """Whether it has rows, and is not a single table."""
        return bool(self.by) or self.check_all is not None


@dataclass(frozen=True)
class Edition:
    """What a file says. `key` stands in the options of a match: the name, of other editions than ours with a part of the digest."""

    name: str
    title: dict[str, str]
    digest: str
    tables: dict[str, list[Row]]
    places: dict[str, list[FilePlace]]

    @property
    def key(self) -> str:
        """The name in options and logs."""
        return self.name if self.is_ours else f"{self.name}-{self.digest[:12]}"

    @property
    def is_ours(self) -> bool:
        """Whether nothing is changed."""
        return self.name == STANDARD

    def rows(self, table: Table, ours: list[Row]) -> list[Row]:
        """The rows of a table as this edition has them."""
        said = self.tables.get(table.name, [])
        if table.check_all is not None:
            return said or ours
        changes = {str(row.get(table.by, "")): row for row in said}
        return [{**row, **changes.get(str(row.get(table.by, "")), {})} for row in ours]


@dataclass(frozen=True)
class Components:
    """All that can be replaced in a game: its tables with our rows, where an edition is named, and what is said of it."""

    game: str
    variable: str
    title: dict[str, str]
    about: str
    tables: Mapping[str, Table]
    ours: Mapping[str, list[Row]]

    def in_play(self) -> Edition:
        """The edition in the file that the environment names, or else ours."""
        named = os.environ.get(self.variable)
        return self.load(Path(named)) if named else ours(self.title)

    def load(self, path: Path) -> Edition:
        """The edition in a file."""
        return load(path, self.game, self.tables, self.ours)

    def check(self, path: Path) -> str:
        """A line about the edition in a file."""
        found = self.load(path)
        rows = [f"{len(rows)} {name}" for name, rows in found.tables.items()]
        return f"{found.key}, changes: {', '.join(rows) or 'none'}"

    def write(self) -> str:
        """A file with all that an edition may change, as ours has it."""
        return write(self.game, self.about, self.tables, self.ours)


def edition_words(edition: Edition, lang: str) -> dict[str, str]:
    """The messages that name an edition in a language."""
    title = text_of(edition.title, lang)
    return {f"edition-{edition.key}": title, f"option-edition-{edition.key}": title}


def ours(title: dict[str, str]) -> Edition:
    """The edition that comes with a game."""
    return Edition(STANDARD, title, "", {}, {})


def text_of(texts: dict[str, str], lang: str) -> str:
    """A text in a language; where it is missing, in English or in any other."""
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()))


# ---------------------------------------------------------------- reading


def load(path: Path, game: str, tables: Mapping[str, Table], ours: Mapping[str, list[Row]]) -> Edition:
    """The edition in a file."""
    return parse(read_text(path), path.name, game, tables, ours)


def read_text(path: Path) -> str:
    """The text of a file that somebody has named."""
    try:
        return path.read_text("utf-8-sig")  # some editors begin a file with a mark that TOML does not know
    except OSError as error:
        found = phrase("no readable file ({fault})", fault=str(error.strerror))
        raise bad_edition(str(path), found, phrase("a TOML file")) from None
    except UnicodeDecodeError as undecoded:  # another name, since a compiled variable has one type
        found = phrase("{fault} at byte {n}", fault=undecoded.reason, n=undecoded.start)
        raise bad_edition(str(path), found, phrase("text in UTF-8")) from None


def read_head(text: str, where: str) -> tuple[Row, Row]:
    """The table `[edition]` with its fields checked, and all tables of the file."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said, _, place = str(error).rpartition(" (at ")
        line = re.match(r"line (\d+)(.*)\)", place)
        at = FilePlace(where, int(line[1]), line[2]) if line else FilePlace(where)
        found = phrase("no TOML ({fault})", fault=said if line else str(error))
        raise bad_edition(at, found, phrase("a TOML file")) from None
    head = data.get(HEAD)
    if not isinstance(head, dict):
        allowed = phrase("one with {names}", names=", ".join(HEAD_FIELDS))
        raise bad_edition(where, phrase("no table [{name}]", name=HEAD), allowed)
    here = f"{where}, [{HEAD}]"
    if extra := sorted(set(head) - set(HEAD_FIELDS)):
        raise bad_edition(here, some(extra), ", ".join(HEAD_FIELDS))
    name = head.get("name")
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name == STANDARD:
        allowed = phrase("small letters, digits and _, but not {name}", name=STANDARD)
        raise bad_edition(here, said_of(head, "name"), allowed)
    if not isinstance(head.get("game"), str):
        raise bad_edition(here, said_of(head, "game"), phrase("the key of a game"))
    check_texts(head.get("title", {"en": name}), f"{here}.title")
    return head, data


def parse(
    text: str, where: str, game: str, tables: Mapping[str, Table], ours: Mapping[str, list[Row]]
) -> Edition:
    """The edition in a text; an error names the line, what was found and what is allowed. `ours` are the rows that it may change."""
    head, data = read_head(text, where)
    if head["game"] != game:
        raise bad_edition(f"{where}, [{HEAD}]", said_of(head, "game"), repr(game))
    if unknown := sorted(set(data) - {HEAD, *tables}):
        raise bad_edition(where, some(unknown), f"{HEAD}, {some(list(tables), 40)}")
    said: dict[str, list[Row]] = {}
    places: dict[str, list[FilePlace]] = {}
    for name, table in tables.items():
        if name in data:
            said[name] = _as_rows(data[name], table, where)
            places[name] = _places(text, where, table, len(said[name]))
            _check_table(table, said[name], places[name], ours[name])
    named = {name: [_without_names(row) for row in rows] for name, rows in said.items()}
    body = json.dumps(named, sort_keys=True, ensure_ascii=False)
    title = dict(head.get("title", {"en": head["name"]}))
    return Edition(head["name"], title, hashlib.sha256(body.encode()).hexdigest(), said, places)


def _as_rows(data: object, table: Table, where: str) -> list[Row]:
    rows = data if table.is_list else [data]
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        rows_of = phrase("rows [[{name}]]", name=table.name)
        form = rows_of if table.is_list else phrase("one table [{name}]", name=table.name)
        raise bad_edition(where, f"{table.name} {brief(data)}", form)
    return rows


def _without_names(row: Row) -> Row:
    """What counts for play: names can be corrected and translated at any time."""
    return {key: value for key, value in row.items() if key != "name"}


def _places(text: str, where: str, table: Table, count: int) -> list[FilePlace]:
    """Where each row stands in the file: by line, if each has a heading of its own."""
    name = re.escape(table.name)
    heading = re.compile(rf"\s*\[\[\s*{name}\s*\]\]" if table.is_list else rf"\s*\[\s*{name}\s*\]")
    heads = [i for i, line in enumerate(text.splitlines(), 1) if heading.match(line)]
    if len(heads) != count:  # written as one list, or a heading stands inside a text
        return [FilePlace(where, 0, f", {table.name} {i + 1}") for i in range(count)]
    numbers = [f" {i + 1}" if table.is_list else "" for i in range(count)]
    return [FilePlace(where, line, f", {table.name}{n}") for line, n in zip(heads, numbers, strict=True)]


def _check_table(table: Table, rows: list[Row], places: list[FilePlace], ours: list[Row]) -> None:
    if table.check_all is not None:
        table.check_all(rows, places)
        return
    named = {str(row.get(table.by, "")): row for row in ours}
    seen: set[str] = set()
    for row, where in zip(rows, places, strict=True):
        which = str(row.get(table.by, ""))
        if which not in named:
            raise bad_edition(where, said_of(row, table.by), some(list(named), 30))
        if which in seen:
            raise bad_edition(
                where, phrase("{name} twice", name=f"{table.by} {which}"), phrase("every row once")
            )
        seen.add(which)
        here = where + f" ({which})" if table.by else where
        allowed = [*([table.by] if table.by else []), *table.parts]
        if extra := sorted(set(row) - set(allowed)):
            raise bad_edition(here, some(extra), some(allowed, 30))
        for key, part in table.parts.items():
            if key in row:
                part.check(row[key], here + f".{key}")
        if table.check is not None:
            table.check({**named[which], **row}, here)
        named[which] = {**named[which], **row}
    if table.check_whole is not None:
        table.check_whole(list(named.values()), places[-1])


# ---------------------------------------------------------------- checks that all games share


def said_of(row: Row, key: str) -> Value:
    """What a row says in a field, for an error: the field with its value, or that it is missing."""
    return f"{key} {brief(row[key])}" if key in row else phrase("no field {name}", name=repr(key))


def bad_edition(where: Value, found: Value, allowed: Value) -> BadEdition:
    """The error about a place."""
    return BadEdition(complaint(where, found, allowed))


def refuse(where: Place, found: object, allowed: Value) -> BadEdition:
    """The error about a value at a place."""
    return bad_edition(where, brief(found), allowed)


def number(low: int, high: int) -> Check:
    """A whole number within bounds."""

    def check(value: object, where: Place) -> None:
        if type(value) is not int or not low <= value <= high:
            raise refuse(where, value, whole_number(low, high))

    return check


def flag(value: object, where: Place) -> None:
    """Yes or no."""
    if type(value) is not bool:
        raise refuse(where, value, phrase("true or false"))


def one_of(*words: str) -> Check:
    """One of some words."""

    def check(value: object, where: Place) -> None:
        if value not in words:
            raise refuse(where, value, some(list(words), 40))

    return check


def list_of(item: Check, low: int, high: int) -> Check:
    """A list of values."""

    def check(value: object, where: Place) -> None:
        if not isinstance(value, list) or not low <= len(value) <= high:
            exact = phrase("a list of {n}", n=low)
            raise refuse(
                where, value, phrase("a list of {low} to {high}", low=low, high=high) if high > low else exact
            )
        for i, one in enumerate(value):
            item(one, where + f"[{i}]")

    return check


def table_of(parts: Mapping[str, Check], needed: bool = True) -> Check:
    """A table with exactly these keys, or with some of them."""

    def check(value: object, where: Place) -> None:
        if not isinstance(value, dict) or set(value) - set(parts) or (needed and set(value) != set(parts)):
            raise refuse(where, value, phrase("a table with {names}", names=", ".join(parts)))
        for key, one in value.items():
            parts[key](one, where + f".{key}")

    return check


def check_texts(value: object, where: Place) -> None:
    """One line of text by language, in one language or more."""
    texts = list(value.values()) if isinstance(value, dict) and not set(value) - set(LANGUAGES) else []
    if not texts or not all(isinstance(text, str) and text.strip() for text in texts):
        by = phrase("one line of text by {names}, at least one", names=", ".join(LANGUAGES))
        raise refuse(where, value, by)
    if any(len(text) > LONGEST_TEXT or not text.isprintable() for text in texts):
        raise refuse(where, value, phrase("one line of at most {n} characters", n=LONGEST_TEXT))


# ---------------------------------------------------------------- writing


def write(game: str, about: str, tables: Mapping[str, Table], ours: Mapping[str, list[Row]]) -> str:
    """A file with all that an edition may change, as ours has it, with a word on everything."""
    head = [
        *[f"# {line}" for line in about.splitlines()],
        "",
        f"[{HEAD}]",
        f"game = {_toml(game)}",
        'name = "mine"  # small letters, digits and _; stands in options and logs',
        'title = { en = "My own edition" }  # optional: what pages show, by en, ru, uk',
    ]
    return "\n".join(
        [*head, *[line for table in tables.values() for line in _table_lines(table, ours[table.name])], ""]
    )


def _table_lines(table: Table, rows: list[Row]) -> list[str]:
    lines = ["", f"# {'-' * 16} {table.name}", *[f"# {line}" for line in table.about.splitlines()]]
    lines += [f"#   {key}: {part.about}" for key, part in table.parts.items()]
    for row in rows:
        keys = (
            list(row)
            if table.check_all is not None
            else [key for key in (table.by, *table.parts) if key in row]
        )
        lines += ["", f"[[{table.name}]]" if table.is_list else f"[{table.name}]"]
        lines += [f"{key} = {_toml(row[key])}" for key in keys]
    return lines


def _toml(value: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return (
            "{ " + ", ".join([f"{key} = {_toml(one)}" for key, one in value.items()]) + " }"
            if value
            else "{}"
        )
    if isinstance(value, list):
        return "[" + ", ".join([_toml(one) for one in value]) + "]"
    return json.dumps(value, ensure_ascii=False)
