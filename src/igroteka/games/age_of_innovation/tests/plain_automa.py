"""What the Automa does with its two cards, written down a second time: slowly, from stored data, straight from the rules.

It shares nothing with the engine but the names and the printed maps, so that a mistake in one shows in the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import TypeVar

from igroteka.core.json_types import JsonDraft

from .plain import CIRCLE, DISCIPLINES, POWER, Plain, place

T = TypeVar("T")
Happened = tuple[str | int, ...]

#: Actions; VP; structure; priority list, direction and count; science; place of the bonus; pass mark.
CARDS = """
upgrade,vp      level marked    A>2 tile  0 -
block,vp        level marked    B<1 catch 1 pass
send            -     unmarked+ B>3 tile  2 -
build           -     unmarked  B<3 catch 0 pass
faction         -     marked+   A<2 catch 1 -
innovate,climb1 -     unmarked  A>1 catch 2 -
faction         -     unmarked+ B>4 catch 0 pass
send,vp         3     marked+   A>1 catch 1 pass
send,vp         3     marked+   A>2 catch 2 pass
upgrade,vp      2     unmarked+ B<4 catch 0 pass
upgrade,vp      level unmarked+ A<2 catch 1 pass
block,vp        level unmarked+ A<3 catch 2 pass
build,vp        3     marked+   B<1 catch 0 pass
block,vp        level marked+   B>3 catch 1 pass
"""
ROWS = {f"card-{i + 1}": line.split() for i, line in enumerate(CARDS.strip().splitlines())}
SHIPPING = {"1": "001122", "2": "001122", "3": "112222", "4": "112222", "5": "112233"}
LEVEL_VP = {"1": "001111", "2": "112233", "3": "222233", "4": "223333", "5": "334444"}
#: The actions of a faction; then what is added to the VP of the level.
FACTIONS = {
    "simpletons": ("build,vp", 0),
    "kuddlers": ("build,vp", 1),
    "druids": ("build,climb2", 0),
    "racelings": ("build", 0),
    "wanderers": ("build,vp", -1),
    "mimics": ("build,vp", 1),
    "powermongers": ("build,vp", 0),
}
#: By native terrain: lists A and B, written as steps on the circle.
LIST_A = (0, -1, 1, -2, 3, 2, -3)
LIST_B = (0, 1, -1, 2, -3, -2, 3)
#: VP for passing in rounds 1 to 3 and later, and the discipline of the tile.
TILES = {
    "workshop_law": (3, 5, "law"),
    "workshop_banking": (3, 5, "banking"),
    "guild_law": (2, 5, "law"),
    "school_banking": (3, 7, "banking"),
    "big_medicine": (4, 4, "medicine"),
    "big_banking": (4, 4, "banking"),
    "innovation_law": (4, 4, "law"),
    "guild_medicine": (2, 5, "medicine"),
    "spade_engineering": (3, 5, "engineering"),
    "science_medicine": (3, 5, "medicine"),
    "city_engineering": (0, 4, "engineering"),
    "track_engineering": (2, 5, "engineering"),
    "final_workshop": (8, 8, "medicine"),
    "final_school": (6, 6, "law"),
    "final_edge_workshop": (7, 7, "engineering"),
    "final_guild": (7, 7, "banking"),
}
VALUE = {"workshop": 1, "guild": 2, "school": 2, "university": 3, "palace": 3, "tower": 2, "monument": 4}
YOU, AUTOMA = 0, 1


def apart(a: str, b: str) -> int:
    """Plain steps between two hexes."""
    (x, y), (v, w) = place(a), place(b)
    rows = abs(y - w)
    return int(rows + max(0.0, abs(x - v) - rows / 2))


def least(candidates: Sequence[T], value: Callable[[T], int]) -> list[T]:
    """Those with the lowest value."""
    low = min(value(one) for one in candidates)
    return [one for one in candidates if value(one) == low]


class PlainAutoma:
    """A stored position with the Automa to act; `happened` collects the events that should follow.

    `gained` is the power that you take when it builds.
    """

    def __init__(self, data: JsonDraft, support: str, gained: int) -> None:
        self.d, self.gained = deepcopy(data), gained
        _, _, self.structure, self.way, self.science, self.bonus, _ = ROWS[support]
        self.round = int(data["round"])
        self.level, self.faction = data["options"]["level"], data["options"]["automa"]
        self.shipping = int(SHIPPING[self.level][self.round - 1])
        self.tile = TILES[data["final_tile"] if self.round == 6 else data["round_tiles"][self.round - 1]]
        self.happened: list[Happened] = []

    # ------------------------------------------------------------ its cards

    def acts(self, card: str) -> list[Happened]:
        """All actions of a card, those of the faction included."""
        actions, vp = ROWS[card][:2]
        for what in actions.split(","):
            if what == "faction":
                own, more = FACTIONS[self.faction]
                for one in own.split(","):
                    self.act(one, True, self.level_vp() + more)
            else:
                self.act(what, False, int(vp) if vp.isdigit() else self.level_vp())
        return self.happened

    def act(self, what: str, own: bool, vp: int) -> None:
        if what == "vp":
            self.scores(vp, "automa")
        elif what == "build":
            self.builds(own)
        elif what == "upgrade":
            self.upgrades()
        elif what == "block":
            self.blocks()
        elif what == "send":
            self.sends()
        elif what == "innovate":
            self.innovates()
        else:
            self.climbs(self.catch_up(), int(what[-1]))

    def passes(self, first: bool) -> list[Happened]:
        """It scores for the tile and changes its bonus."""
        self.happened.append(("automa_passed",))
        early, late, _ = self.tile
        twice = first and self.faction == "racelings"
        self.scores((late if self.round > 3 else early) * (1 + twice), "rounds")
        if self.round < 6:
            self.happened.append(("automa_bonus", self.d["display"][int(self.bonus)]))
        return self.happened

    def level_vp(self) -> int:
        return int(LEVEL_VP[self.level][self.round - 1])

    def scores(self, vp: int, item: str) -> None:
        if vp > 0:
            self.happened.append(("scored", -2, vp, item))

    def directed(self, candidates: Sequence[T]) -> T:
        """The n-th forwards or backwards, in a circle."""
        ways = list(candidates) if self.way[1] == ">" else list(candidates)[::-1]
        return ways[(int(self.way[2]) - 1) % len(ways)]

    # ------------------------------------------------------------ the map

    def map(self) -> Plain:
        return Plain(self.d, "1-3", AUTOMA)

    def reach(self, homes: Sequence[str]) -> set[str]:
        seen = self.map()
        seen.mine = list(homes)
        return seen.reach(self.shipping)

    def offered(self, hex: str) -> int:
        """The power that your buildings around a hex are worth."""
        seen = self.map()
        return sum(
            VALUE[self.d["building"][h]] + (h in self.d["annexed"])
            for h in seen.next(hex)
            if seen.owner.get(h) == YOU
        )

    def builds(self, own: bool) -> None:
        seen = self.map()
        marked = [h for h in seen.mine if h in self.d["marked"]]
        plain = [h for h in seen.mine if h not in marked]
        mine, other = (marked, plain) if self.structure.startswith("marked") else (plain, marked)
        empty = {h for h, kind in seen.printed.items() if kind != "river" and seen.free(h)}
        if own and self.faction == "wanderers":
            sites = empty
        else:
            sites = self.reach(mine) & empty or self.reach(seen.mine) & empty
        if not sites or not seen.left("workshop"):
            self.upgrades()
            return
        if self.structure.endswith("+") and marked and plain and not self.reach(marked) & set(plain):
            gap = min(apart(a, b) for a in mine for b in other)
            sites = {h for h in sites if min(apart(h, b) for b in other) < gap} or sites
        yours = [h for h, who in seen.owner.items() if who == YOU]

        def near(hex: str) -> int:
            return min(apart(hex, b) for b in yours)

        def priority(hex: str) -> int:
            looks = own and self.faction in ("kuddlers", "mimics")
            native = CIRCLE.index(self.d["native"][YOU if looks else AUTOMA])
            steps = LIST_A if self.way[0] == "A" else LIST_B
            return [CIRCLE[(native + step) % 7] for step in steps].index(seen.terrain[hex])

        tests: list[Callable[[str], int]] = [priority, near]
        if own and self.faction == "kuddlers":
            tests = [near, priority]
        if own and self.faction == "powermongers":
            tests = [lambda hex: -self.offered(hex), priority, near]
        hexes = sorted(sites, key=lambda hex: (hex[0], int(hex[1:])))
        for test in tests:
            hexes = least(hexes, test)
        hex = self.directed(hexes)
        self.d["terraformed"][hex] = self.d["native"][AUTOMA]
        if mine is marked:
            self.d["marked"].append(hex)
        self.stands(hex, "workshop")

    def stands(self, hex: str, kind: str) -> None:
        self.d["building"][hex] = kind
        self.d["owner"][hex] = str(AUTOMA)
        self.happened.append(("automa_built", kind, hex))
        if self.faction == "powermongers" and self.gained >= 2:
            self.climbs(self.catch_up(), 1)

    def upgrades(self) -> None:
        seen = self.map()
        into: dict[str, str] = {}
        for hex in sorted(seen.mine, key=lambda hex: (hex[0], int(hex[1:]))):
            ways = {"workshop": ["guild"], "guild": ["palace", "school"], "school": ["university"]}
            left = [kind for kind in ways.get(self.d["building"][hex], []) if seen.left(kind)]
            if left:
                into[hex] = left[0]
        beside = [h for h in into if self.d["building"][h] == "workshop" and self.offered(h)]
        if not into:
            self.happened.append(("automa_skips",))
            return
        hex = self.directed(least(beside or list(into), self.offered))
        self.stands(hex, into[hex])

    # ------------------------------------------------------------ the other boards

    def blocks(self) -> None:
        for word, told, actions in (
            ("power", "automa_blocked_power", list(POWER)),
            ("books", "automa_blocked_books", self.d["book_actions"]),
        ):
            free = [a for a in actions if f"{word}-{a}" not in self.d["crossed"]]
            if free:
                self.happened.append((told, self.directed(free)))

    def advances(self, d: str) -> bool:
        yours, its = [row[DISCIPLINES.index(d)] for row in self.d["level"]]
        return bool(its < 11 or (its == 11 and yours < 12))

    def catch_up(self) -> str:
        ways = [d for d in DISCIPLINES if self.advances(d)]
        levels = dict(zip(DISCIPLINES, self.d["level"][AUTOMA], strict=True))
        gaps = {d: abs(levels[d] - self.d["level"][YOU][i]) for i, d in enumerate(DISCIPLINES)}
        return self.directed([d for d in ways if not levels[d]] or least(ways, lambda d: gaps[d]))

    def climbs(self, d: str, n: int) -> None:
        row, i = self.d["level"][AUTOMA], DISCIPLINES.index(d)
        for _ in range(n):
            row[i] += self.advances(d)
        self.happened.append(("automa_climbed", d, row[i]))

    def sends(self) -> None:
        shown = self.tile[2]
        d = shown if self.science == "tile" and self.advances(shown) else self.catch_up()
        at = 4 * DISCIPLINES.index(d)
        free = [i for i in range(4) if self.d["spaces"][at + i] == -1]
        there = free and self.d["spaces"].count(AUTOMA) < 7
        self.climbs(d, 1 if not there else 3 if free[0] == 0 else 2)

    def innovates(self) -> None:
        shelf = self.d["innovation_cells"]
        tiles = [one for one in [*shelf[4:], *shelf[:4]] if one]
        if self.round >= 3 and len(self.d["innovations"][AUTOMA]) < 3 and tiles:
            self.happened.append(("automa_innovation", self.directed(tiles)))
