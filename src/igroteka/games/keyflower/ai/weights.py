"""What is weighed when a position is judged, in points: the present weights, and those of earlier versions.

Lists of four are by season, from spring to winter. Found by trial matches.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BySeason = tuple[float, float, float, float]


@dataclass
class Weights:
    """One way to judge, as numbers: those of version 0.1 unless others are given."""

    #: How much the best rival counts.
    others: float = 0.25
    #: How sure a winning bid is to stay one: by its size beyond the first worker.
    winning: tuple[float, ...] = (0.55, 0.68, 0.76, 0.82, 0.86, 0.9)
    order_tile: BySeason = (0.9, 0.9, 0.9, 2.4)
    #: A tile at auction beyond what it brings.
    new_tile: float = 0.5
    #: Which part of a resource's worth is there when it lies in a village, and how far it then is on its way to an upgrade.
    in_stock: float = 0.8
    on_the_spot: float = 0.48
    #: Uses of a tile in the seasons to come, and hope for its other side.
    seasons_left: BySeason = (2.6, 1.7, 0.8, 0.0)
    other_side: BySeason = (0.3, 0.3, 0.25, 0.05)
    #: Which part of the resources elsewhere a yard may score.
    yard_share: float = 0.3
    summer_boat: float = 1.6
    joined: float = 0.22
    open_water: float = 0.3
    #: A worker; how much more a green one; one in a losing bid, on an own tile.
    worker: BySeason = (0.85, 0.75, 0.6, 0.06)
    greener: float = 1.35
    losing: float = 0.85
    at_home: float = 0.9
    #: A skill token, and which part of an upgrade that asks for it.
    skill: BySeason = (0.9, 0.9, 0.8, 0.1)
    fitting_skill: float = 0.3
    #: A winter tile in hand, and which part of its points one that is put up.
    in_hand: float = 0.1
    chosen: float = 0.5
    #: In winter: resources on their way next to roads, and both.
    late_goods: float = 0.5
    late_land: float = 0.5
    #: A step of a transport that is left.
    step: float = 0.12


FIRST: Final = Weights()
#: Resources are worth little before they are an upgrade, so that upgrades are made; bids are surer than they were thought to be.
PRESENT: Final = Weights(on_the_spot=0.3, winning=(0.7, 0.8, 0.86, 0.9, 0.93, 0.95))
