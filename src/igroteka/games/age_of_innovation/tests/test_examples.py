"""The rulebook's worked examples, one test each."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, apply, moves, waiting
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.maps import HEXES
from igroteka.games.age_of_innovation.rules.gains import final_coins, gain_power
from igroteka.games.age_of_innovation.rules.land import power_value, reach
from igroteka.games.age_of_innovation.rules.rounds import income
from igroteka.games.age_of_innovation.rules.scoring import AREA_VP, SCIENCE_VP, shares
from igroteka.games.age_of_innovation.state import COINS, POWER, TOOLS

from .scenario import Table, table
from .start import begun, until

NEAR = {"E9": "0 guild", "E10": "0 guild", "D9": "0 workshop"}


@pytest.mark.rule("AI-3.4.6")
def test_01_moles_begin_with_engineering_2() -> None:
    assert begun(3, {0: ("plains", "moles")}).level("engineering") == 2


@pytest.mark.rule("AI-4.2.16")
def test_02_the_last_places_two_in_a_row() -> None:
    s = GAME.new(3, {"first": "1"})
    rng = Rng(4)
    placed: list[int] = []
    while s.round == 0:
        seat = waiting(s)[0]
        legal = moves(s, seat)
        if legal[0].kind == "set":  # nobody with a special start
            legal = [m for m in legal if s.set_faction[2 * m.index[0]] in (0, 2, 4, 5, 6, 7, 9, 10)]
        m = legal[rng.below(len(legal))]
        if m.kind == "place":
            placed.append(seat)
        apply(s, seat, m)
    assert placed == [1, 2, 0, 0, 2, 1]


@pytest.mark.rule("AI-4.1.5")
def test_03_three_power() -> None:
    t = table(bowls=[(2, 5, 1)])
    gain_power(t.s, 0, 3)
    assert t.bowls() == (0, 6, 2)


@pytest.mark.rule("AI-4.1.5")
def test_04_nothing_moves() -> None:
    t = table(bowls=[(0, 0, 9)])
    assert gain_power(t.s, 0, 4) == 0
    assert t.bowls() == (0, 0, 9)


@pytest.mark.rule("AI-4.1.3")
@pytest.mark.parametrize(("shipping", "there"), [(1, False), (2, True)])
def test_05_two_river_hexes_away(shipping: int, there: bool) -> None:
    t = table(buildings={"C8": "0 workshop"}, shipping=[shipping])  # C9 and C10 lie before C11 and B11
    assert bool(reach(t.s, 0) >> HEXES.index("C11") & 1) is there


@pytest.mark.rule("AI-4.1.2", "AI-5.12")
def test_06_a_bridge_makes_adjacent() -> None:
    t = table(buildings={"C8": "0 workshop", "D6": "0 workshop"}, bridges={"C8-D6": 0})
    assert t.s.near[0] >> HEXES.index("D6") & 1


@pytest.mark.rule("AI-4.9.1", "AI-4.9.2", "AI-4.9.4")
def test_07_three_power_for_two_points() -> None:
    t = table(
        natives=("wasteland", "desert"),
        buildings={"E10": "1 workshop", "F9": "1 school", "H6": "1 guild", "D9": "0 workshop"},
        terraformed={"E9": "wasteland"},
    )
    t.do("0 build E9")
    assert t.turn == [1]
    assert GAME.view(t.s, None).offers == ((1, 3, 2),)
    t.do("1 accept")
    assert t.vp(1) == 18


@pytest.mark.rule("AI-4.9.2")
@pytest.mark.parametrize("power", [1, 2, 3, 4])
def test_08_the_price_of_offers(power: int) -> None:
    t = offer(power)
    t.do("1 accept")
    assert t.vp(1) == 20 - (power - 1)
    assert t.bowls(1) == (5 - power, 7 + power, 0)


def offer(power: int, bowls: tuple[int, int, int] = (5, 7, 0), vp: int = 20) -> Table:
    """Seat 1 is offered so much power."""
    around = {"E10": "1 workshop", "F9": "1 guild", "D9": "1 workshop"}
    wanted = {1: ["E10"], 2: ["F9"], 3: ["E10", "F9"], 4: ["E10", "F9", "D9"]}[power]
    stands = {h: around[h] for h in wanted}
    t = table(
        buildings={**stands, "E8": "0 workshop"},
        bowls=[(5, 7, 0), bowls],
        vp=[20, vp],
    )
    return t.do("0 build E9")


@pytest.mark.rule("AI-4.9.3", "AI-5.38")
def test_09_room_for_two_only() -> None:
    t = offer(4, bowls=(0, 2, 3))
    t.do("1 accept")
    assert (t.bowls(1), t.vp(1)) == ((0, 0, 5), 19)


@pytest.mark.rule("AI-4.9.3")
def test_10_one_point_left() -> None:
    t = offer(4, vp=1)
    t.do("1 accept")
    assert (t.bowls(1), t.vp(1)) == ((3, 9, 0), 0)


@pytest.mark.rule("AI-4.10.1", "AI-4.10.3")
def test_11_a_city_is_founded() -> None:
    t = table(buildings={**NEAR, "D10": "0 workshop"}, bowls=[(5, 7, 0)])
    t.do("0 upgrade D9 guild")
    assert t.kinds() == {"city"}
    t.do("0 city power")
    assert (t.vp(), t.bowls(), t.s.keys[0]) == (28, (0, 9, 3), 1)


@pytest.mark.rule("AI-3.9.11")
def test_12_a_city_in_its_round() -> None:
    t = table(buildings={**NEAR, "D10": "0 workshop"}, tile="city_engineering")
    t.do("0 upgrade D9 guild", "0 city tools")
    assert t.vp() == 20 + 4 + 5


@pytest.mark.rule("AI-4.1.1")
def test_13_a_tower_belongs_to_the_terrain() -> None:
    t = table(buildings={"D11": "1 tower neutral"})
    assert t.s.owner[HEXES.index("D11")] == 1
    assert t.terrain("D11") == "swamp"


@pytest.mark.rule("AI-4.1.14")
def test_14_power_values() -> None:
    t = table(buildings={"D11": "1 tower neutral", "B7": "1 monument neutral"})
    assert [power_value(t.s, HEXES.index(h)) for h in ("B7", "D11")] == [4, 2]


@pytest.mark.rule("AI-3.3.2")
def test_15_income_of_the_board() -> None:
    t = table(
        buildings={"D4": "0 workshop", "H3": "0 workshop", "H6": "0 guild"}, bonuses=("knowledge", "coins")
    )
    what = income(t.s, 0)
    what[TOOLS] -= 2  # the round bonus
    assert (what[POWER], what[COINS], what[TOOLS]) == (1, 2, 3)


@pytest.mark.rule("AI-3.9.1")
def test_16_a_workshop_in_its_round() -> None:
    t = table(buildings={"E8": "0 workshop"}, tile="workshop_law")
    t.do("0 build E9")
    assert t.vp() == 22


@pytest.mark.rule("AI-3.1.2")
def test_17_two_spades_for_swamp() -> None:
    t = table(buildings={"H6": "0 workshop"})
    assert t.view().reach["I7"][0] == 2


@pytest.mark.rule("AI-4.6.1.4", "AI-4.6.1.9")
def test_18_terraform_and_build() -> None:
    t = table(buildings={"E9": "0 workshop"}, purse=[{"t": 8, "c": 5}])
    t.do("0 dig D9 2")
    assert (t.has("t"), t.terrain("D9")) == (2, "desert")
    t.do("0 build D9")
    assert (t.has("t"), t.has("c"), t.building("D9")) == (1, 3, "0 workshop")


@pytest.mark.rule("AI-4.6.1.5", "AI-4.6.1.7", "AI-4.6.1.8")
def test_19_two_free_spades_on_two_hexes() -> None:
    t = table(
        buildings={"E9": "0 workshop"},
        terraformed={"E8": "plains", "E10": "plains"},
        bowls=[(0, 0, 12)],
    )
    t.do("0 power spade_2", "0 dig E8 1")
    assert "F10" not in t.hexes("dig")  # adjacent only to a workshop on E10
    t.do("0 dig E10 1")
    assert t.legal() == {"build E8", "done"}
    t.do("0 build E8")
    assert t.building("E8") == "0 workshop"


@pytest.mark.rule("AI-4.6.2.2")
def test_20_the_price_of_a_guild() -> None:
    t = table(buildings={"E9": "0 workshop", "E8": "1 workshop", "H6": "0 workshop", "I6": "0 workshop"})
    assert t.show("upgrade E9 guild").cost == "2t 3c"
    assert t.show("upgrade H6 guild").cost == "2t 6c"


@pytest.mark.rule("AI-3.7.13", "AI-4.6.2.8")
def test_21_the_cells_of_competencies() -> None:
    t = table(buildings={"E9": "0 guild"})  # the second cell of the top row, the third of the middle one
    t.do("0 upgrade E9 school", "0 competency vp_and_coins")
    assert (t.level("law"), t.books()) == (3, [0, 0, 0, 0])
    t = table(buildings={"E9": "0 guild"})
    t.do("0 upgrade E9 school", "0 competency tower")
    assert (t.level("engineering"), t.books()) == (2, [0, 0, 1, 0])


@pytest.mark.rule("AI-4.6.3.1", "AI-3.3.3")
def test_22_shipping_to_2() -> None:
    t = table(shipping=[1])
    t.do("0 ship", "0 book law", "0 book law")
    assert (t.s.shipping[0], t.has("s"), t.has("c"), t.books()) == (2, 1, 16, [0, 2, 0, 0])


@pytest.mark.rule("AI-4.6.4.1", "AI-3.3.4")
def test_23_terraforming_to_1() -> None:
    t = table(terraforming=[1])
    t.do("0 terraform")
    assert (t.s.terraforming[0], t.has("s"), t.has("t"), t.has("c"), t.vp()) == (2, 1, 9, 15, 26)


@pytest.mark.rule("AI-4.6.5.2", "AI-4.6.5.4")
def test_24_an_ordinary_cell() -> None:
    t = table(purse=[{"c": 5, "bb": 2, "bl": 1, "bm": 2}], shelf=["libraries", "sewers"])
    t.do("0 innovate libraries")
    assert (t.has("c"), t.books()) == (0, [0, 0, 0, 0])
    assert table(purse=[{"c": 4, "bb": 5}], shelf=["libraries"]).after("innovate") == set()
    assert table(purse=[{"c": 5, "bb": 1, "bl": 4}], shelf=["libraries"]).after("innovate") == set()


@pytest.mark.rule("AI-4.6.5.3")
def test_25_a_split_cell() -> None:
    shelf = ["libraries", "sewers", "colleges", "census", "steel"]
    t = table(purse=[{"c": 5, "bb": 2, "bl": 2, "bm": 1}], shelf=shelf)
    assert "steel" in t.after("innovate")
    t.do("0 innovate steel")
    assert (t.has("c"), t.books()) == (0, [0, 0, 0, 0])


@pytest.mark.rule("AI-4.6.6.1", "AI-3.2.4")
def test_26_a_scholar_on_a_two() -> None:
    t = table(spaces={"medicine": [1]})
    assert t.after("send medicine") == {"2"}
    t.do("0 send medicine 2")
    assert t.level("medicine") == 2


@pytest.mark.rule("AI-3.10.1", "AI-4.6.7.1", "AI-4.6.7.3")
def test_27_the_bridge_action() -> None:
    t = table(buildings={"C8": "0 workshop"}, bowls=[(2, 7, 3)])
    t.do("0 power bridge", "0 bridge C8-D6")
    assert t.bowls() == (5, 7, 0)
    assert t.view().crossed == ("power-bridge",)
    assert t.view().bridges == {"C8-D6": 0}


@pytest.mark.rule("AI-3.10.2")
def test_28_the_book_action_that_upgrades() -> None:
    t = table(
        buildings={"E9": "0 workshop"},
        purse=[{"bb": 1, "bl": 1}],
        book_actions=("upgrade_guild", "coins", "levels"),
        tile="guild_law",
    )
    t.do("0 books upgrade_guild")
    assert (t.building("E9"), t.vp(), t.books()) == ("0 guild", 23, [0, 0, 0, 0])


@pytest.mark.rule("AI-3.6.2", "AI-4.6.8.1")
def test_29_professors() -> None:
    t = table(innovations=[["professors"]])
    t.do("0 act professors")
    assert (t.has("s"), t.vp()) == (3, 23)
    t.skip().do("1 pass", "1 bonus river_workshop").skip()
    assert "act professors" not in t.legal(0)


@pytest.mark.rule("AI-3.8.4")
def test_30_palace_and_university() -> None:
    t = table(
        buildings={"E9": "0 palace", "H6": "0 university"},
        palace=["palace-1"],
        bonuses=("pass_palace_university", "coins"),
    )
    t.do("0 pass")
    assert t.vp() == 28


@pytest.mark.rule("AI-3.6.3")
def test_31_trade_routes() -> None:
    stands = {"E9": "0 guild", "H6": "0 guild", "D4": "0 guild"}
    assert table(buildings=stands, innovations=[["trade_routes"]]).do("0 pass").vp() == 26


@pytest.mark.rule("AI-4.6.11.3")
def test_32_the_second_to_pass_is_second() -> None:
    t = table(3, round=1, me=2, passed=[1])
    t.do("2 pass")
    t.do(f"2 {sorted(t.legal())[0]}").skip()
    assert t.s.passed == [1, 2]


@pytest.mark.rule("AI-4.11.3")
def test_33_coins_gather_on_bonuses() -> None:
    t = table(passed=[1], coins_on={"river_workshop": 1})
    t.do("0 pass", "0 bonus send_scholar").skip()
    assert t.view().coins_on == {"river_workshop": 2, "build_guild": 1, "coins": 1}


@pytest.mark.rule("AI-3.9.10", "AI-4.11.1")
def test_34_a_book_for_three_medicine() -> None:
    t = table(agenda="science", tile="science_medicine", levels=[[0, 0, 0, 3]])
    assert t.turn == [0]
    t.do("0 book law")
    assert t.books() == [0, 1, 0, 0]


@pytest.mark.rule("AI-3.9.8", "AI-4.11.2")
def test_35_two_spades_for_eight() -> None:
    t = table(
        agenda="science", tile="city_engineering", levels=[[0, 0, 8, 0]], buildings={"E9": "0 workshop"}
    )
    assert t.view().free == 2


@pytest.mark.rule("AI-3.4.1")
def test_36_the_blessed_count_three_more() -> None:
    t = table(
        agenda="science",
        tile="workshop_law",
        levels=[[0, 6, 0, 0]],
        factions=("blessed", "monks"),
        purse=[{"s": 0}],
    )
    assert t.has("s") == 3


@pytest.mark.rule("AI-4.11.5", "AI-4.11.8")
def test_37_shared_places() -> None:
    assert shares([10, 9, 9, 9], AREA_VP) == [18, 6, 6, 6]


@pytest.mark.rule("AI-4.11.6", "AI-4.11.8")
def test_38_science_places() -> None:
    assert shares([9, 6, 6, 3], SCIENCE_VP) == [8, 3, 3, 0]
    assert shares([9, 0, 0], SCIENCE_VP) == [8, 0, 0]


@pytest.mark.rule("AI-4.11.11")
def test_39_the_unowned_faction() -> None:
    s = GAME.new(2, {"first": "0"})
    until(
        s,
        "ChooseSet",
        {
            "draw_round": [
                "big_banking",
                "science_medicine",
                "track_engineering",
                "spade_engineering",
                "workshop_law",
                "school_banking",
            ]
        },
    )
    rounds = GAME.view(s, None).round_tiles
    assert rounds[:2] == ("school_banking", "workshop_law")
    until(s, "PlaceStart", {})
    expected = [2 + 1, 2 + 3, 2 + 1 + 3, 2 + 3]
    assert s.unowned == expected


@pytest.mark.rule("AI-3.6.5")
def test_40_libraries() -> None:
    t = table(purse=[{"c": 5, "bb": 5}], shelf=["libraries"], levels=[[9, 7, 7, 2]], cities=[{"tools": 1}])
    assert t.do("0 innovate libraries").vp() == 36


@pytest.mark.rule("AI-3.7.10")
def test_41_the_lowest_discipline() -> None:
    t = table(competencies=[["lowest_discipline"]], levels=[[9, 7, 7, 2]], cities=[{"tools": 1}])
    assert t.do("0 pass").vp() == 22


@pytest.mark.rule("AI-4.7.1")
def test_42_a_tunnel_of_three_players() -> None:
    t = table(
        3,
        {"E9": "0 workshop"},
        natives=("mountain", "swamp", "forest"),
        factions=("moles", "monks", "blessed"),
    )
    t.do("0 tunnel E11 1")
    assert t.item("factions") == 5


@pytest.mark.rule("AI-4.6.7.3")
def test_43_sites_of_a_guild() -> None:
    t = table(buildings={"D9": "0 guild"}, bowls=[(0, 0, 12)])
    t.do("0 power bridge")
    assert t.after("bridge") == {"B9-D9", "C8-D9"}


@pytest.mark.rule("AI-3.6.9")
@pytest.mark.parametrize(("groups", "vp"), [(3, 0), (4, 8), (5, 12), (6, 18)])
def test_44_communications(groups: int, vp: int) -> None:
    hexes = ["A4", "C8", "D4", "E9", "H6", "I9"][:groups]
    t = table(buildings=dict.fromkeys(hexes, "0 workshop"), purse=[{"c": 5, "bb": 5}], shelf=["communications"])
    assert t.do("0 innovate communications").vp() == 20 + vp


@pytest.mark.rule("AI-3.6.11")
@pytest.mark.parametrize(("count", "vp"), [(6, 0), (7, 8), (8, 8), (9, 12), (10, 12), (11, 18)])
def test_45_census(count: int, vp: int) -> None:
    hexes = ["A4", "C8", "D4", "E9", "H6", "I9", "H3", "C11", "F11", "I5", "B8"][:count]
    kinds = ["workshop"] * 8 + ["guild"] * 3
    stands = {h: f"0 {kind}" for h, kind in zip(hexes, kinds, strict=False)}
    t = table(buildings=stands, purse=[{"c": 5, "bb": 5}], shelf=["census"])
    assert t.do("0 innovate census").vp() == 20 + vp


@pytest.mark.rule("AI-3.6.12", "AI-5.30")
@pytest.mark.parametrize(("bridges", "vp"), [(0, 0), (1, 8), (2, 12), (3, 18)])
def test_46_steel(bridges: int, vp: int) -> None:
    sites = ["C8-D6", "C8-D9", "C8-E8"][:bridges]
    t = table(
        buildings={"C8": "0 workshop"},
        bridges=dict.fromkeys(sites, 0),
        purse=[{"c": 5, "bb": 5}],
        shelf=["steel"],
    )
    assert t.do("0 innovate steel").vp() == 20 + vp


@pytest.mark.rule("AI-3.3.1", "AI-3.3.8", "AI-3.3.10")
def test_47_power_at_the_start() -> None:
    t = begun(3, {0: ("swamp", "goblins"), 1: ("forest", "psychics"), 2: ("plains", "omar")})
    assert [t.bowls(i) for i in range(3)] == [(3, 9, 0), (4, 8, 0), (5, 7, 0)]


@pytest.mark.rule("AI-4.1.8", "AI-5.8")
def test_48_a_key_is_refused() -> None:
    t = table(levels=[[7, 0, 0, 0]], keys=[1], cities=[{"tools": 1}])
    t.do("0 send banking 3")
    assert t.legal() == {"key", "no_key"}
    t.do("0 no_key")
    assert (t.level("banking"), t.s.keys[0]) == (7, 1)


@pytest.mark.rule("AI-4.1.9")
def test_49_level_12_is_taken() -> None:
    t = table(levels=[[10, 0, 0, 0], [12, 0, 0, 0]])
    t.do("0 send banking 3")
    assert t.level("banking") == 11


@pytest.mark.rule("AI-4.2.3")
def test_50_the_spade_tile_is_never_late() -> None:
    for seed in range(30):
        s = GAME.new(2)
        rng = Rng(seed)
        while s.rounds[0] == -1:
            legal = moves(s, -1)
            apply(s, -1, legal[rng.below(len(legal))])
        assert 8 not in s.rounds[4:]


@pytest.mark.rule("AI-5.2", "AI-4.6.1.5")
def test_51_three_spades_split() -> None:
    t = table(
        buildings={"E9": "0 workshop"},
        terraformed={"E8": "plains", "E10": "swamp", "F9": "swamp"},
        purse=[{"bb": 3, "t": 1, "c": 2}],
        book_actions=("spade_3", "coins", "levels"),
    )
    t.do("0 books spade_3", "0 dig E8 1", "0 dig E10 1", "0 dig F9 1")
    assert [t.terrain(h) for h in ("E8", "E10", "F9")] == ["desert", "plains", "plains"]
    assert t.legal() == {"build E8", "done"}


@pytest.mark.rule("AI-4.6.1.6", "AI-5.3", "AI-4.6.1.3")
def test_52_missing_spades_are_bought() -> None:
    def digs(n: int) -> Table:
        t = table(buildings={"E9": "0 workshop"}, bowls=[(0, 0, 12)], purse=[{"t": 9, "c": 9}])
        return t.do("0 power spade_1", f"0 dig E8 {n}")

    one, two, three = digs(1), digs(2), digs(3)
    assert [t.has("t") for t in (one, two, three)] == [9, 6, 3]
    assert [t.terrain("E8") for t in (one, two, three)] == ["swamp", "plains", "desert"]
    assert "build E8" in three.legal()
    assert "build E8" not in two.legal()


@pytest.mark.rule("AI-3.4.3", "AI-5.22", "AI-3.9.9")
def test_53_goblins_and_their_spades() -> None:
    t = table(buildings={"E9": "0 workshop"}, factions=("goblins", "monks"), tile="spade_engineering")
    t.do("0 dig D9 2")
    assert (t.has("c"), t.vp()) == (24, 24)
    t = table(
        buildings={"E9": "0 workshop"},
        factions=("goblins", "monks"),
        tile="guild_medicine",
        levels=[[0, 0, 0, 8]],
        bonuses=("knowledge", "coins"),
        agenda="science",
    )
    t.do("0 dig D9 2")
    assert (t.has("c"), t.vp()) == (24, 20)


@pytest.mark.rule("AI-3.9.13", "AI-3.7.8", "AI-4.1.12")
def test_54_an_edge_workshop_in_the_last_round() -> None:
    t = table(
        buildings={"E10": "0 workshop"},
        terraformed={"E11": "desert"},
        competencies=[["edge_workshop"]],
        round=6,
        tile="guild_law",
        final="final_edge_workshop",
        territory=12,
    )
    t.do("0 build E11")
    assert t.vp() == 26


@pytest.mark.rule("AI-4.5.5", "AI-5.42")
@pytest.mark.parametrize("first", ["competency", "city"])
def test_55_competency_and_city_in_any_order(first: str) -> None:
    stands = {"E9": "0 guild", "E10": "0 school", "D9": "0 guild", "D10": "0 workshop"}
    t = table(buildings=stands, levels=[[7, 0, 0, 0]])
    t.do("0 upgrade E10 university")
    assert t.legal() == {"first competency", "first city"}
    t.do(f"0 first {first}")
    if first == "city":
        t.do("0 city tools", "0 competency tool_and_level", "0 key")
        assert t.level("banking") == 10
    else:
        t.do("0 competency tool_and_level")
        assert t.level("banking") == 7
        assert t.kinds() == {"city"}


@pytest.mark.rule("AI-4.11.7", "AI-5.32")
def test_56_what_is_left_in_the_end() -> None:
    t = table(bowls=[(0, 5, 2)], purse=[{"s": 1, "bb": 1}])
    assert final_coins(t.s, 0) == 6
