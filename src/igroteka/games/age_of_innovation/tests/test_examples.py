"""The rulebook's worked examples, one test each."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, apply, moves, waiting
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.maps import HEXES
from igroteka.games.age_of_innovation.rules.gains import gain_power
from igroteka.games.age_of_innovation.rules.land import power_value, reach
from igroteka.games.age_of_innovation.rules.rounds import income
from igroteka.games.age_of_innovation.state import COINS, POWER, TOOLS

from .scenario import Table, table
from .start import begun

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
