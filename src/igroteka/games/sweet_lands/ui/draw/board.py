"""The main board: header, action areas with their prices for the viewer, prosperity tracks."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from igroteka.core.text import Text
from igroteka.drawing.labels import cut_line, fit_line, pill
from igroteka.drawing.layout import grid
from igroteka.drawing.svg import Box, circle, fit, group, path, rect, text, wrap_lines

from ...components.boards import AREAS, HAND_COST, ROUNDS, TRACKS, Area, Track
from ...components.vocabulary import COLORS
from ...view import SweetLandsView
from ..words import area_text, cost_text
from .glyphs import cost_words, words_of
from .icons import icon
from .pen import Pen
from .plan import AREA_HEIGHT, AREAS_TOP, GAP, HEADER, ICON, LEAST, PAD, TRACK_HEIGHT, rows_box
from .typeset import fit_words, without_ones

#: Areas lie by sort, basic ones first.
ORDER: Final = ("basic", "special", "additional")
AREA_OF: Final = {area.id: area for area in AREAS}


def header(pen: Pen) -> None:
    """The rounds, and whose turn it is."""
    v, d, box = pen.v, pen.d, HEADER
    body = ""
    r = 20.0
    for i in range(1, ROUNDS + 1):
        x = r + 2 + (i - 1) * r * 2.2
        body += circle(x, box.h / 2, r, "now" if i == v.round else "past" if i < v.round else "ring")
        css = "on" if i == v.round else ""
        body += text(x, box.h / 2 + 8, str(i), 22, css, anchor="middle")
    d.add("labels", "rounds", body, box.x, box.y, pen.say(Text("draw-round", round=v.round)))
    left = r * 2.2 * ROUNDS + 16
    if v.over:
        words, size = fit(pen.word("draw-over"), box.w - left - 30, 22, LEAST / 22)
        body, w = pill(words, size, 40)
        d.add("labels", "over", body, box.x + box.w - w, box.y + (box.h - 40) / 2)
    words = turn_words(pen)
    line = fit_line(0, 0, words, 24, box.w - left, least=LEAST)
    d.add("labels", "turn", line, box.x + left, box.y + box.h / 2 + 8)


def turn_words(pen: Pen) -> str:
    """Whose turn it is."""
    v = pen.v
    if v.over or not v.waiting or v.waiting[0] < 0:
        return ""
    if len(v.waiting) > 1:
        return pen.word("draw-all-choose")
    return pen.say(Text("draw-turn", seat=v.waiting[0]))


# ---------------------------------------------------------------- action areas


def areas_on_table(pen: Pen) -> list[Area]:
    """The areas of this table, sort by sort."""
    here = [a for a in AREAS if a.id in pen.v.areas]
    return sorted(here, key=lambda a: ORDER.index(a.category))


def is_open(v: SweetLandsView, area: Area) -> bool:
    """Whether an area can be used; in the set-up, whether it will be from the start."""
    return area.id in v.open or (v.round == 0 and area.opens <= 1)


def _area_boxes(pen: Pen) -> list[tuple[Area, Box]]:
    """Where the areas lie: basic ones with their three spaces are wider than the others, which follow below."""
    placed: list[tuple[Area, Box]] = []
    top = AREAS_TOP
    shown = areas_on_table(pen)
    for wide, across in ((True, 2), (False, 3)):
        row = [area for area in shown if (area.category == ORDER[0]) == wide]
        box = rows_box(top, len(row), across, AREA_HEIGHT)
        placed += zip(row, grid(box, len(row), across, GAP), strict=True)
        top = box.y + box.h + GAP
    return placed


def areas_height(pen: Pen) -> float:
    """The rounds, and below them the areas."""
    last = _area_boxes(pen)[-1][1]
    return last.y + last.h + PAD


def areas(pen: Pen) -> None:
    """Every area: what it does, what it costs the viewer, and the discs on its spaces."""
    v = pen.v
    prices = v.players[pen.me].prices
    for area, at in _area_boxes(pen):
        price = tuple(prices.get(area.id, area.cost).items())
        pen.lay(_area, AreaNow(area.id, is_open(v, area), price, v.discs.get(area.id, 0)), at)


class AreaNow(NamedTuple):
    """An area as it is now for the viewer: whether it can be used, what it costs, how many discs lie there."""

    id: str
    usable: bool
    price: tuple[tuple[str, int], ...]
    discs: int


def _area(pen: Pen, now: AreaNow, at: Box) -> None:
    """Name above; below it from left to right what it does, its price, its spaces."""
    area = AREA_OF[now.id]
    usable, price = now.usable, dict(now.price)
    body = rect(0, 0, at.w, at.h, 10, f"c-{area.category}" if usable else "closed")
    body += cut_line(8, round(LEAST * 1.2, 1), pen.word(f"area-{area.id}"), LEAST, at.w - 10, "soft")
    top = round(LEAST * 1.5, 1)
    h = at.h - top - 4
    does = 78.0 if area.spaces > 1 else 65.0
    effect = fit_words(words_of(area.effect), does, h, LEAST * 1.9, ICON, 4, top)
    if usable:
        left, step = does + 6, 48.0
        room = at.w - left - step * area.spaces - 6
        body += effect
        if price:
            body += rect(round(left, 1), top + 2, round(room, 1), h - 4, 8, "price")
            body += fit_words(cost_words(price), room - 4, h - 4, LEAST * 1.6, ICON, left + 2, top + 2)
        body += _spaces(area, now.discs, at.w - step * area.spaces - 3, top + (h - step) / 2, step)
    else:
        body += group("dim", effect) + _opens(pen, area, Box(does + 4, top, at.w - does - 8, h))
    pen.d.element("panels", f"area:{area.id}", body, at, _area_title(pen, now), r=10)


def _opens(pen: Pen, area: Area, at: Box) -> str:
    """A closed area has a lock, and tells when it opens."""
    words = pen.say(Text("draw-opens", round=area.opens))
    lines = wrap_lines(words, at.w, LEAST, 2)
    body = icon("lock", round(at.x + at.w - 24, 1), 3, 26)
    for i, line in enumerate(lines):
        y = at.y + at.h / 2 + LEAST * (0.36 + 1.1 * (i - (len(lines) - 1) / 2))
        body += cut_line(round(at.x, 1), round(y, 1), line, LEAST, at.w, "soft")
    return body


def _spaces(area: Area, there: int, x: float, y: float, step: float) -> str:
    """The spaces with their hand cost in cards, or with the discs that lie there."""
    r = step * 0.46
    body = ""
    for i in range(area.spaces):
        cx, cy = round(x + step * (i + 0.5), 1), round(y + step * 0.5, 1)
        if i < there:
            body += icon("disc", round(cx - r, 1), round(cy - r, 1), round(r * 2, 1))
            continue
        body += circle(cx, cy, round(r, 1), "ring")
        body += icon("card", round(cx - r * 0.92, 1), round(cy - r * 0.62, 1), round(r * 1.16, 1))
        cards = str(HAND_COST[i])
        body += text(round(cx + r * 0.44, 1), round(cy + LEAST * 0.36, 1), cards, LEAST, anchor="middle")
    return body


def _area_title(pen: Pen, now: AreaNow) -> str:
    """Name, effect, price and state of an area in words."""
    area = AREA_OF[now.id]
    said = [pen.say(Text("draw-area", area=area.id, what=area_text(area.id)))]
    if now.price:
        said.append(pen.say(Text("draw-price", cost=cost_text(dict(now.price)))))
    if not now.usable:
        said.append(pen.say(Text("draw-opens", round=area.opens)))
    elif now.discs >= area.spaces:
        said.append(pen.word("draw-full"))
    else:
        said.append(pen.say(Text("draw-hand-cost", cards=HAND_COST[now.discs])))
    return ". ".join(said)


# ---------------------------------------------------------------- prosperity


def prosperity(pen: Pen) -> None:
    """Six tracks; every space has its rate and its bonus, and the markers of the players."""
    box = rows_box(PAD, len(TRACKS), 1, TRACK_HEIGHT)
    for track, at in zip(TRACKS, grid(box, len(TRACKS), 1, GAP), strict=True):
        _track(pen, track, at)


def _track(pen: Pen, track: Track, at: Box) -> None:
    v = pen.v
    color = COLORS[track.color]
    steps = len(track.rates)
    unit = at.w / (steps + 0.8)
    body = printed_track(track.id, at.w, at.h)
    if track.id in v.taken:
        body += path(f"M{at.w - unit * 0.8:.1f} {at.h * 0.5:.1f}h{unit * 0.6:.1f}", "gate")
    size = min(unit * 0.36, at.h * 0.25)
    for space in range(steps):
        there = [p.seat for p in v.players if p.prosper[track.id] == space]
        for n, seat in enumerate(there):
            x = (
                unit * (0.8 + space)
                + unit / 2
                + (n - (len(there) - 1) / 2) * min(size, unit * 0.9 / len(there))
            )
            body += icon(f"seat-{seat}", round(x - size / 2, 1), round(at.h - size - 2, 1), round(size, 1))
    me = v.players[pen.me]
    rate = track.rates[me.prosper[track.id]]
    title = pen.say(
        Text(
            "draw-track",
            track=track.id,
            color=color,
            space=me.prosper[track.id],
            last=track.length,
            rate=fraction(rate),
        )
    )
    pen.d.element("panels", f"prosper:{track.id}", body, at, title)


@cache
def printed_track(track_id: str, w: float, h: float) -> str:
    """What is printed on a track."""
    track = next(t for t in TRACKS if t.id == track_id)
    unit = w / (len(track.rates) + 0.8)
    color = COLORS[track.color]
    head = {
        "terrain": "token",
        "rabbit": "rabbit",
        "road": "road",
        "property": "property",
        "employed": "employ",
        "ip": "ip",
    }
    size = min(unit * 0.74, h * 0.6)
    body = rect(0, 0, w, h, 8, f"c-{color}")
    body += icon(head[track.id], round(unit * 0.4 - size / 2, 1), round((h - size) / 2, 1), round(size, 1))
    last = len(track.rates) - 1
    for space, rate in enumerate(track.rates):
        x = unit * (0.8 + space)
        body += rect(round(x + 1, 1), 2, round(unit - 2, 1), h - 4, 5, "space")
        sign = min(LEAST * 1.15, unit * 0.34)
        middle = x + (unit - sign if space == last else unit) / 2
        body += text(round(middle, 1), round(3 + LEAST, 1), fraction(rate), LEAST, anchor="middle")
        if space == last:
            body += icon("diamond", round(x + unit - sign - 2, 1), 3, round(sign, 1))
        effect = track.first if space == last else track.bonuses.get(space)
        if effect:
            words = without_ones(words_of(effect))
            body += fit_words(
                words,
                unit - 4,
                h - LEAST * 1.1 - 32,
                LEAST * 1.5,
                ICON,
                round(x + 2, 1),
                round(4 + LEAST * 1.1, 1),
            )
    return body


def fraction(rate: tuple[int, int]) -> str:
    """A rate as one reads it."""
    top, bottom = rate
    return str(top) if bottom == 1 else f"{top}/{bottom}"
