"""The layout: seven territories on the board, each turned some way."""

from __future__ import annotations

from typing import Final

from .board import BRAMBLE, SIZE, TERRITORIES, ZONE_NAMES, ZONES, turned_to

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
        self._named: list[tuple[str, int]] = []

    def with_territory(self, slot: int, territory: int, turns: int) -> Layout:
        """§GN-3.1.2 A layout with one territory more."""
        more = Layout(
            self.territory.copy(), self.turns.copy(), self.slot.copy(), self.cost.copy(), self.kind.copy()
        )
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

    def named_zones(self) -> list[tuple[str, int]]:
        """All zones with their names, in the order of `ZONE_NAMES`; none before all territories lie on the board."""
        if not self._named and self.complete():
            self._named = [(name, self.zone(i)) for i, name in enumerate(ZONE_NAMES)]
        return self._named

    def name(self, zone: int) -> int:
        """The number of a zone in `ZONE_NAMES`."""
        return self.territory[zone // SIZE] * SIZE + zone % SIZE

    def complete(self) -> bool:
        """Whether all territories lie on the board."""
        return OFF_BOARD not in self.territory


EMPTY_LAYOUT: Final = Layout(
    [OFF_BOARD] * SIZE, [0] * SIZE, [OFF_BOARD] * SIZE, [0] * ZONES, [BRAMBLE] * ZONES
)
