"""Errors that say what was found and what was allowed."""

from __future__ import annotations

import reprlib
from typing import Final

from .text import Phrase, Text, Value, phrase

#: The message of an error that names its place.
AT: Final = "complaint-at"
SENTENCE: Final = "{where}: found {found}; allowed: {allowed}"
#: How programs are told of something that goes wrong rather than of a value.
FAILURE: Final = "{where}: {found}; allowed: {allowed}"


class IgrotekaError(ValueError):
    """Base of all errors that bad input can cause; nothing has changed when it is raised.

    The error itself is a sentence for programs, in English. `words` say it to people in their language: they are the sentence itself if it is a
    phrase, or a message of its own.
    """

    def __init__(self, sentence: str | Phrase = "", words: Text | None = None) -> None:
        super().__init__(str(sentence))
        self.words: Text | None = sentence if isinstance(sentence, Phrase) else words

    def __reduce__(self) -> tuple[object, ...]:
        """What it is made of, so that it survives the way from another process."""
        return type(self), (str(self), self.words)


class UnknownGame(IgrotekaError):
    """No installed game has this key."""


class BadOption(IgrotekaError):
    """An option, its value or the number of seats is not offered by the game."""


class NotLoaded(BadOption):
    """Something was made with another data file of the game, such as a deck, than the one that is loaded."""

    def __init__(self, key: str, file: str, needed: str, loaded: str) -> None:
        self.allowed = (
            f"{loaded!r}, which is loaded; this needs {needed!r}: start with --{file} and its file, "
            f"or without --{file} if it is the game's own"
        )
        words = Text("complaint-edition", needed=needed, loaded=loaded, option=f"--{file}")
        super().__init__(f"option {key}: found {needed!r}; allowed: {self.allowed}", words)
        self.key = key
        self.file = file
        self.needed = needed
        self.loaded = loaded

    def __reduce__(self) -> tuple[object, ...]:
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

    def __init__(self, line: int, found: Value, allowed: Value, place: Value = "") -> None:
        numbered = Phrase("complaint-line", "line {line}", line=str(line))
        super().__init__(complaint(inside(numbered, place) if place else numbered, found, allowed))
        self.line = line
        self.found = str(found)
        self.allowed = str(allowed)
        self.parts = (found, allowed, place)

    def __reduce__(self) -> tuple[object, ...]:
        return BadLog, (self.line, *self.parts)


def complaint(place: Value, found: Value, allowed: Value, english: str = SENTENCE) -> Phrase:
    """The sentence of an error: where something is wrong, what was found there, and what is allowed.

    Each part is a phrase, which is said in the reader's language, or the sender's own words, such as the path of a field, which are repeated.
    """
    if not place:
        return Phrase("complaint", english.removeprefix("{where}: "), found=found, allowed=allowed)
    return Phrase(AT, english, where=place, found=found, allowed=allowed)


def inside(place: Value, inner: Value) -> Phrase:
    """A place within another."""
    return Phrase("complaint-inside", "{where}: {inner}", where=place, inner=inner)


class FilePlace(Phrase):
    """A place in a file: its name, the line if that is known, and the way from there to a value; `+` goes on."""

    def __init__(self, file: str, line: int = 0, path: str = "") -> None:
        if line:
            english = "{file}, line {line}{path}"
            super().__init__("complaint-file-line", english, file=file, line=str(line), path=path)
        else:
            super().__init__("complaint-file", "{file}{path}", file=file, path=path)
        self.file = file
        self.line = line
        self.path = path

    def __add__(self, more: str) -> FilePlace:
        return FilePlace(self.file, self.line, self.path + more)

    def within(self) -> Value:
        """The same without the name of the file."""
        if not self.line:
            return self.path.removeprefix(", ")
        return Phrase("complaint-line-inside", "line {line}{path}", line=str(self.line), path=self.path)


def bad_data(place: Value, found: Value, allowed: Value) -> BadData:
    """The error about a place of stored data."""
    return BadData(complaint(place, found, allowed))


def bad_option(place: Value, found: Value, allowed: Value) -> BadOption:
    """The error about something chosen."""
    return BadOption(complaint(place, found, allowed))


def not_loaded(error: BaseException | None) -> NotLoaded | None:
    """The data file that is missing, if that is what an error comes from."""
    while error is not None and not isinstance(error, NotLoaded):
        error = error.__cause__
    return error


def whole_number(low: int, high: int) -> Phrase:
    """The words for a number within bounds."""
    return phrase("a whole number from {low} to {high}", low=low, high=high)


def some(names: list[str], most: int = 12) -> str:
    """Print a list of allowed values, cut where it would get long; it stands in sentences of every language, so it has no words of its own."""
    shown = ", ".join([name or "''" for name in names[:most]])
    return f"{shown}, … ({len(names)})" if len(names) > most else shown


def brief(value: object) -> str:
    """A value in an error message: cut where it would get long, whatever hostile input holds."""
    try:
        return reprlib.repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, nesting without end
        return f"a huge {type(value).__name__}"
