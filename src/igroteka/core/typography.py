"""What Russian and Ukrainian typesetters do to every text, so that nobody has to type signs that cannot be seen."""

from __future__ import annotations

import re
from typing import Final

NBSP: Final = "\u00a0"
#: Languages whose readers expect it.
LANGUAGES: Final = frozenset({"ru", "uk"})
#: A space that must not end a line: between a number and its noun or per cent, before a dash, after a number sign.
#: The name of a place, such as A5, is no number.
_BOUND: Final = re.compile(r"(?<!\w)(\d+) (?=[^\W\d_]|%)|(?<=\S)() (?=—)|(?<=№)() (?=\w)")
#: A hyphen before a number that is less than nothing.
_MINUS: Final = re.compile(r"(?<![\w\u00a0-])-(?=\d)")


def typeset(text: str, lang: str) -> str:
    """A text with spaces that do not break where a line must not end, with minus signs and with quotation marks inside others."""
    if lang not in LANGUAGES:
        return text
    if text.count("«") > 1:
        text = _nested(text)
    return _MINUS.sub("−", _BOUND.sub(lambda found: (found[1] or "") + NBSP, text))


def _nested(text: str) -> str:
    """What is quoted within quotation marks, such as a card whose name has them, gets the inner ones."""
    depth, signs = 0, list(text)
    for i, sign in enumerate(signs):
        if sign == "«":
            depth += 1
            if depth > 1:
                signs[i] = "„"
        elif sign == "»":
            if depth > 1:
                signs[i] = "“"
            depth = max(depth - 1, 0)
    return "".join(signs)
