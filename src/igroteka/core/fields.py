"""The fields of a position, each declared once: what it holds, how it begins, and who may know it.

How a position begins, is copied, stored and read back, and the public part of its view, follow from the declaration.
`igroteka fields FOLDER` writes the constructor with the copy, and the public part of the view, out as plain code
(`_fields.py` and `_view.py`): compiled, that runs as fast as code written by hand. A test compares both files with the declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final

from .data import dump
from .errors import BadData
from .frames import Frame
from .kinds import Kind, Plain

#: What the constructor of a copy is given.
NO_VALUES: Final[dict[str, Any]] = {}


class Field:
    """One field of a position or of a record in it.

    `name` is the attribute, and `stored` its name in stored data where that is another. `start` gives its first value where
    that of the kind will not do. A field with `view` is public: the views of all seats have it under that name, as its kind shows
    it. Copies share a value with `shared`, because nobody changes it in place. A value that is stored in parts has a field for each of
    them: the kinds of the later ones see what the first has read.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        start: Callable[[Any], Any] | None = None,
        *,
        stored: str = "",
        view: str = "",
        shared: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.given = start
        self.stored = stored or name
        self.view = view
        self.copying = "{}" if shared else kind.copying

    @property
    def is_stored(self) -> bool:
        """Whether stored data have it; if not, it follows from other fields."""
        return not isinstance(self.kind, Plain)

    def start(self, s: Any) -> Any:
        """The value before anything has happened."""
        return self.kind.start(s) if self.given is None else self.given(s)


class Record:
    """Fields that belong together, such as those of a player."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name: Final = name
        first = {field.name: field for field in reversed(fields)}
        self.fields: Final = tuple([field for field in fields if first[field.name] is field])
        self.stored: Final = tuple([field for field in fields if field.is_stored])
        self.public: Final = tuple([field for field in fields if field.view])

    def keys(self) -> tuple[str, ...]:
        """The names of the fields in stored data."""
        return tuple([field.stored for field in self.stored])

    def begin(self, s: Any) -> dict[str, Any]:
        """The values before anything has happened, by attribute."""
        return {field.name: field.start(s) for field in self.fields}

    def dump(self, value: Any, s: Any) -> dict[str, Any]:
        """The fields as JSON data."""
        return {field.stored: field.kind.dump(getattr(value, field.name), s) for field in self.stored}

    def read(self, value: Any, data: Any, s: Any, where: str = "") -> None:
        """Set all stored fields from data; what cannot be is refused with the place, what was found and what is allowed."""
        require_keys(data, self.keys(), where)
        for field in self.stored:
            setattr(value, field.name, field.kind.read(data[field.stored], where + field.stored, s))

    def show(self, value: Any, s: Any) -> dict[str, Any]:
        """The public fields as views tell them."""
        return {field.view: field.kind.show(getattr(value, field.name), s) for field in self.public}


class Fields(Record):
    """All fields of a position, in the order in which they are stored. Every position also has seats, options and an agenda."""

    def keys(self) -> tuple[str, ...]:
        return ("game", "seats", "options", *super().keys(), "agenda")

    def start(self, seats: int, options: dict[str, str], agenda: list[Frame]) -> dict[str, Any]:
        """What the constructor of a new position is given; options are already checked. Later fields may ask for earlier ones."""
        s = SimpleNamespace(agenda=agenda, options=options, seats=seats)
        for field in self.fields:
            setattr(s, field.name, field.start(s))
        return vars(s)

    def to_data(self, s: Any) -> dict[str, Any]:
        """The position as JSON data, by names, so that a person can edit it."""
        head = {"game": self.name, "seats": s.seats, "options": dict(s.options)}
        return {**head, **self.dump(s, s), "agenda": [dump(frame) for frame in s.agenda]}

    def load(self, s: Any, data: Any) -> None:
        """Set all fields but the agenda from stored data."""
        self.read(s, data, s)


def require_keys(data: Any, keys: tuple[str, ...], where: str = "") -> None:
    """Refuse data that are no object with exactly these keys."""
    place = f"{where.rstrip('.')}: " if where else ""
    if not isinstance(data, dict):
        raise BadData(
            f"{place}found {type(data).__name__}; allowed: an object with the fields {', '.join(keys)}"
        )
    if set(data) != set(keys):
        lost, extra = sorted(set(keys) - set(data)), sorted(set(data) - set(keys), key=str)
        raise BadData(
            f"{place}missing fields {lost}, unknown fields {extra}; allowed: exactly {', '.join(keys)}"
        )


class RecordOf(Kind):
    """A record with fields of its own; `make` gives a fresh one from its first values."""

    def __init__(
        self, record: Record, code: str, make: Callable[[dict[str, Any]], Any], imports: tuple[str, ...]
    ) -> None:
        super().__init__(code, "", "{}.clone()", "objects", imports)
        self.record = record
        self.make = make

    def start(self, s: Any) -> Any:
        return self.make(self.record.begin(s))

    def dump(self, value: Any, s: Any) -> Any:
        return self.record.dump(value, s)

    def read(self, data: Any, where: str, s: Any) -> Any:
        value = self.start(s)
        self.record.read(value, data, s, f"{where}.")
        return value
