"""The fields of a player: constructors that also copy, and the stored form.

Written by `igroteka fields` from the declaration in `player_fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Abilities
from igroteka.core.bundle import Bundle
from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.json_types import JsonDraft
from igroteka.core.kinds import Position

from .player_fields import PLAYER

_PLAYER_CHARACTER: Final = PLAYER.kind_of("character")
_PLAYER_SIDE: Final = PLAYER.kind_of("side")
_PLAYER_HELP: Final = PLAYER.kind_of("help")
_PLAYER_HAVE: Final = PLAYER.kind_of("have")
_PLAYER_MAKES: Final = PLAYER.kind_of("makes")
_PLAYER_HAND: Final = PLAYER.kind_of("hand")
_PLAYER_PLAYED: Final = PLAYER.kind_of("played")
_PLAYER_COLUMNS: Final = PLAYER.kind_of("columns")
_PLAYER_TOKENS: Final = PLAYER.kind_of("tokens")
_PLAYER_SPECIAL: Final = PLAYER.kind_of("special")
_PLAYER_ROADS: Final = PLAYER.kind_of("roads")
_PLAYER_PIECES: Final = PLAYER.kind_of("pieces")
_PLAYER_RABBITS: Final = PLAYER.kind_of("rabbits")
_PLAYER_AREAS: Final = PLAYER.kind_of("areas")
_PLAYER_PROSPER: Final = PLAYER.kind_of("prosper")
_PLAYER_SKILLS: Final = PLAYER.kind_of("skills")
_PLAYER_DOWN: Final = PLAYER.kind_of("down")
_PLAYER_ACTS: Final = PLAYER.kind_of("acts")
_PLAYER_MILESTONES: Final = PLAYER.kind_of("milestones")
_PLAYER_FRESH: Final = PLAYER.kind_of("fresh")
_PLAYER_FOUND: Final = PLAYER.kind_of("found")


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

    def to_data(self, s: Position) -> JsonDraft:
        """The fields of a player as JSON data, by names, so that a person can edit it."""
        return {
            "character": _PLAYER_CHARACTER.dump(self.character, s),
            "side": _PLAYER_SIDE.dump(self.side, s),
            "help": _PLAYER_HELP.dump(self.help, s),
            "have": _PLAYER_HAVE.dump(self.have, s),
            "makes": _PLAYER_MAKES.dump(self.makes, s),
            "hand": _PLAYER_HAND.dump(self.hand, s),
            "played": _PLAYER_PLAYED.dump(self.played, s),
            "columns": _PLAYER_COLUMNS.dump(self.columns, s),
            "tokens": _PLAYER_TOKENS.dump(self.token, s),
            "special": _PLAYER_SPECIAL.dump(self.special, s),
            "roads": _PLAYER_ROADS.dump(self.roads, s),
            "pieces": _PLAYER_PIECES.dump(self.on, s),
            "rabbits": _PLAYER_RABBITS.dump(self.rabbits, s),
            "areas": _PLAYER_AREAS.dump(self.areas, s),
            "food": self.food,
            "cart": self.cart,
            "locomotive": self.locomotive,
            "prosper": _PLAYER_PROSPER.dump(self.prosper, s),
            "skills": _PLAYER_SKILLS.dump(self.skills, s),
            "down": _PLAYER_DOWN.dump(self.down, s),
            "acts": _PLAYER_ACTS.dump(self.acts, s),
            "wonder": self.wonder,
            "discount": self.discount,
            "markers": self.markers,
            "milestones": _PLAYER_MILESTONES.dump(self.milestones, s),
            "round_ip": self.round_ip,
            "fresh": _PLAYER_FRESH.dump(self.fresh, s),
            "found": _PLAYER_FOUND.dump(self.found, s),
        }
