"""Canonical data: fingerprints, stored frames, and the reader of positions."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core import (
    BadData,
    Frame,
    Loader,
    Move,
    Reader,
    Step,
    canonical,
    fingerprint,
    frames_of,
)
from igroteka.core.data import counted, dump, placed

from . import toys
from .toys import MOVES, Errands, Note, Pick, fair


def test_canonical_text_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": [1, "ї"], "a": None}) == canonical({"a": None, "b": [1, "ї"]})
    assert canonical({"b": [1, "ї"], "a": True}) == '{"a":true,"b":[1,"ї"]}'


def test_equal_positions_share_a_fingerprint() -> None:
    s = fair(Pick(0, 1))
    assert fingerprint(s) == fingerprint(s.clone())
    assert len(fingerprint(s)) == 16
    for other in (fair(Pick(0, 2)), fair(Pick(1, 1)), fair(Pick(0, 1), purses=(5, 5, 6))):
        assert fingerprint(other) != fingerprint(s)


def test_events_are_not_part_of_the_position() -> None:
    loud = fair(Note("one"), Pick(0, 1), loud=True)
    assert loud.events
    assert fingerprint(loud) == fingerprint(fair(Note("one"), Pick(0, 1)))


@dataclass
class Everything(Step):
    """A frame with every kind of field."""

    number: int
    word: str
    sure: bool
    perhaps: int | None
    row: tuple[int, ...]
    move: Move
    inner: Frame
    tree: object


class Tree:
    """Stands for an effect: stored by its name."""

    def __init__(self, name: str) -> None:
        self.name = name


def test_a_frame_with_every_kind_of_field_survives() -> None:
    oak = Tree("oak")
    frame = Everything(7, "x", True, None, (1, 2), MOVES.parse("pick 2"), Errands((Note("a"),)), oak)
    data = json.loads(canonical(dump(frame)))
    frames = frames_of(toys, sys.modules[__name__])
    assert Loader(MOVES, frames, {"oak": oak}).frame(data, "here") == frame
    data["tree"] = {"tree": "elm"}
    with pytest.raises(BadData, match=r"here.tree: found tree 'elm'; allowed: oak"):
        Loader(MOVES, frames, {"oak": oak}).frame(data, "here")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("number", "7", r"here.number: found '7'; allowed: int"),
        ("number", True, r"here.number: found True; allowed: int"),
        ("sure", 1, r"here.sure: found 1; allowed: bool"),
        ("word", None, r"here.word: found None; allowed: str"),
        ("move", {"move": "fly"}, r"here.move: found move 'fly'; allowed: a move of the table"),
        (
            "row",
            [1, {"x": 1}],
            r"here.row\[1\]: found {'x': 1}; allowed: a number, a text, a list, a move or a frame",
        ),
        ("inner", {"frame": "Flight"}, r"here.inner: found frame 'Flight'; allowed: "),
    ],
)
def test_a_wrong_field_is_named(field: str, value: Any, message: str) -> None:
    oak = Tree("oak")
    data = dump(Everything(7, "x", True, None, (1, 2), MOVES.parse("pick 2"), Note("a"), oak))
    data[field] = value
    with pytest.raises(BadData, match=message):
        Loader(MOVES, frames_of(toys, sys.modules[__name__]), {"oak": oak}).frame(data, "here")


def test_a_frame_holds_nothing_that_cannot_be_stored() -> None:
    with pytest.raises(TypeError, match=r"a frame cannot hold \{1\}"):
        dump({1})


def test_an_agenda_is_a_list() -> None:
    with pytest.raises(BadData, match=r"agenda: found \{\}; allowed: a list of frames"):
        Loader(MOVES, frames_of(toys)).agenda({})


def test_frames_are_found_where_they_are_defined() -> None:
    found = frames_of(toys)
    assert found["Pick"] is Pick
    assert "Everything" not in found
    assert "Ask" not in found
    twin = ModuleType("twin")
    exec("from igroteka.core import Step\nclass Pick(Step): pass", twin.__dict__)
    with pytest.raises(ValueError, match="two frames are called Pick"):
        frames_of(toys, twin)


# ---------------------------------------------------------------- reading positions


def reader(**fields: Any) -> Reader:
    return Reader(fields, tuple(fields))


def test_a_reader_wants_exactly_its_fields() -> None:
    with pytest.raises(BadData, match="found list; allowed: an object with the fields a, b"):
        Reader([], ("a", "b"))
    with pytest.raises(
        BadData, match=r"missing fields \['b'\], unknown fields \['c'\]; allowed: exactly a, b"
    ):
        Reader({"a": 1, "c": 2}, ("a", "b"))


def test_a_reader_reads_what_is_allowed() -> None:
    assert reader(n=3).number("n", 1, 3) == 3
    assert reader(n=[1, 2]).ints("n", 0, 2) == [1, 2]
    assert reader(n=[[1], [2]]).table("n", 2, 0, 2, 1) == [[1], [2]]
    assert reader(n="dawn").word("n", ["dawn", "dusk"]) == "dawn"
    assert reader(n=["b", "a", "b"]).names("n", ("a", "b"), 3) == [1, 0, 1]
    assert reader(n=[["b"], []]).hands("n", 2, ("a", "b"), 3) == [[1], []]
    assert reader(n={"b": 4}).counts("n", ("a", "b"), 9) == [0, 4]
    assert reader(n=[{}, {"a": 1}]).tallies("n", 2, ("a", "b"), 9) == [[0, 0], [1, 0]]
    assert reader(n={"r1": "b"}).places("n", ("r1", "r2"), ("a", "b")) == [1, -1]
    assert reader(n=[{"r2": "a"}]).boards("n", 1, ("r1", "r2"), ("a", "b")) == [[-1, 0]]


@pytest.mark.parametrize(
    ("value", "read", "message"),
    [
        (4, lambda r: r.number("n", 1, 3), "n: found 4; allowed: a whole number from 1 to 3"),
        (True, lambda r: r.number("n", 0, 3), "n: found True; allowed: a whole number"),
        (1.0, lambda r: r.number("n", 0, 3), "n: found 1.0; allowed: a whole number"),
        ([1, 9], lambda r: r.ints("n", 0, 2), r"n\[1\]: found 9; allowed: a whole number from 0 to 2"),
        ([1], lambda r: r.ints("n", 0, 2, 2), r"n: found \[1\]; allowed: a list of 2"),
        ("12", lambda r: r.ints("n", 0, 2), "n: found '12'; allowed: a list"),
        ([[1]], lambda r: r.table("n", 2, 0, 2), "allowed: a list of 2 lists"),
        ([[1], [3]], lambda r: r.table("n", 2, 0, 2), r"n\[1\]\[0\]: found 3"),
        ("noon", lambda r: r.word("n", ["dawn", "dusk"]), "n: found 'noon'; allowed: dawn, dusk"),
        (["c"], lambda r: r.names("n", ("a", "b"), 3), "n: found 'c'; allowed: a, b"),
        (["a", "a"], lambda r: r.names("n", ("a", "b"), 1), "allowed: a list of at most 1 names"),
        ([["a"], ["c"]], lambda r: r.hands("n", 2, ("a",), 3), r"n\[1\]: found 'c'"),
        ([], lambda r: r.hands("n", 2, ("a",), 3), "allowed: a list of 2 lists of names"),
        ({"c": 1}, lambda r: r.counts("n", ("a", "b"), 9), "n: found 'c'; allowed: a, b"),
        ({"a": 10}, lambda r: r.counts("n", ("a", "b"), 9), "n.a: found 10; allowed: a whole number"),
        ([{"a": -1}], lambda r: r.tallies("n", 1, ("a",), 9), r"n\[0\].a: found -1"),
        ({}, lambda r: r.tallies("n", 1, ("a",), 9), "allowed: a list of 1 objects"),
        ({"r1": "c"}, lambda r: r.places("n", ("r1",), ("a",)), "n.r1: found 'c'; allowed: a"),
        ({"r9": "a"}, lambda r: r.places("n", ("r1",), ("a",)), "n: found 'r9'; allowed: r1"),
        ([], lambda r: r.boards("n", 1, ("r1",), ("a",)), "allowed: a list of 1 objects"),
        ([7], lambda r: r.boards("n", 1, ("r1",), ("a",)), r"n\[0\]: found 7; allowed: an object by name"),
    ],
)
def test_a_reader_names_what_was_found_and_allowed(
    value: Any, read: Callable[[Reader], object], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        read(reader(n=value))


@given(
    st.lists(st.integers(0, 9), min_size=3, max_size=3), st.lists(st.integers(-1, 2), min_size=4, max_size=4)
)
def test_named_numbers_and_places_go_both_ways(numbers: list[int], items: list[int]) -> None:
    names, cells = ("a", "b", "c"), ("r1", "r2", "r3", "r4")
    assert reader(n=counted(names, numbers)).counts("n", names, 9) == numbers
    assert reader(n=placed(cells, names, items)).places("n", cells, names) == items
