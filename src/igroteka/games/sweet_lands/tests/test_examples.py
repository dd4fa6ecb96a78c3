"""The worked examples of the rulebook and of this edition, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands.components.boards import CITY_POINTS
from igroteka.games.sweet_lands.components.deck import CARD_NAMES, CARDS
from igroteka.games.sweet_lands.components.vocabulary import INDUSTRIES
from igroteka.games.sweet_lands.rules.property import Property, property_price
from igroteka.games.sweet_lands.rules.scoring import scoring_points
from igroteka.games.sweet_lands.rules.workers import column_room

from .scenario import HAND, RICH, Table, asking, ending, table

#: House, shop and tower in the capital: a city.
CITY = {"r2c4": "house", "r3c3": "shop_agri", "r3c4": "tower"}


def at_end(*players: JsonDraft, **more: Any) -> Table:
    """After the last action phase: the game is scored."""
    seats = max(len(players), 2)
    return table(seats, *players, round=5, ended=list(range(seats)), agenda=[{"frame": "GameOver"}], **more)


@pytest.mark.rule("SL-3.1.1")
def test_e1_seven_wheat_are_seven_wheat() -> None:
    t = asking("free-discard", {"hand": HAND}).do("0 discard pie_01", "0 take 2wheat")
    assert t.have("wheat") == 2
    assert asking("food-beyond", n=4).have("wheat") == 8


@pytest.mark.rule("SL-3.1.2")
def test_e2_production_above_49_keeps_counting() -> None:
    t = asking("brownie_03", {"makes": {"gold": 49}})
    assert t.player().makes[0] == 59


@pytest.mark.rule("SL-4.13.1", "SL-3.4.2", "SL-5.24")
@pytest.mark.parametrize(("space", "vp"), [(0, 0), (1, 4), (2, 4), (3, 6), (4, 6), (5, 12)])
def test_e3_rates_of_the_terrain_track(space: int, vp: int) -> None:
    cells = ["r1c3", "r1c4", "r2c3", "r2c5", "r3c2", "r3c5", "r4c3", "r4c4", "r4c5", "r0c3", "r0c4", "r1c5"]
    t = at_end({"tokens": dict.fromkeys(cells, "up"), "prosper": {"terrain": space}})
    assert t.item("prosper_terrain") == vp


@pytest.mark.rule("SL-3.2.2", "SL-4.6.1")
@pytest.mark.parametrize("discs", [0, 1, 2])
def test_e4_the_hand_cost_rises_with_the_discs(discs: int) -> None:
    t = table(2, {"have": RICH, "hand": HAND}, discs={"food_2": discs}).do("0 use food_2")
    for card in HAND[: discs + 1]:
        t.do(f"0 discard {card}")
    assert t.moves("advance") == {"food"}
    assert len(t.player().hand) == len(HAND) - discs - 1


@pytest.mark.rule("SL-3.2.2")
def test_e4_a_single_space_costs_one_card() -> None:
    t = table(2, {"have": RICH, "hand": HAND}).do("0 use gold_6", "0 discard pie_01")
    assert t.have("gold") == 46


@pytest.mark.rule("SL-4.5.4", "SL-5.26")
def test_e5_the_last_card_stays_before_round_five() -> None:
    t = table(2, {"have": RICH, "hand": ["pie_13"]}, round=3)
    assert not t.kinds() & {"use", "play"}
    assert t.refusal("card:pie_13") == "SL-4.5.4 no-last-card"
    t = table(2, {"have": RICH, "hand": ["pie_13"]}, round=5)
    assert {"use", "play"} <= t.kinds()


@pytest.mark.rule("SL-4.6.2", "SL-4.5.5")
def test_e6_an_own_disc_costs_no_card() -> None:
    t = table(2, {"have": {**RICH, "disc": 1}, "hand": ["pie_13"]}, discs={"food_2": 2})
    t.do("0 disc food_2", "0 advance food", "0 stop")
    assert t.hand() == {"pie_13"}
    assert t.have("disc") == 0
    assert t.s.discs[1] == 3


@pytest.mark.rule("SL-4.9.2", "SL-3.8.1")
def test_e7_e8_two_cities_and_one() -> None:
    # The second city lies beyond the free cell r2c5.
    cells = {"r2c5": "flipped", "r1c5": "flipped", "r0c5": "flipped", "r0c6": "flipped"}
    pieces = {**CITY, "r1c5": "tent", "r0c5": "lab", "r0c6": "building"}
    apart = {**cells, "r1c5": "up"}
    other = {"r0c5": "lab", "r0c6": "building", "r0c7": "tent"}
    t = ending({"character": "rikka", "tokens": {**apart, "r0c7": "flipped"}, "pieces": {**CITY, **other}})
    assert t.have("cp") == 2
    t = ending({"character": "rikka", "tokens": cells, "pieces": {**pieces, "r2c5": "shop_mining"}})
    assert t.have("cp") == 1


@pytest.mark.rule("SL-4.9.2")
def test_e9_two_types_are_no_city() -> None:
    assert ending({"pieces": {"r2c4": "tent", "r3c3": "tent", "r3c4": "lab"}}).have("cp") == 0


@pytest.mark.rule("SL-4.9.2")
def test_e10_three_types_are() -> None:
    pieces = {"r2c4": "tent", "r3c3": "tent", "r3c4": "lab", "r4c4": "house"}
    assert ending({"pieces": pieces, "flipped": ["r4c4"]}).have("cp") == 1


@pytest.mark.rule("SL-4.9.3", "SL-3.5.1")
@pytest.mark.parametrize(("cart", "locomotive", "ip"), [(7, 4, 6), (9, 6, 6), (3, -1, 1), (16, 16, 24)])
def test_e11_industry_points_of_both_markers(cart: int, locomotive: int, ip: int) -> None:
    assert ending({"cart": cart, "locomotive": locomotive}).have("ip") == ip


@pytest.mark.rule("SL-4.6.18", "SL-5.13")
def test_e12_steps_before_a_laboratory_are_lost() -> None:
    t = asking("area-industry_2", {"cart": 4, "locomotive": 4})
    assert t.player().cart == t.player().locomotive == 4
    assert t.turn == [1]  # nothing is asked, and the turn is over


@pytest.mark.rule("SL-4.6.19")
def test_e13_beyond_the_last_space() -> None:
    labs = {"r2c4": "lab", "r3c3": "lab", "r3c4": "lab", "r4c4": "lab"}
    t = asking("area-industry_2", {"cart": 16, "locomotive": 3, "pieces": labs, "flipped": ["r4c4"]})
    assert t.moves("advance") == {"cart", "locomotive"}
    t.do("0 advance cart", "0 advance cart")
    assert t.have("vp") == 2


@pytest.mark.rule("SL-4.6.23", "SL-3.5.3")
@pytest.mark.parametrize(("food", "asked"), [(3, False), (4, True)])
def test_e14_a_rabbit_needs_food(food: int, asked: bool) -> None:
    t = asking("area-rabbit_1", {"food": food, "pieces": {"r2c4": "tent"}})
    assert (t.moves("rabbit") == {"r2c4"}) is asked


@pytest.mark.rule("SL-4.6.22")
def test_e15_food_beyond_the_end_is_wheat() -> None:
    t = asking("area-food_2", {"food": 14}).do("0 advance food", "0 advance food")
    assert t.have("wheat") == 4


@pytest.mark.rule("SL-4.6.24")
def test_e16_no_rabbits_left() -> None:
    cells = ["r2c4", "r3c3", "r3c4", "r4c3", "r4c4", "r4c5"]
    pieces = dict(zip(cells, ["tent", "house", "building", "tent", "house", "building"], strict=True))
    t = asking("area-rabbit_2", {"pieces": pieces, "flipped": cells[3:], "rabbits": cells})
    assert t.have("vp") == 12


@pytest.mark.rule("SL-4.6.21", "SL-5.28")
def test_e17_both_discounts() -> None:
    p = table(2, {"discount": 3}).player()
    assert property_price(p, 0, Property(1, False, 0, [])) == (1, 0, 0)
    assert property_price(p, 0, Property(1, False, 5, [])) == (0, 0, 0)


@pytest.mark.rule("SL-3.14.3", "SL-4.7.1", "SL-4.7.2")
def test_e18_brownies_make_brownies_cheaper() -> None:
    t = table(2, {"have": {"gold": 10}, "hand": ["brownie_21", "pie_01"], "played": ["brownie_28"]})
    t.do("0 play brownie_21")
    assert t.have("gold") == 6
    # Two resources of choice, and one for each of three brownie symbols.
    t.do("0 take 2wheat", "0 take 3iron")
    assert (t.have("wheat"), t.have("iron")) == (2, 3)


@pytest.mark.rule("SL-3.6.4")
@pytest.mark.parametrize(("placed", "limit"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_e19_column_limits(placed: int, limit: int) -> None:
    cells = ["r2c4", "r3c3", "r3c4", "r4c3", "r4c4"][:placed]
    workers = ["pie_01", "pie_03", "pie_05", "pie_07"]
    for n in range(limit + 1):
        t = table(
            2,
            {
                "pieces": dict.fromkeys(cells, "tent"),
                "flipped": ["r4c3", "r4c4"],
                "columns": {"agri": workers[:n]},
            },
        )
        assert column_room(t.player(), 0) is (n < limit)


@pytest.mark.rule("SL-4.6.11")
def test_e20_a_road_flips_a_token_and_a_token_beside_a_road_flips() -> None:
    t = asking("help_road", {"tokens": {"r2c5": "up"}}).do("0 road r2c4-e")
    assert t.player().token[21] == 2
    t.do("0 choose produce")
    assert t.player().makes[1] == 1
    t = asking("help_terrain", {"roads": ["r2c4-e"]}).do("0 place r2c5")
    assert t.player().token[21] == 2


@pytest.mark.rule("SL-4.6.12", "SL-3.7.2")
def test_e21_e22_a_bonus_card_area() -> None:
    t = asking("help_road", {"tokens": {"r3c2": "flipped"}}).do("0 road r4c3-nw")
    assert t.player().areas == 0  # only an end of the road touches the area
    t = asking("help_road", {"tokens": {"r3c2": "flipped"}, "roads": ["r4c3-nw"]}).do("0 road r4c2-e")
    assert t.player().areas.bit_count() == 1
    t.do("* deal cake_05")
    assert t.hand() == {"cake_05"}


@pytest.mark.rule("SL-4.4.4", "SL-4.6.12")
def test_e22_one_card_more_in_production() -> None:
    t = table(2, {"areas": [2]}, agenda=[{"frame": "Round", "number": 3}], ended=[0, 1]).deal()
    assert len(t.player().hand) == 6
    assert len(t.player(1).hand) == 5


@pytest.mark.rule("SL-4.6.26", "SL-3.4.3", "SL-5.14")
def test_e23_the_last_space_is_strong_for_the_first() -> None:
    who = {"have": {"diamond": 2}, "prosper": {"road": 4}}
    t = asking("forest", who).do("0 choose prosper", "0 prosper road")
    assert t.have("diamond") == 1
    assert "road" in t.kinds()
    t = asking("forest", who, taken=["road"]).do("0 choose prosper", "0 prosper road")
    assert t.have("diamond") == 1
    assert "road" not in t.kinds()
    t = asking("forest", {"prosper": {"road": 4, "property": 7}})
    assert t.player().makes[2] == 1  # no diamond: production is all that is left


@pytest.mark.rule("SL-4.10.3")
def test_e24_wonder_symbols() -> None:
    t = asking("food-5")
    assert t.player().wonder == 1
    assert "skill" not in t.kinds()
    for n in (1, 2):
        t = asking("food-5", {"wonder": n})
        assert t.kinds() == {"skill"}


@pytest.mark.rule("SL-4.10.7", "SL-4.10.6")
def test_e25_the_third_milestone() -> None:
    t = table(2, {"food": 7, "claimed": [1]}, {"claimed": [2]}, milestones={"3": "a", "4": "a", "5": "a"})
    t.do("0 milestone 3")
    assert t.view(0).milestones == ()
    assert t.item("milestones") == 20
    assert t.events_of("milestones_over")


@pytest.mark.rule("SL-4.13.5")
@pytest.mark.parametrize(("ports", "vp"), [(0, -40), (1, -20), (2, -10), (3, -5), (4, 10)])
def test_e26_ports(ports: int, vp: int) -> None:
    ways = [
        ["r1c4", "r1c5", "r0c6"],
        ["r1c3", "r0c3", "r0c2", "r0c1"],
        ["r4c3", "r5c2", "r6c2", "r6c1"],
        ["r4c5", "r4c6", "r5c6", "r6c6"],
    ]
    cells = {cell for way in ways[:ports] for cell in way}
    assert at_end({"tokens": dict.fromkeys(cells, "up")}).item("ports") == vp


@pytest.mark.rule("SL-4.13.4")
def test_e27_left_over_gold_and_diamonds() -> None:
    t = at_end({"have": {"gold": 12, "diamond": 3}})
    assert (t.item("gold"), t.item("diamonds")) == (2, 3)


def compared(*values: int) -> list[int]:
    """Points for the token of employed workers (the virtual player has 5)."""
    workers = [f"{sweet}_{n:02}" for sweet in ("pie", "cake", "tiramisu", "brownie") for n in range(1, 25)]
    columns: list[dict[str, list[str]]] = []
    for value in values:
        mine: dict[str, list[str]] = {name: [] for name in INDUSTRIES}
        for name in list(workers):
            mark = CARDS[CARD_NAMES.index(name)].mark
            if sum(map(len, mine.values())) < value and mark < 3:
                mine[INDUSTRIES[mark]].append(name)
                workers.remove(name)
        columns.append(mine)
    t = at_end(*[{"columns": c} for c in columns], scoring=["score_employed", "score_border"])
    return [scoring_points(t.s, seat, 2) for seat in range(len(values))]


@pytest.mark.rule("SL-4.13.7", "SL-5.23", "SL-3.11.2")
def test_e28_e29_e30_places() -> None:
    assert compared(6, 6, 4) == [15, 15, 0]  # virtual 5 is third
    assert compared(8, 6, 6) == [15, 7, 7]
    assert compared(4, 3) == [7, 0]
    assert compared(5, 2) == [15, 0]


@pytest.mark.rule("SL-4.13.3", "SL-4.13.2")
def test_e31_e32_complete_sets() -> None:
    cells = ["r2c4", "r3c3", "r3c4", "r4c3", "r4c4"]
    who: JsonDraft = {"flipped": cells[3:], "have": {"cp": 11, "ip": 18}, "rabbits": cells[:4]}
    t = at_end({**who, "pieces": dict.fromkeys(cells, "house")})
    assert (t.item("city"), t.item("sets")) == (22, 11)
    assert at_end({**who, "pieces": dict.fromkeys(cells, "tent")}).item("sets") == 8
    assert at_end({**who, "pieces": dict.fromkeys(cells, "building")}).item("sets") == 18
    assert at_end({**who, "pieces": dict.fromkeys(cells[:4], "building")}).item("sets") == 0


@pytest.mark.rule("SL-3.8.1", "SL-5.25")
def test_e33_the_city_table() -> None:
    t = ending({"pieces": {"r2c4": "house", "r3c3": "tent", "r3c4": "building"}})
    assert t.have("cp") == 1
    assert CITY_POINTS == (0, 1, 2, 3, 5, 7, 9)
