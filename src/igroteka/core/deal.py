"""Deal loose goods fairly into open spaces, where a place takes at least and at most so many of a kind.

Every way to lay the single pieces into the spaces within these bounds has the same chance. Without
bounds that is a plain draw; with bounds it still is exact, however much they bind.
"""

from __future__ import annotations

from math import comb
from typing import Final

from .rng import Rng

TRIES: Final = 24


class Deal:
    """Loose goods of each kind, open spaces of each place, and the bounds `floor` and `cap` of each
    place and kind."""

    def __init__(
        self, loose: list[int], spaces: list[int], floor: list[list[int]], cap: list[list[int]]
    ) -> None:
        if min(loose) < 0 or sum(loose) != sum(spaces):
            raise ValueError(f"{sum(spaces)} open spaces cannot take the loose goods {loose}")
        self.loose = loose
        self.spaces = spaces
        self.floor = floor
        self.cap = cap
        self.kinds = range(len(loose))
        self.places = range(len(spaces))
        self.most = [[min(cap[p][c], spaces[p], loose[c]) for c in self.kinds] for p in self.places]
        # Kinds that no bound binds need no care, and places that none binds are interchangeable.
        self.tight_kinds = [c for c in self.kinds if any(self._binds(p, c) for p in self.places)]
        self.tight = [p for p in self.places if any(self._binds(p, c) for c in self.tight_kinds)]
        self.pool = sum([spaces[p] for p in self.places if p not in self.tight])
        self.ways: dict[tuple[int, ...], int] = {}

    def _binds(self, p: int, c: int) -> bool:
        """Whether a bound forbids anything that the numbers of goods and spaces and the caps allow."""
        if self.cap[p][c] < min(self.spaces[p], self.loose[c]):
            return True
        low = self.floor[p][c]
        if low == 0:
            return False
        elsewhere = sum([self.most[q][c] for q in self.places if q != p])
        instead = sum([self.most[p][k] for k in self.kinds if k != c])
        return low > self.loose[c] - elsewhere and low > self.spaces[p] - instead

    def draw(self, rng: Rng) -> list[list[int]]:
        """A number per place and kind."""
        # Bounds seldom forbid a plain draw, and counting all ways is expensive: first try some plain draws.
        # Both give every way the same chance, so their mixture does.
        for _ in range(TRIES):
            dealt = self.plain(rng)
            if dealt is not None:
                return dealt
        return self.draw_by_counting(rng)

    def plain(self, rng: Rng) -> list[list[int]] | None:
        """Draw without looking at the bounds; None if that broke one."""
        dealt = [[0 for _ in self.kinds] for _ in self.places]
        loose = self.loose.copy()
        last = self.spaces.index(max(self.spaces))
        for p in self.places:
            if p != last:
                _draw_into(dealt[p], loose, self.spaces[p], rng)
                if p in self.tight and not self._inside(p, dealt[p]):
                    return None
        dealt[last] = loose
        return dealt if self._inside(last, loose) else None

    def _inside(self, p: int, row: list[int]) -> bool:
        floor, cap = self.floor[p], self.cap[p]
        return all(floor[c] <= row[c] <= cap[c] for c in self.kinds)

    def draw_by_counting(self, rng: Rng) -> list[list[int]]:
        """Count the ways that keep the bounds and draw one of them."""
        # First the tight kinds go into the tight places, then the other kinds into the rest of those
        # places, and at last all that is left into the pool.
        dealt = [[0 for _ in self.kinds] for _ in self.places]
        left = self.spaces.copy()
        goods = [self.loose[c] for c in self.tight_kinds]
        if self.count(0, goods) == 0:
            raise ValueError("no contents agree with the bounds")
        for k in range(len(self.tight)):
            p = self.tight[k]
            mix = self._pick(k, goods, rng)
            for j in range(len(mix)):
                dealt[p][self.tight_kinds[j]] = mix[j]
                left[p] -= mix[j]
                goods[j] -= mix[j]
        rest = [0 if c in self.tight_kinds else self.loose[c] for c in self.kinds]
        for p in self.tight:
            _draw_into(dealt[p], rest, left[p], rng)
            left[p] = 0
        for j in range(len(goods)):
            rest[self.tight_kinds[j]] = goods[j]
        for p in self.places:
            _draw_into(dealt[p], rest, left[p], rng)
        return dealt

    def count(self, k: int, goods: list[int]) -> int:
        """In how many ways the tight places from the k-th on and the pool can take the goods of the
        tight kinds, when the pieces of a kind are alike and the spaces of a place are not."""
        if k == len(self.tight):
            return _spread(self.pool, goods)
        key = (k, *goods)
        ways = self.ways.get(key)
        if ways is None:
            ways = 0
            for mix in self._mixes(k, goods):
                rest = [goods[j] - mix[j] for j in range(len(mix))]
                ways += _spread(self.spaces[self.tight[k]], mix) * self.count(k + 1, rest)
            self.ways[key] = ways
        return ways

    def _mixes(self, k: int, goods: list[int]) -> list[list[int]]:
        """All numbers of each tight kind that the k-th tight place can take from these goods and the
        places behind it can do without."""
        p = self.tight[k]
        behind = self.tight[k + 1 :]
        # The kinds that are not tight can fill so many spaces.
        easy = sum([self.loose[c] for c in self.kinds if c not in self.tight_kinds])
        mixes: list[list[int]] = [[]]
        for j in range(len(goods)):
            c = self.tight_kinds[j]
            later = sum([self.most[q][c] for q in behind]) + self.pool
            low = max(self.floor[p][c], goods[j] - later)
            high = min(self.most[p][c], goods[j] - sum([self.floor[q][c] for q in behind]))
            after = sum([min(self.most[p][d], goods[i]) for i, d in enumerate(self.tight_kinds) if i > j])
            grown: list[list[int]] = []
            for mix in mixes:
                room = self.spaces[p] - sum(mix)
                grown += [[*mix, n] for n in range(max(low, room - after - easy), min(high, room) + 1)]
            mixes = grown
        return mixes

    def _pick(self, k: int, goods: list[int], rng: Rng) -> list[int]:
        """The share of the k-th tight place, by its number of ways."""
        at = _below(rng, self.count(k, goods))
        for mix in self._mixes(k, goods):
            rest = [goods[j] - mix[j] for j in range(len(mix))]
            at -= _spread(self.spaces[self.tight[k]], mix) * self.count(k + 1, rest)
            if at < 0:
                return mix
        raise AssertionError("the ways do not add up")


def _spread(spaces: int, goods: list[int]) -> int:
    """In how many ways these goods can take some of the spaces."""
    ways = 1
    for n in goods:
        if n > spaces:
            return 0
        ways *= comb(spaces, n)
        spaces -= n
    return ways


def _draw_into(row: list[int], loose: list[int], n: int, rng: Rng) -> None:
    """Draw n of the loose goods one by one."""
    total = sum(loose)
    for _ in range(n):
        c = rng.pick(loose, total)
        loose[c] -= 1
        row[c] += 1
        total -= 1


def _below(rng: Rng, n: int) -> int:
    """A whole number below an n of any size; the bias is below 2**-60."""
    value, span = 0, 1
    while span >> 60 < n:
        value = value << 30 | rng.below(1 << 30)
        span <<= 30
    return value % n
