"""The Automa: its cards, its choices and its factions."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core import AUTOMA, Rng, chance, playout, question_for
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.automa import AUTOMA_NAMES, CARD_NAMES, CARDS
from igroteka.games.age_of_innovation.components.maps import DISTANCE, HEXES
from igroteka.games.age_of_innovation.rules.automa_choices import building_sites, pick_by_card

from .scenario import Table, table
from .start import until

STARTERS = [f"card-{n}" for n in range(1, 7)]


def alone(
    buildings: dict[str, str] | None = None,
    marked: tuple[str, ...] = (),
    automa: str = "simpletons",
    level: str = "2",
    **more: Any,
) -> Table:
    """Your turn against an Automa of the swamp."""
    stands = {"E9": "0 workshop", "B7": "1 workshop", **(buildings or {})}
    more.setdefault("deck", STARTERS)
    more.setdefault("bonuses", ("coins", "power_coins"))
    return table(1, stands, options={"automa": automa, "level": level}, marked=list(marked), **more)


def turn(t: Table, support: int, action: int) -> Table:
    """You send a scholar; then the Automa draws a card that supports and one that acts."""
    t.do("0 send law 3").skip()
    return t.do(f"* draw_card card-{support}", f"* draw_card card-{action}")


@pytest.mark.rule("AI-4.12.1", "AI-4.12.2", "AI-4.12.4", "AI-4.12.5")
def test_the_set_up() -> None:
    s = GAME.new(1, {"level": "3", "automa": "druids"})
    chance(s, Rng(3))
    v = GAME.view(s, 0)
    assert (v.side, len(v.innovation_cells), len(v.palaces), len(v.sets)) == ("1-3", 6, 3, 3)
    assert all(len(factions) == 2 for _, factions, _ in v.sets)
    assert (len(v.display), v.deck) == (4, 7)
    assert v.players[1].bonus
    assert v.players[1].level == (0, 0, 0, 2)
    t = Table(s)
    terrain = sorted(t.after("set"))[0]
    t.do(f"0 set {terrain}")
    assert len(t.after("faction")) == 2
    t.do(f"0 faction {sorted(t.after('faction'))[0]}")
    assert terrain not in t.after("automa_terrain")
    assert len(t.after("automa_terrain")) == 6


@pytest.mark.rule("AI-4.12.3", "AI-4.12.4")
def test_its_workshops_stand_between_yours() -> None:
    s = GAME.new(1)
    until(s, "ChooseAutomaTerrain", {"draw_faction": ["goblins", "illusionists"]})
    t = Table(s)
    t.do("0 automa_terrain swamp" if "automa_terrain swamp" in t.legal() else f"0 {sorted(t.legal())[0]}")
    native = t.view().players[1].native
    until(s, "PlaceStart", {})
    t.do(f"0 {sorted(t.legal())[0]}")
    t.do("* draw_card card-7")
    assert len(t.s.homes[1]) == 2
    assert len(t.view().marked) == 1
    assert {t.terrain(HEXES[h]) for h in t.s.homes[1]} == {native}
    assert t.kinds() == {"place"}
    until(s, "ChooseSoloBonus", {})
    assert len(t.legal()) == 4
    t.do(f"0 {sorted(t.legal())[0]}")
    assert sorted(t.view().coins_on.values()) == [1, 1, 1]
    until(s, "Turn", {})
    assert t.s.order == [0, 1]


@pytest.mark.rule("AI-4.12.5")
@pytest.mark.parametrize(("level", "cards"), [("1", 5), ("2", 6), ("3", 7), ("4", 8), ("5", 8)])
def test_the_deck_by_level(level: str, cards: int) -> None:
    s = GAME.new(1, {"level": level})
    chance(s, Rng(1))
    assert sum(s.deck) == cards
    assert bool(s.deck[2]) == (level != "1")
    assert s.deck[12] or level != "5"


@pytest.mark.rule("AI-4.12.6", "AI-4.12.5")
def test_a_card_joins_after_each_round() -> None:
    t = alone(passed=[1], level="1", deck=["card-1"], discard=["card-2", "card-4", "card-5", "card-6"])
    t.do("0 pass", "0 bonus send_scholar").skip()
    assert t.view().deck == 6
    assert t.s.deck[2] == 1  # card 3 came first
    t = alone(passed=[1], deck=["card-1"], discard=["card-2", "card-3", "card-4", "card-5", "card-6"])
    t.do("0 pass", "0 bonus send_scholar").skip().do("* draw_card card-9")
    assert t.view().deck == 7


@pytest.mark.rule("AI-4.12.7")
def test_support_and_action() -> None:
    t = turn(alone(), 1, 3)
    assert (t.view().support, t.view().action, t.view().deck) == ("card-1", "card-3", 5)
    t.do("0 return law").skip()
    t.do("* draw_card card-4")
    assert (t.view().support, t.view().action) == ("card-3", "card-4")


@pytest.mark.rule("AI-4.12.7", "AI-4.12.16")
def test_when_it_passes() -> None:
    t = alone(deck=["card-1"], top="card-2", discard=["card-3"], passed=[], tile="big_medicine")
    t.do("0 send law 3").skip()
    t.do("* draw_card card-1")  # the last card, but it has no pass mark
    assert t.s.passed == []
    t = alone(deck=["card-2", "card-5"], top="card-1", discard=["card-3"], tile="big_medicine")
    t.do("0 send law 3").skip().do("* draw_card card-2")
    assert t.s.passed == [1]
    assert t.vp(1) == 24
    t = alone(deck=[], top="card-1", discard=["card-3"], tile="big_medicine")
    t.do("0 send law 3").skip()
    assert t.s.passed == [1]


@pytest.mark.rule("AI-4.12.16", "AI-4.12.24")
def test_its_pass_changes_the_bonus() -> None:
    t = alone(deck=[], top="card-2", discard=["card-3"], coins_on={"send_scholar": 3}, automa="racelings")
    t.do("0 send law 3").skip()
    assert t.view().players[1].bonus == "send_scholar"  # card 2 points to the middle
    assert "power_coins" in t.view().display
    assert t.view().coins_on == {}
    assert t.vp(1) == 20 + 2 * 3  # the first to pass counts twice
    t = alone(deck=[], top="card-2", discard=["card-3"], round=5, tile="guild_law")
    assert t.do("0 send law 3").skip().vp(1) == 25


@pytest.mark.rule("AI-4.12.16")
def test_its_last_pass_is_by_the_final_tile() -> None:
    t = alone(deck=[], top="card-2", discard=["card-3"], round=6, final="final_workshop")
    assert t.do("0 send law 3").skip().vp(1) == 28


@pytest.mark.rule("AI-4.12.15")
def test_directions() -> None:
    forward, back = CARDS[0], CARDS[4]
    assert (forward.forward, forward.count, back.forward, back.count) == (True, 2, False, 2)
    assert pick_by_card([1, 2, 3], forward) == 2
    assert pick_by_card([1, 2, 3, 4], back) == 3
    assert pick_by_card([7], forward) == 7
    assert pick_by_card([1, 2], CARDS[6]) == 2  # the fourth, round and round


@pytest.mark.rule("AI-4.12.8", "AI-4.12.17", "AI-4.12.18", "AI-4.12.20")
def test_it_builds() -> None:
    t = alone({"H6": "0 guild"}, marked=("B7",), round=1)
    turn(t, 2, 4)  # support: marked, priority B, backwards 1
    sites = {"A7", "A8", "B8"}
    built = {HEXES[h] for h in t.s.homes[1]} - {"B7"}
    assert len(built) == 1
    assert built <= sites
    # swamp, lake, plains …: the lake hex comes first
    assert built == {"A7"}
    assert t.terrain("A7") == "swamp"
    assert t.view().marked == ("A7", "B7")


@pytest.mark.rule("AI-4.12.18", "AI-4.12.20")
def test_its_building_offers_you_power_and_the_discount() -> None:
    t = turn(alone({"A8": "0 guild"}, marked=("B7",), round=1), 2, 4)
    assert t.kinds() == {"accept", "decline"}
    frame = question_for(t.s, 0)
    assert frame is not None
    assert frame.prompt(t.s).args["seat"] == AUTOMA
    t.do("0 accept")
    assert t.vp() == 19
    assert alone({"C8": "0 workshop", "B8": "1 workshop"}).show("upgrade C8 guild").cost == "2t 3c"


@pytest.mark.rule("AI-4.12.9")
def test_bringing_its_groups_together() -> None:
    t = alone({"E6": "1 workshop", "B7": "1 workshop"}, marked=("B7",), round=1)
    free = building_sites(t.s, CARDS[3], False)  # unmarked, without bring-together
    closer = building_sites(t.s, CARDS[2], False)  # unmarked, with it
    assert set(closer) < set(free)
    assert closer


@pytest.mark.rule("AI-4.12.10", "AI-4.12.11")
def test_without_a_workshop_it_upgrades() -> None:
    nine = dict.fromkeys(["A7", "A8", "B2", "B4", "B7", "D11", "G4", "I7", "H8"], "1 workshop")
    t = alone(nine, marked=("B7",))
    turn(t, 2, 4)
    while t.kinds() == {"accept", "decline"}:
        t.do("0 decline")
    kinds = [t.s.building[h] for h in t.s.homes[1]]
    assert sorted(kinds) == [0] * 8 + [1]


@pytest.mark.rule("AI-4.12.11")
def test_it_upgrades_beside_you_first() -> None:
    t = alone({"E8": "1 workshop", "B7": "1 guild", "H9": "1 school"})
    turn(t, 2, 1)
    t.do("0 decline")
    assert t.building("E8") == "1 guild"
    t = turn(alone({"B7": "1 guild"}), 3, 1)
    assert t.building("B7") == "1 palace"


@pytest.mark.rule("AI-4.12.12", "AI-4.12.17")
def test_it_blocks_actions() -> None:
    t = turn(alone(), 1, 2)  # support: forward 2
    assert t.view().crossed == ("power-scholar", "books-coins")
    assert t.vp(1) == 21  # VP of level 2 in round 2
    t = turn(alone(level="5", round=3), 1, 2)
    assert t.vp(1) == 24


@pytest.mark.rule("AI-4.12.13")
def test_it_sends_scholars() -> None:
    t = turn(alone(tile="school_banking", levels=[[0] * 4, [1, 1, 1, 1]]), 1, 3)  # by the round tile
    assert t.level("banking", 1) == 4
    assert t.s.spaces[0] == 1
    t = turn(alone(tile="school_banking", levels=[[5, 0, 9, 0], [1, 1, 8, 0]]), 2, 3)
    assert t.level("medicine", 1) == 3  # it stood at 0 there
    t = turn(alone(tile="school_banking", levels=[[5, 0, 9, 4], [1, 2, 8, 1]], cities=[{"tools": 1}]), 2, 3)
    assert t.level("engineering", 1) == 11  # nearest to you, and no key is needed
    t = turn(alone(tile="school_banking", spaces={"banking": [0, 1, 1, 1]}, levels=[[0] * 4, [1] * 4]), 1, 3)
    assert t.level("banking", 1) == 2  # no space: one level


@pytest.mark.rule("AI-4.12.14")
def test_it_takes_innovations_from_round_3_on() -> None:
    t = turn(alone(round=2), 1, 6)
    assert not t.view().players[1].innovations
    t = turn(alone(round=3, levels=[[0] * 4, [1, 2, 3, 4]]), 1, 6)
    shelf = alone(round=3).view().innovation_cells
    assert t.view().players[1].innovations == (shelf[5],)  # the second from the top left
    assert sum(t.s.level[4:8]) == 11


@pytest.mark.rule("AI-4.12.19")
def test_the_end_against_the_automa() -> None:
    t = alone(
        {"H6": "0 workshop", "B8": "1 workshop"},
        round=6,
        passed=[1],
        levels=[[3, 0, 0, 0], [0, 2, 0, 0]],
        purse=[{"c": 10}],
        bowls=[(12, 0, 0)],
    )
    t.do("0 pass").skip()
    assert t.over
    assert [t.item("area", i) for i in (0, 1)] == [12, 18]
    assert [t.item("science", i) for i in (0, 1)] == [8, 8]
    assert [t.item("resources", i) for i in (0, 1)] == [2, 0]
    scores = t.scores()
    assert [score.seat for score in scores] == [0, AUTOMA]
    assert [score.rank for score in scores] == [2, 1]


@pytest.mark.rule("AI-4.12.19")
def test_with_as_many_points_as_the_automa_you_do_not_win() -> None:
    assert [(score.total, score.rank) for score in alone().scores()] == [(20, 2), (20, 1)]
    assert [score.rank for score in alone(vp=(21, 20)).scores()] == [1, 2]


@pytest.mark.rule("AI-4.12.21", "AI-4.12.22", "AI-4.12.23", "AI-4.12.25", "AI-4.12.26")
@pytest.mark.parametrize(
    ("name", "vp", "levels"),
    [
        ("simpletons", 1, 0),
        ("kuddlers", 2, 0),
        ("druids", 0, 2),
        ("racelings", 0, 0),
        ("wanderers", 0, 0),
        ("mimics", 2, 0),
    ],
)
def test_faction_actions(name: str, vp: int, levels: int) -> None:
    t = alone(automa=name, marked=("B7",), levels=[[0] * 4, [1] * 4])
    turn(t, 2, 5)
    while t.kinds() == {"accept", "decline"}:
        t.do("0 decline")
    assert len(t.s.homes[1]) == 2
    assert t.vp(1) == 20 + vp
    assert sum(t.s.level[4:8]) == 4 + levels


@pytest.mark.rule("AI-4.12.22", "AI-4.12.26")
def test_kuddlers_and_mimics_look_at_you() -> None:
    def built(name: str) -> str:
        t = alone({"B7": "1 workshop", "H9": "1 workshop"}, automa=name, marked=("B7", "H9"), round=5)
        before = set(t.s.homes[1])
        turn(t, 2, 5)
        return HEXES[(set(t.s.homes[1]) - before).pop()]

    near = DISTANCE[HEXES.index(built("kuddlers"))][HEXES.index("E9")]
    assert near == 1
    start = alone({"B7": "1 workshop", "H9": "1 workshop"}, automa="mimics", marked=("B7", "H9"), round=5)
    hex = built("mimics")
    sites = [start.terrain(HEXES[h]) for h in building_sites(start.s, CARDS[1], True)]
    assert start.terrain(hex) == "desert" if "desert" in sites else start.terrain(hex) in sites


@pytest.mark.rule("AI-4.12.25")
def test_wanderers_go_anywhere_and_score_buildings() -> None:
    t = alone(automa="wanderers", marked=("B7",))
    assert len(building_sites(t.s, CARDS[1], True)) == t.s.empty.bit_count()
    t = alone(automa="wanderers", round=6, passed=[1]).do("0 pass").skip()
    assert t.item("factions", 1) == 2


@pytest.mark.rule("AI-4.12.27")
@pytest.mark.parametrize(("answer", "level"), [("accept", 5), ("decline", 4)])
def test_powermongers_envy_your_power(answer: str, level: int) -> None:
    t = alone({"A8": "0 guild"}, automa="powermongers", marked=("B7",), levels=[[0] * 4, [1] * 4], round=1)
    turn(t, 2, 5)
    assert t.kinds() == {"accept", "decline"}
    t.do(f"0 {answer}")
    assert sum(t.s.level[4:8]) == level


@pytest.mark.parametrize("name", AUTOMA_NAMES)
@pytest.mark.parametrize("level", ["1", "5"])
def test_whole_games_alone(name: str, level: str) -> None:
    s = GAME.new(1, {"automa": name, "level": level})
    playout(s, Rng(f"{name} {level}"))
    assert s.round == 6
    assert s.supply[1] >= 0
    assert all(s.left[5:10][k] >= 0 for k in range(5))
    assert len(CARD_NAMES) == 14
