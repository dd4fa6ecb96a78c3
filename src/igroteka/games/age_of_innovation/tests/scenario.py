"""Positions set up by hand and played in log notation, for rule tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

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


def table(
    seats: int = 2,
    buildings: Mapping[str, str] | None = None,
    *,
    options: Mapping[str, object] | None = None,
    me: int = 0,
    round: int = 2,
    tile: str = "school_banking",
    final: str = "final_school",
    tiles: Sequence[str] = (),
    natives: Sequence[str] = NATIVES,
    factions: Sequence[str] = DULL,
    bonuses: Sequence[str] = OWN_BONUSES,
    purse: Sequence[Mapping[str, int]] = (),
    bowls: Sequence[tuple[int, int, int]] = (),
    vp: Sequence[int] = (),
    levels: Sequence[Sequence[int]] = (),
    keys: Sequence[int] = (),
    shipping: Sequence[int] = (),
    terraforming: Sequence[int] = (),
    palace: Sequence[str] = (),
    drafted: Sequence[str] = (),
    competencies: Sequence[Sequence[str]] = (),
    innovations: Sequence[Sequence[str]] = (),
    cities: Sequence[Mapping[str, int]] = (),
    cells: Sequence[str] = (),
    shelf: Sequence[str] = (),
    palaces: Sequence[str] = ("palace-1", "palace-2", "palace-17"),
    book_actions: Sequence[str] = ("power", "coins", "levels"),
    crossed: Sequence[str] = (),
    spaces: Mapping[str, Sequence[int]] | None = None,
    bridges: Mapping[str, int] | None = None,
    terraformed: Mapping[str, str] | None = None,
    passed: Sequence[int] = (),
    order: Sequence[int] = (),
    coins_on: Mapping[str, int] | None = None,
    agenda: str = "turn",
    **more: Any,
) -> Table:
    """A position in which a seat has its turn. A building is written "0 guild", with the marks "neutral", "annex", "city".

    Hexes under buildings become native; a seat without buildings gets a workshop far away from all others.
    """
    n = seats + (seats == 1)
    blank_state = GAME.new(seats, {**({"first": "0"} if seats > 1 else {}), **(options or {})})
    data: JsonDraft = blank(seats, blank_state.options, []).to_data()
    side = side_of(seats, blank_state.options)
    stands = {hex: text.split() for hex, text in (buildings or {}).items()}
    for party in range(n):
        if not any(words[0] == str(party) for words in stands.values()):
            stands[_far(side, natives[party], list(stands))] = [str(party), "workshop"]
    changed = dict(terraformed or {})
    for hex, words in stands.items():
        native = natives[int(words[0])]
        if TERRAIN[side][HEXES.index(hex)] != TERRAINS.index(native):
            changed[hex] = native
    rounds = list(tiles) or _round_tiles(round, tile)
    bowl = [bowls[i] if i < len(bowls) else (5, 7, 0) for i in range(n)]
    purses = [_purse(purse[i] if i < len(purse) else PLENTY) for i in range(n)]
    points = []
    for i in range(n):
        if i >= seats:
            purses[i] = [0] * 10
        else:
            purses[i][POWER] = bowl[i][2]
        purses[i][VP] = vp[i] if i < len(vp) else 20
        points.append([purses[i][VP]] + [0] * (len(ITEMS) - 1))
    tiles_of = [list(innovations[i]) if i < len(innovations) else [] for i in range(n)]
    open_shelf = list(shelf) or [x for x in INNOVATIONS if not any(x in own for own in tiles_of)]
    own = list(bonuses[:n])
    data |= {
        "round": round,
        "phase": "actions",
        "order": list(order) or list(range(n)),
        "passed": list(passed),
        "round_tiles": rounds,
        "final_tile": final,
        "book_actions": list(book_actions),
        "competency_cells": list(cells) or list(COMPETENCIES),
        "innovation_cells": (open_shelf + [""] * 12)[: len(data["innovation_cells"])],
        "palaces": [p for p in palaces if p not in palace and p not in drafted],
        "display": [b for b in BONUSES if b not in own][:3],
        "coins_on": dict(coins_on or {}),
        "crossed": list(crossed),
        "spaces": _spaces(spaces or {}),
        "terraformed": changed,
        "building": {hex: words[1] for hex, words in stands.items()},
        "owner": {hex: words[0] for hex, words in stands.items()},
        "neutral": [h for h in HEXES if h in stands and "neutral" in stands[h]],
        "annexed": [h for h in HEXES if h in stands and "annex" in stands[h]],
        "member": [h for h in HEXES if h in stands and "city" in stands[h]],
        "bridges": {site: str(who) for site, who in (bridges or {}).items()},
        "purse": purses,
        "bowl_1": [bowl[i][0] if i < seats else 0 for i in range(n)],
        "bowl_2": [bowl[i][1] if i < seats else 0 for i in range(n)],
        "burnt": [_burnt(bowl[i], tiles_of[i]) if i < seats else 0 for i in range(n)],
        "points": points,
        "level": [list(levels[i]) if i < len(levels) else [0, 0, 0, 0] for i in range(n)],
        "keys": [keys[i] if i < len(keys) else 0 for i in range(n)],
        "shipping": [shipping[i] if i < len(shipping) else 0 for i in range(n)],
        "terraforming": [terraforming[i] if i < len(terraforming) else 0 for i in range(n)],
        "native": list(natives[:n]),
        "faction": [factions[i] if i < seats else "" for i in range(n)],
        "palace": [palace[i] if i < len(palace) else "" for i in range(n)],
        "drafted": [drafted[i] if i < len(drafted) else "" for i in range(n)],
        "bonus": own,
        "competencies": [list(competencies[i]) if i < len(competencies) else [] for i in range(n)],
        "innovations": tiles_of,
        "city_tiles": [dict(cities[i]) if i < len(cities) else {} for i in range(n)],
    }
    data |= more
    if "agenda" not in more:
        data["agenda"] = _agenda(seats, blank_state.options, data, me, agenda)
    if agenda == "income":
        data["phase"] = "income"
    if agenda == "science":
        data["phase"] = "science"
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
