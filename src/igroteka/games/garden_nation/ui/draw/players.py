"""The players: name, points, population, floors, ploys, what they have claimed and hide."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.pen import number_text, panel, with_title
from igroteka.drawing.svg import Box, circle, rect, text

from ...components.players import PLOY_TOKENS, PLOYS, POPULATION_TRACK, on_track, population_points
from ...components.secrets import SECRET_NAMES, SECRETS
from ...fields import ITEMS
from ...view import PlayerView
from .cards import secret_picture
from .pen import Pen, icon

#: The part of the population track that costs points at the end.
RED_PART: Final = 9


def player(pen: Pen, p: PlayerView, box: Box) -> None:
    """Everything of one player in three rows. Whose turn it is shows as an outline and as an arrow."""
    turn = p.seat in pen.v.waiting
    big = min(box.h / 107, box.w / 466 * 1.25)
    pen.d.add("boards", f"panel-{p.seat}", panel(box, "panel turn" if turn else "panel"))
    third = box.h * 0.36
    rows = (box.h - third - 6) / 2
    head = Box(box.x + 3, box.y + 3, box.w - 6, box.h - third - 8)
    body = _name(pen, p, head, rows, big) + _people(pen, p, head, rows, big)
    pen.d.element("panels", f"player:{p.seat}", body, head, player_text(p, pen.say), r=11)
    low = Box(box.x + 3, box.y + box.h - third - 3, box.w - 6, third)
    if pen.v.over:
        _tally(pen, p, low, big)
    else:
        _ploys(pen, p, low, big)


def player_text(p: PlayerView, say: Say) -> str:
    """A player in words."""
    return say(
        Text(
            "draw-player",
            seat=p.seat,
            points=p.points,
            inhabitants=p.population,
            floors=p.supply,
            space=p.space,
        )
    )


def _name(pen: Pen, p: PlayerView, box: Box, h: float, big: float) -> str:
    """Badge, name and marks; points at the right end."""
    size = min(h * 0.76, 30 * big)
    y = (h - size) / 2 + 1
    base = y + size / 2 + 6.5 * big
    body = icon(f"clan-{p.seat}", 7, y, size)
    left = size + 15
    if p.seat in pen.v.waiting:
        body += icon.mark("arrow", left, y + size * 0.12, size * 0.76, "arrow")
        left += size * 0.76 + 7
    right = box.w - 78 * big
    medal = size * 0.96
    body += icon("points", right + 4, y, medal)
    body += text(
        right + medal + 9, base + 1.5 * big, number_text(p.points), 24 * big, width=box.w - right - medal - 12
    )
    return body + text(left, base, pen.names[p.seat], 18 * big, width=right - left - 6)


def _people(pen: Pen, p: PlayerView, box: Box, h: float, big: float) -> str:
    """The population track with its red part, what it is worth at the end, and the floors in the supply."""
    size = min(h * 0.62, 24 * big)
    y = h + (h - size) / 2 - 1
    base = y + size / 2 + 6 * big
    body = icon.mark("person", 9, y, size)
    left = size + 15
    body += text(left, base, str(p.population), 18 * big, width=34 * big)
    left += 36 * big
    wide = box.w - left - 138 * big
    coins, marker = on_track(p.population, POPULATION_TRACK)
    bar = size * 0.62
    top = y + (size - bar) / 2
    body += rect(left, top, wide, bar, bar / 2, "bar")
    body += rect(left + 1, top + 1, wide * RED_PART / POPULATION_TRACK, bar - 2, bar / 2 - 1, "red-part")
    if coins:
        chip = 12 * big
        at_chip = left + wide - chip * 2.6
        body += rect(at_chip, top - 1, chip * 2.4, bar + 2, bar / 2, "full")
        words = f"+{coins * POPULATION_TRACK}"
        body += text(
            at_chip + chip * 1.2,
            top + bar / 2 + chip * 0.36,
            words,
            chip,
            "on",
            width=chip * 2.3,
            anchor="middle",
        )
    at = left + bar / 2 + (wide - bar) * (marker - 1) / (POPULATION_TRACK - 1)
    body += icon(f"clan-{p.seat}", at - size * 0.44, y + size * 0.06, size * 0.88)
    worth = population_points(p.population)
    words = pen.say(Text("draw-worth", inhabitants=p.population, points=worth))
    css = "bad" if worth < 0 else "soft"
    plus = "+" if worth > 0 else ""
    body += with_title(
        words, text(left + wide + 9, base, plus + number_text(worth), 15 * big, css, width=36 * big)
    )
    right = box.w - 84 * big
    body += icon(f"floor-{p.seat}", right, y + size * 0.14, size * 2.1, size * 0.7)
    return body + text(right + size * 2.1 + 6, base, str(p.supply), 18 * big, width=30 * big)


def _ploys(pen: Pen, p: PlayerView, box: Box, big: float) -> None:
    """Tokens left, the three ploys with the tokens that lie there, claimed projects, secret objectives."""
    say, d, h = pen.say, pen.d, box.h
    r = min(h * 0.19, 7.5 * big)
    step = r * 2 + 3
    left_body = "".join(
        [
            circle(
                6 + r + i % 2 * step,
                h / 2 + (i // 2 - 0.5) * step,
                r,
                f"coin seat{p.seat}" if i < p.ploys_left else "hole",
            )
            for i in range(PLOY_TOKENS)
        ]
    )
    words = say(Text("draw-ploys-left", seat=p.seat, count=p.ploys_left))
    d.add("labels", f"ploys-{p.seat}", left_body, box.x, box.y, words)
    start = 6 + step * 2 + 6
    wide = (box.w - start - 128 * big) / len(PLOYS)
    size = min(h * 0.66, 30 * big)
    for i, ploy in enumerate(PLOYS):
        used = p.ploys.get(ploy, 0)
        body = rect(0.5, 1, wide - 5, h - 4, 9, "bar") + icon.mark(ploy, 7, (h - 2 - size) / 2, size)
        x = size + 12 + r * 0.8
        gap = min(r * 1.8, (wide - 10 - x) / 3)
        for j in range(used):
            body += circle(x + j * gap, h / 2 - 1, r * 0.8, f"coin seat{p.seat}")
        title = say(Text("draw-ploy", seat=p.seat, ploy=ploy, count=used, left=p.ploys_left))
        at = Box(box.x + start + i * wide, box.y + 0.5, wide - 4, h - 2)
        d.element("panels", f"ploy:{p.seat}:{ploy}", body, at, title)
    _cards(pen, p, Box(box.x + box.w - 124 * big, box.y, 120 * big, h), big)


def _cards(pen: Pen, p: PlayerView, box: Box, big: float) -> None:
    """Claimed projects, and secret objectives: hidden until the end, then with their points."""
    say, d = pen.say, pen.d
    high = min(box.h * 0.72, 36 * big)
    y = (box.h - high) / 2 - 1
    names = ", ".join([say(Text("a-project", project=name)) for name in p.claimed])
    body = icon("card", 0, y, high * 0.78, high)
    body += text(high * 0.78 + 5, box.h / 2 + 5 * big, str(len(p.claimed)), 17 * big, width=24 * big)
    words = say(Text("draw-claimed", seat=p.seat, count=len(p.claimed), projects=names))
    d.add("labels", f"claimed-{p.seat}", body, box.x, box.y, words)
    left = box.x + 56 * big
    count = p.kept_count or p.hand_count
    if not count:
        return
    title = say(Text("draw-secrets", seat=p.seat, count=count))
    wide = high * 0.86
    step = min(high * 0.92, (box.x + box.w - left - wide) / max(count - 1, 1))
    backs = "".join([icon("sealed", i * step, 0, wide, high) for i in range(count)])
    d.add("labels", f"secrets-{p.seat}", backs, left, box.y + y, title)


def _tally(pen: Pen, p: PlayerView, box: Box, big: float) -> None:
    """At the end: where the points come from, with the secret objectives laid open."""
    size = min(box.h * 0.84, 38 * big)
    y = (box.h - size) / 2 - 1
    wide = (box.w - 16) / len(ITEMS)
    names = (", ".join([pen.say(Text("a-project", project=name)) for name in p.claimed]), *p.kept[:2])
    for i, item in enumerate(ITEMS):
        points = p.items.get(item, 0)
        if item == "projects":
            picture = icon("card", size * 0.1, 0, size * 0.78, size)
            words = pen.say(Text("draw-claimed", seat=p.seat, count=len(p.claimed), projects=names[0]))
        elif item == "population":
            picture = icon.mark("person", size * 0.1, size * 0.1, size * 0.8)
            words = pen.say(Text("draw-worth", inhabitants=p.population, points=points))
        elif i < len(names):
            picture = secret_picture(SECRETS[SECRET_NAMES.index(names[i])], size)
            words = pen.say(Text("draw-revealed", seat=p.seat, secret=names[i], points=points))
        else:
            continue
        body = picture + text(
            size + 7, size / 2 + 6.5 * big, number_text(points), 18 * big, width=wide - size - 10
        )
        pen.d.add("labels", f"item-{p.seat}-{item}", body, box.x + 8 + i * wide, box.y + y, words)
