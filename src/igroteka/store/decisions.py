"""What the clock, the host or the people of a table decide: the X rows of its log.

A row that begins with a word which means nothing here is kept, and nothing follows from it: another version has written it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..core import Seat
from ..core.errors import some
from .log_rows import clean_words
from .rows import StoreError

FORMS: Final = (
    "resume",
    "passed NUMBER",
    "pause NUMBER NUMBER",
    "unpause NUMBER",
    "time SEAT NUMBER",
    "out SEAT SEATS",
    "propose SEAT PROPOSAL NUMBER",
    "agree SEAT",
    "oppose SEAT",
    "drop SEAT",
    "carry SEAT EFFECT",
    "resign SEAT",
    "absent SEAT",
    "join SEAT",
)
"""The decisions from which something follows: a word, and what stands behind it. SEATS are none or several more."""
PROPOSALS: Final = ("pause", "resume", "end", "bot", "time")
"""What people can vote on."""
EFFECTS: Final = ("pause NUMBER NUMBER", "unpause NUMBER", "end", "bot SEAT", "time SEAT NUMBER")
"""What may follow from a vote."""
LONGEST_NUMBER: Final = 15
"""Digits."""


@dataclass(frozen=True)
class Decision:
    """A decision as a row tells it: its words, and the same as values."""

    text: str
    word: str
    seats: tuple[Seat, ...] = ()
    numbers: tuple[int, ...] = ()
    proposal: str = ""
    effect: Decision | None = None

    @property
    def done(self) -> Decision:
        """What is done now: of a vote what follows from it, else the decision itself."""
        return self.effect or self


def read_decision(text: str, seats: int, forms: tuple[str, ...] = FORMS) -> Decision:
    """The decision that a row of a table with so many seats tells; StoreError if it tells none."""
    word, *rest = clean_words(text).split(" ")
    form = next((one for one in forms if one.split()[0] == word), None)
    if form is None and forms is FORMS:
        return Decision(text, word)
    found = form and _read(text, word, rest, form.split()[1:], seats)
    if not found:
        allowed = some([form] if form else list(forms))
        raise StoreError(f"decision: found {text[:80]!r}; allowed: {allowed}, with seats 0 to {seats - 1}")
    return found


def _read(text: str, word: str, rest: list[str], form: list[str], seats: int) -> Decision | None:
    """The values behind the first word; None if they are not those of the form."""
    then = None
    if form[-1:] == ["EFFECT"] and len(rest) >= len(form):
        form = form[:-1]
        rest, effect = rest[: len(form)], rest[len(form) :]
        then = read_decision(" ".join(effect), seats, EFFECTS)
    if form[-1:] == ["SEATS"]:
        form = [*form[:-1], *["SEAT"] * (len(rest) - len(form) + 1)]
    if len(form) != len(rest):
        return None
    for kind, given in zip(form, rest, strict=True):
        if not _fits(kind, given, seats):
            return None
    values = list(zip(form, rest, strict=True))
    return Decision(
        text,
        word,
        tuple(int(given) for kind, given in values if kind == "SEAT"),
        tuple(int(given) for kind, given in values if kind == "NUMBER"),
        next((given for kind, given in values if kind == "PROPOSAL"), ""),
        then,
    )


def _fits(kind: str, given: str, seats: int) -> bool:
    """Whether a word is such a value, written as we write it."""
    if kind == "PROPOSAL":
        return given in PROPOSALS
    if not (given.isascii() and given.isdecimal()) or str(int(given[:LONGEST_NUMBER])) != given:
        return False
    return kind == "NUMBER" or int(given) < seats
