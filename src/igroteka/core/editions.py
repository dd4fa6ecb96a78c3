"""Editions of other people: files with other values for components of a game, which are played instead of ours.

What a game is printed with is in its tables and its moves, so a process plays a game with one edition, chosen before the game is
imported. A game that can do so keeps a file `edition.toml` in its folder, with the environment variable that it looks at; processes
that are started from this one inherit it:

    variable = "SWEET_LANDS_EDITION"

The form of the files themselves is in `edition`.
"""

from __future__ import annotations

import os
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from . import Game, IgrotekaError, UnknownGame, game
from .edition import HEAD, read_head, read_text, said_of
from .errors import complaint
from .optional import Editioned
from .registry import folder_of
from .text import Phrase, phrase

FILE: Final = "edition.toml"


class CannotUse(IgrotekaError):
    """An edition that cannot be used; the message says why."""


def variables() -> dict[str, str]:
    """The installed games that can play with other editions, and the variable of each. No game is imported."""
    known: dict[str, str] = {}
    for point in entry_points(group="igroteka.games"):
        try:
            announced = folder_of(point.name) / FILE
        except UnknownGame:  # announced by a package whose files are gone; the game itself will say so
            continue
        if announced.is_file():
            known[point.name] = _variable(announced)
    return dict(sorted(known.items()))


def _variable(announced: Path) -> str:
    return str(tomllib.loads(announced.read_text(encoding="utf-8"))["variable"])


def has_other_edition(key: str) -> bool:
    """Whether this process plays a game with another edition than ours. The game is not imported."""
    announced = folder_of(key) / FILE
    return announced.is_file() and bool(os.environ.get(_variable(announced)))


def game_of(path: Path) -> str:
    """The key of the game that a file is an edition of."""
    head, _ = read_head(read_text(path), path.name)
    if head["game"] not in variables():
        raise CannotUse(complaint(f"{path.name}, [{HEAD}]", said_of(head, "game"), _editioned_games()))
    return str(head["game"])


def use(path: Path) -> Game:
    """Load a game with the edition in a file. A bad file raises before anything else has happened."""
    key = game_of(path)
    variable = variables()[key]
    chosen, before = str(path.resolve()), os.environ.get(variable)
    if _is_imported(key) and chosen != before:
        sentence = "edition: {name} is loaded already, with {file}; allowed: a new process"
        raise CannotUse(phrase(sentence, name=key, file=before or phrase("our own")))
    os.environ[variable] = chosen
    try:
        return game(key)
    except IgrotekaError:
        del os.environ[variable]
        if before is not None:
            os.environ[variable] = before
        raise


def check(path: Path, key: str) -> str:
    """A line about the edition of a game in a file; an error names the place, what was found and what is allowed."""
    return f"{path}: {_editioned_game(key).check_edition(path)}"


def write(key: str) -> str:
    """A file with all that an edition of a game may change, as ours has it."""
    return _editioned_game(key).write_edition()


def _editioned_game(key: str) -> Editioned:
    of = game(key)
    if not isinstance(of, Editioned):
        found = phrase("{name}, which has no value that an edition could change", name=repr(key))
        raise CannotUse(complaint("edition", found, _editioned_games()))
    return of


def _editioned_games() -> Phrase:
    names = ", ".join(variables()) or phrase("none is installed")
    return phrase("a game that plays with editions: {names}", names=names)


def _is_imported(key: str) -> bool:
    return any(point.module in sys.modules for point in entry_points(group="igroteka.games", name=key))
