"""What Russian and Ukrainian typesetters do to every text, so that nobody has to type signs that cannot be seen."""

from __future__ import annotations

import re
from typing import Final

NBSP: Final = "\u00a0"
#: Languages whose readers expect it.
LANGUAGES: Final = frozenset({"ru", "uk"})
#: A space that must not end a line: between a number and its noun, before a dash, after a number sign.
#: The name of a place, such as A5, is no number.
_BOUND: Final = re.compile(r"(?<!\w)(\d+) (?=[^\W\d_])|(?<=\S)() (?=—)|(?<=№)() (?=\w)")
#: A hyphen before a number that is less than nothing.
_MINUS: Final = re.compile(r"(?<![\w\u00a0-])-(?=\d)")


def typeset(text: str, lang: str) -> str:
    """A text with spaces that do not break where a line must not end, and with minus signs."""
    if lang not in LANGUAGES:
        return text
    return _MINUS.sub("−", _BOUND.sub(lambda found: (found[1] or "") + NBSP, text))
