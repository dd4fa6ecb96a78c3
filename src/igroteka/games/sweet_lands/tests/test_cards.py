"""Worker cards, industry bonuses and skill tokens."""

from __future__ import annotations

import pytest

from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands.components.boards import SKILL_NAMES
from igroteka.games.sweet_lands.components.deck import CARD_NAMES
from igroteka.games.sweet_lands.effects import Number
from igroteka.games.sweet_lands.rules.cards import refill_deck
from igroteka.games.sweet_lands.rules.turn import flips

from .scenario import RICH, asking, table


@pytest.mark.rule("SL-4.7.1", "SL-4.5.4")
def test_playing_costs_what_the_card_shows() -> None:
    t = table(2, {"have": {"gold": 2, "diamond": 1}, "hand": ["cake_04", "cake_06", "macaron_11"]})
    assert t.moves("play") == {"cake_04"}
    assert t.refusal("card:cake_06") == "SL-4.7.1 no-means-for-card"
    t = table(2, {"have": {"wheat": 4, "wood": 3, "iron": 1}, "hand": ["macaron_12", "pie_01"]})
    t.do("0 play macaron_12", "0 pay 4wheat 2wood 1iron")
    assert t.kinds() == {"skill"}
    assert t.have("wood") == 1


@pytest.mark.rule("SL-4.7.2")
def test_its_own_symbols_count() -> None:
    t = table(2, {"have": {"gold": 9}, "hand": ["cake_06", "pie_01"], "played": ["cake_31"]})
    t.do("0 play cake_06")
    assert t.have("vp") == 6
    t = table(2, {"have": {"gold": 9}, "hand": ["cake_31", "pie_01"]}).do("0 play cake_31")
    assert t.have("vp") == 0  # a round-end card does nothing now


@pytest.mark.rule("SL-4.7.3", "SL-3.14.2")
def test_employing_for_a_diamond() -> None:
    hand = ["cake_04", "cake_28", "pie_25"]
    t = table(2, {"have": {"gold": 20, "diamond": 2}, "hand": hand}).do("0 play cake_04")
    assert t.legal() == {"employ mining", "stop"}
    assert t.refusal("column:0:agri") == "SL-4.7.3 no-column-of-mark"
    t.do("0 employ mining")
    assert t.have("diamond") == 1
    assert t.view(0).players[0].columns == ((), (), ("cake_04",))
    assert t.view(0).players[0].played == ()
    t = table(2, {"have": {"gold": 20, "diamond": 2}, "hand": hand}).do("0 play cake_28")
    assert "employ" not in t.kinds()  # no mark
    t = table(2, {"have": {"gold": 20, "diamond": 2}, "hand": hand}).do(
        "0 play pie_25", "0 raise wheat", "0 raise iron"
    )
    assert t.moves("employ") == {"agri", "forest", "mining"}
    t = table(2, {"have": {"gold": 20}, "hand": hand}).do("0 play cake_04")
    assert "employ" not in t.kinds()  # no diamond
    full = {"have": {"gold": 20, "diamond": 1}, "hand": hand, "columns": {"mining": ["tiramisu_01"]}}
    assert "employ" not in table(2, full).do("0 play cake_04").kinds()


@pytest.mark.rule("SL-4.7.4", "SL-3.0.5")
def test_an_industry_bonus_from_top_to_bottom() -> None:
    who = {
        "have": {"gold": 1},
        "columns": {"agri": ["cake_02", "pie_13"]},
        "pieces": {"r2c4": "tent", "r3c3": "tent"},
        "skills": ["skill_on_bonus"],
    }
    t = asking("tent-5", who)
    assert (t.have("wheat"), t.have("vp")) == (3, 1)  # the column and the first worker; the second asks
    t.do("0 yes", "0 advance food")
    assert (t.have("wheat"), t.player().food, t.have("vp")) == (2, 1, 4)


@pytest.mark.rule("SL-4.7.5")
def test_twice_is_one_after_the_other() -> None:
    t = asking("brownie_23").do("0 column agri")
    assert t.have("wheat") == 2
    t.do("0 column mining")
    assert (t.have("iron"), t.have("gold")) == (1, 2)


@pytest.mark.rule("SL-5.18", "SL-3.0.1")
def test_employing_from_hand() -> None:
    who = {"character": "sena", "hand": ["cake_01"], "have": {"diamond": 0}}
    t = asking("tiramisu_10", who).do("* deal pie_13")
    assert t.legal() == {"hire cake_01 forest", "hire pie_13 agri", "stop"}
    t.do("0 hire pie_13 agri")
    assert t.have("wheat") == 0
    assert t.player().makes[0] == 0  # nothing is triggered
    assert t.player().sweets[1] == 2  # Sena's own symbol and the card's
    assert not t.events_of("played")


@pytest.mark.rule("SL-5.19")
def test_any_counts_for_every_industry() -> None:
    t = table(2, {"played": ["pie_25", "cake_28", "cake_31"], "columns": {"agri": ["pie_01"]}})
    counts = {mark: number("played", mark=mark) for mark in ("agri", "forest", "mining", "marked")}
    assert {mark: count.of(t.s, 0) for mark, count in counts.items()} == {
        "agri": 2,
        "forest": 1,
        "mining": 1,
        "marked": 2,
    }
    assert number("played").of(t.s, 0) == 4
    assert number("played", kind="round_end").of(t.s, 0) == 1


def number(what: str, **words: str) -> Number:
    return Number({"what": what, **words}, False)


@pytest.mark.rule("SL-5.36")
def test_reductions_of_gold_add_up() -> None:
    who = {"have": {"gold": 0}, "hand": ["brownie_31", "pie_01"], "played": ["brownie_28"]}
    t = asking("wagashi_09", who)
    assert t.moves("play") == {"brownie_31"}  # 9 gold less 8 and less 2 brownies
    t.do("0 play brownie_31")
    assert t.have("gold") == 0


@pytest.mark.rule("SL-3.0.2")
def test_playing_by_an_effect_is_optional() -> None:
    who = {"have": {"gold": 9}, "hand": ["cake_31", "pie_01"]}
    t = asking("wagashi_09", who).do("0 stop")
    assert t.hand() == {"cake_31", "pie_01"}
    assert "play" not in asking("wagashi_09", {**who, "hand": ["cake_31"]}).kinds()  # the last card stays


@pytest.mark.rule("SL-3.0.2")
def test_nobody_else_sees_whether_a_hand_holds_a_fitting_card() -> None:
    fitting = asking("wagashi_09", {"hand": ["cake_31", "pie_01"]})
    other = asking("wagashi_09", {"hand": ["pie_02", "pie_01"]})
    assert fitting.legal() == {"play cake_31", "stop"}
    assert other.legal() == {"stop"}
    assert fitting.view(1) == other.view(1)


# ---------------------------------------------------------------- skill tokens


@pytest.mark.rule("SL-4.8.3", "SL-3.10.1")
def test_taking_skill_tokens() -> None:
    t = asking("macaron_10", {"skills": ["skill_gold"]})
    assert t.moves("skill") == set(SKILL_NAMES[:12]) - {"skill_gold"}
    assert t.refusal("skill:skill_gold") == "SL-4.8.3 no-skill-twice"
    t.do("0 skill skill_orange")
    assert t.moves("prosper") == {"terrain", "rabbit"}
    assert t.s.stacks[0] == 2
    owners = [{"skills": ["skill_gold"]}] * 3
    t = asking("macaron_10", {}, *owners, seats=4)
    assert "skill_gold" not in t.moves("skill")
    assert t.refusal("skill:skill_gold") == "SL-4.8.3 no-skill-left"


@pytest.mark.rule("SL-4.8.1", "SL-4.5.2")
def test_a_flip_property_is_a_main_action() -> None:
    t = table(2, {"skills": ["skill_gold", "skill_food"], "hand": ["pie_01"]})
    assert t.moves("flip") == {"skill_gold"}
    assert t.refusal("token:0:skill_food") == "SL-4.8.1 no-flip-property"
    t.do("0 flip skill_gold")
    assert t.have("gold") == 8
    assert t.refusal("token:0:skill_gold") == "SL-4.8.1 no-flip-twice"
    assert "end_turn" in t.legal()


@pytest.mark.rule("SL-4.8.1")
def test_a_token_that_lies_face_down_is_not_flipped_again() -> None:
    t = table(2, {"skills": ["skill_gold"], "hand": ["pie_01"]}).do("0 flip skill_gold")
    assert t.view(0).players[0].down == ("skill_gold",)
    assert flips(t.s, 0) == []
    t.do("0 end_turn", "1 end_round", "1 help 4")
    assert t.turn == [0]
    assert not t.moves("flip")


@pytest.mark.rule("SL-4.7.1")
def test_exactly_enough_resources_of_choice_pay_for_a_card() -> None:
    for iron, cards in ((0, set()), (1, {"macaron_12"})):
        have = {"wheat": 4, "wood": 2, "iron": iron}
        assert table(2, {"have": have, "hand": ["macaron_12", "pie_01"]}).moves("play") == cards


@pytest.mark.rule("SL-4.1.4")
@pytest.mark.parametrize("reshuffle", ["yes", "no"])
def test_an_empty_deck_is_made_anew_only_if_the_option_says_so(reshuffle: str) -> None:
    t = table(2, options={"reshuffle": reshuffle})
    t.s.deck, t.s.discard = [], sorted(t.s.deck)
    before = len(t.s.discard)
    assert refill_deck(t.s) == (reshuffle == "yes")
    assert (len(t.s.deck), len(t.s.discard)) == ((before, 0) if reshuffle == "yes" else (0, before))


@pytest.mark.rule("SL-4.8.2", "SL-4.14.4")
def test_a_flip_that_begins_with_a_payment() -> None:
    who = {"skills": ["enh_industry"], "have": {"iron": 3}}
    t = table(2, who, options={"enhanced": "yes"})
    assert not t.moves("flip")
    assert t.refusal("token:0:enh_industry") == "SL-4.8.2 no-means-for-flip"
    t = table(2, {**who, "have": {"iron": 4}}, options={"enhanced": "yes"}).do("0 flip enh_industry")
    assert t.have("iron") == 0
    assert t.moves("advance") == {"cart"}


@pytest.mark.rule("SL-4.8.2", "SL-5.13")
def test_a_paid_flip_may_come_to_nothing() -> None:
    who = {"skills": ["enh_industry"], "cart": 4, "have": {"iron": 5}}
    t = table(2, who, options={"enhanced": "yes"}).do("0 flip enh_industry")  # a laboratory is in the way
    assert t.have("iron") == 1
    assert t.refusal("token:0:enh_industry") == "SL-4.8.1 no-flip-twice"
    assert "end_turn" in t.legal()


@pytest.mark.rule("SL-4.14.4", "SL-4.8.3")
def test_nobody_must_pay_for_an_enhanced_token() -> None:
    more: JsonDraft = {"options": {"enhanced": "yes"}, "offer": ["enh_city", "enh_gold"]}
    all_types = list(SKILL_NAMES[:12])
    t = asking("macaron_10", {"have": {"diamond": 1}, "skills": all_types}, **more)
    assert t.legal() == {"skill enh_city", "skill enh_gold", "stop"}
    t.do("0 stop")
    assert t.have("diamond") == 1
    t = asking("macaron_10", {"have": {"diamond": 1}, "skills": all_types[1:]}, **more)
    # One that is free must be taken, if not another one instead.
    assert t.legal() == {"skill skill_orange", "skill enh_city", "skill enh_gold"}
    # Jasmine may leave the second token only.
    jasmine = {"character": "jasmine", "have": {"diamond": 2}, "skills": all_types}
    t = asking("macaron_10", jasmine, **more).do("0 skill enh_city", "0 stop")
    assert t.have("diamond") == 1


@pytest.mark.rule("SL-4.14.4")
def test_enhanced_tokens_for_a_diamond() -> None:
    more: JsonDraft = {"options": {"enhanced": "yes"}, "offer": ["enh_city", "enh_gold"]}
    t = asking("macaron_10", **more)
    assert not t.moves("skill") & {"enh_city", "enh_gold"}
    assert t.refusal("skill:enh_city") == "SL-4.14.4 no-diamond-for-skill"
    t = asking("macaron_10", {"have": {"diamond": 1}}, **more).do("0 skill enh_gold")
    assert t.have("diamond") == 0
    assert t.view(0).offer == ("enh_city",)
    assert "enh_gold" in t.view(1).players[0].skills


@pytest.mark.rule("SL-5.1")
def test_the_token_of_columns() -> None:
    more: JsonDraft = {"options": {"enhanced": "yes"}, "offer": ["enh_columns"]}
    who = {"have": {"diamond": 1}, "hand": ["pie_01"], "columns": {"agri": ["pie_03"]}}
    t = asking("macaron_10", who, **more).do("0 skill enh_columns", "* deal cake_28")
    assert t.legal() == {"hire pie_01 agri", "stop"}
    assert t.view(0).players[0].limits == (2, 2, 2)


@pytest.mark.rule("SL-5.4")
def test_enhanced_cities_and_ports() -> None:
    who = {"skills": ["enh_city", "enh_port"], "pieces": {"r2c4": "tent", "r3c3": "house", "r3c4": "lab"}}
    way = ["r1c4", "r1c5", "r0c6"]
    t = table(2, {**who, "tokens": dict.fromkeys(way, "up")}, options={"enhanced": "yes"}).do("0 end_round")
    assert t.have("vp") == 3 + 2


@pytest.mark.parametrize(
    ("token", "area", "unit", "price"),
    [("enh_road_cost", "road_3", "wood", 3), ("enh_terrain_cost", "terrain_3", "wheat", 4)],
)
@pytest.mark.rule("SL-4.14.4")
def test_enhanced_tokens_change_prices(token: str, area: str, unit: str, price: int) -> None:
    who = {"skills": [token], "have": {unit: price}, "hand": ["pie_01", "pie_02"]}
    t = table(2, who, options={"enhanced": "yes"}).do(f"0 use {area}", "0 discard pie_01")
    assert t.have(unit) == 0


@pytest.mark.rule("SL-4.14.4", "SL-3.10.1")
def test_other_enhanced_tokens() -> None:
    options: JsonDraft = {"options": {"enhanced": "yes"}}
    t = table(2, {"skills": ["enh_gold_vp"], "have": RICH, "hand": ["brownie_01", "pie_01"]}, **options)
    assert t.do("0 play brownie_01").have("vp") == 5
    t = table(2, {"skills": ["enh_play_vp"], "have": RICH, "hand": ["cake_28", "pie_01"]}, **options)
    assert t.do("0 play cake_28").have("vp") == 6 + 2
    who = {"skills": ["enh_brownie"], "have": RICH, "hand": ["cake_29", "pie_01"], "played": ["brownie_28"]}
    assert table(2, who, **options).do("0 play cake_29").have("gold") == 40 - 8
    t = table(
        2, {"skills": ["enh_rabbit"], "have": {"wheat": 4}, "food": 3, "pieces": {"r2c4": "tent"}}, **options
    )
    t.do("0 flip enh_rabbit", "0 advance food", "0 rabbit r2c4")
    assert t.have("gold") == 3
    t = table(2, {"skills": ["enh_sweet"], "played": ["cake_28", "cake_31"]}, **options).do("0 end_round")
    assert t.have("vp") == 2 * 3 + 3
    t = table(2, {"skills": ["enh_cards"], "hand": ["pie_01"]}, **options)
    t.do("0 flip enh_cards", "* deal pie_02", "* deal pie_03", "0 discard pie_01")
    assert t.hand() == {"pie_02", "pie_03"}


# ---------------------------------------------------------------- effects


@pytest.mark.rule("SL-3.0.1")
def test_steps_in_any_order() -> None:
    t = asking("area-terrain_road_3")
    assert t.legal() == {"first terrain", "first road"}
    t.do("0 first road", "0 stop")
    assert "place" in t.kinds()


@pytest.mark.rule("SL-3.0.3")
def test_payments_inside_effects_are_optional() -> None:
    t = asking("cake_10-labour", {"have": {"wheat": 1}})
    assert t.legal() == {"yes", "no"}
    t.do("0 no")
    assert t.have("wheat") == 1
    assert asking("cake_10-labour").turn == [1]
    t = asking("pie_15", {"have": {"wheat": 3}}).do("0 times 2")
    assert (t.have("wheat"), t.have("gold")) == (1, 8)


@pytest.mark.rule("SL-3.0.6", "SL-5.24")
def test_per_and_if() -> None:
    assert asking("macaron_19", {"hand": list(CARD_NAMES[:8])}).have("gold") == 12  # at most six cards
    t = asking(
        "wagashi_18", {"tokens": dict.fromkeys(["r1c3", "r1c4", "r2c3", "r2c5", "r3c2", "r3c5"], "up")}
    )
    assert t.have("vp") == 1  # one for each five tokens


@pytest.mark.rule("SL-3.0.6")
def test_a_condition_is_read_when_its_step_comes() -> None:
    t = asking("tiramisu_27", {"cart": 5, "pieces": {"r2c4": "lab"}})
    t.do("0 advance cart")  # the gain cannot be had yet and waits
    assert t.have("ip") == 2
    assert asking("tiramisu_27", {"cart": 4}).have("ip") == 0


@pytest.mark.rule("SL-3.0.5")
def test_abilities_before_the_site_and_before_employment() -> None:
    who = {"character": "sena", "have": RICH, "hand": ["cake_04", "pie_01"]}
    t = table(2, who).do("0 play cake_04")
    assert t.legal() == {"employ mining", "stop"}
    assert t.player().makes[0] == 1  # already counted
    t = asking("brownie_13", {"skills": ["skill_on_property"]}).do("0 build tent r2c4")
    assert t.have("vp") == 2  # before the question of the site is answered
    assert t.legal() == {"choose produce", "choose prosper"}
