"""Bundles: texts, sums, and what can be paid."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.bundle import (
    NOTHING,
    BadBundle,
    Bundle,
    Units,
    add,
    covers,
    gain,
    is_empty,
    pay,
    scale,
    subtract,
    times,
)

# "p", "pw" and "pwr" begin alike on purpose.
UNITS: Final = Units("c w p pw pwr", any="c w")
SIZE: Final = len(UNITS.names)

small: Final = st.lists(st.integers(0, 9), min_size=SIZE, max_size=SIZE).map(tuple)
signed: Final = st.lists(st.integers(-9, 9), min_size=SIZE, max_size=SIZE).map(tuple)
tame: Final = small.map(lambda b: (*b[:-1], 0))  # without the wild unit
hands: Final = st.lists(st.integers(0, 30), min_size=SIZE - 1, max_size=SIZE - 1)


@given(signed)
def test_every_bundle_is_read_back_from_its_text(b: Bundle) -> None:
    assert UNITS.parse(UNITS.text(b)) == b


@given(signed, signed, signed)
def test_adding_is_a_sum_of_vectors(a: Bundle, b: Bundle, c: Bundle) -> None:
    assert add(a, b) == add(b, a)
    assert add(add(a, b), c) == add(a, add(b, c))
    assert add(a, NOTHING) == a == add(NOTHING, a)
    assert subtract(add(a, b), b) == a
    assert is_empty(subtract(a, a))


@given(signed, st.integers(-5, 5), st.integers(-5, 5))
def test_scaling_is_repeated_adding(a: Bundle, n: int, k: int) -> None:
    assert add(scale(a, n), scale(a, k)) == scale(a, n + k)
    assert add(a, a, n) == scale(a, n + 1)
    assert add(NOTHING, a, n) == scale(a, n)


@given(hands, tame, tame)
def test_covering(have: list[int], a: Bundle, b: Bundle) -> None:
    assert covers(have, a) == all(h >= x for h, x in zip(have, a, strict=False))
    assert covers(have, a) == UNITS.covers(have, a)
    if covers(have, add(a, b)):
        assert covers(have, a)
        rest = have.copy()
        pay(rest, a)
        assert covers(rest, b)
        gain(rest, a)
        assert rest == have


@given(hands, tame, st.integers(0, 12))
def test_times_is_the_largest_number_that_can_be_paid(have: list[int], need: Bundle, most: int) -> None:
    n = times(have, need, most)
    assert 0 <= n <= most
    assert n == 0 or covers(have, scale(need, n))
    assert n == most or not covers(have, scale(need, n + 1))


@given(hands, small)
def test_a_wild_unit_is_covered_exactly_if_some_mix_can_pay_it(have: list[int], need: Bundle) -> None:
    mixes = [(x, need[-1] - x) for x in range(need[-1] + 1)]
    payable = any(covers(have, (need[0] + x, need[1] + y, *need[2:-1])) for x, y in mixes)
    assert UNITS.covers(have, need) == payable


def test_gains_of_the_same_breath_help_to_pay_a_wild_unit() -> None:
    assert not UNITS.covers([1, 0, 0, 0, 0], UNITS.parse("3any"))
    assert UNITS.covers([1, 0, 0, 0, 0], add(UNITS.parse("3any"), UNITS.parse("2w"), -1))


def test_a_debt_elsewhere_forbids_nothing() -> None:
    assert covers([-2, 5, 0, 0, 0], UNITS.parse("5w"))
    assert UNITS.covers([-2, 5, 0, 0, 0], UNITS.parse("5w"))


def test_units_that_begin_alike_are_told_apart() -> None:
    assert UNITS.parse("1p 2pw 3pwr") == (0, 0, 1, 2, 3, 0)
    assert UNITS.text((0, 0, 1, 2, 3, 0)) == "1p 2pw 3pwr"
    assert UNITS.of({"w": 2, "c": 0, "pw": 1}) == UNITS.parse("2w 1pw")


def test_nothing_is_the_empty_text() -> None:
    assert UNITS.parse("") == (0,) * SIZE
    assert UNITS.text(NOTHING) == ""
    assert UNITS.covers(UNITS.empty(), NOTHING)
    assert is_empty(NOTHING)


@pytest.mark.parametrize("text", ["3x", "c", "3 c", "3c,1w", "1c 2c", "0c", "1.5c", "3C"])
def test_a_bad_text_is_refused_with_the_units_or_the_rule(text: str) -> None:
    with pytest.raises(
        BadBundle, match=r"found .*; allowed: (a number and a unit of c, w, p|each unit once)"
    ):
        UNITS.parse(text)


@pytest.mark.parametrize("names", ["c c", "C", "2c", "c-w"])
def test_bad_names_of_units_are_refused(names: str) -> None:
    with pytest.raises(BadBundle, match="allowed: different names"):
        Units(names)


@pytest.mark.parametrize("members", ["", "x", "c c2"])
def test_a_wild_unit_needs_members(members: str) -> None:
    with pytest.raises(BadBundle, match="wild unit any="):
        Units("c w", any=members)


def test_two_wild_units_share_no_member() -> None:
    with pytest.raises(BadBundle, match="wild unit b="):
        Units("c w", a="c w", b="w")
