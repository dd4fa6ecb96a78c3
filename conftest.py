"""Settings of all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# A busy machine must not fail a property, and an unrelated change must not fall over a new example.
settings.register_profile("igroteka", deadline=None, derandomize=True)
settings.load_profile("igroteka")


#: What a test that runs for minutes may take, in seconds.
LONG = 4 * 3600


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what one build is enough for to the compiled one, where `./test` has tested that before."""
    for item in items:
        if item.get_closest_marker("soak") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG))
    if os.environ.get("IGROTEKA_COMPILED_PYTHON"):
        done = [item for item in items if _runs_compiled(item)]
        config.hook.pytest_deselected(items=done)
        items[:] = [item for item in items if item not in done]


def _runs_compiled(item: pytest.Item) -> bool:
    """Whether the compiled build has run this test and that is enough."""
    return bool(item.get_closest_marker("once")) and not item.get_closest_marker("interpreted")
