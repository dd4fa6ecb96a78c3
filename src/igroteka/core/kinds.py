"""What fields of a position hold: how a value begins, is stored by names, read back with clear errors, and shown in views.

Here are single values and lists of them; what is stored by name is in `named_kinds`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .errors import BadData, brief, some
from .native import mypyc_attr

#: A number, or one that follows from the position: `lambda s: s.seats - 1`.
Bound = int | Callable[[Any], int]
#: Names in the order of their numbers, or those that fit the position.
Names = tuple[str, ...] | Callable[[Any], tuple[str, ...]]
#: The number of no name at all: nobody, nothing, nowhere.
NONE: Final = -1
#: The bound of numbers that have none of their own.
MOST: Final = 1_000_000


def bound_of(value: Bound, s: Any) -> int:
    """A bound in this position."""
    return value if isinstance(value, int) else value(s)


def names_of(value: Names, s: Any) -> tuple[str, ...]:
    """The names that fit this position."""
    return value if isinstance(value, tuple) else value(s)


def refuse(where: str, data: Any, allowed: str) -> BadData:
    """The error about a place in stored data."""
    return BadData(f"{where}: found {brief(data)}; allowed: {allowed}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a field holds; games add kinds of their own.

    `code` is the type of the value and `view` the type of what views tell, both as Python writes them; `copying` is the code
    of a copy of `{}`. `imports` are the lines that these types need. `plural` is the word for many of them in errors.
    """

    def __init__(
        self,
        code: str,
        view: str = "",
        copying: str = "{}",
        plural: str = "values",
        imports: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.view = view
        self.copying = copying
        self.plural = plural
        self.imports = imports

    def start(self, s: Any) -> Any:
        """The value before anything has happened."""
        raise NotImplementedError

    def dump(self, value: Any, s: Any) -> Any:
        """The value as JSON data, by names."""
        raise NotImplementedError

    def read(self, data: Any, where: str, s: Any) -> Any:
        """The value of stored data; what cannot be is refused with the place, what was found and what is allowed."""
        raise NotImplementedError

    def show(self, value: Any, s: Any) -> Any:
        """The value as views tell it."""
        return self.dump(value, s)


class Plain(Kind):
    """Any value of some type that is not stored, because it follows from other fields."""

    def __init__(self, code: str, copying: str = "{}", imports: tuple[str, ...] = ()) -> None:
        super().__init__(code, code, copying, "values", imports)

    def show(self, value: Any, s: Any) -> Any:
        return value


class Derived(Plain):
    """A value of some kind that is not stored either, but shown like others of its kind."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(kind.code, kind.copying, kind.imports)
        self.view = kind.view
        self.kind = kind

    def start(self, s: Any) -> Any:
        return self.kind.start(s)

    def show(self, value: Any, s: Any) -> Any:
        return self.kind.show(value, s)


class Number(Kind):
    """A whole number from `low` to `high`."""

    def __init__(self, low: Bound = 0, high: Bound = MOST) -> None:
        super().__init__("int", "int", plural="whole numbers")
        self.low = low
        self.high = high

    def start(self, s: Any) -> Any:
        return max(bound_of(self.low, s), 0)

    def dump(self, value: Any, s: Any) -> Any:
        return value

    def read(self, data: Any, where: str, s: Any) -> Any:
        low, high = bound_of(self.low, s), bound_of(self.high, s)
        if type(data) is not int or not low <= data <= high:
            raise refuse(where, data, f"a whole number from {low} to {high}")
        return data


class YesNo(Kind):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__("bool", "bool", plural="yes or no")

    def start(self, s: Any) -> Any:
        return False

    def dump(self, value: Any, s: Any) -> Any:
        return value

    def read(self, data: Any, where: str, s: Any) -> Any:
        if type(data) is not bool:
            raise refuse(where, data, "true or false")
        return data


class Name(Kind):
    """One of some names, kept as its number. With `empty` it may be none: -1, stored as the empty text."""

    def __init__(self, names: Names, empty: bool = False) -> None:
        super().__init__("int", "str", plural="names, empty ones as ''" if empty else "names")
        self.names = names
        self.empty = empty

    def start(self, s: Any) -> Any:
        return NONE if self.empty else 0

    def dump(self, value: Any, s: Any) -> Any:
        return names_of(self.names, s)[value] if value >= 0 else ""

    def read(self, data: Any, where: str, s: Any) -> Any:
        if self.empty and data == "":
            return NONE
        names = names_of(self.names, s)
        if not isinstance(data, str) or data not in names:
            raise refuse(where, data, some(["", *names] if self.empty else list(names)))
        return names.index(data)


class Index(Name):
    """The same, but views tell its number."""

    def __init__(self, names: Names, empty: bool = False) -> None:
        super().__init__(names, empty)
        self.view = "int"

    def show(self, value: Any, s: Any) -> Any:
        return value


class Owner(Index):
    """A seat, stored as a text ("0") where others are names, and shown as its number; -1 is nobody."""

    def __init__(self, count: Callable[[Any], int] = lambda s: int(s.seats)) -> None:
        super().__init__(lambda s: tuple([str(seat) for seat in range(count(s))]))


def dump_all(item: Kind, values: Any, s: Any) -> list[Any]:
    """Many values of one kind as JSON data; what is the same for all of them is looked up once."""
    if not values:
        return []
    if type(item) is Name:
        names = names_of(item.names, s)
        return [names[x] if x >= 0 else "" for x in values]
    if type(item) is Number:
        return list(values)
    return [item.dump(x, s) for x in values]


def show_all(item: Kind, values: Any, s: Any) -> tuple[Any, ...]:
    """Many values of one kind as views tell them."""
    if type(item) is Name or type(item) is Number:
        return tuple(dump_all(item, values, s))
    return tuple([item.show(x, s) for x in values])


class ListOf(Kind):
    """A list of values of one kind: exactly `length`, or at most `most`, or any number of them; with `once` each at most once."""

    def __init__(
        self, item: Kind, length: Bound | None = None, most: Bound | None = None, once: bool = False
    ) -> None:
        copying = "{}.copy()" if item.copying == "{}" else f"[{item.copying.format('x')} for x in {{}}]"
        super().__init__(
            f"list[{item.code}]", f"tuple[{item.view}, ...]", copying, f"lists of {item.plural}", item.imports
        )
        self.item = item
        self.length = length
        self.most = most
        self.once = once

    def start(self, s: Any) -> Any:
        return [] if self.length is None else [self.item.start(s) for _ in range(bound_of(self.length, s))]

    def dump(self, value: Any, s: Any) -> Any:
        return dump_all(self.item, value, s)

    def read(self, data: Any, where: str, s: Any) -> Any:
        allowed = f"a list of {self.item.plural}"
        fits = isinstance(data, list)
        if fits and self.length is not None:
            length = bound_of(self.length, s)
            allowed, fits = f"a list of {length} {self.item.plural}", len(data) == length
        elif fits and self.most is not None:
            most = bound_of(self.most, s)
            allowed, fits = f"a list of at most {most} {self.item.plural}", len(data) <= most
        if not fits:
            raise refuse(where, data, allowed)
        item = self.item
        value = [item.read(x, f"{where}[{i}]", s) for i, x in enumerate(data)]
        if self.once:
            require_once(value, where, data)
        return value

    def show(self, value: Any, s: Any) -> Any:
        return show_all(self.item, value, s)


class TupleOf(ListOf):
    """The same as a tuple. It never changes, so that copies share it."""

    def __init__(
        self, item: Kind, length: Bound | None = None, most: Bound | None = None, once: bool = False
    ) -> None:
        super().__init__(item, length, most, once)
        self.code = f"tuple[{item.code}, ...]"
        self.copying = "{}"

    def start(self, s: Any) -> Any:
        return tuple(super().start(s))

    def read(self, data: Any, where: str, s: Any) -> Any:
        return tuple(super().read(data, where, s))


class Sorted(TupleOf):
    """Different values in rising order; stored data may have them in any order, unless they must be `in_order` there too."""

    def __init__(
        self, item: Kind, length: Bound | None = None, most: Bound | None = None, in_order: bool = False
    ) -> None:
        super().__init__(item, length, most, once=True)
        self.in_order = in_order

    def read(self, data: Any, where: str, s: Any) -> Any:
        values = super().read(data, where, s)
        rising = tuple(sorted(values))
        if self.in_order and values != rising:
            raise refuse(where, data, "each once, in order")
        return rising


def per_seat(item: Kind) -> ListOf:
    """One value for each seat."""
    return ListOf(item, length=lambda s: s.seats)


def require_once(numbers: list[int], where: str, data: Any) -> None:
    """Refuse what is there twice; there may be many that are nothing."""
    there = [number for number in numbers if number != NONE]
    if len(set(there)) != len(there):
        raise refuse(where, data, "each once")
