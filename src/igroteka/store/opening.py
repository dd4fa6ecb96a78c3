"""Opens a store by its address."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from .hub import Hub
from .rows import COMPARE_ALL, CannotOpen
from .store import Store

ALLOWED = "sqlite:///FILE, or postgresql://USER@HOST/DATABASE"


async def open_store(url: str = "") -> Store:
    """The store at an address, made and brought up to date if need be; without one, the user's own file."""
    hub = Hub()
    kind = url.partition(":")[0]
    if not url or kind == "sqlite":
        from . import sqlite

        path = file_of(url) if url else default_file()
        await asyncio.to_thread(sqlite.prepare, path)
        return Store(sqlite.Sqlite(path, partial(hub.publish, COMPARE_ALL)), hub)
    if kind in ("postgresql", "postgres", "postgresql+asyncpg"):
        try:
            from .postgres import Postgres
        except ImportError as error:
            raise CannotOpen(f"PostgreSQL needs the package asyncpg: {error}") from error
        database = Postgres("postgresql" + url[len(kind) :], hub.publish)
        await database.open()
        return Store(database, hub)
    raise CannotOpen(f"database: found {kind[:20]!r}; allowed: {ALLOWED}")


def file_of(url: str) -> Path:
    """The file of an SQLite address: three strokes and a path, which begins with a fourth if it is absolute."""
    try:
        parts = make_url(url)
    except ArgumentError:
        raise CannotOpen(f"database: found {url[:200]!r}; allowed: {ALLOWED}") from None
    if parts.host or parts.query or not parts.database or parts.database == ":memory:":
        raise CannotOpen(f"database: found {url[:200]!r}; allowed: sqlite:/// and the name of a file")
    return Path(parts.database).expanduser().absolute()


def default_file() -> Path:
    """Where programs keep a user's data on this system."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "igroteka" / "igroteka.db"
