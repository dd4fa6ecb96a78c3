"""What a position written by hand may say, and what follows from it: homes, rotations, colours, green workers, hands, cargo and the agenda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.core.data import dump_frame
from igroteka.core.errors import BadData, bad_data, some
from igroteka.core.frames import Frame, Seat, State
from igroteka.core.hexes import pack, unpack
from igroteka.core.json_types import Json, JsonDraft
from igroteka.core.kinds import ListOf, Name, Number, Position, refuse
from igroteka.core.named_kinds import Counts, HexCell, RowsByName
from igroteka.core.position_parts import (
    TABLE,
    Course,
    Draft,
    Each,
    KnowledgeShape,
    Known,
    Marks,
    One,
    PositionParts,
    Row,
)
from igroteka.core.text import Text, phrase

from .components.goods import COLOURS, GREEN, SKILLS, WORKERS
from .components.setups import SETUPS
from .components.tiles import (
    BOATS,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_WINTER,
    NUMBER,
    SEASON_TILES,
    SEASONS,
    TILE_NAMES,
    WINTER,
)
from .fields import FAR, ITEMS
from .position_kinds import Auction, Bids, Home, TurnOrder, Users, Village, Won, counterbidder
from .rules.expansion import HOME_CELL, Expansion, lay, rotations
from .rules.scoring import FinalScoring
from .rules.season_end import EndOfSeason
from .rules.seasons import Season
from .rules.turn import TURN, TURNS
from .state import KeyflowerState, blank

_COORDINATE: Final = Number[Position](-FAR, FAR)
#: Rounds of turns, or the moment after the last of them.
MOMENTS: Final = ("turns", "season_end", "expansion", "scoring")


def usual(seats: int, options: dict[str, str]) -> JsonDraft:
    """The table in spring with nothing but boats and turn order tiles."""
    return {**blank(seats, options, []).to_data(), "seen_workers": {}, "seen_skills": {}}


def derive(draft: Draft) -> None:
    """Give out homes and hands, turn tiles so that they fit, count green workers, and lay out the turn."""
    data = draft.data
    if not draft.says("season"):
        data["season"] = _season_of(Auction().take(data, TABLE), data["owner"])
    for seat in draft.unsaid("home"):
        free = [TILE_NAMES[t] for t in range(FIRST_BUILDING) if TILE_NAMES[t] not in data["owner"]]
        data["owner"][free[0]] = str(seat)
        data["cells"][free[0]] = [0, 0, 0]
    for seat in range(draft.seats):
        _turn_village(data, seat)
    if not draft.says("last"):
        data["last"] = _last_uses(data["users"])
    if not draft.says("green"):
        data["green"] = max(WORKERS[GREEN] - _green_workers(data), 0)
    if data["season"] in SEASONS[:WINTER]:
        _deal_hands(draft)
    for seat in draft.unsaid("boat"):
        own = [boat for boat in BOATS if data["owner"].get(boat) == str(seat)]
        data["boats"][seat] = own[0] if own else data["boats"][seat]
    _check_first(draft)
    if draft.table.get("moment") in MOMENTS[2:]:
        _take_boats(draft)
    if not draft.says("agenda"):
        data["agenda"] = [dump_frame(frame) for frame in _agenda(draft)]


def _take_boats(draft: Draft) -> None:
    """Once boats have been taken everybody has one: whoever is not said to have another, the first that is left. In winter it is a tile."""
    taken = draft.data["boats"]
    for seat in [one for one in draft.unsaid("boat") if taken[one] not in BOATS]:
        taken[seat] = next(boat for boat in BOATS[: draft.seats] if boat not in taken)
    if draft.data["season"] == SEASONS[WINTER]:
        draft.data["owner"] |= {boat: str(seat) for seat, boat in enumerate(taken) if boat in BOATS}


def _check_first(draft: Draft) -> None:
    """Whoever has the turn began the season, unless somebody else is said."""
    if not draft.says("first"):
        draft.data["first"] = draft.turn(0)


def _season_of(auction: Json, owner: JsonDraft) -> str:
    """The season in which tiles come up for auction, of those that are told; spring if nothing is. Only in winter somebody has a winter tile."""
    assert isinstance(auction, list)
    if not auction and any(FIRST_WINTER <= NUMBER[name] < FIRST_ORDER for name in owner):
        return SEASONS[WINTER]
    tiles = {NUMBER[str(name)] for name in auction}
    seasons = [SEASONS[i] for i, row in enumerate(SEASON_TILES) if tiles & set(row)]
    return seasons[0] if seasons else SEASONS[WINTER if tiles else 0]


def _agenda(draft: Draft) -> list[Frame]:
    """The turn of a seat, or what comes after the turns."""
    season = draft.data["season"]
    number = SEASONS.index(season) if season in SEASONS else 0
    after: Frame = Season(number + 1) if number < WINTER else FinalScoring()
    me = draft.turn(draft.data["first"])
    frames = [after, Expansion(), EndOfSeason(), TURNS[(me + 1) % draft.seats], TURN[me]]
    left = {"turns": 5, "season_end": 3, "expansion": 2, "scoring": 1}
    return frames[: left[draft.word("moment", MOMENTS)]]


def moment_of(data: JsonDraft) -> Json:
    """The moment of the season that the agenda stands at; None within an action."""
    on_top = data["agenda"][-1]["frame"] if data["agenda"] else ""
    return {"Turn": MOMENTS[0], "EndOfSeason": MOMENTS[1], "Expansion": MOMENTS[2]}.get(on_top)


def _turn_village(data: JsonDraft, seat: Seat) -> None:
    """Tiles whose rotation is not said lie in the first in which all of the village fit."""
    own = {name: place for name, place in data["cells"].items() if data["owner"].get(name) == str(seat)}
    homes = [name for name in own if NUMBER[name] < FIRST_BUILDING]
    if not homes or all(len(place) == 3 for place in own.values()):
        return
    s = blank(2, {}, [])
    lay(s, 0, NUMBER[homes[0]], HOME_CELL, 0)
    todo = [(name, place) for name, place in own.items() if name not in homes]
    placed = _fit(s, todo)
    if placed is None:
        raise _misfit(s, seat, todo)
    data["cells"] |= placed


def _misfit(s: KeyflowerState, seat: Seat, todo: list[tuple[str, Sequence[Json]]]) -> BadData:
    """The error about the first tile that does not fit to those before it, with the cells where it would."""
    for n, (name, place) in enumerate(todo):
        before = _fit(s, todo[:n])
        if before is not None and _fit(s, todo[: n + 1]) is None:
            for other, (q, r, k) in before.items():
                lay(s, 0, NUMBER[other], pack((q, r)), k)
            free = [cell for cell in sorted(s.rim[0]) if rotations(s, 0, NUMBER[name], cell)]
            cells = some([str([*unpack(cell)]) for cell in free])
            return refuse(f"players[{seat}].village.{name}", place, cells)
    return bad_data(f"players[{seat}].village", phrase("tiles that do not fit"), phrase("edges that match"))


def _fit(s: KeyflowerState, todo: list[tuple[str, Sequence[Json]]]) -> dict[str, list[int]] | None:
    """The places of some tiles, one after the other beside those that lie there; None if they do not fit."""
    if not todo:
        return {}
    cell = ListOf(_COORDINATE)
    for i, (name, place) in enumerate(todo):
        q, r, *turns = cell.read(list(place), f"village.{name}", s)
        if pack((q, r)) not in s.rim[0]:
            continue
        for k in turns or rotations(s, 0, NUMBER[name], pack((q, r))):
            after = s.clone()
            lay(after, 0, NUMBER[name], pack((q, r)), k)
            rest = _fit(after, todo[:i] + todo[i + 1 :])
            if rest is not None:
                return {name: [q, r, k], **rest}
        return None
    return None


def _last_uses(users: JsonDraft) -> dict[str, int]:
    """The workers on a tile came at once."""
    return {name: sum(group.values()) for name, group in users.items()}


def _green_workers(data: JsonDraft) -> int:
    """Green workers that are not in the supply."""
    name = COLOURS[GREEN]
    groups = [
        *data["workers"],
        *data["users"].values(),
        *data["cargo_workers"].values(),
        data["aside_workers"],
    ]
    there: int = sum([group.get(name, 0) for group in groups])
    for tile, row in data["bids"].items():
        for seat, n in enumerate(row):
            lies = tile in data["lying"] and counterbidder(data) == str(seat)
            there += n if (data["lying"] if lies else data["colour"]).get(tile) == name else 0
    return there


def _deal_hands(draft: Draft) -> None:
    """Winter tiles that are nowhere else, for the hands that are not said."""
    hands = draft.data["winter"]
    held = [*[name for hand in hands for name in hand], *draft.data["owner"]]
    free = [name for name in TILE_NAMES[FIRST_WINTER:FIRST_ORDER] if name not in held]
    for seat in draft.unsaid("winter"):
        n = SETUPS[draft.seats].winter
        hands[seat], free = free[:n], free[n:]


def screens(s: State) -> list[Text]:
    """What lies behind the screen of each seat."""
    return [Text("player", seat=seat) for seat in range(s.seats)]


POSITION: Final = PositionParts(
    One("season", 'season = "summer"').offer(words="season"),
    One("first", "first = 1").offer(words="seat"),
    Course("turn", "turn = 2").offer(words="seat"),
    Course("moment", 'moment = "expansion"', moment_of).offer(words="moment", kind=Name(MOMENTS)),
    One("passes", "passes = 1"),
    One("green", "green = 18").offer("green"),
    One("flipped", 'flipped = ["home_1"]', "side", Marks()).offer("tile:{key}", "tile"),
    One("lying", 'lying = { keywood = "red" }').offer(words="tile colour"),
    One("last", "last = { keywood = 2 }").offer(words="tile"),
    One("goods", "goods = { home_1 = { wood = 2 } }").offer("tile:{key}", "tile resource"),
    One("cargo_workers", "cargo_workers = { boat_keyflower = { red = 3 } }").offer(
        "boat:{key}", "boat colour"
    ),
    One("cargo_skills", "cargo_skills = { boat_keyflower = { saw = 1 } }").offer("boat:{key}", "boat skill"),
    One("aside_workers", "aside_workers = { red = 1 }").offer(words="colour"),
    One("aside_skills", "aside_skills = { saw = 1 }").offer(words="skill"),
    Known("seen_workers", "seen_workers = {}", shape=KnowledgeShape(COLOURS)).offer(
        words="colour", rows=lambda s: [*screens(s), Text("place-bag")]
    ),
    Known("seen_skills", "seen_skills = {}", shape=KnowledgeShape(SKILLS)).offer(
        words="skill", rows=lambda s: [*screens(s), Text("place-pile"), Text("place-aside")]
    ),
    TurnOrder().offer(words="tile", kind=ListOf(Name(TILE_NAMES[FIRST_ORDER:FIRST_BOAT]), once=True)),
    Home().offer("player:{seat}", kind=Number(0, FIRST_BUILDING)),
    Village().offer(
        "tile:{key}",
        "tile",
        kind=RowsByName(TILE_NAMES[FIRST_BUILDING:], HexCell(FAR)),
        single="tile",
        cells="cell:{cell}",
    ),
    Won().offer(
        "tile:{key}", "tile", kind=ListOf(Name(TILE_NAMES[FIRST_BUILDING:]), once=True), single="tile"
    ),
    Auction().offer(
        "tile:{key}",
        "tile",
        kind=ListOf(Name(TILE_NAMES[FIRST_BUILDING:FIRST_ORDER]), once=True),
        single="tile",
    ),
    Users().offer("tile:{key}", "tile colour", kind=RowsByName(TILE_NAMES, Counts(COLOURS))),
    Bids().offer("tile:{key} bid:{key}", "tile colour", kind=RowsByName(TILE_NAMES, Counts(COLOURS))),
    One("colour", 'colour = { keywood = "red" }').offer(words="tile colour"),
    Each("workers", "workers = { red = 2, blue = 1 }").offer("player:{seat} @screen:{key}", "colour"),
    Each("skills", "skills = { saw = 1 }").offer("@skill:{key}", "skill"),
    Each("winter", 'winter = ["jeweller"]').offer("@winter:{key}", "tile"),
    Each("chosen", 'chosen = ["jeweller"]').offer(words="tile"),
    Each("boat", 'boat = "boat_keyflower"', "boats").offer(words="boat"),
    Each("points", "points = { tiles = 12 }", shape=Row(ITEMS)).offer(words="item"),
    usual=usual,
    derive=derive,
)
