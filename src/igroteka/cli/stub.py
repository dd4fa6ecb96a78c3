"""Begin a new game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..scaffold import inside, new_game


def add(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("new-game", short_help="Write a small playable game to start from.")(command)


def command(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Small letters, digits and _, such as red_hill.")
    ],
    into: Annotated[Path, typer.Option(metavar="DIR", help="Where to put its folder.")] = Path("."),
) -> None:
    """Write a folder with a small complete game that already passes the conformance suite.

    It has chance, hidden hands, an option, a drawing, a rule ledger, texts in three languages and tests.
    Change it step by step into yours.

    \b
    Examples:
      igroteka new-game red_hill
      igroteka new-game red_hill --into src/igroteka/games
    """
    folder = new_game(name, into)
    where = str(folder) if folder.is_absolute() else f"./{folder}"
    print(f"{name} is in {where}. Next:")
    print(f"  igroteka play {where}")
    print(f"  igroteka simulate {where} --games 200 --bots greedy,random")
    print(f"  python -m pytest {where}")
    print(f"  igroteka coverage {where}")
    package = f"igroteka.games.{name}" if inside(into) else name
    print(
        'Then announce it in pyproject.toml under [project.entry-points."igroteka.games"] and install again:'
    )
    print(f'  {name} = "{package}:GAME"')
