"""Stores for tests: every test that asks for `url` runs on SQLite and on a PostgreSQL server of our own."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from .server import Server, lacking, running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    asyncio.run(asyncio.wait_for(test, 900))
    return True


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server for all tests of this process."""
    missing = lacking()
    if missing:
        pytest.fail(missing)
    with running() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a store that does not exist yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    found: Server = request.getfixturevalue("server")
    return found.database()


@pytest.fixture
def postgres(server: Server) -> str:
    """The address of an empty PostgreSQL database."""
    return server.database()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The name of an SQLite file that does not exist yet."""
    return tmp_path / "store.db"
