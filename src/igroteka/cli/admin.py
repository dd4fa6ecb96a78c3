"""Who administers a server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from .common import BadInput, console
from .database import Database, DatabaseFile, find_database
from .store import run_on_store

if TYPE_CHECKING:
    from ..store import Store

Name = Annotated[
    str, typer.Argument(metavar="[NAME]", help="The name that somebody signs in with, or their id.")
]
Remove = Annotated[bool, typer.Option("--remove", help="Let them administer the server no more.")]


def add(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("admin", short_help="Let somebody administer the server, or list who does.")(admin)


def admin(
    name: Name = "", remove: Remove = False, database: Database = "", database_file: DatabaseFile = None
) -> None:
    """Let somebody with an account administer the server: their page leads to /admin then. It counts at once, while servers run.

    Without a name it lists who does.

    \b
    Examples:
      igroteka admin ann
      igroteka admin ann --remove
      igroteka admin --database postgresql://igroteka@localhost/igroteka
    """
    if remove and not name:
        raise BadInput("--remove: found no name; allowed: with the name of an administrator")

    async def run(store: Store) -> list[str]:
        if name:
            await _change(store, name, not remove)
        return [one.login or one.id for one in await store.admin.admins()]

    known = run_on_store(find_database(database, database_file), run)
    console().print(f"administrators: {', '.join(known) or 'nobody'}", markup=False)


async def _change(store: Store, name: str, administers: bool) -> None:
    login = " ".join(name.casefold().split())
    person = await store.people.person_by_login(login) or await store.people.person(name)
    if person is None:
        raise BadInput(
            f"there is nobody called {name!r}; allowed: a name that somebody signs in with, or an id"
        )
    await store.admin.set_admin(person.id, administers, time.time())
