"""What a position written by hand may say, and what follows from it: hands, market, pool, the left-over buildings and the agenda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.data import dump_frame
from igroteka.core.json_types import Json, JsonDraft
from igroteka.core.position_parts import Course, Draft, Each, One, PositionParts, count_left

from .components.boards import SYMBOLS
from .components.setups import HAND
from .components.tiles import FIRST_TOKEN, ITEM_NAMES, KINDS, TILES, TOKENS_PER_KIND
from .rules.rounds import Round
from .rules.turn import TURNS, Turn
from .state import blank

#: Face-down tiles in each stack, if there are so many.
USUAL_STACK: Final = 4
#: What lies in the market and in the hands of which nothing is said, as long as there is enough of it.
USUAL_MARKET: Final = ("office", "metro", "park", "home", "shop_park_home")
USUAL_HANDS: Final = (("office", "park"), ("metro", "home"), ("office", "metro"), ("park", "home"))


def usual(seats: int, options: dict[str, str]) -> JsonDraft:
    """An empty table at the beginning of a round."""
    return blank(seats, options, []).to_data()


def derive(draft: Draft) -> None:
    """Deal what is not said from the tiles that are left, and let the rest be the pool."""
    data = draft.data
    if not draft.says("first"):
        data["first"] = draft.turn(0)
    if not draft.says("market"):
        left = _tiles_left(data)
        for symbol, tile in zip(SYMBOLS, USUAL_MARKET, strict=True):
            data["market"][symbol] = _deal(left, tile)
    for seat in range(draft.seats):
        if not {"hidden", "open"} & draft.players[seat].keys():
            left = _tiles_left(data)
            data["hidden"][seat] = [_deal(left, tile) for tile in USUAL_HANDS[seat][:HAND]]
    if not draft.says("area") and not draft.says("pool"):
        data["area"] = _tokens_outside(draft)
    if not draft.says("pool"):
        data["pool"] = _tiles_left(data) | _tokens_left(draft)
    in_pool = sum(data["pool"].values())
    if not draft.says("stacks"):
        data["stacks"] = _usual_stacks(draft, in_pool)
    if not draft.says("box"):
        data["box"] = max(in_pool - _count(data["stacks"]), 0)
    if not draft.says("agenda"):
        data["agenda"] = [dump_frame(frame) for frame in [Round(), *_turns_left(draft)]]


def _turns_left(draft: Draft) -> list[Turn]:
    """The turns of this round from that of a seat on, the last first; none are laid out before the first one."""
    first, seats = draft.data["first"], draft.seats
    at = (draft.turn(first) - first) % seats
    return [TURNS[(first + i) % seats] for i in range(at, seats)][::-1] if at else []


def _tiles_left(data: JsonDraft) -> dict[str, int]:
    """The buildings that lie nowhere."""
    named = [*data["hidden"], *data["open"], *[list(city.values()) for city in data["city"]]]
    counted = (data["removed"], data["discarded"], data["collection"])
    return count_left(
        {tile.name: tile.copies for tile in TILES}, *named, list(data["market"].values()), *counted
    )


def _deal(left: dict[str, int], tile: str) -> str:
    """A tile of those that are left, this one if there is one."""
    dealt = tile if left.get(tile) else next(iter(left), tile)
    left[dealt] = left.get(dealt, 1) - 1
    if not left[dealt]:
        del left[dealt]
    return dealt


def _usual_stacks(draft: Draft, in_pool: int) -> dict[str, int]:
    """Stacks of the usual height; if the box is said, they hold all the rest, the first ones one more."""
    if not draft.says("box"):
        low, more = min(USUAL_STACK, in_pool // len(SYMBOLS)), 0
    else:
        box = draft.data["box"]
        low, more = divmod(max(in_pool - box, 0) if type(box) is int else 0, len(SYMBOLS))
    heights = {symbol: low + (i < more) for i, symbol in enumerate(SYMBOLS)}
    return {symbol: n for symbol, n in heights.items() if n}


def _count(piles: Mapping[str, Json]) -> int:
    """How much lies in piles; what is no number is refused when the position is read."""
    return sum([n for n in piles.values() if type(n) is int])


def _tokens_outside(draft: Draft) -> dict[str, int]:
    """The rescoring tokens for which the stacks are too low lie in their areas: only buildings go to the box. Pairs are finished first."""
    if draft.options.get("mode") == "training" or not draft.says("stacks"):
        return {}
    stacks = draft.data["stacks"]
    room = _count(stacks) if isinstance(stacks, Mapping) else 0
    left = max(TOKENS_PER_KIND * len(KINDS) - room, 0)
    area: dict[str, int] = {}
    for kind in KINDS:
        area[kind] = min(left, TOKENS_PER_KIND)
        left -= area[kind]
    return {kind: n for kind, n in area.items() if n}


def _tokens_left(draft: Draft) -> dict[str, int]:
    """The rescoring tokens that are not in their area; there are none in the training game."""
    if draft.options.get("mode") == "training":
        return {}
    names = dict(zip(ITEM_NAMES[FIRST_TOKEN:], KINDS, strict=True))
    left = {name: TOKENS_PER_KIND - draft.data["area"].get(kind, 0) for name, kind in names.items()}
    return {name: n for name, n in left.items() if n}


POSITION: Final = PositionParts(
    One("first", "first = 1").offer(words="seat"),
    Course("turn", "turn = 1").offer(words="seat"),
    One("market", 'market = { seed = "park", star = "shop_park_home" }').offer("market:{key}", "symbol tile"),
    One("stacks", "stacks = { seed = 4, bulb = 3, sprout = 4, leaf = 4, star = 2 }").offer(
        "stack:{key}", "symbol"
    ),
    One("area", "area = { park = 1 }").offer("area:{key}", "kind"),
    One("blocked", "blocked = { park = 1 }").offer("area:{key}", "kind"),
    One("removed", "removed = { office = 1 }").offer(words="tile"),
    One("discarded", "discarded = { park = 2 }").offer(words="tile"),
    One("walker", 'walker = "leaf"').offer("stack:{key}", "symbol"),
    One("collection", "collection = { metro = 2 }").offer(words="tile"),
    One("rival", "rival = { laps = 5 }").offer(words="item"),
    One("pool", "pool = { park = 3 }").offer(words="what"),
    One("box", "box = 8"),
    Each("city", 'city = { r1c1 = "park", r1c2 = "home" }').offer("city:{seat}:{key}", "cell tile"),
    Each("hidden", 'hidden = ["office", "park"]').offer("@hand:{key}", "tile"),
    Each("open", 'open = ["metro"]').offer(words="tile"),
    Each("points", "points = { park = 6, rescoring = 2 }").offer(words="item"),
    Each("flower", "flower = 1").offer("flower:{seat}"),
    usual=usual,
    derive=derive,
)
