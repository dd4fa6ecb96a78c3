"""A position said part by part: `game("keyflower").position(seats=3).season("summer").workers(0, red=2).turn(2).build()`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .frames import Seat, State
from .json_types import Json, JsonObject
from .kinds import refuse
from .position_parts import PositionParts, read_number
from .text import phrase


class PositionBuilder:
    """A form that is filled in step by step. Every part of the game is a method: its value is given as one, or by name.

    A part of a seat takes the seat first. What is said again counts as it was said last.
    """

    def __init__(
        self,
        key: str,
        parts: PositionParts,
        builds: Callable[[JsonObject], State],
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        most: int = 99,
    ) -> None:
        self._parts = parts
        self._builds = builds
        self._most = most
        self._form: JsonObject = {"game": key}
        if seats is not None:
            self._form["seats"] = seats
        if options:
            self._form["options"] = dict(options)
        self._players: list[JsonObject] = []

    def __getattr__(self, name: str) -> Callable[..., PositionBuilder]:
        if name.startswith("_"):
            raise AttributeError(name)

        def say(*values: Json, **named: Json) -> PositionBuilder:
            return self._say(name, list(values), named)

        return say

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._parts.by_name]

    def _say(self, name: str, values: list[Json], named: JsonObject) -> PositionBuilder:
        part = self._parts.by_name.get(name)
        if part is not None and part.each:
            first = values.pop(0) if values else None
            seat: Seat = read_number(first, f"{name}, seat", 0, self._most - 1)
            self._players += [{} for _ in range(seat + 1 - len(self._players))]
            self._players[seat][name] = _one_value(name, values, named)
        elif part is not None:
            self._form[name] = _one_value(name, values, named)
        else:  # `agenda`, or a name that is none: whoever reads the form says which there are
            self._form[name] = values[0] if len(values) == 1 else [*values, named]
        return self

    def form(self) -> JsonObject:
        """What has been said, as a form."""
        return {**self._form, "players": [dict(said) for said in self._players]}

    def build(self) -> State:
        """The position; what cannot be raises `BadPosition`."""
        return self._builds(self.form())


def _one_value(name: str, values: list[Json], named: JsonObject) -> Json:
    """What was said of a part: one value, or several by name."""
    if named and not values:
        return named
    if len(values) == 1 and not named:
        return values[0]
    raise refuse(name, [*values, *named], phrase("one value, or several by name"))
