"""Resource bundles: vectors of whole numbers by resource index, written as "3c 1w 2pw".

A bundle is a tuple with one number per unit of a game; the empty tuple is nothing at all. What a
player holds is a list of the same length. A wild unit stands for any mix of its members ("2 books of
any kind"): it can be asked for, never held.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from .errors import IgrotekaError

Bundle = tuple[int, ...]
NOTHING: Final[Bundle] = ()
_TOKEN: Final = re.compile(r"(-?\d+)(\D.*)")
_UNIT: Final = re.compile(r"[a-z][a-z_]*")


class BadBundle(IgrotekaError):
    """A text that is no bundle of these units."""


def add(a: Bundle, b: Bundle, n: int = 1) -> Bundle:
    """`a` and n times `b` together."""
    if not a:
        return scale(b, n)
    if not b:
        return a
    return tuple([x + y * n for x, y in zip(a, b, strict=True)])


def subtract(a: Bundle, b: Bundle) -> Bundle:
    """What is left of `a` without `b`; single numbers may fall below zero."""
    return add(a, b, -1)


def scale(a: Bundle, n: int) -> Bundle:
    """The bundle n times."""
    if n == 1:
        return a
    return tuple([x * n for x in a])


def is_empty(a: Bundle) -> bool:
    """Whether every number is zero."""
    return not any(a)


def covers(have: list[int], need: Bundle) -> bool:
    """Whether there is enough of each unit. Bundles with wild units go to `Units.covers`."""
    return all(need[i] <= 0 or have[i] >= need[i] for i in range(len(need)))


def times(have: list[int], need: Bundle, most: int) -> int:
    """How often `need` can be paid, at most `most` times."""
    for i in range(len(need)):
        if need[i] > 0:
            most = min(most, max(have[i], 0) // need[i])
    return most


def gain(have: list[int], what: Bundle, n: int = 1) -> None:
    """Put a bundle, n times, to what is held."""
    for i in range(len(what)):
        if what[i]:
            have[i] += what[i] * n


def pay(have: list[int], what: Bundle, n: int = 1) -> None:
    """Take a bundle, n times, from what is held."""
    gain(have, what, -n)


class Units:
    """The resource names of a game, in the order of the vectors: `Units("c w pw", any="c w")`.

    Keyword arguments name wild units with their members; two wild units share no member.
    """

    def __init__(self, names: str, **wild: str) -> None:
        self.held: Final = names.split()
        self.names: Final = [*self.held, *wild]
        self.index: Final[dict[str, int]] = {}
        for i, unit in enumerate(self.names):
            if not _UNIT.fullmatch(unit) or unit in self.index:
                raise BadBundle(f"unit {unit!r}; allowed: different names of small letters and '_'")
            self.index[unit] = i
        self.wild: Final[list[tuple[int, list[int]]]] = []
        taken: set[str] = set()
        for unit, members in wild.items():
            kinds = members.split()
            if not kinds or taken.intersection(kinds) or not set(kinds) <= set(self.held):
                raise BadBundle(f"wild unit {unit}={members!r}; allowed: units of no other wild: {self.held}")
            taken.update(kinds)
            self.wild.append((self.index[unit], [self.index[k] for k in kinds]))

    def parse(self, text: str) -> Bundle:
        """The bundle with this text; each unit stands in it at most once."""
        amounts = [0] * len(self.names)
        for token in text.split():
            found = _TOKEN.fullmatch(token)
            if found is None or found[2] not in self.index:
                raise BadBundle(
                    f"bundle {text!r}: found {token!r}; allowed: a number and a unit of {', '.join(self.names)}"
                )
            i, amount = self.index[found[2]], int(found[1])
            if amount == 0 or amounts[i] != 0:
                raise BadBundle(
                    f"bundle {text!r}: found {token!r}; allowed: each unit once, and never 0 of it"
                )
            amounts[i] = amount
        return tuple(amounts)

    def of(self, amounts: Mapping[str, int]) -> Bundle:
        """The bundle with these numbers by unit."""
        return self.parse(" ".join([f"{n}{unit}" for unit, n in amounts.items() if n]))

    def text(self, what: Bundle) -> str:
        """The text that `parse` reads back; nothing is the empty text."""
        return " ".join([f"{n}{unit}" for unit, n in zip(self.names, what, strict=False) if n])

    def empty(self) -> list[int]:
        """A player's empty hands: a list of the units that can be held."""
        return [0] * len(self.held)

    def covers(self, have: list[int], need: Bundle) -> bool:
        """Whether there is enough of each unit, and enough over for the wild ones."""
        if not need:
            return True
        for i in range(len(self.held)):
            if need[i] > 0 and have[i] < need[i]:
                return False
        for unit, members in self.wild:
            over = need[unit]
            if over:
                for i in members:
                    over -= have[i] - need[i]
                if over > 0:
                    return False
        return True
