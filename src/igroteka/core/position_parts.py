"""The parts of a position as one thinks of it: each has a name, an example, and a way to stored data and back.

A position says parts of the table (`market`) and parts of seats (`hand`), in any number: what is not said follows from the rest. Most
parts are one stored field. What is stored as a row of numbers has a name for each of them here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Self

from .errors import some
from .frames import Seat, State
from .json_types import Json, JsonDraft, JsonObject
from .kinds import NONE, Kind, refuse
from .named_kinds import read_object
from .text import Text, phrase

#: The seat of what belongs to nobody.
TABLE: int = NONE


class Part:
    """Something that a position may say. `example` is how it is written, and `stored` names the stored fields that it tells.

    `each` is true for what is said of each seat. A game adds parts of its own where one field after the other would be no way to think.
    """

    def __init__(self, name: str, example: str, stored: tuple[str, ...] = (), each: bool = False) -> None:
        self.name = name
        self.example = example
        self.stored = stored
        self.each = each
        self.at: tuple[str, ...] = ()
        self.words: tuple[str, ...] = ()
        self.written_as: Kind[Any, Any] | None = None
        self.single = ""
        self.cells = ""
        self.rows: Callable[[State], Sequence[Text]] | None = None

    def offer(
        self,
        at: str = "",
        words: str = "",
        kind: Kind[Any, Any] | None = None,
        single: str = "",
        cells: str = "",
        rows: Callable[[State], Sequence[Text]] | None = None,
    ) -> Self:
        """How it is offered to be filled in, see `part_choices`: this part.

        `at` tells where it is on the drawing: "city:{seat}:{key}" is the element of each key (or name, or value) and each seat; "{me}" is the
        seat through whose eyes the drawing is seen, and "coin:{seat}=coins" speaks of a single key. There may be several. `words` tells
        what keys and values are: "cell tile" finds the messages `cell-r1c1` and `tile-park`; of a value with fields of its own
        "owner:seat" tells what one of them is. `kind` is what may be written where that does not follow from the stored field.
        `single` names what can be in one place only: a key of one part is in no other part of this name, nor at another seat. `cells` are
        elements for values that are cells, such as "cell:{cell}" for "cell:1,-1". `rows` are what the places of a list are called.
        """
        self.at, self.words = tuple(at.split()), tuple(words.split())
        self.written_as, self.single = kind, single
        self.cells, self.rows = cells, rows
        return self

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        """Write what is said into stored data; `where` is its place for errors."""
        raise NotImplementedError

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        """What stored data say of it."""
        raise NotImplementedError


class Shape:
    """How a value is written in a position where that is not as it is stored; this one leaves it as it is."""

    def read(self, value: Json, where: str) -> Json:
        """The stored value."""
        return value

    def write(self, value: Json) -> Json:
        """The value as it is written."""
        return value


class Row(Shape):
    """Values in a row, each under its name; those that are not named are `blank`."""

    def __init__(self, names: tuple[str, ...], blank: Json = 0) -> None:
        self.names = names
        self.blank = blank

    def read(self, value: Json, where: str) -> Json:
        given = read_object(value, where, self.names)
        return [given.get(name, self.blank) for name in self.names]

    def write(self, value: Json) -> Json:
        assert isinstance(value, list)
        return {name: x for name, x in zip(self.names, value, strict=True) if x != self.blank}


class Marks(Shape):
    """Some names: a list, which is stored as {"4nw": 1}."""

    def read(self, value: Json, where: str) -> Json:
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise refuse(where, value, phrase("a list of {items}", items=phrase("names")))
        return dict.fromkeys(value, 1)

    def write(self, value: Json) -> Json:
        assert isinstance(value, dict)
        return list(value)


class Padded(Shape):
    """A list with a fixed number of places: those at its end that are not said are empty."""

    def __init__(self, length: int) -> None:
        self.length = length

    def read(self, value: Json, where: str) -> Json:
        if not isinstance(value, list) or len(value) > self.length:
            allowed = phrase("a list of at most {n} {items}", n=self.length, items=phrase("names"))
            raise refuse(where, value, allowed)
        return [*value, *[""] * (self.length - len(value))]

    def write(self, value: Json) -> Json:
        assert isinstance(value, list)
        last = max([i + 1 for i, name in enumerate(value) if name], default=0)
        return value[:last]


class KnowledgeShape(Shape):
    """What everybody knows of hidden goods, by name: of each place what is known, and how many of what may be among the rest."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.row = Row(names)

    def read(self, value: Json, where: str) -> Json:
        given = read_object(value, where, ("stock", "places"))
        if not given:
            return {}
        places = given.get("places", [])
        if not isinstance(places, list):
            raise refuse(f"{where}.places", places, phrase("a list of {items}", items=phrase("objects")))
        known: JsonDraft = {"known": [], "unknown": [], "floor": [], "cap": []}
        for i, place in enumerate(places):
            at = f"{where}.places[{i}]"
            said = read_object(place, at, tuple(known))
            known["unknown"].append(said.get("unknown", 0))
            for key in ("known", "floor", "cap"):
                known[key] += self._row(said.get(key, {}), f"{at}.{key}")
        return {"stock": self._row(given.get("stock", {}), f"{where}.stock"), **known}

    def _row(self, value: Json, where: str) -> list[Json]:
        row = self.row.read(value, where)
        assert isinstance(row, list)
        return row

    def write(self, value: Json) -> Json:
        assert isinstance(value, dict)
        if not value:
            return {}
        kinds = len(self.row.names)
        places: list[Json] = []
        for i, unknown in enumerate(value["unknown"]):
            rows = {
                key: self.row.write(value[key][i * kinds : (i + 1) * kinds])
                for key in ("known", "floor", "cap")
            }
            place: JsonDraft = {key: row for key, row in rows.items() if row}
            places.append({**place, "unknown": unknown} if unknown else place)
        return {"stock": self.row.write(value["stock"]), "places": places}


class YesNoShape(Shape):
    """Yes or no, which is stored as 1 or 0."""

    def read(self, value: Json, where: str) -> Json:
        return int(read_flag(value, where))

    def write(self, value: Json) -> Json:
        return value == 1


PLAIN_SHAPE = Shape()


class One(Part):
    """A stored field of the table."""

    def __init__(self, name: str, example: str, stored: str = "", shape: Shape = PLAIN_SHAPE) -> None:
        super().__init__(name, example, (stored or name,))
        self.shape = shape

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        data[self.stored[0]] = self.shape.read(value, where)

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        return self.shape.write(data[self.stored[0]])


class Known(One):
    """What everybody knows of hidden things. If it is not said, it is what one could count: reading the position works it out."""


class Each(Part):
    """A stored field with a value for each seat."""

    def __init__(self, name: str, example: str, stored: str = "", shape: Shape = PLAIN_SHAPE) -> None:
        super().__init__(name, example, (stored or name,), each=True)
        self.shape = shape

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        data[self.stored[0]][seat] = self.shape.read(value, where)

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        return self.shape.write(data[self.stored[0]][seat])


class OfPlayer(Part):
    """A field of the record that is stored for each seat under `players`."""

    def __init__(self, name: str, example: str, stored: str = "", shape: Shape = PLAIN_SHAPE) -> None:
        super().__init__(name, example, (stored or name,), each=True)
        self.shape = shape

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        data["players"][seat][self.stored[0]] = self.shape.read(value, where)

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        return self.shape.write(data["players"][seat][self.stored[0]])


class Owned(Part):
    """What lies in places and belongs to seats: said of each seat as {"4nw": 2}, stored as what lies where and whose it is."""

    def __init__(self, name: str, example: str, stored: str, owner: str = "owner") -> None:
        super().__init__(name, example, (stored, owner), each=True)

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        what, owner = self.stored
        if not isinstance(value, dict):
            raise refuse(where, value, phrase("an object by name"))
        for place, thing in value.items():
            if place in data[owner]:
                raise refuse(f"{where}.{place}", thing, phrase("every place once"))
            data[what][place] = thing
            data[owner][place] = str(seat)

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        what, owner = self.stored
        return {place: data[what][place] for place, who in data[owner].items() if who == str(seat)}


class Course(Part):
    """What a position says of the course of the game and no field stores: the agenda follows from it. `take` reads it from the agenda."""

    def __init__(
        self,
        name: str,
        example: str,
        taking: Callable[[JsonDraft], Json] = lambda data: None,
    ) -> None:
        super().__init__(name, example)
        self.taking = taking

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        """Nothing is stored."""

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        return self.taking(data)


class Draft:
    """A position that is being filled in: `data` as it will be stored, and what was said of the table and of each seat."""

    def __init__(
        self,
        seats: int,
        options: dict[str, str],
        data: JsonDraft,
        table: JsonObject,
        players: list[JsonObject],
    ) -> None:
        self.seats = seats
        self.options = options
        self.data = data
        self.table = table
        self.players = players

    def says(self, name: str) -> bool:
        """Whether a part of the table was said."""
        return name in self.table

    def number(self, name: str, usual: int, low: int, high: int) -> int:
        """A number that was said of the course of the game, or the usual one."""
        return read_number(self.table.get(name, usual), name, low, high)

    def word(self, name: str, choices: tuple[str, ...]) -> str:
        """A word that was said of the course of the game, or the first."""
        value = self.table.get(name, choices[0])
        if not isinstance(value, str) or value not in choices:
            raise refuse(name, value, some(list(choices)))
        return value

    def turn(self, usual: Seat) -> Seat:
        """The seat whose turn it is; what is usual may be said wrongly elsewhere, where it is then refused."""
        return self.number("turn", usual if usual in range(self.seats) else 0, 0, self.seats - 1)

    def unsaid(self, name: str) -> list[Seat]:
        """The seats of which a part was not said."""
        return [seat for seat, said in enumerate(self.players) if name not in said]


def read_number(value: Json, where: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        allowed = phrase("a whole number from {low} to {high}", low=low, high=high)
        raise refuse(where, value, allowed)
    return value


def read_flag(value: Json, where: str) -> bool:
    """Yes or no."""
    if type(value) is not bool:
        raise refuse(where, value, phrase("true or false"))
    return value


def read_names(value: Json, where: str, names: Collection[str]) -> list[str]:
    """A list of some names, each once."""
    if not isinstance(value, list):
        raise refuse(where, value, phrase("a list of {items}", items=phrase("names")))
    for i, name in enumerate(value):
        if not isinstance(name, str) or name not in names:
            raise refuse(f"{where}[{i}]", name, some(list(names)))
    if len(set(value)) != len(value):
        raise refuse(where, value, phrase("each once"))
    return [str(name) for name in value]


def count_left(all_of: Mapping[str, int], *lying: Mapping[str, int] | Collection[str]) -> dict[str, int]:
    """How many of each name lie nowhere, from how many there are; what lies is named, or counted by name. Zeros are left out."""
    left = dict(all_of)
    for zone in lying:
        counts = zone if isinstance(zone, Mapping) else {name: list(zone).count(name) for name in set(zone)}
        for name, n in counts.items():
            if name in left and type(n) is int:  # what is no name is refused when the position is read
                left[name] -= n
    return {name: max(n, 0) for name, n in left.items() if n > 0}


class PositionParts:
    """The parts that positions of a game may say.

    `usual` gives the stored data of a position in play before anything is said. `derive` fills in what was not said, when all else stands;
    it also writes the agenda, unless the form holds one.
    """

    def __init__(
        self,
        *parts: Part,
        usual: Callable[[int, dict[str, str]], JsonDraft],
        derive: Callable[[Draft], None],
        parties: Callable[[int], int] = lambda seats: seats,
    ) -> None:
        self.parts = parts
        self.by_name = {part.name: part for part in parts}
        self.by_stored = {stored: part for part in reversed(parts) for stored in part.stored}
        self.usual = usual
        self.derive = derive
        self.parties = parties
        """How many players a form tells of with a number of seats: an automatic opponent may be one more."""

    @property
    def of_table(self) -> list[Part]:
        """What is said once."""
        return [part for part in self.parts if not part.each]

    @property
    def of_seats(self) -> list[Part]:
        """What is said of each seat."""
        return [part for part in self.parts if part.each]
