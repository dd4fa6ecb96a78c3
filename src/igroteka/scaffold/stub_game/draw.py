"""The table as an SVG drawing, and in plain text for the terminal."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Look, Say
from igroteka.core.text import Text
from igroteka.drawing.svg import Box, Drawing, common_rules, rect, scoped_css, text

from .components import SIZES
from .view import StubView

ROOT: Final = "stub-game"
LANE: Final = 260.0
STONE: Final = 26.0
GAP: Final = 16.0
HEAD: Final = 70.0
ROWS: Final = 12

LIGHT: Final = {
    "ground": "#f4efe6",
    "stone": "#8d99a6",
    "edge": "#3c4650",
    "ink": "#2b2a33",
    "ring": "#b33a0e",
}
DARK: Final = {
    "ground": "#22262b",
    "stone": "#7a8794",
    "edge": "#d6dde4",
    "ink": "#f1eee8",
    "ring": "#ffb27a",
}


def svg(v: StubView, look: Look) -> str:
    """The whole picture as this view sees it."""
    return drawing(v, look).svg()


def drawing(v: StubView, look: Look) -> Drawing:
    """Cairns side by side, the own hand below."""
    colours = DARK if look.dark else LIGHT
    floor = HEAD + ROWS * STONE
    say = look.say
    d = Drawing(
        GAP + v.seats * (LANE + GAP),
        floor + 130,
        ROOT,
        ("ground", "stones", "hand"),
        title=say(Text("draw-title")),
        style=scoped_css(ROOT, style(colours)),
        marked=look.marked,
    )
    d.add("ground", "back", rect(0, 0, d.width, d.height, 0, "ground"))
    for seat in range(v.seats):
        draw_lane(d, v, seat, floor, say)
    draw_hand(d, v, floor, say)
    return d


def style(colours: dict[str, str]) -> dict[str, str]:
    """The rules of the drawing in some colours."""
    return {
        **common_rules(colours["ring"], "transparent"),
        ".ground": f"fill:{colours['ground']}",
        ".stone": f"fill:{colours['stone']};stroke:{colours['edge']};stroke-width:2",
        ".place": f"fill:none;stroke:{colours['edge']};stroke-width:2;stroke-dasharray:4 6",
        ".ink": f"fill:{colours['ink']}",
    }


def draw_lane(d: Drawing, v: StubView, seat: int, floor: float, say: Say) -> None:
    """One player: name and points, the cairn, and the ground where a new one can begin."""
    x = GAP + seat * (LANE + GAP)
    arrow = "▶ " if seat in v.waiting else ""
    d.add("stones", f"name-{seat}", text(0, 28, arrow + say(Text("draw-player", seat=seat)), 22, "ink"), x)
    told = say(Text("draw-holds", points=v.points[seat], count=v.held[seat]))
    d.add("stones", f"points-{seat}", text(0, 54, told, 18, "ink"), x)
    cairn = v.cairns[seat]
    d.element(
        "ground",
        f"cairn:{seat}",
        rect(0, 0, LANE, ROWS * STONE, 8, "place"),
        Box(x, HEAD, LANE, ROWS * STONE),
        say(Text("draw-cairn", seat=seat, count=len(cairn))),
    )
    d.element(
        "ground",
        f"ground:{seat}",
        rect(0, 0, LANE, STONE, 8, "place"),
        Box(x, floor + 8, LANE, STONE),
        say(Text("draw-ground", seat=seat)),
    )
    low = min(STONE, ROWS * STONE / max(1, len(cairn)))
    for level, stone in enumerate(cairn):
        wide = LANE * (SIZES[stone] + 1) / (len(SIZES) + 1)
        body = rect(0, 0, wide, low, low / 2, "stone") + text(
            wide / 2, low * 0.75, str(SIZES[stone]), low * 0.7, "ink", anchor="middle"
        )
        d.add("stones", f"stone-{seat}-{level}", body, x + (LANE - wide) / 2, floor - (level + 1) * low)


def draw_hand(d: Drawing, v: StubView, floor: float, say: Say) -> None:
    """The own stones, one element for each size."""
    x = GAP
    for i, number in enumerate(v.hand):
        for nth in range(number):
            size = str(SIZES[i])
            body = rect(0, 0, 56, 56, 28, "stone") + text(28, 37, size, 26, "ink", anchor="middle")
            d.element(
                "hand",
                f"hand:{size}",
                body,
                Box(x, floor + 56, 56, 56),
                say(Text("draw-hand", stone=size)),
                r=28,
                nth=nth,
            )
            x += 56 + GAP


def sketch(v: StubView, say: Say) -> str:
    """One line for each player, then the own hand."""
    lines = [say(Text("draw-bag", count=v.in_bag))]
    for seat in range(v.seats):
        mark = ">" if seat in v.waiting else " "
        cairn = " ".join([str(SIZES[i]) for i in v.cairns[seat]]) or "-"
        told = say(Text("draw-holds", points=v.points[seat], count=v.held[seat]))
        lines.append(f"{mark} {say(Text('draw-player', seat=seat))}: {cairn}  | {told}")
    if v.seat is not None:
        stones = [str(SIZES[i]) for i, number in enumerate(v.hand) for _ in range(number)]
        lines.append(say(Text("draw-own", stones=" ".join(stones) or "-")))
    return "\n".join(lines) + "\n"
