"""What is wrong with something that was sent, in the reader's language.

Errors of stored positions, logs and choices say to programs, in English and in one form, where something is wrong, what was found and what is
allowed: `city[1].r2c3: found 'palace'; allowed: park, shop`. Places, values and lists of names are the sender's own words and stay; the words
around them, and the phrases of the table below, are said in the language of the page. What a game says of its own position is quoted in English.
"""

from __future__ import annotations

import re
from typing import Final

from ..core.errors import IgrotekaError, not_loaded
from ..core.text import Text

#: The phrases of errors that games share, by the key of their message; names in braces become its arguments.
PHRASES: Final = {
    "phrase-whole-number-from": "a whole number from {low} to {high}",
    "phrase-whole-number": "a whole number",
    "phrase-true-or-false": "true or false",
    "phrase-list-at-most": "a list of at most {n} {items}",
    "phrase-list-exact": "a list of {n} {items}",
    "phrase-list": "a list of {items}",
    "phrase-each-from-once": "each of {low} to {high} once",
    "phrase-each-once-in-order": "each once, in order",
    "phrase-each-once": "each once",
    "phrase-object-by-name": "an object by name",
    "phrase-position-fields": "an object with the fields of a position",
    "phrase-object-with": "an object with the fields {names}",
    "phrase-object-of-texts": "an object of texts",
    "phrase-exactly": "exactly {names}",
    "phrase-lost-and-extra": "missing fields {lost}, unknown fields {extra}",
    "phrase-move-of-table": "a move of the table",
    "phrase-any-value": "a number, a text, a list, a move or a frame",
    "phrase-frame": "frame {name}",
    "phrase-fields": "fields {names}",
    "phrase-playable": "a position to play on",
    "phrase-fitting-frames": "frames that fit the position",
    "phrase-frames-in-order": "frames in the order of the rules",
    "phrase-as-json": "a position as JSON",
    "phrase-characters": "{n} characters",
    "phrase-over": "a game that is over",
    "phrase-somebody-decides": "one in which somebody has to decide",
    "phrase-somebody-moves": "one in which somebody can move",
    "phrase-reachable": "one that the game can reach",
    "phrase-in-the-box": "what is in the box",
    "phrase-too-many": "more than there are by {n}",
    "phrase-other-sum": "items that add up to another number",
    "phrase-points-before-end": "points in a game that is not over",
    "phrase-none-before-end": "none before the end",
    "phrase-contradicted": "knowledge that the position contradicts",
    "phrase-bounds": "bounds that it meets",
    "phrase-from-to": "{low} to {high}",
    "phrase-end-of-file": "the end of the file",
    "phrase-no-line-above": "no line {name} above",
    "phrase-second-line": "a second line {name}",
    "phrase-one-line": "one line, see line {n}",
    "phrase-header": "a header with {names}",
    "phrase-version-of": "version {n} of {name}",
    "phrase-version": "version {n}",
    "phrase-format": "format {n}",
    "phrase-masked": "a log masked for one reader",
    "phrase-full-log": "a full log",
    "phrase-hexadecimal": "{n} hexadecimal digits",
    "phrase-seat-move": "'SEAT MOVE', or '* DRAW' for chance",
    "phrase-nothing-after-end": "nothing after 'end'",
    "phrase-no-position": "a position that cannot be loaded",
}
#: What lists hold.
ITEMS: Final = {
    "items-whole-numbers": "whole numbers",
    "items-names": "names",
    "items-names-or-empty": "names, empty ones as ''",
    "items-lists-of-names": "lists of names",
    "items-lists-of-numbers": "lists of whole numbers",
    "items-groups": "groups",
    "items-lists-of-groups": "lists of groups",
    "items-frames": "frames",
    "items-objects": "objects",
}
_SENTENCE: Final = re.compile(
    r"(?:(?P<place>[^;]*?): )?found (?P<found>.*?); (?:allowed:|\w+ allows) (?P<allowed>.*)", re.DOTALL
)
_LACKING: Final = re.compile(
    r"(?:(?P<place>[^;]*?): )?(?P<found>missing fields .*?); allowed: (?P<allowed>.*)", re.DOTALL
)
_LINE: Final = re.compile(r"line (\d+)")


def _pattern(phrase: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", phrase)
    numbers = {"n", "low", "high"}
    return re.compile(
        "".join(
            re.escape(part) if i % 2 == 0 else rf"(?P<{part}>{'-?[0-9]+' if part in numbers else '.+'})"
            for i, part in enumerate(parts)
        ),
        re.DOTALL,
    )


_PATTERNS: Final = [(key, _pattern(phrase)) for key, phrase in PHRASES.items()]
_ITEMS: Final = {phrase: key for key, phrase in ITEMS.items()}


def error_words(error: Exception) -> Text:
    """What an error says to people: its own message if it brings one."""
    missing = not_loaded(error)
    if missing is not None:
        option = f"--{missing.file}"
        return Text("complaint-edition", needed=missing.needed, loaded=missing.loaded, option=option)
    own = error.words if isinstance(error, IgrotekaError) else None
    return own or complaint(str(error))


def complaint(sentence: str) -> Text:
    """An error's sentence for programs, as a message for people."""
    match = _SENTENCE.fullmatch(sentence) or _LACKING.fullmatch(sentence)
    if match is None:
        return Text("complaint-quoted", words=sentence)
    found, allowed = phrase(match["found"]), phrase(match["allowed"])
    if not match["place"]:
        return Text("complaint", found=found, allowed=allowed)
    line = _LINE.fullmatch(match["place"])
    place: Text | str = Text("complaint-line", line=int(line[1])) if line else match["place"]
    return Text("complaint-at", place=place, found=found, allowed=allowed)


def phrase(words: str) -> Text | str:
    """A phrase that is known as a message, any other words as they are."""
    for key, pattern in _PATTERNS:
        if match := pattern.fullmatch(words):
            given = match.groupdict()
            items = _ITEMS.get(given.get("items", ""))
            if "items" in given and items is None:
                continue
            args: dict[str, int | str | Text] = {
                name: int(word) if name in ("n", "low", "high") else word for name, word in given.items()
            }
            if items is not None:
                args["items"] = Text(items)
            return Text(key, **args)
    return words
