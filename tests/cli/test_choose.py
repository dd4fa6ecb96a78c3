"""Choosing a move in the terminal: short lists and their labels."""

from __future__ import annotations

from igroteka import Match
from igroteka.cli.choose import Chooser, element_names, shorten, to_latin
from igroteka.core import Shown, Text


def chooser(*paths: tuple[str, ...]) -> Chooser:
    """A chooser of real moves with some paths."""
    table = Match.new("dream_city", 2, 1).game.moves.all
    shown = {table[i]: Shown(at=path, label=Text("x")) for i, path in enumerate(paths)}
    return Chooser(shown, {m: f"label {m}" for m in shown}, {"a": "The A"})


def test_lists_stay_short() -> None:
    wide = chooser(*[("a", f"{i}") for i in range(20)], *[("b", f"{i}") for i in range(20)], ())
    texts = [c.text for c in wide.offer(wide.moves)]
    assert texts[:2] == ["The A … (20)", "b … (20)"]
    assert len(texts) == 3
    assert len(wide.offer(wide.offer(wide.moves)[0].moves, 1)) == 20
    few = chooser(*[("a", f"{i}") for i in range(5)])
    assert len(few.offer(few.moves)) == 5
    # A first element that all moves share is passed over; tiny groups are opened.
    same = chooser(*[("a", "x", f"{i}") for i in range(9)], *[("a", "y", f"{i}") for i in range(9)])
    assert [len(c.moves) for c in same.offer(same.moves)] == [9, 9]
    tiny = chooser(*[("a", f"{i}") for i in range(20)], ("b", "1"), ("b", "2"))
    assert [len(c.moves) for c in tiny.offer(tiny.moves)] == [20, 1, 1]


def test_labels_lose_what_they_share() -> None:
    assert shorten(["Park on r1c1: 1", "Park on r1c2: 3"]) == ["r1c1: 1", "r1c2: 3"]
    assert shorten(["one"]) == ["one"]
    assert shorten(["same", "same"]) == ["same", "same"]


def test_commands_work_on_a_cyrillic_keyboard() -> None:
    assert [to_latin(key) for key in "гршдыіщйк"] == ["u", "h", "i", "l", "s", "s", "o", "q", "r"]


def test_elements_of_a_drawing_have_names() -> None:
    names = element_names(Match.new("dream_city", 2, 1).svg(0))
    assert any(el.startswith("city:0:") for el in names)
    assert all(title for title in names.values())
