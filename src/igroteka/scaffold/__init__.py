"""Begin a new game: a small but complete one, copied under a new name.

The pattern is `stub`, a real package that is checked like every other game; its `checks` become the tests of the copy.
The copy lies in a project folder, which can be installed: `harbour/pyproject.toml` and the package `harbour/harbour`.
Only among the games of this very library, which announces them itself, it is the package alone.
"""

from __future__ import annotations

import keyword
import re
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ..core.errors import IgrotekaError
from ..core.registry import PROJECT, list_games

PATTERN: Final = Path(__file__).parent / "stub"
PROJECT_PATTERN: Final = Path(__file__).parent / "project.toml"
HOME: Final = Path(__file__).parents[1] / "games"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MOST: Final = 40
TEXTS: Final = (".py", ".toml", ".ftl")


class BadName(IgrotekaError):
    """A name or a place that a new game cannot have."""


def new_game(name: str, into: Path) -> Path:
    """Write a new game; its folder. Nothing is left behind if that fails."""
    check_name(name, into)
    folder = into / name
    if folder.exists():
        raise BadName(f"{folder} is there already; choose another name or place")
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise BadName(f"{folder} cannot be made: {(error.strerror or str(error)).lower()}") from None
    try:
        for target, text in written_files(name, into):
            path = folder / target
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise BadName(f"{folder} cannot be written: {(error.strerror or str(error)).lower()}") from None
    return folder


def written_files(name: str, into: Path) -> list[tuple[Path, str]]:
    """The files of a new game, as places in its folder, and what stands in them."""
    alone = is_home(into)
    sources = [source for source in sorted(PATTERN.rglob("*")) if source.suffix in TEXTS]
    places = [place(source.relative_to(PATTERN)) for source in sources]
    if not alone:
        sources, places = [PROJECT_PATTERN, *sources], [Path(PROJECT), *[Path(name, one) for one in places]]
    texts = [rename(source.read_text(encoding="utf-8"), name) for source in sources]
    if not alone:  # there this library is one of others, and imports are sorted accordingly
        texts = [
            text.replace("import pytest\n\nfrom igroteka.", "import pytest\nfrom igroteka.") for text in texts
        ]
    return list(zip(places, texts, strict=True))


def check_name(name: str, into: Path) -> None:
    """Refuse names that cannot become a package and the key of a game."""
    if not NAME.fullmatch(name) or len(name) > MOST or keyword.iskeyword(name):
        raise BadName(
            f"name: found {name!r}; allowed: at most {MOST} small Latin letters, digits and single _, "
            "beginning with a letter, and no keyword of Python"
        )
    if name in list_games():
        raise BadName(f"name: a game is called {name!r} already; installed: {', '.join(list_games())}")
    if not is_home(into) and find_spec(name) is not None:
        raise BadName(f"name: {name!r} is a Python module already; choose another name")


def is_home(into: Path) -> bool:
    """Whether this is the folder of the games of this very package."""
    return into.resolve() == HOME.resolve()


def place(path: Path) -> Path:
    """Where a file of the pattern goes: checks become tests."""
    words = ["tests" if word == "checks" else word for word in path.parts]
    return Path(*words[:-1], re.sub("^check_", "test_", words[-1]))


def rename(text: str, name: str) -> str:
    """A text of the pattern under the new name."""
    for old, new in (
        (r"\bStub(?=Fields|Game|State|View)", camel(name)),
        (r"\bStub\b", name.replace("_", " ").capitalize()),
        (r"\bstub\b", name),
        (r"\bST(?=-|\")", prefix(name)),
    ):
        text = re.sub(old, new, text)
    return text


def camel(name: str) -> str:
    """The name of the game's class."""
    return "".join([word.capitalize() for word in name.split("_")])


def prefix(name: str) -> str:
    """The beginning of rule ids: the initials of the words, or the first letters of a single word."""
    letters = [word[0] for word in name.split("_") if word[0].isalpha()]
    short = "".join(letters) if len(letters) > 1 else re.sub(r"[^a-z]", "", name)[:2]
    return short.upper()
