"""Fields that are stored by name: numbers and things by place, rows, and sets of names."""

from __future__ import annotations

from itertools import compress
from typing import Any

from .errors import some
from .kinds import (
    MOST,
    NONE,
    Bound,
    Kind,
    ListOf,
    Name,
    Names,
    Number,
    Sorted,
    bound_of,
    names_of,
    refuse,
    show_all,
)


class ByName(Kind):
    """A value for each name, in a list: stored as {"park": 3} without those that are `blank`, shown in order."""

    def __init__(self, names: Names, item: Kind, blank: int = 0) -> None:
        super().__init__("list[int]", f"tuple[{item.view}, ...]", "{}.copy()", "objects", item.imports)
        self.names = names
        self.item = item
        self.blank = blank

    def start(self, s: Any) -> Any:
        return [self.blank] * len(names_of(self.names, s))

    def dump(self, value: Any, s: Any) -> Any:
        item, blank = self.item, self.blank
        pairs = zip(names_of(self.names, s), value, strict=True)
        return {name: item.dump(x, s) for name, x in pairs if x != blank}

    def read(self, data: Any, where: str, s: Any) -> Any:
        names = names_of(self.names, s)
        given = read_object(data, where, names)
        item, blank = self.item, self.blank
        return [item.read(given[name], f"{where}.{name}", s) if name in given else blank for name in names]

    def show(self, value: Any, s: Any) -> Any:
        return show_all(self.item, value, s)


def places(where: Names, what: Names) -> ByName:
    """What lies where: {"r1c1": "park"}; -1 where nothing lies."""
    return ByName(where, Name(what), NONE)


class Counts(ByName):
    """How many of each name: {"park": 3}; shown in the same way, without zeros."""

    def __init__(self, names: Names, high: Bound = MOST) -> None:
        super().__init__(names, Number(0, high))
        self.view = "dict[str, int]"

    def dump(self, value: Any, s: Any) -> Any:
        """The same as for any values by name, without asking how each number is stored."""
        return {name: n for name, n in zip(names_of(self.names, s), value, strict=True) if n}

    def show(self, value: Any, s: Any) -> Any:
        return self.dump(value, s)


class Rows(Kind):
    """Rows of equal width one after the other in one list of numbers; `row` is the kind of each, in lists of their own."""

    def __init__(self, row: Kind, rows: Bound, width: Bound) -> None:
        super().__init__(
            "list[int]", f"tuple[{row.view}, ...]", "{}.copy()", f"lists of {row.plural}", row.imports
        )
        self.rows = ListOf(row, length=rows)
        self.width = width

    def start(self, s: Any) -> Any:
        return [x for row in self.rows.start(s) for x in row]

    def dump(self, value: Any, s: Any) -> Any:
        return self.rows.dump(self._split(value, s), s)

    def read(self, data: Any, where: str, s: Any) -> Any:
        return [x for row in self.rows.read(data, where, s) for x in row]

    def show(self, value: Any, s: Any) -> Any:
        return self.rows.show(self._split(value, s), s)

    def _split(self, value: Any, s: Any) -> Any:
        width = bound_of(self.width, s)
        return [value[i : i + width] for i in range(0, len(value), width)]


class RowsByName(Kind):
    """A row for each name, one after the other in one list of numbers; stored by name without rows of zeros."""

    def __init__(self, names: Names, row: Kind, width: Bound) -> None:
        super().__init__("list[int]", f"tuple[{row.view}, ...]", "{}.copy()", "objects", row.imports)
        self.names = names
        self.row = row
        self.width = width

    def start(self, s: Any) -> Any:
        return [0] * (len(names_of(self.names, s)) * bound_of(self.width, s))

    def dump(self, value: Any, s: Any) -> Any:
        names, width, row = names_of(self.names, s), bound_of(self.width, s), self.row
        filled = dict.fromkeys([i // width for i in compress(range(len(value)), value)])
        return {names[n]: row.dump(value[n * width : (n + 1) * width], s) for n in filled}

    def read(self, data: Any, where: str, s: Any) -> Any:
        names = names_of(self.names, s)
        given = read_object(data, where, names)
        zeros = [0] * bound_of(self.width, s)
        rows = [self.row.read(given[n], f"{where}.{n}", s) if n in given else zeros for n in names]
        return [x for row in rows for x in row]


class Flags(Kind):
    """Which of some names are there: a list of 0 and 1, stored as the list of those that are.

    Stored data may have them in any order, unless they must be `in_order` there too.
    """

    def __init__(self, names: Names, in_order: bool = False) -> None:
        super().__init__("list[int]", "tuple[str, ...]", "{}.copy()", "lists of names")
        self.names = names
        self.in_order = in_order

    def start(self, s: Any) -> Any:
        return [0] * len(names_of(self.names, s))

    def dump(self, value: Any, s: Any) -> Any:
        return [name for name, there in zip(names_of(self.names, s), value, strict=True) if there]

    def read(self, data: Any, where: str, s: Any) -> Any:
        names = names_of(self.names, s)
        there = read_set(data, where, names, self.in_order)
        return [int(i in there) for i in range(len(names))]

    def show(self, value: Any, s: Any) -> Any:
        return tuple(self.dump(value, s))


class Bits(Kind):
    """The same as the bits of a number; at most `most` of them."""

    def __init__(self, names: Names, most: int = MOST, in_order: bool = False) -> None:
        super().__init__("int", "tuple[str, ...]", plural="lists of names")
        self.names = names
        self.most = most
        self.in_order = in_order

    def start(self, s: Any) -> Any:
        return 0

    def dump(self, value: Any, s: Any) -> Any:
        return [name for i, name in enumerate(names_of(self.names, s)) if value >> i & 1] if value else []

    def read(self, data: Any, where: str, s: Any) -> Any:
        there = read_set(data, where, names_of(self.names, s), self.in_order)
        if len(there) > self.most:
            raise refuse(where, data, f"a list of at most {self.most} names")
        return sum([1 << i for i in there])

    def show(self, value: Any, s: Any) -> Any:
        return tuple(self.dump(value, s))


def read_object(data: Any, where: str, names: tuple[str, ...]) -> dict[str, Any]:
    """An object whose keys are some of these names."""
    if not isinstance(data, dict):
        raise refuse(where, data, "an object by name")
    for name in data:
        if name not in names:
            raise refuse(where, name, some(list(names)))
    return data


def read_set(data: Any, where: str, names: tuple[str, ...], in_order: bool = False) -> set[int]:
    """Different names in a list, as their numbers."""
    return set(Sorted(Name(names), most=len(names), in_order=in_order).read(data, where, None))
