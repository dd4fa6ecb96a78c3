"""Errors that say what was found and what was allowed."""

from __future__ import annotations

import reprlib

from .text import Text


class IgrotekaError(ValueError):
    """Base of all errors that bad input can cause; nothing has changed when it is raised.

    The error itself is a sentence for programs, in English. `words` say it to people, where it has a message of its own.
    """

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        self.words: Text | None = None


class UnknownGame(IgrotekaError):
    """No installed game has this key."""


class BadOption(IgrotekaError):
    """An option, its value or the number of seats is not offered by the game."""

    def __init__(self, sentence: str, words: Text | None = None) -> None:
        super().__init__(sentence)
        self.words = words


class NotLoaded(BadOption):
    """Something was made with another data file of the game, such as a deck, than the one that is loaded."""

    def __init__(self, key: str, file: str, needed: str, loaded: str) -> None:
        self.allowed = (
            f"{loaded!r}, which is loaded; this needs {needed!r}: start with --{file} and its file, "
            f"or without --{file} if it is the game's own"
        )
        super().__init__(f"option {key}: found {needed!r}; allowed: {self.allowed}")
        self.key = key
        self.file = file
        self.needed = needed
        self.loaded = loaded

    def __reduce__(self) -> tuple[object, ...]:
        """What it is made of, so that it survives the way from another process."""
        return NotLoaded, (self.key, self.file, self.needed, self.loaded)


class UnknownMove(IgrotekaError):
    """The text is no entry of the game's move table."""


class IllegalMove(IgrotekaError):
    """The move exists but is not legal for this seat now."""


class BadData(IgrotekaError):
    """Data that does not describe a position of the game."""


class EndlessAgenda(IgrotekaError):
    """The rules run in a circle: nobody is asked any more, and the game does not end."""


class BadLog(IgrotekaError):
    """A log file that cannot be replayed; `line` is the first bad line, counted from 1."""

    def __init__(self, line: int, found: str, allowed: str) -> None:
        super().__init__(f"line {line}: found {found}; allowed: {allowed}")
        self.line = line
        self.found = found
        self.allowed = allowed

    def __reduce__(self) -> tuple[object, ...]:
        """What it is made of, so that it survives the way from another process."""
        return BadLog, (self.line, self.found, self.allowed)


def not_loaded(error: BaseException | None) -> NotLoaded | None:
    """The data file that is missing, if that is what an error comes from."""
    while error is not None and not isinstance(error, NotLoaded):
        error = error.__cause__
    return error


def some(names: list[str], most: int = 12) -> str:
    """Print a list of allowed values, cut where it would get long."""
    shown = ", ".join(names[:most])
    return f"{shown}, … ({len(names)} in all)" if len(names) > most else shown


def brief(value: object) -> str:
    """A value in an error message: cut where it would get long, whatever hostile input holds."""
    try:
        return reprlib.repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, nesting without end
        return f"a huge {type(value).__name__}"
