"""Terrain, roads, properties and the three tracks of the industry board."""

from __future__ import annotations

import pytest

from igroteka.games.sweet_lands.components.land import DOMAINS, EDGE_NAMES, EDGES, PLACE_NAMES

from .scenario import RICH, asking, table


@pytest.mark.rule("SL-4.6.6", "SL-5.7")
def test_terrain_next_to_the_capital_or_a_token() -> None:
    t = asking("area-terrain_3")
    assert t.moves("place") == {"r1c3", "r1c4", "r2c3", "r2c5", "r3c2", "r3c5", "r4c3", "r4c4", "r4c5"}
    assert t.refusal("cell:0:r0c0") == "SL-4.6.6 no-adjacent-cell"
    t.do("0 place r1c3")
    assert {"r0c3", "r0c4"} <= t.moves("place")
    assert "r1c1" not in t.moves("place")  # beyond the bonus-card area r1c2
    assert t.player().token[11] == 1


@pytest.mark.rule("SL-4.6.7")
def test_where_no_token_goes() -> None:
    t = asking("area-terrain_3", {"tokens": {"r1c3": "up"}})
    for place in ("r1c3", "r2c4", "r1c2"):
        assert t.refusal(f"cell:0:{place}") == "SL-4.6.7 no-cell-for-terrain"


@pytest.mark.rule("SL-4.6.8", "SL-3.7.5", "SL-5.3")
def test_the_special_cell() -> None:
    t = asking(
        "help_terrain",
        {"tokens": {"r5c4": "up"}},
        {"tokens": {"r6c4": "up"}, "special": "sp_gold"},
        specials=["sp_gold"],
    )
    kinds = {text.split()[1] for text in t.moves("place") if text.startswith("r6c4")}
    assert kinds == {"sp_prosper", "sp_industry", "sp_terrain", "sp_road", "sp_gold", "sp_diamond"}
    t.do("0 place r6c4 sp_gold")
    assert t.view(1).players[0].special == "sp_gold"


def test_with_the_option_special_tokens_are_limited() -> None:
    other = {"tokens": {"r6c4": "up"}, "special": "sp_gold"}
    t = asking(
        "help_terrain",
        {"tokens": {"r5c4": "up"}},
        other,
        options={"special_terrain": "limited"},
        specials=["sp_gold"],
    )
    assert "r6c4 sp_gold" not in t.moves("place")
    assert "r6c4 sp_road" in t.moves("place")


@pytest.mark.rule("SL-4.6.9", "SL-3.7.3")
def test_symbols_on_cells() -> None:
    assert (
        asking("help_terrain", {"tokens": {"r3c2": "up", "r3c1": "up"}}).do("0 place r2c1").have("gold") == 5
    )
    assert asking("help_terrain", {"tokens": {"r1c3": "up"}}).do("0 place r0c3").have("diamond") == 1
    t = asking("help_terrain", {"tokens": {"r1c5": "up"}}).do("0 place r1c6")
    assert t.kinds() == {"skill"}
    t = asking("help_terrain", {"tokens": {"r5c2": "up"}}).do("0 place r6c3")
    assert t.turn == [-1]


@pytest.mark.rule("SL-4.6.10", "SL-5.8", "SL-3.7.2")
def test_where_roads_go() -> None:
    t = asking("area-road_3")
    assert len(t.moves("road")) == 24
    assert t.refusal("edge:0:r0c0-e") == "SL-4.6.10 no-edge-near"
    t.do("0 road r2c4-e")
    assert "r2c4-e" not in t.moves("road")
    assert t.refusal("edge:0:r2c4-e") == "SL-4.6.10 no-edge-taken"
    t = asking("help_road", {"roads": ["r0c0-nw"]})
    assert {"r0c0-ne", "r0c0-w"} <= t.moves("road")


@pytest.mark.rule("SL-5.41")
def test_the_rim_of_an_area_carries_no_road() -> None:
    b4 = next(d for d in DOMAINS if d.id == "B4")
    rim = [e for e in range(len(EDGES)) if not b4.legal[e]]
    assert [EDGE_NAMES[e] for e in rim] == ["r2c7-e"]
    assert [PLACE_NAMES[p] for p in EDGES[rim[0]].sides] == ["r2c7"]
    t = asking("help_road", {"side": "4B", "roads": ["r2c7-ne"]})
    assert "r2c7-e" not in t.moves("road")


@pytest.mark.rule("SL-4.6.11", "SL-3.0.1")
def test_a_road_between_two_tokens_flips_both() -> None:
    t = asking("help_road", {"tokens": {"r1c3": "up", "r1c4": "up"}}).do("0 road r1c3-e")
    assert t.legal() == {"first field", "first mine"}
    t.do("0 first mine", "0 choose produce", "0 choose produce")
    assert t.player().makes == [0, 1, 0, 1]
    # A flipped token never flips again.
    t = asking("help_road", {"tokens": {"r1c3": "flipped"}}).do("0 road r1c3-e")
    assert t.player().makes == [0, 0, 0, 0]


@pytest.mark.rule("SL-4.6.12")
def test_an_area_is_activated_once() -> None:
    who = {"tokens": {"r3c2": "flipped"}, "roads": ["r4c2-e"], "areas": [3]}
    t = asking("help_road", who).do("0 road r4c2-ne")
    assert t.turn == [1]  # no card


@pytest.mark.rule("SL-3.7.4", "SL-5.6")
@pytest.mark.parametrize(
    ("kind", "produce", "tracks"),
    [
        ("field", (1, 1), {"terrain", "rabbit"}),
        ("forest", (2, 1), {"road", "property"}),
        ("mine", (3, 1), {"employed", "ip"}),
        ("sea", (0, 3), {"terrain", "rabbit", "road", "property", "employed", "ip"}),
    ],
)
def test_production_or_prosperity(kind: str, produce: tuple[int, int], tracks: set[str]) -> None:
    t = asking(kind).do("0 choose produce")
    assert t.player().makes[produce[0]] == produce[1]
    t = asking(kind).do("0 choose prosper")
    assert t.moves("prosper") == tracks
    t = asking("capital").do("0 choose produce")
    assert t.moves("raise") == {"gold", "wheat", "wood", "iron"}


# ---------------------------------------------------------------- properties


@pytest.mark.rule("SL-4.6.13", "SL-4.6.15", "SL-3.6.1")
def test_a_property_on_its_site() -> None:
    who = {"have": {"wood": 5}, "tokens": {"r1c3": "up"}, "flipped": ["r2c5"]}
    t = asking("area-property_2", who)
    assert {text.split()[1] for text in t.moves("build")} == {"r2c4", "r2c5", "r3c3", "r3c4"}
    assert t.refusal("cell:0:r1c3") == "SL-4.6.13 no-site-unflipped"
    t.do("0 build tent r2c5")
    assert t.have("wood") == 1
    t.do("0 choose produce")  # the effect of the site, before anything else
    assert t.player().makes[1] == 1
    assert t.have("wheat") == 3  # the second cannot be paid: the bonus of the row follows


@pytest.mark.rule("SL-4.6.15")
def test_what_a_site_brings_may_pay_for_the_next() -> None:
    who = {"have": {"wood": 6}, "tokens": {"r6c4": "flipped"}, "special": "sp_road"}
    t = asking("area-property_2", who, specials=["sp_road"]).do("0 build tent r6c4", "0 stop")
    assert t.have("wood") == 4
    assert "house r2c4" in t.moves("build")


@pytest.mark.rule("SL-4.6.16", "SL-3.6.2", "SL-3.6.3")
def test_bonuses_after_all_properties() -> None:
    who = {"have": RICH, "pieces": {"r2c4": "tent"}, "columns": {"agri": ["pie_03"]}}
    t = asking("area-property_3", who).do("0 build tent r3c3", "0 choose produce", "0 raise gold")
    t.do("0 build shop_agri r3c4", "0 choose produce", "0 raise gold")
    assert t.legal() == {"first tent-2", "first shop_agri"}
    t.do("0 first shop_agri")
    assert t.have("wheat") == 20 + 2 + 2  # the column and its worker
    assert t.turn == [-1]  # the second tent of Elina draws a card


@pytest.mark.rule("SL-3.6.3")
def test_a_laboratory_clears_the_track() -> None:
    t = asking("area-property_2", {"have": {"wood": 4, "iron": 1}, "cart": 4}).do(
        "0 build lab r2c4", "0 choose produce", "0 raise gold"
    )
    assert t.player().placed[3] == 1
    t = asking("area-industry_2", {"cart": 4, "pieces": {"r2c4": "lab"}})
    assert t.moves("advance") == {"cart"}


@pytest.mark.rule("SL-3.0.4", "SL-4.6.13")
def test_free_properties_and_kinds_of_site() -> None:
    t = asking("brownie_13", {"flipped": ["r2c5"]})
    assert "building r2c5" in t.moves("build")
    t = asking("cake_25", {"have": {"wood": 1}, "flipped": ["r2c5", "r1c4"]})
    assert {text.split()[1] for text in t.moves("build")} == {"r2c5"}  # on a field, 3 wood less
    assert t.refusal("cell:0:r1c4") == "SL-4.6.13 no-site-kind"
    assert t.refusal("piece:0:lab") == "SL-4.6.13 no-means-for-piece"


# ---------------------------------------------------------------- tracks


@pytest.mark.rule("SL-4.6.17", "SL-4.6.20", "SL-3.5.2")
def test_cart_and_locomotive() -> None:
    t = asking("area-industry_3", {"cart": 5, "pieces": {"r2c4": "lab"}})
    t.do("0 advance cart")
    assert t.player().locomotive == 0
    assert t.moves("advance") == {"cart", "locomotive"}
    t.do("0 advance locomotive", "0 advance locomotive")
    assert t.have("gold") == 3
    assert (t.player().cart, t.player().locomotive) == (6, 2)
    t = asking("area-industry_2", {"cart": 8, "locomotive": 2, "pieces": {"r2c4": "lab"}})
    assert t.moves("advance") == {"locomotive"}
    assert t.refusal("cart:0") == "SL-4.6.18 no-way-laboratory"


@pytest.mark.rule("SL-4.6.21")
def test_food_gives_discounts() -> None:
    t = asking("area-food_3", {"food": 6}).do("0 advance food")
    assert t.player().discount == 1
    t = asking("area-food_3", {"food": 10, "discount": 1}).do("0 advance food")
    assert t.player().discount == 3


@pytest.mark.rule("SL-4.6.23")
def test_a_rabbit_and_its_bonus() -> None:
    who = {
        "food": 7,
        "pieces": {"r2c4": "tent", "r3c3": "house"},
        "rabbits": ["r2c4"],
        "skills": ["skill_on_rabbit"],
    }
    t = asking("area-rabbit_2", who)
    assert t.moves("rabbit") == {"r3c3"}
    assert t.refusal("cell:0:r2c4") == "SL-4.6.23 no-site-for-rabbit"
    t.do("0 rabbit r3c3")
    assert (t.have("vp"), t.have("diamond")) == (3, 1)
    assert "rabbit" not in t.kinds()  # the third waits for food 8


@pytest.mark.rule("SL-4.6.25", "SL-3.4.3", "SL-5.13")
def test_prosperity_steps_are_split() -> None:
    t = asking("cake_15", {"prosper": {"road": 1}}).do("0 prosper road")
    assert t.have("wood") == 2
    t.do("0 prosper property")
    assert t.refusal("prosper:terrain") == "SL-4.6.25 no-track-of-color"
    t.do("0 stop")
    full = {"prosper": {"road": 5, "property": 7}}
    t = asking("cake_13", full)
    assert t.turn == [1]  # no diamond, no step
    t = asking("cake_13", {**full, "have": {"diamond": 1}})
    assert t.moves("prosper") == {"property"}
    assert t.refusal("prosper:road") == "SL-5.13 no-track-full"


@pytest.mark.rule("SL-5.17", "SL-5.30", "SL-4.13.5")
def test_special_and_distant_tokens() -> None:
    who = {"character": "elsa", "tokens": {"r6c4": "up", "r0c1": "up"}, "special": "sp_gold"}
    t = table(2, who, specials=["sp_gold"])
    p = t.player()
    assert sum(p.tally[:5]) == 2
    assert max(p.tally[:4]) == 1
    assert p.ports == 0
    assert p.tally[10] == 2  # both lie on the border
