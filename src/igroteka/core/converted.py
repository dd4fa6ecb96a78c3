"""Fields that are stored in the form of another kind: rows in one list, sets as flags and bits, and what games convert themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from typing import Generic, TypeVar

from .json_types import Json
from .kinds import Bound, Kind, ListOf, Name, Names, Number, P, Position, Sorted, T, bound_of, names_of

U = TypeVar("U")


class Converted(Kind[P, T], Generic[P, T, U]):
    """A value that is stored as one of another kind: `to_stored` makes that of it, `from_stored` makes it of that.

    Views tell what is stored, unless `show` says something else. `dump` is a faster way to the stored form, if there is one.
    """

    def __init__(
        self,
        kind: Kind[P, U],
        to_stored: Callable[[T, P], U],
        from_stored: Callable[[U, P], T],
        code: str = "int",
        view: str = "",
        imports: tuple[str, ...] = (),
        show: Callable[[T, P], object] | None = None,
        dump: Callable[[T, P], Json] | None = None,
    ) -> None:
        super().__init__(code, view or kind.view, "", kind.plural, imports)
        self.kind = kind
        self.to_stored = to_stored
        self.from_stored = from_stored
        self.shown = show
        self.dumped = dump

    def start(self, s: P) -> T:
        return self.from_stored(self.kind.start(s), s)

    def dump(self, value: T, s: P) -> Json:
        return self.kind.dump(self.to_stored(value, s), s) if self.dumped is None else self.dumped(value, s)

    def dump_all(self, values: Sequence[T], s: P) -> list[Json]:
        if self.dumped is not None:
            return [self.dumped(value, s) for value in values]
        return self.kind.dump_all([self.to_stored(value, s) for value in values], s)

    def read(self, data: Json, where: str, s: P) -> T:
        return self.from_stored(self.kind.read(data, where, s), s)

    def read_all(self, data: Sequence[Json], place: Callable[[int], str], s: P) -> list[T]:
        return [self.from_stored(x, s) for x in self.kind.read_all(data, place, s)]

    def show(self, value: T, s: P) -> object:
        return self.kind.show(self.to_stored(value, s), s) if self.shown is None else self.shown(value, s)

    def show_all(self, values: Sequence[T], s: P) -> tuple[object, ...]:
        if self.shown is not None:
            return tuple([self.shown(value, s) for value in values])
        return self.kind.show_all([self.to_stored(value, s) for value in values], s)


class NumberedFrom(Kind[P, int]):
    """Numbers that begin with `first` where those of their kind begin with 0."""

    def __init__(self, first: int, kind: Kind[P, int]) -> None:
        super().__init__("int", kind.view, "", kind.plural)
        self.first = first
        self.kind = kind

    def start(self, s: P) -> int:
        return self.kind.start(s) + self.first

    def dump(self, value: int, s: P) -> Json:
        return self.kind.dump(value - self.first, s)

    def dump_all(self, values: Sequence[int], s: P) -> list[Json]:
        first = self.first
        return self.kind.dump_all([value - first for value in values], s)

    def read(self, data: Json, where: str, s: P) -> int:
        return self.kind.read(data, where, s) + self.first

    def read_all(self, data: Sequence[Json], place: Callable[[int], str], s: P) -> list[int]:
        first = self.first
        return [number + first for number in self.kind.read_all(data, place, s)]

    def show(self, value: int, s: P) -> object:
        return self.kind.show(value - self.first, s)

    def show_all(self, values: Sequence[int], s: P) -> tuple[object, ...]:
        first = self.first
        return self.kind.show_all([value - first for value in values], s)


def zero_or_one() -> Converted[Position, bool, int]:
    """Yes or no, stored as 1 or 0."""
    return Converted(
        Number(0, 1), lambda yes, s: int(yes), lambda n, s: n == 1, "bool", "bool", show=lambda yes, s: yes
    )


def rows(
    row: Kind[P, list[int]], count: Bound[P] = lambda s: s.seats
) -> Converted[P, list[int], list[list[int]]]:
    """Rows of one width, one for each seat, one after the other in one list of numbers; `row` is the kind of each."""

    def split(value: list[int], s: P) -> list[list[int]]:
        step = len(value) // bound_of(count, s)
        return [value[i : i + step] for i in range(0, len(value), step)]

    def join(split_rows: list[list[int]], s: P) -> list[int]:
        return [x for row in split_rows for x in row]

    return Converted(ListOf(row, length=count), split, join, "list[int]")


def flags(names: Names[P], in_order: bool = False) -> Converted[P, list[int], tuple[int, ...]]:
    """Which of some names are there: a list of 0 and 1, stored as the list of those that are.

    Stored data may have them in any order, unless they must be `in_order` there too.
    """

    def there(value: list[int], s: P) -> tuple[int, ...]:
        return tuple(compress(range(len(value)), value))

    def to_flags(numbers: tuple[int, ...], s: P) -> list[int]:
        return [int(i in numbers) for i in range(len(names_of(names, s)))]

    some_names = Sorted(Name(names), most=lambda s: len(names_of(names, s)), in_order=in_order)
    return Converted(
        some_names,
        there,
        to_flags,
        "list[int]",
        dump=lambda value, s: list(compress(names_of(names, s), value)),
    )


def bits(
    item: Kind[P, int], most: Bound[P] | None = None, in_order: bool = False, first: int = 0
) -> Converted[P, int, tuple[int, ...]]:
    """The same as the bits of a number; the lowest bit is for the value `first`."""

    def there(value: int, s: P) -> tuple[int, ...]:
        return tuple([first + i for i in range(value.bit_length()) if value >> i & 1]) if value else ()

    def to_bits(numbers: tuple[int, ...], s: P) -> int:
        return sum([1 << (i - first) for i in numbers])

    def dump(value: int, s: P) -> Json:
        return item.dump_all(there(value, s), s) if value else []

    def show(value: int, s: P) -> object:
        return item.show_all(there(value, s), s) if value else ()

    return Converted(Sorted(item, most=most, in_order=in_order), there, to_bits, show=show, dump=dump)
