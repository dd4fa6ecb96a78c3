"""Stores for tests: every test that asks for `url` runs on SQLite and on a PostgreSQL server of our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from .leaping import pytest_pyfunc_call as pytest_pyfunc_call
from .server import Server
from .server import mortal as mortal
from .server import postgres as postgres
from .server import server as server
from .server import spare as spare


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store that does not exist yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    found: Server = request.getfixturevalue("server")
    return found.database()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The name of an SQLite file that does not exist yet."""
    return tmp_path / "store.db"
