"""Servers for tests: in this process where a test looks inside, in a process of its own where it is killed."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..store.server import Server, lacking, running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    asyncio.run(asyncio.wait_for(test, 900))
    return True


@pytest.fixture(autouse=True)
def no_worker_before_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker process that imports all games takes longer than most tests; real servers start theirs at once."""

    async def nothing(_: object) -> None:
        """Warm nothing."""

    monkeypatch.setattr("igroteka.web.app.warm", nothing)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The address of an SQLite store that does not exist yet."""
    return f"sqlite:///{tmp_path / 'web.db'}"


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One PostgreSQL server for all tests of this process."""
    missing = lacking()
    if missing:
        pytest.fail(missing)
    with running() as found:
        yield found


@pytest.fixture
def postgres(server: Server) -> str:
    """The address of an empty PostgreSQL database."""
    return server.database()
