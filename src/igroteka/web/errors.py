"""What the server answers when it will not do something."""

from __future__ import annotations

from ..core import IgrotekaError, Text


class Refused(IgrotekaError):
    """An action that is not allowed now. `code` is for programs, `text` for people, `rule` for the curious."""

    def __init__(self, code: str, text: Text, rule: str = "", detail: str = "") -> None:
        super().__init__(detail or text.key)
        self.code = code
        self.text = text
        self.rule = rule
        self.detail = detail
        """The same for programs, in English: what was found and what is allowed."""


class NoSuch(IgrotekaError):
    """A page, table or link that does not exist, or not for this visitor."""


class Broken(IgrotekaError):
    """A table whose log cannot be replayed with today's rules."""


class NoKey(IgrotekaError):
    """A call of a program without the key that it needs."""
