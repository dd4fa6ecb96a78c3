"""Begin a new game: a small but complete one, copied under a new name.

The pattern is `stub_game`, a real package that is checked like every other game; its scenarios become the
tests of the copy.
"""

from __future__ import annotations

import keyword
import re
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ..core.errors import IgrotekaError
from ..core.registry import list_games

PATTERN: Final = Path(__file__).parent / "stub_game"
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
        for source in sorted(PATTERN.rglob("*")):
            if source.suffix in TEXTS and not (inside(into) and source.name == "conftest.py"):
                target = folder / place(source.relative_to(PATTERN), name)
                target.parent.mkdir(parents=True, exist_ok=True)
                text = renamed(source.read_text(encoding="utf-8"), name, into)
                target.write_text(text, encoding="utf-8")
    except OSError as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise BadName(f"{folder} cannot be written: {(error.strerror or str(error)).lower()}") from None
    return folder


def check_name(name: str, into: Path) -> None:
    """Refuse names that cannot become a package and the key of a game."""
    if not NAME.fullmatch(name) or len(name) > MOST or keyword.iskeyword(name):
        raise BadName(
            f"name: found {name!r}; allowed: at most {MOST} small Latin letters, digits and single _, "
            "beginning with a letter, and no keyword of Python"
        )
    if name in list_games():
        raise BadName(f"name: a game is called {name!r} already; installed: {', '.join(list_games())}")
    if not inside(into) and find_spec(name) is not None:
        raise BadName(f"name: {name!r} is a Python module already; choose another name")


def inside(into: Path) -> bool:
    """Whether this is the folder of the games of this very package."""
    return into.resolve() == HOME.resolve()


def place(path: Path, name: str) -> Path:
    """Where a file of the pattern goes; scenarios become tests."""
    words = ["tests" if word == "checks" else word for word in path.parts]
    return Path(*words[:-1], f"test_{name}.py" if words[-1] == "scenarios.py" else words[-1])


def renamed(text: str, name: str, into: Path) -> str:
    """A text of the pattern under the new name."""
    package = f"igroteka.games.{name}" if inside(into) else name
    for old, new in (
        ("igroteka.scaffold.stub_game", package),
        ("stub_game", name),
        ("stub-game", name.replace("_", "-")),
        ("StubGame", camel(name)),
        ("Stub game", name.replace("_", " ").capitalize()),
        ("SG-", f"{prefix(name)}-"),
        ('"SG"', f'"{prefix(name)}"'),
    ):
        text = text.replace(old, new)
    text = re.sub(r"\bStub(View)?\b", lambda m: f"{camel(name)}{m[1] or 'State'}", text)
    return sorted_imports(text, package)


def sorted_imports(text: str, package: str) -> str:
    """The imports of the tests in the order of their new names: a package of its own comes last."""
    head, mark, rest = text.partition("import pytest\n\nfrom igroteka.")
    if not mark:
        return text
    mark, rest = "import pytest\n", f"from igroteka.{rest}"
    block, _, body = rest.partition("\n\n\n")
    lines = sorted([line for line in block.splitlines() if line])
    own = [line for line in lines if line.startswith(f"from {package}")]
    other = [line for line in lines if line not in own]
    if package.startswith("igroteka."):
        return f"{head}{mark}\n" + "\n".join(lines) + f"\n\n\n{body}"
    return head + mark + "\n".join([*other, "", *own]) + f"\n\n\n{body}"


def camel(name: str) -> str:
    """The name of the game's class."""
    return "".join([word.capitalize() for word in name.split("_")])


def prefix(name: str) -> str:
    """The beginning of rule ids: the initials of the words, or the first letters of a single word."""
    letters = [word[0] for word in name.split("_") if word[0].isalpha()]
    short = "".join(letters) if len(letters) > 1 else re.sub(r"[^a-z]", "", name)[:2]
    return short.upper()
