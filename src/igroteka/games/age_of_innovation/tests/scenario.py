"""Positions set up by hand and played in log notation, for rule tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from igroteka.core import Shown
from igroteka.core.data import dump_frame
from igroteka.core.json_types import JsonDraft
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.maps import DISTANCE, HEXES, TERRAIN
from igroteka.games.age_of_innovation.components.names import (
    BONUSES,
    COMPETENCIES,
    DISCIPLINES,
    INNOVATIONS,
    ROUND_TILES,
    TERRAINS,
)
from igroteka.games.age_of_innovation.fields import ITEMS, side_of
from igroteka.games.age_of_innovation.rules.rounds import Actions, Round
from igroteka.games.age_of_innovation.state import (
    ANNEX,
    AVAILABLE,
    COINS,
    POWER,
    TOOLS,
    UNITS,
    VP,
    AgeOfInnovationState,
    blank,
)
from igroteka.games.age_of_innovation.view import AgeOfInnovationView
from igroteka.testing.scenario import Scenario

T = TypeVar("T")

#: Boards and factions that do nothing by themselves in the middle of a round.
NATIVES = ("desert", "swamp", "forest", "lake", "mountain")
DULL = ("inventors", "monks", "blessed", "omar", "felines")
OWN_BONUSES = ("coins", "power_coins", "knowledge", "bridge", "spade")
PLENTY = {"c": 20, "t": 10, "s": 2}


class Table(Scenario[AgeOfInnovationState]):
    """A position of Age of Innovation; `do` plays lines such as "0 build E4"."""

    game = GAME

    def vp(self, seat: int = 0) -> int:
        return self.s.purse[seat][VP]

    def has(self, unit: str, seat: int = 0) -> int:
        """How much of a unit a seat holds: c t s bb bl be bm pw a vp."""
        return self.s.purse[seat][UNITS.index[unit]]

    def books(self, seat: int = 0) -> list[int]:
        return self.s.purse[seat][3:7]

    def bowls(self, seat: int = 0) -> tuple[int, int, int]:
        return self.s.bowl_1[seat], self.s.bowl_2[seat], self.s.purse[seat][POWER]

    def level(self, discipline: str, seat: int = 0) -> int:
        return self.s.level[4 * seat + DISCIPLINES.index(discipline)]

    def terrain(self, hex: str) -> str:
        return TERRAINS[self.s.terrain[HEXES.index(hex)]]

    def building(self, hex: str) -> str:
        """What stands on a hex: "0 guild"; empty for nothing."""
        return str(self.s.to_data()["building"].get(hex, "")) and (
            f"{self.s.owner[HEXES.index(hex)]} {self.s.to_data()['building'][hex]}"
        )

    def hexes(self, kind: str) -> set[str]:
        """The hexes that moves of a kind name."""
        return {text.split()[1] for text in self.legal() if text.split()[0] == kind}

    def after(self, start: str) -> set[str]:
        """What may follow the first words of a move."""
        return {text[len(start) :].strip() for text in self.legal() if text.startswith(start + " ")}

    def item(self, key: str, seat: int = 0) -> int:
        return self.s.points[len(ITEMS) * seat + ITEMS.index(key)]

    def view(self, seat: int | None = 0) -> AgeOfInnovationView:
        return GAME.view(self.s, seat)

    def show(self, text: str) -> Shown:
        assert text in self.legal(), (text, sorted(self.legal()))
        return GAME.show(self.s, GAME.moves.parse(text))

    def skip(self) -> Table:
        """Answer what is left of a turn with as little as possible, until another seat has a turn or is asked."""
        while self.turn and type(self.s.agenda[-1]).__name__ == "After":
            self.do(f"{self.turn[0]} end")
        return self


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What a test asks of a position; lists by party may be shorter than the table, and the rest is as it usually is."""

    seats: int
    buildings: Mapping[str, str]
    options: Mapping[str, object] = field(default_factory=dict)
    me: int = 0
    round: int = 2
    tile: str = "school_banking"
    final: str = "final_school"
    tiles: Sequence[str] = ()
    natives: Sequence[str] = NATIVES
    factions: Sequence[str] = DULL
    bonuses: Sequence[str] = OWN_BONUSES
    purse: Sequence[Mapping[str, int]] = ()
    bowls: Sequence[tuple[int, int, int]] = ()
    vp: Sequence[int] = ()
    levels: Sequence[Sequence[int]] = ()
    keys: Sequence[int] = ()
    shipping: Sequence[int] = ()
    terraforming: Sequence[int] = ()
    palace: Sequence[str] = ()
    drafted: Sequence[str] = ()
    competencies: Sequence[Sequence[str]] = ()
    innovations: Sequence[Sequence[str]] = ()
    cities: Sequence[Mapping[str, int]] = ()
    cells: Sequence[str] = ()
    shelf: Sequence[str] = ()
    palaces: Sequence[str] = ("palace-1", "palace-2", "palace-17")
    book_actions: Sequence[str] = ("power", "coins", "levels")
    crossed: Sequence[str] = ()
    spaces: Mapping[str, Sequence[int]] = field(default_factory=dict)
    bridges: Mapping[str, int] = field(default_factory=dict)
    terraformed: Mapping[str, str] = field(default_factory=dict)
    passed: Sequence[int] = ()
    order: Sequence[int] = ()
    coins_on: Mapping[str, int] = field(default_factory=dict)
    agenda: str = "turn"

    @property
    def parties(self) -> int:
        """The seats, and the Automa with a single one."""
        return self.seats + (self.seats == 1)

    def per_party(self, given: Sequence[T], other: T) -> list[T]:
        """What is given for each party, or something else."""
        return [given[i] if i < len(given) else other for i in range(self.parties)]

    def owned_innovations(self) -> list[list[str]]:
        """The innovations of each party."""
        return [list(tiles) for tiles in self.per_party(self.innovations, [])]

    def table_data(self, cells: int) -> JsonDraft:
        """What lies next to the map; the science board has so many cells for innovations."""
        own = self.owned_innovations()
        shelf = list(self.shelf) or [x for x in INNOVATIONS if not any(x in tiles for tiles in own)]
        return {
            "round": self.round,
            "phase": self.agenda if self.agenda in ("income", "science") else "actions",
            "order": list(self.order) or list(range(self.parties)),
            "passed": list(self.passed),
            "round_tiles": list(self.tiles) or _round_tiles(self.round, self.tile),
            "final_tile": self.final,
            "book_actions": list(self.book_actions),
            "competency_cells": list(self.cells) or list(COMPETENCIES),
            "innovation_cells": (shelf + [""] * 12)[:cells],
            "palaces": [p for p in self.palaces if p not in self.palace and p not in self.drafted],
            "display": [b for b in BONUSES if b not in self.bonuses[: self.parties]][:3],
            "coins_on": dict(self.coins_on),
            "crossed": list(self.crossed),
            "spaces": _spaces(self.spaces),
        }

    def map_data(self, side: int) -> JsonDraft:
        """Hexes under buildings become native; a party without buildings gets a workshop far away from all others."""
        stands = {hex: text.split() for hex, text in self.buildings.items()}
        for party in range(self.parties):
            if not any(words[0] == str(party) for words in stands.values()):
                stands[_far(side, self.natives[party], list(stands))] = [str(party), "workshop"]
        changed = dict(self.terraformed)
        for hex, words in stands.items():
            native = self.natives[int(words[0])]
            if TERRAIN[side][HEXES.index(hex)] != TERRAINS.index(native):
                changed[hex] = native
        marks = {"neutral": "neutral", "annexed": "annex", "member": "city"}
        return {
            "terraformed": changed,
            "building": {hex: words[1] for hex, words in stands.items()},
            "owner": {hex: words[0] for hex, words in stands.items()},
            **{key: [h for h in HEXES if word in stands.get(h, ())] for key, word in marks.items()},
            "bridges": {site: str(who) for site, who in self.bridges.items()},
        }

    def purses(self, bowls: Sequence[tuple[int, int, int]]) -> list[list[int]]:
        """Resources, power in bowl III and points of each party; the Automa has points only."""
        purses = [_purse(what) for what in self.per_party(self.purse, PLENTY)]
        for i, points in enumerate(self.per_party(self.vp, 20)):
            if i >= self.seats:
                purses[i] = [0] * 10
            else:
                purses[i][POWER] = bowls[i][2]
            purses[i][VP] = points
        return purses

    def party_data(self) -> JsonDraft:
        """What parties own; tokens that are missing in their bowls count as sacrificed."""
        bowls = self.per_party(self.bowls, (5, 7, 0))
        own, purses = self.owned_innovations(), self.purses(bowls)
        people = [i < self.seats for i in range(self.parties)]
        return {
            "purse": purses,
            "bowl_1": [bowl[0] if person else 0 for bowl, person in zip(bowls, people, strict=True)],
            "bowl_2": [bowl[1] if person else 0 for bowl, person in zip(bowls, people, strict=True)],
            "burnt": [_burnt(bowls[i], own[i]) if person else 0 for i, person in enumerate(people)],
            "points": [[purse[VP]] + [0] * (len(ITEMS) - 1) for purse in purses],
            "level": [list(levels) for levels in self.per_party(self.levels, [0, 0, 0, 0])],
            "keys": self.per_party(self.keys, 0),
            "shipping": self.per_party(self.shipping, 0),
            "terraforming": self.per_party(self.terraforming, 0),
            "native": list(self.natives[: self.parties]),
            "faction": [self.factions[i] if person else "" for i, person in enumerate(people)],
            "palace": self.per_party(self.palace, ""),
            "drafted": self.per_party(self.drafted, ""),
            "bonus": list(self.bonuses[: self.parties]),
            "competencies": [list(tiles) for tiles in self.per_party(self.competencies, [])],
            "innovations": own,
            "city_tiles": [dict(tiles) for tiles in self.per_party(self.cities, {})],
        }


def table(seats: int = 2, buildings: Mapping[str, str] | None = None, **wanted: Any) -> Table:
    """A position in which a seat has its turn. A building is written "0 guild", with the marks "neutral", "annex", "city".

    What is wanted are fields of `Wanted`, or fields of the position as they are stored.
    """
    known = {one.name for one in fields(Wanted)}
    more = {key: value for key, value in wanted.items() if key not in known}
    given = {key: value for key, value in wanted.items() if key in known and value is not None}
    want = Wanted(seats=seats, buildings=buildings or {}, **given)
    options = GAME.new(seats, {**({"first": "0"} if seats > 1 else {}), **want.options}).options
    data: JsonDraft = blank(seats, options, []).to_data()
    data |= want.table_data(len(data["innovation_cells"]))
    data |= want.map_data(side_of(seats, options)) | want.party_data() | more
    data["agenda"] = _agenda(seats, options, data, want.me, want.agenda)
    return Table(GAME.load(data))


def _far(side: int, native: str, others: list[str]) -> str:
    """A hex of a terrain, as far as possible from some hexes."""
    kind = TERRAINS.index(native)
    hexes = [h for h in range(len(HEXES)) if TERRAIN[side][h] == kind and HEXES[h] not in others]
    return HEXES[max(hexes, key=lambda h: min([DISTANCE[h][HEXES.index(o)] for o in others], default=0))]


def _round_tiles(round: int, tile: str) -> list[str]:
    others = [t for t in ROUND_TILES if t != tile]
    others.insert(round - 1, tile)
    return others[:6]


def _purse(what: Mapping[str, int]) -> list[int]:
    purse = [0] * 10
    for unit, n in what.items():
        purse[UNITS.index[unit]] = n
    assert not purse[ANNEX] or purse[ANNEX] <= 2
    assert purse[COINS] >= 0
    assert purse[TOOLS] >= 0
    assert purse[AVAILABLE] <= 7
    return purse


def _burnt(bowl: tuple[int, int, int], owned: list[str]) -> int:
    """Tokens that are missing count as sacrificed, so that any bowls can be asked for."""
    return 12 + 2 * ("neutral_palace" in owned) - sum(bowl)


def _spaces(given: Mapping[str, Sequence[int]]) -> list[int]:
    spaces: list[int] = []
    for d in DISCIPLINES:
        spaces += [*given.get(d, ()), -1, -1, -1, -1][:4]
    return spaces


def _agenda(seats: int, options: dict[str, str], data: JsonDraft, me: int, kind: str) -> list[JsonDraft]:
    """What the rules have laid out: a seat's turn, the beginning of Phase I, or Phase III."""
    s = blank(seats, options, [])
    s.order = list(data["order"])
    s.rounds = [ROUND_TILES.index(t) for t in data["round_tiles"]]
    Round(data["round"]).run(s)
    frames = s.agenda
    if kind == "income":
        return [dump_frame(f) for f in frames if type(f).__name__ != "RevealTerritory"]
    if kind == "science":
        at = next(i for i, f in enumerate(frames) if type(f).__name__ == "EndActions")
        return [dump_frame(f) for f in frames[:at]]
    at = next(i for i, f in enumerate(frames) if isinstance(f, Actions))
    frames = [*frames[:at], Actions((data["order"].index(me) + 1) % len(data["order"]))]
    if kind == "end":
        return [dump_frame(f) for f in frames]
    return [*[dump_frame(f) for f in frames], {"frame": "Turn", "me": me}]
