"""The form of the table: a row for each thing that can be asked for, a cell for each person at each kind of table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

Channel = Literal["page", "message", "call"]

PEOPLE: Final[dict[Channel, tuple[str, ...]]] = {
    "page": ("nobody", "stranger", "watcher", "passer", "seat", "link", "host", "key", "seated"),
    "message": ("nobody", "stranger", "watcher", "passer", "seat", "link", "host", "key", "seated"),
    "call": ("nobody", "stranger", "watcher", "passer", "seat", "host", "seated"),
}
"""The columns. Programs have keys instead of cookies, so for them a link or a key is nobody else."""

NO: Final[dict[Channel, str]] = {"page": "404", "message": "closed:1008", "call": "401:key"}
"""What somebody without any right at a table is told, written as `no` in the table."""

STAGES: Final = ("always", "open", "running", "over", "log", "lesson", "closed", "sharing", "bidding")
"""Where a row is tried: at no table in particular, before, in and after a game, and at the special kinds of tables."""

ANYBODY: Final = ("nobody", "stranger")
"""Who is tried where no table is concerned, so that all whom a cookie makes known are the same."""
NOT_TRIED: Final = "-"
REFUSED: Final = ("4", "5", "closed:")


@dataclass(frozen=True, eq=False)
class Row:
    """Something that can be asked for, and the answer to each person."""

    channel: Channel
    route: str
    """What the application calls it: a method with a pattern, or the name of a message."""
    path: str
    """The address with its query; words in braces stand for what differs from cell to cell."""
    fields: Mapping[str, Any]
    """The form, the message or the JSON body."""
    changes: bool
    """Whether the table is another one afterwards, so that it is tried on a copy."""
    adds: bool
    """Whether something is added that changes nothing for others, so that one copy is enough for all who do it."""
    cells: Mapping[str, str]

    @property
    def name(self) -> str:
        """The row in words."""
        return " ".join(
            [self.route, self.path if self.path not in self.route else "", str(dict(self.fields))]
        )

    def expected(self, stage: str, person: str) -> str | None:
        """The answer that a cell promises; None if it promises nothing.

        One word holds for everybody, two are for nobody in particular and for everybody else.
        """
        people, words = PEOPLE[self.channel], self.cells.get(stage, NOT_TRIED).split()
        if stage == "always" and person not in ANYBODY:
            return None
        if len(words) <= 2:
            words = [words[0], *[words[-1]] * (len(people) - 1)]
        assert len(words) == len(people), f"{self.name}, {stage}: found {len(words)} words"
        word = words[people.index(person)]
        return None if word == NOT_TRIED else NO[self.channel] if word == "no" else word

    def is_refused(self, answer: str) -> bool:
        """Whether an answer means that nothing was done."""
        if self.channel == "message":
            return answer not in ANSWERS
        return answer.startswith(REFUSED)


ANSWERS: Final = (
    "full",
    "same",
    "done",
    "why",
    "card",
    "gains",
    "news",
    "changed",
    "plan",
    "peek",
    "about",
    "log",
    "hint",
    "pong",
)
"""The kinds of messages that answer what a page has asked for; any other answer is the code of a refusal."""


def page(
    route: str,
    path: str = "",
    form: Mapping[str, Any] | None = None,
    changes: bool = False,
    adds: bool = False,
    **cells: str,
) -> Row:
    """A row for browsers."""
    return Row("page", route, path or route.partition(" ")[2], form or {}, changes, adds, cells)


def message(
    name: str, says: Mapping[str, Any] | None = None, changes: bool = False, adds: bool = False, **cells: str
) -> Row:
    """A row of the live connection."""
    return Row("message", name, "/live/{table}", says or {}, changes, adds, cells)


def call(
    route: str,
    path: str = "",
    body: Mapping[str, Any] | None = None,
    changes: bool = False,
    adds: bool = False,
    **cells: str,
) -> Row:
    """A row for programs."""
    return Row("call", route, path or route.partition(" ")[2], body or {}, changes, adds, cells)
