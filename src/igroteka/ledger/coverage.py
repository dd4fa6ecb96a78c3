"""Which rules of a ledger the code cites and the tests show."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from ..core.errors import UnknownGame
from ..core.json_types import Json
from ..core.languages import ENGLISH
from ..core.registry import find, folder_of, list_games
from .rules import CITED, NOT_RUN, SOURCES, Ledger


@dataclass(frozen=True)
class Row:
    """One rule: its sentence, the places that cite it ("rules.market:20"), the tests that carry it, and where it comes from."""

    rule: str
    cited: tuple[str, ...]
    tested: tuple[str, ...]
    text: str = ""
    source: str = SOURCES[0]


@dataclass(frozen=True)
class Count:
    """How many rules there are of a kind, and how many of them are cited and tested."""

    rules: int
    cited: int
    tested: int


@dataclass(frozen=True)
class Coverage:
    """The matrix of a game. `unknown` maps ids that are not in the ledger to the places that use them.

    `missing` says in sentences what is not there, for example the source of a module, or an option that a rule names.
    """

    game: str
    rows: tuple[Row, ...]
    unknown: dict[str, tuple[str, ...]]
    missing: tuple[str, ...]

    @property
    def uncited_rules(self) -> list[str]:
        """Rules that no code cites."""
        return [row.rule for row in self.rows if not row.cited]

    @property
    def untested_rules(self) -> list[str]:
        """Rules that no test carries."""
        return [row.rule for row in self.rows if not row.tested]

    @property
    def by_source(self) -> dict[str, Count]:
        """The rules counted by where they come from, the sources in their order."""
        counts: dict[str, Count] = {}
        for source in SOURCES:
            rows = [row for row in self.rows if row.source == source]
            counts[source] = Count(
                len(rows), sum(bool(r.cited) for r in rows), sum(bool(r.tested) for r in rows)
            )
        return counts

    @property
    def complete(self) -> bool:
        """Whether every rule is cited and tested, every id exists, and everything could be read."""
        return not (self.uncited_rules or self.untested_rules or self.unknown or self.missing)

    def problems(self) -> list[str]:
        """Everything that is not complete, each with what to do about it in the same line."""
        lines = list(self.missing)
        for what, lost, remedy in (
            ("cited", self.uncited_rules, "begin the docstring of the code that keeps it with §{}"),
            ("tested", self.untested_rules, 'write a test that shows it, below @pytest.mark.rule("{}")'),
        ):
            if len(lost) == len(self.rows) > 1:
                lines.append(f"none of the {len(lost)} rules is {what}; for each: {remedy.format('ID')}")
            else:
                lines += [
                    f"{row.rule} is not {what}: {remedy.format(row.rule)}. It says: {row.text}"
                    for row in self.rows
                    if row.rule in lost
                ]
        for id, places in self.unknown.items():
            lines.append(f"{id} is not in rules.toml: add the rule there, or correct {', '.join(places)}")
        return lines

    def to_data(self) -> dict[str, Json]:
        """The matrix as plain JSON data."""
        return {
            "game": self.game,
            "rules": [
                {"id": r.rule, "source": r.source, "cited": list(r.cited), "tested": list(r.tested)}
                for r in self.rows
            ],
            "sources": {source: asdict(count) for source, count in self.by_source.items()},
            "unknown": {id: list(places) for id, places in self.unknown.items()},
            "uncited": self.uncited_rules,
            "untested": self.untested_rules,
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
    missing += _strange_options(ledger, folder)
    cited: defaultdict[str, list[str]] = defaultdict(list)
    tested: defaultdict[str, list[str]] = defaultdict(list)
    for path in code:
        for id, line in citations(path.read_text(encoding="utf-8"), ledger.prefix):
            _note(cited[id], f"{'.'.join(path.relative_to(folder).with_suffix('').parts)}:{line}")
    for path in suites:
        for id, test in marks(path.read_text(encoding="utf-8")):
            _note(tested[id], f"{path.relative_to(folder).as_posix()}::{test}")
    rows = tuple(
        Row(
            rule.id,
            tuple(cited.get(rule.id, ())),
            tuple(tested.get(rule.id, ())),
            rule.text(ENGLISH),
            rule.source,
        )
        for rule in ledger
    )
    strange = sorted({*cited, *tested} - set(ledger.rules))
    unknown = {id: (*cited.get(id, ()), *tested.get(id, ())) for id in strange}
    return Coverage(ledger.game, rows, unknown, tuple(missing))


def _strange_options(ledger: Ledger, folder: Path) -> list[str]:
    """What is wrong with the options that rules name. A game is loaded only if some are named."""
    if not any(rule.option for rule in ledger):
        return []
    try:
        game = find(ledger.game if ledger.game in list_games() else str(folder))
    except UnknownGame as error:
        return [f"the options that rules name cannot be checked: {error}"]
    return ledger.strange_options([option.key for option in game.options])


def _note(places: list[str], place: str) -> None:
    if place not in places:
        places.append(place)


def citations(source: str, prefix: str) -> list[tuple[str, int]]:
    """Rule ids that some code cites, with lines: `§ID` in docstrings, a bare ID in any other text."""
    # What several ids begin with ends with a dot and is none.
    bare = re.compile(rf"{re.escape(prefix)}-\d(?:[\w.]*\w)?")
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    cited: list[tuple[str, int]] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        text, line = node.value, node.lineno
        if id(node) in docs:
            for one in CITED.finditer(text):
                cited.append((one[1].rstrip("."), line + text.count("\n", 0, one.start())))
        elif bare.fullmatch(text):
            cited.append((text, line))
    return sorted(cited, key=lambda one: (one[1], one[0]))


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
