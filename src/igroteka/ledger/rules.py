"""The rule ledger of a game, and which rules its code cites and its tests check.

A ledger is the file `rules.toml` in the game's folder: every rule of the rulebook in our own words, in all languages
of the game (`core.languages`), with where it comes from. Code cites a rule in a docstring (``§DC-4.4.1``) or as a plain text (``Refusal("DC-4.4.1",
...)``); a test carries ``@pytest.mark.rule("DC-4.4.1")``. Citations and marks are read from source files:
compiled modules have lost their docstrings.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core import Game
from ..core.errors import IgrotekaError, some
from ..core.languages import ENGLISH, LANGUAGES, languages_of
from ..core.optional import Edited
from ..core.registry import folder_of
from ..core.typography import typeset

FILE: Final = "rules.toml"
CITED: Final = re.compile(r"§([A-Z]+-\d[\w.]*)")
NOT_RUN: Final = ("skip", "xfail")
#: Where a rule comes from: it stands in the rulebook (and nothing need be said), it follows from what stands there,
#: it is our ruling where the book is silent or doubtful, or it states a value of a component that is our own.
SOURCES: Final = ("book", "follows", "ruling", "ours")
#: Why a ruling has no option: a program needs some order here; the case is rare; it is about who knows what and when; other rules
#: or examples of the book speak for it; it belongs to an addition of ours.
REASONS: Final = ("order", "edge", "knowledge", "reading", "own")
#: How a rule is marked that tells numbers of our edition while another one is played.
EDITION: Final = "edition"
#: What is not the publisher's but ours.
DECISIONS: Final = ("ruling", "ours")


class BadLedger(IgrotekaError):
    """A ledger that breaks its format; `problems` lists everything that is wrong with it."""

    def __init__(self, path: Path, problems: list[str]) -> None:
        super().__init__(f"{path}: " + "; ".join(problems))
        self.path = path
        self.problems = problems


class UnknownRule(IgrotekaError):
    """The ledger has no rule with this id."""


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the chapter it stands in, its sentence in every language of the game, and where it comes from.

    `option` is the game option that offers another reading of a ruling, empty if there is none; then `reason` says why. `tables` are the tables of the
    game's data files that its numbers come from, where an edition may change them. A rule that `scores` says how many points something brings.
    """

    id: str
    chapter: str
    texts: dict[str, str]
    source: str = SOURCES[0]
    option: str = ""
    tables: tuple[str, ...] = ()
    reason: str = ""
    scores: bool = False

    def text(self, language: str) -> str:
        """The sentence in one language; in English if the game has not got that language."""
        return _in(self.texts, language)


def mark_of(rule: Rule, game: Game) -> str:
    """How a rule is marked: by where it comes from, unless the rulebook says it, or as one that the edition in play changes."""
    if isinstance(game, Edited) and game.edited_tables().intersection(rule.tables):
        return EDITION
    return "" if rule.source == SOURCES[0] else rule.source


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
        languages = languages_of(path.parent)
        problems = list(_problems(data, languages))
        if problems:
            raise BadLedger(path, problems)
        rules = [
            Rule(
                r["id"],
                r["chapter"],
                {n: typeset(r[n], n) for n in languages},
                r.get("source", SOURCES[0]),
                r.get("option", ""),
                tuple(r.get("tables", ())),
                r.get("reason", ""),
                r.get("scores", False),
            )
            for r in data["rule"]
        ]
        meta = data["meta"]
        return cls(meta["game"], meta["prefix"], data["chapters"], {r.id: r for r in rules})

    def rule(self, id: str) -> Rule:
        """The rule with this id; the error for an unknown one names ids that look alike."""
        rule = self.rules.get(id)
        if rule is None:
            near = difflib.get_close_matches(id, self.rules, n=4) or list(self.rules)
            raise UnknownRule(f"{self.game} has no rule {id!r}; near are: {some(near, 4)}")
        return rule

    def title(self, chapter: str, language: str) -> str:
        """The title of a chapter in one language; in English if the game has not got that language."""
        return _in(self._titles_of(chapter), language)

    def chapter(self, chapter: str) -> list[Rule]:
        """The rules of one chapter in reading order."""
        self._titles_of(chapter)
        return [r for r in self if r.chapter == chapter]

    def _titles_of(self, chapter: str) -> dict[str, str]:
        if chapter not in self.chapters:
            raise UnknownRule(
                f"{self.game} has no chapter {chapter!r}; allowed: {some(list(self.chapters), 99)}"
            )
        return self.chapters[chapter]

    def strange_options(self, known: Iterable[str]) -> list[str]:
        """What is wrong with the options that rules name, if these are the options of the game."""
        keys = list(known)
        return [
            f"{rule.id}: found option {rule.option!r}; allowed: {some(keys, 99)}"
            for rule in self
            if rule.option and rule.option not in keys
        ]

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, id: object) -> bool:
        return id in self.rules


def _in(texts: dict[str, str], language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownRule(f"no language is called {language!r}; allowed: {some(list(LANGUAGES))}")
    return texts.get(language, texts[ENGLISH])


def _problems(data: Mapping[str, object], languages: tuple[str, ...]) -> Iterator[str]:
    """Everything that is wrong with the data of a ledger that must speak these languages."""
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
        yield from _check_languages(f"chapter {name}", titles, languages, set())
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
        yield from _check_languages(
            id, rule, languages, {"id", "chapter", "source", "option", "tables", "reason", "scores"}
        )
        yield from _check_source(id, rule)
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


def _check_source(id: str, rule: Mapping[str, object]) -> Iterator[str]:
    """What is wrong with where a rule comes from, and with its mark as one about points."""
    source, option, tables = rule.get("source", SOURCES[0]), rule.get("option"), rule.get("tables", [])
    if source not in SOURCES:
        yield f"{id}: found source {source!r}; allowed: {some(list(SOURCES))}"
    if "reason" in rule and (rule["reason"] not in REASONS or source != "ruling" or option is not None):
        yield f"{id}: found reason {rule['reason']!r}; allowed: {some(list(REASONS))}, with source 'ruling' and without option"
    if rule.get("scores", True) is not True:
        yield f"{id}: found scores {rule['scores']!r}; allowed: true, or no such line"
    if not isinstance(tables, list) or not all(isinstance(table, str) and table for table in tables):
        yield f"{id}: found tables {tables!r}; allowed: a list of tables that an edition may change"
    if option is not None and (not isinstance(option, str) or not option):
        yield f"{id}: found option {option!r}; allowed: the key of an option of the game"
    elif option is not None and source != "ruling":
        yield f"{id}: found the option {option!r} of a rule with source {source!r}; allowed: only with source 'ruling'"


def _check_languages(where: str, texts: object, languages: tuple[str, ...], more: set[str]) -> Iterator[str]:
    if not isinstance(texts, dict):
        yield f"{where}: found {texts!r}; allowed: a text for each of {', '.join(languages)}"
        return
    for name in languages:
        if not isinstance(texts.get(name), str) or not texts[name].strip():
            yield f"{where}: has no text in {name}"
    extra = sorted(set(texts) - {*languages, *more})
    if extra:
        early = [f"locale/{name}.ftl" for name in extra if name in LANGUAGES]
        also = f" (another language also needs its file: {', '.join(early)})" if early else ""
        yield f"{where}: found unknown fields {extra}; allowed: {some(sorted({*languages, *more}))}{also}"
