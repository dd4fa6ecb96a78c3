"""Fields that are stored by name: numbers and things by place, and rows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import compress
from typing import Final, Generic, TypeVar

from .errors import some
from .fields import read_fields
from .json_types import Json, JsonObject
from .kinds import (
    MOST,
    NONE,
    Bound,
    Kind,
    ListOf,
    Name,
    Names,
    Number,
    P,
    T,
    names_of,
    number_names,
    refuse,
)
from .text import Phrase, phrase

U = TypeVar("U")


class ByName(Kind[P, list[int]]):
    """A value for each name, in a list: stored as {"park": 3} without those that are `blank`, shown in order."""

    def __init__(self, names: Names[P], item: Kind[P, int], blank: int = 0) -> None:
        super().__init__("list[int]", f"tuple[{item.view}, ...]", "", phrase("objects"), item.imports)
        self.names = names
        self.item = item
        self.blank = blank
        self.numbers: Final = number_names(names) if isinstance(names, tuple) else None

    def start(self, s: P) -> list[int]:
        return [self.blank] * len(names_of(self.names, s))

    def dump(self, value: list[int], s: P) -> Json:
        names, item, blank = names_of(self.names, s), self.item, self.blank
        if type(item) is Name:  # the two that are frequent, without asking for each value how it is stored
            words = names_of(item.names, s)
            return {name: words[x] for name, x in zip(names, value, strict=True) if x != blank}
        if type(item) is Number:
            return {name: x for name, x in zip(names, value, strict=True) if x != blank}
        filled = [i for i, x in enumerate(value) if x != blank]
        items = item.dump_all([value[i] for i in filled], s)
        return {names[i]: x for i, x in zip(filled, items, strict=True)}

    def read(self, data: Json, where: str, s: P) -> list[int]:
        names = names_of(self.names, s)
        numbers = number_names(names) if self.numbers is None else self.numbers
        given = read_object(data, where, numbers)
        value = [self.blank] * len(names)
        if given:
            places = list(given)
            items = self.item.read_all(list(given.values()), lambda i: f"{where}.{places[i]}", s)
            for name, x in zip(places, items, strict=True):
                value[numbers[name]] = x
        return value

    def show(self, value: list[int], s: P) -> object:
        return self.item.show_all(value, s)


def places(where: Names[P], what: Names[P]) -> ByName[P]:
    """What lies where: {"r1c1": "park"}; -1 where nothing lies."""
    return ByName(where, Name(what), NONE)


class Counts(ByName[P]):
    """How many of each name: {"park": 3}; shown in the same way. Zeros are left out, unless `zeros` keeps them."""

    def __init__(self, names: Names[P], high: Bound[P] = MOST, zeros: bool = False) -> None:
        super().__init__(names, Number(0, high))
        self.view = "dict[str, int]"
        self.zeros = zeros

    def dump(self, value: list[int], s: P) -> Json:
        names = names_of(self.names, s)
        return dict(zip(names, value, strict=True)) if self.zeros else counts_by_name(names, value)

    def show(self, value: list[int], s: P) -> object:
        return self.dump(value, s)


def counts_by_name(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    """Numbers by name, without the zeros."""
    return dict(zip(compress(names, numbers), filter(None, numbers), strict=True))


class RowsByName(Kind[P, list[int]]):
    """A row for each name, one after the other in one list of numbers; stored by name without rows of zeros."""

    def __init__(self, names: Names[P], row: Kind[P, list[int]]) -> None:
        super().__init__("list[int]", f"tuple[{row.view}, ...]", "", phrase("objects"), row.imports)
        self.names = names
        self.row = row

    def start(self, s: P) -> list[int]:
        return [0] * (len(names_of(self.names, s)) * len(self.row.start(s)))

    def dump(self, value: list[int], s: P) -> Json:
        names = names_of(self.names, s)
        width = len(value) // len(names)
        filled = sorted({i // width for i in compress(range(len(value)), value)})
        rows = self.row.dump_all([value[n * width : (n + 1) * width] for n in filled], s)
        return {names[n]: row for n, row in zip(filled, rows, strict=True)}

    def read(self, data: Json, where: str, s: P) -> list[int]:
        names, width = names_of(self.names, s), len(self.row.start(s))
        given = read_object(data, where, names)
        value = [0] * (len(names) * width)
        for n, name in enumerate(names):
            if name in given:
                value[n * width : (n + 1) * width] = self.row.read(given[name], f"{where}.{name}", s)
        return value


class PairOf(Kind[P, tuple[T, U]], Generic[P, T, U]):
    """Two values that belong together, each stored under a name of its own."""

    def __init__(self, first: tuple[str, Kind[P, T]], second: tuple[str, Kind[P, U]], plural: Phrase) -> None:
        self.names = (first[0], second[0])
        self.first = first[1]
        self.second = second[1]
        code = f"tuple[{self.first.code}, {self.second.code}]"
        super().__init__(code, f"tuple[{self.first.view}, {self.second.view}]", "", plural)

    def start(self, s: P) -> tuple[T, U]:
        return self.first.start(s), self.second.start(s)

    def dump(self, value: tuple[T, U], s: P) -> Json:
        first, second = self.names
        return {first: self.first.dump(value[0], s), second: self.second.dump(value[1], s)}

    def read(self, data: Json, where: str, s: P) -> tuple[T, U]:
        first, second = self.names
        given = read_fields(data, self.names, where)
        return (
            self.first.read(given[first], f"{where}.{first}", s),
            self.second.read(given[second], f"{where}.{second}", s),
        )


class HexCell(ListOf[P, int]):
    """A cell of a map of hexes, and how what lies there is turned: [q, r, turn], each coordinate within `far`."""

    def __init__(self, far: int) -> None:
        super().__init__(Number(-far, far), length=3)
        self.far = far


def read_object(data: Json, where: str, names: Collection[str]) -> JsonObject:
    """An object whose keys are some of these names."""
    if not isinstance(data, dict):
        raise refuse(where, data, phrase("an object by name"))
    for name in data:
        if name not in names:
            raise refuse(where, name, some(list(names)))
    return data
