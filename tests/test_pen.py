"""Pens: parts one after the other, and sheets that are drawn once and copied afterwards."""

from __future__ import annotations

import gc
import weakref

import pytest

from igroteka.core import Text
from igroteka.core.game import Look
from igroteka.drawing.drawing import Chip
from igroteka.drawing.pen import Pen, SheetPen, Theme
from igroteka.drawing.svg import Box

THEME = Theme("toy", ("ground", "pieces"), {}, lambda dark: "")


class Speaker:
    """Says keys, and counts how often it was asked."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.asked = 0

    def __call__(self, text: Text) -> str:
        self.asked += 1
        return f"{self.word} {text.key}"


def board(pen: SheetPen, name: str, places: tuple[int, ...]) -> None:
    for i in places:
        pen.d.element("pieces", f"place:{name}:{i}", "<path/>", Box(i, 0, 9, 9), pen.word("place"))


def sheet(say: Speaker, *parts: tuple[str, tuple[int, ...]], marked: frozenset[str] = frozenset()) -> Pen:
    pen = Pen(Look(say, marked=marked), THEME, 2, [])
    pen.begin("table", 100, 50)
    for name, places in parts:
        pen.copy(board, name, places)
    return pen


def test_a_sheet_is_the_same_drawn_or_copied() -> None:
    say = Speaker("the")
    first = sheet(say, ("a", (1, 2)), ("b", (1,)))
    plain = Pen(Look(say), THEME, 2, [])
    plain.begin("table", 100, 50)
    board(plain, "a", (1, 2))
    board(plain, "b", (1,))
    before = say.asked
    again = sheet(say, ("a", (1, 2)), ("b", (1,)))
    assert first.drawing.svg() == again.drawing.svg() == plain.drawing.svg()
    assert say.asked - before == 4  # the titles of picture and part, two names: nothing of the sheets


def test_other_arguments_voices_and_marks_make_another_sheet() -> None:
    say = Speaker("the")
    one = sheet(say, ("a", (1, 2))).d.layers
    assert sheet(say, ("a", (1, 3))).d.layers != one
    assert "a place" in sheet(Speaker("a"), ("a", (1, 2))).drawing.svg()
    assert "el marked" in sheet(say, ("a", (1, 2)), marked=frozenset({"place:a:1"})).drawing.svg()


def test_a_copy_does_not_touch_what_is_kept() -> None:
    say = Speaker("the")
    one = sheet(say, ("a", (1,)))
    one.d.add("pieces", "pawn", "")
    assert "toy-pawn" not in sheet(say, ("a", (1,))).d.layers["pieces"]


def test_no_fragment_comes_twice() -> None:
    with pytest.raises(ValueError, match="already has a fragment 'toy-place-a-1'"):
        sheet(Speaker("the"), ("a", (1,)), ("a", (1, 2)))


def test_kept_sheets_do_not_keep_a_voice() -> None:
    say = Speaker("the")
    sheet(say, ("a", (1,)))
    gone = weakref.ref(say)
    del say
    gc.collect()
    assert gone() is None


def test_a_drawing_is_made_part_by_part() -> None:
    pen = Pen(Look(Speaker("the")), THEME, 2, [])
    pen.begin("market", 600, 400, wide=True)
    pen.d.add("pieces", "stall", "")
    chips = [Chip("coin", "3", "3 coins")]
    pen.begin_player(1, 600, 300, on_turn=True, chips=chips)
    pen.copy(board, "a", (1,))
    pen.begin_player(0, 600, 200, own=True)
    market, other, own = pen.drawing.parts.values()
    assert (market.name, market.title, market.seat, market.wide) == (
        "market",
        "the region-market",
        None,
        True,
    )
    assert (other.name, other.title, other.seat, other.folds) == ("player-1", "the player", 1, True)
    assert other.chips == tuple(chips)
    assert (own.name, own.own, own.folds) == ("player-0", True, False)
    assert "toy-stall" in market.layers["pieces"]
    assert "toy-place-a-1" in other.layers["pieces"]
    assert "panel turn" in other.layers["ground"]["toy-ground-player-1"]
    with pytest.raises(ValueError, match="already has a part 'market'"):
        pen.begin("market", 1, 1)
    with pytest.raises(ValueError, match="already has a fragment 'toy-stall'"):
        pen.d.add("pieces", "stall", "")
