"""Every tile: palaces, innovations, competencies, round bonuses, round tiles."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from igroteka.games.age_of_innovation.rules.rounds import income, income_choices
from igroteka.games.age_of_innovation.state import AVAILABLE, COINS, POWER, TOOLS, VP

from .scenario import Table, table

RICH = [{"c": 30, "t": 12, "s": 2, "bb": 5}]


def earned(t: Table) -> tuple[int, int, int, int, int, int, int]:
    """Coins, tools, scholars, power, points, levels and books of an income."""
    what = income(t.s, 0)
    levels, books = income_choices(t.s, 0)
    return what[COINS], what[TOOLS], what[AVAILABLE], what[POWER], what[VP], levels, books


def more(t: Table, plain: Table) -> dict[str, int]:
    """How much more one table earns than another."""
    names = ("c", "t", "s", "pw", "vp", "level", "book")
    return {n: a - b for n, a, b in zip(names, earned(t), earned(plain), strict=True) if a != b}


# ---------------------------------------------------------------- palaces

PALACE_INCOME: dict[int, dict[str, int]] = {
    1: {"pw": 5}, 2: {}, 3: {"pw": 2}, 4: {"pw": 2}, 5: {"pw": 4}, 6: {"pw": 2, "book": 1}, 7: {"pw": 4},
    8: {"c": 2, "t": 1, "pw": 2}, 9: {"s": 1}, 10: {"c": 6}, 11: {"t": 1}, 12: {"pw": 8}, 13: {},
    14: {"pw": 6}, 15: {"pw": 6}, 16: {"pw": 2, "book": 1}, 17: {"pw": 2},
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
    return table(2, {"E9": "0 palace", **stands}, palace=[f"palace-{number}"], **kwargs)  # type: ignore[arg-type]


def builder(number: int, **kwargs: object) -> Table:
    """Seat 0 builds a palace on E9 and takes that tile."""
    stands: Mapping[str, str] = kwargs.pop("buildings", {})  # type: ignore[assignment]
    palaces = [f"palace-{number}", "palace-17"] if number != 17 else ["palace-17"]
    t = table(2, {"E9": "0 guild", **stands}, palaces=palaces, **kwargs)  # type: ignore[arg-type]
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


# ---------------------------------------------------------------- innovations


def take(name: str, **kwargs: object) -> Table:
    """Seat 0 takes an innovation from a cell of the banking column."""
    kwargs.setdefault("purse", RICH)
    t = table(2, shelf=[name], **kwargs)  # type: ignore[arg-type]
    return t.do(f"0 innovate {name}")


@pytest.mark.rule("AI-3.6.1")
def test_deus_ex_machina() -> None:
    t = take("deus_ex_machina", buildings={"E9": "0 workshop"})
    assert t.legal() == {"first deus_ex_machina-books", "first deus_ex_machina-levels"}
    t.do("0 first deus_ex_machina-levels", "0 book law").skip()
    assert [t.s.level[d] for d in range(4)] == [1, 1, 1, 1]
    t.do("1 pass", "1 bonus send_scholar").skip().do("0 act deus_ex_machina")
    assert t.view().free == 1


@pytest.mark.rule("AI-3.6.4")
def test_architecture() -> None:
    t = take("architecture", buildings={"E9": "0 workshop", "H6": "0 guild", "D4": "0 guild neutral"})
    assert t.vp() == 30
    t.do("0 level law", "0 level law")
    assert t.level("law") == 2
    assert t.view().stage in ("After", "Turn")


@pytest.mark.rule("AI-3.6.6", "AI-3.6.7", "AI-3.6.8")
@pytest.mark.parametrize(("name", "vp"), [("sewers", 4), ("colleges", 10), ("league_of_cities", 10)])
def test_points_by_the_piece(name: str, vp: int) -> None:
    t = take(
        name,
        buildings={"E9": "0 workshop", "H6": "0 workshop neutral", "D4": "0 school", "A4": "0 school"},
        cities=[{"tools": 1, "coins": 1}],
    )
    assert t.vp() == 20 + vp


@pytest.mark.rule("AI-3.6.10", "AI-5.31")
def test_steam_power() -> None:
    t = take("steam_power", tile="track_engineering").do("0 book law", "0 book law")
    assert (t.s.shipping[0], t.s.terraforming[0], t.has("s"), t.vp()) == (1, 1, 3, 20 + 2 + 3 + 3)
    t = take("steam_power", shipping=[3], terraforming=[2], tile="track_engineering")
    assert (t.s.shipping[0], t.s.terraforming[0], t.vp()) == (3, 2, 20)


NEUTRAL = [
    ("workshop", {"t": 3}),
    ("guild", {"c": 5}),
    ("school", {}),
    ("university", {"vp": 2}),
    ("palace", {"pw": 4}),
    ("monument", {}),
]


@pytest.mark.rule("AI-3.6.13", "AI-3.6.14", "AI-3.6.15", "AI-3.6.16", "AI-3.6.17", "AI-3.6.18")
@pytest.mark.rule("AI-4.6.5.5", "AI-4.6.5.6")
@pytest.mark.parametrize(("kind", "earns"), NEUTRAL)
def test_neutral_buildings(kind: str, earns: dict[str, int]) -> None:
    t = take(f"neutral_{kind}", buildings={"E9": "0 workshop"})
    if kind == "school":
        assert t.legal() == {"first neutral_school-building", "first neutral_school-competency"}
        t.do("0 first neutral_school-building")
    before = t.has("t")
    t.do("0 neutral E10")
    assert (t.building("E10"), t.has("t")) == (f"0 {kind}", before - 3)
    assert t.view().neutral == ("E10",)
    if kind == "school":
        assert t.kinds() == {"competency"}
        t.do("0 competency vp_and_coins")
        assert t.level("law") == 3
    else:
        assert more(t, table(2, {"E9": "0 workshop"})) == earns
    assert t.vp() == 20 + {"monument": 7, "school": 4}.get(kind, 0)  # a school is the goal of the round
    if kind == "palace":
        assert sum(t.bowls()) == 14
        assert t.s.palace[0] == -1


@pytest.mark.rule("AI-5.33", "AI-5.34")
def test_a_neutral_building_without_a_place_is_lost() -> None:
    t = take("neutral_monument", buildings={"E9": "0 workshop"}, purse=[{"c": 9, "t": 2, "bb": 5}])
    assert t.vp() == 27
    assert t.view().neutral == ()
    t = take("neutral_guild", buildings={"E9": "0 workshop"}, purse=[{"c": 9, "t": 3, "bb": 5}])
    assert t.view().neutral == ("E10",)  # the only hex that can be paid answers for itself


@pytest.mark.rule("AI-5.11", "AI-4.6.5.4")
@pytest.mark.parametrize(("option", "coins"), [("saves", 0), ("pays", 5)])
def test_a_neutral_palace_saves_coins(option: str, coins: int) -> None:
    t = table(
        buildings={"E9": "0 palace neutral"},
        innovations=[["neutral_palace"]],
        shelf=["sewers"],
        purse=[{"bb": 6, "c": 9}],
        options={"neutral_palace": option},
    )
    assert t.show("innovate sewers").label.args["coins"] == coins


@pytest.mark.rule("AI-4.6.5.1", "AI-4.6.5.4", "AI-3.3.5", "AI-3.3.12")
def test_the_spaces_of_innovations() -> None:
    def books(n: int, native: str) -> int:
        own = ["sewers", "colleges"][:n]
        t = table(natives=(native, "swamp"), innovations=[own], shelf=["census"], purse=[{"bb": 9, "c": 9}])
        return int(t.show("innovate census").label.args["books"])  # type: ignore[arg-type]

    assert [books(n, "desert") for n in range(3)] == [5, 6, 7]
    assert [books(n, "wasteland") for n in range(3)] == [5, 5, 7]
    full = table(innovations=[["sewers", "colleges", "steel"]], shelf=["census"], purse=RICH)
    assert "innovate" not in full.kinds()
    assert full.refused("innovation:census") == "AI-4.6.5.1 no-innovation-space"


@pytest.mark.rule("AI-3.9.7", "AI-4.6.5.1")
def test_an_innovation_is_not_replaced() -> None:
    t = take("sewers", tile="innovation_law")
    assert t.vp() == 27
    assert "sewers" not in t.view().innovation_cells


@pytest.mark.rule("AI-4.6.5.4", "AI-4.6.7.2")
def test_the_payer_chooses_the_books() -> None:
    t = table(2, shelf=["sewers"], purse=[{"bb": 2, "bl": 3, "bm": 2, "c": 5}])
    t.do("0 innovate sewers")
    assert t.after("spend") == {"law", "medicine"}
    t.do("0 spend medicine", "0 spend medicine")
    assert t.books() == [0, 2, 0, 0]


# ---------------------------------------------------------------- competencies


def learn(name: str, **kwargs: object) -> Table:
    """Seat 0 builds a school on E9 and takes a competency."""
    stands: Mapping[str, str] = kwargs.pop("buildings", {})  # type: ignore[assignment]
    t = table(2, {"E9": "0 guild", **stands}, **kwargs)  # type: ignore[arg-type]
    return t.do("0 upgrade E9 school", f"0 competency {name}")


@pytest.mark.rule("AI-3.7.1", "AI-3.7.2", "AI-3.7.3", "AI-3.7.7")
@pytest.mark.parametrize(
    ("name", "earns"),
    [
        ("tool_and_level", {"t": 1, "level": 1}),
        ("vp_and_coins", {"c": 2, "vp": 3}),
        ("book_and_power", {"pw": 1, "book": 1}),
        ("tower", {"c": 2, "pw": 2}),
        ("city_scoring", {}),
    ],
)
def test_the_income_of_competencies(name: str, earns: dict[str, int]) -> None:
    assert more(table(competencies=[[name]]), table()) == earns


@pytest.mark.rule("AI-3.7.4")
def test_resources_at_once() -> None:
    t = learn("instant_resources", tile="guild_law")
    assert (t.vp(), t.has("t"), t.has("c")) == (25, 10 - 3 + 1, 20 - 5 + 2)


@pytest.mark.rule("AI-3.7.5", "AI-3.8.2")
def test_points_for_scholars() -> None:
    t = table(competencies=[["scholar_scoring"]], bonuses=("send_scholar", "coins"))
    assert t.do("0 send law 3").vp() == 24
    assert table(competencies=[["scholar_scoring"]]).do("0 return law").vp() == 22


@pytest.mark.rule("AI-3.7.6")
def test_two_spades() -> None:
    t = learn("two_spades")
    assert t.view().free == 2
    assert "done" in t.legal()


@pytest.mark.rule("AI-3.7.7")
def test_a_tower() -> None:
    t = learn("tower").do("0 neutral E10")
    assert t.building("E10") == "0 tower"


@pytest.mark.rule("AI-3.7.8")
def test_workshops_on_the_edge() -> None:
    t = table(buildings={"D10": "0 workshop"}, competencies=[["edge_workshop"]]).do("0 build C11")
    assert t.vp() == 23


@pytest.mark.rule("AI-3.7.9")
def test_two_annexes() -> None:
    assert learn("annexes").has("a") == 2


@pytest.mark.rule("AI-3.7.10", "AI-4.6.11.1")
@pytest.mark.parametrize(("first", "vp"), [("bonus-pass_school", 1), ("lowest_discipline", 0)])
def test_levels_before_or_after_the_lowest(first: str, vp: int) -> None:
    t = table(
        buildings={"E9": "0 school"},
        competencies=[["lowest_discipline"]],
        levels=[[1, 1, 1, 0]],
        bonuses=("pass_school", "coins"),
    )
    t.do("0 pass", f"0 first {first}", "0 level medicine")
    assert t.vp() == 20 + vp


@pytest.mark.rule("AI-3.7.11")
def test_four_power() -> None:
    assert table(competencies=[["power_action"]]).do("0 act power_action").bowls() == (1, 11, 0)


@pytest.mark.rule("AI-3.7.12")
def test_points_for_city_tiles() -> None:
    t = table(competencies=[["city_scoring"]], cities=[{"tools": 1, "power": 2}])
    assert t.do("0 pass").vp() == 26


@pytest.mark.rule("AI-4.6.2.8", "AI-4.6.2.9", "AI-2.4")
def test_which_competencies_can_be_taken() -> None:
    t = table(
        5,
        {"E9": "4 guild"},
        me=4,
        competencies=[["tower"]] * 4 + [["annexes"]],
    )
    t.do("4 upgrade E9 school")
    assert "tower" not in t.after("competency")
    assert "annexes" not in t.after("competency")
    assert t.refused("competency:tower", 4) == "AI-2.4 no-competency-left"
    assert t.refused("competency:annexes", 4) == "AI-4.6.2.8 no-competency-twice"
    every = list(t.view().competency_cells)
    t = table(buildings={"E9": "0 guild"}, competencies=[every]).do("0 upgrade E9 school")
    assert t.view().stage in ("After", "Turn")


# ---------------------------------------------------------------- round bonuses and round tiles


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
