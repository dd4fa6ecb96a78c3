"""Checking the style of texts: unwanted words, forms that nobody asks for, numbers without forms, labels that are too long.

The rules are told in docs/translating.md. They hold for our own texts; games of others have their own style.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast as ftl

from ..core.game import Game
from ..core.languages import LANGUAGES, languages_of
from ..core.registry import folder_of
from ..core.text import Text, Value
from ..ledger.rules import FILE, Ledger
from .messages import nodes
from .voice import COMPUTED, HERE, Voice, kind_of, words_of

#: The most characters of the label of a move, with arguments of usual length.
LONGEST_LABEL: Final = 60
#: How a game's words are named that all games share.
SHARED: Final = "shared"
#: What may follow a number and does not change with it, apart from abbreviations in capitals.
UNCHANGING: Final = {
    "en": frozenset(re.findall(r"\w+", "of to in at from for and or per by on with more will may left"))
    | {"gold", "iron", "stone", "wheat", "wood", "power"},  # they have no plural
    "ru": frozenset(re.findall(r"\w+", "из до от на в с и или за у по к ещё")),
    "uk": frozenset(re.findall(r"\w+", "із з до від на в у й і та або за по ще")),
}
#: Forms that are asked for by code, not by a sentence.
SAID_ALONE: Final = frozenset({"hint"})
_WORD: Final = re.compile(r"[ \u00a0](\w+)")


@dataclass(frozen=True)
class Unwanted:
    """A word that must not be used: how it is found, what to use instead, and in which games (all, if none is named)."""

    find: re.Pattern[str]
    use: str
    games: tuple[str, ...]


@cache
def unwanted_words(lang: str) -> tuple[Unwanted, ...]:
    """The words that must not be used in a language."""
    rows = tomllib.loads((Path(__file__).parent / "unwanted.toml").read_text(encoding="utf-8"))["word"]
    return tuple(
        Unwanted(re.compile(row["find"], re.IGNORECASE), row["use"], tuple(row.get("games", ())))
        for row in rows
        if row["lang"] == lang
    )


def style_problems(game: Game | None = None, languages: Sequence[str] | None = None) -> list[str]:
    """Everything in the texts of a game, or in the shared words, that does not keep to our style."""
    home = HERE if game is None else folder_of(game)
    if languages is None:
        languages = LANGUAGES if game is None else languages_of(home)
    problems: list[str] = []
    for lang in languages:
        voice = Voice(lang, [HERE]) if game is None else Voice(lang, [HERE, home], words_of(game, lang))
        key = SHARED if game is None else game.key
        problems += [f"{lang}: {problem}" for problem in voice_problems(voice, key, home)]
    return problems


def voice_problems(voice: Voice, key: str, home: Path) -> list[str]:
    """Everything in one language of a game in a folder that does not keep to our style."""
    found = (
        _find_unwanted(voice, key, home),
        _unused_forms(voice),
        _unformed_numbers(voice),
        _long_labels(voice),
    )
    return list(dict.fromkeys([problem for problems in found for problem in problems]))


def must_keep_style(game: Game | None) -> bool:
    """Whether these texts must keep to our style."""
    return game is None or folder_of(game).is_relative_to(HERE)


# ---------------------------------------------------------------- words


def _find_unwanted(voice: Voice, key: str, home: Path) -> Iterator[str]:
    texts = {name: _plain(voice.messages[name]) for name in voice.own() if name in voice.messages}
    if (home / FILE).exists():
        texts |= {rule.id: rule.text(voice.lang) for rule in Ledger.load(home)}
    for word in unwanted_words(voice.lang):
        if not word.games or key in word.games:
            for name, text in texts.items():
                found = word.find.search(text)
                if found:
                    yield f"{name}: says {found[0]!r}; better: {word.use}"


def _plain(message: ftl.Message) -> str:
    """What stands in a message, its forms included, with a gap for every variable."""
    return "".join(
        [node.value if isinstance(node, ftl.TextElement) else "…" for node in nodes(message) if _speaks(node)]
    )


def _speaks(node: ftl.BaseNode) -> bool:
    return isinstance(node, (ftl.TextElement, ftl.Placeable))


# ---------------------------------------------------------------- forms


def _unused_forms(voice: Voice) -> Iterator[str]:
    """Forms that no sentence asks for: they are the ones whose absence makes sentences out of colons."""
    asked: set[tuple[str, str]] = set()
    referred: set[tuple[str, str]] = set()
    for key in voice.messages:
        for node in nodes(voice.messages.get(key)):
            if isinstance(node, ftl.VariableReference):
                name, _, form = node.id.name.rpartition("_")
                known = kind_of(name) if voice.words_for(name) else ""
                asked.add((known, form))
            elif isinstance(node, ftl.MessageReference) and node.attribute:
                referred.add((node.id.name, node.attribute.name))
    for key in voice.own():
        message = voice.messages.get(key)
        for attribute in message.attributes if message is not None else ():
            form = attribute.id.name
            kinds = {"", *[key[: at.start()] for at in re.finditer("-", key)]}
            is_asked = any((kind, form) in asked for kind in kinds) or (key, form) in referred
            if not is_asked and form not in (*SAID_ALONE, *COMPUTED):
                yield f"{key}.{form}: no sentence asks for this form"


# ---------------------------------------------------------------- numbers


def _unformed_numbers(voice: Voice) -> Iterator[str]:
    """Numbers before a word that ought to change with them."""
    numbers: set[str] = set()
    for key in voice.messages:
        for node in nodes(voice.messages.get(key)):
            if isinstance(node, ftl.SelectExpression) and _counts(node):
                numbers |= _selectors(node)
    for key in voice.own():
        message = voice.messages.get(key)
        if message is not None:
            for pattern in [message.value, *[attribute.value for attribute in message.attributes]]:
                for number, word in (
                    _before_words(pattern, numbers, frozenset()) if pattern is not None else ()
                ):
                    if word.lower() not in UNCHANGING[voice.lang] and not word.isupper():
                        yield f"{key}: {{ ${number} }} stands before {word!r} without forms for one, few and many"


def _counts(node: ftl.SelectExpression) -> bool:
    return any(isinstance(v.key, ftl.Identifier) and v.key.name in ("one", "few") for v in node.variants)


def _selectors(node: ftl.SelectExpression) -> set[str]:
    return {node.selector.id.name} if isinstance(node.selector, ftl.VariableReference) else set()


def _before_words(
    pattern: ftl.Pattern, numbers: set[str], chosen: frozenset[str]
) -> Iterator[tuple[str, str]]:
    """The numbers of a pattern that no selection has looked at, each with the word that follows."""
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        inner = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(inner, ftl.SelectExpression):
            looked_at = numbers if _counts(inner) else _selectors(inner)
            for variant in inner.variants:
                yield from _before_words(variant.value, numbers, chosen | looked_at)
        elif isinstance(inner, ftl.VariableReference) and inner.id.name in numbers - chosen:
            word = _WORD.match(after.value) if isinstance(after, ftl.TextElement) else None
            if word:
                yield inner.id.name, word[1]


# ---------------------------------------------------------------- labels


def _long_labels(voice: Voice) -> Iterator[str]:
    """Labels of moves that are too long for a button, said with arguments of usual length."""
    for key in voice.own():
        if key.startswith("move-"):
            arguments = {variable.rpartition("_")[0] or variable for variable in voice.variables(key)}
            absent = _often_absent(voice, key)
            given = {name: 0 if name in absent else _usual(voice, name) for name in arguments}
            said = voice.say(Text(key, **given), ())
            if len(said) > LONGEST_LABEL:
                yield f"{key}: has {len(said)} characters, allowed: {LONGEST_LABEL}: {said}"


def _often_absent(voice: Voice, key: str) -> set[str]:
    """The numbers of a message that it tells otherwise, or not at all, where they are zero."""
    absent: set[str] = set()
    for node in nodes(voice.messages.get(key)):
        if isinstance(node, ftl.SelectExpression) and any(_is_zero(variant.key) for variant in node.variants):
            absent |= _selectors(node)
        elif isinstance(node, ftl.MessageReference) and node.id.name != key:
            absent |= _often_absent(voice, node.id.name)
    return absent


def _is_zero(key: ftl.NumberLiteral | ftl.Identifier) -> bool:
    return isinstance(key, ftl.NumberLiteral) and key.value == "0"


def _usual(voice: Voice, name: str) -> Value:
    """A value of usual length: among the words for it the one in the middle, or else a number."""
    words = sorted(voice.words_for(name), key=lambda key: (len(voice.say(Text(key), ())), key))
    return words[(len(words) - 1) // 2][len(kind_of(name)) + 1 :] if words else 2
