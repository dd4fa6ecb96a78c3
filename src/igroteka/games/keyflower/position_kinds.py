"""Parts that a position of Keyflower may say, where one stored field after the other would be no way to think: homes, villages, bids."""

from __future__ import annotations

from typing import Final

from igroteka.core.errors import some
from igroteka.core.frames import Seat
from igroteka.core.json_types import Json, JsonDraft
from igroteka.core.kinds import refuse
from igroteka.core.named_kinds import read_object
from igroteka.core.position_parts import Part, read_names, read_number
from igroteka.core.text import phrase

from .components.goods import COLOURS
from .components.tiles import (
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_WINTER,
    NUMBER,
    TILE_NAMES,
)

_NOBODYS: Final = "table"


class Home(Part):
    """The number of a seat's home tile; 0 before it has one."""

    def __init__(self) -> None:
        super().__init__("home", "home = 3", ("owner",), each=True)

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        number = read_number(value, where, 0, FIRST_BUILDING)
        if not number:
            return
        name = TILE_NAMES[number - 1]
        if name in data["owner"]:
            raise refuse(where, value, phrase("every tile once"))
        data["owner"][name] = str(seat)
        data["cells"][name] = [0, 0, 0]

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        homes = [t + 1 for t in range(FIRST_BUILDING) if data["owner"].get(TILE_NAMES[t]) == str(seat)]
        return homes[0] if homes else 0


class Village(Part):
    """The tiles of a village with their cells, [q, r] from the home on, and the rotation if it matters."""

    def __init__(self) -> None:
        super().__init__(
            "village", "village = { keywood = [1, 0], workshop = [2, 0, 2] }", ("cells",), each=True
        )

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        for name, place in read_object(value, where, TILE_NAMES).items():
            if not isinstance(place, list) or len(place) not in (2, 3):
                raise refuse(f"{where}.{name}", place, phrase("[q, r], or [q, r, rotation]"))
            own_tile(data, seat, name, where)
            data["cells"][name] = place

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        return {
            name: place
            for name, place in data["cells"].items()
            if data["owner"].get(name) == str(seat) and NUMBER[name] >= FIRST_BUILDING
        }


class Won(Part):
    """The tiles of a seat that are not placed."""

    def __init__(self) -> None:
        super().__init__("won", 'won = ["keywood"]', ("owner",), each=True)

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        for name in read_names(value, where, TILE_NAMES):
            own_tile(data, seat, name, where)

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        cells = data["cells"]
        return [name for name, who in data["owner"].items() if who == str(seat) and name not in cells]


class Auction(Part):
    """The village tiles that can be bid for; boats and turn order tiles lie in their rows."""

    def __init__(self) -> None:
        super().__init__("auction", 'auction = ["keywood"]', ("owner",))

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        for name in read_names(value, where, TILE_NAMES):
            own_tile(data, _NOBODYS, name, where)

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        return [name for name, who in data["owner"].items() if who == _NOBODYS and NUMBER[name] < FIRST_ORDER]


class TurnOrder(Part):
    """The turn order tiles in their row; those that nobody has won leave it at the end."""

    def __init__(self) -> None:
        super().__init__("turn_order", 'turn_order = ["turn_order_1"]', ("owner",))

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        names = read_names(value, where, TILE_NAMES[FIRST_ORDER:FIRST_BOAT])
        for name in TILE_NAMES[FIRST_ORDER:FIRST_BOAT]:
            data["owner"].pop(name, None)
        data["owner"] |= dict.fromkeys(names, _NOBODYS)

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        row = TILE_NAMES[FIRST_ORDER:FIRST_BOAT]
        return [name for name in row if data["owner"].get(name) == _NOBODYS]


class Bids(Part):
    """What a seat bids for tiles: the workers by colour, all of one."""

    def __init__(self) -> None:
        super().__init__("bids", "bids = { keywood = { red = 2 } }", ("bids", "colour"), each=True)

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        for name, group in read_object(value, where, TILE_NAMES).items():
            workers = read_object(group, f"{where}.{name}", COLOURS)
            if len(workers) != 1:
                raise refuse(f"{where}.{name}", group, phrase("workers of one colour"))
            ((colour, number),) = workers.items()
            data["bids"].setdefault(name, [0] * data["seats"])[seat] = number
            if data["lying"].get(name) != colour:
                paint(data, name, colour, f"{where}.{name}")

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        bids: dict[str, Json] = {}
        for name, row in data["bids"].items():
            lies = name in data["lying"] and counterbidder(data) == str(seat)
            if row[seat]:
                bids[name] = {(data["lying"] if lies else data["colour"])[name]: row[seat]}
        return bids


class Users(Part):
    """The workers on tiles by colour."""

    def __init__(self) -> None:
        super().__init__("users", "users = { keywood = { red = 3 } }", ("users",))

    def put(self, data: JsonDraft, seat: Seat, value: Json, where: str) -> None:
        data["users"] = value
        for name, group in read_object(value, where, TILE_NAMES).items():
            workers = read_object(group, f"{where}.{name}", COLOURS)
            if len(workers) == 1:
                paint(data, name, next(iter(workers)), f"{where}.{name}")

    def take(self, data: JsonDraft, seat: Seat) -> Json:
        users: Json = data["users"]
        return users


def own_tile(data: JsonDraft, whose: Seat | str, name: str, where: str) -> None:
    """A tile belongs to a seat or to the table, and is nowhere else."""
    if name not in NUMBER:
        raise refuse(where, name, some(list(TILE_NAMES)))
    if data["owner"].get(name, _NOBODYS) != _NOBODYS:
        raise refuse(f"{where}.{name}", name, phrase("every tile once"))
    data["owner"][name] = str(whose)


def paint(data: JsonDraft, name: str, colour: str, where: str) -> None:
    """The workers at a tile have one colour."""
    if data["colour"].get(name, colour) != colour:
        raise refuse(where, colour, repr(data["colour"][name]))
    data["colour"][name] = colour


def counterbidder(data: JsonDraft) -> str:
    """Who has the side of the summer boat with which bids of another colour lie; empty if nobody."""
    name = TILE_NAMES[FIRST_WINTER - 1]
    return str(data["owner"].get(name, "")) if not data["side"].get(name) else ""
