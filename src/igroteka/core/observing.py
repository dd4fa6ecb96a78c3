"""What learning agents are told of a position: whole numbers in blocks that say what they mean.

A game declares its `layout` once, and `observe` writes the numbers in that order, straight from the position: what a seat
may know and nothing else. Everything is told from the seat that looks: seats are counted from it, its own comes first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from .moves import Atom

#: The numbers of an observation, in the order of the layout.
Numbers = list[int]

#: What each number of a block is: an amount, where more is more, or one of some things, whose numbers are only names.
AMOUNT: Final = "amount"
CHOICE: Final = "choice"
MOST_OF_A_BYTE: Final = 255
#: A block that belongs to no seat.
NO_SEAT: Final = -1


@dataclass(frozen=True)
class Block:
    """Some numbers of one kind, each from `low` to `high`; 0 is always among these and stands for nothing there.

    `each` says what every number belongs to ("zone", "tile", "colour"), `meaning` what the numbers say, and what those of a
    choice stand for. `seat` is whose they are, counted from the seat that looks (0 is that seat itself), or NO_SEAT.
    """

    name: str
    meaning: str
    count: int
    high: int
    low: int = 0
    kind: str = AMOUNT
    each: str = ""
    seat: int = NO_SEAT


class Layout:
    """The blocks of all observations of a game, in order. `version` changes whenever they do.

    `things` are the names of what blocks tell about, by their `each`: as moves write them, in the order of the numbers. A block with
    fewer numbers tells about the first of them.
    """

    def __init__(
        self, version: int, *blocks: Block, things: Mapping[str, Sequence[Atom]] | None = None
    ) -> None:
        self.version: Final = version
        self.blocks: Final = blocks
        self.things: Final = dict(things or {})
        starts: list[int] = []
        size = 0
        for one in blocks:
            starts.append(size)
            size += one.count
        self.starts: Final = tuple(starts)
        self.size: Final = size
        #: Where numbers stand that a byte may not hold.
        self.wide: Final = [
            start + i
            for one, start in zip(blocks, starts, strict=True)
            if one.low < 0 or one.high > MOST_OF_A_BYTE
            for i in range(one.count)
        ]


def amounts(name: str, meaning: str, count: int, high: int, low: int = 0, each: str = "") -> Block:
    """A block of amounts."""
    return Block(name, meaning, count, high, low, AMOUNT, each)


def choices(name: str, meaning: str, count: int, high: int, each: str = "") -> Block:
    """A block of choices, each of 0 to `high`; 0 is none of them."""
    return Block(name, meaning, count, high, 0, CHOICE, each)


def flags(name: str, meaning: str, count: int = 1, each: str = "") -> Block:
    """A block of yes (1) and no (0)."""
    return Block(name, meaning, count, 1, 0, AMOUNT, each)


def for_seats(most: int, *blocks: Block) -> tuple[Block, ...]:
    """The same blocks for each of the most seats that a game has, one seat after the other; at smaller tables the last are all 0."""
    return tuple(
        [replace(one, name=f"{one.name}_{seat}", seat=seat) for seat in range(most) for one in blocks]
    )


def pack(numbers: Numbers, wide: list[int], start: int, places: list[int], others: list[int]) -> bytearray:
    """The numbers of an observation as bytes, which is the quickest way for them to leave Python.

    The few that a byte cannot hold are 0 there; what they are is appended to `others`, and to `places` where they stand, the first
    number of the observation being at `start`. The list is used up.
    """
    for at in wide:
        n = numbers[at]
        if n < 0 or n > MOST_OF_A_BYTE:
            places.append(start + at)
            others.append(n)
            numbers[at] = 0
    return bytearray(numbers)
