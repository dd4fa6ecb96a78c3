"""The notebooks in examples/ run from the first cell to the last, and are kept without what they print.

Their code cells are run here in one namespace, as a notebook does; so the tests need no Jupyter.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
#: What the last cells of each notebook print.
PRINTED = {
    "analyse_a_game": ("the log is sound: True", "better at step ", "park: at best "),
    "best_opening": ("decided as number 1", "openings.html shows all tables"),
    "compare_two_decks": ("by seat: difference (2 seats)", "bought by"),
    "train_an_agent": ("generation 3: 36 games", "value:agent.json: "),
}
pytestmark = pytest.mark.interpreted


def cells_of(path: Path) -> list[dict[str, Any]]:
    """The code cells of a notebook."""
    data = json.loads(path.read_text("utf-8"))
    assert (data["nbformat"], data["nbformat_minor"]) == (4, 5)
    return [cell for cell in data["cells"] if cell["cell_type"] == "code"]


def test_all_notebooks_are_run_and_kept_without_output() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.ipynb")} == set(PRINTED)
    for path in EXAMPLES.glob("*.ipynb"):
        assert [cell for cell in cells_of(path) if cell["outputs"] or cell["execution_count"]] == [], (
            path.name
        )


@pytest.mark.parametrize("name", PRINTED)
def test_a_notebook_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if name == "train_an_agent":
        pytest.importorskip("numpy")
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": name}
    for number, cell in enumerate(cells_of(EXAMPLES / f"{name}.ipynb"), 1):
        exec(compile("".join(cell["source"]), f"{name}, code cell {number}", "exec"), namespace)
    printed = capsys.readouterr().out
    for words in PRINTED[name]:
        assert words in printed
