"""Serve the games to browsers."""

from __future__ import annotations

from typing import Annotated

import typer

from .common import Edition, GameFolders
from .database import Database, DatabaseFile, find_database


def add(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("serve", short_help="Serve the games to browsers.")(command)


def command(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes a free one.")] = 8000,
    database: Database = "",
    database_file: DatabaseFile = None,
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.")] = 1,
    open_browser: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open the lobby.", show_default="where there is a screen"),
    ] = None,
    game: GameFolders = None,
    edition: Edition = None,
) -> None:
    """Serve the games to browsers until you press Ctrl-C. Tables are kept in a database.

    \b
    Examples:
      igroteka serve
      igroteka serve --host 0.0.0.0 --port 8000
      igroteka serve --game ./harbour
      igroteka serve --edition mine.toml
      igroteka serve --database-file address.txt --workers 4
    """
    from ..web.ops.serve import serve  # the libraries of the server would slow down every other command

    serve(host, port, find_database(database, database_file), workers, open_browser)
