"""What all commands share: how they are called, how they complain, and where they write."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ..core import Game, IgrotekaError, default_seats, editions
from ..core.errors import some
from ..core.game import bad_seats
from ..core.languages import LANGUAGES
from ..core.registry import find, list_games
from ..match import Match, read_data

if TYPE_CHECKING:  # a command that prints no table, such as the server, starts without it
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

FAILED: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130
PIPED_WIDTH: Final = 120


class BadInput(IgrotekaError):
    """Bad input from the command line, said in one sentence."""


def print_error(sentence: str) -> None:
    """Say on stderr what is wrong."""
    print(f"igroteka: {sentence}", file=sys.stderr)


# ---------------------------------------------------------------- options that many commands have

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, or the folder of a game.")]
Seats = Annotated[
    int | None, typer.Option(help="Number of seats.", show_default="2, or what the game allows")
]
Seed = Annotated[str, typer.Option(help="Seed of all chance: a number or any words.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]
PlayedOn = Annotated[str, typer.Option("--on", metavar="WHERE", help="Who plays: serial, processes or ray.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]
Lang = Annotated[
    str | None,
    typer.Option(help=f"Language: {', '.join(LANGUAGES)}.", show_default="from the environment"),
]


def _use_editions(files: list[Path] | None) -> list[Path] | None:
    for file in files or []:
        editions.use(file)
    return files


#: Taken before all others, because a game must not be loaded before its edition is known.
Edition = Annotated[
    list[Path] | None,
    typer.Option(
        "--edition",
        metavar="FILE",
        help="Components as your own copy of a game has them: see `igroteka edition`; may be repeated.",
        show_default="ours",
        is_eager=True,
        callback=_use_editions,
    ),
]


def _use_games(folders: list[str] | None) -> list[str] | None:
    for folder in folders or []:
        find(folder)
    return folders


#: Also taken before all others: what they name, such as a log, may belong to such a game.
GameFolders = Annotated[
    list[str] | None,
    typer.Option(
        "--game",
        metavar="FOLDER",
        help="A game in a folder, in addition to those that are installed; may be repeated.",
        show_default=False,
        is_eager=True,
        callback=_use_games,
    ),
]


def read_options(words: list[str] | None) -> dict[str, str]:
    """The options of repeated KEY=VALUE words."""
    options: dict[str, str] = {}
    for word in words or []:
        key, equals, value = word.partition("=")
        if not equals or not key.strip():
            raise BadInput(f"--option: found {word!r}; allowed: KEY=VALUE")
        if key in options:
            raise BadInput(f"--option: {key} is given twice")
        options[key.strip()] = value.strip()
    return options


def read_seats(game: Game, seats: int | None) -> int:
    """The number of seats that was given, checked, or the default."""
    if seats is None:
        return default_seats(game)
    if seats not in game.seats:
        raise bad_seats(game, seats)
    return seats


def read_lang(lang: str | None) -> str:
    """A language: the one given, or that of the environment if it is known, or English."""
    if lang is not None:
        if lang not in LANGUAGES:
            raise BadInput(f"--lang: found {lang!r}; allowed: {some(list(LANGUAGES))}")
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def read_names(words: str) -> list[str]:
    """A list of names between commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


# ---------------------------------------------------------------- files


def read_text(path: Path) -> str:
    """A file as text, or a sentence about why not."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is no text file") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {reason(error)}") from None


def read_match(path: Path) -> Match:
    """The match of a log file."""
    text = read_text(path)
    try:
        return Match.parse(text)
    except IgrotekaError as error:
        raise BadInput(f"{path}, {error}") from None


def begin_position(
    path: Path, seed: str | None = None, names: list[str] | None = None, chance: str = "seeded"
) -> Match:
    """A match that begins with the position in a file, which names its game."""
    try:
        data = read_data(read_text(path))
        key = data.get("game")
        if not isinstance(key, str):
            raise BadInput(f"{path}, game: found {key!r}; allowed: {', '.join(list_games())}")
        return Match.begin(find(key).key, data, seed, names, chance=chance)
    except BadInput:
        raise
    except IgrotekaError as error:
        raise BadInput(f"{path}, {error}") from None


def write_file(path: Path, content: str | bytes) -> None:
    """Write a whole file at once: a crash leaves the old one."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    part = ""
    try:
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
        os.chmod(part, mode)
        os.replace(part, path)
    except OSError as error:
        if part:
            with contextlib.suppress(OSError):
                os.unlink(part)
        raise BadInput(f"{path} cannot be written: {reason(error)}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def reason(error: OSError) -> str:
    """Why the system refused, in its own words."""
    return (error.strerror or str(error)).lower()


# ---------------------------------------------------------------- printing


def console() -> Console:
    """Where results go. Pipes get plain text in wide lines."""
    from rich.console import Console

    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
    return Console(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)


def print_json(data: object) -> None:
    """Data for scripts."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def make_table(*columns: str, title: str = "") -> Table:
    """A plain table; columns that begin with > stand to the right."""
    from rich.table import Table

    table = Table(box=None, title=title or None, title_justify="left", pad_edge=False, header_style="bold")
    for name in columns:
        table.add_column(name.removeprefix(">"), justify="right" if name.startswith(">") else "left")
    return table


def print_table(table: Table) -> None:
    """A table without the spaces that would fill its last column."""
    out = console()
    with out.capture() as got:
        out.print(table)
    print("\n".join([line.rstrip() for line in got.get().splitlines()]))


def count_words(number: int, one: str, many: str) -> str:
    """A number with its word."""
    return f"{number} {one if number == 1 else many}"


@contextlib.contextmanager
def progress(words: str, total: int | None) -> Iterator[Progress]:
    """A bar on stderr while long work runs; nothing where nobody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        bar.add_task(words, total=total)
        yield bar
