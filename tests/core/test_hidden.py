"""What is known of hidden goods, and guesses that keep to it."""

from __future__ import annotations

import json
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core import BadData, Json, Rng, canonical
from igroteka.core.hidden import Hidden, deal, load, nothing

from .goods import ANNA, BAG, BLUE, BORIS, GREEN, RED, YELLOW, full_bag

#: No bound of what is read here follows from the position.
AT = SimpleNamespace(agenda=[], options={}, seats=3)


def known(h: Hidden, place: int) -> list[int]:
    """What was seen going in and can only have stayed."""
    return h.known[place * h.kinds : (place + 1) * h.kinds]


def bounds(h: Hidden, place: int) -> list[tuple[int, int]]:
    """The least and the most of each kind."""
    return [(h.least(place, c), h.most(place, c)) for c in range(h.kinds)]


def exactly(*numbers: int) -> list[tuple[int, int]]:
    """Bounds that leave no doubt."""
    return [(n, n) for n in numbers]


# ---------------------------------------------------------------- what is known


def test_what_goes_in_openly_is_known() -> None:
    h = nothing(3, 4)
    h.add(ANNA, RED, 2)
    h.add(ANNA, GREEN)
    assert known(h, ANNA) == [0, 2, 0, 1]
    assert bounds(h, ANNA) == exactly(0, 2, 0, 1)
    assert (h.size(ANNA), h.stock) == (3, [0, 2, 0, 1])


def test_a_draw_is_unknown_and_has_no_colour_that_the_bag_lacked() -> None:
    h = full_bag()
    h.move_unseen(BAG, ANNA, 8)
    h.add(BAG, GREEN, 5)
    assert (known(h, ANNA), h.unknown[ANNA]) == ([0, 0, 0, 0], 8)
    assert bounds(h, ANNA) == [(0, 8), (0, 8), (0, 8), (0, 0)]
    assert (known(h, BAG), h.unknown[BAG]) == ([0, 0, 0, 5], 22)
    assert bounds(h, BAG) == [(2, 10), (2, 10), (2, 10), (5, 5)]
    h.move_unseen(BAG, ANNA, 2)
    assert bounds(h, ANNA) == [(0, 10), (0, 10), (0, 10), (0, 2)]
    assert bounds(h, BAG) == [(0, 10), (0, 10), (0, 10), (3, 5)]


def test_who_paid_red_had_red() -> None:
    h = full_bag()
    h.move_unseen(BAG, ANNA, 8)
    h.add(ANNA, RED, 2)
    assert bounds(h, ANNA) == [(0, 8), (2, 10), (0, 8), (0, 0)]
    h.remove(ANNA, RED, 1)
    assert bounds(h, ANNA) == [(0, 8), (1, 9), (0, 8), (0, 0)]
    h.remove(ANNA, RED, 4)
    assert bounds(h, ANNA) == [(0, 5), (0, 5), (0, 5), (0, 0)]
    assert h.size(ANNA) == 5


def test_more_than_can_be_there_is_refused() -> None:
    h = full_bag()
    h.move_unseen(BAG, ANNA, 3)
    before = h.to_data()
    with pytest.raises(ValueError, match="1 of kind 3 left place 0; it can hold at most 0"):
        h.remove(ANNA, GREEN)
    with pytest.raises(ValueError, match="4 of kind 1 left place 0; it can hold at most 3"):
        h.remove(ANNA, RED, 4)
    with pytest.raises(ValueError, match="4 cannot leave place 0; it holds 3"):
        h.move_unseen(ANNA, BAG, 4)
    assert h.to_data() == before


def test_a_draw_from_a_bag_of_one_colour_hides_nothing() -> None:
    h = nothing(3, 4)
    h.add(BAG, RED, 5)
    h.move_unseen(BAG, ANNA, 2)
    assert known(h, ANNA) == [0, 2, 0, 0]
    assert known(h, BAG) == [0, 3, 0, 0]


def test_a_draw_of_nearly_all_leaves_little_to_guess() -> None:
    h = nothing(3, 4)
    h.add(BAG, RED, 5)
    h.add(BAG, BLUE, 2)
    h.move_unseen(BAG, ANNA, 6)
    assert bounds(h, ANNA) == [(1, 2), (4, 5), (0, 0), (0, 0)]
    assert bounds(h, BAG) == [(0, 1), (0, 1), (0, 0), (0, 0)]
    h.remove(BAG, BLUE)
    h.tighten()
    assert known(h, ANNA) == [1, 5, 0, 0]


def test_a_piece_that_left_face_down_may_have_been_any() -> None:
    h = nothing(3, 3)
    h.add(ANNA, 0, 2)
    h.add(ANNA, 1, 2)
    h.move_unseen(ANNA, BAG, 1)
    assert bounds(h, ANNA) == [(1, 2), (1, 2), (0, 0)]
    assert bounds(h, BAG) == [(0, 1), (0, 1), (0, 0)]
    h.remove(ANNA, 0, 2)
    h.tighten()
    assert known(h, ANNA) == [0, 1, 0]
    assert known(h, BAG) == [0, 1, 0]


def test_what_does_not_fit_into_the_rest_has_left() -> None:
    h = full_bag()
    h.move_unseen(BAG, ANNA, 2)
    h.add(ANNA, RED, 3)
    h.move_unseen(ANNA, BORIS, 4)
    assert bounds(h, BORIS) == [(0, 2), (2, 4), (0, 2), (0, 0)]
    assert bounds(h, ANNA) == [(0, 1), (0, 1), (0, 1), (0, 0)]


def test_who_pays_one_of_two_that_are_certain_still_has_the_other() -> None:
    h = full_bag()
    h.move_unseen(BAG, ANNA, 2)
    h.add(ANNA, RED, 3)
    h.move_unseen(ANNA, BORIS, 4)
    h.remove(BORIS, RED)
    assert bounds(h, BORIS) == [(0, 2), (1, 3), (0, 2), (0, 0)]
    h.remove(BORIS, RED)
    assert bounds(h, BORIS) == [(0, 2), (0, 2), (0, 2), (0, 0)]


def test_what_one_place_holds_for_certain_cannot_be_in_another() -> None:
    unsure = [3, 3, 3]
    h = Hidden(3, [3, 3, 3], [0] * 9, [3, 3, 3], [2, 0, 0] + [0] * 6, [3, 1, 1] + 2 * unsure)
    h.tighten()
    assert bounds(h, ANNA) == [(2, 3), (0, 1), (0, 1)]
    assert bounds(h, BORIS) == bounds(h, BAG) == [(0, 1), (0, 3), (0, 3)]


def test_goods_that_move_openly_stay_known() -> None:
    h = full_bag()
    h.move_unseen(BAG, ANNA, 3)
    h.move(ANNA, BAG, YELLOW)
    assert bounds(h, ANNA) == [(0, 2), (0, 2), (0, 2), (0, 0)]
    assert known(h, BAG) == [0, 0, 1, 0]
    assert bounds(h, BAG)[YELLOW] == (8, 11)
    h.tighten()
    assert bounds(h, BAG)[YELLOW] == (8, 10)
    assert h.stock == [10, 10, 10, 0]


def test_nothing_moves_from_a_place_into_itself() -> None:
    h = full_bag()
    h.move_unseen(BAG, BAG, 3)
    h.move_unseen(BAG, ANNA, 0)
    assert h == full_bag()


def test_the_last_of_a_kind_in_the_open_is_gone_everywhere() -> None:
    h = nothing(3, 2)
    h.add(BAG, 0, 9)
    h.add(BAG, 1, 1)
    h.move_unseen(BAG, ANNA, 2)
    h.move_unseen(BAG, BORIS, 2)
    assert bounds(h, ANNA) == [(1, 2), (0, 1)]
    h.remove(BORIS, 1)
    h.tighten()
    assert known(h, ANNA) == [2, 0]
    assert known(h, BORIS) == [1, 0]


def test_a_clone_goes_its_own_way() -> None:
    h = full_bag()
    other = h.clone()
    other.move_unseen(BAG, ANNA, 2)
    other.add(BORIS, GREEN)
    assert h == full_bag()
    assert other != h


def test_nothing_that_contradicts_fits() -> None:
    h = full_bag()
    h.move_unseen(BAG, ANNA, 2)
    assert h.fits([[1, 1, 0, 0], [0, 0, 0, 0], [9, 9, 10, 0]])
    assert not h.fits([[1, 1, 0, 0], [0, 0, 0, 0]])
    assert not h.fits([[1, 1, 0, 0], [0, 0, 0, 0], [9, 9, 9, 0]])
    assert not h.fits([[1, 0, 0, 0], [0, 1, 0, 0], [9, 9, 10, 0]])
    assert not h.fits([[1, 0, 0, 1], [0, 0, 0, 0], [9, 10, 10, -1]])


# ---------------------------------------------------------------- random traffic

Step = tuple[str, int, int, int, int]
steps = st.lists(
    st.tuples(
        st.sampled_from(["came", "went", "moved", "passed", "passed"]),
        st.integers(0, 3),
        st.integers(0, 3),
        st.integers(0, 3),
        st.integers(1, 4),
    ),
    max_size=40,
)


def some_of(rng: Rng, goods: list[int], n: int) -> list[int]:
    """Really take n of the goods by chance; how many of each kind."""
    taken = [0] * len(goods)
    for _ in range(n):
        at, c = rng.below(sum(goods)), 0
        while at >= goods[c]:
            at -= goods[c]
            c += 1
        goods[c] -= 1
        taken[c] += 1
    return taken


def traffic(start: list[int], todo: list[Step], seed: int) -> tuple[Hidden, list[list[int]]]:
    """Three screens and a bag after some coming and going: what is known, and what is true."""
    rng, kinds = Rng(seed), len(start)
    h = nothing(4, kinds)
    truth = [[0] * kinds for _ in range(4)]
    for c in range(kinds):
        h.add(3, c, start[c])
        truth[3][c] = start[c]
    for what, a, b, kind, n in todo:
        c = kind % kinds
        if what == "came":
            h.add(a, c, n)
            truth[a][c] += n
        elif what == "went":
            n = min(n, truth[a][c])
            h.remove(a, c, n)
            truth[a][c] -= n
        elif what == "moved":
            n = min(n, truth[a][c])
            h.move(a, b, c, n)
            truth[a][c] -= n
            truth[b][c] += n
        elif a != b:
            n = min(n, sum(truth[a]))
            h.move_unseen(a, b, n)
            for k, more in enumerate(some_of(rng, truth[a], n)):
                truth[b][k] += more
        assert h.fits(truth)
    return h, truth


starts = st.lists(st.integers(0, 12), min_size=2, max_size=4)


@given(starts, steps, st.integers(0, 99))
def test_the_truth_always_lies_inside_the_bounds(start: list[int], todo: list[Step], seed: int) -> None:
    h, truth = traffic(start, todo, seed)
    for p in range(4):
        cells = slice(p * h.kinds, (p + 1) * h.kinds)
        floor, unknown, cap = h.floor[cells], h.unknown[p], h.cap[cells]
        assert min(h.known[cells]) >= 0
        assert all(0 <= a <= b <= unknown for a, b in zip(floor, cap, strict=True))
        assert unknown == 0 or sum(floor) < unknown < sum(cap)
        assert h.size(p) == sum(truth[p])
    tight = h.clone()
    tight.tighten()
    assert tight.fits(truth)
    for p, c in product(range(4), range(h.kinds)):
        assert h.least(p, c) <= tight.least(p, c) <= truth[p][c] <= tight.most(p, c) <= h.most(p, c)


@given(starts, steps, st.integers(0, 99))
def test_every_guess_fits_and_keeps_what_the_guesser_sees(
    start: list[int], todo: list[Step], seed: int
) -> None:
    h, truth = traffic(start, todo, seed)
    before = h.to_data()
    for sure in ({}, {0: truth[0]}, {1: truth[1], 2: truth[2]}):
        found = deal(h, Rng(seed), sure)
        assert h.fits(found)
        assert all(found[p] == sure[p] for p in sure)
        assert found == deal(h, Rng(seed), sure)
    assert h.to_data() == before


@given(starts, steps, st.integers(0, 99))
def test_knowledge_survives_storage(start: list[int], todo: list[Step], seed: int) -> None:
    h, _ = traffic(start, todo, seed)
    assert load(json.loads(canonical(h.to_data())), "known", AT, 4, h.kinds) == h


class Table:
    """A toy position: secrets, and what is known of them. Its guess reads only what the seat may know."""

    def __init__(self, known: Hidden, secret: list[list[int]]) -> None:
        self.known = known
        self.secret = secret

    def view(self, seat: int) -> tuple[dict[str, Any], list[int]]:
        return self.known.to_data(), self.secret[seat]

    def guess(self, seat: int, rng: Rng) -> Table:
        return Table(self.known.clone(), deal(self.known, rng, {seat: self.secret[seat]}))


@given(starts, steps, st.integers(0, 99), st.integers(0, 2))
def test_a_guess_cannot_be_told_from_the_truth_and_forgets_earlier_guesses(
    start: list[int], todo: list[Step], seed: int, seat: int
) -> None:
    s = Table(*traffic(start, todo, seed))
    first = s.guess(seat, Rng("one"))
    assert first.view(seat) == s.view(seat)
    assert first.guess(seat, Rng("two")).secret == s.guess(seat, Rng("two")).secret


@settings(max_examples=60)
@given(st.lists(st.integers(0, 3), min_size=2, max_size=3), steps, st.integers(0, 99))
def test_no_possible_world_is_ruled_out(start: list[int], todo: list[Step], seed: int) -> None:
    """Follow every world that an onlooker must think possible; all of them lie inside the bounds."""
    todo = [t for t in todo if t[0] != "came"][:5]
    h, truth = traffic(start, todo, seed)
    kinds = len(start)
    empty = (0,) * kinds
    worlds: set[tuple[tuple[int, ...], ...]] = {(empty, empty, empty, tuple(start))}
    real = [list(r) for r in (empty, empty, empty, start)]
    rng = Rng(seed)
    for what, a, b, kind, n in todo:
        c = kind % kinds
        shift: list[list[int]]
        if what == "passed":
            if a == b:
                continue
            n = min(n, sum(real[a]))
            for k, more in enumerate(some_of(rng, real[a], n)):
                real[b][k] += more
            shift = [list(z) for z in product(range(n + 1), repeat=kinds) if sum(z) == n]
        else:
            n = min(n, real[a][c])
            real[a][c] -= n
            if what == "moved":
                real[b][c] += n
            shift = [[n if k == c else 0 for k in range(kinds)]]
        after: set[tuple[tuple[int, ...], ...]] = set()
        for world, z in product(worlds, shift):
            rows = [list(r) for r in world]
            for k in range(kinds):
                rows[a][k] -= z[k]
                if what != "went":
                    rows[b][k] += z[k]
            if min(rows[a]) >= 0:
                after.add(tuple(tuple(r) for r in rows))
        worlds = after
    assert real == truth
    assert all(h.fits([list(r) for r in world]) for world in worlds)


# ---------------------------------------------------------------- storage


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("stock", [1, 2], r"stock: found \[1, 2\]; allowed: a list of 4"),
        ("stock", [10, 10, 9, 0], r"30 open spaces cannot take the loose goods \[10, 10, 9, 0\]; allowed: "),
        ("floor", [9] * 12, "no contents agree with the bounds; allowed: what some contents meet"),
        ("unknown", [2, -1, 1], r"unknown\[1\]: found -1; allowed: a whole number from 0"),
        ("cap", [0] * 12, "seen: no contents agree with the bounds"),
        ("known", "none", "seen.known: found 'none'; allowed: a list of whole numbers"),
    ],
)
def test_bad_knowledge_is_refused(field: str, value: Json, message: str) -> None:
    h = full_bag()
    h.move_unseen(BAG, ANNA, 2)
    data = h.to_data()
    data[field] = value
    with pytest.raises(BadData, match=message):
        load(data, "seen", AT, 3, 4)
