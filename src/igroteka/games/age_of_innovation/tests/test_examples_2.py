"""The rulebook's worked examples from the 29th on, one test each."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, apply, moves
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.rules.gains import final_coins
from igroteka.games.age_of_innovation.rules.scoring import AREA_VP, SCIENCE_VP, shares

from .scenario import Table, table
from .start import begun, until


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
    t = table(
        buildings=dict.fromkeys(hexes, "0 workshop"), purse=[{"c": 5, "bb": 5}], shelf=["communications"]
    )
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
