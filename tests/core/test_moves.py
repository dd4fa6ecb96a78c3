"""The table of moves: numbers, notation, and what is said of a move that is not in it."""

from __future__ import annotations

import sys

import pytest

from igroteka.core import (
    Moves,
    UnknownMove,
)


def table() -> Moves:
    found = Moves()
    found.one("pass")
    found.each("bid", ("keywood", "miner"))
    found.grid("pay", ("anvil", "saw"), range(3))
    found.cube("step", ("home",), ("n", "s"), ("wood", "gold"))
    return found


def test_a_table_numbers_its_moves_in_the_order_of_entry() -> None:
    found = table()
    assert [m.text for m in found.all] == [
        "pass",
        *("bid keywood", "bid miner"),
        *("pay anvil 0", "pay anvil 1", "pay anvil 2", "pay saw 0", "pay saw 1", "pay saw 2"),
        *("step home n wood", "step home n gold", "step home s wood", "step home s gold"),
    ]
    assert [m.id for m in found.all] == list(range(13))
    assert len(found) == 13


def test_a_move_knows_its_arguments_and_their_places() -> None:
    m = table().parse("step home s gold")
    assert (m.kind, m.args, m.index) == ("step", ("home", "s", "gold"), (0, 1, 1))
    assert repr(m) == "Move(12, 'step', ('home', 's', 'gold'), (0, 1, 1))"
    assert table().parse("pay saw 2").args == ("saw", 2)
    assert table().parse("pass").index == ()


def test_lists_of_moves_are_indexed_like_their_domains() -> None:
    found = Moves()
    pay = found.grid("pay", ("anvil", "saw"), range(3))
    step = found.cube("step", ("home", "mine"), ("n", "s"), ("wood", "gold"))
    assert str(pay[1][2]) == "pay saw 2"
    assert str(step[1][0][1]) == "step mine n gold"


def test_every_move_is_read_back_as_the_same_object() -> None:
    found = table()
    assert all(found.parse(str(m)) is m for m in found.all)
    assert found.parse("  bid   miner ") is found.all[2]


def test_an_unknown_move_is_answered_with_others_of_its_kind() -> None:
    wanted = r"no move is written 'bid minor'; allowed are for example bid keywood, bid miner$"
    with pytest.raises(UnknownMove, match=wanted):
        table().parse("bid minor")
    with pytest.raises(
        UnknownMove, match=r"; allowed are for example pay anvil 0, pay anvil 1, pay anvil 2$"
    ):
        table().parse("pay sow 2")
    with pytest.raises(UnknownMove, match=r"no move is written 'zzz'; .* bid, pass, pay, step$"):
        table().parse("zzz")
    with pytest.raises(UnknownMove) as long:
        table().parse("pass" + " " * 10_000)
    assert len(str(long.value)) < 200


def test_a_misspelt_move_costs_no_more_the_more_moves_there_are() -> None:
    def cost(many: int, text: str) -> int:
        """How many functions of Python are called to refuse a text."""
        found, calls = Moves(), 0
        found.each("bid", range(many))

        def count(frame: object, event: str, argument: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        sys.setprofile(count)
        try:
            found.parse(text)
        except UnknownMove:
            pass
        finally:
            sys.setprofile(None)
        return calls

    for text in ("bid 9999x", "bidd 7", "b" * 200, "bid " * 4_000):
        assert cost(5_000, text) == cost(5, text) < 40, text


def test_a_text_stands_in_the_table_only_once() -> None:
    found = table()
    with pytest.raises(ValueError, match="the move table already has 'pass'"):
        found.one("pass")


def test_moves_are_equal_only_to_themselves() -> None:
    assert table().parse("pass") != table().parse("pass")
