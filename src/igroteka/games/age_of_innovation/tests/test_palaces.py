"""Every palace."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from .earning import more
from .scenario import Table, table

PALACE_INCOME: dict[int, dict[str, int]] = {
    1: {"pw": 5},
    2: {},
    3: {"pw": 2},
    4: {"pw": 2},
    5: {"pw": 4},
    6: {"pw": 2, "book": 1},
    7: {"pw": 4},
    8: {"c": 2, "t": 1, "pw": 2},
    9: {"s": 1},
    10: {"c": 6},
    11: {"t": 1},
    12: {"pw": 8},
    13: {},
    14: {"pw": 6},
    15: {"pw": 6},
    16: {"pw": 2, "book": 1},
    17: {"pw": 2},
}


@pytest.mark.rule(
    "AI-3.5.1", "AI-3.5.3", "AI-3.5.4", "AI-3.5.5", "AI-3.5.6", "AI-3.5.7", "AI-3.5.8", "AI-3.5.9"
)
@pytest.mark.rule("AI-3.5.10", "AI-3.5.11", "AI-3.5.12", "AI-3.5.14", "AI-3.5.15", "AI-3.5.16", "AI-3.5.17")
@pytest.mark.parametrize("number", range(1, 18))
def test_the_income_of_palaces(number: int) -> None:
    t = table(buildings={"E9": "0 palace"}, palace=[f"palace-{number}"], bonuses=("river_workshop", "coins"))
    plain = table(buildings={"E9": "0 palace"}, palace=["palace-2"], bonuses=("river_workshop", "coins"))
    assert more(t, plain) == PALACE_INCOME[number]


def owner(number: int, **kwargs: object) -> Table:
    """Seat 0 owns a palace on E9."""
    stands: Mapping[str, str] = kwargs.pop("buildings", {})  # type: ignore[assignment]
    return table(2, {"E9": "0 palace", **stands}, palace=[f"palace-{number}"], **kwargs)


def builder(number: int, **kwargs: object) -> Table:
    """Seat 0 builds a palace on E9 and takes that tile."""
    stands: Mapping[str, str] = kwargs.pop("buildings", {})  # type: ignore[assignment]
    palaces = [f"palace-{number}", "palace-17"] if number != 17 else ["palace-17"]
    t = table(2, {"E9": "0 guild", **stands}, palaces=palaces, **kwargs)
    return t.do("0 upgrade E9 palace", f"0 palace palace-{number}")


@pytest.mark.rule("AI-3.5.1")
def test_palace_1() -> None:
    assert owner(1).do("0 act palace-1").has("t") == 12


@pytest.mark.rule("AI-3.5.2")
def test_palace_2() -> None:
    t = owner(2).do("0 act palace-2")
    assert t.view().free == 2
    t.do("0 dig E10 1", "0 build E10")
    assert t.building("E10") == "0 workshop"


@pytest.mark.rule("AI-3.5.3", "AI-5.21", "AI-4.1.4")
def test_palace_3() -> None:
    t = owner(3, buildings={"H6": "0 school", "D4": "0 school neutral"}, tile="guild_law")
    t.do("0 act palace-3")
    assert (t.building("H6"), t.vp(), t.has("t")) == ("0 guild", 20 + 3 + 3, 11)
    full = dict.fromkeys(("A4", "C8", "D4", "H3"), "0 guild")
    assert "act palace-3" not in owner(3, buildings={"H6": "0 school", **full}).legal()


@pytest.mark.rule("AI-3.5.4", "AI-5.21")
def test_palace_4() -> None:
    t = owner(4, buildings={"H6": "0 workshop", "D4": "0 workshop neutral"}, tile="guild_law")
    t.do("0 act palace-4")
    assert (t.building("H6"), t.vp(), t.has("t")) == ("0 guild", 23, 10)


@pytest.mark.rule("AI-3.5.5")
def test_palace_5() -> None:
    t = builder(5)
    assert t.kinds() == {"competency"}
    t.do("0 competency vp_and_coins")
    assert t.level("law") == 3


@pytest.mark.rule("AI-3.5.6")
def test_palace_6() -> None:
    assert owner(6).do("0 act palace-6", "0 level law").level("law") == 2


@pytest.mark.rule("AI-3.5.7")
def test_palace_7() -> None:
    assert owner(7, buildings={"H6": "0 school", "D4": "0 school neutral"}).do("0 pass").vp() == 26


@pytest.mark.rule("AI-3.5.10")
def test_palace_10() -> None:
    t = builder(10).do("0 book law", "0 book law")
    assert (t.bowls(), t.books()) == ((0, 5, 7), [0, 2, 0, 0])


@pytest.mark.rule("AI-3.5.12")
def test_palace_12() -> None:
    t = owner(12, terraformed={"E10": "desert"}).do("0 build E10")
    assert t.vp() == 22


@pytest.mark.rule("AI-3.5.13")
def test_palace_13() -> None:
    t = owner(13, buildings={"H6": "0 workshop"}).do("0 act palace-13", "0 book law").skip()
    assert (t.has("c"), t.books()) == (23, [0, 1, 0, 0])
    t.do("1 pass", "1 bonus send_scholar").skip().do("0 upgrade H6 guild")
    assert t.vp() == 23


@pytest.mark.rule("AI-3.5.15", "AI-5.10", "AI-5.42", "AI-4.5.8")
def test_palace_15_in_any_order_but_not_mixed() -> None:
    t = builder(15, buildings={"C8": "0 workshop"})
    assert t.legal() == {"first spades", "first bridge", "first books"}
    t.do("0 first books", "0 book law", "0 book law")
    assert t.legal() == {"first spades", "first bridge"}
    t.do("0 first bridge", "0 bridge C8-D6")
    assert "done" in t.legal()
    t.do("0 bridge C8-D9")
    assert t.view().stage == "Work"
    t.do("0 dig E10 1", "0 build E10")
    assert t.books() == [0, 2, 0, 0]


@pytest.mark.rule("AI-5.42")
def test_a_city_inside_palace_15_waits() -> None:
    t = builder(15, buildings={"E10": "0 guild", "D10": "0 workshop"}, terraformed={"D9": "plains"})
    t.do("0 first spades", "0 dig D9 1", "0 build D9")  # four buildings with power 7
    assert t.kinds() == {"book"} or "first books" in t.legal()
    if "first books" in t.legal():
        t.do("0 first books")
    t.do("0 book law", "0 book law")
    while "done" in t.legal():
        t.do("0 done")
    assert t.kinds() == {"city"}


@pytest.mark.rule("AI-3.5.16", "AI-5.46")
def test_palace_16() -> None:
    t = builder(16, tile="guild_law")
    assert {"A4", "H3"} <= t.hexes("guild")
    t.do("0 guild A4")
    assert (t.building("A4"), t.vp(), t.has("t")) == ("0 guild", 23, 6)


@pytest.mark.rule("AI-3.5.17", "AI-4.2.9")
def test_palace_17() -> None:
    assert builder(17).vp() == 30
