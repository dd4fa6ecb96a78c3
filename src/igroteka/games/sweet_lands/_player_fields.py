"""The fields of a player: constructors that also copy.

Written by `igroteka fields` from the declaration in `player_fields.py`: change that, and write it anew.
"""

from __future__ import annotations

from igroteka.core.abilities import Abilities
from igroteka.core.bundle import Bundle
from igroteka.core.fields import NO_VALUES, Values


class PlayerFields:
    """A copy of `other`, or a new one with its first values by name."""

    def __init__(self, other: PlayerFields | None, start: Values = NO_VALUES) -> None:
        if other is None:
            self.character: int = start["character"]
            self.side: int = start["side"]
            self.help: int = start["help"]
            self.have: list[int] = start["have"]
            self.makes: list[int] = start["makes"]
            self.hand: tuple[int, ...] = start["hand"]
            self.played: tuple[int, ...] = start["played"]
            self.columns: tuple[tuple[int, ...], ...] = start["columns"]
            self.token: list[int] = start["token"]
            self.special: int = start["special"]
            self.roads: tuple[int, ...] = start["roads"]
            self.on: list[int] = start["on"]
            self.rabbits: tuple[int, ...] = start["rabbits"]
            self.areas: int = start["areas"]
            self.food: int = start["food"]
            self.cart: int = start["cart"]
            self.locomotive: int = start["locomotive"]
            self.prosper: list[int] = start["prosper"]
            self.skills: int = start["skills"]
            self.down: int = start["down"]
            self.acts: int = start["acts"]
            self.wonder: int = start["wonder"]
            self.discount: int = start["discount"]
            self.markers: int = start["markers"]
            self.milestones: int = start["milestones"]
            self.round_ip: int = start["round_ip"]
            self.fresh: tuple[int, ...] = start["fresh"]
            self.found: tuple[int, ...] = start["found"]
            self.domain: int = start["domain"]
            self.sweets: tuple[int, ...] = start["sweets"]
            self.placed: list[int] = start["placed"]
            self.tally: list[int] = start["tally"]
            self.city: tuple[int, ...] = start["city"]
            self.ports: int = start["ports"]
            self.cells: tuple[int, ...] = start["cells"]
            self.edges: tuple[int, ...] = start["edges"]
            self.sites: tuple[int, ...] = start["sites"]
            self.abilities: Abilities = start["abilities"]
            self.prices: list[Bundle] = start["prices"]
        else:
            self.character = other.character
            self.side = other.side
            self.help = other.help
            self.have = other.have.copy()
            self.makes = other.makes.copy()
            self.hand = other.hand
            self.played = other.played
            self.columns = other.columns
            self.token = other.token.copy()
            self.special = other.special
            self.roads = other.roads
            self.on = other.on.copy()
            self.rabbits = other.rabbits
            self.areas = other.areas
            self.food = other.food
            self.cart = other.cart
            self.locomotive = other.locomotive
            self.prosper = other.prosper.copy()
            self.skills = other.skills
            self.down = other.down
            self.acts = other.acts
            self.wonder = other.wonder
            self.discount = other.discount
            self.markers = other.markers
            self.milestones = other.milestones
            self.round_ip = other.round_ip
            self.fresh = other.fresh
            self.found = other.found
            self.domain = other.domain
            self.sweets = other.sweets
            self.placed = other.placed.copy()
            self.tally = other.tally.copy()
            self.city = other.city
            self.ports = other.ports
            self.cells = other.cells
            self.edges = other.edges
            self.sites = other.sites
            self.abilities = other.abilities
            self.prices = other.prices
