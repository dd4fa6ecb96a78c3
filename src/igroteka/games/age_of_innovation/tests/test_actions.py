"""Upgrades, tracks, power and book actions, passing, standing orders."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import question_for, register
from igroteka.core.frames import Ask
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.rules.land import span
from igroteka.games.age_of_innovation.rules.pieces import bridge_sites

from .scenario import table

register(GAME)


@pytest.mark.rule("AI-4.6.2.1", "AI-4.6.2.3", "AI-4.6.2.4", "AI-4.6.2.5")
def test_the_prices_of_upgrades() -> None:
    t = table(buildings={"E9": "0 workshop", "H6": "0 guild", "A4": "0 school", "D4": "0 university"})
    assert t.after("upgrade H6") == {"palace", "school"}
    assert [t.show(m).cost for m in ("upgrade H6 palace", "upgrade H6 school")] == ["4t 6c", "3t 5c"]
    assert "upgrade A4 university" not in t.legal()  # only one university
    assert t.refusal("hex:D4") == "AI-4.6.2.1 no-upgrade"
    t = table(buildings={"A4": "0 school"})
    assert t.show("upgrade A4 university").cost == "5t 8c"
    t.do("0 upgrade A4 university")
    assert t.kinds() == {"competency"}


@pytest.mark.rule("AI-4.6.2.10")
def test_palace_and_university_are_built_once() -> None:
    t = table(buildings={"H6": "0 guild", "A4": "0 school"})
    assert {"upgrade H6 palace", "upgrade A4 university"} <= t.legal()
    t = table(
        buildings={"H6": "0 guild", "A4": "0 school", "D4": "0 palace", "E9": "0 university"},
        palace=["palace-1"],
        palaces=["palace-2", "palace-17"],
    )
    assert "upgrade H6 school" in t.legal()
    assert not {"upgrade H6 palace", "upgrade A4 university"} & t.legal()


@pytest.mark.rule("AI-4.6.2.2")
def test_only_an_opponent_makes_a_guild_cheaper() -> None:
    own = {"E9": "0 workshop", "E10": "0 workshop"}
    alone = table(buildings=own)
    assert alone.show("upgrade E9 guild").cost == "2t 6c"
    assert alone.do("0 upgrade E9 guild").has("c") == 20 - 6
    beside = table(buildings={**own, "D9": "1 workshop"})
    assert beside.show("upgrade E9 guild").cost == "2t 3c"
    assert beside.do("0 upgrade E9 guild").has("c") == 20 - 3


@pytest.mark.rule("AI-4.6.7.3")
def test_no_site_takes_a_second_bridge() -> None:
    t = table(buildings={"C8": "0 workshop", "D9": "0 workshop"})
    free = bridge_sites(t.s, 0, False)
    assert len(free) > 1
    for who, site in ((0, free[0]), (1, free[1])):
        span(t.s, who, site)
    assert bridge_sites(t.s, 0, False) == free[2:]


@pytest.mark.rule("AI-4.6.2.6", "AI-4.6.2.3")
def test_pieces_go_back_to_their_rows() -> None:
    t = table(buildings={"H6": "0 guild"})
    assert t.s.left[:5] == [9, 3, 3, 1, 1]
    t.do("0 upgrade H6 palace")
    assert t.after("palace") == {"palace-1", "palace-2", "palace-17"}
    t.do("0 palace palace-2")
    assert t.s.left[:5] == [9, 4, 3, 1, 0]
    assert "palace-2" not in t.view().palaces


@pytest.mark.rule("AI-4.2.14", "AI-4.6.2.7", "AI-5.44")
def test_a_drafted_palace_needs_no_choice() -> None:
    t = table(buildings={"H6": "0 guild"}, drafted=["palace-17"], palaces=[], options={"factions": "draft"})
    t.do("0 upgrade H6 palace")
    assert (t.vp(), t.view().players[0].palace) == (30, "palace-17")
    t = table(
        buildings={"E9": "0 guild", "E10": "0 guild", "D9": "0 workshop", "D10": "0 workshop"},
        drafted=["palace-8"],
        palaces=[],
        options={"factions": "draft"},
    )
    t.do("0 upgrade E10 palace")
    assert t.kinds() == {"city"}  # power 7 of 6


@pytest.mark.rule("AI-2.5", "AI-4.5.7")
def test_an_empty_row_builds_nothing() -> None:
    guilds = dict.fromkeys(("A4", "C8", "D4", "H3"), "0 guild")
    t = table(buildings={**guilds, "E9": "0 workshop"}, palaces=[])
    assert "upgrade E9 guild" not in t.legal()
    assert t.refusal("hex:E9") == "AI-2.5 no-piece-left"


@pytest.mark.rule("AI-4.6.3.1", "AI-3.3.3", "AI-3.3.9")
@pytest.mark.parametrize(("native", "steps"), [("desert", [2, "books", 4]), ("lake", [0, 3, "books"])])
def test_the_shipping_track(native: str, steps: list[int | str]) -> None:
    for level, gives in enumerate(steps):
        if native == "lake" and level == 0:
            continue
        t = table(natives=(native, "swamp"), shipping=[level]).do("0 ship")
        assert (t.has("s"), t.has("c"), t.s.shipping[0]) == (1, 16, level + 1)
        assert t.kinds() == {"book"} if gives == "books" else t.vp() == 20 + int(gives)
    assert "ship" not in table(shipping=[3]).legal()
    assert table(shipping=[3]).refusal("track:shipping") == "AI-4.6.3.1 no-track-end"


@pytest.mark.rule("AI-4.6.4.1", "AI-3.3.4", "AI-3.3.7")
def test_the_terraforming_track() -> None:
    t = table().do("0 terraform")
    assert (t.has("c"), t.has("t"), t.has("s"), t.kinds()) == (15, 9, 1, {"book"})
    assert table(natives=("plains", "swamp")).do("0 terraform").has("c") == 19
    assert "terraform" not in table(terraforming=[2]).legal()


@pytest.mark.rule("AI-3.10.1", "AI-4.6.7.1")
@pytest.mark.parametrize(
    ("name", "unit", "n", "left"), [("scholar", "s", 3, 9), ("tools", "t", 12, 8), ("coins", "c", 27, 8)]
)
def test_power_actions(name: str, unit: str, n: int, left: int) -> None:
    t = table(bowls=[(0, 0, 12)]).do(f"0 power {name}")
    assert (t.has(unit), t.has("pw")) == (n, left)
    t.skip()
    assert f"power {name}" not in t.legal(1)
    assert (
        table(bowls=[(0, 0, 12)], crossed=[f"power-{name}"]).refusal(f"power:{name}")
        == "AI-4.6.7.1 no-crossed"
    )


@pytest.mark.rule("AI-3.10.2", "AI-4.6.7.2", "AI-4.6.7.1")
def test_book_actions() -> None:
    purse = [{"bb": 1, "bl": 1, "bm": 1}]
    t = table(purse=purse).do("0 books power")
    assert t.after("spend") == {"banking", "law", "medicine"}
    t.do("0 spend law")
    assert (t.bowls(), t.books()) == ((0, 12, 0), [1, 0, 0, 1])
    t = table(purse=purse).do("0 books coins", "0 spend law", "0 spend banking")
    assert (t.has("c"), t.books()) == (6, [0, 0, 0, 1])
    stands = {"E9": "0 guild", "H6": "0 guild neutral"}
    t = table(buildings=stands, purse=purse, book_actions=("score_guilds", "coins", "levels"))
    t.do("0 books score_guilds", "0 spend law", "0 spend banking")
    assert t.vp() == 24
    t = table(purse=[{"bb": 3}], book_actions=("spade_3", "coins", "levels")).do("0 books spade_3")
    assert t.view().free == 3
    assert table(purse=[{"bb": 3}], crossed=["books-power"]).after("books") == {"coins", "levels"}


@pytest.mark.rule("AI-5.43")
def test_an_action_for_nothing_is_allowed() -> None:
    t = table(purse=[{"s": 7, "bb": 2}], bowls=[(0, 0, 12)], book_actions=("score_guilds", "power", "levels"))
    assert {"power scholar", "books score_guilds", "books power"} <= t.legal()


@pytest.mark.rule("AI-4.5.7")
def test_terraforming_must_be_possible() -> None:
    around = {"E8": "1 workshop", "D9": "1 workshop", "E10": "1 workshop", "F9": "1 workshop"}
    t = table(buildings={"E9": "0 workshop", **around}, bowls=[(0, 0, 12)])
    assert "power spade_1" not in t.legal()


@pytest.mark.rule("AI-4.6.8.1")
def test_special_actions_once_a_round() -> None:
    t = table(buildings={"E9": "0 palace"}, palace=["palace-1"], passed=[1])
    t.do("0 act palace-1").skip()
    assert "act palace-1" not in t.legal()
    assert t.view().players[0].used == ("palace-1",)
    t.do("0 pass", "0 bonus send_scholar").skip()
    while t.view().phase != "actions":
        t.do(f"{t.turn[0]} {sorted(t.legal())[0]}")
    assert t.view().players[0].used == ()


@pytest.mark.rule("AI-4.6.2.1", "AI-2.5")
def test_a_refused_upgrade_names_a_building_that_is_left() -> None:
    stands = {"E9": "0 guild", "H6": "0 school", "C8": "0 school", "C11": "0 school"}
    refusal = table(buildings=stands, purse=[{}]).why_not("hex:E9", 0)
    assert refusal is not None
    assert refusal.text.key == "no-upgrade-price"
    assert [refusal.text.args[key] for key in ("building", "tools", "coins")] == ["palace", 4, 6]


# ---------------------------------------------------------------- passing


@pytest.mark.rule("AI-4.6.11.2", "AI-4.6.11.3", "AI-4.5.3", "AI-4.5.9")
def test_passing() -> None:
    t = table(coins_on={"send_scholar": 3})
    assert "pass" in t.legal()
    t.do("0 pass")
    assert t.after("bonus") == {"river_workshop", "send_scholar", "build_guild"}
    t.do("0 bonus send_scholar")
    assert (t.has("c"), t.view().players[0].bonus, t.s.passed) == (23, "send_scholar", [0])
    assert set(t.view().display) == {"river_workshop", "coins", "build_guild"}
    t.skip().do("1 send law 3").skip()
    assert t.turn == [1]  # seat 0 gets no more turns


@pytest.mark.rule("AI-4.6.11.2", "AI-4.11.3")
def test_the_coins_on_a_bonus_are_paid_once() -> None:
    t = table(coins_on={"send_scholar": 3}).do("0 pass", "0 bonus send_scholar")
    assert t.has("c") == 23
    assert not any(t.s.coins_on), "nobody finds them again when the tile lies open once more"


@pytest.mark.rule("AI-4.6.11.2")
def test_a_new_bonus_rests_until_phase_1() -> None:
    t = table(3, bonuses=("coins", "power_coins", "knowledge")).do("0 pass", "0 bonus river_workshop")
    assert t.s.able[0].total("shipping") == 0


@pytest.mark.rule("AI-4.6.11.4", "AI-4.11.4")
def test_the_last_round_has_no_new_bonus() -> None:
    t = table(round=6, passed=[1], territory=13).do("0 pass").skip()
    assert t.over


@pytest.mark.rule("AI-4.6.11.4", "AI-3.8.1")
def test_in_the_last_round_the_bonus_stays_and_works_on() -> None:
    stands = {"C8": "0 palace", "D9": "0 guild", "E9": "0 workshop", "E8": "0 workshop"}
    t = table(
        buildings=stands,
        palace=["palace-14"],
        bonuses=("river_workshop", "coins"),
        round=6,
        passed=[1],
        territory=13,
    )
    far = t.hexes("dig")
    t.do("0 pass", "0 river_city D8", "0 city spades")
    assert t.hexes("dig") == far
    assert {"B9", "D6"} <= far  # over one river hex
    t.do("0 dig B9 3", "0 build B9")
    assert t.item("bonuses") == 2


@pytest.mark.rule("AI-5.23")
def test_levels_of_a_pass_score() -> None:
    t = table(bonuses=("pass_school", "coins"), buildings={"E9": "0 school"}, tile="science_medicine")
    assert t.do("0 pass", "0 level law").vp() == 21


@pytest.mark.rule("AI-4.5.1")
def test_one_action_and_the_next_has_a_turn() -> None:
    t = table(3).do("0 send law 3").skip()
    assert t.turn == [1]
    assert t.refusal("hex:A1", 1)


@pytest.mark.rule("AI-4.5.9")
def test_with_nothing_else_only_passing_is_left() -> None:
    t = table(purse=[{}], bowls=[(12, 0, 0)])
    assert t.legal() == {"pass"}


# ---------------------------------------------------------------- standing orders


@pytest.mark.rule("AI-4.9.1")
@pytest.mark.parametrize(
    ("offers", "dear", "answer"),
    [("ask", "ask", None), ("1", "ask", "accept"), ("0", "ask", None), ("0", "decline", "decline")],
)
def test_orders_for_offers(offers: str, dear: str, answer: str | None) -> None:
    t = table(buildings={"E10": "1 guild", "E8": "0 workshop"}).do("0 build E9")
    frame = question_for(t.s, 1)
    assert isinstance(frame, Ask)
    given = frame.standing(t.s, {"offers": offers, "dear_offers": dear, "after_action": "ask"})
    assert (None if given is None else str(given)) == answer


def test_orders_in_a_match() -> None:
    m = Match.begin(
        "age_of_innovation", table(buildings={"E10": "1 guild", "E8": "0 workshop"}).s.to_data(), seed=1
    )
    m.order(1, "offers", "8")
    m.order(0, "after_action", "end")
    m.play("build E9", seat=0)
    assert [str(e.move) for e in m.entries] == ["build E9", "accept", "end"]
    assert m.seat == 1


def test_ending_the_turn_is_never_automatic_while_a_city_waits() -> None:
    stands = {"C8": "0 palace", "D9": "0 guild", "E9": "0 workshop", "E10": "0 workshop"}
    t = table(buildings=stands, palace=["palace-14"], terraformed={"E8": "desert"}).do("0 build E8")
    frame = question_for(t.s, 0)
    assert isinstance(frame, Ask)
    assert frame.standing(t.s, {"offers": "ask", "dear_offers": "ask", "after_action": "end"}) is None
