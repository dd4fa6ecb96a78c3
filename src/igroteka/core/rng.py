"""Two sources of chance with one method: a fast one for bots, a provable one for matches."""

from __future__ import annotations

import hashlib

from .native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """L'Ecuyer's combined generator: every product stays below 2**47, so compiled code counts in 64 bits."""

    def __init__(self, seed: int | str = 0) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(digest[:8], "big") % 2147483562 + 1
        self.b: i64 = int.from_bytes(digest[8:16], "big") % 2147483398 + 1

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; n is far below 2**31, so the bias of the remainder is nil."""
        self.a = self.a * 40014 % 2147483563
        self.b = self.b * 40692 % 2147483399
        return (self.a + self.b) % 2147483563 % n

    def pick(self, weights: list[int], total: int = 0) -> int:
        """The index of one of these weights, each with its share of the chance; `total`, their sum, if it is known."""
        at = self.below(total or sum(weights))
        i = 0
        while at >= weights[i]:
            at -= weights[i]
            i += 1
        return i

    def shuffle(self, items: list[int]) -> None:
        """Put a list of numbers into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class FairRng(Rng):
    """The generator of one draw of a match: SHA-256 over seed, draw number and counter.

    Nobody can foresee a draw from earlier ones, and whoever is told the seed can recompute each.
    """

    def __init__(self, seed: str, draw: int) -> None:
        super().__init__(0)
        self.key = f"{seed}\n{draw}\n"
        self.counter = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1 without any bias: values above the last multiple are skipped."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            digest = hashlib.sha256(f"{self.key}{self.counter}".encode()).digest()
            self.counter += 1
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % n


def commitment(seed: str, salt: str = "") -> str:
    """What is shown before a match: it binds the seed and does not tell it.

    A random salt hides a seed so short that it could be found by trying all of them.
    """
    return hashlib.sha256((f"{salt}\n{seed}" if salt else seed).encode()).hexdigest()


def mixed_seed(seed: str, shares: dict[int, str]) -> str:
    """The seed of the draws: the committed one together with the share that each seat has added, if any has."""
    if not shares:
        return seed
    lines = [seed] + [f"{seat} {shares[seat]}" for seat in sorted(shares)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
