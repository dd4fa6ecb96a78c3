"""Choosing a move in the terminal: short numbered lists, and free typing."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import unescape
from typing import Final

from ..core import Move, Shown

FEW: Final = 12
TINY: Final = 3
_ELEMENT: Final = re.compile(r'data-el="([^"]*)"[^>]*>\s*<title>([^<]*)</title>')

#: Keys of a Cyrillic keyboard where the Latin letters of the commands lie.
_LAYOUT: Final = str.maketrans("гршдыіщйкцн", "uhilssoqrwy")


def element_names(svg: str) -> dict[str, str]:
    """The elements of a drawing with their titles in the language of the drawing."""
    return {unescape(el): unescape(title) for el, title in _ELEMENT.findall(svg)}


def to_latin(word: str) -> str:
    """A command typed while the keyboard is Cyrillic."""
    return word.translate(_LAYOUT)


@dataclass(frozen=True)
class Choice:
    """One line of a list: a move, or several moves that begin in the same way."""

    text: str
    moves: tuple[Move, ...]


class Chooser:
    """The legal moves of one question."""

    def __init__(
        self, shown: Mapping[Move, Shown], labels: Mapping[Move, str], names: Mapping[str, str]
    ) -> None:
        self.moves = tuple(shown)
        self.paths = {m: (*one.at, *one.mix) for m, one in shown.items()}
        self.labels = labels
        self.names = names

    def offer(self, among: Sequence[Move], depth: int = 0) -> list[Choice]:
        """A list for these moves: each by itself if they are few, otherwise by the next element of their paths."""
        if len(among) <= FEW:
            return [Choice(self.labels[m], (m,)) for m in among]
        groups: dict[str, list[Move]] = {}
        for m in among:
            path = self.paths[m]
            groups.setdefault(path[depth] if depth < len(path) else f"={m}", []).append(m)
        if len(groups) == 1 and any(depth + 1 < len(self.paths[m]) for m in among):
            return self.offer(among, depth + 1)
        choices: list[Choice] = []
        for el, group in groups.items():
            if len(group) <= TINY:
                choices += [Choice(self.labels[m], (m,)) for m in group]
            else:
                choices.append(Choice(self.heading(el, group), tuple(group)))
        return choices

    def heading(self, el: str, group: list[Move]) -> str:
        """The line of several moves."""
        return f"{self.names.get(el, el)} … ({len(group)})"

    def depth_of(self, choice: Choice) -> int:
        """How many first elements the moves of a choice share."""
        paths = [self.paths[m] for m in choice.moves]
        shared = 0
        while all(len(p) > shared for p in paths) and len({p[shared] for p in paths}) == 1:
            shared += 1
        return shared

    def fitting(self, typed: str) -> list[Move]:
        """The moves that a typed text can mean: the notation, some of its words or their beginnings, or words of the label."""
        words = typed.casefold().split()
        if not words:
            return []
        texts = {m: str(m).casefold().split() for m in self.moves}
        same = [m for m, text in texts.items() if text == words]
        whole = [m for m, text in texts.items() if all(w in text for w in words)]
        begun = [m for m, text in texts.items() if all(any(t.startswith(w) for t in text) for w in words)]
        return same or whole or begun or [m for m in self.moves if self._says(m, words)]

    def _says(self, m: Move, words: list[str]) -> bool:
        """Whether the label of a move has all these words, or words that begin so."""
        said = re.findall(r"[^\W_]+", self.labels[m].casefold())
        return all(any(one.startswith(word) for one in said) for word in words)

    def near(self, typed: str) -> list[str]:
        """Legal moves that look like a typed text."""
        return difflib.get_close_matches(typed, [str(m) for m in self.moves], n=3, cutoff=0.5)


def shorten(labels: list[str]) -> list[str]:
    """Labels without the words that all of them begin with."""
    words = [label.split(" ") for label in labels]
    shared = 0
    while all(len(w) > shared + 1 for w in words) and len({w[shared] for w in words}) == 1:
        shared += 1
    return [" ".join(w[shared:]) for w in words] if len(labels) > 1 else labels
