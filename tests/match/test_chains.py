"""Several moves as one decision: all or none, and nothing can be learnt by trying."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, UnknownMove, chance, game, moves, waiting
from igroteka.core.chains import MOST_MOVES, Chain, Chained
from igroteka.games.sweet_lands import GAME as SWEET_LANDS
from igroteka.games.sweet_lands.tests.scenario import Table, table
from igroteka.match import Match
from igroteka.match.chains import BrokenChain, NotAsked, SomethingRevealed, play_chain_on


def kitchen() -> Table:
    """A position in which seat 0 can search the deck, or draw."""
    rich = {"wheat": 10, "wood": 10, "gold": 10, "iron": 10}
    return table(2, {"hand": ["macaron_04", "pie_01"], "have": rich}, {"hand": ["macaron_01", "cake_02"]})


def why_refused(t: Table, *chain: str) -> type[BrokenChain]:
    """Why a chain is refused."""
    before = t.s.to_data()
    with pytest.raises(BrokenChain) as caught:
        play_chain_on(SWEET_LANDS, t.s.clone(), {}, 0, chain)
    assert t.s.to_data() == before
    return caught.type


def test_nothing_follows_in_a_chain_once_something_has_come_to_light() -> None:
    t = kitchen()
    finds = [str(move) for move in SWEET_LANDS.moves.all if move.kind == "find"]
    searching = t.s.clone()
    play_chain_on(SWEET_LANDS, searching, {}, 0, ["play macaron_04"])
    inside = {str(move) for move in moves(searching, 0)}
    assert 0 < len(inside.intersection(finds)) < len(finds), "what can be found tells what lies in the deck"
    # What lies in the deck and what does not is refused for one and the same reason.
    assert {why_refused(t, "play macaron_04", find) for find in finds} == {SomethingRevealed}
    assert why_refused(t, "use cards_2", "discard pie_01", "end_turn") is SomethingRevealed, "cards are drawn"


def test_a_chain_ends_with_the_turn_and_keeps_to_the_rules() -> None:
    t = kitchen()
    assert why_refused(t, "use gold_6", "use gold_6") is BrokenChain
    assert why_refused(t, "use gold_6", "discard pie_01", "end_turn", "end_turn") is NotAsked
    with pytest.raises(UnknownMove):
        play_chain_on(SWEET_LANDS, t.s.clone(), {}, 0, ["fly"])


def test_a_standing_order_may_play_the_rest_of_a_chain() -> None:
    m = Match.new("dream_city", seats=2, seed=7, options={"first": "0"})
    m.order(0, "flower", "keep")
    build = next(str(move) for move in m.moves if str(move).startswith("build"))
    played = play_chain_on(m.game, m.state.clone(), m.orders, 0, [build, "done"])
    assert [str(move) for move in played] == [build], "the order says done"
    m.play(build, 0)
    assert [(e.move.text, e.auto) for e in m.entries if e.seat == 0][:2] == [(build, False), ("done", True)]


def test_a_standing_order_tells_nothing_of_what_has_come_to_light() -> None:
    searching = kitchen().s
    play_chain_on(SWEET_LANDS, searching, {}, 0, ["play macaron_04"])
    finds = [move.args[0] for move in moves(searching, 0)]
    # Of all that could be found nothing is left in the deck: whoever searches it sees that, and the order ends the turn.
    data = kitchen().s.to_data() | {"discard": finds}
    orders = {0: {"end_turn": "auto"}}
    s = SWEET_LANDS.load(data)
    play_chain_on(SWEET_LANDS, s, {}, 0, ["play macaron_04"])
    assert s.revealed
    assert "end_turn" in {move.text for move in moves(s, 0)}
    for after in (["end_turn"], ["end_turn", "end_round"], ["end_round"]):
        with pytest.raises(SomethingRevealed) as caught:
            play_chain_on(SWEET_LANDS, SWEET_LANDS.load(data), orders, 0, ["play macaron_04", *after])
        assert caught.value.move.text == after[0], "whether the order answers must not be found out by trying"


@pytest.mark.parametrize("key", ["age_of_innovation", "keyflower"])
def test_all_chains_that_a_game_offers_can_be_played(key: str) -> None:
    g, rng = game(key), Rng(5)
    assert isinstance(g, Chained)
    s, tried = g.new(2), 0
    for _ in range(500):
        chance(s, rng)
        if not waiting(s):
            break
        seat = waiting(s)[0]
        before = s.to_data()
        for chain in g.chains(s, seat):
            assert isinstance(chain, Chain)
            assert 2 <= len(chain.moves) <= MOST_MOVES
            notations = [move.text for move in chain.moves]
            assert play_chain_on(g, s.clone(), {}, seat, notations) == list(chain.moves)
            tried += 1
        assert s.to_data() == before
        legal = moves(s, seat)
        play_chain_on(g, s, {}, seat, [legal[rng.below(len(legal))].text])
    assert tried > 50
