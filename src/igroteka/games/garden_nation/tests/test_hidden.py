"""Hidden information: views, guesses, masked logs."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import Rng, apply, chance, moves, playout, waiting
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.view import GardenNationView

from .scenario import table


def seen(m: Match, seat: int | None) -> GardenNationView:
    v = m.view(seat)
    assert isinstance(v, GardenNationView)
    return v


@pytest.mark.rule("GN-4.12.2")
def test_dealt_and_kept_objectives_are_seen_by_their_owner_only() -> None:
    m = Match.new("garden_nation", seats=3, seed=11)
    deals = [i for i, line in enumerate(m.log) if line.startswith("* deal ")]
    assert len(deals) == 12
    for i in deals[:4]:
        assert m.log_for(0)[i] == m.log[i]
        assert m.log_for(1)[i] == m.log_for(None)[i] == "* deal ?"
    for seat in range(3):
        m.play(m.moves_of(seat)[0], seat)
    assert m.log[-3].startswith("0 keep ")
    assert m.log_for(0)[-3] == m.log[-3]
    assert m.log_for(2)[-3] == m.log_for(None)[-3] == "0 keep ?"
    assert seen(m, 1).players[0].kept == ()
    assert seen(m, 1).players[0].kept_count == 2
    assert len(seen(m, 0).players[0].rejected) == 2
    assert "belfry" not in m.export(None, full=False)


@pytest.mark.rule("GN-4.12.1")
def test_everything_on_the_table_is_in_every_view() -> None:
    stands = {"4nw": "0 2 roof", "1c": "1 3"}
    more = {"ploys": [{"roof": 1}, {}], "points": (7, 9), "population": (12, 99), "claimed": [["forge"], []]}
    t = table(2, stands, brambles={"1c": "red"}, **more)  # type: ignore[arg-type]
    for seat in (0, 1, None):
        v = t.view(seat)
        assert (v.owners[1], v.floors[1], v.closed[1]) == (0, 2, True)
        bramble = t.zone("1c")
        assert (v.kinds[bramble], v.tokens[bramble], v.costs[bramble]) == ("red", True, 5)
        assert v.zone_name(bramble) == "1c"
        assert [p.population for p in v.players] == [12, 99]
        assert [p.points for p in v.players] == [7, 9]
        assert [p.supply for p in v.players] == [18, 17]
        assert [p.ploys_left for p in v.players] == [3, 4]
        assert v.players[0].claimed == ("forge",)
        assert (v.roofs, v.brambles, v.deck, v.crane) == (18, (3, 3, 2), 16, 4)


@pytest.mark.rule("GN-4.12.3")
def test_what_nobody_saw_is_one_multiset() -> None:
    t = table(2, kept=[["belfry", "market"], ["observatory", "market"]])
    unseen = t.view(0).unseen
    assert unseen["observatory"] == 2
    assert unseen["belfry"] == 2
    assert unseen["market"] == 1
    assert sum(unseen.values()) == 22
    assert sum(t.view(None).unseen.values()) == 24


@pytest.mark.rule("GN-4.12.2", "GN-4.12.3")
def test_a_guess_deals_the_others_again() -> None:
    s, rng = GAME.new(4), Rng(5)
    chance(s, rng)
    for seat in range(4):
        apply(s, seat, moves(s, seat)[0])
    hands = set()
    for seed in range(80):
        g = GAME.guess(s, 1, Rng(seed))
        assert GAME.view(g, 1) == GAME.view(s, 1)
        assert (g.kept[1], g.rejected[1]) == (s.kept[1], s.rejected[1])
        assert GAME.inventory(g) == GAME.inventory(s)
        assert all(len(set(kept)) == 2 for kept in g.kept)
        hands.add(tuple(g.kept))
    assert len(hands) > 70
    again = GAME.guess(GAME.guess(s, 1, Rng(1)), 1, Rng(2))
    assert again.to_data() == GAME.guess(s, 1, Rng(2)).to_data()


@pytest.mark.rule("GN-4.2.10")
def test_sealed_choices_are_guessed_too() -> None:
    s, rng = GAME.new(3), Rng(8)
    chance(s, rng)
    apply(s, 2, moves(s, 2)[0])
    g = GAME.guess(s, 0, Rng(3))
    assert waiting(g) == waiting(s) == [0, 1]
    assert GAME.view(g, 0) == GAME.view(s, 0)
    assert GAME.view(g, 2) != GAME.view(s, 2)


def test_after_the_end_only_cards_that_were_put_away_are_guessed() -> None:
    s = GAME.new(2)
    playout(s, Rng(4))
    for seat in (0, 1, None):
        g = GAME.guess(s, seat, Rng(2))
        assert g.kept == s.kept
        assert GAME.view(g, seat) == GAME.view(s, seat)


@pytest.mark.rule("GN-4.9.1")
def test_zones_that_would_complete_a_project() -> None:
    from igroteka.games.garden_nation.view import completing

    t = table(2, {"1nw": "0 1", "6nw": "0 1", "3nw": "0 3 roof", "1ne": "1 1"}, population=(7,))
    v = t.view(0)
    assert [v.zone_name(z) for z in completing(v, "house")] == ["1nw", "6nw"]
    # Brambles could become green: 1c beside 1nw, 6w beside 6nw, and 3se across the border from it.
    assert [v.zone_name(z) for z in completing(v, "terraced_houses")] == ["1c", "6w", "3se"]
    assert completing(t.view(1), "house") == [t.zone("1ne")]
    assert completing(t.view(None), "house") == []
    assert v == t.view(0)


def test_positions_become_numbers_of_one_length() -> None:
    lengths = {len(GAME.observe(table(seats).s, seat)) for seats in (2, 3, 4) for seat in (0, 1)}
    assert lengths == {GAME.layout.size}
