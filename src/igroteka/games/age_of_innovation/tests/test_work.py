"""Terraform and build: reach, spades, workshops, tunnels and flights."""

from __future__ import annotations

import pytest

from igroteka.games.age_of_innovation.rules.land import reach
from igroteka.games.age_of_innovation.state import INCOME, SCIENCE

from .scenario import Table, table

MOLES = ("moles", "monks")


@pytest.mark.rule("AI-4.6.1.1", "AI-4.6.1.2", "AI-4.5.7")
def test_what_can_be_terraformed_or_built() -> None:
    t = table(buildings={"E9": "0 workshop", "E8": "1 workshop"}, terraformed={"D9": "desert"})
    assert t.hexes("build") == {"D9"}
    assert t.hexes("dig") == {"E10", "F9"}
    assert t.refusal("hex:E8") == "AI-4.6.1.2 no-foreign"
    assert t.refusal("hex:F8") == "AI-4.6.1.2 no-water"
    assert t.refusal("hex:A4") == "AI-4.1.3 no-reach"


@pytest.mark.rule("AI-4.6.1.3", "AI-4.6.1.4", "AI-4.6.1.10")
def test_spades_move_towards_the_native_terrain() -> None:
    t = table(buildings={"E9": "0 workshop"}, purse=[{"t": 6}])
    assert t.after("dig F9") == {"1", "2"}  # forest needs three, tools are for two
    t.do("0 dig F9 2").skip()
    assert t.terrain("F9") == "wasteland"
    t.do("1 pass", "1 bonus send_scholar").skip()
    assert t.after("dig F9") == set()
    t = table(buildings={"E9": "0 workshop", "F10": "1 workshop"}, terraformed={"F9": "wasteland"}, me=1)
    assert t.after("dig F9") == {"1", "2", "3"}  # anybody may go on


@pytest.mark.rule("AI-4.6.1.4")
@pytest.mark.parametrize(("track", "tools"), [(0, 3), (1, 2), (2, 1)])
def test_the_price_of_a_spade(track: int, tools: int) -> None:
    t = table(buildings={"E9": "0 workshop"}, terraforming=[track])
    assert t.show("dig E10 1").cost == f"{tools}t"
    assert t.do("0 dig E10 1").has("t") == 10 - tools


@pytest.mark.rule("AI-4.6.1.9", "AI-2.5")
def test_a_workshop_must_be_there_and_paid() -> None:
    t = table(buildings={"E8": "0 workshop"}, purse=[{"t": 1, "c": 1}])
    assert "build" not in t.kinds()
    assert t.refusal("hex:E9") == "AI-4.6.1.9 no-workshop-price"
    nine = dict.fromkeys(["A4", "C8", "D4", "E8", "H6", "I9", "H3", "C11", "F11"], "0 workshop")
    t = table(buildings=nine)
    assert "build" not in t.kinds()
    assert t.refusal("hex:E9") == "AI-4.6.1.9 no-workshop-left"


@pytest.mark.rule("AI-4.6.1.8", "AI-5.1")
def test_free_spades_may_be_forfeited_by_building() -> None:
    t = table(buildings={"E8": "0 workshop"}, bowls=[(0, 0, 12)])
    t.do("0 power spade_2")
    assert "build E9" in t.legal()
    assert "done" not in t.legal()  # an action must do something
    t.do("0 build E9")
    assert t.building("E9") == "0 workshop"
    assert t.view().stage == "After"


@pytest.mark.rule("AI-4.6.1.5", "AI-5.1")
def test_the_rest_waits_until_the_first_hex_is_native() -> None:
    t = table(buildings={"E9": "0 workshop"}, bowls=[(0, 0, 12)], purse=[{"c": 9}])
    t.do("0 power spade_2", "0 dig F9 1")
    assert t.view().stage == "After"  # the other spade is lost: the hex is not native
    t = table(buildings={"E9": "0 workshop"}, bowls=[(0, 0, 12)])
    t.do("0 power spade_2", "0 dig E10 1")
    assert "dig D9 1" in t.legal()
    t.do("0 done")
    assert t.terrain("D9") == "mountain"


@pytest.mark.rule("AI-5.3")
def test_spades_for_a_further_hex_may_be_bought() -> None:
    t = table(buildings={"E9": "0 workshop"}, bowls=[(0, 0, 12)], purse=[{"t": 6}])
    t.do("0 power spade_2", "0 dig E10 1")
    assert t.after("dig F9") == {"1", "2", "3"}
    t.do("0 dig F9 3")
    assert t.has("t") == 0
    t = table(buildings={"E9": "0 workshop"}, bowls=[(0, 0, 12)], options={"further_spades": "free_only"})
    t.do("0 power spade_2", "0 dig E10 1")
    assert t.after("dig F9") == {"1"}


@pytest.mark.rule("AI-4.6.1.7")
def test_spades_come_before_the_workshop() -> None:
    t = table(buildings={"E9": "0 workshop"}, bowls=[(0, 0, 12)])
    t.do("0 power spade_2", "0 dig E10 1", "0 build E10")
    assert t.view().stage == "After"


# ---------------------------------------------------------------- tunnels and flights


def moles(**more: object) -> Table:
    """Moles of the desert with a workshop on E9."""
    return table(2, {"E9": "0 workshop"}, factions=MOLES, **more)


@pytest.mark.rule("AI-4.7.1", "AI-4.7.3")
def test_a_tunnel_skips_one_hex() -> None:
    t = moles()
    assert {"D10", "E11", "F10"} <= t.hexes("tunnel")
    assert not {"E8", "E10", "D9", "F9"} & t.hexes("tunnel")
    assert "C11" not in t.hexes("tunnel")
    t.do("0 tunnel D10 1")
    assert (t.has("t"), t.vp(), t.terrain("D10")) == (10 - 1 - 3, 24, "desert")
    t.do("0 build D10")  # the payment serves the building too
    assert t.building("D10") == "0 workshop"
    assert t.vp() == 24


@pytest.mark.rule("AI-5.17")
def test_a_tunnel_may_only_build() -> None:
    t = moles(terraformed={"D10": "desert"})
    t.do("0 tunnel D10 0")
    assert (t.building("D10"), t.has("t"), t.has("c"), t.vp()) == ("0 workshop", 8, 18, 24)


@pytest.mark.rule("AI-4.7.1", "AI-4.7.5")
def test_a_target_in_reach_by_ship_may_be_tunnelled() -> None:
    t = moles(shipping=[1])
    assert "dig E7 1" in t.legal() or "tunnel E7 1" in t.legal()
    both = t.hexes("dig") & t.hexes("tunnel")
    assert both


@pytest.mark.rule("AI-5.19", "AI-5.37")
def test_bridges_and_tunnels() -> None:
    t = table(2, {"C8": "0 workshop"}, factions=MOLES)
    assert "D9" in t.hexes("tunnel")
    t = table(2, {"C8": "0 workshop"}, factions=MOLES, bridges={"C8-D9": 0})
    assert "D9" not in t.hexes("tunnel")
    assert "D9" in t.hexes("dig")
    assert {"E9", "D10", "E10"} <= t.hexes("tunnel")  # over the bridge and one step on


@pytest.mark.rule("AI-4.7.2", "AI-3.5.9")
def test_a_flight_skips_one_or_two() -> None:
    t = table(buildings={"E9": "0 palace"}, palace=["palace-9"])
    assert {"D10", "C11", "D11"} <= t.hexes("fly")
    t.do("0 fly C11 0")
    assert (t.building("C11"), t.has("s"), t.vp()) == ("0 workshop", 1, 25)
    t = table(buildings={"E9": "0 palace"}, palace=["palace-9"], purse=[{"t": 9, "c": 9}])
    assert "fly" not in t.kinds()


@pytest.mark.rule("AI-4.7.3")
def test_tunnel_and_flight_once_each_on_different_hexes() -> None:
    t = table(
        buildings={"E9": "0 palace"},
        factions=MOLES,
        palace=["palace-9"],
        terraformed={"F10": "plains"},
        bowls=[(0, 0, 12)],
    )
    t.do("0 power spade_2", "0 tunnel D10 1")
    assert "tunnel" not in t.kinds()
    t.do("0 fly F10 1")
    assert t.vp() == 20 + 4 + 5
    assert t.legal() == {"build D10", "done"}


@pytest.mark.rule("AI-5.18", "AI-5.4", "AI-4.11.2")
def test_no_tunnel_in_phase_3() -> None:
    t = table(
        2,
        {"E9": "0 workshop"},
        factions=MOLES,
        agenda="science",
        tile="city_engineering",
        levels=[[0, 0, 8, 0]],
    )
    assert t.kinds() == {"dig", "done"}
    assert t.after("dig F9") == {"1", "2"}  # free spades only, in any split
    t.do("0 dig F9 1", "0 dig E10 1")
    assert (t.terrain("F9"), t.terrain("E10"), t.vp()) == ("mountain", "desert", 20)


@pytest.mark.rule("AI-5.48", "AI-3.8.1")
def test_the_bonus_that_adds_shipping() -> None:
    here = {"C8": "0 workshop"}
    assert "D6" not in table(buildings=here).hexes("dig")
    t = table(buildings=here, bonuses=("river_workshop", "coins"))
    assert {"D6", "D9", "E8"} <= t.hexes("dig")
    t.do("0 dig D9 2", "0 build D9")
    assert t.vp() == 22


@pytest.mark.rule("AI-5.48")
def test_the_bonus_adds_no_shipping_outside_phase_2() -> None:
    t = table(buildings={"C8": "0 workshop"}, bonuses=("river_workshop", "coins"))
    assert t.s.able[0].total("shipping")
    further = reach(t.s, 0)
    assert further & ~t.s.reach[0]
    for phase in (INCOME, SCIENCE):
        t.s.phase = phase
        assert reach(t.s, 0) == t.s.reach[0]


@pytest.mark.rule("AI-3.4.12", "AI-5.46")
def test_the_city_of_the_lizards() -> None:
    stands = {"E9": "0 guild", "E10": "0 guild", "D9": "0 workshop", "D10": "0 workshop"}
    t = table(
        buildings=stands, factions=("lizards", "monks"), tile="workshop_law", terraformed={"F9": "plains"}
    )
    t.do("0 upgrade D9 guild", "0 city coins")
    assert t.view().stage == "Work"
    assert "C11" in t.hexes("build")  # any native hex in reach
    t.do("0 dig F9 1")
    assert {"F9", "C11"} <= t.hexes("build")
    t.do("0 build C11")
    assert (t.building("C11"), t.has("c"), t.vp()) == ("0 workshop", 20 - 6 + 6, 20 + 6 + 2)


@pytest.mark.rule("AI-4.5.8")
def test_spades_of_a_reward_may_be_declined() -> None:
    stands = {"E9": "0 guild", "E10": "0 guild", "D9": "0 workshop", "D10": "0 workshop"}
    t = table(buildings=stands).do("0 upgrade D9 guild", "0 city spades")
    assert "done" in t.legal()
    t.do("0 done")
    assert t.view().stage in ("After", "Turn")


@pytest.mark.rule("AI-4.6.1.4")
def test_a_second_hex_is_refused_for_its_true_reason() -> None:
    t = table(buildings={"E9": "0 workshop"}).do("0 dig E10 1")
    assert t.has("t") >= 3  # another spade could be paid
    assert "build E10" in t.legal()
    assert t.refusal("hex:E8") == "AI-4.6.1.4 no-second-hex"
    t = table(buildings={"E9": "0 workshop"}, purse=[{"t": 2}])
    assert t.refusal("hex:E8") == "AI-4.6.1.4 no-spade-price"
