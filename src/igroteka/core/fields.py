"""The fields of a position, each declared once: what it holds, how it begins, and who may know it.

How a position begins, is copied, stored and read back, and the public part of its view, follow from the declaration.
`igroteka fields FOLDER` writes the constructor with the copy, the stored form, and the public part of the view out as plain code
(`_fields.py` and `_view.py`): compiled, that runs as fast as code written by hand. Fields that ask for others have their types from
`_position.py`, which only the type checker reads. A test compares these files with the declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from .errors import FAILURE, BadData, bad_data, brief, complaint
from .frames import Frame, State
from .json_types import Json, JsonObject
from .kinds import Kind, P, Plain, T
from .text import phrase

#: The first values of a position or a record by attribute. Its kinds have made them, so that each has the type of its field.
Values: TypeAlias = dict[str, Any]
#: What the constructor of a copy is given.
NO_VALUES: Final[Values] = {}


class Field(Generic[P]):
    """One field of a position or of a record in it.

    `name` is the attribute, and `stored` its name in stored data where that is another. `start` gives its first value where
    that of the kind will not do. A value that `follows` from fields declared before it is not stored: it is worked out when a
    position has been read, and when a game begins, unless `start` says it at once. A field with `view` is public, see `Public`. Copies share a value with `shared`, because
    nobody changes it in place. A value that is stored in parts has a field for each of them: the kinds of the later ones see what the
    first has read.
    """

    def __init__(
        self,
        name: str,
        kind: Kind[P, T],
        start: Callable[[P], T] | None = None,
        *,
        follows: Callable[[P], T] | None = None,
        stored: str = "",
        view: str = "",
        shared: bool = False,
    ) -> None:
        self.name = name
        self.kind: Kind[P, Any] = kind
        self.follows: Callable[[P], object] | None = follows
        self.first: Callable[[P], object] = start or follows or kind.start
        self.stored = stored or name
        self.view = view
        self.copying = "{}" if shared else kind.copying

    @property
    def is_stored(self) -> bool:
        """Whether stored data have it; if not, it follows from other fields."""
        return self.follows is None and not isinstance(self.kind, Plain)


class Public(Field[P]):
    """A field that everybody knows: all views have it as its kind shows it, under its name in stored data or under that of `view`."""

    def __init__(
        self,
        name: str,
        kind: Kind[P, T],
        start: Callable[[P], T] | None = None,
        *,
        follows: Callable[[P], T] | None = None,
        stored: str = "",
        view: str = "",
    ) -> None:
        super().__init__(name, kind, start, follows=follows, stored=stored, view=view or stored or name)


class Record(Generic[P]):
    """Fields that belong together, such as those of a player."""

    def __init__(self, name: str, *fields: Field[P]) -> None:
        self.name: Final = name
        first = {field.name: field for field in reversed(fields)}
        self.fields: Final = tuple([field for field in fields if first[field.name] is field])
        self.stored: Final = tuple([field for field in fields if field.is_stored])
        self.public: Final = tuple([field for field in fields if field.view])
        # What is stored as it is is shown as it is. Views are made often, so the rest is looked up once.
        self._shows: Final = tuple(
            [(x.view, x.name, None if x.kind.storing == "{}" else x.kind.show) for x in self.public]
        )

    def keys(self) -> tuple[str, ...]:
        """The names of the fields in stored data."""
        return tuple([field.stored for field in self.stored])

    def begin(self, s: P) -> Values:
        """The values before anything has happened, by attribute."""
        return {field.name: field.first(s) for field in self.fields}

    def kind_of(self, stored: str) -> Kind[Any, Any]:
        """The kind of a stored field: what is generated looks it up once."""
        return {field.stored: field.kind for field in self.stored}[stored]

    def read(self, value: object, data: Json, s: P, where: str = "") -> None:
        """Set all stored fields from data; what cannot be is refused with the place, what was found and what is allowed."""
        given = read_fields(data, self.keys(), where)
        for field in self.stored:
            setattr(value, field.name, field.kind.read(given[field.stored], where + field.stored, s))

    def show(self, value: object, s: P) -> Values:
        """The public fields as views tell them."""
        return {
            view: getattr(value, name) if show is None else show(getattr(value, name), s)
            for view, name, show in self._shows
        }


class Fields(Record[P]):
    """All fields of a position, in the order in which they are stored. Every position also has seats, options and an agenda.

    `base` is the class that the state is derived from, where `State` itself will not do.
    """

    def __init__(self, name: str, *fields: Field[P], base: type[State] = State) -> None:
        super().__init__(name, *fields)
        self.base: Final = base

    def keys(self) -> tuple[str, ...]:
        return ("game", "seats", "options", *super().keys(), "agenda")

    def start(self, seats: int, options: dict[str, str], agenda: list[Frame]) -> Values:
        """What the constructor of a new position is given; options are already checked. Later fields may ask for earlier ones."""
        values: Values = {"agenda": agenda, "options": options, "seats": seats}
        s: Any = SimpleNamespace(**values)
        for field in self.fields:
            values[field.name] = field.first(s)
            setattr(s, field.name, values[field.name])
        return values

    def load(self, s: P, data: Json) -> None:
        """Set all fields but the agenda from stored data, and work out those that follow from others."""
        self.read(s, data, s)
        for field in self.fields:
            if field.follows is not None:
                setattr(s, field.name, field.follows(s))


def read_fields(data: Json, keys: tuple[str, ...], where: str = "") -> JsonObject:
    """An object with exactly these keys; anything else is refused."""
    place = where.rstrip(".")
    if not isinstance(data, dict):
        allowed = phrase("an object with the fields {names}", names=", ".join(keys))
        raise bad_data(place, type(data).__name__, allowed)
    if set(data) != set(keys):
        lost, extra = sorted(set(keys) - set(data)), sorted(set(data) - set(keys), key=str)
        found = phrase("missing fields {lost}, unknown fields {extra}", lost=str(lost), extra=brief(extra))
        allowed = phrase("exactly {names}", names=", ".join(keys))
        raise BadData(complaint(place, found, allowed, FAILURE))
    return data


class Storable(Protocol):
    """A record as it is generated."""

    def to_data(self, s: Any) -> JsonObject:
        """The record as JSON data; `s` is the position that it is part of."""


R = TypeVar("R", bound=Storable)


class RecordOf(Kind[P, R]):
    """A record with fields of its own; `make` gives a fresh one from its first values."""

    def __init__(
        self, record: Record[P], code: str, make: Callable[[Values], R], imports: tuple[str, ...]
    ) -> None:
        super().__init__(code, "", "{}.clone()", phrase("objects"), imports)
        self.record = record
        self.make = make

    def start(self, s: P) -> R:
        return self.make(self.record.begin(s))

    def dump(self, value: R, s: P) -> Json:
        return value.to_data(s)

    def read(self, data: Json, where: str, s: P) -> R:
        value = self.start(s)
        self.record.read(value, data, s, f"{where}.")
        return value
