"""Stores that are there already, for tests that do not look at how one is made: most import `made_url` from here."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from igroteka.store import open_store

from .server import Server


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite store with nothing in it, which is only copied."""
    file = tmp_path_factory.mktemp("store") / "empty.db"

    async def make() -> None:
        await (await open_store(f"sqlite:///{file}")).close()

    asyncio.run(make())
    return file


@pytest.fixture(name="url", params=["sqlite", "postgresql"])
def made_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store with nothing in it."""
    if request.param == "sqlite":
        empty: Path = request.getfixturevalue("empty_file")
        return f"sqlite:///{shutil.copy(empty, tmp_path / 'store.db')}"
    found: Server = request.getfixturevalue("server")
    return found.database()
