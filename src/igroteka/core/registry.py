"""The games that are there: installed ones by their keys (entry-point group ``igroteka.games``), others by their folders."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from .errors import UnknownGame, some
from .game import Game, GameOf

#: What a game must offer.
INTERFACE: Final = frozenset(name for name in vars(GameOf) if not name.startswith("_"))


@cache
def _installed() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="igroteka.games")}


_extra: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Add a game that no installed package announces, for example one under construction."""
    _extra[game.key] = game
    return game


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """For a while the registry gives this very object under its key: matches look there."""
    before = _extra.get(game.key)
    register(game)
    try:
        yield
    finally:
        if before is None:
            del _extra[game.key]
        else:
            register(before)


def list_games() -> list[str]:
    """The keys of all installed games."""
    return sorted({*_installed(), *_extra})


def game(key: str) -> Game:
    """An installed game by its key."""
    if key in _extra:
        return _extra[key]
    if key not in _installed():
        raise UnknownGame(f"no game is called {key!r}; installed: {', '.join(list_games())}")
    return _load(key)


@cache
def _load(key: str) -> Game:
    found = _installed()[key].load()
    if not isinstance(found, GameOf):
        raise UnknownGame(f"the entry point {key} gives no game but {type(found).__name__}")
    return found


def folder_of(game: str | Game) -> Path:
    """The folder of a game, by its key or the game itself.

    A key that an entry point names is found without importing the game. Otherwise it is the folder of the game's class,
    or of the nearest base class that has texts, if the class has none of its own.
    """
    if not isinstance(game, str):
        return _class_folder(type(game))
    points = {point.name: point.module for point in entry_points(group="igroteka.games")}
    if game in points:
        return _module_folder(points[game], game)
    if game in _extra:
        return _class_folder(type(_extra[game]))
    raise UnknownGame(f"no game is called {game!r}; installed: {', '.join(list_games())}")


def _module_folder(module: str, key: str) -> Path:
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):  # a parent is not there, or the class comes from a script
        spec = None
    if spec is None or spec.origin is None:
        raise UnknownGame(f"the module {module} of the game {key} cannot be found as a file")
    return Path(spec.origin).parent


@cache
def _class_folder(kind: type) -> Path:
    tried: list[Path] = []
    for base in kind.__mro__:
        file = getattr(sys.modules.get(base.__module__), "__file__", None)
        if file is not None:
            tried.append(Path(file).parent)
            if (tried[-1] / "locale").is_dir():
                return tried[-1]
    if not tried:
        raise UnknownGame(
            f"the module {kind.__module__} of the game {kind.__name__} cannot be found as a file"
        )
    return tried[0]


# ---------------------------------------------------------------- games under construction


def find(name: str) -> Game:
    """The game with this key, or the one in this folder, which is registered under its own key."""
    if name in list_games():
        return game(name)
    if os.sep in name or name.startswith(".") or Path(name, "__init__.py").is_file():
        return load_folder(Path(name))
    return game(name)  # raises, and says which are installed


def package_in(folder: Path) -> str:
    """The full name of the package in a folder; Python is told where to look for it."""
    home = folder.resolve()
    if not home.is_dir():
        raise UnknownGame(f"there is no folder {folder}; allowed: an installed game or the folder of a game")
    if not (home / "__init__.py").is_file():
        raise UnknownGame(f"{folder} holds no __init__.py, so it is not the folder of a game")
    words = [home.name]
    top = home.parent
    while (top / "__init__.py").is_file():
        words.insert(0, top.name)
        top = top.parent
    dotted = ".".join(words)
    if not all(word.isidentifier() for word in words):
        raise UnknownGame(f"{dotted} cannot be imported; allowed: a folder with the name of a Python package")
    if str(top) not in sys.path:
        sys.path.insert(0, str(top))
        importlib.invalidate_caches()
    return dotted


def load_folder(folder: Path) -> Game:
    """Import the package in a folder and register its GAME."""
    home, dotted = folder.resolve(), package_in(folder)
    try:
        module = importlib.import_module(dotted)
    except Exception as error:  # whatever the game's own code raises while it is being written
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}:{last.lineno}"
        raise UnknownGame(
            f"{folder} cannot be imported: {type(error).__name__}: {error} ({where})"
        ) from error
    if Path(str(module.__file__)).parent.resolve() != home:
        raise UnknownGame(
            f"another module is called {dotted}: {module.__file__}; give the folder another name"
        )
    found = getattr(module, "GAME", None)
    if not isinstance(found, GameOf):
        lost = [name for name in sorted(INTERFACE) if not hasattr(found, name)]
        raise UnknownGame(f"{folder}/__init__.py offers no whole GAME; it lacks {some(lost, 30)}")
    return register(found)
