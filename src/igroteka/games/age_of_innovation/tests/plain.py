"""What a seat may do in its turn, written down a second time: slowly, from stored data, straight from the rules.

It shares nothing with the engine but the names and the printed maps, so that a mistake in one shows in the other.
"""

from __future__ import annotations

from functools import cache

from igroteka.core.json_types import JsonDraft
from igroteka.games.age_of_innovation.components.maps import HEXES, ROWS, SIDES

DISCIPLINES = ("banking", "law", "engineering", "medicine")
CIRCLE = ("desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland")
LETTERS = {
    "D": "desert",
    "P": "plains",
    "S": "swamp",
    "L": "lake",
    "F": "forest",
    "M": "mountain",
    "W": "wasteland",
}
UPGRADES = {
    "workshop": {"guild": (2, 6)},
    "guild": {"palace": (4, 6), "school": (3, 5)},
    "school": {"university": (5, 8)},
}
PIECES = {"workshop": 9, "guild": 4, "school": 3, "university": 1, "palace": 1}
POWER = {"bridge": 3, "scholar": 3, "tools": 4, "coins": 4, "spade_1": 4, "spade_2": 6}
BOOKS = {"power": 1, "coins": 2, "score_guilds": 2, "levels": 1, "upgrade_guild": 2, "spade_3": 3}

#: Income in coins, tools, scholars, power and VP: of tiles and of disciplines from level 9 on.
INCOME = """
palace-1 0 0 0 5 0, palace-3 0 0 0 2 0, palace-4 0 0 0 2 0, palace-5 0 0 0 4 0, palace-6 0 0 0 2 0,
palace-7 0 0 0 4 0, palace-8 2 1 0 2 0, palace-9 0 0 1 0 0, palace-10 6 0 0 0 0, palace-11 0 1 0 0 0,
palace-12 0 0 0 8 0, palace-14 0 0 0 6 0, palace-15 0 0 0 6 0, palace-16 0 0 0 2 0, palace-17 0 0 0 2 0,
neutral_workshop 0 3 0 0 0, neutral_guild 5 0 0 0 0, neutral_university 0 0 0 0 2, neutral_palace 0 0 0 4 0,
tool_and_level 0 1 0 0 0, vp_and_coins 2 0 0 0 3, book_and_power 0 0 0 1 0, tower 2 0 0 2 0,
send_scholar 0 0 1 0 0, build_guild 0 0 0 3 0, pass_palace_university 0 1 0 0 0, knowledge 0 2 0 0 0,
pass_school 4 0 0 0 0, power_coins 2 0 0 4 0, coins 6 0 0 0 0, omar 2 0 0 2 0,
banking 3 0 0 0 0, law 0 0 0 6 0, engineering 0 1 0 0 0, medicine 0 0 0 0 3
"""
PAID = {row.split()[0]: [int(n) for n in row.split()[1:]] for row in INCOME.split(",")}


def place(hex: str) -> tuple[float, int]:
    """Column and row; odd rows lie half a hex to the right."""
    row = "ABCDEFGHI".index(hex[0])
    return int(hex[1:]) + (0.5 if row % 2 else 0.0), row


def touching(a: str, b: str) -> bool:
    """Whether two hexes share a side."""
    (x, y), (v, w) = place(a), place(b)
    return (y == w and abs(x - v) == 1) or (abs(y - w) == 1 and abs(x - v) == 0.5)


def facing(a: str, b: str) -> bool:
    """Whether two hexes face each other corner to corner."""
    (x, y), (v, w) = place(a), place(b)
    return (abs(y - w) == 2 and x == v) or (abs(y - w) == 1 and abs(x - v) == 1.5)


@cache
def board(side: str) -> tuple[dict[str, str], dict[str, set[str]], list[tuple[str, str]]]:
    """The printed terrains of a side, the neighbours of each hex, and the pairs that face each other over land or river."""
    printed = {}
    for hex, letter in zip(HEXES, "".join(ROWS[SIDES.index(side)]), strict=True):
        if letter != ".":
            printed[hex] = LETTERS.get(letter, "river")
    beside = {a: {b for b in printed if touching(a, b)} for a in printed}
    land = [h for h in printed if printed[h] != "river"]
    pairs = [
        (a, b) for i, a in enumerate(land) for b in land[i + 1 :] if facing(a, b) and beside[a] & beside[b]
    ]
    return printed, beside, pairs


class Plain:
    """A stored position seen by one seat."""

    def __init__(self, data: JsonDraft, side: str, me: int) -> None:
        self.d, self.me = data, me
        self.printed, self.beside, self.pairs = board(side)
        self.terrain = {**self.printed, **data["terraformed"]}
        self.owner = {h: int(p) for h, p in data["owner"].items()}
        self.native = data["native"][me]
        self.faction = data["faction"][me]
        self.coins, self.tools, self.scholars, *self.books = data["purse"][me][:7]
        self.power, self.annexes = data["purse"][me][7:9]
        self.mine = [h for h, p in self.owner.items() if p == me]
        self.bridges = [tuple(site.split("-")) for site in data["bridges"]]
        self.bonus = data["bonus"][me]
        self.palace = data["palace"][me]

    # ------------------------------------------------------------ geometry by coordinates

    def next(self, hex: str) -> set[str]:
        hexes = set(self.beside[hex])
        for a, b in self.bridges:
            hexes |= {b} if a == hex else {a} if b == hex else set()
        return hexes

    def near(self) -> set[str]:
        return {h for own in self.mine for h in self.next(own)}

    def reach(self, shipping: int) -> set[str]:
        hexes = self.near()
        sea = {h for own in self.mine for h in self.beside[own] if self.printed[h] == "river"}
        front = sea
        for step in range(shipping):
            if step:
                front = {n for h in front for n in self.beside[h] if self.printed[n] == "river"}
                sea = sea | front
            hexes |= {n for h in front for n in self.beside[h]}
        return {h for h in hexes if self.printed[h] != "river"}

    def behind(self, skips: int) -> set[str]:
        """Hexes behind one to `skips` others, adjacent to no own building."""
        hexes = set(self.mine)
        for _ in range(skips + 1):
            hexes |= {n for h in hexes for n in self.next(h)}
        return {
            h for h in hexes if h not in self.near() and h not in self.mine and self.printed[h] != "river"
        }

    def steps(self, hex: str) -> int:
        a, b = CIRCLE.index(self.terrain[hex]), CIRCLE.index(self.native)
        return min((a - b) % 7, (b - a) % 7)

    def free(self, hex: str) -> bool:
        return hex not in self.owner

    def corners(self, over_land: bool) -> list[tuple[str, str]]:
        """Pairs of land hexes that face each other, with only river between them unless `over_land`."""
        return [
            (a, b)
            for a, b in self.pairs
            if over_land or all(self.printed[h] == "river" for h in self.beside[a] & self.beside[b])
        ]

    # ------------------------------------------------------------ pieces

    def left(self, kind: str) -> int:
        standing = [h for h in self.mine if self.d["building"][h] == kind and h not in self.d["neutral"]]
        return PIECES[kind] - len(standing)

    def count(self, kind: str) -> int:
        return len([h for h in self.mine if self.d["building"][h] == kind])

    def own(self, kind: str) -> list[str]:
        return [h for h in self.mine if self.d["building"][h] == kind and h not in self.d["neutral"]]

    def can_bridge(self, over_land: bool) -> bool:
        if list(self.d["bridges"].values()).count(str(self.me)) == 3:
            return False
        for a, b in self.corners(over_land):
            ends = [self.owner.get(a), self.owner.get(b)]
            strict = self.d["options"]["bridge_ends"] == "not_opponent"
            if self.me in ends and (a, b) not in self.bridges:
                other = [e for e in ends if e not in (self.me, None)]
                if not (strict and other):
                    return True
        return False

    # ------------------------------------------------------------ all moves of a turn

    def shipping(self) -> int:
        return int(self.d["shipping"][self.me]) + int(self.bonus == "river_workshop")

    def work(self, free: int) -> set[str]:
        """What a terraform and build may begin with."""
        legal = set()
        rate = 3 - self.d["terraforming"][self.me]
        ways = [("", self.reach(self.shipping()), 0)]
        if self.faction == "moles" and self.tools:
            ways.append(("tunnel", self.behind(1), 1))
        if self.palace == "palace-9" and self.scholars:
            ways.append(("fly", self.behind(2), 0))
        for word, hexes, price in ways:
            tools = self.tools - price
            for h in hexes:
                if not self.free(h):
                    continue
                need = self.steps(h)
                if need == 0 and self.left("workshop") and tools >= 1 and self.coins >= 2:
                    legal.add(f"{word} {h} 0" if word else f"build {h}")
                for n in range(1, need + 1):
                    if max(0, n - free) * rate <= tools:
                        legal.add(f"{word or 'dig'} {h} {n}")
        return legal

    def legal(self) -> set[str]:
        """Every legal move but the river cities of palace 14."""
        moves = (
            self.work(0)
            | self.upgrades()
            | self.science()
            | self.shared()
            | self.tiles()
            | self.conversions()
        )
        return moves | {"pass"}

    def upgrades(self) -> set[str]:
        legal = set()
        for hex in self.mine:
            if hex in self.d["neutral"]:
                continue
            for kind, (tools, coins) in UPGRADES.get(self.d["building"][hex], {}).items():
                if kind == "guild" and any(self.owner.get(h, self.me) != self.me for h in self.next(hex)):
                    coins = 3
                tile = kind != "palace" or self.d["palaces"] or self.d["drafted"][self.me]
                if self.left(kind) and self.tools >= tools and self.coins >= coins and tile:
                    legal.add(f"upgrade {hex} {kind}")
        return legal

    def step_possible(self, d: int) -> bool:
        level = self.d["level"][self.me][d]
        if level == 7:
            return bool(self.d["keys"][self.me])
        taken = any(row[d] == 12 for row in self.d["level"]) or self.d["unowned"][d] == 12
        return bool(level < 11 or (level == 11 and not taken))

    def science(self) -> set[str]:
        legal = set()
        if self.scholars:
            if self.d["shipping"][self.me] < 3 and self.coins >= 4:
                legal.add("ship")
            price = 1 if self.native == "plains" else 5
            if self.d["terraforming"][self.me] < 2 and self.tools and self.coins >= price:
                legal.add("terraform")
            for d, name in enumerate(DISCIPLINES):
                spaces = self.d["spaces"][4 * d : 4 * d + 4]
                legal |= {f"send {name} 3"} if spaces[0] < 0 else set()
                legal |= {f"send {name} 2"} if min(spaces[1:]) < 0 else set()
            back = {f"return {name}" for d, name in enumerate(DISCIPLINES) if self.step_possible(d)}
            legal |= back or {f"return {name}" for name in DISCIPLINES}
        return legal

    def shared(self) -> set[str]:
        legal = set()
        for name, price in POWER.items():
            price -= self.faction == "illusionists"
            possible = (
                self.can_bridge(False) if name == "bridge" else not name.startswith("spade") or self.work(1)
            )
            if f"power-{name}" not in self.d["crossed"] and self.power >= price and possible:
                legal.add(f"power {name}")
        for name in self.d["book_actions"]:
            possible = self.work(1) if name == "spade_3" else True
            if name == "upgrade_guild":
                possible = bool(self.own("workshop") and self.left("guild"))
            if f"books-{name}" not in self.d["crossed"] and sum(self.books) >= BOOKS[name] and possible:
                legal.add(f"books {name}")
        return legal | self.innovate()

    def innovate(self) -> set[str]:
        legal = set()
        owned = len(self.d["innovations"][self.me])
        cells = self.d["innovation_cells"]
        split = [("banking", "law"), ("engineering", "medicine")]
        columns = [(d,) for d in DISCIPLINES] * 3
        if owned < 3:
            extra = (0, 0, 2)[owned] if self.native == "wasteland" else owned
            palace = (
                self.count("palace")
                if self.d["options"]["neutral_palace"] == "saves"
                else 1 - self.left("palace")
            )
            for i, name in enumerate(cells):
                column = (
                    columns[i] if len(cells) % 4 == 0 or i < len(cells) - 2 else split[i - len(cells) + 2]
                )
                fits = all(self.books[DISCIPLINES.index(d)] >= 2 for d in column)
                if name and fits and sum(self.books) >= 5 + extra and (palace or self.coins >= 5):
                    legal.add(f"innovate {name}")
        return legal

    def tiles(self) -> set[str]:
        """Special actions."""
        work, guild = bool(self.work(1)), bool(self.left("guild"))
        possible = {
            "palace-1": True,
            "palace-2": work,
            "palace-3": bool(self.own("school")) and guild,
            "palace-4": bool(self.own("workshop")) and guild,
            "palace-6": True,
            "palace-13": True,
            "deus_ex_machina": work,
            "professors": True,
            "power_action": True,
            "philosophers": True,
            "psychics": True,
            "bonus-spade": work,
            "bonus-bridge": self.can_bridge(False),
            "bonus-knowledge": True,
            "moles": self.tools > 0 and self.can_bridge(True),
            "annexes": self.annexes > 0 and any(h not in self.d["annexed"] for h in self.mine),
        }
        own = {self.palace, self.faction, f"bonus-{self.bonus}"}
        own |= {*self.d["innovations"][self.me], *self.d["competencies"][self.me]}
        return {f"act {name}" for name, can in possible.items() if can and name in own}

    def conversions(self) -> set[str]:
        legal = set()
        placed = self.d["spaces"].count(self.me)
        if self.power >= 5:
            legal |= {f"convert power-{d}" for d in DISCIPLINES}
            legal |= {"convert power-scholar"} if self.scholars + placed < 7 else set()
        legal |= {"convert power-tool"} if self.power >= 3 else set()
        legal |= {"convert power-coin"} if self.power else set()
        legal |= {"convert scholar-tool"} if self.scholars else set()
        legal |= {"convert tool-coin"} if self.tools else set()
        legal |= {f"convert {d}-coin" for d, n in zip(DISCIPLINES, self.books, strict=True) if n}
        return legal | ({"sacrifice"} if self.d["bowl_2"][self.me] >= 2 else set())

    # ------------------------------------------------------------ the end

    def area(self, shipping: int) -> int:
        """The largest group of own buildings in reach of each other."""
        all_mine = self.mine
        skips = max(self.faction == "moles", 2 * (self.palace == "palace-9"))
        reached = {}
        for hex in all_mine:
            self.mine = [hex]
            reached[hex] = self.reach(shipping) | (self.behind(skips) if skips else set())
        self.mine = all_mine
        best = 0
        for hex in all_mine:
            linked = {hex}
            while True:
                wider = linked | {b for a in linked for b in all_mine if b in reached[a]}
                if wider == linked:
                    break
                linked = wider
            best = max(best, len(linked))
        return best

    def income(self) -> list[int]:
        """Coins, tools, scholars, power and VP of Phase I, as far as they need no choice."""
        workshops, guilds, schools, universities = [
            PIECES[kind] - self.left(kind) for kind in ("workshop", "guild", "school", "university")
        ]
        coins, tools, power = 2 * guilds, 1 + workshops - (workshops >= 5), guilds + max(0, guilds - 2)
        if self.native == "mountain":
            coins += 2 + (guilds >= 1)
        earned = [coins, tools, schools + universities, power, 0]
        level = self.d["level"][self.me]
        own = [self.faction, self.palace, self.bonus, *self.d["competencies"][self.me]]
        own += [
            *self.d["innovations"][self.me],
            *[d for d, n in zip(DISCIPLINES, level, strict=True) if n >= 9],
        ]
        for tile in own:
            earned = [a + b for a, b in zip(earned, PAID.get(tile, [0] * 5), strict=True)]
        return earned

    def resources(self) -> int:
        """Everything in coins, five of which are a point."""
        bowl = self.d["bowl_2"][self.me] // 2 + self.power
        return int(self.coins + self.tools + self.scholars + sum(self.books) + bowl) // 5


def prizes(values: list[int], places: tuple[int, int, int]) -> list[int]:
    """Places from the best down; equals share what their places bring together."""
    won = [0] * len(values)
    order = sorted(set(values), reverse=True)
    place = 0
    for value in order:
        who = [i for i, v in enumerate(values) if v == value]
        pot = sum(places[place : place + len(who)])
        for i in who:
            won[i] = pot // len(who) if value else 0
        place += len(who)
    return won
