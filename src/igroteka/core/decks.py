"""Decks of other people: data files that a game reads instead of its own.

The cards of a game are in its move table, so a process plays a game with one deck, chosen before the game is
imported. A game that can do so keeps a file `decks.toml` in its folder, with the environment variable that it
looks at; processes that are started from this one inherit it:

    variable = "SWEET_LANDS_DECK"
"""

from __future__ import annotations

import os
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from . import Game, IgrotekaError, UnknownGame, game
from .game import Decked
from .registry import folder_of

FILE: Final = "decks.toml"


class CannotUse(IgrotekaError):
    """A deck that cannot be used; the message says why."""


def decked() -> dict[str, str]:
    """The installed games that can play with other decks, and the variable of each. No game is imported."""
    found: dict[str, str] = {}
    for point in entry_points(group="igroteka.games"):
        try:
            announced = folder_of(point.name) / FILE
        except UnknownGame:  # announced by a package whose files are gone; the game itself will say so
            continue
        if announced.is_file():
            found[point.name] = str(tomllib.loads(announced.read_text(encoding="utf-8"))["variable"])
    return dict(sorted(found.items()))


def which(word: str) -> tuple[str, Path]:
    """The game and the file that `FILE` or `GAME=FILE` means."""
    known = list(decked())
    key, equals, rest = word.partition("=")
    if equals and key in known:
        return key, Path(rest)
    if len(known) != 1:
        games = ", ".join(known) or "none is installed"
        raise CannotUse(
            f"deck: found {word!r}; allowed: GAME=FILE with a game that plays with decks: {games}"
        )
    return known[0], Path(word)


def use(word: str) -> Game:
    """Load a game with the deck of a file. A bad file raises before anything else has happened."""
    key, path = which(word)
    variable = decked()[key]
    chosen, before = str(path.resolve()), os.environ.get(variable)
    if _imported(key) and chosen != before:
        raise CannotUse(
            f"deck: {key} is loaded already, with {before or 'its own deck'}; allowed: a new process"
        )
    os.environ[variable] = chosen
    try:
        return game(key)
    except IgrotekaError:
        del os.environ[variable]
        if before is not None:
            os.environ[variable] = before
        raise


def check(word: str) -> str:
    """A line about a deck file; an error names the place, what was found and what is allowed."""
    key, path = which(word)
    found = game(key)
    if not isinstance(found, Decked):
        raise CannotUse(f"deck: {key} announces decks in {FILE} and cannot check one")
    return f"{path}: {found.check_deck(path)}"


def _imported(key: str) -> bool:
    return any(point.module in sys.modules for point in entry_points(group="igroteka.games", name=key))
