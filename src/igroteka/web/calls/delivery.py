"""What every way of sending shares: what a message says, and why it did not arrive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TROUBLES: Final = ("refused", "silent", "forbidden", "unset", "busy")
"""Why a message does not arrive: the other side refuses it, does not answer, may not be called, cannot be called from here, or wants to be left alone for now."""

NEEDS_ADDRESS: Final = ("mail", "hook")
"""Channels whose messages lead to the site from elsewhere, so that somebody must have said where it is."""


class Undelivered(Exception):
    """A message has not arrived. `final` says that it never will."""

    def __init__(self, why: str, detail: str = "", final: bool = False) -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.final = final


class Gone(Undelivered):
    """The other side says that there is nobody any more: the channel can be forgotten."""

    def __init__(self, detail: str) -> None:
        super().__init__("refused", detail, final=True)


@dataclass(frozen=True)
class Line:
    """What is told of one table: its game, what has happened, and where to look."""

    table: str
    game: str
    kind: str
    text: str
    url: str


@dataclass(frozen=True)
class Letter:
    """What a message says, in the reader's language. Nothing in it is hidden from anybody at the tables.

    `id` stays the same however often the message must be sent, so that the receiver can tell a repetition.
    """

    id: str
    title: str
    lines: list[Line]
    url: str
    foot: str = ""

    @property
    def body(self) -> str:
        """The text below the title, with the addresses of the tables."""
        paragraphs = [f"{line.text}\n{line.url}" if line.url else line.text for line in self.lines]
        return "\n\n".join(paragraphs)

    @property
    def short(self) -> str:
        """The text below the title for a small screen, which opens the table by a tap."""
        return "\n".join(line.text for line in self.lines)
