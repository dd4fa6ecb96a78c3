"""Look after the store behind the server: check it, take everything out of it, bring it into another one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from .common import FAILED, BadInput, Edition, GameFolders, Json, console, count_words, print_json, progress
from .database import Database, DatabaseFile, find_database

if TYPE_CHECKING:
    from ..store import Store

T = TypeVar("T")
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder of plain text files.")]


def add(app: typer.Typer) -> None:
    """Add the commands of this module."""
    group = typer.Typer(no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)
    group.callback()(about)
    group.command("check", short_help="Replay every stored game and tell what differs.")(check)
    group.command("export", short_help="Write everything into a folder.")(export)
    group.command("import", short_help="Read a folder into a store.")(import_folder)
    group.command("tidy", short_help="Tell or delete the tables that nobody comes back to.")(tidy)
    group.command("outbox", short_help="Tell which notices wait or were given up.")(outbox)
    app.add_typer(group, name="store", short_help="Check, export, import and tidy stored tables.")


def about() -> None:
    """Check, export, import and tidy the tables that a server keeps.

    \b
    Examples:
      igroteka store check
      igroteka store export backup
      igroteka store import backup --database sqlite:///copy.db
      igroteka store tidy --really
      igroteka store outbox
    """


def check(
    database: Database = "",
    database_file: DatabaseFile = None,
    game: GameFolders = None,
    edition: Edition = None,
    json: Json = False,
) -> None:
    """Replay every stored game with the rules of today and tell what differs. Status 1 if anything does.

    \b
    Examples:
      igroteka store check
      igroteka store check --database postgresql://igroteka@localhost/igroteka --json
    """
    from ..store import check as replay

    with progress("tables", None) as bar:
        report = run_on_store(
            find_database(database, database_file),
            lambda store: replay(store, lambda now: bar.update(bar.task_ids[0], completed=now.tables)),
        )
    if json:
        print_json(report.to_data())
    else:
        out = console()
        for words in report.damaged:
            out.print(f"damaged: {words}", soft_wrap=True)
        for one in report.differences:
            out.print(f"table {one.table}, row {one.seq}: {one.text}", soft_wrap=True)
        wrong = len(report.damaged) + len(report.differences)
        out.print(
            f"{count_words(report.tables, 'table', 'tables')} with {count_words(report.rows, 'row', 'rows')}: "
            + ("all is well" if report.ok else f"{count_words(wrong, 'fault', 'faults')}")
        )
    if not report.ok:
        raise typer.Exit(FAILED)


def export(folder: Folder, database: Database = "", database_file: DatabaseFile = None) -> None:
    """Write every table with its log and its talk into a new or empty folder. It holds secrets: keep it safe.

    \b
    Example:
      igroteka store export backup
    """
    from ..store import export_store

    with progress("tables", None) as bar:
        done = run_on_store(
            find_database(database, database_file),
            lambda store: export_store(
                store, folder, lambda now: bar.update(bar.task_ids[0], completed=now.tables)
            ),
        )
    console().print(
        f"{folder}: {count_words(done.tables, 'table', 'tables')}, {count_words(done.rows, 'row', 'rows')}"
    )


def import_folder(folder: Folder, database: Database = "", database_file: DatabaseFile = None) -> None:
    """Read a folder that `export` has written into a store, which is made if there is none.

    A table that is there already, word for word, is passed over; another one under the same name is refused.

    \b
    Example:
      igroteka store import backup --database postgresql://igroteka@localhost/igroteka
    """
    from ..store import import_store

    with progress("tables", None) as bar:
        done = run_on_store(
            find_database(database, database_file),
            lambda store: import_store(
                store,
                folder,
                lambda now: bar.update(bar.task_ids[0], completed=now.tables + now.already_there),
            ),
            make=True,
        )
    there = f"; {done.already_there} were there already" if done.already_there else ""
    console().print(
        f"{count_words(done.tables, 'table', 'tables')}, {count_words(done.rows, 'row', 'rows')} came in{there}"
    )


def tidy(
    database: Database = "",
    database_file: DatabaseFile = None,
    keep: Annotated[
        str,
        typer.Option(
            metavar="KIND=DAYS,...",
            help="Days to keep open, running, passing (bots only, imported) and over tables; 0 is for ever.",
            show_default="as the server would",
        ),
    ] = "",
    really: Annotated[bool, typer.Option("--really", help="Delete them; else they are only listed.")] = False,
    json: Json = False,
) -> None:
    """List the tables at which nothing has happened for so many days, or delete them.

    \b
    Examples:
      igroteka store tidy
      igroteka store tidy --keep open=7,over=365 --really
    """
    from ..web.ops.settings import Settings, keep_days, keep_from_environment
    from ..web.tables import cleanup

    settings = Settings(**{**keep_from_environment(), **keep_days(keep)})
    address = find_database(database, database_file)
    gone = run_on_store(address, lambda store: cleanup.tidy(store, settings, really=really))
    if json:
        print_json({"deleted": really, "tables": [one.to_data() for one in gone]})
        return
    out = console()
    for one in gone:
        when = datetime.fromtimestamp(one.last, UTC).date()
        rows = count_words(one.rows, "row", "rows")
        out.print(f"{one.id}  {one.game}, {one.kind}, {rows}, nothing since {when}", soft_wrap=True)
    words = "deleted" if really else "would be deleted; --really deletes them"
    out.print(f"{count_words(len(gone), 'table', 'tables')} {words}" if gone else "nothing to tidy away")


def outbox(database: Database = "", database_file: DatabaseFile = None, json: Json = False) -> None:
    """Tell how many notices wait to be sent to people, and which were given up and why. It names nobody.

    \b
    Examples:
      igroteka store outbox
      igroteka store outbox --json
    """
    rows = run_on_store(find_database(database, database_file), lambda store: store.calls.outbox())
    if json:
        print_json({"notices": [row._asdict() for row in rows]})
        return
    out = console()
    given_up = [row for row in rows if row.failed]
    for row in given_up:
        when, tries = datetime.fromtimestamp(row.failed, UTC).date(), count_words(row.tries, "try", "tries")
        out.print(f"given up {when}: {row.kind} by {row.channel}, {tries}, {row.error}", soft_wrap=True)
    failing = [row for row in rows if row.tries and not row.failed]
    words = f"{count_words(len(rows) - len(given_up), 'notice', 'notices')} to be sent"
    out.print(f"{words}, {len(failing)} of them have failed so far; {len(given_up)} given up")


def run_on_store(database: str, does: Callable[[Store], Awaitable[T]], make: bool = False) -> T:
    """Open a store, do something with it, and close it."""
    from ..store import open_store
    from ..store.opening import default_file, file_of

    if not make and (not database or database.startswith("sqlite")):
        file = file_of(database) if database else default_file()
        if not file.exists():
            raise BadInput(f"there is no store at {file}; allowed: --database with the address of one")

    async def run() -> T:
        async with await open_store(database) as store:
            return await does(store)

    return asyncio.run(run())
