"""Cities, bridges, annexes and power offers."""

from __future__ import annotations

import pytest

from igroteka.games.age_of_innovation.components.maps import HEXES

from .scenario import Table, table

FOUR = {"E9": "0 guild", "E10": "0 guild", "D9": "0 workshop", "D10": "0 workshop"}


def members(t: Table) -> set[str]:
    return set(t.view().member)


@pytest.mark.rule("AI-4.10.1")
def test_four_buildings_with_power_7() -> None:
    t = table(buildings=FOUR).do("0 upgrade D9 guild")
    assert t.kinds() == {"city"}
    assert members(t) == set(FOUR)
    t = table(buildings={**FOUR, "E10": "0 workshop"}).do("0 upgrade D9 guild")
    assert not members(t)


@pytest.mark.rule("AI-4.10.2", "AI-5.35")
def test_three_with_a_university_two_with_a_monument() -> None:
    t = table(buildings={"E9": "0 university", "E10": "0 guild", "D9": "0 workshop"}).do("0 upgrade D9 guild")
    assert len(members(t)) == 3
    t = table(
        buildings={"E9": "0 monument neutral", "E10": "0 guild", "H6": "0 workshop"},
    )
    t.do("0 upgrade E10 palace", "0 palace palace-17")
    assert members(t) == {"E9", "E10"}
    t = table(
        buildings={"E9": "0 university annex", "E10": "0 guild annex"},
        competencies=[["annexes"]],
    )
    t.do("0 upgrade E10 school")
    assert members(t) == {"E9", "E10"}


@pytest.mark.rule("AI-5.35")
@pytest.mark.parametrize("counted", ["every_city", "four_only"])
def test_annexes_may_count_only_towards_four_buildings(counted: str) -> None:
    def founded(buildings: dict[str, str], *moves: str) -> bool:
        t = table(buildings=buildings, options={"annexes": counted}, competencies=[["annexes"]])
        return bool(members(t.do(*moves)))

    always = counted == "every_city"
    two = {"E9": "0 university annex", "E10": "0 guild"}
    palace = ("0 upgrade E10 palace", "0 palace palace-17")
    assert founded(two, *palace) is always  # needs three, has two and an annex
    four = {"E9": "0 university annex", "E10": "0 guild annex"}
    assert founded(four, "0 upgrade E10 school")  # two buildings that count as four
    three = {"E9": "0 university", "E10": "0 guild", "D9": "0 guild annex"}
    assert founded(three, "0 upgrade E10 school")  # three buildings are enough without the annex
    lone = {"E9": "0 monument neutral annex", "E10": "0 guild"}
    assert founded(lone, "0 upgrade E10 school")  # two buildings are enough without the annex


@pytest.mark.rule("AI-4.6.10.1", "AI-3.7.9", "AI-4.10.2")
def test_annexes() -> None:
    t = table(
        buildings={"E9": "0 guild", "E10": "0 guild", "D9": "0 guild", "H6": "0 tower neutral"},
        competencies=[["annexes"]],
        purse=[{"a": 2}],
        tile="guild_law",
    )
    t.do("0 act annexes")
    assert t.hexes("annex") == {"E9", "E10", "D9", "H6"}
    t.do("0 annex E9")
    assert members(t) == {"E9", "E10", "D9"}  # three buildings count as four, power 7
    assert t.vp() == 20
    t.do("0 city tools").skip()
    t.do("1 pass", "1 bonus send_scholar").skip()
    t.do("0 act annexes", "0 annex H6")
    assert t.has("a") == 0


@pytest.mark.rule("AI-5.20")
def test_an_annex_stays_with_its_building() -> None:
    t = table(
        buildings={"E9": "0 workshop annex", "E8": "1 workshop"},
        competencies=[["annexes"]],
    ).do("0 upgrade E9 guild")
    assert t.view().annexed == ("E9",)


@pytest.mark.rule("AI-4.10.4", "AI-5.36")
def test_later_buildings_join_a_city() -> None:
    city = {"E9": "0 guild city", "E10": "0 guild city", "D9": "0 guild city", "D10": "0 workshop city"}
    t = table(buildings={**city, "B11": "0 guild"}, cities=[{"tools": 1}])
    t.do("0 build C11")
    assert {"C11", "B11"} <= members(t)
    assert t.s.cities(0) == 1


@pytest.mark.rule("AI-4.10.1", "AI-4.6.7.3")
def test_a_bridge_may_found_a_city() -> None:
    t = table(
        buildings={"C8": "0 guild", "D9": "0 guild", "E9": "0 guild", "E10": "0 workshop"},
        bowls=[(0, 0, 12)],
    )
    t.do("0 power bridge", "0 bridge C8-D9")
    assert t.kinds() == {"city"}


@pytest.mark.rule("AI-3.5.8", "AI-5.14")
def test_palace_8_founds_cities_at_once() -> None:
    six = {"E9": "0 guild", "E10": "0 guild", "D9": "0 workshop", "D10": "0 workshop"}
    t = table(buildings={**six, "H6": "0 guild"}, palaces=["palace-8", "palace-17"])
    t.do("0 upgrade H6 palace", "0 palace palace-8")
    assert members(t) == set(six)
    assert t.kinds() == {"city"}


@pytest.mark.rule("AI-4.10.5", "AI-5.15", "AI-5.39", "AI-5.16", "AI-3.5.14")
def test_palace_14_lets_a_river_hex_join() -> None:
    stands = {"C8": "0 palace", "D9": "0 guild", "E9": "0 workshop", "E8": "0 workshop"}
    t = table(buildings=stands, palace=["palace-14"])
    assert t.hexes("river_city") == {"C9", "D7", "D8"}
    t.do("0 river_city D8")
    assert members(t) == set(stands)
    t.do("0 city tools")
    assert t.view().river_cities == ("D8",)
    assert "river_city" not in t.kinds()
    assert "pass" in t.kinds()  # the action is still to come
    assert t.s.near[0] >> HEXES.index("D8") & 1


@pytest.mark.rule("AI-5.16")
def test_palace_14_between_rewards_and_after_the_action() -> None:
    stands = {"C8": "0 palace", "D9": "0 guild", "E9": "0 workshop"}
    t = table(buildings={**stands, "E8": "0 workshop", "H6": "0 guild"}, palace=["palace-14"])
    t.do("0 upgrade H6 school")
    assert t.legal() == {"first competency", "first river-city"}
    t.do("0 first river-city", "0 river_city D8")
    assert {"first competency", "first city"} <= t.legal()
    t = table(buildings={**stands, "E10": "0 workshop"}, palace=["palace-14"], terraformed={"E8": "desert"})
    t.do("0 build E8")
    assert t.view().stage == "After"
    assert "river_city D8" in t.legal()
    t.do("0 river_city D8", "0 city tools")
    assert t.s.cities(0) == 1


@pytest.mark.rule("AI-3.5.14")
def test_palace_14_ships() -> None:
    t = table(
        buildings={"E9": "0 guild"},
        palaces=["palace-14", "palace-17"],
        shipping=[2],
        tile="track_engineering",
    )
    t.do("0 upgrade E9 palace", "0 palace palace-14")
    assert (t.s.shipping[0], t.vp()) == (3, 20 + 4 + 3)


@pytest.mark.rule("AI-3.5.11", "AI-3.4.7")
def test_palace_11_and_the_felines() -> None:
    t = table(buildings={"E9": "0 guild"}, palaces=["palace-11", "palace-17"], factions=("felines", "monks"))
    t.do("0 upgrade E9 palace", "0 palace palace-11", "0 city coins")
    assert not members(t)
    t.do("0 level law", "0 level law", "0 level law", "0 book medicine")
    assert (t.level("law"), t.books(), t.s.keys[0], t.vp()) == (3, [0, 0, 0, 1], 1, 26)


@pytest.mark.rule("AI-5.47")
def test_without_tiles_no_city() -> None:
    tiles = dict.fromkeys(("tools", "books", "power", "spades", "coins", "scholar", "levels"), 3)
    t = table(buildings=FOUR, cities=[{}, tiles]).do("0 upgrade D9 guild")
    assert not members(t)
    assert "city" not in t.kinds()


@pytest.mark.rule("AI-3.10.3")
@pytest.mark.parametrize(
    ("tile", "vp", "unit", "n"),
    [("tools", 4, "t", 3), ("coins", 6, "c", 6), ("scholar", 8, "s", 1), ("power", 8, "pw", 3)],
)
def test_city_tiles(tile: str, vp: int, unit: str, n: int) -> None:
    t = table(buildings=FOUR, purse=[{"t": 2, "c": 6}]).do("0 upgrade D9 guild", f"0 city {tile}")
    assert (t.vp(), t.has(unit)) == (20 + vp, n)


@pytest.mark.rule("AI-3.10.3")
def test_city_tile_with_books() -> None:
    t = table(buildings=FOUR).do("0 upgrade D9 guild", "0 city books", "0 book law", "0 book medicine")
    assert (t.vp(), t.books()) == (25, [0, 1, 0, 1])


# ---------------------------------------------------------------- bridges


@pytest.mark.rule("AI-4.6.7.3", "AI-5.13", "AI-5.12")
def test_bridge_ends() -> None:
    t = table(buildings={"C8": "0 workshop", "D9": "1 workshop"}, bowls=[(0, 0, 12)])
    t.do("0 power bridge")
    assert "bridge C8-D9" in t.legal()
    t.do("0 bridge C8-D9").skip()
    assert t.show("upgrade D9 guild").cost == "2t 3c"  # the discount works over the bridge
    t = table(
        buildings={"C8": "0 workshop", "D9": "1 workshop"},
        bowls=[(0, 0, 12)],
        options={"bridge_ends": "not_opponent"},
    )
    t.do("0 power bridge")
    assert "bridge C8-D9" not in t.legal()


@pytest.mark.rule("AI-4.6.9.1", "AI-3.4.6", "AI-5.27")
def test_moles_build_over_land() -> None:
    t = table(buildings={"E9": "0 workshop"}, factions=("moles", "monks"))
    assert "power bridge" not in t.legal()
    t.do("0 act moles")
    assert t.after("bridge") == {"D10-E9", "E9-F7", "E9-F10"}
    t.do("0 bridge D10-E9").skip()
    assert t.has("t") == 9
    t.do("1 pass", "1 bonus send_scholar").skip()
    assert "act moles" in t.legal()  # as often as one likes


@pytest.mark.rule("AI-2.5", "AI-4.5.7")
def test_three_bridges_are_all() -> None:
    t = table(
        buildings={"C8": "0 workshop"},
        bridges={"C8-D6": 0, "C8-D9": 0, "C8-E8": 0},
        bowls=[(0, 0, 12)],
    )
    assert "power bridge" not in t.legal()
    assert t.refusal("power:bridge") == "AI-4.5.7 no-core"


# ---------------------------------------------------------------- offers


@pytest.mark.rule("AI-4.9.1", "AI-5.6")
def test_offers_in_turn_order_after_the_builder() -> None:
    t = table(
        4,
        {"E9": "0 workshop", "E11": "1 workshop", "A4": "2 workshop", "F9": "3 workshop"},
        natives=("mountain", "wasteland", "swamp", "plains"),
        terraformed={"E10": "mountain"},
        order=[2, 0, 3, 1],
    )
    t.do("0 build E10")
    asked = []
    while t.kinds() == {"accept", "decline"}:
        asked.append(t.turn[0])
        t.do(f"{t.turn[0]} decline")
    assert asked == [3, 1]  # the neighbours only, from the builder on


@pytest.mark.rule("AI-5.7", "AI-4.5.3")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_who_has_passed_gets_offers(option: str) -> None:
    t = table(buildings={"E10": "1 guild", "E8": "0 workshop"}, passed=[1], options={"passed_offers": option})
    t.do("0 build E9")
    assert t.turn == ([1] if option == "yes" else [0])


@pytest.mark.rule("AI-5.6", "AI-5.38", "AI-4.5.4")
def test_offers_come_after_the_rewards() -> None:
    t = table(buildings={"E9": "0 guild", "E10": "1 guild"})
    t.do("0 upgrade E9 school")
    assert t.turn == [0]
    t.do("0 competency vp_and_coins")
    assert t.turn == [1]


@pytest.mark.rule("AI-4.9.3")
def test_no_offer_if_nothing_can_be_gained() -> None:
    t = table(buildings={"E10": "1 guild", "E8": "0 workshop"}, bowls=[(5, 7, 0), (0, 0, 12)])
    t.do("0 build E9")
    assert t.turn == [0]


@pytest.mark.rule("AI-4.9.1")
def test_the_exact_price_is_told() -> None:
    t = table(buildings={"E10": "1 guild", "E8": "0 workshop"})
    t.do("0 build E9")
    assert t.show("accept").label.args == {"n": 2, "vp": 1}
