"""The fields of a position: constructors that also copy.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it anew.
"""

from __future__ import annotations

from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.frames import State
from igroteka.core.hidden import Hidden


class KeyflowerFields(State):
    """A copy of `other`, or a new one with its first values by name."""

    def __init__(self, other: KeyflowerFields | None, start: Values = NO_VALUES) -> None:
        if other is None:
            super().__init__(start["agenda"])
            self.options = start["options"]
            self.seats = start["seats"]
            self.season: int = start["season"]
            self.first: int = start["first"]
            self.passes: int = start["passes"]
            self.green: int = start["green"]
            self.owner: list[int] = start["owner"]
            self.side: list[int] = start["side"]
            self.cell: list[int] = start["cell"]
            self.turn: list[int] = start["turn"]
            self.colour: list[int] = start["colour"]
            self.lying: list[int] = start["lying"]
            self.last: list[int] = start["last"]
            self.users: list[int] = start["users"]
            self.on: list[int] = start["on"]
            self.bid: list[int] = start["bid"]
            self.best: list[int] = start["best"]
            self.leader: list[int] = start["leader"]
            self.goods: list[int] = start["goods"]
            self.supply: list[int] = start["supply"]
            self.bag: list[int] = start["bag"]
            self.pile: list[int] = start["pile"]
            self.aside_workers: list[int] = start["aside_workers"]
            self.aside_skills: list[int] = start["aside_skills"]
            self.cargo_workers: list[int] = start["cargo_workers"]
            self.cargo_skills: list[int] = start["cargo_skills"]
            self.workers: list[int] = start["workers"]
            self.skills: list[int] = start["skills"]
            self.winter: list[tuple[int, ...]] = start["winter"]
            self.chosen: list[tuple[int, ...]] = start["chosen"]
            self.boat_of: list[int] = start["boat_of"]
            self.points: list[int] = start["points"]
            self.seen_workers: Hidden = start["seen_workers"]
            self.seen_skills: Hidden = start["seen_skills"]
            self.auction: list[int] = start["auction"]
            self.usable: list[int] = start["usable"]
            self.bidding: list[list[int]] = start["bidding"]
            self.village: list[list[int]] = start["village"]
            self.won: list[list[int]] = start["won"]
            self.beside: list[int] = start["beside"]
            self.ways: list[int] = start["ways"]
            self.rim: list[dict[int, int]] = start["rim"]
            self.power: list[int] = start["power"]
            self.shared: bool = start["shared"]
        else:
            super().__init__(other.agenda.copy())
            self.options = other.options
            self.seats = other.seats
            self.season = other.season
            self.first = other.first
            self.passes = other.passes
            self.green = other.green
            self.owner = other.owner.copy()
            self.side = other.side.copy()
            self.cell = other.cell
            self.turn = other.turn
            self.colour = other.colour.copy()
            self.lying = other.lying.copy()
            self.last = other.last.copy()
            self.users = other.users.copy()
            self.on = other.on.copy()
            self.bid = other.bid.copy()
            self.best = other.best.copy()
            self.leader = other.leader.copy()
            self.goods = other.goods.copy()
            self.supply = other.supply.copy()
            self.bag = other.bag.copy()
            self.pile = other.pile.copy()
            self.aside_workers = other.aside_workers.copy()
            self.aside_skills = other.aside_skills.copy()
            self.cargo_workers = other.cargo_workers.copy()
            self.cargo_skills = other.cargo_skills.copy()
            self.workers = other.workers.copy()
            self.skills = other.skills.copy()
            self.winter = other.winter.copy()
            self.chosen = other.chosen.copy()
            self.boat_of = other.boat_of.copy()
            self.points = other.points.copy()
            self.seen_workers = other.seen_workers.clone()
            self.seen_skills = other.seen_skills.clone()
            self.auction = other.auction.copy()
            self.usable = other.usable.copy()
            self.bidding = other.bidding.copy()
            self.village = other.village.copy()
            self.won = other.won.copy()
            self.beside = other.beside
            self.ways = other.ways
            self.rim = other.rim.copy()
            self.power = other.power.copy()
            self.shared = other.shared
