"""The end of the game and the final scoring."""

from __future__ import annotations

import pytest

from igroteka.games.garden_nation import GAME

from .scenario import Table, at_the_end, table

LAST_TURN = {"space": (3, 4), "me": 1}


@pytest.mark.rule("GN-4.11.1")
def test_the_last_floor_makes_the_round_the_last_one() -> None:
    t = table(2, {"7se": "0 19"}, population=(60,))
    assert not t.view(0).last_round
    t.do("0 build 4nw")
    assert t.view(1).last_round
    assert t.events_of("last_floor")[0].args == (0,)
    nearly = table(2, {"7se": "0 18"}, population=(60,)).do("0 build 4nw")
    assert not nearly.view(0).last_round


@pytest.mark.rule("GN-4.11.1")
def test_an_invasion_can_place_the_last_floors_too() -> None:
    t = table(2, {"7se": "0 18", "4w": "1 2"}, population=(60,)).do("0 invade 4w")
    assert t.s.supply[0] == 0
    assert t.view(1).last_round


@pytest.mark.rule("GN-4.11.1")
def test_floors_that_come_back_change_nothing() -> None:
    t = table(2, {"7se": "0 18", "4w": "0 1"}, population=(60,), left=2, open=())
    t.do("0 build 4c", "0 demolish 4w")
    assert t.s.supply[0] == 1
    assert t.view(0).last_round


@pytest.mark.rule("GN-4.11.2")
def test_the_round_is_played_to_its_end() -> None:
    t = table(4, {"7se": "0 13"}, population=(60,), space=(2, 1, 0, 0)).do("0 build 4nw")
    assert t.legal() == {"next 2", "next 3"}
    t.do("0 next 3", "3 build 1ne", "3 build 2nw")
    assert t.turn == [2]
    t.do("2 build 1nw", "2 build 1se")
    assert t.over
    assert len(t.events_of("controlled")) >= 3
    assert [e.kind for e in t.s.events or []][-1] == "game_over"
    going_on = table(2, {"7se": "0 10"}, **LAST_TURN).do("1 build 4nw")  # type: ignore[arg-type]
    assert not going_on.over


@pytest.mark.rule("GN-4.11.3")
def test_a_player_without_floors_may_demolish_use_ploys_or_pass() -> None:
    stands = {"7se": "0 17", "4nw": "0 2 roof", "6e": "0 1", "4w": "1 1"}
    t = table(2, stands, last=True, population=(30,))
    assert t.s.supply[0] == 0
    assert t.legal() == {
        "demolish 4nw",
        "demolish 6e",
        "demolish 7se",
        "lift 4nw",
        "strategic 3",
        "strategic 5",
        "pass",
    }


@pytest.mark.rule("GN-4.11.4", "GN-4.11.5")
def test_what_adds_up_to_the_final_score() -> None:
    stands = {"4c": "0 2", "1nw": "0 3", "2nw": "1 2"}
    kept = [["cabaret", "belfry"], ["market", "territory_control_2_4"]]
    t = at_the_end(2, stands, kept=kept, points=(9, 14), population=(34, 10))
    scores = GAME.scores(t.s)
    assert dict(scores[0].items) == {"projects": 9, "objective_1": 5, "objective_2": 7, "population": 8}
    assert scores[0].total == 29
    assert dict(scores[1].items) == {"projects": 14, "objective_1": 3, "objective_2": 4, "population": 0}
    assert scores[1].total == 21
    assert [s.rank for s in scores] == [1, 2]
    # Objectives are stored in the order of the cards, and now everybody sees them.
    assert t.view(None).players[1].kept == ("market", "territory_control_2_4")
    assert t.view(1).players[0].kept == ("cabaret", "belfry")


@pytest.mark.rule("GN-4.11.5", "GN-4.12.2")
def test_objectives_stay_hidden_to_the_last_moment() -> None:
    kept = [["cabaret", "belfry"], ["market", "observatory"]]
    t = table(2, {"7se": "0 19"}, kept=kept, last=True, **LAST_TURN)  # type: ignore[arg-type]
    assert t.view(0).players[1].kept == ()
    assert t.item("objective_1") == 0
    t.do("1 build 4nw")
    assert t.over
    assert t.view(0).players[1].kept == ("market", "observatory")
    assert t.view(None).players[0].rejected == ()
    told = [e.args for e in t.events_of("objective")]
    assert told == [(0, "cabaret", 0), (0, "belfry", 7), (1, "market", 0), (1, "observatory", 0)]


@pytest.mark.rule("GN-4.11.6")
def test_a_total_may_be_negative() -> None:
    t = at_the_end(2, population=(1, 3), points=(4, 0))
    assert [t.total(0), t.total(1)] == [-26, -20]
    assert [s.rank for s in GAME.scores(t.s)] == [2, 1]


@pytest.mark.rule("GN-4.11.7")
def test_equal_totals_share_the_victory() -> None:
    t = at_the_end(3, population=(38, 20, 38), points=(5, 11, 4))
    assert [t.total(i) for i in range(3)] == [15, 15, 14]
    assert [s.rank for s in GAME.scores(t.s)] == [1, 1, 3]


def test_before_the_end_only_projects_count() -> None:
    t: Table = table(2, {"4c": "0 4"}, points=(7, 3), kept=[["cabaret", "belfry"], []])
    assert [t.total(0), t.total(1)] == [7, 3]
