"""Canonical data: fingerprints, stored frames, and the reader of positions."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

from igroteka.core import (
    BadData,
    Frame,
    Loader,
    Move,
    Step,
    canonical,
    fingerprint,
    frames_of,
)
from igroteka.core.data import dump, dump_frame

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
    data = dump_frame(Everything(7, "x", True, None, (1, 2), MOVES.parse("pick 2"), Note("a"), oak))
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
