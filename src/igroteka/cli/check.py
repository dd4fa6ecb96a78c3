"""The command `igroteka check`: the conformance suite."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import some
from ..core.generate import outdated_files
from ..core.languages import LANGUAGES
from ..core.registry import find, folder_of, package_in
from ..testing import Failure, check_game
from .common import FAILED, BadInput, Edition, GameArgument, read_names, read_seats


def add(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("check", short_help="Check that a game keeps what every game promises.")(check_command)


def check_command(
    game: GameArgument,
    number: Annotated[int, typer.Option("--games", min=1, help="How many random games to play.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Number of seats.", show_default="all")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; each next one has one more.")] = 0,
    languages: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,...",
            help="Languages in which all texts must be there.",
            show_default="those with a file in locale/",
        ),
    ] = None,
    edition: Edition = None,
) -> None:
    """Play random games and check everything that a game promises: rules, storage, logs, secrets, texts, drawings.

    What is played and never came up stands in the report. The first broken promise is told with the position, what
    was expected and what was found, and how to play the same game again; the status is 1 then.

    \b
    Examples:
      igroteka check ./harbour
      igroteka check dream_city --games 20 --seats 2
      igroteka check ./harbour --languages en,uk
    """
    g = find(game)
    wanted = None if languages is None else read_names(languages)
    strange = [lang for lang in wanted or [] if lang not in LANGUAGES]
    if strange or wanted == []:
        raise BadInput(f"--languages: found {languages!r}; allowed: some of {some(list(LANGUAGES))}")
    folder = folder_of(g)
    outdated = outdated_files(package_in(folder), folder) if (folder / "fields.py").is_file() else []
    for name in outdated:
        print(f"{folder / name} is not what fields.py declares; write it again with: igroteka fields {game}")
    try:
        report = check_game(
            g,
            seats=None if seats is None else [read_seats(g, seats)],
            games=number,
            seed=seed,
            languages=wanted,
        )
    except Failure as failure:
        print(failure)
        raise typer.Exit(FAILED) from None
    print(report)
    if outdated:
        raise typer.Exit(FAILED)
