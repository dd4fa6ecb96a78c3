"""What comes from outside becomes a typed value here, before any rule of access is asked about it.

A number has one way to be written, so that nobody can ask for one thing and be given another.
"""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final

from starlette.datastructures import QueryParams

from ..core import Seat, Text
from .errors import Refused

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")
_HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
NO_SEAT: Final = frozenset({"", "null", "None"})
"""How a page writes that nobody's seat is meant."""


def whole_number(written: str) -> int | None:
    """A number from 0 to 999,999,999 in ASCII digits without sign, spaces or leading zeros; None for anything else."""
    return int(written) if _NUMBER.fullmatch(written) else None


def host_name(header: str) -> str | None:
    """The name in a Host header, in small letters and without brackets; None if the header is not well-formed."""
    found = _HOST.fullmatch(header)
    return found[1].strip("[]").lower() if found else None


def one_value(query: QueryParams, name: str) -> str:
    """The value of a parameter, empty if it is missing; a parameter that comes twice is refused."""
    values = query.getlist(name)
    if len(values) > 1:
        raise unreadable(name, f"{len(values)} values", "one")
    return values[0] if values else ""


def number_in(query: QueryParams, name: str, default: int, most: int) -> int:
    """A number of the query, at most `most`; the default if it is missing."""
    written = one_value(query, name)
    if not written:
        return min(default, most)
    found = whole_number(written)
    if found is None:
        raise unreadable(name, repr(written[:20]), "a whole number")
    return min(found, most)


def seat_in(query: QueryParams, name: str, allowed: Container[Seat]) -> Seat | None:
    """A seat of the query that is one of the allowed ones; None where nobody's seat is meant."""
    written = one_value(query, name)
    if written in NO_SEAT:
        return None
    found = whole_number(written)
    if found is None:
        raise unreadable(name, repr(written[:20]), "the number of a seat, or nothing")
    if found not in allowed:
        raise Refused("seat", Text("websay-seat"), detail=f"found seat {found}; allowed: {allowed}")
    return found


def unreadable(name: str, found: str, allowed: str) -> Refused:
    """The answer to a value that cannot be read."""
    detail = f"{name}: found {found}; allowed: {allowed}"
    return Refused("input", Text("websay-input", detail=detail), detail=detail)
