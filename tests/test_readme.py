"""What the README leads to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


@pytest.mark.interpreted
def test_every_link_and_picture_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text("utf-8")):
        assert (README.parent / target).exists(), target
