"""The example in the description of the `Game` protocol runs."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.interpreted
def test_the_example_of_the_protocol_runs() -> None:
    result = doctest.testmod(import_module("igroteka.core.game"))
    assert result.attempted > 4
    assert result.failed == 0
