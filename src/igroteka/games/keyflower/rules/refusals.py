"""Why an element of the drawing cannot be chosen: one function for each question."""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Refusal
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import ANY_COLOUR, COLOURS, IRON, RESOURCES, SKILLS
from ..components.tiles import (
    BOATS,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_SUMMER_BOAT,
    MOST_USERS,
    NUMBER,
    TILE_NAMES,
    USABLE,
)
from ..fields import BOX, TABLE
from ..moves import PAY_GROUP
from ..state import NO_COLOUR, C, K, KeyflowerState
from .upgrade_costs import has_resources, has_skills
from .workers import (
    PAYS_SKILL,
    PAYS_WORKER,
    can_place,
    least,
    open_colours,
    payments,
    placeable,
    room,
    size,
    worker_payments,
)

#: Elements that belong to some question; while another one is asked they are refused with its rule.
ELEMENTS: Final = (
    *("tile", "bid", "screen", "skill", "supply", "good", "boat", "winter", "won", "cell", "turn"),
    *("bag", "pile", "green"),
)


def parts(el: str) -> tuple[str, str]:
    """The kind of an element and what it stands for."""
    part, _, rest = el.partition(":")
    return part, rest


def tile_of(name: str) -> int:
    """The number of a tile, -1 for another name."""
    return NUMBER.get(name, -1)


# ---------------------------------------------------------------- the turn


def turn_refusal(s: KeyflowerState, me: int, el: str) -> Refusal | None:
    """The rule against an element before a bid, a use or a pass."""
    part, rest = parts(el)
    tile = tile_of(rest)
    if part == "bid" and tile >= 0:
        return bid_refusal(s, me, tile)
    if part == "tile" and tile >= 0:
        return use_refusal(s, me, tile)
    if part == "boat":
        return Refusal("KF-4.4.6", Text("no-boat-yet"))
    if part in ("screen", "skill"):
        return Refusal("KF-4.4.2", Text("no-tile-first"))
    if part in ("bag", "pile", "green", "supply"):
        return Refusal("KF-4.4.1", Text("no-supply"))
    if part == "good":
        return Refusal("KF-4.7.1", Text("no-transport-yet"))
    if part == "winter":
        return Refusal("KF-4.10.1", Text("no-winter-yet"))
    if part == "won" and tile >= 0:
        return Refusal("KF-4.11.7", Text("no-cell"))
    return None


def bid_refusal(s: KeyflowerState, me: int, tile: int) -> Refusal | None:
    """§KF-4.5.1, §KF-4.5.2, §KF-4.5.4, §KF-4.5.5 Why a seat cannot bid for a tile."""
    if tile not in s.auction:
        return Refusal("KF-4.5.1", Text("no-auction"))
    if placeable(s, me, tile, False, None):
        return None
    need, colour = least(s, me, tile, False), s.colour[tile]
    if colour == NO_COLOUR:
        return Refusal("KF-4.4.5", Text("no-workers"))
    options = open_colours(s, me, tile, False)
    if len(options) == 1 and not can_place(s, me, tile, False, None, options[0]):
        rule = colour_rule(False) if has_enough(s, me, tile, False) else "KF-4.5.4"
        return Refusal(rule, Text("no-bid", colour=COLOURS[options[0]], need=need))
    return Refusal("KF-4.5.4", Text("no-bid-any", need=need))


def use_refusal(s: KeyflowerState, me: int, tile: int) -> Refusal | None:
    """§KF-4.6.1 to §KF-4.6.7, §KF-5.11 Why a seat cannot use a tile."""
    if tile >= FIRST_BOAT:
        return Refusal("KF-4.4.6", Text("no-boat-yet"))
    if tile not in USABLE or s.owner[tile] == BOX:
        return Refusal("KF-4.6.2", Text("no-use"))
    if s.last[tile] + 1 > room(s, tile, True):
        return Refusal("KF-4.6.5", Text("no-room", users=s.users[tile], most=MOST_USERS))
    at = tile * 2 + s.side[tile]
    need, colour = least(s, me, tile, True), s.colour[tile]
    if PAYS_SKILL[at] >= 0 and not payments(s, me, tile) and placeable(s, me, tile, True, None):
        kind = SKILLS[PAYS_SKILL[at]] if PAYS_SKILL[at] < K else "any"
        return Refusal("KF-5.11", Text("no-skill", skill=kind))
    if PAYS_WORKER[at] >= 0:
        if payments(s, me, tile):
            return None
        if placeable(s, me, tile, True, None):
            kind = COLOURS[PAYS_WORKER[at]] if PAYS_WORKER[at] < ANY_COLOUR else "any"
            return Refusal("KF-4.6.21", Text("no-extra-worker", colour=kind))
    if placeable(s, me, tile, True, None):
        return None
    if colour == NO_COLOUR:
        return Refusal("KF-4.4.5", Text("no-workers"))
    if ANY_COLOUR in open_colours(s, me, tile, True):
        return Refusal("KF-4.6.4", Text("no-users-any", need=need))
    rule = colour_rule(True) if has_enough(s, me, tile, True) else "KF-4.6.4"
    return Refusal(rule, Text("no-users", colour=COLOURS[colour], need=need))


def colour_rule(use: bool) -> str:
    """The rule that says which colour a bid, or a use, must have."""
    return "KF-4.6.3" if use else "KF-4.5.2"


def has_enough(s: KeyflowerState, me: int, tile: int, use: bool) -> bool:
    """Whether some other colour would do, so that the colour alone is wrong."""
    return any(can_place(s, me, tile, use, None, c) for c in range(C))


def payment_refusal(s: KeyflowerState, me: int, tile: int, el: str) -> Refusal | None:
    """§KF-4.6.21, §KF-5.10 Why something cannot pay for a use."""
    part, rest = parts(el)
    at = tile * 2 + s.side[tile]
    legal = payments(s, me, tile)
    if part == "skill" and rest in SKILLS and PAYS_SKILL[at] >= 0:
        if any(m.args[0] == rest for m in legal):
            return None
        return Refusal("KF-4.6.21", Text("no-such-skill", skill=rest))
    if part in ("screen", "bid") and PAYS_WORKER[at] >= 0:
        kind = "pay_worker" if part == "screen" else "pay_group"
        if any(m.kind == kind and m.args[0] == rest for m in legal):
            return None
        if any(m.kind == kind and m.args[0] == rest for m in worker_payments(s, me, PAYS_WORKER[at])):
            return Refusal("KF-4.6.21", Text("no-left-to-place"))
        return Refusal("KF-4.6.21", Text("no-such-payment"))
    return Refusal("KF-4.6.21", Text("no-payment-first")) if part in ELEMENTS else None


def colour_refusal(
    s: KeyflowerState, me: int, tile: int, use: bool, pay: Move | None, el: str
) -> Refusal | None:
    """§KF-4.5.2, §KF-4.6.3 Why a colour cannot be chosen."""
    part, rest = parts(el)
    if part == "screen" and rest in COLOURS:
        c = COLOURS.index(rest)
        if c not in open_colours(s, me, tile, use):
            return Refusal(colour_rule(use), Text("no-colour", colour=COLOURS[s.colour[tile]]))
        if can_place(s, me, tile, use, pay, c):
            return None
        rule = "KF-4.6.4" if use else "KF-4.5.4"
        return Refusal(rule, Text("no-bid", colour=rest, need=least(s, me, tile, use)))
    return Refusal(colour_rule(use), Text("no-colour-first")) if part in ELEMENTS else None


def groups_refusal(
    s: KeyflowerState,
    me: int,
    tile: int,
    use: bool,
    pay: Move | None,
    colour: int,
    named: tuple[int, ...],
    legal: list[Move],
    el: str,
) -> Refusal | None:
    """§KF-4.5.6, §KF-4.5.7 Why a group cannot come along."""
    part, rest = parts(el)
    t = tile_of(rest)
    if part != "bid" or t < 0:
        return Refusal("KF-4.5.8", Text("no-groups-first")) if part in ELEMENTS else None
    if any(m.kind == "group" and m.index[0] == t for m in legal):
        return None
    n = s.bid[t * s.seats + me]
    if not n:
        return Refusal("KF-4.5.7", Text("no-group"))
    if s.leader[t] == me:
        return Refusal("KF-4.5.6", Text("no-winning-group"))
    if t == tile and not (use and s.switch("losing_group_may_use_same_tile")):
        return Refusal("KF-5.9" if use else "KF-4.5.5", Text("no-group-here"))
    if pay is PAY_GROUP[t]:
        return Refusal("KF-5.10", Text("no-group-pays"))
    if t in named:
        return Refusal("KF-4.5.8", Text("no-group-twice"))
    if colour != ANY_COLOUR and s.group_colour(me, t) != colour:
        return Refusal(colour_rule(use), Text("no-colour", colour=COLOURS[colour]))
    if named and t < named[-1]:
        return Refusal("KF-4.5.8", Text("no-group-order"))
    left = room(s, tile, use) - size(s, me, named)
    if n > left:
        return Refusal("KF-4.6.7", Text("no-room-group", most=left))
    return Refusal("KF-4.6.4", Text("no-left-to-place"))


def count_refusal(s: KeyflowerState, me: int, tile: int, use: bool, el: str) -> Refusal | None:
    """§KF-4.4.2 First the number."""
    part, _ = parts(el)
    if part in ELEMENTS:
        need = least(s, me, tile, use)
        return Refusal("KF-4.6.4" if use else "KF-4.5.4", Text("no-count-first", need=need))
    return None


# ---------------------------------------------------------------- effects


def take_refusal(s: KeyflowerState, el: str) -> Refusal | None:
    """§KF-4.6.20 Why a resource cannot be taken."""
    part, rest = parts(el)
    if part == "supply" and rest in RESOURCES:
        if RESOURCES.index(rest) > IRON:
            return Refusal("KF-4.6.20", Text("no-gold-here"))
        if not s.supply[RESOURCES.index(rest)]:
            return Refusal("KF-4.6.22", Text("no-supply-left", resource=rest))
        return None
    return Refusal("KF-4.6.20", Text("no-take-first")) if part in ELEMENTS else None


def transport_refusal(s: KeyflowerState, me: int, left: int, ups: int, el: str) -> Refusal | None:
    """§KF-4.7.1 to §KF-4.7.7 Why a resource cannot be carried or a tile upgraded."""
    part, rest = parts(el)
    if part == "good":
        name, _, resource = rest.partition(":")
        t = tile_of(name)
        if t < 0 or resource not in RESOURCES:
            return None
        if s.owner[t] != me:
            return Refusal("KF-4.7.1", Text("no-foreign-village"))
        if not left:
            return Refusal("KF-4.7.2", Text("no-steps-left"))
        if all(s.ways[t * 6 + d] < 0 for d in range(6)):
            return Refusal("KF-4.7.3", Text("no-road"))
        return None
    if part == "tile":
        t = tile_of(rest)
        return _upgrade_refusal(s, me, t, ups) if t >= 0 else None
    return Refusal("KF-4.7.9", Text("no-transport-first")) if part in ELEMENTS else None


def _upgrade_refusal(s: KeyflowerState, me: int, tile: int, ups: int) -> Refusal | None:
    if tile >= FIRST_SUMMER_BOAT or s.owner[tile] == TABLE:
        return Refusal("KF-4.7.6", Text("no-upgrade"))
    if s.owner[tile] != me:
        return Refusal("KF-4.7.1", Text("no-foreign-village"))
    if s.side[tile]:
        return Refusal("KF-4.7.4", Text("no-upgrade-twice"))
    if not ups:
        return Refusal("KF-4.7.10", Text("no-upgrades-left"))
    if not has_resources(s, me, tile):
        return Refusal("KF-4.7.5", Text("no-upgrade-resources", tile=TILE_NAMES[tile]))
    if not has_skills(s, me, tile):
        return Refusal("KF-4.7.7", Text("no-upgrade-skill", tile=TILE_NAMES[tile]))
    return None


def spend_refusal(tile: int, legal: list[Move], el: str) -> Refusal | None:
    """§KF-4.7.5, §KF-4.7.7 Why something cannot pay the next icon of an upgrade."""
    part, rest = parts(el)
    name, _, what = rest.partition(":")
    if part == "good" and legal[0].kind == "spend_resource":
        if name != TILE_NAMES[tile]:
            return Refusal("KF-4.7.5", Text("no-spend-elsewhere", tile=TILE_NAMES[tile]))
        fits = any(m.args[0] == what for m in legal)
        return None if fits else Refusal("KF-4.7.7", Text("no-spend-this"))
    if part == "skill" and legal[0].kind == "spend_skill":
        fits = any(m.args[0] == name for m in legal)
        return None if fits else Refusal("KF-4.7.7", Text("no-upgrade-skill", tile=TILE_NAMES[tile]))
    return Refusal("KF-4.7.7", Text("no-spend-first", tile=TILE_NAMES[tile])) if part in ELEMENTS else None


# ---------------------------------------------------------------- the end of a season


def boat_refusal(s: KeyflowerState, el: str) -> Refusal | None:
    """§KF-4.9.10 Why a boat cannot be taken."""
    part, rest = parts(el)
    if part == "boat" and rest in BOATS:
        if BOATS.index(rest) in s.boat_of:
            return Refusal("KF-4.9.10", Text("no-boat-taken"))
        return None
    return Refusal("KF-4.9.10", Text("no-boat-first")) if part in ELEMENTS else None


def winter_refusal(el: str) -> Refusal | None:
    """§KF-4.10.1 First the choice of winter tiles."""
    part, _ = parts(el)
    return Refusal("KF-4.10.1", Text("no-winter-first")) if part in ELEMENTS and part != "winter" else None


def place_refusal(s: KeyflowerState, me: int, tile: int, fits: list[str], el: str) -> Refusal | None:
    """§KF-4.11.2, §KF-4.11.3 Why a tile cannot be placed like this; `fits` are the elements that can be chosen."""
    part, rest = parts(el)
    if el in fits:
        return None
    if part == "won":
        if tile >= 0:
            return Refusal("KF-4.11.2", Text("no-place-other", tile=TILE_NAMES[tile]))
        return Refusal("KF-4.11.7", Text("no-cell")) if tile_of(rest) in s.won[me] else None
    if part in ("cell", "turn"):
        return Refusal("KF-4.11.3", Text("no-match"))
    if part == "tile" and tile_of(rest) >= FIRST_BUILDING and s.owner[tile_of(rest)] == me:
        return Refusal("KF-4.11.5", Text("no-moving-tiles"))
    return Refusal("KF-4.11.6", Text("no-place-first")) if part in ELEMENTS else None
