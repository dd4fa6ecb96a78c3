"""Plain data that is changed in place, to see what a game makes of it."""

from __future__ import annotations

from typing import TypeAlias

#: What JSON holds, as lists and objects that can be changed; `core.Json` is the type of those that are only read.
Data: TypeAlias = "bool | int | float | str | list[Data] | dict[str, Data] | None"
Row: TypeAlias = "list[Data] | dict[str, Data]"
#: A place inside data: keys and numbers of entries from the outside to the inside.
Path = tuple[str | int, ...]


def keys_of(row: Row) -> list[str | int]:
    """The places directly inside a list or an object, in order."""
    return [*row] if isinstance(row, dict) else [*range(len(row))]


def get_item(row: Data, key: str | int) -> Data:
    """What lies directly inside a list or an object; where nothing can lie, a KeyError."""
    if isinstance(row, dict) and isinstance(key, str):
        return row[key]
    if isinstance(row, list) and isinstance(key, int):
        return row[key]
    raise KeyError(key)


def set_item(row: Data, key: str | int, value: Data) -> None:
    """Put something directly inside a list or an object; where nothing can lie, a KeyError."""
    if isinstance(row, dict) and isinstance(key, str):
        row[key] = value
        return
    if not isinstance(row, list) or not isinstance(key, int):
        raise KeyError(key)
    row[key] = value


def delete_item(row: Data, key: str | int) -> None:
    """Take something out of a list or an object; what follows in a list moves up."""
    if isinstance(row, dict) and isinstance(key, str):
        del row[key]
        return
    if not isinstance(row, list) or not isinstance(key, int):
        raise KeyError(key)
    del row[key]


def value_at(data: Data, path: Path) -> Data:
    """What lies at a place."""
    for key in path:
        data = get_item(data, key)
    return data


def set_value(data: Data, path: Path, value: Data) -> None:
    """Put something else at a place."""
    set_item(value_at(data, path[:-1]), path[-1], value)
