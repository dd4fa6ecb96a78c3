"""Canonical data: one way in and out for frames; fields of positions go through their kinds."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Mapping
from types import ModuleType
from typing import Final

from .agenda import moves, settle, waiting
from .errors import FAILURE, BadData, IgrotekaError, bad_data, brief, complaint, some
from .frames import Frame, Opened, State, Together
from .json_types import Json, JsonObject
from .moves import Move, Moves
from .text import Phrase, Value, phrase

Frames = dict[str, type[Frame]]
PLAIN: Final[dict[str, tuple[type, ...]]] = {
    "int": (int,),
    "Seat": (int,),
    "bool": (bool,),
    "str": (str,),
}
_PLAIN_WORDS: Final = {
    "int": Phrase("phrase-a-whole-number", "int"),
    "Seat": Phrase("phrase-a-whole-number", "Seat"),
    "bool": Phrase("phrase-true-or-false", "bool"),
    "str": Phrase("phrase-a-text", "str"),
}
_FRAMES: Final = phrase("a list of {items}", items=phrase("frames"))


def canonical(data: object) -> str:
    """The one JSON text of some data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(s: State) -> str:
    """Sixteen hexadecimal digits that two equal positions share."""
    return hashlib.sha256(canonical(s.to_data()).encode()).hexdigest()[:16]


def frames_of(*modules: ModuleType) -> Frames:
    """All frame classes of some rules modules, by name, for storage."""
    frames: Frames = {"Together": Together}
    for module in modules:
        for name, value in vars(module).items():
            home = getattr(value, "__module__", "")  # compiled code knows no class attributes
            if isinstance(value, type) and issubclass(value, Frame) and home == module.__name__:
                if frames.get(name, value) is not value:
                    raise ValueError(f"two frames are called {name}")
                frames[name] = value
    return frames


_NAMES: Final[dict[type[Frame], tuple[str, ...]]] = {}


def field_names(kind: type[Frame]) -> tuple[str, ...]:
    """The fields of a frame class, looked up once: storing a position asks for every frame."""
    names = _NAMES.get(kind)
    if names is None:
        names = tuple([f.name for f in dataclasses.fields(kind)])  # type: ignore[arg-type]
        _NAMES[kind] = names
    return names


def dump(value: object) -> Json:
    """A field of a frame as JSON data. Effects and other named trees are stored by their name."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [dump(v) for v in value]
    if isinstance(value, Move):
        return {"move": value.text}
    if isinstance(value, Frame):
        return dump_frame(value)
    tree = getattr(value, "name", None)
    if isinstance(tree, str):
        return {"tree": tree}
    raise TypeError(f"a frame cannot hold {value!r}")


def dump_frame(frame: Frame) -> JsonObject:
    """A frame as JSON data: the name of its class, and its fields."""
    kind: type[Frame] = Together if isinstance(frame, Opened) else type(frame)
    data: JsonObject = {"frame": kind.__name__}
    for name in field_names(kind):
        data[name] = dump(getattr(frame, name))
    return data


class Loader:
    """Reads stored frames back, with the game's move table, frame classes and named trees."""

    def __init__(self, moves: Moves, frames: Frames, trees: Mapping[str, object] | None = None) -> None:
        self.moves = moves
        self.frames = frames
        self.trees = trees if trees is not None else {}

    def value(self, data: Json, where: str) -> object:
        """One field; lists become tuples."""
        if data is None or isinstance(data, (int, str)):
            return data
        if isinstance(data, list):
            return tuple([self.value(v, f"{where}[{i}]") for i, v in enumerate(data)])
        if isinstance(data, dict):
            if set(data) == {"move"} and isinstance(data["move"], str):
                move = self.moves.by_text.get(data["move"])
                if move is None:
                    found = phrase("move {name}", name=brief(data["move"]))
                    raise bad_data(where, found, phrase("a move of the table"))
                return move
            if set(data) == {"tree"}:
                if not isinstance(data["tree"], str) or data["tree"] not in self.trees:
                    found = phrase("tree {name}", name=brief(data["tree"]))
                    raise bad_data(where, found, some(sorted(self.trees)))
                return self.trees[data["tree"]]
            if "frame" in data:
                return self.frame(data, where)
        raise bad_data(where, brief(data), phrase("a number, a text, a list, a move or a frame"))

    def frame(self, data: Json, where: str) -> Frame:
        """One frame."""
        found = data.get("frame") if isinstance(data, dict) else data
        if not isinstance(found, str) or found not in self.frames or not isinstance(data, dict):
            raise bad_data(where, phrase("frame {name}", name=brief(found)), some(sorted(self.frames)))
        cls = self.frames[data["frame"]]
        names = [f.name for f in dataclasses.fields(cls)]  # type: ignore[arg-type]
        if set(data) != {"frame", *names}:
            fields = phrase("fields {names}", names=brief(sorted(set(data) - {"frame"})))
            raise bad_data(where, fields, phrase("exactly {names}", names=str(names)))
        for f in dataclasses.fields(cls):  # type: ignore[arg-type]
            kind = f.type if isinstance(f.type, str) else f.type.__name__
            plain = PLAIN.get(kind)
            if plain is not None and type(data[f.name]) not in plain:
                raise bad_data(f"{where}.{f.name}", brief(data[f.name]), _PLAIN_WORDS[kind])
        values = {n: self.value(data[n], f"{where}.{n}") for n in names}
        if cls is Together:
            _check_lists(
                values["lanes"], Frame, f"{where}.lanes", phrase("lists of frames, one for each seat")
            )
            _check_lists(values["said"], Move, f"{where}.said", phrase("lists of moves, one for each seat"))
            _check_lists((values["seats"],), int, f"{where}.seats", phrase("a list of seats"))
        try:
            return cls(**values)
        except (TypeError, ValueError) as error:  # compiled classes check their field types
            shown = brief(list(values.values()))
            found = phrase("{name} with {names} ({fault})", name=cls.__name__, names=shown, fault=str(error))
            raise bad_data(where, found, phrase("values of the right types")) from None

    def agenda(self, data: Json) -> list[Frame]:
        """A whole agenda, bottom first."""
        if not isinstance(data, list):
            raise bad_data("agenda", brief(data), _FRAMES)
        try:
            return [self.frame(f, f"agenda[{i}]") for i, f in enumerate(data)]
        except RecursionError:
            raise bad_data("agenda", phrase("frames nested too deep"), _FRAMES) from None


def _check_lists(value: object, kind: type, where: str, allowed: Value) -> None:
    """Compiled classes would refuse other values in words of their own."""
    fits = isinstance(value, tuple) and all(
        isinstance(row, tuple) and all(isinstance(item, kind) for item in row) for row in value
    )
    if not fits:
        raise bad_data(where, brief(value), allowed)


def require_numbers(frame: Frame, bounds: Mapping[str, tuple[int, int]]) -> None:
    """Refuse a stored frame with a number that would read as something else, because it is too low or too high."""
    for name, (low, high) in bounds.items():
        value = getattr(frame, name, low)
        if type(value) is not int or not low <= value <= high:
            allowed = phrase("from {low} to {high}", low=low, high=high)
            raise bad_data(f"agenda, {type(frame).__name__}.{name}", str(value), allowed)


def no_move(frame: Frame, allowed: Value) -> BadData:
    """The error about a question that nobody can answer."""
    found = phrase("{name} has no legal move", name=type(frame).__name__)
    return BadData(complaint("agenda", found, allowed, FAILURE))


def ready(s: State) -> State:
    """Settle a loaded position and try its questions, so that a bad agenda is refused at once."""
    try:
        settle(s)
        for seat in waiting(s):
            if not moves(s, seat):
                raise no_move(s.agenda[-1], phrase("a position to play on"))
    except IgrotekaError as error:
        raise BadData(str(error), error.words) from None
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        NotImplementedError,
        RecursionError,
        TypeError,
        ValueError,
    ) as failure:  # another name, since a compiled variable has one type
        kind = type(failure).__name__
        found = Phrase("phrase-failing-frames", "{fault}: {detail}", fault=kind, detail=str(failure))
        allowed = phrase("frames that fit the position")
        raise BadData(complaint("agenda", found, allowed, FAILURE)) from None
    return s
