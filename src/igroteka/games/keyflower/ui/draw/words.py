"""Tiles in words: what they do, what an upgrade costs, who uses them."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text

from ...components.goods import COLOURS, SKILLS
from ...components.tiles import (
    ABILITIES,
    FIRST_BOAT,
    FIRST_BUILDING,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    TILE_NAMES,
)
from ...view import KeyflowerView, PlayerView, TileView

#: The most workers that may stand on a tile.
MOST: Final = 6


def tile_text(t: TileView, say: Say) -> str:
    """Everything about a tile: what it does, what its upgrade costs and brings, who uses it."""
    said = [say(Text("draw-tile", tile=TILE_NAMES[t.tile], does=effect_text(t.tile, t.side)))]
    if t.tile < FIRST_SUMMER_BOAT and not t.side:
        said.append(say(Text("draw-upgrade", cost=cost_text(t.tile), does=effect_text(t.tile, 1))))
    users = users_text(t, say)
    if users:
        said.append(users)
    return " ".join(said)


def player_text(v: KeyflowerView, p: PlayerView, say: Say) -> str:
    """A player in words: what is behind the screen as everybody sees it, and who is first."""
    first = int(p.seat == v.first)
    return say(
        Text("draw-player", seat=p.seat, workers=p.workers, count=p.skills, winter=p.winter, first=first)
    )


def users_text(t: TileView, say: Say) -> str:
    """The workers on a tile and what its next use takes, or the colour that its bids have fixed."""
    on = [say(Text("draw-workers", colour=COLOURS[c], workers=n)) for c, n in enumerate(t.on) if n]
    if on:
        if sum(t.on) + t.last + 1 > MOST:
            return say(Text("draw-used-up", users=", ".join(on)))
        return say(Text("draw-used", users=", ".join(on), least=t.last + 1))
    if t.colour >= 0:
        return say(Text("draw-colour", colour=COLOURS[t.colour]))
    return ""


def effect_text(tile: int, side: int) -> Text:
    """What one side of a tile does."""
    if tile < FIRST_BUILDING:
        return Text(f"does-home-{side}")
    if tile < FIRST_SUMMER_BOAT:
        return Text(f"does-{TILE_NAMES[tile]}-{side}")
    if tile < FIRST_WINTER:
        return Text(f"does-boat_{ABILITIES[2 * (tile - FIRST_SUMMER_BOAT) + side]}")
    if FIRST_ORDER <= tile < FIRST_BOAT:
        return Text("does-turn_order")
    return Text(f"does-{TILE_NAMES[tile]}")


def cost_text(tile: int) -> Text:
    """What an upgrade costs."""
    return Text(f"cost-{TILE_NAMES[tile]}")


def bounds_text(v: KeyflowerView, seat: int, say: Say) -> str:
    """What everybody can know of a screen: the least and the most of each kind."""
    said = [
        say(
            Text("draw-exactly", what=Text(f"{sort}-{kind}"), count=most)
            if least == most
            else Text("draw-known", what=Text(f"{sort}-{kind}"), least=least, most=most)
        )
        for sort, kinds, bounds in (
            ("colour", COLOURS, v.known_workers[seat]),
            ("skill", SKILLS, v.known_skills[seat]),
        )
        for kind, (least, most) in zip(kinds, bounds, strict=True)
        if most
    ]
    return say(Text("draw-bounds", bounds=", ".join(said))) if said else ""
