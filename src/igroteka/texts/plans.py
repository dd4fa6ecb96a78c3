"""Messages made ready to be said quickly: their words, the variables between them, and what is chosen among by a variable.

Most messages hold nothing else, and drawings say many of them. Whatever does (functions, terms with arguments, large numbers)
is left to Fluent, which says all of them in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from fluent.syntax import ast as ftl

#: Numbers that are written with digits alone in every language; larger ones are written in groups.
SMALL: Final = range(1000)
#: Longer words Fluent refuses to put into a sentence.
LONGEST: Final = 2500

Args = Mapping[str, int | str]
#: The pattern of another message, or of one of its forms; nothing if there is none.
Find = Callable[[str, str], ftl.Pattern | None]
#: The plural category of a number.
Category = Callable[[int], str]


class Variable(NamedTuple):
    """The place of an argument."""

    name: str


class Choice(NamedTuple):
    """What stands there depends on an argument: the variants by number, plural category or word, and the one for the rest."""

    name: str
    by_number: Mapping[float, tuple[Part, ...]]
    by_word: Mapping[str, tuple[Part, ...]]
    otherwise: tuple[Part, ...]


Part = str | Variable | Choice
Plan = tuple[Part, ...]


class _Unplanned(Exception):
    """Something that is left to Fluent."""


def plan_of(pattern: ftl.Pattern | None, find: Find) -> Plan | None:
    """A pattern ready to be said; nothing if there is more in it than words, variables and choices."""
    try:
        return _plan(pattern, find, 0)
    except _Unplanned:
        return None


#: Messages refer to others, which refer to others; so deep they are not followed.
DEEPEST: Final = 8


def _plan(pattern: ftl.Pattern | None, find: Find, depth: int) -> Plan:
    if pattern is None or depth > DEEPEST:
        raise _Unplanned
    parts: list[Part] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            parts.append(element.value)
        else:
            parts += _placeable(element.expression, find, depth)
    return tuple(parts)


def _placeable(expression: ftl.Expression | ftl.Placeable, find: Find, depth: int) -> Plan:
    match expression:
        case ftl.Placeable():
            return _placeable(expression.expression, find, depth)
        case ftl.StringLiteral():
            return (str(expression.parse()["value"]),)
        case ftl.VariableReference():
            return (Variable(expression.id.name),)
        case ftl.MessageReference():
            form = expression.attribute.name if expression.attribute else ""
            return _plan(find(expression.id.name, form), find, depth + 1)
        case ftl.SelectExpression(selector=ftl.VariableReference() as selector):
            return (_choice(selector.id.name, expression.variants, find, depth),)
    raise _Unplanned


def _choice(name: str, variants: list[ftl.Variant], find: Find, depth: int) -> Choice:
    by_number: dict[float, Plan] = {}
    by_word: dict[str, Plan] = {}
    otherwise: Plan | None = None
    for variant in variants:
        plan = _plan(variant.value, find, depth + 1)
        if isinstance(variant.key, ftl.NumberLiteral):
            if by_word:
                raise _Unplanned  # the first that fits counts, and a plural category may fit as well
            by_number.setdefault(float(variant.key.value), plan)
        else:
            by_word.setdefault(variant.key.name, plan)
        if variant.default:
            otherwise = plan
    if otherwise is None:
        raise _Unplanned
    return Choice(name, by_number, by_word, otherwise)


def say_plan(plan: Plan, args: Args, category: Category) -> str | None:
    """The sentence; nothing if an argument is missing, or needs more than to be written down."""
    said: list[str] = []
    for part in plan:
        if isinstance(part, str):
            said.append(part)
            continue
        value = args.get(part.name)
        if value is None:
            return None
        if isinstance(part, Choice):
            if isinstance(value, str) and part.by_number:
                return None
            words = say_plan(_chosen(part, value, category), args, category)
            if words is None:
                return None
            said.append(words)
        elif isinstance(value, str):
            if len(value) > LONGEST:
                return None
            said.append(value)
        elif value in SMALL:
            said.append(str(value))
        else:
            return None
    return "".join(said)


def _chosen(choice: Choice, value: int | str, category: Category) -> Plan:
    if isinstance(value, str):
        return choice.by_word.get(value, choice.otherwise)
    exact = choice.by_number.get(value)
    return choice.by_word.get(category(value), choice.otherwise) if exact is None else exact
