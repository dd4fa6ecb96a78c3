"""The messages of text files, each read when it is asked for first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from .simple import read_simple

#: Where a message of a file begins; what belongs to it is indented.
BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REMEMBERED: Final = 20_000


class Messages(Mapping[str, ftl.Message]):
    """The messages of some files, a later one replacing earlier ones, and plain texts. Each is read when it is asked for.

    To read a whole file takes a tenth of a second, and most processes say little of it.
    """

    def __init__(self, files: list[dict[str, str]], more: Mapping[str, str]) -> None:
        self._passages = {key: passage for file in files for key, passage in file.items()}
        self._read: dict[str, ftl.Message | ftl.Term | None] = {
            key: message(key, text) for key, text in more.items()
        }
        self._keys = dict.fromkeys([*[key for key in self._passages if key[0] != "-"], *more])

    def entry(self, key: str) -> ftl.Message | ftl.Term | None:
        """A message, or a term, whose key begins with a dash; nothing if there is none or it cannot be read."""
        if key not in self._read:
            self._read[key] = _entry(self._passages.get(key, ""))
        return self._read[key]

    def __getitem__(self, key: str) -> ftl.Message:
        entry = self.entry(key)
        if not isinstance(entry, ftl.Message):
            raise KeyError(key)
        return entry

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def passages(file: Path) -> dict[str, str]:
    """The messages of a file as they are written, by key; none if there is no file."""
    return _passages(file.read_text(encoding="utf-8")) if file.exists() else {}


@lru_cache(maxsize=64)
def _passages(text: str) -> dict[str, str]:
    begins = [(passages[1], passages.start()) for passages in BEGINNING.finditer(text)]
    ends = [start for _, start in begins[1:]] + [len(text)]
    return {key: text[start:end] for (key, start), end in zip(begins, ends, strict=True)}


@lru_cache(maxsize=REMEMBERED)
def _entry(passage: str) -> ftl.Message | ftl.Term | None:
    """What a passage says; the voices of all games share the words that they have in common. Nobody changes an entry."""
    simple = read_simple(passage)
    if simple is not None:
        return simple
    entries = [one for one in _parse(passage) if isinstance(one, ftl.Message | ftl.Term)]
    return entries[0] if entries else None


@lru_cache(maxsize=64)
def read_entries(text: str) -> list[ftl.EntryType]:
    """Everything in a file. Those who check texts ask for the same file again and again."""
    return _parse(text)


def _parse(text: str) -> list[ftl.EntryType]:
    """What a file or a passage of one says. Nobody asks at which sign a part begins, so that is not noted."""
    return FluentParser(with_spans=False).parse(text).body


def message(key: str, text: str) -> ftl.Message:
    """A message that says a text word for word, whatever signs it holds."""
    return ftl.Message(ftl.Identifier(key), ftl.Pattern([ftl.TextElement(text)]))


def nodes(node: ftl.BaseNode | None) -> Iterator[ftl.BaseNode]:
    """A node and everything below it."""
    if node is not None:
        yield node
        for value in vars(node).values():
            if isinstance(value, list):
                for child in value:
                    if isinstance(child, ftl.BaseNode):
                        yield from nodes(child)
            elif isinstance(value, ftl.BaseNode):
                yield from nodes(value)
