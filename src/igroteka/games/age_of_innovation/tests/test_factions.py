"""What the factions can do."""

from __future__ import annotations

import pytest

from igroteka.games.age_of_innovation.rules.rounds import income
from igroteka.games.age_of_innovation.state import COINS, POWER

from .scenario import table
from .start import begun


@pytest.mark.rule("AI-3.4.1", "AI-3.4.5", "AI-3.4.7", "AI-3.4.8", "AI-3.4.9", "AI-3.4.11")
def test_start_levels() -> None:
    t = begun(
        5,
        {
            0: ("plains", "blessed"),
            1: ("swamp", "illusionists"),
            2: ("lake", "felines"),
            3: ("mountain", "philosophers"),
            4: ("desert", "psychics"),
        },
    )
    levels = [t.s.level[4 * i : 4 * i + 4] for i in range(5)]
    assert levels == [[1, 1, 1, 1], [0, 0, 0, 2], [1, 0, 0, 1], [2, 0, 0, 0], [1, 0, 0, 1]]
    assert begun(2, {0: ("plains", "monks")}).level("law") == 1


@pytest.mark.rule("AI-3.4.4")
def test_omar_earn_more() -> None:
    mine, plain = (income(table(factions=(f, "monks")).s, 0) for f in ("omar", "inventors"))
    assert (mine[COINS] - plain[COINS], mine[POWER] - plain[POWER]) == (2, 2)


@pytest.mark.rule("AI-3.4.3")
def test_goblins_pay_with_their_coins() -> None:
    t = table(buildings={"E9": "0 workshop"}, factions=("goblins", "monks"), purse=[{"t": 4}])
    t.do("0 dig E10 1", "0 build E10")
    assert (t.has("c"), t.building("E10")) == (0, "0 workshop")


@pytest.mark.rule("AI-3.4.5")
@pytest.mark.parametrize(("seats", "vp"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_illusionists(seats: int, vp: int) -> None:
    t = table(seats, factions=("illusionists", "monks", "blessed", "omar", "felines"), bowls=[(8, 1, 3)])
    t.do("0 power coins")
    assert (t.has("c"), t.vp(), t.bowls()) == (27, 20 + vp, (11, 1, 0))


@pytest.mark.rule("AI-3.4.8")
def test_philosophers() -> None:
    t = table(buildings={"E9": "0 guild"}, factions=("philosophers", "monks"))
    t.do("0 upgrade E9 school", "0 competency tower")
    assert t.books() == [0, 0, 2, 0]
    t = table(factions=("philosophers", "monks")).do("0 act philosophers", "0 book law")
    assert t.books() == [0, 1, 0, 0]


@pytest.mark.rule("AI-3.4.10")
def test_navigators() -> None:
    t = table(buildings={"E8": "0 workshop"}, factions=("navigators", "monks")).do("0 build E9")
    assert (t.vp(), t.has("c")) == (22, 19)


@pytest.mark.rule("AI-3.4.11", "AI-5.26")
def test_psychics_act_twice() -> None:
    t = table(factions=("psychics", "monks"), bowls=[(0, 9, 0)])
    t.do("0 act psychics")
    assert (t.turn, t.bowls()) == ([0], (0, 4, 5))
    assert "act psychics" not in t.legal()
    t.do("0 convert power-coin", "0 power coins")
    assert t.has("c") == 28
    t.skip()
    assert t.turn == [1]
    t = table(factions=("psychics", "monks")).do("0 act psychics", "0 pass")
    assert t.kinds() == {"bonus"}


@pytest.mark.rule("AI-3.4.6")
def test_moles_need_a_tool_for_a_bridge() -> None:
    t = table(buildings={"E9": "0 workshop"}, factions=("moles", "monks"), purse=[{"c": 5}])
    assert "act moles" not in t.legal()
