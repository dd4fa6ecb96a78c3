"""What is weighed when a position is judged, in points: the present weights, and those of earlier versions.

Lists of four are by season, from spring to winter. A term that a version did not know has no weight in it.
"""

from __future__ import annotations

from typing import Final

from ..components.tiles import FACES, TILES, Face
from ..state import R

BySeason = tuple[float, float, float, float]


class Weights:
    """One way to judge, as numbers."""

    def __init__(
        self,
        *,
        others: float = 0.25,
        winning: tuple[float, ...] = (0.55, 0.68, 0.76, 0.82, 0.86, 0.9),
        order_tile: BySeason = (0.9, 0.9, 0.9, 2.4),
        new_tile: float = 0.5,
        resource: BySeason = (0.55, 0.55, 0.55, 1.1),
        in_stock: float = 0.8,
        spare: BySeason = (1.0, 1.0, 1.0, 1.0),
        on_the_spot: float = 0.48,
        nearer: float = 0.72,
        seasons_left: BySeason = (2.6, 1.7, 0.8, 0.0),
        other_side: BySeason = (0.3, 0.3, 0.25, 0.05),
        yard_share: float = 0.3,
        summer_boat: float = 1.6,
        joined: float = 0.22,
        open_water: float = 0.3,
        worker: BySeason = (0.85, 0.75, 0.6, 0.06),
        enough: BySeason = (99.0, 99.0, 99.0, 99.0),
        more_workers: float = 0.0,
        greener: float = 1.35,
        losing: float = 0.85,
        at_home: float = 0.9,
        skill: BySeason = (0.9, 0.9, 0.8, 0.1),
        fitting_skill: float = 0.3,
        in_hand: float = 0.1,
        plan: BySeason = (0.0, 0.0, 0.0, 0.0),
        chosen: float = 0.5,
        late_goods: float = 0.5,
        late_land: float = 0.5,
        step: float = 0.12,
    ) -> None:
        #: How much the best rival counts.
        self.others = others
        #: How sure a winning bid is to stay one: by its size beyond the first worker.
        self.winning = winning
        self.order_tile = order_tile
        #: A tile at auction beyond what it brings.
        self.new_tile = new_tile
        #: A resource by kind, in a village, and which part of that where no tile asks for it.
        self.resource = resource
        self.in_stock = in_stock
        self.spare = spare
        #: How far a resource is on its way to an upgrade.
        self.on_the_spot = on_the_spot
        #: What is left of a resource's worth for an upgrade, by steps to it.
        self.by_steps = tuple([nearer**steps for steps in range(TILES + 1)])
        #: Uses of a tile in the seasons to come, and hope for its other side.
        self.seasons_left = seasons_left
        self.other_side = other_side
        #: Which part of the resources elsewhere a yard may score.
        self.yard_share = yard_share
        self.summer_boat = summer_boat
        self.joined = joined
        self.open_water = open_water
        #: A worker, also beyond what a season needs; how much more a green one; one in a losing bid, on an own tile.
        self.worker = worker
        self.enough = enough
        self.more_workers = more_workers
        self.greener = greener
        self.losing = losing
        self.at_home = at_home
        #: A skill token, and which part of an upgrade that asks for it.
        self.skill = skill
        self.fitting_skill = fitting_skill
        #: A winter tile in hand, the part that counts of what the best would score now, and of those put up in winter.
        self.in_hand = in_hand
        self.plan = plan
        self.chosen = chosen
        #: In winter: resources on their way next to roads, and both.
        self.late_goods = late_goods
        self.late_land = late_land
        #: A step of a transport that is left.
        self.step = step
        self.uses = tuple([(self.use_value(front), self.use_value(back)) for front, back in FACES])

    def use_value(self, face: Face) -> float:
        """What one use brings, less what it costs."""
        resource = self.resource
        value = sum([face.produce[r] * resource[r] for r in range(R)]) + (resource[0] if face.one_of else 0)
        value += 0.8 * face.workers + 0.95 * face.skills + 1.15 * face.greens
        value += 0.3 * face.transport + 0.9 * face.upgrades
        if face.pay_worker >= 0:
            value -= 0.75
        if face.pay_skill >= 0:
            value -= 0.9
        return max(0.0, value)


FIRST: Final = Weights()
#: Resources are worth little before they are an upgrade, so that upgrades are made; bids are surer than they were thought to be.
PRESENT: Final = Weights(on_the_spot=0.3, winning=(0.7, 0.8, 0.86, 0.9, 0.93, 0.95))
