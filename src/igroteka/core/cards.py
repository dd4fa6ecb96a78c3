"""The card of an element: what stands on the table, in words, for whoever wants to read before acting."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from typing import Final

from .text import Text

_TITLE: Final = re.compile(r'<g [^>]*data-el="([^"]*)"[^>]*><title>([^<]*)</title>')
_HEAD: Final = re.compile(r"[:.] ")
#: A letter or a number before the name, as in "A. Herbalist", is no name yet.
_SHORTEST: Final = 3
#: What is said after a name in a few characters, such as a number, belongs to it.
_SHORT: Final = 4


@dataclass(frozen=True)
class Card:
    """What an element of the drawing is: its name, what it does, and the ledger id of the rule about things of its kind."""

    name: str
    words: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Exhibit:
    """A component in the gallery of a game.

    `kind` is the message `gallery-KIND` with the name of its family. The picture is the body of a fragment, `width` by `height`,
    in the colours and with the symbols of the game's drawing. `rule` is the ledger id of the rule that it shows at work.
    """

    kind: str
    name: str
    words: str
    width: float
    height: float
    body: str
    rule: str = ""


@dataclass(frozen=True)
class Example:
    """A small position that shows a rule about points at work, beside that rule.

    `words` is a whole sentence with the number `points` in it, which is what the engine gives for what is drawn. The picture is as that of an exhibit.
    """

    rule: str
    words: Text
    width: float
    height: float
    body: str


def title_of(layers: Mapping[str, Mapping[str, str]], el: str) -> str | None:
    """What a drawing says of an element; None if the element is not on it."""
    wanted = f'data-el="{el}"'
    for fragments in layers.values():
        for fragment in fragments.values():
            if wanted in fragment:
                found = _TITLE.match(fragment)
                if found is not None and found[1] == el:
                    return unescape(found[2])
    return None


def card_of_title(title: str, players: Iterable[str], rule: str = "") -> Card:
    """A card of what is read out for an element: "NAME: what it does" or "NAME. What it does".

    A player's name alone is no name of a thing: the next words belong to it.
    """
    name, words = _split(title, 0)
    if words and name in players:
        owned, rest = _split(words, 0)
        if rest or not words[0].isdigit():
            name, words = f"{name}: {owned}", rest
    return Card(name.rstrip("."), _sentence(words), rule)


def rule_of(rules: Mapping[str, str], el: str) -> str:
    """The rule about an element by its longest beginning that is listed: `tile:home` before `tile`."""
    parts: Sequence[str] = el.split(":")
    for length in range(len(parts), 0, -1):
        rule = rules.get(":".join(parts[:length]))
        if rule is not None:
            return rule
    return ""


def _split(title: str, start: int) -> tuple[str, str]:
    """The head of a title and the rest of it; no rest where it would be too short to stand alone."""
    found = _HEAD.search(title, start)
    if found is None or len(title) - found.end() < _SHORT:
        return title, ""
    if found.start() < _SHORTEST:
        return _split(title, found.end())
    return title[: found.start()], title[found.end() :]


def _sentence(words: str) -> str:
    """Words with a capital at the beginning and a stop at the end."""
    if not words:
        return ""
    return words[0].upper() + words[1:] + ("" if words[-1] in ".!?…" else ".")
