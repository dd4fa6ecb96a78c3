"""The fields of a position. What they mean is said where they are used, in `state`."""

from __future__ import annotations

from igroteka.core.abilities import Abilities
from igroteka.core.frames import Frame, State


class Fields(State):
    """All that a position consists of: numbers, lists of numbers, sets of hexes as bits."""

    def __init__(
        self,
        agenda: list[Frame],
        options: dict[str, str],
        seats: int,
        parties: int,
        side: int,
        round: int,
        phase: int,
        order: list[int],
        passed: list[int],
        rounds: list[int],
        final: int,
        book_actions: list[int],
        cells: list[int],
        stock: list[int],
        shelf: list[int],
        palaces: list[int],
        cards: list[int],
        set_faction: list[int],
        set_bonus: list[int],
        factions: list[int],
        display: list[int],
        coins_on: list[int],
        city_left: list[int],
        crossed: int,
        territory: int,
        unowned: list[int],
        spaces: list[int],
        terrain: list[int],
        building: list[int],
        owner: list[int],
        neutral: int,
        annexed: int,
        member: int,
        bridge: list[int],
        river_cities: int,
        purse: list[list[int]],
        bowl_1: list[int],
        bowl_2: list[int],
        burnt: list[int],
        points: list[int],
        level: list[int],
        keys: list[int],
        shipping: list[int],
        terraforming: list[int],
        left: list[int],
        supply: list[int],
        spans: list[int],
        native: list[int],
        faction: list[int],
        palace: list[int],
        drafted: list[int],
        bonus: list[int],
        competencies: list[int],
        innovations: list[int],
        city_tiles: list[int],
        used: list[int],
        deck: list[int],
        top: int,
        discard: list[int],
        marked: int,
        empty: int,
        ground: list[int],
        homes: list[list[int]],
        link: list[int],
        near: list[int],
        reach: list[int],
        able: list[Abilities],
    ) -> None:
        super().__init__(agenda)
        self.options = options
        self.seats = seats
        self.parties = parties
        self.side = side
        self.round = round
        self.phase = phase
        self.order = order
        self.passed = passed
        self.rounds = rounds
        self.final = final
        self.book_actions = book_actions
        self.cells = cells
        self.stock = stock
        self.shelf = shelf
        self.palaces = palaces
        self.cards = cards
        self.set_faction = set_faction
        self.set_bonus = set_bonus
        self.factions = factions
        self.display = display
        self.coins_on = coins_on
        self.city_left = city_left
        self.crossed = crossed
        self.territory = territory
        self.unowned = unowned
        self.spaces = spaces
        self.terrain = terrain
        self.building = building
        self.owner = owner
        self.neutral = neutral
        self.annexed = annexed
        self.member = member
        self.bridge = bridge
        self.river_cities = river_cities
        self.purse = purse
        self.bowl_1 = bowl_1
        self.bowl_2 = bowl_2
        self.burnt = burnt
        self.points = points
        self.level = level
        self.keys = keys
        self.shipping = shipping
        self.terraforming = terraforming
        self.left = left
        self.supply = supply
        self.spans = spans
        self.native = native
        self.faction = faction
        self.palace = palace
        self.drafted = drafted
        self.bonus = bonus
        self.competencies = competencies
        self.innovations = innovations
        self.city_tiles = city_tiles
        self.used = used
        self.deck = deck
        self.top = top
        self.discard = discard
        self.marked = marked
        self.empty = empty
        self.ground = ground
        self.homes = homes
        self.link = link
        self.near = near
        self.reach = reach
        self.able = able
