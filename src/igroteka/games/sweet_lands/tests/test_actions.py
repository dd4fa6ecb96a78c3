"""Action areas, free actions, the tower and milestones."""

from __future__ import annotations

import pytest

from .scenario import HAND, RICH, asking, table


@pytest.mark.rule("SL-4.6.1")
def test_a_full_area_cannot_be_used() -> None:
    t = table(2, {"have": RICH, "hand": HAND}, discs={"food_2": 3, "gold_6": 1})
    assert not t.moves("use") & {"food_2", "gold_6"}
    assert t.refusal("area:gold_6") == "SL-4.6.1 no-area-space"


@pytest.mark.rule("SL-4.6.1", "SL-4.5.4")
def test_the_cost_must_be_paid_in_full() -> None:
    t = table(2, {"have": {"wheat": 5}, "hand": HAND})
    assert "terrain_3" not in t.moves("use")
    assert t.refusal("area:terrain_3") == "SL-4.6.1 no-means-for-area-cost"
    t = table(2, {"have": {"wheat": 6}, "hand": HAND[:2]}, discs={"terrain_3": 1})
    assert t.refusal("area:terrain_3") == "SL-4.5.4 no-cards-for-area"


@pytest.mark.rule("SL-4.6.3")
def test_the_same_area_twice() -> None:
    t = table(2, {"have": RICH, "hand": HAND}, ended=[1])
    t.do("0 use food_2", "0 discard pie_01", "0 stop", "0 end_turn")
    t.do("0 use food_2", "0 discard pie_02", "0 discard pie_03", "0 stop")
    assert t.s.discs[1] == 2


@pytest.mark.rule("SL-4.6.4", "SL-5.39")
def test_discs_are_kept_for_later() -> None:
    t = table(2, {"have": {"disc": 3}, "hand": HAND}, ended=[1])
    t.do("0 use disc_1", "0 discard pie_01")
    assert t.have("disc") == 4
    t.do("0 end_turn")
    assert {"disc gold_6", "use gold_6"} <= t.legal()


@pytest.mark.rule("SL-5.39", "SL-4.12.12")
def test_a_disc_gained_before_the_main_action_may_be_used_for_it() -> None:
    t = table(2, {"character": "sakura", "hand": HAND})
    assert not t.moves("disc")
    t.do("0 act sakura_disc", "0 discard pie_01")
    assert t.have("disc") == 1
    assert "disc gold_6" in t.legal()
    assert "act sakura_disc" not in t.legal()


@pytest.mark.rule("SL-5.10")
def test_an_area_for_properties_needs_one_to_place() -> None:
    t = table(2, {"have": {"wood": 3}, "hand": HAND})
    assert "property_2" not in t.moves("use")
    assert t.refusal("area:property_2") == "SL-5.10 no-property-for-area"
    t = table(2, {"have": {"wood": 4}, "hand": HAND}).do("0 use property_2", "0 discard pie_01")
    assert t.kinds() == {"build"}  # there is no stop before the first
    t = table(2, {"have": {"wood": 4}, "hand": HAND}, round=3)
    assert "property_2" in t.moves("use")
    assert "property_3" not in t.moves("use")  # a tent and the wood of the area are 5
    assert t.refusal("area:property_3") == "SL-5.10 no-property-for-area"
    t = table(2, {"hand": HAND}, round=3)
    assert t.refusal("area:property_3") == "SL-4.6.1 no-means-for-area-cost"


@pytest.mark.rule("SL-5.10", "SL-5.11", "SL-3.0.2")
def test_other_areas_may_be_used_for_nothing() -> None:
    t = table(2, {"have": {"wheat": 4}, "hand": HAND}).do("0 use rabbit_1", "0 discard pie_01")
    assert t.have("wheat") == 0
    t = table(2, {"have": {"wheat": 6}, "hand": HAND}).do("0 use terrain_3", "0 discard pie_01", "0 stop")
    assert t.have("wheat") == 0
    assert not any(t.player().token)


@pytest.mark.rule("SL-4.6.5", "SL-5.12")
def test_copying() -> None:
    t = table(4, {"have": {"gold": 4, "wheat": 8}, "hand": HAND}, discs={"food_2": 3})
    t.do("0 use copy_basic", "0 discard pie_01")
    assert t.moves("copy") == {"terrain_3", "food_2", "rabbit_1"}
    assert t.refusal("area:copy_basic_additional") == "SL-5.12 no-copy-of-this"
    assert t.refusal("area:road_3") == "SL-4.6.5 no-means-for-area"
    t.do("0 copy food_2", "0 advance food", "0 advance food")
    assert (t.have("gold"), t.have("wheat"), t.player().food) == (2, 4, 2)
    t = table(4, {"have": {"gold": 4, "wheat": 8}, "hand": HAND})
    t.do("0 use copy_basic_additional", "0 discard pie_01")
    assert "food_3" in t.moves("copy")
    t = table(4, {"have": {"gold": 4}, "hand": HAND})
    assert "copy_basic" not in t.moves("use")
    assert t.refusal("area:copy_basic") == "SL-4.6.5 no-area-to-copy"


def test_with_the_option_copying_is_free_of_the_other_cost() -> None:
    t = table(3, {"have": {"gold": 4}, "hand": HAND}, options={"copy": "free"})
    t.do("0 use copy_basic", "0 discard pie_01", "0 copy terrain_3")
    assert "place" in t.kinds()


# ---------------------------------------------------------------- free actions


@pytest.mark.rule("SL-3.3.1", "SL-4.10.1", "SL-5.40")
def test_a_card_and_three_resources_for_a_token_or_a_road() -> None:
    who = {"have": {"wheat": 1, "wood": 3}, "hand": ["pie_01", "pie_02"]}
    t = table(2, who).do("0 free build", "0 pay 1wheat 2wood", "0 discard pie_01")
    assert t.legal() == {"choose terrain", "choose road"}
    t.do("0 choose road", "0 road r2c4-e")
    assert t.have("wood") == 1
    assert "use gold_6" not in t.legal()  # one card is left
    assert "free build" not in table(2, {**who, "hand": ["pie_01"]}).legal()


@pytest.mark.rule("SL-3.3.2", "SL-3.3.3")
def test_buying_a_card_and_a_resource() -> None:
    t = table(2, {"have": {"gold": 19}, "hand": ["pie_01"]}).do("0 free buy_card", "* deal cake_01")
    assert t.have("gold") == 4
    t.do("0 free buy_basic", "0 take 1iron")
    assert (t.have("gold"), t.have("iron")) == (0, 1)
    assert t.refusal("free:3") == "SL-3.3.3 no-means-for-free"


@pytest.mark.rule("SL-3.3.4", "SL-4.10.1")
def test_selling_and_trading_before_and_after_the_main_action() -> None:
    t = table(2, {"have": {"wheat": 1, "iron": 4}, "hand": HAND}).do("0 free trade_basic")
    assert t.moves("pay") == {"1wheat 2iron", "3iron"}
    t.do("0 pay 3iron", "0 take 1wood")
    t.do("0 use gold_6", "0 discard pie_01", "0 free sell_basic", "0 pay 1wood")
    assert (t.have("gold"), t.have("wood"), t.have("iron")) == (7, 0, 1)


@pytest.mark.rule("SL-4.10.2")
def test_a_character_action_once_per_round() -> None:
    t = table(2, {"character": "solby", "food": 9, "hand": HAND}, {"character": "elina"})
    assert t.moves("act") == {"solby_wheat", "solby_road", "solby_prosper"}
    t.do("0 act solby_wheat")
    assert t.moves("act") == {"solby_road", "solby_prosper"}
    assert t.have("wheat") == 1


@pytest.mark.rule("SL-3.11.1", "SL-4.10.6", "SL-5.31", "SL-4.13.6")
def test_milestones_look_at_the_present() -> None:
    sides = {"1": "a", "2": "b", "3": "b", "5": "b", "6": "b"}
    t = table(2, {"have": {"vp": 15}, "wonder": 2}, milestones=sides)
    assert t.moves("milestone") == {"3", "6"}
    assert t.refusal("milestone:2") == "SL-4.10.6 no-milestone"
    t.do("0 milestone 6", "0 milestone 3")
    assert t.item("milestones") == 20
    t = table(2, {"have": {"vp": 14}, "wonder": 1}, milestones=sides)
    assert not t.moves("milestone")


@pytest.mark.rule("SL-4.10.4", "SL-4.10.5", "SL-5.33", "SL-4.6.14")
def test_the_clock_tower() -> None:
    who = {"makes": {"wheat": 6, "wood": 6, "iron": 6}, "skills": ["skill_on_property"]}
    assert not table(2, who).moves("tower")
    assert table(2, who).refusal("piece:0:tower") == "SL-4.10.4 no-tower-conditions"
    t = table(2, {**who, "wonder": 1, "flipped": ["r2c5"]})
    assert t.moves("tower") == {"r2c4", "r2c5", "r3c3", "r3c4"}
    t.do("0 tower r2c5", "0 choose produce")
    assert t.have("vp") == 2  # it is a property
    assert t.player().makes[1] == 7
    assert t.on("r2c5") == "tower"
    assert not t.moves("tower")
    t.do("0 end_round")
    assert t.have("vp") == 2 + 6  # Elina's tower: her lowest basic production
    t = asking("area-property_2", {"have": RICH})
    assert t.refusal("piece:0:tower") == "SL-4.6.14 no-tower-here"
