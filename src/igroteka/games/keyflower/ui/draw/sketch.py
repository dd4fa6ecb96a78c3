"""The table as plain text, for the terminal, for screen readers and for tests. At most 100 columns wide."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.pen import number_text
from igroteka.drawing.sketches import COLUMNS, fold

from ...components.goods import COLOURS, RESOURCES, SKILLS
from ...components.tiles import BOATS, DIRECTIONS, ROAD, SEASONS, TILE_NAMES, TURNED, WATER
from ...view import BoatView, KeyflowerView, PlayerView, TileView
from .header import turn_words
from .words import effect_text, player_text, tile_text

#: Columns of a tile on the map of a village.
CELL: Final = 4


def sketch(v: KeyflowerView, say: Say) -> str:
    """Season and supplies, the auction, the boats, then every player with a map of the village."""
    parts = [_status(v, say)]
    if v.auction:
        lines = [say(Text("region-market")) + ":"]
        parts.append("\n".join([*lines, *[fold(_auction(v, t, say)) for t in v.auction]]))
    parts.append("\n".join([fold(_boat(b, say)) for b in v.boats]))
    parts += ["\n".join(_player(v, p, say)) for p in v.players]
    return "\n\n".join(parts) + "\n"


def _status(v: KeyflowerView, say: Say) -> str:
    said = [say(Text("draw-season", season=SEASONS[v.season]))]
    if v.over:
        said.append(say(Text("draw-over")))
    turn = turn_words(v, say)
    said += [turn] if turn else []
    goods = [say(Text("draw-supply", resource=name, count=v.supply[r])) for r, name in enumerate(RESOURCES)]
    supplies = [
        say(Text("draw-bag", count=v.bag)),
        say(Text("draw-pile", count=v.pile)),
        say(Text("draw-green", count=v.green)),
        *goods,
    ]
    return fold(" | ".join(said)) + "\n" + fold(" | ".join(supplies))


def _auction(v: KeyflowerView, t: TileView, say: Say) -> str:
    """A tile at auction: what it does and becomes, its users, and the bids with a star at the winning one."""
    said = [tile_text(t, say)]
    best = max(t.bids)
    for seat, number in enumerate(t.bids):
        if number:
            lies = seat == t.lying_seat
            workers = say(Text("draw-workers", colour=COLOURS[t.lying if lies else t.colour], workers=number))
            star = "*" if number == best else ""
            down = "_" if lies else ""
            said.append(f"{say(Text('player', seat=seat))}: {down}{workers}{star}")
    return "- " + " | ".join(said)


def _boat(b: BoatView, say: Say) -> str:
    said = [say(Text("draw-boat", boat=BOATS[b.boat]))]
    if b.taker >= 0:
        said.append(say(Text("draw-boat-taken", seat=b.taker)))
    else:
        said += [
            say(Text("draw-workers", colour=COLOURS[c], workers=n)) for c, n in enumerate(b.workers) if n
        ]
        said += [say(Text("draw-skills", skill=SKILLS[k], count=n)) for k, n in enumerate(b.skills) if n]
    return "~ " + " | ".join(said)


# ---------------------------------------------------------------- players


def _player(v: KeyflowerView, p: PlayerView, say: Say) -> list[str]:
    """Name and counts, what the viewer sees of the screen, the map of the village and its tiles one by one."""
    arrow = ">" if p.seat in v.waiting else " "
    lines = [fold(f"{arrow} {player_text(v, p, say)}")]
    own = [say(Text("draw-workers", colour=COLOURS[c], workers=n)) for c, n in enumerate(p.own_workers) if n]
    own += [say(Text("draw-skills", skill=SKILLS[k], count=n)) for k, n in enumerate(p.own_skills) if n]
    if own:
        lines.append(fold(f"  {say(Text('draw-screen'))}: {', '.join(own)}"))
    for tile in p.hand:
        lines.append(fold("  # " + say(Text("draw-tile", tile=TILE_NAMES[tile], does=effect_text(tile, 0)))))
    lines += _map(p)
    for i, t in enumerate(p.village):
        lines.append(fold(f"  {i + 1}. {tile_text(t, say)}{_edges(t)}{_goods(t, say)}", "      "))
    for t in p.won:
        lines.append(fold(f"  + {tile_text(t, say)}"))
    if v.over:
        items = [f"{say(Text(f'item-{item}'))} {number_text(n)}" for item, n in p.items.items()]
        lines.append(fold(f"  {say(Text('draw-score', seat=p.seat, points=p.points))} {', '.join(items)}"))
    return lines


def _edges(t: TileView) -> str:
    """The roads and rivers of a tile: `=s,n` and `~ne`."""
    edges = TURNED[t.tile][t.turn]
    roads = [DIRECTIONS[d] for d in range(6) if edges[d] == ROAD]
    water = [DIRECTIONS[d] for d in range(6) if edges[d] == WATER]
    said = f" ={','.join(roads)}" if roads else ""
    return said + (f" ~{','.join(water)}" if water else "")


def _goods(t: TileView, say: Say) -> str:
    said = [
        say(Text("draw-goods", resource=name, count=n))
        for name, n in zip(RESOURCES, t.goods, strict=True)
        if n
    ]
    return f" [{', '.join(said)}]" if said else ""


def _map(p: PlayerView) -> list[str]:
    """The numbers of the tiles as they lie: columns by q, half a tile down for each step to the right."""
    if not p.village:
        return []
    at = {(t.q, 2 * t.r + t.q): str(i + 1) for i, t in enumerate(p.village)}
    left, right = min([q for q, _ in at]), max([q for q, _ in at])
    lines = []
    for y in range(min([y for _, y in at]), max([y for _, y in at]) + 1):
        row = "".join([f"[{at[q, y]:>2}]" if (q, y) in at else " " * CELL for q in range(left, right + 1)])
        lines.append(("    " + row).rstrip()[:COLUMNS])
    return lines
