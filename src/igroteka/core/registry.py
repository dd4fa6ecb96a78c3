"""The games that are there: installed ones by their keys (entry-point group ``igroteka.games``), others by their folders.

A folder that `find` has loaded stands in the environment variable IGROTEKA_GAMES, so that processes which are started from
this one know its game too. Whoever wants a folder to be known always sets the variable, with several folders as in PATH.
"""

from __future__ import annotations

import importlib
import os
import sys
import tomllib
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from .errors import UnknownGame, complaint, some
from .game import Game, GameOf
from .generate import outdated_files

#: What a game must offer.
INTERFACE: Final = frozenset(name for name in vars(GameOf) if not name.startswith("_"))
#: The group of entry points by which packages announce their games.
GROUP: Final = "igroteka.games"
#: The environment variable with the folders of games that no installed package announces.
FOLDERS: Final = "IGROTEKA_GAMES"
PROJECT: Final = "pyproject.toml"


@cache
def _find_installed() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=GROUP)}


_extra: dict[str, Game] = {}
_loaded: set[str] = set()
"""The folders of the environment whose games are registered in this process."""


def register(game: Game) -> Game:
    """Add a game that no installed package announces, for example one under construction."""
    _extra[game.key] = game
    return game


@contextmanager
def override_game(game: Game) -> Iterator[None]:
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
    """The keys of all games that are installed or loaded from a folder."""
    _load_folders()
    return sorted({*_find_installed(), *_extra})


def game(key: str) -> Game:
    """A game by its key, imported when it is first asked for; a key that nobody knows raises `UnknownGame`."""
    _load_folders()
    if key in _extra:
        return _extra[key]
    if key not in _find_installed():
        raise _unknown(key)
    return _load(key)


def _unknown(key: str) -> UnknownGame:
    sentence = "no game is called {found}; installed: {allowed}"
    return UnknownGame(complaint("game", repr(key), ", ".join(list_games()), sentence))


_imported: dict[str, Game] = {}
"""The installed games that have been asked for."""


def _load(key: str) -> Game:
    if key not in _imported:
        found = _find_installed()[key].load()
        if not isinstance(found, GameOf):
            raise UnknownGame(f"the entry point {key} gives no game but {type(found).__name__}")
        _imported[key] = found
    return _imported[key]


def is_loaded(key: str) -> bool:
    """Whether a game has been asked for before, or was registered: then to ask for it imports nothing."""
    return key in _imported or key in _extra


def folder_of(game: str | Game) -> Path:
    """The folder of a game, by its key or the game itself.

    A key that an entry point names is found without importing the game. Otherwise it is the folder of the game's class,
    or of the nearest base class that has texts, if the class has none of its own.
    """
    if not isinstance(game, str):
        return _class_folder(type(game))
    _load_folders()
    if game in _find_installed():
        return _module_folder(_find_installed()[game].module, game)
    if game in _extra:
        return _class_folder(type(_extra[game]))
    raise _unknown(game)


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
    """The game with this key, or the one in this folder, which is registered under its own key here and in processes to come."""
    if name in list_games():
        return game(name)
    if names_folder(name):
        return _use_folder(Path(name))
    return game(name)  # raises, and says which are installed


def names_folder(name: str) -> bool:
    """Whether a word means the folder of a package or of a project, and not the key of a game."""
    if os.sep in name or name.startswith("."):
        return True
    return (Path(name) / "__init__.py").is_file() or (Path(name) / PROJECT).is_file()


def _use_folder(folder: Path) -> Game:
    """Load the game in a folder, and name the folder in the environment for processes that are started from this one."""
    home = str(folder.resolve())
    if os.pathsep in home:
        raise UnknownGame(
            f"{folder}: found {os.pathsep!r} in its path; allowed: a folder that {FOLDERS} can name"
        )
    found = load_folder(folder)
    _loaded.add(home)
    if home not in _named_folders():
        os.environ[FOLDERS] = os.pathsep.join([*_named_folders(), home])
    return found


def _named_folders() -> list[str]:
    return [home for home in os.environ.get(FOLDERS, "").split(os.pathsep) if home]


def _load_folders() -> None:
    """Register the games of the folders in the environment, each once in a process."""
    for home in _named_folders():
        if home not in _loaded:
            _loaded.add(home)  # first, because a game may ask for games while it is imported
            try:
                load_folder(Path(home))
            except UnknownGame as error:
                _loaded.discard(home)
                raise UnknownGame(f"{FOLDERS}: {error}") from error


def package_folder(folder: Path) -> Path:
    """The folder of a game's package: this one, or the one inside that `pyproject.toml` announces as a game."""
    if not folder.is_dir():
        raise UnknownGame(f"there is no folder {folder}; allowed: an installed game or the folder of a game")
    if (folder / "__init__.py").is_file():
        return folder
    if not (folder / PROJECT).is_file():
        raise UnknownGame(
            f"{folder} holds no __init__.py and no {PROJECT}, so it is not the folder of a game"
        )
    homes = list(dict.fromkeys([_announced_folder(folder, module) for module in _announced_modules(folder)]))
    if len(homes) != 1:
        raise UnknownGame(
            f'{folder / PROJECT}: found {len(homes)} games in [project.entry-points."{GROUP}"]; '
            "allowed: one, or the folder of the game's own package"
        )
    return homes[0]


def _announced_modules(project: Path) -> list[str]:
    """The modules of the games that the project in a folder announces."""
    try:
        data = tomllib.loads((project / PROJECT).read_text(encoding="utf-8"))
        points = data.get("project", {}).get("entry-points", {}).get(GROUP, {})
        return [str(point).partition(":")[0] for point in points.values()]
    except (OSError, ValueError, AttributeError) as error:
        raise UnknownGame(f"{project / PROJECT} cannot be read: {error}") from None


def _announced_folder(project: Path, module: str) -> Path:
    """Where the package of a module lies in a project: at its top, or in `src`."""
    for top in (project, project / "src"):
        home = top.joinpath(*module.split("."))
        if (home / "__init__.py").is_file():
            return home
    raise UnknownGame(
        f"{project / PROJECT} announces the module {module}, but there is no such package in {project}"
    )


def package_in(folder: Path) -> str:
    """The full name of the package in a folder; Python is told where to look for it."""
    home = folder.resolve()
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
    """Import the game of a package or a project in a folder, and register it."""
    home = package_folder(folder).resolve()
    dotted = package_in(home)
    try:
        old = outdated_files(dotted, home) if (home / "fields.py").is_file() else []
        module = importlib.import_module(dotted) if not old else None
    except Exception as error:  # whatever the game's own code raises while it is being written
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}:{last.lineno}"
        raise UnknownGame(
            f"{folder} cannot be imported: {type(error).__name__}: {error} ({where})"
        ) from error
    if module is None:
        raise UnknownGame(
            f"{home / old[0]} is not what fields.py declares; write it again with: igroteka fields {folder}"
        )
    if Path(str(module.__file__)).parent.resolve() != home:
        raise UnknownGame(
            f"another module is called {dotted}: {module.__file__}; give the folder another name"
        )
    found = getattr(module, "GAME", None)
    if not isinstance(found, GameOf):
        lost = [name for name in sorted(INTERFACE) if not hasattr(found, name)]
        raise UnknownGame(f"{home}/__init__.py offers no whole GAME; it lacks {some(lost, 30)}")
    return register(found)
