"""Begin a new game, and write the code that follows from its declarations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core.generate import generated_files, outdated_files
from ..core.registry import folder_of, names_folder, package_folder, package_in
from ..scaffold import is_home, new_game
from .common import FAILED, BadInput, GameArgument, write_file


def add(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("new-game", short_help="Write a small playable game to start from.")(command)
    app.command("fields", short_help="Write the code that follows from the declared fields of a game.")(
        fields
    )


def command(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Small letters, digits and _, such as red_hill.")
    ],
    into: Annotated[Path, typer.Option(metavar="DIR", help="Where to put its folder.")] = Path("."),
) -> None:
    """Write the folder of a small complete game, which can be played, checked and installed at once.

    It has chance, hidden hands, an option, a drawing, a bot's evaluation, a rule ledger, English texts and tests.
    Change it step by step into yours; CONTRIBUTING.md leads through it.

    \b
    Examples:
      igroteka new-game red_hill
      igroteka new-game red_hill --into src/igroteka/games
    """
    folder = new_game(name, into)
    where = str(folder) if folder.is_absolute() or folder.parts[0] == ".." else f"./{folder}"
    print(f"{name} is in {where}. Next:")
    print(f"  igroteka serve --game {where}")
    print(f"  igroteka play {where}")
    print(f"  igroteka simulate {where} --games 200 --bots greedy,random")
    print(f"  igroteka check {where}")
    print(f"  igroteka coverage {where}")
    print(f"  python -m pytest {where}")
    if is_home(into):
        print(
            'Then announce it in pyproject.toml under [project.entry-points."igroteka.games"] and install again:'
        )
        print(f'  {name} = "igroteka.games.{name}:GAME"')
    else:
        print("To have it among the installed games:")
        print(f"  python -m pip install --editable {where}")


def fields(
    game: GameArgument,
    check: Annotated[
        bool, typer.Option("--check", help="Only say whether the files are up to date.")
    ] = False,
) -> None:
    """Write `_fields.py`, `_view.py` and `_position.py` of a game again, after a change of its `fields.py`.

    The first holds the constructor of its state, which also copies, the second the public part of its view, the third
    the types of its fields, where `fields.py` asks for them.
    With --check the status is 1 if a file is not what the declaration says.

    \b
    Examples:
      igroteka fields ./red_hill
      igroteka fields dream_city --check
    """
    folder = package_folder(Path(game)) if names_folder(game) else folder_of(game)
    package = package_in(folder)
    if not (folder / "fields.py").is_file():
        raise BadInput(f"there is no fields.py in {folder}, so nothing follows from it")
    if check:
        outdated = outdated_files(package, folder)
        for name in outdated:
            print(f"{folder / name} is not what the declaration says")
        raise typer.Exit(FAILED if outdated else 0)
    for name, text in generated_files(package, folder):
        path = folder / name
        is_new = not path.is_file() or path.read_text(encoding="utf-8") != text
        if is_new:
            write_file(path, text)
        print(f"{path}: {'written' if is_new else 'as it was'}")
