"""Modules and functions are small, except those that `igroteka fields` writes."""

from __future__ import annotations

import ast
import re
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path

from .parsed import parse

ROOT = Path(__file__).parents[1]
MODULE, FUNCTION = 400, 60
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
#: Longer ones, with the reason. Nothing joins them without one.
LONGER = {
    "tests/web/matrix/table.py": "a table with a row for each address, message and call",
    "tests/browser/test_age_of_innovation.py: test_round_one_by_hand": "a round as a player sees it, step by step",
    "tests/browser/test_keyflower.py: test_a_season_by_hand": "a season as a player sees it, step by step",
}


def sources() -> list[Path]:
    """Every Python file of the project that somebody has written."""
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in listed.stdout.splitlines()]
    return [path for path in files if path.is_file() and not is_generated(path)]


def is_generated(path: Path) -> bool:
    """Whether `igroteka fields` writes this file."""
    return path.stem.startswith("_") and path.stem.endswith(("_view", "_fields"))


def test_modules_are_short() -> None:
    sizes = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in sources()
    }
    assert {name: size for name, size in sizes.items() if size > MODULE and name not in LONGER} == {}


def functions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions among some statements, and those inside of them; expressions hold none, so none is looked at."""
    for node in body:
        if isinstance(node, FUNCTIONS):
            yield node
        for field in ("body", "handlers", "cases", "orelse", "finalbody"):
            yield from functions(getattr(node, field, []))


def test_functions_are_found_wherever_they_stand() -> None:
    text = """
        class A:
            def in_class(self):
                async def inner(): ...
        if a:
            def under_if(): ...
        else:
            def under_else(): ...
        try:
            def under_try(): ...
        except E:
            def under_except(): ...
        finally:
            def under_finally(): ...
        match a:
            case 1:
                def under_case(): ...
        with a:
            def under_with(): ...
    """
    names = [node.name for node in functions(ast.parse(textwrap.dedent(text)).body)]
    assert names == re.findall(r"def (\w+)", text)


def test_functions_are_short() -> None:
    long: dict[str, int] = {}
    for path in sources():
        for node in functions(parse(path.read_text(encoding="utf-8")).body):
            size = (node.end_lineno or node.lineno) - node.lineno + 1
            if size > FUNCTION:
                long[f"{path.relative_to(ROOT)}: {node.name}"] = size
    assert {name: size for name, size in long.items() if name not in LONGER} == {}
