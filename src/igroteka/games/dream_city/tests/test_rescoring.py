"""Rescoring tokens."""

from __future__ import annotations

import pytest

from .scenario import table

PARKS = {"r1c1": "park", "r3c3": "park", "r5c5": "park"}


@pytest.mark.rule("DC-4.7.1", "DC-4.7.2")
def test_the_second_token_makes_everybody_rescore() -> None:
    t = table(3, city=[PARKS, {"r1c1": "park"}, {}], area={"park": 1})
    t.do("0 build office r1c5", "* turn_over star rescore_park")
    assert [t.item("rescoring", i) for i in range(3)] == [6, 2, 0]
    assert t.s.area[2] == 2


@pytest.mark.rule("DC-4.7.1", "DC-4.7.2")
def test_the_first_token_of_a_kind_only_lies_there() -> None:
    t = table(3, city=[PARKS, {"r1c1": "park"}, {}])
    t.do("0 build office r1c5", "* turn_over star rescore_park")
    assert [t.item("rescoring", i) for i in range(3)] == [0, 0, 0]
    assert t.s.area[2] == 1


@pytest.mark.rule("DC-4.7.6")
def test_a_doubled_tile_does_not_double_the_rescoring() -> None:
    t = table(area={"park": 1}, hidden=[["park"], ["home"]])
    t.do("0 build park r3c5", "0 spring double", "* turn_over star rescore_park")
    assert t.item("double") == 1
    assert t.item("rescoring") == 2


@pytest.mark.rule("DC-4.7.5", "DC-4.7.2")
def test_homes_rescore_with_the_neighbours_they_have_now() -> None:
    t = table(city=[{"r1c1": "home"}], area={"home": 1}, hidden=[["office"], ["park"]])
    t.do("0 build office r1c2", "* turn_over bulb rescore_home")
    assert t.item("rescoring") == 2


@pytest.mark.rule("DC-4.7.3")
def test_a_rescoring_happens_when_the_token_comes_out() -> None:
    t = table(city=[{}, PARKS], area={"park": 1}, hidden=[["office"], ["park"]])
    t.do("0 build office r1c2", "* turn_over bulb rescore_park")
    assert t.item("rescoring", 1) == 6
    t.do("* turn_over bulb metro", "1 build park r1c2")
    assert t.item("rescoring", 1) == 6
