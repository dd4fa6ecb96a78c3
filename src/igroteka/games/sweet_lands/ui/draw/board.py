"""The main board: header, action areas with their prices for the viewer, prosperity tracks."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.labels import cut_line, pill
from igroteka.drawing.layout import grid
from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, circle, fit, group, measure, path, rect, text

from ...components.boards import AREAS, HAND_COST, ROUNDS, TRACKS, Area, Track
from ...components.vocabulary import COLORS
from ...view import SweetLandsView
from ..words import area_text, cost_text, edition_text
from .glyphs import cost_words, words_of
from .icons import icon
from .pen import Pen
from .typeset import fit_words, without_ones

#: Areas lie by sort, basic ones first.
ORDER: Final = ("basic", "special", "additional")


def header(pen: Pen) -> None:
    """The rounds, whose turn it is, and whose design the cards are."""
    v, d, box, big = pen.v, pen.d, pen.plan.header, pen.big
    row = box.h if not pen.plan.narrow else box.h / 2
    body = ""
    r = 11 * big
    for i in range(1, ROUNDS + 1):
        x = r + 4 + (i - 1) * r * 2.3
        body += circle(x, row / 2, r, "now" if i == v.round else "past" if i < v.round else "ring")
        css = "on" if i == v.round else ""
        body += text(x, row / 2 + 5 * big, str(i), 14 * big, css, anchor="middle")
    d.add("labels", "rounds", body, box.x, box.y, pen.say(Text("draw-round", round=v.round)))
    left = box.x + r * 2.3 * ROUNDS + 20
    note = pen.say(edition_text())
    right = box.x + box.w
    if v.over:
        words, size = fit(pen.word("draw-over"), 200 * big, 16 * big)
        h = 30 * big
        body, w = pill(words, size, h)
        right -= w
        d.add("labels", "over", body, right, box.y + (row - h) / 2)
        right -= 12
    if pen.plan.narrow:
        d.add(
            "labels",
            "deck-note",
            cut_line(0, 0, note, pen.least, box.w - 8, "soft"),
            box.x + 4,
            box.y + box.h - 12,
        )
    else:
        wide = min(measure(note, 12.5), 620)
        right -= wide
        d.add("labels", "deck-note", cut_line(0, 0, note, 12.5, wide, "soft"), right, box.y + row / 2 + 4)
    words = turn_words(pen)
    d.add(
        "labels", "turn", cut_line(0, 0, words, 17 * big, right - left - 16), left, box.y + row / 2 + 6 * big
    )


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


def areas(pen: Pen) -> None:
    """Every area: what it does, what it costs the viewer, and the discs on its spaces."""
    box = pen.plan.areas
    shown = areas_on_table(pen)
    across = 4 if pen.plan.narrow else 6 if len(shown) <= 18 else 7
    for area, at in zip(shown, grid(box, len(shown), across, 6), strict=True):
        _area(pen, area, at)


def _area(pen: Pen, area: Area, at: Box) -> None:
    v, least = pen.v, pen.least
    usable = is_open(v, area)
    body = rect(0, 0, at.w, at.h, 10, f"c-{area.category}" if usable else "closed")
    letter = least * 1.02
    body += cut_line(
        at.w / 2, round(letter * 1.15, 1), pen.word(f"area-{area.id}"), letter, at.w - 6, "soft", "middle"
    )
    top = letter * 1.45
    spaces_h = min(at.h * 0.27, least * 2.2)
    price_h = (at.h - top - spaces_h) * 0.42
    effect_h = at.h - top - spaces_h - price_h
    effect = fit_words(words_of(area.effect), at.w - 8, effect_h, least * 2.2, least * 1.26, 4, top)
    body += effect if usable else group("dim", effect)
    price = v.players[pen.me].prices.get(area.id, area.cost)
    if not usable:
        body += _opens(pen, area, at, top + effect_h, price_h + spaces_h)
    else:
        if price:
            y = round(top + effect_h, 1)
            body += fit_words(cost_words(price), at.w - 12, price_h, least * 1.6, least * 1.26, 6, y)
        body += _spaces(pen, area, at.w, round(at.h - spaces_h, 1), spaces_h)
    pen.d.element("panels", f"area:{area.id}", body, at, area_title(pen, area), r=10)


def _opens(pen: Pen, area: Area, at: Box, y: float, h: float) -> str:
    """A closed area tells when it opens."""
    size = min(h * 0.6, pen.least * 2)
    words = pen.say(Text("draw-opens", round=area.opens))
    return icon("lock", round(at.w / 2 - size / 2, 1), round(y, 1), round(size, 1)) + cut_line(
        at.w / 2, round(y + h - pen.least * 0.5, 1), words, pen.least, at.w - 6, "soft", "middle"
    )


def _spaces(pen: Pen, area: Area, w: float, y: float, h: float) -> str:
    """The spaces with their hand cost in cards, or with the discs that lie there."""
    there = pen.v.discs.get(area.id, 0)
    step = h * 1.06
    x = (w - step * area.spaces) / 2
    r = h * 0.44
    body = ""
    for i in range(area.spaces):
        cx, cy = round(x + step * (i + 0.5), 1), round(y + h * 0.46, 1)
        if i < there:
            body += icon("disc", round(cx - r, 1), round(cy - r, 1), round(r * 2, 1))
            continue
        body += circle(cx, cy, round(r, 1), "ring")
        body += icon("card", round(cx - r * 0.92, 1), round(cy - r * 0.62, 1), round(r * 1.16, 1))
        size = max(pen.least, r * 0.95)
        body += text(
            round(cx + r * 0.4, 1),
            round(cy + size * 0.36, 1),
            str(HAND_COST[i]),
            round(size, 1),
            anchor="middle",
        )
    return body


def area_title(pen: Pen, area: Area) -> str:
    """Name, effect, price and state of an area in words."""
    v = pen.v
    said = [pen.say(Text("draw-area", area=area.id, what=area_text(area.id)))]
    price = v.players[pen.me].prices.get(area.id, area.cost)
    if price:
        said.append(pen.say(Text("draw-price", cost=cost_text(price))))
    if not is_open(v, area):
        said.append(pen.say(Text("draw-opens", round=area.opens)))
    elif v.discs.get(area.id, 0) >= area.spaces:
        said.append(pen.word("draw-full"))
    else:
        said.append(pen.say(Text("draw-hand-cost", cards=HAND_COST[v.discs.get(area.id, 0)])))
    return ". ".join(said)


# ---------------------------------------------------------------- prosperity


def prosperity(pen: Pen) -> None:
    """Six tracks; every space has its rate and its bonus, and the markers of the players."""
    box = pen.plan.prosperity
    pen.d.add("boards", "prosperity", panel(box, "panel"))
    pad = 6.0
    if pen.plan.narrow:
        h = (box.h - pad * 7) / 6
        for i, track in enumerate(TRACKS):
            _track(pen, track, Box(box.x + pad, box.y + pad + i * (h + pad), box.w - pad * 2, h))
        return
    h = (box.h - pad * 4) / 3
    unit = (box.w - pad * 3) / (6 + 9 + 1.6)
    for i, track in enumerate(TRACKS):
        upper = i % 2 == 0
        w = unit * (len(track.rates) + 0.8)
        x = box.x + pad + (0 if upper else unit * 6.8 + pad)
        _track(
            pen,
            track,
            Box(round(x, 1), round(box.y + pad + i // 2 * (h + pad), 1), round(w, 1), round(h, 1)),
        )


def _track(pen: Pen, track: Track, at: Box) -> None:
    v = pen.v
    color = COLORS[track.color]
    steps = len(track.rates)
    unit = at.w / (steps + 0.8)
    body = _printed_track(track.id, at.w, at.h, pen.least)
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
def _printed_track(track_id: str, w: float, h: float, least: float) -> str:
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
        sign = min(least * 1.15, unit * 0.34)
        middle = x + (unit - sign if space == last else unit) / 2
        body += text(round(middle, 1), round(3 + least, 1), fraction(rate), least, anchor="middle")
        if space == last:
            body += icon("diamond", round(x + unit - sign - 2, 1), 3, round(sign, 1))
        effect = track.first if space == last else track.bonuses.get(space)
        if effect:
            words = without_ones(words_of(effect))
            body += fit_words(
                words,
                unit - 4,
                h * 0.5,
                least * 1.5,
                least * 1.26,
                round(x + 2, 1),
                round(4 + least * 1.1, 1),
            )
    return body


def fraction(rate: tuple[int, int]) -> str:
    """A rate as one reads it."""
    top, bottom = rate
    return str(top) if bottom == 1 else f"{top}/{bottom}"
