"""Fair chances: all ways in which hidden goods may lie are equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core import Rng
from igroteka.core.deal import Deal
from igroteka.core.hidden import deal, nothing

from .goods import ANNA, BAG, BORIS, full_bag


class Problem:
    """A small deal that can be worked out by brute force."""

    def __init__(
        self, loose: list[int], spaces: list[int], floor: list[list[int]], cap: list[list[int]]
    ) -> None:
        self.loose = loose
        self.spaces = spaces
        self.floor = floor
        self.cap = cap
        self.deal = Deal(loose, spaces, floor, cap)

    def ways(self) -> dict[tuple[int, ...], int]:
        """Every table inside the bounds with its number of ways."""
        kinds = range(len(self.loose))
        rows = [
            [
                x
                for x in product(*[range(self.floor[p][c], self.cap[p][c] + 1) for c in kinds])
                if sum(x) == self.spaces[p]
            ]
            for p in range(len(self.spaces))
        ]
        ways: dict[tuple[int, ...], int] = {}
        for table in product(*rows):
            if all(sum(x[c] for x in table) == self.loose[c] for c in kinds):
                ways[tuple(n for x in table for n in x)] = prod(
                    comb(sum(x[i:]), n) for x in table for i, n in enumerate(x)
                )
        return ways


def assert_fair(seen: Counter[tuple[int, ...]], ways: dict[tuple[int, ...], int]) -> None:
    """Every table comes up as often as it should, within five standard deviations."""
    draws, total = sum(seen.values()), sum(ways.values())
    assert set(seen) <= set(ways)
    for table, n in ways.items():
        share = n / total
        assert abs(seen[table] - draws * share) <= 5 * (draws * share * (1 - share)) ** 0.5 + 1


NO = [0, 0, 0]
ANY = [9, 9, 9]
PROBLEMS = [
    Problem([3, 2, 2], [2, 2, 3], [NO, NO, NO], [ANY, ANY, ANY]),
    Problem([4, 2, 2], [3, 3, 2], [NO, NO, NO], [[9, 9, 0], [9, 9, 1], ANY]),
    Problem([3, 3, 2], [3, 2, 3], [NO, NO, NO], [[1, 9, 1], [9, 1, 9], ANY]),
    Problem([3, 3], [2, 2, 2], [[0, 0]] * 3, [[1, 2], [2, 1], [2, 2]]),
    Problem([3, 3, 3], [3, 3, 3], [NO, NO, NO], [[1, 1, 1], [3, 2, 1], [3, 3, 2]]),
    Problem([5, 1], [3, 3], [[0, 0]] * 2, [[3, 0], [2, 1]]),
    Problem([4, 2, 2], [3, 3, 2], [[1, 1, 0], [2, 0, 0], NO], [ANY, ANY, ANY]),
    Problem([3, 3, 3], [4, 3, 2], [[0, 1, 1], NO, [0, 0, 1]], [[2, 9, 9], [9, 1, 9], ANY]),
    Problem([3, 3, 3], [2, 7], [NO, [1, 1, 1]], [ANY, ANY]),
]


@pytest.mark.parametrize("problem", PROBLEMS)
def test_all_ways_have_the_same_chance(problem: Problem) -> None:
    ways, rng = problem.ways(), Rng("fair")
    for draw in (problem.deal.draw, problem.deal.draw_by_counting):
        seen = Counter(tuple(n for x in draw(rng) for n in x) for _ in range(3000))
        assert_fair(seen, ways)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_the_ways_are_counted_right(problem: Problem) -> None:
    tight = problem.deal.tight_kinds
    easy = [n for c, n in enumerate(problem.loose) if c not in tight]
    others = prod(comb(sum(easy[i:]), n) for i, n in enumerate(easy))
    draw_by_counting = problem.deal.count(0, [problem.loose[c] for c in tight])
    assert draw_by_counting * others == sum(problem.ways().values())


def test_bounds_that_forbid_nothing_cost_nothing() -> None:
    assert [problem.deal.tight for problem in PROBLEMS] == [
        *([], [0, 1], [0, 1], [0, 1], [0, 1, 2], [0, 1]),
        *([0, 1], [0, 1, 2], []),
    ]


def test_after_draws_from_a_bag_a_guess_is_a_plain_draw_from_all_that_is_unseen() -> None:
    h = nothing(3, 2)
    h.add(BAG, 0, 6)
    h.add(BAG, 1, 4)
    h.move_unseen(BAG, ANNA, 2)
    h.move_unseen(BAG, BORIS, 3)
    rng = Rng(3)
    seen: Counter[tuple[int, ...]] = Counter((deal(h, rng, {ANNA: [2, 0]})[BORIS][1],) for _ in range(4000))
    # Boris' three are out of the eight that Anna does not see.
    assert_fair(seen, {(n,): comb(4, n) * comb(4, 3 - n) for n in range(4)})


def test_a_piece_seen_going_in_is_not_drawn_again() -> None:
    h = nothing(3, 2)
    h.add(BAG, 0, 3)
    h.add(BAG, 1, 3)
    h.move_unseen(BAG, ANNA, 2)
    h.add(BAG, 0, 50)
    rng = Rng(4)
    seen: Counter[tuple[int, ...]] = Counter((deal(h, rng, {})[ANNA][0],) for _ in range(4000))
    # The fifty came too late for Anna.
    assert_fair(seen, {(n,): comb(3, n) * comb(3, 2 - n) for n in range(3)})


@settings(deadline=None)
@given(
    st.lists(st.lists(st.integers(0, 5), min_size=3, max_size=3), min_size=2, max_size=5),
    st.integers(0, 2),
    st.integers(0, 2),
    st.integers(0, 99),
)
def test_bounds_are_kept_however_much_they_bind(
    truth: list[list[int]], below: int, above: int, seed: int
) -> None:
    loose = [sum(x[c] for x in truth) for c in range(3)]
    spaces = [sum(x) for x in truth]
    floor = [[max(0, n - below) for n in x] for x in truth]
    cap = [[n + above for n in x] for x in truth]
    problem = Deal(loose, spaces, floor, cap)
    for found in (problem.draw(Rng(seed)), problem.draw_by_counting(Rng(seed))):
        assert [sum(x) for x in found] == spaces
        assert [sum(x[c] for x in found) for c in range(3)] == loose
        assert all(floor[p][c] <= found[p][c] <= cap[p][c] for p in range(len(truth)) for c in range(3))
        assert (below and above) or found == truth


def test_impossible_deals_are_refused() -> None:
    with pytest.raises(ValueError, match=r"3 open spaces cannot take the loose goods \[2, 2\]"):
        Deal([2, 2], [1, 2], [[0, 0]] * 2, [[9, 9]] * 2)
    with pytest.raises(ValueError, match="no contents agree with the bounds"):
        Deal([2, 2], [2, 2], [[0, 0]] * 2, [[2, 0], [2, 0]]).draw(Rng(1))
    with pytest.raises(ValueError, match="no contents agree with the bounds"):
        Deal([2, 2], [2, 2], [[2, 0], [1, 0]], [[9, 9]] * 2).draw(Rng(1))
    h = full_bag()
    h.move_unseen(BAG, ANNA, 2)
    with pytest.raises(ValueError, match="place 0 holds 2 goods, not 3"):
        deal(h, Rng(1), {ANNA: [1, 1, 1, 0]})
