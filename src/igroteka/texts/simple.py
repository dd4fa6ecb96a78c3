"""Reading the messages that are written in the simplest way, which most are, at a small part of what the full reader takes."""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import ast as ftl

_NAME: Final = "[a-zA-Z][a-zA-Z0-9_-]*"
_VARIABLE: Final = rf"\{{ *\$({_NAME}) *\}}"
#: A line with the text of a message, or of one of its forms: words and variables, and nothing that has to be chosen among.
_LINE: Final = re.compile(rf"(-)?({_NAME}) *= *([^ ].*)")
_FORM: Final = re.compile(rf" +\.({_NAME}) *= *([^ ].*)")
_PARTS: Final = re.compile(_VARIABLE)


def read_simple(passage: str) -> ftl.Message | ftl.Term | None:
    """The message, or the term, of a passage; nothing if it is not of the simplest kind, and the full reader has to look at it.

    That is a line for the text and one for each form, with no other placeables than variables. What follows a comment
    belongs to no message.
    """
    first, *rest = passage.split("\n")
    beginning = _LINE.fullmatch(first)
    value = None if beginning is None or "\r" in passage else _pattern(beginning[3])
    if beginning is None or value is None:
        return None
    forms: list[ftl.Attribute] = []
    for line in rest:
        if line.startswith("#"):
            break
        if not line:
            continue
        form = _FORM.fullmatch(line)
        words = None if form is None else _pattern(form[2])
        if form is None or words is None:
            return None
        forms.append(ftl.Attribute(ftl.Identifier(form[1]), words))
    name = ftl.Identifier(beginning[2])
    return ftl.Term(name, value, forms) if beginning[1] else ftl.Message(name, value, forms)


def _pattern(text: str) -> ftl.Pattern | None:
    """The words and variables of a line; nothing if there is anything else in it."""
    elements: list[ftl.TextElement | ftl.Placeable] = []
    for number, part in enumerate(_PARTS.split(text.rstrip(" "))):
        if number % 2:
            elements.append(ftl.Placeable(ftl.VariableReference(ftl.Identifier(part))))
        elif "{" in part or "}" in part:
            return None
        elif part:
            elements.append(ftl.TextElement(part))
    return ftl.Pattern(elements)
