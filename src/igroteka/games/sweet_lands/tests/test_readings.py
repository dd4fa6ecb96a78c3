"""Rulings of ours where the rulebook can be read in two ways: both readings, by option."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.rules.property import Build, BuildFromPurse
from igroteka.games.sweet_lands.state import SweetLandsState

from .scenario import HAND, asking, table


@pytest.mark.rule("SL-5.42", "SL-4.6.15")
def test_what_a_site_brings_pays_for_the_next_property() -> None:
    who = {"have": {"wood": 8, "gold": 3}, "hand": HAND, "flipped": ["r6c4"], "special": "sp_road"}
    t = table(2, who, specials=["sp_road"])
    t.do("0 use property_2", "0 discard pie_01", "0 build tent r6c4")
    assert "road" in t.kinds()  # the site gives two roads and 2 wood
    t.do("0 stop")
    assert t.have("wood") == 8 - 4 + 2
    assert "shop_agri r2c4" in t.moves("build")  # 5 wood, of which 4 were left


FROM_START = {"property_payment": "from_start"}


@pytest.mark.rule("SL-5.42")
def test_all_properties_are_paid_from_what_there_was_at_the_start() -> None:
    who = {"have": {"wood": 8, "gold": 3}, "hand": HAND, "flipped": ["r6c4"], "special": "sp_road"}
    t = table(2, who, specials=["sp_road"], options=FROM_START)
    t.do("0 use property_2", "0 discard pie_01", "0 build tent r6c4", "0 stop")
    assert t.have("wood") == 8 - 4 + 2
    assert {text.split()[0] for text in t.moves("build")} == {"house", "building"}  # 4 wood, not 5
    assert t.refusal("piece:0:shop_agri") == "SL-4.6.13 no-means-for-piece"
    t.do("0 build house r2c4")
    assert t.have("wood") == 2
    t = table(2, {**who, "have": {"wood": 4}}, specials=["sp_road"], options=FROM_START)
    t.do("0 use property_2", "0 discard pie_01", "0 build tent r6c4", "0 stop")
    assert not t.moves("build")  # nothing is left of the 4 wood


@pytest.mark.rule("SL-5.42", "SL-5.28")
def test_a_discount_that_a_site_brings_is_for_later_actions() -> None:
    # The capital cell gives a space on a track; the last one of the rabbits advances the food marker to the discount.
    who = {"have": {"wood": 8, "diamond": 1}, "hand": HAND, "food": 6, "prosper": {"rabbit": 7}}
    for options, price in (({}, 3), (FROM_START, 4)):
        t = table(2, who, options=options).do("0 use property_2", "0 discard pie_01", "0 build tent r3c3")
        t.do("0 choose prosper", "0 prosper rabbit", "0 first food", "0 advance food", "0 stop")
        assert t.player().discount == 1
        assert t.show("build house r2c4").cost == f"{price}wood"


@pytest.mark.rule("SL-5.42")
def test_one_property_is_paid_alike_in_both_readings() -> None:
    who = {"have": {"wood": 8}, "hand": HAND}
    t = asking("cake_02", who, options=FROM_START)
    assert type(t.s.agenda[-1]) is Build
    t, other = asking("cake_03", who, options=FROM_START), asking("cake_03", who)
    assert (type(t.s.agenda[-1]), type(other.s.agenda[-1])) == (BuildFromPurse, Build)
    assert t.legal() == other.legal()
    told = [GAME.observe(one.s, 0) for one in (t, other)]
    blocks = [block.name for block in GAME.layout.blocks for _ in range(block.count)]
    # What is left of the purse is all that is told to learners beyond the question itself.
    assert {blocks[i] for i, (one, two) in enumerate(zip(*told, strict=True)) if one != two} == {
        "frames",
        "times",
    }


@pytest.mark.parametrize(
    ("seats", "options", "offered"), [(1, {}, 2), (1, {"solo_enhanced": "3"}, 3), (2, {}, 3), (4, {}, 5)]
)
@pytest.mark.rule("SL-5.43", "SL-4.14.4")
def test_how_many_enhanced_tokens_are_revealed(seats: int, options: dict[str, str], offered: int) -> None:
    options = {"enhanced": "yes", **options}
    state = igroteka.Match.new("sweet_lands", seats=seats, seed=1, options=options).state
    assert isinstance(state, SweetLandsState)
    assert state.offer.bit_count() == offered
    plain = igroteka.Match.new("sweet_lands", seats=seats, seed=1, options={**options, "enhanced": "no"})
    assert isinstance(plain.state, SweetLandsState)
    assert not plain.state.offer


@pytest.mark.rule("SL-5.44")
def test_nata_and_rikka_keep_their_prices_when_copying() -> None:
    who = {"character": "nata", "have": {"gold": 4, "iron": 2}, "hand": HAND}
    t = table(3, who, {"character": "elina"}).do("0 use copy_basic", "0 discard pie_01", "0 copy industry_2")
    assert t.have("iron") == 0
    who = {"character": "rikka", "have": {"gold": 4, "wood": 4}, "hand": HAND}
    t = table(3, who, {"character": "elina"}, {"character": "bastet"})
    t.do("0 use copy_basic", "0 discard pie_01", "0 copy rabbit_1")
    assert t.have("wood") == 0


@pytest.mark.rule("SL-5.44")
def test_nata_and_rikka_pay_for_copies_what_is_printed() -> None:
    others = ({"character": "elina"}, {"character": "gretel"})
    printed = {"copied_prices": "printed"}
    who = {"character": "nata", "have": {"gold": 4, "iron": 3}, "hand": HAND}
    t = table(3, who, *others, options=printed).do("0 use copy_basic", "0 discard pie_01")
    assert t.show("copy industry_2").cost == "3iron"
    t.do("0 copy industry_2")
    assert t.have("iron") == 0
    t = table(3, {**who, "have": {"gold": 4, "iron": 2}}, *others, options=printed)
    assert "industry_2" in t.moves("use")  # at her own price
    assert "copy_basic" not in t.moves("use")  # nothing that she could copy
    who = {"character": "rikka", "have": {"gold": 4, "wood": 4}, "hand": HAND}
    t = table(3, who, *others, options=printed)
    assert "rabbit_1" in t.moves("use")
    assert t.do("0 use copy_basic", "0 discard pie_01").moves("copy") == {"property_2"}  # not the rabbit


@pytest.mark.rule("SL-5.44", "SL-5.12")
def test_enhanced_tokens_change_the_price_of_copies_in_both_readings() -> None:
    who = {"have": {"gold": 4, "wood": 3}, "hand": HAND, "skills": ["enh_road_cost"]}
    t = table(3, who, options={"enhanced": "yes", "copied_prices": "printed"})
    t.do("0 use copy_basic", "0 discard pie_01")
    assert t.moves("copy") == {"road_3"}
    t.do("0 copy road_3")
    assert (t.have("gold"), t.have("wood")) == (0, 0)
