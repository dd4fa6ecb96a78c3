"""The fields of a position: constructors that also copy, and the stored form.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Abilities, AbleState
from igroteka.core.data import dump
from igroteka.core.fields import NO_VALUES, Values
from igroteka.core.json_types import JsonDraft

from .fields import FIELDS

_PHASE: Final = FIELDS.kind_of("phase")
_ROUND_TILES: Final = FIELDS.kind_of("round_tiles")
_FINAL_TILE: Final = FIELDS.kind_of("final_tile")
_BOOK_ACTIONS: Final = FIELDS.kind_of("book_actions")
_COMPETENCY_CELLS: Final = FIELDS.kind_of("competency_cells")
_INNOVATION_CELLS: Final = FIELDS.kind_of("innovation_cells")
_PALACES: Final = FIELDS.kind_of("palaces")
_CARDS: Final = FIELDS.kind_of("cards")
_SET_FACTIONS: Final = FIELDS.kind_of("set_factions")
_SET_BONUSES: Final = FIELDS.kind_of("set_bonuses")
_FACTIONS_OFFERED: Final = FIELDS.kind_of("factions_offered")
_DISPLAY: Final = FIELDS.kind_of("display")
_COINS_ON: Final = FIELDS.kind_of("coins_on")
_CROSSED: Final = FIELDS.kind_of("crossed")
_TERRAFORMED: Final = FIELDS.kind_of("terraformed")
_BUILDING: Final = FIELDS.kind_of("building")
_OWNER: Final = FIELDS.kind_of("owner")
_NEUTRAL: Final = FIELDS.kind_of("neutral")
_ANNEXED: Final = FIELDS.kind_of("annexed")
_MEMBER: Final = FIELDS.kind_of("member")
_BRIDGES: Final = FIELDS.kind_of("bridges")
_RIVER_CITIES: Final = FIELDS.kind_of("river_cities")
_POINTS: Final = FIELDS.kind_of("points")
_LEVEL: Final = FIELDS.kind_of("level")
_NATIVE: Final = FIELDS.kind_of("native")
_FACTION: Final = FIELDS.kind_of("faction")
_PALACE: Final = FIELDS.kind_of("palace")
_DRAFTED: Final = FIELDS.kind_of("drafted")
_BONUS: Final = FIELDS.kind_of("bonus")
_COMPETENCIES: Final = FIELDS.kind_of("competencies")
_INNOVATIONS: Final = FIELDS.kind_of("innovations")
_CITY_TILES: Final = FIELDS.kind_of("city_tiles")
_DECK: Final = FIELDS.kind_of("deck")
_TOP: Final = FIELDS.kind_of("top")
_DISCARD: Final = FIELDS.kind_of("discard")
_MARKED: Final = FIELDS.kind_of("marked")


class AgeOfInnovationFields(AbleState):
    """A copy of `other`, or a new one with its first values by name."""

    def __init__(self, other: AgeOfInnovationFields | None, start: Values = NO_VALUES) -> None:
        if other is None:
            super().__init__(start["agenda"])
            self.options = start["options"]
            self.seats = start["seats"]
            self.parties: int = start["parties"]
            self.side: int = start["side"]
            self.round: int = start["round"]
            self.phase: int = start["phase"]
            self.order: list[int] = start["order"]
            self.passed: list[int] = start["passed"]
            self.rounds: list[int] = start["rounds"]
            self.final: int = start["final"]
            self.book_actions: list[int] = start["book_actions"]
            self.cells: list[int] = start["cells"]
            self.shelf: list[int] = start["shelf"]
            self.palaces: list[int] = start["palaces"]
            self.cards: list[int] = start["cards"]
            self.set_faction: list[int] = start["set_faction"]
            self.set_bonus: list[int] = start["set_bonus"]
            self.factions: list[int] = start["factions"]
            self.display: list[int] = start["display"]
            self.coins_on: list[int] = start["coins_on"]
            self.crossed: int = start["crossed"]
            self.territory: int = start["territory"]
            self.unowned: list[int] = start["unowned"]
            self.spaces: list[int] = start["spaces"]
            self.terrain: list[int] = start["terrain"]
            self.building: list[int] = start["building"]
            self.owner: list[int] = start["owner"]
            self.neutral: int = start["neutral"]
            self.annexed: int = start["annexed"]
            self.member: int = start["member"]
            self.bridge: list[int] = start["bridge"]
            self.river_cities: int = start["river_cities"]
            self.purse: list[list[int]] = start["purse"]
            self.bowl_1: list[int] = start["bowl_1"]
            self.bowl_2: list[int] = start["bowl_2"]
            self.burnt: list[int] = start["burnt"]
            self.points: list[int] = start["points"]
            self.level: list[int] = start["level"]
            self.keys: list[int] = start["keys"]
            self.shipping: list[int] = start["shipping"]
            self.terraforming: list[int] = start["terraforming"]
            self.native: list[int] = start["native"]
            self.faction: list[int] = start["faction"]
            self.palace: list[int] = start["palace"]
            self.drafted: list[int] = start["drafted"]
            self.bonus: list[int] = start["bonus"]
            self.competencies: list[int] = start["competencies"]
            self.innovations: list[int] = start["innovations"]
            self.city_tiles: list[int] = start["city_tiles"]
            self.used: list[int] = start["used"]
            self.deck: list[int] = start["deck"]
            self.top: int = start["top"]
            self.discard: list[int] = start["discard"]
            self.marked: int = start["marked"]
            self.stock: list[int] = start["stock"]
            self.city_left: list[int] = start["city_left"]
            self.left: list[int] = start["left"]
            self.supply: list[int] = start["supply"]
            self.spans: list[int] = start["spans"]
            self.empty: int = start["empty"]
            self.ground: list[int] = start["ground"]
            self.homes: list[list[int]] = start["homes"]
            self.link: list[int] = start["link"]
            self.near: list[int] = start["near"]
            self.reach: list[int] = start["reach"]
            self.able: list[Abilities] = start["able"]
        else:
            super().__init__(other.agenda.copy())
            self.options = other.options
            self.seats = other.seats
            self.parties = other.parties
            self.side = other.side
            self.round = other.round
            self.phase = other.phase
            self.order = other.order.copy()
            self.passed = other.passed.copy()
            self.rounds = other.rounds.copy()
            self.final = other.final
            self.book_actions = other.book_actions.copy()
            self.cells = other.cells.copy()
            self.shelf = other.shelf.copy()
            self.palaces = other.palaces.copy()
            self.cards = other.cards.copy()
            self.set_faction = other.set_faction.copy()
            self.set_bonus = other.set_bonus.copy()
            self.factions = other.factions.copy()
            self.display = other.display.copy()
            self.coins_on = other.coins_on.copy()
            self.crossed = other.crossed
            self.territory = other.territory
            self.unowned = other.unowned.copy()
            self.spaces = other.spaces.copy()
            self.terrain = other.terrain.copy()
            self.building = other.building.copy()
            self.owner = other.owner.copy()
            self.neutral = other.neutral
            self.annexed = other.annexed
            self.member = other.member
            self.bridge = other.bridge.copy()
            self.river_cities = other.river_cities
            self.purse = [x.copy() for x in other.purse]
            self.bowl_1 = other.bowl_1.copy()
            self.bowl_2 = other.bowl_2.copy()
            self.burnt = other.burnt.copy()
            self.points = other.points.copy()
            self.level = other.level.copy()
            self.keys = other.keys.copy()
            self.shipping = other.shipping.copy()
            self.terraforming = other.terraforming.copy()
            self.native = other.native.copy()
            self.faction = other.faction.copy()
            self.palace = other.palace.copy()
            self.drafted = other.drafted.copy()
            self.bonus = other.bonus.copy()
            self.competencies = other.competencies.copy()
            self.innovations = other.innovations.copy()
            self.city_tiles = other.city_tiles.copy()
            self.used = other.used.copy()
            self.deck = other.deck.copy()
            self.top = other.top
            self.discard = other.discard.copy()
            self.marked = other.marked
            self.stock = other.stock.copy()
            self.city_left = other.city_left.copy()
            self.left = other.left.copy()
            self.supply = other.supply.copy()
            self.spans = other.spans.copy()
            self.empty = other.empty
            self.ground = other.ground.copy()
            self.homes = [x.copy() for x in other.homes]
            self.link = other.link.copy()
            self.near = other.near.copy()
            self.reach = other.reach.copy()
            self.able = other.able.copy()

    def to_data(self) -> JsonDraft:
        """The fields of the position as JSON data, by names, so that a person can edit it."""
        return {
            "game": "age_of_innovation",
            "seats": self.seats,
            "options": self.options.copy(),
            "round": self.round,
            "phase": _PHASE.dump(self.phase, self),
            "order": list(self.order),
            "passed": list(self.passed),
            "round_tiles": _ROUND_TILES.dump(self.rounds, self),
            "final_tile": _FINAL_TILE.dump(self.final, self),
            "book_actions": _BOOK_ACTIONS.dump(self.book_actions, self),
            "competency_cells": _COMPETENCY_CELLS.dump(self.cells, self),
            "innovation_cells": _INNOVATION_CELLS.dump(self.shelf, self),
            "palaces": _PALACES.dump(self.palaces, self),
            "cards": _CARDS.dump(self.cards, self),
            "set_factions": _SET_FACTIONS.dump(self.set_faction, self),
            "set_bonuses": _SET_BONUSES.dump(self.set_bonus, self),
            "factions_offered": _FACTIONS_OFFERED.dump(self.factions, self),
            "display": _DISPLAY.dump(self.display, self),
            "coins_on": _COINS_ON.dump(self.coins_on, self),
            "crossed": _CROSSED.dump(self.crossed, self),
            "territory": self.territory,
            "unowned": list(self.unowned),
            "spaces": list(self.spaces),
            "terraformed": _TERRAFORMED.dump(self.terrain, self),
            "building": _BUILDING.dump(self.building, self),
            "owner": _OWNER.dump(self.owner, self),
            "neutral": _NEUTRAL.dump(self.neutral, self),
            "annexed": _ANNEXED.dump(self.annexed, self),
            "member": _MEMBER.dump(self.member, self),
            "bridges": _BRIDGES.dump(self.bridge, self),
            "river_cities": _RIVER_CITIES.dump(self.river_cities, self),
            "purse": [list(x) for x in self.purse],
            "bowl_1": list(self.bowl_1),
            "bowl_2": list(self.bowl_2),
            "burnt": list(self.burnt),
            "points": _POINTS.dump(self.points, self),
            "level": _LEVEL.dump(self.level, self),
            "keys": list(self.keys),
            "shipping": list(self.shipping),
            "terraforming": list(self.terraforming),
            "native": _NATIVE.dump(self.native, self),
            "faction": _FACTION.dump(self.faction, self),
            "palace": _PALACE.dump(self.palace, self),
            "drafted": _DRAFTED.dump(self.drafted, self),
            "bonus": _BONUS.dump(self.bonus, self),
            "competencies": _COMPETENCIES.dump(self.competencies, self),
            "innovations": _INNOVATIONS.dump(self.innovations, self),
            "city_tiles": _CITY_TILES.dump(self.city_tiles, self),
            "used": list(self.used),
            "deck": _DECK.dump(self.deck, self),
            "top": _TOP.dump(self.top, self),
            "discard": _DISCARD.dump(self.discard, self),
            "marked": _MARKED.dump(self.marked, self),
            "agenda": [dump(frame) for frame in self.agenda],
        }
