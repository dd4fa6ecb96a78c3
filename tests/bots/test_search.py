"""The search bot: legal, deterministic, honest, better than looking one ply ahead."""

from __future__ import annotations

from itertools import count

import pytest

from igroteka.bots import Search, bot, bots
from igroteka.core import BadOption, Game, Rng, State, apply, chance, game, list_games, moves, waiting
from igroteka.lab.arena import Results, plan_tournament, play_tournament
from igroteka.lab.executor import Serial

#: Games in which seats hide something from each other; in the others every guess is the position itself.
SECRETIVE = ("garden_nation", "keyflower", "sweet_lands")


def positions(g: Game, seats: int, seed: str, every: int) -> list[State]:
    """Some positions of a random game in which a seat has a choice."""
    rng = Rng(seed)
    s = g.new(seats, {})
    positions: list[State] = []
    asked = 0
    while True:
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            return positions
        seat = turn[0]
        legal = moves(s, seat)
        asked += 1
        if len(legal) > 1 and asked % every == 0:
            positions.append(s.clone())
        apply(s, seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("key", list_games())
def test_moves_are_legal_and_the_same_for_the_same_seed(key: str) -> None:
    g = game(key)
    for s in positions(g, max(2, g.seats.start), "legal", 25)[:4]:
        seat = waiting(s)[0]
        before = s.to_data()
        chosen = [Search("x", 5).choose(g, s, seat, Rng("luck")) for _ in range(2)]
        assert chosen[0] is chosen[1]
        assert chosen[0] in moves(s, seat)
        assert s.to_data() == before


@pytest.mark.parametrize("key", list_games())
@pytest.mark.parametrize("name", ["greedy", "search:5"])
def test_a_bot_chooses_the_same_in_positions_that_its_seat_cannot_tell_apart(key: str, name: str) -> None:
    """Equal views, different secrets: what is chosen must not depend on them."""
    g = game(key)
    different = 0
    for number, s in enumerate(positions(g, max(2, g.seats.start), "honest", 15)[:6]):
        seat = waiting(s)[0]
        other = g.guess(s, seat, Rng(f"other {number}"))
        different += other.to_data() != s.to_data()
        mine = bot(name).choose(g, s, seat, Rng("luck"))
        assert bot(name).choose(g, other, seat, Rng("luck")) is mine
    assert different or key not in SECRETIVE


def test_search_beats_one_ply() -> None:
    p = plan_tournament("dream_city", 2, ("search:2", "greedy"), 6, 2)
    won = sum(
        share
        for one in play_tournament(Results(p), Serial()).list()
        for name, share in zip(one.bots, one.wins(), strict=True)
        if name == "search:2"
    )
    assert won >= 4


def test_a_chain_of_choices_reuses_its_tree() -> None:
    g = game("dream_city")
    reused = 0
    for s in positions(g, 2, "chain", 3):
        seat = waiting(s)[0]
        searcher = Search("x", 30)
        m = searcher.choose(g, s, seat, Rng(1))
        kept = searcher._kept
        if kept is None:
            continue
        after = s.clone()
        apply(after, seat, m)
        if waiting(after) == [seat] and g.view(after, seat) == kept[2]:
            tree = searcher._kept_tree(g, after, seat)
            assert tree is kept[0]
            assert tree.root is kept[1]
            assert any(edge.visits > 1 for edge in tree.root.edges.values())
            reused += 1
    assert reused


@pytest.mark.parametrize("key", list_games())
def test_a_choice_that_ends_early_is_the_same(key: str) -> None:
    """No thinking is left out that could have changed the decision."""
    g = game(key)
    for s in positions(g, max(2, g.seats.start), "early", 30)[:3]:
        seat = waiting(s)[0]
        whole = Search("x", 16).think(g, s, seat, Rng("luck")).root
        most = max(edge.visits for edge in whole.edges.values())
        chosen = Search("x", 16).choose(g, s, seat, Rng("luck"))
        assert whole.edges[chosen].visits == most


@pytest.mark.interpreted
def test_a_line_that_the_deadline_overtakes_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """With many seats one line takes long; whoever waits must not wait for its end."""
    g = game("keyflower")
    s = positions(g, 6, "late", 40)[1]
    seat = waiting(s)[0]
    ticks = count()
    monkeypatch.setattr("igroteka.bots.search.time.perf_counter", lambda: float(next(ticks)))
    Search("x", 1).think(g, s, seat, Rng("luck"))
    first = next(ticks)  # how often the first line looked at the clock
    ticks = count()
    tree = Search("x", 9, seconds=first + 3.0).think(g, s, seat, Rng("luck"))
    assert tree.root.visits == 1
    assert next(ticks) <= first + 6
    # However little time there is, there is something to compare with.
    assert Search("x", 9, seconds=0.5).think(g, s, seat, Rng("luck")).par


def test_names_of_bots() -> None:
    assert bots() == ["random", "greedy", "easy", "medium", "hard", "expert"]
    assert bot("search:7").name == "search:7"
    with pytest.raises(BadOption, match="search:N"):
        bot("search:0")
