"""Numbers by chance: their bounds, their spread, and how a draw can be computed again."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core import (
    FairRng,
    Rng,
    commitment,
)


@given(st.integers(0, 1000), st.integers(1, 1000))
def test_numbers_stay_below_their_bound(seed: int, n: int) -> None:
    for rng in (Rng(seed), FairRng(str(seed), 1)):
        assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("rng", [Rng("even"), FairRng("even", 3)])
def test_numbers_are_spread_evenly(rng: Rng) -> None:
    seen = Counter(rng.below(6) for _ in range(12_000))
    assert set(seen) == set(range(6))
    assert sum((n - 2000) ** 2 / 2000 for n in seen.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def test_the_same_seed_gives_the_same_numbers() -> None:
    def first(rng: Rng) -> list[int]:
        return [rng.below(1000) for _ in range(10)]

    assert first(Rng(7)) == first(Rng(7)) == first(Rng("7"))
    assert first(Rng(7)) != first(Rng(8))
    assert first(FairRng("s", 1)) == first(FairRng("s", 1))
    assert first(FairRng("s", 1)) != first(FairRng("s", 2))
    assert first(FairRng("s", 1)) != first(FairRng("t", 1))


def test_a_fair_draw_can_be_recomputed_by_hand() -> None:
    digest = hashlib.sha256(b"seed\n5\n0").digest()
    assert FairRng("seed", 5).below(1000) == int.from_bytes(digest[:8], "big") % 1000


def test_the_commitment_binds_the_seed() -> None:
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()


def test_a_shuffle_reaches_every_order_equally() -> None:
    rng, seen = Rng(5), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(abs(n - 1000) < 120 for n in seen.values())
