"""The fields of a position: constructors that also copy, and the stored form.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.data import dump
from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.frames import State
from igroteka.core.hidden import Hidden
from igroteka.core.json_types import JsonDraft

from .fields import FIELDS

_SEASON: Final = FIELDS.kind_of("season")
_OWNER: Final = FIELDS.kind_of("owner")
_SIDE: Final = FIELDS.kind_of("side")
_CELLS: Final = FIELDS.kind_of("cells")
_COLOUR: Final = FIELDS.kind_of("colour")
_LYING: Final = FIELDS.kind_of("lying")
_LAST: Final = FIELDS.kind_of("last")
_USERS: Final = FIELDS.kind_of("users")
_BIDS: Final = FIELDS.kind_of("bids")
_GOODS: Final = FIELDS.kind_of("goods")
_ASIDE_WORKERS: Final = FIELDS.kind_of("aside_workers")
_ASIDE_SKILLS: Final = FIELDS.kind_of("aside_skills")
_CARGO_WORKERS: Final = FIELDS.kind_of("cargo_workers")
_CARGO_SKILLS: Final = FIELDS.kind_of("cargo_skills")
_WORKERS: Final = FIELDS.kind_of("workers")
_SKILLS: Final = FIELDS.kind_of("skills")
_WINTER: Final = FIELDS.kind_of("winter")
_CHOSEN: Final = FIELDS.kind_of("chosen")
_BOATS: Final = FIELDS.kind_of("boats")
_POINTS: Final = FIELDS.kind_of("points")
_SEEN_WORKERS: Final = FIELDS.kind_of("seen_workers")
_SEEN_SKILLS: Final = FIELDS.kind_of("seen_skills")


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
            self.on: list[int] = start["on"]
            self.bid: list[int] = start["bid"]
            self.goods: list[int] = start["goods"]
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
            self.supply: list[int] = start["supply"]
            self.bag: list[int] = start["bag"]
            self.pile: list[int] = start["pile"]
            self.seen_workers: Hidden = start["seen_workers"]
            self.seen_skills: Hidden = start["seen_skills"]
            self.users: list[int] = start["users"]
            self.best: list[int] = start["best"]
            self.leader: list[int] = start["leader"]
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
            self.on = other.on.copy()
            self.bid = other.bid.copy()
            self.goods = other.goods.copy()
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
            self.supply = other.supply.copy()
            self.bag = other.bag.copy()
            self.pile = other.pile.copy()
            self.seen_workers = other.seen_workers.clone()
            self.seen_skills = other.seen_skills.clone()
            self.users = other.users.copy()
            self.best = other.best.copy()
            self.leader = other.leader.copy()
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

    def to_data(self) -> JsonDraft:
        """The fields of the position as JSON data, by names, so that a person can edit it."""
        return {
            "game": "keyflower",
            "seats": self.seats,
            "options": self.options.copy(),
            "season": _SEASON.dump(self.season, self),
            "first": self.first,
            "passes": self.passes,
            "green": self.green,
            "owner": _OWNER.dump(self.owner, self),
            "side": _SIDE.dump(self.side, self),
            "cells": _CELLS.dump(self.cell, self),
            "colour": _COLOUR.dump(self.colour, self),
            "lying": _LYING.dump(self.lying, self),
            "last": _LAST.dump(self.last, self),
            "users": _USERS.dump(self.on, self),
            "bids": _BIDS.dump(self.bid, self),
            "goods": _GOODS.dump(self.goods, self),
            "aside_workers": _ASIDE_WORKERS.dump(self.aside_workers, self),
            "aside_skills": _ASIDE_SKILLS.dump(self.aside_skills, self),
            "cargo_workers": _CARGO_WORKERS.dump(self.cargo_workers, self),
            "cargo_skills": _CARGO_SKILLS.dump(self.cargo_skills, self),
            "workers": _WORKERS.dump(self.workers, self),
            "skills": _SKILLS.dump(self.skills, self),
            "winter": _WINTER.dump(self.winter, self),
            "chosen": _CHOSEN.dump(self.chosen, self),
            "boats": _BOATS.dump(self.boat_of, self),
            "points": _POINTS.dump(self.points, self),
            "seen_workers": _SEEN_WORKERS.dump(self.seen_workers, self),
            "seen_skills": _SEEN_SKILLS.dump(self.seen_skills, self),
            "agenda": [dump(frame) for frame in self.agenda],
        }
