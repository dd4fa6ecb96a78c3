"""The card of an element: what stands on the table, in words, for whoever wants to read before acting."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from typing import Final

from .text import Text

_TITLE: Final = re.compile(r'<g [^>]*data-el="([^"]*)"[^>]*><title>([^<]*)</title>')
_READ_OUT: Final = re.compile(r"<g [^>]*><title>([^<]*)</title>")
#: What begins the name of a fragment that is no element: the rest is its id.
_BY_ID: Final = "#"
_HEAD: Final = re.compile(r"[:.] ")
_NUMBER: Final = re.compile(r"[-\u2212]?\d")
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
    """What a drawing says of an element, or of a fragment "#ID" that is only looked at; None if that is not on it."""
    if el.startswith(_BY_ID):
        fragment = next((one[el[1:]] for one in layers.values() if el[1:] in one), "")
        said = _READ_OUT.match(fragment)
        return unescape(said[1]) if said is not None else None
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

    A player's name alone is no name of a thing: the next words belong to it, unless they count something.
    """
    name, words = _split(title, 0)
    if words and name in players and _NUMBER.match(words) is None:
        owned, words = _split(words, 0)
        name = f"{name}: {owned}"
    return Card(name.rstrip("."), _sentence(words), rule)


def rule_of(rules: Mapping[str, str], el: str) -> str:
    """The rule about an element by its longest beginning that is listed: `tile:home` before `tile`; seats and other numbers may be left out.

    A fragment `#ROOT-NAME-…` is listed as `#NAME`, or else as the element `NAME:…` that it lies on.
    """
    if el.startswith(_BY_ID):
        parts = el.split("-")[1:]
        return _listed(rules, [f"#{parts[0]}", *parts[1:]]) or _listed(rules, parts)
    parts = el.split(":")
    return _listed(rules, parts) or _listed(rules, [part for part in parts if not part.isdigit()])


def _listed(rules: Mapping[str, str], parts: Sequence[str]) -> str:
    found = (rules.get(":".join(parts[:length]), "") for length in range(len(parts), 0, -1))
    return next(filter(None, found), "")


def _split(title: str, start: int) -> tuple[str, str]:
    """The head of a title and the rest of it; no rest where it would be too short to stand alone."""
    found = _HEAD.search(title, start)
    if found is None or len(title) - found.end() < _SHORT:
        return title, ""
    head = title[: found.start()]
    if len(head) < _SHORTEST or head.count("(") > head.count(")"):
        return _split(title, found.end())
    return head, title[found.end() :]


def _sentence(words: str) -> str:
    """Words with a capital at the beginning and a stop at the end."""
    if not words:
        return ""
    return words[0].upper() + words[1:] + ("" if words[-1] in ".!?…" else ".")
