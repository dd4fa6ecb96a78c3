"""References to messages. Core never formats: a message is a key with named arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

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


def message(key: str, args: dict[str, Value]) -> Text:
    """A text with its arguments in one piece."""
    return Text(key, **args)
