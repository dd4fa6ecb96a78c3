"""The header with season and supplies, and what the viewer alone sees: the screen and the winter tiles."""

from __future__ import annotations

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, group, measure, rect

from ...components.goods import COLOURS, RESOURCES, SKILLS
from ...components.tiles import SEASONS, TILE_NAMES
from ...view import KeyflowerView, TileView
from .icons import icon
from .market import card
from .pen import Pen, line
from .plan import KEEP, KEEP_BESIDE


def header(pen: Pen) -> None:
    """Season, whose turn it is, and the supplies."""
    v, p, big = pen.v, pen.plan, pen.big
    box = p.header
    high = box.h / 2 if p.narrow else box.h
    pen.d.add("boards", "header", panel(box, "panel"))
    size = high * 0.72
    left = box.x + 12
    for i, season in enumerate(SEASONS):
        css = "" if i == v.season else "dim"
        title = pen.say(Text("draw-season" if i == v.season else "draw-other-season", season=season))
        pic = group(css, icon(season, 0, 0, size)) if css else icon(season, 0, 0, size)
        wide = size if i == v.season else size * 0.62
        if css:
            pic = group("dim", icon(season, 0, size * 0.19, wide))
        pen.d.add(
            "labels", f"season-{season}", pic, round(left, 1), round(box.y + (high - size) / 2, 1), title
        )
        left += wide + 5
    words = turn_words(v, pen.say)
    room = box.x + box.w - 10 - left if p.narrow else 470.0
    letter = 17 * big
    said = pen.say(Text("draw-over")) if v.over else words
    if said:
        body = line(0, 0, said, letter, pen.least, room - 8, "" if v.over else "soft")
        pen.d.add("labels", "turn", body, round(left + 8, 1), round(box.y + high / 2 + letter * 0.36, 1))
    _supplies(
        pen,
        Box(box.x + 6, box.y + high, box.w - 12, high)
        if p.narrow
        else Box(box.x + box.w - 560, box.y, 554, high),
    )


def turn_words(v: KeyflowerView, say: Say) -> str:
    """Whose turn it is, and how many have passed."""
    if not v.waiting or v.over:
        return ""
    if len(v.waiting) > 1:
        return say(Text("draw-all-decide"))
    if v.steps or v.upgrades:
        return say(Text("draw-turn-transport", seat=v.waiting[0], steps=v.steps, upgrades=v.upgrades))
    passes = v.passes if v.passes < v.seats else 0  # after the last one the season is over
    return say(Text("draw-turn", seat=v.waiting[0], passes=passes))


def _supplies(pen: Pen, box: Box) -> None:
    """Bag, pile, green workers and the four resources, with their numbers."""
    v = pen.v
    parts = [("bag", "bag", v.bag), ("pile", "pile", v.pile), ("green", "worker-green", v.green)]
    parts += [(f"supply:{name}", name, v.supply[r]) for r, name in enumerate(RESOURCES)]
    wide = box.w / len(parts)
    size = min(box.h * 0.66, wide * 0.46)
    letter = min(16 * pen.big, size * 0.8)
    for i, (el, name, number) in enumerate(parts):
        body = icon(name, 6, (box.h - size) / 2, size)
        body += line(size + 10, box.h / 2 + letter * 0.36, str(number), letter, pen.least, wide - size - 8)
        key = el.partition(":")[0]
        title = pen.say(
            Text("draw-supply", resource=name, count=number)
            if key == "supply"
            else Text(f"draw-{key}", count=number)
        )
        place = Box(round(box.x + i * wide, 1), box.y + 3, round(wide - 2, 1), box.h - 6)
        pen.d.element("panels", el, body, place, title)


# ---------------------------------------------------------------- for the viewer alone


def screen(pen: Pen) -> None:
    """Behind the viewer's screen: workers by colour and skill tokens by kind."""
    v, box = pen.v, pen.plan.screen
    if v.seat is None:
        return
    p = v.players[v.seat]
    pen.d.add("boards", "screen", panel(box, "panel private"))
    house = box.h * 0.56
    pen.d.add(
        "labels",
        "screen-mark",
        icon("screen", 0, 0, house),
        box.x + 8,
        round(box.y + (box.h - house) / 2, 1),
        pen.word("draw-screen"),
    )
    left = box.x + house + 16
    wide = (box.x + box.w - 6 - left) / (len(COLOURS) + len(SKILLS))
    parts = [(f"screen:{c}", f"worker-{c}", n) for c, n in zip(COLOURS, p.own_workers, strict=True)]
    parts += [(f"skill:{k}", k, n) for k, n in zip(SKILLS, p.own_skills, strict=True)]
    for el, name, number in parts:
        size = min(box.h * 0.56, wide * 0.52)
        letter = min(22 * pen.big, wide * 0.36)
        body = rect(0, 0, wide - 4, box.h - 12, 14, "bar" if number else "bar empty")
        pic = icon(name, 6, (box.h - 12 - size) / 2, size)
        body += pic if number else group("dim", pic)
        body += line(
            size + 8, (box.h - 12) / 2 + letter * 0.36, str(number), letter, pen.least, wide - size - 9
        )
        kind, _, what = el.partition(":")
        title = pen.say(
            Text("draw-own-workers", colour=what, workers=number)
            if kind == "screen"
            else Text("draw-own-skills", skill=what, count=number)
        )
        pen.d.element(
            "panels", el, body, Box(round(left, 1), box.y + 6, round(wide - 4, 1), box.h - 12), title, r=14
        )
        left += wide


def hand(pen: Pen) -> None:
    """The viewer's winter tiles."""
    v, box = pen.v, pen.plan.hand
    if v.seat is None:
        return
    tiles = v.players[v.seat].hand
    if not tiles:
        return
    wide = (box.w - 8 * (len(tiles) - 1)) / len(tiles)
    for i, t in enumerate(tiles):
        place = Box(round(box.x + i * (wide + 8), 1), box.y, round(wide, 1), box.h)
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
        if v.stage == "ChooseWinter":
            place = _keep(pen, t, place)
        card(pen, blank, place, f"winter:{TILE_NAMES[t]}")


def _keep(pen: Pen, tile: int, box: Box) -> Box:
    """While winter tiles are chosen: what keeps one of them, below its card or next to it; returns the rest of the room."""
    if pen.plan.narrow:
        rest = Box(box.x, box.y, box.w, box.h - KEEP)
        place = Box(box.x, box.y + rest.h + 4, box.w, KEEP - 4)
    else:
        rest = Box(box.x, box.y, round(box.w - KEEP_BESIDE, 1), box.h)
        place = Box(round(box.x + rest.w + 2, 1), box.y, KEEP_BESIDE - 2, box.h)
    size = min(place.w, place.h) * 0.6
    words = pen.word("draw-keep") if pen.plan.narrow else ""
    letter = 13 * pen.big
    left = (place.w - size - (measure(words, letter) + 8 if words else 0)) / 2
    body = rect(1, 1, place.w - 2, place.h - 2, 10, "bar")
    body += icon.mark("lock", round(left, 1), round((place.h - size) / 2, 1), round(size, 1))
    if words:
        low = place.h / 2 + letter * 0.36
        body += line(left + size + 8, low, words, letter, pen.least, place.w - left - size - 12)
    title = pen.say(Text("draw-keep-tile", tile=TILE_NAMES[tile]))
    pen.d.element("panels", f"keep:{TILE_NAMES[tile]}", body, place, title, r=10)
    return rest
