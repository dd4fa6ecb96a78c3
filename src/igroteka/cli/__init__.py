"""The command `igroteka`."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.build import version
from .groups import Commands

app = typer.Typer(
    name="igroteka",
    cls=Commands,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
    epilog="""\b
    Examples:
      igroteka serve                      play in the browser, alone or with friends
      igroteka play                       choose a game and play it in the terminal
      igroteka play dream_city --seats 1  a solo game
      igroteka simulate dream_city --games 500 --bots greedy,random
      igroteka replay game.log --svg board.svg

    Exit status: 0 all is well, 1 a check failed, 2 bad input.""",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(version())
        raise typer.Exit


@app.callback()
def igroteka(
    show: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Tell the version and which build runs."
        ),
    ] = False,
) -> None:
    """Modern board games, played exactly by their rulebooks: play, simulate, replay and check them."""


def main() -> None:
    """The entry point."""
    app()
