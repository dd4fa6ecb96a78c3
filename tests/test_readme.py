"""The README's Python runs, and its commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.interpreted
def test_the_python_of_the_readme_runs() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.interpreted
def test_every_link_and_picture_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text("utf-8")):
        assert (README.parent / target).exists(), target
