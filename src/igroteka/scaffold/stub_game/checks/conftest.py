"""The mark that says which rules a test shows."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Announce the mark."""
    config.addinivalue_line("markers", "rule(*ids): the test shows these rules of the ledger")
