"""Find a game: an installed one by its key, or one under construction by the path of its folder."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from pathlib import Path
from typing import Final

from .core.errors import UnknownGame, some
from .core.game import Game, game, games, register

#: What a game must offer.
INTERFACE: Final = frozenset(name for name in vars(Game) if not name.startswith("_"))


def find(name: str) -> Game:
    """The game with this key, or the one in this folder, which is registered under its own key."""
    if name in games():
        return game(name)
    if os.sep in name or name.startswith(".") or Path(name, "__init__.py").is_file():
        return load_folder(Path(name))
    return game(name)  # raises, and says which are installed


def load_folder(folder: Path) -> Game:
    """Import the package in a folder and register its GAME."""
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
    if not isinstance(found, Game):
        lost = [name for name in sorted(INTERFACE) if not hasattr(found, name)]
        raise UnknownGame(f"{folder}/__init__.py offers no whole GAME; it lacks {some(lost, 30)}")
    return register(found)
