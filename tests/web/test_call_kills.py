"""The script `python -m scripts.call_kills` in small; many kills on request."""

from __future__ import annotations

import pytest
from scripts.call_kills import main


def test_the_script_tells_that_nothing_was_lost(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--kills", "1", "--store", "sqlite"])
    said = capsys.readouterr().out
    assert status == 0, said
    assert "Nothing was lost, and nothing was told twice." in said


@pytest.mark.soak
@pytest.mark.timeout(7_200)
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_nothing_is_lost_or_told_twice_in_500_kills(store: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--kills", "500", "--store", store]) == 0, capsys.readouterr().out
