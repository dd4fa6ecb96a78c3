"""Rounds, production, ending the round and clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core import Text
from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.rules.rounds import KeepCard

from .scenario import Table, table


def next_round(*players: JsonDraft, round: int = 3, seats: int = 2, **more: Any) -> Table:
    """The next round begins; chance has not played yet."""
    agenda = [{"frame": "Round", "number": round}]
    return table(seats, *players, round=round - 1, ended=list(range(seats)), agenda=agenda, **more)


@pytest.mark.rule("SL-4.3.1")
def test_five_rounds_and_no_clean_up_after_the_last() -> None:
    t = table(2, {"hand": ["pie_01", "pie_02"]}, round=5, ended=[1])
    t.do("0 end_round")
    assert t.over
    assert len(t.player().hand) == 2


@pytest.mark.rule("SL-4.11.1", "SL-4.11.2")
def test_discs_and_cards_that_would_be_lost_are_said_before_the_round_is_ended() -> None:
    who = {"hand": ["pie_01", "pie_02", "pie_03"], "have": {"disc": 1}}
    end = GAME.moves.parse("end_round")
    for round, lost in ((4, [Text("caution-discs", n=1), Text("caution-hand", n=2)]), (5, [])):
        s = table(2, who, round=round).s
        assert GAME.cautions(s, s, 0, end) == lost


@pytest.mark.rule("SL-4.3.2", "SL-3.2.3")
def test_areas_open_in_the_start_phase() -> None:
    t = next_round(round=3)
    assert {"rabbit_2", "property_3"} <= set(t.view(0).open)
    assert not {"rabbit_2", "property_3"} & set(table(2, round=2).view(0).open)
    assert table(2, {"hand": ["pie_01", "pie_02"], "have": {"wheat": 9}}, round=2).refusal(
        "area:rabbit_2"
    ) == ("SL-3.2.3 no-area-open")


@pytest.mark.rule("SL-4.4.1", "SL-4.4.2", "SL-4.4.3", "SL-5.5")
def test_production_in_order() -> None:
    # Gold production rises by the help tile before the harvest counts it.
    cells = [["help_gold_production", "help_vp"], ["help_gold", "help_wheat"]]
    rest = [["help_wood", "help_iron"], ["help_card", "help_end_city"], ["help_food", "help_end_port"]]
    t = next_round(
        {"makes": {"gold": 3, "wheat": 2, "wood": 1, "iron": 4}}, help_board=[*cells, *rest]
    ).deal()
    assert [t.have(kind) for kind in ("gold", "wheat", "wood", "iron", "vp")] == [3 + 2 + 1, 2, 1, 4, 2]
    assert len(t.player().hand) == 5
    assert t.turn == [0]


@pytest.mark.rule("SL-4.4.2")
def test_help_tiles_in_any_order() -> None:
    cells = [["help_food", "help_road"], ["help_gold", "help_wheat"]]
    rest = [["help_wood", "help_iron"], ["help_card", "help_end_city"], ["help_mixed", "help_end_port"]]
    t = next_round(help_board=[*cells, *rest])
    assert t.legal() == {"first help_food", "first help_road"}
    t.do("0 first help_road", "0 stop")
    assert t.legal() == {"advance food", "stop"}


@pytest.mark.rule("SL-4.4.4")
def test_six_cards_in_the_first_round() -> None:
    s = GAME.new(1, {"first": "0"})
    t = Table(s).deal().do("0 character elina", "0 domain 1A", "0 help 1").deal()
    while t.turn == [0] and "end_round" not in t.legal():  # the help tiles may ask
        t.do(f"0 {sorted(t.legal())[-1]}").deal()
    assert len(t.player().hand) >= 6
    assert len(next_round(round=2).deal().player().hand) == 5


@pytest.mark.rule("SL-4.9.1", "SL-5.15", "SL-5.16")
def test_the_steps_of_ending_the_round() -> None:
    # Nata with her tower scores the industry points of this round end, not those gained before.
    pieces = {"r2c4": "tower", "r3c3": "house", "r3c4": "lab"}
    who = {"character": "nata", "cart": 7, "have": {"ip": 5}, "pieces": pieces, "help": 4}
    t = table(2, who, {"character": "elina"}).do("0 end_round")
    assert t.have("cp") == 1
    assert t.have("ip") == 9
    # 4 for the industry points of this round end, and 3 for the city by the help tile.
    assert t.have("vp") == 4 + 3


@pytest.mark.rule("SL-4.9.5", "SL-5.27")
def test_the_help_piece_moves_on() -> None:
    t = table(2).do("0 end_round")
    assert t.moves("help") == {"3", "4", "5"}
    assert table(2, round=5).do("0 end_round").turn == [1]


@pytest.mark.rule("SL-4.9.4")
def test_the_round_end_tile_above_the_piece() -> None:
    t = table(2, {"help": 4, "pieces": {"r2c4": "tent", "r3c3": "house", "r3c4": "lab"}}).do("0 end_round")
    assert t.have("vp") == 3  # help_end_city
    t = table(2, {"help": 1}).do("0 end_round")
    assert t.have("vp") == 0


@pytest.mark.rule("SL-4.11.1", "SL-4.11.2", "SL-4.11.3", "SL-4.6.4")
def test_clean_up() -> None:
    who = {
        "hand": ["pie_01", "pie_02", "pie_03"],
        "have": {"disc": 2},
        "skills": ["skill_gold"],
        "down": ["skill_gold"],
    }
    agenda: list[JsonDraft] = [{"frame": "Round", "number": 3}, {"frame": "CleanUp"}]
    t = table(2, who, {"hand": ["cake_01"]}, ended=[0, 1], discs={"food_2": 2}, agenda=agenda)
    assert t.turn == [0]
    assert t.legal() == {"keep pie_01", "keep pie_02", "keep pie_03"}
    t.do("0 keep pie_02").deal()
    assert "pie_02" in t.hand()
    assert {"pie_01", "pie_03"} <= set(t.view(1).discard)
    assert t.have("disc") == 0
    assert t.player().down == 0
    assert not any(t.s.discs)
    assert t.s.round == 3


@pytest.mark.rule("SL-4.11.2")
def test_cards_are_kept_at_the_same_time() -> None:
    hands = [{"hand": ["pie_01", "pie_02"]}, {"hand": ["cake_01", "cake_02"]}]
    agenda: list[JsonDraft] = [{"frame": "Round", "number": 3}, {"frame": "CleanUp"}]
    t = table(2, *hands, ended=[0, 1], agenda=agenda)
    assert t.turn == [0, 1]
    t.do("1 keep cake_02")
    assert t.turn == [0]
    assert t.view(0).discard == ()
    t.do("0 keep pie_01")
    assert {"pie_02", "cake_01"} <= set(t.view(0).discard)
    assert KeepCard(0).sees(t.s, t.game.moves.parse("keep pie_01")) == (0,)


@pytest.mark.rule("SL-4.5.1")
def test_a_single_player_left_takes_all_turns() -> None:
    t = table(2, {"hand": ["pie_01", "pie_02", "pie_03"]}, ended=[1])
    t.do("0 use gold_6", "0 discard pie_01", "0 end_turn")
    assert t.turn == [0]
    t.do("0 use diamond_1", "0 discard pie_02")
    assert "end_turn" in t.legal()


@pytest.mark.rule("SL-4.5.2", "SL-4.5.3")
def test_one_main_action_in_a_turn() -> None:
    t = table(2, {"have": {"gold": 20}, "hand": ["pie_01", "pie_02", "pie_03"]})
    assert {"use", "play", "end_round", "free"} <= t.kinds()
    t.do("0 use diamond_1", "0 discard pie_01")
    assert t.kinds() == {"free", "end_turn"}
    assert t.refusal("area:gold_6") == "SL-4.5.2 no-second-action"
    t.do("0 end_turn")
    assert t.turn == [1]
    t.do("1 end_round")
    assert t.kinds() == {"help"}


@pytest.mark.rule("SL-4.14.1")
def test_the_variant_of_turn_order() -> None:
    options = {"turn_order": "ending"}
    t = table(3, options=options, round=2, ended=[2, 0, 1], agenda=[{"frame": "Round", "number": 3}]).deal()
    assert t.s.order == (2, 0, 1)
    assert t.turn == [2]
    t = table(3, round=2, ended=[2, 0, 1], agenda=[{"frame": "Round", "number": 3}]).deal()
    assert t.s.order == (2, 0, 1)
    t = table(3, round=2, ended=[2, 1, 0], agenda=[{"frame": "Round", "number": 3}]).deal()
    assert t.s.order == (2, 0, 1)
