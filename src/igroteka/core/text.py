"""References to messages. Core never formats: a message is a key with named arguments."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Union

Value = Union[int, str, "Text"]


class Text:
    """A message key with arguments; `igroteka.texts` says it in a language."""

    def __init__(self, key: str, **args: Value) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, *[(k, self.args[k]) for k in sorted(self.args)]))

    def __reduce__(self) -> tuple[Callable[[str, dict[str, Value]], Text], tuple[str, dict[str, Value]]]:
        # Compiled classes cannot be made without their arguments, and messages go from process to process.
        return message, (self.key, self.args)

    def __repr__(self) -> str:
        return "".join([f"Text({self.key!r}", *[f", {k}={v!r}" for k, v in self.args.items()], ")"])


class Phrase(Text):
    """A message that can also be said without a language, to programs: `english` holds the names of its arguments in braces."""

    def __init__(self, key: str, english: str, **args: Value) -> None:
        super().__init__(key, **args)
        self.english = english

    def __str__(self) -> str:
        return self.english.format(**self.args)

    def __reduce__(self) -> tuple[Callable[..., Phrase], tuple[str, str, dict[str, Value]]]:  # type: ignore[override]
        return _phrase, (self.key, self.english, self.args)


_GAPS: Final = re.compile(r"[^a-z0-9]+")


def phrase(english: str, **args: Value) -> Phrase:
    """Some words of an error. Their message is named after them: `phrase("each once")` is said as `phrase-each-once`."""
    return Phrase(phrase_key(english), english, **args)


def phrase_key(english: str) -> str:
    """The key of the message for some words of an error."""
    return f"phrase-{_GAPS.sub('-', english.lower()).strip('-')}"


def _phrase(key: str, english: str, args: dict[str, Value]) -> Phrase:
    return Phrase(key, english, **args)


def message(key: str, args: dict[str, Value]) -> Text:
    """A text with its arguments in one piece."""
    return Text(key, **args)
