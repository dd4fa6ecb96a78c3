"""Servers for tests: in this process where a test looks inside, in a process of its own where it is killed."""

from __future__ import annotations

import asyncio
import importlib.util
import shutil
import sys
from pathlib import Path

import pytest

from igroteka.store import open_store

from ..store.leaping import DAY, HOUR
from ..store.leaping import pytest_pyfunc_call as pytest_pyfunc_call
from ..store.server import mortal as mortal
from ..store.server import postgres as postgres
from ..store.server import server as server
from ..store.server import spare as spare

# The client for HTTP asks for this library with each request. Where it is not installed, looking through all folders
# for it takes longer than the rest of the request; with this it is known to be absent.
if importlib.util.find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]


@pytest.fixture(autouse=True)
def no_worker_before_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker process that imports all games takes longer than most tests; real servers start theirs at once."""

    async def nothing(_: object) -> None:
        """Warm nothing."""

    monkeypatch.setattr("igroteka.web.app.preload", nothing)


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not among the settings is patient, too, and what is thought out does not depend on the machine's speed."""
    for name in ("POSITION_SECONDS", "LOG_SECONDS", "REPLAY_SECONDS"):
        monkeypatch.setattr(f"igroteka.web.workers.pool.{name}", DAY)
    monkeypatch.setattr("igroteka.web.workers.tasks.CURVE_SECONDS", 0.0)  # without an end
    monkeypatch.setattr("igroteka.web.pages.review.PATIENCE", DAY)
    monkeypatch.setattr("igroteka.web.ops.health.PATIENCE", HOUR)


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite store with nothing in it. The tests of the store show how one is made; here it is only copied."""
    file = tmp_path_factory.mktemp("store") / "empty.db"

    async def make() -> None:
        await (await open_store(f"sqlite:///{file}")).close()

    asyncio.run(make())
    return file


@pytest.fixture
def url(tmp_path: Path, empty_store: Path) -> str:
    """The address of an SQLite store with nothing in it."""
    return f"sqlite:///{shutil.copy(empty_store, tmp_path / 'web.db')}"
