"""The layout: seven territories on the board, each turned some way."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Final

from .board import BRAMBLE, SIZE, TERRITORIES, ZONES, turned_to

#: A place where no territory lies yet; the Torticrane before the first action.
OFF_BOARD: Final = -1


class Layout:
    """Which territory lies where and how it is turned. It is never changed, so that positions share it.

    `territory` and `turns` are by slot, `slot` by territory (counted from 0); `cost` and `kind` are those
    printed, by zone.
    """

    def __init__(
        self, territory: list[int], turns: list[int], slot: list[int], cost: list[int], kind: list[int]
    ) -> None:
        self.territory = territory
        self.turns = turns
        self.slot = slot
        self.cost = cost
        self.kind = kind
        self._by_name: Callable[[list[int]], tuple[int, ...]] | None = None

    def with_territory(self, slot: int, territory: int, turns: int) -> Layout:
        """§GN-3.1.2 A layout with one territory more."""
        return self.with_territories([(slot, territory, turns)])

    def with_territories(self, laid: list[tuple[int, int, int]]) -> Layout:
        """A layout with some territories more: slot, territory, turns."""
        more = Layout(
            self.territory.copy(), self.turns.copy(), self.slot.copy(), self.cost.copy(), self.kind.copy()
        )
        for slot, territory, turns in laid:
            more.territory[slot] = territory
            more.turns[slot] = turns
            more.slot[territory] = slot
            printed = TERRITORIES[territory]
            for place in range(SIZE):
                zone = slot * SIZE + turned_to(place, turns)
                more.cost[zone] = printed.costs[place]
                more.kind[zone] = printed.kinds[place]
        return more

    def zone(self, name: int) -> int:
        """The zone with this number in `ZONE_NAMES`."""
        return self.slot[name // SIZE] * SIZE + name % SIZE

    def by_name(self, values: list[int]) -> tuple[int, ...]:
        """The values of all zones in the order of `ZONE_NAMES`; only when all territories lie on the board."""
        if self._by_name is None:
            self._by_name = itemgetter(*[self.zone(i) for i in range(ZONES)])
        return self._by_name(values)

    def name(self, zone: int) -> int:
        """The number of a zone in `ZONE_NAMES`."""
        return self.territory[zone // SIZE] * SIZE + zone % SIZE

    def complete(self) -> bool:
        """Whether all territories lie on the board."""
        return OFF_BOARD not in self.territory


EMPTY_LAYOUT: Final = Layout(
    [OFF_BOARD] * SIZE, [0] * SIZE, [OFF_BOARD] * SIZE, [0] * ZONES, [BRAMBLE] * ZONES
)
