"""A small ledger, and packages with it, for tests of rules and their coverage."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

from igroteka.ledger.coverage import Coverage

HEAD = """
[meta]
game = "toy"
prefix = "TOY"

[chapters]
turn = { en = "Turn", ru = "Ход", uk = "Хід" }
end = { en = "End", ru = "Конец", uk = "Кінець" }
"""


def rule(id: str, chapter: str = "turn", en: str = "One.", ru: str = "Один.", uk: str = "Один.") -> str:
    return f'[[rule]]\nid = "{id}"\nchapter = "{chapter}"\nen = "{en}"\nru = "{ru}"\nuk = "{uk}"\n'


THREE = HEAD + rule("TOY-1.2") + rule("TOY-1.10") + rule("TOY-1.1", "end")


def package(folder: Path, ledger: str = THREE, **files: str) -> Path:
    """A small game folder; `rules__turn` is the file rules/turn.py."""
    folder.joinpath("rules.toml").write_text(ledger, encoding="utf-8")
    for name, text in files.items():
        path = folder / ((name if name == "__init__" else name.replace("__", "/")) + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    return folder


def row(found: Coverage, id: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return next((r.cited, r.tested) for r in found.rows if r.rule == id)
