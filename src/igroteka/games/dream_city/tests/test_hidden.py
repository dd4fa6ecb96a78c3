"""Hidden information: views, guesses, masked logs."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import Rng
from igroteka.games.dream_city import GAME

from .scenario import seen, table


@pytest.mark.rule("DC-4.12.1")
def test_a_dealt_tile_is_seen_by_its_owner_only() -> None:
    m = Match.new("dream_city", seats=2, seed=11)
    deals = [i for i, line in enumerate(m.log) if line.startswith("* deal ")]
    assert len(deals) == 4
    for i in deals[:2]:
        assert m.log_for(0)[i] == m.log[i]
        assert m.log_for(1)[i] == "* deal ?"
        assert m.log_for(None)[i] == "* deal ?"
    assert seen(m, 1).players[0].hidden == ()
    assert seen(m, 1).players[0].hidden_count == 2
    assert len(seen(m, 0).players[0].hidden) == 2


@pytest.mark.rule("DC-4.12.1", "DC-4.5.2")
def test_a_tile_drawn_blind_stands_only_in_the_log_of_its_owner() -> None:
    m = Match.begin("dream_city", table(hidden=[["park", "office"], ["metro"]]).s.to_data(), seed=1)
    for move in ("build park r2c2", "spring extra_turn", "build office r1c2"):
        m.play(move)
    at = next(i for i, line in enumerate(m.log) if line.startswith("* draw bulb "))
    assert "rescore" not in m.log[at]
    assert m.log_for(0)[at] == m.log[at]
    assert m.log_for(1)[at] == m.log_for(None)[at] == "* draw bulb ?"


@pytest.mark.rule("DC-4.12.1")
def test_a_tile_taken_face_up_is_known_to_all_and_one_drawn_blind_is_not() -> None:
    t = table(hidden=[["park", "office"], ["metro"]])
    t.do("0 build park r2c2", "0 spring extra_turn", "0 build office r1c2", "* draw bulb home")
    other = t.view(1).players[0]
    assert other.open == ("metro",)
    assert other.hidden == ()
    assert other.hidden_count == 1
    drew = t.events_of("drew")[0]
    assert drew.args_for(0) == (0, "home", "bulb")
    assert drew.args_for(1) == (0, "?", "bulb")


@pytest.mark.rule("DC-4.12.1")
def test_of_two_equal_tiles_the_known_one_is_laid() -> None:
    t = table(hidden=[["park"], ["metro"]], open=[["park"], []]).do("0 build park r1c1")
    assert t.view(1).players[0].open == ("office",)
    assert t.view(1).players[0].hidden_count == 1


@pytest.mark.rule("DC-4.12.2")
def test_a_guess_keeps_what_is_known_and_draws_the_rest_again() -> None:
    t = table(3, hidden=[["park", "office"], ["metro"], ["home", "home"]], open=[[], ["office"], []])
    hands = set()
    for seed in range(60):
        g = GAME.guess(t.s, 0, Rng(seed))
        assert GAME.view(g, 0) == GAME.view(t.s, 0)
        assert g.hidden[0] == t.s.hidden[0]
        assert g.open == t.s.open
        assert GAME.inventory(g) == GAME.inventory(t.s)
        hands.add(tuple(map(tuple, g.hidden[1:])))
    assert len(hands) > 30


@pytest.mark.rule("DC-4.12.2")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_guess_knows_no_hand_but_the_viewers_own(viewer: int | None) -> None:
    t = table(3, hidden=[["park", "office"], ["metro", "park"], ["home", "home"]])
    guesses = [GAME.guess(t.s, viewer, Rng(seed)).hidden for seed in range(30)]
    for seat in range(3):
        assert (len({tuple(hands[seat]) for hands in guesses}) == 1) == (seat == viewer)


@pytest.mark.rule("DC-4.12.2")
def test_unseen_tiles_include_stacks_box_and_other_hands_alike() -> None:
    t = table(hidden=[["park", "office"], ["metro", "metro"]])
    unseen = t.view(0).unseen
    assert unseen["metro"] == t.s.pool[1] + 2
    assert sum(unseen.values()) == sum(t.s.stacks) + t.s.box + 2


@pytest.mark.rule("DC-4.12.3")
def test_public_things_are_in_every_view() -> None:
    t = table(2, city=[{"r1c1": "park"}], area={"park": 1}, flower=[1, 0], points=[7, 9])
    for seat in (0, 1, None):
        v = t.view(seat)
        assert v.players[0].city[0] == "park"
        assert v.area == (0, 0, 1, 0, 0)
        assert v.stacks == (4, 4, 4, 4, 4)
        assert [p.flower for p in v.players] == [True, False]
        assert [p.points for p in v.players] == [7, 9]
        assert v.market[0] == "office"
    solo = Match.new("dream_city", seats=1, seed=3)
    assert seen(solo, None).opponent == seen(solo, 0).opponent
