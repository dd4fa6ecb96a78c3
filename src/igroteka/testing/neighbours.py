"""Neighbours of a position: its stored data with one small change, as far as it still loads.

A game that is played gives two positions that differ in a single detail only by luck; here they are made. Most
changes break something, such as the number of pieces in the box, and are refused. What loads is a position that
somebody could have set up by hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from ..core import BadData, Game, Rng, State
from .plain_data import Data, Path, delete_item, keys_of, set_value, value_at

Item = TypeVar("Item")
#: The same at all positions of a table.
FIXED: Final = ("game", "seats", "options")
AGENDA: Final = "agenda"
#: What is still to come, and who else is asked at the same moment: no part of the question itself.
FLOW: Final = ("frame", "lanes")


def make_neighbour(game: Game, text: str, rng: Rng) -> tuple[State, str] | None:
    """A position that differs in one detail from the one stored as this JSON text, and where; None if it is refused."""
    data: dict[str, Data] = json.loads(text)
    where = change_data(data, rng)
    if not where:
        return None
    try:
        return game.load(data), where
    except BadData:
        return None


def change_data(data: dict[str, Data], rng: Rng) -> str:
    """Change something in the data; where, or nothing if there was nothing to change in that way.

    Fields are chosen first, so that small ones are not lost among large ones.
    """
    field = _pick_one([key for key in data if key not in FIXED], rng)
    if rng.below(len(WAYS) + 1) == 0:
        return describe_path(add(data, field, rng))
    places = leaf_paths(data, field)
    if not places:
        return describe_path(add(data, field, rng))
    path = _pick_one(places, rng)
    return " and ".join([describe_path(place) for place in _pick_one(WAYS, rng)(data, path, rng)])


def _pick_one(items: Sequence[Item], rng: Rng) -> Item:
    return items[rng.below(len(items))]


def leaf_paths(data: dict[str, Data], field: str) -> list[Path]:
    """The places of all numbers, texts and truth values in a field.

    Of the agenda only the question on top counts: what lies below it follows from the rules, not from the table.
    """
    value = data[field]
    if field == AGENDA and isinstance(value, list):
        top = len(value) - 1
        return [p for p in _inside(value, (AGENDA,)) if p[1] == top and not set(FLOW) & set(p)]
    return list(_inside(value, (field,)))


def _inside(value: Data, path: Path) -> Iterator[Path]:
    if isinstance(value, (dict, list)):
        for key in keys_of(value):
            yield from _inside(value_at(value, (key,)), (*path, key))
    elif value is not None:
        yield path


def describe_path(path: Path) -> str:
    """A place in a message."""
    return ".".join([str(key) for key in path])


# ---------------------------------------------------------------- ways to change something


def step(data: dict[str, Data], path: Path, rng: Rng) -> list[Path]:
    """A number becomes one more or less, a truth value its opposite, a text another one of its field."""
    value = value_at(data, path)
    if isinstance(value, bool):
        set_value(data, path, not value)
    elif isinstance(value, int):
        set_value(data, path, value + _pick_one((1, -1), rng))
    else:
        leaves = [value_at(data, p) for p in leaf_paths(data, str(path[0]))]
        others = sorted({text for text in leaves if isinstance(text, str) and text != value})
        if not others:
            return []
        set_value(data, path, _pick_one(others, rng))
    return [path]


def drop(data: dict[str, Data], path: Path, rng: Rng) -> list[Path]:
    """An entry of a list or an object goes, or a whole row."""
    if path[0] == AGENDA or len(path) == 1:
        return []
    path = path[: 2 + rng.below(len(path) - 1)]
    delete_item(value_at(data, path[:-1]), path[-1])
    return [path]


def rename(data: dict[str, Data], path: Path, rng: Rng) -> list[Path]:
    """What an object holds under one name goes to another name of the field: a piece moves to another place."""
    named = [i for i, key in enumerate(path) if i and isinstance(key, str)]
    if path[0] == AGENDA or not named:
        return []
    last = named[-1]
    row = value_at(data, path[:last])
    if not isinstance(row, dict):
        return []
    names = {p[last] for p in leaf_paths(data, str(path[0])) if len(p) > last} - set(row)
    others = sorted([name for name in names if isinstance(name, str)])
    if not others:
        return []
    name = _pick_one(others, rng)
    row[name] = row.pop(str(path[last]))
    return [path[: last + 1], (*path[:last], name)]


def swap(data: dict[str, Data], path: Path, rng: Rng) -> list[Path]:
    """Two places exchange what lies there, so that nothing is lost: in one field, or in any two."""
    value = value_at(data, path)
    fields = [path[0]] if rng.below(2) else [key for key in data if key not in FIXED]
    places = [p for field in fields for p in leaf_paths(data, str(field))]
    others = [p for p in places if type(value_at(data, p)) is type(value) and value_at(data, p) != value]
    if not others:
        return []
    other = _pick_one(others, rng)
    set_value(data, path, value_at(data, other))
    set_value(data, other, value)
    return [path, other]


def shift(data: dict[str, Data], path: Path, rng: Rng) -> list[Path]:
    """One piece goes from one number to another: in the same field, or to the same name in another field."""
    if rng.below(2):
        places = leaf_paths(data, str(path[0]))
    else:
        fields = [key for key in data if key not in FIXED and key != path[0]]
        places = [p for field in fields for p in leaf_paths(data, field) if p[-1] == path[-1]]
    counts = [(p, count) for p in places if p != path and type(count := value_at(data, p)) is int]
    value = value_at(data, path)
    if type(value) is not int or not counts:
        return []
    other, count = _pick_one(counts, rng)
    set_value(data, path, value - 1)
    set_value(data, other, count + 1)
    return [path, other]


WAYS: Final[tuple[Callable[[dict[str, Data], Path, Rng], list[Path]], ...]] = (
    step,
    drop,
    rename,
    swap,
    shift,
)


def add(data: dict[str, Data], field: str, rng: Rng) -> Path:
    """A list or an object of a field, perhaps an empty one, gets an entry more, as one somewhere else has it."""
    rows = [] if field == AGENDA else list(_rows(data[field], (field,)))
    others = [key for key in data if key not in (*FIXED, AGENDA)]
    places = leaf_paths(data, _pick_one(others, rng))
    if not rows or not places:
        return ()
    path, place = _pick_one(rows, rng), _pick_one(places, rng)
    row, value = value_at(data, path), value_at(data, place)
    if isinstance(row, list):
        row.append(value)
        return (*path, len(row) - 1)
    name = place[-1]
    if not isinstance(row, dict) or not isinstance(name, str) or name in row:
        return ()
    row[name] = value if rng.below(2) else 1
    return (*path, name)


def _rows(value: Data, path: Path) -> Iterator[Path]:
    """The places of all lists and objects inside a value, and of the value itself."""
    if isinstance(value, (dict, list)):
        yield path
        for key in keys_of(value):
            yield from _rows(value_at(value, (key,)), (*path, key))
