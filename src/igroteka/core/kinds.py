"""What fields of a position hold: how a value begins, is stored by names, read back with clear errors, and shown in views.

Here are single values and lists of them; what is stored by name is in `named_kinds`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from .errors import BadData, bad_data, brief, some, whole_number
from .frames import Frame
from .json_types import Json
from .native import mypyc_attr
from .text import Phrase, Value, phrase


class Position(Protocol):
    """What kinds may ask of every position, also of one that is just being made or read. A game adds those of its fields that others
    depend on: they are there as soon as they have been started or read."""

    agenda: list[Frame]
    options: dict[str, str]
    seats: int


P = TypeVar("P", bound=Position, contravariant=True)
T = TypeVar("T")
C = TypeVar("C", bound=Sequence[Any])

#: A number, or one that follows from the position: `lambda s: s.seats - 1`.
Bound = int | Callable[[P], int]
#: Names in the order of their numbers, or those that fit the position.
Names = tuple[str, ...] | Callable[[P], tuple[str, ...]]
#: The number of no name at all: nobody, nothing, nowhere.
NONE: Final = -1
#: What lists hold that say nothing of it.
VALUES: Final = phrase("values")
#: The bound of numbers that have none of their own.
MOST: Final = 1_000_000


def bound_of(value: Bound[P], s: P) -> int:
    """A bound in this position."""
    return value if isinstance(value, int) else value(s)


def names_of(value: Names[P], s: P) -> tuple[str, ...]:
    """The names that fit this position."""
    return value if isinstance(value, tuple) else value(s)


def refuse(where: Value, data: object, allowed: Value) -> BadData:
    """The error about a value at a place of stored data."""
    return bad_data(where, brief(data), allowed)


def copying_of(code: str) -> str:
    """The code of a copy of a value of some type: lists are copied with the lists in them, all else is never changed in place."""
    if not code.startswith("list["):
        return "{}"
    item = copying_of(code.removeprefix("list[").removesuffix("]"))
    return "{}.copy()" if item == "{}" else f"[{item.format('x')} for x in {{}}]"


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[P, T]):
    """What a field holds; games add kinds of their own.

    `code` is the type of the value and `view` the type of what views tell, both as Python writes them; `copying` is the code
    of a copy of `{}` where it does not follow from the type, and `storing` that of its stored form where no names are needed. `imports` are the lines that these types need; what a class of the game itself is derived from must have been
    declared in another module (see `generate`). `plural` is the word for many of them in errors.
    """

    def __init__(
        self,
        code: str,
        view: str = "",
        copying: str = "",
        plural: Phrase = VALUES,
        imports: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.view = view
        self.copying = copying or copying_of(code)
        self.plural = plural
        self.imports = imports
        self.storing = ""

    def start(self, s: P) -> T:
        """The value before anything has happened."""
        raise NotImplementedError

    def dump(self, value: T, s: P) -> Json:
        """The value as JSON data, by names."""
        raise NotImplementedError

    def read(self, data: Json, where: str, s: P) -> T:
        """The value of stored data; what cannot be is refused with the place, what was found and what is allowed."""
        raise NotImplementedError

    def show(self, value: T, s: P) -> object:
        """The value as views tell it."""
        return self.dump(value, s)

    # Many values of one kind at once. A kind may do it faster than one by one, by looking up once what is the same for all. Who then
    # changes `dump`, `read` or `show` of such a kind changes these too.

    def dump_all(self, values: Sequence[T], s: P) -> list[Json]:
        """Many values as JSON data."""
        return [self.dump(x, s) for x in values]

    def read_all(self, data: Sequence[Json], place: Callable[[int], str], s: P) -> list[T]:
        """Many values of stored data; `place` names the place of each."""
        return [self.read(x, place(i), s) for i, x in enumerate(data)]

    def show_all(self, values: Sequence[T], s: P) -> tuple[object, ...]:
        """Many values as views tell them."""
        return tuple([self.show(x, s) for x in values])


class Plain(Kind[P, Any]):
    """Any value of some type that is not stored, because it follows from other fields."""

    def __init__(self, code: str, copying: str = "", imports: tuple[str, ...] = ()) -> None:
        super().__init__(code, code, copying, VALUES, imports)

    def show(self, value: object, s: P) -> object:
        return value


class Derived(Plain[P]):
    """A value of some kind that is not stored either, but shown like others of its kind."""

    def __init__(self, kind: Kind[P, T]) -> None:
        super().__init__(kind.code, kind.copying, kind.imports)
        self.view = kind.view
        self.kind: Kind[P, Any] = kind

    def start(self, s: P) -> object:
        return self.kind.start(s)

    def show(self, value: object, s: P) -> object:
        return self.kind.show(value, s)


class Number(Kind[P, int]):
    """A whole number from `low` to `high`."""

    def __init__(self, low: Bound[P] = 0, high: Bound[P] = MOST) -> None:
        super().__init__("int", "int", plural=phrase("whole numbers"))
        self.storing = "{}"
        self.low = low
        self.high = high

    def start(self, s: P) -> int:
        return max(bound_of(self.low, s), 0)

    def dump(self, value: int, s: P) -> Json:
        return value

    def read(self, data: Json, where: str, s: P) -> int:
        low, high = bound_of(self.low, s), bound_of(self.high, s)
        if type(data) is not int or not low <= data <= high:
            raise refuse(where, data, whole_number(low, high))
        return data

    def dump_all(self, values: Sequence[int], s: P) -> list[Json]:
        return list(values)

    def read_all(self, data: Sequence[Json], place: Callable[[int], str], s: P) -> list[int]:
        low, high = bound_of(self.low, s), bound_of(self.high, s)
        numbers: list[int] = []
        for i, x in enumerate(data):
            if type(x) is not int or not low <= x <= high:
                raise refuse(place(i), x, whole_number(low, high))
            numbers.append(x)
        return numbers

    def show_all(self, values: Sequence[int], s: P) -> tuple[object, ...]:
        return tuple(values)


def seat_number(low: int = 0) -> Number[Position]:
    """A seat, stored and shown as its number."""
    return Number(low, lambda s: s.seats - 1)


class YesNo(Kind[P, bool]):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__("bool", "bool", plural=phrase("yes or no"))
        self.storing = "{}"

    def start(self, s: P) -> bool:
        return False

    def dump(self, value: bool, s: P) -> Json:
        return value

    def read(self, data: Json, where: str, s: P) -> bool:
        if type(data) is not bool:
            raise refuse(where, data, phrase("true or false"))
        return data


class Name(Kind[P, int]):
    """One of some names, kept as its number. With `empty` it may be none: -1, stored as the empty text."""

    def __init__(self, names: Names[P], empty: bool = False) -> None:
        super().__init__("int", "str", plural=phrase("names, empty ones as ''") if empty else phrase("names"))
        self.names = names
        self.empty = empty
        self.numbers: Final = number_names(names, empty) if isinstance(names, tuple) else None

    def start(self, s: P) -> int:
        return NONE if self.empty else 0

    def dump(self, value: int, s: P) -> Json:
        return names_of(self.names, s)[value] if value >= 0 else ""

    def read(self, data: Json, where: str, s: P) -> int:
        number = self._numbers(s).get(data) if isinstance(data, str) else None
        if number is None:
            raise self._refuse(where, data, s)
        return number

    def dump_all(self, values: Sequence[int], s: P) -> list[Json]:
        names = names_of(self.names, s)
        return [names[x] if x >= 0 else "" for x in values]

    def read_all(self, data: Sequence[Json], place: Callable[[int], str], s: P) -> list[int]:
        numbers = self._numbers(s)
        values: list[int] = []
        for i, x in enumerate(data):
            number = numbers.get(x) if isinstance(x, str) else None
            if number is None:
                raise self._refuse(place(i), x, s)
            values.append(number)
        return values

    def show_all(self, values: Sequence[int], s: P) -> tuple[object, ...]:
        return tuple(self.dump_all(values, s))

    def _numbers(self, s: P) -> dict[str, int]:
        return number_names(names_of(self.names, s), self.empty) if self.numbers is None else self.numbers

    def _refuse(self, where: str, data: Json, s: P) -> BadData:
        names = names_of(self.names, s)
        return refuse(where, data, some(["", *names] if self.empty else list(names)))


def number_names(names: tuple[str, ...], empty: bool = False) -> dict[str, int]:
    """The number of each name, and of none at all if it may be empty."""
    numbers = {name: i for i, name in enumerate(names)}
    if empty:
        numbers[""] = NONE
    return numbers


class Index(Name[P]):
    """The same, but views tell its number."""

    def __init__(self, names: Names[P], empty: bool = False) -> None:
        super().__init__(names, empty)
        self.view = "int"

    def show(self, value: int, s: P) -> object:
        return value

    def show_all(self, values: Sequence[int], s: P) -> tuple[object, ...]:
        return tuple(values)


class Owner(Index[P]):
    """A seat, stored as a text ("0") where others are names, and shown as its number; -1 is nobody."""

    def __init__(self, count: Callable[[P], int] = lambda s: s.seats) -> None:
        super().__init__(lambda s: tuple([str(seat) for seat in range(count(s))]))


class Many(Kind[P, C], Generic[P, T, C]):
    """Values of one kind: exactly `length`, or at most `most`, or any number of them; with `once` each at most once."""

    container: ClassVar[str] = "list[{}]"

    def __init__(
        self,
        item: Kind[P, T],
        length: Bound[P] | None = None,
        most: Bound[P] | None = None,
        once: bool = False,
    ) -> None:
        code = self.container.format(item.code)
        copying = "{}.copy()" if item.copying == "{}" else f"[{item.copying.format('x')} for x in {{}}]"
        super().__init__(
            code,
            f"tuple[{item.view}, ...]",
            "{}" if code.startswith("tuple") else copying,
            phrase("lists of {items}", items=item.plural),
            item.imports,
        )
        if item.storing:
            self.storing = (
                "list({})" if item.storing == "{}" else f"[{item.storing.format('x')} for x in {{}}]"
            )
        self.item = item
        self.length = length
        self.most = most
        self.once = once

    def dump(self, value: C, s: P) -> Json:
        return self.item.dump_all(value, s) if value else []

    def show(self, value: C, s: P) -> object:
        return self.item.show_all(value, s)

    def dump_all(self, values: Sequence[C], s: P) -> list[Json]:
        item = self.item
        return [item.dump_all(value, s) if value else [] for value in values]

    def start_items(self, s: P) -> list[T]:
        """The values before anything has happened."""
        return [] if self.length is None else [self.item.start(s) for _ in range(bound_of(self.length, s))]

    def read_items(self, data: Json, where: str, s: P) -> list[T]:
        """The values of stored data."""
        if not isinstance(data, list):
            raise refuse(where, data, phrase("a list of {items}", items=self.item.plural))
        if self.length is not None:
            length = bound_of(self.length, s)
            if len(data) != length:
                raise refuse(where, data, phrase("a list of {n} {items}", n=length, items=self.item.plural))
        elif self.most is not None:
            most = bound_of(self.most, s)
            if len(data) > most:
                raise refuse(
                    where, data, phrase("a list of at most {n} {items}", n=most, items=self.item.plural)
                )
        values = self.item.read_all(data, lambda i: f"{where}[{i}]", s)
        if self.once:
            require_once(values, where, data)
        return values


class ListOf(Many[P, T, list[T]]):
    """A list of values of one kind."""

    def start(self, s: P) -> list[T]:
        return self.start_items(s)

    def read(self, data: Json, where: str, s: P) -> list[T]:
        return self.read_items(data, where, s)


class TupleOf(Many[P, T, tuple[T, ...]]):
    """The same as a tuple. It never changes, so that copies share it."""

    container: ClassVar[str] = "tuple[{}, ...]"

    def start(self, s: P) -> tuple[T, ...]:
        return tuple(self.start_items(s))

    def read(self, data: Json, where: str, s: P) -> tuple[T, ...]:
        return tuple(self.read_items(data, where, s))


class Sorted(TupleOf[P, int]):
    """Values in rising order, each once; stored data may have them in any order, unless they must be `in_order` there too."""

    def __init__(
        self,
        item: Kind[P, int],
        length: Bound[P] | None = None,
        most: Bound[P] | None = None,
        once: bool = True,
        in_order: bool = False,
    ) -> None:
        super().__init__(item, length, most, once)
        self.in_order = in_order

    def read(self, data: Json, where: str, s: P) -> tuple[int, ...]:
        values = self.read_items(data, where, s)
        rising = sorted(values)
        if self.in_order and values != rising:
            raise refuse(where, data, phrase("each once, in order"))
        return tuple(rising)


def per_seat(item: Kind[P, T]) -> ListOf[P, T]:
    """One value for each seat."""
    return ListOf(item, length=lambda s: s.seats)


def require_once(values: Sequence[object], where: str, data: Json) -> None:
    """Refuse what is there twice; there may be many that are nothing."""
    there = [value for value in values if value != NONE]
    if len(set(there)) != len(there):
        raise refuse(where, data, phrase("each once"))
