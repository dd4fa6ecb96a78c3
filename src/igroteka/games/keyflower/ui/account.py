"""A finished game, tile by tile: where the points come from, and what lay behind the screens."""

from __future__ import annotations

from igroteka.core.optional import Account
from igroteka.core.text import Text

from ..components.goods import COLOURS, SKILLS
from ..components.tiles import BOATS, FIRST_SUMMER_BOAT, PRINTED_POINTS, TILE_NAMES
from ..rules.assignment import LOOSE
from ..rules.scoring import count, own_boat, own_tiles
from ..state import NO_BOAT, C, K, KeyflowerState


def account(s: KeyflowerState, seat: int) -> Account:
    """§KF-4.12.2, §KF-4.12.3, §KF-4.12.26 The points of every tile of a seat, the most first, and its workers and skill tokens."""
    counted = count(s, seat, counted=True)
    tiles = {t: PRINTED_POINTS[t][s.side[t]] for t in own_tiles(s, seat) if t < FIRST_SUMMER_BOAT}
    for t, n in (*counted.order.items(), *counted.points.items()):
        if t != LOOSE:
            tiles[t] = tiles.get(t, 0) + n
    lines = [
        (_named(TILE_NAMES[t]), n) for t, n in sorted(tiles.items(), key=lambda one: (-one[1], one[0])) if n
    ]
    boat = own_boat(s, seat)
    if boat != NO_BOAT:
        lines.append((_named(BOATS[boat]), counted.boat))
    if counted.points.get(LOOSE):
        lines.append((Text("item-gold"), counted.points[LOOSE]))
    workers, skills = s.workers[seat * C : seat * C + C], s.skills[seat * K : seat * K + K]
    opened = [Text("draw-workers", colour=COLOURS[c], workers=n) for c, n in enumerate(workers) if n]
    opened += [Text("draw-skills", skill=SKILLS[k], count=n) for k, n in enumerate(skills) if n]
    return Account(tuple(lines), tuple(opened))


def _named(tile: str) -> Text:
    return Text("a-tile", tile=tile)
