"""What a position written by hand may say, and what follows from it: tiles, terrain under buildings, power, points and the agenda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.data import dump_frame
from igroteka.core.frames import Frame
from igroteka.core.json_types import Json, JsonDraft
from igroteka.core.kinds import ListOf, Name, Number, Sorted, refuse
from igroteka.core.named_kinds import RowsByName, read_object
from igroteka.core.position_parts import (
    Course,
    Draft,
    Each,
    One,
    Owned,
    Part,
    PositionParts,
    Row,
    Shape,
    read_names,
)
from igroteka.core.text import phrase

from .components.automa import CARD_NAMES
from .components.maps import DISTANCE, HEXES, SITES, TERRAIN
from .components.names import (
    BONUSES,
    BOOK_ACTIONS,
    BOOK_SPACES,
    COMPETENCIES,
    DISCIPLINES,
    DISPLAY,
    FACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    PALACES,
    RIVER,
    ROUND_TILES,
    ROUNDS,
    SPACES,
    TERRAINS,
)
from .fields import ITEMS, NOBODY, POWER_TOKENS, UNOWNED, side_of
from .moves import TREES
from .rules.rounds import Actions, EndActions, RevealTerritory, Round
from .rules.setup import UnownedFaction
from .rules.turn import TURN
from .state import blank

#: What a purse holds, under the names that people use.
PURSE_NAMES: Final = (
    *("coins", "tools", "scholars", "banking", "law", "engineering", "medicine"),
    *("power", "annexes", "vp"),
)
#: Power in the first two bowls before anything has happened.
BOWLS: Final = (5, 7)
#: Actions that can be used once a round.
ACTS: Final = tuple([str(act.name) for act in TREES.acts])


class Spaces(Shape):
    """Whose scholars are on the science board: by discipline, from the space with most levels on."""

    def read(self, value: Json, where: str) -> Json:
        given = read_object(value, where, DISCIPLINES)
        spaces: list[Json] = []
        for name in DISCIPLINES:
            row = given.get(name, [])
            if not isinstance(row, list) or len(row) > len(SPACES):
                allowed = phrase(
                    "a list of at most {n} {items}", n=len(SPACES), items=phrase("whole numbers")
                )
                raise refuse(f"{where}.{name}", row, allowed)
            spaces += [*row, *[NOBODY] * (len(SPACES) - len(row))]
        return spaces

    def write(self, value: Json) -> Json:
        assert isinstance(value, list)
        rows = {name: value[i * len(SPACES) : (i + 1) * len(SPACES)] for i, name in enumerate(DISCIPLINES)}
        return {name: row for name, row in rows.items() if any(who != NOBODY for who in row)}


class Acts(Shape):
    """The actions of tiles that are used up this round."""

    def read(self, value: Json, where: str) -> Json:
        used: list[int] = [1 << ACTS.index(name) for name in read_names(value, where, ACTS)]
        return sum(used)

    def write(self, value: Json) -> Json:
        assert isinstance(value, int)
        return [name for i, name in enumerate(ACTS) if value >> i & 1]


class Bridges(Part):
    """Where a party has its bridges."""

    def __init__(self) -> None:
        super().__init__("bridges", 'bridges = ["F9-H9"]', ("bridges",), each=True)

    def put(self, data: JsonDraft, seat: int, value: Json, where: str) -> None:
        if not isinstance(value, list):
            raise refuse(where, value, phrase("a list of {items}", items=phrase("names")))
        data["bridges"] |= dict.fromkeys([str(site) for site in value], str(seat))

    def take(self, data: JsonDraft, seat: int) -> Json:
        return [site for site, who in data["bridges"].items() if who == str(seat)]


def parties(seats: int) -> int:
    """The seats, and the Automa with a single one."""
    return seats + (seats == 1)


def usual(seats: int, options: dict[str, str]) -> JsonDraft:
    """The table in the first round, with the first tiles of each kind laid out."""
    data: JsonDraft = blank(seats, options, []).to_data()
    cells = len(data["innovation_cells"])
    return {
        **data,
        "round": 1,
        "phase": "actions",
        "round_tiles": list(ROUND_TILES[:ROUNDS]),
        "final_tile": FINAL_TILES[0],
        "book_actions": list(BOOK_ACTIONS[:BOOK_SPACES]),
        "competency_cells": list(COMPETENCIES),
        "innovation_cells": [""] * cells,
        "bowl_1": [BOWLS[0] if seat < seats else 0 for seat in range(parties(seats))],
        "bowl_2": [BOWLS[1] if seat < seats else 0 for seat in range(parties(seats))],
    }


def derive(draft: Draft) -> None:
    """Fill rows of spaces, give out boards, factions and bonuses, put the land under buildings, and count power and points."""
    data = draft.data
    _fill_rows(draft)
    _choose(draft, "native", TERRAINS)
    _choose(draft, "bonus", BONUSES)
    for seat in draft.unsaid("faction"):
        if seat < draft.seats:
            data["faction"][seat] = next(name for name in FACTIONS if name not in data["faction"])
    _lay_tiles(draft)
    if draft.seats == 2:
        _advance_unowned(draft)
    _build(draft)
    for seat in range(draft.seats):
        said = draft.players[seat]
        if "burnt" not in said:
            data["burnt"][seat] = _missing_power(data, seat)
        elif "bowl_2" not in said:
            data["bowl_2"][seat] = 0
            data["bowl_2"][seat] = max(_missing_power(data, seat) - _whole(data["burnt"][seat]), 0)
    for seat in range(len(draft.players)):
        purse, of_purse = data["purse"][seat], draft.players[seat].get("purse", {})
        if "points" not in draft.players[seat]:
            data["points"][seat] = [purse[-1], *[0] * (len(ITEMS) - 1)]
        elif isinstance(of_purse, Mapping) and PURSE_NAMES[-1] not in of_purse:
            purse[-1] = sum([_whole(n) for n in data["points"][seat]])
    if draft.seats == 1 and not draft.says("deck"):
        shown = [*data["discard"], data["top"]]
        data["deck"] = [name for name in CARD_NAMES if name not in shown]
    if not draft.says("agenda"):
        data["agenda"] = [dump_frame(frame) for frame in _agenda(draft)]


def _fill_rows(draft: Draft) -> None:
    """Spaces that are not said are empty; each round has a tile and each space a competency, the first that no other has."""
    data, whole = draft.data, usual(draft.seats, draft.options)
    for name in ("round_tiles", "competency_cells", "innovation_cells", "set_factions", "set_bonuses"):
        row = data[name]
        if not draft.says(name) or draft.says("agenda") or not isinstance(row, list):
            continue
        missing = len(whole[name]) - len(row)
        names = {"round_tiles": ROUND_TILES, "competency_cells": COMPETENCIES}.get(name, ())
        free = [tile for tile in names if tile not in row]
        row += free[: max(missing, 0)] or [""] * missing


def _whole(value: Json) -> int:
    """A number; what is none is refused when the position is read."""
    return value if type(value) is int else 0


def _choose(draft: Draft, name: str, names: tuple[str, ...]) -> None:
    """Everybody of whom it is not said gets the first that nobody has."""
    taken = draft.data[name]
    for seat in draft.unsaid(name):
        taken[seat] = next(one for one in names if one not in taken)


def _lay_tiles(draft: Draft) -> None:
    """Innovations, bonuses and the palace that is always there, without those that parties have."""
    data = draft.data
    if not draft.says("innovation_cells"):
        owned = [name for own in data["innovations"] for name in own]
        free = [name for name in INNOVATIONS if name not in owned]
        data["innovation_cells"] = free[: len(data["innovation_cells"])]
    if not draft.says("display"):
        data["display"] = [name for name in BONUSES if name not in data["bonus"]][:DISPLAY]
    if not draft.says("palaces"):
        data["palaces"] = [
            name for name in PALACES[-3:] if name not in data["palace"] and name not in data["drafted"]
        ]


def _advance_unowned(draft: Draft) -> None:
    """The faction without a player has the levels that follow from the round tiles, and its scholars."""
    data = draft.data
    s = blank(draft.seats, draft.options, [])
    s.rounds = [ROUND_TILES.index(name) if name in ROUND_TILES else 0 for name in data["round_tiles"]]
    UnownedFaction().run(s)
    if not draft.says("unowned"):
        data["unowned"] = list(s.unowned)
    if not draft.says("scholars_sent"):
        data["spaces"] = list(s.spaces)


def _build(draft: Draft) -> None:
    """A workshop far from all others for whoever has no building; land under buildings is native to their owners."""
    data, side = draft.data, side_of(draft.seats, draft.options)
    for seat in draft.unsaid("buildings"):
        native = data["native"][seat]
        if native in TERRAINS:
            hex = _far_hex(side, native, list(data["building"]))
            data["building"][hex], data["owner"][hex] = "workshop", str(seat)
    if not draft.says("terraformed"):
        data["terraformed"] = {}
    for hex, owner in data["owner"].items():
        native = data["native"][int(owner)]
        if hex in HEXES and native in TERRAINS:
            printed = TERRAIN[side][HEXES.index(hex)]
            if printed < RIVER and printed != TERRAINS.index(native):
                data["terraformed"].setdefault(hex, native)


def _far_hex(side: int, native: str, others: list[str]) -> str:
    """A hex of a terrain, as far as possible from some hexes."""
    kind, known = TERRAINS.index(native), [HEXES.index(hex) for hex in others if hex in HEXES]
    hexes = [h for h in range(len(HEXES)) if TERRAIN[side][h] == kind and h not in known]
    return HEXES[max(hexes, key=lambda h: min([DISTANCE[h][other] for other in known], default=0))]


def _missing_power(data: JsonDraft, seat: int) -> int:
    """Power tokens that are in no bowl count as sacrificed."""
    more = 2 * ("neutral_palace" in data["innovations"][seat])
    bowls = (data["bowl_1"][seat], data["bowl_2"][seat], data["purse"][seat][PURSE_NAMES.index("power")])
    there = sum([n for n in bowls if type(n) is int])
    return max(POWER_TOKENS + more - there, 0)


def _agenda(draft: Draft) -> list[Frame]:
    """What the rules have laid out for the round, from the phase that is said on: the turn of a seat, unless it has passed."""
    data = draft.data
    order, tiles = data["order"], data["round_tiles"]
    if not isinstance(order, list) or sorted(order) != list(range(parties(draft.seats))):
        raise refuse("order", order, phrase("each once"))
    round = draft.number("round", 1, 1, ROUNDS)
    s = blank(draft.seats, draft.options, [])
    s.order = list(order)
    s.rounds = [ROUND_TILES.index(name) if name in ROUND_TILES else 0 for name in tiles]
    Round(round).run(s)
    if data["phase"] == "income":
        return [frame for frame in s.agenda if not isinstance(frame, RevealTerritory)]
    if data["phase"] == "science":
        return s.agenda[: next(i for i, frame in enumerate(s.agenda) if isinstance(frame, EndActions))]
    at = next(i for i, frame in enumerate(s.agenda) if isinstance(frame, Actions))
    me = draft.turn(next(party for party in order if party < draft.seats))
    turns = [] if me in data["passed"] else [TURN[me]]
    return [*s.agenda[:at], Actions((order.index(me) + 1) % len(order)), *turns]


POSITION: Final = PositionParts(
    One("round", "round = 3"),
    One("phase", 'phase = "actions"').offer(words="phase"),
    Course("turn", "turn = 1").offer(words="seat"),
    One("order", "order = [1, 0]").offer(words="seat"),
    One("passed", "passed = [0]").offer(words="seat"),
    One("round_tiles", 'round_tiles = ["workshop_law", "guild_law"]').offer(words="round_tile"),
    One("final_tile", 'final_tile = "final_guild"').offer(words="final_tile"),
    One("book_actions", 'book_actions = ["power", "coins", "levels"]').offer("books:{key}", "book_action"),
    One("competency_cells", 'competency_cells = ["tower"]').offer(words="competency"),
    One("innovation_cells", 'innovation_cells = ["professors"]').offer(words="innovation"),
    One("palaces", 'palaces = ["palace-1", "palace-17"]').offer("palace:{key}", "palace"),
    One("cards", "cards = []").offer(words="terrain"),
    One("set_factions", 'set_factions = ["moles"]').offer(words="faction"),
    One("set_bonuses", 'set_bonuses = ["coins"]').offer(words="bonus"),
    One("factions_offered", "factions_offered = []").offer(words="faction"),
    One("display", 'display = ["coins", "spade", "bridge"]').offer("bonus:{key}", "bonus"),
    One("coins_on", "coins_on = { spade = 1 }").offer("bonus:{key}", "bonus"),
    One("crossed", 'crossed = ["power-coins"]').offer(words="action"),
    One("territory", "territory = 12"),
    One("unowned", "unowned = { law = 2 }", shape=Row(DISCIPLINES)).offer(words="discipline"),
    One("scholars_sent", "scholars_sent = { law = [0, 1] }", "spaces", Spaces()).offer(
        "discipline:{key}",
        "discipline seat",
        kind=RowsByName(DISCIPLINES, ListOf(Number(NOBODY, UNOWNED), most=len(SPACES))),
    ),
    One("terraformed", 'terraformed = { E4 = "forest" }').offer("hex:{key}", "hex terrain"),
    One("neutral", 'neutral = ["H5"]').offer("hex:{key}"),
    One("annexed", 'annexed = ["H5"]').offer("hex:{key}"),
    One("cities", 'cities = ["H5", "H6", "H7", "I6"]', "member").offer("hex:{key}"),
    One("river_cities", 'river_cities = ["E5"]'),
    One("deck", 'deck = ["card-1"]').offer(words="card"),
    One("top", 'top = "card-1"').offer(words="card"),
    One("discard", 'discard = ["card-1"]').offer(words="card"),
    One("marked", 'marked = ["E4"]'),
    Owned("buildings", 'buildings = { H5 = "guild", H6 = "workshop" }', "building").offer(
        "hex:{key}", "hex building", single="hex"
    ),
    Bridges().offer("site:{key}", kind=ListOf(Name(SITES), once=True), single="site"),
    Each("purse", "purse = { coins = 15, tools = 3, vp = 20 }", shape=Row(PURSE_NAMES)).offer(
        "coin:{seat}=coins tool:{seat}=tools scholar:{seat}=scholars player:{seat}=vp @book:{key} book:{seat}:{key}",
        "unit",
    ),
    Each("bowl_1", "bowl_1 = 5").offer("bowl:{seat}:1"),
    Each("bowl_2", "bowl_2 = 7").offer("bowl:{seat}:2"),
    Each("burnt", "burnt = 1"),
    Each("points", "points = { start = 20, rounds = 4 }", shape=Row(ITEMS)).offer(words="item"),
    Each("level", "level = { law = 3 }", shape=Row(DISCIPLINES)).offer("discipline:{key}", "discipline"),
    Each("keys", "keys = 1").offer("key:{seat}"),
    Each("shipping", "shipping = 1").offer("track:{seat}:shipping @track:shipping"),
    Each("terraforming", "terraforming = 1").offer("track:{seat}:terraforming @track:terraforming"),
    Each("native", 'native = "desert"').offer("player:{seat}", "terrain"),
    Each("faction", 'faction = "moles"').offer("player:{seat}", "faction"),
    Each("palace", 'palace = "palace-1"').offer(words="palace"),
    Each("drafted", 'drafted = "palace-1"').offer(words="palace"),
    Each("bonus", 'bonus = "spade"').offer(words="bonus"),
    Each("competencies", 'competencies = ["tower"]').offer("competency:{key}", "competency"),
    Each("innovations", 'innovations = ["professors"]').offer("innovation:{key}", "innovation"),
    Each("city_tiles", "city_tiles = { tools = 1 }").offer("city:{key}", "city"),
    Each("used", 'used = ["bonus:spade:ability-1"]', shape=Acts()).offer(words="of", kind=Sorted(Name(ACTS))),
    usual=usual,
    derive=derive,
    parties=parties,
)
