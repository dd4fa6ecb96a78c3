"""Hidden information: views, guesses, masked logs."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import Rng, apply, chance, moves, over, register, waiting
from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.goods import COLOURS
from igroteka.games.keyflower.components.tiles import NUMBER
from igroteka.games.keyflower.moves import CHOOSE_WINTER
from igroteka.games.keyflower.rules.pieces import draw_from_bag
from igroteka.games.keyflower.rules.seasons import ChooseWinter
from igroteka.games.keyflower.state import C
from igroteka.games.keyflower.view import KeyflowerView

from .scenario import Table, table

register(GAME)


def seen(m: Match, seat: int | None) -> KeyflowerView:
    v = m.view(seat)
    assert isinstance(v, KeyflowerView)
    return v


@pytest.mark.rule("KF-4.14.1")
def test_everything_on_the_table_is_in_every_view() -> None:
    t = table(
        2,
        auction=["miner"],
        villages=[{"keywood": (1, 0)}],
        bids={"miner": "red 2 3"},
        users={"miner": "red 1"},
        goods={"keywood": "2 wood"},
        cargo={"boat_keyflower": "2 red 1 saw"},
        flipped=["keywood"],
        workers=["3 blue", "2 green"],
    )
    for seat in (0, 1, None):
        v = t.view(seat)
        miner = next(tile for tile in v.auction if tile.tile == NUMBER["miner"])
        assert (miner.bids, miner.on, miner.colour, miner.last) == ([2, 3], [0, 1, 0, 0], 1, 1)
        assert v.players[0].village[1].goods == [2, 0, 0, 0]
        assert v.players[0].village[1].side == 1
        assert v.boats[0].workers == [0, 2, 0, 0]
        assert v.boats[0].skills == [0, 0, 1]
        assert (v.bag, v.pile, v.green, v.supply) == (140 - 18 - 3 - 2 - 6 - 2, 47, 18, [22, 24, 24, 48])
        assert [p.workers for p in v.players] == [3, 2]


@pytest.mark.rule("KF-4.14.2")
def test_screens_and_hands_are_seen_by_their_owners_only() -> None:
    t = table(2, workers=["3 blue 1 red"], skills=["1 saw"])
    own, other = t.view(0), t.view(1)
    assert own.players[0].own_workers == [3, 1, 0, 0]
    assert own.players[0].own_skills == [0, 0, 1]
    assert len(own.players[0].hand) == 3
    assert other.players[0].own_workers == other.players[0].own_skills == other.players[0].hand == []
    assert (other.players[0].workers, other.players[0].skills, other.players[0].winter) == (4, 1, 3)


@pytest.mark.rule("KF-4.14.3")
def test_draws_are_masked_and_cargo_is_not() -> None:
    m = Match.new("keyflower", seats=3, seed=11)
    lines, other = m.log, m.log_for(1)
    draws = [i for i, line in enumerate(lines) if line.startswith("* draw_worker")]
    assert len(draws) == 24
    assert other[draws[0]] == "* draw_worker ?"
    assert other[draws[8]] == lines[draws[8]]
    assert m.log_for(None)[draws[8]] == "* draw_worker ?"
    assert [i for i, line in enumerate(other) if line.startswith("* load") and line != lines[i]] == []
    assert seen(m, 1).players[0].own_workers == []


@pytest.mark.rule("KF-4.14.3")
def test_what_was_placed_is_known() -> None:
    t = table(2, auction=["miner"], workers=["5 red", "1 blue"])
    assert t.view(1).known_workers[0][1] == (0, 5)
    t.do("0 bid miner", "0 colour red", "0 count 2")
    assert t.s.seen_workers.size(0) == 3
    t.do("1 pass", "0 pass")
    taken = t.s.seen_workers
    assert taken.fits([t.s.workers[0:C], t.s.workers[C : 2 * C], t.s.bag])


@pytest.mark.rule("KF-5.42")
def test_an_any_skill_payment_is_hidden() -> None:
    more: JsonDraft = {
        "season": "summer",
        "auction": ["brewer"],
        "workers": ["1 red"],
        "skills": ["1 saw 1 anvil"],
    }
    t = table(2, **more).do("0 use brewer")
    frame = t.s.agenda[-1]
    assert frame.sees(t.s, t.move("pay_skill saw")) == (0,)  # type: ignore[attr-defined]
    assert frame.mask(t.move("pay_skill saw")) == "pay_skill ?"  # type: ignore[attr-defined]
    t.do("0 pay_skill saw", "0 colour red")
    assert t.events_of("paid_skill")[0].args_for(1) == (0, "any")
    assert t.view(1).aside_skills == 1
    free = table(2, options={"any_skill_payment_type_hidden": False}, **more).do("0 use brewer")
    frame = free.s.agenda[-1]
    assert frame.sees(free.s, free.move("pay_skill saw")) is None  # type: ignore[attr-defined]
    free.do("0 pay_skill saw", "0 colour red")
    assert free.events_of("paid_skill")[0].args_for(1) == (0, "saw")


def test_a_turn_that_another_seat_enters_is_private() -> None:
    t = table(2, auction=["miner"], workers=["3 red 2 blue"])
    before = t.view(1)
    t.do("0 bid miner", "0 colour red")
    assert t.view(1) == before
    own = t.view(0)
    assert (own.stage, own.target, own.colour, own.least, own.most) == ("Count", NUMBER["miner"], 1, 1, 3)
    g = GAME.guess(t.s, 1, Rng(3))
    assert type(g.agenda[-1]).__name__ == "Turn"
    assert type(GAME.guess(t.s, 0, Rng(3)).agenda[-1]).__name__ == "Count"


def test_a_guess_deals_the_others_again() -> None:
    s, rng = GAME.new(3), Rng(5)
    chance(s, rng)
    hands = set()
    for seed in range(60):
        g = GAME.guess(s, 1, Rng(seed))
        assert GAME.view(g, 1) == GAME.view(s, 1)
        assert g.workers[C : 2 * C] == s.workers[C : 2 * C]
        assert g.winter[1] == s.winter[1]
        assert not set(g.winter[0]) & {*g.winter[1], *g.winter[2]}
        assert GAME.inventory(g) == GAME.inventory(s)
        assert g.workers[3] == g.workers[11] == 0, "nobody can have drawn a green worker"
        hands.add((tuple(g.workers), tuple(g.winter)))
    assert len(hands) > 55
    again = GAME.guess(GAME.guess(s, 1, Rng(1)), 1, Rng(2))
    assert again.to_data() == GAME.guess(s, 1, Rng(2)).to_data()


@pytest.mark.rule("KF-2.5")
def test_knowledge_and_pieces_stay_true_through_whole_games() -> None:
    for seats in GAME.seats:
        s, rng = GAME.new(seats), Rng(seats)
        stock = GAME.inventory(s)
        while True:
            chance(s, rng)
            if over(s):
                break
            seat = waiting(s)[0]
            legal = moves(s, seat)
            apply(s, seat, legal[rng.below(len(legal))])
            assert GAME.inventory(s) == stock
            for known, truth in GAME.hidden_pieces(s):
                assert known.fits(truth)


def test_positions_become_numbers_of_one_length() -> None:
    lengths = {len(GAME.observe(table(seats).s, seat)) for seats in GAME.seats for seat in (0, 1)}
    assert lengths == {GAME.layout.size}
    assert isinstance(Table(table(2).s).view(0), KeyflowerView)


@pytest.mark.rule("KF-4.14.3")
def test_nobody_else_learns_the_colour_of_a_worker_from_the_bag() -> None:
    t = table(2, villages=[{"tavern": (1, 0)}], workers=["1 blue 1 yellow"], auction=["miner"])
    t.do("0 use tavern", "0 pay_worker yellow", "0 colour blue", "0 count 1", *["* draw_worker red"] * 2)
    for seat in (1, None):
        assert t.view(seat).known_workers[0] == ((0, 2), (0, 2), (0, 2), (0, 0))


@pytest.mark.rule("KF-4.14.3")
def test_a_number_is_asked_for_although_what_is_hidden_leaves_one_answer() -> None:
    t = table(2, auction=["miner"], bids={"miner": "red 0 1"}, workers=["2 red"])
    draw_from_bag(t.s, 0, COLOURS.index("blue"))
    t.do("0 bid miner")
    assert t.turn == [0]
    assert t.counts() == [2], "others cannot know that the worker from the bag is not red"


@pytest.mark.rule("KF-4.10.2", "KF-4.14.2")
def test_nobody_else_reads_which_winter_tiles_somebody_gives() -> None:
    t = table(2)
    for seat in (0, 1):
        assert ChooseWinter(seat).sees(t.s, CHOOSE_WINTER[0]) == (seat,)
