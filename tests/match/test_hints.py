"""Hints: the same position gets the same answer, with reasons and what may follow; nobody is sent home with a full purse."""

from __future__ import annotations

import pytest

from igroteka.bots import bot
from igroteka.bots.network import LearnedOdds, judge
from igroteka.core import Rng, apply, game, list_games, moves, waiting
from igroteka.core.data import canonical
from igroteka.match import Match
from igroteka.match.hints import Hint, _in_order, hints
from igroteka.match.lines import line_after
from igroteka.match.reasons import MOST, find_reasons
from igroteka.match.thinking import think
from igroteka.texts import speaker


def played_match(key: str, steps: int) -> Match:
    """A match after some random decisions."""
    m, rng = Match.new(key, seats=2, seed=5), Rng(2)
    for _ in range(steps):
        legal = m.moves_of(m.seats[0])
        m.play(legal[rng.below(len(legal))], m.seats[0])
    while len(m.moves_of(m.seats[0])) < 2:
        m.play(m.moves_of(m.seats[0])[0], m.seats[0])
    return m


@pytest.mark.parametrize("key", list_games())
def test_the_same_position_gets_the_same_answer_whoever_asks(key: str) -> None:
    m = played_match(key, 12)
    seat = m.seats[0]
    first = hints(m.game, m.state, seat, iterations=2)
    assert first
    hints(m.game, m.state, seat, iterations=1, most=1)
    # A stored position, a guess that the seat cannot tell from the truth, and the same again after other thoughts.
    for s in (m.game.load(m.state.to_data()), m.game.guess(m.state, seat, Rng(7)), m.state):
        assert hints(m.game, s, seat, iterations=2) == first


def test_hints_are_judged_by_what_the_game_has_learned() -> None:
    m = played_match("dream_city", 6)
    odds = think(m.game, m.state, m.seats[0], 2).tree.odds
    assert isinstance(odds, LearnedOdds)
    assert odds is judge("dream_city", 2, learned=True)


@pytest.mark.parametrize("key", list_games())
def test_a_hint_has_reasons_in_words_and_a_line_that_can_be_played(key: str) -> None:
    m = played_match(key, 12)
    seat = m.seats[0]
    says = [speaker(key, lang) for lang in ("en", "ru", "uk")]
    for hint in hints(m.game, m.state, seat, iterations=6):
        assert hint.reasons or hint.items
        assert len(hint.reasons) <= MOST
        for say in says:
            for reason in hint.reasons:
                assert "reason-" not in say(reason.text("Ann"))
            assert all(say(one.label) for one in hint.line)
        assert hint.line[0].move == str(hint.move)
        assert hint.line[0].seat == seat


def test_a_line_is_legal_move_by_move() -> None:
    m = played_match("garden_nation", 12)
    thought = think(m.game, m.state, m.seats[0], 40)
    line = line_after(thought, thought.edges[0])
    assert {one.seat for one in line} == {0, 1}
    s = thought.world.clone()
    for one in line:
        assert one.seat in waiting(s)
        move = m.game.moves.parse(one.move)
        assert move in moves(s, one.seat)
        apply(s, one.seat, move)


def test_trying_a_move_again_leaves_the_others_alone() -> None:
    m = played_match("garden_nation", 12)
    thought = think(m.game, m.state, m.seats[0], 12)
    before = [edge.visits for edge in thought.edges]
    thought.try_again(thought.edges[-1])
    assert [edge.visits for edge in thought.edges] == [*before[:-1], before[-1] + thought.tries]


def test_reasons_tell_what_has_changed_for_the_seat_and_its_rivals() -> None:
    g = game("age_of_innovation")
    m = played_match("age_of_innovation", 60)
    rich, poor = m.state.clone(), m.state.clone()
    rich.purse[0][0] += 8  # type: ignore[attr-defined]
    assert canonical(rich.to_data()) != canonical(poor.to_data())
    [gained] = find_reasons(g, [poor], [rich], 0)
    assert (gained.how, gained.count, gained.seat) == ("more", 8, 0)
    [denied] = find_reasons(g, [rich], [poor], 1)
    assert (denied.fact, denied.how, denied.count, denied.seat) == (gained.fact, "denied", 8, 0)
    [kept] = find_reasons(g, [rich], [rich], 0, [[poor]])
    assert (kept.fact, kept.how) == (gained.fact, "kept")
    assert kept.count == rich.purse[0][0]  # type: ignore[attr-defined]
    assert find_reasons(g, [rich], [rich], 0, [[rich]]) == ()


def test_of_chances_that_cannot_be_told_apart_the_position_decides() -> None:
    stay, go, *_ = Match.new("garden_nation", seats=2, seed=5).moves
    lucky = Hint(stay, 0.60, 20.0, 0.0, (), -4.0)
    solid = Hint(go, 0.55, 24.0, 4.0, (), 6.0)
    hopeless = Hint(go, 0.10, 24.0, 4.0, (), 9.0)
    assert _in_order([(lucky, 20), (solid, 20), (hopeless, 20)]) == [solid, lucky, hopeless]
    assert _in_order([(lucky, 400_000), (Hint(go, 0.5, 24.0, 4.0, (), 6.0), 400_000)])[0] == lucky
    assert _in_order([]) == []


def test_nobody_is_told_to_pass_with_a_full_purse() -> None:
    for seed in (1, 2):
        m = Match.new("age_of_innovation", seats=2, seed=seed)
        rng = Rng(seed)
        while not any(str(move).startswith("pass") for move in m.moves):
            legal = m.moves
            m.play(legal[rng.below(len(legal))])
        best = hints(m.game, m.state, m.seats[0])[0]
        assert not str(best.move).startswith("pass"), best


def test_a_pass_that_is_hardly_better_than_playing_on_is_not_told_first() -> None:
    def advised(key: str, seed: str, steps: int) -> list[str]:
        m, rng, greedy = Match.new(key, seats=2, seed=seed), Rng(int(seed) + 3), bot("greedy")
        while len(m.entries) < steps:
            seat = m.seats[0]
            m.play(greedy.choose(m.game, m.state, seat, rng), seat)
        return [str(hint.move) for hint in hints(m.game, m.state, m.seats[0])]

    told = advised("keyflower", "2", 160)
    assert told.index("pass") > 0, told
    # After a conversion one can pass as well: there is nothing to play on for.
    told = advised("age_of_innovation", "2", 79)
    assert told[0] == "pass"
    assert {move.split()[0] for move in told[1:]} == {"sacrifice", "convert"}
