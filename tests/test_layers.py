"""The layers of the package: who may import whom, and that no modules import each other in a circle.

All imports count: those at the top, those inside functions, those for the type checker, and modules that are
imported by their name. Tests inside the games are left out: they may use everything.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import igroteka
from igroteka.core.extras import PACKAGES

from .parsed import parse

pytestmark = pytest.mark.interpreted
PACKAGE: Final = Path(igroteka.__file__).parent

#: From below to above, with the layers that each may import apart from itself. The top is `igroteka/__init__.py`.
LAYERS: Final[dict[str, set[str]]] = {
    "core": set(),
    "ledger": {"core"},
    "texts": {"core", "ledger"},
    "drawing": {"core"},
    "games": {"core", "drawing"},
    "bots": {"core"},
    "match": {"core", "texts", "bots"},
    "top": {"core", "match"},
    "lab": {"core", "texts", "bots", "match"},
    "tournaments": set(),
    "rl": {"core", "texts", "bots", "lab", "drawing"},
    "store": {"core", "match"},
    "testing": {"core", "ledger", "texts", "drawing", "bots", "match", "lab"},
    "scaffold": {"core"},
    "web": {"core", "ledger", "texts", "drawing", "bots", "match", "tournaments", "store", "top"},
    "cli": {
        "core",
        "ledger",
        "texts",
        "drawing",
        "bots",
        "match",
        "store",
        "lab",
        "testing",
        "scaffold",
        "web",
    },
    "__main__": {"cli"},
}

#: The packages of others that a layer may import; all others only use the standard library.
FOREIGN: Final[dict[str, set[str]]] = {
    "ledger": {"snowballstemmer"},
    "texts": {"fluent"},
    "lab": {*PACKAGES["lab"], *PACKAGES["ray"]},
    "rl": set(PACKAGES["rl"]),
    "store": set(PACKAGES["server"]),
    "web": set(PACKAGES["server"]),
    "drawing": {"resvg_py"},
    "cli": {"typer", "rich"},
}

#: Imports that break the rules above, each with its reason. An entry that is no longer needed fails the test.
EXCEPTIONS: Final[dict[tuple[str, str], str]] = {
    ("core.native", "mypy_extensions"): "for the type checker and the compiler only, never at run time",
}


class Import(NamedTuple):
    """One import: a module of the package and what it imports, both without `igroteka.`, and the line."""

    module: str
    target: str
    line: int


def short(name: str) -> str:
    """A module's name inside the package; the package itself is called `top`."""
    return name.removeprefix("igroteka.") if name != "igroteka" else "top"


def layer(module: str) -> str:
    """The layer of a module of the package."""
    return module.partition(".")[0]


@cache
def modules() -> dict[str, Path]:
    """All modules of the package by name; the template of a game, which becomes a package of its own, is not one."""
    paths: dict[str, Path] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE.parent)
        if "tests" not in inside.parts and "stub" not in inside.parts:
            words = inside.with_suffix("").parts
            paths[".".join(words[:-1] if words[-1] == "__init__" else words)] = path
    return paths


@cache
def imports() -> list[Import]:
    """Every import of every module."""
    return [
        Import(short(name), target, line)
        for name, path in modules().items()
        for target, line in imported(name, path)
    ]


def imported(name: str, path: Path) -> Iterator[tuple[str, int]]:
    """What one module imports: modules of the package, or the first words of others."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(parse(path.read_text(encoding="utf-8"))):
        for target in named(node, package):
            if target.partition(".")[0] != "igroteka":
                yield target.partition(".")[0], node.lineno  # type: ignore[attr-defined]
            else:
                inside = target if target in modules() else target.rpartition(".")[0]
                assert inside in modules(), f"{name} imports {target}, which is not there"
                yield short(inside), node.lineno  # type: ignore[attr-defined]


def named(node: ast.AST, package: str) -> Iterator[str]:
    """The names that a statement or a call imports, in full; names out of a module follow it."""
    if isinstance(node, ast.Import):
        yield from [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        words = package.split(".")
        above = words[: len(words) - node.level + 1] if node.level else []
        base = ".".join([*above, *([node.module] if node.module else [])])
        yield from [f"{base}.{alias.name}" for alias in node.names]
    elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
        function = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if function in ("import_module", "import_extra") and isinstance(node.args[0].value, str):
            yield node.args[0].value


def is_own(target: str) -> bool:
    """Whether an import stays inside the package."""
    return target == "top" or f"igroteka.{target}" in modules()


def test_every_folder_is_a_layer_and_layers_only_look_down() -> None:
    assert {layer(short(name)) for name in modules()} == set(LAYERS)
    order = list(LAYERS)
    for name, below in LAYERS.items():
        assert all(order.index(one) < order.index(name) for one in below), name


def test_every_import_follows_the_layers() -> None:
    broken = [
        f"{one.module}:{one.line} imports {one.target}"
        for one in imports()
        if is_own(one.target)
        and layer(one.target) != layer(one.module)
        and layer(one.target) not in LAYERS[layer(one.module)]
        and (one.module, one.target) not in EXCEPTIONS
    ]
    assert broken == []


def test_games_do_not_import_each_other() -> None:
    def game(name: str) -> str:
        return ".".join(name.split(".")[:2])

    broken = [
        f"{one.module}:{one.line} imports {one.target}"
        for one in imports()
        if layer(one.module) == layer(one.target) == "games" and game(one.module) != game(one.target)
    ]
    assert broken == []


def test_the_rules_of_a_game_know_neither_its_drawing_nor_its_advice() -> None:
    broken = [
        f"{one.module}:{one.line} imports {one.target}"
        for one in imports()
        if layer(one.module) == layer(one.target) == "games"
        and one.module.split(".")[2:3] not in ([], ["ui"], ["ai"])
        and one.target.split(".")[2:3] in (["ui"], ["ai"])
        and (one.module, one.target) not in EXCEPTIONS
    ]
    assert broken == []


def test_packages_of_others_stay_in_their_layers() -> None:
    broken = [
        f"{one.module}:{one.line} imports {one.target}"
        for one in imports()
        if not is_own(one.target)
        and one.target not in sys.stdlib_module_names
        and one.target not in FOREIGN.get(layer(one.module), set())
        and (one.module, one.target) not in EXCEPTIONS
    ]
    assert broken == []


def test_every_exception_is_still_needed() -> None:
    there = {(one.module, one.target) for one in imports()}
    assert [pair for pair in EXCEPTIONS if pair not in there] == []


def circles() -> list[set[str]]:
    """The groups of modules that reach each other by imports: the strongly connected parts, after Tarjan."""
    targets: dict[str, set[str]] = {}
    for one in imports():
        if is_own(one.target) and one.target != one.module:
            targets.setdefault(one.module, set()).add(one.target)
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    groups: list[set[str]] = []

    def visit(module: str) -> None:
        index[module] = lowest[module] = len(index)
        stack.append(module)
        for other in sorted(targets.get(module, ())):
            if other not in index:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], index[other])
        if lowest[module] == index[module]:
            group = set(stack[stack.index(module) :])
            del stack[stack.index(module) :]
            if len(group) > 1:
                groups.append(group)

    for name in sorted(targets):
        if name not in index:
            visit(name)
    return groups


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert [sorted(group) for group in circles()] == []
