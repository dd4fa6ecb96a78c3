"""The rule ledger of a game, and which rules its code cites and its tests check.

A ledger is the file `rules.toml` in the game's folder: every rule of the rulebook in our own words, in
three languages. Code cites a rule in a docstring (``§DC-4.4.1``) or as a plain text (``Refusal("DC-4.4.1",
...)``); a test carries ``@pytest.mark.rule("DC-4.4.1")``. Citations and marks are read from source files:
compiled modules have lost their docstrings.
"""

from __future__ import annotations

import ast
import difflib
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from .core.errors import IgrotekaError, UnknownGame, some
from .core.game import game as installed
from .core.game import games

LANGUAGES: Final = ("en", "ru", "uk")
FILE: Final = "rules.toml"
CITED: Final = re.compile(r"§([A-Z]+-\d[\w.]*)")
NOT_RUN: Final = ("skip", "xfail")


class BadLedger(IgrotekaError):
    """A ledger that breaks its format; `problems` lists everything that is wrong with it."""

    def __init__(self, path: Path, problems: list[str]) -> None:
        super().__init__(f"{path}: " + "; ".join(problems))
        self.path = path
        self.problems = problems


class UnknownRule(IgrotekaError):
    """The ledger has no rule with this id."""


# ---------------------------------------------------------------- the ledger


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the chapter it stands in, and its sentence in every language."""

    id: str
    chapter: str
    texts: dict[str, str]

    def text(self, language: str) -> str:
        """The sentence in one language."""
        return _in(self.texts, language)


@dataclass(frozen=True)
class Ledger:
    """All rules of a game in reading order, with the titles of the chapters."""

    game: str
    prefix: str
    chapters: dict[str, dict[str, str]]
    rules: dict[str, Rule]

    @classmethod
    def load(cls, game: str | Path) -> Ledger:
        """Read and check a ledger: of an installed game by its key, or by the path of its file or folder."""
        path = folder_of(game) if isinstance(game, str) else game
        if path.is_dir():
            path = path / FILE
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadLedger(path, [f"cannot be read: {error.strerror}"]) from None
        except ValueError as error:  # bad TOML or bad UTF-8
            raise BadLedger(path, [f"no TOML: {error}"]) from None
        problems = list(_problems(data))
        if problems:
            raise BadLedger(path, problems)
        rules = [Rule(r["id"], r["chapter"], {n: r[n] for n in LANGUAGES}) for r in data["rule"]]
        meta = data["meta"]
        return cls(meta["game"], meta["prefix"], data["chapters"], {r.id: r for r in rules})

    def rule(self, id: str) -> Rule:
        """The rule with this id; the error for an unknown one names ids that look alike."""
        found = self.rules.get(id)
        if found is None:
            near = difflib.get_close_matches(id, self.rules, n=4) or list(self.rules)
            raise UnknownRule(f"{self.game} has no rule {id!r}; near are: {some(near, 4)}")
        return found

    def title(self, chapter: str, language: str) -> str:
        """The title of a chapter in one language."""
        return _in(self._known(chapter), language)

    def chapter(self, chapter: str) -> list[Rule]:
        """The rules of one chapter in reading order."""
        self._known(chapter)
        return [r for r in self if r.chapter == chapter]

    def _known(self, chapter: str) -> dict[str, str]:
        if chapter not in self.chapters:
            raise UnknownRule(
                f"{self.game} has no chapter {chapter!r}; allowed: {some(list(self.chapters), 99)}"
            )
        return self.chapters[chapter]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, id: object) -> bool:
        return id in self.rules


def _in(texts: dict[str, str], language: str) -> str:
    if language not in texts:
        raise UnknownRule(f"no language is called {language!r}; allowed: {some(list(texts))}")
    return texts[language]


def _problems(data: dict[str, Any]) -> Iterator[str]:
    """Everything that is wrong with the data of a ledger."""
    meta, chapters, rules = data.get("meta"), data.get("chapters"), data.get("rule")
    if set(data) != {"meta", "chapters", "rule"} or not (
        isinstance(meta, dict) and isinstance(chapters, dict) and isinstance(rules, list)
    ):
        yield f"found {sorted(data)}; allowed: the tables [meta] and [chapters] and a list of [[rule]]"
        return
    if set(meta) != {"game", "prefix"} or not all(isinstance(v, str) for v in meta.values()):
        yield f"meta: found {meta}; allowed: the texts game and prefix"
        return
    for name, titles in chapters.items():
        yield from _lost(f"chapter {name}", titles, set())
    pattern = re.compile(rf"{re.escape(meta['prefix'])}-\d+(\.\d+)+")
    seen: set[str] = set()
    last: tuple[int, list[int]] = (-1, [])
    for number, rule in enumerate(rules, 1):
        id = rule.get("id") if isinstance(rule, dict) else rule
        if not isinstance(id, str) or not pattern.fullmatch(id):
            yield f"rule {number}: found id {id!r}; allowed: ids such as {meta['prefix']}-4.1.1"
            continue
        if id in seen:
            yield f"{id}: stands in the ledger twice"
        seen.add(id)
        yield from _lost(id, rule, {"id", "chapter"})
        order = list(chapters)
        if rule.get("chapter") not in order:
            yield f"{id}: found chapter {rule.get('chapter')!r}; allowed: {some(order, 99)}"
            continue
        here = (order.index(rule["chapter"]), [int(n) for n in re.findall(r"\d+", id)])
        if here < last:
            yield f"{id}: out of order; rules follow the order of the chapters, and of ids in a chapter"
        last = here
    for name in chapters:
        if not any(isinstance(r, dict) and r.get("chapter") == name for r in rules):
            yield f"chapter {name}: has no rule"


def _lost(where: str, texts: Any, more: set[str]) -> Iterator[str]:
    if not isinstance(texts, dict):
        yield f"{where}: found {texts!r}; allowed: a text for each of {', '.join(LANGUAGES)}"
        return
    for name in LANGUAGES:
        if not isinstance(texts.get(name), str) or not texts[name].strip():
            yield f"{where}: has no text in {name}"
    extra = sorted(set(texts) - {*LANGUAGES, *more})
    if extra:
        yield f"{where}: found unknown fields {extra}; allowed: {some(sorted({*LANGUAGES, *more}))}"


def folder_of(key: str) -> Path:
    """The folder of an installed game, found without importing the game where an entry point names it."""
    points = {point.name: point.module for point in entry_points(group="igroteka.games")}
    if key not in points and key not in games():
        raise UnknownGame(f"no game is called {key!r}; installed: {', '.join(games())}")
    module = points[key] if key in points else type(installed(key)).__module__
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):  # a parent is not there, or the class comes from a script
        spec = None
    if spec is None or spec.origin is None:
        raise UnknownGame(f"the module {module} of the game {key} cannot be found as a file")
    return Path(spec.origin).parent


# ---------------------------------------------------------------- coverage


@dataclass(frozen=True)
class Row:
    """One rule with the places that cite it ("rules.market:20") and the tests that carry it."""

    rule: str
    cited: tuple[str, ...]
    tested: tuple[str, ...]


@dataclass(frozen=True)
class Coverage:
    """The matrix of a game. `unknown` maps ids that are not in the ledger to the places that use them.

    `missing` says in sentences what could not be read, for example a module without its source.
    """

    game: str
    rows: tuple[Row, ...]
    unknown: dict[str, tuple[str, ...]]
    missing: tuple[str, ...]

    @property
    def uncited(self) -> list[str]:
        """Rules that no code cites."""
        return [row.rule for row in self.rows if not row.cited]

    @property
    def untested(self) -> list[str]:
        """Rules that no test carries."""
        return [row.rule for row in self.rows if not row.tested]

    @property
    def complete(self) -> bool:
        """Whether every rule is cited and tested, every id exists, and everything could be read."""
        return not (self.uncited or self.untested or self.unknown or self.missing)

    def to_data(self) -> dict[str, Any]:
        """The matrix as plain JSON data."""
        return {
            "game": self.game,
            "rules": [{"id": r.rule, "cited": list(r.cited), "tested": list(r.tested)} for r in self.rows],
            "unknown": {id: list(places) for id, places in self.unknown.items()},
            "uncited": self.uncited,
            "untested": self.untested,
            "missing": list(self.missing),
            "complete": self.complete,
        }


def coverage(game: str | Path) -> Coverage:
    """Compare a game's ledger with its code and its tests. A path is the game's folder."""
    folder = folder_of(game) if isinstance(game, str) else game
    ledger = Ledger.load(folder)
    tests = folder / "tests"
    code = [path for path in sorted(folder.rglob("*.py")) if tests not in path.parents]
    suites = sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")})
    missing = [
        f"{path.relative_to(folder)} is compiled and its source is not installed"
        for path in sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")])
        if not (path.parent / (path.name.partition(".")[0] + ".py")).exists()
    ]
    if not code:
        missing.append(f"no source is installed in {folder}")
    if not suites:
        missing.append(f"no tests are installed in {tests}")
    cited: defaultdict[str, list[str]] = defaultdict(list)
    tested: defaultdict[str, list[str]] = defaultdict(list)
    for path in code:
        for id, line in citations(path.read_text(encoding="utf-8"), ledger.prefix):
            _note(cited[id], f"{'.'.join(path.relative_to(folder).with_suffix('').parts)}:{line}")
    for path in suites:
        for id, test in marks(path.read_text(encoding="utf-8")):
            _note(tested[id], f"{path.relative_to(folder).as_posix()}::{test}")
    rows = tuple(Row(id, tuple(cited.get(id, ())), tuple(tested.get(id, ()))) for id in ledger.rules)
    strange = sorted({*cited, *tested} - set(ledger.rules))
    unknown = {id: (*cited.get(id, ()), *tested.get(id, ())) for id in strange}
    return Coverage(ledger.game, rows, unknown, tuple(missing))


def _note(places: list[str], place: str) -> None:
    if place not in places:
        places.append(place)


def citations(source: str, prefix: str) -> list[tuple[str, int]]:
    """Rule ids that some code cites, with lines: `§ID` in docstrings, a bare ID in any other text."""
    bare = re.compile(rf"{re.escape(prefix)}-\d[\w.]*")
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: list[tuple[str, int]] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        text, line = node.value, node.lineno
        if id(node) in docs:
            for one in CITED.finditer(text):
                found.append((one[1].rstrip("."), line + text.count("\n", 0, one.start())))
        elif bare.fullmatch(text):
            found.append((text, line))
    return sorted(found, key=lambda one: (one[1], one[0]))


def marks(source: str) -> Iterator[tuple[str, str]]:
    """Rule ids that tests carry, with the tests: marks of functions, of classes and of the module.

    A mark counts only for tests that pytest runs and that must pass. An id that is not written as a
    text cannot be read, so it is given as the code that stands there, and no ledger knows it.
    """
    yield from _marks(ast.parse(source).body, "", [])


def _marks(body: list[ast.stmt], outer: str, above: list[ast.expr]) -> Iterator[tuple[str, str]]:
    above = [*above, *[mark for node in body for mark in _pytestmark(node)]]
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _marks(node.body, f"{outer}{node.name}::", [*above, *node.decorator_list])
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            carried = [*above, *node.decorator_list]
            if not any(_mark_name(mark) in NOT_RUN for mark in carried):
                for mark in carried:
                    for id in _ids(mark):
                        yield id, outer + node.name


def _pytestmark(node: ast.stmt) -> list[ast.expr]:
    """The marks in `pytestmark = ...`, which may be one mark or a list."""
    if isinstance(node, ast.Assign):
        targets, value = node.targets, node.value
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        targets, value = [node.target], node.value
    else:
        return []
    if not any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in targets):
        return []
    return value.elts if isinstance(value, (ast.List, ast.Tuple)) else [value]


def _mark_name(node: ast.AST) -> str:
    """`rule` for `pytest.mark.rule`, with or without a call; empty for anything else."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        owner = node.value
        if (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
            isinstance(owner, ast.Name) and owner.id == "mark"
        ):
            return node.attr
    return ""


def _ids(mark: ast.expr) -> Iterator[str]:
    """The ids of a rule mark, also of one inside another mark, such as that of a single parameter set."""
    for node in ast.walk(mark):
        if isinstance(node, ast.Call) and _mark_name(node) == "rule":
            for arg in node.args:
                text = arg.value if isinstance(arg, ast.Constant) else None
                yield text if isinstance(text, str) else ast.unparse(arg)
