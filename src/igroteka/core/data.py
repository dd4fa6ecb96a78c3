"""Canonical data: one way in and out for frames, and a reader whose errors name the place."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from types import ModuleType
from typing import Any, Final

from .agenda import moves, settle, waiting
from .errors import BadData, brief, some
from .frames import Frame, Opened, State, Together
from .moves import Move, Moves

Frames = dict[str, type[Frame]]
PLAIN: Final[dict[str, tuple[type, ...]]] = {
    "int": (int,),
    "Seat": (int,),
    "bool": (bool,),
    "str": (str,),
}


def canonical(data: Any) -> str:
    """The one JSON text of some data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(s: State) -> str:
    """Sixteen hexadecimal digits that two equal positions share."""
    return hashlib.sha256(canonical(s.to_data()).encode()).hexdigest()[:16]


def frames_of(*modules: ModuleType) -> Frames:
    """All frame classes of some rules modules, by name, for storage."""
    found: Frames = {"Together": Together}
    for module in modules:
        for name, value in vars(module).items():
            home = getattr(value, "__module__", "")  # compiled code knows no class attributes
            if isinstance(value, type) and issubclass(value, Frame) and home == module.__name__:
                if found.get(name, value) is not value:
                    raise ValueError(f"two frames are called {name}")
                found[name] = value
    return found


_NAMES: Final[dict[type[Frame], tuple[str, ...]]] = {}


def field_names(kind: type[Frame]) -> tuple[str, ...]:
    """The fields of a frame class, looked up once: storing a position asks for every frame."""
    names = _NAMES.get(kind)
    if names is None:
        names = tuple([f.name for f in dataclasses.fields(kind)])  # type: ignore[arg-type]
        _NAMES[kind] = names
    return names


def dump(value: Any) -> Any:
    """A field of a frame as JSON data. Effects and other named trees are stored by their name."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [dump(v) for v in value]
    if isinstance(value, Move):
        return {"move": value.text}
    if isinstance(value, Frame):
        kind: type[Frame] = Together if isinstance(value, Opened) else type(value)
        data: dict[str, Any] = {"frame": kind.__name__}
        for name in field_names(kind):
            data[name] = dump(getattr(value, name))
        return data
    tree = getattr(value, "name", None)
    if isinstance(tree, str):
        return {"tree": tree}
    raise TypeError(f"a frame cannot hold {value!r}")


class Loader:
    """Reads stored frames back, with the game's move table, frame classes and named trees."""

    def __init__(self, moves: Moves, frames: Frames, trees: dict[str, Any] | None = None) -> None:
        self.moves = moves
        self.frames = frames
        self.trees = trees if trees is not None else {}

    def value(self, data: Any, where: str) -> Any:
        """One field; lists become tuples."""
        if data is None or isinstance(data, (int, str)):
            return data
        if isinstance(data, list):
            return tuple([self.value(v, f"{where}[{i}]") for i, v in enumerate(data)])
        if isinstance(data, dict):
            if set(data) == {"move"} and isinstance(data["move"], str):
                move = self.moves.by_text.get(data["move"])
                if move is None:
                    raise BadData(f"{where}: found move {brief(data['move'])}; allowed: a move of the table")
                return move
            if set(data) == {"tree"}:
                if not isinstance(data["tree"], str) or data["tree"] not in self.trees:
                    raise BadData(
                        f"{where}: found tree {brief(data['tree'])}; allowed: {some(sorted(self.trees))}"
                    )
                return self.trees[data["tree"]]
            if "frame" in data:
                return self.frame(data, where)
        raise BadData(f"{where}: found {brief(data)}; allowed: a number, a text, a list, a move or a frame")

    def frame(self, data: Any, where: str) -> Frame:
        """One frame."""
        found = data.get("frame") if isinstance(data, dict) else data
        if not isinstance(found, str) or found not in self.frames or not isinstance(data, dict):
            raise BadData(f"{where}: found frame {brief(found)}; allowed: {some(sorted(self.frames))}")
        cls = self.frames[data["frame"]]
        names = [f.name for f in dataclasses.fields(cls)]  # type: ignore[arg-type]
        if set(data) != {"frame", *names}:
            raise BadData(f"{where}: found fields {sorted(set(data) - {'frame'})}; allowed: exactly {names}")
        for f in dataclasses.fields(cls):  # type: ignore[arg-type]
            kind = f.type if isinstance(f.type, str) else f.type.__name__
            plain = PLAIN.get(kind)
            if plain is not None and type(data[f.name]) not in plain:
                raise BadData(f"{where}.{f.name}: found {brief(data[f.name])}; allowed: {kind}")
        values = {n: self.value(data[n], f"{where}.{n}") for n in names}
        if cls is Together:
            _check_lists(values["lanes"], Frame, f"{where}.lanes", "lists of frames, one for each seat")
            _check_lists(values["said"], Move, f"{where}.said", "lists of moves, one for each seat")
            _check_lists((values["seats"],), int, f"{where}.seats", "a list of seats")
        try:
            return cls(**values)
        except (TypeError, ValueError) as error:  # compiled classes check their field types
            found = f"{cls.__name__} with {brief(list(values.values()))}"
            raise BadData(f"{where}: found {found}; {error}") from None

    def agenda(self, data: Any) -> list[Frame]:
        """A whole agenda, bottom first."""
        if not isinstance(data, list):
            raise BadData(f"agenda: found {brief(data)}; allowed: a list of frames")
        try:
            return [self.frame(f, f"agenda[{i}]") for i, f in enumerate(data)]
        except RecursionError:
            raise BadData("agenda: found frames nested too deep; allowed: a list of frames") from None


def _check_lists(value: Any, kind: type, where: str, allowed: str) -> None:
    """Compiled classes would refuse other values in words of their own."""
    fits = isinstance(value, tuple) and all(
        isinstance(row, tuple) and all(isinstance(item, kind) for item in row) for row in value
    )
    if not fits:
        raise BadData(f"{where}: found {brief(value)}; allowed: {allowed}")


def ready(s: State) -> State:
    """Settle a loaded position and try its questions, so that a bad agenda is refused at once."""
    try:
        settle(s)
        for seat in waiting(s):
            if not moves(s, seat):
                raise BadData(
                    f"agenda: {type(s.agenda[-1]).__name__} has no legal move; allowed: a position to play on"
                )
    except BadData:
        raise
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        NotImplementedError,
        RecursionError,
        TypeError,
        ValueError,
    ) as error:
        raise BadData(
            f"agenda: {type(error).__name__}: {error}; allowed: frames that fit the position"
        ) from None
    return s


class Reader:
    """Reads the fields of a position; every error names the field, what was found and what is allowed."""

    def __init__(self, data: Any, fields: tuple[str, ...]) -> None:
        if not isinstance(data, dict):
            raise BadData(
                f"found {type(data).__name__}; allowed: an object with the fields {', '.join(fields)}"
            )
        if set(data) != set(fields):
            lost, extra = sorted(set(fields) - set(data)), sorted(set(data) - set(fields), key=str)
            raise BadData(
                f"missing fields {lost}, unknown fields {extra}; allowed: exactly {', '.join(fields)}"
            )
        self.data: dict[str, Any] = data

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        return self._int(self.data[key], key, low, high)

    def _int(self, value: Any, where: str, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BadData(f"{where}: found {brief(value)}; allowed: a whole number from {low} to {high}")
        return int(value)

    def ints(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers."""
        return self._ints(self.data[key], key, low, high, length)

    def _ints(self, value: Any, where: str, low: int, high: int, length: int | None) -> list[int]:
        if not isinstance(value, list) or (length is not None and len(value) != length):
            want = "a list" if length is None else f"a list of {length}"
            raise BadData(f"{where}: found {brief(value)}; allowed: {want}")
        return [self._int(v, f"{where}[{i}]", low, high) for i, v in enumerate(value)]

    def table(self, key: str, rows: int, low: int, high: int, length: int | None = None) -> list[list[int]]:
        """A list of lists of whole numbers."""
        value = self.data[key]
        if not isinstance(value, list) or len(value) != rows:
            raise BadData(f"{key}: found {brief(value)}; allowed: a list of {rows} lists")
        return [self._ints(v, f"{key}[{i}]", low, high, length) for i, v in enumerate(value)]

    def word(self, key: str, allowed: list[str]) -> str:
        """One of some words."""
        value = self.data[key]
        if not isinstance(value, str) or value not in allowed:
            raise BadData(f"{key}: found {brief(value)}; allowed: {some(allowed)}")
        return str(value)

    def names(self, key: str, allowed: tuple[str, ...], most: int) -> list[int]:
        """A list of names, as their numbers."""
        return self._names(self.data[key], key, allowed, most)

    def _names(self, value: Any, where: str, allowed: tuple[str, ...], most: int) -> list[int]:
        if not isinstance(value, list) or len(value) > most:
            raise BadData(f"{where}: found {brief(value)}; allowed: a list of at most {most} names")
        for v in value:
            if v not in allowed:
                raise BadData(f"{where}: found {brief(v)}; allowed: {some(list(allowed))}")
        return [allowed.index(v) for v in value]

    def hands(self, key: str, rows: int, allowed: tuple[str, ...], most: int) -> list[list[int]]:
        """One list of names for each seat."""
        value = self.data[key]
        if not isinstance(value, list) or len(value) != rows:
            raise BadData(f"{key}: found {brief(value)}; allowed: a list of {rows} lists of names")
        return [self._names(v, f"{key}[{i}]", allowed, most) for i, v in enumerate(value)]

    def counts(self, key: str, allowed: tuple[str, ...], high: int) -> list[int]:
        """Numbers by name, {"park": 3}; names that are left out count 0."""
        value = self._object(self.data[key], key, allowed)
        return [self._int(value.get(name, 0), f"{key}.{name}", 0, high) for name in allowed]

    def tallies(self, key: str, rows: int, allowed: tuple[str, ...], high: int) -> list[list[int]]:
        """Numbers by name for each seat."""
        value = self.data[key]
        if not isinstance(value, list) or len(value) != rows:
            raise BadData(f"{key}: found {brief(value)}; allowed: a list of {rows} objects")
        found: list[list[int]] = []
        for i, v in enumerate(value):
            named = self._object(v, f"{key}[{i}]", allowed)
            found.append([self._int(named.get(n, 0), f"{key}[{i}].{n}", 0, high) for n in allowed])
        return found

    def places(self, key: str, where: tuple[str, ...], what: tuple[str, ...]) -> list[int]:
        """What lies where, {"r1c1": "park"}; -1 for places that are left out."""
        return self._places(self.data[key], key, where, what)

    def _places(self, data: Any, key: str, where: tuple[str, ...], what: tuple[str, ...]) -> list[int]:
        value = self._object(data, key, where)
        for place, name in value.items():
            if name not in what:
                raise BadData(f"{key}.{place}: found {brief(name)}; allowed: {some(list(what))}")
        return [what.index(value[place]) if place in value else -1 for place in where]

    def boards(self, key: str, rows: int, where: tuple[str, ...], what: tuple[str, ...]) -> list[list[int]]:
        """What lies where, for each seat."""
        value = self.data[key]
        if not isinstance(value, list) or len(value) != rows:
            raise BadData(f"{key}: found {brief(value)}; allowed: a list of {rows} objects")
        return [self._places(v, f"{key}[{i}]", where, what) for i, v in enumerate(value)]

    def _object(self, value: Any, where: str, allowed: tuple[str, ...]) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise BadData(f"{where}: found {brief(value)}; allowed: an object by name")
        for name in value:
            if name not in allowed:
                raise BadData(f"{where}: found {brief(name)}; allowed: {some(list(allowed))}")
        return value


def counted(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """Numbers by name without the zeros: the inverse of `Reader.counts`."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def placed(where: tuple[str, ...], what: tuple[str, ...], items: list[int]) -> dict[str, str]:
    """Names by place without the empty places: the inverse of `Reader.places`."""
    return {place: what[i] for place, i in zip(where, items, strict=True) if i >= 0}
