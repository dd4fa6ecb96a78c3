"""The worked examples of the rulebook and of this edition from the 34th on, one test each."""

from __future__ import annotations

import pytest

from igroteka.games.sweet_lands.components.deck import CARD_NAMES

from .scenario import HAND, RICH, asking, below_production, ending, table


@pytest.mark.rule("SL-3.10.1", "SL-4.9.4")
def test_e34_e35_e36_round_end_tokens() -> None:
    columns = {
        "agri": ["pie_01", "pie_03"],
        "forest": ["cake_01", "cake_03"],
        "mining": ["tiramisu_01", "tiramisu_03", "tiramisu_05"],
    }
    assert ending({"skills": ["skill_columns"], "columns": columns}).have("vp") == 12
    assert ending({"skills": ["skill_food"], "food": 8}).have("vp") == 5
    t = ending({"skills": ["skill_ip"], "cart": 10, "locomotive": 2})
    assert t.have("ip") == 7
    assert t.have("vp") == 7


@pytest.mark.rule("SL-4.12.2")
def test_e37_nata() -> None:
    who = {"character": "nata", "have": {"iron": 3}, "hand": HAND}
    t = table(2, who, {"character": "elina"})
    assert "industry_3" not in t.moves("use")
    assert "industry_2" in t.moves("use")
    t.do("0 use industry_2", "0 discard pie_01")
    assert t.have("iron") == 1


@pytest.mark.rule("SL-4.12.4")
def test_e38_rikka_pays_wood_for_wheat() -> None:
    who = {"character": "rikka", "have": {"wheat": 3, "wood": 2}, "hand": HAND}
    t = table(2, who).do("0 use rabbit_1", "0 discard pie_01")
    assert t.moves("pay") == {"3wheat 1wood", "2wheat 2wood"}


@pytest.mark.rule("SL-4.12.16")
def test_e39_laila_chooses_among_level_colours() -> None:
    agenda = [*below_production(0), {"frame": "CharacterProduction", "me": 0}]
    who = {"character": "laila", "prosper": {"terrain": 3, "road": 1, "employed": 1}}
    t = table(2, who, round=3, agenda=agenda)
    assert t.legal() == {"color green", "color grey"}
    t.do("0 color green", "0 prosper road")
    assert t.moves("prosper") == {"road", "property"}


@pytest.mark.rule("SL-5.12", "SL-4.6.5")
def test_e40_copying_at_the_changed_price() -> None:
    who = {"have": {"gold": 4, "wood": 3}, "hand": HAND, "skills": ["enh_road_cost"]}
    t = table(3, who, options={"enhanced": "yes"}).do("0 use copy_basic", "0 discard pie_01")
    assert t.moves("copy") == {"road_3"}
    t.do("0 copy road_3")
    assert (t.have("gold"), t.have("wood")) == (0, 0)
    assert "road" in t.kinds()
    assert t.s.discs[3] == 0


@pytest.mark.rule("SL-3.3.5")
def test_e41_a_card_or_a_disc_for_two_resources() -> None:
    t = table(2, {"have": {"disc": 1}, "hand": ["pie_01"]}).do("0 free discard")
    assert t.legal() == {"return_disc"}  # the last card stays
    t.do("0 return_disc", "0 take 1wheat 1iron")
    assert (t.have("wheat"), t.have("iron"), t.have("disc")) == (1, 1, 0)
    t = table(2, {"hand": ["pie_01", "pie_02"]}).do("0 free discard", "0 discard pie_01", "0 take 2wood")
    assert t.have("wood") == 2


@pytest.mark.rule("SL-4.7.5")
def test_e43_a_bonus_inside_a_bonus_waits() -> None:
    # The mining column of Bastet moves the cart onto space 9, whose bonus is an industry bonus.
    who = {
        "character": "bastet",
        "have": {"iron": 1},
        "cart": 8,
        "columns": {"mining": ["tiramisu_03"]},
        "pieces": {"r2c4": "lab", "r3c3": "lab"},
    }
    t = asking("building-5", who, {"character": "elina"}).do("0 yes", "0 advance cart")
    assert t.have("iron") == 2  # the worker of the running bonus has worked
    assert t.kinds() == {"column"}
    t.do("0 column agri")
    assert t.have("wheat") == 2


@pytest.mark.rule("SL-4.9.4", "SL-4.7.2")
def test_e44_a_round_end_card_scores_every_round() -> None:
    t = ending({"played": ["cake_31"]})
    assert t.have("vp") == 1
    t = table(2, {"played": ["cake_31"], "have": {"vp": 1}}, round=5).do("0 end_round")
    assert t.have("vp") == 2


@pytest.mark.rule("SL-3.0.3")
def test_e45_any_number_of_times_is_named_first() -> None:
    t = asking("tiramisu_24", {"have": {"wood": 1, "iron": 1}})
    assert t.moves("times") == {"0", "1", "2", "3", "4"}
    t.do("0 times 4")
    assert (t.have("wheat"), t.have("wood"), t.have("iron")) == (0, 0, 4)


@pytest.mark.rule("SL-4.1.4", "SL-4.5.4")
def test_e46_nothing_to_draw_and_nothing_to_discard() -> None:
    who = {"hand": ["pie_01"], "skills": ["enh_cards"]}
    other = {"played": [name for name in CARD_NAMES if name != "pie_01"]}
    t = table(2, who, other, options={"enhanced": "yes"}).do("0 flip enh_cards")
    assert t.hand() == {"pie_01"}
    assert t.view(0).players[0].down == ("enh_cards",)


@pytest.mark.rule("SL-4.9.6", "SL-4.5.1")
def test_e47_who_ends_first_begins_next() -> None:
    t = table(3, me=1, round=2)
    t.do("1 end_round")
    t.do("1 help 4")
    assert t.turn == [2]
    t.do("2 end_round", "2 help 5")
    assert t.turn == [0]
    t.do("0 end_round", "0 help 6").deal()
    assert t.s.round == 3
    assert t.s.order == (1, 2, 0)


@pytest.mark.rule("SL-5.9", "SL-4.6.13")
def test_e48_a_token_flipped_during_the_action_is_no_site() -> None:
    who = {
        "have": RICH,
        "hand": HAND,
        "tokens": {"r6c4": "flipped", "r6c3": "up"},
        "special": "sp_road",
        "roads": ["r6c4-nw"],
    }
    t = table(2, who, specials=["sp_road"]).do("0 use property_2", "0 discard pie_01", "0 build tent r6c4")
    t.do("0 road r6c3-e", "0 choose produce", "0 stop")
    assert "house r2c4" in t.moves("build")
    assert "house r6c3" not in t.moves("build")
    assert t.refusal("cell:0:r6c3") == "SL-5.9 no-site-fresh"
    t.do("0 stop")
    assert t.legal() >= {"end_turn"}
    t = table(2, {**who, "tokens": {"r6c4": "flipped", "r6c3": "flipped"}}, specials=["sp_road"])
    t.do("0 use property_2", "0 discard pie_01")
    assert "house r6c3" in t.moves("build")
