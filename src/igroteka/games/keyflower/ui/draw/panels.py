"""The supplies, and what the viewer alone sees: the screen and the winter tiles."""

from __future__ import annotations

from igroteka.core.text import Text
from igroteka.drawing.svg import Box, group, measure, rect

from ...components.goods import COLOURS, RESOURCES, SKILLS
from ...components.tiles import TILE_NAMES
from ...view import TileView
from .icons import icon
from .market import card
from .pen import Pen, line
from .plan import CARD, KEEP, MARGIN, SCREEN_BOX, SUPPLIES, WIDTH, boats_height


def supplies(pen: Pen) -> None:
    """Bag, pile, green workers and the four resources, with their numbers."""
    v, top = pen.v, boats_height(len(pen.v.boats))
    parts = [("bag", "bag", v.bag), ("pile", "pile", v.pile), ("green", "worker-green", v.green)]
    parts += [(f"supply:{name}", name, v.supply[r]) for r, name in enumerate(RESOURCES)]
    wide = (WIDTH - 2 * MARGIN) / len(parts)
    high, size, letter = SUPPLIES - 4, 34.0, 22.0
    for i, (el, name, number) in enumerate(parts):
        body = icon(name, 4, (high - size) / 2, size)
        body += line(size + 6, high / 2 + letter * 0.36, str(number), letter, wide - size - 6)
        key = el.partition(":")[0]
        title = pen.say(
            Text("draw-supply", resource=name, count=number)
            if key == "supply"
            else Text(f"draw-{key}", count=number)
        )
        place = Box(round(MARGIN + i * wide, 1), top, round(wide - 2, 1), high)
        pen.d.element("panels", el, body, place, title)


# ---------------------------------------------------------------- for the viewer alone


def begin_screen(pen: Pen) -> None:
    """The part with the viewer's workers, skill tokens and winter tiles; somebody who only watches has none."""
    v = pen.v
    if v.seat is None:
        return
    choosing = v.stage == "ChooseWinter"
    cards = CARD + (KEEP if choosing else 0) + MARGIN if v.players[v.seat].hand else 0
    pen.begin("screen", WIDTH, SCREEN_BOX.y + SCREEN_BOX.h + MARGIN + cards, css="panel private")
    pen.lay(_screen, v.seat)
    pen.lay(_hand, v.seat, choosing)


def _screen(pen: Pen, seat: int) -> None:
    """Behind the viewer's screen: workers by colour and skill tokens by kind."""
    box, p = SCREEN_BOX, pen.v.players[seat]
    house = 40.0
    middle = round(box.y + (box.h - house) / 2, 1)
    pen.d.add(
        "labels", "screen-mark", icon("screen", 0, 0, house), box.x + 4, middle, pen.word("draw-screen")
    )
    left = box.x + house + 10
    wide = (box.x + box.w - left) / (len(COLOURS) + len(SKILLS))
    parts = [(f"screen:{c}", f"worker-{c}", n) for c, n in zip(COLOURS, p.own_workers, strict=True)]
    parts += [(f"skill:{k}", k, n) for k, n in zip(SKILLS, p.own_skills, strict=True)]
    size, letter = 36.0, 25.0
    for el, name, number in parts:
        body = rect(0, 0, wide - 4, box.h, 14, "bar" if number else "bar empty")
        picture = icon(name, 5, (box.h - size) / 2, size)
        body += picture if number else group("dim", picture)
        body += line(size + 7, box.h / 2 + letter * 0.36, str(number), letter, wide - size - 9)
        kind, _, what = el.partition(":")
        title = pen.say(
            Text("draw-own-workers", colour=what, workers=number)
            if kind == "screen"
            else Text("draw-own-skills", skill=what, count=number)
        )
        pen.d.element("panels", el, body, Box(round(left, 1), box.y, round(wide - 4, 1), box.h), title, r=14)
        left += wide


def _hand(pen: Pen, seat: int, choosing: bool) -> None:
    """The viewer's winter tiles, side by side below the screen; while they are chosen, below each what keeps it."""
    tiles = pen.v.players[seat].hand
    wide = (SCREEN_BOX.w - MARGIN * (len(tiles) - 1)) / max(len(tiles), 1)
    top = SCREEN_BOX.y + SCREEN_BOX.h + MARGIN
    for i, t in enumerate(tiles):
        place = Box(round(SCREEN_BOX.x + i * (wide + MARGIN), 1), top, round(wide, 1), CARD)
        blank = TileView(
            tile=t,
            side=0,
            q=0,
            r=0,
            turn=0,
            colour=-1,
            last=0,
            on=[0] * 4,
            bids=[],
            lying=-1,
            lying_seat=-1,
            goods=[0] * 4,
        )
        card(pen, blank, place, f"winter:{TILE_NAMES[t]}")
        if choosing:
            _keep(pen, t, Box(place.x, top + CARD + 2, place.w, KEEP - 2))


def _keep(pen: Pen, tile: int, place: Box) -> None:
    """What keeps a winter tile."""
    size, letter = place.h * 0.6, 20.0
    words = pen.word("draw-keep")
    left = max((place.w - size - measure(words, letter) - 8) / 2, 6)
    body = rect(1, 1, place.w - 2, place.h - 2, 10, "bar")
    body += icon.mark("lock", round(left, 1), round((place.h - size) / 2, 1), round(size, 1))
    low = place.h / 2 + letter * 0.36
    body += line(left + size + 8, low, words, letter, place.w - left - size - 12)
    title = pen.say(Text("draw-keep-tile", tile=TILE_NAMES[tile]))
    pen.d.element("panels", f"keep:{TILE_NAMES[tile]}", body, place, title, r=10)
