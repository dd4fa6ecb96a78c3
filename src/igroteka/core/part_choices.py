"""What can be said of a part of a position, for whoever offers it to be filled in: numbers with their bounds, names, things by name.

A choice is plain data. Its `kind` is one of
`flag` (yes or no), `number` (with `low` and `high`), `name` (one of `names`, which may be numbers; with `empty` also none), `names` (a list of `names`, at most
`most`, each `once` or not), `by_name` (for some of `names` what `item` says), `list` (any number of things as `item` says, at most `most`, or exactly `length`,
which may be called as `rows` says), `fields` (an object with all of `fields`, each with its name and choice), `cell` (a cell of a map of hexes, and how what lies there
is turned) and `written` (anything else, as it is written).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from .converted import Converted, NumberedFrom
from .fields import Fields, RecordOf
from .frames import State
from .hidden import Knowledge
from .json_types import JsonDraft
from .kinds import Kind, Many, Name, Number, YesNo, bound_of, names_of
from .named_kinds import ByName, HexCell, PairOf, RowsByName
from .position_parts import (
    Course,
    Each,
    KnowledgeShape,
    Marks,
    OfPlayer,
    One,
    Owned,
    Part,
    PositionParts,
    Row,
    YesNoShape,
)

#: What has no form of its own: it is written.
WRITTEN: Final[JsonDraft] = {"kind": "written"}
FLAG: Final[JsonDraft] = {"kind": "flag"}
#: What parts are called whose values are seats.
SEAT: Final = "seat"
#: What parts are called whose values belong to things, such as "bonus:spade:ability-1": they are called by these.
OF: Final = "of"
#: Of so many numbers each is offered by itself.
FEW: Final = 13


def choices_of(parts: PositionParts, fields: Fields[Any] | None, s: State) -> list[JsonDraft]:
    """What can be said of each part in a position with the seats and options of `s`, and where it is on the drawing."""
    return [
        {
            "name": part.name,
            "each": part.each,
            "at": list(part.at),
            "words": list(part.words),
            "single": part.single,
            "cells": part.cells,
            "course": isinstance(part, Course),
            **_with_rows(part, _choice_of_part(part, fields, s), s),
        }
        for part in parts.parts
    ]


def _with_rows(part: Part, choice: JsonDraft, s: State) -> JsonDraft:
    """The choice with what the places of its list are called."""
    if part.rows is not None:
        rows = list(part.rows(s))
        for one in every(choice):
            if one["kind"] == "list" and one.get("length") == len(rows):
                one["rows"] = rows
    return choice


def every(choice: JsonDraft) -> Iterator[JsonDraft]:
    """A choice and all within it."""
    yield choice
    if "item" in choice:
        yield from every(choice["item"])
    for _, field in choice.get("fields", ()):
        yield from every(field)


def _choice_of_part(part: Part, fields: Fields[Any] | None, s: State) -> JsonDraft:
    if part.written_as is not None:
        return choice_of(part.written_as, s)
    if isinstance(part, Course):
        return {"kind": "name", "names": list(range(s.seats)), "empty": False}
    kind = _kind_of_part(part, fields)
    if kind is None:
        return WRITTEN
    choice = _shaped(part.shape, kind, s) if isinstance(part, (One, Each, OfPlayer)) else choice_of(kind, s)
    return _seats_by_name(choice) if part.words[:1] == (SEAT,) else choice


def _seats_by_name(choice: JsonDraft) -> JsonDraft:
    """A seat is chosen among all, not counted."""
    if choice["kind"] != "number":
        return choice
    return {"kind": "name", "names": list(range(choice["low"], choice["high"] + 1)), "empty": False}


def _kind_of_part(part: Part, fields: Fields[Any] | None) -> Kind[Any, Any] | None:
    """The kind of the stored field of a part; of a field with a value for each seat the kind of one value."""
    stored = part.stored[0] if part.stored else ""
    if fields is None:
        return None
    if isinstance(part, OfPlayer):
        record = _bare(_item_of(fields.kind_of("players")))
        return record.record.kind_of(stored) if isinstance(record, RecordOf) else None
    if not any(field.stored == stored for field in fields.stored):
        return None
    kind = fields.kind_of(stored)
    if isinstance(part, Each):
        return _item_of(kind)
    return kind if isinstance(part, (One, Owned)) else None


def _bare(kind: Kind[Any, Any] | None) -> Kind[Any, Any] | None:
    """The kind of the stored form."""
    while isinstance(kind, (Converted, NumberedFrom)):
        kind = kind.kind
    return kind


def _item_of(kind: Kind[Any, Any]) -> Kind[Any, Any] | None:
    bare = _bare(kind)
    return bare.item if isinstance(bare, Many) else None


def _shaped(shape: object, kind: Kind[Any, Any], s: State) -> JsonDraft:
    """The choice where a value is not written as it is stored."""
    bare = _bare(kind)
    if isinstance(shape, YesNoShape):
        return FLAG
    if isinstance(shape, Marks) and isinstance(bare, ByName):
        return _names(list(names_of(bare.names, s)), once=True)
    if isinstance(shape, Row) and isinstance(bare, Many):
        return _by_name(shape.names, bare.item, s)
    if isinstance(shape, KnowledgeShape) and isinstance(bare, Knowledge):
        return _knowledge(shape, bare, s)
    return choice_of(kind, s)


def _knowledge(shape: KnowledgeShape, kind: Knowledge[Any], s: State) -> JsonDraft:
    """What everybody knows of hidden goods: of all places together, and of each."""
    number: Number[Any] = Number(0, kind.most)

    def goods() -> JsonDraft:
        return _by_name(shape.row.names, number, s)

    place = _fields(
        ("known", goods()), ("unknown", choice_of(number, s)), ("floor", goods()), ("cap", goods())
    )
    places = {"kind": "list", "item": place, "length": s.seats + kind.more}
    return _fields(("stock", goods()), ("places", places))


def _fields(*fields: tuple[str, JsonDraft]) -> JsonDraft:
    return {"kind": "fields", "fields": [list(field) for field in fields]}


def choice_of(kind: Kind[Any, Any], s: State) -> JsonDraft:
    """What a value of this kind may be in a position with the seats and options of `s`."""
    bare = _bare(kind)
    if isinstance(bare, YesNo):
        return FLAG
    if isinstance(bare, Number):
        return {"kind": "number", "low": bound_of(bare.low, s), "high": bound_of(bare.high, s)}
    if isinstance(bare, Name):
        return {"kind": "name", "names": list(names_of(bare.names, s)), "empty": bare.empty}
    if isinstance(bare, ByName):
        return _by_name(names_of(bare.names, s), bare.item, s)
    if isinstance(bare, RowsByName):
        return _by_name(names_of(bare.names, s), bare.row, s)
    if isinstance(bare, PairOf):
        first, second = bare.names
        return _fields((first, choice_of(bare.first, s)), (second, choice_of(bare.second, s)))
    if isinstance(bare, HexCell):
        return {"kind": "cell", "low": -bare.far, "high": bare.far}
    return _list_choice(bare, s) if isinstance(bare, Many) else WRITTEN


def _list_choice(kind: Many[Any, Any, Any], s: State) -> JsonDraft:
    """A list of names, or of few numbers, or of other things one after the other."""
    most = kind.length if kind.length is not None else kind.most
    limit = {} if most is None else {"most": bound_of(most, s)}
    item = choice_of(kind.item, s)
    if item["kind"] == "written":
        return WRITTEN
    if item["kind"] == "name":
        return {**_names(item["names"], kind.once, bool(item["empty"])), **limit}
    if item["kind"] == "number" and item["high"] - item["low"] < FEW:
        return {**_names(list(range(item["low"], item["high"] + 1)), kind.once), **limit}
    if kind.length is not None:
        limit = {"length": bound_of(kind.length, s)}
    return {"kind": "list", "item": item, **limit}


def _by_name(names: tuple[str, ...], item: Kind[Any, Any], s: State) -> JsonDraft:
    return {"kind": "by_name", "names": list(names), "item": choice_of(item, s)}


def _names(names: list[Any], once: bool, empty: bool = False) -> JsonDraft:
    return {"kind": "names", "names": names, "once": once, "empty": empty}
