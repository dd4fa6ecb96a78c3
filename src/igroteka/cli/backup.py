"""Keep a whole store in one file, and bring it back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .common import console, count_words
from .database import Database, DatabaseFile, find_database
from .store import run_on_store

if TYPE_CHECKING:
    from ..store import Copied

File = Annotated[Path, typer.Argument(metavar="FILE", help="One file with everything.")]


def add(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("backup", short_help="Write all tables and people into one file, while servers run.")(backup)
    app.command("restore", short_help="Read such a file into a new store.")(restore)


def backup(file: File, database: Database = "", database_file: DatabaseFile = None) -> None:
    """Write everything that a server keeps into a new file, as it is at one moment. Servers play on meanwhile.

    The file is itself a store: `igroteka store check --database sqlite:///FILE` replays its games. It holds the seeds of
    running games and the hashes of passwords, so only you may read it.

    \b
    Examples:
      igroteka backup games-2026-01-31.db
      igroteka backup /backups/games.db --database postgresql://igroteka@localhost/igroteka
    """
    from ..store import back_up

    copied = run_on_store(find_database(database, database_file), lambda store: back_up(store, file))
    console().print(f"{file}: {_told(copied)}")


def restore(file: File, database: Database = "", database_file: DatabaseFile = None) -> None:
    """Read a backup into a store of either kind, which is made if there is none and must be empty: all of it or nothing.

    People stay signed in. A server that runs on this store already must be started again: it has made keys of its own.

    \b
    Examples:
      igroteka restore games-2026-01-31.db --database sqlite:///games.db
      igroteka restore games-2026-01-31.db --database postgresql://igroteka@localhost/igroteka
    """
    from ..store import restore as read_back

    copied = run_on_store(
        find_database(database, database_file), lambda store: read_back(store, file), make=True
    )
    console().print(f"{_told(copied)} came in")


def _told(copied: Copied) -> str:
    tables, people = copied["tables"], copied["people"]
    rows = count_words(copied["events"], "row", "rows")
    return f"{count_words(tables, 'table', 'tables')} with {rows}, {count_words(people, 'person', 'people')}"
