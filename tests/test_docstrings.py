"""Everything public says what it is: modules, classes, functions, methods and properties of the package and of its scripts.

Public is what has no underscore in front, in its own name or in one above it. A method that overrides one of a class of ours may leave
it to that one; special methods, overloads and setters may go without. What a docstring says is for readers to judge; that it is more
than the name again, is checked.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from .parsed import parse

pytestmark = pytest.mark.interpreted
ROOT: Final = Path(__file__).parent.parent
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
#: Decorators of functions that belong to another one of the same name.
PARTS_OF_ANOTHER: Final = {"overload", "setter", "deleter"}


class Module:
    """One parsed file: its name as others import it, its classes, and what its names stand for."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        self.name = name
        self.path = path
        self.tree = parse(text)
        self.classes = {n.name: n for n in classes(self.tree.body)}
        self.imports = dict(self._imports(path.name == "__init__.py"))

    def _imports(self, is_package: bool) -> Iterator[tuple[str, str]]:
        """Names with the full names of what they were imported from."""
        package = self.name.split(".") if is_package else self.name.split(".")[:-1]
        for node in statements(self.tree.body):
            if isinstance(node, ast.ImportFrom):
                above = package[: len(package) - node.level + 1] if node.level else []
                base = ".".join([*above, *([node.module] if node.module else [])])
                for alias in node.names:
                    yield alias.asname or alias.name, f"{base}.{alias.name}"
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    yield alias.asname or alias.name, alias.name

    def full_name(self, expression: ast.expr) -> str:
        """What the name of a base class stands for: `pen.Pen` and `Pen[int]` are `igroteka.drawing.pen.Pen`."""
        words = ast.unparse(expression).partition("[")[0].split(".")
        first = self.imports.get(words[0])
        return ".".join([first, *words[1:]] if first else [self.name, *words])


class Modules:
    """Modules that know each other's classes."""

    def __init__(self, modules: list[Module]) -> None:
        self.by_name = {m.name: m for m in modules}

    def find_class(self, name: str) -> tuple[Module, ast.ClassDef] | None:
        """A class by its full name, also by one under which a package offers it."""
        home, _, word = name.rpartition(".")
        module = self.by_name.get(home)
        if module is None:
            return None
        if word in module.classes:
            return module, module.classes[word]
        other = module.imports.get(word)
        return self.find_class(other) if other and other != name else None

    def ancestors(self, module: Module, node: ast.ClassDef) -> Iterator[ast.ClassDef]:
        """The classes of ours that a class derives from."""
        for base in node.bases:
            known = self.find_class(module.full_name(base))
            if known is not None and known[1] is not node:
                yield known[1]
                yield from self.ancestors(*known)

    def undocumented(self) -> Iterator[str]:
        """Where a docstring is missing or says nothing: file, line and name."""
        for module in self.by_name.values():
            if ast.get_docstring(module.tree) is None:
                yield f"{module.path}:1 the module"
            yield from self._inside(module, module.tree, "")

    def _inside(self, module: Module, parent: ast.Module | ast.ClassDef, above: str) -> Iterator[str]:
        for node in statements(parent.body):
            if isinstance(node, (ast.ClassDef, *FUNCTIONS)) and not node.name.startswith("_"):
                says = ast.get_docstring(node)
                if is_mute(node, says) and not self._is_told_elsewhere(module, parent, node):
                    yield f"{module.path}:{node.lineno} {above}{node.name}"
                if isinstance(node, ast.ClassDef):
                    yield from self._inside(module, node, f"{above}{node.name}.")

    def _is_told_elsewhere(self, module: Module, parent: ast.Module | ast.ClassDef, node: Definition) -> bool:
        """Whether another definition of the same name tells it: the base's, or the one that this is a part of."""
        if isinstance(node, ast.ClassDef):
            return False
        if any(ast.unparse(d).rpartition(".")[2] in PARTS_OF_ANOTHER for d in node.decorator_list):
            return True
        if isinstance(parent, ast.Module):
            return False
        return any(
            isinstance(other, FUNCTIONS)
            and other.name == node.name
            and not is_mute(other, ast.get_docstring(other))
            for ancestor in self.ancestors(module, parent)
            for other in statements(ancestor.body)
        )


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a body with those under `if`, `else`, `try` and `with`."""
    for node in body:
        yield node
        if isinstance(node, (ast.If, ast.Try, ast.With)):
            yield from statements([n for n in ast.iter_child_nodes(node) if isinstance(n, ast.stmt)])


def classes(body: list[ast.stmt]) -> Iterator[ast.ClassDef]:
    """The classes of a body, and those inside them."""
    for node in statements(body):
        if isinstance(node, ast.ClassDef):
            yield node
            yield from classes(node.body)


def is_mute(node: Definition, says: str | None) -> bool:
    """Whether a docstring is missing, or only repeats the words of the name."""
    words = re.findall(r"[a-z]+", (says or "").lower())
    name = re.findall(r"[a-z]+", re.sub(r"([A-Z])", r" \1", node.name).lower())
    return not set(words) - set(name) - {"a", "an", "the", "of", "this"}


def parse_all(root: Path, folders: dict[str, str]) -> Modules:
    """All modules of some folders, each with the name of its first package; tests, and the `checks` of the template, are left out."""
    modules: list[Module] = []
    for folder, package in folders.items():
        for path in sorted((root / folder).rglob("*.py")):
            inside = path.relative_to(root / folder)
            if not {"tests", "checks"} & set(inside.parts):
                words = [package, *inside.with_suffix("").parts]
                name = ".".join(words[:-1] if words[-1] == "__init__" else words)
                modules.append(Module(name, path.relative_to(root), path.read_text(encoding="utf-8")))
    return Modules(modules)


@cache
def ours() -> Modules:
    """The package, the scripts and the benchmarks."""
    return parse_all(ROOT, {"src/igroteka": "igroteka", "scripts": "scripts", "benchmarks": "benchmarks"})


def test_everything_public_has_a_docstring() -> None:
    assert list(ours().undocumented()) == []


EXAMPLE = '''
"""A module."""

class Base:
    """What all have."""

    def tell(self) -> None:
        """Say it aloud."""

    def hide(self) -> None: ...
    def __len__(self) -> int: ...
    def _private(self) -> None: ...
    @overload
    def get(self) -> int: ...
    def get(self) -> int:
        """The get."""

class Derived(Base):
    """The derived."""
    if True:
        def tell(self) -> None: ...
    def hide(self) -> None: ...

class _Private:
    def anything(self) -> None: ...

async def loud() -> None:
    def inner() -> None: ...
'''


def test_what_is_missing_or_says_nothing_is_named_with_its_place() -> None:
    path = Path("example.py")
    missing = Modules([Module("example", path, EXAMPLE), Module("mute", Path("mute.py"), "")]).undocumented()
    assert list(missing) == [
        "example.py:10 Base.hide",
        "example.py:15 Base.get",
        "example.py:18 Derived",
        "example.py:22 Derived.hide",
        "example.py:27 loud",
        "mute.py:1 the module",
    ]


def test_a_base_from_another_module_tells_for_its_overrides() -> None:
    base = Module(
        "house.base",
        Path("base.py"),
        '"""One."""\nclass Base:\n    """All."""\n    def f(self): "Does it well."\n',
    )
    package = Module("house", Path("__init__.py"), '"""Whole."""\nfrom .base import Base as Root\n')
    derived = Module(
        "house.more",
        Path("more.py"),
        '"""Two."""\nfrom . import Root\nclass Some(Root[int]):\n    """Some."""\n    def f(self): ...\n    def g(self): ...\n',
    )
    assert list(Modules([base, package, derived]).undocumented()) == ["more.py:3 Some", "more.py:6 Some.g"]
