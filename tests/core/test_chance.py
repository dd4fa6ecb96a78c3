"""What binds the chance of a match: draws without bias, the commitment with its salt, the shares of the seats."""

from __future__ import annotations

import hashlib

import pytest

from igroteka.core import FairRng, commitment, mixed_seed


@pytest.mark.parametrize("n", [(1 << 63) + 1, 3 << 62, (1 << 64) - (1 << 60)])
def test_values_above_the_last_whole_multiple_are_skipped(n: int) -> None:
    skipped = 0
    for draw in range(20):
        counter = 0
        while True:
            digest = hashlib.sha256(f"seed\n{draw}\n{counter}".encode()).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < n:  # there is room for one multiple only
                break
            counter += 1
        skipped += counter
        assert FairRng("seed", draw).below(n) == value
    assert skipped


def test_the_commitment_covers_the_salt() -> None:
    salted = commitment("7", "5e" * 16)
    assert salted == hashlib.sha256(("5e" * 16 + "\n7").encode()).hexdigest()
    assert len({salted, commitment("7"), commitment("7", "5f" * 16), commitment("8", "5e" * 16)}) == 4


def test_shares_bind_their_seats_whichever_came_first() -> None:
    one, two = "a" * 32, "b" * 32
    mixed = mixed_seed("seed", {0: one, 1: two})
    assert mixed == mixed_seed("seed", {1: two, 0: one})
    assert mixed == hashlib.sha256(f"seed\n0 {one}\n1 {two}".encode()).hexdigest()
    assert len({mixed, mixed_seed("seed", {0: two, 1: one}), mixed_seed("seed", {0: one}), "seed"}) == 4
    assert mixed_seed("seed", {}) == "seed"
