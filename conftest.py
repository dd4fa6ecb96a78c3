"""Settings of all tests."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine must not fail a property, and an unrelated change must not fall over a new example.
settings.register_profile("igroteka", deadline=None, derandomize=True)
settings.load_profile("igroteka")


#: So many new objects are made between two looks for garbage, and so many looks at the young between two at the older ones:
#: tests make little garbage that only the collector finds, and looking for it as often as usual takes a quarter of their time.
RARELY = (100_000, 50, 100)
#: What a test that runs for minutes may take, in seconds.
LONG = 4 * 3600


def pytest_configure() -> None:
    """While tests are read and imported nothing becomes garbage."""
    gc.disable()


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Do not even read files of which `./test` has run every test on the compiled build: to import them takes seconds."""
    if not (os.environ.get("IGROTEKA_COMPILED_PYTHON") and collection_path.suffix == ".py"):
        return None
    from scripts.checks import runs_compiled_only

    ends_here = runs_compiled_only(collection_path) and "mark.interpreted" not in collection_path.read_text(
        "utf-8"
    )
    return True if ends_here else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give long tests their time, and leave to the compiled build what `./test` has tested there before."""
    for item in items:
        if item.get_closest_marker("soak") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG))
    if os.environ.get("IGROTEKA_COMPILED_PYTHON"):
        from scripts.checks import runs_compiled_only

        done = {i for i in items if runs_compiled_only(i.path) and not i.get_closest_marker("interpreted")}
        config.hook.pytest_deselected(items=list(done))
        items[:] = [item for item in items if item not in done]


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over what has been imported: it stays, and looking through it takes a good part of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """The same for the last search, in which pytest looks for errors that nobody has seen: what tests have left behind is in it."""
    gc.collect()
    gc.freeze()
