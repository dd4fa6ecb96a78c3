"""Every round bonus and every round tile."""

from __future__ import annotations

import pytest

from .earning import more
from .scenario import table


@pytest.mark.rule(
    "AI-3.8.2",
    "AI-3.8.3",
    "AI-3.8.4",
    "AI-3.8.5",
    "AI-3.8.6",
    "AI-3.8.7",
    "AI-3.8.8",
    "AI-3.8.9",
    "AI-3.8.10",
)
@pytest.mark.parametrize(
    ("name", "earns"),
    [
        ("send_scholar", {"s": 1}),
        ("build_guild", {"pw": 3}),
        ("pass_palace_university", {"t": 1}),
        ("spade", {"book": 1}),
        ("bridge", {"book": 1}),
        ("knowledge", {"t": 2}),
        ("pass_school", {"c": 4}),
        ("power_coins", {"c": 2, "pw": 4}),
        ("coins", {"c": 6}),
    ],
)
def test_the_income_of_bonuses(name: str, earns: dict[str, int]) -> None:
    plain = table(bonuses=("river_workshop", "build_guild" if name != "build_guild" else "coins"))
    mine = table(bonuses=(name, "build_guild" if name != "build_guild" else "coins"))
    assert more(mine, plain) == earns


@pytest.mark.rule("AI-3.8.3", "AI-3.8.5", "AI-3.8.6", "AI-3.8.7", "AI-3.8.8")
def test_what_bonuses_do() -> None:
    t = table(buildings={"E9": "0 workshop"}, bonuses=("build_guild", "coins")).do("0 upgrade E9 guild")
    assert t.vp() == 23
    assert table(bonuses=("spade", "coins")).do("0 act bonus-spade").view().free == 1
    t = table(buildings={"C8": "0 workshop"}, bonuses=("bridge", "coins")).do("0 act bonus-bridge")
    assert t.kinds() == {"bridge"}
    assert table(bonuses=("knowledge", "coins")).do("0 act bonus-knowledge", "0 level law").level("law") == 1
    t = table(bonuses=("pass_school", "coins"), buildings={"E9": "0 school"}).do("0 pass", "0 level law")
    assert t.level("law") == 1


@pytest.mark.rule("AI-3.9.1", "AI-3.9.2", "AI-3.9.3", "AI-3.9.4", "AI-3.9.5", "AI-3.9.6", "AI-3.9.8")
@pytest.mark.rule("AI-3.9.9", "AI-3.9.10", "AI-3.9.12")
@pytest.mark.parametrize(
    ("tile", "move", "vp"),
    [
        ("workshop_law", "build E9", 2),
        ("workshop_banking", "build E9", 2),
        ("guild_law", "upgrade E8 guild", 3),
        ("guild_medicine", "upgrade E8 guild", 3),
        ("school_banking", "upgrade H6 school", 4),
        ("big_medicine", "upgrade A4 university", 5),
        ("big_banking", "upgrade A4 university", 5),
        ("spade_engineering", "dig F7 2", 4),
        ("science_medicine", "send law 3", 3),
        ("track_engineering", "ship", 3 + 2),
    ],
)
def test_goals_of_round_tiles(tile: str, move: str, vp: int) -> None:
    stands = {"E8": "0 workshop", "H6": "0 guild", "A4": "0 school"}
    t = table(buildings=stands, tile=tile)
    assert t.do(f"0 {move}").vp() == 20 + vp


@pytest.mark.rule("AI-3.9.5", "AI-3.9.6")
def test_a_palace_is_a_goal_too() -> None:
    t = table(buildings={"H6": "0 guild"}, tile="big_banking", palaces=["palace-1", "palace-17"])
    assert t.do("0 upgrade H6 palace", "0 palace palace-1").vp() == 25


@pytest.mark.rule(
    "AI-3.9.1", "AI-3.9.2", "AI-3.9.4", "AI-3.9.5", "AI-3.9.6", "AI-3.9.7", "AI-3.9.9", "AI-3.9.12"
)
@pytest.mark.rule("AI-4.11.1")
@pytest.mark.parametrize(
    ("tile", "d", "level", "unit", "n"),
    [
        ("workshop_law", 1, 7, "s", 2),
        ("workshop_banking", 0, 7, "pw", 3),
        ("school_banking", 0, 5, "c", 5),
        ("big_medicine", 3, 5, "t", 2),
        ("big_banking", 0, 4, "t", 2),
        ("innovation_law", 1, 4, "pw", 1),
        ("spade_engineering", 2, 5, "c", 5),
        ("track_engineering", 2, 6, "s", 2),
    ],
)
def test_science_bonuses(tile: str, d: int, level: int, unit: str, n: int) -> None:
    levels = [0, 0, 0, 0]
    levels[d] = level
    after = table(agenda="science", tile=tile, levels=[levels], purse=[{}])
    none = table(agenda="science", tile=tile, purse=[{}])
    assert after.has(unit) - none.has(unit) == n


@pytest.mark.rule("AI-3.9.3", "AI-3.9.8", "AI-3.9.11")
def test_science_bonuses_with_choices() -> None:
    t = table(agenda="science", tile="guild_law", levels=[[0, 7, 0, 0]])
    t.do("0 book law", "0 book medicine")
    assert t.books() == [0, 1, 0, 1]
    for tile, levels in (("guild_medicine", [0, 0, 0, 7]), ("city_engineering", [0, 0, 7, 0])):
        assert table(agenda="science", tile=tile, levels=[levels]).view().free == 1
